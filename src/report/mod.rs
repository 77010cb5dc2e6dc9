//! Views of the club as titled tables in a language, and as the structures
//! that scripts read.

pub mod calculator;
pub mod data;
mod lists;
mod paper;
mod sheets;
pub mod workbook;

pub use lists::{history, players, standings, statistic};
pub use paper::{numeric, page, shown, text};
pub use sheets::{problems, read_file, tournament};

use crate::domain::name::fold;
use crate::domain::{Book, Player};

/// The club's players by name.
fn by_name(book: &Book) -> Vec<&Player> {
    let mut players: Vec<&Player> = book.players.values().collect();
    players.sort_by_cached_key(|player| (fold(&player.name), player.id));
    players
}
