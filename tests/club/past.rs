//! The past corrected: evenings inserted, moved to other days and deleted,
//! always in one order.

use super::*;
use proptest::prelude::*;
use tandem::club::ClubView;
use tandem::domain::EventRef;

/// What may happen to an evening: a day, and which one it replaces, or which
/// one goes.
#[derive(Clone, Copy, Debug)]
enum Step {
    Record(Option<i64>, i8, f64),
    Delete(i64),
    Set(i8, f64),
}

fn step() -> impl Strategy<Value = Step> {
    prop_oneof![
        4 => (prop::option::of(1..6_i64), 1..9_i8, 30.0..70.0_f64)
            .prop_map(|(of, day, result)| Step::Record(of, day, result)),
        1 => (1..6_i64).prop_map(Step::Delete),
        1 => (1..9_i8, -50.0..50.0_f64).prop_map(|(day, rating)| Step::Set(day, rating)),
    ]
}

fn command(step: Step) -> Command {
    match step {
        Step::Record(of, day, result) => {
            let pairs = vec![pair(1, 2, result), pair(3, 4, 100.0 - result)];
            let mut recorded = evening(date(2026, 3, day), pairs);
            recorded.of = of.map(TournamentId);
            Command::Record(recorded)
        }
        Step::Delete(id) => Command::DeleteTournament(TournamentId(id)),
        Step::Set(day, rating) => Command::Adjust {
            date: date(2026, 3, day),
            kind: AdjustmentKind::Set {
                player: PlayerId(1),
                rating,
            },
            reason: "agreed".into(),
        },
    }
}

/// Replay, lists and curves have one order: by date, then by entry.
fn in_order(view: &ClubView) {
    let timeline = view.book.timeline();
    let moments: Vec<_> = timeline.iter().map(EventRef::moment).collect();
    assert!(
        moments.windows(2).all(|two| two[0] < two[1]),
        "no two are equal"
    );
    let evenings: Vec<_> = timeline
        .iter()
        .filter_map(|event| match event {
            EventRef::Tournament(evening) => Some(evening.id),
            EventRef::Adjustment(_) => None,
        })
        .collect();
    let replayed: Vec<_> = view.replay.tournaments.iter().map(|t| t.id).collect();
    assert_eq!(replayed, evenings);
    for track in view.replay.tracks.values() {
        let points: Vec<_> = track.points.iter().map(|p| (p.date, p.entry)).collect();
        let steps = moments.iter().filter(|moment| points.contains(moment));
        assert_eq!(points, steps.copied().collect::<Vec<_>>());
    }
    let listed = tandem::report::data::history(view);
    let days = |id: &TournamentId| view.book.tournaments[id].date;
    assert!(
        listed
            .iter()
            .map(|one| one.date)
            .eq(evenings.iter().map(days))
    );
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 16, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_corrected_past_is_as_if_it_had_always_been_so(steps in prop::collection::vec(step(), 1..10)) {
        let mut f = Fixture::with_history();
        let begun = f.club.view();
        for step in steps {
            // Some are refused: there is no such evening.
            let Ok(made) = f.club.execute(command(step)) else { continue };
            in_order(&made.view);
            let fresh = ClubView::of(made.view.book.clone(), f.path.clone());
            prop_assert_eq!(&made.view.replay, &fresh.replay);
            prop_assert_eq!(&made.view.standings, &fresh.standings);
        }
        while f.club.view().book != begun.book {
            prop_assert!(f.club.undo().is_ok());
        }
        prop_assert_eq!(&f.club.view().replay, &begun.replay);
    }
}
