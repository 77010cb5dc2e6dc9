//! How a pair's change came about, term by term.

use super::story::Story;
use super::{CalculatedPair, Replay};
use crate::domain::{Book, Notice, PlayerId, TournamentId};

/// A number that went into a step.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Term {
    /// As it stands in the formula.
    pub symbol: &'static str,
    /// Its value.
    pub value: f64,
    /// Decimals worth showing.
    pub decimals: usize,
}

/// One line of an explanation: `Handicap h = W·(1.57075 − atan(H·T/V)) =
/// 264.533·(1.57075 − atan(27·2.766/38)) = 118.3`.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    /// Identifier of the text that names the value.
    pub name: &'static str,
    /// What the step means, in plain words.
    pub why: Notice,
    /// The value's symbol, as later formulas use it.
    pub symbol: &'static str,
    /// The formula, its symbols and broken constants in braces; empty for a
    /// number that was given.
    pub formula: &'static str,
    /// The numbers that went in; a sum has a term for each age `n`, newest
    /// first.
    pub terms: Vec<Term>,
    /// What came out.
    pub value: f64,
    /// Decimals worth showing.
    pub decimals: usize,
}

impl Step {
    /// The formula in symbols. `number` writes a number with so many decimals
    /// in the reader's language.
    pub fn symbolic(&self, number: &dyn Fn(f64, usize) -> String) -> String {
        self.fill(|symbol| constant(symbol, number).unwrap_or_else(|| symbol.to_owned()))
    }

    /// The formula with the numbers put in, negative ones in brackets.
    pub fn numeric(&self, number: &dyn Fn(f64, usize) -> String) -> String {
        self.fill(|symbol| {
            let Some(term) = self.terms.iter().find(|term| term.symbol == symbol) else {
                return constant(symbol, number).unwrap_or_else(|| symbol.to_owned());
            };
            let text = number(term.value, term.decimals);
            // A number that rounds to zero has lost its minus.
            if text.starts_with(['-', '−']) {
                format!("({text})")
            } else {
                text
            }
        })
    }

    fn fill(&self, put: impl Fn(&str) -> String) -> String {
        let mut text = String::new();
        let mut rest = self.formula;
        while let Some((before, tail)) = rest.split_once('{') {
            let (symbol, behind) = tail.split_once('}').unwrap_or((tail, ""));
            text.push_str(before);
            text.push_str(&put(symbol));
            rest = behind;
        }
        text + rest
    }
}

/// A constant of a formula, written with the decimals it has there.
fn constant(symbol: &str, number: &dyn Fn(f64, usize) -> String) -> Option<String> {
    let decimals = symbol.split_once('.').map_or(0, |(_, part)| part.len());
    Some(number(symbol.parse().ok()?, decimals))
}

/// The steps to the change of the pair in which `player` took part, that
/// player's numbers marked 1 and the partner's 2. Without results, or in an
/// unrated evening, they end with what there is. `None` when the player did
/// not take part.
pub fn explain(
    book: &Book,
    replay: &Replay,
    tournament: TournamentId,
    player: PlayerId,
) -> Option<Vec<Step>> {
    let evening = replay.tournament(tournament)?;
    let plays = |pair: &CalculatedPair| pair.has(player);
    let (field, index) = evening
        .fields
        .iter()
        .enumerate()
        .find_map(|(field, pairs)| Some((field, pairs.iter().position(plays)?)))?;
    let pair = &evening.fields[field][index];
    let story = Story {
        book,
        evening,
        pair,
        pairs: evening.fields[field].len(),
        first: pair.a == player,
    };
    let mut steps = Vec::new();
    if let Some(outcome) = &pair.outcome {
        story.percent(field, index, outcome, &mut steps);
    }
    story.familiarity(replay, &mut steps);
    story.pair_rating(&mut steps);
    if story.pairs > 1 {
        story.norm(&mut steps);
    }
    if let Some(outcome) = pair.outcome.filter(|_| story.is_rated()) {
        story.change(&outcome, &mut steps);
    }
    Some(steps)
}

#[cfg(test)]
mod tests {
    use super::super::replay;
    use super::super::testing::{club, day, evening};
    use super::*;
    use crate::domain::Kind;

    fn plain(number: f64, decimals: usize) -> String {
        format!("{number:.decimals$}")
    }

    fn three_evenings(kind: Kind) -> (Book, TournamentId) {
        let mut book = club(&[100.0, 300.0, -50.0, 20.0]);
        let rows = [(1, 2, 60.0), (3, 4, 40.0)];
        evening(&mut book, day(1), Kind::Rated, &rows);
        evening(&mut book, day(8), Kind::Rated, &rows);
        evening(&mut book, day(15), Kind::Rated, &rows);
        let id = evening(&mut book, day(22), kind, &rows);
        (book, id)
    }

    #[test]
    fn a_step_is_written_in_symbols_and_in_numbers() {
        let (book, id) = three_evenings(Kind::Rated);
        let steps = explain(&book, &replay(&book), id, PlayerId(1)).unwrap();
        let step = steps.iter().find(|step| step.symbol == "h").unwrap();
        assert_eq!(step.symbolic(&plain), "W·(1.57075 − atan(H·T/V))");
        let numbers = "264.533·(1.57075 − atan(27·2.766/38))";
        assert_eq!(step.numeric(&plain), numbers);
        let pair = steps.iter().find(|step| step.symbol == "Rp").unwrap();
        assert_eq!(pair.symbolic(&plain), "R1 + R2 − h");
    }

    #[test]
    fn the_player_asked_about_comes_first() {
        let (book, id) = three_evenings(Kind::Rated);
        let replay = replay(&book);
        let outcome = replay.tournament(id).unwrap().fields[0][0].outcome.unwrap();
        for (player, part, new) in [
            (1, outcome.change_a, outcome.new_a),
            (2, outcome.change_b, outcome.new_b),
        ] {
            let steps = explain(&book, &replay, id, PlayerId(player)).unwrap();
            let value = |symbol| {
                steps
                    .iter()
                    .find(|step| step.symbol == symbol)
                    .unwrap()
                    .value
            };
            assert_eq!((value("dR1"), value("R1'")), (part, new));
            assert_eq!(value("dR"), outcome.change);
        }
        assert_eq!(explain(&book, &replay, id, PlayerId(9)), None);
    }

    #[test]
    fn the_steps_end_where_nothing_follows() {
        let symbols = |kind| {
            let (book, id) = three_evenings(kind);
            let steps = explain(&book, &replay(&book), id, PlayerId(4)).unwrap();
            steps.iter().map(|step| step.symbol).collect::<Vec<_>>()
        };
        let norm = ["T", "h", "Rp", "Rop", "N"];
        assert_eq!(symbols(Kind::Prehistory), norm);
        assert_eq!(symbols(Kind::Unrated), [&["%"][..], &norm].concat());
        let change = ["dR", "dR1", "dR2", "R1'", "R2'"];
        assert_eq!(symbols(Kind::Rated), [&["%"][..], &norm, &change].concat());
    }
}
