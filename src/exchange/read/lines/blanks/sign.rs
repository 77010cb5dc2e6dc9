//! What a dash means that blanks set apart between a pair and its number:
//! `Ng & Fox - 12`.

/// Its meaning in a text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Dash {
    Minus,
    Separator,
    /// It may be either.
    #[default]
    Unclear,
}

/// The first number behind a pair, and what stands before it.
pub(super) struct Tail {
    pub(super) number: f64,
    /// Whether a dash stands before it, blanks around.
    pub(super) dashed: bool,
    /// Whether it has a plus.
    pub(super) plus: bool,
}

/// Percentages have this mean, as far as rounding allows.
const FIFTY: std::ops::RangeInclusive<f64> = 48.5..=51.5;

impl Dash {
    /// What the numbers of all pairs tell. A dash in every line parts names
    /// from numbers, unless those may be the losers of IMPs; in some lines it
    /// is a minus when others have a plus, or when the sum is about nought
    /// then, as it is of IMPs.
    pub(super) fn of(tails: &[Tail]) -> Self {
        let dashed = tails.iter().filter(|tail| tail.dashed).count();
        if dashed == tails.len() {
            return if dashed > 1 && !may_be_losers(tails) {
                Self::Separator
            } else {
                Self::Unclear
            };
        }
        let signed = tails.iter().map(|tail| {
            if tail.dashed {
                -tail.number
            } else {
                tail.number
            }
        });
        let sum = signed.sum::<f64>().abs();
        let of_all = tails.iter().map(|tail| tail.number.abs()).sum::<f64>();
        let about_nought = 4.0 * sum <= of_all && !FIFTY.contains(&(of_all / tails.len() as f64));
        if tails.iter().any(|tail| tail.plus) || about_nought {
            Self::Minus
        } else {
            Self::Unclear
        }
    }
}

/// Whether the numbers grow down a list: that of the best first, if they are
/// below nought. Percentages are not.
fn may_be_losers(tails: &[Tail]) -> bool {
    let numbers: Vec<f64> = tails.iter().map(|tail| tail.number).collect();
    let mean = numbers.iter().sum::<f64>() / numbers.len() as f64;
    let grow = numbers.windows(2).all(|two| two[0] <= two[1]);
    grow && numbers[0] < numbers[numbers.len() - 1] && !FIFTY.contains(&mean)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(numbers: &[&str]) -> Dash {
        let tail = |text: &&str| Tail {
            number: text
                .trim_start_matches(['–', '+'])
                .parse()
                .expect("a number"),
            dashed: text.starts_with('–'),
            plus: text.starts_with('+'),
        };
        Dash::of(&numbers.iter().map(tail).collect::<Vec<_>>())
    }

    #[test]
    fn a_dash_is_a_minus_or_a_separator_only_where_that_is_clear() {
        assert_eq!(of(&["–56.04", "–43.96"]), Dash::Separator);
        assert_eq!(of(&["–43.96", "–56.04"]), Dash::Separator);
        assert_eq!(of(&["–131", "–140", "–122"]), Dash::Separator);
        assert_eq!(of(&["–3", "–7.5", "–12"]), Dash::Unclear);
        assert_eq!(of(&["+12", "–12"]), Dash::Minus);
        assert_eq!(of(&["12", "–7", "-5"]), Dash::Minus);
        assert_eq!(of(&["–12"]), Dash::Unclear);
        assert_eq!(of(&["–60", "52", "38"]), Dash::Unclear);
        assert_eq!(of(&["55", "–45"]), Dash::Unclear);
    }
}
