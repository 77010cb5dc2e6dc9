//! Who has the keyboard before a dialog or a form, and after it; and a place
//! for it where it has none.

use egui::accesskit::{Action, ActionRequest, TreeId};
use egui::{Context, Event, FocusDirection, Id, Key, LayerId, Plugin, Popup, Ui};

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

/// Whether no dialog lies over the page, and the last one has given the
/// keyboard back.
pub(in crate::ui) fn is_back(ctx: &Context) -> bool {
    let last = ctx.with_plugin(|place: &mut Place| place.modal).flatten();
    last.is_none() && ctx.memory(|memory| memory.top_modal_layer().is_none())
}

/// Whether keys are used, and not the pointer: neither moved nor pressed since
/// the last key. Then what only the pointer can drag need not be there.
pub(in crate::ui) fn is_used(ctx: &Context) -> bool {
    ctx.with_plugin(|place: &mut Place| place.by_keys && !place.pointed)
        .unwrap_or_default()
}

/// Whether nothing has the keyboard, and a table may take it.
pub(super) fn wants_row(ui: &Ui) -> bool {
    wants(ui, Wait::ROW)
}

/// Gives the keyboard, where nothing better took it, to what is drawn next.
/// To be called at the beginning of a page or a dialog.
pub(in crate::ui) fn begin_here(ui: &Ui) {
    if wants(ui, Wait::BEGINNING) {
        to_next(ui.ctx(), ui.scope_id().with("beginning"), ui.layer_id());
    }
}

/// Gives the keyboard to the widget drawn next after one already drawn.
pub(in crate::ui) fn to_next(ctx: &Context, after: Id, layer: LayerId) {
    ctx.memory_mut(|memory| {
        memory.request_focus(after);
        memory.move_focus(FocusDirection::Next);
        memory.interested_in_focus(after, layer);
    });
}

fn wants(ui: &Ui, who: Wait) -> bool {
    let due = ui.ctx().with_plugin(|place: &mut Place| place.due(who));
    let layer = ui.layer_id();
    due.unwrap_or_default()
        && ui.memory(|memory| memory.focused().is_none() && memory.allows_interaction(layer))
}

/// How many passes long nothing has the keyboard before somebody may take it:
/// what it was given back to comes first, and a row may have to come into sight.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Wait(u8);

impl Wait {
    /// A row of the table of the page.
    const ROW: Self = Self(2);
    /// What had it last, if it is still there: a field that Enter finished.
    const LAST: Self = Self(6);
    /// What comes first on the page.
    const BEGINNING: Self = Self(7);
    /// Nobody.
    const OVER: Self = Self(9);
}

/// Notices that nothing has the keyboard while keys are used: what had it is
/// gone, or Escape took it away. Whoever uses keys must see where they are.
#[derive(Default)]
pub(in crate::ui) struct Place {
    /// Whether a key was pressed last, and not a button of the pointer.
    by_keys: bool,
    /// Whether the pointer was used since.
    pointed: bool,
    /// Passes in which nothing had the keyboard.
    nowhere: u8,
    /// What had it last.
    last: Option<Id>,
    /// Whether Tab led to where the keyboard is, and it may be out of sight.
    tabbed: bool,
    /// The dialog or form on top: when it goes, what it came from is first.
    modal: Option<LayerId>,
}

impl Place {
    /// Whether it is that one's turn; once.
    fn due(&mut self, who: Wait) -> bool {
        self.nowhere == who.0
    }

    fn follow(&mut self, events: &[Event]) {
        for event in events {
            match event {
                Event::Key {
                    pressed: true, key, ..
                } => {
                    (self.by_keys, self.pointed) = (true, false);
                    self.tabbed |= *key == Key::Tab;
                    if *key == Key::Escape {
                        // Who leaves a field does not want it back.
                        self.last = None;
                    }
                }
                Event::Text(_) | Event::Paste(_) => {
                    (self.by_keys, self.pointed) = (true, false);
                }
                Event::PointerButton { pressed: true, .. } => {
                    (self.by_keys, self.pointed) = (false, true);
                }
                Event::PointerMoved(_) => self.pointed = true,
                _ => {}
            }
        }
    }
}

impl Plugin for Place {
    fn debug_name(&self) -> &'static str {
        "place of the keyboard"
    }

    fn on_begin_pass(&mut self, ui: &mut Ui) {
        if std::mem::take(&mut self.tabbed)
            && let Some(id) = ui.memory(|memory| memory.focused())
        {
            show(ui, id);
        }
        ui.input(|input| self.follow(&input.events));
        if ui.memory(|memory| memory.top_modal_layer()) != self.modal {
            self.nowhere = 0;
        }
        if self.nowhere == Wait::LAST.0
            && ui.memory(|memory| memory.focused().is_none())
            && let Some(last) = self.last.take()
            && ui.read_response(last).is_some_and(|last| last.enabled())
        {
            ui.memory_mut(|memory| memory.request_focus(last));
        }
    }

    fn on_end_pass(&mut self, ui: &mut Ui) {
        let (focused, modal) = ui.memory(|memory| (memory.focused(), memory.top_modal_layer()));
        // Not asked for its response: after a click that would take the keyboard
        // from what has just got it.
        self.last = focused.or(self.last);
        if self.tabbed {
            ui.request_repaint();
        }
        let same = modal == self.modal && !Popup::is_any_open(ui.ctx());
        self.modal = modal;
        if !self.by_keys || focused.is_some() || !same {
            self.nowhere = 0;
        } else if self.nowhere < Wait::OVER.0 {
            self.nowhere += 1;
            ui.request_repaint();
        }
    }
}

/// Scrolls to what has the keyboard if less than all of it is seen, as a screen
/// reader would ask for it.
fn show(ui: &Ui, focused: Id) {
    let place = ui.read_response(focused);
    let hidden =
        place.is_some_and(|place| !place.interact_rect.contains_rect(place.rect.shrink(1.0)));
    if hidden {
        let request = ActionRequest {
            action: Action::ScrollIntoView,
            target_tree: TreeId::ROOT,
            target_node: focused.accesskit_id(),
            data: None,
        };
        let event = Event::AccessKitActionRequest(request);
        ui.input_mut(|input| input.events.push(event));
    }
}

#[cfg(test)]
mod tests {
    use egui::{Modifiers, PointerButton, Pos2};

    use super::*;

    #[test]
    fn a_moved_pointer_does_not_end_the_use_of_keys_but_a_pressed_one_does() {
        let mut place = Place::default();
        let key = Event::Key {
            key: Key::Enter,
            physical_key: None,
            pressed: true,
            repeat: false,
            modifiers: Modifiers::NONE,
        };
        place.follow(&[Event::PointerMoved(Pos2::ZERO), key]);
        assert!(place.by_keys && !place.pointed);
        place.follow(&[Event::PointerMoved(Pos2::ZERO)]);
        assert!(place.by_keys && place.pointed);
        place.follow(&[Event::PointerButton {
            pos: Pos2::ZERO,
            button: PointerButton::Primary,
            pressed: true,
            modifiers: Modifiers::NONE,
        }]);
        assert!(!place.by_keys);
    }
}
