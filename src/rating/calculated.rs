//! What calculating gives: every term of every pair, and each player's curve.

use crate::domain::{
    AdjustmentId, Date, Entry, Kind, Notice, Params, PlayerId, Scoring, TournamentId,
};

/// What was expected of a pair before play.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Norm {
    /// Rating of the partner named first, before play.
    pub rating_a: f64,
    /// Rating of the partner named second, before play.
    pub rating_b: f64,
    /// `T`, in recent-equivalent tournaments.
    pub familiarity: f64,
    /// Handicap for incomplete familiarity, in rating points.
    pub handicap: f64,
    /// `Rp`, sum of the ratings less the handicap.
    pub pair_rating: f64,
    /// `Rop`, mean `Rp` of the other pairs of the field.
    pub opponents: f64,
    /// The expected percent.
    pub expected: f64,
}

/// What a pair did, and what that changed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Outcome {
    /// The percent reached, on the scale where the field's mean is 50.
    pub percent: f64,
    /// Place in the field, 1 is best; equal percents share a place.
    pub place: usize,
    /// `dR` of the pair, without growth; 0 in an unrated evening.
    pub change: f64,
    /// The part of the partner named first.
    pub change_a: f64,
    /// The part of the partner named second.
    pub change_b: f64,
    /// New rating of the partner named first, growth included.
    pub new_a: f64,
    /// New rating of the partner named second, growth included.
    pub new_b: f64,
}

/// One pair of a calculated tournament.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CalculatedPair {
    /// The partner named first.
    pub a: PlayerId,
    /// The partner named second.
    pub b: PlayerId,
    /// As entered; `None` in pre-history.
    pub result: Option<f64>,
    /// The pair's own boards, as entered.
    pub boards: Option<u32>,
    /// What was expected.
    pub norm: Norm,
    /// What happened; `None` without results.
    pub outcome: Option<Outcome>,
}

impl CalculatedPair {
    /// Whether `player` is one of the two.
    pub fn has(&self, player: PlayerId) -> bool {
        self.a == player || self.b == player
    }

    /// The other partner of `player`, who is one of the two.
    pub fn partner_of(&self, player: PlayerId) -> PlayerId {
        if self.a == player { self.b } else { self.a }
    }

    /// The part of the change and the new rating of `player`, who is one of
    /// the two; `None` without results.
    pub fn step_of(&self, player: PlayerId) -> Option<(f64, f64)> {
        let outcome = self.outcome?;
        Some(if self.a == player {
            (outcome.change_a, outcome.new_a)
        } else {
            (outcome.change_b, outcome.new_b)
        })
    }
}

/// The pairs that are compared with one another, in the order entered.
pub type CalculatedField = Vec<CalculatedPair>;

/// One evening, calculated from the ratings before it.
#[derive(Clone, Debug, PartialEq)]
pub struct CalculatedTournament {
    /// Which evening.
    pub id: TournamentId,
    /// Its date.
    pub date: Date,
    /// Its order among the events of the date.
    pub entry: Entry,
    /// Rated, unrated or pre-history.
    pub kind: Kind,
    /// As recognised or chosen, never [`Scoring::Auto`].
    pub scoring: Scoring,
    /// The coefficients in force.
    pub params: Params,
    /// Its fields.
    pub fields: Vec<CalculatedField>,
    /// Why it could not be calculated; the ratings then stay as they were.
    pub problem: Option<Notice>,
}

impl CalculatedTournament {
    /// The pair in which `player` took part.
    pub fn pair_of(&self, player: PlayerId) -> Option<&CalculatedPair> {
        self.fields.iter().flatten().find(|pair| pair.has(player))
    }
}

/// What changed a rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// A rated tournament.
    Tournament(TournamentId),
    /// A decision of the director.
    Adjustment(AdjustmentId),
}

/// One step of a player's curve.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    /// When.
    pub date: Date,
    /// Order within the date.
    pub entry: Entry,
    /// By what.
    pub source: Source,
    /// The partner, in a tournament.
    pub partner: Option<PlayerId>,
    /// The player's part of `dR`, without growth; for an adjustment, the
    /// difference it made.
    pub change: f64,
    /// The rating after it.
    pub rating: f64,
}

/// A player's ratings in time.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Track {
    /// The starting rating.
    pub start: f64,
    /// All steps, oldest first.
    pub points: Vec<Point>,
}

impl Track {
    /// The rating after the last step.
    pub fn rating(&self) -> f64 {
        self.points.last().map_or(self.start, |point| point.rating)
    }

    /// The part of the curve strictly before an event.
    pub fn before(&self, moment: (Date, Entry)) -> &[Point] {
        let count = self
            .points
            .partition_point(|point| (point.date, point.entry) < moment);
        &self.points[..count]
    }

    /// Tournaments among the steps.
    pub fn played(&self) -> usize {
        self.points
            .iter()
            .filter(|point| matches!(point.source, Source::Tournament(_)))
            .count()
    }
}
