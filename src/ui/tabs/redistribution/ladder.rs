//! A ladder: the games, the ratings after each, and the standings.

use egui::Ui;

use super::chart::Chart;
use super::fields::phi;
use super::{Inputs, read};
use crate::domain::Notice;
use crate::exchange::Skipped;
use crate::i18n::Lang;
use crate::rating::redistribution::{ENOUGH_GAMES, Ladder, NEW_RATING};
use crate::report::calculator::redistribution as report;
use crate::report::export::Subject;
use crate::ui::tabs::exported::pane;
use crate::ui::theme::{GAP, ROW};
use crate::ui::widgets::{
    Beside, ListWords, ShownTable, TableLook, ends_before, list_field, table_view,
};
use crate::ui::{Base, Tab};

/// The games at the left, what follows at the right.
const PAGE: Beside = Beside {
    left: 420.0,
    right: (420.0, 900.0),
};
/// Height of the picture, in points.
const PICTURE: f32 = 250.0;
/// Height of a table at least, in points.
const LEAST_TABLE: f32 = 150.0;
/// What stands around the picture and the rows of both tables.
const AROUND: f32 = 270.0;

/// The ladder last typed, calculated.
#[derive(Default)]
pub(super) struct LadderPage {
    of: Option<(Inputs, Lang)>,
    wrong: Vec<Skipped>,
    shown: Option<Shown>,
}

struct Shown {
    standings: ShownTable,
    /// Whether the player of a row of the standings has enough games.
    settled: Vec<bool>,
    games: ShownTable,
    chart: Chart,
}

impl LadderPage {
    /// Draws the page.
    pub(super) fn ui(&mut self, ui: &mut Ui, base: &mut Base<'_>, inputs: &mut Inputs) {
        let typed = read::phi(inputs);
        self.compute(typed.as_ref().ok().copied(), inputs, base.lang);
        let height = ui.available_height();
        PAGE.show(
            ui,
            &mut (base, inputs),
            |ui, (base, inputs)| {
                ui.label(base.text("redis-ladder-intro"));
                ui.add_space(GAP);
                phi(ui, base, &mut inputs.phi, &typed);
                ui.add_space(GAP);
                self.list(ui, base, inputs);
            },
            |ui, (base, _)| match &self.shown {
                Some(shown) => shown.ui(ui, base, height),
                None => {
                    ui.weak(base.text("redis-ladder-empty"));
                }
            },
        );
    }

    /// What is on the page, to be exported.
    pub(super) fn on_screen(&self, lang: Lang) -> Option<Subject> {
        let shown = self.shown.as_ref()?;
        let heading = [lang.text("redis-page-ladder"), String::new()];
        let tables = [&shown.standings, &shown.games];
        let chart = shown.chart.exported(lang);
        Some(pane("file-ladder", heading, &tables, Some(chart)))
    }

    fn list(&self, ui: &mut Ui, base: &mut Base<'_>, inputs: &mut Inputs) {
        let words = ListWords {
            name: base.text("redis-list-name"),
            how: base.text("redis-list-how"),
            example: base.text("redis-list-example"),
        };
        let list = &mut inputs.list;
        list_field(ui, base, Tab::Redistribution, &words, list, &self.wrong);
        ends_before(ui, base, &self.wrong);
        if let Some(shown) = &self.shown {
            ui.add_space(GAP);
            shown.chart.choice(ui, base, &mut inputs.chosen);
        }
    }

    fn compute(&mut self, phi: Option<f64>, inputs: &Inputs, lang: Lang) {
        let same = |(of, spoken): &(Inputs, Lang)| of == inputs && *spoken == lang;
        if self.of.as_ref().is_some_and(same) {
            return;
        }
        self.of = Some((inputs.clone(), lang));
        self.shown = None;
        self.wrong = Vec::new();
        if let Some(phi) = phi {
            let (ladder, wrong) = read::games(&inputs.list, phi);
            self.wrong = wrong;
            self.shown = (!ladder.steps.is_empty()).then(|| Shown::new(&ladder, inputs, lang));
        }
    }
}

impl Shown {
    fn new(ladder: &Ladder, inputs: &Inputs, lang: Lang) -> Self {
        let order = ladder.standings();
        Self {
            standings: ShownTable::new(report::standings(ladder, lang), lang),
            settled: order
                .into_iter()
                .map(|at| ladder.players[at].is_settled())
                .collect(),
            games: ShownTable::new(report::ladder_games(ladder, lang), lang),
            chart: Chart::new(ladder, &inputs.chosen),
        }
    }

    fn ui(&self, ui: &mut Ui, base: &mut Base<'_>, height: f32) {
        self.chart.ui(ui, base, PICTURE);
        ui.add_space(GAP);
        let room = (height - PICTURE - AROUND).max(2.0 * LEAST_TABLE);
        let pitch = ROW + ui.spacing().item_spacing.y;
        let rows = self.settled.len() as f32 * pitch;
        let standings = TableLook {
            id: "redis-standings",
            height: room / 2.0,
            grey: &|at| !self.settled[at],
        };
        table_view(ui, base, &standings, &self.standings);
        if self.settled.contains(&false) {
            let why = Notice::new("redis-grey").with("enough", ENOUGH_GAMES);
            ui.weak(base.say(&why.with("start", NEW_RATING)));
        }
        ui.add_space(GAP);
        let games = TableLook {
            id: "redis-games",
            height: room - rows.min(room / 2.0),
            grey: &|_| false,
        };
        table_view(ui, base, &games, &self.games);
    }
}
