//! What is said of an evening as a whole, and can be changed: date, title,
//! scoring, boards; the lines left out; what is unusual.

use egui::{ComboBox, RichText, Ui};

use super::evening::Evening;
use super::world::Meaning;
use crate::domain::{Notice, Scoring};
use crate::ui::Cx;
use crate::ui::tabs::tourn::scoring_id;
use crate::ui::theme::GAP;
use crate::ui::widgets::{NAME_FIELD, SHORT_FIELD, input, settle_date};

/// Width of the field for boards.
const BOARDS: f32 = 48.0;

/// Draws the fields, and under them what is wrong or unusual.
pub(super) fn show(ui: &mut Ui, cx: &Cx<'_>, evening: &mut Evening, meaning: &Meaning) {
    fields(ui, cx, evening, meaning);
    date_flaw(ui, cx, evening);
    for problem in meaning.examined.problems.iter().chain(&meaning.refused) {
        let text = format!("⚠ {}", cx.say(problem));
        ui.label(RichText::new(text).color(cx.palette.error));
    }
    bad_lines(ui, cx, evening);
    questions(ui, cx, evening, meaning);
}

fn fields(ui: &mut Ui, cx: &Cx<'_>, evening: &mut Evening, meaning: &Meaning) {
    let draft = &mut evening.draft;
    ui.horizontal_wrapped(|ui| {
        let field = |ui: &mut Ui, id: &str, text: &mut String, width: f32| {
            ui.label(cx.text(id));
            let field = input(ui, cx.palette, &cx.text(id), text, width);
            ui.add_space(GAP);
            field
        };
        let date = field(ui, "tourn-date", &mut draft.date, SHORT_FIELD);
        settle_date(cx.lang, &date, &mut draft.date);
        field(ui, "tourn-title", &mut draft.title, NAME_FIELD);
        field(ui, "tourn-boards", &mut draft.boards, BOARDS);
    });
    ui.horizontal_wrapped(|ui| {
        ui.label(cx.text("tourn-scoring"));
        let combo = ComboBox::from_id_salt("import-scoring")
            .selected_text(cx.text(scoring_id(draft.scoring)))
            .show_ui(ui, |ui| {
                for scoring in Scoring::ALL {
                    let text = cx.text(scoring_id(scoring));
                    ui.selectable_value(&mut draft.scoring, scoring, text);
                }
            });
        combo.response.accessible_name(cx.text("tourn-scoring"));
        let recognised = meaning.examined.scoring;
        if draft.scoring == Scoring::Auto && recognised != Scoring::Auto {
            let scoring = cx.text(scoring_id(recognised));
            ui.weak(cx.text_with("tourn-recognised", "scoring", scoring));
        }
        ui.add_space(GAP);
        ui.checkbox(&mut draft.two_winners, cx.text("tourn-two-winners"))
            .on_hover_text(cx.text("tourn-two-winners-tip"));
        ui.add_space(GAP);
        let mut rated = !draft.unrated;
        ui.checkbox(&mut rated, cx.text("tourn-rated"))
            .on_hover_text(cx.text("tourn-rated-tip"));
        draft.unrated = !rated;
    });
}

/// Why the file's own date is none, until another one is typed.
fn date_flaw(ui: &mut Ui, cx: &Cx<'_>, evening: &Evening) {
    let flaw = evening.file().and_then(|file| file.date_flaw.as_ref());
    if let Some(flaw) = flaw.filter(|_| evening.draft.date.trim().is_empty()) {
        let text = format!("⚠ {}", cx.say(flaw));
        ui.label(RichText::new(text).color(cx.palette.error));
    }
}

fn bad_lines(ui: &mut Ui, cx: &Cx<'_>, evening: &mut Evening) {
    if evening.skipped().is_empty() {
        return;
    }
    ui.add_space(GAP);
    for skipped in evening.skipped() {
        let line = Notice::new("list-line")
            .with("line", skipped.line)
            .with("reason", skipped.said(|notice| cx.say(notice)));
        if skipped.is_bad() {
            let text = format!("⚠ {}", cx.say(&line));
            ui.label(RichText::new(text).color(cx.palette.error));
        } else {
            ui.weak(cx.say(&line));
        }
    }
    let count = evening.bad_lines();
    if count == 0 {
        return;
    }
    let text = cx.text_with("import-leave-out", "count", count);
    ui.checkbox(&mut evening.without_bad_lines, text);
}

fn questions(ui: &mut Ui, cx: &Cx<'_>, evening: &mut Evening, meaning: &Meaning) {
    for question in &meaning.questions {
        let text = format!("⚠ {}", cx.say(&question.notice()));
        ui.label(RichText::new(text).color(cx.palette.warning));
    }
    if meaning.asks().next().is_some() {
        let mut accepted = meaning.is_accepted(&evening.accepted);
        let choice = ui.checkbox(&mut accepted, cx.text("import-nevertheless"));
        if choice.changed() {
            let asked = meaning.asks().filter(|_| accepted);
            evening.accepted = asked.cloned().collect();
        }
    }
}
