//! What a championship gave each player, and who was the most successful.

use std::collections::BTreeMap;

use super::CalculatedSession;
use crate::domain::name::fold;
use crate::domain::{Book, Championship, EntrantId};

/// A player's championship.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Total {
    /// Who.
    pub entrant: EntrantId,
    /// Place by total change; equal totals share it (1, 1, 3).
    pub place: usize,
    /// Sessions played, finals among them.
    pub played: usize,
    /// Of them those that were no finals.
    pub rated: usize,
    /// Of the rated ones those in which the player was the stronger partner.
    pub captain: usize,
    /// Sum of the changes, in rating points: what the Most Successful Player
    /// prize goes by.
    pub total: f64,
    /// Rating before the first session.
    pub rating_in: f64,
    /// Rating after the last session.
    pub rating_out: f64,
    /// Number of the session with the largest change, the first of equal
    /// ones, and that change; `None` for finals alone.
    pub best: Option<(u32, f64)>,
}

impl Total {
    /// Whether the player was the stronger partner in most rated sessions: a
    /// captain, who gets the smaller shares.
    pub const fn is_captain(&self) -> bool {
        self.captain * 2 > self.rated
    }
}

/// Everybody who took part, the most successful first: by total change, then
/// rating after the last session, then name.
pub fn totals(
    championship: &Championship,
    book: &Book,
    sessions: &[CalculatedSession],
) -> Vec<Total> {
    let mut totals: BTreeMap<EntrantId, Total> = BTreeMap::new();
    for session in sessions {
        for pair in &session.pairs {
            for entrant in [pair.a, pair.b] {
                let (before, change, after) = pair.step_of(entrant);
                let total = totals.entry(entrant).or_insert(Total {
                    entrant,
                    place: 0,
                    played: 0,
                    rated: 0,
                    captain: 0,
                    total: 0.0,
                    rating_in: before,
                    rating_out: before,
                    best: None,
                });
                total.played += 1;
                let captain = pair.captain() == Some(entrant);
                total.rated += usize::from(!session.is_final);
                total.captain += usize::from(captain && !session.is_final);
                total.total += change;
                total.rating_out = after;
                let better = total.best.is_none_or(|(_, best)| change > best);
                if better && !session.is_final {
                    total.best = Some((session.number, change));
                }
            }
        }
    }
    ordered(totals.into_values().collect(), championship, book)
}

fn ordered(mut list: Vec<Total>, championship: &Championship, book: &Book) -> Vec<Total> {
    let name = |total: &Total| fold(book.entrant_name(championship, total.entrant));
    list.sort_by_cached_key(name);
    // Stable: names stay in order where the figures are equal.
    list.sort_by(|one, other| {
        let totals = other.total.total_cmp(&one.total);
        totals.then(other.rating_out.total_cmp(&one.rating_out))
    });
    for at in 0..list.len() {
        let same = at > 0 && list[at].total == list[at - 1].total;
        list[at].place = if same { list[at - 1].place } else { at + 1 };
    }
    list
}
