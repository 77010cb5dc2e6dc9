//! What is printed and changes nothing: a tournament, a result file.

use std::path::Path;

use super::failure::{Failure, Reasons};
use crate::club::Club;
use crate::domain::{Date, Kind, Notice, day};
use crate::exchange::read::{TableOptions, results};
use crate::exchange::{ResultFile, Table, load, write};
use crate::i18n::Lang;
use crate::report::{self, data};

/// A day of the command line, written as `2026-03-04` and not otherwise.
///
/// # Errors
/// `cli-date`.
pub(super) fn iso_day(text: &str) -> Result<Date, Notice> {
    day::written(text)
        .filter(|day| day.to_string() == text)
        .ok_or_else(|| Notice::new("cli-date").with("text", text))
}

/// `tandem tournament`.
pub(super) fn tournament(
    path: &Path,
    date: &str,
    json: bool,
    lang: Lang,
) -> Result<String, Failure> {
    let date = iso_day(date)?;
    let view = Club::open_read_only(path)?.view();
    let evenings: Vec<_> = view
        .replay
        .tournaments
        .iter()
        .filter(|evening| evening.date == date && evening.kind != Kind::Prehistory)
        .collect();
    if evenings.is_empty() {
        return Err(Notice::new("cli-no-tournament").with("date", date).into());
    }
    if json {
        let data: Vec<_> = evenings
            .iter()
            .map(|evening| data::Tournament::new(&view.book, evening))
            .collect();
        return Ok(write::json(&data));
    }
    let tables = evenings
        .iter()
        .flat_map(|evening| report::tournament(&view.book, evening, lang));
    Ok(texts(tables, lang))
}

/// Tables as text, a blank line between them.
pub(super) fn texts(tables: impl IntoIterator<Item = Table>, lang: Lang) -> String {
    let texts: Vec<String> = tables
        .into_iter()
        .map(|table| report::text(&table, lang))
        .collect();
    texts.join("\n")
}

/// `tandem read`.
pub(super) fn read(file: &Path, json: bool, lang: Lang) -> Result<String, Failure> {
    let content = read_results(file, &TableOptions::default(), lang)?;
    if json {
        return Ok(write::json(&data::File::new(&content, lang)));
    }
    let mut text = texts(report::read_file(&content, lang), lang);
    if let Some(flaw) = &content.date_flaw {
        text += &format!("\n{}\n", lang.say(flaw));
    }
    let mut reasons = Reasons::new(file, lang);
    reasons.skipped(&content.skipped);
    if !reasons.notices.is_empty() {
        text += &format!("\n{}\n", lang.text("cli-skipped"));
        for notice in &reasons.notices {
            text += &format!("{}\n", lang.say(notice));
        }
    }
    Ok(text)
}

/// A result file, or why it is none.
pub(super) fn read_results(
    file: &Path,
    options: &TableOptions,
    lang: Lang,
) -> Result<ResultFile, Failure> {
    readable(file, lang, |bytes| results(bytes, options))
}

/// What a reader makes of a file; its refusal names the file.
pub(super) fn readable<T>(
    file: &Path,
    lang: Lang,
    reader: impl FnOnce(&[u8]) -> Result<T, Notice>,
) -> Result<T, Failure> {
    let bytes = load(file)?;
    reader(&bytes).map_err(|notice| {
        let mut reasons = Reasons::new(file, lang);
        reasons.file(&notice);
        reasons.notices.into()
    })
}
