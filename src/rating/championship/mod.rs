//! Championships: the article's second workbook. No familiarity and no
//! growth: `Rp = R1 + R2`; each session is calculated from the ratings that
//! the sessions before it left.

mod explain;
mod strength;
mod totals;

use std::collections::HashMap;

pub use explain::explain;
pub use strength::{Rank, suggested_strength};
pub use totals::{Total, totals};

use super::field::{is_possible, norms, outcomes};
use super::percent::{self, Score, compared, imp_factor, percents};
use super::{Norm, Outcome, PairInput};
use crate::domain::{
    Book, Championship, ChampionshipParams, EntrantId, Notice, Params, Scoring, Session,
    SessionPair,
};

/// One calculated session.
#[derive(Clone, Debug, PartialEq)]
pub struct CalculatedSession {
    /// Its number.
    pub number: u32,
    /// A final: percents and places, no changes.
    pub is_final: bool,
    /// In the order entered.
    pub pairs: Vec<RatedPair>,
}

/// One pair of a calculated session.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RatedPair {
    /// The partner named first.
    pub a: EntrantId,
    /// The partner named second.
    pub b: EntrantId,
    /// As entered.
    pub result: f64,
    /// Where the rating of `a` is from.
    pub from_a: RatingFrom,
    /// Where the rating of `b` is from.
    pub from_b: RatingFrom,
    /// What was expected; familiarity and handicap are 0.
    pub norm: Norm,
    /// What happened; in a final every change is 0.
    pub outcome: Outcome,
}

/// Where a rating before a session is from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RatingFrom {
    /// Typed for this session.
    Typed,
    /// The player's last session, by its number.
    Session(u32),
    /// The club's list.
    Club,
}

impl CalculatedSession {
    /// Whether a percent is below 0 or above 100, which says that the results
    /// or the boards are hardly what they are taken for.
    pub fn is_odd(&self) -> bool {
        let mut pairs = self.pairs.iter();
        pairs.any(|pair| !(0.0..=100.0).contains(&pair.outcome.percent))
    }
}

impl RatedPair {
    /// Whether `entrant` is one of the two.
    pub fn has(&self, entrant: EntrantId) -> bool {
        self.a == entrant || self.b == entrant
    }

    /// The stronger partner, who gets the smaller share; `None` where both
    /// are equal.
    pub fn captain(&self) -> Option<EntrantId> {
        let difference = self.norm.rating_a - self.norm.rating_b;
        if difference == 0.0 {
            None
        } else if difference > 0.0 {
            Some(self.a)
        } else {
            Some(self.b)
        }
    }

    /// Rating before, change and rating after for one of the two.
    pub fn step_of(&self, entrant: EntrantId) -> (f64, f64, f64) {
        let (norm, outcome) = (&self.norm, &self.outcome);
        if self.a == entrant {
            (norm.rating_a, outcome.change_a, outcome.new_a)
        } else {
            (norm.rating_b, outcome.change_b, outcome.new_b)
        }
    }
}

/// The ratings that sessions left, while they are calculated one by one.
#[derive(Clone, Debug, Default)]
pub struct Ratings {
    last: HashMap<EntrantId, (f64, u32)>,
}

impl Ratings {
    /// The rating of an entrant before the next session, and where it is
    /// from: the last session's, else the club's. `None` when there is none.
    pub fn of(&self, championship: &Championship, id: EntrantId) -> Option<(f64, RatingFrom)> {
        if let Some((rating, number)) = self.last.get(&id) {
            return Some((*rating, RatingFrom::Session(*number)));
        }
        let club = championship.entrant(id)?.rating?;
        Some((club, RatingFrom::Club))
    }

    fn keep(&mut self, session: &CalculatedSession) {
        for pair in &session.pairs {
            let after = [(pair.a, pair.outcome.new_a), (pair.b, pair.outcome.new_b)];
            for (entrant, rating) in after {
                self.last.insert(entrant, (rating, session.number));
            }
        }
    }
}

/// All sessions of a championship, by number. A typed rating goes before the
/// one carried over from the player's last session, and that before the
/// club's.
///
/// # Errors
/// Every reason in the first session that cannot be calculated, each with
/// `session`: `championship-no-rating` for each player without any rating,
/// or what [`percents`] and the numbers refuse.
pub fn calculate(
    championship: &Championship,
    book: &Book,
) -> Result<Vec<CalculatedSession>, Vec<Notice>> {
    sessions_before(championship, book, u32::MAX).map(|(sessions, _)| sessions)
}

/// The sessions with smaller numbers, and the ratings that they left.
///
/// # Errors
/// As [`calculate`].
pub fn sessions_before(
    championship: &Championship,
    book: &Book,
    number: u32,
) -> Result<(Vec<CalculatedSession>, Ratings), Vec<Notice>> {
    let mut ratings = Ratings::default();
    let mut calculated = Vec::new();
    let earlier = |session: &&Session| session.number < number;
    for session in championship.sessions.iter().filter(earlier) {
        let done = calculate_session(championship, book, session, &ratings)?;
        ratings.keep(&done);
        calculated.push(done);
    }
    Ok((calculated, ratings))
}

/// One session from the ratings before it.
///
/// # Errors
/// As [`calculate`].
pub fn calculate_session(
    championship: &Championship,
    book: &Book,
    session: &Session,
    ratings: &Ratings,
) -> Result<CalculatedSession, Vec<Notice>> {
    let numbered = |notice: Notice| notice.with("session", session.number);
    let mut wrong = Vec::new();
    let before = ratings_before(championship, book, session, ratings, &mut wrong);
    let percents = session_percents(session).unwrap_or_else(|notice| {
        wrong.push(notice);
        Vec::new()
    });
    let params = params_of(&championship.params, session);
    let norms = norms(&inputs(&before), &params);
    if wrong.is_empty() && !norms.iter().all(is_possible) {
        wrong.push(Notice::new("calc-too-large"));
    }
    if !wrong.is_empty() {
        return Err(wrong.into_iter().map(numbered).collect());
    }
    let outcomes = outcomes(&norms, &percents, &params, !session.is_final);
    let numbers = before.into_iter().zip(norms.into_iter().zip(outcomes));
    let pairs = session.pairs.iter().zip(numbers);
    let pair =
        |(pair, ([from_a, from_b], (norm, outcome))): (&SessionPair, ([Before; 2], _))| RatedPair {
            a: pair.a,
            b: pair.b,
            result: pair.result,
            from_a: from_a.1,
            from_b: from_b.1,
            norm,
            outcome,
        };
    Ok(CalculatedSession {
        number: session.number,
        is_final: session.is_final,
        pairs: pairs.map(pair).collect(),
    })
}

/// A rating before a session, and where it is from.
type Before = (f64, RatingFrom);

/// The ratings of both partners of every pair; a player without any goes to
/// `wrong`.
fn ratings_before(
    championship: &Championship,
    book: &Book,
    session: &Session,
    ratings: &Ratings,
    wrong: &mut Vec<Notice>,
) -> Vec<[Before; 2]> {
    let mut rating = |typed: Option<f64>, id: EntrantId| match typed {
        Some(rating) => (rating, RatingFrom::Typed),
        None => ratings.of(championship, id).unwrap_or_else(|| {
            let name = book.entrant_name(championship, id);
            wrong.push(Notice::new("championship-no-rating").with("name", name));
            (0.0, RatingFrom::Club)
        }),
    };
    let pairs = session.pairs.iter();
    pairs
        .map(|pair| [rating(pair.rating_a, pair.a), rating(pair.rating_b, pair.b)])
        .collect()
}

fn inputs(before: &[[Before; 2]]) -> Vec<PairInput> {
    let input = |[a, b]: &[Before; 2]| PairInput {
        rating_a: a.0,
        rating_b: b.0,
        familiarity: 0.0,
    };
    before.iter().map(input).collect()
}

/// The coefficients of a session in the club's terms: no handicap, no growth.
pub(super) fn params_of(own: &ChampionshipParams, session: &Session) -> Params {
    Params {
        jump: own.jump,
        base: own.base,
        split: own.split,
        strength: session.strength,
        handicap: 0.0,
        growth: 0.0,
        ..Params::default()
    }
}

/// The results as the club's percents take them.
pub(super) fn scores(session: &Session) -> Vec<Score> {
    let score = |pair: &SessionPair| Score {
        result: pair.result,
        percentage: None,
        boards: pair.boards,
    };
    session.pairs.iter().map(score).collect()
}

/// Whether the percents are the article's for championships, in which the
/// mean may differ from 50.
pub(super) fn is_uncentred(session: &Session) -> bool {
    session.scoring == Scoring::Imps && !session.centred
}

/// The percents of a session, in the order of its pairs. Datum IMPs that are
/// not centred: `50 + IMPs·S/(H·(1.783 − (1.57075 − atan(0.237·P))))`; all
/// else by the rule of the club.
///
/// # Errors
/// `championship-boards` for IMPs without boards, or as [`percents`].
pub fn session_percents(session: &Session) -> Result<Vec<f64>, Notice> {
    let scores = scores(session);
    let lacking = scores.iter().any(|score| score.boards.is_none());
    if session.is_imps() && session.boards.is_none() && lacking {
        return Err(Notice::new("championship-boards"));
    }
    // Divided by boards here and not there, totals could not be compared.
    let divided = scores.iter().any(|score| score.boards.is_some());
    let totals = session.scoring == Scoring::Matchpoints;
    if totals && session.boards.is_none() && divided && lacking {
        return Err(Notice::new("championship-boards-some"));
    }
    let neutral = ChampionshipParams::of(&Params::default());
    let params = params_of(&neutral, session);
    let centred = percents(&scores, session.scoring, session.boards, &params)?;
    if !is_uncentred(session) {
        return Ok(centred);
    }
    let basis = percent::basis(&scores, session.scoring, session.boards, &params);
    let factor = imp_factor(session.scoring, scores.len(), &params).unwrap_or_default();
    let values = compared(&scores, basis, session.boards, &params);
    Ok(values.map(|value| 50.0 + value * factor).collect())
}
