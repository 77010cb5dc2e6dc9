//! What is calculated for a row, as text, made once when it changes.

use egui::Ui;

use super::columns::Heading;
use crate::club::championship::{ExaminedSeat, ExaminedSessionRow};
use crate::domain::{EntrantId, Notice};
use crate::rating::championship::RatingFrom;
use crate::ui::{Cx, widgets};

/// What an empty rating cell shows.
#[derive(Clone, Debug, Default)]
pub(super) struct Carried {
    /// The rating, marked with where it is from.
    pub(super) text: String,
    /// Where it is from, in words.
    pub(super) about: String,
}

/// The calculated columns of one row.
#[derive(Clone, Debug, Default)]
pub(super) struct Figures {
    percent: String,
    place: String,
    pair_rating: String,
    opponents: String,
    /// Of the pair and of both partners; `None` before play and in a final.
    pub(super) changes: Option<[f64; 3]>,
    /// Who the partners are, once they are calculated.
    pub(super) entrants: Option<[EntrantId; 2]>,
    /// Which partner (0 or 1) is the captain.
    pub(super) captain: Option<usize>,
    /// What both rating cells show while they are empty.
    pub(super) carried: [Option<Carried>; 2],
}

impl Figures {
    /// The figures of a row; those that cannot be calculated yet are empty.
    pub(super) fn new(cx: &Cx<'_>, row: &ExaminedSessionRow, is_final: bool) -> Self {
        let mut figures = Self {
            carried: [carried(cx, &row.a), carried(cx, &row.b)],
            ..Self::default()
        };
        if let Some(pair) = &row.pair {
            let (norm, outcome) = (&pair.norm, &pair.outcome);
            figures.percent = cx.number(outcome.percent, 2);
            figures.place = outcome.place.to_string();
            figures.pair_rating = cx.number(norm.pair_rating, 1);
            figures.opponents = cx.number(norm.opponents, 1);
            let changes = [outcome.change, outcome.change_a, outcome.change_b];
            figures.changes = Some(changes).filter(|_| !is_final);
            figures.entrants = Some([pair.a, pair.b]);
            figures.captain = pair.captain().map(|captain| usize::from(captain != pair.a));
        }
        figures
    }

    /// Draws the figure of a column.
    pub(super) fn draw(&self, ui: &mut Ui, cx: &Cx<'_>, column: Heading) {
        let change = |ui: &mut Ui, at: usize| {
            if let Some(changes) = self.changes {
                widgets::change_label(ui, cx, changes[at], 1);
            }
        };
        let text = match column {
            Heading::Change => return change(ui, 0),
            Heading::ChangeA => return change(ui, 1),
            Heading::ChangeB => return change(ui, 2),
            Heading::Percent => &self.percent,
            Heading::Place => &self.place,
            Heading::PairRating => &self.pair_rating,
            Heading::Opponents => &self.opponents,
            Heading::Number | Heading::Typed(_) | Heading::Remove => return,
        };
        if !text.is_empty() {
            widgets::right(ui, text);
        }
    }
}

fn carried(cx: &Cx<'_>, seat: &ExaminedSeat) -> Option<Carried> {
    let (rating, from) = seat.rating?;
    let (mark, about) = match from {
        RatingFrom::Typed => return None,
        RatingFrom::Session(number) => (
            "←",
            Notice::new("champ-from-session").with("number", number),
        ),
        RatingFrom::Club => ("♣", Notice::new("champ-from-club")),
    };
    Some(Carried {
        text: format!("{mark} {}", cx.number(rating, 1)),
        about: cx.say(&about),
    })
}
