//! A player of the club.

use serde::{Deserialize, Serialize};

use super::{PlayerId, Privacy};

/// One person, rated whoever the partner is.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Player {
    /// Stays the same when the name changes.
    pub id: PlayerId,
    /// As shown; normalised by [`super::name::normalise`], unique in a club.
    pub name: String,
    /// Rating before the first tournament.
    pub start: f64,
    /// Whether the player belongs to the core whose sum of ratings shows the
    /// drift of the scale; `None` leaves the choice to the program.
    #[serde(default)]
    pub core: Option<bool>,
    /// How the player appears in everything public.
    #[serde(default)]
    pub privacy: Privacy,
    /// Plays no more: stays in the history and in the ratings, and is left
    /// out where players are chosen or compared now.
    #[serde(default)]
    pub retired: bool,
}

impl Player {
    /// A newcomer: the choice of the core is left to the program, the name is
    /// shown in full, and plays.
    pub fn new(id: PlayerId, name: impl Into<String>, start: f64) -> Self {
        Self {
            id,
            name: name.into(),
            start,
            core: None,
            privacy: Privacy::default(),
            retired: false,
        }
    }
}
