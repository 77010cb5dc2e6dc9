//! How well two partners know each other, and what it costs them if they do
//! not.
//!
//! Source: the club article. `T = Σ exp(−λ·n)` over their recent tournaments,
//! handicap `W·(1.57075 − atan(H·T/V))`.

use crate::domain::params::HALF_PI;
use crate::domain::{AgeUnit, Params};

/// The handicap of a pair of familiarity `T`, in rating points. It falls as
/// `T` grows, from `1.57075·W`.
///
/// ```
/// use tandem::domain::Params;
/// use tandem::rating::familiarity::handicap;
/// assert!((handicap(0.0, &Params::default()) - 415.515).abs() < 1e-3);
/// ```
pub fn handicap(familiarity: f64, params: &Params) -> f64 {
    params.handicap * (HALF_PI - (params.boards * familiarity / params.learning).atan())
}

/// `Tfull = Σ exp(−λn)`, `n` from 1 to the window: the familiarity of partners
/// who never missed a tournament.
pub fn full_familiarity(params: &Params) -> f64 {
    let decay = Decay::new(params);
    let per = decay.per_unit();
    // From the oldest on, so that small terms are not lost beside large ones.
    (1..=params.window)
        .rev()
        .fold(0.0, |sum, age| sum + decay.weight(age * per))
}

/// What each of two fully familiar partners loses in a brand-new pair, in
/// rating points: `W·atan(H·Tfull/V)/2`, 200 by default.
pub fn new_pair_loss(params: &Params) -> f64 {
    params.handicap * loss_per_w(params)
}

/// The inverse of [`new_pair_loss`]: the `W` at which a player loses `points`
/// in a brand-new pair, the other coefficients as they are.
pub fn handicap_for_loss(points: f64, params: &Params) -> f64 {
    points / loss_per_w(params)
}

fn loss_per_w(params: &Params) -> f64 {
    (params.boards * full_familiarity(params) / params.learning).atan() / 2.0
}

/// Weights of past tournaments under one set of coefficients. Ages are whole
/// numbers: tournaments, or days where the age unit is the week.
#[derive(Clone, Debug)]
pub(super) struct Decay {
    forget: f64,
    lambda: f64,
    /// Tournaments back that count.
    pub(super) window: u32,
    /// What ages are counted in.
    pub(super) unit: AgeUnit,
    table: Vec<f64>,
}

impl Decay {
    pub(super) fn new(params: &Params) -> Self {
        Self {
            forget: params.forget,
            lambda: params.lambda(),
            window: params.window,
            unit: params.age,
            table: Vec::new(),
        }
    }

    /// The same weights from a table, for many sums.
    pub(super) fn tabulated(params: &Params) -> Self {
        let mut decay = Self::new(params);
        decay.table = (0..=params.window * decay.per_unit())
            .map(|age| decay.weight(age))
            .collect();
        decay
    }

    /// Whether these are the weights under `params`.
    pub(super) fn is_of(&self, params: &Params) -> bool {
        self.forget == params.forget && self.window == params.window && self.unit == params.age
    }

    const fn per_unit(&self) -> u32 {
        match self.unit {
            AgeUnit::Tournaments => 1,
            AgeUnit::Weeks => 7,
        }
    }

    /// An age in its unit.
    pub(super) fn units(&self, age: u32) -> f64 {
        f64::from(age) / f64::from(self.per_unit())
    }

    /// `exp(−λn)`.
    pub(super) fn weight(&self, age: u32) -> f64 {
        (-self.lambda * self.units(age)).exp()
    }

    /// Weights by age, if there is a table up to that age.
    pub(super) fn table(&self, age: u32) -> Option<&[f64]> {
        let within = (age as usize) < self.table.len();
        within.then_some(self.table.as_slice())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn handicaps_are_those_of_the_article() {
        for (familiarity, wanted) in [
            (0.0, 415.5),
            (1.0, 252.1),
            (2.0, 162.2),
            (4.0, 89.5),
            (8.0, 46.1),
            (12.0, 30.9),
            (24.0, 15.5),
        ] {
            let got = handicap(familiarity, &Params::default());
            assert!((got - wanted).abs() < 0.05, "{familiarity}: {got}");
        }
    }

    #[test]
    fn v_follows_from_the_four_hundred_points_of_the_article() {
        let params = Params::default();
        let full = full_familiarity(&params);
        assert!((full - 23.9474).abs() < 5e-5, "{full}");
        let lost = params.handicap * (params.boards * full / params.learning).atan();
        assert!((lost - 399.9985).abs() < 5e-5, "{lost}");
        assert!((params.lambda() - 0.040822).abs() < 5e-7);
    }

    #[test]
    fn w_can_be_given_as_the_loss_in_a_new_pair() {
        let params = Params::default();
        let loss = new_pair_loss(&params);
        assert!((loss - 200.0).abs() < 1e-3, "{loss}");
        let back = handicap_for_loss(loss, &params);
        assert!((back - params.handicap).abs() < 1e-9);
        let weeks = Params {
            age: AgeUnit::Weeks,
            ..params
        };
        assert_eq!(full_familiarity(&weeks), full_familiarity(&params));
    }
}
