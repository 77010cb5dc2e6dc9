//! The page on a screen of its own, high enough for all players, over a club in a folder of its own.

use std::sync::Arc;

use egui::accesskit::Role;
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use serde_json::Value;
use tandem::club::championship::{
    ChampionshipCommand, InChampionship, SessionEntry, SessionEntryPair,
};
use tandem::club::{Club, ClubView, Command, PlayerEdit};
use tandem::domain::{ChampionshipId, Date, Person};
use tandem::i18n::Lang;
use tandem::ui::tabs::championship::totals::Totals;
use tandem::ui::{Action, Base, Cx, theme};
use tempfile::TempDir;

pub(crate) const CUP: ChampionshipId = ChampionshipId(1);
pub(crate) const TODAY: Date = Date::constant(2026, 5, 20);

/// What is on the screen.
pub(crate) struct Screen {
    _folder: TempDir,
    pub(crate) club: Club,
    pub(crate) view: Arc<ClubView>,
    page: Totals,
    pub(crate) actions: Vec<Action>,
}

pub(crate) type Page = Harness<'static, Screen>;

/// A club with a championship.
pub(crate) struct Stage {
    folder: TempDir,
    pub(crate) club: Club,
}

impl Stage {
    pub(crate) fn new(players: &[(&str, f64)]) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let mut club = Club::create(&folder.path().join("club.tandem"), "Club").expect("made");
        let edit = |&(name, start): &(&str, f64)| PlayerEdit {
            name: name.to_owned(),
            start,
            privacy: None,
        };
        let edits = players.iter().map(edit).collect();
        club.execute(Command::Players(edits)).expect("added");
        let begin = ChampionshipCommand::Create {
            name: "Spring Cup".to_owned(),
        };
        club.execute(Command::Championship(begin)).expect("begun");
        Self { folder, club }
    }

    /// The championship of the published numbers.
    pub(crate) fn published(vector: &Value) -> Self {
        let players = vector["players"].as_array().expect("players");
        let number = |value: &Value| value.as_f64().expect("a number");
        let players: Vec<(&str, f64)> = players
            .iter()
            .map(|player| (text(&player["name"]), number(&player["start"])))
            .collect();
        let mut stage = Self::new(&players);
        for session in vector["sessions"].as_array().expect("sessions") {
            let pairs = session["entries"].as_array().expect("entries");
            let pairs: Vec<(&str, &str, f64)> = pairs
                .iter()
                .map(|pair| (text(&pair["a"]), text(&pair["b"]), number(&pair["imps"])))
                .collect();
            let mut entry = stage.session(number(&session["number"]) as u32, &pairs);
            entry.strength = number(&session["S"]);
            entry.boards = Some(number(&session["boards"]) as u32);
            stage.record(entry);
        }
        stage
    }

    /// `a, b, IMPs`; a name with `=500` is a guest with that rating.
    pub(crate) fn session(&self, number: u32, pairs: &[(&str, &str, f64)]) -> SessionEntry {
        let seat = |text: &str| match text.split_once('=') {
            Some((name, rating)) => (Person::Guest(name.to_owned()), rating.parse().ok()),
            None => {
                let known = self.club.view().names.find(text);
                (Person::Player(known.expect("a member")), None)
            }
        };
        let mut entry = SessionEntry::new(InChampionship::Known(CUP), number);
        entry.boards = Some(24);
        for (a, b, result) in pairs {
            let ((a, rating_a), (b, rating_b)) = (seat(a), seat(b));
            entry.pairs.push(SessionEntryPair {
                a,
                b,
                rating_a,
                rating_b,
                result: *result,
                boards: None,
            });
        }
        entry
    }

    pub(crate) fn record(&mut self, entry: SessionEntry) {
        let command = ChampionshipCommand::Record(entry);
        self.club
            .execute(Command::Championship(command))
            .expect("recorded");
    }

    /// Puts the page on the screen.
    pub(crate) fn shown(self, lang: Lang) -> Page {
        let screen = Screen {
            view: self.club.view(),
            _folder: self.folder,
            club: self.club,
            page: Totals::default(),
            actions: Vec::new(),
        };
        let mut page = Harness::builder()
            .with_size([1400.0, 1800.0])
            // Charts are drawn until their axes have settled.
            .with_max_steps(12)
            .with_context_setup(theme::install)
            .build_ui_state(
                move |ui, screen: &mut Screen| {
                    let base = Base {
                        lang,
                        palette: theme::palette(false),
                        today: TODAY,
                        actions: &mut screen.actions,
                    };
                    let view = &screen.view;
                    screen.page.show(ui, &mut Cx { view, base }, CUP);
                },
                screen,
            );
        page.run();
        page
    }
}

pub(crate) fn vector() -> Value {
    let text = include_str!("../data/vectors/championship.json");
    serde_json::from_str(text).expect("JSON")
}

pub(crate) fn text(value: &Value) -> &str {
    value.as_str().expect("a text")
}

/// Does what was asked of the program.
pub(crate) fn carry_out(page: &mut Page) {
    let screen = page.state_mut();
    for action in std::mem::take(&mut screen.actions) {
        let Action::Execute(command) = action else {
            panic!("{action:?} was not expected");
        };
        screen.club.execute(command).expect("carried out");
    }
    screen.view = screen.club.view();
    page.run();
}

pub(crate) fn says(page: &Page, part: &str) -> bool {
    page.query_all_by_label_contains(part).next().is_some()
}

pub(crate) fn click(page: &mut Page, label: &str) {
    page.get_by_role_and_label(Role::Button, label).click();
    page.run();
}

pub(crate) fn press(page: &mut Page, key: egui::Key, times: usize) {
    for _ in 0..times {
        page.key_press(key);
        page.run();
    }
}

/// Empties a field and types into it.
pub(crate) fn type_into(page: &mut Page, field: &str, text: &str) {
    let is_field = |role| role == Role::TextInput;
    let focus = |page: &Page| {
        page.get_by(|node| is_field(node.role()) && node.label().as_deref() == Some(field))
            .focus();
    };
    focus(page);
    page.run();
    page.key_press_modifiers(egui::Modifiers::COMMAND, egui::Key::A);
    page.run();
    page.key_press(egui::Key::Delete);
    page.run();
    page.get_by(|node| is_field(node.role()) && node.label().as_deref() == Some(field))
        .type_text(text);
    page.run();
}

pub(crate) fn labels(page: &Page) -> Vec<String> {
    page.root()
        .children_recursive()
        .filter_map(|node| node.accesskit_node().label())
        .collect()
}

/// What a screen reader says of the charts, the bars first.
pub(crate) fn charts(page: &Page) -> Vec<String> {
    page.query_all_by_role(Role::Image)
        .filter_map(|node| node.accesskit_node().label())
        .collect()
}

/// The rows of the table from above: the name as it stands, and the figures
/// from left to right.
pub(crate) fn rows(page: &Page) -> Vec<(String, Vec<String>)> {
    let texts: Vec<(egui::Rect, String)> = page
        .get_all_by_role(Role::Label)
        .filter_map(|node| Some((node.rect(), node.accesskit_node().value()?)))
        .collect();
    let view = &page.state().view;
    let cup = &view.book.championships[&CUP];
    let known = |label: &str| {
        let name = label.trim_start_matches("(C) ").trim_start_matches("(к) ");
        let mut all = cup.entrants.iter();
        all.any(|entrant| view.book.entrant_name(cup, entrant.id) == name)
    };
    let names = page.get_all_by_role(Role::Button).filter_map(|node| {
        let label = node.accesskit_node().label()?;
        known(&label).then(|| (node.rect(), label))
    });
    let mut rows: Vec<(egui::Rect, String)> = names.collect();
    rows.sort_by(|a, b| a.0.top().total_cmp(&b.0.top()));
    let figures = |row: egui::Rect| {
        let beside = |rect: &egui::Rect| (rect.center().y - row.center().y).abs() < 6.0;
        let mut found: Vec<_> = texts.iter().filter(|(rect, _)| beside(rect)).collect();
        found.sort_by(|a, b| a.0.left().total_cmp(&b.0.left()));
        found.into_iter().map(|(_, text)| text.clone()).collect()
    };
    rows.into_iter()
        .map(|(rect, name)| (name, figures(rect)))
        .collect()
}

pub(crate) fn names(page: &Page) -> Vec<String> {
    rows(page).into_iter().map(|(name, _)| name).collect()
}
