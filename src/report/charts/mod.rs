//! Views of the club as charts in a language.

mod doubt;
mod scale;
mod time;

pub use doubt::known;
pub use time::Over;

use super::titled;
use crate::club::ClubView;
use crate::domain::{Level, Notice, PlayerId};
use crate::exchange::chart::{Axis, Band, Bar, Chart, Plot, Point, Series};
use crate::i18n::{Lang, fixed, signed};
use crate::rating::{Standing, Track};
use time::TimeAxis;

/// Bars that are told apart and named below each other on one page.
pub const MOST_BARS: usize = 40;
/// Curves that are told apart by their colours.
pub const MOST_CURVES: usize = 10;

/// The main figures of the best `most` players as bars in order, the levels
/// behind them, as the workbook had it.
pub fn standings(view: &ClubView, most: usize, lang: Lang) -> Chart {
    let all: Vec<&Standing> = view.listed().iter().collect();
    best(view, &all, most, lang)
}

/// The first `most` of a list as bars; the title says so if there are more.
pub(super) fn best(view: &ClubView, list: &[&Standing], most: usize, lang: Lang) -> Chart {
    let bar = |standing: &&Standing| {
        let name = view.book.name_of(standing.player);
        let hint = match standing.place {
            Some(place) => Notice::new("report-chart-bar").with("place", place),
            None => Notice::new("report-chart-bar-retired"),
        };
        let hint = hint
            .with("name", name)
            .with("main", fixed(lang, standing.main, 1));
        Bar {
            label: name.to_owned(),
            value: standing.main,
            hint: lang.say(&hint),
        }
    };
    let shown = &list[..most.min(list.len())];
    let values = shown.iter().map(|standing| standing.main).chain([0.0]);
    let mut title = titled(lang, "report-chart-standings", view);
    if shown.len() < list.len() {
        let part = Notice::new("report-chart-first")
            .with("title", title)
            .with("shown", shown.len())
            .with("all", list.len());
        title = lang.say(&part);
    }
    Chart {
        title,
        y: ratings(values, lang.text("report-main"), lang),
        bands: levels(lang),
        plot: Plot::Bars(shown.iter().map(bar).collect()),
    }
}

/// Curves over two axes of plain figures, named `names`: across, then upwards.
pub fn figures(title: String, names: [String; 2], series: Vec<Series>, lang: Lang) -> Chart {
    let all = || series.iter().flat_map(|series| &series.points);
    let [across, upwards] = names;
    let axis = |name, (ends, marks)| Axis { name, ends, marks };
    Chart {
        title,
        y: axis(upwards, scale::close(all().map(|point| point.y), lang)),
        bands: Vec::new(),
        plot: Plot::Lines {
            x: axis(across, scale::close(all().map(|point| point.x), lang)),
            series,
        },
    }
}

/// The curves of the best `most` players who have one; at most
/// [`MOST_CURVES`] are told apart.
pub fn statistic(view: &ClubView, most: usize, over: Over, lang: Lang) -> Chart {
    let played = |standing: &&Standing| {
        let track = view.replay.tracks.get(&standing.player);
        track.is_some_and(|track| !track.points.is_empty())
    };
    let best: Vec<PlayerId> = view
        .standings
        .iter()
        .filter(played)
        .take(most)
        .map(|standing| standing.player)
        .collect();
    curves(view, &best, over, lang)
}

/// The curves of chosen players, in that order. A single one shows how sure it
/// is, where that is worked out.
pub fn curves(view: &ClubView, players: &[PlayerId], over: Over, lang: Lang) -> Chart {
    lines(
        view,
        players,
        over,
        lang,
        titled(lang, "report-chart-curves", view),
    )
}

/// The curve of one player over dates, and how sure it is, where that is worked
/// out.
pub fn player(view: &ClubView, player: PlayerId, lang: Lang) -> Chart {
    let title = Notice::new("report-chart-player").with("name", view.book.name_of(player));
    lines(view, &[player], Over::Dates, lang, lang.say(&title))
}

fn lines(view: &ClubView, players: &[PlayerId], over: Over, lang: Lang, title: String) -> Chart {
    let time = TimeAxis::new(view, over);
    let tracks = players
        .iter()
        .filter_map(|player| Some((*player, view.replay.tracks.get(player)?)));
    let mut series: Vec<Series> = tracks
        .map(|(player, track)| Series {
            name: view.book.name_of(player).to_owned(),
            points: points(track, &time, lang),
            ribbons: Vec::new(),
        })
        .collect();
    if let ([only], [curve]) = (players, &mut series[..]) {
        curve.ribbons = doubt::ribbons(view, *only, &time, lang);
    }
    let all = || series.iter().flat_map(|series| &series.points);
    // The narrowest ribbon is seen whole; wider ones may leave the chart.
    let narrow = || series.iter().filter_map(|series| series.ribbons.last());
    let edges = || narrow().flat_map(|ribbon| &ribbon.edges);
    let heights = all().map(|point| point.y);
    let heights = heights.chain(edges().flat_map(|edge| edge.ends));
    let places = all().map(|point| point.x).chain(edges().map(|edge| edge.x));
    Chart {
        title,
        y: ratings(heights, lang.text("report-rating"), lang),
        bands: levels(lang),
        plot: Plot::Lines {
            x: time.axis(places, lang),
            series,
        },
    }
}

/// The starting rating a step before the first point, then every point.
fn points(track: &Track, time: &TimeAxis, lang: Lang) -> Vec<Point> {
    let Some(first) = track.points.first() else {
        return Vec::new();
    };
    let start = Point {
        x: time.at(first.date, first.entry) - time.lead(),
        y: track.start,
        hint: String::new(),
    };
    let mut before = track.start;
    let steps = track.points.iter().map(|point| {
        let change = point.rating - before;
        before = point.rating;
        let hint = Notice::new("report-chart-point")
            .with("date", point.date)
            .with("rating", fixed(lang, point.rating, 1))
            .with("change", signed(lang, change, 1));
        Point {
            x: time.at(point.date, point.entry),
            y: point.rating,
            hint: lang.say(&hint),
        }
    });
    std::iter::once(start).chain(steps).collect()
}

/// An axis of rating points that holds all values.
pub(super) fn ratings(values: impl Iterator<Item = f64>, name: String, lang: Lang) -> Axis {
    let (ends, marks) = scale::around(values, lang);
    Axis { name, ends, marks }
}

pub(super) fn levels(lang: Lang) -> Vec<Band> {
    let band = |level: Level| Band {
        ends: [
            if level == Level::Beginner {
                f64::NEG_INFINITY
            } else {
                level.floor()
            },
            level.ceiling().unwrap_or(f64::INFINITY),
        ],
        name: lang.text(level.id()),
    };
    Level::ALL.map(band).into()
}
