//! Where the backups of a club lie.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use jiff::civil::DateTime;

use super::look::{Contents, look};
use super::name::{Label, Reason};
use super::thin::{self, Spare};

/// The place of the backups of one club: a folder beside the club, or one that
/// the director chose. What lies beside the club is found in either case.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shelf {
    club: PathBuf,
    chosen: Option<PathBuf>,
}

/// What stands behind the name of a club's file in that of the folder beside
/// it.
const FOLDER: &str = " backups";

/// One backup, as its name tells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Backup {
    /// The file.
    pub path: PathBuf,
    /// When it was made, by the clock on the wall, to the second.
    pub at: DateTime,
    /// Why.
    pub reason: Reason,
    /// From 1, among those of one second.
    pub number: u32,
}

impl Backup {
    const fn label(&self) -> Label {
        Label {
            at: self.at,
            reason: self.reason,
            number: self.number,
        }
    }
}

impl Shelf {
    /// The place for the club of that file, which may be missing.
    pub fn of(club: &Path, chosen: Option<PathBuf>) -> Self {
        // Beside the file itself, whatever link leads to it.
        let real = club
            .is_symlink()
            .then(|| fs::canonicalize(club).ok())
            .flatten();
        Self {
            club: real.unwrap_or_else(|| club.to_owned()),
            chosen,
        }
    }

    /// The folder into which backups are put; it may not be there yet.
    pub fn folder(&self) -> PathBuf {
        self.chosen.clone().unwrap_or_else(|| self.beside())
    }

    /// The place beside the club, where another one is chosen.
    pub fn instead(&self) -> Option<Self> {
        self.chosen.as_ref()?;
        Some(Self {
            club: self.club.clone(),
            chosen: None,
        })
    }

    fn beside(&self) -> PathBuf {
        let name = [&*self.stem(), FOLDER].concat();
        self.club.with_file_name(name)
    }

    /// Whether the folder is made when it is not there.
    pub(super) const fn is_beside(&self) -> bool {
        self.chosen.is_none()
    }

    fn stem(&self) -> String {
        let stem = self.club.file_stem().unwrap_or_default();
        stem.to_string_lossy().into_owned()
    }

    /// All backups of the club by their names, newest first.
    pub fn backups(&self) -> Vec<Backup> {
        let mut folders = vec![self.folder(), self.beside()];
        folders.dedup_by_key(|folder| fs::canonicalize(&*folder).unwrap_or(folder.clone()));
        let stem = self.stem();
        let mut backups: Vec<Backup> = folders
            .iter()
            .flat_map(|folder| fs::read_dir(folder).into_iter().flatten().flatten())
            .filter_map(|entry| {
                let label = Label::read(entry.file_name().to_str()?, &stem)?;
                entry.file_type().ok()?.is_file().then(|| Backup {
                    path: entry.path(),
                    at: label.at,
                    reason: label.reason,
                    number: label.number,
                })
            })
            .collect();
        backups.sort_by_key(|backup| std::cmp::Reverse((backup.at, backup.number)));
        backups
    }

    /// A free name for a backup made at that moment. Those of one second are
    /// numbered together, so that the last is known among them.
    pub(super) fn free_name(&self, reason: Reason, at: DateTime) -> PathBuf {
        let (folder, stem) = (self.folder(), self.stem());
        let name = |number| {
            let label = Label { at, reason, number };
            folder.join(label.file_name(&stem))
        };
        let backups = self.backups().into_iter();
        let numbers = backups.filter(|backup| backup.at == at);
        let last = numbers.map(|backup| backup.number).max().unwrap_or(0);
        (last.saturating_add(1)..u32::MAX)
            .map(name)
            .find(|path| path.symlink_metadata().is_err())
            .unwrap_or_else(|| name(u32::MAX))
    }

    /// Takes away the backups of a club that may go. A file goes only when it
    /// is a sound backup of this club and so is the one that stays in its
    /// stead; what cannot be removed stays.
    pub(super) fn thin(&self, club: &Contents, now: DateTime) {
        let mut backups = self.backups();
        let mut sound = BTreeSet::new();
        loop {
            let labels: Vec<Label> = backups.iter().map(Backup::label).collect();
            let spare = thin::spare(&labels, now);
            let Some(doubtful) = doubtful(&backups, &spare, club, &mut sound) else {
                for spare in spare {
                    // It will be tried again after the next backup.
                    let _ = fs::remove_file(&backups[spare.goes].path);
                }
                return;
            };
            backups.remove(doubtful);
        }
    }
}

/// The first of the backups asked about that is no sound one of the club;
/// those that are become known.
fn doubtful(
    backups: &[Backup],
    spare: &[Spare],
    club: &Contents,
    sound: &mut BTreeSet<PathBuf>,
) -> Option<usize> {
    for index in spare.iter().flat_map(|spare| [spare.goes, spare.stays]) {
        let path = &backups[index].path;
        if sound.contains(path) {
            continue;
        }
        if !look(path).is_ok_and(|contents| contents.is_same_club(club)) {
            return Some(index);
        }
        sound.insert(path.clone());
    }
    None
}

/// The club's file, there or not, of which a file in the folder beside it is
/// a backup by its name.
pub fn club_of(path: &Path) -> Option<PathBuf> {
    let folder = path.parent()?;
    let stem = folder.file_name()?.to_str()?.strip_suffix(FOLDER)?;
    Label::read(path.file_name()?.to_str()?, stem)?;
    Some(folder.with_file_name(format!("{stem}.tandem")))
}

/// The moment by the clock on the wall, to the second.
pub(super) fn now() -> DateTime {
    let now = jiff::Zoned::now().datetime();
    now.with().subsec_nanosecond(0).build().unwrap_or(now)
}
