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

/// Width of the number of a pair with its mark, and with its field; of a name;
/// and of a number.
const PAIR: f32 = 44.0;
const PAIR_IN_FIELD: f32 = 84.0;
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
    let rows = &evening.draft.rows;
    let decimals = Decimals {
        result: decimals(rows.iter().filter_map(|row| number::parse(&row.result))),
        percentage: decimals(rows.iter().filter_map(|row| row.percentage)),
    };
    ui.push_id("import-pairs", |ui| {
        TableBuilder::new(ui)
            .striped(true)
            .vscroll(false)
            .cell_layout(Layout::left_to_right(Align::Center))
            .column(Column::exact(match evening.draft.two_winners {
                true => PAIR_IN_FIELD,
                false => PAIR,
            }))
            .columns(Column::exact(NAME).clip(true), 2)
            .columns(Column::exact(NUMBER), 4)
            .header(ROW, |mut header| headings(&mut header, cx))
            .body(|body| {
                body.rows(ROW, rows.len(), |mut row| {
                    let at = row.index();
                    let (Some(typed), Some(read)) = (rows.get(at), meaning.examined.rows.get(at))
                    else {
                        return;
                    };
                    let place = places.get(at).copied().unwrap_or_default();
                    let two = evening.draft.two_winners;
                    let beside = (place, two, &decimals);
                    pair(&mut row, cx, people, (typed, read), beside);
                });
            });
    });
}

/// What is wrong with rows, whole; in the row there is room for a mark only.
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
    header.col(|ui| {
        right(ui, strong("import-col-number"));
    });
    for id in ["import-col-first", "import-col-second"] {
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
}

/// The decimals of the columns, so that their figures stand below each other.
struct Decimals {
    result: usize,
    percentage: usize,
}

/// As many decimals as any of the numbers has, two at most.
fn decimals(numbers: impl Iterator<Item = f64>) -> usize {
    let of = |number: f64| {
        let whole = |scale: f64| ((number * scale).round() - number * scale).abs() < 1e-6;
        [1.0, 10.0].into_iter().position(whole).unwrap_or(2)
    };
    numbers.map(of).max().unwrap_or(0)
}

fn pair(
    row: &mut TableRow<'_, '_>,
    cx: &Cx<'_>,
    people: &People,
    (typed, read): (&DraftRow, &ExaminedRow),
    (place, two_winners, decimals): (&str, bool, &Decimals),
) {
    let direction = two_winners.then(|| cx.text(DIRECTIONS[typed.field.min(1)]));
    let number = row.index() + 1;
    row.col(|ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.weak(number.to_string());
            if let Some(direction) = direction {
                ui.label(direction);
            }
            mark(ui, cx, read);
        });
    });
    for (name, named) in [(&typed.a, &read.a), (&typed.b, &read.b)] {
        row.col(|ui| who(ui, cx, people, name, named));
    }
    let percentage = typed.percentage;
    let percentage = percentage.map(|percent| cx.number(percent, decimals.percentage));
    let result = number::parse(&typed.result);
    let result = result.map(|result| cx.number(result, decimals.result));
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
}

/// Marks a row in which something is wrong.
fn mark(ui: &mut Ui, cx: &Cx<'_>, read: &ExaminedRow) {
    let problems = read.problems.iter().map(|problem| cx.say(problem));
    let problems: Vec<String> = problems.collect();
    if !problems.is_empty() {
        let mark = RichText::new("⚠").color(cx.palette.error);
        let mark = ui.add(Label::new(mark));
        mark.on_hover_text(problems.join("\n"));
    }
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

#[cfg(test)]
mod tests {
    use super::decimals;

    #[test]
    fn the_figures_of_a_column_have_the_same_decimals() {
        assert_eq!(decimals([51.0, 43.5].into_iter()), 1);
        assert_eq!(decimals([51.0, 57.25, 43.5].into_iter()), 2);
        assert_eq!(decimals([51.0, -12.0].into_iter()), 0);
        assert_eq!(decimals([33.333_333].into_iter()), 2);
        assert_eq!(decimals([].into_iter()), 0);
    }
}
