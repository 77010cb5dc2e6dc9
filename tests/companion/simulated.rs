//! Clubs with known strengths: the ratings come near them, and the companion
//! knows how near.

use tandem::rating::backtest::Method;
use tandem::rating::companion::{Settings, companion, estimate_noise};

use crate::club::{Plan, Simulated};
use crate::truth::{After, Truth};

#[test]
fn the_companion_foretells_best_and_knows_what_it_knows() {
    let mut truth = Truth::default();
    for seed in 0..3 {
        truth.add(&Simulated::new(Plan::USUAL, seed), 30);
    }
    let error = |method| truth.error(method);
    assert!(error(Method::Companion) < error(Method::Norm));
    assert!(truth.best_jump() < error(Method::Norm));
    assert!(error(Method::Norm) < error(Method::Means));
    assert!(error(Method::Means) < error(Method::Fifty));
    assert!(truth.floor() < error(Method::Companion));
    assert!(error(Method::Companion) < truth.floor() + 0.2, "{truth:?}");
    let (club, companion) = truth.correlations();
    assert!(club > 0.85 && companion > 0.95, "{truth:?}");
    assert!(truth.coverage() > 0.93, "{truth:?}");
}

#[test]
fn a_rating_is_worth_more_with_every_tournament() {
    let club = Simulated::new(Plan::USUAL, 4);
    let companion = companion(&club.replay, Settings::default());
    let after = |played| {
        let mut after = After::default();
        after.add(&club, &companion, played);
        after
    };
    let (early, late) = (after(2), after(40));
    assert!(late.error_club() < 0.8 * early.error_club());
    assert!(late.error_companion() < 0.6 * early.error_companion());
    assert!(late.believed() < 0.6 * early.believed());
    assert!(early.coverage() > 0.85);
    assert_eq!((early.players(), late.players()), (60, 60));
    let ((club, companion), (before, _)) = (late.correlations(), early.correlations());
    assert!(
        before < club && club < companion,
        "{before} {club} {companion}"
    );
}

#[test]
fn the_luck_of_the_evenings_is_found() {
    for luck in [4.0, 8.0] {
        let plan = Plan {
            luck,
            ..Plan::USUAL
        };
        let club = Simulated::new(plan, 1);
        let found = estimate_noise(&club.replay, Settings::default());
        let found = found.expect("a long history");
        assert!((found / luck - 1.0).abs() < 0.05, "{luck}: {found}");
    }
}
