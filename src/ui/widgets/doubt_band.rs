//! How sure a curve of ratings is: a band around what the results say.

use egui::{Color32, Stroke};
use egui_plot::{FilledArea, PlotPoint, PlotUi};

use super::TimeAxis;
use crate::club::ClubView;
use crate::domain::PlayerId;
use crate::rating::companion::Belief;
use crate::report::charts::known;

/// Strengths of the colour within two deviations and within one.
const SHADES: [(f64, f32); 2] = [(2.0, 0.14), (1.0, 0.2)];
/// Room above and below what must be seen, as a part of it.
const MARGIN: f64 = 0.06;

/// The band of a player, built once and drawn every frame.
#[derive(Clone, Debug)]
pub struct DoubtBand {
    points: Vec<(f64, Belief)>,
}

impl DoubtBand {
    /// What was known after each of a player's tournaments, and what is known
    /// now; `None` before it is worked out, or of one who never played.
    pub fn new(view: &ClubView, player: PlayerId, axis: &TimeAxis) -> Option<Self> {
        let end = axis.ends().map(|(_, end)| end);
        let points = known(view, player, |date, entry| axis.at(date, entry), end);
        (!points.is_empty()).then_some(Self { points })
    }

    /// Draws it behind whatever is drawn next, and sees to it that the curve
    /// and the band of one deviation are seen whole; the wider one may leave
    /// the chart.
    pub fn draw(&self, plot: &mut PlotUi<'_>, curve: &[PlotPoint], color: Color32) {
        let (low, high) = self.ends(curve);
        plot.set_plot_bounds_y(low..=high);
        let xs: Vec<f64> = self.points.iter().map(|(x, _)| *x).collect();
        for (deviations, shade) in SHADES {
            let edge = |side: f64| -> Vec<f64> {
                let away = |belief: &Belief| belief.mean + side * deviations * belief.sd;
                self.points.iter().map(|(_, belief)| away(belief)).collect()
            };
            let area = FilledArea::new("", &xs, &edge(-1.0), &edge(1.0));
            plot.add(
                area.id(("doubt", deviations as i64))
                    .fill_color(color.gamma_multiply(shade))
                    .stroke(Stroke::NONE)
                    .allow_hover(false),
            );
        }
    }

    fn ends(&self, curve: &[PlotPoint]) -> (f64, f64) {
        let known = self.points.iter().map(|(_, belief)| belief);
        let edges = known.flat_map(|belief| [belief.mean - belief.sd, belief.mean + belief.sd]);
        let heights = curve.iter().map(|point| point.y).chain(edges);
        let (low, high) = heights.fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), y| {
            (low.min(y), high.max(y))
        });
        let margin = MARGIN * (high - low);
        (low - margin, high + margin)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_curve_and_the_narrow_band_are_seen_whole() {
        let belief = |mean| Belief { mean, sd: 50.0 };
        let band = DoubtBand {
            points: vec![(0.0, belief(100.0)), (1.0, belief(300.0))],
        };
        let curve = [PlotPoint::new(0.0, 450.0), PlotPoint::new(1.0, 80.0)];
        assert_eq!(band.ends(&curve), (26.0, 474.0));
    }
}
