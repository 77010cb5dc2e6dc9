//! The sheet of a session: what is typed, what it means, and the way to
//! record it.

use egui::{Id, Ui};

use super::cell::Cell;
use super::figures::Figures;
use super::grid::Grid;
use crate::club::Command;
use crate::club::championship::{
    ChampionshipCommand, ExaminedSeat, ExaminedSession, Roll, SessionColumn, SessionDraft,
    examine_session,
};
use crate::domain::{ChampionshipId, EntrantId, Notice, Scoring, number};
use crate::i18n::Lang;
use crate::ui::widgets::Explanation;
use crate::ui::{Action, Cx};

/// Which sheet: of a recorded session by its number, or of a new one.
pub(super) type Key = (ChampionshipId, Option<u32>);

/// A sheet with the state of its grid.
pub(super) struct Sheet {
    /// What is typed.
    pub(super) draft: SessionDraft,
    /// Where the keyboard is.
    pub(super) grid: Grid,
    /// What the draft means.
    pub(super) meaning: Meaning,
    /// Whom names mean.
    pub(super) roll: Roll,
    /// The field above the grid that is to get the keyboard.
    pub(super) ask: Option<Field>,
    /// Whether the grid is to get the keyboard.
    pub(super) ask_grid: bool,
    /// What was on the sheet before it was cleared, or filled from a file.
    pub(super) cleared: Option<SessionDraft>,
    /// Whose change is explained.
    pub(super) explained: Option<EntrantId>,
    /// The explanation.
    pub(super) explanation: Explanation,
    /// The sheet as the club has it: recorded, or that of the next session.
    original: SessionDraft,
    original_at: (u64, Lang),
}

/// A field above the grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Field {
    Number,
    Date,
    Strength,
    Boards,
}

/// What a draft means; read again only when something changed.
#[derive(Default)]
pub(super) struct Meaning {
    /// As the club reads it.
    pub(super) examined: ExaminedSession,
    /// The calculated columns.
    pub(super) figures: Vec<Figures>,
    /// The draft without its empty tail; `None` when nothing is typed.
    pub(super) kept: Option<SessionDraft>,
    read_from: Option<(SessionDraft, u64, Lang)>,
}

impl Sheet {
    /// The sheet of a session as the club has it; `None` when it has none.
    pub(super) fn open(cx: &Cx<'_>, key: Key) -> Option<Self> {
        let original = original(cx, key)?;
        let cup = cx.view.book.championships.get(&key.0);
        Some(Self {
            draft: original.clone(),
            grid: Grid::default(),
            meaning: Meaning::default(),
            roll: Roll::new(&cx.view.book, cup),
            ask: None,
            ask_grid: false,
            cleared: None,
            explained: None,
            explanation: Explanation::default(),
            original,
            original_at: (cx.view.revision, cx.lang),
        })
    }

    /// A sheet that continues a draft; `None` when its session is gone.
    pub(super) fn of(cx: &Cx<'_>, draft: SessionDraft) -> Option<Self> {
        let mut sheet = Self::open(cx, (draft.championship, draft.of))?;
        sheet.draft = draft;
        sheet.refresh(cx);
        Some(sheet)
    }

    /// The identity under which its cells are known to egui.
    pub(super) fn id(&self) -> Id {
        Id::unique(("champ", self.draft.championship, self.draft.of))
    }

    /// The recorded session that is shown as it was calculated: nothing on
    /// the sheet differs.
    pub(super) fn as_recorded(&self) -> Option<u32> {
        self.draft.of.filter(|_| self.meaning.kept.is_none())
    }

    /// Keeps an empty row at the bottom, and reads the sheet anew if it, the
    /// club or the language changed.
    pub(super) fn refresh(&mut self, cx: &Cx<'_>) {
        self.follow(cx);
        Grid::keep_empty_row(&mut self.draft);
        let fresh = self.meaning.read_from.as_ref().is_some_and(|from| {
            (from.1, from.2) == (cx.view.revision, cx.lang) && from.0 == self.draft
        });
        if !fresh {
            self.read(cx);
        }
    }

    /// Takes over what changed in the club; what is typed stays.
    fn follow(&mut self, cx: &Cx<'_>) {
        let at = (cx.view.revision, cx.lang);
        if self.original_at == at {
            return;
        }
        self.original_at = at;
        let key = (self.draft.championship, self.draft.of);
        let cup = cx.view.book.championships.get(&key.0);
        self.roll = Roll::new(&cx.view.book, cup);
        if let Some(original) = original(cx, key) {
            if self.trimmed() == self.original {
                self.draft = original.clone();
            }
            self.original = original;
        }
    }

    fn read(&mut self, cx: &Cx<'_>) {
        let examined = examine_session(cx.view, &self.draft, &self.roll).unwrap_or_default();
        let rows = examined.rows.iter();
        let trimmed = self.trimmed();
        self.grid.complained &= examined.entry.is_none();
        self.meaning = Meaning {
            figures: rows
                .map(|row| Figures::new(cx, row, self.draft.is_final))
                .collect(),
            kept: (trimmed != self.original).then_some(trimmed),
            read_from: Some((self.draft.clone(), cx.view.revision, cx.lang)),
            examined,
        };
    }

    fn trimmed(&self) -> SessionDraft {
        let mut draft = self.draft.clone();
        while draft.rows.last().is_some_and(|row| row.is_empty()) {
            draft.rows.pop();
        }
        draft
    }

    /// Puts the sheet back as the club has it; it can be brought back.
    pub(super) fn clear(&mut self) {
        self.cleared = Some(std::mem::replace(&mut self.draft, self.original.clone()));
        self.grid = Grid::default();
    }

    /// Brings back what was cleared.
    pub(super) fn bring_back(&mut self) {
        if let Some(draft) = self.cleared.take() {
            self.draft = draft;
            self.grid = Grid::default();
        }
    }

    /// Records the sheet, or goes to the first mistake.
    pub(super) fn calculate(&mut self, ui: &Ui, cx: &mut Cx<'_>) {
        self.grid.leave(&mut self.draft, &self.roll);
        self.refresh(cx);
        if self.as_recorded().is_some() {
            return cx.act(Action::Refuse(Notice::new("champ-unchanged")));
        }
        match self.meaning.examined.entry.clone() {
            Some(entry) => {
                let command = ChampionshipCommand::Record(entry);
                cx.act(Action::Execute(Command::Championship(command)));
            }
            None => self.go_to_first_mistake(ui),
        }
    }

    fn go_to_first_mistake(&mut self, ui: &Ui) {
        self.grid.complained = true;
        let examined = &self.meaning.examined;
        let mut above = examined.problems.iter();
        self.ask = above.find_map(|problem| self.field_of(problem));
        if self.ask.is_some() {
            return;
        }
        let mut rows = examined.rows.iter().enumerate();
        let wrong = rows.find_map(|(row, seen)| Some((row, seen.problems.first()?)));
        let cell = match wrong {
            Some((row, problem)) => Cell::new(row, self.wrong_column(row, problem)),
            None => Cell::new(self.draft.rows.len() - 1, SessionColumn::A),
        };
        let id = self.id();
        self.grid.go(ui, id, &self.draft, cell);
    }

    /// The field above the grid that a problem is about.
    fn field_of(&self, problem: &Notice) -> Option<Field> {
        match problem.id.as_ref() {
            "championship-number" | "championship-number-typed" | "championship-session-exists" => {
                Some(Field::Number)
            }
            "championship-date" | "club-day" => Some(Field::Date),
            "championship-strength" | "championship-not-number" => Some(Field::Strength),
            "championship-boards" | "championship-boards-typed" => Some(Field::Boards),
            _ => None,
        }
    }

    /// The column that a row's problem is about.
    fn wrong_column(&self, row: usize, problem: &Notice) -> SessionColumn {
        let typed = &self.draft.rows[row];
        let seen = &self.meaning.examined.rows[row];
        let is_wrong = |text: &str| !text.trim().is_empty() && number::parse(text).is_none();
        match problem.id.as_ref() {
            "championship-no-name" if !typed.a.trim().is_empty() => SessionColumn::B,
            "championship-asks-rating" if seen.a.rating.is_none() => SessionColumn::RatingA,
            "championship-asks-rating" => SessionColumn::RatingB,
            "championship-boards-typed" => SessionColumn::Boards,
            "championship-not-number" if is_wrong(&typed.rating_a) => SessionColumn::RatingA,
            "championship-not-number" if is_wrong(&typed.rating_b) => SessionColumn::RatingB,
            "championship-ambiguous" if seen.a.person.is_some() => SessionColumn::B,
            "championship-twice" if self.is_about(problem, &seen.b) => SessionColumn::B,
            "championship-no-name" | "championship-ambiguous" | "championship-twice" => {
                SessionColumn::A
            }
            "club-rating" if number::parse(&typed.rating_a).is_none() => SessionColumn::RatingB,
            "club-rating" => SessionColumn::RatingA,
            _ => SessionColumn::Result,
        }
    }

    /// Whether a problem names the person on a seat.
    fn is_about(&self, problem: &Notice, seat: &ExaminedSeat) -> bool {
        let person = seat.person.as_ref();
        let name = person.map(|person| self.roll.name_of(person));
        name.is_some_and(|name| problem.args.get("name") == Some(&name.into()))
    }

    /// Whether the boards of a session, without which IMPs say nothing, are
    /// missing.
    pub(super) fn lacks_boards(&self) -> bool {
        let imps = matches!(self.draft.scoring, Scoring::Imps | Scoring::CrossImps);
        imps && self.draft.boards.trim().is_empty()
    }

    /// Gives the keyboard to the first that a new session lacks: the date,
    /// until pairs are typed, the boards, or a name.
    pub(super) fn enter(&mut self, ui: &Ui, cx: &Cx<'_>) {
        let begun = self.draft.rows.iter().any(|row| !row.is_empty());
        if self.draft.of.is_none() && !begun && self.draft.date.trim().is_empty() {
            self.ask = Some(Field::Date);
        } else {
            self.enter_boards(ui, cx);
        }
    }

    /// As [`Self::enter`], past the date.
    pub(super) fn enter_boards(&mut self, ui: &Ui, cx: &Cx<'_>) {
        if self.lacks_boards() && self.draft.of.is_none() {
            self.ask = Some(Field::Boards);
        } else {
            self.enter_grid(ui, cx);
        }
    }

    /// Gives the keyboard to the first name that is missing.
    pub(super) fn enter_grid(&mut self, ui: &Ui, cx: &Cx<'_>) {
        self.refresh(cx);
        let names = self.draft.rows.iter().enumerate();
        let missing = names
            .flat_map(|(row, typed)| {
                [
                    (row, SessionColumn::A, &typed.a),
                    (row, SessionColumn::B, &typed.b),
                ]
            })
            .find(|(_, _, name)| name.trim().is_empty());
        if let Some((row, column, _)) = missing {
            let id = self.id();
            self.grid.go(ui, id, &self.draft, Cell::new(row, column));
        }
    }
}

/// A session's sheet as the club has it, date and figures as the language
/// writes them.
fn original(cx: &Cx<'_>, (id, of): Key) -> Option<SessionDraft> {
    let mut draft = match of {
        None => SessionDraft::next(cx.view, id),
        Some(number) => SessionDraft::recorded(cx.view, id, number),
    }?;
    if let Some(date) = draft.parsed_date() {
        draft.date = cx.lang.typed_date(date);
    }
    let rows = draft.rows.iter_mut();
    let figures = rows.flat_map(|row| [&mut row.rating_a, &mut row.rating_b, &mut row.result]);
    for text in figures.chain([&mut draft.strength]) {
        *text = cx.lang.figures(&text);
    }
    Some(draft)
}
