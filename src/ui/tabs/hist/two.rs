//! Any two players: their familiarity and handicap now, and after their next
//! tournaments together.

use egui::{Align, Key, Layout, RichText, Ui};
use egui_extras::{Column, TableBuilder};
use egui_plot::PlotPoint;

use super::pairs::{Problem, player};
use crate::club::partners::familiarity_after;
use crate::domain::{Notice, PlayerId};
use crate::i18n::Lang;
use crate::report::confidence;
use crate::ui::widgets::{Axes, PlotLine, curves, flush, name_field, name_picker, right};
use crate::ui::{Cx, theme};

const NAME: f32 = 220.0;
const HEIGHT: f32 = 320.0;
/// Tournaments together looked ahead.
const AHEAD: u32 = 10;

/// The headings of its table.
pub(super) const HEADINGS: [&str; 3] =
    ["hist-two-more", "hist-two-familiarity", "hist-two-handicap"];

/// One name as typed, and who is meant.
#[derive(Default)]
struct Name {
    text: String,
    /// Whether it is being typed: then it is not yet a mistake.
    typing: bool,
    read: Option<(u64, String)>,
    found: Option<Result<PlayerId, Problem>>,
}

impl Name {
    /// Draws the field; Enter leads on to the next one, or stays in the last.
    fn ui(&mut self, ui: &mut Ui, cx: &Cx<'_>, name: &str, last: bool) {
        ui.label(name);
        let response = if last {
            let (response, taken) = name_field(ui, cx, name, "two", &mut self.text, NAME);
            let enter = ui.input(|input| input.key_pressed(Key::Enter));
            let entered = response.lost_focus() && enter;
            if taken || entered {
                response.request_focus();
            }
            self.typing &= !entered;
            response
        } else {
            name_picker(ui, cx, name, "two", &mut self.text, NAME)
        };
        self.typing = (self.typing || response.changed()) && response.has_focus();
        ui.add_space(theme::GAP);
        let read = (cx.view.revision, self.text.clone());
        if self.read.as_ref() != Some(&read) {
            let empty = self.text.trim().is_empty();
            self.found = (!empty).then(|| player(cx.view, &self.text));
            self.read = Some(read);
        }
    }

    /// The player; says it when nobody has that name and offers near ones.
    fn player(&mut self, ui: &mut Ui, cx: &Cx<'_>) -> Option<PlayerId> {
        match self.found.as_ref()? {
            Ok(id) => Some(*id),
            Err(problem) => {
                if !self.typing
                    && let Some(name) = problem.ui(ui, cx)
                {
                    self.text = name;
                }
                None
            }
        }
    }
}

/// The two names, and what follows for them.
#[derive(Default)]
pub(super) struct Two {
    names: [Name; 2],
    of: Option<(u64, Lang, PlayerId, PlayerId)>,
    /// `T` and handicap by tournaments played together from now on.
    steps: Vec<(f64, f64)>,
    curve: Vec<PlotLine>,
}

impl Two {
    /// Draws the page.
    pub(super) fn ui(&mut self, ui: &mut Ui, cx: &Cx<'_>) {
        ui.heading(cx.text("hist-two-heading"));
        ui.label(cx.text("hist-two-help"));
        ui.add_space(theme::GAP);
        ui.horizontal_wrapped(|ui| {
            let [a, b] = &mut self.names;
            a.ui(ui, cx, &cx.text("hist-two-a"), false);
            b.ui(ui, cx, &cx.text("hist-two-b"), true);
        });
        if let Some((a, b)) = self.both(ui, cx) {
            self.compute(cx, a, b);
            self.show(ui, cx, a, b);
        }
    }

    /// The two players; says why there are none.
    fn both(&mut self, ui: &mut Ui, cx: &Cx<'_>) -> Option<(PlayerId, PlayerId)> {
        let [a, b] = self.names.each_mut().map(|name| name.player(ui, cx));
        let (a, b) = (a?, b?);
        if a == b {
            let notice = Notice::new("hist-two-same").with("name", cx.view.book.name_of(a));
            ui.colored_label(cx.palette.error, cx.say(&notice));
            return None;
        }
        Some((a, b))
    }

    fn compute(&mut self, cx: &Cx<'_>, a: PlayerId, b: PlayerId) {
        let of = Some((cx.view.revision, cx.lang, a, b));
        if self.of == of {
            return;
        }
        self.of = of;
        self.steps = familiarity_after(cx.view, a, b, AHEAD);
        let points = (0_u32..).zip(&self.steps);
        self.curve = vec![PlotLine {
            name: cx.text("hist-two-handicap"),
            points: points
                .map(|(more, (_, handicap))| PlotPoint::new(f64::from(more), *handicap))
                .collect(),
            series: 0,
            dashed: false,
        }];
    }

    fn show(&self, ui: &mut Ui, cx: &Cx<'_>, a: PlayerId, b: PlayerId) {
        let Some((familiarity, handicap)) = self.steps.first() else {
            return;
        };
        let notice = Notice::new("hist-two-now")
            .with("a", cx.view.book.name_of(a))
            .with("b", cx.view.book.name_of(b))
            .with("familiarity", cx.number(*familiarity, 6))
            .with("handicap", cx.number(*handicap, 1));
        ui.add_space(theme::GAP);
        ui.label(RichText::new(cx.say(&notice)).strong());
        self.better(ui, cx, (a, b));
        ui.add_space(theme::GAP);
        ui.columns(2, |columns| {
            flush(&mut columns[0], |ui| self.table(ui, cx));
            self.picture(&mut columns[1], cx);
        });
    }

    /// Who of the two is the better one, and how well both are known.
    fn better(&self, ui: &mut Ui, cx: &Cx<'_>, two: (PlayerId, PlayerId)) {
        let Some(companion) = cx.view.companion.get() else {
            ui.weak(cx.text("confidence-waiting"));
            return;
        };
        if let Some(who) = confidence::who_is_better(cx.view, companion, two) {
            ui.label(RichText::new(cx.say(&who)).strong());
        }
        if let Some(pair) = companion.inseparable_pair(two.0, two.1) {
            ui.label(cx.say(&confidence::inseparable(cx.view, &pair)));
        }
        for player in [two.0, two.1] {
            if let Some(belief) = companion.belief(player) {
                let known = confidence::known_of(cx.view, player, belief, cx.lang);
                ui.label(cx.say(&known));
            }
        }
    }

    fn picture(&self, ui: &mut Ui, cx: &Cx<'_>) {
        let axes = Axes {
            id: "hist-two",
            title: cx.text("hist-two-title"),
            x: cx.text("hist-two-x"),
            y: cx.text("hist-two-y"),
            height: HEIGHT,
            counts: false,
        };
        let lang = cx.lang;
        curves(ui, cx, &axes, &self.curve, move |_, point| {
            let handicap = (point.y * 10.0).round() / 10.0;
            let notice = Notice::new("hist-two-hover")
                .with("n", point.x as i64)
                .with("handicap", handicap);
            lang.say(&notice)
        });
    }

    fn table(&self, ui: &mut Ui, cx: &Cx<'_>) {
        TableBuilder::new(ui)
            .id_salt("hist-two-table")
            .striped(true)
            .cell_layout(Layout::left_to_right(Align::Center))
            .vscroll(false)
            .columns(Column::exact(150.0), 3)
            .header(theme::ROW, |mut row| {
                for text in HEADINGS {
                    row.col(|ui| {
                        right(ui, RichText::new(cx.text(text)).strong());
                    });
                }
            })
            .body(|body| {
                body.rows(theme::ROW, self.steps.len(), |mut row| {
                    let at = row.index();
                    let (familiarity, handicap) = self.steps[at];
                    let texts = [
                        at.to_string(),
                        cx.number(familiarity, 3),
                        cx.number(handicap, 1),
                    ];
                    for text in texts {
                        row.col(|ui| {
                            right(ui, text);
                        });
                    }
                });
            });
    }
}
