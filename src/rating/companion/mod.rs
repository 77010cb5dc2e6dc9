//! How sure the ratings are: a companion that plays the same history beside
//! the club's rating.
//!
//! It expects the same percents as the club ([`field`](super::field)), but
//! holds every rating for an uncertain quantity with a mean and a variance,
//! and every two of them for correlated: the linear-Gaussian state-space model
//! (Kalman filter; R. E. Kalman, 1960).
//!
//! - A player enters at his first rated tournament with his starting rating
//!   and the variance `s0²`, uncorrelated with everybody.
//! - Between two rated tournaments every known variance grows by `d²`, or by
//!   `d²` per week where the club's age unit is the week.
//! - The percent of a pair is its norm and noise of the deviation `s`. Before
//!   that evening its newcomers enter; then one field after the other is
//!   learnt from.
//!
//! Decisions of the director are no results: the companion does not know of
//! them. It never changes the club's rating.
//!
//! Growth: an evening of `n` pairs in a club of `N` players costs `N²·n/2`
//! products, and the club `N²` numbers of memory. Where there are more than
//! [`MOST_PLAYERS`], those who have not played for longest make room for
//! others: what is known of each of them stays, what is known of two of them
//! together is lost. Of such a club only the newest [`MOST_EVENINGS`] are
//! played ([`Companion::since`]).

mod belief;
mod course;
mod filter;
mod forecast;
mod noise;
mod settings;

use std::collections::{BTreeMap, BTreeSet};
use std::ops::ControlFlow;

pub use belief::{Belief, Inseparable};
pub(super) use course::{Course, rated};
pub use forecast::{Entrant, Forecast, Pairing};
pub use noise::estimate_noise;
pub use settings::Settings;

use self::filter::Filter;
use super::Replay;
use crate::domain::{Date, PlayerId, TournamentId, tournament::partnership};

/// Players of whom it is known how any two of them hang together (chosen: they
/// take 32 MB).
pub const MOST_PLAYERS: usize = 2000;

/// Rated evenings played of a club of more players than that (chosen: they take
/// some ten seconds).
pub const MOST_EVENINGS: usize = 1000;

/// What was known of a player after a rated tournament in which he played.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Band {
    /// The tournament.
    pub tournament: TournamentId,
    /// Its date.
    pub date: Date,
    /// What was known after it.
    pub belief: Belief,
}

/// What the companion knows at the end of the history.
#[derive(Clone, Debug)]
pub struct Companion {
    settings: Settings,
    filter: Filter,
    /// Where players who entered stand in the filter.
    positions: BTreeMap<PlayerId, usize>,
    /// What is known of those who made room there.
    away: BTreeMap<PlayerId, Belief>,
    /// The ratings of those who took part in nothing that was played: where
    /// they started, or where the club saw them last.
    ratings: BTreeMap<PlayerId, f64>,
    bands: BTreeMap<PlayerId, Vec<Band>>,
    /// Who ever played together, each two once.
    partners: BTreeSet<(PlayerId, PlayerId)>,
    /// Those of them who cannot be told apart: asked for at every look at the
    /// list, and long to find among a federation's partners.
    inseparable: Vec<Inseparable>,
    since: Option<Date>,
}

/// Asked before every tournament whether to go on.
pub type GoOn<'a> = &'a mut dyn FnMut() -> ControlFlow<()>;

/// Plays the companion with the luck of evenings that the club's own history
/// tells, where it is long enough to tell ([`estimate_noise`]). `None` if it
/// was stopped.
pub fn fitted(replay: &Replay, go_on: GoOn<'_>) -> Option<Companion> {
    let usual = Settings::default();
    let noise = noise::estimate(replay, usual, go_on).continue_value()?;
    let noise = noise.unwrap_or(usual.noise);
    let settings = Settings { noise, ..usual };
    played(replay, settings, MOST_PLAYERS, go_on).continue_value()
}

/// Plays the companion over a calculated history. A field whose numbers are
/// beyond all measure teaches it nothing.
///
/// ```
/// use tandem::rating::Replay;
/// use tandem::rating::companion::{Settings, companion};
/// let nobody = companion(&Replay::default(), Settings::default());
/// assert_eq!(nobody.entered().count(), 0);
/// ```
pub fn companion(replay: &Replay, settings: Settings) -> Companion {
    match played(replay, settings, MOST_PLAYERS, &mut || {
        ControlFlow::Continue(())
    }) {
        ControlFlow::Continue(companion) => companion,
        ControlFlow::Break(()) => unreachable!("nobody stops it"),
    }
}

fn played(
    replay: &Replay,
    settings: Settings,
    room: usize,
    go_on: GoOn<'_>,
) -> ControlFlow<(), Companion> {
    let from = earliest(replay, MOST_PLAYERS, MOST_EVENINGS);
    let mut course = Course::with_room(replay, settings, from, room);
    let mut bands: BTreeMap<PlayerId, Vec<Band>> = BTreeMap::new();
    let mut partners = BTreeSet::new();
    let mut since = None;
    for evening in rated(replay).skip(from) {
        go_on()?;
        since = since.or(Some(evening.date));
        course.play(evening);
        for pair in evening.fields.iter().flatten() {
            partners.insert(partnership(pair.a, pair.b));
            for player in [pair.a, pair.b] {
                let belief = course.belief(player);
                bands
                    .entry(player)
                    .or_default()
                    .extend(belief.map(|belief| Band {
                        tournament: evening.id,
                        date: evening.date,
                        belief,
                    }));
            }
        }
    }
    let (filter, positions, away) = course.finish();
    let mut companion = Companion {
        settings,
        filter,
        positions,
        away,
        ratings: replay
            .tracks
            .iter()
            .map(|(id, track)| {
                (
                    *id,
                    if from > 0 {
                        track.rating()
                    } else {
                        track.start
                    },
                )
            })
            .collect(),
        bands,
        partners,
        inseparable: Vec::new(),
        since: since.filter(|_| from > 0),
    };
    companion.inseparable = companion.find_inseparable();
    ControlFlow::Continue(companion)
}

impl Companion {
    /// What it was played with.
    pub const fn settings(&self) -> Settings {
        self.settings
    }

    /// The first day it knows of, where the club is too large for the whole
    /// history. Players then enter with the club's rating before that day's
    /// tournament or their first one after it.
    pub const fn since(&self) -> Option<Date> {
        self.since
    }

    /// Everybody who played a rated tournament, and what is known of him.
    pub fn entered(&self) -> impl Iterator<Item = (PlayerId, Belief)> + '_ {
        let seated = self.positions.iter();
        let seated = seated.map(|(player, at)| (*player, self.filter.belief(*at)));
        seated.chain(self.away.iter().map(|(player, known)| (*player, *known)))
    }

    /// What is known of a player: of one who never played, the starting rating
    /// with the deviation `s0`; of one who last played before the day that it
    /// was [played from](Companion::since), the club's rating with that
    /// deviation. `None` for a stranger.
    pub fn belief(&self, player: PlayerId) -> Option<Belief> {
        if let Some(at) = self.positions.get(&player) {
            return Some(self.filter.belief(*at));
        }
        let newcomer = |rating: &f64| Belief {
            mean: *rating,
            sd: self.settings.start_sd,
        };
        let away = self.away.get(&player).copied();
        away.or_else(|| self.ratings.get(&player).map(newcomer))
    }

    /// What was known of a player after each of his rated tournaments, oldest
    /// first: the band on his curve.
    pub fn bands(&self, player: PlayerId) -> &[Band] {
        self.bands.get(&player).map_or(&[], Vec::as_slice)
    }

    /// Covariance of two players' ratings, in squared rating points.
    fn covariance(&self, a: PlayerId, b: PlayerId) -> f64 {
        match (self.positions.get(&a), self.positions.get(&b)) {
            (Some(a), Some(b)) => self.filter.covariance(*a, *b),
            _ => 0.0,
        }
    }
}

/// The rated evening to begin with, counted from 0: the first of the newest
/// ones, of a club of more than so many players.
fn earliest(replay: &Replay, players: usize, evenings: usize) -> usize {
    match replay.tracks.len() > players {
        true => rated(replay).count().saturating_sub(evenings),
        false => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::super::replay;
    use super::super::testing::{club, day, evening, season};
    use super::*;
    use crate::domain::Kind;

    #[test]
    fn of_a_large_club_the_newest_evenings_are_played() {
        let replay = replay(&season(6));
        let players = replay.tracks.len();
        assert_eq!(earliest(&replay, players, 4), 0);
        assert_eq!(earliest(&replay, players - 1, 4), 2);
        assert_eq!(earliest(&replay, players - 1, 9), 0);
    }

    #[test]
    fn who_made_room_is_known_like_everybody() {
        let mut book = club(&[0.0; 8]);
        for (week, first) in [(0, 1), (1, 5), (2, 1)] {
            let rows = [(first, first + 1, 56.0), (first + 2, first + 3, 44.0)];
            evening(&mut book, day(1 + 7 * week), Kind::Rated, &rows);
        }
        let replay = replay(&book);
        let go_on = &mut || ControlFlow::Continue(());
        let ControlFlow::Continue(narrow) = played(&replay, Settings::default(), 4, go_on) else {
            panic!("nobody stops it");
        };
        let entered: BTreeMap<_, _> = narrow.entered().collect();
        assert_eq!(entered.len(), 8);
        for player in [1, 5].map(PlayerId) {
            let belief = narrow.belief(player).unwrap();
            assert_eq!(entered.get(&player), Some(&belief));
            assert!(belief.mean > 0.0);
            let last = narrow.bands(player).last().unwrap().belief;
            assert_eq!(last.mean, belief.mean);
        }
        let pair = |a, b| {
            let entrant = |player| Entrant {
                player: Some(PlayerId(player)),
                rating: 999.0,
            };
            Pairing {
                a: entrant(a),
                b: entrant(b),
                handicap: 0.0,
            }
        };
        // Those away come with what is known of them, not as strangers do.
        let forecasts = narrow.forecast(&[pair(5, 6), pair(7, 8)], 100.0);
        let mean = |player| narrow.belief(PlayerId(player)).unwrap().mean;
        let ahead = mean(5) + mean(6) - mean(7) - mean(8);
        assert!((forecasts[0].expected - 50.0 - ahead / 100.0).abs() < 1e-9);
    }
}
