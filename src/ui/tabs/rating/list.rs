//! The standings as shown: filtered and sorted, worked out when the club or a
//! choice changes and never per frame.

use std::cmp::Ordering;
use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Weak};

use serde::{Deserialize, Serialize};

use crate::club::ClubView;
use crate::domain::name::{NameIndex, fold};
use crate::domain::{Date, Kind, Level, Notice, PlayerId, day};
use crate::exchange::Cell;
use crate::rating::companion::Belief;
use crate::rating::{self, Standing};
use crate::report::confidence;
use crate::ui::Cx;
use crate::ui::widgets::{Sort, SortColumn};

/// What the director wants to see.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Filter {
    /// Part of a name.
    pub(super) search: String,
    /// Only who played one of the last so many tournaments; 0 for everybody.
    pub(super) recent: usize,
    /// Only who played at least so many.
    pub(super) least: usize,
    /// Also who plays no more.
    pub(super) retired: bool,
    /// The list at the end of that day, as typed; empty for now.
    pub(super) as_of: String,
}

impl Filter {
    /// The day typed: `Ok(None)` is now, `Err` not a date.
    pub(super) fn day(&self) -> Result<Option<Date>, ()> {
        if self.as_of.trim().is_empty() {
            return Ok(None);
        }
        day::typed(&self.as_of).map(Some).ok_or(())
    }
}

/// A column of the standings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Column {
    Place,
    PlaceChange,
    Name,
    Main,
    Doubt,
    Rating,
    LastChange,
    Before,
    Played,
    LastPlayed,
    Level,
}

impl Column {
    const ALL: [Self; 11] = [
        Self::Place,
        Self::PlaceChange,
        Self::Name,
        Self::Main,
        Self::Doubt,
        Self::Rating,
        Self::LastChange,
        Self::Before,
        Self::Played,
        Self::LastPlayed,
        Self::Level,
    ];

    /// Those shown, with or without how sure the figures are.
    pub(super) fn shown(doubt: bool) -> Vec<Self> {
        let shown = |column: &Self| doubt || *column != Self::Doubt;
        Self::ALL.into_iter().filter(shown).collect()
    }

    /// What stands in the column, to be copied.
    pub(super) fn cell(self, cx: &Cx<'_>, entry: &Entry) -> Cell {
        let line = &entry.standing;
        match self {
            Self::Place => line.place.map_or(Cell::Empty, Cell::count),
            Self::PlaceChange => Cell::Integer(line.place_change),
            Self::Name => cx.view.book.name_of(line.player).into(),
            Self::Main => Cell::Number(line.main),
            Self::Doubt => Cell::number(entry.sd()),
            Self::Rating => Cell::Number(line.rating),
            Self::LastChange => Cell::number(line.last_change),
            Self::Before => Cell::Number(line.rating_before),
            Self::Played => Cell::count(line.played),
            Self::LastPlayed => line.last_played.map_or(Cell::Empty, Cell::Date),
            Self::Level => Cell::Text(entry.level(cx)),
        }
    }

    fn compare(self, a: &Entry, b: &Entry) -> Ordering {
        let (x, y) = (&a.standing, &b.standing);
        match self {
            Self::Place => place(x).cmp(&place(y)),
            Self::PlaceChange => x.place_change.cmp(&y.place_change),
            Self::Name => a.by_name.cmp(&b.by_name),
            Self::Main | Self::Level => x.main.total_cmp(&y.main),
            Self::Doubt => compare_known(a.sd(), b.sd()),
            Self::Rating => x.rating.total_cmp(&y.rating),
            Self::LastChange => compare_known(x.last_change, y.last_change),
            Self::Before => x.rating_before.total_cmp(&y.rating_before),
            Self::Played => x.played.cmp(&y.played),
            Self::LastPlayed => x.last_played.cmp(&y.last_played),
        }
    }
}

impl SortColumn for Column {
    const NAME: Self = Self::Name;
    const FIRST: Sort<Self> = Sort {
        column: Self::Main,
        descending: true,
    };

    fn id(self) -> &'static str {
        match self {
            Self::Place => "rating-col-place",
            Self::PlaceChange => "rating-col-place-change",
            Self::Name => "rating-col-name",
            Self::Main => "rating-col-main",
            Self::Doubt => "rating-col-doubt",
            Self::Rating => "rating-col-rating",
            Self::LastChange => "rating-col-change",
            Self::Before => "rating-col-before",
            Self::Played => "rating-col-played",
            Self::LastPlayed => "rating-col-last",
            Self::Level => "rating-col-level",
        }
    }

    fn largest_first(self) -> bool {
        !matches!(self, Self::Place | Self::Name)
    }

    fn is_text(self) -> bool {
        matches!(self, Self::Name | Self::Level)
    }
}

/// Who has no place stands behind all others.
fn place(standing: &Standing) -> usize {
    standing.place.unwrap_or(usize::MAX)
}

fn compare_known(a: Option<f64>, b: Option<f64>) -> Ordering {
    let known = |figure: Option<f64>| figure.unwrap_or(f64::NEG_INFINITY);
    known(a).total_cmp(&known(b))
}

/// A line of the standings with what sorting and searching need.
pub(super) struct Entry {
    pub(super) standing: Standing,
    /// What was known of the player then, of who had played.
    pub(super) belief: Option<Belief>,
    /// Why the player cannot be told from partners, a sentence each.
    pub(super) apart: Vec<Notice>,
    /// Where the name stands among those of the club.
    by_name: Option<usize>,
    recent: bool,
    retired: bool,
}

impl Entry {
    /// Whether it is shown, `search` being the folded part of a name.
    fn fits(&self, filter: &Filter, search: &str, names: &NameIndex) -> bool {
        self.recent
            && (filter.retired || !self.retired)
            && self.standing.played >= filter.least
            && (search.is_empty() || names.folded(self.standing.player).contains(search))
    }

    fn sd(&self) -> Option<f64> {
        self.belief.map(|belief| belief.sd)
    }

    /// The level. Who has no place plays no more; beside the name that would
    /// be cut.
    pub(super) fn level(&self, cx: &Cx<'_>) -> String {
        cx.text(match self.standing.place {
            Some(_) => Level::of(self.standing.main).id(),
            None => "report-retired",
        })
    }
}

/// What the rows follow from, apart from the club.
type Choice = (Filter, Sort<Column>);

/// The rows, kept until something they follow from changes.
#[derive(Default)]
pub(super) struct List {
    club: Weak<ClubView>,
    /// Whether it was known how sure the ratings are.
    sure: bool,
    choice: Option<Choice>,
    entries: Vec<Entry>,
    rows: Vec<usize>,
    ranked: Vec<usize>,
}

impl List {
    /// Works out again what has changed.
    pub(super) fn refresh(&mut self, view: &Arc<ClubView>, filter: &Filter, sort: Sort<Column>) {
        let sure = view.companion.get().is_some();
        let same_club = std::ptr::eq(self.club.as_ptr(), Arc::as_ptr(view)) && self.sure == sure;
        let before = self.choice.take();
        let same_day = before
            .as_ref()
            .is_some_and(|(old, _)| old.as_of == filter.as_of && old.recent == filter.recent);
        if !(same_club && same_day) {
            self.club = Arc::downgrade(view);
            self.sure = sure;
            self.read(view, filter);
        }
        let choice = (filter.clone(), sort);
        if !(same_club && before.as_ref() == Some(&choice)) {
            self.arrange(view, filter, sort);
        }
        self.choice = Some(choice);
    }

    fn read(&mut self, view: &ClubView, filter: &Filter) {
        let day = filter.day().unwrap_or_default();
        let standings = match day {
            Some(_) => rating::standings(&view.book, &view.replay, day),
            None => view.standings.clone(),
        };
        let beliefs = beliefs(view, day);
        let mut apart = apart(view, day);
        let active = active(view, filter.recent, day);
        self.entries = standings
            .into_iter()
            .map(|standing| Entry {
                belief: beliefs.get(&standing.player).copied(),
                apart: apart.remove(&standing.player).unwrap_or_default(),
                by_name: view.names.place(standing.player),
                retired: standing.place.is_none(),
                recent: filter.recent == 0 || active.contains(&standing.player),
                standing,
            })
            .collect();
    }

    fn arrange(&mut self, view: &ClubView, filter: &Filter, sort: Sort<Column>) {
        let search = fold(&filter.search);
        self.ranked = (0..self.entries.len())
            .filter(|index| self.entries[*index].fits(filter, &search, &view.names))
            .collect();
        self.rows.clone_from(&self.ranked);
        let entries = &self.entries;
        // Stable: equal rows stay in the order of the standings.
        self.rows.sort_by(|a, b| {
            let order = sort.column.compare(&entries[*a], &entries[*b]);
            if sort.descending {
                order.reverse()
            } else {
                order
            }
        });
    }

    /// Whether another choice of the same day would show anybody.
    pub(super) fn would_show(&self, view: &ClubView, filter: &Filter) -> bool {
        let search = fold(&filter.search);
        let mut entries = self.entries.iter();
        entries.any(|entry| entry.fits(filter, &search, &view.names))
    }

    /// Rows shown.
    pub(super) fn len(&self) -> usize {
        self.rows.len()
    }

    /// Players of the club.
    pub(super) fn all(&self) -> usize {
        self.entries.len()
    }

    /// A row of the table.
    pub(super) fn row(&self, index: usize) -> &Standing {
        &self.entries[self.rows[index]].standing
    }

    /// The same with what is known beside the standing.
    pub(super) fn entry(&self, index: usize) -> &Entry {
        &self.entries[self.rows[index]]
    }

    /// Who is shown, from the top.
    pub(super) fn players(&self) -> impl Iterator<Item = PlayerId> {
        (0..self.len()).map(|index| self.row(index).player)
    }

    /// How sure the figures shown are.
    pub(super) fn doubts(&self) -> HashMap<PlayerId, f64> {
        let shown = (0..self.len()).map(|index| self.entry(index));
        shown
            .filter_map(|entry| Some((entry.standing.player, entry.sd()?)))
            .collect()
    }

    /// What the filter leaves of the standings, in words.
    pub(super) fn cut(&self, filter: &Filter) -> Vec<Notice> {
        let day = filter.day().unwrap_or_default();
        let day = day.map(|day| Notice::new("export-cut-as-of").with("date", day));
        let counted = |id, count: usize| {
            let words = move || Notice::new(id).with("count", count);
            (count > 0).then(words)
        };
        let text = filter.search.trim();
        let search = || Notice::new("export-cut-search").with("text", text);
        let mut cut: Vec<Notice> = [
            day,
            counted("export-cut-recent", filter.recent),
            counted("export-cut-least", filter.least),
            (!text.is_empty()).then(search),
        ]
        .into_iter()
        .flatten()
        .collect();
        if !filter.retired && self.entries.iter().any(|entry| entry.retired) {
            cut.push(Notice::new("export-cut-retired"));
        }
        if self.len() < self.all() {
            let count = Notice::new("export-cut-count").with("shown", self.len());
            cut.push(count.with("all", self.all()));
        }
        cut
    }

    /// The shown players by main figure, best first, at most `most`.
    pub(super) fn best(&self, most: usize) -> impl ExactSizeIterator<Item = &Standing> {
        let count = most.min(self.ranked.len());
        self.ranked[..count]
            .iter()
            .map(|index| &self.entries[*index].standing)
    }
}

/// What was known at the end of a day of everybody who had played.
fn beliefs(view: &ClubView, day: Option<Date>) -> HashMap<PlayerId, Belief> {
    let Some(companion) = view.companion.get() else {
        return HashMap::new();
    };
    let entered = companion.entered();
    let then = entered.filter_map(|(player, now)| {
        let Some(day) = day else {
            return Some((player, now));
        };
        let bands = companion.bands(player);
        let later = bands.partition_point(|band| band.date <= day);
        Some((player, bands.get(later.checked_sub(1)?)?.belief))
    });
    then.collect()
}

/// Why players cannot be told from their partners now.
fn apart(view: &ClubView, day: Option<Date>) -> HashMap<PlayerId, Vec<Notice>> {
    let mut apart: HashMap<PlayerId, Vec<Notice>> = HashMap::new();
    let companion = view.companion.get().filter(|_| day.is_none());
    for pair in companion.map(|c| c.inseparable()).unwrap_or_default() {
        for player in [pair.a, pair.b] {
            let words = confidence::inseparable(view, pair);
            apart.entry(player).or_default().push(words);
        }
    }
    apart
}

/// Who played one of the last `count` rated tournaments up to a day.
fn active(view: &ClubView, count: usize, day: Option<Date>) -> HashSet<PlayerId> {
    view.replay
        .tournaments
        .iter()
        .rev()
        .filter(|tournament| tournament.kind == Kind::Rated)
        .filter(|tournament| day.is_none_or(|day| tournament.date <= day))
        .take(count)
        .flat_map(|tournament| tournament.fields.iter().flatten())
        .flat_map(|pair| [pair.a, pair.b])
        .collect()
}
