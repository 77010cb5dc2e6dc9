//! The examination of a sheet, with what is worth keeping between two
//! keystrokes.

use std::path::PathBuf;

use super::Examined;
use super::evening::{Heading, evening, mark_missing_results, missing_pairs};
use super::near::NearCache;
use super::numbers::{self, Before};
use super::questions::{about_date, questions};
use super::row::{Row, mark_repeated};
use crate::club::{ClubView, Command, Draft};
use crate::domain::{Date, TournamentId};
use crate::rating::{Moment, Replay, replay};

/// Reads a sheet; `today` decides what is in the future. For one look; a
/// window that looks at every keystroke keeps an [`Examiner`].
pub fn examine(view: &ClubView, draft: &Draft, today: Date) -> Examined {
    Examiner::default().examine(view, draft, today)
}

/// Reads sheets, and remembers between two readings what follows from the
/// club alone: near spellings, and the history without the evening that is
/// being moved to a later date.
#[derive(Clone, Debug, Default)]
pub struct Examiner {
    club: (PathBuf, u64),
    near: NearCache,
    without: Option<(TournamentId, Replay)>,
}

impl Examiner {
    /// Reads a sheet; `today` decides what is in the future.
    pub fn examine(&mut self, view: &ClubView, draft: &Draft, today: Date) -> Examined {
        self.follow(view);
        let heading = Heading::read(view, draft);
        let mut rows: Vec<Row> = draft
            .rows
            .iter()
            .map(|typed| Row::read(view, &mut self.near, draft, typed))
            .collect();
        mark_repeated(&mut rows);
        let no_results = mark_missing_results(draft, &mut rows);
        let mut examined = Examined {
            rows: rows.iter().map(Row::examined).collect(),
            scoring: numbers::scoring(draft, &rows),
            ..Examined::default()
        };
        let before = self.before(view, draft, heading.date, today);
        numbers::fill(&mut examined, &before, draft, heading.boards, &rows);

        let evening = evening(draft, &heading, &rows);
        examined.questions = match (&evening, heading.date) {
            (Some(evening), _) => questions(&view.book, evening, today),
            (None, Some(date)) => about_date(&view.book, draft.of, date, today),
            (None, None) => Vec::new(),
        };
        let of_results = std::mem::take(&mut examined.problems);
        examined.problems = heading.problems;
        examined.problems.extend(missing_pairs(draft, &rows));
        examined.problems.extend(no_results);
        examined.problems.extend(of_results);
        examined.command = evening
            .filter(|_| is_faultless(&examined))
            .map(Command::Record);
        examined
    }

    /// Forgets what followed from another club, or from this one as it was.
    fn follow(&mut self, view: &ClubView) {
        if self.club.1 != view.revision || self.club.0 != view.path {
            self.club = (view.path.clone(), view.revision);
            self.near.clear();
            self.without = None;
        }
    }

    /// The club just before the evening of the sheet. A new evening comes
    /// after everything of its date; a corrected one keeps its order of entry.
    /// Without a date it is taken to be played now.
    fn before<'a>(
        &'a mut self,
        view: &'a ClubView,
        draft: &Draft,
        date: Option<Date>,
        today: Date,
    ) -> Before<'a> {
        let now = || view.book.last_date().map_or(today, |last| last.max(today));
        let date = date.unwrap_or_else(now);
        let recorded = draft.of.and_then(|id| view.book.tournaments.get(&id));
        let entry = recorded.map_or_else(|| view.book.next_entry(), |evening| evening.entry);
        let moved_later = recorded.filter(|evening| evening.date < date);
        let replay = match moved_later {
            // Only then is the evening itself part of what came before.
            Some(evening) => self.replay_without(view, evening.id),
            None => &view.replay,
        };
        Before {
            moment: Moment::new(replay, date, entry),
            params: view.book.params.in_force(date),
        }
    }

    fn replay_without(&mut self, view: &ClubView, id: TournamentId) -> &Replay {
        let kept = self.without.take().filter(|(kept, _)| *kept == id);
        let (_, replay) = self.without.insert(kept.unwrap_or_else(|| {
            let mut book = view.book.clone();
            book.tournaments.remove(&id);
            (id, replay(&book))
        }));
        replay
    }
}

fn is_faultless(examined: &Examined) -> bool {
    examined.mistakes().next().is_none()
}
