//! The pass through the history behind [`replay`](super::replay()): ratings
//! in arrays by the player's position, one event after the other.

use super::familiarity::{Decay, Partnerships};
use super::field::{PairInput, norms, outcomes};
use super::percent::{Score, percents, resolve};
use super::{
    CalculatedField, CalculatedPair, CalculatedTournament, Norm, Outcome, Point, Replay, Source,
    Track,
};
use crate::domain::{
    Adjustment, AdjustmentKind, Book, Kind, Notice, Pair, Params, PlayerId, Tournament,
};

/// The club as far as it has been played.
pub(super) struct History<'a> {
    book: &'a Book,
    /// Rising; a player's position here is his position in all arrays.
    ids: Vec<PlayerId>,
    ratings: Vec<f64>,
    tracks: Vec<Track>,
    partnerships: Partnerships,
    decay: Decay,
    tournaments: Vec<CalculatedTournament>,
}

/// A pair by positions.
struct Seat {
    a: usize,
    b: usize,
    partnership: u32,
}

/// A field before it is put together: outcomes only where there are percents.
type Parts = (Vec<Norm>, Option<Vec<Outcome>>);

impl<'a> History<'a> {
    pub(super) fn new(book: &'a Book) -> Self {
        let starts = book.players.values().map(|player| player.start);
        let track = |start| Track {
            start,
            points: Vec::new(),
        };
        Self {
            book,
            ids: book.players.keys().copied().collect(),
            tracks: starts.clone().map(track).collect(),
            ratings: starts.collect(),
            partnerships: Partnerships::default(),
            decay: Decay::tabulated(book.params.newest()),
            tournaments: Vec::with_capacity(book.tournaments.len()),
        }
    }

    pub(super) fn finish(self) -> Replay {
        Replay {
            tournaments: self.tournaments,
            tracks: self.ids.into_iter().zip(self.tracks).collect(),
            partnerships: self.partnerships,
        }
    }

    /// Calculates an evening from the ratings before it, then takes them over.
    pub(super) fn play(&mut self, tournament: &Tournament) {
        let params = *self.book.params.in_force(tournament.date);
        let mut calculated = self.blank(tournament, params);
        let done = self.seats(tournament).and_then(|seats| {
            let parts = self.parts(tournament, &seats, &mut calculated)?;
            Ok((seats, parts))
        });
        match done {
            Ok((seats, parts)) => self.take_over(tournament, &mut calculated, &seats, parts),
            Err(problem) => calculated.problem = Some(problem),
        }
        self.tournaments.push(calculated);
    }

    /// Carries out a decision; one about a stranger changes nothing.
    pub(super) fn adjust(&mut self, adjustment: &Adjustment) {
        match adjustment.kind {
            AdjustmentKind::Average { a, b } => {
                if let (Some(a), Some(b)) = (self.find(a), self.find(b)) {
                    let mean = self.ratings[a] / 2.0 + self.ratings[b] / 2.0;
                    self.set(a, mean, adjustment);
                    self.set(b, mean, adjustment);
                }
            }
            AdjustmentKind::Reassign { a, b, rating } => {
                if let (Some(a), Some(b)) = (self.find(a), self.find(b)) {
                    let rest = self.ratings[a] + self.ratings[b] - rating;
                    self.set(a, rating, adjustment);
                    self.set(b, rest, adjustment);
                }
            }
            AdjustmentKind::Set { player, rating } => {
                if let Some(player) = self.find(player) {
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

    fn blank(&self, tournament: &Tournament, params: Params) -> CalculatedTournament {
        let results = tournament.pairs().filter_map(|pair| pair.result);
        CalculatedTournament {
            id: tournament.id,
            date: tournament.date,
            entry: tournament.entry,
            kind: tournament.kind,
            scoring: resolve(tournament.scoring, results),
            params,
            fields: Vec::with_capacity(tournament.fields.len()),
            problem: None,
        }
    }

    /// Identities are mostly numbered through, so that the position is known
    /// without a search.
    fn find(&self, id: PlayerId) -> Option<usize> {
        let guess = usize::try_from(id.0 - self.ids.first()?.0).ok()?;
        if self.ids.get(guess) == Some(&id) {
            return Some(guess);
        }
        self.ids.binary_search(&id).ok()
    }

    /// Who sits where.
    fn seats(&mut self, tournament: &Tournament) -> Result<Vec<Seat>, Notice> {
        let mut seats = Vec::with_capacity(tournament.pairs().count());
        for pair in tournament.pairs() {
            let stranger = || Notice::new("calc-unknown-player");
            let a = self.find(pair.a).ok_or_else(stranger)?;
            let b = self.find(pair.b).ok_or_else(stranger)?;
            if a == b {
                let name = self.book.name_of(pair.a);
                return Err(Notice::new("calc-own-partner").with("name", name));
            }
            let partnership = self.partnerships.number(pair.a, pair.b);
            seats.push(Seat { a, b, partnership });
        }
        // An individual evening, which is never rated, changes partners.
        if tournament.kind == Kind::Rated {
            self.check_once(&seats)?;
        }
        Ok(seats)
    }

    fn check_once(&self, seats: &[Seat]) -> Result<(), Notice> {
        let mut players: Vec<_> = seats.iter().flat_map(|seat| [seat.a, seat.b]).collect();
        players.sort_unstable();
        match players.windows(2).find(|two| two[0] == two[1]) {
            Some(two) => {
                let name = self.book.name_of(self.ids[two[0]]);
                Err(Notice::new("calc-player-twice").with("name", name))
            }
            None => Ok(()),
        }
    }

    /// Norms and outcomes of all fields; where one field cannot be calculated,
    /// the norms alone go into `calculated`.
    fn parts(
        &mut self,
        tournament: &Tournament,
        seats: &[Seat],
        calculated: &mut CalculatedTournament,
    ) -> Result<Vec<Parts>, Notice> {
        let mut parts = Vec::with_capacity(tournament.fields.len());
        let mut problem = None;
        let mut rest = seats;
        for field in &tournament.fields {
            let (here, behind) = rest.split_at(field.len());
            rest = behind;
            let norms = self.norms(tournament, here, &calculated.params);
            let outcomes = self
                .outcomes(tournament, field, &norms, calculated)
                .unwrap_or_else(|reason| {
                    problem.get_or_insert(reason);
                    None
                });
            parts.push((norms, outcomes));
        }
        let Some(problem) = problem else {
            return Ok(parts);
        };
        for (field, (norms, _)) in tournament.fields.iter().zip(parts) {
            calculated.fields.push(put_together(field, norms, None));
        }
        Err(problem)
    }

    fn norms(&mut self, tournament: &Tournament, seats: &[Seat], params: &Params) -> Vec<Norm> {
        if !self.decay.is_of(params) {
            self.decay = Decay::tabulated(params);
        }
        let now = self.partnerships.end(tournament.date);
        let input = |seat: &Seat| PairInput {
            rating_a: self.ratings[seat.a],
            rating_b: self.ratings[seat.b],
            familiarity: self.partnerships.sum(seat.partnership, &self.decay, now),
        };
        let inputs: Vec<_> = seats.iter().map(input).collect();
        norms(&inputs, params)
    }

    /// `None` in pre-history and where an unrated evening has no percents.
    fn outcomes(
        &self,
        tournament: &Tournament,
        field: &[Pair],
        norms: &[Norm],
        calculated: &CalculatedTournament,
    ) -> Result<Option<Vec<Outcome>>, Notice> {
        if tournament.kind == Kind::Prehistory {
            return Ok(None);
        }
        let CalculatedTournament {
            params, scoring, ..
        } = calculated;
        let rated = tournament.kind == Kind::Rated;
        let found = self
            .scores(field)
            .and_then(|scores| percents(&scores, *scoring, tournament.boards, params));
        let percents = match found {
            Ok(percents) => percents,
            Err(problem) if rated => return Err(problem),
            Err(_) => return Ok(None),
        };
        let outcomes = outcomes(norms, &percents, params, rated);
        let finite = |outcome: &Outcome| outcome.new_a.is_finite() && outcome.new_b.is_finite();
        if outcomes.iter().all(finite) {
            Ok(Some(outcomes))
        } else {
            Err(Notice::new("calc-too-large"))
        }
    }

    fn scores(&self, field: &[Pair]) -> Result<Vec<Score>, Notice> {
        let score = |pair: &Pair| {
            Score::of(pair).ok_or_else(|| {
                Notice::new("calc-no-result")
                    .with("a", self.book.name_of(pair.a))
                    .with("b", self.book.name_of(pair.b))
            })
        };
        field.iter().map(score).collect()
    }

    fn take_over(
        &mut self,
        tournament: &Tournament,
        calculated: &mut CalculatedTournament,
        seats: &[Seat],
        parts: Vec<Parts>,
    ) {
        for (field, (norms, outcomes)) in tournament.fields.iter().zip(parts) {
            calculated.fields.push(put_together(field, norms, outcomes));
        }
        if tournament.kind.counts_for_familiarity() {
            let numbers = seats.iter().map(|seat| seat.partnership);
            self.partnerships
                .add((tournament.date, tournament.entry), numbers);
        }
        if tournament.kind != Kind::Rated {
            return;
        }
        for (seat, pair) in seats.iter().zip(calculated.fields.iter().flatten()) {
            if let Some(outcome) = &pair.outcome {
                let a = (pair.b, outcome.change_a, outcome.new_a);
                let b = (pair.a, outcome.change_b, outcome.new_b);
                self.step(seat.a, tournament, a);
                self.step(seat.b, tournament, b);
            }
        }
    }

    fn step(
        &mut self,
        player: usize,
        tournament: &Tournament,
        (partner, change, rating): (PlayerId, f64, f64),
    ) {
        self.ratings[player] = rating;
        self.tracks[player].points.push(Point {
            date: tournament.date,
            entry: tournament.entry,
            source: Source::Tournament(tournament.id),
            partner: Some(partner),
            change,
            rating,
        });
    }
}

fn put_together(
    field: &[Pair],
    norms: Vec<Norm>,
    outcomes: Option<Vec<Outcome>>,
) -> CalculatedField {
    let mut outcomes = outcomes.into_iter().flatten();
    field
        .iter()
        .zip(norms)
        .map(|(pair, norm)| CalculatedPair {
            a: pair.a,
            b: pair.b,
            result: pair.result,
            boards: pair.boards,
            norm,
            outcome: outcomes.next(),
        })
        .collect()
}
