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
use crate::rating::companion::{Belief, Companion};

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
    let name = |player| view.book.name_of(player);
    let pairs = companion.inseparable().into_iter().map(|pair| {
        Notice::new("confidence-inseparable")
            .with("a", name(pair.a))
            .with("b", name(pair.b))
    });
    short.into_iter().chain(pairs).collect()
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
