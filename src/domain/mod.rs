//! The nouns of a bridge club, with the rules that hold for them alone.
//!
//! Nothing here calculates a rating, touches a disk or speaks a language:
//! what a user must be told leaves this room as a [`Notice`], an identifier
//! with arguments that `i18n` turns into a sentence.

pub mod adjustment;
pub mod book;
pub mod championship;
pub mod change;
pub mod day;
pub mod ids;
pub mod level;
pub mod limits;
pub mod name;
mod near;
pub mod notice;
pub mod number;
pub mod old_workbook;
pub mod params;
pub mod place;
pub mod player;
pub mod privacy;
pub mod progress;
pub mod score;
pub mod tournament;

pub use adjustment::{Adjustment, AdjustmentKind};
pub use book::{Book, EventRef};
pub use championship::{Championship, ChampionshipParams, Entrant, Person, Session, SessionPair};
pub use change::Change;
pub use ids::{AdjustmentId, ChampionshipId, EntrantId, Entry, PlayerId, TournamentId};
pub use level::Level;
pub use notice::{Arg, Notice};
pub use old_workbook::{Flaw, OldEvening, OldPair, OldPlayer, OldWorkbook};
pub use params::{AgeUnit, ParamHistory, ParamSet, Params, Symbol};
pub use place::Place;
pub use player::Player;
pub use privacy::Privacy;
pub use progress::Progress;
pub use score::Scoring;
pub use tournament::{Kind, Pair, Tournament};

/// A calendar day; all of the club's life is dated by days.
pub use jiff::civil::Date;
