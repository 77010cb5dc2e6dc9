//! A session entered or corrected.

use std::borrow::Cow;
use std::collections::{HashMap, HashSet};

use super::manage::{begun, club_rating};
use super::{InChampionship, Roll, SessionEntry, SessionEntryPair, calculable, find};
use crate::club::check::{self, LARGEST_RESULT, keep, unless};
use crate::domain::championship::{LAST_NUMBER, STRENGTHS};
use crate::domain::name::{self, fold};
use crate::domain::{
    Book, Championship, Change, Entrant, EntrantId, Notice, Person, PlayerId, Scoring, Session,
    SessionPair,
};
use crate::rating::championship::session_percents;
use crate::rating::{Replay, replay};

/// The changes that record a session. A new championship begins with it.
pub(super) fn changes(entry: &SessionEntry, book: &Book) -> Result<Vec<Change>, Vec<Notice>> {
    let before = match &entry.championship {
        InChampionship::Known(id) => Some(find(*id, book)?),
        InChampionship::New(_) => None,
    };
    let (after, problems) = recorded(entry, book, None)?;
    unless(problems, ())?;
    if let Some(session) = after.session(entry.number) {
        session_percents(session).map_err(|notice| vec![notice])?;
    }
    calculable(before, after, book)
}

/// The championship with the session in it, and what is wrong with the
/// session; pairs whose names cannot be used are left out. `known` is what
/// follows from the book and the championship, where it is known already.
///
/// # Errors
/// What is wrong with the championship or the number.
pub(super) fn recorded(
    entry: &SessionEntry,
    book: &Book,
    known: Option<(&Replay, &Roll)>,
) -> Result<(Championship, Vec<Notice>), Vec<Notice>> {
    let mut after = match &entry.championship {
        InChampionship::Known(id) => find(*id, book)?.clone(),
        InChampionship::New(name) => begun(name, book)?,
    };
    let mut problems = Vec::new();
    number(entry, &after, &mut problems);
    head(entry, &mut problems);
    after
        .sessions
        .retain(|session| Some(session.number) != entry.of);
    let title = keep(&mut problems, check::text(&entry.title)).unwrap_or_default();
    let roll = match known {
        Some((_, roll)) => Cow::Borrowed(roll),
        None => Cow::Owned(Roll::new(book, Some(&after))),
    };
    let mut seats = Seats {
        book,
        entry,
        championship: &mut after,
        roll,
        entered: HashMap::new(),
        replay: known.map(|(replay, _)| Cow::Borrowed(replay)),
        seated: HashSet::new(),
        problems,
    };
    let pairs = entry
        .pairs
        .iter()
        .filter_map(|pair| seats.pair(pair))
        .collect();
    let problems = seats.problems;
    after.put(Session {
        number: entry.number,
        date: entry.date,
        title,
        strength: entry.strength,
        boards: entry.boards,
        scoring: entry.scoring,
        centred: entry.centred,
        is_final: entry.is_final,
        pairs,
    });
    after.drop_idle();
    Ok((after, problems))
}

fn number(entry: &SessionEntry, championship: &Championship, problems: &mut Vec<Notice>) {
    if !(1..=LAST_NUMBER).contains(&entry.number) {
        let notice = Notice::new("championship-number").with("number", entry.number);
        problems.push(notice.with("most", LAST_NUMBER));
    }
    match entry.of {
        Some(of) if championship.session(of).is_none() => problems.push(
            Notice::new("championship-no-session")
                .with("number", of)
                .with("championship", championship.name.as_str()),
        ),
        of if of != Some(entry.number) && championship.session(entry.number).is_some() => problems
            .push(
                Notice::new("championship-session-exists")
                    .with("number", entry.number)
                    .with("championship", championship.name.as_str()),
            ),
        _ => {}
    }
}

/// `S` of a session, within [`STRENGTHS`].
///
/// # Errors
/// `championship-strength`.
pub fn check_strength(strength: f64) -> Result<f64, Notice> {
    let (least, most) = STRENGTHS;
    if (least..=most).contains(&strength) {
        return Ok(strength);
    }
    Err(Notice::new("championship-strength")
        .with("strength", strength)
        .with("least", least)
        .with("most", most))
}

fn head(entry: &SessionEntry, problems: &mut Vec<Notice>) {
    if let Some(date) = entry.date {
        keep(problems, check::day(date));
    }
    keep(problems, check::boards(entry.boards));
    keep(problems, check_strength(entry.strength));
    if entry.scoring == Scoring::Auto {
        problems.push(Notice::new("championship-scoring"));
    }
    if entry.pairs.len() < 2 {
        problems.push(Notice::new("calc-few-pairs").with("pairs", entry.pairs.len()));
    }
}

/// The entrants of a session as they are seated, each once.
struct Seats<'a> {
    book: &'a Book,
    entry: &'a SessionEntry,
    championship: &'a mut Championship,
    /// Whom names mean.
    roll: Cow<'a, Roll>,
    /// Guests who enter with this session, by folded name.
    entered: HashMap<String, EntrantId>,
    /// Of the club; made for the first member who enters.
    replay: Option<Cow<'a, Replay>>,
    seated: HashSet<EntrantId>,
    problems: Vec<Notice>,
}

impl Seats<'_> {
    fn pair(&mut self, pair: &SessionEntryPair) -> Option<SessionPair> {
        let (a, b) = (self.seat(&pair.a), self.seat(&pair.b));
        let (a, b) = (a?, b?);
        if a == b {
            let notice = Notice::new("calc-own-partner").with("name", self.name(a));
            self.problems.push(notice);
        }
        for (entrant, again) in [(a, false), (b, a == b)] {
            if !self.seated.insert(entrant) && !again {
                let notice = Notice::new("calc-player-twice").with("name", self.name(entrant));
                self.problems.push(notice);
            }
        }
        for (entrant, rating) in [(a, pair.rating_a), (b, pair.rating_b)] {
            let wrong = rating.and_then(|r| check::rating(&self.name(entrant), r).err());
            self.problems.extend(wrong);
        }
        self.numbers(pair, a, b);
        Some(SessionPair {
            a,
            b,
            rating_a: pair.rating_a,
            rating_b: pair.rating_b,
            result: pair.result,
            boards: pair.boards,
        })
    }

    fn numbers(&mut self, pair: &SessionEntryPair, a: EntrantId, b: EntrantId) {
        let result = if (-LARGEST_RESULT..=LARGEST_RESULT).contains(&pair.result) {
            check::result(pair.result, self.entry.scoring).err()
        } else {
            Some(Notice::new("club-result").with("result", pair.result.to_string()))
        };
        let boards = check::boards(pair.boards).err().map(|notice| Notice {
            id: "club-pair-boards".into(),
            ..notice
        });
        let names = (self.name(a), self.name(b));
        let wrong = [result, boards].into_iter().flatten();
        let wrong = wrong.map(|notice| {
            notice
                .with("a", names.0.as_str())
                .with("b", names.1.as_str())
        });
        self.problems.extend(wrong);
    }

    fn name(&self, id: EntrantId) -> String {
        self.book.entrant_name(self.championship, id).to_owned()
    }

    /// The entrant that a person is; somebody new enters.
    fn seat(&mut self, person: &Person) -> Option<EntrantId> {
        match person {
            Person::Player(player) => {
                keep(&mut self.problems, check::player(self.book, *player))?;
                Some(self.member(*player))
            }
            Person::Guest(name) => {
                let name = keep(&mut self.problems, name::check_player(name))?;
                // A member is one however he was entered.
                match self.roll.find(&name) {
                    Some(Person::Player(player)) => Some(self.member(*player)),
                    Some(known) => self.roll.entrant(known),
                    None => Some(self.guest(name)),
                }
            }
        }
    }

    /// Somebody whom nobody knew before this session.
    fn guest(&mut self, name: String) -> EntrantId {
        let folded = fold(&name);
        match self.entered.get(&folded) {
            Some(entrant) => *entrant,
            None => {
                let id = self.enter(Person::Guest(name), None);
                self.entered.insert(folded, id);
                id
            }
        }
    }

    /// A player of the club; somebody who took part under that name before he
    /// joined the club is the same.
    fn member(&mut self, player: PlayerId) -> EntrantId {
        if let Some(entrant) = self.championship.entrant_of(player) {
            return entrant.id;
        }
        let replay = self
            .replay
            .get_or_insert_with(|| Cow::Owned(replay(self.book)));
        let rating = club_rating(replay, player, self.entry.date);
        let person = Person::Player(player);
        let guest = self.roll.entrant(&person);
        let mut entrants = self.championship.entrants.iter_mut();
        match entrants.find(|entrant| Some(entrant.id) == guest) {
            Some(entrant) => {
                entrant.person = person;
                entrant.rating = entrant.rating.or(rating);
                entrant.id
            }
            None => self.enter(person, rating),
        }
    }

    fn enter(&mut self, person: Person, rating: Option<f64>) -> EntrantId {
        let id = self.championship.next_entrant();
        self.championship
            .entrants
            .push(Entrant { id, person, rating });
        id
    }
}
