//! The pairs of a recorded evening, as they stand in its table.

use egui::{Align, Button, Id, Layout, Response, Ui};

use super::columns::Heading;
use super::figures::Figures;
use crate::domain::PlayerId;
use crate::rating::CalculatedPair;
use crate::ui::grid::Columns;
use crate::ui::theme::GAP_SMALL;
use crate::ui::{Cx, widgets};

/// What a click in the table asks for.
pub(super) enum Asked {
    /// Why the player's rating changed, and the button that asks.
    Why(PlayerId, Id),
    /// The player's page.
    Page(PlayerId),
}

/// One pair, ready to be drawn.
pub(super) struct Line {
    number: String,
    pub(super) players: [PlayerId; 2],
    /// The field, and the place in it as entered.
    pub(super) at: (usize, usize),
    result: String,
    boards: String,
    figures: Figures,
}

/// The pairs of all fields, the best of each field first.
pub(super) fn lines(cx: &Cx<'_>, fields: &[Vec<CalculatedPair>]) -> Vec<Line> {
    let mut number = 0;
    let mut lines = Vec::new();
    for (field, pairs) in fields.iter().enumerate() {
        let before = number;
        number += pairs.len();
        let mut placed: Vec<(usize, &CalculatedPair)> = pairs.iter().enumerate().collect();
        let place = |pair: &CalculatedPair| pair.outcome.map_or(usize::MAX, |o| o.place);
        placed.sort_by_key(|(at, pair)| (place(pair), *at));
        let drawn = placed.into_iter().map(|(at, pair)| Line {
            number: (before + at + 1).to_string(),
            players: [pair.a, pair.b],
            at: (field, at),
            result: pair.result.map_or(String::new(), |x| plain(cx, x)),
            boards: pair.boards.map_or(String::new(), |n| n.to_string()),
            figures: Figures::new(cx, Some(&pair.norm), pair.outcome.as_ref()),
        });
        lines.extend(drawn);
    }
    lines
}

/// A result with the decimals it was entered with, two at most.
fn plain(cx: &Cx<'_>, result: f64) -> String {
    let decimals = (0..2)
        .find(|decimals| {
            let scaled = result * 10_f64.powi(*decimals);
            (scaled - scaled.round()).abs() < 1e-6
        })
        .unwrap_or(2);
    cx.number(result, decimals.unsigned_abs() as usize)
}

impl Line {
    /// Draws the pair; `visit` is told about the name that stands for it.
    pub(super) fn show(
        &self,
        ui: &mut Ui,
        cx: &Cx<'_>,
        columns: &Columns<Heading>,
        mut visit: impl FnMut(&Ui, &Response),
    ) -> Option<Asked> {
        let mut asked = None;
        columns.row(ui, |ui, index, column| match column {
            Heading::Number => {
                widgets::right(ui, &self.number);
            }
            Heading::Partner => {
                let player = self.players[index - 1];
                // Flush with the heading.
                ui.spacing_mut().button_padding.x = GAP_SMALL;
                let name = Button::new(cx.view.book.name_of(player));
                let page = ui.add(name.frame_when_inactive(false).truncate());
                if index == 1 {
                    visit(ui, &page);
                }
                if page.on_hover_text(cx.text("tourn-player-page")).clicked() {
                    asked = Some(Asked::Page(player));
                }
            }
            Heading::Field => {
                ui.label(cx.text(["tourn-ns", "tourn-ew"][self.at.0.min(1)]));
            }
            Heading::Result => {
                widgets::right(ui, &self.result);
            }
            Heading::Boards => {
                widgets::right(ui, &self.boards);
            }
            Heading::ChangeA => self.change(ui, cx, 0, &mut asked),
            Heading::ChangeB => self.change(ui, cx, 1, &mut asked),
            _ => self.figures.draw(ui, cx, column),
        });
        asked
    }

    /// The change of a partner; a click asks why.
    fn change(&self, ui: &mut Ui, cx: &Cx<'_>, side: usize, asked: &mut Option<Asked>) {
        let Some(changes) = self.figures.changes else {
            return;
        };
        let player = self.players[side];
        let text = widgets::change_rich(cx, changes[side], 1);
        let name = cx.text_with("tourn-explain", "name", cx.view.book.name_of(player));
        let layout = Layout::right_to_left(Align::Center);
        let button = ui
            .with_layout(layout, |ui| ui.add(Button::new(text).frame(false).small()))
            .inner
            .on_hover_text(&name)
            .accessible_name(name);
        widgets::ring(ui, &button);
        if button.clicked() {
            *asked = Some(Asked::Why(player, button.id));
        }
    }
}
