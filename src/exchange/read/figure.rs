//! The numbers of a pair: results and boards.

use crate::domain::{Notice, number, tournament};

/// A total or a percentage; none where nothing is written.
///
/// # Errors
/// `table-result-not-number`.
pub(super) fn figure(text: &str) -> Result<Option<f64>, Notice> {
    if text.is_empty() {
        return Ok(None);
    }
    let wrong = || Notice::new("table-result-not-number").with("text", text);
    number::parse(text).map(Some).ok_or_else(wrong)
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
