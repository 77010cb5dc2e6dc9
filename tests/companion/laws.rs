//! What holds for the companion whatever the numbers.

use proptest::prelude::*;
use tandem::domain::{Book, Date, Kind, Pair, Player, PlayerId};
use tandem::rating::companion::{Companion, Settings, companion};
use tandem::rating::replay;

use crate::book::add;

const PLAYERS: i64 = 12;

/// An evening: everybody in some order, neighbours play together.
type Evening = (Vec<i64>, Vec<f64>);

fn evening() -> impl Strategy<Value = Evening> {
    let order = Just((1..=PLAYERS).collect::<Vec<_>>()).prop_shuffle();
    (order, prop::collection::vec(20.0..80.0_f64, 6))
}

fn settings() -> impl Strategy<Value = Settings> {
    (50.0..600.0_f64, 0.0..60.0_f64, 0.5..20.0_f64).prop_map(|(start_sd, drift, noise)| Settings {
        start_sd,
        drift,
        noise,
    })
}

fn rows((order, results): &Evening) -> Vec<Pair> {
    let pairs = order.chunks(2).zip(results);
    pairs
        .map(|(two, result)| Pair::new(PlayerId(two[0]), PlayerId(two[1]), Some(*result)))
        .collect()
}

fn book(evenings: &[Evening], arrange: fn(Vec<Pair>) -> Vec<Pair>) -> Book {
    let mut book = Book::default();
    for number in 1..=PLAYERS {
        let id = PlayerId(number);
        let player = Player::new(id, format!("Player {number}"), 50.0 * number as f64);
        book.players.insert(id, player);
    }
    let first = Date::constant(2026, 1, 1);
    for (week, evening) in (0..).zip(evenings) {
        let date = first + jiff::Span::new().weeks(week);
        add(&mut book, date, Kind::Rated, vec![arrange(rows(evening))]);
    }
    book
}

fn played(evenings: &[Evening], settings: Settings) -> Companion {
    companion(&replay(&book(evenings, |pairs| pairs)), settings)
}

/// The same pairs from the last to the first, partners swapped.
fn turned(mut pairs: Vec<Pair>) -> Vec<Pair> {
    pairs.reverse();
    for pair in &mut pairs {
        std::mem::swap(&mut pair.a, &mut pair.b);
    }
    pairs
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn the_order_of_pairs_and_partners_does_not_matter(
        evenings in prop::collection::vec(evening(), 1..6),
        settings in settings(),
    ) {
        let one = played(&evenings, settings);
        let other = companion(&replay(&book(&evenings, turned)), settings);
        for (player, belief) in one.entered() {
            let turned = other.belief(player).expect("the same players");
            prop_assert!((belief.mean - turned.mean).abs() < 1e-6);
            prop_assert!((belief.sd - turned.sd).abs() < 1e-6);
        }
    }

    /// A field tells who is above the others, and nothing about all of them
    /// together: when everybody plays, the sum of the means stays.
    #[test]
    fn the_sum_of_the_means_stays(
        evenings in prop::collection::vec(evening(), 1..8),
        settings in settings(),
    ) {
        let companion = played(&evenings, settings);
        let sum: f64 = companion.entered().map(|(_, belief)| belief.mean).sum();
        let wanted: f64 = (1..=PLAYERS).map(|number| 50.0 * number as f64).sum();
        prop_assert!((sum - wanted).abs() < 1e-6, "{} {}", sum, wanted);
    }

    #[test]
    fn without_drift_nobody_becomes_less_certain(
        evenings in prop::collection::vec(evening(), 2..8),
        settings in settings(),
    ) {
        let settings = Settings { drift: 0.0, ..settings };
        let longer = played(&evenings, settings);
        let shorter = played(&evenings[1..], settings);
        for (player, belief) in longer.entered() {
            prop_assert!(belief.sd >= 0.0 && belief.sd <= settings.start_sd);
            let bands = longer.bands(player);
            let falls = bands.windows(2).all(|two| two[1].belief.sd <= two[0].belief.sd + 1e-9);
            prop_assert!(falls, "{:?}", bands);
            prop_assert_eq!(bands.last().map(|band| band.belief), Some(belief));
            // Certainty follows from who played with whom, not from results.
            let fewer = shorter.belief(player).expect("everybody plays");
            prop_assert!(belief.sd <= fewer.sd + 1e-6);
        }
    }

    #[test]
    fn one_of_two_is_better(
        evenings in prop::collection::vec(evening(), 1..5),
        settings in settings(),
    ) {
        let companion = played(&evenings, settings);
        for (a, b) in [(1, 2), (3, 9), (12, 5)] {
            let (a, b) = (PlayerId(a), PlayerId(b));
            let (one, other) = (companion.better(a, b), companion.better(b, a));
            let (one, other) = (one.expect("known"), other.expect("known"));
            prop_assert!((one + other - 1.0).abs() < 1e-12);
            let ahead = companion.belief(a).expect("known").mean
                >= companion.belief(b).expect("known").mean;
            prop_assert_eq!(ahead, one >= 0.5);
        }
    }
}
