//! Results from a file or the clipboard into the sheet of a session.

use super::cell::Cell;
use super::grid::Grid;
use super::sheet::Sheet;
use crate::club::championship::{Roll, SessionColumn, SessionDraft, SessionRow};
use crate::domain::{Notice, Scoring};
use crate::exchange::ResultFile;
use crate::exchange::read::{SessionFile, TableOptions, session};
use crate::i18n::Lang;
use crate::ui::grid::Pasted;

impl Sheet {
    /// Fills the sheet from a file; what was on it can be brought back.
    pub(super) fn take_file(&mut self, name: &str, session: &SessionFile, lang: Lang) {
        let file = &session.results;
        self.cleared = Some(self.draft.clone()).filter(|_| self.meaning.kept.is_some());
        self.grid = Grid::default();
        take_over(&mut self.draft, file, lang);
        self.draft.rows = rows(session, self.draft.scoring, &self.roll, lang);
        let read = Notice::new("champ-file-read")
            .with("file", name)
            .with("pairs", self.draft.rows.len());
        let mut notices = vec![read];
        notices.extend(file.date_flaw.clone());
        if file.fields.len() > 1 {
            notices.push(Notice::new("champ-file-fields"));
        }
        notices.extend(unused(session));
        self.grid.pasted = Pasted {
            notices,
            skipped: file.skipped.clone(),
        };
    }
}

/// Fills the grid from a cell on; what there is to say about it. At a first
/// name the block may be a whole results table; elsewhere, or if it is none,
/// its cells go in as they are.
pub(super) fn paste(
    draft: &mut SessionDraft,
    roll: &Roll,
    cell: Cell,
    text: &str,
    lang: Lang,
) -> Pasted {
    let options = TableOptions::default();
    if cell.column == SessionColumn::A
        && let Ok(session) = session(text.as_bytes(), &options)
    {
        return put(draft, roll, cell.row, &session, lang);
    }
    let left_out = draft.paste_cells(roll, cell.row, cell.column, text);
    let mut pasted = Pasted::default();
    if left_out > 0 {
        let notice = Notice::new("champ-paste-left-out").with("cells", left_out);
        pasted.notices.push(notice);
    }
    pasted
}

/// Puts a results table in at a row, over what stands there. What it says of
/// the session as a whole is taken over only by a sheet without pairs.
fn put(
    draft: &mut SessionDraft,
    roll: &Roll,
    at: usize,
    session: &SessionFile,
    lang: Lang,
) -> Pasted {
    let file = &session.results;
    if draft.rows.iter().all(SessionRow::is_empty) {
        take_over(draft, file, lang);
    }
    let rows = rows(session, draft.scoring, roll, lang);
    let notice = Notice::new("champ-paste-read").with("pairs", rows.len());
    let end = (at + rows.len()).min(draft.rows.len());
    draft.rows.splice(at..end, rows);
    let mut notices = vec![notice];
    notices.extend(unused(session));
    Pasted {
        notices,
        skipped: file.skipped.clone(),
    }
}

/// Which columns nothing was read from, if any.
fn unused(session: &SessionFile) -> Option<Notice> {
    let names = session.unused.join(", ");
    (!names.is_empty()).then(|| Notice::new("championship-columns-unused").with("names", names))
}

/// The pairs of a file as rows of the sheet, known names as they are written.
fn rows(session: &SessionFile, scoring: Scoring, roll: &Roll, lang: Lang) -> Vec<SessionRow> {
    let spelled = |name: &str| {
        let found = roll.find(name);
        found.map_or(name, |person| roll.name_of(person)).to_owned()
    };
    let text = |number: Option<f64>| number.map_or(String::new(), |number| lang.figures(number));
    let pairs = session.results.pairs();
    pairs
        .map(|pair| {
            let [rating_a, rating_b] = session.ratings.get(&pair.line).cloned().unwrap_or_default();
            SessionRow {
                a: spelled(&pair.a),
                b: spelled(&pair.b),
                rating_a,
                rating_b,
                result: text(pair.counted(scoring)),
                boards: text(pair.boards.map(f64::from)),
            }
        })
        .collect()
}

/// Puts on the sheet what a file says of the session as a whole.
fn take_over(draft: &mut SessionDraft, file: &ResultFile, lang: Lang) {
    if let Some(date) = file.date {
        draft.date = lang.typed_date(date);
    }
    if let Some(title) = &file.title {
        draft.title.clone_from(title);
    }
    if let Some(boards) = file.boards {
        draft.boards = boards.to_string();
    }
    if file.scoring != Scoring::Auto {
        draft.scoring = file.scoring;
    }
}
