//! Views of the club as titled tables in a language, and as the structures
//! that scripts read.

pub mod calculator;
pub mod championship;
pub mod charts;
pub mod data;
pub mod export;
mod lists;
mod old_layout;
mod paper;
pub mod player;
mod public;
mod sheets;
pub mod site;
pub mod workbook;

pub use lists::{history, players, standings, statistic};
use paper::page;
pub use paper::{numeric, shown, text};
pub use public::public;
pub use sheets::{problems, read_file, tournament};

use crate::club::ClubView;
use crate::domain::name::fold;
use crate::domain::{Book, Notice, Player};
use crate::exchange::Column;
use crate::exchange::table::Style;
use crate::i18n::Lang;

/// The club's players by name.
fn by_name(book: &Book) -> Vec<&Player> {
    let mut players: Vec<&Player> = book.players.values().collect();
    players.sort_by_cached_key(|player| (fold(&player.name), player.id));
    players
}

/// Columns with their headings in a language.
fn columns(lang: Lang, columns: &[(&str, Style)]) -> Vec<Column> {
    columns
        .iter()
        .map(|(id, style)| Column::new(lang.text(id), *style))
        .collect()
}

/// A title with the club's name in it.
fn titled(lang: Lang, id: &'static str, view: &ClubView) -> String {
    lang.say(&Notice::new(id).with("club", view.book.name.as_str()))
}
