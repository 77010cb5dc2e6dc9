//! The numbers of a pair: results and boards.

use crate::domain::{Notice, Scoring, number, tournament};

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
    let number = number_of(text).map(|number| number + 0.0);
    number.map(Some).ok_or_else(wrong)
}

/// Signs that programs write for a minus beside the usual ones.
const MINUSES: [char; 8] = ['−', '–', '‐', '‑', '‒', '—', '﹣', '－'];

/// A number as tables have it: beside what is typed anywhere, with other
/// minus signs, a blank behind the sign, blanks or apostrophes between
/// thousands, and a half.
pub(super) fn number_of(text: &str) -> Option<f64> {
    number::parse(text).or_else(|| {
        let starts = |c: char| c.is_ascii_digit() || "+-−–½.,".contains(c) || MINUSES.contains(&c);
        let text = text.trim();
        if text.len() > LONGEST_NUMBER || !text.starts_with(starts) {
            return None;
        }
        let text = text.replace(MINUSES, "-");
        let (sign, rest) = match text.split_at_checked(1) {
            Some((sign @ ("+" | "-"), rest)) => (sign, rest.trim_start()),
            _ => ("", text.as_str()),
        };
        let rest = match rest.strip_suffix('½') {
            Some("") => "0.5".to_owned(),
            Some(whole) if whole.bytes().all(|byte| byte.is_ascii_digit()) => format!("{whole}.5"),
            Some(_) => return None,
            None => without_blanks(rest)?,
        };
        let begins = rest.starts_with(|c: char| c.is_ascii_digit() || "−–.,".contains(c));
        begins
            .then(|| number::parse(&format!("{sign}{rest}")))
            .flatten()
    })
}

/// Longest number that is looked at, in bytes.
const LONGEST_NUMBER: usize = 40;

/// `1 234,5` and `1'234.5` as `1234,5`; `None` where the blanks part no
/// thousands.
fn without_blanks(number: &str) -> Option<String> {
    let end = number.find([',', '.', '%']).unwrap_or(number.len());
    let (whole, rest) = number.split_at(end);
    let mut groups = whole.trim_end().split([' ', '\'', '’']);
    let is_group = |group: &str, lengths: std::ops::RangeInclusive<usize>| {
        lengths.contains(&group.len()) && group.bytes().all(|byte| byte.is_ascii_digit())
    };
    let first = groups.next()?;
    let rest_of = groups.collect::<Vec<_>>();
    let grouped = rest_of.iter().all(|group| is_group(group, 3..=3));
    let fits = rest_of.is_empty() || is_group(first, 1..=3);
    (grouped && fits).then(|| format!("{first}{}{rest}", rest_of.concat()))
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

/// The total, and the boards that it counts for, where `mean` is that of a
/// board. Without the boards it is as much as a result of one; matchpoints
/// need none.
pub(super) fn of_mean(
    mean: Option<f64>,
    boards: Option<u32>,
    scoring: Scoring,
) -> (Option<f64>, Option<u32>) {
    match (mean, boards) {
        (Some(mean), Some(all)) => (Some(total_of(mean, all)), boards),
        (Some(_), None) if scoring != Scoring::Matchpoints => (mean, Some(1)),
        _ => (mean, boards),
    }
}

/// The total of a mean, without the dust that a product of binary fractions
/// leaves behind the digits of the mean.
pub(super) fn total_of(mean: f64, boards: u32) -> f64 {
    let total = mean * f64::from(boards);
    let round = (total * 1e9).round() / 1e9;
    if round.is_finite() { round } else { total }
}

/// A number as it stands in a table; places may end in `=` or a full stop,
/// and two pairs may share some: `1-2`, `1/2`, `=1`.
pub(super) fn number_in(cell: &str) -> Option<f64> {
    number_of(cell.trim_end_matches(['=', '.', ')'])).or_else(|| shared_place(cell))
}

/// The first of the places that pairs share.
fn shared_place(cell: &str) -> Option<f64> {
    let cell = cell.trim_end_matches(['.', ')']);
    let place = |text: &str| {
        let is_short = (1..=3).contains(&text.len());
        let number = text.parse::<u16>().ok().filter(|_| is_short);
        number.filter(|_| text.bytes().all(|byte| byte.is_ascii_digit()))
    };
    if let Some(alone) = cell.strip_prefix('=') {
        return place(alone).map(f64::from);
    }
    let (first, last) = cell.split_once(['-', '–', '/'])?;
    let (first, last) = (place(first)?, place(last)?);
    (first < last).then(|| first.into())
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

    #[test]
    fn numbers_as_programs_write_them() {
        for (text, number) in [
            ("1 234,5", 1234.5),
            ("12 345 678", 12_345_678.0),
            ("1'200", 1200.0),
            ("- 5", -5.0),
            ("− 3,5", -3.5),
            ("+ 5 %", 5.0),
            ("‒5", -5.0),
            ("—3", -3.0),
            ("12½", 12.5),
            ("-½", -0.5),
        ] {
            assert_eq!(number_of(text), Some(number), "{text}");
        }
        for text in [
            "1 23", "12 34,5", "1234 567", "--5", "- -5", "5-", "A 1", "½½", "", "1 234 5",
        ] {
            assert_eq!(number_of(text), None, "{text}");
        }
    }
}
