//! Blocks from top to bottom, a new page where one is full.

use super::columns::{Placed, Setting, padding, wrapped};
use crate::exchange::write::drawing::Drawing;
use crate::exchange::write::font::shortened;
use crate::exchange::write::{Page, Part};

/// A4, in points, and its margins.
pub(super) const LONG: f32 = 841.89;
pub(super) const SHORT: f32 = 595.28;
pub(super) const MARGIN: f32 = 42.0;
/// Room for the running head and foot inside the margins.
const RUNNING: f32 = 16.0;

pub(super) const TITLE: f32 = 15.0;
const HEADING: f32 = 11.0;
pub(super) const NOTE: f32 = 9.0;
/// Sizes of type tried for tables, upright and across.
const UPRIGHT: [f32; 2] = [9.5, 8.5];
const ACROSS: [f32; 3] = [9.5, 8.5, 7.0];
/// Height of a line over the size of its type.
const LEADING: f32 = 1.25;
/// Room above and below the lines of a row, over the size of its type.
const ROW: f32 = 0.27;
/// Room between blocks.
const GAP: f32 = 10.0;
/// A heading does not stand above fewer rows at the foot of a page.
const FEWEST_ROWS: f32 = 3.0;

/// The whole document, laid out.
#[derive(Clone, Debug)]
pub(super) struct Paper {
    /// Width and height of every page.
    pub(super) size: [f32; 2],
    /// What stands on each page.
    pub(super) pages: Vec<Vec<Block>>,
}

/// Something on a page, at a height from its top.
#[derive(Clone, Debug)]
pub(super) enum Block {
    /// The title of the document or of a table, or the line below it.
    Words {
        /// Its base line.
        base: f32,
        /// Size of type.
        size: f32,
        /// How it is announced.
        rank: Rank,
        /// What it says.
        text: String,
    },
    /// A chart.
    Picture {
        /// Its upper edge.
        top: f32,
        /// Points for a pixel of the drawing.
        scale: f32,
        /// The chart.
        drawing: Drawing,
        /// What it shows.
        title: String,
    },
    /// A row of a table.
    Row(Row),
}

/// What words are to the document.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Rank {
    /// Its title.
    Title,
    /// The heading of a table.
    Heading,
    /// Ordinary words.
    Note,
}

/// A row of a table, or its headings.
#[derive(Clone, Debug)]
pub(super) struct Row {
    /// Which table of the document this row continues.
    pub(super) table: usize,
    /// Whether it holds the headings.
    pub(super) head: bool,
    /// Whether the headings stand here for the first time.
    pub(super) first: bool,
    /// The base line of its first line.
    pub(super) base: f32,
    /// From line to line.
    pub(super) leading: f32,
    /// Where it ends.
    pub(super) bottom: f32,
    /// The right end of its table.
    pub(super) right: f32,
    /// Size of type.
    pub(super) size: f32,
    /// Its cells.
    pub(super) cells: Vec<Cell>,
}

/// A cell of a row.
#[derive(Clone, Debug)]
pub(super) struct Cell {
    /// Where its text begins, or ends if it stands at the right.
    pub(super) x: f32,
    /// Whether it stands at the right.
    pub(super) right: bool,
    /// Its text in lines.
    pub(super) lines: Vec<String>,
}

impl Paper {
    /// Lays a page out: upright if every table fits so, else across.
    pub(super) fn new(page: &Page) -> Self {
        let room = |width: f32| width - 2.0 * MARGIN;
        let upright = page.parts.iter().all(|part| {
            let fits = |size: &f32| Setting::new(part, *size, room(SHORT)).groups.len() == 1;
            UPRIGHT.iter().any(fits)
        });
        let (size, sizes) = if upright {
            ([SHORT, LONG], &UPRIGHT[..])
        } else {
            ([LONG, SHORT], &ACROSS[..])
        };
        let mut flow = Flow::new(size);
        flow.words(TITLE, Rank::Title, &page.title);
        if !page.note.is_empty() {
            flow.words(NOTE, Rank::Note, &page.note);
        }
        if let Some(chart) = &page.chart {
            flow.picture(Drawing::of(chart, false), &chart.title);
        }
        for part in &page.parts {
            let settings = sizes
                .iter()
                .map(|size| Setting::new(part, *size, flow.width()));
            let best = settings.reduce(
                |best, next| {
                    if best.groups.len() == 1 { best } else { next }
                },
            );
            if let Some(setting) = best {
                flow.part(part, &setting);
            }
        }
        Self {
            size,
            pages: flow.pages,
        }
    }
}

/// The place where the next block goes.
struct Flow {
    size: [f32; 2],
    pages: Vec<Vec<Block>>,
    /// From the top of the page.
    y: f32,
    tables: usize,
}

impl Flow {
    fn new(size: [f32; 2]) -> Self {
        Self {
            size,
            pages: vec![Vec::new()],
            y: MARGIN + RUNNING,
            tables: 0,
        }
    }

    fn width(&self) -> f32 {
        self.size[0] - 2.0 * MARGIN
    }

    /// Whether a block of that height still fits the page.
    fn fits(&self, height: f32) -> bool {
        self.y + height <= self.size[1] - MARGIN - RUNNING
    }

    fn turn(&mut self) {
        self.pages.push(Vec::new());
        self.y = MARGIN + RUNNING;
    }

    fn put(&mut self, block: Block, height: f32) {
        self.pages.last_mut().expect("one at least").push(block);
        self.y += height;
    }

    fn words(&mut self, size: f32, rank: Rank, text: &str) {
        for text in wrapped(text, size, self.width()) {
            let block = Block::Words {
                base: self.y + size,
                size,
                rank,
                text,
            };
            self.put(block, size * LEADING);
        }
        self.y += GAP / 2.0;
    }

    /// A chart below its title, no higher than a page.
    fn picture(&mut self, drawing: Drawing, title: &str) {
        let heading = HEADING * LEADING + GAP / 2.0;
        let page = self.size[1] - 2.0 * (MARGIN + RUNNING);
        let scale = (self.width() / drawing.width).min((page - heading) / drawing.height);
        let height = drawing.height * scale;
        if !self.fits(heading + height) {
            self.turn();
        }
        self.words(HEADING, Rank::Heading, title);
        let block = Block::Picture {
            top: self.y,
            scale,
            drawing,
            title: title.to_owned(),
        };
        self.put(block, height + GAP);
    }

    /// A table, block of columns below block, as many rows as fit a page; a
    /// block that fits a page is not torn.
    fn part(&mut self, part: &Part, setting: &Setting) {
        for (number, group) in setting.groups.iter().enumerate() {
            let few = FEWEST_ROWS * setting.size * 2.0 * LEADING;
            let whole = self.height(part, setting, group);
            let page = self.size[1] - 2.0 * (MARGIN + RUNNING) - HEADING * 2.0;
            // What is longer than a page is torn anyway: it goes on here.
            let least = if number > 0 && whole <= page {
                whole
            } else {
                few
            };
            if !self.fits(HEADING * 2.0 + least) {
                self.turn();
            }
            if !part.heading.is_empty() {
                self.y += GAP / 2.0;
                self.words(HEADING, Rank::Heading, &part.heading);
            }
            self.rows(part, setting, group);
            self.tables += 1;
            self.y += GAP;
        }
        if !part.note.is_empty() {
            if !self.fits(NOTE * LEADING * 2.0) {
                self.turn();
            }
            self.words(NOTE, Rank::Note, &part.note);
        }
    }

    /// How high a block of a table is with its headings.
    fn height(&self, part: &Part, setting: &Setting, group: &[Placed]) -> f32 {
        let size = setting.size;
        let rows = setting.rows(part, group).map(|cells| {
            let cells: Vec<&str> = cells.iter().map(String::as_str).collect();
            self.row(part, size, group, &cells).height()
        });
        let headings: Vec<&str> = part.columns.iter().map(|(text, _)| text.as_str()).collect();
        self.row(part, size, group, &headings).height() + rows.sum::<f32>()
    }

    fn rows(&mut self, part: &Part, setting: &Setting, group: &[Placed]) {
        let size = setting.size;
        let headings: Vec<&str> = part.columns.iter().map(|(text, _)| text.as_str()).collect();
        let head = self.row(part, size, group, &headings);
        self.put_row(head.clone(), Some(true));
        for cells in setting.rows(part, group) {
            let cells: Vec<&str> = cells.iter().map(String::as_str).collect();
            let row = self.row(part, size, group, &cells);
            if !self.fits(row.height()) {
                self.turn();
                self.put_row(head.clone(), Some(false));
            }
            self.put_row(row, None);
        }
    }

    fn row(&self, part: &Part, size: f32, group: &[Placed], texts: &[&str]) -> Row {
        let cell = |placed: &Placed| {
            let right = part.columns[placed.column].1;
            let inside = placed.width - 2.0 * padding(size);
            let left = MARGIN + placed.left + padding(size);
            let mut lines = wrapped(texts[placed.column], size, inside);
            let most = self.most_lines(size);
            if lines.len() > most {
                let rest = lines.split_off(most - 1).concat();
                lines.push(shortened(&format!("{rest}…"), size, inside));
            }
            Cell {
                x: if right { left + inside } else { left },
                right,
                lines,
            }
        };
        Row {
            table: self.tables,
            head: false,
            first: false,
            base: 0.0,
            leading: size * LEADING,
            bottom: 0.0,
            right: group
                .last()
                .map_or(0.0, |last| MARGIN + last.left + last.width),
            size,
            cells: group.iter().map(cell).collect(),
        }
    }

    /// Lines of a cell that still leave a page room for the headings.
    fn most_lines(&self, size: f32) -> usize {
        (self.size[1] / (3.0 * size * LEADING)) as usize
    }

    /// Puts a row in its place; `head` tells headings, and whether they stand
    /// here for the first time.
    fn put_row(&mut self, mut row: Row, head: Option<bool>) {
        let height = row.height();
        row.head = head.is_some();
        row.first = head == Some(true);
        row.base = self.y + (ROW + 1.0) * row.size;
        row.bottom = self.y + height;
        self.put(Block::Row(row), height);
    }
}

impl Row {
    fn height(&self) -> f32 {
        let lines = self.cells.iter().map(|cell| cell.lines.len()).max();
        2.0 * ROW * self.size + lines.unwrap_or(1) as f32 * self.leading
    }
}
