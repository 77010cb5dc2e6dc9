//! The live numbers beside the rows: norms, and changes where there are
//! results.

use super::row::Row;
use super::{Examined, Named};
use crate::club::Draft;
use crate::domain::{Notice, Params, Scoring};
use crate::rating::Moment;
use crate::rating::field::{PairInput, norms, outcomes};
use crate::rating::percent::{Score, percents, resolve};

/// The state of the club that the evening starts from.
pub(super) struct Before<'a> {
    /// Ratings and familiarity.
    pub(super) moment: Moment<'a>,
    /// The coefficients in force.
    pub(super) params: &'a Params,
}

/// The scoring chosen, or recognised from all results.
pub(super) fn scoring(draft: &Draft, rows: &[Row]) -> Scoring {
    resolve(draft.scoring, rows.iter().filter_map(|row| row.result))
}

/// Fills in the numbers of every field, and why results that are all there
/// cannot be calculated.
pub(super) fn fill(
    examined: &mut Examined,
    before: &Before<'_>,
    draft: &Draft,
    boards: Option<u32>,
    rows: &[Row],
) {
    for field in 0..draft.fields() {
        let pairs: Vec<(usize, PairInput)> = rows
            .iter()
            .enumerate()
            .filter(|(_, row)| row.field == field)
            .filter_map(|(index, row)| Some((index, before.input(row)?)))
            .collect();
        fill_norms(examined, &pairs, before.params);
        let problem = fill_outcomes(examined, before, draft, boards, (rows, &pairs));
        let of_field = |row: &&Row| !row.empty && row.field == field;
        let complete = rows.iter().filter(of_field).all(|row| row.result.is_some());
        examined.problems.extend(problem.filter(|_| complete));
    }
}

fn fill_norms(examined: &mut Examined, pairs: &[(usize, PairInput)], params: &Params) {
    let inputs: Vec<PairInput> = pairs.iter().map(|(_, input)| *input).collect();
    for ((index, _), norm) in pairs.iter().zip(norms(&inputs, params)) {
        examined.rows[*index].norm = Some(norm);
    }
}

/// Outcomes of the pairs with a result, if there are at least two.
fn fill_outcomes(
    examined: &mut Examined,
    before: &Before<'_>,
    draft: &Draft,
    boards: Option<u32>,
    (rows, pairs): (&[Row], &[(usize, PairInput)]),
) -> Option<Notice> {
    let (mut indices, mut scores, mut expected) = (Vec::new(), Vec::new(), Vec::new());
    for (index, _) in pairs {
        let row = &rows[*index];
        if let (Some(result), Some(norm)) = (row.result, examined.rows[*index].norm) {
            indices.push(*index);
            expected.push(norm);
            scores.push(Score {
                result,
                percentage: row.percentage,
                boards: row.boards,
            });
        }
    }
    if scores.len() < 2 {
        return None;
    }
    match percents(&scores, examined.scoring, boards, before.params) {
        Ok(percents) => {
            let outcomes = outcomes(&expected, &percents, before.params, !draft.unrated);
            for (index, outcome) in indices.into_iter().zip(outcomes) {
                examined.rows[index].outcome = Some(outcome);
            }
            None
        }
        Err(problem) => Some(problem),
    }
}

impl Before<'_> {
    /// What is known of a pair, when both partners have a rating.
    fn input(&self, row: &Row) -> Option<PairInput> {
        if row.is_own_partner() {
            return None;
        }
        let [a, b] = &row.named;
        let familiarity = match (a, b) {
            (Named::Known(a), Named::Known(b)) => self.moment.familiarity(*a, *b, self.params),
            _ => 0.0,
        };
        Some(PairInput {
            rating_a: self.rating(a)?,
            rating_b: self.rating(b)?,
            familiarity,
        })
    }

    fn rating(&self, named: &Named) -> Option<f64> {
        match named {
            Named::Empty => None,
            Named::Known(player) => self.moment.rating(*player),
            Named::Newcomer { start, .. } => *start,
        }
    }
}
