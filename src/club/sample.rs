//! The sample club: an invented club with a full season, for a first look.
//!
//! Its data is text in `assets/sample`, described there, and embedded in the
//! program.

use std::collections::{BTreeMap, HashMap};
use std::path::Path;

use serde::Deserialize;
use serde::de::DeserializeOwned;

use super::Club;
use crate::domain::{
    Adjustment, AdjustmentKind, Book, Date, Kind, Notice, Pair, Player, PlayerId, Scoring,
    Tournament,
};

/// The sample club's name in its own words.
const NAME: &str = "Wednesday Bridge Club";

/// One embedded file.
struct Table {
    file: &'static str,
    text: &'static str,
}

macro_rules! table {
    ($file:literal) => {
        Table {
            file: $file,
            text: include_str!(concat!("../../assets/sample/", $file)),
        }
    };
}

const PLAYERS: Table = table!("players.csv");
const PREHISTORY: Table = table!("prehistory.csv");
const EVENINGS: Table = table!("evenings.csv");
const RESULTS: Table = table!("results.csv");
const ADJUSTMENTS: Table = table!("adjustments.csv");

type Names = HashMap<String, PlayerId>;
type Fields = Vec<Vec<Pair>>;

/// The whole sample club, as if its director had entered it evening by
/// evening.
///
/// # Errors
/// `sample-broken` with the file and line; only for damaged embedded data.
pub fn book() -> Result<Book, Notice> {
    let mut book = Book {
        name: NAME.to_owned(),
        ..Book::default()
    };
    let names = add_players(&mut book)?;
    add_prehistory(&mut book, &names)?;
    add_season(&mut book, &names)?;
    add_adjustments(&mut book, &names)?;
    Ok(book)
}

/// Makes a club file with the sample club in it, `said` in the words of the
/// user's language, and opens it; its history holds no operation that could be
/// undone.
///
/// # Errors
/// That something stands at `path`, or what the disk says.
pub fn create(path: &Path, said: impl FnOnce(Book) -> Book) -> Result<Club, Notice> {
    Club::create_with(path, &said(book()?))
}

#[derive(Deserialize)]
struct PlayerRow {
    name: String,
    start: f64,
}

/// A pair; the pre-history has the first three columns only.
#[derive(Deserialize)]
struct PairRow {
    date: Date,
    player: String,
    partner: String,
    field: Option<usize>,
    result: Option<f64>,
    boards: Option<u32>,
}

#[derive(Deserialize)]
struct EveningRow {
    date: Date,
    title: String,
    kind: Kind,
    scoring: Scoring,
    boards: Option<u32>,
}

#[derive(Deserialize)]
struct AdjustmentRow {
    date: Date,
    kind: String,
    player: String,
    partner: String,
    rating: Option<f64>,
    reason: String,
}

impl Table {
    /// Hands every row to `take`, which answers `None` to a row that makes no
    /// sense.
    fn each<R: DeserializeOwned>(
        &self,
        mut take: impl FnMut(R) -> Option<()>,
    ) -> Result<(), Notice> {
        let mut reader = csv::Reader::from_reader(self.text.as_bytes());
        // The header is line 1.
        for (row, line) in reader.deserialize().zip(2_usize..) {
            row.ok().and_then(&mut take).ok_or_else(|| {
                Notice::new("sample-broken")
                    .with("file", self.file)
                    .with("line", line)
            })?;
        }
        Ok(())
    }

    /// The pairs of every evening.
    fn fields(&self, names: &Names) -> Result<BTreeMap<Date, Fields>, Notice> {
        let mut evenings = BTreeMap::<Date, Fields>::new();
        self.each(|row: PairRow| {
            let fields = evenings.entry(row.date).or_default();
            let field = row.field.unwrap_or(1);
            if field > fields.len() {
                fields.push(Vec::new());
            }
            fields.get_mut(field.checked_sub(1)?)?.push(Pair {
                a: *names.get(&row.player)?,
                b: *names.get(&row.partner)?,
                result: row.result,
                percentage: None,
                boards: row.boards,
            });
            Some(())
        })?;
        Ok(evenings)
    }
}

fn add_players(book: &mut Book) -> Result<Names, Notice> {
    let mut names = Names::new();
    PLAYERS.each(|row: PlayerRow| {
        let id = book.next_player();
        let player = Player::new(id, row.name.clone(), row.start);
        book.players.insert(id, player);
        names.insert(row.name, id).is_none().then_some(())
    })?;
    Ok(names)
}

fn add_prehistory(book: &mut Book, names: &Names) -> Result<(), Notice> {
    for (date, fields) in PREHISTORY.fields(names)? {
        let evening = EveningRow {
            date,
            title: String::new(),
            kind: Kind::Prehistory,
            scoring: Scoring::Auto,
            boards: None,
        };
        add_evening(book, evening, fields);
    }
    Ok(())
}

fn add_season(book: &mut Book, names: &Names) -> Result<(), Notice> {
    let mut results = RESULTS.fields(names)?;
    EVENINGS.each(|row: EveningRow| {
        let fields = results.remove(&row.date)?;
        add_evening(book, row, fields);
        Some(())
    })
}

fn add_evening(book: &mut Book, row: EveningRow, fields: Fields) {
    let id = book.next_tournament();
    let evening = Tournament {
        id,
        entry: book.next_entry(),
        date: row.date,
        title: row.title,
        kind: row.kind,
        scoring: row.scoring,
        boards: row.boards,
        fields,
    };
    book.tournaments.insert(id, evening);
}

fn add_adjustments(book: &mut Book, names: &Names) -> Result<(), Notice> {
    ADJUSTMENTS.each(|row: AdjustmentRow| {
        let id = book.next_adjustment();
        let adjustment = Adjustment {
            id,
            entry: book.next_entry(),
            date: row.date,
            kind: row.decision(names)?,
            reason: row.reason,
        };
        book.adjustments.insert(id, adjustment);
        Some(())
    })
}

impl AdjustmentRow {
    fn decision(&self, names: &Names) -> Option<AdjustmentKind> {
        let a = *names.get(&self.player)?;
        let partner = names.get(&self.partner).copied();
        match (self.kind.as_str(), partner, self.rating) {
            ("average", Some(b), None) => Some(AdjustmentKind::Average { a, b }),
            ("reassign", Some(b), Some(rating)) => Some(AdjustmentKind::Reassign { a, b, rating }),
            ("set", None, Some(rating)) => Some(AdjustmentKind::Set { player: a, rating }),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn damaged_data_is_named_by_file_and_line() {
        let names = Names::from([("A".to_owned(), PlayerId(1)), ("B".to_owned(), PlayerId(2))]);
        let damaged = |rows: &str| {
            let text = format!("date,field,player,partner,result,boards\n{rows}");
            let table = Table {
                file: "results.csv",
                text: text.leak(),
            };
            table.fields(&names).map(|evenings| evenings.len())
        };
        assert_eq!(damaged("2026-01-07,1,A,B,50,\n"), Ok(1));
        for second in [
            "2026-01-07,1,A,C,50,",
            "2026-01-07,0,A,B,50,",
            "2026-01-07,3,A,B,50,",
            "2026-13-07,1,A,B,50,",
            "2026-01-07,1,A,B,half,",
        ] {
            let notice = Notice::new("sample-broken")
                .with("file", "results.csv")
                .with("line", 3);
            let rows = format!("2026-01-07,1,A,B,50,\n{second}\n");
            assert_eq!(damaged(&rows), Err(notice), "{second}");
        }
    }

    #[test]
    fn the_embedded_data_is_whole() {
        let book = book().expect("the embedded data reads");
        let lines = |table: &Table| table.text.lines().count() - 1;
        assert_eq!(book.players.len(), lines(&PLAYERS));
        assert_eq!(book.adjustments.len(), lines(&ADJUSTMENTS));
        let pairs: usize = book.tournaments.values().map(|t| t.pairs().count()).sum();
        assert_eq!(pairs, lines(&PREHISTORY) + lines(&RESULTS));
    }
}
