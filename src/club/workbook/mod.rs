//! The old workbook into a club without evenings, as one step that can be
//! taken back, and what its figures say against ours.
//!
//! Ratings start where the workbook's do: the last filled column of
//! Statistic. Evenings of which only the partners are known change nothing
//! here, while they did in the workbook; so after each run of them the ratings
//! of Statistic are set by hand, and the next calculated evening begins where
//! it began in the workbook. Every rating set is reported, and none is set
//! where Statistic and Hist do not belong together column by column.

mod compare;
mod days;
pub(super) mod fill;
mod filling;
mod fit;
mod setting;

use std::collections::HashMap;
use std::path::Path;

pub use compare::Difference;
pub use fill::{Fill, FillEvening};

use super::{Club, ClubView, Command, Done};
use crate::domain::name;
use crate::domain::{
    AdjustmentKind, Book, Date, Flaw, Kind, Notice, OldWorkbook, PlayerId, Progress,
};

/// How far reading the file brings the progress; the rest is done here.
pub const FROM: f64 = 0.6;

/// What only the user's language or the director can tell.
#[derive(Clone, Debug, PartialEq)]
pub struct Wishes {
    /// The title of an evening whose date is assumed.
    pub assumed: String,
    /// The reason of a rating set by hand.
    pub reason: String,
    /// The day of the newest evening, for a workbook without any date.
    pub newest: Option<Date>,
}

/// What came over.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Report {
    /// In the order of the workbook.
    pub players: Vec<Imported>,
    /// Evenings of which only the partners are known.
    pub prehistory: usize,
    /// Calculated evenings with their number of pairs, oldest first.
    pub tournaments: Vec<(Date, usize)>,
    /// The days that no sheet tells, oldest first.
    pub assumed: Vec<Date>,
    /// The ratings set by hand, oldest first.
    pub adjustments: Vec<SetRating>,
    /// Players of the club whose starting rating became another one.
    pub restarted: Vec<Restarted>,
    /// How many figures of the workbook were compared with ours.
    pub compared: usize,
    /// Where the workbook's figures and ours part.
    pub differences: Vec<Difference>,
    /// What did not fit together.
    pub flaws: Vec<Flaw>,
}

/// A player who came over.
#[derive(Clone, Debug, PartialEq)]
pub struct Imported {
    /// As in the club.
    pub name: String,
    /// Starting rating.
    pub start: f64,
    /// Rating after everything was calculated.
    pub rating: f64,
}

/// A rating set by hand after evenings without results.
#[derive(Clone, Debug, PartialEq)]
pub struct SetRating {
    /// The day of the last of these evenings.
    pub date: Date,
    /// As in the club.
    pub name: String,
    /// From then on, rating points.
    pub rating: f64,
}

/// A starting rating that the club had otherwise; rating points.
#[derive(Clone, Debug, PartialEq)]
pub struct Restarted {
    /// As in the club.
    pub name: String,
    /// In the club until now.
    pub before: f64,
    /// From the workbook.
    pub after: f64,
}

impl Club {
    /// Whether [`Club::import_workbook`] may fill it, asked before the long
    /// reading of the file.
    ///
    /// # Errors
    /// `workbook-club-not-empty`.
    pub fn check_fillable(&self) -> Result<(), Notice> {
        fill::check_empty(&self.view().book)
    }

    /// Fills a club that has no evenings yet.
    ///
    /// # Errors
    /// `workbook-club-not-empty`, `workbook-no-date`, `progress-stopped`, what
    /// else is against it, or what the disk says; nothing changed then.
    pub fn import_workbook(
        &mut self,
        old: OldWorkbook,
        wishes: &Wishes,
        progress: &mut Progress<'_>,
    ) -> Result<(Done, Report), Vec<Notice>> {
        let view = self.view();
        let mut import = filling::plan(old, &view.book, wishes, progress)?;
        let fill = std::mem::take(&mut import.fill);
        let done = self.execute(Command::Fill(Box::new(fill)))?;
        let report = import.report(&view.book, &done.view);
        Ok((done, report))
    }

    /// Makes the file of a new club with everything in it, and opens it: the
    /// file appears when it is whole.
    ///
    /// # Errors
    /// That something stands at `path`, or as [`Club::import_workbook`]; no
    /// file is left then.
    pub fn create_from_workbook(
        path: &Path,
        name: &str,
        old: OldWorkbook,
        wishes: &Wishes,
        progress: &mut Progress<'_>,
    ) -> Result<(Self, Report), Vec<Notice>> {
        let name = name::check(name).map_err(|notice| vec![notice])?;
        let empty = Book {
            name,
            ..Book::default()
        };
        let mut import = filling::plan(old, &empty, wishes, progress)?;
        let fill = std::mem::take(&mut import.fill);
        let club = Self::create_by(path, &empty, &Command::Fill(Box::new(fill)))?;
        let report = import.report(&empty, &club.view());
        Ok((club, report))
    }
}

/// A workbook on its way into a club.
struct Import {
    old: OldWorkbook,
    fill: Fill,
    /// Which evenings of `old` those of the club are, oldest first.
    order: Vec<usize>,
    assumed: Vec<Date>,
}

impl Import {
    /// What became of it in the club that was `before`.
    fn report(self, before: &Book, view: &ClubView) -> Report {
        let ids: HashMap<&str, _> = view
            .book
            .players
            .values()
            .map(|player| (player.name.as_str(), player.id))
            .collect();
        let ids: Vec<Option<PlayerId>> = self
            .old
            .players
            .iter()
            .map(|player| ids.get(player.name.as_str()).copied())
            .collect();
        let mut flaws = self.old.flaws.clone();
        let comparison = compare::compare(&self.old, &self.order, &ids, view, &mut flaws);
        let imported = ids.iter().flatten().filter_map(|id| {
            let track = view.replay.tracks.get(id)?;
            Some(Imported {
                name: view.book.name_of(*id).to_owned(),
                start: track.start,
                rating: track.rating(),
            })
        });
        let players = imported.collect();
        let evenings = || view.replay.tournaments.iter();
        Report {
            players,
            prehistory: evenings().filter(|e| e.kind == Kind::Prehistory).count(),
            tournaments: evenings()
                .filter(|evening| evening.kind == Kind::Rated)
                .map(|evening| (evening.date, evening.fields.iter().map(Vec::len).sum()))
                .collect(),
            assumed: self.assumed,
            adjustments: adjustments(&view.book),
            restarted: restarted(before, &view.book),
            compared: comparison.compared,
            differences: comparison.differences,
            flaws,
        }
    }
}

/// All ratings set by hand in a club just filled.
fn adjustments(book: &Book) -> Vec<SetRating> {
    let set = book.adjustments.values().filter_map(|adjustment| {
        let AdjustmentKind::Set { player, rating } = adjustment.kind else {
            return None;
        };
        Some(SetRating {
            date: adjustment.date,
            name: book.name_of(player).to_owned(),
            rating,
        })
    });
    set.collect()
}

/// The players of both with another starting rating.
fn restarted(before: &Book, after: &Book) -> Vec<Restarted> {
    let both = before.players.values().filter_map(|player| {
        let now = after.players.get(&player.id)?;
        (now.start != player.start).then(|| Restarted {
            name: now.name.clone(),
            before: player.start,
            after: now.start,
        })
    });
    both.collect()
}
