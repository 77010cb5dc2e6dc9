//! The favourite's chance: against the difference of ratings for this length,
//! and against the length for this difference.

use egui::Ui;
use egui_plot::PlotPoint;

use crate::domain::Notice;
use crate::exchange::Chart;
use crate::i18n::Lang;
use crate::rating::fibs::{Match, chance};
use crate::report::calculator::fibs as report;
use crate::ui::Base;
use crate::ui::tabs::exported::chart;
use crate::ui::theme::GAP;
use crate::ui::widgets::{Axes, PlotLine, ShownTable, TableLook, curves, table_view};

/// Least difference that the picture reaches to, in rating points.
const REACH: f64 = 500.0;
/// Points of the curve.
const POINTS: u32 = 100;
/// Height of the picture, in points.
const PICTURE: f32 = 240.0;
/// Rows of the table seen at least.
const LEAST_TABLE: f32 = 260.0;
/// What stands around picture and table.
const AROUND: f32 = 110.0;

/// The picture and the table of one match.
pub(super) struct Chances {
    length: u32,
    lines: Vec<PlotLine>,
    /// The chances by length.
    pub(super) table: ShownTable,
}

impl Chances {
    pub(super) fn new(rated: &Match, lang: Lang) -> Self {
        Self {
            length: rated.length,
            lines: vec![curve(rated, lang), now(rated, lang)],
            table: ShownTable::new(report::chances(rated.difference, lang), lang),
        }
    }

    fn axes(&self, lang: Lang) -> Axes {
        Axes {
            id: "fibs-chance",
            title: lang.say(&Notice::new("fibs-plot-title").with("length", self.length)),
            x: lang.text("fibs-plot-x"),
            y: lang.text("fibs-plot-y"),
            height: PICTURE,
            counts: false,
        }
    }

    /// The picture, to be exported.
    pub(super) fn chart(&self, lang: Lang) -> Chart {
        chart(&self.axes(lang), &self.lines, lang)
    }

    /// Draws them into a page of that height.
    pub(super) fn ui(&self, ui: &mut Ui, base: &mut Base<'_>, height: f32) {
        let axes = self.axes(base.lang);
        let lang = base.lang;
        curves(ui, base, &axes, &self.lines, move |_, point| {
            let notice = Notice::new("fibs-plot-hover")
                .with("difference", point.x.round())
                .with("chance", (100.0 * point.y).round() / 100.0);
            lang.say(&notice)
        });
        ui.add_space(GAP);
        let look = TableLook {
            id: "fibs-chances",
            height: (height - PICTURE - AROUND).max(LEAST_TABLE),
            grey: &|_| false,
        };
        table_view(ui, base, &look, &self.table);
    }
}

fn percent(difference: f64, length: u32) -> PlotPoint {
    PlotPoint::new(difference, 100.0 * chance(difference, length))
}

fn curve(rated: &Match, lang: Lang) -> PlotLine {
    let reach = REACH.max((1.2 * rated.difference / 100.0).ceil() * 100.0);
    let step = reach / f64::from(POINTS);
    PlotLine {
        name: lang.text("fibs-plot-curve"),
        points: (0..=POINTS)
            .map(|at| percent(step * f64::from(at), rated.length))
            .collect(),
        series: 0,
        dashed: false,
    }
}

/// Where this match stands: from both axes to the curve.
fn now(rated: &Match, lang: Lang) -> PlotLine {
    let here = percent(rated.difference, rated.length);
    let name = Notice::new("fibs-plot-now")
        .with("difference", rated.difference)
        .with("chance", (100.0 * here.y).round() / 100.0);
    PlotLine {
        name: lang.say(&name),
        points: vec![
            PlotPoint::new(0.0, here.y),
            here,
            PlotPoint::new(here.x, 50.0),
        ],
        series: 1,
        dashed: true,
    }
}
