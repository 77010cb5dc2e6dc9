//! Blocks onto a page: words, lines, and charts as vectors.

use std::sync::{Arc, LazyLock};

use krilla::color::rgb;
use krilla::geom::{Path, PathBuilder, Point, Rect, Transform};
use krilla::num::NormalizedF32;
use krilla::paint::{Fill, FillRule, LineJoin, Stroke};
use krilla::surface::Surface;
use krilla::tagging::{Artifact, ArtifactType, ContentTag, SpanTag};
use krilla::text::{Font, TextDirection};

use super::flow::{Block, Row};
use super::tags::Tags;
use crate::exchange::write::drawing::{Anchor, Drawing, Label, Shape};
use crate::exchange::write::font::{FONT, width};
use crate::exchange::write::ink::Ink;

static FACE: LazyLock<Font> = LazyLock::new(|| {
    let data: Arc<dyn AsRef<[u8]> + Send + Sync> = Arc::new(FONT);
    Font::new(data.into(), 0).expect("the bundled font is whole")
});

const THIN: f32 = 0.4;
const THICK: f32 = 1.0;

/// Draws on one page.
pub(super) struct Pen<'a> {
    surface: Surface<'a>,
}

impl<'a> Pen<'a> {
    pub(super) const fn new(surface: Surface<'a>) -> Self {
        Self { surface }
    }

    pub(super) fn finish(self) {
        self.surface.finish();
    }

    /// Words that belong to the page and not to the document.
    pub(super) fn aside(&mut self, at: [f32; 2], size: f32, text: &str) {
        if text.is_empty() {
            return;
        }
        self.artifact(ArtifactType::PaginationOther);
        self.text(at, size, text, Ink::Weak);
        self.surface.end_tagged();
    }

    /// Draws a block and tells its meaning.
    pub(super) fn block(&mut self, block: &Block, tags: &mut Tags) {
        match block {
            Block::Words {
                base,
                size,
                rank,
                text,
            } => {
                let span = ContentTag::Span(SpanTag::empty());
                let id = self.surface.start_tagged(span);
                self.text([super::MARGIN, *base], *size, text, Ink::Text);
                self.surface.end_tagged();
                tags.words(*rank, text, id);
            }
            Block::Picture {
                top,
                scale,
                drawing,
                title,
            } => {
                let id = self.surface.start_tagged(ContentTag::Other);
                self.picture([super::MARGIN, *top], *scale, drawing);
                self.surface.end_tagged();
                tags.picture(title, id);
            }
            Block::Row(row) => self.row(row, tags),
        }
    }

    fn row(&mut self, row: &Row, tags: &mut Tags) {
        let mut ids = Vec::with_capacity(row.cells.len());
        // Headings again on a next page are not read out again.
        let read = !row.head || row.first;
        for cell in &row.cells {
            if read {
                let span = ContentTag::Span(SpanTag::empty());
                ids.push(self.surface.start_tagged(span));
            } else {
                self.artifact(ArtifactType::PaginationOther);
            }
            for (number, line) in (0_u8..).zip(&cell.lines) {
                let width = if cell.right {
                    width(line, row.size)
                } else {
                    0.0
                };
                let base = row.base + f32::from(number) * row.leading;
                self.text([cell.x - width, base], row.size, line, Ink::Text);
            }
            self.surface.end_tagged();
        }
        if read {
            tags.row(row, ids);
        }
        self.rule(row);
    }

    /// The line below a row.
    fn rule(&mut self, row: &Row) {
        self.artifact(ArtifactType::Layout);
        let line = [[super::MARGIN, row.bottom], [row.right, row.bottom]];
        self.line(&line, if row.head { THICK } else { THIN }, Ink::Grid);
        self.surface.end_tagged();
    }

    fn artifact(&mut self, kind: ArtifactType) {
        let artifact = ContentTag::Artifact(Artifact::with_kind(kind));
        self.surface.start_tagged(artifact);
    }

    fn picture(&mut self, [left, top]: [f32; 2], scale: f32, drawing: &Drawing) {
        let place = Transform::from_row(scale, 0.0, 0.0, scale, left, top);
        self.surface.push_transform(&place);
        for shape in &drawing.shapes {
            match shape {
                Shape::Rect { at, size, ink, .. } => self.rect(*at, *size, *ink),
                Shape::Dot {
                    at, radius, ink, ..
                } => {
                    // So small that a square is as good as a circle.
                    let corner = at.map(|middle| middle - radius);
                    self.rect(corner, [2.0 * radius; 2], *ink);
                }
                Shape::Line { points, width, ink } => self.line(points, *width, *ink),
                Shape::Area {
                    points,
                    ink,
                    strength,
                } => self.area(points, *ink, *strength),
                Shape::Text(label) => self.label(label),
            }
        }
        self.surface.pop();
    }

    fn label(&mut self, label: &Label) {
        let turn = if label.upright { -90.0 } else { 0.0 };
        let [x, y] = label.at;
        let width = width(&label.text, label.size);
        let back = match label.anchor {
            Anchor::Start => 0.0,
            Anchor::Middle => width / 2.0,
            Anchor::End => width,
        };
        self.surface
            .push_transform(&Transform::from_rotate_at(turn, x, y));
        self.text([x - back, y], label.size, &label.text, label.ink);
        self.surface.pop();
    }

    fn text(&mut self, [x, y]: [f32; 2], size: f32, text: &str, ink: Ink) {
        self.fill(ink);
        let start = Point::from_xy(x, y);
        let direction = TextDirection::Auto;
        self.surface
            .draw_text(start, FACE.clone(), size, text, false, direction);
    }

    fn fill(&mut self, ink: Ink) {
        self.fill_with(ink, NormalizedF32::ONE);
    }

    fn fill_with(&mut self, ink: Ink, opacity: NormalizedF32) {
        self.surface.set_stroke(None);
        self.surface.set_fill(Some(Fill {
            paint: color(ink).into(),
            opacity,
            rule: FillRule::NonZero,
        }));
    }

    fn rect(&mut self, [x, y]: [f32; 2], [width, height]: [f32; 2], ink: Ink) {
        let mut path = PathBuilder::new();
        // A bar of no height has no rectangle.
        let Some(rect) = Rect::from_xywh(x, y, width, height) else {
            return;
        };
        path.push_rect(rect);
        self.fill(ink);
        self.path(path.finish());
    }

    fn area(&mut self, points: &[[f32; 2]], ink: Ink, strength: f32) {
        let mut path = along(points);
        path.close();
        self.fill_with(
            ink,
            NormalizedF32::new(strength).unwrap_or(NormalizedF32::ONE),
        );
        self.path(path.finish());
    }

    fn line(&mut self, points: &[[f32; 2]], width: f32, ink: Ink) {
        let path = along(points);
        self.surface.set_fill(None);
        self.surface.set_stroke(Some(Stroke {
            paint: color(ink).into(),
            width,
            line_join: LineJoin::Round,
            ..Stroke::default()
        }));
        self.path(path.finish());
    }

    fn path(&mut self, path: Option<Path>) {
        if let Some(path) = path {
            self.surface.draw_path(&path);
        }
    }
}

/// A way from point to point.
fn along(points: &[[f32; 2]]) -> PathBuilder {
    let mut path = PathBuilder::new();
    for (number, [x, y]) in points.iter().enumerate() {
        if number == 0 {
            path.move_to(*x, *y);
        } else {
            path.line_to(*x, *y);
        }
    }
    path
}

/// The colour on light paper.
fn color(ink: Ink) -> rgb::Color {
    let [_, red, green, blue] = ink.shade()[0].to_be_bytes();
    rgb::Color::new(red, green, blue)
}
