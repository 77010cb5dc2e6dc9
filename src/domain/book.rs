//! The whole truth about one club: everything that ratings follow from.

use std::collections::{BTreeMap, BTreeSet};

use super::{
    Adjustment, AdjustmentId, Championship, ChampionshipId, Change, Date, EntrantId, Entry,
    ParamHistory, Params, Person, Player, PlayerId, Tournament, TournamentId,
};

/// Players, evenings, decisions and parameters of one club. Ratings are not
/// in it: they are calculated from it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Book {
    /// The club's name.
    pub name: String,
    /// Players by identity.
    pub players: BTreeMap<PlayerId, Player>,
    /// Names under which files call players, as first written there and
    /// [normalised](super::name::normalise); no two are equal when
    /// [folded](super::name::fold). A player's own name comes before them.
    pub aliases: BTreeMap<String, PlayerId>,
    /// Pairs of players who look like one person and are two, the smaller
    /// identity first.
    pub distinct: BTreeSet<(PlayerId, PlayerId)>,
    /// Evenings by identity; for their order see [`Book::timeline`].
    pub tournaments: BTreeMap<TournamentId, Tournament>,
    /// Hand adjustments by identity.
    pub adjustments: BTreeMap<AdjustmentId, Adjustment>,
    /// Championships by identity; they change no rating of the club.
    pub championships: BTreeMap<ChampionshipId, Championship>,
    /// Dated sets of parameters.
    pub params: ParamHistory,
}

/// An event of the club's history.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum EventRef<'a> {
    /// An evening of any kind.
    Tournament(&'a Tournament),
    /// A rating changed by hand.
    Adjustment(&'a Adjustment),
}

impl EventRef<'_> {
    /// The place in time: date first, then the order of entry.
    pub fn moment(&self) -> (Date, Entry) {
        match self {
            Self::Tournament(tournament) => (tournament.date, tournament.entry),
            Self::Adjustment(adjustment) => (adjustment.date, adjustment.entry),
        }
    }
}

impl Book {
    /// All events in the one order used everywhere: by date, then by entry.
    pub fn timeline(&self) -> Vec<EventRef<'_>> {
        let mut events: Vec<_> = self
            .tournaments
            .values()
            .map(EventRef::Tournament)
            .chain(self.adjustments.values().map(EventRef::Adjustment))
            .collect();
        events.sort_by_key(EventRef::moment);
        events
    }

    /// The date of the newest evening of any kind.
    pub fn last_date(&self) -> Option<Date> {
        self.tournaments.values().map(|t| t.date).max()
    }

    /// The day after the newest evening; `None`, the beginning, without one.
    pub fn next_day(&self) -> Option<Date> {
        // No evening is on the last day of the calendar.
        self.last_date().and_then(|day| day.tomorrow().ok())
    }

    /// The coefficients in force for the next tournament.
    pub fn next_params(&self) -> &Params {
        match self.next_day() {
            Some(day) => self.params.in_force(day),
            None => self.params.oldest(),
        }
    }

    /// A player's name; empty for an identity the club does not have.
    pub fn name_of(&self, id: PlayerId) -> &str {
        self.players.get(&id).map_or("", |player| &player.name)
    }

    /// The name of somebody in a championship: that of the club's player, or of
    /// the guest; empty for an unknown identity.
    pub fn entrant_name<'a>(&'a self, championship: &'a Championship, id: EntrantId) -> &'a str {
        match championship.entrant(id).map(|entrant| &entrant.person) {
            Some(Person::Player(player)) => self.name_of(*player),
            Some(Person::Guest(name)) => name,
            None => "",
        }
    }

    /// The first free player identity.
    pub fn next_player(&self) -> PlayerId {
        PlayerId(following(self.players.keys().next_back().map(|id| id.0)))
    }

    /// The first free tournament identity.
    pub fn next_tournament(&self) -> TournamentId {
        TournamentId(following(
            self.tournaments.keys().next_back().map(|id| id.0),
        ))
    }

    /// The first free adjustment identity.
    pub fn next_adjustment(&self) -> AdjustmentId {
        AdjustmentId(following(
            self.adjustments.keys().next_back().map(|id| id.0),
        ))
    }

    /// The first free championship identity.
    pub fn next_championship(&self) -> ChampionshipId {
        let last = self.championships.keys().next_back();
        ChampionshipId(following(last.map(|id| id.0)))
    }

    /// The order number of the next event entered.
    pub fn next_entry(&self) -> Entry {
        let tournaments = self.tournaments.values().map(|t| t.entry);
        let adjustments = self.adjustments.values().map(|a| a.entry);
        Entry(following(
            tournaments.chain(adjustments).max().map(|entry| entry.0),
        ))
    }

    /// Makes one change; its `before` is trusted to be what the book holds.
    pub fn apply(&mut self, change: &Change) {
        match change {
            Change::Name { after, .. } => self.name.clone_from(after),
            Change::Params { after, .. } => self.params.clone_from(after),
            Change::Player { id, after, .. } => put(&mut self.players, *id, after.as_ref()),
            Change::Tournament { id, after, .. } => {
                put(&mut self.tournaments, *id, after.as_ref());
            }
            Change::Adjustment { id, after, .. } => {
                put(&mut self.adjustments, *id, after.as_ref());
            }
            Change::Championship { id, after, .. } => {
                put(&mut self.championships, *id, after.as_ref());
            }
            Change::Alias { alias, after, .. } => {
                put(&mut self.aliases, alias.clone(), after.as_ref());
            }
            Change::Distinct { pair, after, .. } => {
                if *after {
                    self.distinct.insert(*pair);
                } else {
                    self.distinct.remove(pair);
                }
            }
        }
    }
}

/// The number after the largest one. Whether it may still be used, see
/// [`LARGEST`](super::ids::LARGEST), is asked where it is stored.
fn following(largest: Option<i64>) -> i64 {
    largest.unwrap_or(0).saturating_add(1)
}

fn put<K: Ord, V: Clone>(map: &mut BTreeMap<K, V>, id: K, value: Option<&V>) {
    match value {
        Some(value) => {
            map.insert(id, value.clone());
        }
        None => {
            map.remove(&id);
        }
    }
}
