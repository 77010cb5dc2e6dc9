//! One evening: after play, and as a file tells it.

use super::{Growth, columns};
use crate::club::ClubView;
use crate::domain::{Book, Notice, Scoring};
use crate::exchange::table::Style;
use crate::exchange::{Cell, Column, ResultFile, Table};
use crate::i18n::Lang;
use crate::rating::{CalculatedTournament, percent};

/// A heading without the dot that waits for a missing title.
fn untitled(heading: &str) -> String {
    heading.trim_end_matches([' ', '·']).to_owned()
}

/// The word for a scoring.
pub(super) fn scoring_name(lang: Lang, scoring: Scoring) -> String {
    lang.text(match scoring {
        Scoring::Auto => "report-scoring-auto",
        Scoring::Matchpoints => "report-scoring-mp",
        Scoring::Imps => "report-scoring-imp",
        Scoring::CrossImps => "report-scoring-cross-imp",
        Scoring::Percent => "report-scoring-percent",
    })
}

/// The heading of an evening, or of one of its fields, counted from 1.
pub(super) fn heading(
    book: &Book,
    evening: &CalculatedTournament,
    field: Option<usize>,
    lang: Lang,
) -> String {
    let recorded = book.tournaments.get(&evening.id);
    let title = recorded.map_or("", |recorded| &recorded.title);
    let notice = match field {
        Some(number) => Notice::new("report-field").with("field", number),
        None => Notice::new("report-evening"),
    };
    let notice = notice
        .with("date", evening.date)
        .with("title", title)
        .with("scoring", scoring_name(lang, evening.scoring));
    untitled(&lang.say(&notice))
}

/// A calculated evening, a table for each field.
pub fn tournament(book: &Book, evening: &CalculatedTournament, lang: Lang) -> Vec<Table> {
    let several = evening.fields.len() > 1;
    evening
        .fields
        .iter()
        .zip(1..)
        .map(|(field, number)| {
            let title = heading(book, evening, several.then_some(number), lang);
            let mut table = Table::new(title, evening_columns(lang));
            table.note = Growth::LeftOut.note(book, lang);
            table.rows = field.iter().map(|pair| evening_row(book, pair)).collect();
            table
        })
        .collect()
}

fn evening_columns(lang: Lang) -> Vec<Column> {
    columns(
        lang,
        &[
            ("report-place", Style::Plain),
            ("report-player", Style::Plain),
            ("report-partner", Style::Plain),
            ("report-result", Style::Fixed(2)),
            ("report-percent", Style::Fixed(2)),
            ("report-expected", Style::Fixed(2)),
            ("report-change-a", Style::Signed(1)),
            ("report-change-b", Style::Signed(1)),
        ],
    )
}

fn evening_row(book: &Book, pair: &crate::rating::CalculatedPair) -> Vec<Cell> {
    let outcome = pair.outcome;
    vec![
        outcome.map_or(Cell::Empty, |outcome| Cell::count(outcome.place)),
        book.name_of(pair.a).into(),
        book.name_of(pair.b).into(),
        Cell::number(pair.result),
        Cell::number(outcome.map(|outcome| outcome.percent)),
        Cell::Number(pair.norm.expected),
        Cell::number(outcome.map(|outcome| outcome.change_a)),
        Cell::number(outcome.map(|outcome| outcome.change_b)),
    ]
}

/// Why evenings and championships could not be calculated; nothing in a sound
/// club.
pub fn problems(view: &ClubView, lang: Lang) -> Vec<Notice> {
    let championships = view.championships.values();
    let championships = championships.flat_map(|one| one.problems.clone());
    let evenings = view.replay.tournaments.iter();
    evenings
        .filter_map(|evening| {
            let problem = evening.problem.as_ref()?;
            Some((evening.date, problem))
        })
        .map(|(date, problem)| {
            let reason = lang.say(problem);
            Notice::new("report-problem")
                .with("date", date)
                .with("reason", reason)
        })
        .chain(championships)
        .collect()
}

/// What the results of a file are, recognised where the file does not tell.
pub(super) fn resolved(file: &ResultFile) -> Scoring {
    let results: Vec<f64> = file
        .pairs()
        .filter_map(|pair| pair.counted(file.scoring))
        .collect();
    if results.is_empty() {
        file.scoring
    } else {
        percent::resolve(file.scoring, results)
    }
}

/// What a result file contains, a table for each field.
pub fn read_file(file: &ResultFile, lang: Lang) -> Vec<Table> {
    let scoring = resolved(file);
    let title = match file.date {
        Some(date) => Notice::new("report-file").with("date", date),
        None => Notice::new("report-file-undated"),
    };
    let title = lang.say(&title.with("scoring", scoring_name(lang, scoring)));
    let columns = columns(
        lang,
        &[
            ("report-line", Style::Plain),
            ("report-player", Style::Plain),
            ("report-partner", Style::Plain),
            ("report-result", Style::Fixed(2)),
            ("report-boards", Style::Plain),
        ],
    );
    let row = |pair: &crate::exchange::ResultPair| {
        vec![
            Cell::count(pair.line),
            pair.a.as_str().into(),
            pair.b.as_str().into(),
            Cell::number(pair.counted(scoring)),
            pair.boards
                .map_or(Cell::Empty, |boards| Cell::Integer(boards.into())),
        ]
    };
    file.fields
        .iter()
        .map(|field| {
            let mut table = Table::new(title.clone(), columns.clone());
            table.rows = field.iter().map(row).collect();
            table
        })
        .collect()
}
