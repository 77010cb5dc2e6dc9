//! The pass through the history behind [`replay`](super::replay()): ratings
//! in arrays by the player's position, one event after the other.

use std::ops::Range;

use super::familiarity::Decay;
use super::field::{PairInput, alone, compare, is_possible, outcome};
use super::partnerships::{Now, Partnerships};
use super::percent::{Score, append_percents, resolve};
use super::seating::{Seat, Seating};
use super::{CalculatedField, CalculatedPair, CalculatedTournament, Point, Replay, Source, Track};
use crate::domain::{
    Adjustment, AdjustmentKind, Book, Kind, Notice, Pair, Params, PlayerId, Tournament,
};

/// The club as far as it has been played.
pub(super) struct History<'a> {
    book: &'a Book,
    seating: &'a Seating,
    /// By position, like `tracks`.
    ratings: Vec<f64>,
    tracks: Vec<Track>,
    partnerships: Partnerships,
    decay: Decay,
    /// Of the field in hand.
    scores: Vec<Score>,
    /// Of the evening in hand: percents, and where each field has its own.
    percents: Vec<f64>,
    ranges: Vec<Option<Range<usize>>>,
    tournaments: Vec<CalculatedTournament>,
}

impl<'a> History<'a> {
    pub(super) fn new(book: &'a Book, seating: &'a Seating, partnerships: Partnerships) -> Self {
        let starts = book.players.values().map(|player| player.start);
        let track = |(start, count): (f64, &usize)| Track {
            start,
            points: Vec::with_capacity(*count),
        };
        Self {
            book,
            seating,
            tracks: starts
                .clone()
                .zip(&seating.appearances)
                .map(track)
                .collect(),
            ratings: starts.collect(),
            partnerships,
            decay: Decay::tabulated(book.params.newest()),
            scores: Vec::new(),
            percents: Vec::new(),
            ranges: Vec::new(),
            tournaments: Vec::with_capacity(book.tournaments.len()),
        }
    }

    pub(super) fn finish(self) -> Replay {
        let ids = self.seating.ids.iter().copied();
        Replay {
            tournaments: self.tournaments,
            tracks: ids.zip(self.tracks).collect(),
            partnerships: self.partnerships,
        }
    }

    /// Calculates an evening from the ratings before it, then takes them over.
    pub(super) fn play(&mut self, tournament: &Tournament, seats: Result<&[Seat], Notice>) {
        let mut calculated = self.blank(tournament);
        let done = seats.and_then(|seats| self.calculate(tournament, seats, &mut calculated));
        calculated.problem = done.err();
        self.tournaments.push(calculated);
    }

    /// Carries out a decision; one about a stranger changes nothing.
    pub(super) fn adjust(&mut self, adjustment: &Adjustment) {
        let find = |player| self.seating.find(player);
        match adjustment.kind {
            AdjustmentKind::Average { a, b } => {
                if let (Some(a), Some(b)) = (find(a), find(b)) {
                    let mean = self.ratings[a] / 2.0 + self.ratings[b] / 2.0;
                    self.set(a, mean, adjustment);
                    self.set(b, mean, adjustment);
                }
            }
            AdjustmentKind::Reassign { a, b, rating } => {
                if let (Some(a), Some(b)) = (find(a), find(b)) {
                    let rest = self.ratings[a] + self.ratings[b] - rating;
                    self.set(a, rating, adjustment);
                    self.set(b, rest, adjustment);
                }
            }
            AdjustmentKind::Set { player, rating } => {
                if let Some(player) = find(player) {
                    self.set(player, rating, adjustment);
                }
            }
            AdjustmentKind::Add { player, change } => {
                if let Some(player) = find(player) {
                    self.set(player, self.ratings[player] + change, adjustment);
                }
            }
        }
    }

    fn set(&mut self, player: usize, rating: f64, adjustment: &Adjustment) {
        self.tracks[player].points.push(Point {
            date: adjustment.date,
            entry: adjustment.entry,
            source: Source::Adjustment(adjustment.id),
            partner: None,
            change: rating - self.ratings[player],
            rating,
        });
        self.ratings[player] = rating;
    }

    fn blank(&self, tournament: &Tournament) -> CalculatedTournament {
        let results = tournament.pairs().filter_map(|pair| pair.result);
        CalculatedTournament {
            id: tournament.id,
            date: tournament.date,
            entry: tournament.entry,
            kind: tournament.kind,
            scoring: resolve(tournament.scoring, results),
            params: *self.book.params.in_force(tournament.date),
            fields: Vec::with_capacity(tournament.fields.len()),
            problem: None,
        }
    }

    /// First everything that may fail, then what changes the ratings.
    fn calculate(
        &mut self,
        tournament: &Tournament,
        seats: &[Seat],
        calculated: &mut CalculatedTournament,
    ) -> Result<(), Notice> {
        if !self.decay.is_of(&calculated.params) {
            self.decay = Decay::tabulated(&calculated.params);
        }
        self.percents.clear();
        self.ranges.clear();
        let now = self.partnerships.end(tournament.date);
        let mut rest = seats;
        for field in &tournament.fields {
            let (here, behind) = rest.split_at(field.len());
            rest = behind;
            let pairs = self.expect(field, here, now, &calculated.params);
            calculated.fields.push(pairs);
        }
        for (field, pairs) in tournament.fields.iter().zip(&calculated.fields) {
            self.score(tournament, field, pairs, calculated)?;
        }
        if tournament.kind.counts_for_familiarity() {
            let at = (tournament.date, tournament.entry);
            let numbers = seats.iter().map(|seat| seat.partnership);
            self.partnerships.add(at, numbers);
        }
        self.settle(seats, calculated);
        Ok(())
    }

    /// A field before play.
    fn expect(
        &mut self,
        field: &[Pair],
        seats: &[Seat],
        now: Now,
        params: &Params,
    ) -> CalculatedField {
        let pair = |(pair, seat): (&Pair, &Seat)| {
            let input = PairInput {
                rating_a: self.ratings[seat.a as usize],
                rating_b: self.ratings[seat.b as usize],
                familiarity: self.partnerships.newest(seat.partnership, &self.decay, now),
            };
            CalculatedPair {
                a: pair.a,
                b: pair.b,
                result: pair.result,
                boards: pair.boards,
                norm: alone(&input, params),
                outcome: None,
            }
        };
        let mut pairs: Vec<_> = field.iter().zip(seats).map(pair).collect();
        compare(&mut pairs, |pair| &mut pair.norm, params);
        pairs
    }

    /// The percents of a field; none in pre-history, nor where an unrated
    /// evening has none.
    fn score(
        &mut self,
        tournament: &Tournament,
        field: &[Pair],
        pairs: &[CalculatedPair],
        calculated: &CalculatedTournament,
    ) -> Result<(), Notice> {
        let start = self.percents.len();
        let done = match tournament.kind {
            Kind::Prehistory => Ok(false),
            Kind::Unrated => Ok(self.percents(tournament, field, calculated).is_ok()),
            Kind::Rated => self.percents(tournament, field, calculated).map(|()| true),
        };
        let range = start..self.percents.len();
        self.ranges.push(done?.then_some(range));
        let possible = |pair: &CalculatedPair| is_possible(&pair.norm);
        if tournament.kind == Kind::Prehistory || pairs.iter().all(possible) {
            Ok(())
        } else {
            Err(Notice::new("calc-too-large"))
        }
    }

    /// Appends the percents of a field to `self.percents`.
    fn percents(
        &mut self,
        tournament: &Tournament,
        field: &[Pair],
        calculated: &CalculatedTournament,
    ) -> Result<(), Notice> {
        self.scores.clear();
        self.scores.extend(field.iter().map_while(Score::of));
        if let Some(pair) = field.get(self.scores.len()) {
            return Err(Notice::new("calc-no-result")
                .with("a", self.book.name_of(pair.a))
                .with("b", self.book.name_of(pair.b)));
        }
        append_percents(
            &self.scores,
            calculated.scoring,
            tournament.boards,
            &calculated.params,
            &mut self.percents,
        )
    }

    /// The outcomes of all fields, and the ratings that follow.
    fn settle(&mut self, seats: &[Seat], calculated: &mut CalculatedTournament) {
        let rated = calculated.kind == Kind::Rated;
        let evening = Point {
            date: calculated.date,
            entry: calculated.entry,
            source: Source::Tournament(calculated.id),
            partner: None,
            change: 0.0,
            rating: 0.0,
        };
        let mut rest = seats;
        for (pairs, range) in calculated.fields.iter_mut().zip(&self.ranges) {
            let (here, behind) = rest.split_at(pairs.len());
            rest = behind;
            let Some(range) = range.clone() else {
                continue;
            };
            let percents = &self.percents[range];
            for ((pair, seat), percent) in pairs.iter_mut().zip(here).zip(percents) {
                let outcome = outcome(&pair.norm, *percent, percents, &calculated.params, rated);
                pair.outcome = Some(outcome);
                if !rated {
                    continue;
                }
                let (a, b) = (seat.a as usize, seat.b as usize);
                let to_a = (pair.b, outcome.change_a, outcome.new_a);
                let to_b = (pair.a, outcome.change_b, outcome.new_b);
                step(&mut self.tracks[a], &mut self.ratings[a], &evening, to_a);
                step(&mut self.tracks[b], &mut self.ratings[b], &evening, to_b);
            }
        }
    }
}

fn step(
    track: &mut Track,
    current: &mut f64,
    evening: &Point,
    (partner, change, rating): (PlayerId, f64, f64),
) {
    *current = rating;
    track.points.push(Point {
        partner: Some(partner),
        change,
        rating,
        ..*evening
    });
}
