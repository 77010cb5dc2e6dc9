//! Results to percent: the scale on which the mean of a field is 50.
//!
//! Sources: the club article for matchpoints and datum IMPs, a published
//! national conversion for cross-IMPs.

use super::field::LARGEST;
use crate::domain::params::HALF_PI;
use crate::domain::{Notice, Pair, Params, Scoring};

/// Percent that one cross-IMP a board is worth.
pub const CROSS_IMP: f64 = 6.48;

/// How far from 50 the mean of a list of percentages may lie (rounding, and
/// corrections by the director of the tournament).
const PERCENTAGE_MEAN: f64 = 1.5;

/// What one pair of a field scored.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Score {
    /// Matchpoints, IMPs or a percentage.
    pub result: f64,
    /// The percentage published beside a matchpoint total.
    pub percentage: Option<f64>,
    /// Boards this pair played, where known.
    pub boards: Option<u32>,
}

impl Score {
    /// The score of a pair; `None` without a result.
    pub fn of(pair: &Pair) -> Option<Self> {
        Some(Self {
            result: pair.result?,
            percentage: pair.percentage,
            boards: pair.boards,
        })
    }
}

/// What the results of a whole tournament look like: anything negative means
/// datum IMPs; all of 0…100 with a mean near 50, percentages; else matchpoints.
///
/// ```
/// use tandem::domain::Scoring;
/// use tandem::rating::percent::recognise;
/// assert_eq!(recognise([12.0, -3.0, -9.0]), Scoring::Imps);
/// assert_eq!(recognise([61.2, 49.5, 39.4]), Scoring::Percent);
/// assert_eq!(recognise([163.0, 154.0, 171.0]), Scoring::Matchpoints);
/// ```
pub fn recognise(results: impl IntoIterator<Item = f64>) -> Scoring {
    let (mut count, mut sum, mut possible) = (0_u32, 0.0, true);
    for result in results {
        if result < 0.0 {
            return Scoring::Imps;
        }
        possible &= (0.0..=100.0).contains(&result);
        sum += result;
        count += 1;
    }
    let centred = (sum / f64::from(count) - 50.0).abs() <= PERCENTAGE_MEAN;
    if possible && centred {
        Scoring::Percent
    } else {
        Scoring::Matchpoints
    }
}

/// The scoring chosen, or the recognised one for [`Scoring::Auto`]; give the
/// results of the whole tournament, not of one field.
pub fn resolve(chosen: Scoring, results: impl IntoIterator<Item = f64>) -> Scoring {
    match chosen {
        Scoring::Auto => recognise(results),
        chosen => chosen,
    }
}

/// The percents of one field, in the order given. `boards` are those of the
/// tournament; a pair's own come before them, and `H` stands in for both.
///
/// # Errors
/// `calc-few-pairs` below two pairs; `calc-not-number`, `calc-negative`,
/// `calc-no-boards` or `calc-boards-missing` with the number of the pair in the
/// field; `calc-all-zero`; `calc-too-large` where the arithmetic overflows.
pub fn percents(
    scores: &[Score],
    scoring: Scoring,
    boards: Option<u32>,
    params: &Params,
) -> Result<Vec<f64>, Notice> {
    let mut percents = Vec::with_capacity(scores.len());
    append_percents(scores, scoring, boards, params, &mut percents)?;
    match missing_boards(scores, scoring, boards) {
        Some(index) => Err(Notice::new("calc-boards-missing").with("pair", index + 1)),
        None => Ok(percents),
    }
}

/// The first pair whose total of matchpoints can only be compared by boards
/// that nobody told: others have boards of their own, and `H` is a figure for
/// IMPs.
fn missing_boards(scores: &[Score], scoring: Scoring, boards: Option<u32>) -> Option<usize> {
    let scoring = resolve(scoring, scores.iter().map(|score| score.result));
    let published = scores.iter().all(|score| score.percentage.is_some());
    let told = scores.iter().any(|score| score.boards.is_some());
    if scoring != Scoring::Matchpoints || published || !told || boards.is_some() {
        return None;
    }
    scores.iter().position(|score| score.boards.is_none())
}

/// [`percents`] at the end of a buffer that is used again and again.
pub(super) fn append_percents(
    scores: &[Score],
    scoring: Scoring,
    boards: Option<u32>,
    params: &Params,
    buffer: &mut Vec<f64>,
) -> Result<(), Notice> {
    let scoring = resolve(scoring, scores.iter().map(|score| score.result));
    check(scores)?;
    let basis = basis(scores, scoring, boards, params);
    let start = buffer.len();
    buffer.extend(compared(scores, basis, boards, params));
    let percents = &mut buffer[start..];
    if percents.iter().all(|value| *value == 0.0) {
        return Err(Notice::new("calc-all-zero"));
    }
    let mean = mean(percents);
    if let Some(factor) = imp_factor(scoring, scores.len(), params) {
        for value in percents.iter_mut() {
            *value = 50.0 + (*value - mean) * factor;
        }
    } else {
        check_matchpoints(percents, basis)?;
        for value in percents.iter_mut() {
            *value = 100.0 * *value / (2.0 * mean);
        }
    }
    if percents.iter().all(|value| value.abs() < LARGEST) {
        Ok(())
    } else {
        Err(Notice::new("calc-too-large"))
    }
}

/// What the pairs of a field are compared by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Basis {
    /// The result as entered.
    Total,
    /// The result divided by the boards of the pair.
    PerBoard,
    /// The percentage published beside the total.
    Published,
}

/// What a field is compared by. `scoring` is not [`Scoring::Auto`].
pub(super) fn basis(
    scores: &[Score],
    scoring: Scoring,
    boards: Option<u32>,
    params: &Params,
) -> Basis {
    let differ = |one: &Score, other: &Score| {
        let own = |score| boards_of(score, boards, params);
        one.boards != other.boards && own(one) != own(other)
    };
    match scoring {
        Scoring::Percent => Basis::Total,
        Scoring::Imps | Scoring::CrossImps => Basis::PerBoard,
        Scoring::Matchpoints | Scoring::Auto => {
            if scores.iter().all(|score| score.percentage.is_some()) {
                Basis::Published
            } else if scores.windows(2).any(|two| differ(&two[0], &two[1])) {
                Basis::PerBoard
            } else {
                Basis::Total
            }
        }
    }
}

/// The values that the pairs of a field are compared by: `y` of matchpoints
/// and percentages, `z` of IMPs.
pub(super) fn compared(
    scores: &[Score],
    basis: Basis,
    boards: Option<u32>,
    params: &Params,
) -> impl Iterator<Item = f64> {
    scores.iter().map(move |score| match basis {
        Basis::Total => score.result,
        Basis::PerBoard => score.result / boards_of(score, boards, params),
        Basis::Published => score.percentage.unwrap_or(score.result),
    })
}

/// The boards a pair played: its own, else the tournament's, else `H`.
pub(super) fn boards_of(score: &Score, boards: Option<u32>, params: &Params) -> f64 {
    score.boards.or(boards).map_or(params.boards, f64::from)
}

/// Percent per IMP a board; `None` for matchpoints and percentages.
pub(super) fn imp_factor(scoring: Scoring, pairs: usize, params: &Params) -> Option<f64> {
    match scoring {
        Scoring::Imps => Some(params.strength / datum_divisor(pairs)),
        Scoring::CrossImps => Some(CROSS_IMP),
        Scoring::Matchpoints | Scoring::Percent | Scoring::Auto => None,
    }
}

/// `1.783 − (1.57075 − atan(0.237·P))`: a datum is less disturbed by a pair's
/// own result the more pairs there are.
fn datum_divisor(pairs: usize) -> f64 {
    1.783 - (HALF_PI - (0.237 * pairs as f64).atan())
}

/// The mean; 0 for no values.
pub(super) fn mean(values: &[f64]) -> f64 {
    values.iter().fold(0.0, |sum, value| sum + value) / values.len().max(1) as f64
}

fn check(scores: &[Score]) -> Result<(), Notice> {
    if scores.len() < 2 {
        return Err(Notice::new("calc-few-pairs").with("pairs", scores.len()));
    }
    let wrong = scores.iter().position(|score| {
        !score.result.is_finite() || score.percentage.is_some_and(|value| !value.is_finite())
    });
    if let Some(index) = wrong {
        return Err(Notice::new("calc-not-number").with("pair", index + 1));
    }
    match scores.iter().position(|score| score.boards == Some(0)) {
        Some(index) => Err(Notice::new("calc-no-boards").with("pair", index + 1)),
        None => Ok(()),
    }
}

/// Matchpoints and percentages cannot be negative.
fn check_matchpoints(values: &[f64], basis: Basis) -> Result<(), Notice> {
    match values.iter().position(|value| *value < 0.0) {
        Some(index) => Err(Notice::new(match basis {
            Basis::Published => "calc-negative-published",
            Basis::Total | Basis::PerBoard => "calc-negative",
        })
        .with("pair", index + 1)),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plain(results: &[f64]) -> Vec<Score> {
        let score = |result: &f64| Score {
            result: *result,
            percentage: None,
            boards: None,
        };
        results.iter().map(score).collect()
    }

    fn id(scores: &[Score], scoring: Scoring) -> String {
        percents(scores, scoring, None, &Params::default())
            .unwrap_err()
            .id
            .into_owned()
    }

    #[test]
    fn totals_of_untold_boards_are_not_compared() {
        let mut scores = plain(&[130.0, 110.0, 96.0]);
        scores[0].boards = Some(24);
        scores[1].boards = Some(21);
        assert_eq!(id(&scores, Scoring::Matchpoints), "calc-boards-missing");
        let params = Params::default();
        assert!(percents(&scores, Scoring::Matchpoints, Some(22), &params).is_ok());
        assert!(percents(&scores, Scoring::Imps, None, &params).is_ok());
    }

    fn near(got: &[f64], wanted: &[f64]) {
        assert_eq!(got.len(), wanted.len());
        for (got, wanted) in got.iter().zip(wanted) {
            assert!((got - wanted).abs() < 1e-9, "{got} is not {wanted}");
        }
    }

    #[test]
    fn recognition_looks_at_sign_range_and_mean() {
        assert_eq!(recognise([48.5, 51.5, 54.5]), Scoring::Percent);
        assert_eq!(recognise([48.6, 51.6, 54.5]), Scoring::Matchpoints);
        assert_eq!(recognise([0.0, 100.0]), Scoring::Percent);
        assert_eq!(recognise([0.0, 100.1]), Scoring::Matchpoints);
        assert_eq!(recognise([50.0, 50.0, -0.5]), Scoring::Imps);
        assert_eq!(recognise([]), Scoring::Matchpoints);
        assert_eq!(resolve(Scoring::CrossImps, [50.0]), Scoring::CrossImps);
    }

    #[test]
    fn imps_per_percent_are_those_of_the_article() {
        for (pairs, wanted) in [
            (8, 3.504),
            (12, 3.901),
            (16, 4.118),
            (20, 4.253),
            (30, 4.437),
        ] {
            let params = Params::default();
            let factor = imp_factor(Scoring::Imps, pairs, &params).unwrap();
            assert!((params.boards / factor - wanted).abs() < 5e-4, "{pairs}");
        }
    }

    #[test]
    fn matchpoints_are_divided_only_by_boards_that_differ() {
        let params = Params::default();
        let mut scores = plain(&[60.0, 40.0]);
        scores[0].boards = Some(24);
        scores[1].boards = Some(24);
        let even = percents(&scores, Scoring::Matchpoints, None, &params).unwrap();
        near(&even, &[60.0, 40.0]);
        scores[1].boards = Some(16);
        let uneven = percents(&scores, Scoring::Matchpoints, None, &params).unwrap();
        near(&uneven, &[50.0, 50.0]);
        let percent = percents(&scores, Scoring::Percent, None, &params).unwrap();
        near(&percent, &[60.0, 40.0]);
    }

    #[test]
    fn boards_are_the_pairs_then_the_tournaments_then_h() {
        let params = Params::default();
        let mut scores = plain(&[27.0, -27.0]);
        let own = |scores: &[Score], boards| {
            percents(scores, Scoring::CrossImps, boards, &params).unwrap()
        };
        near(&own(&scores, None), &[56.48, 43.52]);
        near(&own(&scores, Some(54)), &[53.24, 46.76]);
        scores[0].boards = Some(27);
        scores[1].boards = Some(27);
        near(&own(&scores, Some(54)), &[56.48, 43.52]);
    }

    #[test]
    fn a_published_percentage_needs_the_whole_field() {
        let params = Params::default();
        let mut scores = plain(&[60.0, 30.0]);
        scores[0].percentage = Some(55.0);
        let total = percents(&scores, Scoring::Matchpoints, None, &params).unwrap();
        near(&total, &[200.0 / 3.0, 100.0 / 3.0]);
        scores[1].percentage = Some(45.0);
        let published = percents(&scores, Scoring::Matchpoints, None, &params).unwrap();
        near(&published, &[55.0, 45.0]);
    }

    #[test]
    fn mistakes_are_named() {
        use Scoring::{Imps, Matchpoints, Percent};
        assert_eq!(id(&plain(&[50.0]), Matchpoints), "calc-few-pairs");
        assert_eq!(id(&plain(&[0.0, 0.0]), Scoring::Auto), "calc-all-zero");
        assert_eq!(id(&plain(&[0.0, 0.0]), Imps), "calc-all-zero");
        assert_eq!(id(&plain(&[1.0, f64::NAN]), Percent), "calc-not-number");
        assert_eq!(id(&plain(&[1.0, f64::INFINITY]), Imps), "calc-not-number");
        assert_eq!(id(&plain(&[1.0, -1.0]), Matchpoints), "calc-negative");
        assert_eq!(id(&plain(&[1e308, 1e308]), Matchpoints), "calc-too-large");
        let mut scores = plain(&[1.0, 2.0]);
        scores[1].boards = Some(0);
        assert_eq!(id(&scores, Imps), "calc-no-boards");
        scores[1].boards = None;
        scores[0].percentage = Some(120.0);
        scores[1].percentage = Some(-20.0);
        assert_eq!(id(&scores, Matchpoints), "calc-negative-published");
    }
}
