//! Near spellings, kept between keystrokes: comparing a name with ten
//! thousand others takes longer than all the rest of a preview.

use std::collections::HashMap;

use crate::domain::PlayerId;
use crate::domain::name::{NameIndex, fold};

/// Near spellings offered for one name.
const OFFERED: usize = 5;

/// Spellings remembered; each keystroke in a new name is one.
const REMEMBERED: usize = 2_000;

/// Near spellings by folded name, for one state of a club.
#[derive(Clone, Debug, Default)]
pub(super) struct NearCache {
    found: HashMap<String, Vec<PlayerId>>,
}

impl NearCache {
    /// Players with a name like `name`, nearest first.
    pub(super) fn near(&mut self, names: &NameIndex, name: &str) -> Vec<PlayerId> {
        let folded = fold(name);
        if let Some(near) = self.found.get(&folded) {
            return near.clone();
        }
        if self.found.len() >= REMEMBERED {
            self.found.clear();
        }
        let near = names.near(name, OFFERED);
        self.found.insert(folded, near.clone());
        near
    }

    /// Forgets everything, when the club's names may have changed.
    pub(super) fn clear(&mut self) {
        self.found.clear();
    }
}
