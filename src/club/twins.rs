//! Players who may be one person under two names.

use std::collections::{BTreeMap, BTreeSet};

use crate::domain::name::{Likeness, Spelling};
use crate::domain::{
    AdjustmentId, Book, ChampionshipId, Change, EventRef, Notice, PlayerId, TournamentId,
};

use super::{check, merge};

/// Two players who may be one person, the smaller identity first.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Twins {
    /// One of them.
    pub a: PlayerId,
    /// The other.
    pub b: PlayerId,
    /// How their names are alike.
    pub likeness: Likeness,
}

/// What only two persons can take part in together.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Occasion {
    Evening(TournamentId),
    Decision(AdjustmentId),
    Session(ChampionshipId, u32),
}

/// Pairs of players whose names are alike, the likeliest first: never those
/// who ever met, and never those who were said to be two persons.
pub fn twins(book: &Book) -> Vec<Twins> {
    let occasions = occasions(book);
    let nothing = BTreeSet::new();
    let of = |id| occasions.get(&id).unwrap_or(&nothing);
    let spelled: Vec<_> = book
        .players
        .values()
        .map(|player| (player.id, Spelling::of(&player.name)))
        .collect();
    let mut found = Vec::new();
    for (at, (a, one)) in spelled.iter().enumerate() {
        for (b, other) in &spelled[at + 1..] {
            if let Some(likeness) = one.likeness(other)
                && !book.distinct.contains(&(*a, *b))
                && of(*a).is_disjoint(of(*b))
            {
                let (a, b) = (*a, *b);
                found.push(Twins { a, b, likeness });
            }
        }
    }
    // Stable: equally likely ones stay in the order of their identities.
    found.sort_by(|one, other| other.likeness.compare(one.likeness));
    found
}

/// Everything that each player took part in.
fn occasions(book: &Book) -> BTreeMap<PlayerId, BTreeSet<Occasion>> {
    let mut all: BTreeMap<PlayerId, BTreeSet<Occasion>> = BTreeMap::new();
    let mut add = |player: PlayerId, occasion| {
        all.entry(player).or_default().insert(occasion);
    };
    for event in book.timeline() {
        match event {
            EventRef::Tournament(evening) => {
                let seats = evening.pairs().flat_map(|pair| [pair.a, pair.b]);
                seats.for_each(|player| add(player, Occasion::Evening(evening.id)));
            }
            EventRef::Adjustment(decision) => {
                let players = decision.players().into_iter();
                players.for_each(|player| add(player, Occasion::Decision(decision.id)));
            }
        }
    }
    for championship in book.championships.values() {
        for session in &championship.sessions {
            let occasion = Occasion::Session(championship.id, session.number);
            for entrant in &championship.entrants {
                if let crate::domain::Person::Player(player) = entrant.person
                    && session.has(entrant.id)
                {
                    add(player, occasion);
                }
            }
        }
    }
    all
}

/// Says that two players are two persons, or takes that back.
pub(super) fn tell_apart(
    a: PlayerId,
    b: PlayerId,
    distinct: bool,
    book: &Book,
) -> Result<Vec<Change>, Vec<Notice>> {
    for id in [a, b] {
        check::player(book, id).map_err(|notice| vec![notice])?;
    }
    let pair = (a.min(b), a.max(b));
    if a == b || book.distinct.contains(&pair) == distinct {
        return Ok(Vec::new());
    }
    Ok(vec![merge::said(pair, distinct)])
}

/// What was said about a player who is deleted.
pub(super) fn forget(player: PlayerId, book: &Book) -> impl Iterator<Item = Change> {
    let own = book.distinct.iter();
    let own = own.filter(move |(a, b)| *a == player || *b == player);
    own.map(|pair| merge::said(*pair, false))
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;
    use proptest::prelude::*;

    use super::*;
    use crate::club::fixture;
    use crate::domain::{Kind, Player};

    fn named(names: &[&str]) -> Book {
        let mut book = Book::default();
        for name in names {
            let id = book.next_player();
            book.players.insert(id, Player::new(id, *name, 0.0));
        }
        book
    }

    fn found(book: &Book) -> Vec<(i64, i64)> {
        twins(book)
            .iter()
            .map(|twins| (twins.a.0, twins.b.0))
            .collect()
    }

    #[test]
    fn the_likeliest_come_first() {
        let book = named(&[
            "Lee Ann", "Lee Anm", "Ray B.", "Bo Ray", "Ann Lee", "Fox Di",
        ]);
        assert_eq!(found(&book), [(1, 5), (3, 4), (1, 2), (2, 5)]);
    }

    #[test]
    fn whoever_met_is_not_one_person() {
        let mut book = named(&["Lee Ann", "Ann Lee", "Bo Ray", "Ray Bo", "Cy Dow"]);
        let pairs: &[(i64, i64, f64)] = &[(1, 3, 60.0), (2, 5, 40.0)];
        fixture::play(&mut book, date(2026, 3, 3), Kind::Rated, &[pairs]);
        assert_eq!(found(&book), [(3, 4)]);
        book.distinct.insert((PlayerId(3), PlayerId(4)));
        assert!(found(&book).is_empty());
    }

    proptest! {
        #[test]
        fn nobody_who_met_is_suggested_whatever_the_order(
            names in prop::collection::vec("[ab]{1,3} [ab]{1,3}", 6),
            seats in prop::collection::vec((0..6_i64, 0..6_i64), 0..4),
        ) {
            let names: Vec<&str> = names.iter().map(String::as_str).collect();
            let mut book = named(&names);
            for (day, (a, b)) in (1_i8..).zip(&seats) {
                let pairs: &[(i64, i64, f64)] = &[(a + 1, b + 1, 50.0)];
                fixture::play(&mut book, date(2026, 3, day), Kind::Rated, &[pairs]);
            }
            let suggested = found(&book);
            for (a, b) in &suggested {
                let met = |t: &crate::domain::Tournament| t.has(PlayerId(*a)) && t.has(PlayerId(*b));
                prop_assert!(a < b && !book.tournaments.values().any(met));
            }
            // The same players in the opposite order are the same pairs.
            let mut mirrored = Book::default();
            for player in book.players.values() {
                let id = PlayerId(7 - player.id.0);
                mirrored.players.insert(id, Player { id, ..player.clone() });
            }
            for (day, (a, b)) in (1_i8..).zip(&seats) {
                let pairs: &[(i64, i64, f64)] = &[(6 - a, 6 - b, 50.0)];
                fixture::play(&mut mirrored, date(2026, 3, day), Kind::Rated, &[pairs]);
            }
            let back: BTreeSet<_> = found(&mirrored).into_iter().map(|(a, b)| (7 - b, 7 - a)).collect();
            prop_assert_eq!(suggested.into_iter().collect::<BTreeSet<_>>(), back);
        }
    }
}
