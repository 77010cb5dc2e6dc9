//! What scripts read.

use serde::Serialize;

use crate::i18n::Lang;
use crate::rating::fide::{Calculated, CalculatedGame, Initial};

/// What scripts read of an event.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct EventData {
    /// In the order given.
    pub games: Vec<GameData>,
    /// `Σ ΔR`, in points.
    pub sum: f64,
    /// What counts.
    pub k: i32,
    /// `Σ ΔR · K`, exactly.
    pub change: f64,
    /// Half away from zero.
    pub rounded: i32,
    /// `None` below the floor.
    pub new: Option<i32>,
    /// Why there is no new rating, in the user's language.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
    /// `None` when no game counts.
    pub performance: Option<i32>,
}

/// A game of an [`EventData`]. Of a game that does not count, only the
/// opponent and the score are told, as far as there are any, with the reason.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct GameData {
    /// `None` for an opponent without a rating.
    pub opponent: Option<i32>,
    /// 1, 0.5 or 0; `None` unless it was played.
    pub score: Option<f64>,
    /// Own rating less the opponent's, after the 400-point rule.
    pub difference: Option<i32>,
    /// Whether that rule cut it.
    pub capped: Option<bool>,
    /// `PD`.
    pub expected: Option<f64>,
    /// Score less expected score.
    pub change: Option<f64>,
    /// Why it does not count, in the user's language.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

/// What scripts read of a first rating.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct InitialData {
    /// Mean of the opponents and two of 1800, in rating points.
    pub ra: f64,
    /// Whole percent.
    pub percent: i32,
    /// `None` when there is none yet.
    pub new: Option<i32>,
    /// Why not, in the user's language.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

impl EventData {
    /// An event with its reasons in a language.
    pub fn new(event: &Calculated, lang: Lang) -> Self {
        Self {
            games: event
                .games
                .iter()
                .map(|game| game_data(game, lang))
                .collect(),
            sum: event.sum.as_f64(),
            k: event.k.value,
            change: event.change.as_f64(),
            rounded: event.rounded,
            new: event.new,
            reason: event.reason().map(|reason| lang.say(&reason)),
            performance: event.performance.map(|performance| performance.rating),
        }
    }
}

fn game_data(game: &CalculatedGame, lang: Lang) -> GameData {
    let expectation = game.expectation.ok();
    GameData {
        opponent: game.game.opponent,
        score: game.game.score().map(|score| score.as_f64()),
        difference: expectation.map(|it| it.difference),
        capped: expectation.map(|it| it.capped),
        expected: expectation.map(|it| it.expected.as_f64()),
        change: game.change.map(|change| change.as_f64()),
        reason: game.expectation.err().map(|why| lang.say(&why.notice())),
    }
}

impl InitialData {
    /// A first rating with its reason in a language.
    pub fn new(initial: &Initial, lang: Lang) -> Self {
        Self {
            ra: initial.ra,
            percent: initial.percent,
            new: initial.new.ok(),
            reason: initial.reason().map(|reason| lang.say(&reason)),
        }
    }
}
