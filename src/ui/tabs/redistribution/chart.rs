//! The curves of a ladder: who is drawn, and how.

use egui::{ScrollArea, Ui};
use egui_plot::PlotPoint;

use crate::domain::Notice;
use crate::domain::name::fold;
use crate::i18n::{Lang, fixed};
use crate::rating::redistribution::{Ladder, LadderPlayer};
use crate::ui::Base;
use crate::ui::tabs::exported::chart;
use crate::ui::theme::ROW;
use crate::ui::widgets::{Axes, PlotLine, many_curves};

/// Curves that can be told apart.
const MOST: usize = 10;
/// Height of the list of players, in points.
const LIST: f32 = 200.0;

/// The players of the standings, best first, of whom some are drawn.
pub(super) struct Chart {
    names: Vec<String>,
    drawn: Vec<bool>,
    lines: Vec<PlotLine>,
}

impl Chart {
    /// Those chosen by name; the best where nobody is.
    pub(super) fn new(ladder: &Ladder, chosen: &[String]) -> Self {
        let order = ladder.standings();
        let chosen: Vec<String> = chosen.iter().map(|name| fold(name)).collect();
        let is_chosen = |at: &usize| chosen.contains(&fold(&ladder.players[*at].name));
        let mut drawn: Vec<bool> = order.iter().map(is_chosen).collect();
        if !drawn.contains(&true) {
            drawn = (0..order.len()).map(|place| place < MOST).collect();
        }
        let players = || order.iter().map(|at| &ladder.players[*at]);
        let shown = players().zip(&drawn).filter(|(_, drawn)| **drawn);
        Self {
            names: players().map(|player| player.name.clone()).collect(),
            lines: shown
                .enumerate()
                .map(|(series, (player, _))| line(player, series))
                .collect(),
            drawn,
        }
    }

    /// Draws the curves.
    pub(super) fn ui(&self, ui: &mut Ui, base: &Base<'_>, height: f32) {
        let lang: Lang = base.lang;
        let axes = axes(height, lang);
        many_curves(ui, base, &axes, &self.lines, move |name, point| {
            let notice = Notice::new("redis-plot-hover")
                .with("name", name)
                .with("game", point.x.round() as i64)
                .with("rating", fixed(lang, point.y, 2));
            lang.say(&notice)
        });
    }

    /// The curves, to be exported.
    pub(super) fn exported(&self, lang: Lang) -> crate::exchange::Chart {
        chart(&axes(0.0, lang), &self.lines, lang)
    }

    /// Draws the choice of players.
    pub(super) fn choice(&self, ui: &mut Ui, base: &Base<'_>, chosen: &mut Vec<String>) {
        ui.strong(base.text("redis-chosen"));
        ui.weak(base.text_with("redis-chosen-how", "most", MOST));
        let full = self.lines.len() >= MOST;
        ScrollArea::vertical()
            .id_salt("redis-chosen")
            .max_height(LIST)
            .show_rows(ui, ROW, self.names.len(), |ui, rows| {
                for at in rows {
                    let mut drawn = self.drawn[at];
                    let free = drawn || !full;
                    let tick = egui::Checkbox::new(&mut drawn, &self.names[at]);
                    // The legend has boxes with the bare names.
                    let name = base.text_with("redis-curve-of", "name", self.names[at].as_str());
                    let tick = ui.add_enabled(free, tick).accessible_name(name);
                    if tick.changed() {
                        *chosen = self.chosen_with(at, drawn);
                    }
                }
            });
    }

    /// Those drawn now, with one player more or less.
    fn chosen_with(&self, changed: usize, drawn: bool) -> Vec<String> {
        let ticked = |at: usize| if at == changed { drawn } else { self.drawn[at] };
        let names = self.names.iter().enumerate();
        names
            .filter(|(at, _)| ticked(*at))
            .map(|(_, name)| name.clone())
            .collect()
    }
}

fn axes(height: f32, lang: Lang) -> Axes {
    Axes {
        id: "redis-ladder",
        title: lang.text("redis-plot-title"),
        x: lang.text("redis-plot-x"),
        y: lang.text("redis-col-rating"),
        height,
        counts: true,
    }
}

/// A player's curve, without the points in the middle of a level stretch.
fn line(player: &LadderPlayer, series: usize) -> PlotLine {
    let curve = &player.curve;
    let matters = |at: usize| {
        let same = |other: Option<&f64>| other == Some(&curve[at]);
        let level = at > 0 && same(curve.get(at - 1)) && same(curve.get(at + 1));
        !level
    };
    PlotLine {
        name: player.name.clone(),
        points: (0_u32..)
            .zip(curve)
            .filter(|(at, _)| matters(*at as usize))
            .map(|(at, rating)| PlotPoint::new(f64::from(at), *rating))
            .collect(),
        series,
        dashed: false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rating::redistribution::{LadderGame, ladder};

    fn game(first: &str, second: &str) -> LadderGame {
        LadderGame {
            names: [first.to_owned(), second.to_owned()],
            scores: [3.0, 1.0],
        }
    }

    #[test]
    fn level_stretches_keep_their_ends_only() {
        let mut games = vec![game("Ann", "Bo")];
        games.extend(std::iter::repeat_n(game("Cy", "Dan"), 20));
        games.push(game("Ann", "Bo"));
        let ladder = ladder(0.2, &[], &games).expect("right");
        let ann = line(&ladder.players[0], 0);
        let at: Vec<f64> = ann.points.iter().map(|point| point.x).collect();
        assert_eq!(at, [0.0, 1.0, 21.0, 22.0]);
    }

    #[test]
    fn the_ten_best_are_drawn_until_others_are_chosen() {
        let games: Vec<LadderGame> = (0..12)
            .map(|at| game(&format!("Winner {at}"), &format!("Loser {at}")))
            .collect();
        let ladder = ladder(0.2, &[], &games).expect("right");
        let best = Chart::new(&ladder, &[]);
        assert_eq!(best.lines.len(), 10);
        assert!(
            best.lines
                .iter()
                .all(|line| line.name.starts_with("Winner"))
        );
        let chosen = best.chosen_with(0, false);
        assert_eq!(chosen.len(), 9);
        let chart = Chart::new(&ladder, &["loser 3".to_owned(), "nobody".to_owned()]);
        assert_eq!(chart.lines.len(), 1);
        assert_eq!(chart.lines[0].name, "Loser 3");
    }
}
