//! Under the import: what it will do, and the buttons that do it or leave it.

use egui::Ui;

use super::evening::Evening;
use super::world::{Obstacle, World};
use crate::domain::Notice;
use crate::ui::theme::GAP_SMALL;
use crate::ui::widgets::main_button;
use crate::ui::{Action, Cx};

/// Draws the line.
pub(super) fn show(
    ui: &mut Ui,
    cx: &mut Cx<'_>,
    evenings: &[Evening],
    world: &World,
    sent: &mut bool,
) {
    ui.add_space(GAP_SMALL);
    ui.horizontal_wrapped(|ui| {
        let text = cx.text_with("import-calculate", "count", evenings.len());
        let button = main_button(cx.palette, text);
        let enabled = !*sent && world.is_ready(evenings);
        let entered =
            ui.input_mut(|input| input.consume_key(egui::Modifiers::COMMAND, egui::Key::Enter));
        if (ui.add_enabled(enabled, button).clicked() || (entered && enabled))
            && let Some(commands) = world.commands(evenings)
        {
            *sent = true;
            cx.act(Action::Import(commands));
        }
        if ui.button(cx.text("import-cancel")).clicked() {
            cx.act(Action::CloseImport);
        }
        ui.label(cx.say(&state(evenings, world)));
        let unread = |evening: &Evening| evening.file().is_none();
        if evenings.len() > 1 && evenings.iter().any(unread) {
            ui.label(cx.text("import-unread"));
        }
    });
    ui.add_space(GAP_SMALL);
}

fn state(evenings: &[Evening], world: &World) -> Notice {
    let open = evenings
        .iter()
        .enumerate()
        .filter(|(at, evening)| Obstacle::of(evening, world.of(*at)).is_some())
        .count();
    match (evenings.len(), open) {
        (0, _) => Notice::new("import-no-files"),
        (_, 0) => Notice::new("import-all-ready"),
        (_, open) => Notice::new("import-open").with("count", open),
    }
}
