//! The tab Championship: championships and their sessions on the left, on the
//! right the sheet of a session or the totals.

mod cell;
mod coefficients;
mod columns;
mod editor;
mod explain;
mod figures;
mod file;
mod grid;
mod header;
mod rows;
mod sheet;
mod sidebar;
pub mod totals;

use std::collections::BTreeMap;
use std::path::PathBuf;

use egui::{CentralPanel, Ui};

use self::sheet::{Key, Sheet};
use self::sidebar::{Sidebar, Wish};
use self::totals::Totals;
use crate::club::championship::{InChampionship, SessionDraft, SessionDrafts, SessionEntry};
use crate::domain::{ChampionshipId, Notice};
use crate::i18n::Lang;
use crate::jobs::SessionRead;
use crate::report::export::Subject;
use crate::ui::shortcut::PageCommand;
use crate::ui::theme::{GAP_LARGE, GAP_SMALL};
use crate::ui::widgets::{Arrival, Autosave, ColumnHelp, Divided};
use crate::ui::{Action, Cx};

/// Width of the list on the left at first; with it all columns of the sheet
/// fit into a window of 1280 points.
const SIDE: f32 = 250.0;

/// State of the tab Championship.
#[derive(Default)]
pub struct Championships {
    club: Option<PathBuf>,
    arrival: Arrival,
    side: Sidebar,
    chosen: Option<ChampionshipId>,
    /// The newest championship seen; a newer one is shown when it comes.
    newest: Option<ChampionshipId>,
    /// The session shown by its number; `None` for a new one.
    session: Option<u32>,
    shows_totals: bool,
    /// The sheets being typed, and the one shown.
    sheets: BTreeMap<Key, Sheet>,
    /// Sheets of sessions that undo took away, until they are back.
    orphans: Vec<SessionDraft>,
    last: Option<Last>,
    /// Whether the sheet is to get the keyboard.
    enter: bool,
    /// The sheet that a file is being read for.
    reading: Option<Key>,
    /// The page Totals.
    pub totals: Totals,
    autosave: Autosave<SessionDrafts>,
}

/// The new session recorded last, and the sheet it came from.
struct Last {
    key: (ChampionshipId, u32),
    draft: SessionDraft,
    /// Whether it is in the book, or was taken back.
    recorded: bool,
}

impl Championships {
    /// Draws the tab.
    pub fn ui(&mut self, ui: &mut Ui, cx: &mut Cx<'_>) {
        if self.club.as_ref() != Some(&cx.view.path) {
            self.begin(cx);
        }
        self.follow(cx);
        if self.arrival.is_due(ui) && !self.shows_totals {
            self.arrive();
        }
        // What the list asks for in this frame comes in the next one: the key
        // that chose a session must not be typed into its sheet.
        let enter = std::mem::take(&mut self.enter);
        if self.chosen.is_none() && enter {
            self.side.ask_name();
        }
        let side = Divided::left("champ-side", SIDE, 180.0..=480.0);
        side.show(ui, |ui| self.sidebar(ui, cx));
        CentralPanel::default().show(ui, |ui| match self.chosen {
            Some(id) => self.page(ui, cx, id, enter),
            None => empty(ui, cx),
        });
        self.save(ui, cx);
    }

    /// Gives the keyboard to the sheet being typed, or to the button of the next
    /// one: a recorded session is not what the next evening is typed into.
    fn arrive(&mut self) {
        let key = self.chosen.map(|id| (id, self.session));
        let sheet = key.and_then(|key| self.sheets.get(&key));
        let typed = sheet.is_some_and(|sheet| sheet.meaning.kept.is_some());
        if self.session.is_some() && !typed {
            self.side.offer_next();
        } else {
            self.enter = true;
        }
    }

    /// What the columns of the table that is shown mean.
    pub fn columns(&self, lang: Lang) -> Vec<ColumnHelp> {
        match (self.chosen, self.shows_totals) {
            (None, _) => Vec::new(),
            (Some(_), true) => Totals::columns(lang),
            (Some(_), false) => ColumnHelp::of_grid(lang, columns::Heading::ALL),
        }
    }

    /// What is shown, as something to export.
    pub fn on_screen(&self) -> Option<Subject> {
        let id = self.chosen?;
        if self.shows_totals {
            return Some(self.totals.on_screen(id));
        }
        self.session.map(|number| Subject::Session(id, number))
    }

    /// To be called when a session was recorded: its sheet is let go, and it
    /// is shown as calculated. The keyboard goes to what begins the next.
    pub fn recorded(&mut self, entry: &SessionEntry) {
        let InChampionship::Known(id) = entry.championship else {
            return;
        };
        let sheet = self.sheets.remove(&(id, entry.of));
        let replaced = (id, Some(entry.number));
        self.orphans
            .retain(|draft| (draft.championship, draft.of) != replaced);
        if let (Some(sheet), None) = (sheet, entry.of) {
            self.last = Some(Last {
                key: (id, entry.number),
                draft: sheet.draft,
                recorded: true,
            });
        }
        self.chosen = Some(id);
        self.session = Some(entry.number);
        self.shows_totals = false;
        self.side.offer_next();
    }

    /// The drafts to be saved before the window closes; `None` when nothing
    /// waits.
    pub fn unsaved(&self) -> Option<SessionDrafts> {
        self.autosave.unsaved()
    }

    /// Shows the sheet that a file is to be read for.
    ///
    /// # Errors
    /// `champ-file-nowhere` without a championship.
    pub fn await_file(&mut self) -> Result<(), Notice> {
        let id = self.chosen.ok_or(Notice::new("champ-file-nowhere"))?;
        if self.shows_totals {
            self.shows_totals = false;
            self.session = None;
        }
        self.reading = Some((id, self.session));
        Ok(())
    }

    /// Puts the file that was read on its sheet.
    ///
    /// # Errors
    /// Why it could not be read; the sheet stays as it was.
    pub fn take_file(&mut self, read: SessionRead, lang: Lang) -> Result<(), Notice> {
        let file = read.file?;
        let key = self.reading.take();
        if let Some(sheet) = key.and_then(|key| self.sheets.get_mut(&key)) {
            sheet.take_file(&read.name, &file, lang);
        }
        Ok(())
    }

    /// Begins with a club and the drafts in its file.
    fn begin(&mut self, cx: &Cx<'_>) {
        let drafts = cx.view.sessions.clone();
        *self = Self {
            club: Some(cx.view.path.clone()),
            newest: newest(cx),
            chosen: drafts.0.last().map(|draft| draft.championship),
            session: drafts.0.last().and_then(|draft| draft.of),
            autosave: Autosave::new(drafts.clone()),
            totals: self.totals.fresh(),
            ..Self::default()
        };
        self.orphans = drafts.0;
        self.adopt(cx);
        if !self.has(cx, (self.chosen, self.session)) {
            self.choose(cx, newest(cx));
        }
    }

    /// Adapts to what commands, undo and redo did to the club.
    fn follow(&mut self, cx: &Cx<'_>) {
        let all = &cx.view.book.championships;
        let newest = newest(cx);
        let begun = newest > self.newest;
        self.newest = newest;
        if begun || self.chosen.is_some_and(|id| !all.contains_key(&id)) {
            self.choose(cx, newest);
            self.enter |= begun;
        }
        if self.session.is_some() && !self.has(cx, (self.chosen, self.session)) {
            self.session = None;
        }
        let shown = self.chosen.map(|id| (id, self.session));
        for (key, sheet) in std::mem::take(&mut self.sheets) {
            let wanted = Some(key) == shown || Some(key) == self.reading;
            if !self.has(cx, (Some(key.0), key.1)) {
                self.orphans.extend(sheet.meaning.kept);
            } else if wanted || sheet.meaning.kept.is_some() {
                self.sheets.insert(key, sheet);
            }
        }
        self.adopt(cx);
        self.bring_back(cx);
    }

    /// Brings sheets back whose sessions are there again.
    fn adopt(&mut self, cx: &Cx<'_>) {
        for draft in std::mem::take(&mut self.orphans) {
            let key = (draft.championship, draft.of);
            match Sheet::of(cx, draft.clone()) {
                Some(sheet) => {
                    self.sheets.insert(key, sheet);
                }
                None => self.orphans.push(draft),
            }
        }
    }

    /// Whether the club has a session, or the championship of a new one.
    fn has(&self, cx: &Cx<'_>, (id, session): (Option<ChampionshipId>, Option<u32>)) -> bool {
        let cup = id.and_then(|id| cx.view.book.championships.get(&id));
        cup.is_some_and(|cup| session.is_none_or(|number| cup.session(number).is_some()))
    }

    /// When recording was undone, the sheet returns as it was, so that one
    /// mistake can be mended; when it is redone, the sheet goes again.
    fn bring_back(&mut self, cx: &Cx<'_>) {
        let Some(Last { key, .. }) = self.last else {
            return;
        };
        let recorded = self.has(cx, (Some(key.0), Some(key.1)));
        let Some(last) = self.last.as_mut().filter(|last| last.recorded != recorded) else {
            return;
        };
        last.recorded = recorded;
        let new = (key.0, None);
        let draft = last.draft.clone();
        let typed = self.sheets.get(&new);
        if recorded {
            if typed.is_some_and(|sheet| sheet.draft == draft) {
                self.sheets.remove(&new);
            }
        } else if typed.is_none_or(|sheet| sheet.meaning.kept.is_none())
            && let Some(sheet) = Sheet::of(cx, draft)
        {
            self.sheets.insert(new, sheet);
        }
    }

    /// Turns to a championship: to its unfinished new session, else to its
    /// last one.
    fn choose(&mut self, cx: &Cx<'_>, id: Option<ChampionshipId>) {
        self.chosen = id;
        let cup = id.and_then(|id| cx.view.book.championships.get(&id));
        let unfinished = id.is_some_and(|id| self.sheets.contains_key(&(id, None)));
        let last = cup.and_then(|cup| cup.sessions.last());
        self.session = last.filter(|_| !unfinished).map(|session| session.number);
    }

    fn sidebar(&mut self, ui: &mut Ui, cx: &mut Cx<'_>) {
        let shown = (!self.shows_totals).then_some(self.session);
        let unfinished = |id| {
            let sheet: Option<&Sheet> = self.sheets.get(&(id, None));
            sheet.is_some_and(|sheet| sheet.meaning.kept.is_some())
        };
        let unfinished = self.chosen.is_some_and(unfinished);
        match self.side.show(ui, cx, self.chosen, shown, unfinished) {
            Wish::Nothing => {}
            Wish::Choose(id) => self.choose(cx, Some(id)),
            Wish::Session(session) => {
                self.session = session;
                self.shows_totals = false;
                self.enter = session.is_none();
                ui.request_repaint();
            }
        }
    }

    fn page(&mut self, ui: &mut Ui, cx: &mut Cx<'_>, id: ChampionshipId, enter: bool) {
        ui.add_space(GAP_SMALL);
        ui.horizontal(|ui| {
            for (totals, text) in [(false, "champ-page-session"), (true, "champ-page-totals")] {
                let chosen = self.shows_totals == totals;
                let label = ui.selectable_label(chosen, cx.text(text));
                if label.clicked() || (totals && PageCommand::Totals.asked(ui.ctx())) {
                    self.shows_totals = totals;
                }
            }
        });
        ui.separator();
        if self.shows_totals {
            return self.totals.show(ui, cx, id);
        }
        let key = (id, self.session);
        if !self.sheets.contains_key(&key)
            && let Some(sheet) = Sheet::open(cx, key)
        {
            self.sheets.insert(key, sheet);
        }
        if let Some(sheet) = self.sheets.get_mut(&key) {
            if enter {
                sheet.enter(ui, cx);
            }
            editor::show(ui, cx, sheet);
        }
    }

    fn save(&mut self, ui: &Ui, cx: &mut Cx<'_>) {
        let kept = || {
            let sheets = self.sheets.values();
            let typed = sheets.filter_map(|sheet| sheet.meaning.kept.as_ref());
            typed.chain(&self.orphans)
        };
        let same = |drafts: &SessionDrafts| {
            let all = drafts.0.len() == kept().count();
            all && kept().all(|draft| drafts.0.contains(draft))
        };
        let current = || SessionDrafts(kept().cloned().collect());
        if let Some(drafts) = self.autosave.tick(ui, same, current) {
            cx.act(Action::SaveSessionDrafts(drafts));
        }
    }
}

fn newest(cx: &Cx<'_>) -> Option<ChampionshipId> {
    cx.view.book.championships.keys().next_back().copied()
}

/// What a championship is, and the next step.
fn empty(ui: &mut Ui, cx: &Cx<'_>) {
    ui.vertical_centered(|ui| {
        ui.add_space(GAP_LARGE * 3.0);
        ui.label(cx.text("champ-empty"));
        ui.label(cx.text("champ-empty-next"));
    });
}
