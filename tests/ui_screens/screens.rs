//! A walk through the whole window: every tab with its pages, every menu, and
//! the dialogs, over the sample club with a championship in it.

use std::path::Path;
use std::sync::Arc;

use egui::{Event, Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use jiff::civil::date;
use tandem::club::championship::{
    ChampionshipCommand, InChampionship, SessionEntry, SessionEntryPair,
};
use tandem::club::{Command, sample};
use tandem::domain::{ChampionshipId, Notice, Person};
use tandem::i18n::Lang;
use tandem::ui::{App, Start};

use crate::window::{Dropped, Window, come_to_rest, focus, keys, wait, wait_until};

const CUP: ChampionshipId = ChampionshipId(1);

/// Who is typed on the sheet.
pub(crate) const MEMBER: &str = "Thornwick Alice";
pub(crate) const NEWCOMER: &str = "Newcomer Nora";

/// A guest of the championship.
const GUEST: &str = "Rosewell Martha";

/// Lines for the lists of the calculators.
const MATCHES: &str = "5 1612 40 1";
const GAMES: &str = "1850 1\n1900 0.5\n2010 0\n1790 1\n1820 1";
const LADDER: &str = "A B 3 1\nB C 2 2\nA C 0 4";

/// A file of an evening: a stranger, a name spelt otherwise, and no result.
pub(crate) const FILE: &str = "evening.csv";
pub(crate) const RESPELT: &str = "Zurawinski Jerzy";
const QUESTIONS: &str = "Date: 2026-11-25\nNames;Result\n\
    Newcomer Nora & Thornwick Alice;55\n\
    Larkham Henry & Marchbank Helen;\n\
    Zurawinski Jerzy & Piaseczna Joanna;45\n";

/// A file in which there is no table.
pub(crate) const NO_TABLE: &str = "letter.txt";
pub(crate) const NO_PAIRS: &str = "Nothing";

/// A walk in a language: what is shown is handed to `look` with its name.
pub(crate) struct Walk<'a> {
    folder: tempfile::TempDir,
    clubs: usize,
    lang: Lang,
    look: &'a mut dyn FnMut(&str, &mut Window),
}

impl<'a> Walk<'a> {
    pub(crate) fn new(lang: Lang, look: &'a mut dyn FnMut(&str, &mut Window)) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        Self {
            folder,
            clubs: 0,
            lang,
            look,
        }
    }

    fn start(&self, club: Option<&Path>) -> Window {
        let start = Start {
            club: club.map(Path::to_owned),
            lang: Some(self.lang),
            settings: None,
            folder: Some(self.folder.path().to_owned()),
            today: Some(date(2026, 11, 29)),
        };
        let mut window = Harness::builder()
            .with_size([1280.0, 800.0])
            .build_eframe(|cc| App::new(&cc.egui_ctx, start));
        if club.is_some() {
            wait_until(&mut window, "the club", |window| {
                window.state().view().is_some()
            });
            window.run_ok();
        }
        window
    }

    /// The window over a club of its own: the one before may not be closed yet.
    pub(crate) fn open(&mut self) -> Window {
        self.clubs += 1;
        let club = self
            .folder
            .path()
            .join(format!("sample-{}.tandem", self.clubs));
        with_championship(&club);
        self.start(Some(&club))
    }

    fn see(&mut self, name: &str, window: &mut Window) {
        for _ in 0..3 {
            window.run_ok();
        }
        (self.look)(name, window);
    }

    /// Presses what is named by a text, and sees what comes.
    fn press(&mut self, window: &mut Window, id: &str) {
        press(window, &self.lang.text(id));
        self.see(id, window);
    }

    /// Chooses from a menu, sees the dialog and closes it.
    fn dialog(&mut self, window: &mut Window, menu: &str, item: &str) {
        press(window, &self.lang.text(menu));
        window.run_ok();
        self.press(window, item);
        keys(window, Modifiers::NONE, Key::Escape);
    }

    pub(crate) fn welcome_and_menus(&mut self) {
        let mut window = self.start(None);
        self.see("welcome", &mut window);
        let mut window = self.open();
        for menu in [
            "menu-file",
            "menu-edit",
            "menu-view",
            "menu-tools",
            "menu-help",
        ] {
            self.press(&mut window, menu);
            keys(&mut window, Modifiers::NONE, Key::Escape);
        }
    }

    pub(crate) fn dialogs(&mut self) {
        let mut window = self.open();
        for item in [
            "menu-new-club",
            "menu-open",
            "menu-import",
            "menu-export",
            "menu-old-workbook",
            "menu-backups",
            "menu-save-copy",
        ] {
            self.dialog(&mut window, "menu-file", item);
        }
        for item in ["menu-people", "menu-history"] {
            self.dialog(&mut window, "menu-edit", item);
        }
        self.dialog(&mut window, "menu-tools", "menu-check");
        for item in ["menu-columns", "menu-commands", "menu-keys", "menu-about"] {
            self.dialog(&mut window, "menu-help", item);
        }
        press(&mut window, &self.lang.text("menu-help"));
        self.press(&mut window, "menu-guide");
    }

    pub(crate) fn tourn(&mut self) {
        let mut window = self.open();
        self.see("tourn", &mut window);
        // The keyboard is in the first cell of a sheet nobody looked at.
        let mut window = self.open();
        for text in [MEMBER, NEWCOMER, "58.5"] {
            window.event(Event::Text(text.to_owned()));
            window.run_ok();
            keys(&mut window, Modifiers::NONE, Key::Enter);
        }
        self.see("a newcomer on the sheet", &mut window);
        keys(&mut window, Modifiers::NONE, Key::Escape);
        self.press(&mut window, "tourn-start-list");
        keys(&mut window, Modifiers::NONE, Key::Escape);
        let mut window = self.open();
        let view = window.state().view().expect("open").clone();
        let last = view.book.tournaments.values().max_by_key(|t| t.date);
        let last = self.lang.date(last.expect("a tournament").date);
        press(&mut window, &last);
        self.see("a tournament", &mut window);
        self.press(&mut window, "tourn-all-terms");
        self.press(&mut window, "tourn-delete");
        keys(&mut window, Modifiers::NONE, Key::Escape);
        self.press(&mut window, "tourn-correct");
        // Another result of the past moves ratings.
        let named = |id| self.lang.say(&Notice::new(id).with("row", 1_usize));
        focus(&mut window, &named("tourn-cell-result"));
        keys(&mut window, Modifiers::COMMAND, Key::A);
        window.event(Event::Text("99".to_owned()));
        window.run_ok();
        press(&mut window, &self.lang.text("tourn-recalculate"));
        wait(&mut window, &self.lang.text("moved-title"));
        self.see("who moved", &mut window);
    }

    pub(crate) fn hist(&mut self) {
        let mut window = self.open();
        keys(&mut window, Modifiers::COMMAND, Key::Num3);
        self.see("hist", &mut window);
        let best = best(&window);
        press(&mut window, &best);
        self.see("partners", &mut window);
        for page in ["hist-page-two", "hist-page-before"] {
            self.press(&mut window, page);
        }
    }

    pub(crate) fn rating(&mut self) {
        let mut window = self.open();
        keys(&mut window, Modifiers::COMMAND, Key::Num4);
        self.see("rating", &mut window);
        let best = best(&window);
        press(&mut window, &best);
        self.see("player", &mut window);
        for section in [
            "player-section-partners",
            "player-section-extremes",
            "player-section-better",
            "player-section-decisions",
        ] {
            self.press(&mut window, section);
        }
        for form in [
            "player-edit",
            "player-average",
            "player-reassign",
            "player-set",
        ] {
            self.press(&mut window, form);
            keys(&mut window, Modifiers::NONE, Key::Escape);
        }
    }

    pub(crate) fn statistic(&mut self) {
        let mut window = self.open();
        keys(&mut window, Modifiers::COMMAND, Key::Num5);
        self.see("statistic", &mut window);
    }

    pub(crate) fn param(&mut self) {
        let mut window = self.open();
        keys(&mut window, Modifiers::COMMAND, Key::Num1);
        self.see("param", &mut window);
        for picture in [
            "param-picture-split",
            "param-picture-imps",
            "param-picture-memory",
            "param-picture-jump",
            "param-picture-norm",
        ] {
            self.press(&mut window, picture);
        }
    }

    /// What Param finds out about the club's own history.
    pub(crate) fn check(&mut self) {
        self.clubs += 1;
        let club = self.folder.path().join("short.tandem");
        short(&club);
        let mut window = self.start(Some(&club));
        keys(&mut window, Modifiers::COMMAND, Key::Num1);
        press(&mut window, &self.lang.text("param-check"));
        wait(&mut window, &self.lang.text("param-best-heading"));
        self.see("the check", &mut window);
    }

    /// A file of an evening that leaves questions, and one that is no table.
    pub(crate) fn import(&mut self) {
        let mut window = self.open();
        for (name, content) in [(FILE, QUESTIONS), (NO_TABLE, NO_PAIRS)] {
            let path = self.folder.path().join(name);
            std::fs::write(&path, content).expect("writable");
            let file: Arc<dyn egui::DroppedFile + Send + Sync> = Arc::new(Dropped(path));
            window.input_mut().dropped_files.push(file);
        }
        window.run_ok();
        wait(&mut window, &self.lang.text("import-unreadable"));
        self.see("an import", &mut window);
        press(&mut window, NO_TABLE);
        self.see("an import of no table", &mut window);
    }

    pub(crate) fn championship(&mut self) {
        let club = self.folder.path().join("bare.tandem");
        drop(sample::create(&club, |book| book).expect("made"));
        let mut window = self.start(Some(&club));
        keys(&mut window, Modifiers::COMMAND, Key::Num6);
        self.see("no championship", &mut window);
        let mut window = self.open();
        keys(&mut window, Modifiers::COMMAND, Key::Num6);
        self.see("championship", &mut window);
        self.press(&mut window, "champ-new-session");
        self.press(&mut window, "champ-page-totals");
        for dialog in ["totals-carry", "totals-guest"] {
            self.press(&mut window, dialog);
            keys(&mut window, Modifiers::NONE, Key::Escape);
        }
    }

    pub(crate) fn calculators(&mut self) {
        for (tab, key, second, list) in [
            ("fibs", Key::Num7, Some("fibs-page-list"), MATCHES),
            ("fide", Key::Num8, None, GAMES),
            (
                "redistribution",
                Key::Num9,
                Some("redis-page-ladder"),
                LADDER,
            ),
        ] {
            let mut window = self.open();
            keys(&mut window, Modifiers::COMMAND, key);
            self.see(tab, &mut window);
            if let Some(page) = second {
                self.press(&mut window, page);
            }
            let nodes = window.get_all_by_role(egui::accesskit::Role::MultilineTextInput);
            let list_field = nodes.last().expect("a list");
            list_field.focus();
            window.run_ok();
            window.event(Event::Paste(list.to_owned()));
            self.see(&format!("{tab} with a list"), &mut window);
        }
    }
}

/// Presses what can be pressed and has that name, or one with it.
#[track_caller]
pub(crate) fn press(window: &mut Window, name: &str) {
    come_to_rest(window, name);
    let nodes: Vec<_> = window.query_all_by_label_contains(name).collect();
    let input = |node: &&egui_kittest::Node<'_>| {
        let node = node.accesskit_node();
        egui::accessibility::is_input(node.role()) && !node.is_disabled()
    };
    let exact =
        |node: &&egui_kittest::Node<'_>| node.accesskit_node().label().as_deref() == Some(name);
    let node = nodes.iter().filter(input).find(exact);
    let node = node.or_else(|| nodes.iter().find(input));
    node.unwrap_or_else(|| panic!("nothing to press is called {name}"))
        .click();
    drop(nodes);
    window.run_ok();
}

fn best(window: &Window) -> String {
    let view = window.state().view().expect("open");
    let first = view.standings.first().expect("a player").player;
    view.book.players[&first].name.clone()
}

/// The sample club with a championship of one session, in which a guest played.
fn with_championship(path: &Path) {
    let mut club = sample::create(path, |book| book).expect("made");
    let name = "Spring Cup".to_owned();
    let begin = ChampionshipCommand::Create { name };
    club.execute(Command::Championship(begin)).expect("begun");
    let players: Vec<_> = club.view().book.players.keys().copied().take(7).collect();
    let mut people: Vec<_> = players.into_iter().map(Person::Player).collect();
    people.push(Person::Guest(GUEST.to_owned()));
    let mut entry = SessionEntry::new(InChampionship::Known(CUP), 1);
    entry.boards = Some(24);
    for (index, pair) in people.chunks(2).enumerate() {
        entry.pairs.push(SessionEntryPair {
            a: pair[0].clone(),
            b: pair[1].clone(),
            rating_a: None,
            rating_b: (index == 3).then_some(120.0),
            result: [31.0, 4.0, -12.0, -23.0][index],
            boards: None,
        });
    }
    let record = ChampionshipCommand::Record(entry);
    club.execute(Command::Championship(record))
        .expect("recorded");
}

/// The sample club with the last dozen of its tournaments only: the check on
/// its history is soon done.
fn short(path: &Path) {
    const LEFT: usize = 12;
    let mut club = sample::create(path, |book| book).expect("made");
    let mut all: Vec<_> = club.view().book.tournaments.values().cloned().collect();
    all.sort_by_key(|evening| (evening.date, evening.entry));
    for evening in all.iter().take(all.len().saturating_sub(LEFT)) {
        let gone = Command::DeleteTournament(evening.id);
        club.execute(gone).expect("deleted");
    }
}
