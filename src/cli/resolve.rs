//! Names of a file to players of the club.

use crate::club::ClubView;
use crate::domain::name::fold;
use crate::domain::{Notice, PlayerId};

/// Near spellings named in a refusal.
const NEAR: usize = 3;

/// The one player that a spelling means.
///
/// # Errors
/// `cli-unknown-name`, with near spellings where there are some, or
/// `cli-ambiguous-name` when several players fit.
pub(super) fn player(view: &ClubView, name: &str) -> Result<PlayerId, Unknown> {
    view.names
        .find(name)
        .ok_or_else(|| Unknown::new(view, name))
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
    fn new(view: &ClubView, name: &str) -> Self {
        let near = view.names.near(name, NEAR);
        let fits = |id: &&PlayerId| same_words(view.book.name_of(**id), name);
        let fitting: Vec<&str> = near
            .iter()
            .filter(fits)
            .map(|id| view.book.name_of(*id))
            .collect();
        let nobody = fitting.is_empty();
        let names: Vec<&str> = near.iter().map(|id| view.book.name_of(*id)).collect();
        let notice = match (nobody, names.is_empty()) {
            (false, _) => Notice::new("cli-ambiguous-name").with("near", fitting.join(", ")),
            (true, false) => Notice::new("cli-unknown-name-near").with("near", names.join(", ")),
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
