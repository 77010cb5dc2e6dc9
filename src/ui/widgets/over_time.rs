//! Ratings over time: where a moment lies on the axis, and a player's curve.

use egui_plot::{GridInput, GridMark, PlotPoint};

use super::change_text;
use crate::club::ClubView;
use crate::domain::{Date, Entry, Kind, Notice, PlayerId, TournamentId};
use crate::rating::{Point, Source};
use crate::ui::Cx;

/// What the horizontal axis counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Scale {
    /// One step per rated tournament, as in the workbook.
    #[default]
    Tournaments,
    /// Days.
    Dates,
}

/// A rated tournament on the axis.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Mark {
    /// Its date.
    pub date: Date,
    /// Its order within the date.
    pub entry: Entry,
    /// Which.
    pub id: TournamentId,
}

/// The horizontal axis of every chart of ratings over time.
#[derive(Clone, Debug, Default)]
pub struct TimeAxis {
    /// What it counts.
    pub scale: Scale,
    /// The rated tournaments, oldest first.
    pub marks: Vec<Mark>,
}

impl TimeAxis {
    /// The axis over all rated tournaments of a club.
    pub fn new(view: &ClubView, scale: Scale) -> Self {
        let marks = view
            .replay
            .tournaments
            .iter()
            .filter(|tournament| tournament.kind == Kind::Rated)
            .map(|tournament| Mark {
                date: tournament.date,
                entry: tournament.entry,
                id: tournament.id,
            })
            .collect();
        Self { scale, marks }
    }

    /// Where a moment lies. A decision between two tournaments lies between
    /// them.
    pub fn at(&self, date: Date, entry: Entry) -> f64 {
        match self.scale {
            Scale::Dates => day_number(date),
            Scale::Tournaments => {
                let place = |index: usize| index as f64;
                match self
                    .marks
                    .binary_search_by_key(&(date, entry), |mark| (mark.date, mark.entry))
                {
                    Ok(index) => place(index),
                    Err(index) => place(index) - 0.5,
                }
            }
        }
    }

    /// Where the earliest curve begins and the latest ends, so that charts of
    /// one history can share an axis.
    pub fn ends(&self) -> Option<(f64, f64)> {
        let (first, last) = self.marks.first().zip(self.marks.last())?;
        let begin = self.at(first.date, first.entry) - self.lead();
        Some((begin, self.at(last.date, last.entry)))
    }

    /// How far before the first step a curve begins.
    fn lead(&self) -> f64 {
        match self.scale {
            Scale::Tournaments => 1.0,
            Scale::Dates => 7.0,
        }
    }

    /// What is written under the axis at `x`: a date, a month, or nothing.
    pub fn label(&self, cx: &Cx<'_>, x: f64) -> String {
        let date = match self.scale {
            Scale::Dates => return date_of_day(x).map_or_else(String::new, |day| month(cx, day)),
            Scale::Tournaments if x >= 0.0 && x.fract() == 0.0 => {
                self.marks.get(x as usize).map(|mark| mark.date)
            }
            Scale::Tournaments => None,
        };
        date.map(|date| cx.lang.date(date)).unwrap_or_default()
    }

    /// The grid: whole tournaments, or the first days of months and years.
    pub fn grid(&self, input: GridInput) -> Vec<GridMark> {
        match self.scale {
            Scale::Dates => month_marks(input.bounds),
            Scale::Tournaments => tournament_marks(input.bounds, self.marks.len()),
        }
    }
}

/// Marks every 1, 10 and 50 tournaments; the wider step wins. Of a history too
/// long for them every 10, 50 and 500.
fn tournament_marks((low, high): (f64, f64), count: usize) -> Vec<GridMark> {
    const STEPS: [usize; 4] = [1, 10, 50, 500];
    const SMALLEST_LONG: usize = 1000;
    let first = low.max(0.0) as usize;
    let last = (high.max(0.0) as usize).min(count.saturating_sub(1));
    let long = last.saturating_sub(first) >= SMALLEST_LONG;
    let steps = if long { &STEPS[1..] } else { &STEPS[..3] };
    let step = |index: usize| steps.iter().rev().find(|step| index.is_multiple_of(**step));
    (first.next_multiple_of(steps[0])..=last)
        .step_by(steps[0])
        .filter_map(|index| {
            Some(GridMark {
                value: index as f64,
                step_size: *step(index)? as f64,
            })
        })
        .collect()
}

/// A month with its year, as the language writes a date without its day.
fn month(cx: &Cx<'_>, day: Date) -> String {
    let date = cx.lang.date(day);
    date.split_once([' ', '.'])
        .map_or_else(|| date.clone(), |(_, month)| month.to_owned())
}

/// The first days of the months between two day numbers; those of a quarter
/// and of a year have a wider step, and so are named where months have no room.
fn month_marks((low, high): (f64, f64)) -> Vec<GridMark> {
    const MONTH: f64 = 30.0;
    const QUARTER: f64 = 91.0;
    const YEAR: f64 = 365.0;
    let mut marks = Vec::new();
    let mut next = date_of_day(low).map(Date::first_of_month);
    while let Some(date) = next.filter(|date| day_number(*date) <= high) {
        let step_size = match date.month() {
            1 => YEAR,
            4 | 7 | 10 => QUARTER,
            _ => MONTH,
        };
        marks.push(GridMark {
            value: day_number(date),
            step_size,
        });
        next = date.checked_add(jiff::Span::new().months(1)).ok();
    }
    marks
}

/// Days since 1 January 1970.
fn day_number(date: Date) -> f64 {
    f64::from(date.duration_since(Date::constant(1970, 1, 1)).as_hours() as i32 / 24)
}

fn date_of_day(day: f64) -> Option<Date> {
    Date::constant(1970, 1, 1)
        .checked_add(jiff::Span::new().try_days(day.floor() as i64).ok()?)
        .ok()
}

/// A player's curve, built once and drawn every frame.
#[derive(Clone, Debug)]
pub struct Curve {
    /// Whose.
    pub player: PlayerId,
    /// The name, under which the chart finds the curve again.
    pub name: String,
    /// The starting rating, then one point per step.
    pub points: Vec<PlotPoint>,
}

impl Curve {
    /// The curve of a player; empty for one who was never rated.
    pub fn new(view: &ClubView, player: PlayerId, axis: &TimeAxis) -> Self {
        let mut points = Vec::new();
        if let Some(track) = view.replay.tracks.get(&player)
            && let Some(first) = track.points.first()
        {
            let begin = axis.at(first.date, first.entry) - axis.lead();
            points.push(PlotPoint::new(begin, track.start));
            points.extend(
                track
                    .points
                    .iter()
                    .map(|point| PlotPoint::new(axis.at(point.date, point.entry), point.rating)),
            );
        }
        Self {
            player,
            name: view.book.name_of(player).to_owned(),
            points,
        }
    }

    /// What is said at one of its points: who, when, what, with whom.
    pub fn hover(&self, cx: &Cx<'_>, index: usize) -> String {
        let Some(track) = cx.view.replay.tracks.get(&self.player) else {
            return String::new();
        };
        let Some(point) = index.checked_sub(1).and_then(|step| track.points.get(step)) else {
            let start = cx.number(track.start, 1);
            return format!(
                "{}\n{}",
                self.name,
                cx.text_with("rating-hover-start", "rating", start)
            );
        };
        [
            self.name.clone(),
            event_line(cx, point),
            change_line(cx, point),
        ]
        .join("\n")
    }
}

fn event_line(cx: &Cx<'_>, point: &Point) -> String {
    let book = &cx.view.book;
    let title = match point.source {
        Source::Tournament(id) => book.tournaments.get(&id).map(|event| event.title.clone()),
        Source::Adjustment(id) => book.adjustments.get(&id).map(|event| event.reason.clone()),
    };
    let date = cx.lang.date(point.date);
    match title.filter(|title| !title.is_empty()) {
        Some(title) => format!("{date} · {title}"),
        None => date,
    }
}

fn change_line(cx: &Cx<'_>, point: &Point) -> String {
    let (change, _) = change_text(cx, point.change, 1);
    let rating = cx.number(point.rating, 1);
    let notice = match point.partner {
        Some(partner) => {
            Notice::new("rating-hover-step").with("partner", cx.view.book.name_of(partner))
        }
        None => Notice::new("rating-hover-adjusted"),
    };
    cx.say(&notice.with("rating", rating).with("change", change))
}

#[cfg(test)]
mod tests {
    use super::*;
    use jiff::civil::date;

    #[test]
    fn days_are_counted_both_ways() {
        for day in [date(1969, 12, 31), date(1970, 1, 1), date(2026, 3, 4)] {
            assert_eq!(date_of_day(day_number(day)), Some(day));
        }
    }

    #[test]
    fn months_are_marked_at_their_first_day() {
        let bounds = (day_number(date(2025, 11, 20)), day_number(date(2026, 2, 3)));
        let marks: Vec<_> = month_marks(bounds)
            .iter()
            .map(|mark| (date_of_day(mark.value), mark.step_size))
            .collect();
        let month = |year, month, step| (Some(date(year, month, 1)), step);
        assert_eq!(
            marks,
            [
                month(2025, 11, 30.0),
                month(2025, 12, 30.0),
                month(2026, 1, 365.0),
                month(2026, 2, 30.0)
            ]
        );
    }

    #[test]
    fn a_decision_lies_between_two_tournaments() {
        let mark = |day, entry| Mark {
            date: date(2026, 3, day),
            entry: Entry(entry),
            id: TournamentId(entry),
        };
        let axis = TimeAxis {
            scale: Scale::Tournaments,
            marks: vec![mark(4, 1), mark(11, 3)],
        };
        assert_eq!(axis.at(date(2026, 3, 11), Entry(3)), 1.0);
        assert_eq!(axis.at(date(2026, 3, 4), Entry(2)), 0.5);
    }

    #[test]
    fn a_long_history_has_no_more_marks_than_can_be_seen() {
        let steps = |count: usize| {
            let marks = tournament_marks((-1.0, count as f64), count);
            marks.iter().map(|mark| mark.step_size).collect::<Vec<_>>()
        };
        assert_eq!(steps(12)[..3], [50.0, 1.0, 1.0]);
        assert_eq!((steps(12)[10], steps(12).len()), (10.0, 12));
        let long = steps(20_000);
        assert_eq!(
            (long.len(), long[0], long[1], long[5]),
            (2000, 500.0, 10.0, 50.0)
        );
    }
}
