//! A session's sheet as it is being typed.

use serde::{Deserialize, Serialize};

use super::Roll;
use crate::club::ClubView;
use crate::domain::{ChampionshipId, Date, Scoring, Session, SessionPair, day};

/// What stands on the sheet, mistakes included. Autosaved in the club file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct SessionDraft {
    /// Of which championship.
    pub championship: ChampionshipId,
    /// The number of the session being corrected; `None` for a new one.
    pub of: Option<u32>,
    /// Its number, as typed.
    pub number: String,
    /// When it was played, as typed; empty where it is not known.
    pub date: String,
    /// Heading.
    pub title: String,
    /// `S`, as typed.
    pub strength: String,
    /// `H`, as typed.
    pub boards: String,
    /// Never [`Scoring::Auto`].
    pub scoring: Scoring,
    /// Datum IMPs are centred on their mean.
    pub centred: bool,
    /// Recorded, and changes no rating.
    pub is_final: bool,
    /// The pairs.
    pub rows: Vec<SessionRow>,
}

/// The sheets being typed, at most one for each new or recorded session.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SessionDrafts(pub Vec<SessionDraft>);

/// One row of the grid, as typed.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct SessionRow {
    /// The partner named first.
    pub a: String,
    /// The partner named second.
    pub b: String,
    /// Rating of `a`; empty to carry it over.
    pub rating_a: String,
    /// Rating of `b`; empty to carry it over.
    pub rating_b: String,
    /// IMPs, matchpoints or percent.
    pub result: String,
    /// The pair's own boards.
    pub boards: String,
}

/// A column of the grid that the director types into, left to right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SessionColumn {
    /// The partner named first.
    A,
    /// The partner named second.
    B,
    /// Rating of the first.
    RatingA,
    /// Rating of the second.
    RatingB,
    /// The result.
    Result,
    /// The pair's own boards.
    Boards,
}

impl SessionColumn {
    /// All of them, left to right.
    pub const ALL: [Self; 6] = [
        Self::A,
        Self::B,
        Self::RatingA,
        Self::RatingB,
        Self::Result,
        Self::Boards,
    ];

    /// The column to the right of it.
    pub fn next(self) -> Option<Self> {
        Self::ALL.into_iter().find(|column| *column > self)
    }
}

impl Default for SessionDraft {
    fn default() -> Self {
        Self::of_session(ChampionshipId(0), None, &Session::new(1), |_| {
            SessionRow::default()
        })
    }
}

impl SessionDrafts {
    /// The sheet of a recorded session of a championship, or of a new one.
    pub fn of(&self, championship: ChampionshipId, session: Option<u32>) -> Option<&SessionDraft> {
        let mut all = self.0.iter();
        all.find(|draft| draft.championship == championship && draft.of == session)
    }

    /// Keeps a sheet in place of an earlier one of the same session.
    pub fn keep(&mut self, draft: SessionDraft) {
        let same =
            |other: &SessionDraft| (other.championship, other.of) == (draft.championship, draft.of);
        self.0.retain(|other| !same(other));
        self.0.push(draft);
    }
}

impl SessionRow {
    /// Whether nothing is typed; such rows are ignored.
    pub fn is_empty(&self) -> bool {
        let mut cells = SessionColumn::ALL
            .into_iter()
            .map(|column| self.cell(column));
        cells.all(|text| text.trim().is_empty())
    }

    /// What is typed in a cell.
    pub fn cell(&self, column: SessionColumn) -> &str {
        match column {
            SessionColumn::A => &self.a,
            SessionColumn::B => &self.b,
            SessionColumn::RatingA => &self.rating_a,
            SessionColumn::RatingB => &self.rating_b,
            SessionColumn::Result => &self.result,
            SessionColumn::Boards => &self.boards,
        }
    }

    /// Types into a cell.
    pub fn set_cell(&mut self, column: SessionColumn, text: impl Into<String>) {
        let cell = match column {
            SessionColumn::A => &mut self.a,
            SessionColumn::B => &mut self.b,
            SessionColumn::RatingA => &mut self.rating_a,
            SessionColumn::RatingB => &mut self.rating_b,
            SessionColumn::Result => &mut self.result,
            SessionColumn::Boards => &mut self.boards,
        };
        *cell = text.into();
    }
}

impl SessionDraft {
    /// The sheet of the next session: the number after the last one, and the
    /// boards and scoring of that one.
    pub fn next(view: &ClubView, id: ChampionshipId) -> Option<Self> {
        let championship = view.book.championships.get(&id)?;
        let last = championship.sessions.last();
        let session = Session {
            boards: last.and_then(|last| last.boards),
            scoring: last.map_or(Scoring::Imps, |last| last.scoring),
            centred: last.is_some_and(|last| last.centred),
            ..Session::new(championship.next_number())
        };
        Some(Self::of_session(id, None, &session, |_| {
            SessionRow::default()
        }))
    }

    /// The sheet of a recorded session, to correct it.
    pub fn recorded(view: &ClubView, id: ChampionshipId, number: u32) -> Option<Self> {
        let championship = view.book.championships.get(&id)?;
        let session = championship.session(number)?;
        let name = |entrant| view.book.entrant_name(championship, entrant).to_owned();
        let typed = |number: Option<f64>| number.map_or(String::new(), |n| n.to_string());
        let row = |pair: &SessionPair| SessionRow {
            a: name(pair.a),
            b: name(pair.b),
            rating_a: typed(pair.rating_a),
            rating_b: typed(pair.rating_b),
            result: pair.result.to_string(),
            boards: pair
                .boards
                .map_or(String::new(), |boards| boards.to_string()),
        };
        Some(Self::of_session(id, Some(number), session, row))
    }

    fn of_session(
        championship: ChampionshipId,
        of: Option<u32>,
        session: &Session,
        row: impl Fn(&SessionPair) -> SessionRow,
    ) -> Self {
        Self {
            championship,
            of,
            number: session.number.to_string(),
            date: session.date.map_or(String::new(), |date| date.to_string()),
            title: session.title.clone(),
            strength: session.strength.to_string(),
            boards: session
                .boards
                .map_or(String::new(), |boards| boards.to_string()),
            scoring: session.scoring,
            centred: session.centred,
            is_final: session.is_final,
            rows: session.pairs.iter().map(row).collect(),
        }
    }

    /// The date typed, in one of the forms of [`day::typed`].
    pub fn parsed_date(&self) -> Option<Date> {
        day::typed(&self.date)
    }

    /// Types into a cell; missing rows above it appear empty.
    pub fn set_cell(&mut self, row: usize, column: SessionColumn, text: impl Into<String>) {
        if self.rows.len() <= row {
            self.rows.resize(row + 1, SessionRow::default());
        }
        self.rows[row].set_cell(column, text);
    }

    /// Pastes a block copied from a spreadsheet: its first cell at `column` of
    /// `row`, the rest to the right and down. Cells are parted by TAB, or by
    /// `;` in a block without any TAB; two names in one cell fill both name
    /// columns. Returns how many filled cells fell beyond the last column.
    pub fn paste_cells(
        &mut self,
        roll: &Roll,
        row: usize,
        column: SessionColumn,
        text: &str,
    ) -> usize {
        let separator = if text.contains('\t') { '\t' } else { ';' };
        let mut left_out = 0;
        for (down, line) in text.lines().enumerate() {
            let mut place = Some(column);
            for cell in line.split(separator).map(str::trim) {
                let Some(column) = place else {
                    left_out += usize::from(!cell.is_empty());
                    continue;
                };
                place = column.next();
                match (column, &roll.parted(cell)[..]) {
                    (SessionColumn::A, [a, b]) => {
                        self.set_cell(row + down, SessionColumn::A, a.clone());
                        self.set_cell(row + down, SessionColumn::B, b.clone());
                        place = Some(SessionColumn::RatingA);
                    }
                    _ => self.set_cell(row + down, column, cell),
                }
            }
        }
        left_out
    }
}
