//! A result file to an evening of the club, with every reason against it.

use std::collections::HashMap;
use std::path::Path;

use super::args::Calculate;
use super::failure::{Failure, Reasons, kept};
use super::{resolve, show};
use crate::club::{Evening, EveningPair, Question, Trial, Who, check, questions};
use crate::domain::name::{fold, normalise};
use crate::domain::tournament::{self, MOST_BOARDS};
use crate::domain::{Date, Kind, Notice, Scoring};
use crate::exchange::read::TableOptions;
use crate::exchange::{ResultFile, ResultPair, Skipped};
use crate::i18n::Lang;

/// What the command line says about all files.
#[derive(Clone, Debug)]
pub(super) struct Choice {
    date: Option<Date>,
    scoring: Scoring,
    boards: Option<u32>,
    newcomers: Option<f64>,
    skip_bad_lines: bool,
    again: bool,
}

impl Choice {
    /// Checks the options' values.
    ///
    /// # Errors
    /// Every value that cannot be used.
    pub(super) fn new(args: &Calculate) -> Result<Self, Vec<Notice>> {
        let mut reasons = Vec::new();
        let date = args.date.as_deref().map(show::iso_day).transpose();
        let date = kept(date, &mut reasons);
        let word = args.scoring.as_deref().unwrap_or(Scoring::Auto.word());
        let scoring = Scoring::from_word(word).unwrap_or_else(|| {
            let known = Scoring::ALL.map(Scoring::word).join(", ");
            reasons.push(
                Notice::new("cli-scoring")
                    .with("word", word)
                    .with("known", known),
            );
            Scoring::Auto
        });
        let boards = args.boards.and_then(tournament::boards);
        if let Some(wrong) = args.boards.filter(|_| boards.is_none()) {
            reasons.push(
                Notice::new("cli-boards")
                    .with("boards", wrong)
                    .with("most", MOST_BOARDS),
            );
        }
        if !reasons.is_empty() {
            return Err(reasons);
        }
        Ok(Self {
            date,
            scoring,
            boards,
            newcomers: args.newcomers,
            skip_bad_lines: args.skip_bad_lines,
            again: args.again,
        })
    }
}

/// An evening ready to be recorded, and what was left out of it.
#[derive(Clone, Debug)]
pub(super) struct Prepared {
    /// The evening.
    pub(super) evening: Evening,
    /// Lines passed over, with their reasons, and what else is to be known.
    pub(super) left_out: Vec<Notice>,
}

/// Reads a file against the club.
///
/// # Errors
/// Every reason against it.
pub(super) fn prepare(
    trial: &Trial,
    file: &Path,
    choice: &Choice,
    lang: Lang,
) -> Result<Prepared, Failure> {
    let options = TableOptions {
        dated: choice.date.is_some(),
        boards: choice.boards,
        ..TableOptions::default()
    };
    let content = show::read_results(file, &options, lang)?;
    let mut left_out = Reasons::new(file, lang);
    let mut reasons = Reasons::new(file, lang);
    let passed_over = |skipped: &&Skipped| choice.skip_bad_lines || !skipped.is_bad();
    left_out.skipped(content.skipped.iter().filter(passed_over));
    reasons.skipped(content.skipped.iter().filter(|line| !passed_over(line)));
    let date = choice.date.or(content.date);
    match (choice.date, content.date) {
        (None, None) => match &content.date_flaw {
            Some(flaw) => {
                reasons.file(flaw);
                reasons.file(&Notice::new("cli-give-date"));
            }
            None => reasons.file(&Notice::new("cli-no-date")),
        },
        (Some(given), Some(found)) if given != found => left_out.file(
            &Notice::new("cli-other-date")
                .with("given", given)
                .with("found", found),
        ),
        _ => {}
    }
    let fields = fields(trial, &content, choice, &mut reasons);
    let evening = Evening {
        of: None,
        date: date.unwrap_or_default(),
        title: content.title.clone().unwrap_or_default(),
        kind: Kind::Rated,
        scoring: scoring(&content, choice),
        boards: choice.boards.or(content.boards),
        fields,
    };
    if date.is_some() && !choice.again {
        unusual(trial, &evening, &mut reasons);
    }
    if reasons.notices.is_empty() {
        Ok(Prepared {
            evening,
            left_out: left_out.notices,
        })
    } else {
        Err(reasons.notices.into())
    }
}

fn scoring(content: &ResultFile, choice: &Choice) -> Scoring {
    match choice.scoring {
        Scoring::Auto => content.scoring,
        chosen => chosen,
    }
}

/// What needs `--again`; a date in the future or the past does not.
fn unusual(trial: &Trial, evening: &Evening, reasons: &mut Reasons<'_>) {
    let today = jiff::Zoned::now().date();
    for question in questions(&trial.book, evening, today) {
        match question {
            Question::SecondOnDate(date) => {
                reasons.file(&Notice::new("cli-second-on-date").with("date", date));
            }
            Question::SameResults(date) => {
                reasons.file(&Notice::new("cli-same-results").with("date", date));
            }
            Question::FutureDate(_) | Question::BeforeLast { .. } => {}
        }
    }
}

fn fields(
    trial: &Trial,
    content: &ResultFile,
    choice: &Choice,
    reasons: &mut Reasons<'_>,
) -> Vec<Vec<EveningPair>> {
    let scoring = scoring(content, choice);
    let mut table = Seating::default();
    let mut pair = |pair: &ResultPair| {
        let result = pair.counted(scoring);
        if result.is_none() {
            reasons.line(pair.line, &Notice::new("table-no-result"));
        }
        if let Some(Err(reason)) = result.map(|result| check::result(result, scoring)) {
            reasons.line(pair.line, &reason);
        }
        let a = table.seat(trial, &pair.a, pair.line, choice, reasons);
        let b = table.seat(trial, &pair.b, pair.line, choice, reasons);
        Some(EveningPair {
            a: a?,
            b: b?,
            result,
            percentage: None,
            boards: pair.boards,
        })
    };
    content
        .fields
        .iter()
        .map(|field| field.iter().filter_map(&mut pair).collect())
        .collect()
}

/// Who plays already, and in which line he was named.
#[derive(Default)]
struct Seating {
    lines: HashMap<String, usize>,
}

impl Seating {
    /// Who is meant by a name; a reason against the line when that cannot be
    /// told, or he plays already.
    fn seat(
        &mut self,
        trial: &Trial,
        name: &str,
        line: usize,
        choice: &Choice,
        reasons: &mut Reasons<'_>,
    ) -> Option<Who> {
        let who = match (
            resolve::in_file(&trial.book, &trial.names, name),
            choice.newcomers,
        ) {
            (Ok(player), _) => Who::Known(player),
            (Err(unknown), Some(start)) if unknown.nobody => Who::New {
                name: normalise(name),
                start,
            },
            (Err(unknown), _) => {
                reasons.line(line, &unknown.notice);
                return None;
            }
        };
        let (key, name) = match &who {
            Who::Known(player) => (format!("{}", player.0), trial.book.name_of(*player)),
            Who::New { name, .. } => (fold(name), name.as_str()),
        };
        if let Some(first) = self.lines.insert(key, line) {
            let twice = Notice::new("cli-player-twice").with("name", name);
            reasons.line(line, &twice.with("line", first.to_string()));
        }
        Some(who)
    }
}
