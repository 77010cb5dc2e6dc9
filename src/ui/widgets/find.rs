//! A name found in a table by typing its beginning.

use egui::{Event, InputState, Key, Modifiers};

use crate::domain::name::fold;

/// Seconds after which a letter begins another name.
const PAUSE: f64 = 1.0;

/// The beginning of a name, typed letter by letter without a field.
#[derive(Clone, Default)]
pub struct TypedName {
    text: String,
    folded: String,
    /// When the last letter came, in seconds of the window.
    at: f64,
}

impl TypedName {
    /// Takes the letters typed in this frame; `true` when there are any. A
    /// blank belongs to a name that was begun, otherwise to what has the
    /// keyboard.
    pub(super) fn take(&mut self, input: &mut InputState) -> bool {
        if input.time - self.at > PAUSE {
            self.text.clear();
        }
        let before = self.text.len();
        let text = &mut self.text;
        input.events.retain(|event| match event {
            Event::Text(typed) if !(text.is_empty() && typed.trim().is_empty()) => {
                text.push_str(typed);
                false
            }
            _ => true,
        });
        if self.text.len() == before {
            return false;
        }
        if self.text.ends_with(' ') {
            input.consume_key(Modifiers::NONE, Key::Space);
        }
        self.at = input.time;
        self.folded = fold(&self.text);
        true
    }

    /// Whether a [folded](fold) name begins so: case and accents (`Ё` = `Е`)
    /// do not count.
    pub fn begins(&self, folded: &str) -> bool {
        folded.starts_with(&self.folded)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn typed(name: &mut TypedName, time: f64, text: &str) -> bool {
        let mut input = InputState::default();
        input.time = time;
        input.events = vec![Event::Text(text.to_owned())];
        let taken = name.take(&mut input);
        assert_eq!(taken, input.events.is_empty(), "{text} is taken or left");
        taken
    }

    #[test]
    fn letters_without_a_pause_are_one_name() {
        let mut name = TypedName::default();
        assert!(!typed(&mut name, 5.0, " "), "a blank begins no name");
        assert!(typed(&mut name, 5.0, "е"));
        assert!(name.begins(&fold("Ёлкин Пётр")) && name.begins(&fold("Ежов Иван")));
        assert!(typed(&mut name, 5.9, "Л"));
        assert!(name.begins(&fold("Ёлкин Пётр")) && !name.begins(&fold("Ежов Иван")));
        for letter in ["к", "и", "н", " ", "п"] {
            assert!(typed(&mut name, 6.0, letter));
        }
        assert!(name.begins(&fold("Ёлкин Пётр")) && !name.begins(&fold("Ёлкин Олег")));
        assert!(typed(&mut name, 8.0, "a"));
        assert!(name.begins(&fold("Anna Nowak")) && !name.begins(&fold("Ёлкин Пётр")));
    }
}
