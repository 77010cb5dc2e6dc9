//! Traps in the files of scoring programs: half tables, sections, repeated
//! tables, means, and what stands around the results.

mod bridgewebs;
mod pbn;
mod usebio;

use tandem::domain::Scoring;
use tandem::exchange::ResultFile;
use tandem::exchange::read::{TableOptions, results};
use tandem::i18n::Lang;

fn read(text: &str) -> ResultFile {
    results(text.as_bytes(), &TableOptions::default()).expect(text)
}

fn skipped(file: &ResultFile) -> Vec<(usize, &str)> {
    let skipped = file.skipped.iter();
    skipped
        .map(|skipped| (skipped.line, &*skipped.reason.id))
        .collect()
}

/// The first names of the pairs of each field.
fn firsts(file: &ResultFile) -> Vec<Vec<&str>> {
    let fields = file.fields.iter();
    fields
        .map(|field| field.iter().map(|pair| pair.a.as_str()).collect())
        .collect()
}
