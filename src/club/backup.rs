//! Backups of a club: when they are due, and where each club's lie.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::{Club, Command, ParamsFrom};
use crate::domain::Notice;
pub use crate::store::backup::{
    Backup, Contents, Reason, Restored, Shelf, can_hold, club_of, copy_of, look, of_file, restore,
};

/// The folders that directors chose for the backups of their clubs, by the
/// clubs' files. A part of the program's settings and not of the club: a path
/// of one computer means nothing on another.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Folders(BTreeMap<PathBuf, PathBuf>);

impl Folders {
    /// Where the backups of a club lie.
    pub fn shelf(&self, club: &Path) -> Shelf {
        Shelf::of(club, self.0.get(&whole(club)).cloned())
    }

    /// Chooses a folder; `None` is the one beside the club.
    pub fn choose(&mut self, club: &Path, folder: Option<PathBuf>) {
        let club = whole(club);
        match folder {
            Some(folder) => self.0.insert(club, folder),
            None => self.0.remove(&club),
        };
    }
}

/// One path for a file, whatever folder it was named from; it may be missing.
fn whole(club: &Path) -> PathBuf {
    let whole = std::path::absolute(club).unwrap_or_else(|_| club.to_owned());
    let folder = whole.parent().and_then(|folder| folder.canonicalize().ok());
    match (folder, whole.file_name()) {
        (Some(folder), Some(name)) => folder.join(name),
        _ => whole,
    }
}

/// Whether a club that could not be opened for this reason needs one of its
/// backups; what is in use, or may not be written, does not.
pub fn is_lost(why: &Notice) -> bool {
    const LOST: [&str; 6] = [
        "store-missing",
        "store-empty",
        "store-foreign",
        "store-damaged",
        "store-bad-row",
        "backup-opened",
    ];
    LOST.contains(&&*why.id)
}

/// Whether a club that could not be opened for this reason can be worked in
/// after it is copied elsewhere.
pub fn is_protected(why: &Notice) -> bool {
    ["store-read-only-file", "store-folder-read-only"].contains(&&*why.id)
}

/// A backup, and what is in it.
#[derive(Clone, Debug, PartialEq)]
pub struct Listed {
    /// As its name tells.
    pub backup: Backup,
    /// What is in it, or why it cannot be used.
    pub found: Result<Contents, Notice>,
}

/// All backups of a club, newest first, each of them read whole.
pub fn listed(shelf: &Shelf) -> Vec<Listed> {
    let backups = shelf.backups().into_iter();
    backups
        .map(|backup| Listed {
            found: look(&backup.path),
            backup,
        })
        .collect()
}

impl Command {
    /// Why a backup is made before it is carried out: it changes much at once,
    /// or what is hard to put right by hand. A single evening, recorded or
    /// corrected, is neither: undo takes it back, and a script that calculates
    /// evenings does not wait for a second file each time.
    pub const fn deserves_backup(&self) -> Option<Reason> {
        match self {
            Self::Fill(_) | Self::Prehistory(_) => Some(Reason::Import),
            Self::Merge { .. } => Some(Reason::Merge),
            Self::TakeBack { .. }
            | Self::DeleteTournament(_)
            | Self::Params {
                from: ParamsFrom::Beginning,
                ..
            } => Some(Reason::Bulk),
            _ => None,
        }
    }
}

/// Why a backup is made before several commands in one step, or a single one.
pub fn reason_before(commands: &[Command]) -> Option<Reason> {
    let is_evening = |command: &Command| matches!(command, Command::Record(_));
    let several = (commands.len() > 1).then(|| {
        if commands.iter().any(is_evening) {
            Reason::Import
        } else {
            Reason::Bulk
        }
    });
    let deserving = commands.iter().find_map(Command::deserves_backup);
    deserving.or(several)
}

impl Club {
    /// Makes a backup of the club as it is now.
    ///
    /// # Errors
    /// Why it could not be made; nothing is left of it then.
    pub fn back_up(&self, shelf: &Shelf, reason: Reason) -> Result<PathBuf, Notice> {
        self.file().back_up(shelf, reason)
    }

    /// Makes a backup if something was done since the last one.
    ///
    /// # Errors
    /// As [`Club::back_up`].
    pub fn back_up_if_changed(
        &self,
        shelf: &Shelf,
        reason: Reason,
    ) -> Result<Option<PathBuf>, Notice> {
        self.file().back_up_if_changed(shelf, reason)
    }

    /// Makes a backup if something was done since the last one. Where the
    /// chosen folder refuses it, since the stick is elsewhere or full, it is
    /// made beside the club: better there than nowhere. What there is to tell.
    ///
    /// # Errors
    /// Why it could be made in neither folder.
    pub fn keep(&self, shelf: &Shelf, reason: Reason) -> Result<Option<Notice>, Notice> {
        let Err(why) = self.back_up_if_changed(shelf, reason) else {
            return Ok(None);
        };
        let Some(beside) = shelf.instead() else {
            return Err(why);
        };
        if self.back_up_if_changed(&beside, reason).is_err() {
            return Err(why);
        }
        let told = Notice::new("backup-beside")
            .with("chosen", shelf.folder().display().to_string())
            .with("folder", beside.folder().display().to_string());
        Ok(Some(told))
    }

    /// What is in it, as it would be told of a backup.
    ///
    /// # Errors
    /// What keeps the file from being read.
    pub fn contents(&self) -> Result<Contents, Notice> {
        self.file().contents()
    }

    /// Makes an ordinary copy of the club, which can be worked in.
    ///
    /// # Errors
    /// `store-exists` if anything stands there, or as [`Club::back_up`].
    pub fn save_copy(&self, path: &Path) -> Result<(), Notice> {
        self.file().save_copy(path)
    }
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;

    use super::*;
    use crate::club::Evening;
    use crate::domain::{Kind, Params, PlayerId, Scoring, TournamentId};

    fn evening() -> Command {
        Command::Record(Evening {
            of: None,
            date: date(2026, 3, 4),
            title: String::new(),
            kind: Kind::Rated,
            scoring: Scoring::Auto,
            boards: None,
            fields: Vec::new(),
        })
    }

    #[test]
    fn a_backup_comes_before_what_changes_much() {
        let params = |from| Command::Params {
            params: Params::default(),
            from,
        };
        let name = || Command::Name("Club".to_owned());
        for (commands, reason) in [
            (vec![evening()], None),
            (vec![params(ParamsFrom::NextTournament)], None),
            (vec![params(ParamsFrom::Beginning)], Some(Reason::Bulk)),
            (vec![name(), name()], Some(Reason::Bulk)),
            (vec![name(), evening()], Some(Reason::Import)),
            (
                vec![Command::Merge {
                    from: PlayerId(1),
                    into: PlayerId(2),
                }],
                Some(Reason::Merge),
            ),
            (vec![Command::Prehistory(Vec::new())], Some(Reason::Import)),
            (
                vec![Command::DeleteTournament(TournamentId(1))],
                Some(Reason::Bulk),
            ),
        ] {
            assert_eq!(reason_before(&commands), reason, "{commands:?}");
        }
    }

    #[test]
    fn a_folder_is_found_by_any_path_of_its_club() {
        let home = tempfile::tempdir().expect("a folder");
        let club = home.path().join("club.tandem");
        let mut folders = Folders::default();
        let beside = folders.shelf(&club).folder();
        folders.choose(&club, Some("/stick".into()));
        let again = home.path().join("./club.tandem");
        assert_eq!(folders.shelf(&again).folder(), Path::new("/stick"));
        let json = serde_json::to_string(&folders).expect("written");
        assert_eq!(
            serde_json::from_str::<Folders>(&json).expect("read"),
            folders
        );
        folders.choose(&again, None);
        assert_eq!(folders.shelf(&club).folder(), beside);
    }
}
