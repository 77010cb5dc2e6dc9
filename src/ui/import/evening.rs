//! One file of an import, from its path to a sheet.

use std::path::PathBuf;

use crate::club::{Draft, DraftRow, Question};
use crate::domain::Scoring;
use crate::exchange::read::TableOptions;
use crate::exchange::{ResultFile, Skipped};
use crate::i18n::Lang;
use crate::jobs::ResultsRead;

/// A file, and the sheet that was made of it.
pub(super) struct Evening {
    /// Where it lies.
    pub(super) path: PathBuf,
    /// What the director decided about its reading.
    pub(super) options: TableOptions,
    /// What is known of it.
    pub(super) state: State,
    /// The sheet; date, title, scoring and boards can be changed.
    pub(super) draft: Draft,
    /// Whether lines that cannot be used are to be left out.
    pub(super) without_bad_lines: bool,
    /// The unusual things with which it is to be recorded nevertheless.
    pub(super) accepted: Vec<Question>,
    /// The sheet as the file gave it, and which part of the file that was.
    given: (Draft, Option<usize>),
}

/// What is known of a file.
pub(super) enum State {
    /// It is being read.
    Waiting,
    /// It was read, or could not be.
    Read(Box<ResultsRead>),
}

impl Evening {
    /// A file that is to be read.
    pub(super) fn waiting(path: PathBuf) -> Self {
        Self {
            path,
            options: TableOptions::default(),
            state: State::Waiting,
            draft: Draft::default(),
            without_bad_lines: false,
            accepted: Vec::new(),
            given: Default::default(),
        }
    }

    /// Takes what was read. What was typed stays, unless the director turned
    /// to another part of the file: that is another evening.
    pub(super) fn take(&mut self, read: ResultsRead, lang: Lang) {
        let mut draft = Draft::default();
        if let Ok(file) = &read.file {
            take_over(&mut draft, file);
            draft.date = file
                .date
                .map_or_else(String::new, |date| lang.typed_date(date));
            draft.two_winners = file.fields.len() > 1;
            draft.rows = rows_of(file, lang);
        }
        let (before, part) = std::mem::replace(&mut self.given, (draft.clone(), self.options.part));
        if part == self.options.part {
            keep_typed(&mut draft, &self.draft, &before);
        }
        self.draft = draft;
        self.without_bad_lines = false;
        self.accepted.clear();
        self.state = State::Read(Box::new(read));
    }

    /// The file's name.
    pub(super) fn name(&self) -> String {
        let name = self.path.file_name().unwrap_or(self.path.as_os_str());
        name.to_string_lossy().into_owned()
    }

    /// The results, where they could be read.
    pub(super) fn file(&self) -> Option<&ResultFile> {
        match &self.state {
            State::Read(read) => read.file.as_ref().ok(),
            State::Waiting => None,
        }
    }

    /// Whether there is something to be recorded.
    pub(super) fn has_pairs(&self) -> bool {
        !self.draft.rows.is_empty()
    }

    /// Lines that are not used.
    pub(super) fn skipped(&self) -> &[Skipped] {
        self.file().map_or(&[], |file| &file.skipped)
    }

    /// How many of them may be missed.
    pub(super) fn bad_lines(&self) -> usize {
        let bad = self.skipped().iter().filter(|skipped| skipped.is_bad());
        bad.count()
    }
}

/// What was typed over what the file gave goes on a sheet read anew.
fn keep_typed(draft: &mut Draft, typed: &Draft, given: &Draft) {
    if typed.date != given.date {
        draft.date.clone_from(&typed.date);
    }
    if typed.title != given.title {
        draft.title.clone_from(&typed.title);
    }
    if typed.boards != given.boards {
        draft.boards.clone_from(&typed.boards);
    }
    if typed.scoring != given.scoring {
        draft.scoring = typed.scoring;
    }
    draft.unrated = typed.unrated;
}

/// The pairs of a file as rows of a sheet, in the figures of a language.
pub(in crate::ui) fn rows_of(file: &ResultFile, lang: Lang) -> Vec<DraftRow> {
    let fields = file.fields.iter().enumerate();
    fields
        .flat_map(|(field, pairs)| pairs.iter().map(move |pair| (field, pair)))
        .map(|(field, pair)| DraftRow {
            field,
            a: pair.a.clone(),
            b: pair.b.clone(),
            result: pair
                .counted(file.scoring)
                .map(|result| lang.figures(result))
                .unwrap_or_default(),
            percentage: pair.percentage.filter(|_| pair.result.is_some()),
            boards: pair.boards.map(|n| n.to_string()).unwrap_or_default(),
            ..DraftRow::default()
        })
        .collect()
}

/// Puts on a sheet what a file says of the evening as a whole.
pub(in crate::ui) fn take_over(draft: &mut Draft, file: &ResultFile) {
    if let Some(date) = file.date {
        draft.date = date.to_string();
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
