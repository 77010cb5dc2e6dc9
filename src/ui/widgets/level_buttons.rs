//! The article's scale as buttons, for the rating of somebody new.

use egui::{RichText, Ui};

use crate::domain::Level;
use crate::ui::Cx;

/// A button for each of the six levels of the article, which writes the
/// middle of its level into `text`; whether one was chosen.
pub fn level_buttons(ui: &mut Ui, cx: &Cx<'_>, text: &mut String) -> bool {
    let mut chosen = false;
    for level in Level::ALL {
        let caption = RichText::new(caption(cx, level)).small();
        let button = ui.button(caption).on_hover_ui(|ui| {
            let start = cx.number(level.start(), 0);
            ui.label(cx.text_with("level-button-tip", "start", start));
        });
        if button.clicked() {
            *text = level.start().to_string();
            chosen = true;
        }
    }
    chosen
}

/// `average −100…+300`.
fn caption(cx: &Cx<'_>, level: Level) -> String {
    let name = cx.text(level.id());
    let floor = cx.signed(level.floor(), 0);
    match level.ceiling() {
        Some(ceiling) => format!("{name} {floor}…{}", cx.signed(ceiling, 0)),
        None => format!("{name} > {floor}"),
    }
}
