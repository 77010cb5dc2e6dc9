//! What a player's page shows, gathered when the club changes.

use std::sync::{Arc, Weak};

use crate::club::partners::inseparable;
use crate::club::{ClubView, Partnership, partner_table};
use crate::domain::{AdjustmentId, Kind, Notice, PlayerId};
use crate::rating::companion::{Belief, Companion};
use crate::rating::{CalculatedTournament, Point, Source};
use crate::report::confidence;
use crate::ui::widgets::{Curve, DoubtBand, Scale, TimeAxis};

/// An evening the player took part in.
#[derive(Clone, Copy, Debug)]
pub(in crate::ui::tabs::rating) struct Evening {
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
    /// Whether it was known how sure the ratings are.
    sure: bool,
    /// Newest first.
    pub(super) evenings: Vec<Evening>,
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
    /// How sure the curve is.
    pub(super) band: Option<DoubtBand>,
    /// What is known of the player now, if he ever played.
    pub(super) belief: Option<Belief>,
    /// Partners who had others too, and yet cannot be told from the player, a
    /// sentence each.
    pub(super) apart: Vec<Notice>,
    /// Everybody else who played, with the probability that the player is
    /// the better one, in the order of the standings.
    pub(super) better: Vec<Other>,
}

/// Another player, compared with the one of the page.
pub(in crate::ui::tabs::rating) struct Other {
    pub(super) player: PlayerId,
    pub(super) other: PlayerId,
    /// The probability that `player` is the better one.
    pub(super) chance: f64,
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
        let known = view.companion.get();
        let entered = |c: &Companion| c.bands(player).last().and_then(|_| c.belief(player));
        let inseparable = inseparable(view, player);
        Self {
            club: Arc::downgrade(view),
            sure: known.is_some(),
            band: DoubtBand::new(view, player, &axis),
            belief: known.and_then(entered),
            apart: known.map_or_else(Vec::new, |c| apart(view, c, player, inseparable)),
            better: known.map_or_else(Vec::new, |c| better(view, c, player)),
            best,
            worst,
            partners: partner_table(view, player),
            inseparable,
            decisions: decisions(view, player),
            curve: Curve::new(view, player, &axis),
            axis,
            evenings,
        }
    }

    /// Whether they are about this state of the club.
    pub(super) fn are_of(&self, view: &Arc<ClubView>) -> bool {
        let sure = view.companion.get().is_some();
        std::ptr::eq(self.club.as_ptr(), Arc::as_ptr(view)) && self.sure == sure
    }
}

/// Why the player cannot be told from partners other than `only`, the one
/// about whom that is said anyway.
fn apart(
    view: &ClubView,
    companion: &Companion,
    player: PlayerId,
    only: Option<PlayerId>,
) -> Vec<Notice> {
    let pairs = companion.inseparable().iter();
    pairs
        .filter(|pair| pair.a == player || pair.b == player)
        .filter(|pair| only.is_none_or(|only| pair.a != only && pair.b != only))
        .map(|pair| confidence::inseparable(view, pair))
        .collect()
}

/// The probability that the player is better than each of the others who
/// played.
fn better(view: &ClubView, companion: &Companion, player: PlayerId) -> Vec<Other> {
    let played = |other: &PlayerId| !companion.bands(*other).is_empty();
    if !played(&player) {
        return Vec::new();
    }
    let others = view.standings.iter().map(|line| line.player);
    others
        .filter(|other| *other != player && played(other))
        .filter_map(|other| {
            let chance = companion.better(player, other)?;
            Some(Other {
                player,
                other,
                chance,
            })
        })
        .collect()
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
