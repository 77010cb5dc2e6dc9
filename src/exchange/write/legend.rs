//! The legend below curves: a stroke in the colour of each, and its name.

use super::drawing::{Anchor, Drawing, LABEL};
use super::font::{shortened, width};
use super::ink::Ink;
use crate::exchange::chart::Series;

const STROKE: f32 = 18.0;
const GAP: f32 = 6.0;
const BETWEEN: f32 = 18.0;
const LINE: f32 = 20.0;
const MOST_NAME: f32 = 220.0;

/// Adds the legend at the foot of a drawing, between two sides, in as many
/// lines as it needs.
pub(super) fn add(drawing: &mut Drawing, series: &[Series], [left, right]: [f32; 2]) {
    let (mut x, mut base) = (left, drawing.height + LABEL);
    for (number, series) in series.iter().enumerate() {
        let name = shortened(&series.name, LABEL, MOST_NAME);
        let room = STROKE + GAP + width(&name, LABEL);
        if x > left && x + room > right {
            (x, base) = (left, base + LINE);
        }
        let middle = base - LABEL / 3.0;
        let stroke = vec![[x, middle], [x + STROKE, middle]];
        drawing.line(stroke, 3.0, Ink::Series(number));
        drawing.label([x + STROKE + GAP, base], Anchor::Start, name, Ink::Text);
        x += room + BETWEEN;
    }
    drawing.height = base + GAP;
}
