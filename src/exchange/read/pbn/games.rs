//! PBN text to games: the tags that tell of a tournament, and its tables.

use std::collections::BTreeMap;
use std::rc::Rc;

use super::lexer::{Line, Token};
use crate::exchange::read::lines::LONGEST_TEXT;

/// The tag of the table that is read.
const TABLE: &str = "totalscoretable";

/// The tags that tell of a tournament, in small letters.
const TOLD: [&str; 7] = [
    "event",
    "date",
    "scoring",
    "competition",
    "nrboards",
    "boards",
    "boardsplayed",
];

/// The values of [`TOLD`] tags by their names.
pub(super) type Tags = BTreeMap<&'static str, Rc<str>>;

/// A table of total scores as it stands.
pub(super) struct Table {
    /// Where its tag stands.
    pub(super) line: usize,
    pub(super) header: Rc<str>,
    pub(super) rows: Vec<Line>,
}

/// A game: its tags, with those it takes over from the ones before.
#[derive(Default)]
pub(super) struct Game {
    pub(super) tags: Tags,
    pub(super) tables: Vec<Table>,
}

/// The games of a file; a tag that the game has already begins the next one.
pub(super) fn games(lines: Vec<Line>) -> Vec<Game> {
    let mut reader = Reader::default();
    for line in lines {
        let (tags, values) = line
            .tokens
            .into_iter()
            .partition::<Vec<Token>, _>(|token| matches!(token, Token::Tag(..)));
        for token in tags {
            if let Token::Tag(name, value) = token {
                reader.tag(&name.to_ascii_lowercase(), &value, line.number);
            }
        }
        let last = reader.games.last_mut();
        let table = last.and_then(|game| game.tables.last_mut());
        let is_row = reader.in_table && !values.is_empty() && !ends_section(&values);
        if let Some(table) = table.filter(|_| is_row) {
            table.rows.push(Line {
                number: line.number,
                tokens: values,
            });
        }
    }
    let mut games = reader.games;
    for game in &mut games {
        // The table of the game before, which it repeats, is told already.
        game.tables.retain(|table| !table.rows.is_empty());
    }
    take_over(&mut games);
    games
}

/// A lone `*`, with which a section of a game may end.
fn ends_section(values: &[Token]) -> bool {
    matches!(values, [Token::Value(value, false)] if value == "*")
}

/// A value that is the one of the game before.
const REPEATED: &str = "#";

/// Begins a value that holds for all games without one of their own.
const LASTING: &str = "##";

#[derive(Default)]
struct Reader {
    games: Vec<Game>,
    in_table: bool,
    /// The columns of the last table.
    header: Rc<str>,
}

impl Reader {
    fn tag(&mut self, name: &str, value: &str, line: usize) {
        if self.games.is_empty() {
            self.games.push(Game::default());
        }
        self.in_table = name == TABLE;
        if self.in_table {
            self.table(value, line);
        } else if let Some(told) = TOLD.into_iter().find(|told| *told == name) {
            let value = &value[..value.floor_char_boundary(LONGEST_TEXT)];
            if self.game().tags.contains_key(told) {
                self.games.push(Game::default());
            }
            self.game().tags.insert(told, value.into());
        }
    }

    fn table(&mut self, value: &str, line: usize) {
        let own = value.strip_prefix(LASTING).unwrap_or(value);
        if own != REPEATED {
            self.header = own.into();
        }
        let header = self.header.clone();
        self.game().tables.push(Table {
            line,
            header,
            rows: Vec::new(),
        });
    }

    /// The last game.
    fn game(&mut self) -> &mut Game {
        let last = self.games.len() - 1;
        &mut self.games[last]
    }
}

/// `#` repeats the value of the game before, and so does a missing tag in a
/// game of the same event; `##` begins a value that a missing tag repeats
/// until the tag is written once more.
fn take_over(games: &mut [Game]) {
    let mut before = Tags::new();
    let mut lasting = Tags::new();
    for game in games {
        for (name, value) in &mut game.tags {
            if &**value == REPEATED {
                *value = before.get(name).cloned().unwrap_or_default();
            } else if let Some(rest) = value.strip_prefix(LASTING) {
                *value = rest.into();
                lasting.insert(name, value.clone());
            } else {
                lasting.remove(name);
            }
        }
        for (name, value) in &lasting {
            game.tags.entry(name).or_insert_with(|| value.clone());
        }
        let same = match game.tags.get("event") {
            None => true,
            told => told == before.get("event"),
        };
        if same {
            before.append(&mut game.tags);
            game.tags.clone_from(&before);
        } else {
            before.clone_from(&game.tags);
        }
    }
}
