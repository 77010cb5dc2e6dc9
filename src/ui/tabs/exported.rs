//! What a pane shows, as something to export.

use std::sync::Arc;

use crate::exchange::Chart;
use crate::exchange::chart::{Point, Series};
use crate::i18n::Lang;
use crate::report::charts;
use crate::report::export::{Pane, Subject};
use crate::ui::widgets::{Axes, PlotLine, ShownTable};

/// Tables below a heading and a note, with the curves beside them.
pub(super) fn pane(
    file: &'static str,
    [title, note]: [String; 2],
    tables: &[&ShownTable],
    chart: Option<Chart>,
) -> Subject {
    Subject::Pane(Arc::new(Pane {
        title,
        note,
        tables: tables.iter().map(|shown| shown.table().clone()).collect(),
        chart,
        file,
    }))
}

/// Curves as they stand on the screen.
pub(super) fn chart(axes: &Axes, lines: &[PlotLine], lang: Lang) -> Chart {
    let series = |line: &PlotLine| Series {
        name: line.name.clone(),
        points: line
            .points
            .iter()
            .map(|point| Point {
                x: point.x,
                y: point.y,
                hint: String::new(),
            })
            .collect(),
        ribbons: Vec::new(),
    };
    let names = [axes.x.clone(), axes.y.clone()];
    let series = lines.iter().map(series).collect();
    charts::figures(axes.title.clone(), names, series, lang)
}
