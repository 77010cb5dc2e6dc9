//! A page and what stands beside it, with a divider that the pointer drags and
//! the arrows move; Tab goes through both as the eye does.

use std::ops::RangeInclusive;

use egui::accesskit::{Action, ActionRequest, TreeId};
use egui::{
    CentralPanel, Event, EventFilter, FocusDirection, Frame, Id, IdSalt, Key, LayerId, Modifiers,
    Order, Panel, Rect, StrokeKind, Ui, UiBuilder,
};

/// What egui puts behind the identity of a panel for that of its divider.
const DIVIDER: &str = "__resize";

/// Where the panel stands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Side {
    Left,
    Right,
    Top,
}

/// A panel at an edge of a page.
pub struct Divided {
    side: Side,
    name: &'static str,
    size: f32,
    range: RangeInclusive<f32>,
    frame: Option<Frame>,
    page: Option<Frame>,
}

impl Divided {
    const fn new(side: Side, name: &'static str, size: f32, range: RangeInclusive<f32>) -> Self {
        Self {
            side,
            name,
            size,
            range,
            frame: None,
            page: None,
        }
    }

    /// A panel at the left: its width until it is dragged, the least and the
    /// most, in points.
    pub const fn left(name: &'static str, width: f32, range: RangeInclusive<f32>) -> Self {
        Self::new(Side::Left, name, width, range)
    }

    /// The same at the right.
    pub const fn right(name: &'static str, width: f32, range: RangeInclusive<f32>) -> Self {
        Self::new(Side::Right, name, width, range)
    }

    /// A panel at the top, with its height.
    pub const fn top(name: &'static str, height: f32, range: RangeInclusive<f32>) -> Self {
        Self::new(Side::Top, name, height, range)
    }

    /// In another frame than panels have.
    pub const fn frame(mut self, frame: Frame) -> Self {
        self.frame = Some(frame);
        self
    }

    /// With the page beside it in another frame than pages have.
    pub const fn page(mut self, frame: Frame) -> Self {
        self.page = Some(frame);
        self
    }

    /// Draws the panel; what follows it is drawn by the caller.
    pub fn show<R>(self, ui: &mut Ui, contents: impl FnOnce(&mut Ui) -> R) -> R {
        let divider = ui
            .scope_id()
            .with_salt(IdSalt::new(self.name))
            .with(DIVIDER);
        self.steer(ui, divider);
        let panel = match self.side {
            Side::Left => Panel::left(self.name),
            Side::Right => Panel::right(self.name),
            Side::Top => Panel::top(self.name),
        };
        let mut panel = panel.resizable(true).default_size(self.size);
        if let Some(frame) = self.frame {
            panel = panel.frame(frame);
        }
        let shown = panel.size_range(self.range).show(ui, contents).inner;
        mark(ui, divider);
        shown
    }

    /// Draws a page and then the panel, which stands behind it in the order of
    /// reading.
    pub fn show_after<S>(
        self,
        ui: &mut Ui,
        shared: &mut S,
        page: impl FnOnce(&mut Ui, &mut S),
        panel: impl FnOnce(&mut Ui, &mut S),
    ) {
        let around = self.page;
        let mut beside = self.show(ui, |ui| {
            let room = ui.available_rect_before_wrap();
            ui.expand_to_include_rect(room);
            ui.new_child(UiBuilder::new().max_rect(room))
        });
        let mut central = CentralPanel::default();
        if let Some(frame) = around {
            central = central.frame(frame);
        }
        central.show(ui, |ui| page(ui, shared));
        panel(&mut beside, shared);
    }

    /// Moves the divider that has the keyboard, as a screen reader would.
    fn steer(&self, ui: &Ui, divider: Id) {
        if !ui.memory(|memory| memory.has_focus(divider)) {
            return;
        }
        let (grow, shrink) = match self.side {
            Side::Left => (Key::ArrowRight, Key::ArrowLeft),
            Side::Right => (Key::ArrowLeft, Key::ArrowRight),
            Side::Top => (Key::ArrowDown, Key::ArrowUp),
        };
        let filter = EventFilter {
            horizontal_arrows: self.side != Side::Top,
            vertical_arrows: self.side == Side::Top,
            ..EventFilter::default()
        };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(divider, filter));
        for (key, action) in [(grow, Action::Increment), (shrink, Action::Decrement)] {
            if ui.input_mut(|input| input.consume_key(Modifiers::NONE, key)) {
                let request = Event::AccessKitActionRequest(ActionRequest {
                    action,
                    target_tree: TreeId::ROOT,
                    target_node: divider.accesskit_id(),
                    data: None,
                });
                ui.input_mut(|input| input.events.push(request));
                ui.memory_mut(|memory| memory.move_focus(FocusDirection::None));
            }
        }
    }
}

/// Marks the divider that has the keyboard, over the page beside it.
fn mark(ui: &Ui, divider: Id) {
    let shown = ui.read_response(divider).filter(|shown| shown.has_focus());
    let Some(place) = shown.map(|shown| shown.rect) else {
        return;
    };
    let over = LayerId::new(Order::Middle, divider);
    let within: Rect = place.intersect(ui.clip_rect());
    let stroke = ui.visuals().widgets.active.bg_stroke;
    let painter = ui.ctx().layer_painter(over);
    painter.rect_stroke(within, 2.0, stroke, StrokeKind::Inside);
}
