//! The tab Tourn from the keyboard, as a director uses it.

use std::sync::Arc;

use egui::accesskit::Role;
use egui::{Event, Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use jiff::civil::date;
use tandem::club::{ClubView, Command, Evening, Who};
use tandem::domain::name::NameIndex;
use tandem::domain::{
    Book, Entry, Kind, Pair, Player, PlayerId, Scoring, Tournament, TournamentId,
};
use tandem::i18n::Lang;
use tandem::rating::{replay, standings};
use tandem::ui::tabs::tourn::Tourn;
use tandem::ui::{Action, Cx, theme};

const FIRST: [&str; 8] = [
    "Anna", "Boris", "Clara", "Denis", "Ewa", "Fedor", "Greta", "Hugo",
];
const LAST: [&str; 5] = ["Marlow", "Nowik", "Orban", "Pavlenko", "Quill"];

struct Stage {
    tourn: Tourn,
    view: Arc<ClubView>,
    lang: Lang,
    actions: Vec<Action>,
}

/// Forty players, and two evenings in which neighbours were partners.
fn book() -> Book {
    let mut book = Book::default();
    for (index, name) in names().into_iter().enumerate() {
        let id = book.next_player();
        let player = Player {
            id,
            name,
            start: index as f64 * 20.0 - 400.0,
            core: None,
        };
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

fn names() -> Vec<String> {
    let full = |last: &'static str| FIRST.iter().map(move |first| format!("{last} {first}"));
    LAST.into_iter().flat_map(full).collect()
}

fn view(book: Book, revision: u64) -> Arc<ClubView> {
    let replay = replay(&book);
    Arc::new(ClubView {
        revision,
        path: "club.tandem".into(),
        standings: standings(&book, &replay, None),
        names: NameIndex::new(&book),
        replay,
        book,
        ..ClubView::default()
    })
}

fn stage(view: Arc<ClubView>, lang: Lang) -> Harness<'static, Stage> {
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
                    lang: stage.lang,
                    palette: theme::palette(ui.visuals().dark_mode),
                    today: date(2026, 3, 18),
                    actions: &mut stage.actions,
                };
                stage.tourn.ui(ui, &mut cx);
            },
            stage,
        )
}

fn open() -> Harness<'static, Stage> {
    stage(view(book(), 1), Lang::En)
}

fn focus(harness: &mut Harness<'_, Stage>, name: &str) {
    let mut nodes = harness.get_all_by_label(name);
    let node = nodes.find(|node| node.accesskit_node().role() != Role::Label);
    node.expect("something that takes the keyboard").focus();
    drop(nodes);
    harness.run();
}

fn write(harness: &mut Harness<'_, Stage>, text: &str) {
    harness.event(Event::Text(text.to_owned()));
    harness.run();
}

fn press(harness: &mut Harness<'_, Stage>, key: Key) {
    harness.key_press(key);
    harness.run();
}

fn paste(harness: &mut Harness<'_, Stage>, text: &str) {
    harness.event(Event::Paste(text.to_owned()));
    harness.run();
}

fn calculate(harness: &mut Harness<'_, Stage>) {
    harness.key_press_modifiers(Modifiers::COMMAND, Key::Enter);
    harness.run();
}

fn click(harness: &mut Harness<'_, Stage>, name: &str) {
    harness.get_by_label(name).click();
    harness.run();
}

fn value(harness: &Harness<'_, Stage>, name: &str) -> String {
    harness.get_by_label(name).value().unwrap_or_default()
}

#[track_caller]
fn at(harness: &Harness<'_, Stage>, name: &str) {
    let focused = harness.get_by_label(name).is_focused();
    assert!(focused, "{name} should have the keyboard");
}

/// The evening that was to be recorded, asked about or not.
fn recorded(harness: &Harness<'_, Stage>) -> Evening {
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

fn enter_row(harness: &mut Harness<'_, Stage>, cells: [&str; 3]) {
    for cell in cells {
        write(harness, cell);
        press(harness, Key::Enter);
    }
}

#[test]
fn twenty_pairs_by_keyboard_alone() {
    let mut harness = open();
    focus(&mut harness, "Pair 1, partner 1");
    let names = names();
    for pair in 0..20 {
        at(&harness, &format!("Pair {}, partner 1", pair + 1));
        let result = format!("{},5", 40 + pair);
        enter_row(
            &mut harness,
            [&names[2 * pair], &names[2 * pair + 1], &result],
        );
    }
    calculate(&mut harness);
    let evening = recorded(&harness);
    assert_eq!(evening.date, date(2026, 3, 18), "a week after the last");
    assert_eq!(evening.fields.len(), 1);
    assert_eq!(evening.fields[0].len(), 20);
    let last = &evening.fields[0][19];
    assert_eq!(last.a, Who::Known(PlayerId(39)));
    assert_eq!(last.b, Who::Known(PlayerId(40)));
    assert_eq!(last.result, Some(59.5));
    assert!(
        matches!(harness.state().actions.last(), Some(Action::Execute(_))),
        "nothing unusual, nothing asked"
    );
}

#[test]
fn keys_move_as_in_a_spreadsheet() {
    let mut harness = open();
    focus(&mut harness, "Pair 1, partner 1");
    let names = names();
    enter_row(&mut harness, [&names[0], &names[1], "55"]);
    at(&harness, "Pair 2, partner 1");
    press(&mut harness, Key::ArrowUp);
    at(&harness, "Pair 1, partner 1");
    press(&mut harness, Key::Tab);
    press(&mut harness, Key::Tab);
    at(&harness, "Pair 1, result");
    write(&mut harness, "60");
    assert_eq!(value(&harness, "Pair 1, result"), "60", "typing replaces");
    press(&mut harness, Key::ArrowRight);
    at(&harness, "Pair 1, boards");
    press(&mut harness, Key::ArrowDown);
    at(&harness, "Pair 2, boards");
    harness.key_press_modifiers(Modifiers::SHIFT, Key::Tab);
    harness.run();
    at(&harness, "Pair 2, result");
    press(&mut harness, Key::ArrowLeft);
    at(&harness, "Pair 2, partner 2");
    harness.key_press_modifiers(Modifiers::COMMAND, Key::Backspace);
    harness.run();
    press(&mut harness, Key::ArrowUp);
    harness.key_press_modifiers(Modifiers::COMMAND, Key::Backspace);
    harness.run();
    assert_eq!(value(&harness, "Pair 1, partner 1"), "");
    let back = format!("Bring back {} – {}", names[0], names[1]);
    click(&mut harness, &back);
    assert_eq!(value(&harness, "Pair 1, partner 1"), names[0]);
}

#[test]
fn a_part_of_a_name_completes_with_the_usual_partner_first() {
    let mut harness = open();
    focus(&mut harness, "Pair 1, partner 1");
    write(&mut harness, "low ann");
    press(&mut harness, Key::Enter);
    assert_eq!(value(&harness, "Pair 1, partner 1"), "Marlow Anna");
    at(&harness, "Pair 1, partner 2");
    // Alphabetically Marlow Clara comes before, but Boris is the usual one.
    write(&mut harness, "r");
    press(&mut harness, Key::Tab);
    assert_eq!(value(&harness, "Pair 1, partner 2"), "Marlow Boris");
    at(&harness, "Pair 1, result");
}

#[test]
fn escape_closes_the_suggestions_and_stays() {
    let mut harness = open();
    focus(&mut harness, "Pair 1, partner 1");
    write(&mut harness, "Quill Hug");
    press(&mut harness, Key::Escape);
    at(&harness, "Pair 1, partner 1");
    press(&mut harness, Key::Enter);
    assert_eq!(value(&harness, "Pair 1, partner 1"), "Quill Hug");
}

#[test]
fn two_names_in_one_cell_are_parted() {
    let mut harness = open();
    focus(&mut harness, "Pair 1, partner 1");
    write(&mut harness, "Marlow Anna&Nowik Ewa");
    press(&mut harness, Key::Enter);
    assert_eq!(value(&harness, "Pair 1, partner 1"), "Marlow Anna");
    assert_eq!(value(&harness, "Pair 1, partner 2"), "Nowik Ewa");
    at(&harness, "Pair 1, result");
    write(&mut harness, "50");
    press(&mut harness, Key::Enter);
    write(&mut harness, "Orban Anna & quill cl");
    press(&mut harness, Key::Tab);
    assert_eq!(value(&harness, "Pair 2, partner 2"), "Quill Clara");
    at(&harness, "Pair 2, result");
}

#[test]
fn a_pasted_block_fills_the_grid() {
    let mut harness = open();
    focus(&mut harness, "Pair 1, partner 1");
    paste(
        &mut harness,
        "Our club, Wednesday\n\
         Place\tPair\tResult\n\
         1\tMarlow Anna & Marlow Boris\t61,25\n\
         2\tNowik Clara & Nowik Denis\t38,75\n",
    );
    assert_eq!(value(&harness, "Pair 2, partner 2"), "Nowik Denis");
    calculate(&mut harness);
    let evening = recorded(&harness);
    let results: Vec<_> = evening.fields[0].iter().map(|pair| pair.result).collect();
    assert_eq!(results, [Some(61.25), Some(38.75)]);
}

#[test]
fn a_column_of_results_goes_where_the_keyboard_is() {
    let mut harness = open();
    focus(&mut harness, "Pair 1, partner 1");
    paste(
        &mut harness,
        "Marlow Anna\tMarlow Boris\nNowik Clara\tNowik Denis\n",
    );
    focus(&mut harness, "Pair 1, result");
    paste(&mut harness, "-12\n12\n");
    assert_eq!(value(&harness, "Pair 1, result"), "-12");
    assert_eq!(value(&harness, "Pair 2, result"), "12");
    harness.get_by_label("recognised: IMPs");
}

#[test]
fn a_newcomer_gets_a_starting_rating_from_the_scale() {
    let mut harness = open();
    focus(&mut harness, "Pair 1, partner 1");
    enter_row(&mut harness, ["Marlow Anna", "Zimmer Olaf", "55"]);
    enter_row(&mut harness, ["Marlow Boris", "Nowik Anna", "45"]);
    calculate(&mut harness);
    assert_eq!(
        harness
            .state()
            .actions
            .iter()
            .filter(|a| executes(a))
            .count(),
        0
    );
    at(&harness, "Pair 1, starting rating of Zimmer Olaf");
    click(&mut harness, "average −100…+300");
    calculate(&mut harness);
    let newcomer = Who::New {
        name: "Zimmer Olaf".into(),
        start: 100.0,
    };
    assert_eq!(recorded(&harness).fields[0][0].b, newcomer);
}

fn executes(action: &Action) -> bool {
    matches!(action, Action::Execute(_) | Action::Confirm { .. })
}

#[test]
fn a_near_spelling_is_offered_and_never_taken_by_itself() {
    let mut harness = open();
    focus(&mut harness, "Pair 1, partner 1");
    enter_row(&mut harness, ["Pavlenka Greta", "Marlow Anna", "50"]);
    assert_eq!(value(&harness, "Pair 1, partner 1"), "Pavlenka Greta");
    click(&mut harness, "Pavlenko Greta");
    assert_eq!(value(&harness, "Pair 1, partner 1"), "Pavlenko Greta");
}

#[test]
fn a_mistake_is_said_in_its_row_and_mended() {
    let mut harness = open();
    focus(&mut harness, "Pair 1, partner 1");
    enter_row(&mut harness, ["Marlow Anna", "Marlow Boris", "fifty"]);
    enter_row(&mut harness, ["Nowik Anna", "Nowik Boris", "45"]);
    let said = "⚠ The result “fifty” is not a number.";
    harness.get_by_label(said);
    calculate(&mut harness);
    at(&harness, "Pair 1, result");
    write(&mut harness, "55");
    assert!(harness.query_by_label(said).is_none());
    calculate(&mut harness);
    assert_eq!(recorded(&harness).fields[0][0].result, Some(55.0));
}

#[test]
fn an_unfinished_row_is_not_scolded_while_it_is_typed() {
    let mut harness = open();
    focus(&mut harness, "Pair 1, partner 1");
    write(&mut harness, "Marlow Anna");
    press(&mut harness, Key::Enter);
    let said = "⚠ Marlow Anna has no partner.";
    assert!(harness.query_by_label(said).is_none());
    press(&mut harness, Key::ArrowDown);
    harness.get_by_label(said);
}

#[test]
fn two_winners_have_a_field_each() {
    let mut harness = open();
    click(&mut harness, "Two winners");
    focus(&mut harness, "Pair 1, partner 1");
    let names = names();
    for pair in 0..4 {
        let result = (48 + pair).to_string();
        enter_row(
            &mut harness,
            [&names[2 * pair], &names[2 * pair + 1], &result],
        );
    }
    click(&mut harness, "Pair 3, field");
    click(&mut harness, "Pair 4, field");
    calculate(&mut harness);
    let sizes: Vec<_> = recorded(&harness).fields.iter().map(Vec::len).collect();
    assert_eq!(sizes, [2, 2]);
}

#[test]
fn the_unusual_is_asked_about() {
    let mut harness = open();
    focus(&mut harness, "Date");
    harness.key_press_modifiers(Modifiers::COMMAND, Key::A);
    write(&mut harness, "2026-03-11");
    harness.get_by_label("Wednesday");
    focus(&mut harness, "Pair 1, partner 1");
    enter_row(&mut harness, ["Marlow Anna", "Nowik Anna", "55"]);
    enter_row(&mut harness, ["Marlow Boris", "Nowik Boris", "45"]);
    calculate(&mut harness);
    match harness.state().actions.last() {
        Some(Action::Confirm { questions, .. }) => assert_eq!(questions[0].id, "ask-second"),
        other => panic!("not asked: {other:?}"),
    }
}

#[test]
fn a_recorded_evening_is_corrected() {
    let mut harness = open();
    click(&mut harness, "4 Mar 2026 · 4 pairs");
    assert!(harness.query_by_label("Pair 1, result").is_none());
    click(&mut harness, "Correct…");
    focus(&mut harness, "Pair 2, result");
    write(&mut harness, "120");
    click(&mut harness, "Recalculate");
    let evening = recorded(&harness);
    assert_eq!(evening.of, Some(TournamentId(1)));
    assert_eq!(evening.fields[0][1].result, Some(120.0));
    // What the app does once it is done:
    let view = harness.state().view.clone();
    harness.state_mut().tourn.recorded(&view, TournamentId(1));
    harness.run();
    harness.get_by_label("Correct…");
}

#[test]
fn leaving_a_correction_changes_nothing() {
    let mut harness = open();
    click(&mut harness, "4 Mar 2026 · 4 pairs");
    click(&mut harness, "Correct…");
    click(&mut harness, "Leave without changes");
    harness.get_by_label("Correct…");
    assert!(!harness.state().actions.iter().any(executes));
}

#[test]
fn deleting_is_asked_about() {
    let mut harness = open();
    click(&mut harness, "11 Mar 2026 · 4 pairs");
    click(&mut harness, "Delete…");
    let command = Command::DeleteTournament(TournamentId(2));
    let asked =
        |action: &Action| matches!(action, Action::Confirm { command: c, .. } if *c == command);
    assert!(harness.state().actions.iter().any(asked));
}

#[test]
fn a_change_explains_itself() {
    let mut harness = open();
    click(&mut harness, "11 Mar 2026 · 4 pairs");
    click(&mut harness, "Why the rating changed: Marlow Anna");
    harness.get_by_label(&Lang::En.text("calc-step-handicap"));
    harness.get_by_label(&Lang::En.text("calc-step-change"));
}

#[test]
fn the_archive_is_searched_and_walked_by_keyboard() {
    let mut harness = open();
    focus(&mut harness, "11 Mar 2026 · 4 pairs");
    press(&mut harness, Key::ArrowDown);
    at(&harness, "4 Mar 2026 · 4 pairs");
    focus(&mut harness, "Search: date, title, player");
    write(&mut harness, "2026-03-04");
    assert!(harness.query_by_label("11 Mar 2026 · 4 pairs").is_none());
    harness.key_press_modifiers(Modifiers::COMMAND, Key::A);
    write(&mut harness, "quill");
    harness.get_by_label("Nothing found.");
}

#[test]
fn the_start_list_is_printed() {
    let mut harness = open();
    focus(&mut harness, "Pair 1, partner 1");
    paste(
        &mut harness,
        "Marlow Anna\tMarlow Boris\nQuill Greta\tQuill Hugo\n",
    );
    assert!(
        harness.query_by_label_contains("⚠").is_none(),
        "no mistake yet"
    );
    click(&mut harness, "Start list");
    click(&mut harness, "By norm");
    click(&mut harness, "Save for printing…");
    let Some(Action::Save { text, .. }) = harness.state().actions.last() else {
        panic!("nothing saved");
    };
    let (strong, weak) = (text.find("Quill Greta"), text.find("Marlow Anna"));
    assert!(strong < weak && strong.is_some());
}

#[test]
fn what_is_typed_is_kept() {
    let mut harness = open();
    harness.run_steps(8);
    assert!(
        harness.state().actions.is_empty(),
        "nothing typed, nothing saved"
    );
    focus(&mut harness, "Pair 1, partner 1");
    write(&mut harness, "Zo");
    harness.run_steps(4);
    let Some(Action::SaveDraft(Some(draft))) = harness.state().actions.last().cloned() else {
        panic!("not saved: {:?}", harness.state().actions);
    };
    assert_eq!(draft.rows[0].a, "Zo");
    click(&mut harness, "4 Mar 2026 · 4 pairs");
    click(&mut harness, "New tournament (unfinished)");
    assert_eq!(value(&harness, "Pair 1, partner 1"), "Zo");
    let view = ClubView {
        draft: Some(draft),
        ..(*harness.state().view).clone()
    };
    let again = stage(Arc::new(view), Lang::En);
    assert_eq!(value(&again, "Pair 1, partner 1"), "Zo");
}

#[test]
fn a_recorded_sheet_is_forgotten() {
    let mut harness = open();
    focus(&mut harness, "Pair 1, partner 1");
    enter_row(&mut harness, ["Marlow Anna", "Nowik Anna", "55"]);
    harness.run_steps(4);
    let view = harness.state().view.clone();
    harness.state_mut().tourn.recorded(&view, TournamentId(2));
    harness.run_steps(4);
    let last = harness.state().actions.last();
    assert_eq!(last, Some(&Action::SaveDraft(None)));
    click(&mut harness, "New tournament");
    assert_eq!(value(&harness, "Pair 1, partner 1"), "");
}

#[test]
fn russian_fits_the_window() {
    let mut book = book();
    let mut training = book.tournaments[&TournamentId(1)].clone();
    training.id = TournamentId(3);
    training.kind = Kind::Prehistory;
    training.date = date(2025, 12, 30);
    book.tournaments.insert(training.id, training);
    let mut harness = stage(view(book, 1), Lang::Ru);
    focus(&mut harness, "Пара 1, партнёр 1");
    enter_row(&mut harness, ["Marlow Anna", "Nowik Anna", "55"]);
    let new = harness.get_by_label("Новый 2").rect();
    assert!(
        new.right() <= 1280.0,
        "all columns are in the window: {new:?}"
    );
    harness
        .get_by_label("30.12.2025 · 4 пары · предыстория")
        .click();
    harness.run();
    harness.get_by_label_contains("Предыстория:");
    assert!(harness.query_by_label("Исправить…").is_none());
}

#[test]
fn an_idle_tab_asks_for_no_frames() {
    let mut harness = open();
    focus(&mut harness, "Pair 1, partner 1");
    write(&mut harness, "Marlow");
    harness.run_steps(6);
    assert!(harness.run() <= 1, "settled");
}
