//! What follows from a championship.

use std::collections::BTreeMap;

use crate::domain::{Book, ChampionshipId, Notice};
use crate::rating::championship::{CalculatedSession, Total, calculate, totals};

/// A calculated championship.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CalculatedChampionship {
    /// Its sessions by number.
    pub sessions: Vec<CalculatedSession>,
    /// Everybody who took part, the most successful first.
    pub totals: Vec<Total>,
    /// Why it cannot be calculated, which is possible only in a file edited
    /// by other programs; the rest is empty then.
    pub problems: Vec<Notice>,
}

impl CalculatedChampionship {
    /// A session by its number.
    pub fn session(&self, number: u32) -> Option<&CalculatedSession> {
        self.sessions
            .iter()
            .find(|session| session.number == number)
    }

    /// All championships of a club.
    pub(in crate::club) fn all(book: &Book) -> BTreeMap<ChampionshipId, Self> {
        let all = book.championships.iter();
        all.map(|(id, championship)| {
            let calculated = match calculate(championship, book) {
                Ok(sessions) => Self {
                    totals: totals(championship, book, &sessions),
                    sessions,
                    problems: Vec::new(),
                },
                Err(problems) => Self {
                    problems,
                    ..Self::default()
                },
            };
            (*id, calculated)
        })
        .collect()
    }
}
