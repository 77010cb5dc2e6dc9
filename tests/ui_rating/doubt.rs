//! How sure the ratings are, as the list, the page and the chart show it.

use std::ops::ControlFlow;
use std::sync::{Arc, OnceLock};

use egui::accesskit::Role;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use tandem::club::ClubView;
use tandem::domain::{Book, Date, Kind, Pair, Player, PlayerId, Scoring, Tournament};
use tandem::i18n::{Lang, fixed};
use tandem::rating::companion::fitted;
use tandem::report::confidence::who_is_better;
use tandem::report::export::Subject;
use tandem::ui::tabs::rating::Rating;
use tandem::ui::tabs::statistic::Statistic;

use crate::screen::{Screen, names_shown, rating, sample_view, says, screen, type_into, view_of};

/// Works out how sure the ratings are.
fn sure(view: Arc<ClubView>) -> Arc<ClubView> {
    let mut go_on = || ControlFlow::Continue(());
    let companion = fitted(&view.replay, &mut go_on).expect("nobody stops it");
    view.companion.set(companion).expect("not known before");
    view
}

/// The sample club, worked out once for all tests.
fn sure_sample() -> Arc<ClubView> {
    static VIEW: OnceLock<Arc<ClubView>> = OnceLock::new();
    Arc::clone(VIEW.get_or_init(|| sure(sample_view())))
}

/// Twelve players: the first four are two steady pairs, the others change.
fn steady() -> Book {
    let mut book = Book::default();
    for number in 1..=12 {
        let id = book.next_player();
        let player = Player::new(id, format!("Player {number:02}"), 100.0);
        book.players.insert(id, player);
    }
    for week in 0..30 {
        let pair = |a, b, result| Pair::new(PlayerId(a), PlayerId(b), Some(result));
        let mut field = vec![pair(1, 2, 58.0), pair(3, 4, 52.0)];
        for seat in 0..4 {
            let result = 45.0 + seat as f64;
            field.push(pair(5 + seat, 9 + (seat + week) % 4, result));
        }
        let id = book.next_tournament();
        let tournament = Tournament {
            id,
            entry: book.next_entry(),
            date: Date::constant(2026, 1, 7) + jiff::Span::new().weeks(week),
            title: String::new(),
            kind: Kind::Rated,
            scoring: Scoring::Auto,
            boards: None,
            fields: vec![field],
        };
        book.tournaments.insert(id, tournament);
    }
    book
}

fn list(view: Arc<ClubView>, lang: Lang) -> Harness<'static, Screen<Rating>> {
    screen(Rating::default(), Rating::ui, view, lang)
}

fn page_of(view: Arc<ClubView>, player: PlayerId, lang: Lang) -> Harness<'static, Screen<Rating>> {
    let mut tab = Rating::default();
    tab.show_player(player);
    screen(tab, Rating::ui, view, lang)
}

/// The heading ± as a screen reader says it.
const DOUBT: &str = "How well the strength is known from the results";

fn click<T>(harness: &mut Harness<'_, Screen<T>>, role: Role, label: &str) {
    harness.get_by_role_and_label(role, label).click();
    harness.run();
}

fn sd(view: &ClubView, name: &str) -> f64 {
    let player = view.names.find(name).expect("known");
    let companion = view.companion.get().expect("worked out");
    companion.belief(player).expect("played").sd
}

#[test]
fn the_column_waits_for_what_is_worked_out() {
    let view = sample_view();
    let mut harness = rating(Lang::EN);
    assert!(says(&harness, "…"));
    harness.state_mut().view = sure(view);
    harness.run();
    let view = harness.state().view.clone();
    let best = view.book.name_of(view.standings[0].player);
    let shown = format!("±{}", fixed(Lang::EN, sd(&view, best), 0));
    assert!(says(&harness, &shown), "{shown}");
}

#[test]
fn the_column_sorts_and_hides() {
    let mut harness = list(sure_sample(), Lang::EN);
    let view = harness.state().view.clone();
    let by_name = names_shown(&harness);
    click(&mut harness, Role::Button, DOUBT);
    let shown = names_shown(&harness);
    assert_ne!(shown, by_name);
    let doubts: Vec<f64> = shown.iter().map(|name| sd(&view, name)).collect();
    assert!(doubts.is_sorted_by(|one, other| one >= other), "{doubts:?}");
    let exported = |harness: &Harness<'_, Screen<Rating>>| harness.state().tab.on_screen();
    let Subject::StandingsShown(list) = exported(&harness) else {
        panic!("without how sure it is");
    };
    let best = view.names.find(&shown[0]).expect("known");
    assert_eq!(list.doubts.get(&best), Some(&doubts[0]));
    click(&mut harness, Role::CheckBox, "± how sure");
    assert_eq!(exported(&harness), Subject::Standings);
    assert!(
        harness
            .query_by_role_and_label(Role::Button, DOUBT)
            .is_none()
    );
    assert_eq!(names_shown(&harness), by_name, "sorted as before");
    assert!(!harness.state().tab.doubt);
}

#[test]
fn a_past_day_is_as_sure_as_it_was_then() {
    let mut harness = list(sure_sample(), Lang::EN);
    let view = harness.state().view.clone();
    let companion = view.companion.get().expect("worked out");
    let best = view.standings[0].player;
    let band = companion.bands(best)[1];
    type_into(&mut harness, "As of", &band.date.to_string());
    type_into(&mut harness, "Search", view.book.name_of(best));
    let then = format!("±{}", fixed(Lang::EN, band.belief.sd, 0));
    let now = companion.belief(best).expect("played").sd;
    assert_ne!(then, format!("±{}", fixed(Lang::EN, now, 0)));
    assert!(says(&harness, &then), "{then}");
}

#[test]
fn who_cannot_be_told_from_a_partner_is_marked_and_explained() {
    let view = sure(view_of(steady()));
    let mut harness = list(Arc::clone(&view), Lang::EN);
    let marked: Vec<_> = harness.get_all_by_label_contains("⚠ ±").collect();
    assert_eq!(marked.len(), 4, "two steady pairs");
    marked[0].hover();
    drop(marked);
    harness.run_steps(3);
    harness.step();
    assert!(says(&harness, "have played almost only together"));
    assert!(says(&harness, "By the results the strength is"));
    let page = page_of(view, PlayerId(1), Lang::RU);
    assert!(says(&page, "разделить их рейтинги нельзя"));
}

#[test]
fn the_page_says_how_sure_the_curve_is_and_who_is_better() {
    for (lang, shaded, by_results, better) in [
        (Lang::EN, "Shaded:", "By results", "Who is better"),
        (Lang::RU, "Закрашено:", "По результатам", "Кто сильнее"),
    ] {
        let view = sure_sample();
        let [best, second] = [0, 1].map(|place| view.standings[place].player);
        let companion = view.companion.get().expect("worked out");
        let words = who_is_better(&view, companion, (best, second)).expect("both played");
        let mut harness = page_of(Arc::clone(&view), best, lang);
        assert!(says(&harness, shaded) && says(&harness, by_results));
        click(&mut harness, Role::Button, better);
        assert!(says(&harness, &lang.say(&words)));
    }
}

#[test]
fn a_single_curve_on_statistic_has_a_band() {
    let view = sure_sample();
    let mut tab = Statistic::default();
    tab.choose(vec![view.standings[0].player]);
    let mut harness = screen(tab, Statistic::ui, Arc::clone(&view), Lang::EN);
    assert!(says(&harness, "Shaded:"));
    let two = [0, 1].map(|place| view.standings[place].player);
    harness.state_mut().tab.choose(two.to_vec());
    harness.run();
    assert!(!says(&harness, "Shaded:"));
}
