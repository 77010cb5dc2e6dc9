//! The second line of a row with a newcomer: near spellings, a starting
//! rating, and the article's scale.

use egui::{Id, Key, RichText, TextEdit, Ui};

use crate::club::{ClubView, DraftRow, ExaminedRow, Named};
use crate::domain::{Notice, PlayerId};
use crate::ui::Cx;
use crate::ui::theme::ROW;
use crate::ui::widgets::{indented, level_buttons};

/// Wide enough for `−1234.5`.
const RATING: f32 = 72.0;

/// The field of the starting rating of partner `side` (0 or 1).
pub(super) fn field_id(sheet: Id, row: usize, side: usize) -> Id {
    sheet.with(("start", row, side))
}

/// The first partner (0 or 1) whose starting rating is not known.
pub(super) fn first_without_start(row: &ExaminedRow) -> Option<usize> {
    [&row.a, &row.b]
        .into_iter()
        .position(|named| matches!(named, Named::Newcomer { start: None, .. }))
}

/// As [`first_without_start`], from partner `from` on, before the row is read.
pub(super) fn lacks_start(view: &ClubView, row: &DraftRow, from: usize) -> Option<usize> {
    let sides = [(&row.a, &row.start_a), (&row.b, &row.start_b)];
    let lacks = |(name, start): (&String, &String)| {
        !name.trim().is_empty() && view.names.find(name).is_none() && start.trim().is_empty()
    };
    (from..sides.len()).find(|side| lacks(sides[*side]))
}

/// The lines under a row.
pub(super) struct Lines<'a> {
    /// The sheet's identity.
    pub(super) sheet: Id,
    /// Counted from 0.
    pub(super) row: usize,
    /// As the club reads it.
    pub(super) examined: &'a ExaminedRow,
    /// The partner (0 or 1) whose name is just being typed; it has no line.
    pub(super) busy: Option<usize>,
    /// The partner whose line is to get the keyboard.
    pub(super) ask: Option<usize>,
}

impl Lines<'_> {
    /// Draws a line for each newcomer of the row. The side that was settled by
    /// it.
    pub(super) fn show(&self, ui: &mut Ui, cx: &Cx<'_>, draft: &mut DraftRow) -> Option<usize> {
        let mut settled = None;
        let sides = [&self.examined.a, &self.examined.b];
        for (side, named) in sides.into_iter().enumerate() {
            if let Named::Newcomer { near, .. } = named
                && self.busy != Some(side)
            {
                let answered = indented(ui, |ui| {
                    self.near_spellings(ui, cx, draft, side, near)
                        | self.start(ui, cx, draft, side, near.is_empty())
                });
                if answered {
                    settled = Some(side);
                }
            }
        }
        settled
    }

    /// Offers the players with a near spelling; whether one was taken.
    fn near_spellings(
        &self,
        ui: &mut Ui,
        cx: &Cx<'_>,
        draft: &mut DraftRow,
        side: usize,
        near: &[PlayerId],
    ) -> bool {
        if near.is_empty() {
            return false;
        }
        let mut taken = false;
        ui.label(cx.text("tourn-did-you-mean"));
        for (at, player) in near.iter().enumerate() {
            let name = cx.view.book.name_of(*player);
            let button = ui.button(name);
            if at == 0 && self.ask == Some(side) {
                button.request_focus();
                button.scroll_to_me(None);
            }
            if button.clicked() {
                let (cell, start) = of_side(draft, side);
                name.clone_into(cell);
                start.clear();
                taken = true;
            }
        }
        taken
    }

    /// Asks for the starting rating; whether the answer is complete.
    fn start(
        &self,
        ui: &mut Ui,
        cx: &Cx<'_>,
        draft: &mut DraftRow,
        side: usize,
        first: bool,
    ) -> bool {
        let (name, text) = of_side(draft, side);
        let name = name.trim();
        let label = Notice::new("tourn-start-of")
            .with("name", name)
            .with("row", self.row + 1);
        let label = cx.say(&label);
        let ask = RichText::new(cx.text_with("tourn-newcomer", "name", name));
        ui.label(ask.color(cx.palette.warning));
        let edit = TextEdit::singleline(text)
            .id(field_id(self.sheet, self.row, side))
            .text_color(cx.palette.input)
            .min_size(egui::vec2(RATING, ROW))
            .desired_width(RATING);
        let response = ui.add(edit).accessible_name(label);
        if first && self.ask == Some(side) {
            response.request_focus();
            response.scroll_to_me(None);
        }
        let entered = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        entered | level_buttons(ui, cx, text)
    }
}

/// A partner's name and starting rating, as typed.
fn of_side(row: &mut DraftRow, side: usize) -> (&mut String, &mut String) {
    if side == 0 {
        (&mut row.a, &mut row.start_a)
    } else {
        (&mut row.b, &mut row.start_b)
    }
}
