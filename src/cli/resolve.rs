//! Names of a file to players of the club.

use crate::domain::name::NameIndex;
use crate::domain::{Book, Notice, PlayerId};

/// Near spellings named in a refusal.
const NEAR: usize = 3;

/// The one player that a spelling means.
///
/// # Errors
/// `cli-unknown-name`, with near spellings where there are some, or
/// `cli-ambiguous-name` when several players fit.
pub(super) fn player(book: &Book, names: &NameIndex, name: &str) -> Result<PlayerId, Unknown> {
    names
        .find(name)
        .ok_or_else(|| Unknown::new(book, names, name))
}

/// The one player that a spelling in a file of results means, whose writer
/// may not know of labels.
///
/// # Errors
/// As [`player`].
pub(super) fn in_file(book: &Book, names: &NameIndex, name: &str) -> Result<PlayerId, Unknown> {
    names
        .find_in_file(name)
        .ok_or_else(|| Unknown::new(book, names, name))
}

/// A name that means nobody, or not only one.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Unknown {
    /// The refusal.
    pub(super) notice: Notice,
    /// Whether nobody fits, so that it may be a newcomer.
    pub(super) nobody: bool,
}

impl Unknown {
    fn new(book: &Book, names: &NameIndex, name: &str) -> Self {
        let list = |ids: &[PlayerId]| {
            let names: Vec<&str> = ids.iter().map(|id| book.name_of(*id)).collect();
            names.join(", ")
        };
        let fitting = names.fitting_in_file(name);
        let near = names.near(name, NEAR);
        let notice = match (fitting.is_empty(), near.is_empty()) {
            (false, _) => Notice::new("cli-ambiguous-name").with("near", list(&fitting)),
            (true, false) => Notice::new("cli-unknown-name-near").with("near", list(&near)),
            (true, true) => Notice::new("cli-unknown-name"),
        };
        Self {
            notice: notice.with("name", name),
            nobody: fitting.is_empty(),
        }
    }
}
