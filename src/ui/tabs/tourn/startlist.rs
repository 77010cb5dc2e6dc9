//! The start list: what is expected of each pair, before play.

use std::cmp::Ordering;

use egui::{Grid, ScrollArea, Ui, Window};

use super::sheet::Meaning;
use crate::club::Draft;
use crate::rating::Norm;
use crate::ui::theme::{GAP, GAP_LARGE};
use crate::ui::{Action, Cx, SaveKind, widgets};

/// State of its window.
#[derive(Default)]
pub(super) struct StartList {
    /// Whether it is shown.
    pub(super) open: bool,
    by_norm: bool,
}

/// One line of the list.
struct Line<'a> {
    number: usize,
    names: String,
    norm: Option<&'a Norm>,
}

impl StartList {
    /// Draws the window if it is open.
    pub(super) fn show(&mut self, ui: &Ui, cx: &mut Cx<'_>, draft: &Draft, meaning: &Meaning) {
        if !self.open {
            return;
        }
        let mut open = true;
        Window::new(cx.text("tourn-start-list"))
            .id(egui::Id::new("tourn-start-list"))
            .open(&mut open)
            .collapsible(false)
            .default_width(460.0)
            .show(ui.ctx(), |ui| self.contents(ui, cx, draft, meaning));
        self.open &= open;
    }

    fn contents(&mut self, ui: &mut Ui, cx: &mut Cx<'_>, draft: &Draft, meaning: &Meaning) {
        let lines = lines(draft, meaning, self.by_norm);
        if lines.is_empty() {
            ui.label(cx.text("tourn-start-empty"));
            return;
        }
        ui.horizontal_wrapped(|ui| {
            ui.radio_value(&mut self.by_norm, false, cx.text("tourn-as-entered"));
            ui.radio_value(&mut self.by_norm, true, cx.text("tourn-by-norm"));
            ui.add_space(GAP);
            if ui.button(cx.text("tourn-print")).clicked() {
                let text = page(cx, draft, &lines);
                cx.act(Action::Save {
                    name: format!("{} {}", cx.text("tourn-start-list"), draft.date.trim()),
                    kind: SaveKind::Html,
                    text,
                });
            }
        });
        ScrollArea::vertical().show(ui, |ui| table(ui, cx, &lines));
    }
}

fn lines<'a>(draft: &Draft, meaning: &'a Meaning, by_norm: bool) -> Vec<Line<'a>> {
    let rows = draft.rows.iter().zip(&meaning.examined.rows).enumerate();
    let mut lines: Vec<Line<'a>> = rows
        .filter(|(_, (typed, _))| !typed.is_empty())
        .map(|(row, (typed, examined))| Line {
            number: row + 1,
            names: format!("{} – {}", typed.a.trim(), typed.b.trim()),
            norm: examined.norm.as_ref(),
        })
        .collect();
    if by_norm {
        let expected = |line: &Line<'_>| line.norm.map_or(f64::NEG_INFINITY, |n| n.expected);
        lines.sort_by(|a, b| -> Ordering { expected(b).total_cmp(&expected(a)) });
    }
    lines
}

const HEADINGS: [&str; 5] = [
    "tourn-col-number",
    "tourn-pair",
    "tourn-col-norm",
    "tourn-col-familiarity",
    "tourn-col-pair-rating",
];

/// The calculated columns of a line.
fn figures(cx: &Cx<'_>, norm: Option<&Norm>) -> [String; 3] {
    norm.map_or_else(Default::default, |norm| {
        [
            cx.number(norm.expected, 2),
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
            for heading in HEADINGS {
                ui.strong(cx.text(heading));
            }
            ui.end_row();
            for line in lines {
                ui.label(line.number.to_string());
                ui.label(&line.names);
                for figure in figures(cx, line.norm) {
                    widgets::right(ui, figure);
                }
                ui.end_row();
            }
        });
}

/// The list as a page to be printed.
fn page(cx: &Cx<'_>, draft: &Draft, lines: &[Line<'_>]) -> String {
    let title = [
        &cx.text("tourn-start-list"),
        draft.title.trim(),
        draft.date.trim(),
    ]
    .into_iter()
    .filter(|part| !part.is_empty())
    .map(escaped)
    .collect::<Vec<_>>()
    .join(" · ");
    let headings: String = HEADINGS
        .iter()
        .map(|id| format!("<th>{}</th>", escaped(&cx.text(id))))
        .collect();
    let rows: String = lines.iter().map(|line| page_row(cx, line)).collect();
    format!(
        "<!DOCTYPE html>\n<html lang=\"{lang}\"><head><meta charset=\"utf-8\">\
         <title>{title}</title>\n<style>{STYLE}</style></head>\n<body><h1>{title}</h1>\n\
         <table><tr>{headings}</tr>\n{rows}</table></body></html>\n",
        lang = cx.lang.code(),
    )
}

const STYLE: &str = "body{font-family:sans-serif}table{border-collapse:collapse}\
                     th,td{padding:.2em .8em;border-bottom:1px solid #ccc;text-align:right}\
                     th:nth-child(2),td:nth-child(2){text-align:left}";

fn page_row(cx: &Cx<'_>, line: &Line<'_>) -> String {
    let figures: String = figures(cx, line.norm)
        .iter()
        .map(|figure| format!("<td>{figure}</td>"))
        .collect();
    let names = escaped(&line.names);
    format!(
        "<tr><td>{}</td><td>{names}</td>{figures}</tr>\n",
        line.number
    )
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_cannot_break_the_page() {
        assert_eq!(escaped("<b>\"A\" & Co"), "&lt;b&gt;&quot;A&quot; &amp; Co");
    }
}
