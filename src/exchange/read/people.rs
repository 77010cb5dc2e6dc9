//! The club's own small tables: players, and evenings of the past.

use super::lines::{Row, rows};
use super::names;
use super::words::Role;
use super::words::header;
use crate::domain::name::{self, fold};
use crate::domain::{Date, Notice, Privacy, day, number};
use crate::exchange::{Skipped, sniff};

/// A table of the club: what could be read of it, and what not.
#[derive(Clone, Debug, PartialEq)]
pub struct PeopleFile<T> {
    /// The rows, in file order.
    pub rows: Vec<T>,
    /// Lines that cannot be used.
    pub skipped: Vec<Skipped>,
}

/// A player with the starting rating.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayerRow {
    /// The name, normalised.
    pub name: String,
    /// In rating points.
    pub start: f64,
    /// How the player appears in public; `None` when not given.
    pub privacy: Option<Privacy>,
    /// Where it stands, counted from 1.
    pub line: usize,
}

/// Two partners of a past evening.
#[derive(Clone, Debug, PartialEq)]
pub struct HistoryRow {
    /// When they played.
    pub date: Date,
    /// One partner.
    pub a: String,
    /// The other one.
    pub b: String,
    /// Tells several evenings of one date apart; empty when not given.
    pub number: String,
    /// Where it stands, counted from 1.
    pub line: usize,
}

/// Reads `name,start` and perhaps `privacy`, in any column order; without a
/// header the names come first.
///
/// # Errors
/// `table-no-people` without any row, `table-needs-columns` when a header lacks
/// one of the two, `table-two-columns` when it has one twice.
pub fn players(text: &str) -> Result<PeopleFile<PlayerRow>, Notice> {
    // Folding leaves й as и.
    let headings = |cell: &str| match fold(cell).trim() {
        "start" | "starting rating" | "начальныи реитинг" | "старт" => {
            Some("start")
        }
        "privacy" | "публичность" => Some("privacy"),
        _ if header::role(cell).is_some_and(Role::is_name) => Some("name"),
        _ => None,
    };
    read(
        text,
        &["name", "start"],
        &["privacy"],
        headings,
        |row, at| {
            let name = name::check(row.cell(at[0]))?;
            let start = row.cell(at[1]);
            let privacy = privacy(at.get(2).map_or("", |at| row.cell(*at)), &name)?;
            match number::parse(start) {
                Some(start) => Ok(PlayerRow {
                    name,
                    start,
                    privacy,
                    line: row.line,
                }),
                None if start.is_empty() => Err(Notice::new("table-no-start").with("name", name)),
                None => Err(Notice::new("table-start-not-number")
                    .with("name", name)
                    .with("text", start)),
            }
        },
    )
}

/// The word of a player's choice; none for an empty cell.
fn privacy(word: &str, name: &str) -> Result<Option<Privacy>, Notice> {
    if word.is_empty() {
        return Ok(None);
    }
    let found = Privacy::from_word(&word.to_lowercase());
    found.map(Some).ok_or_else(|| {
        let known = Privacy::ALL.map(Privacy::word).join(", ");
        Notice::new("table-privacy")
            .with("name", name)
            .with("text", word)
            .with("known", known)
    })
}

/// Reads `date,player,partner` and perhaps `number`, in any column order.
///
/// # Errors
/// `table-no-people` without any row, `table-needs-columns` when a header lacks
/// one of the three, `table-two-columns` when it has one twice.
pub fn history(text: &str) -> Result<PeopleFile<HistoryRow>, Notice> {
    let headings = |cell: &str| match (fold(cell).trim(), header::role(cell)) {
        ("partner" | "партнер" | "player 2" | "игрок 2", _) => Some("partner"),
        (_, Some(Role::Names | Role::Player)) => Some("player"),
        (_, Some(Role::Date)) => Some("date"),
        (_, Some(Role::Number)) => Some("number"),
        _ => None,
    };
    read(
        text,
        &["date", "player", "partner"],
        &["number"],
        headings,
        |row, at| {
            let text = row.cell(at[0]);
            let date =
                day::written(text).ok_or_else(|| Notice::new("table-date").with("text", text))?;
            let cells = [row.cell(at[1]), row.cell(at[2])];
            let both: Vec<String> = cells
                .iter()
                .flat_map(|cell| names::split(cell, false))
                .collect();
            let (a, b) = names::two(&both)?;
            let number = at.get(3).map_or("", |at| row.cell(*at)).to_owned();
            Ok(HistoryRow {
                date,
                a,
                b,
                number,
                line: row.line,
            })
        },
    )
}

/// Reads rows below a header that has all `needed` columns, or rows without
/// a header whose columns are the needed ones in that order.
fn read<T>(
    text: &str,
    needed: &[&'static str],
    optional: &[&'static str],
    heading: impl Fn(&str) -> Option<&'static str>,
    row_of: impl Fn(&Row, &[usize]) -> Result<T, Notice>,
) -> Result<PeopleFile<T>, Notice> {
    let rows: Vec<Row> = rows(text, sniff(text))
        .into_iter()
        .filter(|row| !row.is_blank())
        .collect();
    let first = rows.first().ok_or_else(|| Notice::new("table-no-people"))?;
    let headings: Vec<_> = first.cells.iter().map(|cell| heading(cell)).collect();
    let headed = headings.iter().any(Option::is_some);
    let mut columns: Vec<usize> = (0..needed.len()).collect();
    if headed {
        let place =
            |name: &&'static str| headings.iter().position(|heading| *heading == Some(*name));
        let missing: Vec<&str> = needed
            .iter()
            .filter(|name| place(name).is_none())
            .copied()
            .collect();
        if !missing.is_empty() {
            return Err(Notice::new("table-needs-columns")
                .with("columns", needed.join(", "))
                .with("missing", missing.join(", ")));
        }
        let twice = |name: &&&str| {
            let same = headings.iter().filter(|heading| **heading == Some(**name));
            same.count() > 1
        };
        if let Some(name) = needed.iter().chain(optional).find(twice) {
            return Err(Notice::new("table-two-columns").with("column", *name));
        }
        columns = needed.iter().chain(optional).filter_map(place).collect();
    }
    let mut file = PeopleFile {
        rows: Vec::new(),
        skipped: Vec::new(),
    };
    // Without a heading for it, a cell may be half of a name or of a number.
    let known = if headed { headings.len() } else { needed.len() };
    for row in rows.iter().skip(usize::from(headed)) {
        let beyond = row.cells.iter().skip(known).find(|cell| !cell.is_empty());
        let read = match beyond {
            Some(cell) => Err(Notice::new("table-extra-cell").with("text", cell.as_str())),
            None => row_of(row, &columns),
        };
        match read {
            Ok(row) => file.rows.push(row),
            Err(reason) => file.skipped.push(Skipped {
                line: row.line,
                reason,
            }),
        }
    }
    if file.rows.is_empty() && file.skipped.is_empty() {
        return Err(Notice::new("table-no-people"));
    }
    Ok(file)
}

#[cfg(test)]
mod tests {
    use super::*;
    use jiff::civil::date;

    #[test]
    fn players_in_either_column_order_with_mistakes_by_line() {
        let file = players("Начальный рейтинг;Имя\n−100,5;Иванов Ян\n\nx;Ng Ana\n;Łoś Jan\n5;")
            .expect("a table");
        assert_eq!(
            file.rows,
            [PlayerRow {
                name: "Иванов Ян".into(),
                start: -100.5,
                privacy: None,
                line: 2
            }]
        );
        let lines: Vec<usize> = file.skipped.iter().map(|skipped| skipped.line).collect();
        assert_eq!(lines, [4, 5, 6]);
        let bare = players("Ng Ana,120\nŁoś Jan,-3").expect("a table");
        assert_eq!(bare.rows.len(), 2);
    }

    #[test]
    fn a_cell_beyond_the_headings_is_half_of_something() {
        let file = players("name,start\nNg Ana,1,5\nBo,2,\n").expect("a table");
        assert_eq!(file.skipped[0].reason.id, "table-extra-cell");
        assert_eq!(file.rows.len(), 1);
        let parted = players("surname;name;start\nNg;Ana;1\n").expect_err("two names");
        assert_eq!(parted.id, "table-two-columns");
    }

    #[test]
    fn privacy_may_be_given() {
        let text = "privacy,name,start\nhidden,Ng Ana,1\n,Łoś Jan,2\nINITIALS,Bo,3\nsecret,Cy,4";
        let file = players(text).expect("a table");
        let given: Vec<_> = file.rows.iter().map(|row| row.privacy).collect();
        assert_eq!(
            given,
            [Some(Privacy::Hidden), None, Some(Privacy::Initials)]
        );
        assert_eq!(file.skipped[0].reason.id, "table-privacy");
    }

    #[test]
    fn a_header_without_a_column_is_refused() {
        let refused = players("name,club\nNg Ana,X").expect_err("no start");
        assert_eq!(refused.id, "table-needs-columns");
        assert_eq!(players(" \n").expect_err("empty").id, "table-no-people");
        assert_eq!(
            players("name,start\n").expect_err("empty").id,
            "table-no-people"
        );
    }

    #[test]
    fn history_with_numbers_and_pairs_in_one_cell() {
        let file = history("date,player,partner,number\n2024-01-03,Ng Ana,Łoś Jan,1\n2024-01-03,A & B,,2\n2024-13-03,A,B,1\n2024-01-03,A,,1")
            .expect("a table");
        assert_eq!(file.rows.len(), 2);
        assert_eq!(
            (file.rows[1].date, file.rows[1].number.as_str()),
            (date(2024, 1, 3), "2")
        );
        let reasons: Vec<_> = file
            .skipped
            .iter()
            .map(|skipped| skipped.reason.id.clone())
            .collect();
        assert_eq!(reasons, ["table-date", "table-one-name"]);
    }
}
