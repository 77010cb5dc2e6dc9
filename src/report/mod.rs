//! Views of the club as titled tables in a language, and as the structures
//! that scripts read.

pub mod audit;
pub mod backtest;
pub mod backup;
pub mod calculator;
pub mod championship;
pub mod charts;
pub mod confidence;
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

pub use lists::{history, partners, players};
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

/// Whether changes are with growth or without, where a club has any.
#[derive(Clone, Copy)]
enum Growth {
    /// The last change in the list.
    Included,
    /// The changes of an evening.
    LeftOut,
}

impl Growth {
    /// The sentence about it; nothing for a club without growth.
    fn note(self, book: &Book, lang: Lang) -> String {
        if book
            .params
            .sets()
            .iter()
            .all(|set| set.params.growth == 0.0)
        {
            return String::new();
        }
        lang.text(match self {
            Self::Included => "report-growth-included",
            Self::LeftOut => "report-growth-left-out",
        })
    }
}

/// A title with the club's name in it.
fn titled(lang: Lang, id: &'static str, view: &ClubView) -> String {
    lang.say(&Notice::new(id).with("club", view.book.name.as_str()))
}
