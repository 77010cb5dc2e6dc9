//! The numbers of a pair: results and boards.

use crate::domain::{Notice, number, tournament};

/// A total or a percentage; none where nothing or a lone dash is written.
///
/// # Errors
/// `table-result-not-number`.
pub(super) fn figure(text: &str) -> Result<Option<f64>, Notice> {
    if matches!(text, "" | "-" | "–" | "—" | "−") {
        return Ok(None);
    }
    let wrong = || Notice::new("table-result-not-number").with("text", text);
    // A pair that has minus nothing has nothing.
    let number = number::parse(text).map(|number| number + 0.0);
    number.map(Some).ok_or_else(wrong)
}

/// The boards of a pair; none where nothing is written.
///
/// # Errors
/// `table-boards`.
pub(super) fn boards(text: &str) -> Result<Option<u32>, Notice> {
    if text.is_empty() {
        return Ok(None);
    }
    let wrong = || Notice::new("table-boards").with("text", text);
    let boards = number::parse(text).and_then(tournament::boards);
    boards.map(Some).ok_or_else(wrong)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_dash_is_no_figure_and_nought_has_no_sign() {
        for nothing in ["", "-", "–", "—", "−"] {
            assert_eq!(figure(nothing), Ok(None), "{nothing}");
        }
        for nought in ["-0", "−0,00", "0"] {
            let read = figure(nought).expect("a number").expect("told");
            assert!(read == 0.0 && read.is_sign_positive(), "{nought}");
        }
        assert!(figure("--").is_err());
    }
}
