//! A window over a page that leaves the page in reach: it looks like a dialog,
//! can be moved, and does not stand in the way.

use egui::accesskit::Role;
use egui::{Frame, Id, Ui, Window, vec2};

use super::{escaped, keyboard};
use crate::ui::Cx;
use crate::ui::theme::{GAP, GAP_LARGE, ROW};

/// Which window it is, and where it stands at first.
#[derive(Clone, Copy)]
pub struct Aside<'a> {
    /// A name that no other has.
    pub name: &'a str,
    /// What it is about.
    pub heading: &'a str,
    /// How far below the top of the page, in points.
    pub below: f32,
    /// Width and height at first, in points.
    pub size: [f32; 2],
}

impl Aside<'_> {
    /// Draws the window; whether it was closed, by its button or by Escape.
    #[must_use]
    pub fn show(
        self,
        ui: &Ui,
        cx: &mut Cx<'_>,
        contents: impl FnOnce(&mut Ui, &mut Cx<'_>),
    ) -> bool {
        let place = ui.max_rect().left_top() + vec2(GAP_LARGE, self.below);
        // Its edges are for the pointer: Tab would stop at each of them.
        let dragged = !keyboard::is_used(ui.ctx());
        let shown = Window::new(self.heading)
            .id(Id::unique(self.name))
            .title_bar(false)
            .movable(dragged)
            .resizable(dragged)
            .frame(Frame::popup(ui.style()).inner_margin(GAP_LARGE))
            .default_pos(place)
            .default_size(self.size)
            .show(ui.ctx(), |ui| {
                ui.ctx()
                    .accesskit_node_builder(ui.unique_id(), |node| node.set_role(Role::Dialog));
                self.inside(ui, cx, contents)
            });
        let closed = shown.and_then(|shown| shown.inner).unwrap_or_default();
        closed || escaped(ui)
    }

    /// The heading, the contents, and below them the way out.
    fn inside(
        self,
        ui: &mut Ui,
        cx: &mut Cx<'_>,
        contents: impl FnOnce(&mut Ui, &mut Cx<'_>),
    ) -> bool {
        ui.heading(self.heading);
        ui.add_space(GAP);
        let foot = ROW + GAP + ui.spacing().item_spacing.y;
        let room = vec2(ui.available_width(), ui.available_height() - foot);
        ui.allocate_ui(room, |ui| {
            ui.set_min_size(room);
            contents(ui, cx);
        });
        ui.add_space(GAP);
        ui.button(cx.text("dialog-close")).clicked()
    }
}
