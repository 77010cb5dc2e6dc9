//! The ratings of simulated clubs against the truth.

use tandem::rating::backtest::{Method, check};
use tandem::rating::companion::{Belief, Companion, Settings, companion};

use crate::club::Simulated;

/// What is said of a club, or of several on average.
#[derive(Clone, Debug, Default)]
pub(crate) struct Truth {
    /// Clubs added up.
    clubs: f64,
    errors: Vec<f64>,
    floor: f64,
    best_jump: f64,
    correlation_club: f64,
    correlation_companion: f64,
    coverage: f64,
}

impl Truth {
    /// Adds a club.
    pub(crate) fn add(&mut self, club: &Simulated, warm_up: usize) {
        let companion = companion(&club.replay, Settings::default());
        let check = check(&club.replay, Some(warm_up)).expect("evenings after the warm-up");
        self.clubs += 1.0;
        self.errors.resize(Method::ALL.len(), 0.0);
        for (sum, method) in self.errors.iter_mut().zip(Method::ALL) {
            *sum += check.rmse(method);
        }
        self.floor += club.floor(warm_up);
        self.best_jump += club.error_of_best_jump(warm_up);
        let tracks = club.replay.tracks.iter();
        let ratings = tracks.map(|(player, track)| (club.strength(*player), track.rating()));
        self.correlation_club += correlation(&ratings.collect::<Vec<_>>());
        let means = companion
            .entered()
            .map(|(player, belief)| (club.strength(player), belief.mean));
        self.correlation_companion += correlation(&means.collect::<Vec<_>>());
        let within = companion
            .entered()
            .filter(|(player, belief)| covers(*belief, club.strength(*player)));
        self.coverage += within.count() as f64 / companion.entered().count() as f64;
    }

    /// Typical error of a way to foretell, in percent.
    pub(crate) fn error(&self, method: Method) -> f64 {
        self.errors[method as usize] / self.clubs
    }

    /// The error of the club's norm with the best `K` of each club, in percent.
    pub(crate) fn best_jump(&self) -> f64 {
        self.best_jump / self.clubs
    }

    /// The error that nobody can go below, in percent.
    pub(crate) fn floor(&self) -> f64 {
        self.floor / self.clubs
    }

    /// Correlation with the true strengths at the end, of the club's ratings
    /// and of the companion's.
    pub(crate) fn correlations(&self) -> (f64, f64) {
        let sums = (self.correlation_club, self.correlation_companion);
        (sums.0 / self.clubs, sums.1 / self.clubs)
    }

    /// Share of the players whose strength was in the 95 % band at the end.
    pub(crate) fn coverage(&self) -> f64 {
        self.coverage / self.clubs
    }
}

/// Ratings after so many tournaments of a player's own, against the truth.
#[derive(Clone, Debug, Default)]
pub(crate) struct After {
    seen: Vec<Seen>,
}

/// A player then, in rating points.
#[derive(Clone, Copy, Debug)]
struct Seen {
    truth: f64,
    club: f64,
    companion: Belief,
}

impl After {
    /// Adds the players of a club after `played` tournaments of their own.
    pub(crate) fn add(&mut self, club: &Simulated, companion: &Companion, played: usize) {
        for (player, track) in &club.replay.tracks {
            let point = track.points.get(played - 1);
            let band = companion.bands(*player).get(played - 1);
            self.seen.extend(point.zip(band).map(|(point, band)| Seen {
                truth: club.strength(*player),
                club: point.rating,
                companion: band.belief,
            }));
        }
    }

    /// Players who have played so many.
    pub(crate) const fn players(&self) -> usize {
        self.seen.len()
    }

    /// Typical error of the club's rating, in rating points.
    pub(crate) fn error_club(&self) -> f64 {
        self.mean(|seen| (seen.club - seen.truth).powi(2)).sqrt()
    }

    /// Typical error of the companion, in rating points.
    pub(crate) fn error_companion(&self) -> f64 {
        self.mean(|seen| (seen.companion.mean - seen.truth).powi(2))
            .sqrt()
    }

    /// What the companion takes its own error for, in rating points.
    pub(crate) fn believed(&self) -> f64 {
        self.mean(|seen| seen.companion.sd.powi(2)).sqrt()
    }

    /// Share of the players whose strength was in the 95 % band.
    pub(crate) fn coverage(&self) -> f64 {
        self.mean(|seen| f64::from(covers(seen.companion, seen.truth)))
    }

    /// Correlation with the true strengths, of the club's ratings and of the
    /// companion's.
    pub(crate) fn correlations(&self) -> (f64, f64) {
        let of = |rating: fn(&Seen) -> f64| {
            let points = self.seen.iter().map(|seen| (seen.truth, rating(seen)));
            correlation(&points.collect::<Vec<_>>())
        };
        (of(|seen| seen.club), of(|seen| seen.companion.mean))
    }

    fn mean(&self, of: impl Fn(&Seen) -> f64) -> f64 {
        self.seen.iter().map(of).sum::<f64>() / self.seen.len() as f64
    }
}

fn covers(belief: Belief, truth: f64) -> bool {
    (belief.mean - truth).abs() <= 1.96 * belief.sd
}

/// Pearson's coefficient.
fn correlation(points: &[(f64, f64)]) -> f64 {
    let count = points.len() as f64;
    let mean_x = points.iter().map(|(x, _)| x).sum::<f64>() / count;
    let mean_y = points.iter().map(|(_, y)| y).sum::<f64>() / count;
    let (mut xy, mut xx, mut yy) = (0.0, 0.0, 0.0);
    for (x, y) in points {
        let (x, y) = (x - mean_x, y - mean_y);
        xy += x * y;
        xx += x * x;
        yy += y * y;
    }
    xy / f64::sqrt(xx * yy)
}
