//! Redistribution after each game, and its ladder.

mod explain;

pub use explain::explained;

use serde::Serialize;

use super::{Columns, columns};
use crate::domain::Notice;
use crate::exchange::table::Style::{Fixed, Plain, Signed};
use crate::exchange::{Cell, Table};
use crate::i18n::{Lang, fixed};
use crate::rating::redistribution::{ENOUGH_GAMES, Game, Ladder, LadderPlayer};

/// What scripts read of one game.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Data {
    /// `B`, in rating points.
    pub pool: f64,
    /// `p`, the first player's share, a fraction of 1.
    pub share: f64,
    /// Rating after the game, as the next one.
    pub new1: f64,
    /// Of the second player.
    pub new2: f64,
}

impl Data {
    /// Of a game.
    pub const fn new(game: &Game) -> Self {
        Self {
            pool: game.pool,
            share: game.shares[0],
            new1: game.new[0],
            new2: game.new[1],
        }
    }
}

/// What [`game`] shows.
pub const GAME_COLUMNS: Columns<8> = [
    ("redis-col-player", Plain),
    ("redis-col-rating", Fixed(2)),
    ("redis-col-score", Plain),
    ("redis-col-kept", Fixed(2)),
    ("redis-col-share", Fixed(2)),
    ("redis-col-won", Fixed(2)),
    ("redis-col-new", Fixed(2)),
    ("redis-col-change", Signed(2)),
];

/// Both players of a game, step by step.
pub fn game(game: &Game, names: [&str; 2], lang: Lang) -> Table {
    let columns = columns(lang, GAME_COLUMNS);
    let mut table = Table::new(lang.text("redis-game-title"), columns);
    table.rows = (0..2)
        .map(|at| {
            vec![
                names[at].into(),
                Cell::Number(game.ratings[at]),
                score(game.scores[at]),
                Cell::Number(game.kept[at]),
                Cell::Number(100.0 * game.shares[at]),
                Cell::Number(game.won[at]),
                Cell::Number(game.new[at]),
                Cell::Number(game.changes[at]),
            ]
        })
        .collect();
    table
}

/// Scores are whole nearly always, and then look so.
fn score(score: f64) -> Cell {
    if score.fract() == 0.0 {
        // Exact: scores have three digits at most.
        Cell::Integer(score as i64)
    } else {
        Cell::Number(score)
    }
}

/// Pool and share of a game, and whoever loses against expectation, in words.
pub fn steps(game: &Game, phi: f64, names: [&str; 2], lang: Lang) -> Vec<String> {
    let mut notices = vec![
        Notice::new("redis-step-pool")
            .with("phi", phi)
            .with("sum", game.ratings[0] + game.ratings[1])
            .with("pool", game.pool),
        Notice::new("redis-step-share").with("share", fixed(lang, game.shares[0], 4)),
    ];
    notices.extend(game.remark(names));
    notices.iter().map(|notice| lang.say(notice)).collect()
}

/// The names of players who have none.
pub fn numbered(lang: Lang) -> [String; 2] {
    [1, 2].map(|number| lang.say(&Notice::new("redis-player").with("number", number)))
}

/// What [`ladder_games`] shows.
pub const LADDER_GAME_COLUMNS: Columns<6> = [
    ("redis-col-player-1", Plain),
    ("redis-col-player-2", Plain),
    ("redis-col-score-1", Plain),
    ("redis-col-score-2", Plain),
    ("redis-col-new-1", Fixed(2)),
    ("redis-col-new-2", Fixed(2)),
];

/// The games of a ladder with the ratings after each; the first four columns
/// are read back by [`ladder_games`](crate::exchange::read::ladder_games).
pub fn ladder_games(ladder: &Ladder, lang: Lang) -> Table {
    let columns = columns(lang, LADDER_GAME_COLUMNS);
    let mut table = Table::new(lang.text("redis-games-title"), columns);
    table.rows = ladder
        .steps
        .iter()
        .map(|step| {
            let name = |at: usize| ladder.players[step.players[at]].name.as_str().into();
            vec![
                name(0),
                name(1),
                score(step.game.scores[0]),
                score(step.game.scores[1]),
                Cell::Number(step.game.new[0]),
                Cell::Number(step.game.new[1]),
            ]
        })
        .collect();
    table
}

/// What [`standings`] shows.
pub const STANDING_COLUMNS: Columns<8> = [
    ("redis-col-place", Plain),
    ("redis-col-player", Plain),
    ("redis-col-rating", Fixed(2)),
    ("redis-col-games", Plain),
    ("redis-col-won-games", Plain),
    ("redis-col-drawn", Plain),
    ("redis-col-lost", Plain),
    ("redis-col-note", Plain),
];

/// The players of a ladder, best first; a note says whose rating does not
/// mean much yet.
pub fn standings(ladder: &Ladder, lang: Lang) -> Table {
    let columns = columns(lang, STANDING_COLUMNS);
    let mut table = Table::new(lang.text("redis-standings-title"), columns);
    table.rows = ladder
        .standings()
        .into_iter()
        .map(|at| {
            let player = &ladder.players[at];
            let [won, drawn, lost] = player.results.map(Cell::count);
            vec![
                Cell::count(player.place),
                player.name.as_str().into(),
                Cell::Number(player.rating),
                Cell::count(player.games()),
                won,
                drawn,
                lost,
                few_games(player).map_or(Cell::Empty, |note| Cell::Text(lang.say(&note))),
            ]
        })
        .collect();
    table
}

/// The note about a player with too few games.
pub fn few_games(player: &LadderPlayer) -> Option<Notice> {
    (!player.is_settled()).then(|| {
        Notice::new("redis-few-games")
            .with("missing", ENOUGH_GAMES - player.games())
            .with("enough", ENOUGH_GAMES)
    })
}
