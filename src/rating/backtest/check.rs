//! The check on the club's history: the norm beside other ways to foretell.

use std::ops::ControlFlow;

use super::super::companion::rated;
use super::super::{CalculatedPair, CalculatedTournament, Replay};
use super::Group;
use super::bootstrap::{Evening, errors, intervals};
use super::foretold::Foretold;
use super::progress::{Progress, Told};
use crate::domain::Level;

/// Tournaments compared from which on they tell how sure the answer is.
pub(in crate::rating) const FEWEST: usize = 5;
/// Below this many compared, the answer may well change (chosen).
const FEW: usize = 20;
/// Pairs of a point of the calibration plot at least, and its points at most.
const BIN: usize = 30;
const BINS: usize = 10;

/// The work of drawing tournaments again, for each of them (measured).
const DRAWING: f64 = 3.0;

/// A way to foretell results.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    /// The club's norm.
    Norm,
    /// “Everybody scores 50 %.”
    Fifty,
    /// The mean of the partners' past percents, against the field's.
    Means,
    /// Grades in the manner of the national schemes, under the decay that
    /// would have been best for them.
    Grades,
    /// The [companion](crate::rating::companion), with its usual settings.
    Companion,
}

impl Method {
    /// All of them, the norm first.
    pub const ALL: [Self; METHODS] = [
        Self::Norm,
        Self::Fifty,
        Self::Means,
        Self::Grades,
        Self::Companion,
    ];
}

const METHODS: usize = 5;

/// What the history says about the norm.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Too short to say anything.
    TooShort,
    /// Better than “everybody scores 50 %”, and not by chance.
    Better,
    /// The difference may be chance.
    Open,
    /// Worse than “everybody scores 50 %”, and not by chance.
    Worse,
}

/// Errors on the rated tournaments after the warm-up, in percent of a result.
#[derive(Clone, Debug, PartialEq)]
pub struct Check {
    /// Rated tournaments at the beginning that were only learnt from.
    pub warm_up: usize,
    /// Rated tournaments compared.
    pub tournaments: usize,
    /// All pairs compared, with their norms.
    pub all: Group,
    /// Root of the mean squared error of each of [`Method::ALL`].
    rmse: [f64; METHODS],
    /// 95 % interval of the error of the norm, by drawing tournaments again;
    /// `None` with fewer than five.
    pub interval: Option<(f64, f64)>,
    /// 95 % intervals of how much larger the error of each method is than that
    /// of the norm.
    gains: Option<[(f64, f64); METHODS]>,
    /// The calibration plot: equally many pairs each, lowest norms first.
    pub calibration: Vec<Group>,
    /// By the mean rating of the partners, weakest first.
    pub levels: Vec<(Level, Group)>,
    /// Pairs who lacked more than half of the familiarity: `H·T < V`.
    pub new_pairs: Option<Group>,
    /// The others.
    pub steady_pairs: Option<Group>,
}

impl Check {
    /// Mean of real less expected, in percent; zero but for rounding.
    pub fn bias(&self) -> f64 {
        self.all.percent - self.all.expected
    }

    /// Root of the mean squared error, in percent.
    pub const fn rmse(&self, method: Method) -> f64 {
        self.rmse[method as usize]
    }

    /// 95 % interval of how much larger the error of `method` is than that of
    /// the norm, in percent: above 0 the norm is better. `None` with fewer
    /// than five tournaments.
    pub fn gain_over(&self, method: Method) -> Option<(f64, f64)> {
        self.gains.map(|gains| gains[method as usize])
    }

    /// What follows for the club.
    pub fn verdict(&self) -> Verdict {
        match self.gain_over(Method::Fifty) {
            None => Verdict::TooShort,
            Some((low, _)) if low > 0.0 => Verdict::Better,
            Some((_, high)) if high < 0.0 => Verdict::Worse,
            Some(_) => Verdict::Open,
        }
    }

    /// Whether so few tournaments were compared that the answer may change.
    pub const fn is_short(&self) -> bool {
        self.tournaments < FEW
    }
}

/// The tournaments that are usually only learnt from: the first fifth of the
/// rated ones, but at most thirty.
///
/// ```
/// use tandem::rating::backtest::usual_warm_up;
/// assert_eq!([3, 50, 150, 500].map(usual_warm_up), [0, 10, 30, 30]);
/// ```
pub const fn usual_warm_up(tournaments: usize) -> usize {
    let fifth = tournaments / 5;
    if fifth < 30 { fifth } else { 30 }
}

/// Compares every norm with what happened, beside what other ways would have
/// foretold from the same results before. The first `warm_up` rated
/// tournaments are only learnt from ([`usual_warm_up`] for `None`). `None` when
/// there is no rated tournament after them.
pub fn check(replay: &Replay, warm_up: Option<usize>) -> Option<Check> {
    match check_while(replay, warm_up, &mut |_| ControlFlow::Continue(())) {
        ControlFlow::Continue(check) => check,
        ControlFlow::Break(()) => unreachable!("nobody stops it"),
    }
}

/// The same [`check`], asking before every evening whether to go on.
pub fn check_while(
    replay: &Replay,
    warm_up: Option<usize>,
    told: Told<'_>,
) -> ControlFlow<(), Option<Check>> {
    let evenings: Vec<_> = rated(replay).collect();
    let warm_up = warm_up.unwrap_or(usual_warm_up(evenings.len()));
    let drawing = DRAWING * evenings.len() as f64;
    let work = Foretold::work(replay) + drawing;
    let mut progress = Progress::new(work, told);
    let foretold = Foretold::new(replay, warm_up, &mut progress)?;
    progress.step(drawing)?;
    let cases = foretold.cases(&evenings, warm_up);
    ControlFlow::Continue(told_by(&cases, warm_up))
}

/// What the pairs compared tell; `None` without any.
fn told_by(cases: &[Case<'_>], warm_up: usize) -> Option<Check> {
    let norms = cases.iter().map(|case| (case.expected[0], case.percent));
    let all = Group::of(norms.clone())?;
    let sums: Vec<_> = cases
        .chunk_by(|one, other| one.at == other.at)
        .map(summed)
        .collect();
    let enough = sums.len() >= FEWEST;
    let gains = |errors: [f64; METHODS]| errors.map(|error| error - errors[0]);
    let group = |wanted: &dyn Fn(&Case<'_>) -> bool| {
        let some = cases.iter().filter(|case| wanted(case));
        Group::of(some.map(|case| (case.expected[0], case.percent)))
    };
    Some(Check {
        warm_up,
        tournaments: sums.len(),
        all,
        rmse: errors(sums.iter().copied()),
        interval: enough.then(|| intervals(&sums, |errors| [errors[0]])[0]),
        gains: enough.then(|| intervals(&sums, gains)),
        calibration: Group::by_norm(norms.collect(), BIN, BINS),
        levels: Level::ALL
            .into_iter()
            .filter_map(|level| Some((level, group(&|case| case.level() == level)?)))
            .collect(),
        new_pairs: group(&|case| case.is_new()),
        steady_pairs: group(&|case| !case.is_new()),
    })
}

impl Foretold {
    /// The pairs after the warm-up.
    fn cases<'a>(&self, evenings: &[&'a CalculatedTournament], warm_up: usize) -> Vec<Case<'a>> {
        let pairs = evenings.iter().enumerate().flat_map(|(at, evening)| {
            let pairs = evening.fields.iter().flatten();
            pairs.map(move |pair| (at, *evening, pair))
        });
        let others = self.means.iter().zip(&self.grades).zip(&self.companion);
        pairs
            .zip(others)
            .filter(|((at, ..), _)| *at >= warm_up)
            .filter_map(|((at, evening, pair), ((means, grades), companion))| {
                Some(Case {
                    at,
                    evening,
                    pair,
                    percent: pair.outcome?.percent,
                    expected: [pair.norm.expected, 50.0, *means, *grades, *companion],
                })
            })
            .collect()
    }
}

/// A pair that played.
struct Case<'a> {
    /// Number of the evening among the rated ones.
    at: usize,
    evening: &'a CalculatedTournament,
    pair: &'a CalculatedPair,
    percent: f64,
    /// By method.
    expected: [f64; METHODS],
}

impl Case<'_> {
    fn level(&self) -> Level {
        Level::of(f64::midpoint(
            self.pair.norm.rating_a,
            self.pair.norm.rating_b,
        ))
    }

    fn is_new(&self) -> bool {
        let params = &self.evening.params;
        params.boards * self.pair.norm.familiarity < params.learning
    }
}

/// The errors of one evening.
fn summed(cases: &[Case<'_>]) -> Evening<METHODS> {
    let mut squares = [0.0; METHODS];
    for case in cases {
        for (sum, expected) in squares.iter_mut().zip(case.expected) {
            *sum += (case.percent - expected) * (case.percent - expected);
        }
    }
    Evening {
        pairs: cases.len() as f64,
        squares,
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::replay;
    use super::super::super::testing::{club, day, evening, season};
    use super::super::backtest;
    use super::*;
    use crate::domain::Kind;

    /// Two evenings of the same two pairs of equals, 56 : 44 and then 53 : 47.
    /// Of the first nobody foretells anything, all err by 6. Then
    /// - the norm: four players moved by 60 each way, 240 rating points
    ///   between the pairs are 52.4 : 47.6, an error of 0.6;
    /// - the means say 56 : 44, an error of 3;
    /// - grades: 2·56 − 50 = 62 was implied, a mean of 56 with the start
    ///   without decay, and more with it: again an error of 3;
    /// - the companion: 100 points for each player, 400 between the pairs,
    ///   54 : 46, an error of 1.
    #[test]
    fn two_evenings_by_hand() {
        let mut book = club(&[100.0; 4]);
        evening(
            &mut book,
            day(1),
            Kind::Rated,
            &[(1, 2, 56.0), (3, 4, 44.0)],
        );
        evening(
            &mut book,
            day(8),
            Kind::Rated,
            &[(1, 2, 53.0), (3, 4, 47.0)],
        );
        let replay = replay(&book);
        let check = check(&replay, None).unwrap();
        assert_eq!(
            (check.warm_up, check.tournaments, check.all.pairs),
            (0, 2, 4)
        );
        assert!(check.bias().abs() < 1e-12);
        for (method, second) in [
            (Method::Norm, 0.6),
            (Method::Fifty, 3.0),
            (Method::Means, 3.0),
            (Method::Grades, 3.0),
            (Method::Companion, 1.0),
        ] {
            let wanted = f64::midpoint(36.0, second * second).sqrt();
            let got = check.rmse(method);
            assert!((got - wanted).abs() < 1e-9, "{method:?}: {got} {wanted}");
        }
        assert_eq!(check.interval, None);
        assert_eq!(check.verdict(), Verdict::TooShort);
        let later = super::check(&replay, Some(1)).unwrap();
        assert!((later.rmse(Method::Companion) - 1.0).abs() < 1e-9);
        assert_eq!(super::check(&replay, Some(2)), None);
    }

    #[test]
    fn a_season_is_foretold_and_the_answer_is_sure() {
        let replay = replay(&season(60));
        let check = check(&replay, None).unwrap();
        assert_eq!(
            (check.warm_up, check.tournaments, check.all.pairs),
            (12, 48, 192)
        );
        assert_eq!(check.verdict(), Verdict::Better);
        let (low, high) = check.interval.unwrap();
        let rmse = check.rmse(Method::Norm);
        assert!(low < rmse && rmse < high);
        assert!((check.all.rmse - rmse).abs() < 1e-12);
        assert_eq!(check.gain_over(Method::Norm), Some((0.0, 0.0)));
        let parts = check.levels.iter().map(|(_, group)| group.pairs);
        assert_eq!(parts.sum::<usize>(), 192);
        let by_age = [check.new_pairs, check.steady_pairs];
        assert_eq!(
            by_age
                .iter()
                .flatten()
                .map(|group| group.pairs)
                .sum::<usize>(),
            192
        );
        assert_eq!(check.calibration.len(), 6);
    }

    #[test]
    fn without_a_warm_up_it_is_the_short_answer() {
        let replay = replay(&season(20));
        let (long, short) = (check(&replay, Some(0)).unwrap(), backtest(&replay).unwrap());
        assert_eq!(long.all.pairs, short.pairs);
        assert!((long.rmse(Method::Norm) - short.rmse).abs() < 1e-12);
        assert!((long.rmse(Method::Fifty) - short.rmse_fifty).abs() < 1e-12);
    }

    #[test]
    fn nothing_rated_is_nothing_to_check() {
        let mut book = club(&[1.0; 4]);
        assert_eq!(check(&replay(&book), None), None);
        for week in 0..6 {
            let rows = [(1, 2, 56.0), (3, 4, 44.0)];
            evening(&mut book, day(1 + 7 * week), Kind::Unrated, &rows);
        }
        assert_eq!(check(&replay(&book), None), None);
    }

    #[test]
    fn a_check_that_is_stopped_works_no_more() {
        let replay = replay(&season(20));
        let mut shares = Vec::new();
        let whole = check_while(&replay, None, &mut |share| {
            shares.push(share);
            ControlFlow::Continue(())
        });
        assert_eq!(whole, ControlFlow::Continue(check(&replay, None)));
        // Nine simple ways and the companion, twenty evenings each; the draws.
        assert_eq!(shares.len(), 201);
        assert!(shares.is_sorted() && shares[0] == 0.0);
        assert!((0.5..1.0).contains(&shares[200]), "{}", shares[200]);
        for most in [1, 100, 200, 201] {
            let mut calls = 0;
            let stopped = check_while(&replay, None, &mut |_| {
                calls += 1;
                match calls {
                    calls if calls < most => ControlFlow::Continue(()),
                    _ => ControlFlow::Break(()),
                }
            });
            assert_eq!((stopped, calls), (ControlFlow::Break(()), most));
        }
    }
}
