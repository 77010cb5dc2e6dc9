//! The tabs Rating and Statistic as a director uses them.

use std::sync::Arc;

use egui::accesskit::Role;
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use tandem::club::{ClubView, Command, sample};
use tandem::domain::name::NameIndex;
use tandem::domain::{AdjustmentKind, Book, Date, PlayerId};
use tandem::i18n::{Lang, fixed};
use tandem::rating::{replay, standings};
use tandem::ui::tabs::rating::Rating;
use tandem::ui::tabs::statistic::Statistic;
use tandem::ui::{Action, Cx, theme};

/// After the sample's season.
const TODAY: Date = Date::constant(2026, 12, 1);

/// A tab on a screen of its own.
struct Screen<T> {
    tab: T,
    view: Arc<ClubView>,
    actions: Vec<Action>,
}

type Draw<T> = fn(&mut T, &mut egui::Ui, &mut Cx<'_>);

fn view_of(book: Book) -> Arc<ClubView> {
    let replay = replay(&book);
    Arc::new(ClubView {
        revision: 1,
        standings: standings(&book, &replay, None),
        names: NameIndex::new(&book),
        replay,
        book,
        ..ClubView::default()
    })
}

fn sample_view() -> Arc<ClubView> {
    view_of(sample::book().expect("the sample is whole"))
}

fn screen<T: 'static>(
    tab: T,
    draw: Draw<T>,
    view: Arc<ClubView>,
    lang: Lang,
) -> Harness<'static, Screen<T>> {
    let screen = Screen {
        tab,
        view,
        actions: Vec::new(),
    };
    let mut harness = Harness::builder()
        .with_size([1500.0, 900.0])
        .with_context_setup(theme::install)
        .build_ui_state(
            move |ui, screen: &mut Screen<T>| {
                let mut cx = Cx {
                    view: &screen.view,
                    lang,
                    palette: theme::palette(false),
                    today: TODAY,
                    actions: &mut screen.actions,
                };
                draw(&mut screen.tab, ui, &mut cx);
            },
            screen,
        );
    harness.run();
    harness
}

fn rating(lang: Lang) -> Harness<'static, Screen<Rating>> {
    screen(Rating::default(), Rating::ui, sample_view(), lang)
}

fn page(player: PlayerId, lang: Lang) -> Harness<'static, Screen<Rating>> {
    let mut tab = Rating::default();
    tab.show_player(player);
    screen(tab, Rating::ui, sample_view(), lang)
}

fn statistic(lang: Lang) -> Harness<'static, Screen<Statistic>> {
    screen(Statistic::default(), Statistic::ui, sample_view(), lang)
}

/// The names of the club in the order in which they stand on the screen.
fn names_shown<T>(harness: &Harness<'_, Screen<T>>) -> Vec<String> {
    let book = &harness.state().view.book;
    let mut shown: Vec<(f32, String)> = harness
        .get_all_by_role(Role::Button)
        .filter_map(|node| {
            let label = node.accesskit_node().label()?;
            let known = book.players.values().any(|player| player.name == label);
            known.then(|| (node.rect().top(), label))
        })
        .collect();
    shown.sort_by(|a, b| a.0.total_cmp(&b.0));
    shown.into_iter().map(|(_, name)| name).collect()
}

fn first_names(view: &ClubView, count: usize) -> Vec<String> {
    view.standings
        .iter()
        .take(count)
        .map(|line| view.book.name_of(line.player).to_owned())
        .collect()
}

fn type_into<T>(harness: &mut Harness<'_, Screen<T>>, field: &str, text: &str) {
    harness
        .get_by(|node| node.role() == Role::TextInput && node.label().as_deref() == Some(field))
        .focus();
    harness.run();
    harness
        .get_by(|node| node.role() == Role::TextInput && node.label().as_deref() == Some(field))
        .type_text(text);
    harness.run();
}

fn says<T>(harness: &Harness<'_, Screen<T>>, part: &str) -> bool {
    harness.query_all_by_label_contains(part).next().is_some()
}

#[test]
fn the_list_stands_by_main_figure() {
    let harness = rating(Lang::En);
    let view = harness.state().view.clone();
    let shown = names_shown(&harness);
    assert!(shown.len() > 10, "{shown:?}");
    assert_eq!(shown[..10], first_names(&view, 10));
    let best = &view.standings[0];
    assert!(says(&harness, &fixed(Lang::En, best.main, 1)));
    assert!(says(&harness, &fixed(Lang::En, best.rating, 1)));
}

#[test]
fn a_heading_sorts_and_a_second_click_turns_around() {
    let mut harness = rating(Lang::En);
    let view = harness.state().view.clone();
    let mut all: Vec<_> = view.standings.iter().collect();
    all.sort_by(|a, b| b.played.cmp(&a.played));
    harness
        .get_by_role_and_label(Role::Button, "Played")
        .click();
    harness.run();
    let most = all.first().map(|line| line.played);
    let first = &names_shown(&harness)[0];
    let played = |name: &str| {
        let id = view.names.find(name);
        view.standings
            .iter()
            .find(|line| Some(line.player) == id)
            .map(|line| line.played)
    };
    assert_eq!(played(first), most);
    harness
        .get_by_role_and_label(Role::Button, "Played")
        .click();
    harness.run();
    let least = all.last().map(|line| line.played);
    assert_eq!(played(&names_shown(&harness)[0]), least);
}

#[test]
fn search_ignores_case_and_accents() {
    let mut harness = rating(Lang::En);
    let view = harness.state().view.clone();
    let wanted = first_names(&view, 3).remove(2);
    type_into(&mut harness, "Search", &wanted.to_uppercase());
    assert_eq!(names_shown(&harness), [wanted]);
    type_into(&mut harness, "Search", "qqq");
    assert!(says(&harness, "Nobody fits"));
    harness.get_by_label("Show everybody").click();
    harness.run();
    assert_eq!(names_shown(&harness)[..5], first_names(&view, 5));
}

#[test]
fn the_list_of_a_past_day_is_the_list_of_then() {
    let mut harness = rating(Lang::En);
    let view = harness.state().view.clone();
    let middle = &view.replay.tournaments[view.replay.tournaments.len() / 2];
    let then = standings(&view.book, &view.replay, Some(middle.date));
    type_into(&mut harness, "As of", &middle.date.to_string());
    let names: Vec<_> = then
        .iter()
        .take(8)
        .map(|line| view.book.name_of(line.player).to_owned())
        .collect();
    assert_ne!(names, first_names(&view, 8), "the sample moves");
    assert_eq!(names_shown(&harness)[..8], names);
    harness.get_by_label("Now").click();
    harness.run();
    assert_eq!(names_shown(&harness)[..8], first_names(&view, 8));
}

#[test]
fn a_day_that_is_none_is_said_to_be_none() {
    let mut harness = rating(Lang::En);
    type_into(&mut harness, "As of", "yesterday");
    assert!(says(&harness, "is not a date"));
}

#[test]
fn the_keyboard_walks_down_and_opens_a_player() {
    let mut harness = rating(Lang::En);
    let view = harness.state().view.clone();
    for _ in 0..3 {
        harness.key_press(egui::Key::ArrowDown);
        harness.run();
    }
    harness.key_press(egui::Key::Enter);
    harness.run();
    let third = &first_names(&view, 3)[2];
    assert!(says(&harness, "Back to the list"));
    assert!(says(&harness, third));
    harness.key_press(egui::Key::Escape);
    harness.run();
    harness.run();
    assert!(!says(&harness, "Back to the list"));
    assert_eq!(names_shown(&harness)[..5], first_names(&view, 5));
}

/// A player who lost points in a rated tournament, and the newest such one.
fn loser(view: &ClubView) -> (PlayerId, usize) {
    let last = view.replay.tournaments.len() - 1;
    let fields = &view.replay.tournaments[last].fields;
    let pair = fields
        .iter()
        .flatten()
        .find(|pair| pair.outcome.is_some_and(|outcome| outcome.change_a < -1.0))
        .expect("somebody lost in the last tournament");
    (pair.a, last)
}

#[test]
fn a_click_opens_the_page_that_says_why_points_were_lost() {
    let mut harness = rating(Lang::En);
    let view = harness.state().view.clone();
    let (player, last) = loser(&view);
    let name = view.book.name_of(player).to_owned();
    type_into(&mut harness, "Search", &name);
    harness.get_by_role_and_label(Role::Button, &name).click();
    harness.run();
    let pair = view.replay.tournaments[last]
        .pair_of(player)
        .expect("played");
    let outcome = pair.outcome.expect("calculated");
    let figure = |value: f64| fixed(Lang::En, value, 1);
    let lost = format!("▼ {}", figure(outcome.change_a));
    for part in [
        lost.as_str(),
        &format!("scored {} %", figure(outcome.percent)),
        &format!("was {} %", figure(pair.norm.expected)),
        "Handicap",
        "Opponents",
        "Change of the pair",
        "New rating",
        &fixed(Lang::En, outcome.new_a, 1),
    ] {
        assert!(says(&harness, part), "the page does not say {part}");
    }
}

#[test]
fn the_explained_tournament_opens() {
    let view = sample_view();
    let (player, last) = loser(&view);
    let mut harness = page(player, Lang::En);
    harness.get_by_label("Open the tournament").click();
    harness.run();
    let id = view.replay.tournaments[last].id;
    assert_eq!(harness.state().actions, [Action::OpenTournament(id)]);
}

#[test]
fn partners_lead_to_their_own_pages() {
    let view = sample_view();
    let (player, last) = loser(&view);
    let partner = view.replay.tournaments[last]
        .pair_of(player)
        .expect("played")
        .b;
    let mut harness = page(player, Lang::En);
    harness.get_by_label("Partners").click();
    harness.run();
    let name = view.book.name_of(partner);
    harness.get_by_role_and_label(Role::Link, name).click();
    harness.run();
    assert_eq!(harness.state().actions, [Action::ShowPlayer(partner)]);
}

#[test]
fn averaging_with_a_partner_is_asked_of_the_club() {
    let view = sample_view();
    let (a, b) = (view.standings[0].player, view.standings[1].player);
    let mut harness = page(a, Lang::En);
    harness.get_by_label("Average with a partner…").click();
    harness.run();
    assert!(says(&harness, "Choose the partner"));
    type_into(&mut harness, "Partner", view.book.name_of(b));
    assert!(says(&harness, "Say why"));
    type_into(&mut harness, "Reason", "steady pair");
    let mean = f64::midpoint(view.standings[0].rating, view.standings[1].rating);
    assert!(says(&harness, &fixed(Lang::En, mean, 1)));
    harness.get_by_label("OK").click();
    harness.run();
    let expected = Action::Execute(Command::Adjust {
        date: TODAY,
        kind: AdjustmentKind::Average { a, b },
        reason: "steady pair".to_owned(),
    });
    assert_eq!(harness.state().actions, [expected]);
    assert!(!says(&harness, "Say why"), "the form is closed");
}

#[test]
fn a_rating_may_be_set_below_zero() {
    let view = sample_view();
    let player = view.standings[0].player;
    let mut harness = page(player, Lang::Ru);
    harness.get_by_label("Задать рейтинг…").click();
    harness.run();
    let field = format!("Новый рейтинг: {}", view.book.name_of(player));
    type_into(&mut harness, &field, "−120,5");
    type_into(&mut harness, "Причина", "ошибка при вводе");
    harness.get_by_label("OK").click();
    harness.run();
    let expected = Action::Execute(Command::Adjust {
        date: TODAY,
        kind: AdjustmentKind::Set {
            player,
            rating: -120.5,
        },
        reason: "ошибка при вводе".to_owned(),
    });
    assert_eq!(harness.state().actions, [expected]);
}

#[test]
fn a_decision_is_listed_with_its_reason_and_may_be_deleted() {
    let view = sample_view();
    let decision = view
        .book
        .adjustments
        .values()
        .next()
        .expect("the sample has one");
    let mut harness = page(decision.players()[0], Lang::En);
    harness.get_by_label("Changed by hand").click();
    harness.run();
    assert!(says(&harness, &decision.reason));
    harness.get_by_label("Delete…").click();
    harness.run();
    let [Action::Confirm { command, questions }] = &harness.state().actions[..] else {
        panic!("{:?}", harness.state().actions);
    };
    assert_eq!(*command, Command::DeleteAdjustment(decision.id));
    assert_eq!(questions.len(), 1);
}

#[test]
fn statistic_shows_the_newest_ratings_first() {
    let harness = statistic(Lang::En);
    let view = harness.state().view.clone();
    let last = view.replay.tournaments.last().expect("a season");
    assert!(says(&harness, &Lang::En.date(last.date)));
    let best = view.standings[0].player;
    let rating = view.replay.tracks[&best].rating();
    assert!(says(&harness, &fixed(Lang::En, rating, 1)));
    assert!(says(&harness, "Chart of the ratings of 5 players"));
}

#[test]
fn a_tick_adds_a_curve_and_takes_it_away() {
    let mut harness = statistic(Lang::En);
    let view = harness.state().view.clone();
    let sixth = &first_names(&view, 6)[5];
    let curve = format!("Curve of {sixth}");
    harness
        .get_by_role_and_label(Role::CheckBox, &curve)
        .click();
    harness.run();
    assert!(says(&harness, "Chart of the ratings of 6 players"));
    harness
        .get_by_role_and_label(Role::CheckBox, &curve)
        .click();
    harness.run();
    assert!(says(&harness, "Chart of the ratings of 5 players"));
    harness.get_by_label("None").click();
    harness.run();
    assert!(says(&harness, "No curve is chosen"));
}

#[test]
fn the_core_is_shown_and_chosen() {
    let mut harness = statistic(Lang::En);
    let view = harness.state().view.clone();
    harness
        .get_by_role_and_label(Role::CheckBox, "Core")
        .click();
    harness.run();
    assert!(says(&harness, "Sum of the ratings of the core"));
    let best = &view.book.players[&view.standings[0].player];
    let inside = tandem::rating::core(&view.book, &view.replay).contains(&best.id);
    let label = format!("{} in the core", best.name);
    harness
        .get_by_role_and_label(Role::CheckBox, &label)
        .click();
    harness.run();
    let expected = Action::Execute(Command::EditPlayer {
        player: best.id,
        name: best.name.clone(),
        start: best.start,
        core: Some(!inside),
    });
    assert_eq!(harness.state().actions, [expected]);
}

#[test]
fn everything_speaks_russian() {
    let harness = rating(Lang::Ru);
    assert!(says(&harness, "Основной"));
    let view = harness.state().view.clone();
    assert!(says(&harness, &fixed(Lang::Ru, view.standings[0].main, 1)));
    let (player, _) = loser(&view);
    let harness = page(player, Lang::Ru);
    assert!(says(&harness, "Прирост пары"));
    assert!(says(&harness, "при норме пары"));
    let harness = statistic(Lang::Ru);
    assert!(says(&harness, "График рейтингов: 5 игроков"));
}

#[test]
fn no_text_is_missing_in_either_language() {
    for lang in Lang::ALL {
        let view = sample_view();
        let (player, _) = loser(&view);
        let mut tabs = vec![labels(&rating(lang)), labels(&statistic(lang))];
        let mut page = page(player, lang);
        tabs.push(labels(&page));
        for button in [
            "player-edit",
            "player-section-extremes",
            "player-section-partners",
        ] {
            page.get_by_label(&lang.text(button)).click();
            page.run();
            tabs.push(labels(&page));
            if button == "player-edit" {
                page.key_press(egui::Key::Escape);
                page.run();
            }
        }
        for label in tabs.iter().flatten() {
            assert!(!label.contains("Unknown localization"), "{label}");
        }
    }
}

fn labels<T>(harness: &Harness<'_, Screen<T>>) -> Vec<String> {
    harness
        .root()
        .children_recursive()
        .filter_map(|node| node.accesskit_node().label())
        .collect()
}

#[test]
fn an_empty_club_says_what_to_do() {
    let view = view_of(Book::default());
    let mut harness = screen(Rating::default(), Rating::ui, view.clone(), Lang::En);
    assert!(says(&harness, "There are no players yet"));
    harness.get_by_label("Go to Tourn").click();
    harness.run();
    assert_eq!(harness.state().actions.len(), 1);
    let harness = screen(Statistic::default(), Statistic::ui, view, Lang::En);
    assert!(says(&harness, "No rated tournaments yet"));
}
