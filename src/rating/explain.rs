//! How a pair's change came about, term by term.

use super::percent::{Basis, CROSS_IMP, Score, boards_of, compared, mean};
use super::{CalculatedPair, CalculatedTournament, Moment, Outcome, Replay};
use crate::domain::{Book, Notice, PlayerId, Scoring, TournamentId};

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
    /// The numbers that went in.
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
            let term = self.terms.iter().find(|term| term.symbol == symbol);
            match term {
                Some(term) if term.value < 0.0 => {
                    format!("({})", number(term.value, term.decimals))
                }
                Some(term) => number(term.value, term.decimals),
                None => constant(symbol, number).unwrap_or_else(|| symbol.to_owned()),
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
    let plays = |pair: &CalculatedPair| pair.a == player || pair.b == player;
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
    story.pair_rating(replay, &mut steps);
    if story.pairs > 1 {
        story.norm(&mut steps);
    }
    if let Some(outcome) = pair.outcome.filter(|_| story.is_rated()) {
        story.change(&outcome, &mut steps);
    }
    Some(steps)
}

/// What is being explained.
struct Story<'a> {
    book: &'a Book,
    evening: &'a CalculatedTournament,
    pair: &'a CalculatedPair,
    pairs: usize,
    /// The player asked about is the partner named first.
    first: bool,
}

impl Story<'_> {
    fn is_rated(&self) -> bool {
        self.evening.kind == crate::domain::Kind::Rated
    }

    /// The partners' ratings, the player asked about first.
    fn ratings(&self) -> [Term; 2] {
        let norm = &self.pair.norm;
        let (one, two) = self.ordered(norm.rating_a, norm.rating_b);
        [points("R1", one), points("R2", two)]
    }

    fn ordered<T>(&self, a: T, b: T) -> (T, T) {
        if self.first { (a, b) } else { (b, a) }
    }

    fn names(&self) -> (&str, &str) {
        let (one, two) = self.ordered(self.pair.a, self.pair.b);
        (self.book.name_of(one), self.book.name_of(two))
    }

    fn percent(&self, field: usize, index: usize, outcome: &Outcome, steps: &mut Vec<Step>) {
        let Some(tournament) = self.book.tournaments.get(&self.evening.id) else {
            return;
        };
        let pairs = tournament.fields.get(field).into_iter().flatten();
        let scores: Vec<_> = pairs.filter_map(Score::of).collect();
        let params = &self.evening.params;
        let scoring = self.evening.scoring;
        let (basis, values) = compared(&scores, scoring, tournament.boards, params);
        let (Some(score), Some(value)) = (scores.get(index), values.get(index)) else {
            return;
        };
        match basis {
            Basis::Total => {}
            Basis::PerBoard => steps.push(Step {
                name: "calc-step-per-board",
                why: Notice::new("calc-step-per-board-why"),
                symbol: "y",
                formula: "{x}/{b}",
                terms: vec![
                    exact("x", score.result),
                    exact("b", boards_of(score, tournament.boards, params)),
                ],
                value: *value,
                decimals: 4,
            }),
            Basis::Published => steps.push(Step {
                name: "calc-step-published",
                why: Notice::new("calc-step-published-why").with("total", score.result),
                symbol: "y",
                formula: "",
                terms: Vec::new(),
                value: *value,
                decimals: 2,
            }),
        }
        let (why, formula) = percent_formula(scoring, basis);
        steps.push(Step {
            name: "calc-step-percent",
            why: Notice::new(why),
            symbol: "%",
            formula,
            terms: vec![
                exact("x", score.result),
                term("y", *value, 4),
                term("m", mean(&values), 4),
                exact("S", params.strength),
                exact("P", self.pairs as f64),
            ],
            value: outcome.percent,
            decimals: 2,
        });
    }

    fn pair_rating(&self, replay: &Replay, steps: &mut Vec<Step>) {
        let (norm, params) = (&self.pair.norm, &self.evening.params);
        let moment = Moment::new(replay, self.evening.date, self.evening.entry);
        let ages = moment.ages(self.pair.a, self.pair.b, params);
        let together = !ages.is_empty();
        let why = if together {
            "calc-step-familiarity-why"
        } else {
            "calc-step-familiarity-new"
        };
        steps.push(Step {
            name: "calc-step-familiarity",
            why: Notice::new(why)
                .with("times", ages.len())
                .with("window", params.window)
                .with("unit", params.age.word())
                .with("forget", params.forget * 100.0),
            symbol: "T",
            formula: if together { "Σ (1 − {f})^n" } else { "" },
            terms: vec![exact("f", params.forget)],
            value: norm.familiarity,
            decimals: 3,
        });
        steps.push(Step {
            name: "calc-step-handicap",
            why: Notice::new("calc-step-handicap-why"),
            symbol: "h",
            formula: "{W}·({1.57075} − atan({H}·{T}/{V}))",
            terms: vec![
                exact("W", params.handicap),
                exact("H", params.boards),
                term("T", norm.familiarity, 3),
                exact("V", params.learning),
            ],
            value: norm.handicap,
            decimals: 1,
        });
        let [one, two] = self.ratings();
        let (first, second) = self.names();
        steps.push(Step {
            name: "calc-step-pair",
            why: Notice::new("calc-step-pair-why")
                .with("a", first)
                .with("b", second),
            symbol: "Rp",
            formula: "{R1} + {R2} − {h}",
            terms: vec![one, two, points("h", norm.handicap)],
            value: norm.pair_rating,
            decimals: 1,
        });
    }

    fn norm(&self, steps: &mut Vec<Step>) {
        let norm = &self.pair.norm;
        let others = self.pairs - 1;
        steps.push(Step {
            name: "calc-step-opponents",
            why: Notice::new("calc-step-opponents-why").with("others", others),
            symbol: "Rop",
            formula: "{ΣRp}/({P} − 1)",
            terms: vec![
                points("ΣRp", norm.opponents * others as f64),
                exact("P", self.pairs as f64),
            ],
            value: norm.opponents,
            decimals: 1,
        });
        steps.push(Step {
            name: "calc-step-norm",
            why: Notice::new("calc-step-norm-why").with("base", self.evening.params.base),
            symbol: "N",
            formula: "50 + ({Rp} − {Rop})/{base}",
            terms: vec![
                points("Rp", norm.pair_rating),
                points("Rop", norm.opponents),
                exact("base", self.evening.params.base),
            ],
            value: norm.expected,
            decimals: 2,
        });
    }

    fn change(&self, outcome: &Outcome, steps: &mut Vec<Step>) {
        let params = &self.evening.params;
        let [one, two] = self.ratings();
        let (name, partner) = self.names();
        let (own, other) = self.ordered(outcome.change_a, outcome.change_b);
        let (new_own, new_other) = self.ordered(outcome.new_a, outcome.new_b);
        let change = points("dR", outcome.change);
        steps.push(Step {
            name: "calc-step-change",
            why: Notice::new(if outcome.change < 0.0 {
                "calc-step-change-below"
            } else {
                "calc-step-change-above"
            })
            .with("jump", params.jump),
            symbol: "dR",
            formula: "({%} − {N})·{K}",
            terms: vec![
                term("%", outcome.percent, 2),
                term("N", self.pair.norm.expected, 2),
                exact("K", params.jump),
            ],
            value: outcome.change,
            decimals: 1,
        });
        let split = exact("k", params.split);
        steps.push(Step {
            terms: vec![change, split, one, two],
            ..part("dR1", "{dR}/(1 + exp({k}·({R1} − {R2})))", name, own)
        });
        steps.push(Step {
            terms: vec![change, split, one, two],
            ..part("dR2", "{dR}/(1 + exp({k}·({R2} − {R1})))", partner, other)
        });
        let growth = exact("growth", params.growth);
        steps.push(Step {
            terms: vec![one, points("dR1", own), growth],
            ..new_rating("R1'", "{R1} + {dR1} + {growth}", name, new_own)
        });
        steps.push(Step {
            terms: vec![two, points("dR2", other), growth],
            ..new_rating("R2'", "{R2} + {dR2} + {growth}", partner, new_other)
        });
    }
}

fn percent_formula(scoring: Scoring, basis: Basis) -> (&'static str, &'static str) {
    const { assert!(CROSS_IMP == 6.48, "printed in the formula below") };
    match (scoring, basis) {
        (Scoring::Imps, _) => (
            "calc-step-percent-imp",
            "50 + ({y} − {m})·{S}/({1.783} − ({1.57075} − atan({0.237}·{P})))",
        ),
        (Scoring::CrossImps, _) => ("calc-step-percent-cross", "50 + {6.48}·({y} − {m})"),
        (_, Basis::Total) => ("calc-step-percent-mp", "100·{x}/(2·{m})"),
        (_, Basis::PerBoard | Basis::Published) => ("calc-step-percent-mp", "100·{y}/(2·{m})"),
    }
}

fn part(symbol: &'static str, formula: &'static str, name: &str, value: f64) -> Step {
    Step {
        name: "calc-step-part",
        why: Notice::new("calc-step-part-why").with("name", name),
        symbol,
        formula,
        terms: Vec::new(),
        value,
        decimals: 1,
    }
}

fn new_rating(symbol: &'static str, formula: &'static str, name: &str, value: f64) -> Step {
    Step {
        name: "calc-step-new",
        why: Notice::new("calc-step-new-why").with("name", name),
        symbol,
        formula,
        terms: Vec::new(),
        value,
        decimals: 1,
    }
}

fn term(symbol: &'static str, value: f64, decimals: usize) -> Term {
    Term {
        symbol,
        value,
        decimals,
    }
}

/// Rating points: one decimal.
fn points(symbol: &'static str, value: f64) -> Term {
    term(symbol, value, 1)
}

/// A number that somebody entered: with the decimals it has, six at most.
fn exact(symbol: &'static str, value: f64) -> Term {
    let text = value.to_string();
    let decimals = text.split_once('.').map_or(0, |(_, part)| part.len());
    term(symbol, value, decimals.min(6))
}
