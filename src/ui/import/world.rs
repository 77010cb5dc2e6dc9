//! What the import would do to the club: the sheets read against it as the
//! answers and the earlier sheets leave it.

use std::sync::Arc;

use super::evening::{Evening, State};
use super::people::People;
use crate::club::preview::Examiner;
use crate::club::{ClubView, Command, Draft, Examined, Question, Trial, questions};
use crate::domain::{Date, Notice};
use crate::ui::Cx;

/// What the whole import would do.
#[derive(Default)]
pub(super) struct World {
    meanings: Vec<Meaning>,
    /// Newcomers and remembered names, before the evenings.
    before: Vec<Command>,
    read_from: Option<Basis>,
}

/// What one sheet means.
#[derive(Default)]
pub(super) struct Meaning {
    /// As the club reads it.
    pub(super) examined: Examined,
    /// What is unusual about it, also beside the other sheets.
    pub(super) questions: Vec<Question>,
    /// What speaks against it beside the other sheets.
    pub(super) refused: Vec<Notice>,
}

/// What the meanings were made of.
struct Basis {
    revision: u64,
    today: Date,
    drafts: Vec<Draft>,
    people: People,
}

impl Basis {
    /// Whether nothing has changed since; without making anything anew, for
    /// it is asked in every frame.
    fn holds(&self, cx: &Cx<'_>, evenings: &[Evening], people: &People) -> bool {
        self.revision == cx.view.revision
            && self.today == cx.today
            && self.people.strangers == people.strangers
            && evenings
                .iter()
                .map(|evening| &evening.draft)
                .eq(&self.drafts)
    }
}

impl World {
    /// Reads all sheets again when one, an answer or the club changed.
    pub(super) fn follow(&mut self, cx: &Cx<'_>, evenings: &[Evening], people: &People) {
        let basis = self.read_from.as_ref();
        if basis.is_some_and(|basis| basis.holds(cx, evenings, people)) {
            return;
        }
        let mut trial = Trial::of(cx.view);
        self.before.clear();
        let newcomers = people.newcomers(cx);
        let players = (!newcomers.is_empty()).then_some(Command::Players(newcomers));
        let aliases = people.remembered(cx).into_iter();
        let aliases = aliases.map(|(alias, player)| Command::Alias { alias, player });
        for command in players.into_iter().chain(aliases) {
            // A name that cannot be remembered still means that player today.
            if trial.add(&command).is_ok() {
                self.before.push(command);
            }
        }
        let resolved: Vec<Draft> = evenings
            .iter()
            .map(|evening| people.resolved(cx, &evening.draft))
            .collect();
        self.meanings = meanings(cx, trial, &resolved);
        for (meaning, evening) in self.meanings.iter_mut().zip(evenings) {
            meaning.refused.extend(people.unclear(cx, &evening.draft));
        }
        self.read_from = Some(Basis {
            revision: cx.view.revision,
            today: cx.today,
            drafts: evenings
                .iter()
                .map(|evening| evening.draft.clone())
                .collect(),
            people: people.clone(),
        });
    }

    /// Forgets a sheet that was taken off the list.
    pub(super) fn forget(&mut self, at: usize) {
        self.meanings.remove(at);
        self.read_from = None;
    }

    /// Whether nothing is in the way of the import.
    pub(super) fn is_ready(&self, evenings: &[Evening]) -> bool {
        let ready = |(evening, meaning)| Obstacle::of(evening, meaning).is_none();
        !evenings.is_empty() && evenings.iter().zip(&self.meanings).all(ready)
    }

    /// What a sheet means.
    pub(super) fn of(&self, at: usize) -> &Meaning {
        &self.meanings[at]
    }

    /// Everything the import does, in order; `None` while something is in its
    /// way.
    pub(super) fn commands(&self, evenings: &[Evening]) -> Option<Vec<Command>> {
        if !self.is_ready(evenings) {
            return None;
        }
        let mut commands = self.before.clone();
        let drafts = &self.read_from.as_ref()?.drafts;
        for at in in_order(drafts) {
            commands.push(self.meanings[at].examined.command.clone()?);
        }
        Some(commands)
    }
}

/// The sheets by date; those of one date in the order of the files.
fn in_order(drafts: &[Draft]) -> Vec<usize> {
    let mut order: Vec<usize> = (0..drafts.len()).collect();
    order.sort_by_key(|at| drafts[*at].parsed_date());
    order
}

fn meanings(cx: &Cx<'_>, mut trial: Trial, drafts: &[Draft]) -> Vec<Meaning> {
    let club = Arc::new(ClubView::of(trial.book.clone(), cx.view.path.clone()));
    let mut examiner = Examiner::default();
    let mut meanings: Vec<Meaning> = drafts
        .iter()
        .map(|draft| Meaning {
            examined: examiner.examine(&club, draft, cx.today),
            ..Meaning::default()
        })
        .collect();
    for at in in_order(drafts) {
        let meaning = &mut meanings[at];
        meaning.questions = std::mem::take(&mut meaning.examined.questions);
        if let Some(command @ Command::Record(evening)) = &meaning.examined.command {
            meaning.questions = questions(&trial.book, evening, cx.today);
            if let Err(reasons) = trial.add(command) {
                meaning.refused = reasons;
            }
        }
    }
    meanings
}

/// What keeps a file from being recorded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Obstacle {
    /// It is still being read.
    Waiting,
    /// It cannot be read.
    Unreadable,
    /// Something must be mended or answered.
    Mistakes(usize),
    /// Lines of it cannot be used, and it is not said to leave them out.
    BadLines(usize),
    /// Something is unusual, and it is not said to record it nevertheless.
    Unusual,
}

impl Obstacle {
    /// The first thing in the way of a file.
    pub(super) fn of(evening: &Evening, meaning: &Meaning) -> Option<Self> {
        let mistakes = meaning.examined.mistakes().count() + meaning.refused.len();
        match &evening.state {
            State::Waiting => return Some(Self::Waiting),
            State::Read(read) if read.file.is_err() => return Some(Self::Unreadable),
            State::Read(_) => {}
        }
        let bad_lines = evening.bad_lines();
        if mistakes > 0 {
            Some(Self::Mistakes(mistakes))
        } else if bad_lines > 0 && !evening.without_bad_lines {
            Some(Self::BadLines(bad_lines))
        } else if !meaning.is_accepted(&evening.accepted) {
            Some(Self::Unusual)
        } else {
            None
        }
    }
}

impl Meaning {
    /// Whether everything unusual about it was accepted, and nothing else: a
    /// yes to one question is none to a later one.
    pub(super) fn is_accepted(&self, accepted: &[Question]) -> bool {
        self.asks().eq(accepted)
    }

    /// The questions that want an answer. That an evening is older than the
    /// last one is usual in an import; it is only said.
    pub(super) fn asks(&self) -> impl Iterator<Item = &Question> {
        let questions = self.questions.iter();
        questions.filter(|question| !matches!(question, Question::BeforeLast { .. }))
    }
}
