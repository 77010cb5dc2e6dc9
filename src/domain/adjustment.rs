//! Ratings changed by hand, as dated events of the history.

use serde::{Deserialize, Serialize};

use super::{AdjustmentId, Date, Entry, PlayerId};

/// What the director decided.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum AdjustmentKind {
    /// Two steady partners share their ratings equally.
    Average {
        /// One partner.
        a: PlayerId,
        /// The other partner.
        b: PlayerId,
    },
    /// Two steady partners divide their sum anew: `a` gets `rating`, `b` what
    /// remains of the sum at that moment.
    Reassign {
        /// The partner whose new rating is given.
        a: PlayerId,
        /// The partner who gets the rest.
        b: PlayerId,
        /// New rating of `a`, in rating points.
        rating: f64,
    },
    /// One player's rating is set.
    Set {
        /// The player.
        player: PlayerId,
        /// New rating, in rating points.
        rating: f64,
    },
    /// What a player won or lost elsewhere is added to the rating, whatever
    /// it is at that moment.
    Add {
        /// The player.
        player: PlayerId,
        /// In rating points.
        change: f64,
    },
}

/// A dated decision with its reason.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Adjustment {
    /// Identity.
    pub id: AdjustmentId,
    /// Order among the events of one date.
    pub entry: Entry,
    /// The day from which it holds.
    pub date: Date,
    /// What was decided.
    pub kind: AdjustmentKind,
    /// Why, in the director's words; never empty.
    pub reason: String,
}

impl Adjustment {
    /// The players whose ratings it touches.
    pub fn players(&self) -> Vec<PlayerId> {
        match self.kind {
            AdjustmentKind::Average { a, b } | AdjustmentKind::Reassign { a, b, .. } => vec![a, b],
            AdjustmentKind::Set { player, .. } | AdjustmentKind::Add { player, .. } => {
                vec![player]
            }
        }
    }
}
