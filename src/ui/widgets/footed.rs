//! A page over a line of buttons that stays in sight: Tab comes to it last.

use egui::{Frame, IdSalt, Panel, PanelState, Ui, UiBuilder};

use crate::ui::theme::{ROW, within};

/// Draws a page and, at its foot, what can be done with it.
pub fn footed<S, R>(
    ui: &mut Ui,
    name: &'static str,
    shared: &mut S,
    page: impl FnOnce(&mut Ui, &mut S),
    foot: impl FnOnce(&mut Ui, &mut S) -> R,
) -> R {
    let id = ui.scope_id().with_salt(IdSalt::new(name));
    let height = |ui: &Ui| PanelState::load(ui, id).map_or(ROW, |foot| foot.size().y);
    let before = height(ui);
    let mut room = ui.available_rect_before_wrap();
    room.max.y -= before;
    let mut above = ui.new_child(UiBuilder::new().id_salt((name, "page")).max_rect(room));
    above.shrink_clip_rect(room);
    page(&mut above, shared);
    let frame = within(Frame::side_top_panel(ui.style()));
    let foot = |ui: &mut Ui| foot(ui, shared);
    let shown = Panel::bottom(name).frame(frame).show(ui, foot).inner;
    if height(ui) != before {
        ui.request_repaint();
    }
    shown
}
