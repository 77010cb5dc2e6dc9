//! Names of a file to players of the club.

use crate::domain::name::{NameIndex, fold};
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
        let near = names.near(name, NEAR);
        let fits = |id: &&PlayerId| same_words(book.name_of(**id), name);
        let fitting: Vec<&str> = near
            .iter()
            .filter(fits)
            .map(|id| book.name_of(*id))
            .collect();
        let nobody = fitting.is_empty();
        let spellings: Vec<&str> = near.iter().map(|id| book.name_of(*id)).collect();
        let notice = match (nobody, spellings.is_empty()) {
            (false, _) => Notice::new("cli-ambiguous-name").with("near", fitting.join(", ")),
            (true, false) => {
                Notice::new("cli-unknown-name-near").with("near", spellings.join(", "))
            }
            (true, true) => Notice::new("cli-unknown-name"),
        };
        Self {
            notice: notice.with("name", name),
            nobody,
        }
    }
}

/// Whether two names have the same words, in whatever order.
fn same_words(a: &str, b: &str) -> bool {
    let words = |name: &str| {
        let mut words: Vec<String> = fold(name).split(' ').map(str::to_owned).collect();
        words.sort();
        words
    };
    words(a) == words(b)
}
