//! A chart laid out: rectangles, lines and texts with their places, the same
//! for SVG, PNG and PDF.
//!
//! Own code, and not a plotting library, because those fix every colour when
//! they draw, guess the width of texts, and know neither names below bars nor
//! bands with names. Here a shape carries an [`Ink`], so that a page can show
//! it in light and dark, and texts are measured with the font they get.

use super::font::{shortened, width};
use super::ink::Ink;
use super::{legend, ribbons};
use crate::exchange::chart::{Axis, Band, Bar, Chart, Plot, Series};

/// Shapes from the back to the front.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Drawing {
    /// From left to right, in pixels.
    pub(super) width: f32,
    /// From top to bottom.
    pub(super) height: f32,
    /// Its parts.
    pub(super) shapes: Vec<Shape>,
}

/// A part of a drawing; the origin is the upper left corner.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Shape {
    /// A filled rectangle.
    Rect {
        /// Upper left corner.
        at: [f32; 2],
        /// Width and height.
        size: [f32; 2],
        /// Its colour.
        ink: Ink,
        /// Told under the pointer; empty for nothing.
        hint: String,
    },
    /// A filled circle.
    Dot {
        /// Its centre.
        at: [f32; 2],
        /// Its radius.
        radius: f32,
        /// Its colour.
        ink: Ink,
        /// Told under the pointer.
        hint: String,
    },
    /// A line from point to point.
    Line {
        /// Two at least.
        points: Vec<[f32; 2]>,
        /// How thick.
        width: f32,
        /// Its colour.
        ink: Ink,
    },
    /// A filled region.
    Area {
        /// Its corners, in order.
        points: Vec<[f32; 2]>,
        /// Its colour.
        ink: Ink,
        /// How much of what is behind it is covered, 0 to 1.
        strength: f32,
    },
    /// A line of text.
    Text(Label),
}

/// A line of text in a drawing.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Label {
    /// A point on its base line.
    pub(super) at: [f32; 2],
    /// Which part of it stands at that point.
    pub(super) anchor: Anchor,
    /// Whether it runs upwards.
    pub(super) upright: bool,
    /// Size of the font.
    pub(super) size: f32,
    /// What it says.
    pub(super) text: String,
    /// Its colour.
    pub(super) ink: Ink,
}

/// Which part of a text stands at its point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Anchor {
    /// Its beginning.
    Start,
    /// Its middle.
    Middle,
    /// Its end.
    End,
}

const WIDTH: f32 = 960.0;
const PLOT_HEIGHT: f32 = 380.0;
const GAP: f32 = 8.0;
const TITLE: f32 = 16.0;
/// Size of all texts but the title.
pub(super) const LABEL: f32 = 12.0;
/// Height of capitals over the size of the font, to centre a line on a point.
const CAPITALS: f32 = 0.72;
/// Most room for names below bars, and for names of bands.
const MOST_NAME: f32 = 170.0;
/// The width that a bar takes of its share.
const BAR: f32 = 0.72;
/// Few bars leave room for so many, else one of them would fill the chart.
const FEWEST_PLACES: usize = 12;
/// Below this distance of two bars their names could not be read.
const LEAST_STEP: f32 = 9.0;
const CURVE: f32 = 2.0;
const DOT: f32 = 2.6;

/// The rectangle of the plot inside a drawing.
#[derive(Clone, Copy)]
struct Frame {
    left: f32,
    right: f32,
    top: f32,
    bottom: f32,
}

impl Drawing {
    /// Lays a chart out, with its title above it if `titled`.
    pub(super) fn of(chart: &Chart, titled: bool) -> Self {
        let top = if titled { TITLE + 2.0 * GAP } else { 0.0 };
        let named = if chart.y.name.is_empty() { 0.0 } else { LABEL };
        let [low, high] = chart.y.ends;
        let seen = |band: &&Band| band.ends[0] < high && band.ends[1] > low;
        let seen = chart.bands.iter().filter(seen);
        let frame = Frame {
            left: widest(chart.y.marks.iter().map(|mark| &mark.label)) + 2.0 * GAP,
            right: WIDTH - widest(seen.map(|band| &band.name)) - 2.0 * GAP,
            top: top + named + GAP,
            bottom: top + named + GAP + PLOT_HEIGHT,
        };
        let mut drawing = Self {
            width: WIDTH,
            height: frame.bottom + GAP,
            shapes: Vec::new(),
        };
        if titled {
            drawing.text(Label {
                at: [GAP, GAP + TITLE],
                anchor: Anchor::Start,
                upright: false,
                size: TITLE,
                text: shortened(&chart.title, TITLE, WIDTH - 2.0 * GAP),
                ink: Ink::Text,
            });
        }
        let name = chart.y.name.clone();
        drawing.label([GAP, frame.top - GAP], Anchor::Start, name, Ink::Weak);
        drawing.bands(chart, frame);
        drawing.heights(&chart.y, frame);
        match &chart.plot {
            Plot::Bars(bars) => drawing.bars(bars, &chart.y, frame),
            Plot::Lines { x, series } => drawing.lines(x, series, &chart.y, frame),
        }
        drawing
    }

    fn text(&mut self, label: Label) {
        if !label.text.is_empty() {
            self.shapes.push(Shape::Text(label));
        }
    }

    /// Adds a label in the usual size.
    pub(super) fn label(&mut self, at: [f32; 2], anchor: Anchor, text: String, ink: Ink) {
        self.text(Label {
            at,
            anchor,
            upright: false,
            size: LABEL,
            text,
            ink,
        });
    }

    /// Adds a line from point to point.
    pub(super) fn line(&mut self, points: Vec<[f32; 2]>, width: f32, ink: Ink) {
        self.shapes.push(Shape::Line { points, width, ink });
    }

    fn bands(&mut self, chart: &Chart, frame: Frame) {
        for (number, band) in chart.bands.iter().enumerate() {
            let [bottom, top] = band.ends.map(|end| frame.height(&chart.y, end));
            if bottom - top < 0.5 {
                continue;
            }
            self.shapes.push(Shape::Rect {
                at: [frame.left, top],
                size: [frame.right - frame.left, bottom - top],
                ink: Ink::Band(number),
                hint: String::new(),
            });
            if bottom - top > LABEL {
                let middle = f32::midpoint(top, bottom) + CAPITALS * LABEL / 2.0;
                let name = shortened(&band.name, LABEL, MOST_NAME);
                self.label([frame.right + GAP, middle], Anchor::Start, name, Ink::Weak);
            }
        }
    }

    /// The grid and the figures of the vertical axis.
    fn heights(&mut self, y: &Axis, frame: Frame) {
        for mark in &y.marks {
            let height = frame.height(y, mark.at);
            let line = vec![[frame.left, height], [frame.right, height]];
            self.line(line, if mark.at == 0.0 { 1.5 } else { 0.75 }, Ink::Grid);
            let base = height + CAPITALS * LABEL / 2.0;
            let at = [frame.left - GAP, base];
            self.label(at, Anchor::End, mark.label.clone(), Ink::Weak);
        }
    }

    fn bars(&mut self, bars: &[Bar], y: &Axis, frame: Frame) {
        let places = bars.len().max(FEWEST_PLACES) as f32;
        let step = (frame.right - frame.left) / places;
        let size = LABEL.min(step);
        let zero = frame.height(y, 0.0);
        for (place, bar) in bars.iter().enumerate() {
            let middle = frame.left + (place as f32 + 0.5) * step;
            let end = frame.height(y, bar.value);
            self.shapes.push(Shape::Rect {
                at: [middle - BAR * step / 2.0, end.min(zero)],
                size: [BAR * step, (end - zero).abs()],
                ink: Ink::Bar,
                hint: bar.hint.clone(),
            });
        }
        if step < LEAST_STEP {
            return;
        }
        let room = bars.iter().map(|bar| width(&bar.label, size));
        let room = room.fold(0.0, f32::max).min(MOST_NAME);
        for (place, bar) in bars.iter().enumerate() {
            let middle = frame.left + (place as f32 + 0.5) * step;
            self.text(Label {
                at: [middle + CAPITALS * size / 2.0, frame.bottom + GAP],
                anchor: Anchor::End,
                upright: true,
                size,
                text: shortened(&bar.label, size, MOST_NAME),
                ink: Ink::Text,
            });
        }
        self.height += room + GAP;
    }

    fn lines(&mut self, x: &Axis, series: &[Series], y: &Axis, frame: Frame) {
        self.marks(x, frame);
        let place = |value: f64| frame.left + (frame.right - frame.left) * x.share(value) as f32;
        for (number, series) in series.iter().enumerate() {
            let ink = Ink::Series(number);
            let at = |(x, height): (f64, f64)| [place(x), frame.height(y, height)];
            ribbons::add(self, &series.ribbons, ink, y.ends, at);
            let at: Vec<[f32; 2]> = series
                .points
                .iter()
                .map(|point| [place(point.x), frame.height(y, point.y)])
                .collect();
            let hints: Vec<_> = at.iter().copied().zip(&series.points).collect();
            if at.len() > 1 {
                self.line(at.clone(), CURVE, ink);
            }
            for (at, point) in hints {
                if !point.hint.is_empty() {
                    self.shapes.push(Shape::Dot {
                        at,
                        radius: DOT,
                        ink,
                        hint: point.hint.clone(),
                    });
                }
            }
        }
        self.height = frame.bottom + LABEL + 3.0 * GAP;
        if !x.name.is_empty() {
            let at = [frame.right, self.height];
            self.label(at, Anchor::End, x.name.clone(), Ink::Weak);
            self.height += LABEL + GAP;
        }
        if series.len() > 1 || series.iter().any(|series| !series.ribbons.is_empty()) {
            legend::add(self, series, [frame.left, WIDTH - GAP]);
        }
    }

    /// The labels of the horizontal axis, as many as have room.
    fn marks(&mut self, x: &Axis, frame: Frame) {
        let base = frame.bottom + LABEL + GAP;
        let mut free = f32::NEG_INFINITY;
        for mark in &x.marks {
            let middle = frame.left + (frame.right - frame.left) * x.share(mark.at) as f32;
            let half = width(&mark.label, LABEL) / 2.0;
            if middle - half < free || middle + half > WIDTH {
                continue;
            }
            free = middle + half + 2.0 * GAP;
            let tick = vec![[middle, frame.bottom], [middle, frame.bottom + GAP / 2.0]];
            self.line(tick, 1.0, Ink::Grid);
            self.label(
                [middle, base],
                Anchor::Middle,
                mark.label.clone(),
                Ink::Weak,
            );
        }
    }
}

impl Frame {
    fn height(self, y: &Axis, value: f64) -> f32 {
        self.bottom - (self.bottom - self.top) * y.share(value) as f32
    }
}

fn widest<'a>(texts: impl Iterator<Item = &'a String>) -> f32 {
    let widths = texts.map(|text| width(text, LABEL));
    widths.fold(0.0, f32::max).min(MOST_NAME)
}
