//! The steps of an explanation, in the order of the calculation.

use super::percent::{Basis, CROSS_IMP, Score, basis, boards_of, compared, mean};
use super::{CalculatedPair, CalculatedTournament, Moment, Outcome, Replay, Step, Term};
use crate::domain::{Book, Kind, Notice, Scoring};

/// What is being explained.
pub(super) struct Story<'a> {
    pub(super) book: &'a Book,
    pub(super) evening: &'a CalculatedTournament,
    pub(super) pair: &'a CalculatedPair,
    /// Pairs of the field.
    pub(super) pairs: usize,
    /// The player asked about is the partner named first.
    pub(super) first: bool,
}

impl Story<'_> {
    pub(super) fn is_rated(&self) -> bool {
        self.evening.kind == Kind::Rated
    }

    /// The partners' ratings, the player asked about first.
    pub(super) fn ratings(&self) -> [Term; 2] {
        let norm = &self.pair.norm;
        let (one, two) = self.ordered(norm.rating_a, norm.rating_b);
        [points("R1", one), points("R2", two)]
    }

    fn ordered<T>(&self, a: T, b: T) -> (T, T) {
        if self.first { (a, b) } else { (b, a) }
    }

    pub(super) fn names(&self) -> (&str, &str) {
        let (one, two) = self.ordered(self.pair.a, self.pair.b);
        (self.book.name_of(one), self.book.name_of(two))
    }

    pub(super) fn percent(
        &self,
        field: usize,
        index: usize,
        outcome: &Outcome,
        steps: &mut Vec<Step>,
    ) {
        let Some(tournament) = self.book.tournaments.get(&self.evening.id) else {
            return;
        };
        let pairs = tournament.fields.get(field).into_iter().flatten();
        let scores: Vec<_> = pairs.filter_map(Score::of).collect();
        let params = &self.evening.params;
        let scoring = self.evening.scoring;
        let basis = basis(&scores, scoring, tournament.boards, params);
        let values: Vec<_> = compared(&scores, basis, tournament.boards, params).collect();
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
            terms: used(
                formula,
                &[
                    exact("x", score.result),
                    term("y", *value, 4),
                    term("m", mean(&values), 4),
                    exact("S", params.strength),
                    exact("P", self.pairs as f64),
                ],
            ),
            value: outcome.percent,
            decimals: 2,
        });
    }

    pub(super) fn familiarity(&self, replay: &Replay, steps: &mut Vec<Step>) {
        let (norm, params) = (&self.pair.norm, &self.evening.params);
        let moment = Moment::new(replay, self.evening.date, self.evening.entry);
        let ages = moment.ages(self.pair.a, self.pair.b, params);
        let together = !ages.is_empty();
        let now = (self.evening.date, self.evening.entry);
        let before = replay
            .tournaments
            .iter()
            .filter(|t| (t.date, t.entry) < now);
        let why = if together {
            "calc-step-familiarity-why"
        } else {
            "calc-step-familiarity-new"
        };
        steps.push(Step {
            name: "calc-step-familiarity",
            why: Notice::new(why)
                .with("times", ages.len())
                .with("window", before.count().min(params.window as usize))
                .with("unit", params.age.word())
                .with("forget", params.forget * 100.0),
            symbol: "T",
            formula: if together { "Σ (1 − {f})^n" } else { "" },
            terms: std::iter::once(exact("f", params.forget))
                .filter(|_| together)
                .chain(ages.iter().map(|age| term("n", *age, whole_or_one(*age))))
                .collect(),
            value: norm.familiarity,
            decimals: 3,
        });
    }

    pub(super) fn pair_rating(&self, steps: &mut Vec<Step>) {
        let (norm, params) = (&self.pair.norm, &self.evening.params);
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

    pub(super) fn norm(&self, steps: &mut Vec<Step>) {
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

    pub(super) fn change(&self, outcome: &Outcome, steps: &mut Vec<Step>) {
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

/// Those terms that the formula has.
pub(super) fn used(formula: &str, terms: &[Term]) -> Vec<Term> {
    let stands = |term: &&Term| formula.contains(&format!("{{{}}}", term.symbol));
    terms.iter().filter(stands).copied().collect()
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

pub(super) fn new_rating(
    symbol: &'static str,
    formula: &'static str,
    name: &str,
    value: f64,
) -> Step {
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

pub(super) fn term(symbol: &'static str, value: f64, decimals: usize) -> Term {
    Term {
        symbol,
        value,
        decimals,
    }
}

/// Rating points: one decimal.
pub(super) fn points(symbol: &'static str, value: f64) -> Term {
    term(symbol, value, 1)
}

/// A number that somebody entered: with the decimals it has, six at most.
pub(super) fn exact(symbol: &'static str, value: f64) -> Term {
    let text = value.to_string();
    let decimals = text.split_once('.').map_or(0, |(_, part)| part.len());
    term(symbol, value, decimals.min(6))
}

/// Ages are whole numbers of tournaments, or sevenths of a week.
fn whole_or_one(age: f64) -> usize {
    usize::from(age.fract() != 0.0)
}
