//! How a pair's change in a session came about, term by term.

use super::{CalculatedSession, RatedPair, is_uncentred, params_of, scores};
use crate::domain::{
    Book, Championship, Date, EntrantId, Entry, Kind, Notice, Pair, Player, PlayerId, Session,
    Tournament, TournamentId,
};
use crate::rating::percent::{boards_of, mean};
use crate::rating::story::{Story, exact, new_rating, points, term, used};
use crate::rating::{CalculatedPair, CalculatedTournament, Step};

/// The steps to the change of the pair in which `entrant` took part, that
/// player's numbers marked 1 and the partner's 2. In a final they end with
/// the norm. `None` when the entrant did not take part.
pub fn explain(
    championship: &Championship,
    book: &Book,
    calculated: &CalculatedSession,
    entrant: EntrantId,
) -> Option<Vec<Step>> {
    let session = championship.session(calculated.number)?;
    let index = calculated.pairs.iter().position(|pair| pair.has(entrant))?;
    let pair = as_club(&calculated.pairs[index]);
    let evening = evening(championship, session, &pair);
    let played = record(championship, book, session);
    let story = Story {
        book: &played,
        evening: &evening,
        pair: &pair,
        pairs: calculated.pairs.len(),
        first: calculated.pairs[index].a == entrant,
    };
    let outcome = &calculated.pairs[index].outcome;
    let mut steps = Vec::new();
    if is_uncentred(session) {
        steps.push(uncentred(session, index, &story, outcome.percent));
    } else {
        story.percent(0, index, outcome, &mut steps);
    }
    steps.push(pair_rating(&story));
    story.norm(&mut steps);
    if !session.is_final {
        story.change(outcome, &mut steps);
        // The last two add the growth, which a championship does not have.
        steps.truncate(steps.len() - 2);
        let step = &calculated.pairs[index];
        let partner = if step.a == entrant { step.b } else { step.a };
        let ids = ["R1'", "R2'"].into_iter().zip([entrant, partner]);
        steps.extend(ids.map(|(symbol, id)| {
            let name = book.entrant_name(championship, id);
            new(symbol, name, step.step_of(id))
        }));
    }
    Some(steps)
}

/// `50 + x·S/(H·(1.783 − (1.57075 − atan(0.237·P))))`.
fn uncentred(session: &Session, index: usize, story: &Story<'_>, percent: f64) -> Step {
    let scores = scores(session);
    let params = &story.evening.params;
    let boards = |at: usize| boards_of(&scores[at], session.boards, params);
    let formula = "50 + {x}·{S}/({H}·({1.783} − ({1.57075} − atan({0.237}·{P}))))";
    let all: Vec<f64> = scores.iter().map(|score| score.result).collect();
    Step {
        name: "calc-step-percent",
        why: Notice::new("championship-step-percent").with("mean", mean(&all)),
        symbol: "%",
        formula,
        terms: used(
            formula,
            &[
                exact("x", scores[index].result),
                exact("S", params.strength),
                exact("H", boards(index)),
                exact("P", story.pairs as f64),
            ],
        ),
        value: percent,
        decimals: 2,
    }
}

/// `R1 + R2`: partners of a championship need not know each other.
fn pair_rating(story: &Story<'_>) -> Step {
    let [one, two] = story.ratings();
    let (first, second) = story.names();
    Step {
        name: "calc-step-pair",
        why: Notice::new("championship-step-pair")
            .with("a", first)
            .with("b", second),
        symbol: "Rp",
        formula: "{R1} + {R2}",
        terms: vec![one, two],
        value: story.pair.norm.pair_rating,
        decimals: 1,
    }
}

fn new(symbol: &'static str, name: &str, (before, change, after): (f64, f64, f64)) -> Step {
    let (formula, old, part) = match symbol {
        "R1'" => ("{R1} + {dR1}", "R1", "dR1"),
        _ => ("{R2} + {dR2}", "R2", "dR2"),
    };
    let terms = vec![points(old, before), term(part, change, 1)];
    Step {
        why: Notice::new("championship-step-new").with("name", name),
        terms,
        ..new_rating(symbol, formula, name, after)
    }
}

/// The pair in the club's nouns, in which the steps are told.
const fn as_club(pair: &RatedPair) -> CalculatedPair {
    CalculatedPair {
        a: PlayerId(pair.a.0),
        b: PlayerId(pair.b.0),
        result: Some(pair.result),
        boards: None,
        norm: pair.norm,
        outcome: Some(pair.outcome),
    }
}

fn evening(
    championship: &Championship,
    session: &Session,
    pair: &CalculatedPair,
) -> CalculatedTournament {
    CalculatedTournament {
        id: TournamentId(1),
        date: session.date.unwrap_or_default(),
        entry: Entry(1),
        kind: kind(session),
        scoring: session.scoring,
        params: params_of(&championship.params, session),
        fields: vec![vec![*pair]],
        problem: None,
    }
}

const fn kind(session: &Session) -> Kind {
    if session.is_final {
        Kind::Unrated
    } else {
        Kind::Rated
    }
}

/// The session as the only evening of a club of its entrants.
fn record(championship: &Championship, book: &Book, session: &Session) -> Book {
    let player = |id: EntrantId| {
        let name = book.entrant_name(championship, id);
        (PlayerId(id.0), Player::new(PlayerId(id.0), name, 0.0))
    };
    let pairs = session.pairs.iter().map(|pair| Pair {
        boards: pair.boards,
        ..Pair::new(PlayerId(pair.a.0), PlayerId(pair.b.0), Some(pair.result))
    });
    let tournament = Tournament {
        id: TournamentId(1),
        entry: Entry(1),
        date: Date::default(),
        title: String::new(),
        kind: kind(session),
        scoring: session.scoring,
        boards: session.boards,
        fields: vec![pairs.collect()],
    };
    Book {
        players: championship.entrants.iter().map(|e| player(e.id)).collect(),
        tournaments: [(tournament.id, tournament)].into(),
        ..Book::default()
    }
}
