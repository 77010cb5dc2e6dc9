//! The club's whole history played from the beginning.

use std::collections::BTreeMap;

use super::history::History;
use super::partnerships::{Now, Partnerships};
use super::seating::Seating;
use super::{CalculatedTournament, Track};
use crate::domain::{Book, Date, Entry, EventRef, Params, PlayerId, TournamentId};

/// Everything that follows from a [`Book`].
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Replay {
    /// Every evening in time order: by date, then by entry.
    pub tournaments: Vec<CalculatedTournament>,
    /// Every player's curve, of those who never played too.
    pub tracks: BTreeMap<PlayerId, Track>,
    /// Who partnered whom, for every moment of the history.
    pub(super) partnerships: Partnerships,
}

impl Replay {
    /// An evening by its identity.
    pub fn tournament(&self, id: TournamentId) -> Option<&CalculatedTournament> {
        self.tournaments
            .iter()
            .find(|tournament| tournament.id == id)
    }
}

/// Calculates the whole history. Never fails: an evening that cannot be
/// calculated (possible only in a file edited by other programs) carries its
/// problem and changes nothing.
pub fn replay(book: &Book) -> Replay {
    let timeline = book.timeline();
    let (seating, partnerships) = Seating::new(book, &timeline);
    let mut history = History::new(book, &seating, partnerships);
    for (index, event) in timeline.into_iter().enumerate() {
        match event {
            EventRef::Tournament(tournament) => history.play(tournament, seating.of(index)),
            EventRef::Adjustment(adjustment) => history.adjust(adjustment),
        }
    }
    history.finish()
}

/// The state of the club just before an event: what a preview starts from.
#[derive(Clone, Debug)]
pub struct Moment<'a> {
    replay: &'a Replay,
    at: (Date, Entry),
    now: Now,
}

impl<'a> Moment<'a> {
    /// Just before the event of that date and order of entry.
    pub fn new(replay: &'a Replay, date: Date, entry: Entry) -> Self {
        let at = (date, entry);
        Self {
            replay,
            at,
            now: replay.partnerships.before(at),
        }
    }

    /// A player's rating then.
    pub fn rating(&self, player: PlayerId) -> Option<f64> {
        let track = self.replay.tracks.get(&player)?;
        let last = track.before(self.at).last();
        Some(last.map_or(track.start, |point| point.rating))
    }

    /// `T` of two players then, in recent-equivalent tournaments.
    pub fn familiarity(&self, a: PlayerId, b: PlayerId, params: &Params) -> f64 {
        self.replay.partnerships.familiarity(a, b, params, self.now)
    }

    /// The ages of what counts in [`Moment::familiarity`], newest first, in
    /// the age unit of `params`.
    pub fn ages(&self, a: PlayerId, b: PlayerId, params: &Params) -> Vec<f64> {
        self.replay.partnerships.ages(a, b, params, self.now)
    }
}

#[cfg(test)]
mod tests {
    use super::super::Source;
    use super::super::testing::{adjust, club, day, evening, season};
    use super::*;
    use crate::domain::{AdjustmentKind, Kind};

    const EVEN: [(i64, i64, f64); 2] = [(1, 2, 50.0), (3, 4, 50.0)];
    const UNEVEN: [(i64, i64, f64); 2] = [(1, 2, 60.0), (3, 4, 40.0)];

    fn rating(replay: &Replay, player: i64) -> f64 {
        replay.tracks[&PlayerId(player)].rating()
    }

    #[test]
    fn events_go_by_date_and_then_by_entry() {
        let mut book = club(&[100.0; 4]);
        let later = evening(&mut book, day(8), Kind::Rated, &EVEN);
        let first = evening(&mut book, day(1), Kind::Rated, &UNEVEN);
        let second = evening(&mut book, day(1), Kind::Rated, &EVEN);
        let replay = replay(&book);
        let order: Vec<_> = replay.tournaments.iter().map(|t| t.id).collect();
        assert_eq!(order, [first, second, later]);
        assert_eq!(replay.tournaments[0].fields[0][0].norm.rating_a, 100.0);
        // 10 % above the norm: 200 for the pair, half of it each, and growth.
        assert!((replay.tournaments[1].fields[0][0].norm.rating_a - 200.2).abs() < 1e-9);
        assert!(replay.tournament(later).is_some());
    }

    #[test]
    fn a_set_of_parameters_holds_by_date() {
        let mut book = club(&[100.0; 4]);
        evening(&mut book, day(1), Kind::Rated, &UNEVEN);
        evening(&mut book, day(8), Kind::Rated, &UNEVEN);
        let without = replay(&book);
        let second = Params {
            jump: 0.5,
            forget: 0.5,
            ..Params::default()
        };
        book.params = book.params.with_set(Some(day(8)), second);
        let with = replay(&book);
        assert_eq!(with.tournaments[0], without.tournaments[0]);
        assert_eq!(with.tournaments[1].params, second);
        let pair = with.tournaments[1].fields[0][0];
        assert_eq!(pair.norm.familiarity, 0.5);
        let outcome = pair.outcome.unwrap();
        let excess = outcome.percent - pair.norm.expected;
        assert!((outcome.change - 0.5 * excess).abs() < 1e-9);
    }

    #[test]
    fn partners_average_or_divide_their_sum() {
        let mut book = club(&[100.0, 500.0, 40.0, 60.0]);
        let (a, b) = (PlayerId(1), PlayerId(2));
        let average = adjust(&mut book, day(1), AdjustmentKind::Average { a, b });
        let mut replayed = replay(&book);
        let point = replayed.tracks[&b].points[0];
        assert_eq!((point.rating, point.change), (300.0, -200.0));
        assert_eq!(point.source, Source::Adjustment(average));
        let rating_a = 450.0;
        let kind = AdjustmentKind::Reassign {
            a,
            b,
            rating: rating_a,
        };
        adjust(&mut book, day(2), kind);
        replayed = replay(&book);
        assert_eq!((rating(&replayed, 1), rating(&replayed, 2)), (450.0, 150.0));
    }

    #[test]
    fn a_decision_stands_between_two_evenings_of_its_day() {
        let mut book = club(&[100.0; 4]);
        evening(&mut book, day(1), Kind::Rated, &EVEN);
        let set = AdjustmentKind::Set {
            player: PlayerId(1),
            rating: 700.0,
        };
        adjust(&mut book, day(1), set);
        evening(&mut book, day(1), Kind::Rated, &EVEN);
        let replay = replay(&book);
        assert_eq!(replay.tournaments[0].fields[0][0].norm.rating_a, 100.0);
        assert_eq!(replay.tournaments[1].fields[0][0].norm.rating_a, 700.0);
        assert_eq!(replay.tracks[&PlayerId(1)].played(), 2);
    }

    #[test]
    fn a_player_may_join_by_a_decision() {
        let mut book = club(&[100.0; 4]);
        let set = AdjustmentKind::Set {
            player: PlayerId(3),
            rating: -300.0,
        };
        adjust(&mut book, day(1), set);
        evening(&mut book, day(2), Kind::Rated, &EVEN);
        let replay = replay(&book);
        assert_eq!(replay.tournaments[0].fields[0][1].norm.rating_a, -300.0);
    }

    #[test]
    fn unrated_evenings_have_percents_and_change_nothing() {
        let mut book = club(&[100.0; 4]);
        evening(&mut book, day(1), Kind::Rated, &UNEVEN);
        let rated = replay(&book);
        let unrated = evening(&mut book, day(2), Kind::Unrated, &UNEVEN);
        evening(&mut book, day(3), Kind::Rated, &EVEN);
        let replay = replay(&book);
        let pair = replay.tournament(unrated).unwrap().fields[0][0];
        let outcome = pair.outcome.unwrap();
        assert_eq!(
            (outcome.percent, outcome.place, outcome.change),
            (60.0, 1, 0.0)
        );
        assert_eq!(outcome.new_a, rating(&rated, 1));
        assert_eq!(replay.tracks[&PlayerId(1)].played(), 2);
        // Neither a meeting nor a week of age.
        let familiarity = replay.tournaments[2].fields[0][0].norm.familiarity;
        assert!((familiarity - 0.96).abs() < 1e-12);
    }

    #[test]
    fn an_individual_evening_without_results_is_recorded() {
        let mut book = club(&[100.0; 4]);
        let rows = [(1, 2, 50.0), (1, 3, 50.0)];
        let id = evening(&mut book, day(1), Kind::Unrated, &rows);
        let field = &mut book.tournaments.get_mut(&id).unwrap().fields[0];
        field[0].result = None;
        let replay = replay(&book);
        assert_eq!(replay.tournaments[0].problem, None);
        assert_eq!(replay.tournaments[0].fields[0][0].outcome, None);
    }

    #[test]
    fn prehistory_makes_familiar_without_results() {
        let mut book = club(&[100.0; 4]);
        evening(&mut book, day(1), Kind::Prehistory, &[(1, 2, 0.0)]);
        evening(&mut book, day(8), Kind::Rated, &EVEN);
        let replay = replay(&book);
        let early = replay.tournaments[0].fields[0][0];
        assert_eq!((early.outcome, early.norm.rating_a), (None, 100.0));
        let field = &replay.tournaments[1].fields[0];
        assert!((field[0].norm.familiarity - 0.96).abs() < 1e-12);
        assert_eq!(field[1].norm.familiarity, 0.0);
    }

    #[test]
    fn an_evening_with_a_problem_changes_nothing() {
        for (rows, id) in [
            (vec![(1, 2, 60.0), (3, 9, 40.0)], "calc-unknown-player"),
            (vec![(1, 2, 60.0), (3, 3, 40.0)], "calc-own-partner"),
            (vec![(1, 2, 60.0), (3, 1, 40.0)], "calc-player-twice"),
            (vec![(1, 2, 60.0)], "calc-few-pairs"),
            (vec![(1, 2, 0.0), (3, 4, 0.0)], "calc-all-zero"),
        ] {
            let mut book = club(&[100.0; 4]);
            evening(&mut book, day(1), Kind::Rated, &rows);
            evening(&mut book, day(2), Kind::Rated, &EVEN);
            let replay = replay(&book);
            let problem = replay.tournaments[0].problem.as_ref().unwrap();
            assert_eq!(problem.id, id);
            let field = &replay.tournaments[1].fields[0];
            assert_eq!(
                (field[0].norm.rating_a, field[0].norm.familiarity),
                (100.0, 0.0)
            );
            assert_eq!(replay.tracks[&PlayerId(1)].played(), 1);
        }
    }

    #[test]
    fn ratings_beyond_all_measure_are_a_problem() {
        let mut book = club(&[f64::MAX, f64::MAX, 0.0, 0.0]);
        evening(&mut book, day(1), Kind::Rated, &EVEN);
        let replay = replay(&book);
        let problem = replay.tournaments[0].problem.as_ref().unwrap();
        assert_eq!(problem.id, "calc-too-large");
        assert_eq!(rating(&replay, 3), 0.0);
    }

    #[test]
    fn every_moment_is_what_the_replay_saw() {
        let book = season(20);
        let replay = replay(&book);
        for tournament in &replay.tournaments {
            let moment = Moment::new(&replay, tournament.date, tournament.entry);
            for pair in tournament.fields.iter().flatten() {
                let norm = pair.norm;
                assert_eq!(moment.rating(pair.a), Some(norm.rating_a));
                let familiarity = moment.familiarity(pair.b, pair.a, &tournament.params);
                assert_eq!(familiarity, norm.familiarity);
            }
        }
        let end = Moment::new(&replay, day(1000), book.next_entry());
        assert_eq!(end.rating(PlayerId(1)), Some(rating(&replay, 1)));
        assert_eq!(end.rating(PlayerId(99)), None);
    }
}
