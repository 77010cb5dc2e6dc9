//! The pass through the history behind [`replay`](super::replay()): ratings
//! in arrays by the player's position, one event after the other.

use super::familiarity::Decay;
use super::field::{PairInput, alone, compare, outcome};
use super::partnerships::{Now, Partnerships};
use super::percent::{Score, percents, resolve};
use super::seating::{Seat, Seating};
use super::{CalculatedField, CalculatedPair, CalculatedTournament, Point, Replay, Source, Track};
use crate::domain::{Adjustment, AdjustmentKind, Book, Kind, Notice, Pair, PlayerId, Tournament};

/// The club as far as it has been played.
pub(super) struct History<'a> {
    book: &'a Book,
    seating: &'a Seating,
    /// By position, like `tracks`.
    ratings: Vec<f64>,
    tracks: Vec<Track>,
    partnerships: Partnerships,
    decay: Decay,
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
        match seats {
            Ok(seats) => self.calculate(tournament, seats, &mut calculated),
            Err(problem) => calculated.problem = Some(problem),
        }
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

    fn calculate(
        &mut self,
        tournament: &Tournament,
        seats: &[Seat],
        calculated: &mut CalculatedTournament,
    ) {
        if !self.decay.is_of(&calculated.params) {
            self.decay = Decay::tabulated(&calculated.params);
        }
        let now = self.partnerships.end(tournament.date);
        let mut rest = seats;
        for field in &tournament.fields {
            let (here, behind) = rest.split_at(field.len());
            rest = behind;
            let mut pairs = self.expect(field, here, now, calculated);
            if let Err(problem) = self.settle(tournament, field, &mut pairs, calculated) {
                calculated.problem.get_or_insert(problem);
            }
            calculated.fields.push(pairs);
        }
        if calculated.problem.is_some() {
            for pair in calculated.fields.iter_mut().flatten() {
                pair.outcome = None;
            }
            return;
        }
        if tournament.kind.counts_for_familiarity() {
            let at = (tournament.date, tournament.entry);
            let numbers = seats.iter().map(|seat| seat.partnership);
            self.partnerships.add(at, numbers);
        }
        if tournament.kind == Kind::Rated {
            self.take_over(seats, calculated);
        }
    }

    /// A field before play.
    fn expect(
        &self,
        field: &[Pair],
        seats: &[Seat],
        now: Now,
        calculated: &CalculatedTournament,
    ) -> CalculatedField {
        let params = &calculated.params;
        let pair = |(pair, seat): (&Pair, &Seat)| {
            let input = PairInput {
                rating_a: self.ratings[seat.a as usize],
                rating_b: self.ratings[seat.b as usize],
                familiarity: self.partnerships.sum(seat.partnership, &self.decay, now),
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

    /// The outcomes of a field; none in pre-history, nor where an unrated
    /// evening has no percents.
    fn settle(
        &self,
        tournament: &Tournament,
        field: &[Pair],
        pairs: &mut [CalculatedPair],
        calculated: &CalculatedTournament,
    ) -> Result<(), Notice> {
        if tournament.kind == Kind::Prehistory {
            return Ok(());
        }
        let params = &calculated.params;
        let rated = tournament.kind == Kind::Rated;
        let found = self
            .scores(field)
            .and_then(|scores| percents(&scores, calculated.scoring, tournament.boards, params));
        let percents = match found {
            Ok(percents) => percents,
            Err(problem) if rated => return Err(problem),
            Err(_) => return Ok(()),
        };
        for (pair, percent) in pairs.iter_mut().zip(&percents) {
            let outcome = outcome(&pair.norm, *percent, &percents, params, rated);
            if !(outcome.new_a.is_finite() && outcome.new_b.is_finite()) {
                return Err(Notice::new("calc-too-large"));
            }
            pair.outcome = Some(outcome);
        }
        Ok(())
    }

    fn scores(&self, field: &[Pair]) -> Result<Vec<Score>, Notice> {
        let mut scores = Vec::with_capacity(field.len());
        for pair in field {
            scores.push(Score::of(pair).ok_or_else(|| {
                Notice::new("calc-no-result")
                    .with("a", self.book.name_of(pair.a))
                    .with("b", self.book.name_of(pair.b))
            })?);
        }
        Ok(scores)
    }

    fn take_over(&mut self, seats: &[Seat], calculated: &CalculatedTournament) {
        for (seat, pair) in seats.iter().zip(calculated.fields.iter().flatten()) {
            if let Some(outcome) = &pair.outcome {
                let a = (pair.b, outcome.change_a, outcome.new_a);
                let b = (pair.a, outcome.change_b, outcome.new_b);
                self.step(seat.a, calculated, a);
                self.step(seat.b, calculated, b);
            }
        }
    }

    fn step(
        &mut self,
        player: u32,
        calculated: &CalculatedTournament,
        (partner, change, rating): (PlayerId, f64, f64),
    ) {
        self.ratings[player as usize] = rating;
        self.tracks[player as usize].points.push(Point {
            date: calculated.date,
            entry: calculated.entry,
            source: Source::Tournament(calculated.id),
            partner: Some(partner),
            change,
            rating,
        });
    }
}
