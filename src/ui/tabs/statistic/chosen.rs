//! Whose curves are drawn: a list beside the chart.

use egui::{Button, Key, RichText, ScrollArea, Ui};

use super::Statistic;
use crate::ui::shortcut::PageCommand;
use crate::ui::theme::ROW;
use crate::ui::widgets::{NAME_FIELD, name_field};
use crate::ui::{Action, Cx};

impl Statistic {
    pub(super) fn chosen_list(&mut self, ui: &mut Ui, cx: &mut Cx<'_>) {
        self.add_by_name(ui, cx);
        ui.horizontal_wrapped(|ui| {
            let best = ui.button(cx.text("statistic-top"));
            if PageCommand::BestCurves.pressed(&best) {
                self.choose_best(cx.view);
            }
            let none = ui.button(cx.text("statistic-none"));
            if PageCommand::NoCurves.pressed(&none) {
                self.choose(Vec::new());
            }
        });
        if self.choice.chosen.is_empty() {
            ui.weak(cx.text("statistic-none-chosen"));
        }
        let mut removed = None;
        ScrollArea::vertical().auto_shrink(false).show_rows(
            ui,
            ROW,
            self.choice.chosen.len(),
            |ui, shown| {
                for place in shown {
                    if self.chosen_line(ui, cx, place) {
                        removed = Some(self.choice.chosen[place]);
                    }
                }
            },
        );
        if let Some(player) = removed {
            self.toggle(player, false);
        }
    }

    fn add_by_name(&mut self, ui: &mut Ui, cx: &Cx<'_>) {
        let name = cx.text("statistic-add");
        ui.label(&name);
        let (field, taken) = name_field(ui, cx, &name, "statistic", &mut self.added, NAME_FIELD);
        // A name that is still being typed may become a longer one.
        let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        if (taken || field.lost_focus())
            && let Some(player) = cx.view.names.find(&self.added)
        {
            self.added.clear();
            self.toggle(player, true);
            if taken || entered {
                // One name may follow another.
                field.request_focus();
            }
        }
    }

    /// A line of the list; `true` when the curve is to go.
    fn chosen_line(&self, ui: &mut Ui, cx: &mut Cx<'_>, place: usize) -> bool {
        let player = self.choice.chosen[place];
        let name = cx.view.book.name_of(player).to_owned();
        let color = cx.palette.series[place % cx.palette.series.len()];
        ui.horizontal(|ui| {
            let away = cx.text_with("statistic-remove", "name", name.as_str());
            let removed = ui
                .add(Button::new("✕").frame_when_inactive(false))
                .on_hover_text(&away)
                .accessible_name(away)
                .clicked();
            let text = RichText::new(&name).color(color);
            let button = Button::new(text).frame_when_inactive(false).truncate();
            // The table below has a button of that name too.
            let page = cx.text_with("statistic-page", "name", name.as_str());
            if ui.add(button).accessible_name(page).clicked() {
                cx.act(Action::ShowPlayer(player));
            }
            removed
        })
        .inner
    }
}
