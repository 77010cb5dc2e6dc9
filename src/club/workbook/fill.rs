//! The one command that fills a club.

use crate::club::check;
use crate::club::command::PlayerEdit;
use crate::club::roster;
use crate::domain::{
    Adjustment, AdjustmentId, AdjustmentKind, Book, Change, Date, Entry, Kind, Notice, Pair,
    ParamHistory, Params, PlayerId, Scoring, Tournament, TournamentId,
};

/// Everything that a club without evenings gets at once. Players are meant by
/// their place in `players`.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Fill {
    /// The coefficients of the whole history.
    pub params: Params,
    /// Added, or updated where the club has the name.
    pub players: Vec<PlayerEdit>,
    /// Oldest first; of one day in the order given.
    pub evenings: Vec<FillEvening>,
}

/// An evening, and the ratings set by hand after it.
#[derive(Clone, Debug, PartialEq)]
pub struct FillEvening {
    /// When it was played.
    pub date: Date,
    /// Heading, may be empty.
    pub title: String,
    /// Rated or pre-history.
    pub kind: Kind,
    /// The partners and their result.
    pub pairs: Vec<(usize, usize, Option<f64>)>,
    /// Whose rating is set afterwards, and to what.
    pub ratings: Vec<(usize, f64)>,
    /// Why; never empty where `ratings` is not.
    pub reason: String,
}

/// Only a club without evenings can be filled.
///
/// # Errors
/// `workbook-club-not-empty`.
pub(super) fn check_empty(book: &Book) -> Result<(), Notice> {
    if book.tournaments.is_empty() {
        Ok(())
    } else {
        Err(Notice::new("workbook-club-not-empty"))
    }
}

/// The changes that fill a club.
pub(in crate::club) fn changes(fill: &Fill, book: &Book) -> Result<Vec<Change>, Vec<Notice>> {
    check_empty(book).map_err(|notice| vec![notice])?;
    fill.params.check()?;
    let mut changes = roster::add_or_update(&fill.players, book)?;
    // One change for each player, in their order.
    let ids: Vec<PlayerId> = changes
        .iter()
        .filter_map(|change| match change {
            Change::Player { id, .. } => Some(*id),
            _ => None,
        })
        .collect();
    changes.insert(
        0,
        Change::Params {
            before: book.params.clone(),
            after: ParamHistory::new(fill.params),
        },
    );
    let mut next = Next {
        tournament: book.next_tournament().0,
        adjustment: book.next_adjustment().0,
        entry: book.next_entry().0,
    };
    for evening in &fill.evenings {
        check::day(evening.date).map_err(|notice| vec![notice])?;
        changes.push(next.tournament(evening, &ids));
        let ratings = evening.ratings.iter();
        changes.extend(ratings.map(|(player, rating)| {
            let kind = AdjustmentKind::Set {
                player: ids[*player],
                rating: *rating,
            };
            next.adjustment(evening, kind)
        }));
    }
    Ok(changes)
}

/// The next free numbers.
struct Next {
    tournament: i64,
    adjustment: i64,
    entry: i64,
}

impl Next {
    fn entry(&mut self) -> Entry {
        self.entry += 1;
        Entry(self.entry - 1)
    }

    fn tournament(&mut self, evening: &FillEvening, ids: &[PlayerId]) -> Change {
        let id = TournamentId(self.tournament);
        self.tournament += 1;
        let pairs = evening.pairs.iter();
        let pairs = pairs.map(|&(a, b, result)| Pair::new(ids[a], ids[b], result));
        Change::Tournament {
            id,
            before: None,
            after: Some(Tournament {
                id,
                entry: self.entry(),
                date: evening.date,
                title: evening.title.clone(),
                kind: evening.kind,
                scoring: Scoring::Auto,
                boards: None,
                fields: vec![pairs.collect()],
            }),
        }
    }

    fn adjustment(&mut self, evening: &FillEvening, kind: AdjustmentKind) -> Change {
        let id = AdjustmentId(self.adjustment);
        self.adjustment += 1;
        Change::Adjustment {
            id,
            before: None,
            after: Some(Adjustment {
                id,
                entry: self.entry(),
                date: evening.date,
                kind,
                reason: evening.reason.clone(),
            }),
        }
    }
}
