//! How far the norms of a start list may be off.

use crate::club::preview::Named;
use crate::club::{ClubView, Draft, ExaminedRow};
use crate::rating::companion::{Entrant, Pairing};

/// How far the norm of each row may be off, in percent: the root of the mean
/// square of the distance of the true one from it, which counts both what is
/// not known of the strengths and how far what is known parts from the ratings.
/// Empty for rows without a norm and for a pair alone, for a recorded evening
/// that is corrected, and before it is worked out how sure the ratings are.
pub(super) fn norm_deviations(
    view: &ClubView,
    draft: &Draft,
    rows: &[ExaminedRow],
) -> Vec<Option<f64>> {
    let mut deviations = vec![None; rows.len()];
    let Some(companion) = view.companion.get().filter(|_| draft.of.is_none()) else {
        return deviations;
    };
    let params = draft.parsed_date().map_or_else(
        || view.book.next_params(),
        |date| view.book.params.in_force(date),
    );
    for field in 0..draft.fields() {
        let typed = draft.rows.iter().zip(rows).enumerate();
        let (norms, pairings): (Vec<(usize, f64)>, Vec<Pairing>) = typed
            .filter(|(_, (typed, _))| typed.field == field || draft.fields() == 1)
            .filter_map(|(row, (_, examined))| {
                let norm = examined.norm.as_ref()?.expected;
                Some(((row, norm), pairing(examined)?))
            })
            .unzip();
        if pairings.len() < 2 {
            continue;
        }
        let forecasts = companion.forecast(&pairings, params.base);
        for ((row, norm), forecast) in norms.into_iter().zip(forecasts) {
            deviations[row] = Some(forecast.norm_sd.hypot(forecast.expected - norm));
        }
    }
    deviations
}

/// A row as a pair that will play, if its norm is known.
fn pairing(row: &ExaminedRow) -> Option<Pairing> {
    let norm = row.norm.as_ref()?;
    let entrant = |named: &Named, rating| Entrant {
        player: match named {
            Named::Known(player) => Some(*player),
            Named::Empty | Named::Newcomer { .. } => None,
        },
        rating,
    };
    Some(Pairing {
        a: entrant(&row.a, norm.rating_a),
        b: entrant(&row.b, norm.rating_b),
        handicap: norm.handicap,
    })
}
