//! The companion's way through the history, evening by evening.

use std::collections::{BTreeMap, HashMap, HashSet};

use super::filter::{Filter, Seats};
use super::{Belief, MOST_PLAYERS, Settings};
use crate::domain::{AgeUnit, Date, Kind, PlayerId};
use crate::rating::{CalculatedPair, CalculatedTournament, Replay};

/// The evenings that teach something, oldest first.
pub(in crate::rating) fn rated(
    replay: &Replay,
) -> impl Iterator<Item = &CalculatedTournament> + '_ {
    replay
        .tournaments
        .iter()
        .filter(|tournament| tournament.kind == Kind::Rated && tournament.problem.is_none())
}

/// What is known after the evenings played so far.
pub(in crate::rating) struct Course<'a> {
    replay: &'a Replay,
    settings: Settings,
    /// Whether it began later than the history, so that players enter with
    /// what the club thinks of them then.
    late: bool,
    filter: Filter,
    room: usize,
    positions: HashMap<PlayerId, usize>,
    /// Who stands at each position, and the last evening that he played.
    seated: Vec<(PlayerId, usize)>,
    /// Those who made room for others: what was known of them, in rating
    /// points and squared ones, less all that strengths had wandered by then.
    away: HashMap<PlayerId, (f64, f64)>,
    /// How far strengths have wandered so far, in squared rating points.
    wandered: f64,
    evening: usize,
    last: Option<Date>,
    likelihood: f64,
}

impl<'a> Course<'a> {
    /// Before the rated evening of that number, counted from 0, with room for
    /// [`MOST_PLAYERS`] at a time.
    pub(in crate::rating) fn new(replay: &'a Replay, settings: Settings, from: usize) -> Self {
        Self::with_room(replay, settings, from, MOST_PLAYERS)
    }

    /// The same with room for `most` at a time, at least for everybody of the
    /// largest evening.
    pub(super) fn with_room(
        replay: &'a Replay,
        settings: Settings,
        from: usize,
        most: usize,
    ) -> Self {
        let mut everybody = HashSet::new();
        let mut largest = 0;
        for evening in rated(replay).skip(from) {
            let pairs = evening.fields.iter().flatten();
            largest = largest.max(2 * pairs.clone().count());
            everybody.extend(pairs.flat_map(|pair| [pair.a, pair.b]));
        }
        let room = everybody.len().min(most.max(largest));
        Self {
            replay,
            settings,
            late: from > 0,
            filter: Filter::with_room(room),
            room,
            positions: HashMap::with_capacity(room),
            seated: Vec::with_capacity(room),
            away: HashMap::new(),
            wandered: 0.0,
            evening: 0,
            last: None,
            likelihood: 0.0,
        }
    }

    /// Plays the next evening: the norms of every field before play.
    pub(in crate::rating) fn play(&mut self, evening: &CalculatedTournament) -> Vec<Vec<f64>> {
        self.age(evening);
        self.call(evening);
        let base = evening.params.base;
        let fields: Vec<Vec<Seats>> = evening
            .fields
            .iter()
            .map(|field| field.iter().map(|pair| self.seat(pair)).collect())
            .collect();
        let norms = fields
            .iter()
            .map(|seats| self.filter.expected(seats, base))
            .collect();
        for (field, seats) in evening.fields.iter().zip(&fields) {
            let outcomes = field.iter().filter_map(|pair| pair.outcome);
            let percents: Vec<f64> = outcomes.map(|outcome| outcome.percent).collect();
            if percents.len() != seats.len() || seats.len() < 2 {
                continue;
            }
            let prediction = self.filter.predict(seats, base);
            let noise = self.settings.noise;
            let learnt = self.filter.update(&prediction, &percents, noise);
            self.likelihood += learnt.unwrap_or(0.0);
        }
        norms
    }

    /// Logarithm of the likelihood of all results so far, each field foretold
    /// from what was before it.
    pub(super) const fn likelihood(&self) -> f64 {
        self.likelihood
    }

    /// What is known of a player who entered.
    pub(super) fn belief(&self, player: PlayerId) -> Option<Belief> {
        match self.positions.get(&player) {
            Some(at) => Some(self.filter.belief(*at)),
            None => self.away.get(&player).map(|left| self.returning(*left)),
        }
    }

    /// What is known by now of one who made room.
    fn returning(&self, (mean, less_wandered): (f64, f64)) -> Belief {
        Belief {
            mean,
            sd: (less_wandered + self.wandered).max(0.0).sqrt(),
        }
    }

    /// The filter, where each player stands in it, and what is known of those
    /// who stand there no more.
    pub(super) fn finish(
        self,
    ) -> (
        Filter,
        BTreeMap<PlayerId, usize>,
        BTreeMap<PlayerId, Belief>,
    ) {
        let left = self.away.iter();
        let away = left.map(|(player, left)| (*player, self.returning(*left)));
        let away = away.collect();
        (self.filter, self.positions.into_iter().collect(), away)
    }

    /// Strengths wander between two evenings.
    fn age(&mut self, evening: &CalculatedTournament) {
        let units = match (evening.params.age, self.last) {
            (_, None) => 0.0,
            (AgeUnit::Tournaments, Some(_)) => 1.0,
            (AgeUnit::Weeks, Some(last)) => f64::from((evening.date - last).get_days()) / 7.0,
        };
        let variance = units * self.settings.drift * self.settings.drift;
        self.filter.drift(variance);
        self.wandered += variance;
        self.evening += 1;
        self.last = Some(evening.date);
    }

    /// Notes who of those seated plays: none of them makes room this evening.
    fn call(&mut self, evening: &CalculatedTournament) {
        for pair in evening.fields.iter().flatten() {
            for player in [pair.a, pair.b] {
                if let Some(at) = self.positions.get(&player) {
                    self.seated[*at].1 = self.evening;
                }
            }
        }
    }

    fn seat(&mut self, pair: &CalculatedPair) -> Seats {
        Seats {
            a: self.position(pair.a, pair.norm.rating_a),
            b: self.position(pair.b, pair.norm.rating_b),
            handicap: pair.norm.handicap,
        }
    }

    /// Where a player stands; a newcomer enters.
    fn position(&mut self, player: PlayerId, rating: f64) -> usize {
        match self.positions.get(&player) {
            Some(at) => *at,
            None => self.enter(player, rating),
        }
    }

    /// A newcomer enters, or one who had made room; in the place of who has
    /// not played for longest, if there is no other.
    fn enter(&mut self, player: PlayerId, rating: f64) -> usize {
        let (mean, variance) = self.before_entry(player, rating);
        let at = if self.seated.len() < self.room {
            self.seated.push((player, self.evening));
            self.filter.enter(mean, variance)
        } else {
            let at = self.longest_unseen();
            let (other, _) = std::mem::replace(&mut self.seated[at], (player, self.evening));
            let left = self.filter.belief(at);
            let left = (left.mean, left.sd * left.sd - self.wandered);
            self.away.insert(other, left);
            self.positions.remove(&other);
            self.filter.replace(at, mean, variance);
            at
        };
        self.positions.insert(player, at);
        at
    }

    /// Mean and variance with which a player enters.
    fn before_entry(&mut self, player: PlayerId, rating: f64) -> (f64, f64) {
        if let Some(left) = self.away.remove(&player) {
            let belief = self.returning(left);
            return (belief.mean, belief.sd * belief.sd);
        }
        let start = match self.replay.tracks.get(&player) {
            Some(track) if !self.late => track.start,
            _ => rating,
        };
        (start, self.settings.start_sd * self.settings.start_sd)
    }

    /// The position of who has not played for longest.
    fn longest_unseen(&self) -> usize {
        let seen = self.seated.iter().enumerate();
        let longest = seen.min_by_key(|(at, (_, evening))| (*evening, *at));
        longest.map_or(0, |(at, _)| at)
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::replay;
    use super::super::super::testing::{adjust, club, day, evening, season};
    use super::super::companion;
    use super::*;
    use crate::domain::{AdjustmentKind, ParamHistory, Params};

    const EVEN: [(i64, i64, f64); 2] = [(1, 2, 50.0), (3, 4, 50.0)];

    #[test]
    fn strengths_wander_by_tournament_or_by_week() {
        let mut book = club(&[0.0; 8]);
        evening(&mut book, day(1), Kind::Rated, &EVEN);
        evening(
            &mut book,
            day(29),
            Kind::Rated,
            &[(5, 6, 50.0), (7, 8, 50.0)],
        );
        let sd = |book: &_, drift| {
            let settings = Settings {
                drift,
                ..Settings::default()
            };
            let companion = companion(&replay(book), settings);
            companion.belief(PlayerId(1)).unwrap().sd
        };
        let still = sd(&book, 0.0);
        assert!((sd(&book, 40.0).powi(2) - still.powi(2) - 1600.0).abs() < 1e-6);
        let weeks = Params {
            age: AgeUnit::Weeks,
            ..Params::default()
        };
        book.params = ParamHistory::new(weeks);
        assert!((sd(&book, 40.0).powi(2) - still.powi(2) - 4.0 * 1600.0).abs() < 1e-6);
    }

    #[test]
    fn only_rated_evenings_teach_and_decisions_do_not() {
        let mut book = club(&[0.0; 4]);
        evening(&mut book, day(1), Kind::Prehistory, &[(1, 2, 0.0)]);
        evening(
            &mut book,
            day(2),
            Kind::Unrated,
            &[(1, 2, 90.0), (3, 4, 10.0)],
        );
        let set = AdjustmentKind::Set {
            player: PlayerId(1),
            rating: 900.0,
        };
        let nobody = companion(&replay(&book), Settings::default());
        assert_eq!(nobody.entered().count(), 0);
        assert_eq!(
            nobody.belief(PlayerId(1)),
            Some(Belief {
                mean: 0.0,
                sd: 300.0
            })
        );
        evening(&mut book, day(3), Kind::Rated, &EVEN);
        let before = companion(&replay(&book), Settings::default());
        adjust(&mut book, day(4), set);
        let after = companion(&replay(&book), Settings::default());
        assert!(before.entered().eq(after.entered()));
    }

    #[test]
    fn both_fields_of_an_evening_are_foretold_before_it() {
        let mut book = season(1);
        let evening = book.tournaments.values_mut().next().unwrap();
        let second = evening.fields[0].split_off(2);
        evening.fields.push(second);
        let replay = replay(&book);
        let mut course = Course::new(&replay, Settings::default(), 0);
        let norms = course.play(&replay.tournaments[0]);
        assert_eq!(norms, [[50.0, 50.0], [50.0, 50.0]]);
    }

    #[test]
    fn a_field_beyond_all_measure_teaches_nothing() {
        let mut book = club(&[1e200, -1e200, 0.0, 0.0]);
        evening(&mut book, day(1), Kind::Rated, &EVEN);
        evening(&mut book, day(8), Kind::Rated, &EVEN);
        let companion = companion(&replay(&book), Settings::default());
        assert_eq!(companion.entered().count(), 4);
        assert!(companion.entered().all(|(_, belief)| belief.sd.is_finite()));
    }

    /// Two tables of four by turns, the first one twice as often.
    fn two_tables(weeks: i64) -> Replay {
        let mut book = club(&[0.0; 8]);
        for week in 0..weeks {
            let [a, b, c, d] = [[1, 2, 3, 4], [5, 6, 7, 8]][usize::from(week % 3 == 2)];
            let rows = [(a, b, 56.0), (c, d, 44.0)];
            evening(&mut book, day(1 + 7 * week), Kind::Rated, &rows);
        }
        replay(&book)
    }

    fn after(replay: &Replay, evenings: usize, drift: f64, room: usize) -> Course<'_> {
        let settings = Settings {
            drift,
            ..Settings::default()
        };
        let mut course = Course::with_room(replay, settings, 0, room);
        for evening in rated(replay).take(evenings) {
            course.play(evening);
        }
        course
    }

    #[test]
    fn who_makes_room_is_remembered() {
        let replay = two_tables(12);
        let whole = after(&replay, 12, 5.0, 8);
        let narrow = after(&replay, 12, 5.0, 4);
        assert_eq!((whole.away.len(), narrow.away.len()), (0, 4));
        for player in (1..=8).map(PlayerId) {
            let [wide, narrow] = [&whole, &narrow].map(|course| course.belief(player).unwrap());
            // Only what was known of two together is lost.
            assert!((wide.mean - narrow.mean).abs() < 0.3 * wide.mean.abs());
            assert!(narrow.sd < 0.8 * Settings::default().start_sd);
        }
    }

    #[test]
    fn strengths_wander_while_away() {
        let replay = two_tables(12);
        let variance = |evenings: usize, room| {
            let course = after(&replay, evenings, 40.0, room);
            course.belief(PlayerId(1)).unwrap().sd.powi(2)
        };
        // The second evening is his, in the third others have his place.
        let grown = variance(3, 4) - variance(2, 4);
        assert!((grown - 1600.0).abs() < 1e-6, "{grown}");
        // He is back with what he had and two evenings more.
        let back = after(&replay, 4, 40.0, 4);
        let known = after(&replay, 2, 40.0, 4);
        let entered = known.belief(PlayerId(1)).unwrap().sd.powi(2) + 2.0 * 1600.0;
        assert!(back.belief(PlayerId(1)).unwrap().sd.powi(2) < entered);
        assert!(back.away.contains_key(&PlayerId(5)));
    }

    #[test]
    fn nobody_makes_room_on_an_evening_he_plays() {
        let mut book = club(&[0.0; 6]);
        let rows = |a: i64, b: i64, c: i64, d: i64| [(a, b, 56.0), (c, d, 44.0)];
        evening(&mut book, day(1), Kind::Rated, &rows(1, 2, 3, 4));
        // A newcomer sits down before those who were there.
        evening(&mut book, day(8), Kind::Rated, &rows(5, 2, 1, 4));
        let replay = replay(&book);
        let course = after(&replay, 2, 5.0, 4);
        let away: Vec<_> = course.away.keys().copied().collect();
        assert_eq!(away, [PlayerId(3)]);
    }

    #[test]
    fn a_late_beginning_takes_the_ratings_of_the_club() {
        let replay = replay(&season(30));
        let mut course = Course::new(&replay, Settings::default(), 29);
        let last = replay.tournaments.last().unwrap();
        let norms = course.play(last);
        for (pair, norm) in last.fields[0].iter().zip(&norms[0]) {
            assert!((pair.norm.expected - norm).abs() < 1e-9);
        }
    }
}
