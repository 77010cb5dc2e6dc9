//! What a director may decide of how a table is read.

use super::decimals::DecimalSign;
use crate::exchange::read::words::Role;
use crate::exchange::{Charset, Separator};

/// What a director may decide instead of the reader.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct TableOptions {
    /// The encoding of a text; `None` to recognise it.
    pub encoding: Option<Charset>,
    /// Which sheet of a workbook, or which tournament of a USEBIO or PBN file,
    /// counted from 0; `None` for the first sheet with a table, and for the
    /// only tournament.
    pub part: Option<usize>,
    /// The separator; `None` to recognise it.
    pub separator: Option<Separator>,
    /// The decimal sign, the other one being for thousands; `None` to take
    /// both for decimal.
    pub decimal: Option<DecimalSign>,
    /// Where the header stands; `None` to recognise it.
    pub header: Option<Header>,
    /// The roles of the columns from the left; `None` to recognise them.
    pub roles: Option<Vec<Role>>,
    /// A dash between blanks parts two names. A table in which every pair is
    /// written so is recognised without it.
    pub dash: bool,
    /// The day is known from elsewhere: a row may do without its date.
    pub dated: bool,
    /// The boards of the tournament, where the director knows them: they make
    /// totals of means, in a PBN file that does not tell them itself.
    pub boards: Option<u32>,
}

/// Where the header of a table stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Header {
    /// Nowhere: the first line is a pair already.
    Absent,
    /// In that line, counted from 1.
    Line(usize),
}
