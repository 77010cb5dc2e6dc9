//! Who has the keyboard before a dialog or a form, and after it.

use egui::{Context, Id};

/// Takes the keyboard from what has it.
pub(in crate::ui) fn take(ctx: &Context) -> Option<Id> {
    ctx.memory_mut(|memory| {
        let focused = memory.focused();
        focused.inspect(|id| memory.surrender_focus(*id))
    })
}

/// Gives the keyboard back to what had it before, unless something new took
/// it. Not under a dialog or a form: one may have led to another.
pub(in crate::ui) fn give_back(ctx: &Context, before: &mut Option<Id>) {
    if before.is_none() {
        return;
    }
    if ctx.memory(|memory| memory.top_modal_layer().is_some()) {
        return ctx.request_repaint();
    }
    if let Some(before) = before.take()
        && ctx.memory(|memory| memory.focused().is_none())
    {
        ctx.memory_mut(|memory| memory.request_focus(before));
    }
}
