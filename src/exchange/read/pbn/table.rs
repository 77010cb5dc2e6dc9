//! A PBN table of total scores to the pairs of a tournament.

use super::columns::{Column, columns};
use super::lexer::Token;
use super::{Table, Tags};
use crate::domain::name::normalise;
use crate::domain::{Notice, Scoring, day};
use crate::exchange::ResultPair;
use crate::exchange::read::block::FieldKey;
use crate::exchange::read::date::Told;
use crate::exchange::read::direction::{direction, side_of_pair};
use crate::exchange::read::figure::{boards, figure};
use crate::exchange::read::gather::Gathered;
use crate::exchange::read::{names, scoring};

/// Gathers the pairs of a table; rows that are none are listed.
///
/// # Errors
/// `pbn-competition` or `pbn-teams` when it is not one of pairs, `pbn-no-names` without a
/// column of names, `read-many-pairs`.
pub(super) fn gather(table: &Table, tags: &Tags) -> Result<Gathered, Notice> {
    let columns = columns(&table.header);
    check_kind(&columns, tags)?;
    let total = total_column(&columns);
    let totals = totals(total, tags);
    let mut gathered = Gathered {
        title: known(tags, "event").map(normalise),
        day: Told::by(known(tags, "date").unwrap_or_default(), day::written),
        totals,
        percents_first: !matches!(totals, Scoring::Imps | Scoring::CrossImps),
        ..Gathered::default()
    };
    let mut above: Vec<String> = Vec::new();
    for line in &table.rows {
        let row = values(&line.tokens, &columns, &above).map(|cells| {
            above = cells;
            Row {
                line: line.number,
                columns: &columns,
                cells: &above,
            }
        });
        match row.and_then(|row| Ok((row.pair(total)?, row.side()))) {
            Ok((pair, side)) => gathered.push(pair, side.map(FieldKey::Direction))?,
            Err(reason) => gathered.skip(line.number, reason),
        }
    }
    gathered.part_by_direction();
    Ok(gathered)
}

/// The value of a tag, unless it is `?` or nothing.
fn known<'a>(tags: &'a Tags, name: &str) -> Option<&'a str> {
    let value = tags.get(name)?.trim();
    (!matches!(value, "" | "?")).then_some(value)
}

fn check_kind(columns: &[Column], tags: &Tags) -> Result<(), Notice> {
    let competition = known(tags, "competition").unwrap_or_default();
    let lower = competition.to_lowercase();
    let pairs = columns.contains(&Column::PairId);
    if ["team", "individual"]
        .iter()
        .any(|kind| lower.contains(kind))
    {
        Err(Notice::new("pbn-competition").with("competition", competition))
    } else if columns.contains(&Column::Team) && !pairs {
        Err(Notice::new("pbn-teams"))
    } else if columns.contains(&Column::Names) {
        Ok(())
    } else {
        Err(Notice::new("pbn-no-names"))
    }
}

/// A total before a mean, one whose scoring is told before others.
fn total_column(columns: &[Column]) -> Option<Column> {
    let rank = |column: &Column| match column {
        Column::Total(scoring) => Some(u8::from(*scoring == Scoring::Auto)),
        Column::Mean(_) => Some(2),
        _ => None,
    };
    let totals = columns.iter().filter(|column| rank(column).is_some());
    totals.min_by_key(|column| rank(column)).copied()
}

/// What totals are, by the name of their column and the tag `Scoring`.
fn totals(total: Option<Column>, tags: &Tags) -> Scoring {
    let by_tag = scoring::of_words(known(tags, "scoring").unwrap_or_default());
    let by_column = match total {
        Some(Column::Total(scoring) | Column::Mean(scoring)) => scoring,
        _ => Scoring::Auto,
    };
    match (by_column, by_tag) {
        (Scoring::Auto, by_tag) => by_tag,
        (Scoring::Imps, Scoring::CrossImps) => Scoring::CrossImps,
        _ => by_column,
    }
}

/// The cells of a row: `#` repeats the one above, `?` and `-` are nothing, and
/// `^` marks an artificial score.
fn values(tokens: &[Token], columns: &[Column], above: &[String]) -> Result<Vec<String>, Notice> {
    let cell = |(at, token): (usize, &Token)| match token {
        Token::Value(text, false) => match text.as_str() {
            "#" => above.get(at).cloned().unwrap_or_default(),
            "?" | "-" => String::new(),
            text => text.trim_start_matches('^').to_owned(),
        },
        Token::Value(text, true) if matches!(text.trim(), "?" | "-") => String::new(),
        Token::Value(text, true) | Token::Tag(_, text) => text.trim().to_owned(),
    };
    let cells: Vec<String> = tokens.iter().enumerate().map(cell).collect();
    if cells.len() == columns.len() {
        return Ok(cells);
    }
    Err(Notice::new("pbn-values")
        .with("values", cells.len())
        .with("columns", columns.len()))
}

struct Row<'a> {
    line: usize,
    columns: &'a [Column],
    cells: &'a [String],
}

impl Row<'_> {
    fn cell(&self, column: Column) -> &str {
        let at = self.columns.iter().position(|known| *known == column);
        at.map_or("", |at| self.cells[at].as_str())
    }

    fn side(&self) -> Option<usize> {
        direction(self.cell(Column::Direction)).or(side_of_pair(self.cell(Column::PairId)))
    }

    fn pair(&self, total: Option<Column>) -> Result<ResultPair, Notice> {
        let cells = self.columns.iter().zip(self.cells);
        let named = cells.filter(|(column, _)| **column == Column::Names);
        let mut players = Vec::new();
        for (_, cell) in named {
            for name in cell.split(';') {
                players.extend(names::split_any(name)?);
            }
        }
        let (a, b) = names::two(&players)?;
        let boards = boards(self.cell(Column::Boards))?;
        let percentage = figure(self.cell(Column::Percentage))?;
        let result = match total {
            None => None,
            Some(column) => figure(self.cell(column))?,
        };
        let result = match (total, result) {
            (Some(Column::Mean(_)), Some(mean)) => self.total_of(mean, boards, percentage)?,
            _ => result,
        };
        if result.is_none() && percentage.is_none() {
            return Err(Notice::new("table-no-result"));
        }
        let place = self.cell(Column::Rank);
        Ok(ResultPair {
            a,
            b,
            result,
            percentage,
            boards,
            place: (!place.is_empty()).then(|| place.to_owned()),
            line: self.line,
        })
    }

    /// The total of a mean, to a millionth.
    fn total_of(
        &self,
        mean: f64,
        boards: Option<u32>,
        percentage: Option<f64>,
    ) -> Result<Option<f64>, Notice> {
        match boards {
            Some(boards) => Ok(Some((mean * f64::from(boards) * 1e6).round() / 1e6)),
            None if percentage.is_some() => Ok(None),
            None => Err(Notice::new("pbn-mean")),
        }
    }
}
