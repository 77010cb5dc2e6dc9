//! Several matches of one player in a row.

use egui::Ui;
use egui_plot::PlotPoint;

use super::Inputs;
use super::read::{self, Typed};
use crate::domain::Notice;
use crate::exchange::Skipped;
use crate::i18n::{Lang, fixed, signed};
use crate::rating::fibs::{ListMatch, ListStep, Player, match_list};
use crate::report::calculator::fibs as report;
use crate::report::export::Subject;
use crate::ui::tabs::exported::{chart, pane};
use crate::ui::theme::{GAP, GAP_SMALL};
use crate::ui::widgets::{
    Axes, Beside, ListWords, PlotLine, SHORT_FIELD, ShownTable, TableLook, curves, ends_before,
    input, list_field, mistake, table_view,
};
use crate::ui::{Base, Tab};

/// The list at the left, what follows at the right.
const PAGE: Beside = Beside {
    left: 360.0,
    right: (420.0, 900.0),
};
/// Height of the picture, in points.
const PICTURE: f32 = 240.0;
/// Rows of the table seen at least.
const LEAST_TABLE: f32 = 220.0;
/// What stands around picture and table.
const AROUND: f32 = 140.0;

/// The list last typed, calculated.
#[derive(Default)]
pub(super) struct List {
    of: Option<(Inputs, Lang)>,
    wrong: Vec<Skipped>,
    shown: Option<Shown>,
}

struct Shown {
    summary: String,
    lines: Vec<PlotLine>,
    table: ShownTable,
}

impl List {
    /// Draws the page.
    pub(super) fn ui(&mut self, ui: &mut Ui, base: &mut Base<'_>, inputs: &mut Inputs) {
        let start = Typed::read(&inputs.start[0], &inputs.start[1], inputs.rules());
        self.compute(&start, inputs, base.lang);
        let height = ui.available_height();
        PAGE.show(
            ui,
            &mut (base, inputs),
            |ui, (base, inputs)| {
                ui.label(base.text("fibs-list-intro"));
                ui.add_space(GAP);
                start_fields(ui, base, inputs, &start);
                ui.add_space(GAP);
                let words = ListWords {
                    name: base.text("fibs-list-name"),
                    how: base.text("fibs-list-how"),
                    example: base.text("fibs-list-example"),
                };
                list_field(ui, base, Tab::Fibs, &words, &mut inputs.list, &self.wrong);
                ends_before(ui, base, &self.wrong);
            },
            |ui, (base, _)| match &self.shown {
                Some(shown) => shown.ui(ui, base, height),
                None => {
                    ui.weak(base.text("fibs-list-empty"));
                }
            },
        );
    }

    /// What is on the page, to be exported.
    pub(super) fn on_screen(&self, lang: Lang) -> Option<Subject> {
        let shown = self.shown.as_ref()?;
        let heading = [shown.table.table().title.clone(), shown.summary.clone()];
        let chart = chart(&axes(lang), &shown.lines, lang);
        Some(pane("file-matches", heading, &[&shown.table], Some(chart)))
    }

    fn compute(&mut self, start: &Typed, inputs: &Inputs, lang: Lang) {
        let same = |(of, spoken): &(Inputs, Lang)| of == inputs && *spoken == lang;
        if self.of.as_ref().is_some_and(same) {
            return;
        }
        self.of = Some((inputs.clone(), lang));
        let (matches, wrong) = read::list(&inputs.list, inputs.rules());
        self.wrong = wrong;
        self.shown = start.player().filter(|_| !matches.is_empty()).map(|start| {
            let steps = match_list(start, &matches, inputs.rules());
            Shown::new(start, &matches, &steps, lang)
        });
    }
}

fn axes(lang: Lang) -> Axes {
    Axes {
        id: "fibs-list",
        title: lang.text("fibs-list-plot"),
        x: lang.text("fibs-list-x"),
        y: lang.text("fibs-col-rating"),
        height: PICTURE,
        counts: true,
    }
}

fn start_fields(ui: &mut Ui, base: &Base<'_>, inputs: &mut Inputs, start: &Typed) {
    let [rating, experience] = &mut inputs.start;
    field(ui, base, ("fibs-list-rating", "fibs-rating-tip"), rating);
    mistake(ui, base, &start.rating);
    let words = ("fibs-list-experience", "fibs-experience-tip");
    field(ui, base, words, experience);
    mistake(ui, base, &start.experience);
}

fn field(ui: &mut Ui, base: &Base<'_>, (name, tip): (&str, &str), text: &mut String) {
    ui.horizontal(|ui| {
        let name = base.text(name);
        input(ui, base.palette, &name, text, SHORT_FIELD).on_hover_text(base.text(tip));
        ui.label(name);
    });
}

impl Shown {
    fn new(start: Player, matches: &[ListMatch], steps: &[ListStep], lang: Lang) -> Self {
        let end = steps.last().map_or(start, |step| step.after);
        let summary = Notice::new("fibs-list-summary")
            .with("matches", matches.len())
            .with("won", matches.iter().filter(|game| game.won).count())
            .with("rating", fixed(lang, end.rating, 2))
            .with("change", signed(lang, end.rating - start.rating, 2))
            .with("experience", end.experience);
        let ratings = std::iter::once(start).chain(steps.iter().map(|step| step.after));
        Self {
            summary: lang.say(&summary),
            lines: vec![PlotLine {
                name: lang.text("fibs-col-rating"),
                points: (0_u32..)
                    .zip(ratings)
                    .map(|(at, player)| PlotPoint::new(f64::from(at), player.rating))
                    .collect(),
                series: 0,
                dashed: false,
            }],
            table: ShownTable::new(report::match_list(matches, steps, lang), lang),
        }
    }

    fn ui(&self, ui: &mut Ui, base: &mut Base<'_>, height: f32) {
        ui.strong(&self.summary);
        ui.add_space(GAP_SMALL);
        let lang = base.lang;
        let axes = axes(lang);
        curves(ui, base, &axes, &self.lines, move |_, point| {
            let notice = Notice::new("fibs-list-hover")
                .with("match", point.x.round() as i64)
                .with("rating", fixed(lang, point.y, 2));
            lang.say(&notice)
        });
        ui.add_space(GAP);
        let look = TableLook {
            id: "fibs-matches",
            height: (height - PICTURE - AROUND).max(LEAST_TABLE),
            grey: &|_| false,
        };
        table_view(ui, base, &look, &self.table);
    }
}
