//! `tandem backup` and `tandem restore`, and the backups that other commands
//! make on their way.

use std::cell::RefCell;
use std::path::{Path, PathBuf};

use serde::Serialize;

use super::args::{Backup, Restore};
use super::failure::Failure;
use super::show::texts;
use crate::club::backup::{self, Folders, Reason, Shelf, listed, look};
use crate::club::{Club, Command};
use crate::domain::Notice;
use crate::exchange::write;
use crate::i18n::Lang;
use crate::report;

/// Makes the backups that commands deserve. What keeps it from one never
/// keeps anybody from his work; it is told afterwards.
pub(super) struct Keeper<'a> {
    folders: &'a dyn Fn() -> Folders,
    not_made: RefCell<Vec<Notice>>,
}

impl<'a> Keeper<'a> {
    /// Keeps the clubs' backups in these folders.
    pub(super) const fn new(folders: &'a dyn Fn() -> Folders) -> Self {
        Self {
            folders,
            not_made: RefCell::new(Vec::new()),
        }
    }

    /// Where the backups of a club lie.
    pub(super) fn shelf(&self, club: &Path) -> Shelf {
        (self.folders)().shelf(club)
    }

    /// Makes a backup if the club changed since the last one, and the
    /// commands deserve it.
    pub(super) fn before(&self, club: &Club, commands: &[Command]) {
        if let Some(reason) = backup::reason_before(commands) {
            self.keep(club, reason);
        }
    }

    /// Makes a backup if the club changed since the last one.
    pub(super) fn keep(&self, club: &Club, reason: Reason) {
        let shelf = self.shelf(&club.view().path);
        let told = club.keep(&shelf, reason).unwrap_or_else(Some);
        self.not_made.borrow_mut().extend(told);
    }

    /// With the backups of a club that is damaged, missing or no club any
    /// more, and how to restore one.
    pub(super) fn with_way_back(&self, failure: Failure, club: &Path, lang: Lang) -> Failure {
        let Failure::Refused(mut notices) = failure else {
            return failure;
        };
        // What the check finds may be beyond repair.
        let is_lost = |why: &Notice| backup::is_lost(why) || why.id == "repair-finding";
        if notices.iter().any(is_lost) {
            let shelf = self.shelf(club);
            let club = club.display().to_string();
            let backups = shelf.backups();
            let sound = backups.iter().find_map(|backup| {
                let contents = look(&backup.path).ok()?;
                Some((backup, report::backup::contents(&contents, lang)))
            });
            notices.extend(sound.map(|(newest, contents)| {
                Notice::new("cli-way-back")
                    .with("count", backups.len())
                    .with("when", report::backup::moment(newest, lang))
                    .with("contents", contents)
                    .with("file", newest.path.display().to_string())
                    .with("club", club)
            }));
        }
        Failure::Refused(notices)
    }

    /// Why backups were not made.
    pub(super) fn into_notes(self) -> Vec<Notice> {
        self.not_made.into_inner()
    }
}

/// The file that was made, for scripts.
#[derive(Serialize)]
struct Made {
    file: String,
}

/// `tandem backup`.
pub(super) fn back_up(args: &Backup, keeper: &Keeper<'_>, lang: Lang) -> Result<String, Failure> {
    let shelf = match &args.output {
        Some(folder) if folder.is_dir() => Shelf::of(&args.club, Some(folder.clone())),
        _ => keeper.shelf(&args.club),
    };
    if args.list {
        return Ok(list(&shelf, args.json, lang));
    }
    let made = match &args.output {
        Some(path) if !path.is_dir() => {
            backup::copy_of(&args.club, path)?;
            path.clone()
        }
        _ => backup::of_file(&args.club, &shelf, Reason::ByHand)?,
    };
    let file = made.display().to_string();
    Ok(if args.json {
        write::json(&Made { file })
    } else {
        file + "\n"
    })
}

fn list(shelf: &Shelf, json: bool, lang: Lang) -> String {
    let listed = listed(shelf);
    if json {
        let data: Vec<_> = listed.iter().map(report::backup::Data::new).collect();
        return write::json(&data);
    }
    let folder = shelf.folder();
    if listed.is_empty() {
        let folder = folder.display().to_string();
        return lang.say(&Notice::new("backup-none").with("folder", folder)) + "\n";
    }
    texts([report::backup::table(&listed, &folder, lang)], lang)
}

/// `tandem restore`.
pub(super) fn restore(args: &Restore, keeper: &Keeper<'_>, lang: Lang) -> Result<String, Failure> {
    let shelf = keeper.shelf(&args.club);
    let file = found(&args.backup, &shelf);
    let contents = look(&file)?;
    let present = look(&args.club).ok();
    let other = present
        .as_ref()
        .is_some_and(|present| !present.is_same_club(&contents));
    if other && !args.force {
        let notice = Notice::new("cli-other-club")
            .with("file", file.display().to_string())
            .with("other", contents.club.as_str())
            .with("club", args.club.display().to_string());
        return Err(notice.into());
    }
    let done = backup::restore(&args.club, &file, &shelf)?;
    let restored = Notice::new("cli-restored")
        .with("club", done.contents.club.as_str())
        .with("file", args.club.display().to_string())
        .with("contents", report::backup::contents(&done.contents, lang));
    let kept = done.kept.map(|kept| kept.display().to_string());
    let kept = match (kept, present) {
        (Some(kept), Some(present)) => Notice::new("cli-kept-sound")
            .with("file", kept)
            .with("contents", report::backup::contents(&present, lang)),
        (Some(kept), None) => Notice::new("cli-kept").with("file", kept),
        (None, _) => Notice::new("cli-nothing-kept"),
    };
    Ok(format!("{}\n{}\n", lang.say(&restored), lang.say(&kept)))
}

/// A path, or the bare name of one of the club's backups.
fn found(backup: &Path, shelf: &Shelf) -> PathBuf {
    let named = |path: &PathBuf| path.file_name() == Some(backup.as_os_str());
    let mut paths = shelf.backups().into_iter().map(|backup| backup.path);
    match paths.find(named) {
        Some(path) if !backup.exists() => path,
        _ => backup.to_owned(),
    }
}
