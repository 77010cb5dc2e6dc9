//! The menus under the keyboard. F10 or Alt alone opens the first one, ← and
//! → turn to its neighbours, and Escape gives the keyboard back to where it
//! was; egui itself moves up and down, and into a menu within the menu.

use egui::containers::menu::MenuState;
use egui::{Context, Event, FocusDirection, Id, Key, Modifiers, Popup, Response};

use crate::ui::shortcut::MENUS;

/// Where the keyboard is in the menus, and where it came from.
#[derive(Default)]
pub(in crate::ui) struct MenuKeys {
    /// The buttons of the bar as drawn last, from the left, each with its
    /// menu.
    bar: Vec<(Id, Id)>,
    /// The entry that opens a menu of its own.
    branch: Option<Id>,
    /// What had the keyboard before F10.
    came_from: Option<Id>,
    /// What had it in the menu last.
    inside: Option<Id>,
    /// Whether a menu was open when the bar was drawn last.
    was_open: bool,
    alt: AltAlone,
}

impl MenuKeys {
    /// Takes the keys; to be called before the bar is drawn. `covered` says
    /// that a dialog lies over it.
    pub(super) fn steer(&mut self, ctx: &Context, covered: bool) {
        let alt = ctx.input(|input| self.alt.was_pressed(&input.events));
        if covered {
            self.forget();
            return;
        }
        let asked = ctx.input_mut(|input| input.consume_shortcut(&MENUS)) || alt;
        match self.open(ctx) {
            Some(at) if asked => Popup::close_id(ctx, self.bar[at].1),
            Some(at) => self.turn(ctx, at),
            None if asked && !self.bar.is_empty() => {
                self.came_from = ctx.memory(|memory| memory.focused());
                self.turn_to(ctx, 0);
            }
            None => {}
        }
        self.forget();
    }

    /// Forgets what the bar had, before it is drawn anew.
    fn forget(&mut self) {
        self.bar.clear();
        self.branch = None;
    }

    /// Notes a button of the bar.
    pub(super) fn saw(&mut self, button: &Response) {
        let menu = Popup::default_response_id(button);
        self.bar.push((button.id, menu));
    }

    /// Notes an entry that opens a menu of its own.
    pub(super) fn saw_branch(&mut self, entry: &Response) {
        self.branch = Some(entry.id);
    }

    /// Gives the keyboard back when the menu has closed; to be called after
    /// the bar was drawn.
    pub(super) fn settle(&mut self, ctx: &Context) {
        let open = self.open(ctx).is_some();
        let focused = ctx.memory(|memory| memory.focused());
        if open {
            self.inside = focused;
        } else if self.was_open {
            // The key that closed it was meant for nothing behind it.
            ctx.input_mut(|input| {
                for key in [Key::Escape, Key::Enter, Key::Space] {
                    input.consume_key(Modifiers::NONE, key);
                }
            });
            let inside = self.inside.take();
            let before = self.came_from.take();
            ctx.memory_mut(|memory| match (focused, before) {
                (Some(other), _) if Some(other) != inside => {}
                (_, Some(before)) => memory.request_focus(before),
                (Some(entry), None) => memory.surrender_focus(entry),
                (None, None) => {}
            });
        }
        self.was_open = open;
    }

    /// Closes what is open, for a page that takes the keyboard.
    pub(in crate::ui) fn leave(&mut self, ctx: &Context) {
        if self.was_open {
            Popup::close_all(ctx);
        }
        (self.came_from, self.inside, self.was_open) = (None, None, false);
    }

    /// Closes what is open, for a key that leads elsewhere: as if the menu had
    /// never been, the keyboard is where it was before.
    pub(in crate::ui) fn close(&mut self, ctx: &Context) {
        if !self.was_open {
            return;
        }
        Popup::close_all(ctx);
        let before = self.came_from.take();
        ctx.memory_mut(|memory| match (before, memory.focused()) {
            (Some(before), _) => memory.request_focus(before),
            (None, Some(entry)) => memory.surrender_focus(entry),
            (None, None) => {}
        });
        (self.inside, self.was_open) = (None, false);
    }

    /// The place in the bar of the menu that is open.
    fn open(&self, ctx: &Context) -> Option<usize> {
        let open = |(_, menu): &(Id, Id)| Popup::is_id_open(ctx, *menu);
        self.bar.iter().position(open)
    }

    /// Turns to the menu beside the open one. A menu within the menu has the
    /// first claim on the arrows.
    fn turn(&self, ctx: &Context, at: usize) {
        let deeper = MenuState::from_id(ctx, self.bar[at].1, |menu| menu.open_item.is_some());
        if deeper {
            return;
        }
        let on_branch = self.branch.is_some() && self.branch == self.inside;
        let (left, right) = ctx.input_mut(|input| {
            let mut pressed = |key| input.consume_key(Modifiers::NONE, key);
            let right = !on_branch && pressed(Key::ArrowRight);
            (pressed(Key::ArrowLeft), right)
        });
        let count = self.bar.len();
        if left {
            self.turn_to(ctx, (at + count - 1) % count);
        } else if right {
            self.turn_to(ctx, (at + 1) % count);
        }
    }

    fn turn_to(&self, ctx: &Context, at: usize) {
        let (button, menu) = self.bar[at];
        Popup::open_id(ctx, menu);
        ctx.memory_mut(|memory| {
            memory.move_focus(FocusDirection::None);
            memory.request_focus(button);
        });
    }
}

/// Notices when Alt is pressed and let go with nothing else between; together
/// with Shift it changes the alphabet on many keyboards.
#[derive(Default)]
struct AltAlone {
    held: bool,
    alone: bool,
}

impl AltAlone {
    fn was_pressed(&mut self, events: &[Event]) -> bool {
        let mut pressed = false;
        for event in events {
            match event {
                Event::ModifiersChanged(now) => {
                    pressed |= self.alone && !now.any();
                    let only_alt = now.matches_exact(Modifiers::ALT);
                    self.alone = only_alt && (self.alone || !self.held);
                    self.held = now.alt;
                }
                Event::PointerMoved(_) | Event::MouseMoved(_) | Event::PointerGone => {}
                // The key itself, beside what it changes.
                Event::Key {
                    key: Key::AltLeft | Key::AltRight,
                    ..
                } => {}
                _ => self.alone = false,
            }
        }
        pressed
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pressed(events: &[Event]) -> bool {
        let mut alt = AltAlone::default();
        // However they are spread over frames.
        let frames = events.iter().map(std::slice::from_ref);
        let apart = frames.filter(|frame| alt.was_pressed(frame)).count() > 0;
        assert_eq!(AltAlone::default().was_pressed(events), apart);
        apart
    }

    #[test]
    fn alt_counts_only_when_nothing_else_is_pressed_with_it() {
        let modifiers = Event::ModifiersChanged;
        let (none, alt) = (modifiers(Modifiers::NONE), modifiers(Modifiers::ALT));
        let both = modifiers(Modifiers::ALT | Modifiers::SHIFT);
        let moved = Event::PointerMoved(egui::Pos2::ZERO);
        assert!(pressed(&[alt.clone(), moved, none.clone()]));
        assert!(!pressed(&[none.clone(), none.clone()]));
        // The alphabet is changed, in either order of the keys.
        let shift = modifiers(Modifiers::SHIFT);
        let second = [alt.clone(), both.clone(), alt.clone(), none.clone()];
        assert!(!pressed(&second));
        assert!(!pressed(&[shift, both, alt.clone(), none.clone()]));
        for other in [Event::Text("x".to_owned()), Event::WindowFocused(false)] {
            assert!(!pressed(&[alt.clone(), other, none.clone()]));
        }
    }
}
