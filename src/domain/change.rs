//! One step of a command: what stood there before, what stands there after.

use serde::{Deserialize, Serialize};

use super::{
    Adjustment, AdjustmentId, Championship, ChampionshipId, ParamHistory, Player, PlayerId,
    Tournament, TournamentId,
};

/// A replaced piece of the book. `before` is `None` for something new, `after`
/// for something deleted. The journal keeps changes, so that each can be
/// taken back after a restart.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "lowercase")]
#[expect(
    missing_docs,
    reason = "the fields of every variant are the same: which one, before, after"
)]
pub enum Change {
    /// The club's name.
    Name { before: String, after: String },
    /// The whole history of parameters.
    Params {
        before: ParamHistory,
        after: ParamHistory,
    },
    /// One player.
    Player {
        id: PlayerId,
        before: Option<Player>,
        after: Option<Player>,
    },
    /// One evening with all its pairs.
    Tournament {
        id: TournamentId,
        before: Option<Tournament>,
        after: Option<Tournament>,
    },
    /// One hand adjustment.
    Adjustment {
        id: AdjustmentId,
        before: Option<Adjustment>,
        after: Option<Adjustment>,
    },
    /// One championship with all its sessions.
    Championship {
        id: ChampionshipId,
        before: Option<Championship>,
        after: Option<Championship>,
    },
    /// Whom a name in files means.
    Alias {
        alias: String,
        before: Option<PlayerId>,
        after: Option<PlayerId>,
    },
    /// Whether two players, the smaller identity first, were said to be two
    /// persons.
    Distinct {
        pair: (PlayerId, PlayerId),
        before: bool,
        after: bool,
    },
}

impl Change {
    /// The change that takes this one back.
    #[must_use]
    pub fn inverted(self) -> Self {
        match self {
            Self::Name { before, after } => Self::Name {
                before: after,
                after: before,
            },
            Self::Params { before, after } => Self::Params {
                before: after,
                after: before,
            },
            Self::Player { id, before, after } => Self::Player {
                id,
                before: after,
                after: before,
            },
            Self::Tournament { id, before, after } => Self::Tournament {
                id,
                before: after,
                after: before,
            },
            Self::Adjustment { id, before, after } => Self::Adjustment {
                id,
                before: after,
                after: before,
            },
            Self::Championship { id, before, after } => Self::Championship {
                id,
                before: after,
                after: before,
            },
            Self::Alias {
                alias,
                before,
                after,
            } => Self::Alias {
                alias,
                before: after,
                after: before,
            },
            Self::Distinct {
                pair,
                before,
                after,
            } => Self::Distinct {
                pair,
                before: after,
                after: before,
            },
        }
    }
}
