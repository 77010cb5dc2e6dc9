//! The pairs of a file as they will be recorded.

use egui::{Align, Label, Layout, RichText, Ui};
use egui_extras::{Column, TableBuilder, TableRow};

use super::evening::Evening;
use super::people::{Answer, People};
use super::world::Meaning;
use crate::club::{DraftRow, ExaminedRow, Named};
use crate::domain::{Notice, number};
use crate::ui::Cx;
use crate::ui::theme::ROW;
use crate::ui::widgets::right;

/// The fields, as the sheet calls them.
const DIRECTIONS: [&str; 2] = ["tourn-ns", "tourn-ew"];

/// Width of a name, and of a number.
const NAME: f32 = 230.0;
const NUMBER: f32 = 84.0;

/// Draws the table.
pub(super) fn show(
    ui: &mut Ui,
    cx: &Cx<'_>,
    evening: &Evening,
    meaning: &Meaning,
    people: &People,
) {
    let places: Vec<&str> = evening
        .file()
        .iter()
        .flat_map(|file| file.pairs())
        .map(|pair| pair.place.as_deref().unwrap_or_default())
        .collect();
    problems(ui, cx, meaning);
    ui.push_id("import-pairs", |ui| {
        TableBuilder::new(ui)
            .striped(true)
            .vscroll(false)
            .cell_layout(Layout::left_to_right(Align::Center))
            .column(Column::exact(56.0))
            .columns(Column::exact(NAME).clip(true), 2)
            .columns(Column::exact(NUMBER), 4)
            .column(Column::remainder().clip(true))
            .header(ROW, |mut header| headings(&mut header, cx))
            .body(|body| {
                body.rows(ROW, evening.draft.rows.len(), |mut row| {
                    let at = row.index();
                    let (Some(typed), Some(read)) =
                        (evening.draft.rows.get(at), meaning.examined.rows.get(at))
                    else {
                        return;
                    };
                    let place = places.get(at).copied().unwrap_or_default();
                    let two = evening.draft.two_winners;
                    pair(&mut row, cx, people, (typed, read), (place, two));
                });
            });
    });
}

/// What is wrong with rows, whole; beside the row there is room for its
/// beginning only.
fn problems(ui: &mut Ui, cx: &Cx<'_>, meaning: &Meaning) {
    for (row, read) in (1_usize..).zip(&meaning.examined.rows) {
        for problem in &read.problems {
            let said = Notice::new("import-row")
                .with("row", row)
                .with("problem", cx.say(problem));
            ui.colored_label(cx.palette.error, format!("⚠ {}", cx.say(&said)));
        }
    }
}

fn headings(header: &mut TableRow<'_, '_>, cx: &Cx<'_>) {
    let strong = |id| RichText::new(cx.text(id)).strong();
    for id in ["import-col-number", "import-col-first", "import-col-second"] {
        header.col(|ui| {
            ui.label(strong(id));
        });
    }
    for id in [
        "import-col-result",
        "import-col-percentage",
        "import-col-boards",
        "import-col-place",
    ] {
        header.col(|ui| {
            right(ui, strong(id));
        });
    }
    header.col(|_| {});
}

fn pair(
    row: &mut TableRow<'_, '_>,
    cx: &Cx<'_>,
    people: &People,
    (typed, read): (&DraftRow, &ExaminedRow),
    (place, two_winners): (&str, bool),
) {
    let number = (row.index() + 1).to_string();
    let direction = two_winners.then(|| cx.text(DIRECTIONS[typed.field.min(1)]));
    row.col(|ui| {
        ui.weak(number);
        ui.label(direction.unwrap_or_default());
    });
    for (name, named) in [(&typed.a, &read.a), (&typed.b, &read.b)] {
        row.col(|ui| who(ui, cx, people, name, named));
    }
    let percentage = typed.percentage.map(|percent| figure(cx, percent));
    let result = number::parse(&typed.result).map(|result| figure(cx, result));
    let figures = [
        result.unwrap_or_else(|| typed.result.clone()),
        percentage.unwrap_or_default(),
        typed.boards.clone(),
        place.to_owned(),
    ];
    for figure in figures {
        row.col(|ui| {
            right(ui, figure);
        });
    }
    row.col(|ui| {
        let problems: Vec<String> = read
            .problems
            .iter()
            .map(|problem| cx.say(problem))
            .collect();
        if !problems.is_empty() {
            let text = RichText::new(format!("⚠ {}", problems.join(" ")));
            let label = Label::new(text.color(cx.palette.error)).truncate();
            ui.add(label).on_hover_text(problems.join("\n"));
        }
    });
}

/// As many decimals as a result has, two at most, as the language writes it.
fn figure(cx: &Cx<'_>, result: f64) -> String {
    cx.number(result, if result.fract() == 0.0 { 0 } else { 2 })
}

/// The name as the club has it; how the file writes it, where that differs.
fn who(ui: &mut Ui, cx: &Cx<'_>, people: &People, name: &str, named: &Named) {
    match named {
        Named::Known(player) => {
            let own = cx.view.book.players.get(player).map(|player| &player.name);
            let shown = own.map_or(name, String::as_str);
            let label = Label::new(shown).truncate();
            let response = ui.add(label);
            if shown != name {
                response.on_hover_text(cx.text_with("import-in-file", "name", name));
                ui.weak(format!("({name})"));
            } else if let Some(stranger) = people.stranger(name) {
                let is_new = matches!(stranger.answer(cx), Answer::New(_));
                ui.weak(cx.text(if is_new {
                    "import-new"
                } else {
                    "import-unknown"
                }));
            }
        }
        Named::Newcomer { .. } => {
            let text = RichText::new(format!("{name} – {}", cx.text("import-unknown")));
            ui.add(Label::new(text.color(cx.palette.warning)).truncate());
        }
        Named::Empty => {}
    }
}
