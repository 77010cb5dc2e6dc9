//! A championship: numbered sessions with entrants from many clubs. Source:
//! the second workbook of the club article.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::ids::LARGEST;
use super::{
    AdjustmentId, ChampionshipId, Date, EntrantId, Notice, Params, PlayerId, Scoring, Symbol,
};

/// The strengths `S` that a session may have.
pub const STRENGTHS: (f64, f64) = (10.0, 16.0);

/// `S` of a session unless chosen otherwise: the middle of [`STRENGTHS`].
pub const STRENGTH: f64 = 13.0;

/// Largest number of a session; the smallest is 1.
pub const LAST_NUMBER: u32 = 999;

/// One series of sessions.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Championship {
    /// Identity, kept when the name changes.
    pub id: ChampionshipId,
    /// As shown; normalised by [`super::name::normalise`], unique in a club.
    pub name: String,
    /// Its own coefficients.
    pub params: ChampionshipParams,
    /// Everybody who takes part, by identity.
    pub entrants: Vec<Entrant>,
    /// By number.
    pub sessions: Vec<Session>,
    /// The adjustments that carried its changes into the club; empty before
    /// that.
    #[serde(default)]
    pub transferred: Vec<AdjustmentId>,
}

/// The coefficients of a championship, copied from the club when it is
/// created.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct ChampionshipParams {
    /// `K`, rating points per 1 % above the norm; more than 0, at most 200.
    #[serde(rename = "K")]
    pub jump: f64,
    /// Rating points per 1 % of expected result; more than 0.
    pub base: f64,
    /// `k`, unevenness of the split between partners, 0 to 0.05.
    #[serde(rename = "k")]
    pub split: f64,
}

/// Somebody who takes part.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Entrant {
    /// Stays the same within the championship.
    pub id: EntrantId,
    /// Who it is.
    pub person: Person,
    /// The rating in the club's list when the entrant entered: where the
    /// curve begins unless a rating is typed. What happens in the club later
    /// does not change the championship.
    pub rating: Option<f64>,
}

/// A member of the club, or somebody from elsewhere.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Person {
    /// A player of the club, by whose name the entrant is called.
    Player(PlayerId),
    /// Somebody else, by name; normalised, unique in the championship.
    Guest(String),
}

/// One session.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Session {
    /// Its number in the championship, 1 to [`LAST_NUMBER`]; sessions are
    /// calculated in this order.
    pub number: u32,
    /// When it was played, where known.
    pub date: Option<Date>,
    /// The director's heading; may be empty.
    pub title: String,
    /// `S`, within [`STRENGTHS`].
    pub strength: f64,
    /// `H`, boards that most pairs played; IMPs need it.
    pub boards: Option<u32>,
    /// Never [`Scoring::Auto`].
    pub scoring: Scoring,
    /// Datum IMPs are centred on their mean, as in the club.
    pub centred: bool,
    /// A final: recorded, and changes no rating.
    #[serde(rename = "final")]
    pub is_final: bool,
    /// In the order entered.
    pub pairs: Vec<SessionPair>,
}

/// Two partners of a session.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct SessionPair {
    /// The partner named first.
    pub a: EntrantId,
    /// The partner named second.
    pub b: EntrantId,
    /// The rating typed for `a`; `None` carries it over.
    pub rating_a: Option<f64>,
    /// The rating typed for `b`; `None` carries it over.
    pub rating_b: Option<f64>,
    /// IMPs, matchpoints or a percentage.
    pub result: f64,
    /// Boards this pair played, where they differ.
    pub boards: Option<u32>,
}

impl Session {
    /// Whether somebody takes part in it.
    pub fn has(&self, entrant: EntrantId) -> bool {
        let mut pairs = self.pairs.iter();
        pairs.any(|pair| pair.a == entrant || pair.b == entrant)
    }
}

impl ChampionshipParams {
    /// Those of a club.
    pub const fn of(club: &Params) -> Self {
        Self {
            jump: club.jump,
            base: club.base,
            split: club.split,
        }
    }

    /// Checks every coefficient against its range.
    ///
    /// # Errors
    /// One notice (`param-range`) for each coefficient outside its range.
    pub fn check(&self) -> Result<(), Vec<Notice>> {
        let all = [
            (Symbol::Jump, self.jump),
            (Symbol::Base, self.base),
            (Symbol::Split, self.split),
        ];
        let wrong = all.map(|(symbol, value)| symbol.check(value).err());
        let wrong: Vec<Notice> = wrong.into_iter().flatten().collect();
        if wrong.is_empty() { Ok(()) } else { Err(wrong) }
    }
}

impl Session {
    /// An empty session with everything as it is by default.
    pub const fn new(number: u32) -> Self {
        Self {
            number,
            date: None,
            title: String::new(),
            strength: STRENGTH,
            boards: None,
            scoring: Scoring::Imps,
            centred: false,
            is_final: false,
            pairs: Vec::new(),
        }
    }

    /// Whether its results are IMPs, which are divided by boards.
    pub const fn is_imps(&self) -> bool {
        matches!(self.scoring, Scoring::Imps | Scoring::CrossImps)
    }
}

impl Championship {
    /// A championship without sessions.
    pub fn new(id: ChampionshipId, name: impl Into<String>, params: ChampionshipParams) -> Self {
        Self {
            id,
            name: name.into(),
            params,
            entrants: Vec::new(),
            sessions: Vec::new(),
            transferred: Vec::new(),
        }
    }

    /// An entrant by identity.
    pub fn entrant(&self, id: EntrantId) -> Option<&Entrant> {
        let found = self
            .entrants
            .binary_search_by_key(&id, |entrant| entrant.id);
        found.ok().map(|at| &self.entrants[at])
    }

    /// The entrant who is that player of the club.
    pub fn entrant_of(&self, player: PlayerId) -> Option<&Entrant> {
        let person = Person::Player(player);
        self.entrants
            .iter()
            .find(|entrant| entrant.person == person)
    }

    /// A session by number.
    pub fn session(&self, number: u32) -> Option<&Session> {
        self.sessions
            .iter()
            .find(|session| session.number == number)
    }

    /// The number after the last session's.
    pub fn next_number(&self) -> u32 {
        let last = self.sessions.last().map_or(0, |session| session.number);
        (last + 1).min(LAST_NUMBER)
    }

    /// The first free identity of an entrant.
    pub fn next_entrant(&self) -> EntrantId {
        let last = self.entrants.last().map_or(0, |entrant| entrant.id.0);
        EntrantId(last.min(LARGEST) + 1)
    }

    /// Puts a session in its place by number, instead of one with that
    /// number.
    pub fn put(&mut self, session: Session) {
        self.sessions.retain(|other| other.number != session.number);
        self.sessions.push(session);
        self.sessions.sort_by_key(|session| session.number);
    }

    /// Lets those go who play in no session.
    pub fn drop_idle(&mut self) {
        let mut plays = BTreeSet::new();
        for pair in self.sessions.iter().flat_map(|session| &session.pairs) {
            plays.extend([pair.a, pair.b]);
        }
        self.entrants.retain(|entrant| plays.contains(&entrant.id));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sessions_stand_by_number_and_idle_entrants_go() {
        let params = ChampionshipParams::of(&Params::default());
        let mut cup = Championship::new(ChampionshipId(1), "Cup", params);
        assert_eq!(cup.next_number(), 1);
        for id in 1..=3 {
            cup.entrants.push(Entrant {
                id: EntrantId(id),
                person: Person::Guest(format!("Guest {id}")),
                rating: None,
            });
        }
        for number in [3, 1, 3] {
            let mut session = Session::new(number);
            session.pairs.push(SessionPair {
                a: EntrantId(1),
                b: EntrantId(3),
                rating_a: None,
                rating_b: None,
                result: 1.0,
                boards: None,
            });
            cup.put(session);
        }
        cup.drop_idle();
        let numbers: Vec<u32> = cup.sessions.iter().map(|s| s.number).collect();
        assert_eq!((numbers, cup.next_number()), (vec![1, 3], 4));
        assert!(cup.entrant(EntrantId(2)).is_none());
        assert_eq!(cup.next_entrant(), EntrantId(4));
    }

    #[test]
    fn coefficients_have_the_ranges_of_the_club() {
        let params = ChampionshipParams {
            jump: 0.0,
            base: 100.0,
            split: 0.06,
        };
        assert_eq!(params.check().expect_err("two are wrong").len(), 2);
    }
}
