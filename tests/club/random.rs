//! Whatever is done to a club, undone in full it is what it was.

use super::*;
use proptest::prelude::*;

fn random_evening(of: Option<i64>, day: i8, results: (f64, f64), shift: i64) -> Command {
    let player = |n: i64| (n + shift) % 6 + 1;
    let mut recorded = evening(
        date(2026, 5, day),
        vec![
            pair(player(0), player(1), results.0),
            pair(player(2), player(3), results.1),
        ],
    );
    recorded.of = of.map(TournamentId);
    recorded.scoring = Scoring::Imps;
    Command::Record(recorded)
}

fn commands() -> impl Strategy<Value = Command> {
    let number = -500.0..500.0_f64;
    let results = (-50.0..50.0_f64, -50.0..50.0_f64);
    prop_oneof![
        4 => (prop::option::of(1..6_i64), 1..29_i8, results, 0..6_i64)
            .prop_map(|(of, day, results, shift)| random_evening(of, day, results, shift)),
        1 => (1..6_i64).prop_map(|id| Command::DeleteTournament(TournamentId(id))),
        1 => (1..9_i64, number.clone()).prop_map(|(id, start)| Command::EditPlayer {
            player: PlayerId(id),
            name: format!("Renamed {id}"),
            start,
            core: Some(start > 0.0),
            privacy: if start < 0.0 { Privacy::Hidden } else { Privacy::Initials },
        }),
        1 => (0..9_i64, number.clone())
            .prop_map(|(n, start)| Command::Players(vec![edit(&format!("Guest {n}"), start)])),
        1 => (1..9_i64).prop_map(|id| Command::DeletePlayer(PlayerId(id))),
        2 => (1..9_i64, 1..9_i64).prop_map(|(from, into)| Command::Merge {
            from: PlayerId(from),
            into: PlayerId(into),
        }),
        1 => (1..9_i64, 1..9_i64, any::<bool>()).prop_map(|(a, b, distinct)| Command::TellApart {
            a: PlayerId(a),
            b: PlayerId(b),
            distinct,
        }),
        1 => (1..9_i64, any::<bool>()).prop_map(|(id, retired)| Command::Retire {
            player: PlayerId(id),
            retired,
        }),
        2 => (0..5_i64, 1..9_i64).prop_map(|(n, id)| Command::Alias {
            alias: format!("Guest {n}"),
            player: PlayerId(id),
        }),
        1 => (0..5_i64).prop_map(|n| Command::ForgetAlias(format!("GUEST {n}"))),
        1 => (1..29_i8, 1..6_i64, number.clone()).prop_map(|(day, a, rating)| Command::Adjust {
            date: date(2026, 5, day),
            kind: AdjustmentKind::Reassign {
                a: PlayerId(a),
                b: PlayerId(a % 6 + 1),
                rating,
            },
            reason: "agreed".into(),
        }),
        1 => (1..4_i64).prop_map(|id| Command::DeleteAdjustment(AdjustmentId(id))),
        1 => (1..29_i8, 1.0..100.0_f64).prop_map(|(day, jump)| Command::Params {
            params: Params {
                jump,
                ..Params::default()
            },
            from: ParamsFrom::Day(date(2026, 5, day)),
        }),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 8, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn all_of_it_can_be_undone(commands in prop::collection::vec(commands(), 1..12)) {
        let mut f = Fixture::with_history();
        let mut views = vec![f.club.view()];
        for command in commands {
            // Some are refused: nothing to delete, nothing to change.
            if let Ok(done) = f.club.execute(command)
                && done.view.revision > views[views.len() - 1].revision
            {
                views.push(done.view);
            }
        }
        f = f.reopened();
        for view in views[..views.len() - 1].iter().rev() {
            let undone = f.club.undo().expect("undone").view;
            prop_assert_eq!(&undone.book, &view.book);
            prop_assert_eq!(&undone.replay, &view.replay);
        }
        f = f.reopened();
        for view in &views[1..] {
            let redone = f.club.redo().expect("redone").view;
            prop_assert_eq!(&redone.book, &view.book);
            prop_assert_eq!(&redone.standings, &view.standings);
        }
    }
}
