//! Results of one kind, beside what was expected of them.

/// Pairs of one kind, all together.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Group {
    /// How many, 1 or more.
    pub pairs: usize,
    /// Mean of their norms, in percent.
    pub expected: f64,
    /// Mean of their results, in percent.
    pub percent: f64,
    /// Root of the mean squared error of the norm, in percent.
    pub rmse: f64,
    /// The same for “everybody scores 50”.
    pub rmse_fifty: f64,
}

impl Group {
    /// How far the mean of the results may be from what it would be in the
    /// long run, in percent: two standard errors.
    pub fn margin(&self) -> f64 {
        2.0 * self.rmse / (self.pairs as f64).sqrt()
    }

    /// Norms and results; `None` without any.
    pub(super) fn of(cases: impl IntoIterator<Item = (f64, f64)>) -> Option<Self> {
        let (mut pairs, mut sums) = (0_usize, [0.0; 4]);
        for (expected, percent) in cases {
            pairs += 1;
            sums[0] += expected;
            sums[1] += percent;
            sums[2] += (percent - expected) * (percent - expected);
            sums[3] += (percent - 50.0) * (percent - 50.0);
        }
        let [expected, percent, errors, fifty] = sums.map(|sum| sum / pairs as f64);
        (pairs > 0).then(|| Self {
            pairs,
            expected,
            percent,
            rmse: errors.sqrt(),
            rmse_fifty: fifty.sqrt(),
        })
    }

    /// Equally many pairs each, from the lowest norms to the highest: as many
    /// groups as have at least `fewest`, up to `most`, but one at least.
    pub(super) fn by_norm(mut cases: Vec<(f64, f64)>, fewest: usize, most: usize) -> Vec<Self> {
        cases.sort_by(|one, other| one.0.total_cmp(&other.0));
        let groups = (cases.len() / fewest).clamp(1, most);
        let border = |group: usize| group * cases.len() / groups;
        (0..groups)
            .filter_map(|group| Self::of(cases[border(group)..border(group + 1)].iter().copied()))
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_group_has_means_and_errors() {
        let group = Group::of([(52.0, 55.0), (48.0, 44.0)]).unwrap();
        assert_eq!(
            (group.pairs, group.expected, group.percent),
            (2, 50.0, 49.5)
        );
        assert_eq!(
            (group.rmse, group.rmse_fifty),
            (12.5_f64.sqrt(), 30.5_f64.sqrt())
        );
        assert_eq!(group.margin(), 5.0);
        assert_eq!(Group::of([]), None);
    }

    #[test]
    fn groups_by_norm_are_equally_large() {
        let cases = |count: usize| {
            (0..count)
                .map(|at| (((at * 37) % count) as f64, 50.0))
                .collect()
        };
        let groups = Group::by_norm(cases(101), 10, 4);
        let sizes: Vec<_> = groups.iter().map(|group| group.pairs).collect();
        assert_eq!(sizes, [25, 25, 25, 26]);
        assert!(
            groups
                .windows(2)
                .all(|two| two[0].expected < two[1].expected)
        );
        assert_eq!(Group::by_norm(cases(3), 10, 4).len(), 1);
        assert_eq!(Group::by_norm(cases(0), 10, 4), []);
    }
}
