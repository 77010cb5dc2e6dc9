//! The norm of a start list, and how far it may be off.

use super::Companion;
use super::filter::Seats;
use crate::domain::PlayerId;

/// One who will play.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Entrant {
    /// Who; `None` for one whom the club does not know yet.
    pub player: Option<PlayerId>,
    /// The rating to take for one who has not played yet, in rating points.
    pub rating: f64,
}

/// A pair that will play.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pairing {
    /// The partner named first.
    pub a: Entrant,
    /// The partner named second.
    pub b: Entrant,
    /// Handicap for incomplete familiarity, in rating points.
    pub handicap: f64,
}

/// What the companion expects of a pair.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Forecast {
    /// The norm, in percent.
    pub expected: f64,
    /// One standard deviation of the norm, in percent: how far it may be off
    /// because the ratings are not known better.
    pub norm_sd: f64,
    /// One standard deviation of the result around the norm, in percent: the
    /// luck of the evening included.
    pub result_sd: f64,
}

impl Companion {
    /// What is known of one of whom nothing is known together with others.
    fn alone(&self, entrant: &Entrant) -> (f64, f64) {
        let away = entrant.player.and_then(|player| self.away.get(&player));
        let stranger = (entrant.rating, self.settings().start_sd);
        away.map_or(stranger, |known| (known.mean, known.sd))
    }

    /// What is expected of the pairs of a field that plays next, in their
    /// order, strengths having wandered for one tournament. `base` is the
    /// club's scale, in rating points per 1 %. A pair alone is expected to
    /// score 50 for certain, as if it met itself.
    pub fn forecast(&self, field: &[Pairing], base: f64) -> Vec<Forecast> {
        let noise = self.settings().noise;
        let entrants: Vec<Entrant> = field.iter().flat_map(|pair| [pair.a, pair.b]).collect();
        let at = |entrant: &Entrant| self.positions.get(&entrant.player?).copied();
        let known: Vec<usize> = entrants.iter().filter_map(at).collect();
        let mut filter = self.filter.only(&known, entrants.len() - known.len());
        filter.drift(self.settings().drift.powi(2));
        let mut next = 0..known.len();
        let mut position = |entrant: &Entrant| match at(entrant).and_then(|_| next.next()) {
            Some(position) => position,
            None => {
                let (mean, sd) = self.alone(entrant);
                filter.enter(mean, sd * sd)
            }
        };
        let seats: Vec<Seats> = field
            .iter()
            .map(|pair| Seats {
                a: position(&pair.a),
                b: position(&pair.b),
                handicap: pair.handicap,
            })
            .collect();
        if seats.len() < 2 {
            let certain = |_: &Seats| Forecast {
                expected: 50.0,
                norm_sd: 0.0,
                result_sd: noise,
            };
            return seats.iter().map(certain).collect();
        }
        let prediction = filter.predict(&seats, base);
        let variances = prediction.covariance.diagonal();
        let norms = prediction.expected.iter().zip(variances.iter());
        norms
            .map(|(expected, variance)| Forecast {
                expected: *expected,
                norm_sd: variance.max(0.0).sqrt(),
                result_sd: (variance.max(0.0) + noise * noise).sqrt(),
            })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::replay;
    use super::super::super::testing::season;
    use super::super::{Course, Settings, companion};
    use super::*;

    fn entrant(player: i64) -> Entrant {
        Entrant {
            player: Some(PlayerId(player)),
            rating: 0.0,
        }
    }

    #[test]
    fn the_next_evening_is_foretold_as_it_will_be() {
        let longer = replay(&season(21));
        let shorter = companion(&replay(&season(20)), Settings::default());
        let evening = longer.tournaments.last().unwrap();
        let field: Vec<Pairing> = evening.fields[0]
            .iter()
            .map(|pair| Pairing {
                a: entrant(pair.a.0),
                b: entrant(pair.b.0),
                handicap: pair.norm.handicap,
            })
            .collect();
        let mut course = Course::new(&longer, Settings::default(), 0);
        let norms = longer
            .tournaments
            .iter()
            .map(|evening| course.play(evening));
        let wanted = norms.last().unwrap();
        let got = shorter.forecast(&field, evening.params.base);
        for (got, wanted) in got.iter().zip(&wanted[0]) {
            assert!((got.expected - wanted).abs() < 1e-9);
            assert!(got.norm_sd > 0.0 && got.norm_sd < got.result_sd);
        }
    }

    #[test]
    fn strangers_are_less_certain_and_one_pair_meets_itself() {
        let companion = companion(&replay(&season(20)), Settings::default());
        let stranger = Entrant {
            player: None,
            rating: 100.0,
        };
        let pair = |a, b| Pairing {
            a,
            b,
            handicap: 0.0,
        };
        let known = pair(entrant(1), entrant(5));
        let field = [
            known,
            pair(entrant(2), stranger),
            pair(entrant(3), entrant(7)),
        ];
        let forecasts = companion.forecast(&field, 100.0);
        assert!(forecasts[1].norm_sd > 1.5 * forecasts[2].norm_sd);
        let alone = companion.forecast(&[known], 100.0);
        assert_eq!((alone[0].expected, alone[0].norm_sd), (50.0, 0.0));
    }
}
