//! Commands tried one after the other before any of them is carried out.

use super::{ClubView, Command};
use crate::domain::name::NameIndex;
use crate::domain::{Book, Change, Notice};

/// A book as the commands tried so far leave it, and its names. Ratings are
/// not calculated, so that hundreds of evenings are tried in a moment.
#[derive(Clone, Debug)]
pub struct Trial {
    /// The book.
    pub book: Book,
    /// For matching names.
    pub names: NameIndex,
}

impl Trial {
    /// Begins with the club as it is.
    pub fn of(view: &ClubView) -> Self {
        Self {
            book: view.book.clone(),
            names: view.names.clone(),
        }
    }

    /// Tries one more command.
    ///
    /// # Errors
    /// Every reason against it; the trial then goes on without it.
    pub fn add(&mut self, command: &Command) -> Result<(), Vec<Notice>> {
        let changes = command.changes(&self.book)?;
        changes.iter().for_each(|change| self.book.apply(change));
        let names = |change| matches!(change, &Change::Player { .. } | &Change::Alias { .. });
        if changes.iter().any(names) {
            self.names = NameIndex::new(&self.book);
        }
        Ok(())
    }
}
