//! The people of the club: who may be one person under two names, and who
//! plays no more.

mod history;
mod list;
mod merge;

use egui::Ui;

use self::merge::MergeForm;
use super::{Answer, First, Pressed, Scene, Step, buttons, heading};
use crate::club::{ClubView, Command, GuestTwin, Twins};
use crate::domain::PlayerId;
use crate::jobs::{Planned, Request};
use crate::ui::theme::GAP;

/// The form "People".
#[derive(Default)]
pub struct People {
    page: Page,
    /// The state of the club for which twins were asked.
    asked: Option<u64>,
    /// `None` while they are being looked for.
    twins: Option<Vec<Twins>>,
    /// Guests who may be players.
    guests: Vec<GuestTwin>,
    /// Whether the page was another one in the last frame.
    turned: bool,
}

/// What is shown of it.
#[derive(Default)]
enum Page {
    /// Everybody in question.
    #[default]
    List,
    /// Two players, before they become one.
    Merge(Box<MergeForm>),
}

impl People {
    /// With a player to be merged with another one.
    pub fn merging(name: &str) -> Self {
        Self {
            page: Page::Merge(Box::new(MergeForm::new(name, ""))),
            ..Self::default()
        }
    }

    /// Shows who may be one person, in that state of the club.
    pub fn show_twins(&mut self, revision: u64, twins: Vec<Twins>, guests: Vec<GuestTwin>) {
        if self.asked == Some(revision) {
            self.twins = Some(twins);
            self.guests = guests;
        }
    }

    /// Shows what a merge would do.
    pub fn show_plan(&mut self, planned: &Planned, now: &ClubView) {
        if let Page::Merge(form) = &mut self.page {
            form.answer(planned, now);
        }
    }

    pub(super) fn ui(&mut self, ui: &mut Ui, scene: &Scene<'_>) -> Step {
        let Some(view) = scene.view else {
            return Step::Close;
        };
        if std::mem::take(&mut self.turned) {
            ui.memory_mut(|memory| memory.focused().map(|id| memory.surrender_focus(id)));
        }
        match &mut self.page {
            Page::List => {
                let step = self.list_ui(ui, scene);
                if matches!(step, Step::Stay) && self.asked != Some(view.revision) {
                    self.asked = Some(view.revision);
                    return Step::Ask(Box::new(Answer::Ask(Request::Twins)));
                }
                step
            }
            Page::Merge(form) => match form.ui(ui, scene) {
                merge::Wish::Nothing => Step::Stay,
                merge::Wish::Ask(step) => step,
                merge::Wish::Back => self.turn(Page::List),
            },
        }
    }

    fn list_ui(&mut self, ui: &mut Ui, scene: &Scene<'_>) -> Step {
        heading(ui, scene.text("people-title"));
        let wish = egui::ScrollArea::vertical()
            .max_height(ui.ctx().content_rect().height() * 0.6)
            .show(ui, |ui| {
                list::ui(ui, scene, self.twins.as_deref(), &self.guests)
            })
            .inner;
        ui.add_space(GAP);
        let (merge, close) = (
            scene.text("people-merge-others"),
            scene.text("dialog-close"),
        );
        match buttons(ui, scene, (&merge, true), Some(&close), First::WayOut) {
            Pressed::Main => return self.merge(scene, None),
            Pressed::Cancel => return Step::Close,
            Pressed::Nothing => {}
        }
        match wish {
            None => Step::Stay,
            Some(list::Wish::Merge(from, into)) => self.merge(scene, Some((from, into))),
            Some(list::Wish::Do(command)) => ask(Request::Execute(command)),
            Some(list::Wish::Show(player, name)) => {
                Step::Answer(Box::new(Answer::History(player, name)))
            }
        }
    }

    fn merge(&mut self, scene: &Scene<'_>, pair: Option<(PlayerId, PlayerId)>) -> Step {
        let name = |id| scene.view.map_or("", |view| view.book.name_of(id));
        let (from, into) = pair.map_or(("", ""), |(from, into)| (name(from), name(into)));
        self.turn(Page::Merge(Box::new(MergeForm::new(from, into))))
    }

    /// From the merge back to the list, if it was reached from there.
    pub(super) fn step_back(&mut self) -> bool {
        let further = matches!(self.page, Page::Merge(_)) && self.asked.is_some();
        if further {
            self.turn(Page::List);
        }
        further
    }

    fn turn(&mut self, page: Page) -> Step {
        self.page = page;
        self.turned = true;
        Step::Stay
    }
}

fn ask(request: Request) -> Step {
    Step::Ask(Box::new(Answer::Ask(request)))
}

/// The command that makes two one.
const fn merged(from: PlayerId, into: PlayerId) -> Command {
    Command::Merge { from, into }
}
