//! Widths, headings and cells of the two grids of the tab: the sheet and the
//! calculated evening.

use egui::{Layout, RichText, Sense, TextStyle, Ui, UiBuilder, vec2};

use crate::ui::Cx;
use crate::ui::theme::{GAP_SMALL, ROW};

/// A column with a heading.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Heading {
    Number,
    Partner,
    Field,
    Result,
    Boards,
    Percent,
    Place,
    Norm,
    Difference,
    Familiarity,
    RatingA,
    RatingB,
    Handicap,
    PairRating,
    Opponents,
    ChangeA,
    ChangeB,
    NewA,
    NewB,
    Remove,
}

/// The narrowest column in which most names can be read.
const NAME: f32 = 128.0;
/// Wider than this, lines are hard to follow.
const NAME_MOST: f32 = 320.0;
/// Between columns; most of them end in a number with room before it.
const BETWEEN: f32 = GAP_SMALL / 2.0;

impl Heading {
    /// Width; names share what the others leave.
    const fn width(self) -> f32 {
        match self {
            Self::Number => 24.0,
            Self::Partner => NAME,
            Self::Field => 42.0,
            Self::Result => 58.0,
            Self::Boards => 34.0,
            Self::Percent | Self::Norm => 44.0,
            Self::Place => 26.0,
            Self::Difference | Self::Handicap => 50.0,
            Self::Familiarity => 40.0,
            Self::RatingA | Self::RatingB | Self::PairRating | Self::Opponents => 56.0,
            Self::ChangeA | Self::ChangeB => 66.0,
            Self::NewA | Self::NewB => 48.0,
            Self::Remove => 22.0,
        }
    }

    /// Message of the heading; the tooltip is its attribute-like twin `…-tip`.
    const fn ids(self) -> Option<(&'static str, &'static str)> {
        Some(match self {
            Self::Number => ("tourn-col-number", "tourn-col-number-tip"),
            Self::Partner => ("tourn-col-partner", "tourn-col-partner-tip"),
            Self::Field => ("tourn-col-field", "tourn-col-field-tip"),
            Self::Result => ("tourn-col-result", "tourn-col-result-tip"),
            Self::Boards => ("tourn-col-boards", "tourn-col-boards-tip"),
            Self::Percent => ("tourn-col-percent", "tourn-col-percent-tip"),
            Self::Place => ("tourn-col-place", "tourn-col-place-tip"),
            Self::Norm => ("tourn-col-norm", "tourn-col-norm-tip"),
            Self::Difference => ("tourn-col-difference", "tourn-col-difference-tip"),
            Self::Familiarity => ("tourn-col-familiarity", "tourn-col-familiarity-tip"),
            Self::RatingA => ("tourn-col-rating-a", "tourn-col-rating-a-tip"),
            Self::RatingB => ("tourn-col-rating-b", "tourn-col-rating-b-tip"),
            Self::Handicap => ("tourn-col-handicap", "tourn-col-handicap-tip"),
            Self::PairRating => ("tourn-col-pair-rating", "tourn-col-pair-rating-tip"),
            Self::Opponents => ("tourn-col-opponents", "tourn-col-opponents-tip"),
            Self::ChangeA => ("tourn-col-change-a", "tourn-col-change-a-tip"),
            Self::ChangeB => ("tourn-col-change-b", "tourn-col-change-b-tip"),
            Self::NewA => ("tourn-col-new-a", "tourn-col-new-a-tip"),
            Self::NewB => ("tourn-col-new-b", "tourn-col-new-b-tip"),
            Self::Remove => return None,
        })
    }
}

/// The columns of the sheet.
pub(super) fn of_sheet(two_winners: bool) -> Vec<Heading> {
    let mut columns = vec![Heading::Number, Heading::Partner, Heading::Partner];
    if two_winners {
        columns.push(Heading::Field);
    }
    columns.extend([Heading::Result, Heading::Boards]);
    columns.extend([Heading::Percent, Heading::Place, Heading::Norm]);
    columns.extend([Heading::Difference, Heading::Familiarity]);
    columns.extend([Heading::ChangeA, Heading::ChangeB]);
    columns.extend([Heading::NewA, Heading::NewB, Heading::Remove]);
    columns
}

/// The columns of a calculated evening; `terms` adds those between the
/// ratings before play and the norm.
pub(super) fn of_result(two_winners: bool, terms: bool) -> Vec<Heading> {
    let mut columns = of_sheet(two_winners);
    columns.retain(|column| *column != Heading::Remove);
    if terms {
        let at = columns.iter().position(|column| *column == Heading::Norm);
        let between = [
            Heading::RatingA,
            Heading::RatingB,
            Heading::Handicap,
            Heading::PairRating,
            Heading::Opponents,
        ];
        let at = at.unwrap_or(columns.len());
        columns.splice(at..at, between);
    }
    columns
}

/// The columns with the width each has on the screen.
pub(super) struct Columns {
    columns: Vec<Heading>,
    name: f32,
    /// Width in sight; text under the rows wraps there.
    pub(super) in_sight: f32,
}

impl Columns {
    /// Fits the columns into `available`; too narrow, they keep their least
    /// width and the grid scrolls.
    pub(super) fn fit(columns: Vec<Heading>, available: f32) -> Self {
        let fixed = columns.iter().filter(|column| **column != Heading::Partner);
        let fixed: f32 = fixed.map(|column| column.width()).sum();
        let gaps = BETWEEN * columns.len() as f32;
        Self {
            columns,
            name: ((available - fixed - gaps) / 2.0).clamp(NAME, NAME_MOST),
            in_sight: available,
        }
    }

    fn width(&self, column: Heading) -> f32 {
        if column == Heading::Partner {
            self.name
        } else {
            column.width()
        }
    }

    /// A row: one call of `draw` for each column.
    pub(super) fn row(&self, ui: &mut Ui, mut draw: impl FnMut(&mut Ui, usize, Heading)) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = BETWEEN;
            for (index, column) in self.columns.iter().enumerate() {
                let (_, rect) = ui.allocate_space(vec2(self.width(*column), ROW));
                let layout = Layout::left_to_right(egui::Align::Center);
                let builder = UiBuilder::new()
                    .id_salt(index)
                    .max_rect(rect)
                    .layout(layout);
                draw(&mut ui.new_child(builder), index, *column);
            }
        });
    }

    /// The headings, each with its meaning as a tooltip.
    pub(super) fn headings(&self, ui: &mut Ui, cx: &Cx<'_>) {
        self.row(ui, |ui, _, column| {
            let Some((id, tip)) = column.ids() else {
                return;
            };
            let text = RichText::new(cx.text(id))
                .text_style(TextStyle::Small)
                .strong();
            let label = egui::Label::new(text).truncate().sense(Sense::hover());
            let response = if column == Heading::Partner {
                ui.add_space(GAP_SMALL);
                ui.add(label)
            } else {
                let layout = Layout::right_to_left(egui::Align::Center);
                ui.with_layout(layout, |ui| ui.add(label)).inner
            };
            response.on_hover_ui(|ui| {
                ui.label(cx.text(tip));
            });
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_columns_fit_beside_the_archive_at_1200() {
        for two_winners in [false, true] {
            let columns = Columns::fit(of_sheet(two_winners), 940.0);
            let width: f32 = columns.columns.iter().map(|c| columns.width(*c)).sum();
            let gaps = BETWEEN * (columns.columns.len() - 1) as f32;
            assert!(width + gaps <= 940.0, "{} {}", two_winners, width + gaps);
            assert!(columns.name > 145.0, "names can be read: {}", columns.name);
        }
    }

    #[test]
    fn terms_stand_before_the_norm() {
        let columns = of_result(false, true);
        let norm = columns.iter().position(|c| *c == Heading::Norm);
        let opponents = columns.iter().position(|c| *c == Heading::Opponents);
        assert_eq!(norm, opponents.map(|at| at + 1));
        assert!(!columns.contains(&Heading::Remove));
    }
}
