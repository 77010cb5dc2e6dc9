//! The players as shown: searched and sorted, worked out when the club or a
//! choice changes and never per frame.

use std::cmp::Ordering;

use serde::{Deserialize, Serialize};

use crate::domain::name::fold;
use crate::domain::{ChampionshipId, Notice};
use crate::exchange::Table;
use crate::rating::championship::Total;
use crate::report::championship;
use crate::ui::Cx;
use crate::ui::widgets::{Sort, SortColumn};

/// A column of the totals.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Column {
    Place,
    Name,
    Played,
    RatingIn,
    Total,
    RatingOut,
    Best,
}

impl Column {
    pub(super) const ALL: [Self; 7] = [
        Self::Place,
        Self::Name,
        Self::Played,
        Self::RatingIn,
        Self::Total,
        Self::RatingOut,
        Self::Best,
    ];

    fn compare(self, a: &Entry, b: &Entry) -> Ordering {
        let (x, y) = (&a.total, &b.total);
        match self {
            Self::Place => x.place.cmp(&y.place),
            Self::Name => a.folded.cmp(&b.folded),
            Self::Played => x.played.cmp(&y.played),
            Self::RatingIn => x.rating_in.total_cmp(&y.rating_in),
            Self::Total => x.total.total_cmp(&y.total),
            Self::RatingOut => x.rating_out.total_cmp(&y.rating_out),
            Self::Best => best_change(x).total_cmp(&best_change(y)),
        }
    }
}

impl SortColumn for Column {
    const NAME: Self = Self::Name;
    const FIRST: Sort<Self> = Sort {
        column: Self::Place,
        descending: false,
    };

    fn id(self) -> &'static str {
        match self {
            Self::Place => "totals-col-place",
            Self::Name => "totals-col-name",
            Self::Played => "totals-col-played",
            Self::RatingIn => "totals-col-in",
            Self::Total => "totals-col-total",
            Self::RatingOut => "totals-col-out",
            Self::Best => "totals-col-best",
        }
    }

    fn largest_first(self) -> bool {
        !matches!(self, Self::Place | Self::Name)
    }
}

/// The change of the best session; players of finals alone stand below all.
fn best_change(total: &Total) -> f64 {
    total.best.map_or(f64::NEG_INFINITY, |(_, change)| change)
}

/// A player's line with what searching and drawing need.
pub(super) struct Entry {
    pub(super) total: Total,
    pub(super) name: String,
    /// The name as it stands in the table: of a captain after the mark, which
    /// is seen then also where the name is cut.
    pub(super) shown: String,
    folded: String,
}

/// The rows.
#[derive(Default)]
pub(super) struct List {
    /// Everybody, the most successful first.
    entries: Vec<Entry>,
    /// What the rows were arranged by.
    choice: Option<(String, Sort<Column>)>,
    rows: Vec<usize>,
}

impl List {
    /// Takes everybody from the club.
    pub(super) fn read(&mut self, cx: &Cx<'_>, id: ChampionshipId, totals: &[Total]) {
        let championship = cx.view.book.championships.get(&id);
        let entry = |total: &Total| {
            let name = championship.map_or("", |championship| {
                cx.view.book.entrant_name(championship, total.entrant)
            });
            let marked = Notice::new("totals-captain-mark").with("name", name);
            Entry {
                total: *total,
                folded: fold(name),
                name: name.to_owned(),
                shown: if total.is_captain() {
                    cx.say(&marked)
                } else {
                    name.to_owned()
                },
            }
        };
        self.entries = totals.iter().map(entry).collect();
        self.choice = None;
    }

    /// Arranges the rows, if anything has changed.
    pub(super) fn arrange(&mut self, search: &str, sort: Sort<Column>) {
        let choice = Some((search.to_owned(), sort));
        if self.choice == choice {
            return;
        }
        self.choice = choice;
        let entries = &self.entries;
        let search = fold(search);
        let fits = |index: &usize| entries[*index].folded.contains(&search);
        self.rows = (0..entries.len()).filter(fits).collect();
        // Stable: equal rows stay in the order of success.
        self.rows.sort_by(|a, b| {
            let order = sort.column.compare(&entries[*a], &entries[*b]);
            if sort.descending {
                order.reverse()
            } else {
                order
            }
        });
    }

    /// Rows shown.
    pub(super) fn len(&self) -> usize {
        self.rows.len()
    }

    /// Players of the championship.
    pub(super) fn all(&self) -> usize {
        self.entries.len()
    }

    /// A row of the table.
    pub(super) fn row(&self, index: usize) -> &Entry {
        &self.entries[self.rows[index]]
    }

    /// The rows shown as a table to be copied, in their order on the screen.
    pub(super) fn table(&self, cx: &Cx<'_>, id: ChampionshipId) -> Option<Table> {
        let mut table = championship::totals(cx.view, id, cx.lang)?;
        let all = std::mem::take(&mut table.rows);
        table.rows = self.rows.iter().map(|row| all[*row].clone()).collect();
        Some(table)
    }
}
