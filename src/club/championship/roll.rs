//! Whom names mean in a championship: players of the club, and guests.

use std::collections::HashMap;

use crate::domain::name::NameIndex;
use crate::domain::{Book, Championship, EntrantId, Person, Player, PlayerId};

/// The names of the club's players and of a championship's guests, searched
/// as those of the club are.
#[derive(Clone, Debug)]
pub struct Roll {
    names: NameIndex,
    /// Players of the club, and guests under identities that no player has.
    people: HashMap<PlayerId, (Person, String)>,
    entrants: HashMap<Person, EntrantId>,
}

/// Somebody whose name may be meant.
#[derive(Clone, Debug, PartialEq)]
pub struct EntrantSuggestion {
    /// Who.
    pub person: Person,
    /// The name in full.
    pub name: String,
    /// The entrant, where the person takes part already.
    pub entrant: Option<EntrantId>,
}

impl Roll {
    /// Everybody who may be meant in a championship; without one, the club.
    pub fn new(book: &Book, championship: Option<&Championship>) -> Self {
        let mut all = Book {
            players: book.players.clone(),
            aliases: book.aliases.clone(),
            ..Book::default()
        };
        let club = NameIndex::new(&all);
        let mut entrants = HashMap::new();
        let mut guests = HashMap::new();
        for entrant in championship.into_iter().flat_map(|c| &c.entrants) {
            entrants.insert(entrant.person.clone(), entrant.id);
            if let Person::Guest(name) = &entrant.person {
                match club.find(name) {
                    // Who has joined the club since is one of its players.
                    Some(player) => {
                        entrants.entry(Person::Player(player)).or_insert(entrant.id);
                    }
                    None => {
                        let id = PlayerId(-entrant.id.0);
                        all.players.insert(id, Player::new(id, name.as_str(), 0.0));
                        guests.insert(id, entrant.person.clone());
                    }
                }
            }
        }
        let person = |player: &Player| {
            let guest = guests.get(&player.id).cloned();
            let person = guest.unwrap_or(Person::Player(player.id));
            (player.id, (person, player.name.clone()))
        };
        Self {
            names: NameIndex::new(&all),
            people: all.players.values().map(person).collect(),
            entrants,
        }
    }

    /// The one person that a spelling means; `None` when nobody or more than
    /// one fits.
    pub fn find(&self, name: &str) -> Option<&Person> {
        let id = self.names.find(name)?;
        self.people.get(&id).map(|(person, _)| person)
    }

    /// The names that a spelling fits, as they are written.
    pub fn fitting(&self, name: &str) -> Vec<&str> {
        self.names_of(self.names.fitting(name))
    }

    /// Up to `most` names with a near spelling, nearest first.
    pub fn near(&self, name: &str, most: usize) -> Vec<&str> {
        self.names_of(self.names.near(name, most))
    }

    /// Up to `most` people whose names contain `part`, those who take part
    /// already first.
    pub fn suggestions(&self, part: &str, most: usize) -> Vec<EntrantSuggestion> {
        if part.trim().is_empty() {
            return Vec::new();
        }
        let found = self.names.containing(part.trim(), most * 2).into_iter();
        let found = found.filter_map(|id| self.people.get(&id));
        let mut found: Vec<EntrantSuggestion> = found
            .map(|(person, name)| EntrantSuggestion {
                person: person.clone(),
                name: name.clone(),
                entrant: self.entrant(person),
            })
            .collect();
        // Stable: the order within both groups stays.
        found.sort_by_key(|suggestion| suggestion.entrant.is_none());
        found.truncate(most);
        found
    }

    /// The names in one cell, [parted](NameIndex::parted) by those known.
    pub fn parted(&self, cell: &str) -> Vec<String> {
        self.names.parted(cell)
    }

    /// The entrant that a person is already.
    pub fn entrant(&self, person: &Person) -> Option<EntrantId> {
        self.entrants.get(person).copied()
    }

    /// The player of the club that a person is: also a guest who has joined
    /// the club since.
    pub fn member(&self, person: &Person) -> Option<PlayerId> {
        match person {
            Person::Player(player) => Some(*player),
            Person::Guest(name) => match self.find(name)? {
                Person::Player(player) => Some(*player),
                Person::Guest(_) => None,
            },
        }
    }

    /// A person's name as it is written.
    pub fn name_of<'a>(&'a self, person: &'a Person) -> &'a str {
        let id = match person {
            Person::Player(player) => Some(*player),
            Person::Guest(_) => self.entrant(person).map(|entrant| PlayerId(-entrant.0)),
        };
        match (id.and_then(|id| self.people.get(&id)), person) {
            (Some((_, name)), _) | (None, Person::Guest(name)) => name,
            (None, Person::Player(_)) => "",
        }
    }

    fn names_of(&self, ids: Vec<PlayerId>) -> Vec<&str> {
        let people = ids.into_iter().filter_map(|id| self.people.get(&id));
        people.map(|(_, name)| name.as_str()).collect()
    }
}
