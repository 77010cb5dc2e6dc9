//! A club on the tab Tourn, with the hands of a director.

use std::sync::Arc;

use egui::accesskit::Role;
use egui::{Event, Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use jiff::civil::date;
use tandem::club::{ClubView, Command, Evening};
use tandem::domain::{Book, Entry, Kind, Pair, Player, PlayerId, Scoring, Tournament};
use tandem::i18n::Lang;
use tandem::ui::tabs::tourn::Tourn;
use tandem::ui::{Action, Base, Cx, theme};

pub(crate) const FIRST: [&str; 8] = [
    "Anna", "Boris", "Clara", "Denis", "Ewa", "Fedor", "Greta", "Hugo",
];
pub(crate) const LAST: [&str; 5] = ["Marlow", "Nowik", "Orban", "Pavlenko", "Quill"];

pub(crate) struct Stage {
    pub(crate) tourn: Tourn,
    pub(crate) view: Arc<ClubView>,
    pub(crate) lang: Lang,
    pub(crate) actions: Vec<Action>,
}

/// Forty players, and two evenings in which neighbours were partners.
pub(crate) fn book() -> Book {
    let mut book = Book::default();
    for (index, name) in names().into_iter().enumerate() {
        let id = book.next_player();
        let player = Player::new(id, name, index as f64 * 20.0 - 400.0);
        book.players.insert(id, player);
    }
    for day in [4, 11] {
        let id = book.next_tournament();
        let pair = |index: i64| Pair {
            a: PlayerId(2 * index + 1),
            b: PlayerId(2 * index + 2),
            result: Some(100.0 + (index * i64::from(day) % 7) as f64),
            percentage: None,
            boards: None,
        };
        let evening = Tournament {
            id,
            entry: Entry(id.0),
            date: date(2026, 3, day),
            title: String::new(),
            kind: Kind::Rated,
            scoring: Scoring::Auto,
            boards: Some(27),
            fields: vec![(0..4).map(pair).collect()],
        };
        book.tournaments.insert(id, evening);
    }
    book
}

pub(crate) fn names() -> Vec<String> {
    let full = |last: &'static str| FIRST.iter().map(move |first| format!("{last} {first}"));
    LAST.into_iter().flat_map(full).collect()
}

pub(crate) fn view(book: Book, revision: u64) -> Arc<ClubView> {
    Arc::new(ClubView {
        revision,
        ..ClubView::of(book, "club.tandem".into())
    })
}

pub(crate) fn stage(view: Arc<ClubView>, lang: Lang) -> Harness<'static, Stage> {
    let stage = Stage {
        tourn: Tourn::default(),
        view,
        lang,
        actions: Vec::new(),
    };
    Harness::builder()
        .with_size([1280.0, 800.0])
        .with_max_steps(30)
        .with_context_setup(theme::install)
        .build_ui_state(
            |ui, stage: &mut Stage| {
                let mut cx = Cx {
                    view: &stage.view,
                    base: Base {
                        lang: stage.lang,
                        palette: theme::palette(ui.visuals().dark_mode),
                        today: date(2026, 3, 18),
                        actions: &mut stage.actions,
                    },
                };
                stage.tourn.ui(ui, &mut cx);
            },
            stage,
        )
}

pub(crate) fn open() -> Harness<'static, Stage> {
    stage(view(book(), 1), Lang::EN)
}

pub(crate) fn focus(harness: &mut Harness<'_, Stage>, name: &str) {
    let mut nodes = harness.get_all_by_label(name);
    let node = nodes.find(|node| node.accesskit_node().role() != Role::Label);
    node.expect("something that takes the keyboard").focus();
    drop(nodes);
    harness.run();
}

pub(crate) fn write(harness: &mut Harness<'_, Stage>, text: &str) {
    harness.event(Event::Text(text.to_owned()));
    harness.run();
}

pub(crate) fn press(harness: &mut Harness<'_, Stage>, key: Key) {
    harness.key_press(key);
    harness.run();
}

pub(crate) fn paste(harness: &mut Harness<'_, Stage>, text: &str) {
    harness.event(Event::Paste(text.to_owned()));
    harness.run();
}

pub(crate) fn calculate(harness: &mut Harness<'_, Stage>) {
    harness.key_press_modifiers(Modifiers::COMMAND, Key::Enter);
    harness.run();
}

pub(crate) fn click(harness: &mut Harness<'_, Stage>, name: &str) {
    harness.get_by_label(name).click();
    harness.run();
}

pub(crate) fn value(harness: &Harness<'_, Stage>, name: &str) -> String {
    harness.get_by_label(name).value().unwrap_or_default()
}

#[track_caller]
pub(crate) fn at(harness: &Harness<'_, Stage>, name: &str) {
    let focused = harness.get_by_label(name).is_focused();
    assert!(focused, "{name} should have the keyboard");
}

/// The evening that was to be recorded, asked about or not.
pub(crate) fn recorded(harness: &Harness<'_, Stage>) -> Evening {
    let commands = harness
        .state()
        .actions
        .iter()
        .filter_map(|action| match action {
            Action::Execute(command) | Action::Confirm { command, .. } => Some(command),
            _ => None,
        });
    let mut newest_first = commands.rev();
    match newest_first.next() {
        Some(Command::Record(evening)) => evening.clone(),
        other => panic!("nothing recorded but {other:?}"),
    }
}

pub(crate) fn enter_row(harness: &mut Harness<'_, Stage>, cells: [&str; 3]) {
    for cell in cells {
        write(harness, cell);
        press(harness, Key::Enter);
    }
}

pub(crate) fn executes(action: &Action) -> bool {
    matches!(action, Action::Execute(_) | Action::Confirm { .. })
}
