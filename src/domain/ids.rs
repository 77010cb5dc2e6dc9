//! Identities: numbers that stay with a player, tournament or adjustment for
//! good, whatever happens to its name or date.

use serde::{Deserialize, Serialize};

/// The largest number of an identity or order of entry: the largest up to
/// which every whole number is exact as JSON number too. The smallest is 1.
pub const LARGEST: i64 = 1 << 53;

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(
            Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
        )]
        #[serde(transparent)]
        pub struct $name(pub i64);
    };
}

id!(
    /// A player of the club.
    PlayerId
);
id!(
    /// A recorded evening: rated, unrated or pre-history.
    TournamentId
);
id!(
    /// A rating changed by hand.
    AdjustmentId
);
id!(
    /// A championship kept in the club's file.
    ChampionshipId
);
id!(
    /// Somebody who takes part in a championship; only within that one.
    EntrantId
);
id!(
    /// The order in which tournaments and adjustments were entered; it decides
    /// between two of the same date.
    Entry
);
