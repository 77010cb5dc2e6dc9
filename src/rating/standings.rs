//! The list of the club, best main figure first.

use std::collections::HashMap;

use super::{CalculatedTournament, Point, Replay, Source, Track};
use crate::domain::name::fold;
use crate::domain::{Book, Date, EventRef, Kind, Params, PlayerId};

/// One line of the list.
#[derive(Clone, Debug, PartialEq)]
pub struct Standing {
    /// Who.
    pub player: PlayerId,
    /// Place by main figure; equal figures share it (1, 1, 3). None for who
    /// has retired, and takes no place from the others.
    pub place: Option<usize>,
    /// Places won (positive) or lost since before the last rated tournament.
    pub place_change: i64,
    /// Main figure.
    pub main: f64,
    /// Current rating.
    pub rating: f64,
    /// Rating before the last rated tournament of the club.
    pub rating_before: f64,
    /// Change in the last rated tournament of the club, growth included; `None` for a player who did not play it.
    pub last_change: Option<f64>,
    /// Rated tournaments played.
    pub played: usize,
    /// The last rated tournament played.
    pub last_played: Option<Date>,
}

/// The standings at the end of a day, or now. Order: main figure, then
/// rating, then name; who has retired stands behind all others, but not as of
/// a day on which that player still played, or was to play again. As of a past day, players who are in the club now but
/// had not yet played are listed with their starting rating.
///
/// The coefficients are those in force on that day; now, on the day of the
/// club's last event.
pub fn standings(book: &Book, replay: &Replay, as_of: Option<Date>) -> Vec<Standing> {
    let params = params_for(book, as_of);
    let held = |date: Date| as_of.is_none_or(|day| date <= day);
    let latest = replay.tournaments.iter().rev().find(|tournament| {
        tournament.kind == Kind::Rated && tournament.problem.is_none() && held(tournament.date)
    });
    let mut before = Vec::with_capacity(replay.tracks.len());
    let (mut list, mut retired) = (Vec::with_capacity(replay.tracks.len()), Vec::new());
    for (player, track) in &replay.tracks {
        let count = track.points.partition_point(|point| held(point.date));
        let points = &track.points[..count];
        let (line, main_before) = line(*player, track, points, latest, params);
        if has_retired(book, *player, track, as_of) {
            retired.push(line);
        } else {
            before.push((*player, main_before));
            list.push(line);
        }
    }
    let places_before = places_by_figure(before);
    sort(&mut list, book);
    number(&mut list, &places_before);
    sort(&mut retired, book);
    list.extend(retired);
    list
}

/// Whether somebody plays no more by the end of a day, or now.
fn has_retired(book: &Book, player: PlayerId, track: &Track, as_of: Option<Date>) -> bool {
    let retired = book.players.get(&player).is_some_and(|p| p.retired);
    let plays = |point: &Point| {
        let evening = matches!(point.source, Source::Tournament(_));
        evening && as_of.is_some_and(|day| point.date >= day)
    };
    retired && !track.points.iter().any(plays)
}

/// The main figure: the mean of the last `last` values of a player's ratings,
/// the starting rating first, a value equal to the one before it counted
/// once; of all of them if there are fewer. A rating set by hand replaces the
/// newest value.
pub fn main_figure(points: &[Point], start: f64, last: u32) -> f64 {
    let (mut sum, mut count) = (0.0, 0_u32);
    let mut later = None;
    let mut take = |value: f64| {
        if later != Some(value) && count < last {
            sum += value;
            count += 1;
        }
        later = Some(value);
        count < last
    };
    // From the newest back: of a tournament and the decisions that followed
    // it, only the last word is a value.
    let mut replaced = false;
    for point in points.iter().rev() {
        if !replaced && !take(point.rating) {
            return sum / f64::from(count);
        }
        replaced = matches!(point.source, Source::Adjustment(_));
    }
    if !replaced {
        take(start);
    }
    sum / f64::from(count)
}

fn params_for(book: &Book, as_of: Option<Date>) -> &Params {
    let last_event = || {
        let last = book.timeline().last().map(EventRef::moment);
        last.map(|(date, _)| date)
    };
    as_of
        .or_else(last_event)
        .map_or_else(|| book.next_params(), |date| book.params.in_force(date))
}

/// A player's line, places still empty, and the main figure before `latest`.
fn line(
    player: PlayerId,
    track: &Track,
    points: &[Point],
    latest: Option<&CalculatedTournament>,
    params: &Params,
) -> (Standing, f64) {
    let earlier = latest.map_or(points, |tournament| {
        track.before((tournament.date, tournament.entry))
    });
    let rating = |points: &[Point]| points.last().map_or(track.start, |point| point.rating);
    let rating_before = rating(earlier);
    let mut played = 0;
    let mut last = None;
    for point in points {
        if let Source::Tournament(id) = point.source {
            played += 1;
            last = Some((id, point));
        }
    }
    let last_change = last
        .filter(|(id, _)| latest.is_some_and(|tournament| tournament.id == *id))
        .map(|(_, point)| point.rating - rating_before);
    let standing = Standing {
        player,
        place: None,
        place_change: 0,
        main: main_figure(points, track.start, params.last),
        rating: rating(points),
        rating_before,
        last_change,
        played,
        last_played: last.map(|(_, point)| point.date),
    };
    (standing, main_figure(earlier, track.start, params.last))
}

fn sort(list: &mut [Standing], book: &Book) {
    list.sort_by(|one, other| {
        let rating = || other.rating.total_cmp(&one.rating);
        other.main.total_cmp(&one.main).then_with(rating)
    });
    let same =
        |one: &Standing, other: &Standing| one.main == other.main && one.rating == other.rating;
    for tied in list.chunk_by_mut(same).filter(|tied| tied.len() > 1) {
        tied.sort_by_cached_key(|line| fold(book.name_of(line.player)));
    }
}

fn number(list: &mut [Standing], before: &HashMap<PlayerId, usize>) {
    let mut place = 1;
    for index in 0..list.len() {
        if index > 0 && list[index].main != list[index - 1].main {
            place = index + 1;
        }
        let line = &mut list[index];
        line.place = Some(place);
        let earlier = before.get(&line.player).copied().unwrap_or(place);
        line.place_change = earlier as i64 - place as i64;
    }
}

fn places_by_figure(mut figures: Vec<(PlayerId, f64)>) -> HashMap<PlayerId, usize> {
    figures.sort_by(|one, other| other.1.total_cmp(&one.1));
    let mut place = 1;
    let mut places = HashMap::with_capacity(figures.len());
    for (index, (player, figure)) in figures.iter().enumerate() {
        if index > 0 && *figure != figures[index - 1].1 {
            place = index + 1;
        }
        places.insert(*player, place);
    }
    places
}

#[cfg(test)]
mod tests {
    use super::super::replay;
    use super::super::testing::{adjust, club, day, evening};
    use super::*;
    use crate::domain::{AdjustmentId, AdjustmentKind, Entry, TournamentId};
    use jiff::civil::date;

    fn curve(steps: &[(char, f64)]) -> Vec<Point> {
        let point = |(index, (kind, rating)): (usize, &(char, f64))| Point {
            date: date(2026, 1, 1),
            entry: Entry(index as i64),
            source: match kind {
                't' => Source::Tournament(TournamentId(index as i64)),
                _ => Source::Adjustment(AdjustmentId(index as i64)),
            },
            partner: None,
            change: 0.0,
            rating: *rating,
        };
        steps.iter().enumerate().map(point).collect()
    }

    fn main(start: f64, steps: &[(char, f64)]) -> f64 {
        main_figure(&curve(steps), start, 4)
    }

    #[test]
    fn the_main_figure_is_the_mean_of_the_last_four_values() {
        assert_eq!(main(100.0, &[]), 100.0);
        assert_eq!(main(100.0, &[('t', 200.0)]), 150.0);
        let four = [('t', 1.0), ('t', 2.0), ('t', 3.0), ('t', 6.0)];
        assert_eq!(main(100.0, &four), 3.0);
        assert_eq!(main_figure(&curve(&four), 100.0, 1), 6.0);
        assert_eq!(main_figure(&curve(&four), 88.0, 50), 20.0);
    }

    #[test]
    fn a_value_equal_to_the_one_before_counts_once() {
        assert_eq!(main(100.0, &[('t', 100.0), ('t', 200.0)]), 150.0);
        let back = [('t', 1.0), ('t', 2.0), ('t', 2.0), ('t', 1.0)];
        assert_eq!(main(4.0, &back), 2.0);
    }

    #[test]
    fn a_rating_set_by_hand_replaces_the_newest_value() {
        assert_eq!(main(100.0, &[('s', 300.0)]), 300.0);
        assert_eq!(main(100.0, &[('t', 200.0), ('s', 300.0)]), 200.0);
        let twice = [('t', 200.0), ('s', 7.0), ('s', 300.0), ('t', 500.0)];
        assert_eq!(main(100.0, &twice), 300.0);
        assert_eq!(main(100.0, &[('s', 300.0), ('t', 500.0)]), 400.0);
        assert_eq!(main(100.0, &[('t', 200.0), ('s', 100.0)]), 100.0);
    }

    fn places(list: &[Standing]) -> Vec<(i64, usize, i64)> {
        list.iter()
            .map(|line| (line.player.0, line.place.unwrap_or(0), line.place_change))
            .collect()
    }

    fn two_evenings() -> Book {
        let mut book = club(&[100.0, 100.0, 100.0, 100.0, 500.0]);
        let name = |number: i64, name: &str, book: &mut Book| {
            book.players.get_mut(&PlayerId(number)).unwrap().name = name.to_owned();
        };
        name(1, "Bea", &mut book);
        name(2, "álvaro", &mut book);
        evening(
            &mut book,
            day(1),
            Kind::Rated,
            &[(1, 2, 40.0), (3, 4, 60.0)],
        );
        evening(
            &mut book,
            day(8),
            Kind::Rated,
            &[(1, 2, 70.0), (3, 4, 30.0)],
        );
        book
    }

    #[test]
    fn places_are_shared_and_ties_go_by_name() {
        let book = two_evenings();
        let list = standings(&book, &replay(&book), None);
        let wanted = [(5, 1, 0), (2, 2, 2), (1, 2, 2), (3, 4, -2), (4, 4, -2)];
        assert_eq!(places(&list), wanted);
        let line = &list[1];
        let change = line.last_change.unwrap();
        assert!((line.rating - line.rating_before - change).abs() < 1e-9);
        assert_eq!((line.played, line.last_played), (2, Some(day(8))));
        assert_eq!((list[0].last_change, list[0].rating_before), (None, 500.0));
    }

    #[test]
    fn a_past_day_is_shown_as_it_was() {
        let book = two_evenings();
        let replayed = replay(&book);
        let day_before = standings(&book, &replayed, Some(day(7)));
        let wanted = [(5, 1, 0), (3, 2, 0), (4, 2, 0), (2, 4, -2), (1, 4, -2)];
        assert_eq!(places(&day_before), wanted);
        assert_eq!(day_before[1].played, 1);
        let beginning = standings(&book, &replayed, Some(day(0)));
        assert!(beginning.iter().all(|line| line.main == line.rating));
        assert_eq!(beginning[1].last_played, None);
        assert_eq!(
            standings(&book, &replayed, Some(day(8))),
            standings(&book, &replayed, None)
        );
    }

    #[test]
    fn the_set_in_force_on_the_day_tells_how_many_values() {
        let mut book = two_evenings();
        let one = Params {
            last: 1,
            ..Params::default()
        };
        book.params = book.params.with_set(Some(day(9)), one);
        let replayed = replay(&book);
        let now = standings(&book, &replayed, None);
        assert!(now[1].main != now[1].rating);
        let next = standings(&book, &replayed, Some(day(9)));
        assert!(next.iter().all(|line| line.main == line.rating));
    }

    #[test]
    fn a_decision_after_the_last_tournament_counts() {
        let mut book = two_evenings();
        let set = AdjustmentKind::Set {
            player: PlayerId(4),
            rating: 2000.0,
        };
        adjust(&mut book, day(9), set);
        let list = standings(&book, &replay(&book), None);
        assert_eq!((list[0].player, list[0].rating), (PlayerId(4), 2000.0));
        assert_eq!(list[0].place_change, 1);
        assert!(list[0].last_change.unwrap() < 0.0);
    }

    #[test]
    fn who_has_retired_takes_no_place() {
        let mut book = two_evenings();
        for id in [5, 2] {
            book.players.get_mut(&PlayerId(id)).unwrap().retired = true;
        }
        let replayed = replay(&book);
        let now = standings(&book, &replayed, None);
        let wanted = [(1, 1, 2), (3, 2, -1), (4, 2, -1), (5, 0, 0), (2, 0, 0)];
        assert_eq!(places(&now), wanted);
        // As of a day on which one of them still played.
        let then = standings(&book, &replayed, Some(day(7)));
        let wanted = [(3, 1, 0), (4, 1, 0), (2, 3, -2), (1, 3, -2), (5, 0, 0)];
        assert_eq!(places(&then), wanted);
    }
}
