//! What may stand in a cell. Each check turns a text into its value or into
//! the sentence that says why it cannot be one.

use crate::club::check::{self, LARGEST_RATING, LARGEST_RESULT};
use crate::domain::number::parse;
use crate::domain::tournament::{self, MOST_BOARDS};
use crate::domain::{Date, Notice, Scoring};

/// A result under a scoring as chosen; `None` when nothing is typed.
pub(super) fn result(text: &str, scoring: Scoring) -> Result<Option<f64>, Notice> {
    let Some(result) = number(text, LARGEST_RESULT, RESULT_WRONG)? else {
        return Ok(None);
    };
    check::result(result, scoring).map(Some)
}

/// The percentage that came from a file beside a total.
pub(super) fn percentage(value: Option<f64>) -> Result<Option<f64>, Notice> {
    match value {
        Some(percent) if !(0.0..=100.0).contains(&percent) => {
            Err(Notice::new("sheet-percentage").with("percent", percent))
        }
        fine => Ok(fine),
    }
}

/// Boards of a pair or of the evening; `None` when nothing is typed.
pub(super) fn boards(text: &str) -> Result<Option<u32>, Notice> {
    if text.trim().is_empty() {
        return Ok(None);
    }
    let wrong = || {
        Notice::new("sheet-boards")
            .with("text", excerpt(text))
            .with("most", MOST_BOARDS)
    };
    let boards = parse(text).and_then(tournament::boards);
    boards.map(Some).ok_or_else(wrong)
}

/// A newcomer's starting rating.
pub fn start(name: &str, text: &str) -> Result<f64, Notice> {
    match number(text, LARGEST_RATING, START_WRONG) {
        Ok(Some(start)) => Ok(start),
        Ok(None) => Err(Notice::new("sheet-start-missing").with("name", excerpt(name))),
        Err(notice) => Err(notice.with("name", excerpt(name))),
    }
}

/// The date of the sheet: its text and what was read from it.
pub(super) fn date(text: &str, parsed: Option<Date>) -> Result<Date, Notice> {
    match parsed {
        Some(date) if check::day(date).is_ok() => Ok(date),
        Some(date) => Err(Notice::new("sheet-date-range").with("date", date)),
        None if text.trim().is_empty() => Err(Notice::new("sheet-date-missing")),
        None => Err(Notice::new("sheet-date-wrong").with("text", excerpt(text))),
    }
}

/// The beginning of a text, short enough for a sentence.
pub(super) fn excerpt(text: &str) -> String {
    const MOST: usize = 40;
    let text = text.trim();
    if text.chars().count() <= MOST {
        return text.to_owned();
    }
    text.chars().take(MOST).chain(['…']).collect()
}

/// What is said of a text that is no number, and of one that is too large.
type Wrong = [&'static str; 2];

const RESULT_WRONG: Wrong = ["sheet-result-not-number", "sheet-result-large"];
const START_WRONG: Wrong = ["sheet-start-not-number", "sheet-start-large"];

fn number(text: &str, most: f64, [wrong, large]: Wrong) -> Result<Option<f64>, Notice> {
    if text.trim().is_empty() {
        return Ok(None);
    }
    match parse(text) {
        Some(number) if number.abs() <= most => Ok(Some(number)),
        Some(_) => Err(Notice::new(large).with("text", excerpt(text))),
        None if only_digits(text) => Err(Notice::new(large).with("text", excerpt(text))),
        None => Err(Notice::new(wrong).with("text", excerpt(text))),
    }
}

/// Hundreds of digits are a number too, though `f64` holds no such one.
fn only_digits(text: &str) -> bool {
    let text = text.trim();
    let digits = text.strip_prefix(['-', '+', '−', '–']).unwrap_or(text);
    !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use jiff::civil::date as day;

    use super::*;

    fn id<T: std::fmt::Debug>(checked: Result<T, Notice>) -> String {
        checked.expect_err("refused").id.into_owned()
    }

    #[test]
    fn results_are_finite_numbers() {
        assert_eq!(result("−12,5", Scoring::Auto), Ok(Some(-12.5)));
        assert_eq!(result(" ", Scoring::Auto), Ok(None));
        for text in ["NaN", "inf", "∞", "1e5", "abc", "1,234.5", "--1", "-"] {
            assert_eq!(
                id(result(text, Scoring::Auto)),
                "sheet-result-not-number",
                "{text}"
            );
        }
        for text in ["1000000.5", "-1000001", &"9".repeat(400)] {
            assert_eq!(id(result(text, Scoring::Imps)), "sheet-result-large");
        }
    }

    #[test]
    fn results_fit_the_scoring() {
        for scoring in [Scoring::Matchpoints, Scoring::Percent] {
            assert_eq!(id(result("-0.5", scoring)), "sheet-result-negative");
        }
        for scoring in [Scoring::Auto, Scoring::Imps, Scoring::CrossImps] {
            assert_eq!(result("-0.5", scoring), Ok(Some(-0.5)));
        }
        assert_eq!(
            id(result("100,01", Scoring::Percent)),
            "sheet-percent-large"
        );
        assert_eq!(result("100", Scoring::Percent), Ok(Some(100.0)));
        assert_eq!(result("101", Scoring::Matchpoints), Ok(Some(101.0)));
    }

    #[test]
    fn boards_are_whole() {
        assert_eq!(boards("24"), Ok(Some(24)));
        assert_eq!(boards("200"), Ok(Some(200)));
        assert_eq!(boards(""), Ok(None));
        for text in ["0", "201", "-3", "24.5", "many", "NaN"] {
            assert_eq!(id(boards(text)), "sheet-boards", "{text}");
        }
    }

    #[test]
    fn a_newcomer_needs_a_rating() {
        assert_eq!(start("Ann", "-300"), Ok(-300.0));
        assert_eq!(id(start("Ann", "")), "sheet-start-missing");
        assert_eq!(id(start("Ann", "good")), "sheet-start-not-number");
        assert_eq!(id(start("Ann", "99999999")), "sheet-start-large");
    }

    #[test]
    fn published_percentages_are_percentages() {
        assert_eq!(percentage(None), Ok(None));
        assert_eq!(percentage(Some(0.0)), Ok(Some(0.0)));
        for wrong in [-0.1, 100.1, f64::NAN, f64::INFINITY] {
            assert_eq!(id(percentage(Some(wrong))), "sheet-percentage");
        }
    }

    #[test]
    fn dates_are_of_our_time() {
        let fine = day(2026, 3, 4);
        assert_eq!(date("4.3.2026", Some(fine)), Ok(fine));
        assert_eq!(id(date("", None)), "sheet-date-missing");
        assert_eq!(id(date("31.2.2026", None)), "sheet-date-wrong");
        for year in [1899, 2201] {
            assert_eq!(id(date("…", Some(day(year, 1, 1)))), "sheet-date-range");
        }
    }

    #[test]
    fn long_texts_are_cut_between_characters() {
        let long = "й".repeat(300);
        assert_eq!(excerpt(&long).chars().count(), 41);
        assert_eq!(excerpt(" short "), "short");
    }
}
