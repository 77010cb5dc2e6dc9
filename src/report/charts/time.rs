//! The horizontal axis of curves: dates, or one step for each tournament.

use jiff::ToSpan as _;

use crate::club::ClubView;
use crate::domain::{Date, Entry, Kind};
use crate::exchange::chart::{Axis, Mark};
use crate::i18n::Lang;

/// What the horizontal axis of curves counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Over {
    /// Days.
    #[default]
    Dates,
    /// Rated tournaments, as in the workbook.
    Tournaments,
}

/// Months between two marks, the first choice that gives few enough.
const MONTHS: [i32; 6] = [1, 3, 6, 12, 24, 60];
/// Marks that have room below a chart.
const MOST_MARKS: usize = 12;
/// Room before the first and after the last moment, as a share of the axis.
const MARGIN: f64 = 0.01;

/// Where the moments of a club lie.
pub(super) struct TimeAxis {
    over: Over,
    /// The rated tournaments, oldest first.
    tournaments: Vec<(Date, Entry)>,
}

impl TimeAxis {
    pub(super) fn new(view: &ClubView, over: Over) -> Self {
        let all = view.replay.tournaments.iter();
        let rated = all.filter(|tournament| tournament.kind == Kind::Rated);
        Self {
            over,
            tournaments: rated.map(|event| (event.date, event.entry)).collect(),
        }
    }

    /// Where a moment lies; a decision between two tournaments between them.
    pub(super) fn at(&self, date: Date, entry: Entry) -> f64 {
        match self.over {
            Over::Dates => day_number(date),
            Over::Tournaments => match self.tournaments.binary_search(&(date, entry)) {
                Ok(place) => place as f64,
                Err(place) => place as f64 - 0.5,
            },
        }
    }

    /// Where the newest tournament lies.
    pub(super) fn end(&self) -> Option<f64> {
        let (date, entry) = self.tournaments.last()?;
        Some(self.at(*date, *entry))
    }

    /// How far before its first step a curve begins.
    pub(super) const fn lead(&self) -> f64 {
        match self.over {
            Over::Dates => 7.0,
            Over::Tournaments => 1.0,
        }
    }

    /// The axis that holds all places of the curves.
    pub(super) fn axis(&self, places: impl Iterator<Item = f64>, lang: Lang) -> Axis {
        let nothing = [f64::INFINITY, f64::NEG_INFINITY];
        let ends = places.fold(nothing, |[low, high], place| {
            [place.min(low), place.max(high)]
        });
        if ends[0] > ends[1] {
            return Axis::default();
        }
        let [low, high] = ends;
        let margin = (high - low) * MARGIN;
        let ends = [low - margin, high + margin];
        let marks = match self.over {
            Over::Dates => months(ends, lang),
            Over::Tournaments => self.every_few(ends, lang),
        };
        Axis {
            name: String::new(),
            ends,
            marks,
        }
    }

    fn every_few(&self, [low, high]: [f64; 2], lang: Lang) -> Vec<Mark> {
        let within = |place: usize| (low..=high).contains(&(place as f64));
        let step = self.tournaments.len().div_ceil(MOST_MARKS).max(1);
        let dates = self.tournaments.iter().enumerate().step_by(step);
        dates
            .filter(|(place, _)| within(*place))
            .map(|(place, (date, _))| Mark {
                at: place as f64,
                label: lang.date(*date),
            })
            .collect()
    }
}

/// The first days of months, of quarters or of years; single dates where less
/// than two months begin.
fn months([low, high]: [f64; 2], lang: Lang) -> Vec<Mark> {
    for step in MONTHS {
        let marks: Vec<Mark> = first_days(low, high)
            .filter(|day| months_since_zero(*day) % step == 0)
            .map(|day| Mark {
                at: day_number(day),
                label: month(day, lang),
            })
            .collect();
        if marks.len() < 2 && step == 1 {
            return days(low, high, lang);
        }
        if marks.len() <= MOST_MARKS {
            return marks;
        }
    }
    Vec::new()
}

fn months_since_zero(day: Date) -> i32 {
    i32::from(day.year()) * 12 + i32::from(day.month()) - 1
}

fn first_days(low: f64, high: f64) -> impl Iterator<Item = Date> {
    let first = date_of_day(low).map(Date::first_of_month);
    let next = |date: &Date| date.checked_add(1.month()).ok();
    std::iter::successors(first, next)
        .skip_while(move |date| day_number(*date) < low)
        .take_while(move |date| day_number(*date) <= high)
}

/// Every week of a short time.
fn days(low: f64, high: f64, lang: Lang) -> Vec<Mark> {
    let next = |date: &Date| date.checked_add(1.week()).ok();
    std::iter::successors(date_of_day(low), next)
        .take_while(|date| day_number(*date) <= high)
        .map(|date| Mark {
            at: day_number(date),
            label: lang.date(date),
        })
        .collect()
}

/// A month with its year, as the language writes a date without its day.
fn month(day: Date, lang: Lang) -> String {
    let date = lang.date(day);
    match date.split_once([' ', '.']) {
        Some((_, month)) => month.to_owned(),
        None => date,
    }
}

/// Days since 1 January 1970.
fn day_number(date: Date) -> f64 {
    let days = date.duration_since(Date::constant(1970, 1, 1)).as_hours() / 24;
    // Exact: a few million days at most.
    days as f64
}

fn date_of_day(day: f64) -> Option<Date> {
    let days = jiff::Span::new().try_days(day.ceil() as i64).ok()?;
    Date::constant(1970, 1, 1).checked_add(days).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use jiff::civil::date;

    fn labels(from: Date, to: Date) -> Vec<String> {
        let marks = months([day_number(from), day_number(to)], Lang::EN);
        marks.into_iter().map(|mark| mark.label).collect()
    }

    #[test]
    fn marks_are_months_quarters_or_years() {
        let short = labels(date(2025, 11, 20), date(2026, 2, 3));
        assert_eq!(short, ["Dec 2025", "Jan 2026", "Feb 2026"]);
        let two_years = labels(date(2024, 2, 1), date(2026, 2, 3));
        assert_eq!(two_years[..2], ["Apr 2024", "Jul 2024"]);
        let long = labels(date(1990, 5, 1), date(2026, 2, 3));
        assert!(long.len() <= MOST_MARKS && long.iter().all(|label| label.starts_with("Jan")));
        let month = labels(date(2026, 3, 2), date(2026, 3, 17));
        assert_eq!(month, ["2 Mar 2026", "9 Mar 2026", "16 Mar 2026"]);
    }

    #[test]
    fn a_decision_lies_between_two_tournaments() {
        let axis = TimeAxis {
            over: Over::Tournaments,
            tournaments: vec![(date(2026, 3, 4), Entry(1)), (date(2026, 3, 11), Entry(3))],
        };
        assert_eq!(axis.at(date(2026, 3, 11), Entry(3)), 1.0);
        assert_eq!(axis.at(date(2026, 3, 4), Entry(2)), 0.5);
    }
}
