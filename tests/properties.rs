//! What holds for every tournament of every club, whatever the numbers.

use proptest::prelude::*;
use tandem::domain::{
    AgeUnit, Book, Date, Entry, Kind, Pair, ParamHistory, Params, Player, PlayerId, Scoring,
    Tournament, TournamentId,
};
use tandem::rating::familiarity::handicap;
use tandem::rating::field::shares;
use tandem::rating::{Norm, Outcome, PairInput, Replay, Score, norms, outcomes, percents, replay};

/// Ratings of any club, and now and then of no club.
fn rating() -> impl Strategy<Value = f64> {
    prop_oneof![
        8 => -2000.0..3000.0_f64,
        1 => -1e9..1e9_f64,
        1 => -1e290..1e290_f64,
    ]
}

fn pair_input() -> impl Strategy<Value = PairInput> {
    (rating(), rating(), 0.0..30.0_f64).prop_map(|(rating_a, rating_b, familiarity)| PairInput {
        rating_a,
        rating_b,
        familiarity,
    })
}

fn params() -> impl Strategy<Value = Params> {
    (
        (0.1..200.0_f64, 1.0..500.0_f64, 0.0..1000.0_f64),
        (1.0..300.0_f64, 1.0..200.0_f64, 0.0..0.9_f64),
        (0.0..=0.05_f64, 1.0..40.0_f64, 1..200_u32),
    )
        .prop_map(
            |((jump, base, handicap), (learning, boards, forget), rest)| Params {
                jump,
                base,
                handicap,
                learning,
                boards,
                forget,
                split: rest.0,
                strength: rest.1,
                window: rest.2,
                growth: 0.0,
                ..Params::default()
            },
        )
}

/// A field with its matchpoints: two pairs or more, not all results 0.
fn field() -> impl Strategy<Value = (Vec<PairInput>, Vec<f64>)> {
    prop::collection::vec((pair_input(), 0.5..400.0_f64), 2..30)
        .prop_map(|rows| rows.into_iter().unzip())
}

fn scores(results: &[f64]) -> Vec<Score> {
    let score = |result: &f64| Score {
        result: *result,
        percentage: None,
        boards: None,
    };
    results.iter().map(score).collect()
}

fn matchpoints(results: &[f64], params: &Params) -> Vec<f64> {
    percents(&scores(results), Scoring::Matchpoints, None, params).expect("good results")
}

fn calculated(inputs: &[PairInput], results: &[f64], params: &Params) -> (Vec<Norm>, Vec<Outcome>) {
    let norms = norms(inputs, params);
    let outcomes = outcomes(&norms, &matchpoints(results, params), params, true);
    (norms, outcomes)
}

/// The largest number that went into the changes of a field.
fn largest(norms: &[Norm], outcomes: &[Outcome], params: &Params) -> f64 {
    norms
        .iter()
        .zip(outcomes)
        .flat_map(|(norm, outcome)| {
            let points = [
                norm.rating_a,
                norm.rating_b,
                norm.handicap,
                norm.pair_rating,
            ];
            let points = points.map(|number| number.abs() * params.jump / params.base);
            points.into_iter().chain([outcome.percent * params.jump])
        })
        .fold(1.0, f64::max)
}

fn near(got: f64, wanted: f64, scale: f64) -> Result<(), TestCaseError> {
    prop_assert!(
        (got - wanted).abs() <= 1e-9 * scale,
        "{got} instead of {wanted}"
    );
    Ok(())
}

proptest! {
    #[test]
    fn changes_of_a_field_add_up_to_nothing((inputs, results) in field(), params in params()) {
        let (norms, outcomes) = calculated(&inputs, &results, &params);
        let sum = outcomes.iter().map(|outcome| outcome.change).sum();
        near(sum, 0.0, largest(&norms, &outcomes, &params))?;
        let mean = outcomes.iter().map(|o| o.percent).sum::<f64>() / outcomes.len() as f64;
        near(mean, 50.0, 100.0)?;
    }

    #[test]
    fn parts_add_up_and_have_the_sign_of_the_whole(
        (inputs, results) in field(),
        params in params(),
    ) {
        let (_, outcomes) = calculated(&inputs, &results, &params);
        for outcome in outcomes {
            let Outcome { change, change_a, change_b, .. } = outcome;
            near(change_a + change_b, change, change.abs())?;
            prop_assert!(change_a * change.signum() >= 0.0 && change_b * change.signum() >= 0.0);
        }
    }

    #[test]
    fn the_weaker_partner_gets_the_larger_part(
        a in any::<f64>().prop_filter("finite", |a| a.is_finite()),
        b in any::<f64>().prop_filter("finite", |b| b.is_finite()),
        split in 0.0..=0.05_f64,
    ) {
        let (part_a, part_b) = shares(a, b, split);
        prop_assert!(part_a.is_finite() && part_b.is_finite());
        prop_assert!((part_a + part_b - 1.0).abs() < 1e-15);
        prop_assert!((0.0..=1.0).contains(&part_a));
        prop_assert!((a <= b) || part_a <= part_b);
        prop_assert_eq!(shares(b, a, split), (part_b, part_a));
    }

    #[test]
    fn it_does_not_matter_who_is_named_first((inputs, results) in field(), params in params()) {
        let swapped: Vec<_> = inputs
            .iter()
            .map(|pair| PairInput { rating_a: pair.rating_b, rating_b: pair.rating_a, ..*pair })
            .collect();
        let (_, straight) = calculated(&inputs, &results, &params);
        let (_, turned) = calculated(&swapped, &results, &params);
        for (one, other) in straight.iter().zip(&turned) {
            prop_assert_eq!((one.change_a, one.new_b), (other.change_b, other.new_a));
            prop_assert_eq!(one.change, other.change);
        }
    }

    #[test]
    fn the_order_of_the_pairs_does_not_matter(
        (mut inputs, mut results) in field(),
        params in params(),
        turn in 0..30_usize,
        reverse in any::<bool>(),
    ) {
        let (norms, straight) = calculated(&inputs, &results, &params);
        let scale = largest(&norms, &straight, &params);
        let turn = turn % inputs.len();
        inputs.rotate_left(turn);
        results.rotate_left(turn);
        if reverse {
            inputs.reverse();
            results.reverse();
        }
        let (_, mut moved) = calculated(&inputs, &results, &params);
        if reverse {
            moved.reverse();
        }
        moved.rotate_right(turn);
        for (one, other) in straight.iter().zip(&moved) {
            near(one.change, other.change, scale)?;
            prop_assert_eq!(one.place, other.place);
        }
    }

    #[test]
    fn only_ratios_of_matchpoints_matter((_, results) in field(), factor in 0.001..1000.0_f64) {
        let params = Params::default();
        let more: Vec<_> = results.iter().map(|result| result * factor).collect();
        let (one, other) = (matchpoints(&results, &params), matchpoints(&more, &params));
        for (one, other) in one.into_iter().zip(other) {
            near(one, other, one.abs().max(1.0))?;
        }
    }

    #[test]
    fn only_differences_of_imps_matter(
        results in prop::collection::vec(-150.0..150.0_f64, 2..30),
        more in -500.0..500.0_f64,
        boards in 1..60_u32,
        cross in any::<bool>(),
        params in params(),
    ) {
        let scoring = if cross { Scoring::CrossImps } else { Scoring::Imps };
        let moved: Vec<_> = results.iter().map(|result| result + more).collect();
        let imps = |results: &[f64]| percents(&scores(results), scoring, Some(boards), &params);
        let (one, other) = (imps(&results).unwrap(), imps(&moved).unwrap());
        for (one, other) in one.iter().zip(&other) {
            near(*one, *other, params.strength)?;
        }
    }

    #[test]
    fn who_scores_the_norm_keeps_the_rating(
        inputs in prop::collection::vec(pair_input(), 2..30),
        params in params(),
    ) {
        let norms = norms(&inputs, &params);
        let expected: Vec<_> = norms.iter().map(|norm| norm.expected).collect();
        for (outcome, norm) in outcomes(&norms, &expected, &params, true).iter().zip(&norms) {
            prop_assert_eq!(outcome.change, 0.0);
            prop_assert_eq!(outcome.new_a, norm.rating_a);
        }
    }

    #[test]
    fn handicap_falls_as_familiarity_grows(
        less in 0.0..100.0_f64,
        more in 0.001..100.0_f64,
        params in params(),
    ) {
        let first = 1.570_75 * params.handicap;
        near(handicap(0.0, &params), first, first.max(1.0))?;
        prop_assume!(params.handicap > 0.001);
        prop_assert!(handicap(less + more, &params) < handicap(less, &params));
    }
}

/// A season of a club of 12: who sits where, and what they scored.
type Season = Vec<(Vec<i64>, Vec<f64>)>;

fn season() -> impl Strategy<Value = Season> {
    let seats = Just((1..=12).collect::<Vec<i64>>()).prop_shuffle();
    let evening = (seats, prop::collection::vec(1.0..200.0_f64, 6));
    prop::collection::vec(evening, 1..25)
}

fn club(season: &Season, starts: &[f64], params: Params) -> Book {
    let mut book = Book {
        params: ParamHistory::new(params),
        ..Book::default()
    };
    for (number, start) in (1..).zip(starts) {
        let id = PlayerId(number);
        let name = format!("Player {number}");
        let start = *start;
        book.players.insert(id, Player::new(id, name, start));
    }
    for (number, (seats, results)) in (1..).zip(season) {
        let pair = |(seats, result): (&[i64], &f64)| {
            Pair::new(PlayerId(seats[0]), PlayerId(seats[1]), Some(*result))
        };
        let mut first: Vec<_> = seats.chunks(2).zip(results).map(pair).collect();
        // Every other evening has two winners.
        let second = if number % 2 == 0 {
            first.split_off(3)
        } else {
            Vec::new()
        };
        let fields = [first, second];
        let tournament = Tournament {
            id: TournamentId(number),
            entry: Entry(number),
            date: Date::constant(2026, 1, 1) + jiff::Span::new().weeks(number),
            title: String::new(),
            kind: Kind::Rated,
            scoring: Scoring::Matchpoints,
            boards: None,
            fields: fields
                .into_iter()
                .filter(|field| !field.is_empty())
                .collect(),
        };
        book.tournaments.insert(tournament.id, tournament);
    }
    book
}

fn sum(replay: &Replay) -> f64 {
    replay.tracks.values().map(|track| track.rating()).sum()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn the_sum_of_a_club_moves_by_growth_alone(
        season in season(),
        starts in prop::collection::vec(-900.0..1500.0_f64, 12),
        growth in -5.0..5.0_f64,
        params in params(),
    ) {
        let params = Params { growth, jump: params.jump.min(30.0), base: 100.0, ..params };
        let replay = replay(&club(&season, &starts, params));
        let wanted = starts.iter().sum::<f64>() + growth * 12.0 * season.len() as f64;
        let scale = replay.tournaments.iter().map(|t| t.fields.iter().flatten()
            .map(|pair| pair.norm.pair_rating.abs()).sum::<f64>()).sum::<f64>();
        near(sum(&replay), wanted, scale.max(1.0))?;
    }

    #[test]
    fn weekly_tournaments_age_alike_in_both_units(
        season in season(),
        starts in prop::collection::vec(-900.0..1500.0_f64, 12),
        params in params(),
    ) {
        let weeks = Params { age: AgeUnit::Weeks, ..params };
        let by_tournaments = replay(&club(&season, &starts, params));
        let by_weeks = replay(&club(&season, &starts, weeks));
        prop_assert_eq!(by_tournaments.tracks, by_weeks.tracks);
    }

    #[test]
    fn a_tournament_follows_from_the_ratings_before_it(
        season in season(),
        starts in prop::collection::vec(rating(), 12),
    ) {
        let replay = replay(&club(&season, &starts, Params::default()));
        for tournament in &replay.tournaments {
            prop_assert_eq!(&tournament.problem, &None);
            for field in &tournament.fields {
                let again = norms(
                    &field.iter().map(|pair| PairInput {
                        rating_a: pair.norm.rating_a,
                        rating_b: pair.norm.rating_b,
                        familiarity: pair.norm.familiarity,
                    }).collect::<Vec<_>>(),
                    &tournament.params,
                );
                for (pair, norm) in field.iter().zip(again) {
                    prop_assert_eq!(pair.norm, norm);
                    let before = replay.tracks[&pair.a].before((tournament.date, tournament.entry));
                    let rating = before.last().map_or(starts[pair.a.0 as usize - 1], |p| p.rating);
                    prop_assert_eq!(norm.rating_a, rating);
                }
            }
        }
    }
}
