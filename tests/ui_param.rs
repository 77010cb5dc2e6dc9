//! The tab Param, as a user sees it.

use std::path::PathBuf;
use std::sync::Arc;

use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use egui_kittest::{Harness, Node};
use jiff::civil::date;
use tandem::club::sample;
use tandem::club::{ClubView, Command, Moved, ParamsFrom};
use tandem::domain::{AgeUnit, ParamHistory, Params, PlayerId, Symbol};
use tandem::i18n::{Lang, fixed};
use tandem::rating::Best;
use tandem::rating::backtest::{Method, check};
use tandem::rating::best::Curve;
use tandem::rating::familiarity::handicap_for_loss;
use tandem::ui::tabs::param::Param;
use tandem::ui::{Action, Base, Cx, theme};

struct App {
    tab: Param,
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

    /// The club with another history of parameters.
    fn set(&mut self, params: ParamHistory) {
        let mut view = (*self.view).clone();
        view.revision += 1;
        view.book.params = params;
        self.view = Arc::new(view);
    }
}

fn club() -> Arc<ClubView> {
    let book = sample::book().expect("the sample is a club");
    Arc::new(ClubView::of(book, PathBuf::new()))
}

fn window(lang: Lang, theme: egui::Theme) -> Harness<'static, App> {
    let app = App {
        tab: Param::default(),
        view: club(),
        lang,
        actions: Vec::new(),
    };
    let mut harness = Harness::builder()
        .with_size([1400.0, 2600.0])
        // Charts are drawn until their axes have settled.
        .with_max_steps(12)
        .with_theme(theme)
        .with_context_setup(theme::install)
        .build_ui_state(|ui, app: &mut App| app.ui(ui), app);
    harness.run();
    harness
}

fn english() -> Harness<'static, App> {
    window(Lang::EN, egui::Theme::Light)
}

/// The field of that name, not the label beside it.
fn input<'h>(harness: &'h Harness<'_, App>, name: &'h str) -> Node<'h> {
    harness.get_by_role_and_label(Role::TextInput, name)
}

/// Types over a field.
fn type_in(harness: &mut Harness<'_, App>, field: &str, text: &str) {
    input(harness, field).click();
    harness.run();
    harness.key_press_modifiers(egui::Modifiers::COMMAND, egui::Key::A);
    input(harness, field).type_text(text);
    harness.run();
}

fn click(harness: &mut Harness<'_, App>, label: &str) {
    harness.get_by_label(label).click();
    harness.run();
}

fn is_enabled(harness: &Harness<'_, App>, label: &str) -> bool {
    !harness.get_by_label(label).accesskit_node().is_disabled()
}

fn value(harness: &Harness<'_, App>, field: &str) -> String {
    input(harness, field).value().unwrap_or_default()
}

const JUMPS: &str = "K: size of jumps";
const NEXT: &str = "From the next tournament on";
const ALL: &str = "To the whole history…";

#[test]
fn every_coefficient_stands_there_with_its_default() {
    let harness = english();
    assert_eq!(value(&harness, JUMPS), "20");
    assert_eq!(value(&harness, "forget: forgetting"), "4");
    assert_eq!(value(&harness, "W: starting handicap"), "264.533");
    let loss = value(&harness, "Points a player loses in a brand-new pair");
    assert_eq!(loss, "200.00");
    assert!(!is_enabled(&harness, NEXT));
    assert!(!is_enabled(&harness, "Discard changes"));
}

#[test]
fn a_value_out_of_range_is_said_and_cannot_be_applied() {
    let mut harness = english();
    type_in(&mut harness, JUMPS, "300");
    harness.get_by_label("K = 300 is not allowed; the range is 0 < x ≤ 200.");
    assert!(!is_enabled(&harness, NEXT));
    assert!(!is_enabled(&harness, ALL));
    type_in(&mut harness, JUMPS, "many");
    harness.get_by_label("“many” is not a number.");
    click(&mut harness, "Discard changes");
    assert_eq!(value(&harness, JUMPS), "20");
    type_in(&mut harness, "forget: forgetting", "100");
    harness.get_by_label("forget = 100 is not allowed; the range is 0 ≤ x < 100 %.");
}

#[test]
fn a_decimal_comma_is_applied_from_the_next_tournament_on() {
    let mut harness = english();
    type_in(&mut harness, "forget: forgetting", "5,5");
    harness.get_by_label("forget 4\u{a0}% → 5.5\u{a0}%");
    click(&mut harness, NEXT);
    let Some(Action::Execute(Command::Params { params, from })) = harness.state().actions.last()
    else {
        panic!("{:?}", harness.state().actions);
    };
    assert!((params.forget - 0.055).abs() < 1e-12);
    assert_eq!(*from, ParamsFrom::NextTournament);
    let others = Params {
        forget: params.forget,
        ..Params::default()
    };
    assert_eq!(*params, others);
}

#[test]
fn a_reset_puts_the_default_back() {
    let mut harness = english();
    type_in(&mut harness, JUMPS, "25");
    click(&mut harness, "K: back to 20");
    assert_eq!(value(&harness, JUMPS), "20");
    assert!(!is_enabled(&harness, NEXT));
    // A default that is not in force can be applied.
    let other = Params {
        growth: 1.5,
        ..Params::default()
    };
    harness.state_mut().set(ParamHistory::new(other));
    harness.run();
    click(&mut harness, "growth: back to 0.2");
    assert!(is_enabled(&harness, NEXT));
}

#[test]
fn the_loss_in_a_new_pair_sets_w() {
    let mut harness = english();
    let field = "Points a player loses in a brand-new pair";
    type_in(&mut harness, field, "150");
    click(&mut harness, NEXT);
    let Some(Action::Execute(Command::Params { params, .. })) = harness.state().actions.last()
    else {
        panic!("{:?}", harness.state().actions);
    };
    let wanted = handicap_for_loss(150.0, &Params::default());
    assert!((params.handicap - wanted).abs() < 1e-8);
    type_in(&mut harness, field, "-1");
    harness.get_by_label_contains("cannot lose a negative number");
    assert!(!is_enabled(&harness, NEXT));
    // W typed over mends the loss.
    type_in(&mut harness, "W: starting handicap", "529.066");
    assert_eq!(value(&harness, field), "400.00");
    assert!(is_enabled(&harness, NEXT));
}

#[test]
fn weeks_are_chosen_not_typed() {
    let mut harness = english();
    click(&mut harness, "calendar weeks");
    click(&mut harness, NEXT);
    let Some(Action::Execute(Command::Params { params, .. })) = harness.state().actions.last()
    else {
        panic!("{:?}", harness.state().actions);
    };
    assert_eq!(params.age, AgeUnit::Weeks);
}

#[test]
fn the_whole_history_is_shown_before_it_moves() {
    let mut harness = english();
    type_in(&mut harness, JUMPS, "25");
    click(&mut harness, ALL);
    let Some(Action::PreviewParams(asked)) = harness.state().actions.last().cloned() else {
        panic!("{:?}", harness.state().actions);
    };
    assert_eq!(asked.jump, 25.0);
    harness.get_by_label("Calculating who would move…");
    let moved = |player, after| Moved {
        player: PlayerId(player),
        before: 100.0,
        after,
    };
    let answer = vec![moved(1, 103.0), moved(2, 40.0)];
    harness.state_mut().tab.show_preview(answer);
    harness.run();
    let small = harness.get_by_label("▲ +3.0").rect();
    let large = harness.get_by_label("▼ −60.0").rect();
    assert!(large.top() < small.top(), "largest first");
    click(&mut harness, "Apply to the whole history");
    let command = Command::Params {
        params: asked,
        from: ParamsFrom::Beginning,
    };
    let last = harness.state().actions.last();
    assert_eq!(last, Some(&Action::Execute(command)));
}

#[test]
fn a_preview_of_other_values_is_forgotten() {
    let mut harness = english();
    type_in(&mut harness, JUMPS, "25");
    click(&mut harness, ALL);
    harness.state_mut().tab.show_preview(Vec::new());
    harness.run();
    harness.get_by_label("Nobody’s rating would move.");
    type_in(&mut harness, JUMPS, "26");
    assert!(
        harness
            .query_by_label("Apply to the whole history")
            .is_none()
    );
}

/// Asks for the check with its button.
fn ask_for_the_check(harness: &mut Harness<'_, App>) {
    let buttons = harness.get_all_by_label("Check on our history");
    buttons.last().expect("a heading and a button").click();
    harness.run();
}

#[test]
fn the_search_shows_how_far_it_is_and_can_be_stopped() {
    let mut harness = english();
    ask_for_the_check(&mut harness);
    assert_eq!(harness.state().actions, [Action::Backtest]);
    harness.state_mut().tab.searching(true);
    harness.state_mut().tab.checking(0.25);
    harness.run_steps(3);
    let said = harness.query_all_by_label_contains("Comparing the norms");
    assert!(said.count() > 0);
    let bar = harness.get_by_role(Role::ProgressIndicator);
    assert_eq!(bar.accesskit_node().numeric_value(), Some(25.0));
    harness.state_mut().tab.progress(0.5);
    harness.run_steps(3);
    let bar = harness.get_by_role(Role::ProgressIndicator);
    assert_eq!(bar.accesskit_node().numeric_value(), Some(50.0));
    harness.get_by_label("Stop").click();
    harness.run_steps(3);
    assert_eq!(harness.state().actions.last(), Some(&Action::StopSearch));
    harness.state_mut().tab.searching(false);
    // What was told before may come late.
    harness.state_mut().tab.progress(0.75);
    harness.run();
    assert!(harness.query_by_label("Stop").is_none());
    harness.get_by_label_contains("Stopped before it was done");
    harness.state_mut().tab.searching(true);
    harness.run_steps(3);
    harness.state_mut().tab.searching(false);
    harness.run();
    assert!(harness.query_by_label_contains("Stopped before").is_none());
}

#[test]
fn the_check_sets_five_ways_beside_each_other() {
    for (lang, ways, few) in [
        (
            Lang::EN,
            [
                "the club’s norm",
                "everybody scores 50 %",
                "everybody scores their average so far",
                "grades as in the national schemes, at their best",
                "the model behind ± (luck of an evening: 6 %)",
            ],
            "Result less norm",
        ),
        (
            Lang::RU,
            [
                "норма клуба",
                "у всех по 50\u{a0}%",
                "каждый наберёт столько, сколько набирал в среднем",
                "оценки, как в национальных системах, в лучшем случае",
                "модель, от которой ± (доля случая за вечер: 6 %)",
            ],
            "Результат минус норма",
        ),
    ] {
        let mut harness = window(lang, egui::Theme::Light);
        let view = Arc::clone(&harness.state().view);
        let check = check(&view.replay, None).expect("a season");
        let error = fixed(lang, check.rmse(Method::Companion), 2);
        let tab = &mut harness.state_mut().tab;
        tab.show_check(check, view.revision);
        harness.run();
        for way in ways {
            harness.get_by_label(way);
        }
        harness.get_by_label_contains(few);
        assert!(harness.query_all_by_label(&error).next().is_some());
        let old = lang.text("param-check-old");
        assert!(harness.query_by_label(&old).is_none());
        harness.state_mut().set(ParamHistory::default());
        harness.run();
        harness.get_by_label(&old);
    }
}

fn found() -> Best {
    let curve = |symbol, points: &[(f64, f64)]| Curve {
        symbol,
        points: points.to_vec(),
    };
    Best {
        params: Params {
            jump: 31.416,
            ..Params::default()
        },
        rmse_before: 7.125,
        rmse_after: 7.0,
        gain: Some((-0.02, 0.3)),
        curves: vec![
            curve(Symbol::Jump, &[(1.0, 7.5), (31.416, 7.0), (80.0, 7.25)]),
            curve(Symbol::Growth, &[(0.0, 7.01), (0.2, 7.0), (4.0, 7.25)]),
        ],
    }
}

#[test]
fn the_best_values_are_offered_and_not_imposed() {
    let mut harness = english();
    harness.state_mut().tab.show_best(found());
    harness.run();
    for shown in ["7.125\u{a0}%", "7.000\u{a0}%", "31.42"] {
        harness.get_by_label(shown);
    }
    harness.get_by_label_contains("that may be chance (in 95 of 100 cases −0.02 to 0.30)");
    harness.get_by_label("Error against K – size of jumps");
    click(&mut harness, "Curve of growth");
    harness.get_by_label("Error against growth – growth");
    assert_eq!(value(&harness, JUMPS), "20");
    click(&mut harness, "Put these values into the fields");
    assert_eq!(value(&harness, JUMPS), "31.42");
    assert_eq!(harness.state().actions, [], "nothing is applied");
}

#[test]
fn what_was_found_stays_beside_what_it_was_measured_against() {
    let mut harness = english();
    harness.state_mut().tab.show_best(found());
    harness.run();
    let in_force = |harness: &Harness<'_, App>| harness.query_all_by_label("20").count();
    let before = in_force(&harness);
    assert!(before > 0);
    assert!(harness.query_by_label_contains("by now").is_none());
    let adopted = Params {
        jump: 31.42,
        ..Params::default()
    };
    harness.state_mut().set(ParamHistory::new(adopted));
    harness.run();
    harness.get_by_label_contains("Other coefficients are in force by now");
    assert_eq!(in_force(&harness), before);
}

#[test]
fn values_are_applied_from_a_day_on() {
    let mut harness = english();
    const FROM: &str = "From this day on:";
    type_in(&mut harness, JUMPS, "25");
    assert!(!is_enabled(&harness, FROM));
    type_in(&mut harness, "From the day", "once");
    harness.get_by_label("That is not a date.");
    type_in(&mut harness, "From the day", "2026-05-01");
    click(&mut harness, FROM);
    let command = Command::Params {
        params: Params {
            jump: 25.0,
            ..Params::default()
        },
        from: ParamsFrom::Day(date(2026, 5, 1)),
    };
    let last = harness.state().actions.last();
    assert_eq!(last, Some(&Action::Execute(command)));
}

#[test]
fn the_dated_sets_say_what_changed() {
    let mut harness = english();
    let later = Params {
        jump: 30.0,
        window: 100,
        ..Params::default()
    };
    let history = ParamHistory::default().with_set(Some(date(2026, 2, 1)), later);
    harness.state_mut().set(history);
    harness.run();
    harness.get_by_label("1 Feb 2026");
    harness.get_by_label("K 20 → 30; window 150 → 100");
    harness.get_by_label("the beginning");
    assert!(is_enabled(&harness, ALL), "the newest set for older times");
}

#[test]
fn the_fields_show_the_set_of_the_next_tournament() {
    let mut harness = english();
    let far = Params {
        jump: 30.0,
        ..Params::default()
    };
    let history = ParamHistory::default().with_set(Some(date(2100, 1, 1)), far);
    harness.state_mut().set(history);
    harness.run();
    assert_eq!(value(&harness, JUMPS), "20");
}

#[test]
fn the_picture_follows_the_coefficient() {
    let mut harness = english();
    harness.get_by_label("Handicap against tournaments together");
    for (field, title) in [
        ("k: unevenness of the split", "How partners share a change"),
        (
            "S: IMP strength of the field",
            "Percent against IMPs over 27 boards",
        ),
        (
            "window: length of memory",
            "How long a tournament together is remembered",
        ),
        ("base: stretch of the scale", "What is expected of a pair"),
        (JUMPS, "What each of two equal partners wins"),
    ] {
        click(&mut harness, field);
        harness.get_by_label(title);
    }
    assert!(harness.query_by_label_contains("Dashed:").is_none());
    type_in(&mut harness, JUMPS, "30");
    harness.get_by_label_contains("Dashed:");
}

#[test]
fn in_russian_and_in_the_dark_everything_is_named_and_translated() {
    let mut harness = window(Lang::RU, egui::Theme::Dark);
    assert_eq!(value(&harness, "W: начальная фора"), "264,533");
    type_in(&mut harness, "K: величина скачков", "300");
    harness.get_by_label("K = 300 недопустимо; пределы: 0 < x ≤ 200.");
    assert!(!is_enabled(&harness, "Со следующего турнира"));
    type_in(&mut harness, "K: величина скачков", "22,5");
    harness.get_by_label("K 20 → 22,5");
    harness.check_accessibility();
    assert!(
        harness
            .query_all_by_label_contains("Unknown locali")
            .next()
            .is_none()
    );
}

#[test]
fn nothing_repaints_when_idle() {
    let mut harness = english();
    harness.run();
    assert_eq!(harness.run(), 1, "one frame, and no other asked for");
}
