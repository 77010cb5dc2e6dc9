//! Chess: FIDE.

use serde::Serialize;

use super::columns;
use crate::domain::Notice;
use crate::exchange::table::Style::{Fixed, Plain, Signed};
use crate::exchange::{Cell, Table};
use crate::i18n::{Lang, fixed, signed};
use crate::rating::fide::{Calculated, CalculatedGame, Initial, Outcome, Performance, Total};

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

/// The games with their steps; the first two columns are read back by
/// [`chess_games`](crate::exchange::read::chess_games).
pub fn games(event: &Calculated, lang: Lang) -> Table {
    let columns = columns(
        lang,
        [
            ("fide-col-opponent", Plain),
            ("fide-col-result", Fixed(1)),
            ("fide-col-difference", Plain),
            ("fide-col-capped", Plain),
            ("fide-col-expected", Fixed(2)),
            ("fide-col-logistic", Fixed(3)),
            ("fide-col-change", Signed(2)),
            ("fide-col-note", Plain),
        ],
    );
    let mut table = Table::new(lang.text("fide-games-title"), columns);
    table.rows = event.games.iter().map(|game| row(game, lang)).collect();
    table
}

fn row(game: &CalculatedGame, lang: Lang) -> Vec<Cell> {
    let opponent = match game.game.opponent {
        Some(rating) => Cell::Integer(rating.into()),
        None => Cell::Text(lang.text("fide-unrated")),
    };
    let result = match game.game.outcome {
        Outcome::Played(score) => Cell::Number(score.as_f64()),
        Outcome::Forfeit => Cell::Text(lang.text("fide-forfeit-short")),
        Outcome::ToPlay => Cell::Empty,
    };
    let mut row = vec![opponent, result];
    match game.expectation {
        Ok(it) => row.extend([
            Cell::Integer(it.difference.into()),
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

/// Sums, `K` with its reasons, the change, the new rating, the performance
/// and what is unusual, in words.
pub fn steps(event: &Calculated, lang: Lang) -> Vec<String> {
    let sum = signed(lang, event.sum.as_f64(), 2);
    let mut notices = vec![
        Notice::new("fide-step-sum")
            .with("score", event.score.as_f64())
            .with("games", event.counted)
            .with("expected", fixed(lang, event.expected.as_f64(), 2))
            .with("sum", sum.as_str()),
    ];
    notices.extend(event.k.reasons());
    notices.push(
        Notice::new("fide-step-change")
            .with("sum", sum.as_str())
            .with("k", event.k.value)
            .with("change", signed(lang, event.change.as_f64(), 2))
            .with("rounded", signed(lang, event.rounded.into(), 0)),
    );
    notices.extend(event.reason());
    notices.extend(
        event
            .new
            .map(|rating| Notice::new("fide-step-new").with("rating", rating)),
    );
    notices.extend(event.performance.as_ref().map(performance));
    notices.extend(event.remarks());
    notices.iter().map(|notice| lang.say(notice)).collect()
}

/// The performance rating with its steps.
pub fn performance(performance: &Performance) -> Notice {
    Notice::new("fide-step-performance")
        .with("average", performance.average)
        .with("percent", performance.percent)
        .with("dp", performance.dp)
        .with("rating", performance.rating)
}

/// A first rating with its steps, in words.
pub fn initial_steps(initial: &Initial, lang: Lang) -> Vec<String> {
    let mut notices = vec![
        Notice::new("fide-step-ra").with("ra", fixed(lang, initial.ra, 2)),
        Notice::new("fide-step-percent")
            .with("score", initial.score.as_f64())
            .with("games", initial.games)
            .with("percent", initial.percent)
            .with("dp", initial.dp),
        Notice::new("fide-step-initial").with("figure", initial.figure),
    ];
    notices.extend(initial.reason());
    notices.extend(initial.remark());
    notices.extend(
        initial
            .new
            .ok()
            .map(|rating| Notice::new("fide-step-first").with("rating", rating)),
    );
    notices.iter().map(|notice| lang.say(notice)).collect()
}

/// Every total of an event and the rating it gives.
pub fn totals(totals: &[Total], lang: Lang) -> Table {
    let columns = columns(
        lang,
        [
            ("fide-col-total", Fixed(1)),
            ("fide-col-rating-change", Signed(2)),
            ("fide-col-rounded", Signed(0)),
            ("fide-col-new", Plain),
            ("fide-col-possible", Plain),
        ],
    );
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
