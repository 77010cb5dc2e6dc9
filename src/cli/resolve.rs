//! Names of a file to players of the club.

use crate::club::ClubView;
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
        let names = |ids: &[PlayerId]| {
            let names: Vec<&str> = ids.iter().map(|id| view.book.name_of(*id)).collect();
            names.join(", ")
        };
        let fitting = view.names.fitting(name);
        let near = view.names.near(name, NEAR);
        let notice = match (fitting.is_empty(), near.is_empty()) {
            (false, _) => Notice::new("cli-ambiguous-name").with("near", names(&fitting)),
            (true, false) => Notice::new("cli-unknown-name-near").with("near", names(&near)),
            (true, true) => Notice::new("cli-unknown-name"),
        };
        Self {
            notice: notice.with("name", name),
            nobody: fitting.is_empty(),
        }
    }
}
