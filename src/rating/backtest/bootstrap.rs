//! How sure an error is: whole tournaments drawn again and again, since the
//! results of one evening are not independent of one another.
//!
//! Source: B. Efron, “Bootstrap methods” (1979); intervals by percentiles.

/// Histories drawn.
const DRAWS: usize = 1000;
/// Left out at either end, of [`DRAWS`]: 95 % remain.
const TAIL: usize = 25;
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
    std::array::from_fn(|figure| {
        let mut values: Vec<f64> = drawn.iter().map(|figures| figures[figure]).collect();
        values.sort_by(f64::total_cmp);
        (values[TAIL], values[DRAWS - 1 - TAIL])
    })
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
}
