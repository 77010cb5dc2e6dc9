//! The games and the totals as tables.

use crate::exchange::table::Style::{Fixed, Plain, Signed};
use crate::exchange::{Cell, Table};
use crate::i18n::Lang;
use crate::rating::fide::{Calculated, CalculatedGame, Game, Outcome, Total};
use crate::report::calculator::{Columns, columns};

/// What [`games`] shows; [`game_list`] has the first two.
pub const GAME_COLUMNS: Columns<8> = [
    ("fide-col-opponent", Plain),
    ("fide-col-result", Fixed(1)),
    ("fide-col-difference", Fixed(0)),
    ("fide-col-capped", Plain),
    ("fide-col-expected", Fixed(2)),
    ("fide-col-logistic", Fixed(3)),
    ("fide-col-change", Signed(2)),
    ("fide-col-note", Plain),
];

/// The games with their steps; the first two columns are read back by
/// [`chess_games`](crate::exchange::read::chess_games).
pub fn games(event: &Calculated, lang: Lang) -> Table {
    let columns = columns(lang, GAME_COLUMNS);
    let mut table = Table::new(lang.text("fide-games-title"), columns);
    table.rows = event.games.iter().map(|game| row(game, lang)).collect();
    table
}

fn row(game: &CalculatedGame, lang: Lang) -> Vec<Cell> {
    let mut row = as_typed(&game.game, lang);
    match game.expectation {
        Ok(it) => row.extend([
            Cell::Number(it.difference.into()),
            if it.capped {
                Cell::Text(lang.text("fide-capped"))
            } else {
                Cell::Empty
            },
            Cell::Number(it.expected.as_f64()),
            Cell::Number(it.logistic),
            Cell::number(game.change.map(|change| change.as_f64())),
            Cell::Empty,
        ]),
        Err(why) => {
            row.extend(std::iter::repeat_n(Cell::Empty, 5));
            row.push(Cell::Text(lang.say(&why.notice())));
        }
    }
    row
}

/// The games as typed, for a player who has no rating to compare with;
/// read back by [`chess_games`](crate::exchange::read::chess_games).
pub fn game_list(games: &[Game], lang: Lang) -> Table {
    let [opponent, result, ..] = GAME_COLUMNS;
    let columns = columns(lang, [opponent, result]);
    let mut table = Table::new(lang.text("fide-games-title"), columns);
    table.rows = games.iter().map(|game| as_typed(game, lang)).collect();
    table
}

/// Opponent and result.
fn as_typed(game: &Game, lang: Lang) -> Vec<Cell> {
    let opponent = match game.opponent {
        Some(rating) => Cell::Integer(rating.into()),
        None => Cell::Text(lang.text("fide-unrated")),
    };
    let result = match game.outcome {
        Outcome::Played(score) => Cell::Number(score.as_f64()),
        Outcome::Forfeit => Cell::Text(lang.text("fide-forfeit-short")),
        Outcome::ToPlay => Cell::Empty,
    };
    vec![opponent, result]
}

/// What [`totals`] shows.
pub const TOTAL_COLUMNS: Columns<5> = [
    ("fide-col-total", Fixed(1)),
    ("fide-col-rating-change", Signed(2)),
    ("fide-col-rounded", Signed(0)),
    ("fide-col-new", Plain),
    ("fide-col-possible", Plain),
];

/// Every total of an event and the rating it gives.
pub fn totals(totals: &[Total], lang: Lang) -> Table {
    let columns = columns(lang, TOTAL_COLUMNS);
    let mut table = Table::new(lang.text("fide-totals-title"), columns);
    let row = |total: &Total| {
        vec![
            Cell::Number(total.score.as_f64()),
            Cell::Number(total.change.as_f64()),
            Cell::Number(total.rounded.into()),
            match total.new {
                Some(rating) => Cell::Integer(rating.into()),
                None => Cell::Text(lang.text("fide-unrated")),
            },
            if total.possible {
                Cell::Text(lang.text("fide-possible"))
            } else {
                Cell::Empty
            },
        ]
    };
    table.rows = totals.iter().map(row).collect();
    table
}
