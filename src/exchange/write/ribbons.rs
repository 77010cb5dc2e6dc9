//! Ribbons along a curve: shades of its colour, one upon the other, and a line
//! around the narrowest, so that paper without colours tells them apart too.

use super::drawing::{Drawing, Shape};
use super::ink::Ink;
use crate::exchange::chart::{Edge, Ribbon};

/// Strengths of the colour, of the widest ribbon and of those upon it; the
/// window has the same.
const WIDEST: f32 = 0.14;
const NARROWER: f32 = 0.2;
const OUTLINE: f32 = 0.75;

/// Adds the ribbons of a curve to a drawing, cut at the ends of the vertical
/// axis; `at` says where a place of both axes lies.
pub(super) fn add(
    drawing: &mut Drawing,
    ribbons: &[Ribbon],
    ink: Ink,
    ends: [f64; 2],
    at: impl Fn((f64, f64)) -> [f32; 2],
) {
    for (number, ribbon) in ribbons.iter().enumerate() {
        let edge = |side: usize| -> Vec<[f32; 2]> {
            let whole = ribbon
                .edges
                .iter()
                .map(|edge: &Edge| (edge.x, edge.ends[side]));
            within(whole, ends).into_iter().map(&at).collect()
        };
        let outlined = number + 1 == ribbons.len();
        layer(drawing, [edge(0), edge(1)], ink, (number, outlined));
    }
}

/// Adds what stands in the legend for the ribbon of that number: the shades of
/// all up to it, in a rectangle.
pub(super) fn sample(
    drawing: &mut Drawing,
    (ink, number, outlined): (Ink, usize, bool),
    [left, top]: [f32; 2],
    [width, height]: [f32; 2],
) {
    let edge = |y: f32| vec![[left, y], [left + width, y]];
    for lower in 0..=number {
        let edges = [edge(top + height), edge(top)];
        layer(drawing, edges, ink, (lower, outlined && lower == number));
    }
}

fn layer(
    drawing: &mut Drawing,
    [lower, upper]: [Vec<[f32; 2]>; 2],
    ink: Ink,
    (number, outlined): (usize, bool),
) {
    drawing.shapes.push(Shape::Area {
        points: upper.iter().chain(lower.iter().rev()).copied().collect(),
        ink,
        strength: if number == 0 { WIDEST } else { NARROWER },
    });
    if outlined {
        drawing.line(lower, OUTLINE, ink);
        drawing.line(upper, OUTLINE, ink);
    }
}

/// An edge between the ends of an axis: where it leaves them it runs along
/// them.
fn within(edge: impl Iterator<Item = (f64, f64)>, [low, high]: [f64; 2]) -> Vec<(f64, f64)> {
    let mut cut = Vec::new();
    let mut before: Option<(f64, f64)> = None;
    for (x, y) in edge {
        if let Some((x0, y0)) = before {
            let crossing = |end: f64| ((end - y0) / (y - y0), end);
            let mut crossings = [low, high].map(crossing);
            crossings.sort_by(|one, other| one.0.total_cmp(&other.0));
            let between = crossings
                .iter()
                .filter(|(share, _)| 0.0 < *share && *share < 1.0);
            cut.extend(between.map(|(share, end)| (share.mul_add(x - x0, x0), *end)));
        }
        cut.push((x, y.clamp(low, high)));
        before = Some((x, y));
    }
    cut
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_edge_is_cut_where_it_leaves_the_axis() {
        let edge = [(0.0, 5.0), (1.0, 15.0), (2.0, 15.0), (3.0, -5.0)];
        assert_eq!(
            within(edge.into_iter(), [0.0, 10.0]),
            [
                (0.0, 5.0),
                (0.5, 10.0),
                (1.0, 10.0),
                (2.0, 10.0),
                (2.25, 10.0),
                (2.75, 0.0),
                (3.0, 0.0)
            ]
        );
    }
}
