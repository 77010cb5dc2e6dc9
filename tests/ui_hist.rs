//! The tab Hist, as a user sees it.

use std::path::PathBuf;
use std::sync::Arc;

use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use egui_kittest::{Harness, Node};
use jiff::civil::{Date, date};
use tandem::club::{ClubView, Command, PrehistoryEvening, sample};
use tandem::domain::{
    Book, Kind, Pair, Params, Player, PlayerId, Scoring, Tournament, TournamentId,
};
use tandem::i18n::Lang;
use tandem::rating::companion::{Settings, companion};
use tandem::rating::familiarity::handicap;
use tandem::ui::tabs::hist::Hist;
use tandem::ui::{Action, Base, Cx, theme};

struct App {
    tab: Hist,
    view: Arc<ClubView>,
    lang: Lang,
    actions: Vec<Action>,
}

impl App {
    fn ui(&mut self, ui: &mut egui::Ui) {
        let dark = ui.visuals().dark_mode;
        let mut cx = Cx {
            view: &self.view,
            base: Base {
                lang: self.lang,
                palette: theme::palette(dark),
                today: date(2026, 3, 10),
                actions: &mut self.actions,
            },
        };
        self.tab.ui(ui, &mut cx);
    }
}

const NAMES: [&str; 8] = [
    "Ann Lee",
    "Bo Ray",
    "Cy Dow",
    "Di Fox",
    "Иванов Пётр",
    "Петренко Ольга",
    "Łucja Nowak",
    "Kim Ace",
];

/// Eight players; Ann and Bo, Cy and Di, Пётр and Ольга were partners in the
/// last three tournaments, of which the first is pre-history; in the one
/// before them Ann played with Di.
fn small() -> Book {
    let mut book = Book::default();
    for name in NAMES {
        let id = book.next_player();
        let player = Player::new(id, name, 0.0);
        book.players.insert(id, player);
    }
    let together = [(1, 2, 55.0), (3, 4, 50.0), (5, 6, 45.0)];
    let apart = [(1, 4, 60.0), (7, 8, 40.0)];
    add(&mut book, date(2026, 1, 1), Kind::Prehistory, &apart);
    add(&mut book, date(2026, 1, 8), Kind::Prehistory, &together);
    add(&mut book, date(2026, 1, 15), Kind::Rated, &together);
    add(&mut book, date(2026, 1, 22), Kind::Rated, &together);
    add(&mut book, date(2026, 1, 23), Kind::Unrated, &apart);
    book
}

fn add(book: &mut Book, date: Date, kind: Kind, pairs: &[(i64, i64, f64)]) {
    let pair = |&(a, b, result): &(i64, i64, f64)| {
        Pair::new(
            PlayerId(a),
            PlayerId(b),
            (kind != Kind::Prehistory).then_some(result),
        )
    };
    let id = book.next_tournament();
    let tournament = Tournament {
        id,
        entry: book.next_entry(),
        date,
        title: String::new(),
        kind,
        scoring: Scoring::Auto,
        boards: None,
        fields: vec![pairs.iter().map(pair).collect()],
    };
    book.tournaments.insert(id, tournament);
}

fn view(book: Book, revision: u64) -> Arc<ClubView> {
    Arc::new(ClubView {
        revision,
        ..ClubView::of(book, PathBuf::new())
    })
}

fn window(book: Book, lang: Lang, theme: egui::Theme) -> Harness<'static, App> {
    let app = App {
        tab: Hist::default(),
        view: view(book, 1),
        lang,
        actions: Vec::new(),
    };
    let mut harness = Harness::builder()
        .with_size([1400.0, 1100.0])
        // Charts are drawn until their axes have settled.
        .with_max_steps(12)
        .with_theme(theme)
        .with_context_setup(theme::install)
        .build_ui_state(|ui, app: &mut App| app.ui(ui), app);
    harness.run();
    harness
}

fn english() -> Harness<'static, App> {
    window(small(), Lang::EN, egui::Theme::Light)
}

fn page(harness: &mut Harness<'_, App>, name: &str) {
    click(harness, name);
}

fn click(harness: &mut Harness<'_, App>, label: &str) {
    harness.get_by_role_and_label(Role::Button, label).click();
    harness.run();
}

/// The field of that name, not the label beside it.
fn input<'h>(harness: &'h Harness<'_, App>, name: &'h str) -> Node<'h> {
    harness.get_by_role_and_label(Role::TextInput, name)
}

fn paste_area<'h>(harness: &'h Harness<'_, App>) -> Node<'h> {
    harness.get_by_role_and_label(Role::MultilineTextInput, PASTE)
}

/// Types over a field and leaves it.
fn type_in(harness: &mut Harness<'_, App>, field: &str, text: &str) {
    input(harness, field).click();
    harness.run();
    harness.key_press_modifiers(egui::Modifiers::COMMAND, egui::Key::A);
    input(harness, field).type_text(text);
    harness.run();
    harness.key_press(egui::Key::Escape);
    harness.run();
    harness.key_press(egui::Key::Escape);
    harness.run();
}

fn is_enabled(harness: &Harness<'_, App>, label: &str) -> bool {
    let button = harness.get_by_role_and_label(Role::Button, label);
    !button.accesskit_node().is_disabled()
}

const DATE: &str = "Date of the evening";
const ADD: &str = "Add this evening";
const PASTE: &str = "Pasted block of pairs";

#[test]
fn cells_hold_the_numbers_of_the_partners() {
    let mut harness = english();
    let row = harness
        .get_by_role_and_label(Role::Button, "Ann Lee")
        .rect();
    let column = harness
        .get_by_label_contains("Open the tournament of 22 Jan 2026")
        .rect();
    let partners: Vec<_> = harness.get_all_by_label("2").collect();
    assert_eq!(partners.len(), 3, "Bo, three times, in Ann's row");
    for partner in &partners {
        assert!((partner.rect().center().y - row.center().y).abs() < 2.0);
    }
    let newest = partners.iter().map(|cell| cell.rect().left());
    let newest = newest.fold(f32::INFINITY, f32::min);
    assert!((newest - column.left()).abs() < 2.0, "newest first");
    // Unrated evenings do not count: four columns, not five.
    harness.get_by_label_contains("last 4 tournaments");
    assert!(harness.query_by_label_contains("23 Jan 2026").is_none());
    harness.get_by_label("Names of the partners").click();
    harness.run();
    assert_eq!(harness.get_all_by_label("Bo R.").count(), 3);
}

#[test]
fn a_date_opens_its_tournament() {
    let mut harness = english();
    harness
        .get_by_label_contains("Open the tournament of 15 Jan 2026")
        .click();
    harness.run();
    let open = Action::OpenTournament(TournamentId(3));
    assert_eq!(harness.state().actions, [open]);
}

#[test]
fn a_player_has_a_partner_table() {
    let mut harness = english();
    click(&mut harness, "Ann Lee");
    for shown in ["2.77", "22 Jan 2026", "Partner: Handicap"] {
        assert!(
            harness.query_all_by_label(shown).next().is_some(),
            "{shown}"
        );
    }
    click(&mut harness, "Open on Rating");
    let show = Action::ShowPlayer(PlayerId(1));
    assert_eq!(harness.state().actions, [show]);
    click(&mut harness, "Close");
    assert!(harness.query_by_label("2.77").is_none());
}

#[test]
fn the_list_is_searched() {
    let mut harness = english();
    type_in(&mut harness, "Find a player", "петр");
    assert!(harness.query_by_label("Ann Lee").is_none());
    harness.get_by_label("Иванов Пётр");
    harness.get_by_label("Петренко Ольга");
    type_in(&mut harness, "Find a player", "zzz");
    harness.get_by_label("Nobody’s name contains “zzz”.");
}

#[test]
fn who_of_two_players_is_better_is_said() {
    let mut harness = english();
    page(&mut harness, "Any two players");
    type_in(&mut harness, "First player", "Ann Lee");
    type_in(&mut harness, "Second player", "Иванов Пётр");
    harness.get_by_label_contains("is being worked out");
    let view = Arc::clone(&harness.state().view);
    let companion = companion(&view.replay, Settings::default());
    view.companion.set(companion).expect("not known before");
    harness.run();
    harness.get_by_label_contains("Ann Lee is more likely than not better than Иванов Пётр");
    harness.get_by_label_contains("Ann Lee: by the results");
}

#[test]
fn familiarity_of_two_players_is_t() {
    let mut harness = english();
    page(&mut harness, "Any two players");
    type_in(&mut harness, "First player", "ann lee");
    type_in(&mut harness, "Second player", "Bo Ray");
    harness.get_by_label_contains("familiarity T = 2.766336");
    // After one more: (2.766336 + 1) · 0.96.
    harness.get_by_label("3.616");
    type_in(&mut harness, "Second player", "Kim Ace");
    harness.get_by_label_contains("familiarity T = 0.000000, handicap now 415.5");
    let once = handicap(0.96, &Params::default());
    harness.get_by_label(&format!("{once:.1}"));
    type_in(&mut harness, "Second player", "Ann Lee");
    harness.get_by_label("Ann Lee stands in both fields; name another player in one of them.");
    type_in(&mut harness, "Second player", "Kim Acee");
    harness.get_by_label("The club has no player “Kim Acee”.");
    click(&mut harness, "Kim Ace");
    harness.get_by_label_contains("T = 0.000000");
}

#[test]
fn names_complete_while_they_are_typed() {
    let mut harness = english();
    page(&mut harness, "Any two players");
    input(&harness, "First player").click();
    harness.run();
    input(&harness, "First player").type_text("now");
    harness.run();
    harness.key_press(egui::Key::Enter);
    harness.run();
    let typed = input(&harness, "First player").value();
    assert_eq!(typed.as_deref(), Some("Łucja Nowak"));
    assert!(input(&harness, "Second player").is_focused());
}

#[test]
fn enter_takes_a_name_and_leads_to_the_next_field() {
    let mut harness = english();
    page(&mut harness, "Pre-history");
    input(&harness, "Pair 1: first partner").focus();
    harness.run();
    for (typed, next) in [
        ("kim", "Pair 1: second partner"),
        ("cy", "Pair 2: first partner"),
    ] {
        for event in [
            egui::Event::Text(typed.to_owned()),
            egui::Event::Key {
                key: egui::Key::Enter,
                physical_key: None,
                pressed: true,
                repeat: false,
                modifiers: egui::Modifiers::NONE,
            },
        ] {
            harness.event(event);
            harness.run();
        }
        assert!(input(&harness, next).is_focused(), "{next}");
    }
    let value = |name| input(&harness, name).value();
    assert_eq!(value("Pair 1: first partner").as_deref(), Some("Kim Ace"));
    assert_eq!(value("Pair 1: second partner").as_deref(), Some("Cy Dow"));
    assert_eq!(value("Pair 2: first partner").unwrap_or_default(), "");
}

#[test]
fn an_evening_is_typed() {
    let mut harness = english();
    page(&mut harness, "Pre-history");
    assert!(!is_enabled(&harness, ADD));
    type_in(&mut harness, DATE, "soon");
    harness.get_by_label_contains("“soon” is not a date");
    type_in(&mut harness, DATE, "4.12.2025");
    type_in(&mut harness, "Pair 1: first partner", "Ann Lee & Cy Dow");
    let split = input(&harness, "Pair 1: second partner").value();
    assert_eq!(split.as_deref(), Some("Cy Dow"));
    type_in(&mut harness, "Pair 2: first partner", "Di Foxx");
    type_in(&mut harness, "Pair 2: second partner", "Ann Lee");
    harness.get_by_label("The club has no player “Di Foxx”.");
    click(&mut harness, "Di Fox");
    harness.get_by_label("Ann Lee stands in another pair of this evening already.");
    assert!(!is_enabled(&harness, ADD));
    type_in(&mut harness, "Pair 2: second partner", "Bo Ray");
    click(&mut harness, ADD);
    let evening = PrehistoryEvening {
        date: date(2025, 12, 4),
        pairs: vec![(PlayerId(1), PlayerId(3)), (PlayerId(4), PlayerId(2))],
    };
    let execute = Action::Execute(Command::Prehistory(vec![evening]));
    assert_eq!(harness.state().actions, [execute]);
    let kept = input(&harness, "Pair 2: second partner").value();
    assert_eq!(kept.as_deref(), Some("Bo Ray"), "kept until it is there");
}

#[test]
fn what_was_added_leaves_the_form() {
    let mut harness = english();
    page(&mut harness, "Pre-history");
    type_in(&mut harness, DATE, "2025-12-04");
    type_in(&mut harness, "Pair 1: first partner", "Ann Lee & Cy Dow");
    click(&mut harness, ADD);
    let mut book = small();
    let pairs = [(1, 3, 0.0)];
    add(&mut book, date(2025, 12, 4), Kind::Prehistory, &pairs);
    harness.state_mut().view = view(book, 2);
    harness.run();
    let left = input(&harness, "Pair 1: first partner").value();
    assert_eq!(left.unwrap_or_default(), "");
    harness.get_by_label("4 Dec 2025");
}

#[test]
fn a_block_is_pasted_and_mended() {
    let mut harness = english();
    page(&mut harness, "Pre-history");
    let block = "date;player;partner\n2025-12-04;Ann Lee;Bo Rai\n2025-12-11;Cy Dow;Di Fox\n2025-12-11;Cy Dow;Kim Ace";
    paste_area(&harness).click();
    harness.run();
    harness.event(egui::Event::Paste(block.to_owned()));
    harness.run();
    harness.get_by_label("Line 2:");
    harness.get_by_label("The club has no player “Bo Rai”.");
    harness.get_by_label("Line 4:");
    assert!(!is_enabled(&harness, "Add 2 evenings"));
    click(&mut harness, "Bo Ray");
    assert!(harness.query_by_label("Line 2:").is_none());
    let mended = block
        .replace("Rai", "Ray")
        .replace("Cy Dow;Kim", "Łucja Nowak;Kim");
    paste_area(&harness).click();
    harness.run();
    harness.key_press_modifiers(egui::Modifiers::COMMAND, egui::Key::A);
    harness.event(egui::Event::Paste(mended));
    harness.run();
    click(&mut harness, "Add 2 evenings");
    let evening = |day, pairs: &[(i64, i64)]| PrehistoryEvening {
        date: date(2025, 12, day),
        pairs: pairs
            .iter()
            .map(|(a, b)| (PlayerId(*a), PlayerId(*b)))
            .collect(),
    };
    let evenings = vec![evening(4, &[(1, 2)]), evening(11, &[(3, 4), (7, 8)])];
    let execute = Action::Execute(Command::Prehistory(evenings));
    assert_eq!(harness.state().actions, [execute]);
}

#[test]
fn a_second_evening_on_a_date_is_asked_about() {
    let mut harness = english();
    page(&mut harness, "Pre-history");
    type_in(&mut harness, DATE, "2026-01-08");
    type_in(&mut harness, "Pair 1: first partner", "Ann Lee & Kim Ace");
    click(&mut harness, ADD);
    let Some(Action::Confirm { questions, .. }) = harness.state().actions.last() else {
        panic!("{:?}", harness.state().actions);
    };
    assert_eq!(questions[0].id, "hist-date-taken");
}

#[test]
fn an_evening_of_pre_history_is_deleted_after_a_question() {
    let mut harness = english();
    page(&mut harness, "Pre-history");
    click(&mut harness, "Delete the evening of 8 Jan 2026");
    let Some(Action::Confirm { command, questions }) = harness.state().actions.last() else {
        panic!("{:?}", harness.state().actions);
    };
    assert_eq!(*command, Command::DeleteTournament(TournamentId(2)));
    let question = Lang::EN.say(&questions[0]);
    assert!(question.starts_with("Delete the evening of 8 Jan 2026 with 3 pairs?"));
}

#[test]
fn an_empty_club_is_explained() {
    let harness = window(Book::default(), Lang::EN, egui::Theme::Light);
    harness.get_by_label_contains("There are no players yet.");
}

#[test]
fn in_russian_and_in_the_dark_everything_is_named_and_translated() {
    let book = sample::book().expect("the sample is a club");
    let mut harness = window(book, Lang::RU, egui::Theme::Dark);
    for name in ["Любые два игрока", "Предыстория", "Кто с кем играл"]
    {
        page(&mut harness, name);
        harness.check_accessibility();
        assert!(
            harness
                .query_all_by_label_contains("Unknown locali")
                .next()
                .is_none()
        );
    }
}

#[test]
fn ten_thousand_players_draw_only_what_is_seen() {
    let mut book = small();
    for number in 0..10_000 {
        let id = book.next_player();
        let player = Player::new(id, format!("Player {number:05}"), 0.0);
        book.players.insert(id, player);
    }
    let harness = window(book, Lang::EN, egui::Theme::Light);
    let drawn = harness.query_all_by_label_contains("Player 0").count();
    assert!((10..60).contains(&drawn), "{drawn}");
}

#[test]
fn arrow_keys_walk_down_beyond_what_is_seen() {
    let book = sample::book().expect("the sample is a club");
    let mut harness = window(book, Lang::EN, egui::Theme::Light);
    let name = harness.state().view.book.name_of(PlayerId(1)).to_owned();
    let first = harness.get_by_role_and_label(Role::Button, &name);
    first.focus();
    harness.run();
    for _ in 0..50 {
        harness.key_press(egui::Key::ArrowDown);
        harness.run();
    }
    let name = harness.state().view.book.name_of(PlayerId(51)).to_owned();
    let reached = harness.get_by_role_and_label(Role::Button, &name);
    assert!(reached.is_focused());
}

#[test]
fn nothing_repaints_when_idle() {
    let mut harness = english();
    assert_eq!(harness.run(), 1, "one frame, and no other asked for");
}
