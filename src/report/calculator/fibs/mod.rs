//! Backgammon: FIBS and the Zone.

mod explain;

pub use explain::explained;

use serde::Serialize;

use super::{Columns, columns};
use crate::domain::Notice;
use crate::exchange::table::Style::{Fixed, Plain, Signed};
use crate::exchange::{Cell, Table};
use crate::i18n::{Lang, fixed, signed};
use crate::rating::fibs::{ListMatch, ListStep, Match, Rules, chance};

/// What scripts read of one match.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Data {
    /// Chance of the favourite, a fraction of 1.
    pub favourite: f64,
    /// By the formula, in rating points, as the next one.
    pub change1: f64,
    /// Of the second player.
    pub change2: f64,
    /// Rating after the match, as the next one.
    pub new1: f64,
    /// Of the second player.
    pub new2: f64,
}

impl Data {
    /// What follows if `winner`, 0 or 1, wins.
    pub fn new(rated: &Match, winner: usize) -> Self {
        let [first, second] = rated.outcomes[winner].changes;
        Self {
            favourite: rated.favourite,
            change1: first.change,
            change2: second.change,
            new1: first.new,
            new2: second.new,
        }
    }
}

/// Both players and both outcomes side by side.
pub fn both(rated: &Match, lang: Lang) -> Table {
    let title = lang.say(&Notice::new("fibs-title").with("length", rated.length));
    let columns = columns(
        lang,
        [
            ("fibs-col-player", Plain),
            ("fibs-col-rating", Fixed(2)),
            ("fibs-col-experience", Plain),
            ("fibs-col-pace", Fixed(2)),
            ("fibs-col-chance", Fixed(2)),
            ("fibs-col-change-1", Signed(2)),
            ("fibs-col-new-1", Fixed(2)),
            ("fibs-col-change-2", Signed(2)),
            ("fibs-col-new-2", Fixed(2)),
        ],
    );
    let mut table = Table::new(title, columns);
    table.rows = (0..2)
        .map(|at| {
            let side = &rated.sides[at];
            let mut row = vec![
                Cell::count(at + 1),
                Cell::Number(side.player.rating),
                Cell::Integer(side.player.experience.into()),
                Cell::Number(side.pace),
                Cell::Number(100.0 * side.chance),
            ];
            for outcome in &rated.outcomes {
                let change = &outcome.changes[at];
                row.extend([Cell::Number(change.change), Cell::Number(change.new)]);
            }
            row
        })
        .collect();
    table
}

/// The chances, and what follows if `winner`, 0 or 1, wins.
pub fn steps(rated: &Match, winner: usize, rules: Rules, lang: Lang) -> Vec<String> {
    let changes = &rated.outcomes[winner].changes;
    let chances = Notice::new("fibs-step-chance")
        .with("difference", rated.difference)
        .with("root", rated.root)
        .with("favourite", fixed(lang, 100.0 * rated.favourite, 4))
        .with("underdog", fixed(lang, 100.0 * rated.underdog, 4));
    let outcome = Notice::new("fibs-step-outcome")
        .with("winner", winner + 1)
        .with("change1", signed(lang, changes[0].change, 4))
        .with("new1", fixed(lang, changes[0].new, 4))
        .with("change2", signed(lang, changes[1].change, 4))
        .with("new2", fixed(lang, changes[1].new, 4));
    let mut steps = vec![lang.say(&chances), lang.say(&outcome)];
    for (number, change) in (1..).zip(changes) {
        if let Some(remark) = change.remark(rules) {
            let named = Notice::new("fibs-step-floored")
                .with("player", number)
                .with("remark", lang.say(&remark));
            steps.push(lang.say(&named));
        }
    }
    steps
}

/// What [`chances`] shows.
pub const CHANCE_COLUMNS: Columns<2> = [("fibs-col-length", Plain), ("fibs-col-chance", Fixed(2))];

/// The favourite's chance in matches to 1 … 25 points.
pub fn chances(difference: f64, lang: Lang) -> Table {
    let title = Notice::new("fibs-chances-title").with("difference", difference);
    let columns = columns(lang, CHANCE_COLUMNS);
    let mut table = Table::new(lang.say(&title), columns);
    table.rows = (1..=25)
        .map(|length| {
            vec![
                Cell::Integer(length.into()),
                Cell::Number(100.0 * chance(difference, length)),
            ]
        })
        .collect();
    table
}

/// What [`match_list`] shows.
pub const MATCH_COLUMNS: Columns<8> = [
    ("fibs-col-opponent", Plain),
    ("fibs-col-opponent-experience", Plain),
    ("fibs-col-length", Plain),
    ("fibs-col-result", Plain),
    ("fibs-col-chance", Fixed(2)),
    ("fibs-col-change", Signed(2)),
    ("fibs-col-rating", Fixed(2)),
    ("fibs-col-experience", Plain),
];

/// A list of matches with what each gave; the first four columns are read
/// back by [`matches`](crate::exchange::read::matches).
pub fn match_list(matches: &[ListMatch], steps: &[ListStep], lang: Lang) -> Table {
    let columns = columns(lang, MATCH_COLUMNS);
    let mut table = Table::new(lang.text("fibs-list-title"), columns);
    let row = |(game, step): (&ListMatch, &ListStep)| {
        let result = if game.won { "fibs-won" } else { "fibs-lost" };
        vec![
            Cell::Number(game.opponent.rating),
            Cell::Integer(game.opponent.experience.into()),
            Cell::Integer(game.length.into()),
            Cell::Text(lang.text(result)),
            Cell::Number(100.0 * step.chance),
            Cell::Number(step.change),
            Cell::Number(step.after.rating),
            Cell::Integer(step.after.experience.into()),
        ]
    };
    table.rows = matches.iter().zip(steps).map(row).collect();
    table
}
