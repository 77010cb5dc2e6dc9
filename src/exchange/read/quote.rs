//! Pieces of a file in a sentence, of a length that can be read.

use crate::domain::{Arg, Notice};

/// Longest piece of a file that a sentence quotes, in characters.
const LONGEST_QUOTE: usize = 60;

/// A text, or its beginning and `…`.
pub(super) fn quote(text: &str) -> String {
    match text.char_indices().nth(LONGEST_QUOTE) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

/// Every text of a notice as a [`quote`].
pub(super) fn shorten(notice: &mut Notice) {
    for arg in notice.args.values_mut() {
        if let Arg::Text(text) = arg {
            *text = quote(text);
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::exchange::read::{TableOptions, results, table};

    #[test]
    fn a_sentence_quotes_no_more_than_can_be_read() {
        let many = "Ян & ".repeat(10_000);
        let text = format!("Pair;Score\n{many}Ng;5\nA & B;5{many}\nC & D;6\n");
        let file = table(&text, &TableOptions::default()).expect("a table");
        assert_eq!(file.skipped.len(), 2);
        for skipped in &file.skipped {
            assert!(skipped.reason.to_string().chars().count() < 200);
        }
        let root = "X".repeat(10_000);
        let page = format!("<{root}></{root}>");
        let why = results(page.as_bytes(), &TableOptions::default()).expect_err("no USEBIO");
        assert_eq!(why.id, "usebio-other-root");
        assert!(why.to_string().ends_with("XX…}"), "{why}");
    }
}
