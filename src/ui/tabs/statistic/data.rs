//! What Statistic shows, worked out when the club or a choice changes.

use std::collections::BTreeSet;
use std::sync::{Arc, Weak};

use egui_plot::PlotPoint;

use super::drawn::Drawn;
use crate::club::ClubView;
use crate::domain::name::fold;
use crate::domain::{Entry, PlayerId};
use crate::rating::{Source, Track, core, core_sums};
use crate::ui::widgets::{Curve, DoubtBand, Mark, Scale, TimeAxis};

/// The choices that the data follow from, apart from the club.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Choice {
    /// Part of a name.
    pub(super) search: String,
    /// What the axis of the chart counts.
    pub(super) scale: Scale,
    /// Whose curves are drawn, in the order of their colours.
    pub(super) chosen: Vec<PlayerId>,
}

/// The table and the curves, kept until something they follow from changes.
#[derive(Default)]
pub(super) struct Data {
    club: Weak<ClubView>,
    /// Whether it was known how sure the ratings are.
    sure: bool,
    choice: Choice,
    /// The rows of the table, in the order of the standings.
    pub(super) rows: Vec<PlayerId>,
    /// The rated tournaments.
    pub(super) axis: TimeAxis,
    /// The chosen curves.
    pub(super) curves: Vec<Curve>,
    /// How sure the curve is, if there is only one.
    pub(super) band: Option<DoubtBand>,
    /// Their picture, if they are many.
    pub(super) drawn: Drawn,
    /// Whether the core has been worked out: in a large club it takes longer
    /// than a frame.
    core_known: bool,
    /// The players of the core, once it was shown.
    pub(super) core: BTreeSet<PlayerId>,
    /// The sum of their ratings after each tournament.
    pub(super) core_line: Vec<PlotPoint>,
}

impl Data {
    /// Whether this state of the club has been read.
    pub(super) fn is_of(&self, view: &Arc<ClubView>) -> bool {
        std::ptr::eq(self.club.as_ptr(), Arc::as_ptr(view))
    }

    /// Works out again what has changed.
    pub(super) fn refresh(&mut self, view: &Arc<ClubView>, choice: &Choice, core_shown: bool) {
        let new_club = !self.is_of(view);
        let old = std::mem::replace(&mut self.choice, choice.clone());
        if new_club {
            self.club = Arc::downgrade(view);
            self.core_known = false;
        }
        if new_club || old.search != choice.search {
            self.rows = rows(view, &choice.search);
        }
        if new_club || old.scale != choice.scale {
            self.axis = TimeAxis::new(view, choice.scale);
            self.core_known = false;
        }
        if core_shown && !self.core_known {
            self.core_known = true;
            self.core = core(&view.book, &view.replay);
            self.core_line = core_line(view, &self.core, &self.axis);
        }
        let sure = view.companion.get().is_some();
        let learnt = std::mem::replace(&mut self.sure, sure) != sure;
        if new_club || learnt || old.scale != choice.scale || old.chosen != choice.chosen {
            self.drawn = Drawn::default();
            self.curves = choice
                .chosen
                .iter()
                .map(|player| Curve::new(view, *player, &self.axis))
                .collect();
            self.band = match choice.chosen[..] {
                [only] => DoubtBand::new(view, only, &self.axis),
                _ => None,
            };
        }
    }
}

fn rows(view: &ClubView, search: &str) -> Vec<PlayerId> {
    let search = fold(search);
    // Who plays no more is shown when asked for.
    let lines = if search.is_empty() {
        view.listed()
    } else {
        &view.standings
    };
    lines
        .iter()
        .map(|line| line.player)
        .filter(|player| search.is_empty() || view.names.folded(*player).contains(&search))
        .collect()
}

fn core_line(view: &ClubView, core: &BTreeSet<PlayerId>, axis: &TimeAxis) -> Vec<PlotPoint> {
    core_sums(&view.replay, core)
        .into_iter()
        .map(|point| {
            let entry = view.book.tournaments.get(&point.tournament);
            let entry = entry.map_or(Entry(i64::MAX), |tournament| tournament.entry);
            PlotPoint::new(axis.at(point.date, entry), point.sum)
        })
        .collect()
}

/// A cell of the table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Cell {
    /// Before the player's first rating.
    Blank,
    /// The player did not play; the rating is carried over.
    Carried(f64),
    /// The new rating of a player who played.
    Played(f64),
}

impl Cell {
    /// A player's rating after a tournament.
    pub(super) fn new(track: &Track, mark: &Mark) -> Self {
        let end = (mark.date, mark.entry);
        let passed = track
            .points
            .partition_point(|point| (point.date, point.entry) <= end);
        match passed.checked_sub(1).map(|last| &track.points[last]) {
            None => Self::Blank,
            Some(point) if point.source == Source::Tournament(mark.id) => {
                Self::Played(point.rating)
            }
            Some(point) => Self::Carried(point.rating),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::TournamentId;
    use crate::rating::Point;
    use jiff::civil::date;

    fn mark(day: i8) -> Mark {
        Mark {
            date: date(2026, 3, day),
            entry: Entry(day.into()),
            id: TournamentId(day.into()),
        }
    }

    #[test]
    fn a_cell_tells_played_from_carried_over() {
        let point = |day: i8, rating| Point {
            date: date(2026, 3, day),
            entry: Entry(day.into()),
            source: Source::Tournament(TournamentId(day.into())),
            partner: None,
            change: 0.0,
            rating,
        };
        let track = Track {
            start: 0.0,
            points: vec![point(4, 10.0), point(18, -5.0)],
        };
        let cells: Vec<_> = [1, 4, 11, 18]
            .map(|day| Cell::new(&track, &mark(day)))
            .into();
        assert_eq!(
            cells,
            [
                Cell::Blank,
                Cell::Played(10.0),
                Cell::Carried(10.0),
                Cell::Played(-5.0)
            ]
        );
    }
}
