//! The history of changes: what was done, when, and the ways back.

mod details;
mod list;

use egui::{Label, Ui};

use super::planned::Plan;
use super::{Answer, First, Pressed, Scene, Step, buttons, close, heading};
use crate::club::audit::{AuditCursor, AuditEntry};
use crate::club::{ClubView, Command};
use crate::domain::Notice;
use crate::jobs::{AuditFilter, AuditPage, Planned, Request};
use crate::ui::theme::GAP;
use crate::ui::widgets::{NAME_FIELD, club_name_field, input};

/// The form "History of changes".
#[derive(Default)]
pub struct History {
    /// The player searched for, as typed.
    player: String,
    text: String,
    /// What was asked for, and in which state of the club.
    asked: Option<(AuditFilter, u64)>,
    entries: Vec<AuditEntry>,
    /// `None` while it is being read.
    end: Option<End>,
    /// The number of the operation that is looked at.
    chosen: Option<i64>,
    /// A way back, before it is gone.
    preview: Option<Preview>,
    /// Whether the page was another one in the last frame.
    turned: bool,
}

/// Where the part ends that was read.
enum End {
    /// At the first operation of the club.
    First,
    /// Where more begin.
    More(Box<AuditCursor>),
}

/// A command that leads back, and what it would do.
struct Preview {
    question: Notice,
    remains: Vec<Notice>,
    plan: Plan,
}

impl History {
    /// What was done about a player and says that text.
    pub fn about(player: &str, text: String) -> Self {
        Self {
            player: player.to_owned(),
            text,
            ..Self::default()
        }
    }

    /// Shows a part of the history, if it is the one asked for.
    pub fn show(&mut self, page: AuditPage) {
        let wanted = self.asked.as_ref().map(|(filter, _)| filter);
        if wanted != Some(&page.filter) {
            return;
        }
        if !page.further {
            self.entries.clear();
        }
        self.entries.extend(page.entries);
        self.end = Some(page.more.map_or(End::First, End::More));
        let known = |id| self.entries.iter().any(|entry| entry.id == id);
        if !self.chosen.is_some_and(known) {
            self.chosen = self.entries.first().map(|entry| entry.id);
        }
    }

    /// Shows what a way back would do.
    pub fn show_plan(&mut self, planned: &Planned, now: &ClubView) {
        if let Some(preview) = &mut self.preview {
            preview.plan.answer(planned, now);
        }
    }

    pub(super) fn ui(&mut self, ui: &mut Ui, scene: &Scene<'_>) -> Step {
        if scene.view.is_none() {
            return Step::Close;
        }
        if std::mem::take(&mut self.turned) {
            ui.memory_mut(|memory| memory.focused().map(|id| memory.surrender_focus(id)));
        }
        if self.preview.is_some() {
            return self.preview_ui(ui, scene);
        }
        heading(ui, scene.text("history-title"));
        let filter = self.filter_ui(ui, scene);
        if self.is_new_club(&filter, scene) {
            ui.label(scene.text("history-empty"));
            return close(ui, scene);
        }
        ui.add_space(GAP);
        let height = ui.ctx().content_rect().height() * 0.55;
        let wish = ui.columns(2, |columns| {
            list::ui(
                &mut columns[0],
                scene,
                &self.entries,
                &mut self.chosen,
                height,
            );
            let chosen = self.entries.iter().find(|one| Some(one.id) == self.chosen);
            chosen.and_then(|entry| details::ui(&mut columns[1], scene, entry, height))
        });
        if let Some(way) = wish {
            return self.turn(Some(Preview {
                question: way.question,
                remains: way.remains,
                plan: Plan::new(way.command),
            }));
        }
        self.foot(ui, scene, filter)
    }

    /// Draws the filter; what it asks for.
    fn filter_ui(&mut self, ui: &mut Ui, scene: &Scene<'_>) -> AuditFilter {
        let found = scene.view.and_then(|view| view.names.find(&self.player));
        ui.horizontal_wrapped(|ui| {
            let name = scene.text("history-player");
            ui.label(&name);
            if let Some(view) = scene.view {
                let look = (&**view, scene.palette);
                club_name_field(ui, look, &name, "history", &mut self.player, NAME_FIELD);
            }
            let name = scene.text("history-text");
            ui.label(&name);
            input(ui, scene.palette, &name, &mut self.text, NAME_FIELD);
            let typed = self.player.trim();
            let offered = |view: &ClubView| !view.names.containing(typed, 1).is_empty();
            let known = typed.is_empty() || scene.view.is_some_and(|view| offered(view));
            if found.is_none() && !known {
                ui.colored_label(scene.palette.warning, scene.text("history-nobody"));
            }
        });
        AuditFilter {
            player: found,
            text: self.text.trim().to_owned(),
            lang: scene.lang,
        }
    }

    /// Whether nothing was ever done in the club.
    fn is_new_club(&self, filter: &AuditFilter, scene: &Scene<'_>) -> bool {
        let revision = scene.view.map_or(0, |view| view.revision);
        let all = filter.player.is_none() && filter.text.is_empty();
        let read = matches!(self.end, Some(End::First)) && self.entries.is_empty();
        all && read && self.asked.as_ref() == Some(&(filter.clone(), revision))
    }

    fn foot(&mut self, ui: &mut Ui, scene: &Scene<'_>, filter: AuditFilter) -> Step {
        let more = matches!(self.end, Some(End::More(_)));
        // Always one line, so that nothing moves under the mouse.
        ui.weak(match (&self.end, self.entries.len()) {
            (None, _) => scene.text("history-reading"),
            (_, 0) => scene.text("history-none"),
            (_, count) => scene
                .lang
                .say(&Notice::new("history-shown").with("count", count)),
        });
        let (earlier, close) = (scene.text("history-more"), scene.text("dialog-close"));
        let pressed = buttons(ui, scene, (&earlier, more), Some(&close), First::WayOut);
        let revision = scene.view.map_or(0, |view| view.revision);
        if matches!(pressed, Pressed::Cancel) {
            return Step::Close;
        }
        if self.asked.as_ref() != Some(&(filter.clone(), revision)) {
            self.asked = Some((filter.clone(), revision));
            self.end = None;
            return ask(Request::Audit(filter, None));
        }
        match self.end.take() {
            Some(End::More(cursor)) if matches!(pressed, Pressed::Main) => {
                ask(Request::Audit(filter, Some(cursor)))
            }
            end => {
                self.end = end;
                Step::Stay
            }
        }
    }

    fn preview_ui(&mut self, ui: &mut Ui, scene: &Scene<'_>) -> Step {
        let Some(preview) = &mut self.preview else {
            return Step::Stay;
        };
        heading(ui, scene.text("history-preview"));
        ui.add(Label::new(scene.lang.say(&preview.question)).wrap());
        for notice in &preview.remains {
            let text = format!("⚠ {}", scene.lang.say(notice));
            let text = egui::RichText::new(text).color(scene.palette.warning);
            ui.add(Label::new(text).wrap());
        }
        ui.add_space(GAP);
        preview.plan.ui(ui, scene);
        let (now, back) = (scene.text("history-now"), scene.text("history-back"));
        let allowed = preview.plan.is_allowed();
        match buttons(ui, scene, (&now, allowed), Some(&back), First::WayOut) {
            Pressed::Main => {
                let execute = Request::Execute(preview.plan.command().clone());
                Step::Answer(Box::new(Answer::Ask(execute)))
            }
            Pressed::Cancel => self.turn(None),
            Pressed::Nothing => preview.plan.ask().unwrap_or(Step::Stay),
        }
    }

    /// From a preview back to the history.
    pub(super) fn step_back(&mut self) -> bool {
        let further = self.preview.is_some();
        if further {
            self.turn(None);
        }
        further
    }

    fn turn(&mut self, preview: Option<Preview>) -> Step {
        self.preview = preview;
        self.turned = true;
        Step::Stay
    }
}

fn ask(request: Request) -> Step {
    Step::Ask(Box::new(Answer::Ask(request)))
}

/// A way back.
struct WayBack {
    /// What is asked before it.
    question: Notice,
    /// What it leaves as it is, though one may expect otherwise.
    remains: Vec<Notice>,
    command: Command,
}
