//! How sure an error is: whole tournaments drawn again and again, since the
//! results of one evening are not independent of one another.
//!
//! Sources: B. Efron, “Bootstrap methods” (1979); intervals by percentiles,
//! expanded for few tournaments as in T. Hesterberg, “What teachers should know
//! about the bootstrap” (2015).

use std::f64::consts::FRAC_1_SQRT_2;

/// Histories drawn.
const DRAWS: usize = 1000;
/// Between this and its opposite lie 95 % of the standard normal distribution.
const NORMAL: f64 = 1.959_964;
/// The same history is judged the same way every time.
const SEED: u64 = 20_091_102;

/// Squared errors of one tournament, summed over its pairs.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(in crate::rating) struct Evening<const N: usize> {
    pub(in crate::rating) pairs: f64,
    /// By method.
    pub(in crate::rating) squares: [f64; N],
}

/// Root of the mean squared error of every method.
pub(super) fn errors<const N: usize>(evenings: impl Iterator<Item = Evening<N>>) -> [f64; N] {
    let (mut pairs, mut squares) = (0.0, [0.0; N]);
    for evening in evenings {
        pairs += evening.pairs;
        for (sum, square) in squares.iter_mut().zip(evening.squares) {
            *sum += square;
        }
    }
    squares.map(|sum| (sum / pairs).sqrt())
}

/// 95 % intervals of figures that follow from the errors.
pub(in crate::rating) fn intervals<const N: usize, const M: usize>(
    evenings: &[Evening<N>],
    figures: impl Fn([f64; N]) -> [f64; M],
) -> [(f64, f64); M] {
    let mut luck = fastrand::Rng::with_seed(SEED);
    let drawn: Vec<[f64; M]> = (0..DRAWS)
        .map(|_| {
            let some = (0..evenings.len()).map(|_| evenings[luck.usize(..evenings.len())]);
            figures(errors(some))
        })
        .collect();
    let tail = tail(evenings.len());
    std::array::from_fn(|figure| {
        let mut values: Vec<f64> = drawn.iter().map(|figures| figures[figure]).collect();
        values.sort_by(f64::total_cmp);
        (values[tail], values[DRAWS - 1 - tail])
    })
}

/// Histories left out at either end, of [`DRAWS`], when so many tournaments are
/// drawn from: 25 of many, hardly any of few, because a history drawn from few
/// varies less than what may happen.
fn tail(tournaments: usize) -> usize {
    let freedom = tournaments as f64 - 1.0;
    let reach = (tournaments as f64 / freedom).sqrt() * student(freedom);
    let share = 0.5 * libm::erfc(reach * FRAC_1_SQRT_2);
    (DRAWS as f64 * share).round() as usize
}

/// Between this and its opposite lie 95 % of Student's distribution with so
/// many degrees of freedom, four or more. Source: M. Abramowitz and I. Stegun,
/// “Handbook of mathematical functions” (1964), 26.7.5.
fn student(freedom: f64) -> f64 {
    let x = NORMAL;
    let terms = [
        x,
        (x.powi(3) + x) / 4.0,
        (5.0 * x.powi(5) + 16.0 * x.powi(3) + 3.0 * x) / 96.0,
        (3.0 * x.powi(7) + 19.0 * x.powi(5) + 17.0 * x.powi(3) - 15.0 * x) / 384.0,
    ];
    let inner = terms.into_iter().rev();
    inner.fold(0.0, |sum, term| sum / freedom + term)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn evening(square: f64) -> Evening<1> {
        Evening {
            pairs: 4.0,
            squares: [4.0 * square],
        }
    }

    #[test]
    fn an_interval_is_as_wide_as_the_evenings_differ() {
        let same = [evening(36.0); 10];
        assert_eq!(intervals(&same, |errors| errors), [(6.0, 6.0)]);
        let differing: Vec<_> = (0..100).map(|at| evening(f64::from(at % 10))).collect();
        let [error] = errors(differing.iter().copied());
        let [(low, high)] = intervals(&differing, |errors| errors);
        assert!(low < error && error < high);
        // The mean square 4.5 has the standard error 0.287.
        assert!((high * high - low * low - 4.0 * 0.287).abs() < 0.15);
        assert_eq!(intervals(&differing, |errors| errors), [(low, high)]);
    }

    #[test]
    fn few_tournaments_leave_more_room_to_chance() {
        for (freedom, published) in [(4.0, 2.776), (9.0, 2.262), (29.0, 2.045), (1e9, 1.960)] {
            let found = student(freedom);
            assert!((found - published).abs() < 0.01, "{freedom}: {found}");
        }
        assert_eq!([5, 10, 20, 56, 20_000].map(tail), [1, 9, 16, 22, 25]);
    }
}
