//! What stands above the grid: number, date, title, scoring, `H`, `S`, final.

use egui::{ComboBox, Key, Response, RichText, TextEdit, Ui, vec2};

use super::sheet::{Field, Sheet};
use crate::domain::{Notice, Scoring, number};
use crate::rating::championship::Rank;
use crate::ui::Cx;
use crate::ui::tabs::tourn::{scoring_id, weekday};
use crate::ui::theme::{GAP, ROW};
use crate::ui::widgets::{calendar_button, columns_button, settle_date};

const NUMBER: f32 = 48.0;
const DATE: f32 = 112.0;
const TITLE: f32 = 200.0;

/// Draws the fields and, under them, what is wrong with the session as a
/// whole.
pub(super) fn show(ui: &mut Ui, cx: &mut Cx<'_>, sheet: &mut Sheet) {
    let (mut named, mut dated, mut entered) = (false, false, false);
    ui.horizontal_wrapped(|ui| {
        named |= field(ui, cx, sheet, "champ-number", Some(Field::Number), NUMBER);
        ui.add_space(GAP);
        dated |= field(ui, cx, sheet, "champ-date", Some(Field::Date), DATE);
        date(ui, cx, sheet);
        ui.add_space(GAP);
        named |= field(ui, cx, sheet, "champ-title", None, TITLE);
    });
    ui.horizontal_wrapped(|ui| {
        scoring(ui, cx, sheet);
        ui.add_space(GAP);
        entered |= field(ui, cx, sheet, "champ-boards", Some(Field::Boards), NUMBER);
        ui.add_space(GAP);
        ui.checkbox(&mut sheet.draft.is_final, cx.text("champ-final"))
            .on_hover_text(cx.text("champ-final-tip"));
        if sheet.draft.scoring == Scoring::Imps {
            ui.add_space(GAP);
            ui.checkbox(&mut sheet.draft.centred, cx.text("champ-centred"))
                .on_hover_text(cx.text("champ-centred-tip"));
        }
        columns_button(ui, cx);
        // Last, so that nothing moves when it comes; and not before anything is
        // typed.
        let begun = sheet.draft.rows.iter().any(|row| !row.is_empty());
        if sheet.lacks_boards() && (begun || sheet.grid.complained) {
            let text = RichText::new(cx.text("champ-boards-missing"));
            ui.label(text.color(cx.palette.warning));
        }
    });
    if sheet.draft.scoring == Scoring::Imps {
        ui.horizontal_wrapped(|ui| {
            entered |= field(
                ui,
                cx,
                sheet,
                "champ-strength",
                Some(Field::Strength),
                NUMBER,
            );
            strength(ui, cx, sheet);
        });
    }
    // Not past what is empty, and not back to what was left so.
    if named {
        sheet.enter(ui, cx);
    } else if dated {
        sheet.enter_boards(ui, cx);
    } else if entered {
        sheet.enter_grid(ui, cx);
    }
    problems(ui, cx, sheet);
}

/// A field after its name; whether Enter was pressed in it.
fn field(
    ui: &mut Ui,
    cx: &Cx<'_>,
    sheet: &mut Sheet,
    name: &'static str,
    which: Option<Field>,
    width: f32,
) -> bool {
    let name = cx.text(name);
    ui.label(&name);
    let id = sheet.id().with((name.as_str(), "field"));
    let asked = which.is_some() && sheet.ask == which;
    let draft = &mut sheet.draft;
    let text = match which {
        Some(Field::Number) => &mut draft.number,
        Some(Field::Date) => &mut draft.date,
        Some(Field::Strength) => &mut draft.strength,
        Some(Field::Boards) => &mut draft.boards,
        None => &mut draft.title,
    };
    let edit = TextEdit::singleline(text)
        .id(id)
        .text_color(cx.palette.input)
        .min_size(vec2(width, ROW))
        .desired_width(width);
    let response: Response = ui.add(edit).accessible_name(name);
    if which == Some(Field::Date) {
        settle_date(cx.lang, &response, &mut sheet.draft.date);
    }
    if asked {
        sheet.ask = None;
        response.request_focus();
    }
    response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter))
}

fn date(ui: &mut Ui, cx: &Cx<'_>, sheet: &mut Sheet) {
    let parsed = sheet.draft.parsed_date();
    let id = sheet.id().with("calendar");
    if let Some(picked) = calendar_button(ui, cx, id, parsed.unwrap_or(cx.today)) {
        sheet.draft.date = cx.lang.typed_date(picked);
    }
    if let Some(date) = parsed {
        ui.label(cx.text(weekday(date)));
    }
}

fn scoring(ui: &mut Ui, cx: &Cx<'_>, sheet: &mut Sheet) {
    ui.label(cx.text("champ-scoring"));
    let combo = ComboBox::from_id_salt(sheet.id().with("scoring"))
        .selected_text(cx.text(scoring_id(sheet.draft.scoring)))
        .show_ui(ui, |ui| {
            let all = Scoring::ALL.into_iter();
            for scoring in all.filter(|scoring| *scoring != Scoring::Auto) {
                let text = cx.text(scoring_id(scoring));
                ui.selectable_value(&mut sheet.draft.scoring, scoring, text);
            }
        });
    combo.response.accessible_name(cx.text("champ-scoring"));
}

/// What the strength means, and what the ratings suggest.
fn strength(ui: &mut Ui, cx: &Cx<'_>, sheet: &mut Sheet) {
    let typed = number::parse(&sheet.draft.strength);
    if let Some(strength) = typed {
        ui.label(cx.text(Rank::of(strength).id()));
    }
    ui.label(RichText::new(cx.text("champ-strength-range")).weak());
    let Some(suggested) = sheet.meaning.examined.suggested else {
        return;
    };
    if typed != Some(suggested) {
        ui.add_space(GAP);
        let notice = Notice::new("champ-strength-take").with("strength", suggested);
        if ui.button(cx.say(&notice)).clicked() {
            sheet.draft.strength = cx.lang.figures(suggested);
        }
    }
}

/// An untouched sheet lacks pairs without being wrong.
fn problems(ui: &mut Ui, cx: &Cx<'_>, sheet: &Sheet) {
    if sheet.meaning.examined.odd {
        ui.colored_label(cx.palette.warning, cx.text("championship-percents-odd"));
    }
    let shown = |problem: &&Notice| match problem.id.as_ref() {
        "calc-few-pairs" => sheet.grid.complained,
        // The field says so.
        "championship-boards" => false,
        _ => true,
    };
    for problem in sheet.meaning.examined.problems.iter().filter(shown) {
        let text = format!("⚠ {}", cx.say(problem));
        ui.label(RichText::new(text).color(cx.palette.error));
    }
}
