//! The legend below curves: a stroke in the colour of each and its name, then
//! a sample of every ribbon, the narrowest first, and what it means.

use super::drawing::{Anchor, Drawing, LABEL};
use super::font::{shortened, width};
use super::ink::Ink;
use super::ribbons;
use crate::exchange::chart::Series;

const STROKE: f32 = 18.0;
const GAP: f32 = 6.0;
const BETWEEN: f32 = 18.0;
const LINE: f32 = 20.0;
const MOST_NAME: f32 = 220.0;

/// What an entry explains.
enum Sign {
    /// The curve of that colour.
    Stroke(Ink),
    /// A ribbon along it, by number, and whether it is outlined.
    Ribbon(Ink, usize, bool),
}

/// Adds the legend at the foot of a drawing, between two sides, in as many
/// lines as it needs.
pub(super) fn add(drawing: &mut Drawing, series: &[Series], [left, right]: [f32; 2]) {
    let (mut x, mut base) = (left, drawing.height + LABEL);
    for (sign, name) in entries(series, right - left - STROKE - GAP) {
        let room = STROKE + GAP + width(&name, LABEL);
        if x > left && x + room > right {
            (x, base) = (left, base + LINE);
        }
        match sign {
            Sign::Stroke(ink) => {
                let middle = base - LABEL / 3.0;
                drawing.line(vec![[x, middle], [x + STROKE, middle]], 3.0, ink);
            }
            Sign::Ribbon(ink, number, outlined) => {
                let (at, size) = ([x, base - LABEL + 1.0], [STROKE, LABEL]);
                ribbons::sample(drawing, (ink, number, outlined), at, size);
            }
        }
        drawing.label([x + STROKE + GAP, base], Anchor::Start, name, Ink::Text);
        x += room + BETWEEN;
    }
    drawing.height = base + GAP;
}

/// The entries in order, each text in the room it may take.
fn entries(series: &[Series], room: f32) -> Vec<(Sign, String)> {
    let mut entries = Vec::new();
    for (number, series) in series.iter().enumerate() {
        let ink = Ink::Series(number);
        let name = shortened(&series.name, LABEL, MOST_NAME);
        entries.push((Sign::Stroke(ink), name));
        let last = series.ribbons.len().saturating_sub(1);
        for (place, ribbon) in series.ribbons.iter().enumerate().rev() {
            let sign = Sign::Ribbon(ink, place, place == last);
            entries.push((sign, shortened(&ribbon.name, LABEL, room)));
        }
    }
    entries
}
