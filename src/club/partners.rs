//! Who partners whom: the partner table of a player, what familiarity would
//! become, and players who cannot be told from their partner.

use std::collections::BTreeMap;

use jiff::ToSpan as _;

use super::ClubView;
use crate::domain::{Date, Entry, Kind, Params, PlayerId};
use crate::rating::familiarity::handicap;
use crate::rating::{CalculatedPair, Moment, Outcome};

/// A player's history with one partner.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Partnership {
    /// The partner.
    pub partner: PlayerId,
    /// Rated tournaments and pre-history together.
    pub tournaments: usize,
    /// The last of them.
    pub last: Date,
    /// `T` in a tournament a week after the club's last, in recent-equivalent
    /// tournaments.
    pub familiarity_now: f64,
    /// The handicap that goes with it, in rating points.
    pub handicap_now: f64,
    /// Mean of percent less norm over the rated tournaments, in percent;
    /// `None` when all of them are pre-history.
    pub mean_against_norm: Option<f64>,
    /// The same over those of them that are among the player's last
    /// [`LATELY`]; `None` when none is.
    pub lately_against_norm: Option<f64>,
}

/// The rated tournaments of a player that are called lately.
pub const LATELY: usize = 10;

/// The partners of a player, the most familiar first; those long forgotten
/// by the number of tournaments together.
pub fn partner_table(view: &ClubView, player: PlayerId) -> Vec<Partnership> {
    let next = Next::of(view);
    let histories = histories(view, player);
    let judged: usize = histories.values().map(|h| h.against_norm.len()).sum();
    let since = judged.saturating_sub(LATELY);
    let mut table: Vec<Partnership> = histories
        .into_iter()
        .map(|(partner, history)| {
            let familiarity = next.familiarity(player, partner, next.params);
            Partnership {
                partner,
                tournaments: history.tournaments,
                last: history.last,
                familiarity_now: familiarity,
                handicap_now: handicap(familiarity, next.params),
                mean_against_norm: history.mean_against_norm(0),
                lately_against_norm: history.mean_against_norm(since),
            }
        })
        .collect();
    table.sort_by(|one, other| {
        let familiarity = other.familiarity_now.total_cmp(&one.familiarity_now);
        familiarity.then(other.tournaments.cmp(&one.tournaments))
    });
    table
}

/// The partners of a player and how many tournaments they played together,
/// the one to expect on the next evening first.
pub fn usual_partners(view: &ClubView, player: PlayerId) -> Vec<(PlayerId, usize)> {
    partner_table(view, player)
        .into_iter()
        .map(|partnership| (partnership.partner, partnership.tournaments))
        .collect()
}

/// `T` and handicap of two players if they partner each other in the club's
/// next tournaments, one a week: element `j` holds before the tournament that
/// follows `j` of them, so the first element is today's; `n + 1` elements.
pub fn familiarity_after(view: &ClubView, a: PlayerId, b: PlayerId, n: u32) -> Vec<(f64, f64)> {
    let next = Next::of(view);
    let (params, lambda) = (next.params, next.params.lambda());
    let decay = |age: u32| (-lambda * f64::from(age)).exp();
    (0..=n)
        .map(|more| {
            // What is past grows older by `more` and leaves the window so much
            // earlier.
            let window = params.window.saturating_sub(more);
            let past = next.familiarity(a, b, &Params { window, ..*params });
            let recent: f64 = (1..=more.min(params.window)).map(decay).sum();
            let familiarity = decay(more) * past + recent;
            (familiarity, handicap(familiarity, params))
        })
        .collect()
}

/// The only partner a player ever had in rated tournaments: nothing but the
/// two starting ratings then tells their ratings apart.
pub fn inseparable(view: &ClubView, player: PlayerId) -> Option<PlayerId> {
    let track = view.replay.tracks.get(&player)?;
    let mut partners = track.points.iter().filter_map(|point| point.partner);
    let only = partners.next()?;
    partners.all(|partner| partner == only).then_some(only)
}

/// The club's next tournament, taken to be a week after its last.
struct Next<'a> {
    moment: Moment<'a>,
    params: &'a Params,
}

impl<'a> Next<'a> {
    fn of(view: &'a ClubView) -> Self {
        let last = view.book.last_date().unwrap_or(Date::ZERO);
        let date = last.saturating_add(7.days());
        Self {
            moment: Moment::new(&view.replay, date, Entry(i64::MAX)),
            params: view.book.params.in_force(date),
        }
    }

    fn familiarity(&self, a: PlayerId, b: PlayerId, params: &Params) -> f64 {
        self.moment.familiarity(a, b, params)
    }
}

/// What two partners did so far.
struct History {
    tournaments: usize,
    last: Date,
    /// Percent less norm, each with its place among all results of the player.
    against_norm: Vec<(usize, f64)>,
}

impl History {
    fn add(&mut self, date: Date, pair: &CalculatedPair, place: usize) {
        self.tournaments += 1;
        self.last = date;
        let against_norm = |outcome: Outcome| (place, outcome.percent - pair.norm.expected);
        self.against_norm.extend(pair.outcome.map(against_norm));
    }

    /// The mean from a place on.
    fn mean_against_norm(&self, since: usize) -> Option<f64> {
        let results = self.against_norm.iter();
        let meant = results.filter(|(place, _)| *place >= since);
        let (count, sum) = meant.fold((0_u32, 0.0), |(count, sum), (_, difference)| {
            (count + 1, sum + difference)
        });
        (count > 0).then(|| sum / f64::from(count))
    }
}

fn histories(view: &ClubView, player: PlayerId) -> BTreeMap<PlayerId, History> {
    let mut histories = BTreeMap::new();
    let mut judged = 0;
    for evening in &view.replay.tournaments {
        if evening.kind == Kind::Unrated {
            continue;
        }
        if let Some(pair) = evening.pair_of(player) {
            histories
                .entry(pair.partner_of(player))
                .or_insert_with(|| History {
                    tournaments: 0,
                    last: evening.date,
                    against_norm: Vec::new(),
                })
                .add(evening.date, pair, judged);
            judged += usize::from(pair.outcome.is_some());
        }
    }
    histories
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;

    use super::*;
    use crate::club::fixture::{book, play, season, view};
    use crate::domain::{AgeUnit, Book, ParamHistory};

    const ANN: PlayerId = PlayerId(1);
    const BO: PlayerId = PlayerId(2);
    const CY: PlayerId = PlayerId(3);

    #[test]
    fn partners_with_the_most_familiar_first() {
        let view = view(season());
        let table = partner_table(&view, ANN);
        assert_eq!(table.len(), 2);
        let bo = &table[0];
        assert_eq!((bo.partner, bo.tournaments), (BO, 2));
        assert_eq!(bo.last, date(2026, 2, 24));
        let (two, three) = (0.96_f64.powi(2), 0.96_f64.powi(3));
        assert!((bo.familiarity_now - (two + three)).abs() < 1e-12);
        assert_eq!(
            bo.handicap_now,
            handicap(bo.familiarity_now, &Params::default())
        );
        assert_eq!((table[1].partner, table[1].tournaments), (CY, 1));
        assert_eq!(usual_partners(&view, BO), [(ANN, 2), (PlayerId(4), 1)]);
    }

    #[test]
    fn performance_is_measured_against_the_norm() {
        let view = view(season());
        let met = view.replay.tournaments[..2].iter().map(|evening| {
            let pair = evening.pair_of(ANN).expect("played");
            pair.outcome.expect("rated").percent - pair.norm.expected
        });
        let mean = met.sum::<f64>() / 2.0;
        let shown = partner_table(&view, ANN)[0].mean_against_norm;
        assert!((shown.expect("rated") - mean).abs() < 1e-12);
    }

    #[test]
    fn lately_is_the_last_ten_results_of_the_player() {
        let mut book = season();
        for day in 1..=9 {
            let pairs = [(1, 4, 50.0 + f64::from(day)), (2, 3, 50.0), (5, 6, 40.0)];
            play(&mut book, date(2026, 4, day), Kind::Rated, &[&pairs]);
        }
        let view = view(book);
        let table = partner_table(&view, ANN);
        let with = |partner| table.iter().find(|row| row.partner == partner);
        // Twelve results: two with Bo, one with Cy, nine with the fourth.
        assert_eq!(with(BO).expect("played").lately_against_norm, None);
        let cy = with(CY).expect("played");
        assert!(cy.mean_against_norm.is_some());
        assert_eq!(cy.lately_against_norm, cy.mean_against_norm);
    }

    #[test]
    fn prehistory_counts_and_training_does_not() {
        let mut book = book();
        play(
            &mut book,
            date(2026, 1, 1),
            Kind::Prehistory,
            &[&[(1, 2, 0.0)]],
        );
        let training = [(1, 3, 60.0), (2, 4, 40.0)];
        play(&mut book, date(2026, 1, 8), Kind::Unrated, &[&training]);
        let view = view(book);
        let table = partner_table(&view, ANN);
        assert_eq!(table.len(), 1);
        assert_eq!((table[0].partner, table[0].tournaments), (BO, 1));
        assert_eq!(table[0].mean_against_norm, None);
        assert_eq!(table[0].familiarity_now, 0.96);
        assert_eq!(partner_table(&view, PlayerId(10)), []);
    }

    /// Familiarity as foretold, against an evening that really follows.
    fn foretold(book: &Book, n: u32) {
        let told = familiarity_after(&view(book.clone()), ANN, BO, n);
        assert_eq!(told.len(), n as usize + 1);
        let mut book = book.clone();
        for (familiarity, handicap_told) in told {
            let day = book.last_date().expect("a season").saturating_add(7.days());
            play(
                &mut book,
                day,
                Kind::Rated,
                &[&[(1, 2, 50.0), (3, 4, 50.0)]],
            );
            let replay = crate::rating::replay(&book);
            let played = replay
                .tournaments
                .last()
                .and_then(|evening| evening.pair_of(ANN));
            let norm = played.expect("played").norm;
            assert!((norm.familiarity - familiarity).abs() < 1e-12, "{day}");
            assert!((norm.handicap - handicap_told).abs() < 1e-9, "{day}");
        }
    }

    #[test]
    fn familiarity_after_more_tournaments_together() {
        for age in [AgeUnit::Tournaments, AgeUnit::Weeks] {
            for window in [1, 2, 4, 150] {
                let mut book = season();
                book.params = ParamHistory::new(Params {
                    window,
                    age,
                    ..Params::default()
                });
                foretold(&book, 6);
            }
        }
    }

    #[test]
    fn strangers_begin_at_nothing() {
        let told = familiarity_after(&view(book()), ANN, BO, 1);
        assert_eq!(told[0].0, 0.0);
        assert!((told[1].0 - 0.96).abs() < 1e-15);
    }

    #[test]
    fn a_player_with_one_partner_cannot_be_told_from_him() {
        let mut book = season();
        let pairs = [(7, 8, 60.0), (1, 9, 40.0)];
        play(&mut book, date(2026, 3, 10), Kind::Rated, &[&pairs]);
        let view = view(book);
        assert_eq!(inseparable(&view, PlayerId(7)), Some(PlayerId(8)));
        assert_eq!(inseparable(&view, PlayerId(9)), Some(ANN));
        assert_eq!(inseparable(&view, ANN), None);
        assert_eq!(inseparable(&view, PlayerId(10)), None, "never played");
        assert_eq!(inseparable(&view, PlayerId(99)), None);
    }
}
