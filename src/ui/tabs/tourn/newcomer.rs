//! The second line of a row with a newcomer: near spellings, a starting
//! rating, and the article's scale.

use egui::{Id, Key, RichText, TextEdit, Ui};

use crate::club::{Draft, ExaminedRow, Named};
use crate::domain::{Level, Notice, PlayerId};
use crate::ui::Cx;
use crate::ui::theme::{GAP_LARGE, ROW};

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

/// Draws a line for each newcomer of a row, but not for the name that is just
/// being typed: `busy` is its side. The side that was settled by it.
pub(super) fn lines(
    ui: &mut Ui,
    cx: &Cx<'_>,
    sheet: Id,
    draft: &mut Draft,
    row: usize,
    examined: &ExaminedRow,
    busy: Option<usize>,
) -> Option<usize> {
    let mut settled = None;
    for (side, named) in [&examined.a, &examined.b].into_iter().enumerate() {
        if let Named::Newcomer { near, .. } = named
            && busy != Some(side)
        {
            ui.horizontal_wrapped(|ui| {
                ui.add_space(GAP_LARGE * 2.0);
                let id = field_id(sheet, row, side);
                if near_spellings(ui, cx, draft, row, side, near)
                    | start(ui, cx, id, draft, row, side)
                {
                    settled = Some(side);
                }
            });
        }
    }
    settled
}

/// Offers the players with a near spelling; whether one was taken.
fn near_spellings(
    ui: &mut Ui,
    cx: &Cx<'_>,
    draft: &mut Draft,
    row: usize,
    side: usize,
    near: &[PlayerId],
) -> bool {
    if near.is_empty() {
        return false;
    }
    let mut taken = false;
    ui.label(cx.text("tourn-did-you-mean"));
    for player in near {
        let name = cx.view.book.name_of(*player);
        if ui.button(name).clicked() {
            let row = &mut draft.rows[row];
            let (cell, start) = if side == 0 {
                (&mut row.a, &mut row.start_a)
            } else {
                (&mut row.b, &mut row.start_b)
            };
            name.clone_into(cell);
            start.clear();
            taken = true;
        }
    }
    taken
}

/// Asks for the starting rating; whether the answer is complete.
fn start(ui: &mut Ui, cx: &Cx<'_>, id: Id, draft: &mut Draft, row: usize, side: usize) -> bool {
    let row_name = row + 1;
    let row = &mut draft.rows[row];
    let (name, text) = if side == 0 {
        (row.a.trim(), &mut row.start_a)
    } else {
        (row.b.trim(), &mut row.start_b)
    };
    let label = Notice::new("tourn-start-of")
        .with("name", name)
        .with("row", row_name);
    let label = cx.say(&label);
    let ask = RichText::new(cx.text_with("tourn-newcomer", "name", name));
    ui.label(ask.color(cx.palette.warning));
    let edit = TextEdit::singleline(text)
        .id(id)
        .text_color(cx.palette.input)
        .min_size(egui::vec2(RATING, ROW))
        .desired_width(RATING);
    let response = ui.add(edit).accessible_name(label);
    let mut complete = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    for level in Level::ALL {
        let caption = RichText::new(caption(cx, level)).small();
        let button = ui.button(caption).on_hover_ui(|ui| {
            let start = cx.number(level.start(), 0);
            ui.label(cx.text_with("tourn-level-tip", "start", start));
        });
        if button.clicked() {
            *text = level.start().to_string();
            complete = true;
        }
    }
    complete
}

/// `average −100…+300`.
fn caption(cx: &Cx<'_>, level: Level) -> String {
    let name = cx.text(level.id());
    let floor = cx.signed(level.floor(), 0);
    match level.ceiling() {
        Some(ceiling) => format!("{name} {floor}…{}", cx.signed(ceiling, 0)),
        None => format!("{name} > {floor}"),
    }
}
