//! Why a command is not carried out.

use std::path::Path;

use crate::domain::Notice;
use crate::exchange::Skipped;
use crate::i18n::Lang;

/// Why a command is not carried out.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Failure {
    /// Values or files are wrong: exit 1, every reason listed.
    Refused(Vec<Notice>),
    /// The command line is wrong: exit 2.
    Usage(Notice),
}

impl From<Notice> for Failure {
    fn from(notice: Notice) -> Self {
        Self::Refused(vec![notice])
    }
}

impl From<Vec<Notice>> for Failure {
    fn from(notices: Vec<Notice>) -> Self {
        Self::Refused(notices)
    }
}

/// The value; for a wrong one its reason is kept, and the caller gives up
/// when all are heard.
pub(super) fn kept<T: Default>(checked: Result<T, Notice>, wrong: &mut Vec<Notice>) -> T {
    checked.unwrap_or_else(|notice| {
        wrong.push(notice);
        T::default()
    })
}

/// Reasons against one file, each with its place.
#[derive(Clone, Debug)]
pub(super) struct Reasons<'a> {
    file: &'a Path,
    lang: Lang,
    /// What is wrong, in the order found.
    pub(super) notices: Vec<Notice>,
}

impl<'a> Reasons<'a> {
    /// Nothing against the file yet.
    pub(super) const fn new(file: &'a Path, lang: Lang) -> Self {
        Self {
            file,
            lang,
            notices: Vec::new(),
        }
    }

    /// Against the file as a whole.
    pub(super) fn file(&mut self, reason: &Notice) {
        self.notices.push(
            Notice::new("cli-in-file")
                .with("file", self.file.display().to_string())
                .with("reason", self.lang.say(reason)),
        );
    }

    /// Against one of its lines.
    pub(super) fn line(&mut self, line: usize, reason: &Notice) {
        self.in_line(line, self.lang.say(reason));
    }

    /// Against the lines that a reader could not use.
    pub(super) fn skipped<'s>(&mut self, skipped: impl IntoIterator<Item = &'s Skipped>) {
        for skipped in skipped {
            let reason = skipped.said(|notice| self.lang.say(notice));
            self.in_line(skipped.line, reason);
        }
    }

    fn in_line(&mut self, line: usize, reason: String) {
        self.notices.push(
            Notice::new("cli-in-line")
                .with("file", self.file.display().to_string())
                // A text, so that no language puts separators into it.
                .with("line", line.to_string())
                .with("reason", reason),
        );
    }
}
