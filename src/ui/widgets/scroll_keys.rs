//! Scrolling what only shows something, with the keyboard.

use egui::scroll_area::ScrollAreaOutput;
use egui::{
    Event, EventFilter, FocusDirection, Id, Key, Modifiers, Role, Sense, StrokeKind, Ui, WidgetInfo,
};

use super::find::TypedName;
use crate::ui::theme::ROW;

/// The keys of one table or text: it takes the keyboard where it is longer than
/// its place, and then arrows, Page Up and Down, Home and End move it, letters lead
/// to a name in it, and Ctrl+C copies it.
pub(super) struct ScrollKeys {
    id: Id,
}

/// How much of it is seen, as drawn last, in points.
#[derive(Clone, Copy)]
struct Seen {
    /// From its beginning to what is seen first.
    from: f32,
    /// The same where its end is seen; 0 where all of it is.
    end: f32,
    height: f32,
}

impl ScrollKeys {
    /// For what goes by that name.
    pub(super) const fn of(id: Id) -> Self {
        Self { id }
    }

    /// For the only table of a part of the window.
    pub(super) fn new(ui: &Ui) -> Self {
        Self {
            id: ui.scope_id().with("scroll-keys"),
        }
    }

    /// Where the keys move it to, in points from its beginning; call before it
    /// is drawn.
    pub(super) fn pressed(&self, ui: &Ui) -> Option<f32> {
        let focused = ui.memory(|memory| memory.has_focus(self.id));
        focused.then(|| self.moved(ui)).flatten()
    }

    /// As [`Self::pressed`], whatever has the keyboard; call before what lies
    /// behind is drawn.
    pub(super) fn heard(&self, ui: &Ui) -> Option<f32> {
        let to = self.moved(ui)?;
        // Else an arrow moves the focus, too.
        ui.memory_mut(|memory| memory.move_focus(FocusDirection::None));
        Some(to)
    }

    fn moved(&self, ui: &Ui) -> Option<f32> {
        let seen: Option<Seen> = ui.data(|data| data.get_temp(self.id));
        let Seen {
            from: now,
            end,
            height,
        } = seen.filter(|seen| seen.end > 0.0)?;
        let to = ui.input_mut(|input| {
            let mut pressed = |key| input.consume_key(Modifiers::NONE, key);
            if pressed(Key::ArrowDown) {
                Some(now + ROW)
            } else if pressed(Key::ArrowUp) {
                Some(now - ROW)
            } else if pressed(Key::PageDown) {
                Some(now + height - ROW)
            } else if pressed(Key::PageUp) {
                Some(now - height + ROW)
            } else if pressed(Key::Home) {
                Some(0.0)
            } else {
                pressed(Key::End).then_some(end)
            }
        })?;
        Some(to.clamp(0.0, end))
    }

    /// Where the first of that many rows begins whose name is the one being
    /// typed, in points; call before it is drawn.
    pub(super) fn found(
        &self,
        ui: &Ui,
        rows: usize,
        fits: impl Fn(usize, &TypedName) -> bool,
    ) -> Option<f32> {
        if !ui.memory(|memory| memory.has_focus(self.id)) {
            return None;
        }
        let mut typed: TypedName = ui.data(|data| data.get_temp(self.id)).unwrap_or_default();
        let more = ui.input_mut(|input| typed.take(input));
        let found = (0..rows).find(|row| more && fits(*row, &typed));
        ui.data_mut(|data| data.insert_temp(self.id, typed));
        let seen: Seen = ui.data(|data| data.get_temp(self.id))?;
        let line = ROW + ui.spacing().item_spacing.y;
        found.map(|row| (row as f32 * line).min(seen.end))
    }

    /// Whether Ctrl+C asks for the table.
    pub(super) fn copied(&self, ui: &Ui) -> bool {
        let focused = ui.memory(|memory| memory.has_focus(self.id));
        focused && ui.input(|input| input.events.contains(&Event::Copy))
    }

    /// Puts what was drawn on the keyboard's path; `name` is what a screen
    /// reader says, and what it calls it.
    pub(super) fn offer(&self, ui: &Ui, (name, role): (&str, Role), drawn: &ScrollAreaOutput<()>) {
        let height = drawn.inner_rect.height();
        let end = (drawn.content_size.y - height).max(0.0);
        let from = drawn.state.clamped_offset().y;
        ui.data_mut(|data| data.insert_temp(self.id, Seen { from, end, height }));
        if end == 0.0 {
            return;
        }
        let sense = Sense::focusable_noninteractive();
        let table = ui.interact(drawn.inner_rect, self.id, sense);
        table.widget_info(|| WidgetInfo::labeled(role, true, name));
        if table.has_focus() {
            let arrows = EventFilter {
                vertical_arrows: true,
                ..EventFilter::default()
            };
            ui.memory_mut(|memory| memory.set_focus_lock_filter(self.id, arrows));
            let stroke = ui.visuals().selection.stroke;
            ui.painter()
                .rect_stroke(drawn.inner_rect, 0.0, stroke, StrokeKind::Inside);
        }
    }
}
