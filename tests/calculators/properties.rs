//! What holds for every input.

use proptest::prelude::*;
use tandem::rating::fibs::{self, ListMatch, Player, Rules, match_list, rate};
use tandem::rating::fide::{self, Event, Speed, calculate};
use tandem::rating::redistribution::play;

use crate::{event, player};

fn any_player() -> impl Strategy<Value = Player> {
    (100.0..3000.0_f64, 0..2000_u32).prop_map(|(rating, experience)| player(rating, experience))
}

fn any_event() -> impl Strategy<Value = Event> {
    let game = (1000..3200_i32, 0..=2_i32)
        .prop_map(|(opponent, halves)| (f64::from(opponent), f64::from(halves) / 2.0));
    let speed = prop::sample::select(Speed::ALL.to_vec());
    (
        1400..2900_i32,
        1..=40_i32,
        prop::collection::vec(game, 0..30),
        speed,
    )
        .prop_map(|(rating, k, games, speed)| Event {
            speed,
            ..event(rating, k, &games)
        })
}

proptest! {
    #[test]
    fn fibs_does_not_care_who_is_named_first(
        a in any_player(), b in any_player(), length in 1..=fibs::LONGEST,
    ) {
        let (one, other) = (rate([a, b], length, Rules::Fibs), rate([b, a], length, Rules::Fibs));
        prop_assert_eq!(one.favourite, other.favourite);
        for (at, outcome) in one.outcomes.iter().enumerate() {
            let mirrored = other.outcomes[1 - at].changes;
            prop_assert_eq!(outcome.changes[0], mirrored[1]);
            prop_assert_eq!(outcome.changes[1], mirrored[0]);
            prop_assert!(outcome.changes[at].change > 0.0);
            prop_assert!(outcome.changes[1 - at].change < 0.0);
        }
        let sum = one.sides[0].chance + one.sides[1].chance;
        prop_assert!((sum - 1.0).abs() < 1e-12);
    }

    #[test]
    fn the_zone_never_goes_below_its_floor(
        start in any_player(),
        matches in prop::collection::vec((any_player(), 1..=64_u32, any::<bool>()), 0..40),
    ) {
        let matches: Vec<ListMatch> = matches
            .into_iter()
            .map(|(opponent, length, won)| ListMatch { opponent, length, won })
            .collect();
        for step in match_list(start, &matches, Rules::Zone) {
            prop_assert!(step.after.rating >= 100.0 && step.spared >= 0.0);
        }
    }

    #[test]
    fn redistribution_keeps_the_sum(
        phi in 0.01..=1.0_f64,
        ratings in [1.0..5000.0_f64, 1.0..5000.0_f64],
        scores in [0..999_u32, 0..999_u32],
    ) {
        let game = play(phi, ratings, scores.map(f64::from));
        let before = ratings[0] + ratings[1];
        prop_assert!((game.new[0] + game.new[1] - before).abs() <= 1e-11 * before);
        prop_assert!(game.new.into_iter().all(|rating| rating > 0.0));
    }

    #[test]
    fn a_fide_change_is_bounded_and_monotonous(event in any_event()) {
        let rated = calculate(&event);
        let games = i32::try_from(rated.counted).expect("few");
        prop_assert!(rated.sum.as_f64().abs() <= f64::from(games));
        prop_assert!(rated.rounded.abs() <= rated.k.value * games);
        prop_assert!(rated.k.value * games <= 700);
        let rows = fide::totals(&event);
        prop_assert_eq!(rows.len(), 2 * rated.counted + 1);
        prop_assert!(rows.is_sorted_by_key(|row| row.figure));
        let ended: Vec<_> = rows.iter().filter(|row| row.possible).collect();
        prop_assert_eq!(ended.len(), 1);
        prop_assert_eq!((ended[0].score, ended[0].new), (rated.score, rated.new));
    }
}
