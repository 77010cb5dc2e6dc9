//! The backups of a club: which there are, where they lie, and the way back.

mod folder;
mod list;
mod preview;

use std::path::{Path, PathBuf};

use egui::{Label, RichText, Ui};

use self::folder::ChosenFolder;
use super::{Answer, First, Pressed, Scene, Step, buttons, heading};
use crate::domain::Notice;
use crate::jobs::{BackupList, Request};
use crate::ui::theme::GAP;
use crate::ui::widgets::flush;

/// The form "Backups".
pub struct Backups {
    club: PathBuf,
    /// `None` while they are being read for the first time.
    list: Option<Box<BackupList>>,
    page: Page,
    /// Whether the page was another one in the last frame.
    turned: bool,
    /// Why the one asked for was not made.
    failed: Option<Notice>,
}

/// What is shown of it.
enum Page {
    /// All backups.
    List,
    /// One of them by its place, before it is restored.
    Preview(usize),
    /// The folder being chosen.
    Folder(ChosenFolder),
}

impl Backups {
    /// For a club, which need not be open; the list comes later.
    pub const fn new(club: PathBuf) -> Self {
        Self {
            club,
            list: None,
            page: Page::List,
            turned: false,
            failed: None,
        }
    }

    /// The club whose backups are shown.
    pub fn club(&self) -> &Path {
        &self.club
    }

    /// Shows why the one asked for was not made.
    pub fn failed(&mut self, why: Notice) {
        self.failed = Some(why);
    }

    /// Shows what was read.
    pub fn show(&mut self, list: Box<BackupList>) {
        self.turned |= self.list.is_none();
        self.list = Some(list);
        // The places are others now.
        if matches!(self.page, Page::Preview(_)) {
            self.turn(Page::List);
        }
    }

    pub(super) fn ui(&mut self, ui: &mut Ui, scene: &Scene<'_>) -> Step {
        if std::mem::take(&mut self.turned) {
            // Each page begins with its own button.
            ui.memory_mut(|memory| memory.focused().map(|id| memory.surrender_focus(id)));
        }
        let Some(list) = &self.list else {
            heading(ui, scene.text("backups-title"));
            ui.label(scene.text("backups-reading"));
            return self.list_buttons(ui, scene);
        };
        match &mut self.page {
            Page::List => self.list_ui(ui, scene),
            Page::Preview(place) => {
                let Some(listed) = list.listed.get(*place) else {
                    self.turn(Page::List);
                    return Step::Stay;
                };
                match preview::ui(ui, scene, list, listed) {
                    Pressed::Main => ask(Request::Restore {
                        club: self.club.clone(),
                        backup: listed.backup.path.clone(),
                    }),
                    Pressed::Cancel => self.turn(Page::List),
                    Pressed::Nothing => Step::Stay,
                }
            }
            Page::Folder(form) => match form.ui(ui, scene) {
                folder::Wish::Nothing => Step::Stay,
                folder::Wish::Back => self.turn(Page::List),
                folder::Wish::Choose(folder) => {
                    self.turn(Page::List);
                    let answer = Answer::BackupFolder(self.club.clone(), folder);
                    Step::Ask(Box::new(answer))
                }
            },
        }
    }

    fn list_ui(&mut self, ui: &mut Ui, scene: &Scene<'_>) -> Step {
        heading(ui, scene.text("backups-title"));
        let Some(list) = &self.list else {
            return Step::Stay;
        };
        match list::place(ui, scene, list) {
            list::Wish::Nothing => {}
            list::Wish::Change => {
                let form = ChosenFolder::new(&list.folder);
                return self.turn(Page::Folder(form));
            }
            list::Wish::Show => {
                let answer = Answer::ShowFolder(list.folder.clone());
                return Step::Ask(Box::new(answer));
            }
        }
        ui.add_space(GAP);
        if let Some(place) = flush(ui, |ui| list::table(ui, scene, list)) {
            return self.turn(Page::Preview(place));
        }
        ui.add_space(GAP);
        ui.weak(scene.text("backups-rule"));
        if let Some(why) = &self.failed {
            ui.add_space(GAP);
            let text = format!("⚠ {}", scene.lang.say(why));
            ui.add(Label::new(RichText::new(text).color(scene.palette.error)).wrap());
        }
        self.list_buttons(ui, scene)
    }

    fn list_buttons(&mut self, ui: &mut Ui, scene: &Scene<'_>) -> Step {
        let open = scene.view.is_some_and(|view| view.path == self.club);
        let now = scene.text("backups-now");
        let close = scene.text("dialog-close");
        match buttons(ui, scene, (&now, open), Some(&close), First::WayOut) {
            Pressed::Main => {
                self.failed = None;
                Step::Ask(Box::new(Answer::Ask(Request::BackUp)))
            }
            Pressed::Cancel => Step::Close,
            Pressed::Nothing => Step::Stay,
        }
    }

    fn turn(&mut self, page: Page) -> Step {
        self.page = page;
        self.turned = true;
        self.failed = None;
        Step::Stay
    }
}

fn ask(request: Request) -> Step {
    Step::Answer(Box::new(Answer::Ask(request)))
}
