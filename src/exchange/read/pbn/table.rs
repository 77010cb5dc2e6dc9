//! A PBN table of total scores to the pairs of a tournament.

use super::columns::{Column, columns};
use super::games::{Table, Tags};
use super::lexer::Token;
use crate::domain::name::normalise;
use crate::domain::{Notice, Scoring, day, number, tournament};
use crate::exchange::ResultPair;
use crate::exchange::read::date::Told;
use crate::exchange::read::figure::{boards, figure, of_mean, total_of};
use crate::exchange::read::gather::{FieldKey, Gathered};
use crate::exchange::read::names;
use crate::exchange::read::words::direction::{direction, side_of_pair};
use crate::exchange::read::words::{scoring, sums};

/// Gathers the pairs of a table; rows that are none are listed. `boards` are
/// those of the tournament where nothing in the file tells them.
///
/// # Errors
/// `pbn-competition`, `pbn-teams` or `pbn-scoring` when it cannot be rated, `pbn-no-names` without a
/// column of names, `read-many-pairs`.
pub(super) fn gather(table: &Table, tags: &Tags, boards: Option<u32>) -> Result<Gathered, Notice> {
    let columns = columns(&table.header);
    check_kind(&columns, tags)?;
    let total = total_column(&columns);
    let totals = totals(total, tags);
    let mut gathered = Gathered {
        title: known(tags, "event").map(normalise),
        day: Told::by(known(tags, "date").unwrap_or_default(), day::written),
        boards: boards_told(tags),
        totals,
        percents_first: !matches!(totals, Scoring::Imps | Scoring::CrossImps),
        ..Gathered::default()
    };
    let boards = gathered.boards.or(boards);
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
        match row.and_then(|row| Ok((row.pair(total, boards)?, row.side()))) {
            Ok((pair, side)) => gathered.push(pair, side.map(FieldKey::Direction))?,
            Err(reason) => gathered.skip(line.number, sum(&line.tokens).unwrap_or(reason)),
        }
    }
    gathered.part_by_direction();
    unfold_sums(&mut gathered);
    Ok(gathered)
}

/// That a row is one of sums or means.
fn sum(tokens: &[Token]) -> Option<Notice> {
    let texts = tokens.iter().map(|token| match token {
        Token::Value(text, _) | Token::Tag(_, text) => text.trim(),
    });
    let sum = texts.into_iter().find(|text| sums::is_word(text))?;
    Some(Notice::new("table-sums").with("text", sum))
}

/// The boards of the tournament.
fn boards_told(tags: &Tags) -> Option<u32> {
    let mut told = ["nrboards", "boards", "boardsplayed"]
        .into_iter()
        .filter_map(|name| known(tags, name));
    told.find_map(|text| number::parse(text).and_then(tournament::boards))
}

/// The standard knows a percentage that is the sum of those of the boards:
/// such sums are what matchpoints are.
fn unfold_sums(gathered: &mut Gathered) {
    let shares = || {
        let pairs = gathered.pairs.iter();
        pairs.filter_map(|(pair, _)| pair.percentage)
    };
    if shares().sum::<f64>() <= 100.0 * shares().count() as f64 {
        return;
    }
    let totals = gathered.pairs.iter().any(|(pair, _)| pair.result.is_some());
    for (pair, _) in &mut gathered.pairs {
        let sum = pair.percentage.take();
        pair.result = if totals { pair.result } else { sum };
    }
    if !totals {
        gathered.totals = Scoring::Matchpoints;
    }
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
    } else if !columns.contains(&Column::Names) {
        Err(Notice::new("pbn-no-names"))
    } else {
        check_scoring(columns, tags)
    }
}

/// Scorings by the points of the boards themselves, which are neither
/// matchpoints nor IMPs.
const POINTS: [&str; 5] = ["rubber", "chicago", "aggregate", "instant", "total points"];

fn check_scoring(columns: &[Column], tags: &Tags) -> Result<(), Notice> {
    let scoring = known(tags, "scoring").unwrap_or_default();
    let lower = scoring.to_lowercase();
    let of_points = POINTS.iter().any(|word| lower.contains(word));
    if of_points && !columns.contains(&Column::Percentage) {
        return Err(Notice::new("pbn-scoring").with("scoring", scoring));
    }
    Ok(())
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
    let cell = |(at, token): (usize, &Token)| {
        let (text, quoted) = match token {
            Token::Value(text, quoted) => (text.trim(), *quoted),
            Token::Tag(_, text) => (text.trim(), true),
        };
        match text.trim_start_matches('^') {
            "#" if !quoted => above.get(at).cloned().unwrap_or_default(),
            "?" | "-" => String::new(),
            told => told.to_owned(),
        }
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

    fn pair(&self, total: Option<Column>, told: Option<u32>) -> Result<ResultPair, Notice> {
        let cells = self.columns.iter().zip(self.cells);
        let named = cells.filter(|(column, _)| **column == Column::Names);
        let mut players = Vec::new();
        for (_, cell) in named {
            let known = |name: &&str| !matches!(name.trim(), "?" | "-");
            for name in cell.split(';').filter(known) {
                players.extend(names::split_any(name)?);
            }
        }
        let (a, b) = names::two(&players)?;
        let mut boards = boards(self.cell(Column::Boards))?;
        let percentage = figure(self.cell(Column::Percentage))?;
        let result = match total {
            None => None,
            Some(column) => figure(self.cell(column))?,
        };
        let result = match (total, result, boards.or(told)) {
            (Some(Column::Mean(_)), Some(mean), Some(all)) => Some(total_of(mean, all)),
            (Some(Column::Mean(_)), Some(_), None) if percentage.is_some() => None,
            (Some(Column::Mean(scoring)), mean, None) => {
                let total;
                (total, boards) = of_mean(mean, boards, scoring);
                total
            }
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
}
