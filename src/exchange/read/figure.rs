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

/// A share as a percentage, by moving the decimal point: 0.5365 is 53.65, and
/// not the 53.650000000000006 of a multiplication.
pub(super) fn hundredfold(share: f64) -> f64 {
    let written = format!("{share:e}");
    let moved = written.split_once('e').and_then(|(digits, power)| {
        let power: i32 = power.parse().ok()?;
        format!("{digits}e{}", power + 2).parse().ok()
    });
    moved.unwrap_or(share * 100.0)
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

    #[test]
    fn shares_keep_every_digit() {
        for (share, percent) in [
            (0.5365, 53.65),
            (0.536_458_333_333_333, 53.645_833_333_333_3),
            (0.0, 0.0),
            (1.0, 100.0),
            (-0.07, -7.0),
        ] {
            assert_eq!(hundredfold(share), percent);
        }
    }
}
