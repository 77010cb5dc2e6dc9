//! The menu bar and the row of tabs.

mod keys;

use egui::accesskit::{Node, Role};
use egui::containers::menu::{MenuConfig, menu_style};
use egui::{Button, MenuBar, Response, RichText, Style, Ui};

use super::Tab;
use super::settings::{Look, Settings};
use super::shortcut::{Sight, WindowCommand, key_text};
use super::theme::GAP_LARGE;
use super::welcome::{Choice, file_name};
use crate::club::ClubView;
use crate::domain::Notice;
use crate::i18n::Lang;

pub(super) use keys::MenuKeys;

/// What the bar is drawn from.
pub(super) struct Bar<'a> {
    /// The language of the window.
    pub(super) lang: Lang,
    /// The choices that the menus change.
    pub(super) settings: &'a mut Settings,
    /// Where the keyboard is in the menus.
    pub(super) keys: &'a mut MenuKeys,
    /// What is on the screen.
    pub(super) sight: Sight<'a>,
    /// Whether an import is shown instead of the tabs: none can be chosen.
    pub(super) importing: bool,
    /// Whether a dialog or a form lies over the bar.
    pub(super) covered: bool,
}

impl Bar<'_> {
    /// Draws the menus and the tabs; what was chosen in them.
    pub(super) fn ui(&mut self, ui: &mut Ui) -> Option<Choice> {
        self.keys.steer(ui.ctx(), self.covered);
        let mut chosen = None;
        let menus = MenuConfig::new().style(ringed);
        MenuBar::new().style(ringed).config(menus).ui(ui, |ui| {
            for (name, menu) in MENUS {
                let button = ui.menu_button(self.lang.text(name), |ui| menu(self, ui));
                self.keys.saw(&button.response);
                chosen = button.inner.flatten().or(chosen.take());
            }
            self.keys.settle(ui.ctx());
            ui.separator();
            let (lang, tab) = (self.lang, self.sight.tab);
            let open = self.sight.view.is_some();
            let shown = ui.add_enabled_ui(!self.importing, |ui| tabs(ui, lang, tab, open));
            if let Some(command) = shown.inner {
                chosen = Some(Choice::Command(command));
            }
            if let Some(view) = self.sight.view {
                club_name(ui, view);
            }
        });
        chosen
    }

    fn file(&mut self, ui: &mut Ui) -> Option<Choice> {
        let mut chosen = self.commands(
            ui,
            &[
                WindowCommand::NewClub,
                WindowCommand::Open,
                WindowCommand::OpenSample,
            ],
        );
        let recent = ui.menu_button(self.lang.text("menu-recent"), |ui| {
            for path in &self.settings.recent {
                let button = ui.button(file_name(path));
                let button = button.on_hover_text(path.to_string_lossy());
                if button.clicked() {
                    ui.close();
                    chosen = Some(Choice::Recent(path.clone()));
                }
            }
        });
        self.keys.saw_branch(&recent.response);
        ui.separator();
        let results = [
            WindowCommand::Import,
            WindowCommand::Export,
            WindowCommand::OldWorkbook,
        ];
        chosen = chosen.or(self.commands(ui, &results));
        ui.separator();
        let copies = [WindowCommand::Backups, WindowCommand::SaveCopy];
        chosen = chosen.or(self.commands(ui, &copies));
        ui.separator();
        let ends = [WindowCommand::Close, WindowCommand::Quit];
        chosen.or(self.commands(ui, &ends))
    }

    fn edit(&mut self, ui: &mut Ui) -> Option<Choice> {
        let view = self.sight.view;
        let undo = view.and_then(|view| view.undo.as_ref());
        let redo = view.and_then(|view| view.redo.as_ref());
        let mut chosen = None;
        for (command, operation) in [(WindowCommand::Undo, undo), (WindowCommand::Redo, redo)] {
            let text = named(self.lang, command, operation);
            chosen = chosen.or(item(ui, &text, command, operation.is_some()));
        }
        ui.separator();
        chosen.or(self.commands(ui, &[WindowCommand::People, WindowCommand::History]))
    }

    fn view(&mut self, ui: &mut Ui) -> Option<Choice> {
        look(ui, self.lang, self.settings);
        None
    }

    /// What the page offers, and what is done to the file.
    fn tools(&mut self, ui: &mut Ui) -> Option<Choice> {
        let offered = self.sight.offered.iter();
        let offered: Vec<_> = offered.copied().map(WindowCommand::Page).collect();
        let chosen = self.commands(ui, &offered);
        if !offered.is_empty() {
            ui.separator();
        }
        chosen.or(self.commands(ui, &[WindowCommand::CheckFile]))
    }

    fn help(&mut self, ui: &mut Ui) -> Option<Choice> {
        self.commands(
            ui,
            &[
                WindowCommand::Guide,
                WindowCommand::Commands,
                WindowCommand::Columns,
                WindowCommand::Keys,
                WindowCommand::About,
            ],
        )
    }

    fn commands(&self, ui: &mut Ui, commands: &[WindowCommand]) -> Option<Choice> {
        let mut chosen = None;
        for command in commands {
            let possible = command.is_possible(self.sight);
            let text = self.lang.text(command.text());
            chosen = item(ui, &text, *command, possible).or(chosen);
        }
        chosen
    }
}

/// The look of menus, with the ring around what has the keyboard.
fn ringed(style: &mut Style) {
    let ring = style.visuals.widgets.active.bg_stroke;
    menu_style(style);
    style.visuals.widgets.active.bg_stroke = ring;
}

/// Draws the entries of a menu; what was chosen.
type Menu = fn(&mut Bar<'_>, &mut Ui) -> Option<Choice>;

/// The menus from the left.
const MENUS: [(&str, Menu); 5] = [
    ("menu-file", |bar, ui| bar.file(ui)),
    ("menu-edit", |bar, ui| bar.edit(ui)),
    ("menu-view", |bar, ui| bar.view(ui)),
    ("menu-tools", |bar, ui| bar.tools(ui)),
    ("menu-help", |bar, ui| bar.help(ui)),
];

/// "Undo: tournament of 4 Mar 2026", or just "Undo".
fn named(lang: Lang, command: WindowCommand, operation: Option<&Notice>) -> String {
    match operation {
        Some(operation) => format!("{}: {}", lang.text(command.text()), lang.say(operation)),
        None => lang.text(command.text()),
    }
}

/// An entry of a menu; a key that chooses it closes the menu as a click does.
fn item(ui: &mut Ui, text: &str, command: WindowCommand, enabled: bool) -> Option<Choice> {
    let key = command.key().map(|key| ui.ctx().format_shortcut(&key));
    let button = Button::new(text).shortcut_text(key.unwrap_or_default());
    let entry = ui.add_enabled(enabled, button);
    as_entry(ui, &entry);
    entry.clicked().then(|| {
        ui.close();
        Choice::Command(command)
    })
}

/// Tells a screen reader that a button stands in a menu: its name may be that
/// of a button of the page.
fn as_entry(ui: &Ui, button: &Response) {
    let of_menu = |node: &mut Node| node.set_role(Role::MenuItem);
    ui.ctx().accesskit_node_builder(button.id, of_menu);
}

fn look(ui: &mut Ui, lang: Lang, settings: &mut Settings) {
    for look in [Look::System, Look::Light, Look::Dark, Look::Contrast] {
        let text = lang.text(WindowCommand::Look(look).text());
        if ui.radio_value(&mut settings.look, look, text).clicked() {
            ui.close();
        }
    }
    ui.separator();
    for language in Lang::all() {
        if ui.radio(lang == language, language.own_name()).clicked() {
            settings.lang = Some(language);
            ui.close();
        }
    }
    ui.separator();
    zoom(ui, lang);
}

fn zoom(ui: &mut Ui, lang: Lang) {
    use egui::gui_zoom::{kb_shortcuts, zoom_in, zoom_out};
    let mut item = |id, key| {
        let key = key_text(ui.ctx(), &key);
        let entry = ui.add(Button::new(lang.text(id)).shortcut_text(key));
        as_entry(ui, &entry);
        entry.clicked()
    };
    let larger = item("menu-zoom-in", kb_shortcuts::ZOOM_IN);
    let smaller = item("menu-zoom-out", kb_shortcuts::ZOOM_OUT);
    let normal = item("menu-zoom-reset", kb_shortcuts::ZOOM_RESET);
    match (larger, smaller, normal) {
        (true, ..) => zoom_in(ui.ctx()),
        (_, true, _) => zoom_out(ui.ctx()),
        (.., true) => ui.ctx().set_zoom_factor(1.0),
        _ => {}
    }
}

/// All tabs; without a club, Welcome in the place of the club's.
fn tabs(ui: &mut Ui, lang: Lang, current: Tab, open: bool) -> Option<WindowCommand> {
    let mut chosen = None;
    if !open {
        let label = RichText::new(lang.text("menu-welcome")).strong();
        if ui
            .selectable_label(!current.is_calculator(), label)
            .clicked()
        {
            chosen = Some(WindowCommand::Show(Tab::default()));
        }
    }
    for tab in Tab::ALL {
        if !open && !tab.is_calculator() {
            continue;
        }
        let command = WindowCommand::Show(tab);
        let label = RichText::new(tab.name()).strong();
        let button = ui
            .selectable_label(tab == current, label)
            .on_hover_text(command.hint(ui.ctx(), lang));
        if button.clicked() {
            chosen = Some(command);
        }
    }
    chosen
}

fn club_name(ui: &mut Ui, view: &ClubView) {
    let layout = egui::Layout::right_to_left(egui::Align::Center);
    ui.with_layout(layout, |ui| {
        ui.add_space(GAP_LARGE);
        let name = if view.book.name.is_empty() {
            file_name(&view.path)
        } else {
            view.book.name.clone()
        };
        ui.add(egui::Label::new(RichText::new(name).weak()).truncate())
            .on_hover_text(view.path.to_string_lossy());
    });
}
