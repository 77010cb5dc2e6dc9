//! What the companion knows: everybody's rating and how sure it is.

use std::cmp::Ordering;

use serde::Serialize;

use super::{columns, titled};
use crate::club::ClubView;
use crate::domain::name::fold;
use crate::domain::{Notice, PlayerId};
use crate::exchange::table::Style;
use crate::exchange::{Cell, Table};
use crate::i18n::{Lang, fixed};
use crate::rating::companion::{Belief, Companion, Inseparable};

/// A player, as scripts read him.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Line {
    /// As the club writes it.
    pub name: String,
    /// The most likely rating, in rating points.
    pub mean: f64,
    /// One standard deviation, in rating points.
    pub sd: f64,
}

/// Two players, as scripts read them.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Between {
    /// As the club writes it.
    pub a: String,
    /// The other one.
    pub b: String,
    /// That `a` is better, 0 to 1.
    pub probability: f64,
}

/// Everybody who played a rated tournament, the best first, equals by name.
pub fn lines(view: &ClubView, companion: &Companion) -> Vec<Line> {
    let line = |(_, belief, name): (_, Belief, &str)| Line {
        name: name.to_owned(),
        mean: belief.mean,
        sd: belief.sd,
    };
    ordered(view, companion).into_iter().map(line).collect()
}

fn ordered<'a>(view: &'a ClubView, companion: &Companion) -> Vec<(PlayerId, Belief, &'a str)> {
    let mut players: Vec<_> = companion
        .entered()
        .map(|(player, belief)| (player, belief, view.book.name_of(player)))
        .collect();
    players.sort_by(|(_, one, name), (_, other, other_name)| -> Ordering {
        let better = other.mean.total_cmp(&one.mean);
        better.then_with(|| fold(name).cmp(&fold(other_name)))
    });
    players
}

/// The same as a table, beside the club's rating, with the sentence that
/// explains ±.
pub fn table(view: &ClubView, companion: &Companion, lang: Lang) -> Table {
    let columns = columns(
        lang,
        &[
            ("report-name", Style::Plain),
            ("confidence-col-mean", Style::Fixed(0)),
            ("confidence-col-sd", Style::Fixed(0)),
            ("confidence-col-rating", Style::Fixed(0)),
            ("report-played", Style::Plain),
        ],
    );
    let mut table = Table::new(titled(lang, "confidence-title", view), columns);
    table.note = lang.text("confidence-note");
    table.rows = ordered(view, companion)
        .into_iter()
        .map(|(player, belief, name)| {
            let track = view.replay.tracks.get(&player);
            vec![
                name.into(),
                Cell::Number(belief.mean),
                Cell::Number(belief.sd),
                Cell::number(track.map(|track| track.rating())),
                track.map_or(Cell::Empty, |track| Cell::count(track.played())),
            ]
        })
        .collect();
    table
}

/// What must be known about single players and about the whole: a short
/// memory, and partners who cannot be told apart.
pub fn remarks(view: &ClubView, companion: &Companion) -> Vec<Notice> {
    let since = companion.since();
    let short = since.map(|date| Notice::new("confidence-since").with("date", date));
    let pairs = companion.inseparable();
    let pairs = pairs.iter().map(|pair| inseparable(view, pair));
    short.into_iter().chain(pairs).collect()
}

/// Why two partners cannot be told apart, in words.
pub fn inseparable(view: &ClubView, pair: &Inseparable) -> Notice {
    Notice::new("confidence-inseparable")
        .with("a", view.book.name_of(pair.a))
        .with("b", view.book.name_of(pair.b))
}

/// A rating with its uncertainty, in whole points, and the points between
/// which the true strength lies two times out of three.
pub fn known(belief: Belief, lang: Lang) -> Notice {
    with_belief(Notice::new("confidence-known"), belief, lang)
}

/// The same of a player by name.
pub fn known_of(view: &ClubView, player: PlayerId, belief: Belief, lang: Lang) -> Notice {
    let notice = Notice::new("confidence-known-of").with("name", view.book.name_of(player));
    with_belief(notice, belief, lang)
}

fn with_belief(notice: Notice, belief: Belief, lang: Lang) -> Notice {
    notice
        .with("mean", fixed(lang, belief.mean, 0))
        .with("sd", fixed(lang, belief.sd, 0))
        .with("low", fixed(lang, belief.mean - belief.sd, 0))
        .with("high", fixed(lang, belief.mean + belief.sd, 0))
}

/// Probabilities from which on a player is called better, with the words.
const WORDS: [(f64, &str); 4] = [
    (0.975, "confidence-better-certain"),
    (0.9, "confidence-better-very"),
    (0.75, "confidence-better-probably"),
    (0.6, "confidence-better-rather"),
];

/// Who of two is the better one, in the words of a player, with the
/// probability in whole percent, of which nobody has 0 or 100: the stronger
/// one is named first. `None` if one is a stranger.
pub fn who_is_better(
    view: &ClubView,
    companion: &Companion,
    (a, b): (PlayerId, PlayerId),
) -> Option<Notice> {
    let of_a = companion.better(a, b)?;
    let (better, worse, probability) = if of_a >= 0.5 {
        (a, b, of_a)
    } else {
        (b, a, 1.0 - of_a)
    };
    let words = WORDS.iter().find(|(least, _)| probability >= *least);
    let id = words.map_or("confidence-better-open", |(_, id)| *id);
    Some(
        Notice::new(id)
            .with("a", view.book.name_of(better))
            .with("b", view.book.name_of(worse))
            .with("percent", chance(probability)),
    )
}

/// A probability in whole percent, from 1 to 99: nothing is certain.
pub fn chance(probability: f64) -> i64 {
    // Clamped, so within whole numbers.
    (100.0 * probability).round().clamp(1.0, 99.0) as i64
}

/// Who of two is the better one; `None` if one is a stranger.
pub fn between(
    view: &ClubView,
    companion: &Companion,
    (a, b): (PlayerId, PlayerId),
) -> Option<Between> {
    Some(Between {
        a: view.book.name_of(a).to_owned(),
        b: view.book.name_of(b).to_owned(),
        probability: companion.better(a, b)?,
    })
}

impl Between {
    /// The same in words.
    pub fn sentence(&self, lang: Lang) -> Notice {
        Notice::new("confidence-between")
            .with("a", self.a.as_str())
            .with("b", self.b.as_str())
            .with("percent", fixed(lang, 100.0 * self.probability, 1))
    }
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use super::*;
    use crate::club::sample;
    use crate::rating::companion::{Settings, companion};

    #[test]
    fn chances_are_whole_and_never_certain() {
        assert_eq!(
            [0.0, 0.004, 0.5, 0.746, 0.996, 1.0].map(chance),
            [1, 1, 50, 75, 99, 99]
        );
    }

    #[test]
    fn the_stronger_one_is_named_first_whoever_is_asked_about() {
        let book = sample::book().expect("the sample is whole");
        let view = ClubView::of(book, PathBuf::new());
        let companion = companion(&view.replay, Settings::default());
        let ordered = ordered(&view, &companion);
        let (best, worst) = (ordered[0].0, ordered[ordered.len() - 1].0);
        let said = who_is_better(&view, &companion, (best, worst)).expect("both are known");
        assert_eq!(said.id, "confidence-better-certain");
        assert_eq!(
            Some(said),
            who_is_better(&view, &companion, (worst, best)),
            "whichever is named first"
        );
        let same = who_is_better(&view, &companion, (best, best)).expect("known");
        assert_eq!(same.id, "confidence-better-open");
    }

    #[test]
    fn a_belief_is_said_in_whole_points() {
        let belief = Belief {
            mean: 812.4,
            sd: 83.6,
        };
        let said = Lang::RU.say(&known(belief, Lang::RU));
        for figure in ["812", "84", "729", "896"] {
            assert!(said.contains(figure), "{said}");
        }
    }
}
