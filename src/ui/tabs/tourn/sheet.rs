//! A sheet that is being typed: the draft, what it means for the club, and
//! the way to record it.

use egui::{Id, Ui};

use super::cell::{Cell, Slot};
use super::dates;
use super::figures::Figures;
use super::grid::Grid;
use super::startlist::StartList;
use crate::club::complete;
use crate::club::preview::Examiner;
use crate::club::{Draft, Examined, Question};
use crate::domain::{Date, Notice, TournamentId};
use crate::i18n::Lang;
use crate::ui::{Action, Cx};

/// A sheet with the state of its grid.
#[derive(Default)]
pub(super) struct Sheet {
    /// What is typed.
    pub(super) draft: Draft,
    /// Where the keyboard is.
    pub(super) grid: Grid,
    /// What the draft means.
    pub(super) meaning: Meaning,
    /// The window with the norms before play.
    pub(super) start_list: StartList,
    /// Whether the date field is to get the keyboard.
    pub(super) ask_date: bool,
    /// Whether the first name that is missing is to get the keyboard.
    pub(super) ask_pairs: bool,
    /// What was on the sheet before it was cleared.
    pub(super) cleared: Option<Draft>,
    examiner: Examiner,
    /// The recorded evening as a sheet, when it is being corrected.
    original: Option<Draft>,
    /// The language of what was written into the sheet.
    written_in: Option<Lang>,
    proposed: Option<Date>,
    proposed_at: Option<u64>,
}

/// What a draft means for the club; read again only when something changed.
#[derive(Default)]
pub(super) struct Meaning {
    /// As the club reads it.
    pub(super) examined: Examined,
    /// The calculated columns.
    pub(super) figures: Vec<Figures>,
    /// The draft without its empty tail; `None` when nothing is typed.
    pub(super) kept: Option<Draft>,
    read_from: Option<(Draft, u64, Date, Lang)>,
}

impl Sheet {
    /// A sheet for a new evening, with a date proposed.
    pub(super) fn new(cx: &Cx<'_>) -> Self {
        let mut sheet = Self::default();
        sheet.propose_date(cx);
        sheet
    }

    /// A sheet that continues a draft.
    pub(super) fn of(cx: &Cx<'_>, draft: Draft) -> Self {
        let original = draft.of.and_then(|id| recorded(cx, id));
        // Kept from the start: it may not be shown before the next autosave.
        let kept = Some(draft.clone()).filter(|draft| original.as_ref() != Some(draft));
        Self {
            meaning: Meaning {
                kept,
                ..Meaning::default()
            },
            draft,
            original,
            proposed: dates::proposal(cx.view),
            proposed_at: Some(cx.view.revision),
            ..Self::default()
        }
    }

    /// A sheet to correct a recorded evening.
    pub(super) fn correcting(cx: &Cx<'_>, id: TournamentId) -> Option<Self> {
        recorded(cx, id).map(|draft| Self::of(cx, draft))
    }

    /// The identity under which its cells are known to egui.
    pub(super) fn id(&self) -> Id {
        Id::unique(("tourn", self.draft.of))
    }

    /// Gives a sheet without a date of its own the next weekly one.
    pub(super) fn propose_date(&mut self, cx: &Cx<'_>) {
        if self.proposed_at == Some(cx.view.revision) {
            return;
        }
        self.proposed_at = Some(cx.view.revision);
        if self.draft.of.is_none() && self.has_no_date() {
            self.proposed = dates::proposal(cx.view);
            let date = self.proposed.map(|date| cx.lang.typed_date(date));
            self.draft.date = date.unwrap_or_default();
        }
    }

    /// Whether the date is missing or only proposed.
    fn has_no_date(&self) -> bool {
        self.draft.date.trim().is_empty() || self.has_proposed_date()
    }

    /// Whether the date is the program's and not yet the director's.
    pub(super) fn has_proposed_date(&self) -> bool {
        self.draft.of.is_none()
            && self.proposed.is_some()
            && self.draft.parsed_date() == self.proposed
    }

    /// Whether nothing is typed, or nothing corrected.
    fn is_untouched(&self, trimmed: &Draft) -> bool {
        if self.draft.of.is_some() {
            return self.original.as_ref() == Some(trimmed);
        }
        let blank = Draft {
            date: trimmed.date.clone(),
            ..Draft::default()
        };
        self.has_no_date() && *trimmed == blank
    }

    /// In another language a recorded evening is written differently, which is
    /// no correction.
    fn follow_language(&mut self, cx: &Cx<'_>) {
        if self.written_in.replace(cx.lang) == Some(cx.lang) {
            return;
        }
        if let Some(original) = self.draft.of.and_then(|id| recorded(cx, id)) {
            if self.original.as_ref() == Some(&self.trimmed()) {
                self.draft = original.clone();
            }
            self.original = Some(original);
        }
    }

    /// Keeps an empty row at the bottom, and reads the sheet anew if it, the
    /// club, the day or the language changed.
    pub(super) fn refresh(&mut self, cx: &Cx<'_>) {
        self.follow_language(cx);
        self.grid.keep_empty_row(&mut self.draft);
        let fresh = self.meaning.read_from.as_ref().is_some_and(|from| {
            (from.1, from.2, from.3) == (cx.view.revision, cx.today, cx.lang)
                && from.0 == self.draft
        });
        if !fresh {
            self.read(cx);
        }
    }

    fn read(&mut self, cx: &Cx<'_>) {
        let mut examined = self.examiner.examine(cx.view, &self.draft, cx.today);
        complete::offer_parts(cx.view, &self.draft, &mut examined.rows);
        let rows = examined.rows.iter();
        let trimmed = self.trimmed();
        self.grid.complained &= examined.command.is_none();
        self.meaning = Meaning {
            figures: rows
                .map(|row| Figures::new(cx, row.norm.as_ref(), row.outcome.as_ref()))
                .collect(),
            kept: (!self.is_untouched(&trimmed)).then_some(trimmed),
            read_from: Some((self.draft.clone(), cx.view.revision, cx.today, cx.lang)),
            examined,
        };
    }

    fn trimmed(&self) -> Draft {
        let mut draft = self.draft.clone();
        while draft.rows.last().is_some_and(|row| row.is_empty()) {
            draft.rows.pop();
        }
        draft
    }

    /// Records the sheet, asks what is unusual, or goes to the first mistake.
    pub(super) fn calculate(&mut self, ui: &Ui, cx: &mut Cx<'_>) {
        self.grid.leave(&mut self.draft, cx.view);
        self.refresh(cx);
        match self.meaning.examined.command.clone() {
            Some(command) => {
                let asked = &self.meaning.examined.questions;
                let questions: Vec<Notice> = asked.iter().map(Question::notice).collect();
                cx.act(if questions.is_empty() {
                    Action::Execute(command)
                } else {
                    Action::Confirm { questions, command }
                });
            }
            None => self.go_to_first_mistake(ui),
        }
    }

    fn go_to_first_mistake(&mut self, ui: &Ui) {
        self.grid.complained = true;
        let examined = &self.meaning.examined;
        let of_date = |problem: &Notice| problem.id.starts_with("sheet-date");
        if examined.problems.iter().any(of_date) {
            self.ask_date = true;
            return;
        }
        let mut rows = examined.rows.iter().enumerate();
        let wrong = rows.find_map(|(row, examined)| Some((row, examined.problems.first()?)));
        let id = self.id();
        match wrong {
            Some((row, problem)) if problem.id.starts_with("sheet-start") => {
                self.grid.ask_start(ui, id, row, &examined.rows[row]);
            }
            Some((row, problem)) => {
                let cell = Cell::new(row, self.wrong_slot(row, problem));
                self.grid.go(ui, id, &self.draft, cell);
            }
            // Results or pairs are missing altogether.
            None if examined.problems.iter().any(|p| p.id == "sheet-no-results") => {
                let cell = Cell::new(0, Slot::Result);
                self.grid.go(ui, id, &self.draft, cell);
            }
            None => {
                let last = self.draft.rows.len().saturating_sub(1);
                self.grid.go(ui, id, &self.draft, Cell::new(last, Slot::A));
            }
        }
    }

    /// The cell that a row's problem is about.
    fn wrong_slot(&self, row: usize, problem: &Notice) -> Slot {
        let typed = &self.draft.rows[row];
        match problem.id.as_ref() {
            "sheet-boards" => Slot::Boards,
            "sheet-partner-missing" if !typed.a.trim().is_empty() => Slot::B,
            id if id.starts_with("sheet-result") || id.starts_with("sheet-percent") => Slot::Result,
            _ => Slot::A,
        }
    }

    /// Gives the keyboard to the first cell.
    pub(super) fn begin(&mut self, ui: &Ui) {
        self.grid.keep_empty_row(&mut self.draft);
        let id = self.id();
        self.grid.go(ui, id, &self.draft, Cell::new(0, Slot::A));
    }

    /// Gives the keyboard to the date if there is none, else to the first
    /// name that is missing.
    pub(super) fn enter(&mut self, ui: &Ui) {
        if self.draft.date.trim().is_empty() {
            self.ask_date = true;
            return;
        }
        self.grid.keep_empty_row(&mut self.draft);
        let names = self.draft.rows.iter().enumerate();
        let missing = names
            .flat_map(|(row, typed)| [(row, Slot::A, &typed.a), (row, Slot::B, &typed.b)])
            .find(|(_, _, name)| name.trim().is_empty());
        if let Some((row, slot, _)) = missing {
            let id = self.id();
            self.grid.go(ui, id, &self.draft, Cell::new(row, slot));
        }
    }
}

/// A recorded evening as a sheet, date and results as the language writes them.
fn recorded(cx: &Cx<'_>, id: TournamentId) -> Option<Draft> {
    let mut draft = Draft::of_tournament(&cx.view.book, id)?;
    let date = draft.parsed_date()?;
    draft.date = cx.lang.typed_date(date);
    for row in &mut draft.rows {
        row.result = cx.lang.figures(&row.result);
    }
    Some(draft)
}
