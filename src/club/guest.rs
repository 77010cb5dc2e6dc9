//! Guests of championships who may be players of the club under another name.

use crate::domain::name::{Likeness, Spelling};
use crate::domain::{Book, Championship, ChampionshipId, EntrantId, Person, PlayerId};

use super::Command;
use super::championship::{ChampionshipCommand, Roll};

/// A guest who may be a player of the club.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct GuestTwin {
    /// The championship of the guest.
    pub championship: ChampionshipId,
    /// The guest.
    pub entrant: EntrantId,
    /// Who that may be.
    pub player: PlayerId,
    /// How their names are alike.
    pub likeness: Likeness,
}

impl GuestTwin {
    /// The command that says they are one.
    pub const fn same(&self) -> Command {
        Command::Championship(ChampionshipCommand::EditEntrant {
            championship: self.championship,
            entrant: self.entrant,
            person: Person::Player(self.player),
        })
    }
}

/// Guests whose names are like those of players, the likeliest first: never
/// those of whom it is known anyway, nor those who met the player in a
/// session.
pub fn guest_twins(book: &Book) -> Vec<GuestTwin> {
    let players = book.players.values();
    let players: Vec<_> = players
        .map(|player| (player.id, Spelling::of(&player.name)))
        .collect();
    let mut found = Vec::new();
    for championship in book.championships.values() {
        let roll = Roll::new(book, Some(championship));
        for entrant in &championship.entrants {
            let Person::Guest(name) = &entrant.person else {
                continue;
            };
            if roll.member(&entrant.person).is_some() {
                continue;
            }
            let spelling = Spelling::of(name);
            for (player, other) in &players {
                if let Some(likeness) = spelling.likeness(other)
                    && !met(championship, entrant.id, *player)
                {
                    found.push(GuestTwin {
                        championship: championship.id,
                        entrant: entrant.id,
                        player: *player,
                        likeness,
                    });
                }
            }
        }
    }
    found.sort_by(|one, other| other.likeness.compare(one.likeness));
    found
}

/// Whether both took part in one session: then they are two persons.
fn met(championship: &Championship, guest: EntrantId, player: PlayerId) -> bool {
    championship.entrant_of(player).is_some_and(|member| {
        let mut sessions = championship.sessions.iter();
        sessions.any(|session| session.has(guest) && session.has(member.id))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::{ChampionshipParams, Entrant, Params, Player, Session, SessionPair};

    fn book() -> Book {
        let mut book = Book::default();
        for (id, name) in [(1, "Ann Lee"), (2, "Bo Ray"), (3, "Ed Poe")] {
            let id = PlayerId(id);
            book.players.insert(id, Player::new(id, name, 0.0));
        }
        let id = ChampionshipId(1);
        let mut cup = Championship::new(id, "Cup", ChampionshipParams::of(&Params::default()));
        for (id, person) in (1..).zip([
            Person::Guest("Lee A.".into()),
            Person::Guest("Bo Ray".into()),
            Person::Guest("Ed Pou".into()),
            Person::Player(PlayerId(3)),
        ]) {
            cup.entrants.push(Entrant {
                id: EntrantId(id),
                person,
                rating: None,
            });
        }
        let mut session = Session::new(1);
        for (a, b, result) in [(3, 4, 10.0), (1, 2, -10.0)] {
            session.pairs.push(SessionPair {
                a: EntrantId(a),
                b: EntrantId(b),
                rating_a: Some(0.0),
                rating_b: Some(0.0),
                result,
                boards: Some(20),
            });
        }
        cup.put(session);
        book.championships.insert(id, cup);
        book
    }

    #[test]
    fn guests_like_players_are_found_but_not_those_they_met() {
        let book = book();
        let found = guest_twins(&book);
        assert_eq!(found.len(), 1, "{found:?}");
        assert_eq!(
            (found[0].entrant, found[0].player),
            (EntrantId(1), PlayerId(1))
        );
        let mut after = book.clone();
        let changes = found[0].same().changes(&book).expect("allowed");
        changes.iter().for_each(|change| after.apply(change));
        assert_eq!(guest_twins(&after), []);
    }
}
