//! How a file is understood, for a preview in which the director can change
//! it.

use super::bridgewebs;
use super::kind::FileKind;
use super::lines::{Row, rows};
use super::opened::{Body, Opened};
use super::table::TableOptions;
use super::table::beside;
use super::table::blocks::{Block, blocks};
use super::table::columns::{self, Columns};
use super::words::Role;
use crate::domain::Notice;
use crate::exchange::{Charset, Separator, sniff};

/// Most rows in an [`Outline`].
pub const OUTLINE_ROWS: usize = 100;

/// How a file is understood.
#[derive(Clone, Debug, PartialEq)]
pub struct Outline {
    /// What it is.
    pub kind: FileKind,
    /// How its letters are written; `None` for spreadsheets.
    pub encoding: Option<Charset>,
    /// What parts its cells; `None` where nothing does.
    pub separator: Option<Separator>,
    /// The sheets of a workbook, or the tournaments of a USEBIO or PBN file.
    pub parts: Vec<String>,
    /// Which of them is read, counted from 0; `None` when the director must
    /// choose.
    pub part: Option<usize>,
    /// The line of the header of a table.
    pub header: Option<usize>,
    /// What the columns of a table hold, from the left.
    pub roles: Vec<Role>,
    /// The first rows of a table, at most [`OUTLINE_ROWS`].
    pub rows: Vec<OutlineRow>,
}

/// A row of a table as it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OutlineRow {
    /// Counted from 1.
    pub line: usize,
    /// From the left, without blanks around them.
    pub cells: Vec<String>,
}

/// How a file is understood under options.
///
/// # Errors
/// As [`results`](super::results), but a table needs no pairs, and of several
/// tournaments none must be chosen.
pub fn outline(bytes: &[u8], options: &TableOptions) -> Result<Outline, Notice> {
    Ok(Outline::of(&Opened::of(bytes, options)?, options))
}

impl Outline {
    /// How an opened file is understood.
    pub(super) fn of(opened: &Opened, options: &TableOptions) -> Self {
        let mut outline = Self {
            kind: opened.kind,
            encoding: opened.encoding,
            separator: None,
            parts: Vec::new(),
            part: None,
            header: None,
            roles: Vec::new(),
            rows: Vec::new(),
        };
        match &opened.body {
            Body::Workbook(sheets, part) => {
                outline.parts = sheets.names();
                outline.part = Some(*part).filter(|_| !sheets.is_open(options));
                outline.take_rows(sheets.rows(*part, options), options);
            }
            Body::Several(content) => {
                outline.parts = content.labels();
                let only = (outline.parts.len() == 1).then_some(0);
                outline.part = options.part.or(only);
            }
            Body::Bridgewebs(text) => outline.separator = Some(bridgewebs::separator(text)),
            Body::Table(text) => {
                let separator = options.separator.unwrap_or_else(|| sniff(text));
                outline.separator = Some(separator);
                outline.take_rows(rows(text, separator), options);
            }
        }
        outline
    }

    /// Rows, and what their columns are in the first block with names.
    fn take_rows(&mut self, rows: Vec<Row>, options: &TableOptions) {
        match beside::parts(&rows, options.header) {
            None => (self.header, self.roles) = understood(&rows, options),
            Some(parts) => {
                for part in parts {
                    let chosen = options.roles.as_deref();
                    let own = TableOptions {
                        roles: chosen.map(|roles| part.roles(roles)),
                        ..options.clone()
                    };
                    let (header, roles) = understood(&part.rows(&rows), &own);
                    self.header = self.header.or(header);
                    part.spread(&roles, &mut self.roles);
                }
            }
        }
        let shown = rows.into_iter().take(OUTLINE_ROWS);
        self.rows = shown
            .map(|row| OutlineRow {
                line: row.line,
                cells: row.cells,
            })
            .collect();
    }
}

/// The line of the header of a table, and the roles of its columns.
fn understood(rows: &[Row], options: &TableOptions) -> (Option<usize>, Vec<Role>) {
    let chosen = options.roles.as_deref();
    let blocks = blocks(rows, options.header);
    let named = |block: &&Block| {
        let heading = block.heading.as_ref();
        Columns::find(heading, &block.rows, chosen, options.dash).is_some()
    };
    let Some(block) = blocks.iter().find(named).or(blocks.first()) else {
        return (None, Vec::new());
    };
    let heading = block.heading.as_ref();
    let roles = columns::roles(heading, &block.rows, chosen);
    (heading.map(|row| row.line), roles)
}
