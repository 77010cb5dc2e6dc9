//! Every total of the event: as a table, and as a curve.

use egui::Ui;
use egui_plot::PlotPoint;

use super::result::dense_table;
use crate::domain::Notice;
use crate::exchange::Chart;
use crate::i18n::Lang;
use crate::rating::fide::{Event, FLOOR, Points, Total, totals};
use crate::report::calculator::fide as report;
use crate::ui::Base;
use crate::ui::tabs::exported::chart;
use crate::ui::theme::GAP_LARGE;
use crate::ui::widgets::{Axes, PlotLine, ShownTable, TableLook, curves};

/// The picture stands beside the table only where it has so much room.
const BESIDE: f32 = 480.0;
/// Widest picture.
const PICTURE: f32 = 720.0;
/// Height of the picture, and of the rows beside it.
const HEIGHT: f32 = 174.0;
/// Height of the table where it has the column for itself.
const TALL: f32 = 700.0;

/// What an event can still bring.
pub(super) struct Outlook {
    /// All totals.
    pub(super) table: ShownTable,
    possible: Vec<bool>,
    curves: Vec<PlotLine>,
}

impl Outlook {
    /// The totals of an event with so many points now; `None` when no game
    /// counts.
    pub(super) fn new(event: &Event, now: Points, lang: Lang) -> Option<Self> {
        let totals = totals(event);
        let present = totals.iter().find(|total| total.score == now)?;
        (totals.len() > 1).then(|| Self {
            table: ShownTable::new(report::totals(&totals, lang), lang),
            possible: totals.iter().map(|total| total.possible).collect(),
            curves: lines(&totals, present, lang),
        })
    }

    /// Draws both.
    pub(super) fn ui(&self, ui: &mut Ui, base: &mut Base<'_>) {
        let room = ui.available_width() - self.table.width(ui) - GAP_LARGE;
        if room < BESIDE {
            self.picture(ui, base);
            ui.add_space(GAP_LARGE);
            self.totals(ui, base, TALL);
        } else {
            ui.horizontal_top(|ui| {
                ui.vertical(|ui| self.totals(ui, base, HEIGHT));
                ui.add_space(GAP_LARGE);
                ui.vertical(|ui| self.picture(ui, base));
            });
        }
    }

    /// The picture, to be exported.
    pub(super) fn chart(&self, lang: Lang) -> Chart {
        chart(&axes(lang), &self.curves, lang)
    }

    fn totals(&self, ui: &mut Ui, base: &mut Base<'_>, height: f32) {
        let look = TableLook {
            id: "fide-totals",
            height,
            grey: &|row| !self.possible[row],
        };
        dense_table(ui, base, &look, &self.table);
    }

    fn picture(&self, ui: &mut Ui, base: &Base<'_>) {
        ui.set_max_width(ui.available_width().min(PICTURE));
        let lang = base.lang;
        let axes = axes(lang);
        let rating = self.curves[0].name.as_str();
        curves(ui, base, &axes, &self.curves, move |name, point| {
            if name == rating {
                let hover = Notice::new("fide-picture-hover").with("total", point.x);
                lang.say(&hover.with("rating", point.y))
            } else {
                name.to_owned()
            }
        });
    }
}

fn axes(lang: Lang) -> Axes {
    Axes {
        id: "fide-picture",
        title: lang.text("fide-picture-title"),
        x: lang.text("fide-picture-x"),
        y: lang.text("fide-picture-y"),
        height: HEIGHT,
        counts: false,
    }
}

/// The rating against the total, the present total, and the floor where the
/// curve comes near it.
fn lines(totals: &[Total], present: &Total, lang: Lang) -> Vec<PlotLine> {
    let point = |total: &Total| PlotPoint::new(total.score.as_f64(), f64::from(total.figure));
    let points: Vec<PlotPoint> = totals.iter().map(point).collect();
    let (first, last) = (points[0], points[points.len() - 1]);
    let is_over = totals.iter().filter(|total| total.possible).count() == 1;
    let now = if is_over {
        Notice::new("fide-picture-now")
    } else {
        Notice::new("fide-picture-so-far")
    };
    let now = now
        .with("total", present.score.as_f64())
        .with("rating", present.figure);
    let x = present.score.as_f64();
    let comparison = |name: Notice, points, series| PlotLine {
        name: lang.say(&name),
        points,
        series,
        dashed: true,
    };
    let mut lines = vec![
        PlotLine {
            name: lang.text("fide-picture-y"),
            points,
            series: 0,
            dashed: false,
        },
        comparison(
            now,
            vec![PlotPoint::new(x, first.y), PlotPoint::new(x, last.y)],
            1,
        ),
    ];
    let floor = f64::from(FLOOR);
    if first.y < floor {
        let line = vec![
            PlotPoint::new(first.x, floor),
            PlotPoint::new(last.x, floor),
        ];
        let name = Notice::new("fide-picture-floor").with("floor", FLOOR);
        lines.push(comparison(name, line, 2));
    }
    lines
}
