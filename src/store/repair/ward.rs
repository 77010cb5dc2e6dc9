//! The club under treatment.

use rusqlite::Connection;

use super::finding::{Finding, Remedy};
use super::known::Known;
use super::sheets::Sheet;
use super::trail::Row;
use crate::domain::{Arg, Book, Notice};

/// What was found so far, and what will stand in the file.
pub(super) struct Ward<'a> {
    pub(super) connection: &'a Connection,
    /// What the journal knows.
    pub(super) known: Known,
    /// What is sound, or was made so.
    pub(super) book: Book,
    /// The journal, likewise.
    pub(super) trail: Vec<Row>,
    /// The sheets being typed, likewise.
    pub(super) sheets: Vec<Sheet>,
    /// What is wrong.
    pub(super) findings: Vec<Finding>,
}

impl<'a> Ward<'a> {
    pub(super) fn new(connection: &'a Connection, known: Known) -> Self {
        Self {
            connection,
            known,
            book: Book::default(),
            trail: Vec::new(),
            sheets: Vec::new(),
            findings: Vec::new(),
        }
    }

    /// Something that a repair puts right.
    pub(super) fn find(&mut self, about: &Notice, wrong: Notice, remedy: Notice) {
        self.findings.push(Finding {
            about: about.clone(),
            wrong,
            remedy: Remedy::Repair(remedy),
        });
    }

    /// Something about the file that no repair puts right.
    pub(super) fn give_up(&mut self, wrong: Notice) {
        self.findings.push(Finding::of_file(wrong));
    }

    /// A value out of a row; where it makes no sense, another one, and a
    /// finding about it.
    pub(super) fn or<T>(
        &mut self,
        about: &Notice,
        read: Result<T, Notice>,
        other: T,
        shown: impl Into<Arg>,
    ) -> T {
        read.unwrap_or_else(|bad| {
            let remedy = Notice::new("repair-set").with("value", shown.into());
            self.find(about, wrong(&bad), remedy);
            other
        })
    }

    /// A value out of a row; where it makes no sense, nothing.
    pub(super) fn or_nothing<T>(
        &mut self,
        about: &Notice,
        read: Result<Option<T>, Notice>,
    ) -> Option<T> {
        self.or(about, read, None, Notice::new("repair-nothing"))
    }

    /// What the journal knows, in the place of what was put together since
    /// `from` findings, if there was anything wrong.
    pub(super) fn prefer<T>(
        &mut self,
        from: usize,
        made: Option<T>,
        known: Option<T>,
    ) -> Option<T> {
        if self.findings.len() == from || known.is_none() {
            return made;
        }
        for finding in &mut self.findings[from..] {
            finding.remedy = Remedy::Repair(Notice::new("repair-as-known"));
        }
        known
    }
}

/// A mark that is not there.
pub(super) fn no() -> Notice {
    Notice::new("repair-no")
}

/// What is wrong with the value that a complaint about a row names.
pub(super) fn wrong(bad: &Notice) -> Notice {
    let arg = |name| bad.args.get(name).map(Arg::to_string).unwrap_or_default();
    Notice::new("repair-value")
        .with("column", arg("column"))
        .with("value", arg("value"))
}
