//! A result file opened once: decoded, and parsed as far as its kind allows
//! without the roles of columns.

use super::kind::{FileKind, kind};
use super::lines::check_lines;
use super::quote::shorten;
use super::several::Content;
use super::sheet::Sheets;
use super::table::{TableOptions, table};
use super::{bridgewebs, entities, pbn, usebio};
use crate::domain::Notice;
use crate::exchange::decode::check_size;
use crate::exchange::{Charset, ResultFile, decode_as};

/// A file that can be read.
pub(super) struct Opened {
    pub(super) kind: FileKind,
    /// How its letters are written; `None` for spreadsheets.
    pub(super) encoding: Option<Charset>,
    pub(super) body: Body,
}

/// What is in it.
pub(super) enum Body {
    /// The sheets, and which of them is read.
    Workbook(Sheets, usize),
    Table(String),
    Bridgewebs(String),
    /// The tournaments of USEBIO or PBN.
    Several(Content),
}

impl Opened {
    /// Opens a file under options.
    ///
    /// # Errors
    /// `table-other-format` for a kind of file that is not read, and what its
    /// kind refuses as a whole.
    pub(super) fn of(bytes: &[u8], options: &TableOptions) -> Result<Self, Notice> {
        Self::open(bytes, options).map_err(|mut reason| {
            shorten(&mut reason);
            reason
        })
    }

    fn open(bytes: &[u8], options: &TableOptions) -> Result<Self, Notice> {
        let kind = kind(bytes);
        let text = || -> Result<String, Notice> {
            check_size(bytes)?;
            decode_as(bytes, charset(bytes, kind, options))
        };
        let lines = || text().and_then(|text| check_lines(&text).map(|()| text));
        let body = match kind {
            FileKind::Spreadsheet => {
                let sheets = Sheets::open(bytes)?;
                let part = sheets.choose(options)?;
                Body::Workbook(sheets, part)
            }
            FileKind::Table => Body::Table(entities::replaced(&lines()?).into_owned()),
            FileKind::Bridgewebs => Body::Bridgewebs(lines()?),
            FileKind::Usebio => Body::Several(usebio::content(&text()?)?),
            FileKind::Pbn => Body::Several(pbn::content(&text()?, options.boards)?),
            FileKind::Html | FileKind::Pdf | FileKind::Database => {
                return Err(Notice::new("table-other-format").with("format", kind.name()));
            }
        };
        let is_text = kind != FileKind::Spreadsheet;
        Ok(Self {
            kind,
            encoding: is_text.then(|| charset(bytes, kind, options)),
            body,
        })
    }

    /// The evening in it.
    ///
    /// # Errors
    /// As [`results`](super::results).
    pub(super) fn results(self, options: &TableOptions) -> Result<ResultFile, Notice> {
        match self.body {
            Body::Workbook(sheets, part) => sheets.results(part, options),
            Body::Table(text) => table(&text, options),
            Body::Bridgewebs(text) => bridgewebs::results(&text, options),
            Body::Several(content) => content.choose(options.part),
        }
    }
}

fn charset(bytes: &[u8], kind: FileKind, options: &TableOptions) -> Charset {
    options.encoding.unwrap_or_else(|| match kind {
        FileKind::Usebio => usebio::charset(bytes),
        _ => Charset::of(bytes),
    })
}
