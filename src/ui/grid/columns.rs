//! The columns of a grid: widths and headings.

use egui::{Layout, RichText, Sense, TextStyle, Ui, UiBuilder, vec2};

use crate::ui::Base;
use crate::ui::theme::{GAP_SMALL, ROW};

/// The narrowest column in which most names can be read.
const NAME: f32 = 124.0;
/// Whole names have so much where the grid scrolls anyway.
const NAME_WHOLE: f32 = 180.0;
/// Wider than this, lines are hard to follow.
const NAME_MOST: f32 = 320.0;
/// Between columns; most of them end in a number with room before it.
const BETWEEN: f32 = GAP_SMALL;

/// A column with a heading.
pub trait Column: Copy {
    /// Width; `None` for names, which share what the others leave.
    fn width(self) -> Option<f32>;

    /// The messages of the heading and of its tooltip.
    fn texts(self) -> Option<(&'static str, &'static str)>;
}

/// The columns with the width each has on the screen.
pub struct Columns<H> {
    columns: Vec<H>,
    name: f32,
    /// Width in sight; text under the rows wraps there.
    pub in_sight: f32,
}

impl<H: Column> Columns<H> {
    /// Fits the columns into `available`; where names could not be read then,
    /// the grid scrolls.
    pub fn fit(columns: Vec<H>, available: f32) -> Self {
        let widths = columns.iter().filter_map(|column| column.width());
        let (mut fixed, mut known) = (0.0, 0);
        for width in widths {
            fixed += width;
            known += 1;
        }
        let names = (columns.len() - known).max(1) as f32;
        let gaps = BETWEEN * columns.len() as f32;
        let share = (available - fixed - gaps) / names;
        Self {
            columns,
            name: match share < NAME {
                true => NAME_WHOLE,
                false => share.min(NAME_MOST),
            },
            in_sight: available,
        }
    }

    /// Width of the name columns.
    pub const fn name_width(&self) -> f32 {
        self.name
    }

    /// Width of all columns with the gaps between them.
    pub fn width(&self) -> f32 {
        let widths = self.columns.iter().map(|column| self.width_of(*column));
        let gaps = BETWEEN * self.columns.len().saturating_sub(1) as f32;
        widths.sum::<f32>() + gaps
    }

    fn width_of(&self, column: H) -> f32 {
        column.width().unwrap_or(self.name)
    }

    /// A row: one call of `draw` for each column.
    pub fn row(&self, ui: &mut Ui, mut draw: impl FnMut(&mut Ui, usize, H)) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = BETWEEN;
            for (index, column) in self.columns.iter().enumerate() {
                let (_, rect) = ui.allocate_space(vec2(self.width_of(*column), ROW));
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
    pub fn headings(&self, ui: &mut Ui, base: &Base<'_>) {
        self.row(ui, |ui, _, column| {
            let Some((id, tip)) = column.texts() else {
                return;
            };
            let text = RichText::new(base.text(id))
                .text_style(TextStyle::Small)
                .strong();
            let label = egui::Label::new(text).truncate().sense(Sense::hover());
            let response = if column.width().is_none() {
                ui.add_space(GAP_SMALL);
                ui.add(label)
            } else {
                let layout = Layout::right_to_left(egui::Align::Center);
                ui.with_layout(layout, |ui| ui.add(label)).inner
            };
            response.on_hover_ui(|ui| {
                ui.label(base.text(tip));
            });
        });
    }
}
