//! The list of championships and, of the one chosen, its sessions, name and
//! coefficients.

use egui::{Button, Key, Response, RichText, ScrollArea, TextEdit, Ui, vec2};

use super::coefficients::Coefficients;
use crate::club::Command;
use crate::club::championship::ChampionshipCommand;
use crate::domain::{Championship, ChampionshipId, Notice, Session};
use crate::ui::shortcut::PageCommand;
use crate::ui::theme::{GAP, GAP_SMALL, ROW};
use crate::ui::{Action, Cx};

/// State of the list.
#[derive(Default)]
pub(super) struct Sidebar {
    new_name: String,
    /// The name being changed, and whose it is.
    renamed: Option<(ChampionshipId, String)>,
    /// Championships so far; one more clears the field.
    count: usize,
    coefficients: Coefficients,
    ask_name: bool,
    offer_next: bool,
}

/// What the list asks of the tab.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Wish {
    Nothing,
    Choose(ChampionshipId),
    /// A session by number, or a new one.
    Session(Option<u32>),
}

impl Sidebar {
    /// Gives the keyboard to what begins the next session.
    pub(super) const fn offer_next(&mut self) {
        self.offer_next = true;
    }

    /// Gives the keyboard to the name of a new championship.
    pub(super) const fn ask_name(&mut self) {
        self.ask_name = true;
    }

    /// Draws the list. `shown` is the session on the right, `unfinished`
    /// whether a new one is being typed.
    pub(super) fn show(
        &mut self,
        ui: &mut Ui,
        cx: &mut Cx<'_>,
        chosen: Option<ChampionshipId>,
        shown: Option<Option<u32>>,
        unfinished: bool,
    ) -> Wish {
        let view = cx.view.clone();
        let all = &view.book.championships;
        let mut wish = Wish::Nothing;
        ScrollArea::vertical()
            .id_salt("champ-side")
            .auto_shrink(false)
            .show(ui, |ui| {
                ui.add_space(GAP_SMALL);
                ui.strong(cx.text("champ-list"));
                // Lists in a room of their own: what follows keeps its identity,
                // and the keyboard, however long they are.
                ui.vertical(|ui| {
                    for cup in all.values() {
                        let selected = chosen == Some(cup.id);
                        if line(ui, &cup.name, selected).clicked() {
                            wish = Wish::Choose(cup.id);
                        }
                    }
                });
                self.create(ui, cx, all.len());
                let Some(cup) = chosen.and_then(|id| all.get(&id)) else {
                    return;
                };
                ui.separator();
                if let Some(session) = self.sessions(ui, cx, cup, shown, unfinished) {
                    wish = Wish::Session(session);
                }
                ui.separator();
                self.manage(ui, cx, cup);
                ui.separator();
                ui.strong(cx.text("champ-coefficients"));
                ui.add_space(GAP_SMALL);
                self.coefficients.show(ui, cx, cup);
            });
        wish
    }

    /// A new championship, by its name.
    fn create(&mut self, ui: &mut Ui, cx: &mut Cx<'_>, count: usize) {
        if count > self.count {
            self.new_name.clear();
        }
        self.count = count;
        ui.add_space(GAP_SMALL);
        let field = name_field(ui, cx, "champ-new-name", &mut self.new_name);
        if std::mem::take(&mut self.ask_name) {
            field.request_focus();
        }
        let entered = entered(ui, &field);
        let ready = !self.new_name.trim().is_empty();
        let button = ui.add_enabled(ready, Button::new(cx.text("champ-create")));
        if ready && (entered || button.clicked()) {
            let name = self.new_name.clone();
            cx.act(Action::Execute(Command::Championship(
                ChampionshipCommand::Create { name },
            )));
        }
    }

    fn sessions(
        &mut self,
        ui: &mut Ui,
        cx: &Cx<'_>,
        cup: &Championship,
        shown: Option<Option<u32>>,
        unfinished: bool,
    ) -> Option<Option<u32>> {
        let mut wish = None;
        ui.strong(cx.text("champ-sessions"));
        ui.vertical(|ui| {
            if cup.sessions.is_empty() {
                ui.label(RichText::new(cx.text("champ-no-sessions")).weak());
            }
            for session in &cup.sessions {
                let selected = shown == Some(Some(session.number));
                if line(ui, &caption(cx, session), selected).clicked() {
                    wish = Some(Some(session.number));
                }
            }
        });
        let id = if unfinished && shown != Some(None) {
            "champ-new-unfinished"
        } else {
            "champ-new-session"
        };
        ui.add_space(GAP_SMALL);
        let text = RichText::new(cx.text(id)).strong();
        let button = Button::new(text)
            .selected(shown == Some(None))
            .min_size(vec2(ui.available_width(), ROW));
        let button = ui.add(button);
        if std::mem::take(&mut self.offer_next) {
            button.request_focus();
        }
        if PageCommand::NewSession.pressed(&button) {
            wish = Some(None);
        }
        wish
    }

    /// The name, and the way out.
    fn manage(&mut self, ui: &mut Ui, cx: &mut Cx<'_>, cup: &Championship) {
        let fresh = self.renamed.take().filter(|(id, _)| *id == cup.id);
        let (id, mut name) = fresh.unwrap_or_else(|| (cup.id, cup.name.clone()));
        let field = name_field(ui, cx, "champ-name", &mut name);
        let entered = entered(ui, &field);
        let changed = name != cup.name && !name.trim().is_empty();
        ui.horizontal_wrapped(|ui| {
            let rename = ui.add_enabled(changed, Button::new(cx.text("champ-rename")));
            if changed && (entered || rename.clicked()) {
                let command = ChampionshipCommand::Rename {
                    championship: id,
                    name: name.clone(),
                };
                cx.act(Action::Execute(Command::Championship(command)));
            }
            let delete = ui.button(cx.text("champ-delete"));
            if PageCommand::DeleteChampionship.pressed(&delete) {
                let question = Notice::new("champ-ask-delete")
                    .with("name", cup.name.as_str())
                    .with("sessions", cup.sessions.len())
                    .with("players", cup.entrants.len());
                cx.act(Action::Confirm {
                    questions: vec![question],
                    command: Command::Championship(ChampionshipCommand::Delete(id)),
                });
            }
        });
        self.renamed = Some((id, name)).filter(|(_, name)| *name != cup.name);
    }
}

/// `Session 5, final · 12 Mar 2026`.
fn caption(cx: &Cx<'_>, session: &Session) -> String {
    let id = if session.is_final {
        "championship-final-title"
    } else {
        "championship-session-title"
    };
    let title = cx.text_with(id, "number", session.number);
    match session.date {
        Some(date) => format!("{title} · {}", cx.lang.date(date)),
        None => title,
    }
}

/// A line of a list that can be chosen, as wide as the list.
fn line(ui: &mut Ui, text: &str, selected: bool) -> Response {
    let button = Button::selectable(selected, text).truncate();
    ui.add(button.min_size(vec2(ui.available_width(), ROW)))
}

fn name_field(ui: &mut Ui, cx: &Cx<'_>, name: &'static str, text: &mut String) -> Response {
    let name = cx.text(name);
    let edit = TextEdit::singleline(text)
        .hint_text(name.as_str())
        .text_color(cx.palette.input)
        .desired_width(ui.available_width() - GAP)
        .min_size(vec2(0.0, ROW));
    ui.add(edit).accessible_name(name)
}

/// Whether Enter was pressed in a field.
fn entered(ui: &Ui, field: &Response) -> bool {
    field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter))
}
