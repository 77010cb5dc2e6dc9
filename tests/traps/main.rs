//! Traps in the files that clubs have: tables, spreadsheets, and what scoring
//! programs write.

mod bridgewebs;
mod days;
mod pbn;
mod roles;
mod rows;
mod tables;
mod text;
mod usebio;

use tandem::domain::Scoring;
use tandem::exchange::ResultFile;
use tandem::exchange::read::{TableOptions, results};
use tandem::i18n::Lang;

fn read(bytes: impl AsRef<[u8]>) -> ResultFile {
    let bytes = bytes.as_ref();
    let read = results(bytes, &TableOptions::default());
    read.unwrap_or_else(|why| panic!("{why:?} in {}", String::from_utf8_lossy(bytes)))
}

/// Places of the lines that are not used, and why.
fn skipped(file: &ResultFile) -> Vec<(usize, &str)> {
    let lines = file.skipped.iter();
    lines.map(|one| (one.line, &*one.reason.id)).collect()
}

/// The first names of the pairs of each field.
fn firsts(file: &ResultFile) -> Vec<Vec<&str>> {
    let fields = file.fields.iter();
    fields
        .map(|field| field.iter().map(|pair| pair.a.as_str()).collect())
        .collect()
}

/// Every pair in short: `Abe B+Cid D 55`.
fn pairs(file: &ResultFile) -> Vec<String> {
    let short = |pair: &tandem::exchange::ResultPair| {
        let figure = pair.counted(file.scoring);
        let figure = figure.map_or("none".to_owned(), |figure| figure.to_string());
        format!("{}+{} {figure}", pair.a, pair.b)
    };
    file.pairs().map(short).collect()
}

/// Reads a text that has every line used.
fn all(text: &str) -> Vec<String> {
    let file = read(text);
    assert_eq!(skipped(&file), [], "{text}");
    pairs(&file)
}
