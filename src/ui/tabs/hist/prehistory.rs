//! Pre-history: typed, pasted, listed, deleted.

use egui::{Align, Button, Layout, RichText, TextEdit, Ui};
use egui_extras::{Column, TableBuilder};

use super::paste::{self, Block};
use super::sheet::Sheet;
use crate::club::{ClubView, Command, PrehistoryEvening};
use crate::domain::{Date, Kind, Notice, Tournament, TournamentId, day};
use crate::ui::shortcut::PageCommand;
use crate::ui::widgets::{flush, left};
use crate::ui::{Action, Cx, theme};

/// Problems of a pasted block said at a time.
const SAID: usize = 20;
/// Height of the list of evenings, in points.
const LIST: f32 = 320.0;

/// What stands in the list of evenings, and in the form above it.
pub(super) const HEADINGS: [&str; 3] = ["hist-date", "hist-before-pair", "hist-before-evenings"];

/// State of the page.
#[derive(Default)]
pub(super) struct Prehistory {
    sheet: Sheet,
    pasted: String,
    read: Option<(u64, String, Option<Date>)>,
    block: Block,
    /// The club's pre-history as last listed.
    evenings: Vec<TournamentId>,
    listed: Option<u64>,
    /// What was asked to be added; cleared from the page once it is there.
    sent: Option<(u64, Vec<PrehistoryEvening>)>,
}

impl Prehistory {
    /// Draws the page.
    pub(super) fn ui(&mut self, ui: &mut Ui, cx: &mut Cx<'_>) {
        self.clear_sent(cx.view);
        ui.heading(cx.text("hist-before-heading"));
        ui.label(cx.text("hist-before-help"));
        ui.add_space(theme::GAP);
        self.sheet.date_ui(ui, cx);
        ui.add_space(theme::GAP);
        ui.strong(cx.text("hist-type-heading"));
        self.sheet.rows_ui(ui, cx);
        self.add_typed(ui, cx);
        ui.add_space(theme::GAP_LARGE);
        self.paste_ui(ui, cx);
        ui.add_space(theme::GAP_LARGE);
        let revision = Some(cx.view.revision);
        if self.listed != revision {
            self.listed = revision;
            self.evenings = of_the_past(cx.view);
        }
        list(ui, cx, &self.evenings);
    }

    fn add_typed(&mut self, ui: &mut Ui, cx: &mut Cx<'_>) {
        let evening = self.sheet.evening();
        ui.horizontal_wrapped(|ui| {
            let button = Button::new(cx.text("hist-add"));
            let button = ui.add_enabled(evening.is_some(), button);
            let clicked = PageCommand::AddPrehistory.pressed(&button);
            if let Some(missing) = self.sheet.missing() {
                ui.weak(cx.say(&missing));
            }
            if let Some(evening) = evening.filter(|_| clicked) {
                self.send(cx, vec![evening]);
            }
        });
    }

    fn paste_ui(&mut self, ui: &mut Ui, cx: &mut Cx<'_>) {
        ui.strong(cx.text("hist-paste-heading"));
        ui.label(cx.text("hist-paste-help"));
        let edit = TextEdit::multiline(&mut self.pasted)
            .text_color(cx.palette.input)
            .desired_rows(5)
            .desired_width(f32::INFINITY);
        ui.add(edit).accessible_name(cx.text("hist-paste-name"));
        self.read_block(cx.view);
        if self.pasted.trim().is_empty() {
            return;
        }
        self.problems_ui(ui, cx);
        let right = self.block.problems.is_empty() && !self.block.evenings.is_empty();
        let button = Button::new(cx.text_with("hist-add-block", "n", self.block.evenings.len()));
        if ui.add_enabled(right, button).clicked() {
            let evenings = self.block.evenings.clone();
            self.send(cx, evenings);
        }
    }

    fn problems_ui(&mut self, ui: &mut Ui, cx: &Cx<'_>) {
        let mut instead = None;
        for (line, problem) in self.block.problems.iter().take(SAID) {
            ui.horizontal_wrapped(|ui| {
                ui.strong(cx.text_with("hist-line", "n", *line));
                if let Some(name) = problem.ui(ui, cx) {
                    instead = Some((problem.typed.clone(), name));
                }
            });
        }
        let more = self.block.problems.len().saturating_sub(SAID);
        if more > 0 {
            ui.label(cx.text_with("hist-more-problems", "n", more));
        }
        if let Some((typed, name)) = instead {
            self.pasted = self.pasted.replace(&typed, &name);
        }
    }

    fn read_block(&mut self, view: &ClubView) {
        let date = day::typed(&self.sheet.date);
        let same = self.read.as_ref().is_some_and(|(revision, text, usual)| {
            *revision == view.revision && *text == self.pasted && *usual == date
        });
        if !same {
            self.read = Some((view.revision, self.pasted.clone(), date));
            self.block = paste::read(view, &self.pasted, date);
        }
    }

    /// Asks for the evenings to be added; asks the user first where a date
    /// has an evening already.
    fn send(&mut self, cx: &mut Cx<'_>, evenings: Vec<PrehistoryEvening>) {
        let taken = |evening: &&PrehistoryEvening| {
            let mut all = cx.view.book.tournaments.values();
            all.any(|other| other.date == evening.date)
        };
        let questions: Vec<Notice> = evenings
            .iter()
            .filter(taken)
            .map(|evening| Notice::new("hist-date-taken").with("date", evening.date))
            .collect();
        let command = Command::Prehistory(evenings.clone());
        self.sent = Some((cx.view.revision, evenings));
        cx.act(if questions.is_empty() {
            Action::Execute(command)
        } else {
            Action::Confirm { questions, command }
        });
    }

    /// Empties what was added from; what was refused stays to be mended.
    fn clear_sent(&mut self, view: &ClubView) {
        let Some((revision, evenings)) = &self.sent else {
            return;
        };
        if *revision == view.revision {
            return;
        }
        if evenings.iter().all(|evening| is_there(view, evening)) {
            if self.block.evenings == *evenings {
                self.pasted.clear();
            } else {
                self.sheet = Sheet::default();
            }
        }
        self.sent = None;
    }
}

fn is_there(view: &ClubView, evening: &PrehistoryEvening) -> bool {
    let same = |tournament: &Tournament| {
        tournament.kind == Kind::Prehistory
            && tournament.date == evening.date
            && tournament
                .pairs()
                .map(|pair| (pair.a, pair.b))
                .eq(evening.pairs.iter().copied())
    };
    view.book.tournaments.values().any(same)
}

/// The evenings of pre-history, newest first.
fn of_the_past(view: &ClubView) -> Vec<TournamentId> {
    let all = view.book.tournaments.values();
    let mut past: Vec<&Tournament> = all.filter(|t| t.kind == Kind::Prehistory).collect();
    past.sort_by_key(|evening| std::cmp::Reverse((evening.date, evening.entry)));
    past.into_iter().map(|evening| evening.id).collect()
}

/// The recorded evenings, each to be deleted.
fn list(ui: &mut Ui, cx: &mut Cx<'_>, evenings: &[TournamentId]) {
    ui.strong(cx.text("hist-list-heading"));
    if evenings.is_empty() {
        ui.label(cx.text("hist-list-empty"));
        return;
    }
    flush(ui, |ui| table(ui, cx, evenings));
}

fn table(ui: &mut Ui, cx: &mut Cx<'_>, evenings: &[TournamentId]) {
    let view = cx.view.clone();
    TableBuilder::new(ui)
        .id_salt("hist-prehistory")
        .striped(true)
        .cell_layout(Layout::left_to_right(Align::Center))
        .max_scroll_height(LIST)
        .column(Column::exact(120.0))
        .column(Column::exact(110.0))
        .column(Column::remainder().clip(true))
        .body(|body| {
            body.rows(theme::ROW, evenings.len(), |mut row| {
                let id = evenings[row.index()];
                let Some(evening) = view.book.tournaments.get(&id) else {
                    return;
                };
                row.col(|ui| {
                    left(ui, |ui| ui.label(cx.lang.date(evening.date)));
                });
                row.col(|ui| delete(ui, cx, evening));
                row.col(|ui| {
                    let names = names(cx, evening);
                    let text = RichText::new(&names).small();
                    left(ui, |ui| ui.label(text)).on_hover_text(names);
                });
            });
        });
}

fn delete(ui: &mut Ui, cx: &mut Cx<'_>, evening: &Tournament) {
    let name = cx.text_with("hist-delete-name", "date", evening.date);
    let button = ui.button(cx.text("hist-delete")).accessible_name(name);
    if button.clicked() {
        let question = Notice::new("hist-delete-question")
            .with("date", evening.date)
            .with("n", evening.pairs().count());
        cx.act(Action::Confirm {
            questions: vec![question],
            command: Command::DeleteTournament(evening.id),
        });
    }
}

fn names(cx: &Cx<'_>, evening: &Tournament) -> String {
    let name = |id| cx.view.book.name_of(id);
    let pair = |pair: &crate::domain::Pair| format!("{} & {}", name(pair.a), name(pair.b));
    evening.pairs().map(pair).collect::<Vec<_>>().join("; ")
}
