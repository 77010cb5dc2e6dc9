//! The form in which one evening of pre-history is typed.

use egui::{RichText, Ui};

use super::pairs::{Players, Problem};
use crate::club::paste::names_in;
use crate::club::{ClubView, PrehistoryEvening};
use crate::domain::{Notice, PlayerId, day};
use crate::ui::widgets::{input, name_picker, settle_date};
use crate::ui::{Cx, theme};

const NAME: f32 = 220.0;
const DATE: f32 = 120.0;
/// Rows of an empty form.
const ROWS: usize = 4;

/// A date and rows of two names, as typed, and what they mean.
pub(super) struct Sheet {
    pub(super) date: String,
    rows: Vec<[String; 2]>,
    read: Option<(u64, String, Vec<[String; 2]>)>,
    pairs: Vec<(PlayerId, PlayerId)>,
    problems: Vec<Vec<Problem>>,
}

impl Default for Sheet {
    fn default() -> Self {
        Self {
            date: String::new(),
            rows: vec![<[String; 2]>::default(); ROWS],
            read: None,
            pairs: Vec::new(),
            problems: Vec::new(),
        }
    }
}

impl Sheet {
    /// The evening, when nothing is wrong with it.
    pub(super) fn evening(&self) -> Option<PrehistoryEvening> {
        let right = self.problems.iter().all(Vec::is_empty) && !self.pairs.is_empty();
        let date = day::typed(&self.date)?;
        right.then(|| PrehistoryEvening {
            date,
            pairs: self.pairs.clone(),
        })
    }

    /// Draws the date.
    pub(super) fn date_ui(&mut self, ui: &mut Ui, cx: &Cx<'_>) {
        ui.horizontal(|ui| {
            let name = cx.text("hist-date");
            ui.label(&name);
            let field = input(ui, cx.palette, &name, &mut self.date, DATE);
            settle_date(cx.lang, &field, &mut self.date);
            ui.weak(cx.text("hist-date-help"));
        });
        let typed = self.date.trim();
        if !typed.is_empty() && day::typed(typed).is_none() {
            let wrong = cx.text_with("hist-date-wrong", "text", typed);
            ui.colored_label(cx.palette.error, wrong);
        }
    }

    /// Draws the rows.
    pub(super) fn rows_ui(&mut self, ui: &mut Ui, cx: &Cx<'_>) {
        let last_used = self.rows.last().is_some_and(|row| !is_empty(row));
        if last_used {
            self.rows.push(Default::default());
        }
        let mut focused = None;
        let mut instead = None;
        for at in 0..self.rows.len() {
            ui.horizontal(|ui| self.row_ui(ui, cx, at, &mut focused));
            // What is still being typed is not yet a mistake.
            let problems = self.problems.get(at).filter(|_| focused != Some(at));
            for problem in problems.into_iter().flatten() {
                if let Some(name) = problem.ui(ui, cx) {
                    instead = Some((at, problem.typed.clone(), name));
                }
            }
        }
        if let Some((at, typed, name)) = instead {
            for cell in &mut self.rows[at] {
                if cell.trim() == typed {
                    cell.clone_from(&name);
                }
            }
        }
        self.understand(cx.view);
    }

    fn row_ui(&mut self, ui: &mut Ui, cx: &Cx<'_>, at: usize, focused: &mut Option<usize>) {
        let number = at + 1;
        ui.label(RichText::new(format!("{number:>2}")).monospace().weak());
        for (side, name) in ["hist-row-player", "hist-row-partner"]
            .into_iter()
            .enumerate()
        {
            let name = cx.text_with(name, "n", number);
            let text = &mut self.rows[at][side];
            let response = name_picker(ui, cx, &name, at, text, NAME);
            if response.has_focus() {
                *focused = Some(at);
            }
            if response.lost_focus() {
                split(cx.view, &mut self.rows[at], side);
            }
        }
        ui.add_space(theme::GAP);
    }

    fn understand(&mut self, view: &ClubView) {
        let same = self.read.as_ref().is_some_and(|(revision, date, rows)| {
            *revision == view.revision && *date == self.date && *rows == self.rows
        });
        if same {
            return;
        }
        self.read = Some((view.revision, self.date.clone(), self.rows.clone()));
        self.pairs.clear();
        let mut players = Players::default();
        let understood = self.rows.iter().map(|row| {
            if is_empty(row) {
                return Vec::new();
            }
            match players.pair(view, &row[0], &row[1]) {
                Ok(pair) => {
                    self.pairs.push(pair);
                    Vec::new()
                }
                Err(problems) => problems,
            }
        });
        self.problems = understood.collect();
    }

    /// Why the evening cannot be added yet.
    pub(super) fn missing(&self) -> Option<Notice> {
        if self.problems.iter().any(|problems| !problems.is_empty()) {
            Some(Notice::new("hist-mend"))
        } else if self.pairs.is_empty() {
            Some(Notice::new("hist-no-pairs"))
        } else if day::typed(&self.date).is_none() {
            Some(Notice::new("hist-no-date"))
        } else {
            None
        }
    }
}

fn is_empty(row: &[String; 2]) -> bool {
    row.iter().all(|cell| cell.trim().is_empty())
}

/// Parts `A & B` in one cell into both, when the other is empty.
fn split(view: &ClubView, row: &mut [String; 2], side: usize) {
    if !row[1 - side].trim().is_empty() {
        return;
    }
    if let Ok(both) = <[String; 2]>::try_from(names_in(&view.names, &row[side])) {
        *row = both;
    }
}
