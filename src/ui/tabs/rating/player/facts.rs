//! What a player's page shows, gathered when the club changes.

use std::sync::{Arc, Weak};

use crate::club::partners::inseparable;
use crate::club::{ClubView, Partnership, partner_table};
use crate::domain::{AdjustmentId, Kind, PlayerId};
use crate::rating::{CalculatedTournament, Point, Source};
use crate::ui::widgets::{Curve, Scale, TimeAxis};

/// An evening the player took part in.
#[derive(Clone, Copy, Debug)]
pub(super) struct Evening {
    /// Its index in the replay.
    pub(super) at: usize,
    /// With whom.
    pub(super) partner: PlayerId,
    /// Percent and expected percent, where there are results.
    pub(super) percent: Option<(f64, f64)>,
    /// The player's part of the change and the new rating, where rated.
    pub(super) moved: Option<(f64, f64)>,
}

impl Evening {
    fn new(at: usize, tournament: &CalculatedTournament, player: PlayerId) -> Option<Self> {
        let pair = tournament.pair_of(player)?;
        let rated = tournament.kind == Kind::Rated;
        Some(Self {
            at,
            partner: pair.partner_of(player),
            percent: pair
                .outcome
                .map(|outcome| (outcome.percent, pair.norm.expected)),
            moved: pair.step_of(player).filter(|_| rated),
        })
    }

    /// Percent above or below the norm.
    pub(super) fn difference(&self) -> Option<f64> {
        self.percent.map(|(percent, expected)| percent - expected)
    }
}

/// Everything the page shows apart from the standings.
pub(super) struct Facts {
    club: Weak<ClubView>,
    /// Newest first.
    pub(super) evenings: Vec<Evening>,
    /// Indices of all `evenings`.
    pub(super) all: Vec<usize>,
    /// Indices of `evenings` by difference from the norm, best first.
    pub(super) best: Vec<usize>,
    /// Rated evenings with the fewest percent against the norm, worst first.
    pub(super) worst: Vec<usize>,
    /// The most familiar first.
    pub(super) partners: Vec<Partnership>,
    /// The one partner of a player who never had another: their ratings
    /// cannot be told apart.
    pub(super) inseparable: Option<PlayerId>,
    /// Ratings changed by hand, newest first.
    pub(super) decisions: Vec<(AdjustmentId, Point)>,
    pub(super) axis: TimeAxis,
    pub(super) curve: Curve,
}

/// Evenings listed as the best, and as the worst.
const EXTREMES: usize = 5;

impl Facts {
    /// Gathers the facts about a player.
    pub(super) fn new(view: &Arc<ClubView>, player: PlayerId) -> Self {
        let evenings: Vec<Evening> = view
            .replay
            .tournaments
            .iter()
            .enumerate()
            .filter_map(|(at, tournament)| Evening::new(at, tournament, player))
            .rev()
            .collect();
        let best = by_difference(&evenings, true);
        let worst = by_difference(&evenings, false);
        let axis = TimeAxis::new(view, Scale::Tournaments);
        Self {
            club: Arc::downgrade(view),
            all: (0..evenings.len()).collect(),
            best,
            worst,
            partners: partner_table(view, player),
            inseparable: inseparable(view, player),
            decisions: decisions(view, player),
            curve: Curve::new(view, player, &axis),
            axis,
            evenings,
        }
    }

    /// Whether they are about this state of the club.
    pub(super) fn are_of(&self, view: &Arc<ClubView>) -> bool {
        std::ptr::eq(self.club.as_ptr(), Arc::as_ptr(view))
    }
}

/// The best (or worst) evenings; one above the norm is never among the worst.
fn by_difference(evenings: &[Evening], best: bool) -> Vec<usize> {
    let mut judged: Vec<(usize, f64)> = evenings
        .iter()
        .enumerate()
        .filter(|(_, evening)| evening.moved.is_some())
        .filter_map(|(index, evening)| Some((index, evening.difference()?)))
        .filter(|(_, difference)| (*difference >= 0.0) == best)
        .collect();
    judged.sort_by(|a, b| {
        if best {
            b.1.total_cmp(&a.1)
        } else {
            a.1.total_cmp(&b.1)
        }
    });
    judged.truncate(EXTREMES);
    judged.into_iter().map(|(index, _)| index).collect()
}

fn decisions(view: &ClubView, player: PlayerId) -> Vec<(AdjustmentId, Point)> {
    let Some(track) = view.replay.tracks.get(&player) else {
        return Vec::new();
    };
    track
        .points
        .iter()
        .rev()
        .filter_map(|point| match point.source {
            Source::Adjustment(id) => Some((id, *point)),
            Source::Tournament(_) => None,
        })
        .collect()
}
