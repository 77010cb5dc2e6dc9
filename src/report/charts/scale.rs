//! The vertical axis of a chart: its ends and round marks.

use crate::exchange::chart::Mark;
use crate::i18n::{Lang, fixed};

/// Marks on an axis, about.
const MARKS: f64 = 7.0;
/// Room beyond the outermost values, as a share of their distance.
const MARGIN: f64 = 0.05;
/// The shortest axis, in rating points: a curve that hardly moves looks so.
const SHORTEST: f64 = 20.0;
/// The shortest axis of other figures.
const LEAST: f64 = 0.01;

/// Ends of rating points that hold all values with some room, and round marks
/// between them.
pub(super) fn around(values: impl Iterator<Item = f64>, lang: Lang) -> Scale {
    holding(values, SHORTEST, lang)
}

/// The same for figures of any size.
pub(super) fn close(values: impl Iterator<Item = f64>, lang: Lang) -> Scale {
    holding(values, LEAST, lang)
}

/// The ends of an axis and its marks.
type Scale = ([f64; 2], Vec<Mark>);

fn holding(values: impl Iterator<Item = f64>, shortest: f64, lang: Lang) -> Scale {
    let nothing = (f64::INFINITY, f64::NEG_INFINITY);
    let (low, high) = values.fold(nothing, |(low, high), value| {
        (value.min(low), value.max(high))
    });
    let (low, high) = if low > high { (0.0, 0.0) } else { (low, high) };
    let middle = f64::midpoint(low, high);
    let half = (high - low).max(shortest) * (0.5 + MARGIN);
    let ends = [middle - half, middle + half];
    (ends, marks(ends, lang))
}

fn marks([low, high]: [f64; 2], lang: Lang) -> Vec<Mark> {
    let step = round_step((high - low) / MARKS);
    let (first, last) = ((low / step).ceil(), (high / step).floor());
    // At most four: the shortest axis has steps of a thousandth or two.
    let decimals = (-step.log10()).ceil().clamp(0.0, 4.0) as usize;
    // Both are near, so the marks are few.
    (0..=(last - first) as usize)
        .map(|number| (first + number as f64) * step)
        .map(|at| Mark {
            at,
            label: fixed(lang, at, decimals),
        })
        .collect()
}

/// The next of 1, 2, 5, 10, 20, … that is not below `rough`.
fn round_step(rough: f64) -> f64 {
    let power = 10_f64.powf(rough.log10().floor());
    let factors = [1.0, 2.0, 5.0];
    let factor = factors.iter().find(|factor| rough <= **factor * power);
    factor.unwrap_or(&10.0) * power
}

#[cfg(test)]
mod tests {
    use super::*;

    fn labels(values: &[f64]) -> Vec<String> {
        let (ends, marks) = around(values.iter().copied(), Lang::RU);
        for value in values {
            assert!(ends[0] < *value && *value < ends[1]);
        }
        marks.into_iter().map(|mark| mark.label).collect()
    }

    #[test]
    fn marks_are_round_and_few() {
        assert_eq!(labels(&[-280.0, 610.0]), ["−200", "0", "200", "400", "600"]);
        assert_eq!(labels(&[5210.0, 5900.0]).first().unwrap(), "5200");
        assert_eq!(labels(&[7.0]), ["0", "5", "10", "15"]);
        let (_, fine) = close([0.0, 0.31].into_iter(), Lang::EN);
        assert_eq!(fine[1].label, "0.05");
        assert!(labels(&[]).contains(&"0".to_owned()));
    }
}
