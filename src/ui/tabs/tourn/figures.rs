//! What is calculated for a pair, as text, made once when it changes.

use egui::Ui;

use super::columns::Heading;
use crate::rating::{Norm, Outcome};
use crate::ui::{Cx, widgets};

/// The calculated columns of one row.
#[derive(Clone, Debug, Default)]
pub(super) struct Figures {
    percent: String,
    place: String,
    norm: String,
    difference: String,
    familiarity: String,
    before: [String; 2],
    handicap: String,
    pair_rating: String,
    opponents: String,
    new: [String; 2],
    /// What the partners won or lost, without growth.
    pub(super) changes: Option<[f64; 2]>,
}

impl Figures {
    /// The figures of a pair; those that cannot be calculated yet are empty.
    pub(super) fn new(cx: &Cx<'_>, norm: Option<&Norm>, outcome: Option<&Outcome>) -> Self {
        let mut figures = Self::default();
        if let Some(norm) = norm {
            figures.norm = cx.number(norm.expected, 2);
            figures.familiarity = cx.number(norm.familiarity, 1);
            figures.before = [cx.number(norm.rating_a, 1), cx.number(norm.rating_b, 1)];
            figures.handicap = cx.number(norm.handicap, 1);
            figures.pair_rating = cx.number(norm.pair_rating, 1);
            figures.opponents = cx.number(norm.opponents, 1);
        }
        if let Some(outcome) = outcome {
            figures.percent = cx.number(outcome.percent, 2);
            figures.place = outcome.place.to_string();
            figures.new = [cx.number(outcome.new_a, 0), cx.number(outcome.new_b, 0)];
            figures.changes = Some([outcome.change_a, outcome.change_b]);
        }
        if let (Some(norm), Some(outcome)) = (norm, outcome) {
            figures.difference = cx.signed(outcome.percent - norm.expected, 2);
        }
        figures
    }

    /// Draws the figure of a column; nothing for the columns that are typed.
    pub(super) fn draw(&self, ui: &mut Ui, cx: &Cx<'_>, column: Heading) {
        match column {
            Heading::ChangeA => self.change(ui, cx, 0),
            Heading::ChangeB => self.change(ui, cx, 1),
            _ => match self.text(column) {
                "" => {}
                text => {
                    widgets::right(ui, text);
                }
            },
        }
    }

    fn change(&self, ui: &mut Ui, cx: &Cx<'_>, side: usize) {
        if let Some(changes) = self.changes {
            widgets::change_label(ui, cx, changes[side], 1);
        }
    }

    fn text(&self, column: Heading) -> &str {
        match column {
            Heading::Percent => &self.percent,
            Heading::Place => &self.place,
            Heading::Norm => &self.norm,
            Heading::Difference => &self.difference,
            Heading::Familiarity => &self.familiarity,
            Heading::RatingA => &self.before[0],
            Heading::RatingB => &self.before[1],
            Heading::Handicap => &self.handicap,
            Heading::PairRating => &self.pair_rating,
            Heading::Opponents => &self.opponents,
            Heading::NewA => &self.new[0],
            Heading::NewB => &self.new[1],
            _ => "",
        }
    }
}
