//! One club file, open.

use std::path::Path;

use rusqlite::{Connection, Transaction, TransactionBehavior};

use super::journal::{self, Logged, State};
use super::lock::Lock;
use super::repair::{self, Finding};
use super::{create, draft, open, read, write};
use crate::domain::{Book, Change, Notice};

/// What a file is opened for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    /// To change it; only one program at a time.
    Write,
    /// To look at it, also while another program has it open for writing.
    Read,
}

/// An operation and the changes by which it was carried out, in order.
#[derive(Clone, Debug, PartialEq)]
pub struct Applied {
    /// Its name, for the user.
    pub operation: Notice,
    /// What it replaced; for an undone operation these are its changes
    /// inverted, last one first.
    pub changes: Vec<Change>,
}

/// A club file, open through one connection; closed when dropped.
///
/// ```
/// use tandem::domain::{Change, Notice};
/// use tandem::store::{Access, ClubFile};
/// # fn main() -> Result<(), Notice> {
/// let folder = tempfile::tempdir().expect("a folder");
/// let path = folder.path().join("thursday.tandem");
/// let mut file = ClubFile::create(&path, "Thursday")?;
/// let renamed = Change::Name { before: "Thursday".into(), after: "Friday".into() };
/// file.commit(&Notice::new("op-name"), &[renamed])?;
/// drop(file);
///
/// let mut file = ClubFile::open(&path, Access::Write)?;
/// assert_eq!(file.load()?.name, "Friday");
/// file.undo()?;
/// assert_eq!(file.load()?.name, "Thursday");
/// # Ok(())
/// # }
/// ```
#[derive(Debug)]
pub struct ClubFile {
    access: Access,
    // Before the lock, so that it is closed before another may write.
    connection: Connection,
    lock: Option<Lock>,
}

impl ClubFile {
    /// Makes the file of a new club without players and opens it for writing.
    ///
    /// # Errors
    /// `store-exists` if anything stands there, `store-no-folder`, or what
    /// the disk says; no half-made file is left.
    pub fn create(path: &Path, name: &str) -> Result<Self, Notice> {
        let book = Book {
            name: name.to_owned(),
            ..Book::default()
        };
        Self::create_with(path, &book)
    }

    /// Makes the file of a club that has a history already, which cannot be
    /// undone, and opens it for writing.
    ///
    /// # Errors
    /// As [`ClubFile::create`].
    pub fn create_with(path: &Path, book: &Book) -> Result<Self, Notice> {
        let (connection, lock) = create::create(path, book, None)?;
        Ok(Self {
            access: Access::Write,
            connection,
            lock,
        })
    }

    /// Makes the file of a club on which one operation was carried out, and
    /// opens it for writing: the file appears with both in it.
    ///
    /// # Errors
    /// As [`ClubFile::create`].
    pub fn create_by(path: &Path, book: &Book, applied: &Applied) -> Result<Self, Notice> {
        let (connection, lock) = create::create(path, book, Some(applied))?;
        Ok(Self {
            access: Access::Write,
            connection,
            lock,
        })
    }

    /// Opens a club file; never makes one.
    ///
    /// # Errors
    /// One notice that says what stands there instead (`store-missing`,
    /// `-directory`, `-empty`, `-foreign`, `-newer`, `-older`, `-damaged`) or
    /// why it cannot be used (`store-forbidden`, `-read-only-file`,
    /// `-folder-read-only`, `-in-use`, `-interrupted`, `-io`). It stays as it
    /// was.
    pub fn open(path: &Path, access: Access) -> Result<Self, Notice> {
        let (connection, lock) = open::open(path, access)?;
        Ok(Self {
            access,
            connection,
            lock,
        })
    }

    /// Everything the file knows about the club.
    ///
    /// # Errors
    /// `store-bad-row` for a row that makes no sense, `store-damaged`.
    pub fn load(&self) -> Result<Book, Notice> {
        // In one transaction, so that a writer cannot come in between.
        let transaction = self.connection.unchecked_transaction()?;
        read::book(&transaction)
    }

    /// Opens a club file as [`ClubFile::open`] does, whatever stands in its
    /// rows, as long as they can be read: to look at it or to put it in order.
    ///
    /// # Errors
    /// As [`ClubFile::open`].
    pub fn open_unsound(path: &Path, access: Access) -> Result<Self, Notice> {
        let (connection, lock) = open::open_unsound(path, access)?;
        Ok(Self {
            access,
            connection,
            lock,
        })
    }

    /// Everything wrong with the pages, the schema, the rows and the journal
    /// of the file; opening it looks at the pages only. `readable` tells
    /// whether the text of a draft, kept under a name, can be read.
    ///
    /// # Errors
    /// What keeps it from looking.
    pub fn check(&self, readable: &dyn Fn(&str, &str) -> bool) -> Result<Vec<Finding>, Notice> {
        repair::check(&self.connection, readable)
    }

    /// Puts right everything that [`ClubFile::check`] finds, or nothing where
    /// something is beyond repair; tells what was found. What was done before
    /// a repair can no longer be undone step by step.
    ///
    /// # Errors
    /// `repair-failed` where the file would not be sound afterwards, or as
    /// [`ClubFile::commit`]; the file then is as it was.
    pub fn repair(
        &mut self,
        readable: &dyn Fn(&str, &str) -> bool,
    ) -> Result<Vec<Finding>, Notice> {
        // Tables that others point to are made anew; what points to nowhere
        // is looked for at the end.
        self.connection.pragma_update(None, "foreign_keys", false)?;
        let done = self.write(|transaction| repair::repair(transaction, readable));
        self.connection.pragma_update(None, "foreign_keys", true)?;
        done
    }

    /// Whether the book just loaded is what the newest operation left. It is
    /// not in a file copied while somebody wrote into it, or changed by another
    /// program. Soon found, while [`ClubFile::check`] looks through the whole
    /// file.
    pub fn is_as_left(&self, book: &Book) -> bool {
        repair::is_as_left(&self.connection, book)
    }

    /// Carries out an operation: its changes in order, and its entry in the
    /// journal. Operations undone before can then no longer be repeated.
    ///
    /// # Errors
    /// `store-changed-elsewhere` unless the file holds each `before`, or what
    /// the disk says; the file then is as it was.
    pub fn commit(&mut self, operation: &Notice, changes: &[Change]) -> Result<(), Notice> {
        let applied = Applied {
            operation: operation.clone(),
            changes: changes.to_vec(),
        };
        self.write(|transaction| {
            apply_all(transaction, &applied.changes)?;
            journal::record(transaction, &applied)
        })
    }

    /// Takes the last operation back.
    ///
    /// # Errors
    /// `store-nothing-to-undo`, or as [`ClubFile::commit`].
    pub fn undo(&mut self) -> Result<Applied, Notice> {
        self.write(|transaction| {
            let entry = journal::to_undo(transaction)?
                .ok_or_else(|| Notice::new("store-nothing-to-undo"))?;
            let Applied { operation, changes } = entry.applied;
            let changes: Vec<_> = changes.into_iter().rev().map(Change::inverted).collect();
            apply_all(transaction, &changes)?;
            journal::mark(transaction, entry.id, State::Undone)?;
            Ok(Applied { operation, changes })
        })
    }

    /// Carries out again the operation that was taken back last.
    ///
    /// # Errors
    /// `store-nothing-to-redo`, or as [`ClubFile::commit`].
    pub fn redo(&mut self) -> Result<Applied, Notice> {
        self.write(|transaction| {
            let entry = journal::to_redo(transaction)?
                .ok_or_else(|| Notice::new("store-nothing-to-redo"))?;
            apply_all(transaction, &entry.applied.changes)?;
            journal::mark(transaction, entry.id, State::Done)?;
            Ok(entry.applied)
        })
    }

    /// At most `most` operations out of the journal, newest first: those
    /// before the operation of that number, or the newest of all.
    ///
    /// # Errors
    /// `store-bad-row` if one of them makes no sense.
    pub fn journal(&self, before: Option<i64>, most: usize) -> Result<Vec<Logged>, Notice> {
        journal::page(&self.connection, before, most)
    }

    /// The name of the operation that [`ClubFile::undo`] takes back.
    ///
    /// # Errors
    /// `store-bad-row` if the journal makes no sense.
    pub fn undo_name(&self) -> Result<Option<Notice>, Notice> {
        journal::undo_name(&self.connection)
    }

    /// The name of the operation that [`ClubFile::redo`] repeats.
    ///
    /// # Errors
    /// `store-bad-row` if the journal makes no sense.
    pub fn redo_name(&self) -> Result<Option<Notice>, Notice> {
        journal::redo_name(&self.connection)
    }

    /// The draft kept under a name.
    ///
    /// # Errors
    /// What the disk says.
    pub fn draft(&self, slot: &str) -> Result<Option<String>, Notice> {
        draft::load(&self.connection, slot)
    }

    /// Keeps a draft under a name, in place of the one there.
    ///
    /// # Errors
    /// What the disk says.
    pub fn save_draft(&mut self, slot: &str, text: &str) -> Result<(), Notice> {
        self.write(|transaction| draft::save(transaction, slot, text))
    }

    /// Forgets the draft kept under a name.
    ///
    /// # Errors
    /// What the disk says.
    pub fn clear_draft(&mut self, slot: &str) -> Result<(), Notice> {
        self.write(|transaction| draft::clear(transaction, slot))
    }

    /// Whether the file still stands where it was opened. Where it was
    /// replaced, moved or deleted, it can be read and no longer written.
    pub fn is_in_place(&self) -> bool {
        let lock = self.lock.as_ref();
        lock.is_none_or(|lock| lock.check_place().is_ok())
    }

    pub(super) const fn connection(&self) -> &Connection {
        &self.connection
    }

    /// The one way into the file: all of `rows` or nothing.
    fn write<T>(
        &mut self,
        rows: impl FnOnce(&Transaction<'_>) -> Result<T, Notice>,
    ) -> Result<T, Notice> {
        if self.access == Access::Read {
            return Err(Notice::new("store-opened-to-read"));
        }
        if let Some(lock) = &self.lock {
            lock.check_place()?;
        }
        let transaction = self
            .connection
            .transaction_with_behavior(TransactionBehavior::Immediate)?;
        // Dropped on the way out, a transaction rolls back.
        let done = rows(&transaction)?;
        transaction.commit()?;
        Ok(done)
    }
}

pub(super) fn apply_all(transaction: &Transaction<'_>, changes: &[Change]) -> Result<(), Notice> {
    changes
        .iter()
        .try_for_each(|change| write::apply(transaction, change))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::{Player, PlayerId};

    fn newcomers(range: std::ops::Range<i64>) -> Vec<Change> {
        let newcomer = |id| Change::Player {
            id: PlayerId(id),
            before: None,
            after: Some(Player {
                core: Some(true),
                ..Player::new(PlayerId(id), format!("Player {id} of a long name"), 0.1)
            }),
        };
        range.map(newcomer).collect()
    }

    #[test]
    fn a_full_disk_changes_nothing() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("c.tandem");
        let mut file = ClubFile::create(&path, "C").expect("created");
        let name = Notice::new("op-players");
        file.commit(&name, &newcomers(1..9)).expect("committed");
        let (before, book) = (std::fs::read(&path).expect("read"), file.load());
        let pages: i64 = file
            .connection
            .pragma_query_value(None, "page_count", |row| row.get(0))
            .expect("counted");
        let limit = |file: &ClubFile, pages: i64| {
            file.connection
                .pragma_update_and_check(None, "max_page_count", pages, |_| Ok(()))
                .expect("limited");
        };
        limit(&file, pages + 1);
        let notice = file.commit(&name, &newcomers(9..900)).expect_err("full");
        assert_eq!(notice.id, "store-disk-full");
        assert_eq!(std::fs::read(&path).expect("read"), before);
        assert_eq!(file.load(), book);
        limit(&file, 1000);
        file.commit(&name, &newcomers(9..900)).expect("room again");
    }

    #[test]
    fn the_file_is_written_as_safely_as_sqlite_can() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("c.tandem");
        let file = ClubFile::create(&path, "C").expect("created");
        for (pragma, expected) in [
            ("synchronous", "3"),
            ("foreign_keys", "1"),
            ("journal_mode", "delete"),
        ] {
            let sql = format!("SELECT CAST({pragma} AS TEXT) FROM pragma_{pragma}");
            let value: String = file
                .connection
                .query_row(&sql, [], |row| row.get(0))
                .expect(pragma);
            assert_eq!(value, expected, "{pragma}");
        }
    }
}
