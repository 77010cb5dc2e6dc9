//! What may enter the book. Each check gives back what is to be stored, or
//! the sentence that says why it cannot be.

use std::collections::HashMap;

use crate::domain::day;
pub use crate::domain::limits::{LARGEST_RATING, LARGEST_RESULT};
use crate::domain::name::{self, fold};
use crate::domain::tournament::MOST_BOARDS;
use crate::domain::{Book, Date, Notice, Player, PlayerId, Scoring};

/// Longest heading of an evening or reason of an adjustment, in characters.
pub const LONGEST_TEXT: usize = 1000;

/// The first and the last day that an event can have.
pub const DAYS: (Date, Date) = day::POSSIBLE;

/// The value of a check; what is wrong goes to `problems`.
pub(super) fn keep<T>(problems: &mut Vec<Notice>, checked: Result<T, Notice>) -> Option<T> {
    checked.map_err(|notice| problems.push(notice)).ok()
}

/// `value`, unless something was wrong.
pub(super) fn unless<T>(problems: Vec<Notice>, value: T) -> Result<T, Vec<Notice>> {
    if problems.is_empty() {
        Ok(value)
    } else {
        Err(problems)
    }
}

/// A day within [`DAYS`].
pub(super) fn day(day: Date) -> Result<Date, Notice> {
    if (DAYS.0..=DAYS.1).contains(&day) {
        Ok(day)
    } else {
        Err(Notice::new("club-day").with("date", day.to_string()))
    }
}

/// A rating given by hand to the player of that name.
pub(super) fn rating(name: &str, rating: f64) -> Result<f64, Notice> {
    if rating.abs() <= LARGEST_RATING {
        Ok(rating)
    } else {
        // Also where it is not a number at all.
        Err(Notice::new("club-rating")
            .with("name", name)
            .with("rating", rating.to_string())
            .with("most", LARGEST_RATING))
    }
}

/// A result that its scoring allows: matchpoints and percentages are never
/// below zero, and percentages never above 100.
///
/// # Errors
/// `sheet-result-negative` or `sheet-percent-large`.
pub fn result(result: f64, scoring: Scoring) -> Result<f64, Notice> {
    if scoring.allows(result) {
        return Ok(result);
    }
    Err(if result < 0.0 {
        Notice::new("sheet-result-negative").with("result", result)
    } else {
        Notice::new("sheet-percent-large").with("result", result)
    })
}

/// Boards of an evening or a pair.
pub(super) fn boards(boards: Option<u32>) -> Result<Option<u32>, Notice> {
    match boards {
        Some(count) if !(1..=MOST_BOARDS).contains(&count) => Err(Notice::new("club-boards")
            .with("boards", count)
            .with("most", MOST_BOARDS)),
        _ => Ok(boards),
    }
}

/// A heading or a reason, tidied like a name; may be empty.
pub(super) fn text(text: &str) -> Result<String, Notice> {
    let text = name::normalise(text);
    let chars = text.chars().count();
    if chars <= LONGEST_TEXT {
        Ok(text)
    } else {
        Err(Notice::new("club-text-long")
            .with("text", text.chars().take(30).collect::<String>())
            .with("chars", chars)
            .with("most", LONGEST_TEXT))
    }
}

/// A player whom the club has.
pub(super) fn player(book: &Book, id: PlayerId) -> Result<&Player, Notice> {
    book.players
        .get(&id)
        .ok_or_else(|| Notice::new("club-no-player").with("id", id.0))
}

/// The names of a club, to keep them different from one another.
pub(super) struct Taken<'a> {
    exact: HashMap<&'a str, PlayerId>,
    folded: HashMap<String, &'a str>,
}

impl<'a> Taken<'a> {
    /// The names of all these players.
    pub(super) fn by(players: impl Iterator<Item = &'a Player> + Clone) -> Self {
        Self {
            exact: players.clone().map(|p| (p.name.as_str(), p.id)).collect(),
            folded: players.map(|p| (fold(&p.name), p.name.as_str())).collect(),
        }
    }

    /// The player of exactly that name.
    pub(super) fn player(&self, name: &str) -> Option<PlayerId> {
        self.exact.get(name).copied()
    }

    /// A name for somebody new: not even like another one but for case and
    /// accents, or nobody could say later who was meant.
    pub(super) fn free(&self, name: &str) -> Result<(), Notice> {
        name::check_player(name)?;
        match self.folded.get(&fold(name)) {
            Some(other) => Err(Notice::new("club-name-taken")
                .with("name", name)
                .with("other", *other)),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;

    use super::*;

    #[test]
    fn limits_are_allowed_and_what_lies_beyond_is_not() {
        assert!(rating("A", -LARGEST_RATING).is_ok());
        assert!(rating("A", LARGEST_RATING * 1.001).is_err());
        assert!(rating("A", f64::NAN).is_err());
        assert!(rating("A", f64::NEG_INFINITY).is_err());
        assert!(day(DAYS.0).is_ok() && day(DAYS.1).is_ok());
        assert!(day(date(1899, 12, 31)).is_err());
        assert!(day(date(2201, 1, 1)).is_err());
        assert!(boards(None).is_ok() && boards(Some(MOST_BOARDS)).is_ok());
        assert!(boards(Some(0)).is_err() && boards(Some(201)).is_err());
        assert_eq!(text("  Cup\u{a0} \n final "), Ok("Cup final".to_owned()));
        assert!(text(&"x".repeat(LONGEST_TEXT + 1)).is_err());
    }
}
