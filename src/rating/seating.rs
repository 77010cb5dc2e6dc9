//! Who sits where in the whole history, worked out before it is played: the
//! positions of players in arrays, the partnerships, and what is wrong.

use std::ops::Range;

use super::partnerships::Partnerships;
use crate::domain::{Book, EventRef, Kind, Notice, PlayerId, Tournament};

/// A pair by positions.
#[derive(Clone, Copy, Debug)]
pub(super) struct Seat {
    pub(super) a: u32,
    pub(super) b: u32,
    pub(super) partnership: u32,
}

/// What is remembered of a player while the evenings pass.
#[derive(Clone, Copy, Debug, Default)]
struct Chair {
    /// The number of the last event played.
    event: u32,
    /// The last partner, and the partnership.
    last: Option<(usize, u32)>,
}

/// The seats of all evenings.
pub(super) struct Seating {
    /// Rising; a player's position here is the position in all arrays.
    pub(super) ids: Vec<PlayerId>,
    /// By position: pairs of rated tournaments that the player is in.
    pub(super) appearances: Vec<usize>,
    seats: Vec<Seat>,
    /// By event; empty for a decision.
    events: Vec<Result<Range<usize>, Notice>>,
}

impl Seating {
    /// Seats everybody, and announces all partnerships.
    pub(super) fn new(book: &Book, timeline: &[EventRef<'_>]) -> (Self, Partnerships) {
        let pairs = book.tournaments.values().flat_map(Tournament::pairs);
        let mut seating = Self {
            ids: book.players.keys().copied().collect(),
            appearances: vec![0; book.players.len()],
            seats: Vec::with_capacity(pairs.count()),
            events: Vec::with_capacity(timeline.len()),
        };
        let mut partnerships = Partnerships::default();
        let mut chairs = vec![Chair::default(); book.players.len()];
        for (event, number) in timeline.iter().zip(1..) {
            let start = seating.seats.len();
            let done = match event {
                EventRef::Tournament(tournament) => {
                    seating.seat(book, tournament, &mut chairs, number, &mut partnerships)
                }
                EventRef::Adjustment(_) => Ok(()),
            };
            let range = start..seating.seats.len();
            seating.events.push(done.map(|()| range));
        }
        partnerships.lay_out();
        (seating, partnerships)
    }

    /// The seats of an evening by its place in the timeline.
    pub(super) fn of(&self, event: usize) -> Result<&[Seat], Notice> {
        match &self.events[event] {
            Ok(range) => Ok(&self.seats[range.clone()]),
            Err(problem) => Err(problem.clone()),
        }
    }

    /// The position of a player. Identities are mostly numbered through, so
    /// that it is known without a search.
    pub(super) fn find(&self, id: PlayerId) -> Option<usize> {
        let guess = usize::try_from(id.0.checked_sub(self.ids.first()?.0)?).ok()?;
        if self.ids.get(guess) == Some(&id) {
            return Some(guess);
        }
        self.ids.binary_search(&id).ok()
    }

    /// Seats an evening, the event of that number.
    fn seat(
        &mut self,
        book: &Book,
        tournament: &Tournament,
        chairs: &mut [Chair],
        number: u32,
        partnerships: &mut Partnerships,
    ) -> Result<(), Notice> {
        let counts = tournament.kind.counts_for_familiarity();
        for pair in tournament.pairs() {
            let stranger = || Notice::new("calc-unknown-player");
            let a = self.find(pair.a).ok_or_else(stranger)?;
            let b = self.find(pair.b).ok_or_else(stranger)?;
            if a == b {
                let name = book.name_of(pair.a);
                return Err(Notice::new("calc-own-partner").with("name", name));
            }
            // An individual evening, which is never rated, changes partners.
            if tournament.kind == Kind::Rated {
                for player in [a, b] {
                    if chairs[player].event == number {
                        let name = book.name_of(self.ids[player]);
                        return Err(Notice::new("calc-player-twice").with("name", name));
                    }
                    chairs[player].event = number;
                    self.appearances[player] += 1;
                }
            }
            // Most sit down with the partner of last time.
            let last = chairs[a].last.filter(|(partner, _)| *partner == b);
            let partnership = last.map_or_else(
                || partnerships.number(pair.a, pair.b),
                |(_, partnership)| partnership,
            );
            chairs[a].last = Some((b, partnership));
            if counts {
                partnerships.announce(partnership);
            }
            self.seats.push(Seat {
                a: a as u32,
                b: b as u32,
                partnership,
            });
        }
        Ok(())
    }
}
