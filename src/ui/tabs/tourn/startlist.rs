//! The start list: what is expected of each pair, before play.

use std::cmp::Ordering;

use egui::{Grid, Id, Layout, RichText, ScrollArea, Ui, vec2};

use super::forecast::norm_deviations;
use super::sheet::Meaning;
use super::slips;
use crate::club::Draft;
use crate::exchange::write::{self, Page, Part};
use crate::rating::Norm;
use crate::ui::shortcut::PageCommand;
use crate::ui::theme::{GAP, GAP_LARGE, ROW};
use crate::ui::widgets::{Aside, keyboard};
use crate::ui::{Action, Cx, SaveKind};

/// State of its window.
#[derive(Default)]
pub(super) struct StartList {
    /// Whether it is shown.
    open: bool,
    /// Whether it was opened just now, and takes the keyboard.
    opened: bool,
    by_norm: bool,
    /// What had the keyboard before.
    came_from: Option<Id>,
}

/// One line of the list.
pub(super) struct Line<'a> {
    pub(super) number: usize,
    pub(super) names: [&'a str; 2],
    /// Of two, where the evening has two winners.
    pub(super) field: usize,
    pub(super) norm: Option<&'a Norm>,
    /// How far the norm may be off, one deviation in percent.
    sd: Option<f64>,
}

impl Line<'_> {
    fn both(&self) -> String {
        let names = self.names.into_iter().filter(|name| !name.is_empty());
        names.collect::<Vec<_>>().join(" – ")
    }
}

impl StartList {
    /// Opens the window.
    pub(super) fn open(&mut self) {
        (self.open, self.opened) = (true, true);
    }

    /// Draws the window if it is open.
    pub(super) fn show(&mut self, ui: &Ui, cx: &mut Cx<'_>, draft: &Draft, meaning: &Meaning) {
        if !self.open {
            return;
        }
        if self.opened && !keyboard::is_back(ui.ctx()) {
            // The palette that led here gives the keyboard back first.
            return ui.request_repaint();
        }
        if self.opened {
            self.came_from = self.came_from.or_else(|| keyboard::take(ui.ctx()));
        }
        let heading = cx.text("tourn-start-list");
        let window = Aside {
            name: "tourn-start-list",
            heading: &heading,
            // Below the header of the sheet.
            below: GAP_LARGE * 6.0,
            size: [620.0, 480.0],
        };
        let closed = window.show(ui, cx, |ui, cx| self.contents(ui, cx, draft, meaning));
        self.open &= !closed;
        if !self.open {
            keyboard::give_back(ui.ctx(), &mut self.came_from);
        }
    }

    fn contents(&mut self, ui: &mut Ui, cx: &mut Cx<'_>, draft: &Draft, meaning: &Meaning) {
        let sds = norm_deviations(cx.view, draft, &meaning.examined.rows);
        let lines = lines(draft, meaning, &sds, self.by_norm);
        if lines.is_empty() {
            // Its last pair was taken out.
            self.open = false;
            return;
        }
        ui.horizontal_wrapped(|ui| {
            let first = ui.radio_value(&mut self.by_norm, false, cx.text("tourn-as-entered"));
            self.opened &= !first.has_focus();
            if self.opened {
                // Until it has it: the click that led here takes it away.
                first.request_focus();
            }
            ui.add_space(GAP);
            ui.radio_value(&mut self.by_norm, true, cx.text("tourn-by-norm"));
            ui.add_space(GAP);
            let print = ui.button(cx.text("tourn-print"));
            if PageCommand::SaveStartList.pressed(&print) {
                save(cx, draft, "tourn-start-list", page(cx, draft, &lines));
            }
            let slips = ui.button(cx.text("tourn-slips"));
            let slips = slips.on_hover_text(cx.text("tourn-slips-hint"));
            if PageCommand::SaveSlips.pressed(&slips) {
                let text = slips::page(cx, draft, &lines);
                save(cx, draft, "tourn-slips-title", text);
            }
        });
        let hint = sd_hint(cx, draft, &lines);
        // Why a column is empty is seen with the column, what it says below.
        let missing = hint.filter(|hint| *hint != SD_HINT);
        if let Some(why) = missing {
            ui.weak(cx.text(why));
        }
        ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            table(ui, cx, &lines);
            if missing.is_none() && hint.is_some() {
                ui.add_space(GAP);
                ui.weak(cx.text(SD_HINT));
            }
        });
    }
}

/// What ± says.
const SD_HINT: &str = "tourn-norm-sd-hint";

/// What ± says, or why it says nothing; nothing where there is no norm either.
fn sd_hint(cx: &Cx<'_>, draft: &Draft, lines: &[Line<'_>]) -> Option<&'static str> {
    if lines.iter().any(|line| line.sd.is_some()) {
        Some(SD_HINT)
    } else if lines.iter().all(|line| line.norm.is_none()) {
        None
    } else if draft.of.is_some() {
        Some("tourn-norm-sd-past")
    } else if cx.view.companion.get().is_none() {
        Some("tourn-norm-sd-later")
    } else {
        None
    }
}

/// Offers to save a page for the printer.
fn save(cx: &mut Cx<'_>, draft: &Draft, title: &str, text: String) {
    let date = draft.parsed_date();
    let date = date.map_or_else(|| draft.date.trim().to_owned(), |date| date.to_string());
    let name = format!("{} {date}", cx.text(title));
    cx.act(Action::Save {
        name,
        kind: SaveKind::Html,
        text,
    });
}

fn lines<'a>(
    draft: &'a Draft,
    meaning: &'a Meaning,
    sds: &[Option<f64>],
    by_norm: bool,
) -> Vec<Line<'a>> {
    let rows = draft.rows.iter().zip(&meaning.examined.rows).enumerate();
    let mut lines: Vec<Line<'a>> = rows
        .filter(|(_, (typed, _))| !typed.is_empty())
        .map(|(row, (typed, examined))| Line {
            number: row + 1,
            names: [typed.a.trim(), typed.b.trim()],
            field: typed.field,
            norm: examined.norm.as_ref(),
            sd: sds.get(row).copied().flatten(),
        })
        .collect();
    if by_norm {
        let expected = |line: &Line<'_>| line.norm.map_or(f64::NEG_INFINITY, |n| n.expected);
        lines.sort_by(|a, b| -> Ordering { expected(b).total_cmp(&expected(a)) });
    }
    lines
}

/// Wide enough for the headings.
const FIGURE: f32 = 96.0;

const HEADINGS: [&str; 6] = [
    "tourn-col-number",
    "tourn-pair",
    "tourn-col-norm",
    "tourn-norm-sd",
    "tourn-col-familiarity",
    "tourn-pair-rating",
];

/// The calculated columns of a line.
fn figures(cx: &Cx<'_>, line: &Line<'_>) -> [String; 4] {
    let sd = line.sd.map(|sd| format!("±{}", cx.number(sd, 1)));
    line.norm.map_or_else(Default::default, |norm| {
        [
            cx.number(norm.expected, 2),
            sd.unwrap_or_default(),
            cx.number(norm.familiarity, 1),
            cx.number(norm.pair_rating, 1),
        ]
    })
}

fn table(ui: &mut Ui, cx: &Cx<'_>, lines: &[Line<'_>]) {
    Grid::new("tourn-start-table")
        .striped(true)
        .spacing([GAP_LARGE, GAP / 2.0])
        .show(ui, |ui| {
            for (column, heading) in HEADINGS.into_iter().enumerate() {
                let heading = RichText::new(cx.text(heading)).strong();
                if column < 2 {
                    ui.label(heading);
                } else {
                    figure(ui, heading);
                }
            }
            ui.end_row();
            for line in lines {
                ui.label(line.number.to_string());
                ui.label(line.both());
                for text in figures(cx, line) {
                    figure(ui, text.into());
                }
                ui.end_row();
            }
        });
}

/// A number at the right of its column.
fn figure(ui: &mut Ui, text: RichText) {
    let layout = Layout::right_to_left(egui::Align::Center);
    ui.allocate_ui_with_layout(vec2(FIGURE, ROW), layout, |ui| {
        ui.set_min_width(FIGURE);
        ui.label(text);
    });
}

/// The list as a page to be printed.
fn page(cx: &Cx<'_>, draft: &Draft, lines: &[Line<'_>]) -> String {
    let heading = [draft.date.trim(), draft.title.trim()];
    let heading = heading.into_iter().filter(|part| !part.is_empty());
    write::html(&Page {
        lang: cx.lang.code(),
        title: cx.text("tourn-start-list"),
        note: heading.collect::<Vec<_>>().join(" · "),
        chart: None,
        parts: vec![Part {
            heading: String::new(),
            columns: HEADINGS
                .iter()
                .map(|id| (cx.text(id), *id != "tourn-pair"))
                .collect(),
            rows: lines.iter().map(|line| page_row(cx, line)).collect(),
            note: sd_hint(cx, draft, lines)
                .filter(|hint| *hint == SD_HINT)
                .map_or_else(String::new, |hint| cx.text(hint)),
        }],
    })
}

fn page_row(cx: &Cx<'_>, line: &Line<'_>) -> Vec<String> {
    let mut cells = vec![line.number.to_string(), line.both()];
    cells.extend(figures(cx, line));
    cells
}

#[cfg(test)]
mod tests {
    use super::Line;

    #[test]
    fn half_a_pair_has_no_dash() {
        let both = |names| {
            let line = Line {
                number: 1,
                names,
                field: 0,
                norm: None,
                sd: None,
            };
            line.both()
        };
        assert_eq!(both(["Lee Ann", "Ray Bo"]), "Lee Ann – Ray Bo");
        assert_eq!(both(["", "Ray Bo"]), "Ray Bo");
        assert_eq!(both(["Lee Ann", ""]), "Lee Ann");
    }
}
