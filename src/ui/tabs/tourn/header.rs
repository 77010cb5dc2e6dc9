//! What stands above the grid: date, title, scoring, boards, fields, rating.

use egui::{ComboBox, Id, Key, Response, RichText, TextEdit, Ui, vec2};

use super::dates;
use super::problems::sheet_unfinished;
use super::sheet::Sheet;
use crate::domain::Scoring;
use crate::ui::Cx;
use crate::ui::shortcut::PageCommand;
use crate::ui::theme::{GAP, ROW};
use crate::ui::widgets::{calendar_button, columns_button, settle_date};

const DATE: f32 = 112.0;
const TITLE: f32 = 220.0;
const BOARDS: f32 = 48.0;

/// Draws the fields and, under them, what is wrong with the sheet as a whole.
/// Enter in a field leads on to the pairs.
pub(super) fn show(ui: &mut Ui, cx: &mut Cx<'_>, sheet: &mut Sheet) {
    let mut entered = false;
    ui.horizontal_wrapped(|ui| {
        entered |= date(ui, cx, sheet);
        ui.add_space(GAP);
        let id = sheet.id();
        ui.label(cx.text("tourn-title"));
        let title = &mut sheet.draft.title;
        let field = field(ui, cx, id.with("title"), "tourn-title", title, TITLE);
        entered |= is_entered(ui, &field);
        date_note(ui, cx, sheet);
    });
    ui.horizontal_wrapped(|ui| {
        scoring(ui, cx, sheet);
        ui.add_space(GAP);
        ui.label(cx.text("tourn-boards"));
        let id = sheet.id().with("boards");
        let boards = &mut sheet.draft.boards;
        let field = field(ui, cx, id, "tourn-boards", boards, BOARDS);
        entered |= is_entered(ui, &field);
        ui.add_space(GAP);
        PageCommand::TwoWinners.toggle(ui.ctx(), &mut sheet.draft.two_winners);
        ui.checkbox(&mut sheet.draft.two_winners, cx.text("tourn-two-winners"))
            .on_hover_text(cx.text("tourn-two-winners-tip"));
        ui.add_space(GAP);
        let mut rated = !sheet.draft.unrated;
        PageCommand::Rated.toggle(ui.ctx(), &mut rated);
        ui.checkbox(&mut rated, cx.text("tourn-rated"))
            .on_hover_text(cx.text("tourn-rated-tip"));
        sheet.draft.unrated = !rated;
        columns_button(ui, cx);
    });
    problems(ui, cx, sheet);
    if entered {
        sheet.enter(ui);
    }
}

/// Whether Enter was pressed in a field.
fn is_entered(ui: &Ui, field: &Response) -> bool {
    field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter))
}

fn field(ui: &mut Ui, cx: &Cx<'_>, id: Id, name: &str, text: &mut String, width: f32) -> Response {
    let edit = TextEdit::singleline(text)
        .id(id)
        .text_color(cx.palette.input)
        .min_size(vec2(width, ROW))
        .desired_width(width);
    ui.add(edit).accessible_name(cx.text(name))
}

/// Draws the date; whether Enter was pressed in it.
fn date(ui: &mut Ui, cx: &Cx<'_>, sheet: &mut Sheet) -> bool {
    let id = sheet.id().with("date");
    ui.label(cx.text("tourn-date"));
    let response = field(ui, cx, id, "tourn-date", &mut sheet.draft.date, DATE);
    settle_date(cx.lang, &response, &mut sheet.draft.date);
    if std::mem::take(&mut sheet.ask_date) {
        response.request_focus();
    }
    let parsed = sheet.draft.parsed_date();
    let shown = parsed.or(dates::proposal(cx.view)).unwrap_or(cx.today);
    if let Some(picked) = calendar_button(ui, cx, id.with("calendar"), shown) {
        sheet.draft.date = cx.lang.typed_date(picked);
    }
    if let Some(date) = parsed {
        ui.label(cx.text(dates::weekday(date)));
    } else {
        ui.label(RichText::new(cx.text("tourn-date-hint")).weak());
    }
    is_entered(ui, &response)
}

/// That the date is not the director's own. It comes last in its line: it is
/// long, and must not part another field from its name.
fn date_note(ui: &mut Ui, cx: &Cx<'_>, sheet: &Sheet) {
    if sheet.has_proposed_date() {
        let note = RichText::new(cx.text("tourn-proposed"));
        ui.label(note.color(cx.palette.warning));
    }
}

fn scoring(ui: &mut Ui, cx: &Cx<'_>, sheet: &mut Sheet) {
    ui.label(cx.text("tourn-scoring"));
    for scoring in Scoring::ALL {
        if PageCommand::Scoring(scoring).asked(ui.ctx()) {
            sheet.draft.scoring = scoring;
        }
    }
    let chosen = sheet.draft.scoring;
    let combo = ComboBox::from_id_salt(sheet.id().with("scoring"))
        .selected_text(cx.text(scoring_id(chosen)))
        .show_ui(ui, |ui| {
            for scoring in Scoring::ALL {
                let text = cx.text(scoring_id(scoring));
                ui.selectable_value(&mut sheet.draft.scoring, scoring, text);
            }
        });
    combo.response.accessible_name(cx.text("tourn-scoring"));
    let recognised = sheet.meaning.examined.scoring;
    let results = sheet.draft.rows.iter().any(|row| !row.result.is_empty());
    if results && chosen == Scoring::Auto && recognised != Scoring::Auto {
        let text = cx.text_with(
            "tourn-recognised",
            "scoring",
            cx.text(scoring_id(recognised)),
        );
        ui.label(RichText::new(text).weak());
    }
}

/// The message with the name of a scoring.
pub(in crate::ui) const fn scoring_id(scoring: Scoring) -> &'static str {
    match scoring {
        Scoring::Auto => "tourn-scoring-auto",
        Scoring::Matchpoints => "tourn-scoring-mp",
        Scoring::Imps => "tourn-scoring-imp",
        Scoring::CrossImps => "tourn-scoring-cross-imp",
        Scoring::Percent => "tourn-scoring-percent",
    }
}

/// An untouched sheet and a start list lack things without being wrong; that
/// is said in the footer.
fn problems(ui: &mut Ui, cx: &Cx<'_>, sheet: &Sheet) {
    for problem in &sheet.meaning.examined.problems {
        if !sheet_unfinished(problem) || sheet.grid.complained {
            let text = format!("⚠ {}", cx.say(problem));
            ui.label(RichText::new(text).color(cx.palette.error));
        }
    }
}
