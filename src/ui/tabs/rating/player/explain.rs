//! Why a rating changed: every term of one evening in words and numbers.

use egui::{RichText, Ui};

use super::facts::Evening;
use crate::domain::params::HALF_PI;
use crate::domain::{Kind, Notice, PlayerId};
use crate::rating::field::shares;
use crate::rating::{CalculatedPair, CalculatedTournament, Outcome};
use crate::ui::theme::{GAP, GAP_SMALL};
use crate::ui::widgets::change_text;
use crate::ui::{Action, Cx};

/// Decimals of rating points, and of percents, in the terms: enough for the
/// shown sums to come out right.
const POINTS: usize = 2;
const PERCENT: usize = 3;

/// Draws the explanation of an evening for one of its players.
pub(super) fn show(ui: &mut Ui, cx: &mut Cx<'_>, player: PlayerId, evening: &Evening) {
    let view = cx.view.clone();
    let tournament = &view.replay.tournaments[evening.at];
    let title = view.book.tournaments.get(&tournament.id);
    let title = title.map_or("", |event| event.title.as_str());
    ui.horizontal_wrapped(|ui| {
        let date = cx.lang.date(tournament.date);
        ui.strong(format!("{date} {title}").trim_end());
        if ui.link(cx.text("player-open-tournament")).clicked() {
            cx.act(Action::OpenTournament(tournament.id));
        }
    });
    let Some(pair) = tournament.pair_of(player) else {
        return;
    };
    match (pair.outcome, tournament.kind) {
        (Some(outcome), Kind::Rated) => {
            let told = Told {
                cx,
                tournament,
                side: Side::new(pair, outcome, player),
            };
            told.show(ui);
        }
        (_, Kind::Unrated) => {
            ui.label(cx.text("player-explain-unrated"));
        }
        (_, Kind::Prehistory) => {
            ui.label(cx.text("player-explain-prehistory"));
        }
        (None, Kind::Rated) => {
            let problem = tournament.problem.as_ref();
            ui.label(problem.map_or_else(String::new, |problem| cx.say(problem)));
        }
    }
}

/// A pair as one of its partners sees it.
struct Side {
    pair: CalculatedPair,
    outcome: Outcome,
    me: PlayerId,
    partner: PlayerId,
    rating: f64,
    partner_rating: f64,
    change: f64,
    partner_change: f64,
    new: f64,
}

impl Side {
    fn new(pair: &CalculatedPair, outcome: Outcome, me: PlayerId) -> Self {
        let first = pair.a == me;
        let pick = |a: f64, b: f64| if first { (a, b) } else { (b, a) };
        let (rating, partner_rating) = pick(pair.norm.rating_a, pair.norm.rating_b);
        let (change, partner_change) = pick(outcome.change_a, outcome.change_b);
        Self {
            pair: *pair,
            outcome,
            me,
            partner: if first { pair.b } else { pair.a },
            rating,
            partner_rating,
            change,
            partner_change,
            new: pick(outcome.new_a, outcome.new_b).0,
        }
    }
}

/// An explanation being told.
struct Told<'a, 'b> {
    cx: &'a Cx<'b>,
    tournament: &'a CalculatedTournament,
    side: Side,
}

impl Told<'_, '_> {
    fn show(&self, ui: &mut Ui) {
        let cx = self.cx;
        let (change, color) = change_text(cx, self.side.change, 1);
        let color = color.unwrap_or(ui.visuals().text_color());
        let heading = self.named("player-explain-heading").with("change", change);
        ui.label(RichText::new(cx.say(&heading)).heading().color(color));
        ui.label(cx.say(&self.summary()));
        ui.add_space(GAP);
        for (index, (id, sentence)) in self.steps().iter().enumerate() {
            ui.strong(format!("{}. {}", index + 1, cx.text(id)));
            ui.label(cx.say(sentence));
            ui.add_space(GAP_SMALL);
        }
    }

    fn named(&self, id: &'static str) -> Notice {
        let book = &self.cx.view.book;
        Notice::new(id)
            .with("name", book.name_of(self.side.me))
            .with("partner", book.name_of(self.side.partner))
    }

    /// The answer in one sentence.
    fn summary(&self) -> Notice {
        let Side { pair, outcome, .. } = &self.side;
        let difference = outcome.percent - pair.norm.expected;
        let id = if difference < 0.0 {
            "player-explain-below"
        } else {
            "player-explain-above"
        };
        self.named(id)
            .with("percent", self.cx.number(outcome.percent, 1))
            .with("expected", self.cx.number(pair.norm.expected, 1))
            .with("difference", self.cx.number(difference.abs(), 1))
            .with("change", self.cx.number(outcome.change.abs(), 1))
            .with("part", self.cx.number(self.side.change.abs(), 1))
    }

    /// Every term, in the order of the calculation: heading and sentence.
    fn steps(&self) -> Vec<(&'static str, Notice)> {
        vec![
            ("player-term-ratings", self.ratings()),
            ("player-term-handicap", self.handicap()),
            ("player-term-pair", self.pair_rating()),
            ("player-term-opponents", self.opponents()),
            ("player-term-norm", self.norm()),
            ("player-term-result", self.result()),
            ("player-term-change", self.change()),
            ("player-term-split", self.split()),
            ("player-term-new", self.new_rating()),
        ]
    }

    fn ratings(&self) -> Notice {
        let Side { rating, partner_rating, .. } = self.side;
        self.named("player-explain-ratings")
            .with("rating", self.points(rating))
            .with("other", self.term(partner_rating))
            .with("sum", self.points(rating + partner_rating))
    }

    fn handicap(&self) -> Notice {
        let (norm, params) = (&self.side.pair.norm, &self.tournament.params);
        self.named("player-explain-handicap")
            .with("familiarity", self.cx.number(norm.familiarity, PERCENT))
            .with("w", params.handicap)
            .with("half", self.cx.number(HALF_PI, 5))
            .with("h", params.boards)
            .with("v", params.learning)
            .with("handicap", self.points(norm.handicap))
    }

    fn pair_rating(&self) -> Notice {
        let norm = &self.side.pair.norm;
        self.named("player-explain-pair")
            .with("sum", self.points(norm.rating_a + norm.rating_b))
            .with("handicap", self.term(norm.handicap))
            .with("pair", self.points(norm.pair_rating))
    }

    fn opponents(&self) -> Notice {
        let others = self.field_size().saturating_sub(1);
        self.named("player-explain-opponents")
            .with("count", others)
            .with("opponents", self.points(self.side.pair.norm.opponents))
    }

    fn norm(&self) -> Notice {
        let norm = &self.side.pair.norm;
        self.named("player-explain-norm")
            .with("pair", self.points(norm.pair_rating))
            .with("opponents", self.term(norm.opponents))
            .with("base", self.tournament.params.base)
            .with("expected", self.percent(norm.expected))
    }

    fn result(&self) -> Notice {
        let outcome = &self.side.outcome;
        self.named("player-explain-result")
            .with("result", self.side.pair.result.unwrap_or_default())
            .with("percent", self.percent(outcome.percent))
            .with("place", outcome.place)
            .with("pairs", self.field_size())
    }

    fn change(&self) -> Notice {
        let Side { pair, outcome, .. } = &self.side;
        self.named("player-explain-change")
            .with("percent", self.percent(outcome.percent))
            .with("expected", self.percent(pair.norm.expected))
            .with("k", self.tournament.params.jump)
            .with("change", self.cx.signed(outcome.change, POINTS))
    }

    fn split(&self) -> Notice {
        let side = &self.side;
        let (mine, other) = shares(side.rating, side.partner_rating, self.tournament.params.split);
        let id = if side.rating < side.partner_rating {
            "player-explain-split-weaker"
        } else if side.rating > side.partner_rating {
            "player-explain-split-stronger"
        } else {
            "player-explain-split-equal"
        };
        self.named(id)
            .with("share", self.cx.number(mine * 100.0, 1))
            .with("change", self.cx.signed(side.change, POINTS))
            .with("other-share", self.cx.number(other * 100.0, 1))
            .with("other", self.cx.signed(side.partner_change, POINTS))
    }

    fn new_rating(&self) -> Notice {
        let side = &self.side;
        self.named("player-explain-new")
            .with("rating", self.points(side.rating))
            .with("change", self.term(side.change))
            .with("growth", self.term(self.tournament.params.growth))
            .with("new", self.points(side.new))
    }

    /// Pairs in the field of this pair.
    fn field_size(&self) -> usize {
        let inside = |field: &&Vec<CalculatedPair>| {
            field
                .iter()
                .any(|pair| pair.a == self.side.pair.a && pair.b == self.side.pair.b)
        };
        self.tournament.fields.iter().find(inside).map_or(0, Vec::len)
    }

    fn points(&self, value: f64) -> String {
        self.cx.number(value, POINTS)
    }

    fn percent(&self, value: f64) -> String {
        self.cx.number(value, PERCENT)
    }

    /// Points after a sign of the sum: a negative number in brackets.
    fn term(&self, value: f64) -> String {
        let text = self.points(value);
        if text.starts_with('−') {
            format!("({text})")
        } else {
            text
        }
    }
}
