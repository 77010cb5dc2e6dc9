//! What comes out: the new rating, the steps, the games.

use egui::{RichText, Ui};

use super::answer::Rated;
use crate::ui::shortcut::PageCommand;
use crate::ui::theme::{GAP, GAP_LARGE};
use crate::ui::widgets::{ShownTable, TableLook, change_rich, columns_button, table_view};
use crate::ui::{Action, Base};

/// Size of the figure that everybody looks for.
const FIGURE: f32 = 36.0;
/// Height of its row.
const FIGURE_ROW: f32 = 44.0;
/// Height of the table of games at most; a longer list scrolls.
const GAMES: f32 = 420.0;

/// Draws the result, or what is missing for one.
pub(super) fn result(ui: &mut Ui, base: &mut Base<'_>, result: &Result<Rated, Vec<String>>) {
    match result {
        Ok(rated) => {
            figure(ui, base, rated);
            for line in rated.steps.iter().chain(&rated.remarks) {
                ui.label(line);
            }
            ui.add_space(GAP);
            games(ui, base, rated);
        }
        Err(missing) => {
            ui.heading(base.text("fide-caption-new"));
            ui.add_space(GAP);
            for sentence in missing {
                ui.label(sentence);
            }
        }
    }
}

fn figure(ui: &mut Ui, base: &mut Base<'_>, rated: &Rated) {
    ui.horizontal_wrapped(|ui| {
        // The caption stands at the middle of the figure.
        ui.set_min_height(FIGURE_ROW);
        ui.heading(&rated.caption);
        ui.label(RichText::new(&rated.figure).size(FIGURE).strong());
        if let Some(change) = rated.change {
            ui.label(change_rich(base, change.into(), 0).heading());
        }
        ui.add_space(GAP_LARGE);
        let copy = ui.button(base.text("fide-copy"));
        if PageCommand::CopyResult.pressed(&copy) {
            base.act(Action::Copy(whole(base, rated)));
        }
        columns_button(ui, base);
    });
}

fn games(ui: &mut Ui, base: &mut Base<'_>, rated: &Rated) {
    let look = TableLook {
        id: "fide-games",
        height: GAMES,
        grey: &|row| rated.grey[row],
    };
    dense_table(ui, base, &look, &rated.games);
    if rated.change.is_some() {
        ui.label(RichText::new(base.text("fide-columns")).small().weak());
    }
}

/// A table whose rows stand close, so that an event of nine games is seen at
/// once with its totals.
pub(super) fn dense_table(
    ui: &mut Ui,
    base: &mut Base<'_>,
    look: &TableLook<'_>,
    table: &ShownTable,
) {
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        table_view(ui, base, look, table);
    });
}

/// The whole calculation as text.
fn whole(base: &Base<'_>, rated: &Rated) -> String {
    let lines = |lines: &[String]| lines.join("\n");
    let mut parts = vec![
        rated.heading.clone(),
        rated.games.text(base.lang),
        lines(&rated.steps),
        lines(&rated.remarks),
    ];
    parts.extend(rated.needed.clone());
    if let Some(outlook) = &rated.outlook {
        parts.push(outlook.table.text(base.lang));
    }
    parts.retain(|part| !part.is_empty());
    let parts: Vec<&str> = parts.iter().map(|part| part.trim_end()).collect();
    format!("{}\n", parts.join("\n\n"))
}
