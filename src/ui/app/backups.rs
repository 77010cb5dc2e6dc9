//! What the app does about backups.

use std::path::{Path, PathBuf};

use egui::Context;

use super::App;
use crate::domain::Notice;
use crate::jobs::{Reply, Request};
use crate::ui::dialogs::{Backups, CheckFile, Dialog};
use crate::ui::folder;

impl App {
    pub(super) fn backup_reply(&mut self, ctx: &Context, reply: Reply) {
        match reply {
            Reply::BackedUp(path) => {
                self.saved_as(
                    &Notice::new("toast-backup").with("file", name(&path)),
                    &path,
                );
                self.list_backups_again();
                self.trouble = None;
            }
            Reply::BackUpRefused(notice) => {
                let club = self.view.as_ref().map(|view| view.path.clone());
                match club.and_then(|club| self.dialogs.backups_of(&club)) {
                    Some(shown) => shown.failed(notice),
                    None => self.dialogs.push(Dialog::Refused(vec![notice])),
                }
            }
            Reply::NotBackedUp(notice) => self.trouble = Some(notice),
            Reply::Backups(list) => {
                if let Some(shown) = self.dialogs.backups_of(&list.club) {
                    shown.show(list);
                }
            }
            Reply::Restored { view, kept } => {
                self.opened(ctx, view);
                self.toast(&match kept {
                    Some(kept) => Notice::new("toast-restored-kept").with("file", name(&kept)),
                    None => Notice::new("toast-restored"),
                });
            }
            _ => {}
        }
    }

    pub(super) fn show_backups(&mut self, club: PathBuf) {
        self.worker.ask(Request::ListBackups(club.clone()));
        self.dialogs.push(Dialog::Backups(Backups::new(club)));
    }

    pub(super) fn check_file(&mut self, club: PathBuf) {
        self.flush_drafts();
        self.worker.ask(Request::CheckFile(club.clone()));
        self.dialogs.push(Dialog::CheckFile(CheckFile::new(club)));
    }

    pub(super) fn check_reply(&mut self, reply: Reply) {
        match reply {
            Reply::FileChecked { club, findings } => {
                if let Some(shown) = self.dialogs.check_of(&club) {
                    shown.show(findings);
                }
            }
            Reply::FileRepaired { club, repaired } => {
                if let Some(shown) = self.dialogs.check_of(&club) {
                    shown.done(*repaired);
                }
            }
            _ => {}
        }
    }

    /// Where the backups of the club are shown, a new one is among them.
    fn list_backups_again(&mut self) {
        let club = self.view.as_ref().map(|view| view.path.clone());
        if let Some(club) = club.filter(|club| self.dialogs.backups_of(club).is_some()) {
            self.worker.ask(Request::ListBackups(club));
        }
    }

    /// Tells the worker which folders are chosen.
    pub(super) fn keep_backups(&self) {
        let folders = self.settings.backups.clone();
        self.worker.ask(Request::KeepBackups(folders));
    }

    pub(super) fn keep_backups_in(&mut self, club: PathBuf, folder: Option<PathBuf>) {
        self.settings.backups.choose(&club, folder);
        self.keep_backups();
        self.worker.ask(Request::ListBackups(club));
    }

    pub(super) fn show_folder(&mut self, folder: &Path) {
        if !folder::show(folder) {
            let path = folder.to_string_lossy().into_owned();
            self.toast(&Notice::new("backups-folder").with("folder", path));
        }
    }

    /// Closes the club while nobody looks any more: what went wrong with its
    /// backup is told at the next start.
    pub(super) fn close_unseen(&mut self) {
        let last = self.worker.finish().into_iter();
        let told = last.filter_map(|reply| match reply {
            Reply::NotBackedUp(notice) => Some(notice),
            _ => None,
        });
        let told = told.last().or(self.trouble.take());
        let club = self.view.as_ref().map(|view| view.path.as_path());
        self.settings.untold = told.map(|reason| untold(club, reason));
    }

    /// To be called before another club is shown, or none: what is told of the
    /// club that is left must name it from now on.
    pub(super) fn leave_trouble(&mut self, next: Option<&Path>) {
        let club = self.view.as_ref().map(|view| view.path.as_path());
        if club.is_some() && club != next {
            let told = self.trouble.take().map(|reason| untold(club, reason));
            self.untold = told.or(self.untold.take());
        }
    }
}

/// Why the club that was closed has no new backup.
fn untold(club: Option<&Path>, reason: Notice) -> Notice {
    Notice::new("backups-untold")
        .with("club", club.map(name).unwrap_or_default())
        .with("reason", reason)
}

fn name(path: &Path) -> String {
    let name = path.file_name().unwrap_or_default();
    name.to_string_lossy().into_owned()
}
