//! The ratings of chosen players over the sessions.

use egui::{Rangef, TextStyle, Ui};
use egui_plot::{AxisHints, Corner, GridMark, HoverPosition, Legend, Line, PlotPoint};

use crate::domain::{ChampionshipId, EntrantId};
use crate::exchange::chart::{Plot, Series};
use crate::rating::championship::Total;
use crate::report::championship::charts;
use crate::ui::Cx;
use crate::ui::theme::GAP_SMALL;
use crate::ui::widgets::{
    level_bands, level_names, name_plot, room_for_names, round_marks, still_plot,
};

/// Curves drawn until the director chooses.
const BEST: usize = 5;
/// Room for the names at the right, as a share of the sessions.
const LEGEND: f64 = 0.6;
/// A narrower chart has no room for them: its colours are those of the names
/// in the table.
const LEGEND_FROM: f32 = 420.0;
/// Least room of a session's number below the chart.
const NUMBER_ROOM: f32 = 16.0;
/// What the numbers of the sessions and their title take below the curves.
const BELOW: f32 = 3.0 * NUMBER_ROOM;
/// Numbers along the axis of ratings, about.
const MARKS: f64 = 6.0;

/// Whose curves are drawn.
#[derive(Default)]
pub(super) struct Lines {
    chosen: Vec<EntrantId>,
    /// Whether the director chose them; else they are the best players'.
    own_choice: bool,
    /// The curves, until the club or the choice changes.
    drawn: Option<Drawn>,
}

/// The curves with everything ready to be drawn.
struct Drawn {
    title: String,
    /// What is counted below.
    below: String,
    /// From the first moment to the last.
    ends: [f64; 2],
    sessions: Vec<GridMark>,
    curves: Vec<Curve>,
}

struct Curve {
    name: String,
    points: Vec<PlotPoint>,
    /// What is said at each point.
    hints: Vec<String>,
}

impl Lines {
    /// Whose curves are drawn, the first ones in the first colours.
    pub(super) fn chosen(&self) -> &[EntrantId] {
        &self.chosen
    }

    /// Takes up a club that has changed.
    pub(super) fn follow(&mut self, totals: &[Total]) {
        self.drawn = None;
        if self.own_choice {
            let plays = |id: &EntrantId| totals.iter().any(|total| total.entrant == *id);
            self.chosen.retain(plays);
        } else {
            self.choose_best(totals);
        }
    }

    /// Adds the curve of a player, or takes it away.
    pub(super) fn toggle(&mut self, entrant: EntrantId) {
        self.own_choice = true;
        self.drawn = None;
        let before = self.chosen.len();
        self.chosen.retain(|other| *other != entrant);
        if self.chosen.len() == before {
            self.chosen.push(entrant);
        }
    }

    fn choose_best(&mut self, totals: &[Total]) {
        self.drawn = None;
        self.own_choice = false;
        self.chosen = totals.iter().take(BEST).map(|one| one.entrant).collect();
    }

    fn choose_none(&mut self) {
        self.drawn = None;
        self.own_choice = true;
        self.chosen.clear();
    }

    /// Draws the curves under their title.
    pub(super) fn show(&mut self, ui: &mut Ui, cx: &Cx<'_>, id: ChampionshipId, totals: &[Total]) {
        ui.add_space(GAP_SMALL);
        ui.strong(cx.text("totals-lines"));
        ui.horizontal_wrapped(|ui| {
            let best = cx.text_with("totals-lines-best", "count", BEST.min(totals.len()));
            if ui.button(best).clicked() {
                self.choose_best(totals);
            }
            if ui.button(cx.text("totals-lines-none")).clicked() {
                self.choose_none();
            }
        });
        if self.chosen.is_empty() {
            ui.weak(cx.text("totals-lines-empty"));
            return;
        }
        let chosen = &self.chosen;
        let drawn = self.drawn.get_or_insert_with(|| Drawn::new(cx, id, chosen));
        drawn.show(ui, cx);
    }
}

impl Drawn {
    fn new(cx: &Cx<'_>, id: ChampionshipId, chosen: &[EntrantId]) -> Self {
        let chart = charts::curves(cx.view, id, chosen, cx.lang);
        let (axis, series) = match chart.plot {
            Plot::Lines { x, series } => (x, series),
            Plot::Bars(_) => Default::default(),
        };
        let session = |at: f64| GridMark {
            value: at,
            step_size: 1.0,
        };
        Self {
            title: chart.title,
            below: axis.name,
            ends: axis.ends,
            sessions: axis.marks.iter().map(|mark| session(mark.at)).collect(),
            curves: series.into_iter().map(|one| Curve::new(cx, one)).collect(),
        }
    }

    fn show(&self, ui: &mut Ui, cx: &Cx<'_>) {
        let [first, last] = self.ends;
        let legend = self.curves.len() > 1 && ui.available_width() >= LEGEND_FROM;
        let room = if legend { LEGEND } else { 0.0 };
        let numbers = AxisHints::new_x()
            .label(self.below.as_str())
            .label_spacing(Rangef::new(NUMBER_ROOM, 2.0 * NUMBER_ROOM))
            .formatter(|mark, _| format!("{:.0}", mark.value));
        let size = ui.available_size();
        let for_names = room_for_names(ui, cx.lang, self.reach(), size.y - BELOW);
        let mut plot = still_plot("totals-lines", cx.lang)
            .width(size.x - for_names)
            .height(size.y)
            .custom_x_axes(vec![numbers])
            .include_x(first)
            .include_x(last + (last - first) * room)
            .show_grid([false, true])
            .x_grid_spacer(|_| self.sessions.clone())
            .y_grid_spacer(|input| round_marks(input.bounds, MARKS))
            .label_formatter(|hover: &HoverPosition<'_>| self.hovered(hover));
        if legend {
            let legend = Legend::default().position(Corner::RightTop);
            let legend = legend.text_style(TextStyle::Small);
            plot = plot.legend(legend.follow_insertion_order(true));
        }
        let drawn = plot.show(ui, |plot| {
            level_bands(plot, cx.palette);
            for (curve, color) in self.curves.iter().zip(cx.palette.series.iter().cycle()) {
                let line = Line::new(curve.name.as_str(), &curve.points[..]);
                plot.line(line.color(*color).width(2.0));
            }
        });
        level_names(ui, cx.lang, &drawn.transform, for_names);
        let names: Vec<&str> = self.curves.iter().map(|curve| &*curve.name).collect();
        let name = format!("{}: {}", self.title, names.join(", "));
        name_plot(&drawn.response, &name);
    }

    /// The lowest and the highest rating.
    fn reach(&self) -> (f64, f64) {
        let points = self.curves.iter().flat_map(|curve| &curve.points);
        points.fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), point| {
            (low.min(point.y), high.max(point.y))
        })
    }

    fn hovered(&self, hover: &HoverPosition<'_>) -> Option<String> {
        let HoverPosition::NearDataPoint {
            plot_name, index, ..
        } = hover
        else {
            return None;
        };
        let curve = self.curves.iter().find(|curve| curve.name == *plot_name)?;
        Some(format!("{}\n{}", curve.name, curve.hints.get(*index)?))
    }
}

impl Curve {
    fn new(cx: &Cx<'_>, series: Series) -> Self {
        // Only the point before the first session has no words of its own.
        let hint = |y: f64| cx.text_with("rating-hover-start", "rating", cx.number(y, 1));
        let (points, hints) = series
            .points
            .into_iter()
            .map(|point| {
                let said = Some(point.hint).filter(|said| !said.is_empty());
                let said = said.unwrap_or_else(|| hint(point.y));
                (PlotPoint::new(point.x, point.y), said)
            })
            .unzip();
        Self {
            name: series.name,
            points,
            hints,
        }
    }
}
