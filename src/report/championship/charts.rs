//! Championships as charts in a language.

use super::{find, most_successful};
use crate::club::ClubView;
use crate::domain::{Championship, ChampionshipId, EntrantId, Notice};
use crate::exchange::chart::{Axis, Bar, Chart, Mark, Plot, Point, Series};
use crate::i18n::{Lang, fixed, signed};
use crate::rating::championship::{CalculatedSession, Total};
use crate::report::charts::{levels, ratings};

/// Players in the chart of the most successful.
pub const MOST_SUCCESSFUL: usize = 20;

/// The total changes of the [`MOST_SUCCESSFUL`] players as bars in order, the
/// captains marked, the winner of the prize named. Empty when there is no
/// such championship.
pub fn successful(view: &ClubView, id: ChampionshipId, lang: Lang) -> Chart {
    let found = find(view, id);
    let totals = found.map_or(&[][..], |(_, calculated)| &calculated.totals);
    let bar = |total: &Total| {
        let name = found.map_or("", |(championship, _)| {
            view.book.entrant_name(championship, total.entrant)
        });
        bar(name, total, lang)
    };
    let best: Vec<Bar> = totals.iter().take(MOST_SUCCESSFUL).map(bar).collect();
    let values: Vec<f64> = best.iter().map(|bar| bar.value).chain([0.0]).collect();
    Chart {
        title: found.map_or(String::new(), |(championship, _)| {
            prize(view, championship, lang)
        }),
        y: ratings(values.into_iter(), lang.text("championship-total"), lang),
        bands: Vec::new(),
        plot: Plot::Bars(best),
    }
}

/// The prize with the names of those who won it.
pub fn prize(view: &ClubView, championship: &Championship, lang: Lang) -> String {
    let winners = most_successful(view, championship.id);
    let notice = if winners.is_empty() {
        Notice::new("championship-prize-open")
    } else {
        Notice::new("championship-prize").with("names", winners.join(", "))
    };
    lang.say(&notice.with("championship", championship.name.as_str()))
}

fn bar(name: &str, total: &Total, lang: Lang) -> Bar {
    let marked = Notice::new("championship-captain-mark").with("name", name);
    let hint = Notice::new("championship-bar")
        .with("place", total.place)
        .with("name", name)
        .with("total", signed(lang, total.total, 1))
        .with("played", total.played)
        .with("captain", total.captain);
    Bar {
        label: if total.is_captain() {
            lang.say(&marked)
        } else {
            name.to_owned()
        },
        value: total.total,
        hint: lang.say(&hint),
    }
}

/// The ratings of chosen players over the sessions, in that order. Empty when
/// there is no such championship.
pub fn curves(view: &ClubView, id: ChampionshipId, chosen: &[EntrantId], lang: Lang) -> Chart {
    let found = find(view, id);
    let series: Vec<Series> = found.map_or_else(Vec::new, |(championship, calculated)| {
        let curve = |entrant: &EntrantId| Series {
            name: view.book.entrant_name(championship, *entrant).to_owned(),
            points: points(&calculated.sessions, *entrant, lang),
            ribbons: Vec::new(),
        };
        chosen.iter().map(curve).collect()
    });
    let all = || series.iter().flat_map(|series| &series.points);
    let name = found.map_or("", |(championship, _)| championship.name.as_str());
    Chart {
        title: lang.say(&Notice::new("championship-curves").with("championship", name)),
        y: ratings(all().map(|point| point.y), lang.text("report-rating"), lang),
        bands: levels(lang),
        plot: Plot::Lines {
            x: found.map_or_else(Axis::default, |(championship, _)| {
                numbers(championship, lang)
            }),
            series,
        },
    }
}

/// The rating before the first session half a step before it, then the rating
/// after every session played.
fn points(sessions: &[CalculatedSession], entrant: EntrantId, lang: Lang) -> Vec<Point> {
    let mut points = Vec::new();
    for session in sessions {
        let Some(pair) = session.pairs.iter().find(|pair| pair.has(entrant)) else {
            continue;
        };
        let (before, change, after) = pair.step_of(entrant);
        let x = f64::from(session.number);
        if points.is_empty() {
            points.push(Point {
                x: x - 0.5,
                y: before,
                hint: String::new(),
            });
        }
        let hint = Notice::new("championship-point")
            .with("number", session.number)
            .with("rating", fixed(lang, after, 1))
            .with("change", signed(lang, change, 1));
        points.push(Point {
            x,
            y: after,
            hint: lang.say(&hint),
        });
    }
    points
}

/// An axis of session numbers.
fn numbers(championship: &Championship, lang: Lang) -> Axis {
    let all = championship.sessions.iter().map(|session| session.number);
    let marks: Vec<Mark> = all
        .map(|number| Mark {
            at: f64::from(number),
            label: number.to_string(),
        })
        .collect();
    let ends = match (marks.first(), marks.last()) {
        (Some(first), Some(last)) => [first.at - 0.6, last.at + 0.1],
        _ => [0.0, 1.0],
    };
    Axis {
        name: lang.text("championship-sessions"),
        ends,
        marks,
    }
}
