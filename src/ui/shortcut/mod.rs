//! The commands of the window. One list feeds the menus, the keyboard, the
//! tooltips, the palette and the page of keys, so that they cannot disagree.

mod offers;
mod page;

use egui::{Context, Key, KeyboardShortcut, Modifiers, gui_zoom};

use super::Tab;
use super::settings::Look;
use crate::club::ClubView;
use crate::i18n::Lang;

pub(super) use offers::Offers;
pub use page::PageCommand;

/// Calculates what is on a sheet.
pub const CALCULATE: KeyboardShortcut = KeyboardShortcut::new(Modifiers::COMMAND, Key::Enter);

/// Takes a pair out of a sheet.
pub const REMOVE_ROW: KeyboardShortcut = KeyboardShortcut::new(Modifiers::COMMAND, Key::Backspace);

/// The same, as spreadsheets have it.
pub const REMOVE_ROW_TOO: KeyboardShortcut = KeyboardShortcut::new(Modifiers::COMMAND, Key::Delete);

/// Leads into the menus.
pub const MENUS: KeyboardShortcut = KeyboardShortcut::new(Modifiers::NONE, Key::F10);

/// Asks why the rating of the partner of a cell changed: Tab stays in a sheet
/// and never comes to the changes beside it.
pub const WHY: KeyboardShortcut = KeyboardShortcut::new(Modifiers::NONE, Key::F2);

/// Marks all rows of a table.
pub const MARK_ALL: KeyboardShortcut = KeyboardShortcut::new(Modifiers::COMMAND, Key::A);

/// A key as it is written: egui calls the keys of signs by English words.
pub fn key_text(ctx: &Context, key: &KeyboardShortcut) -> String {
    let text = ctx.format_shortcut(key);
    text.replace("Plus", "+").replace("Minus", "−")
}

/// Keys that are no commands: those of sheets, tables and menus, and the
/// zoom; each with the identifier of what it does.
pub fn other_keys(ctx: &Context, lang: Lang) -> Vec<(String, &'static str)> {
    let keys = |key| key_text(ctx, &key);
    let command = |key| keys(KeyboardShortcut::new(Modifiers::COMMAND, key));
    let zoom = [
        gui_zoom::kb_shortcuts::ZOOM_IN,
        gui_zoom::kb_shortcuts::ZOOM_OUT,
        gui_zoom::kb_shortcuts::ZOOM_RESET,
    ]
    .map(keys);
    vec![
        (format!("{}  Alt", keys(MENUS)), "keys-menus"),
        (keys(CALCULATE), "keys-calculate"),
        ("Enter".to_owned(), "keys-enter"),
        ("Tab".to_owned(), "keys-tab"),
        ("↑ ↓".to_owned(), "keys-arrows"),
        (command(Key::V), "keys-paste"),
        (
            [REMOVE_ROW, REMOVE_ROW_TOO].map(keys).join("  "),
            "keys-remove",
        ),
        (keys(WHY), "keys-why"),
        ("↑ ↓ Home End".to_owned(), "keys-rows"),
        ("← →".to_owned(), "keys-sideways"),
        (lang.text("keys-space-key"), "keys-space"),
        (lang.text("keys-letters"), "keys-find"),
        (command(Key::C), "keys-copy"),
        (keys(MARK_ALL), "keys-all"),
        ("Esc".to_owned(), "keys-escape"),
        (zoom.join("  "), "keys-zoom"),
    ]
}

/// A command of the window itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it; texts are `menu-…`")]
pub enum WindowCommand {
    NewClub,
    Open,
    OpenSample,
    Import,
    Export,
    OldWorkbook,
    Backups,
    SaveCopy,
    Close,
    Quit,
    Undo,
    Redo,
    People,
    History,
    CheckFile,
    Commands,
    Columns,
    Guide,
    Keys,
    About,
    Show(Tab),
    Look(Look),
    Page(PageCommand),
}

/// What is on the screen, as far as commands depend on it.
#[derive(Clone, Copy, Debug)]
pub struct Sight<'a> {
    /// The club, if one is open.
    pub view: Option<&'a ClubView>,
    /// The tab that is shown.
    pub tab: Tab,
    /// What its page offers.
    pub offered: &'a [PageCommand],
}

impl WindowCommand {
    /// Every command of the window, in the order of the menus; those of the
    /// pages are [`PageCommand`]s.
    pub const ALL: [Self; 33] = [
        Self::Show(Tab::Param),
        Self::Show(Tab::Tourn),
        Self::Show(Tab::Hist),
        Self::Show(Tab::Rating),
        Self::Show(Tab::Statistic),
        Self::Show(Tab::Championship),
        Self::Show(Tab::Fibs),
        Self::Show(Tab::Fide),
        Self::Show(Tab::Redistribution),
        Self::Import,
        Self::Export,
        Self::NewClub,
        Self::Open,
        Self::OpenSample,
        Self::OldWorkbook,
        Self::Backups,
        Self::SaveCopy,
        Self::Close,
        Self::Undo,
        Self::Redo,
        Self::People,
        Self::History,
        Self::CheckFile,
        Self::Look(Look::System),
        Self::Look(Look::Light),
        Self::Look(Look::Dark),
        Self::Look(Look::Contrast),
        Self::Commands,
        Self::Columns,
        Self::Guide,
        Self::Keys,
        Self::About,
        Self::Quit,
    ];

    /// The identifier of its text.
    pub const fn text(self) -> &'static str {
        match self {
            Self::NewClub => "menu-new-club",
            Self::Open => "menu-open",
            Self::OpenSample => "menu-open-sample",
            Self::Import => "menu-import",
            Self::Export => "menu-export",
            Self::OldWorkbook => "menu-old-workbook",
            Self::Backups => "menu-backups",
            Self::SaveCopy => "menu-save-copy",
            Self::Close => "menu-close",
            Self::Quit => "menu-quit",
            Self::Undo => "menu-undo",
            Self::Redo => "menu-redo",
            Self::People => "menu-people",
            Self::History => "menu-history",
            Self::CheckFile => "menu-check",
            Self::Commands => "menu-commands",
            Self::Columns => "menu-columns",
            Self::Guide => "menu-guide",
            Self::Keys => "menu-keys",
            Self::About => "menu-about",
            Self::Show(Tab::Param) => "menu-tab-param",
            Self::Show(Tab::Tourn) => "menu-tab-tourn",
            Self::Show(Tab::Hist) => "menu-tab-hist",
            Self::Show(Tab::Rating) => "menu-tab-rating",
            Self::Show(Tab::Statistic) => "menu-tab-statistic",
            Self::Show(Tab::Championship) => "menu-tab-championship",
            Self::Show(Tab::Fibs) => "menu-tab-fibs",
            Self::Show(Tab::Fide) => "menu-tab-fide",
            Self::Show(Tab::Redistribution) => "menu-tab-redistribution",
            Self::Look(Look::System) => "menu-look-system",
            Self::Look(Look::Light) => "menu-look-light",
            Self::Look(Look::Dark) => "menu-look-dark",
            Self::Look(Look::Contrast) => "menu-look-contrast",
            Self::Page(command) => command.text(),
        }
    }

    /// Whether it can do something now.
    pub fn is_possible(self, sight: Sight<'_>) -> bool {
        let Sight { view, tab, offered } = sight;
        match self {
            // Its page is shown first.
            Self::Page(PageCommand::NewTournament) => view.is_some(),
            Self::Page(command) => offered.contains(&command),
            Self::Undo => view.is_some_and(|view| view.undo.is_some()),
            Self::Redo => view.is_some_and(|view| view.redo.is_some()),
            // A calculator shows something without a club.
            Self::Export => view.is_some() || tab.is_calculator(),
            Self::Import
            | Self::Backups
            | Self::SaveCopy
            | Self::Close
            | Self::People
            | Self::History
            | Self::CheckFile => view.is_some(),
            Self::Columns => view.is_some() || tab.is_calculator(),
            Self::Show(tab) => view.is_some() || tab.is_calculator(),
            _ => true,
        }
    }

    /// Whether another club may be open afterwards, or none.
    pub const fn leaves_the_club(self) -> bool {
        matches!(
            self,
            Self::NewClub
                | Self::Open
                | Self::OpenSample
                | Self::OldWorkbook
                | Self::Backups
                | Self::CheckFile
                | Self::Close
        )
    }

    /// Its key, if it has one.
    pub fn key(self) -> Option<KeyboardShortcut> {
        let command = |key| Some(KeyboardShortcut::new(Modifiers::COMMAND, key));
        match self {
            Self::NewClub => command(Key::N),
            Self::Open => command(Key::O),
            Self::Import => command(Key::I),
            Self::Export => command(Key::E),
            Self::Quit => command(Key::Q),
            Self::Undo => command(Key::Z),
            Self::Redo => command(Key::Y),
            Self::Commands => command(Key::K),
            // Before F1 alone, which would take it too.
            Self::Columns => Some(KeyboardShortcut::new(Modifiers::SHIFT, Key::F1)),
            Self::Keys => Some(KeyboardShortcut::new(Modifiers::NONE, Key::F1)),
            Self::Show(Tab::Param) => command(Key::Num1),
            Self::Show(Tab::Tourn) => command(Key::Num2),
            Self::Show(Tab::Hist) => command(Key::Num3),
            Self::Show(Tab::Rating) => command(Key::Num4),
            Self::Show(Tab::Statistic) => command(Key::Num5),
            Self::Show(Tab::Championship) => command(Key::Num6),
            Self::Show(Tab::Fibs) => command(Key::Num7),
            Self::Show(Tab::Fide) => command(Key::Num8),
            Self::Show(Tab::Redistribution) => command(Key::Num9),
            Self::OpenSample
            | Self::OldWorkbook
            | Self::Backups
            | Self::SaveCopy
            | Self::Close
            | Self::People
            | Self::History
            | Self::CheckFile
            | Self::Guide
            | Self::About
            | Self::Look(_) => None,
            Self::Page(command) => command.key(),
        }
    }

    /// Every command with a key that works everywhere in the window.
    pub fn keyed() -> impl Iterator<Item = (Self, KeyboardShortcut)> {
        let pages = PageCommand::KEYED.into_iter().map(Self::Page);
        let all = pages.chain(Self::ALL);
        all.filter_map(|command| Some((command, command.key()?)))
    }

    /// Its text with its key behind, as a tooltip says it.
    pub fn hint(self, ctx: &Context, lang: Lang) -> String {
        let text = lang.text(self.text());
        match self.key() {
            Some(key) => format!("{text} ({})", ctx.format_shortcut(&key)),
            None => text,
        }
    }

    /// The commands whose keys were pressed in this frame. While a text field
    /// has the focus, undo and redo belong to the field.
    pub fn pressed(ctx: &Context) -> Vec<Self> {
        let typing = ctx.text_edit_focused();
        Self::keyed()
            .filter(|(command, _)| !(typing && matches!(command, Self::Undo | Self::Redo)))
            .filter(|(_, key)| ctx.input_mut(|input| input.consume_shortcut(key)))
            .map(|(command, _)| command)
            .collect()
    }
}
