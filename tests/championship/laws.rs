//! What holds in every session, whoever plays.

use proptest::prelude::*;
use tandem::domain::{
    Book, Championship, ChampionshipId, ChampionshipParams, Entrant, EntrantId, Params, Person,
    Scoring, Session, SessionPair,
};
use tandem::rating::championship::{CalculatedSession, calculate, explain, totals};

/// Ratings of both partners and the result, for each pair.
type Row = (f64, f64, i32);

fn rows() -> impl Strategy<Value = Vec<Row>> {
    let row = (-900.0..1500.0, -900.0..1500.0, -60..60);
    prop::collection::vec(row, 2..20)
}

fn cup(rows: &[Row], session: &Session) -> Championship {
    let params = ChampionshipParams::of(&Params::default());
    let mut cup = Championship::new(ChampionshipId(1), "Cup", params);
    let mut session = session.clone();
    for (row, (rating_a, rating_b, result)) in rows.iter().enumerate() {
        let first = 2 * row as i64 + 1;
        for id in [first, first + 1] {
            cup.entrants.push(Entrant {
                id: EntrantId(id),
                person: Person::Guest(format!("Guest {id}")),
                rating: None,
            });
        }
        session.pairs.push(SessionPair {
            a: EntrantId(first),
            b: EntrantId(first + 1),
            rating_a: Some(*rating_a),
            rating_b: Some(*rating_b),
            result: f64::from(*result),
            boards: None,
        });
    }
    cup.put(session);
    cup
}

fn imps() -> Session {
    Session {
        boards: Some(24),
        ..Session::new(1)
    }
}

fn matchpoints() -> Session {
    Session {
        scoring: Scoring::Matchpoints,
        ..Session::new(1)
    }
}

fn only(cup: &Championship) -> CalculatedSession {
    let mut all = calculate(cup, &Book::default()).expect("can be calculated");
    all.remove(0)
}

fn sum(session: &CalculatedSession) -> f64 {
    session.pairs.iter().map(|pair| pair.outcome.change).sum()
}

fn some(rows: &[Row]) -> bool {
    rows.iter().any(|row| row.2 != 0)
}

proptest! {
    #[test]
    fn what_is_won_is_lost_when_centred(rows in rows()) {
        prop_assume!(some(&rows));
        let centred = Session { centred: true, ..imps() };
        prop_assert!(sum(&only(&cup(&rows, &centred))).abs() < 1e-6);
        let positive: Vec<Row> = rows.iter().map(|r| (r.0, r.1, r.2 + 61)).collect();
        prop_assert!(sum(&only(&cup(&positive, &matchpoints()))).abs() < 1e-6);
    }

    #[test]
    fn uncentred_changes_sum_to_the_percents_above_50(rows in rows()) {
        prop_assume!(some(&rows));
        let session = only(&cup(&rows, &imps()));
        let above: f64 = session.pairs.iter().map(|p| p.outcome.percent - 50.0).sum();
        prop_assert!((sum(&session) - 20.0 * above).abs() < 1e-6);
        for pair in &session.pairs {
            let parts = pair.outcome.change_a + pair.outcome.change_b;
            prop_assert!((parts - pair.outcome.change).abs() < 1e-9);
            prop_assert_eq!(pair.norm.pair_rating, pair.norm.rating_a + pair.norm.rating_b);
        }
    }

    #[test]
    fn partners_and_pairs_may_stand_in_any_order(rows in rows()) {
        prop_assume!(some(&rows));
        let plain = only(&cup(&rows, &imps()));
        let mut turned: Vec<Row> = rows.iter().map(|r| (r.1, r.0, r.2)).collect();
        turned.reverse();
        let turned = only(&cup(&turned, &imps()));
        for (one, other) in plain.pairs.iter().zip(turned.pairs.iter().rev()) {
            prop_assert!((one.outcome.change_a - other.outcome.change_b).abs() < 1e-6);
            prop_assert!((one.outcome.change_b - other.outcome.change_a).abs() < 1e-6);
        }
    }

    #[test]
    fn the_weaker_partner_gets_the_larger_share(rows in rows()) {
        prop_assume!(some(&rows));
        for pair in only(&cup(&rows, &imps())).pairs {
            let (rating_a, rating_b) = (pair.norm.rating_a, pair.norm.rating_b);
            let (a, b) = (pair.outcome.change_a.abs(), pair.outcome.change_b.abs());
            match pair.captain() {
                Some(id) if id == pair.a => prop_assert!(rating_a > rating_b && a <= b),
                Some(_) => prop_assert!(rating_b > rating_a && b <= a),
                None => prop_assert!((a - b).abs() < 1e-9),
            }
        }
    }
}

#[test]
fn a_final_has_percents_and_no_changes() {
    let rows = [(100.0, 200.0, 24), (0.0, 50.0, -12)];
    let last = Session {
        is_final: true,
        ..imps()
    };
    let last = only(&cup(&rows, &last));
    let rated = only(&cup(&rows, &imps()));
    for (pair, rated) in last.pairs.iter().zip(&rated.pairs) {
        assert_eq!(pair.outcome.percent, rated.outcome.percent);
        assert_eq!(
            (pair.outcome.change, pair.outcome.new_a),
            (0.0, pair.norm.rating_a)
        );
    }
}

#[test]
fn boards_of_a_pair_come_before_those_of_the_session() {
    let rows = [(0.0, 0.0, 10), (0.0, 0.0, 10)];
    let mut cup = cup(&rows, &imps());
    cup.sessions[0].pairs[1].boards = Some(12);
    let session = only(&cup);
    let above = |at: usize| session.pairs[at].outcome.percent - 50.0;
    assert!((above(1) - 2.0 * above(0)).abs() < 1e-9);
    cup.sessions[0].boards = None;
    let refused = calculate(&cup, &Book::default()).expect_err("a pair has no boards");
    assert_eq!(refused[0].id, "championship-boards");
}

#[test]
fn totals_over_boards_here_and_not_there_are_refused() {
    let rows = [(0.0, 0.0, 10), (0.0, 0.0, 10)];
    let matchpoints = Session {
        scoring: Scoring::Matchpoints,
        boards: None,
        ..imps()
    };
    let mut cup = cup(&rows, &matchpoints);
    assert_eq!(only(&cup).pairs[0].outcome.percent, 50.0);
    cup.sessions[0].pairs[1].boards = Some(12);
    let refused = calculate(&cup, &Book::default()).expect_err("one is over boards");
    assert_eq!(refused[0].id, "championship-boards-some");
    cup.sessions[0].boards = Some(24);
    assert!(only(&cup).pairs[1].outcome.percent > 60.0);
}

#[test]
fn a_final_makes_nobody_a_captain() {
    let rows = [(100.0, 0.0, 10), (0.0, 0.0, -10)];
    let mut cup = cup(&rows, &imps());
    let captain = |cup: &Championship| {
        let sessions = calculate(cup, &Book::default()).expect("calculated");
        let totals = totals(cup, &Book::default(), &sessions);
        let one = totals.iter().find(|total| total.entrant == EntrantId(1));
        one.map(|total| (total.played, total.is_captain()))
    };
    assert_eq!(captain(&cup), Some((1, true)));
    cup.sessions[0].is_final = true;
    assert_eq!(captain(&cup), Some((1, false)));
}

#[test]
fn every_term_is_explained_and_adds_up() {
    let rows = [(100.0, 200.0, 24), (0.0, 50.0, -12), (7.0, 8.0, 3)];
    for session in [
        imps(),
        Session {
            centred: true,
            ..imps()
        },
        Session {
            scoring: Scoring::CrossImps,
            ..imps()
        },
    ] {
        let cup = cup(&rows, &session);
        let done = only(&cup);
        let steps = explain(&cup, &Book::default(), &done, EntrantId(2)).expect("took part");
        let value = |symbol: &str| {
            let step = steps.iter().find(|step| step.symbol == symbol);
            step.unwrap_or_else(|| panic!("{symbol}")).value
        };
        assert_eq!(value("%"), done.pairs[0].outcome.percent);
        assert_eq!(value("Rp"), 300.0);
        assert_eq!(value("dR1"), done.pairs[0].outcome.change_b);
        assert_eq!(value("R1'"), 200.0 + value("dR1"));
        assert_eq!(value("R2'"), 100.0 + value("dR2"));
        assert!(!steps.iter().any(|step| step.formula.contains("growth")));
    }
    let cup = cup(&rows, &imps());
    let steps = explain(&cup, &Book::default(), &only(&cup), EntrantId(1)).expect("took part");
    let symbols: Vec<&str> = steps[0].terms.iter().map(|term| term.symbol).collect();
    assert_eq!(symbols, ["x", "S", "H", "P"]);
}
