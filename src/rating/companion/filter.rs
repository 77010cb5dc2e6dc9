//! The Kalman filter itself: means and covariances by position, and what a
//! field teaches.
//!
//! With `q_i = r_a + r_b − h_i`, a field of `n` pairs has
//! `%_i = 50 + (q_i − mean of the other q)/base + e_i`, which is
//! `50 + n/((n−1)·base)·(q_i − mean of all q) + e_i`: linear in the ratings,
//! `y = c + A·r + e`. A row of `A` is never written down; to multiply by `A`
//! is to add two numbers and to take a mean away.

use nalgebra::{Cholesky, DMatrix, DVector, Dyn};

use super::Belief;

/// Columns of the covariance that are brought up to date together.
const BLOCK: usize = 64;

/// A pair of a field, its players by position.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Seats {
    pub(super) a: usize,
    pub(super) b: usize,
    /// For incomplete familiarity, in rating points.
    pub(super) handicap: f64,
}

/// Means and covariances of the ratings of those who entered.
#[derive(Clone, Debug)]
pub(super) struct Filter {
    means: Vec<f64>,
    /// `P`. Only the lower triangle counts, so it cannot become asymmetric.
    lower: DMatrix<f64>,
}

/// What the filter expects of a field before play.
pub(super) struct Prediction {
    /// The norms, in percent.
    pub(super) expected: Vec<f64>,
    /// `(P·Aᵀ)ᵀ`: a row for each pair, a column for each player.
    cross: DMatrix<f64>,
    /// `A·P·Aᵀ`, covariance of the norms, in squared percent.
    pub(super) covariance: DMatrix<f64>,
}

impl Filter {
    /// Nobody yet, and room for that many players.
    pub(super) fn with_room(players: usize) -> Self {
        Self {
            means: Vec::with_capacity(players),
            lower: DMatrix::zeros(players, players),
        }
    }

    /// A player enters, with whom nobody is correlated; his position.
    pub(super) fn enter(&mut self, mean: f64, variance: f64) -> usize {
        let at = self.means.len();
        self.means.push(mean);
        self.lower[(at, at)] = variance;
        at
    }

    /// Another player takes a place; of the one who had
    /// it nothing is known any more.
    /// What is known of all others stays the same.
    pub(super) fn replace(&mut self, at: usize, mean: f64, variance: f64) {
        self.means[at] = mean;
        self.lower.row_mut(at).columns_mut(0, at).fill(0.0);
        let below = self.lower.nrows() - at;
        self.lower.column_mut(at).rows_mut(at, below).fill(0.0);
        self.lower[(at, at)] = variance;
    }

    /// Every variance grows.
    pub(super) fn drift(&mut self, variance: f64) {
        for at in 0..self.means.len() {
            self.lower[(at, at)] += variance;
        }
    }

    pub(super) fn belief(&self, at: usize) -> Belief {
        Belief {
            mean: self.means[at],
            sd: self.lower[(at, at)].max(0.0).sqrt(),
        }
    }

    pub(super) fn covariance(&self, a: usize, b: usize) -> f64 {
        self.lower[(a.max(b), a.min(b))]
    }

    /// The same knowledge of some players only, and room for `more`.
    pub(super) fn only(&self, positions: &[usize], more: usize) -> Self {
        let mut part = Self::with_room(positions.len() + more);
        for (at, from) in positions.iter().enumerate() {
            part.enter(self.means[*from], 0.0);
            for (other, from_other) in positions[..=at].iter().enumerate() {
                part.lower[(at, other)] = self.covariance(*from, *from_other);
            }
        }
        part
    }

    /// The norms of a field without their uncertainty.
    pub(super) fn expected(&self, field: &[Seats], base: f64) -> Vec<f64> {
        let mut norms: Vec<f64> = field
            .iter()
            .map(|pair| self.means[pair.a] + self.means[pair.b] - pair.handicap)
            .collect();
        centre(&mut norms, base);
        norms.iter_mut().for_each(|norm| *norm += 50.0);
        norms
    }

    /// The norms of a field, and how they depend on the ratings.
    pub(super) fn predict(&self, field: &[Seats], base: f64) -> Prediction {
        let known = self.means.len();
        let mut columns = DMatrix::zeros(known, field.len());
        for (mut column, pair) in columns.column_iter_mut().zip(field) {
            self.add_column(pair.a, column.as_mut_slice());
            self.add_column(pair.b, column.as_mut_slice());
        }
        let mut cross = columns.transpose();
        for mut player in cross.column_iter_mut() {
            centre(player.as_mut_slice(), base);
        }
        let mut covariance = DMatrix::zeros(field.len(), field.len());
        for (mut column, pair) in covariance.column_iter_mut().zip(field) {
            column += cross.column(pair.a);
            column += cross.column(pair.b);
        }
        let mut covariance = covariance.transpose();
        for mut column in covariance.column_iter_mut() {
            centre(column.as_mut_slice(), base);
        }
        Prediction {
            expected: self.expected(field, base),
            cross,
            covariance,
        }
    }

    /// Learns the percents of a field; returns the logarithm of their
    /// likelihood before. `None`, and nothing learnt, when the numbers are
    /// beyond all measure.
    ///
    /// The percents of a field have the mean 50 whoever plays, so that one of
    /// `n` is told by the others: the likelihood is that of the `n − 1`
    /// contrasts, without the direction in which there is neither signal nor
    /// noise.
    pub(super) fn update(
        &mut self,
        prediction: &Prediction,
        percents: &[f64],
        noise: f64,
    ) -> Option<f64> {
        let pairs = percents.len();
        let mut total = prediction.covariance.clone();
        for at in 0..pairs {
            total[(at, at)] += noise * noise;
        }
        let factor = Cholesky::<f64, Dyn>::new(total)?;
        let lower = factor.l();
        let errors = percents.iter().zip(&prediction.expected);
        let mut errors = DVector::from_iterator(pairs, errors.map(|(y, norm)| y - norm));
        let mut gains = prediction.cross.clone();
        let solved = lower.solve_lower_triangular_mut(&mut errors)
            && lower.solve_lower_triangular_mut(&mut gains);
        let moves = gains.tr_mul(&errors);
        let sound = moves
            .iter()
            .chain(gains.iter())
            .all(|number| number.is_finite());
        if !solved || !sound {
            return None;
        }
        self.means
            .iter_mut()
            .zip(moves.iter())
            .for_each(|(mean, step)| *mean += step);
        self.take_away(&gains);
        let contrasts = (pairs - 1) as f64 * std::f64::consts::TAU.ln();
        let volume = 2.0 * (lower.diagonal().map(f64::ln).sum() - noise.ln());
        Some(-0.5 * (contrasts + volume + errors.norm_squared()))
    }

    /// `P −= Xᵀ·X`, in the lower triangle alone.
    fn take_away(&mut self, x: &DMatrix<f64>) {
        let (pairs, known) = x.shape();
        let transposed = x.transpose();
        for start in (0..known).step_by(BLOCK) {
            let (high, wide) = (known - start, BLOCK.min(known - start));
            let mut part = self.lower.view_mut((start, start), (high, wide));
            let left = transposed.view((start, 0), (high, pairs));
            let right = x.view((0, start), (pairs, wide));
            part.gemm(-1.0, &left, &right, 1.0);
        }
    }

    fn add_column(&self, at: usize, into: &mut [f64]) {
        let (before, behind) = into.split_at_mut(at);
        for (other, sum) in before.iter_mut().enumerate() {
            *sum += self.lower[(at, other)];
        }
        let column = self.lower.column(at);
        for (sum, covariance) in behind.iter_mut().zip(column.iter().skip(at)) {
            *sum += covariance;
        }
    }
}

/// From pair ratings to what they are above the others, in percent.
fn centre(ratings: &mut [f64], base: f64) {
    let pairs = ratings.len() as f64;
    let mean = ratings.iter().sum::<f64>() / pairs;
    let scale = pairs / ((pairs - 1.0) * base);
    for rating in ratings {
        *rating = (*rating - mean) * scale;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seats(a: usize, b: usize) -> Seats {
        Seats {
            a,
            b,
            handicap: 0.0,
        }
    }

    /// Four strangers of deviation 300, two pairs, noise 6: the norm of the
    /// first is `50 + (q1 − q2)/100`, of variance `4·300²/100² = 36`.
    #[test]
    fn two_pairs_by_hand() {
        let mut filter = Filter::with_room(4);
        for _ in 0..4 {
            filter.enter(100.0, 300.0 * 300.0);
        }
        let field = [seats(0, 1), seats(2, 3)];
        let prediction = filter.predict(&field, 100.0);
        assert_eq!(prediction.expected, [50.0, 50.0]);
        let wanted = [36.0, -36.0, -36.0, 36.0];
        for (got, wanted) in prediction.covariance.iter().zip(wanted) {
            assert!((got - wanted).abs() < 1e-9, "{got}");
        }
        filter.update(&prediction, &[56.0, 44.0], 6.0).unwrap();
        // cov(r, y1) = 900; S has the eigenvalue 2·36 + 36 along (1, −1):
        // r += (900, −900)·(6, −6)/108 = 100, var −= 900²·2/108.
        for (at, sign) in [1.0, 1.0, -1.0, -1.0].into_iter().enumerate() {
            let belief = filter.belief(at);
            assert!((belief.mean - (100.0 + 100.0 * sign)).abs() < 1e-9);
            assert!((belief.sd - 75_000.0_f64.sqrt()).abs() < 1e-9);
        }
        assert!((filter.covariance(1, 0) + 15_000.0).abs() < 1e-9);
        assert!((filter.covariance(0, 3) - 15_000.0).abs() < 1e-9);
    }

    #[test]
    fn the_likelihood_is_that_of_the_contrast() {
        let mut filter = Filter::with_room(4);
        for _ in 0..4 {
            filter.enter(0.0, 90_000.0);
        }
        let prediction = filter.predict(&[seats(0, 1), seats(2, 3)], 100.0);
        let got = filter.update(&prediction, &[56.0, 44.0], 6.0).unwrap();
        // (y1 − y2)/√2 is normal with the variance 108.
        let wanted = -0.5 * ((std::f64::consts::TAU * 108.0).ln() + 72.0 / 108.0);
        assert!((got - wanted).abs() < 1e-12, "{got} {wanted}");
    }

    #[test]
    fn who_leaves_takes_nothing_along() {
        let filter = |players| {
            let mut filter = Filter::with_room(players);
            for at in 0..players {
                filter.enter(10.0 * at as f64, 900.0);
            }
            filter
        };
        let mut four = filter(4);
        let field = [seats(0, 1), seats(2, 3)];
        let prediction = four.predict(&field, 100.0);
        four.update(&prediction, &[54.0, 46.0], 6.0).unwrap();
        let known = four.clone();
        four.replace(1, 70.0, 400.0);
        assert_eq!((four.belief(1).mean, four.belief(1).sd), (70.0, 20.0));
        for other in [0, 2, 3] {
            assert_eq!(four.covariance(1, other), 0.0);
            assert_eq!(four.belief(other), known.belief(other));
        }
        assert_eq!(four.covariance(3, 0), known.covariance(3, 0));
    }

    #[test]
    fn blocks_make_no_difference() {
        let players = 3 * BLOCK + 5;
        let mut filter = Filter::with_room(players);
        for at in 0..players {
            filter.enter(at as f64, 400.0 + at as f64);
        }
        let x = DMatrix::from_fn(7, players, |row, column| {
            ((row * 5 + column) % 11) as f64 / 10.0
        });
        let whole = &filter.lower - x.tr_mul(&x);
        filter.take_away(&x);
        for column in 0..players {
            for row in column..players {
                let got = filter.lower[(row, column)];
                assert!((got - whole[(row, column)]).abs() < 1e-12);
            }
        }
    }
}
