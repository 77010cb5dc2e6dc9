//! The tab Tourn: the archive of evenings on the left, on the right the
//! sheet being typed or a recorded evening as calculated.

mod archive;
mod cell;
mod columns;
mod dates;
mod editor;
mod explain;
mod figures;
mod forecast;
mod grid;
mod header;
mod lines;
mod newcomer;
mod paste;
mod problems;
mod result;
mod rows;
mod sheet;
mod slips;
mod startlist;
mod suggest;

use std::path::PathBuf;

use egui::{CentralPanel, RichText, Ui, vec2};
use serde::{Deserialize, Serialize};

pub(in crate::ui) use self::dates::weekday;
pub(in crate::ui) use self::header::scoring_id;

use self::archive::Archive;
use self::result::Wanted;
use self::sheet::Sheet;
use crate::club::{ClubView, Draft, Drafts};
use crate::domain::TournamentId;
use crate::i18n::Lang;
use crate::ui::shortcut::PageCommand;
use crate::ui::theme::{GAP_SMALL, ROW};
use crate::ui::widgets::{Arrival, Autosave, ColumnHelp, Divided};
use crate::ui::{Action, Cx};

/// Width of the archive at first; with it all columns of the sheet fit into
/// a window of 1200 points.
const ARCHIVE: f32 = 210.0;

/// Which columns are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Kept {
    /// Those between ratings and norm of a recorded evening.
    terms: bool,
}

/// State of the tab Tourn.
#[derive(Default)]
pub struct Tourn {
    /// Which columns are shown.
    pub kept: Kept,
    club: Option<PathBuf>,
    arrival: Arrival,
    archive: Archive,
    /// The sheet of a new evening; a visit to the archive leaves it alone.
    new: Sheet,
    correction: Option<Sheet>,
    last: Option<Last>,
    page: Page,
    result: result::Result,
    autosave: Autosave<Drafts>,
}

/// The evening recorded last, and the sheet it came from.
struct Last {
    id: TournamentId,
    draft: Draft,
    /// Whether it is in the book, or was taken back.
    recorded: bool,
}

/// What stands on the right.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Page {
    #[default]
    New,
    Recorded(TournamentId),
    Correction,
}

impl Tourn {
    /// Draws the tab.
    pub fn ui(&mut self, ui: &mut Ui, cx: &mut Cx<'_>) {
        if self.club.as_ref() != Some(&cx.view.path) {
            self.begin(cx);
        }
        self.follow(cx);
        // Asked for in the frame before: its click, or the dialog that led
        // here, takes the keyboard away until now.
        if std::mem::take(&mut self.new.ask_pairs)
            || (self.arrival.is_due(ui) && self.page == Page::New)
        {
            self.new.enter(ui);
        }
        let archive = Divided::left("tourn-archive", ARCHIVE, 160.0..=480.0);
        archive.show(ui, |ui| self.archive(ui, cx));
        CentralPanel::default().show(ui, |ui| self.page(ui, cx));
        let new = self.new.meaning.kept.as_ref();
        let correction = self.correction.as_ref();
        let correction = correction.and_then(|sheet| sheet.meaning.kept.as_ref());
        let same = |drafts: &Drafts| {
            (drafts.new.as_ref(), drafts.correction.as_ref()) == (new, correction)
        };
        let current = || Drafts {
            new: new.cloned(),
            correction: correction.cloned(),
        };
        if let Some(drafts) = self.autosave.tick(ui, same, current) {
            cx.act(Action::SaveDrafts(drafts));
        }
    }

    /// What the columns of the table that is shown mean.
    pub fn columns(&self, lang: Lang) -> Vec<ColumnHelp> {
        let columns = match (self.page, &self.correction) {
            (Page::Recorded(_), _) => columns::of_result(self.result.two_winners, self.kept.terms),
            (Page::Correction, Some(sheet)) => columns::of_sheet(sheet.draft.two_winners),
            _ => columns::of_sheet(self.new.draft.two_winners),
        };
        ColumnHelp::of_grid(lang, columns)
    }

    /// Shows a recorded evening.
    pub fn open(&mut self, id: TournamentId) {
        self.page = Page::Recorded(id);
    }

    /// Whether the sheet of a new evening can be calculated.
    pub fn is_ready(&self) -> bool {
        self.page == Page::New && self.new.meaning.examined.command.is_some()
    }

    /// Whether it is shown why a rating changed.
    pub fn explains(&self) -> bool {
        self.shown().is_some() && self.result.explains()
    }

    /// The recorded evening that is shown.
    pub fn shown(&self) -> Option<TournamentId> {
        match self.page {
            Page::Recorded(id) => Some(id),
            Page::New | Page::Correction => None,
        }
    }

    /// To be called when a sheet was recorded: it is cleared, and the evening
    /// is shown as calculated.
    pub fn recorded(&mut self, view: &ClubView, id: TournamentId) {
        let corrected = self.correction.as_ref().and_then(|sheet| sheet.draft.of);
        if corrected == Some(id) {
            self.correction = None;
        } else {
            let sheet = std::mem::take(&mut self.new);
            self.last = Some(Last {
                id,
                draft: sheet.draft,
                recorded: true,
            });
        }
        self.club = Some(view.path.clone());
        self.open(id);
    }

    /// The drafts to be saved before the window closes; `None` when nothing
    /// waits.
    pub fn unsaved(&self) -> Option<Drafts> {
        self.autosave.unsaved()
    }

    /// Begins with a club and the drafts in its file.
    fn begin(&mut self, cx: &Cx<'_>) {
        let drafts = cx.view.drafts.clone();
        *self = Self {
            kept: self.kept,
            club: Some(cx.view.path.clone()),
            autosave: Autosave::new(drafts.clone()),
            ..Self::default()
        };
        if let Some(draft) = drafts.correction {
            self.correction = Some(Sheet::of(cx, draft));
            self.page = Page::Correction;
        }
        if let Some(draft) = drafts.new {
            self.new = Sheet::of(cx, draft);
            self.page = Page::New;
        }
    }

    /// Adapts to what undo, redo and new evenings did to the club.
    fn follow(&mut self, cx: &Cx<'_>) {
        let has = |id| cx.view.book.tournaments.contains_key(&id);
        match self.page {
            Page::Recorded(id) if !has(id) => self.page = Page::New,
            Page::Correction if self.correction.is_none() => self.page = Page::New,
            _ => {}
        }
        self.bring_back(cx);
        self.new.propose_date(cx);
    }

    /// When recording was undone, the sheet returns as it was, so that one
    /// mistake can be mended; when it is redone, the sheet goes again.
    fn bring_back(&mut self, cx: &Cx<'_>) {
        let Some(last) = &mut self.last else {
            return;
        };
        let recorded = cx.view.book.tournaments.contains_key(&last.id);
        if recorded == last.recorded {
            return;
        }
        last.recorded = recorded;
        if !recorded && self.new.meaning.kept.is_none() {
            self.new = Sheet::of(cx, last.draft.clone());
        } else if recorded && self.new.draft == last.draft {
            self.new = Sheet::default();
        }
    }

    fn archive(&mut self, ui: &mut Ui, cx: &mut Cx<'_>) {
        ui.add_space(GAP_SMALL);
        let unfinished = self.new.meaning.kept.is_some() && self.page != Page::New;
        let id = if unfinished {
            "tourn-new-unfinished"
        } else {
            "tourn-new"
        };
        let caption = RichText::new(cx.text(id)).strong();
        let size = vec2(ui.available_width(), ROW);
        let button = egui::Button::new(caption)
            .selected(self.page == Page::New)
            .min_size(size);
        let button = ui.add(button);
        let hint = PageCommand::NewTournament.hint(ui.ctx(), cx.lang, "tourn-new");
        if PageCommand::NewTournament.pressed(&button.on_hover_text(hint)) {
            self.page = Page::New;
            self.new.ask_pairs = true;
            ui.request_repaint();
        }
        if let Some(date) = self.corrected_date(cx) {
            let text = cx.text_with("tourn-correction-of", "date", date);
            let button = egui::Button::new(text)
                .selected(self.page == Page::Correction)
                .min_size(size);
            if ui.add(button).clicked() {
                self.page = Page::Correction;
            }
        }
        let selected = match self.page {
            Page::Recorded(id) => Some(id),
            _ => None,
        };
        if let Some(id) = self.archive.show(ui, cx, selected) {
            self.page = Page::Recorded(id);
        }
    }

    fn corrected_date(&self, cx: &Cx<'_>) -> Option<crate::domain::Date> {
        let of = self.correction.as_ref()?.draft.of?;
        Some(cx.view.book.tournaments.get(&of)?.date)
    }

    fn page(&mut self, ui: &mut Ui, cx: &mut Cx<'_>) {
        match (self.page, &mut self.correction) {
            (Page::Correction, Some(sheet)) => {
                let of = sheet.draft.of;
                if editor::show(ui, cx, sheet) {
                    self.correction = None;
                    self.page = of.map_or(Page::New, Page::Recorded);
                }
            }
            (Page::Recorded(id), _) => self.recorded_page(ui, cx, id),
            _ => {
                editor::show(ui, cx, &mut self.new);
            }
        }
    }

    fn recorded_page(&mut self, ui: &mut Ui, cx: &mut Cx<'_>, id: TournamentId) {
        let view = cx.view.clone();
        let Some(evening) = view.book.tournaments.get(&id) else {
            return;
        };
        if self.result.show(ui, cx, evening, &mut self.kept.terms) == Wanted::Correct {
            let going_on = self.correction.as_ref().and_then(|sheet| sheet.draft.of);
            if going_on != Some(id) {
                self.correction = Sheet::correcting(cx, id);
            }
            if let Some(sheet) = &mut self.correction {
                sheet.begin(ui);
            }
            self.page = Page::Correction;
        }
    }
}
