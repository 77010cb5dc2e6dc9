//! A recorded evening, as calculated.

use egui::{RichText, ScrollArea, Ui};

use super::columns::{self, Heading};
use super::explain::{self, Why};
use super::lines::{Asked, Line, lines};
use super::{dates, header};
use crate::club::Command;
use crate::domain::{Kind, Notice, Tournament, TournamentId};
use crate::i18n::{self, Lang};
use crate::rating::{CalculatedPair, CalculatedTournament};
use crate::report;
use crate::ui::grid::Columns;
use crate::ui::shortcut::PageCommand;
use crate::ui::theme::{GAP, GAP_SMALL};
use crate::ui::widgets::{Explanation, Reading, RowCursor, columns_button, copy_rows};
use crate::ui::{Action, Cx};

/// State of the page.
#[derive(Default)]
pub(super) struct Result {
    /// Whether two fields are shown.
    pub(super) two_winners: bool,
    explained: Option<Why>,
    explanation: Explanation,
    lines: Vec<Line>,
    cursor: RowCursor,
    /// The best pairs against the norm, as a sentence.
    best: String,
    read_from: Option<(TournamentId, u64, Lang)>,
}

/// What the buttons of the page ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Wanted {
    Nothing,
    Correct,
}

impl Result {
    /// Whether it is shown why a rating changed.
    pub(super) const fn explains(&self) -> bool {
        self.explained.is_some()
    }

    /// Draws the page of an evening that the club has; `terms` says whether
    /// those between ratings and norm are shown.
    pub(super) fn show(
        &mut self,
        ui: &mut Ui,
        cx: &mut Cx<'_>,
        evening: &Tournament,
        terms: &mut bool,
    ) -> Wanted {
        let view = cx.view.clone();
        let mut all = view.replay.tournaments.iter();
        let calculated = all.find(|calculated| calculated.id == evening.id);
        self.read(cx, evening, calculated);
        let mut reading = Reading::new("tourn-why");
        if self.explains() && !ui.ctx().text_edit_focused() {
            reading = reading.heard(ui);
        }
        let wanted = self.heading(ui, cx, evening, calculated);
        ui.add_space(GAP_SMALL);
        if evening.kind == Kind::Prehistory {
            ui.label(cx.text("tourn-prehistory-note"));
            pairs_only(ui, cx, evening);
            return wanted;
        }
        if let Some(problem) = calculated.and_then(|found| found.problem.as_ref()) {
            ui.colored_label(cx.palette.error, format!("⚠ {}", cx.say(problem)));
        }
        if !self.best.is_empty() {
            ui.label(&self.best);
        }
        ui.horizontal(|ui| {
            PageCommand::AllTerms.toggle(ui.ctx(), terms);
            ui.checkbox(terms, cx.text("tourn-all-terms"));
            columns_button(ui, cx);
        });
        self.two_winners = evening.fields.len() > 1;
        let columns = columns::of_result(self.two_winners, *terms);
        self.table(ui, cx, columns);
        if let Some(calculated) = calculated {
            self.copy(cx, calculated);
            let (why, explanation) = (&mut self.explained, &mut self.explanation);
            explain::window(ui, cx, calculated, why, explanation, reading);
        }
        wanted
    }

    fn read(
        &mut self,
        cx: &Cx<'_>,
        evening: &Tournament,
        calculated: Option<&CalculatedTournament>,
    ) {
        let key = (evening.id, cx.view.revision, cx.lang);
        if self.read_from == Some(key) {
            return;
        }
        if self.read_from.is_none_or(|from| from.0 != evening.id) {
            self.explained = None;
            self.cursor = RowCursor::default();
        }
        let fields = calculated.map_or(&[][..], |found| &found.fields);
        self.lines = lines(cx, fields);
        self.best = best(cx, fields);
        self.read_from = Some(key);
    }

    fn heading(
        &self,
        ui: &mut Ui,
        cx: &mut Cx<'_>,
        evening: &Tournament,
        calculated: Option<&CalculatedTournament>,
    ) -> Wanted {
        let mut wanted = Wanted::Nothing;
        ui.horizontal_wrapped(|ui| {
            ui.heading(cx.lang.date(evening.date));
            ui.label(cx.text(dates::weekday(evening.date)));
            if !evening.title.is_empty() {
                ui.heading(&evening.title);
            }
            ui.label(RichText::new(about(cx, evening, calculated)).weak());
        });
        ui.horizontal_wrapped(|ui| {
            if evening.kind != Kind::Prehistory {
                let command = PageCommand::Correct;
                let hint = command.hint(ui.ctx(), cx.lang, "page-correct");
                let correct = ui.button(cx.text("tourn-correct")).on_hover_text(hint);
                if command.pressed(&correct) {
                    wanted = Wanted::Correct;
                }
            }
            let delete = ui.button(cx.text("tourn-delete"));
            if PageCommand::DeleteTournament.pressed(&delete) {
                let question = Notice::new("tourn-ask-delete")
                    .with("date", evening.date)
                    .with("pairs", evening.pairs().count());
                cx.act(Action::Confirm {
                    questions: vec![question],
                    command: Command::DeleteTournament(evening.id),
                });
            }
        });
        wanted
    }

    fn table(&mut self, ui: &mut Ui, cx: &mut Cx<'_>, columns: Vec<Heading>) {
        let columns = Columns::fit(columns, ui.available_width() - GAP);
        let (lines, cursor) = (&self.lines, &mut self.cursor);
        let reached = cursor.steer(ui, lines.len(), |row, typed| {
            let mut names = lines[row].players.iter();
            names.any(|player| typed.begins(cx.view.names.folded(*player)))
        });
        let mut asked = None;
        ScrollArea::horizontal()
            .id_salt("tourn-result-across")
            .show(ui, |ui| {
                columns.headings(ui, cx);
                ScrollArea::vertical()
                    .id_salt("tourn-result")
                    .auto_shrink(false)
                    .show(ui, |ui| {
                        ui.spacing_mut().item_spacing.y = GAP_SMALL / 2.0;
                        for (row, line) in lines.iter().enumerate() {
                            let shown = (&columns, cursor.sense(row));
                            let wish = line.show(ui, cx, shown, |ui, name| {
                                cursor.visit(ui, row, name);
                                if reached == Some(row) {
                                    name.scroll_to_me(None);
                                }
                            });
                            asked = wish.or(asked.take());
                        }
                    });
            });
        match asked {
            Some(Asked::Why(player, asked_by)) => {
                self.explained = Some(Why { player, asked_by });
            }
            Some(Asked::Page(player)) => cx.act(Action::ShowPlayer(player)),
            None => {}
        }
    }

    /// Copies the pairs that Ctrl+C asked for, in their order on the screen.
    fn copy(&mut self, cx: &mut Cx<'_>, evening: &CalculatedTournament) {
        let Some(copied) = self.cursor.copied() else {
            return;
        };
        let fields = report::tournament(&cx.view.book, evening, cx.lang);
        let Some(columns) = fields.first().map(|table| &table.columns) else {
            return;
        };
        let headings = columns.iter().map(|column| column.heading.clone());
        let lines = self.lines[copied].iter();
        let rows = lines.map(|line| fields[line.at.0].rows[line.at.1].clone());
        copy_rows(cx, headings, rows);
    }
}

/// `Matchpoints · 27 boards · 14 pairs · unrated`.
fn about(cx: &Cx<'_>, evening: &Tournament, calculated: Option<&CalculatedTournament>) -> String {
    let mut parts = Vec::new();
    if let Some(calculated) = calculated.filter(|_| evening.kind != Kind::Prehistory) {
        parts.push(cx.text(header::scoring_id(calculated.scoring)));
    }
    if let Some(boards) = evening.boards {
        parts.push(cx.text_with("tourn-boards-count", "boards", boards));
    }
    parts.push(cx.text_with("tourn-pairs", "pairs", evening.pairs().count()));
    match evening.kind {
        Kind::Rated => {}
        Kind::Unrated => parts.push(cx.text("tourn-kind-unrated")),
        Kind::Prehistory => parts.push(cx.text("tourn-kind-prehistory")),
    }
    parts.join(" · ")
}

/// The three pairs that beat their norm by most.
fn best(cx: &Cx<'_>, fields: &[Vec<CalculatedPair>]) -> String {
    let mut above: Vec<(f64, &CalculatedPair)> = fields
        .iter()
        .flatten()
        .filter_map(|pair| {
            let outcome = pair.outcome?;
            Some((outcome.percent - pair.norm.expected, pair))
        })
        .filter(|(difference, _)| *difference > 0.0)
        .collect();
    if above.is_empty() {
        return String::new();
    }
    above.sort_by(|a, b| b.0.total_cmp(&a.0));
    let pairs: Vec<String> = above
        .iter()
        .take(3)
        .map(|(difference, pair)| {
            let name = |id| cx.view.book.name_of(id);
            let difference = i18n::percent(cx.signed(*difference, 2));
            format!("{} – {} {difference}", name(pair.a), name(pair.b))
        })
        .collect();
    cx.text_with("tourn-best", "pairs", pairs.join("; "))
}

fn pairs_only(ui: &mut Ui, cx: &Cx<'_>, evening: &Tournament) {
    ScrollArea::vertical()
        .id_salt("tourn-prehistory")
        .auto_shrink(false)
        .show(ui, |ui| {
            for (index, pair) in evening.pairs().enumerate() {
                let name = |id| cx.view.book.name_of(id);
                let names = format!("{}. {} – {}", index + 1, name(pair.a), name(pair.b));
                ui.label(names);
            }
        });
}
