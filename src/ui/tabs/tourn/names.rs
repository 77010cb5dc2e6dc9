//! What the cells are called for screen readers, made once per row.

use super::cell::Slot;
use crate::domain::Notice;
use crate::i18n::Lang;

/// Names of the cells of a grid.
#[derive(Default)]
pub(super) struct CellNames {
    lang: Lang,
    rows: Vec<[String; 5]>,
}

impl CellNames {
    /// Makes the names of `rows` rows.
    pub(super) fn prepare(&mut self, lang: Lang, rows: usize) {
        if self.lang != lang {
            self.lang = lang;
            self.rows.clear();
        }
        for row in self.rows.len()..rows {
            let name = |slot: &Slot| {
                let notice = Notice::new(slot.name_id()).with("row", row + 1);
                lang.say(&notice)
            };
            let slots = [Slot::A, Slot::B, Slot::Field, Slot::Result, Slot::Boards];
            self.rows.push(slots.each_ref().map(name));
        }
    }

    /// The name of a cell of a prepared row.
    pub(super) fn of(&self, row: usize, slot: Slot) -> &str {
        self.rows.get(row).map_or("", |names| match slot {
            Slot::A => &names[0],
            Slot::B => &names[1],
            Slot::Field => &names[2],
            Slot::Result => &names[3],
            Slot::Boards => &names[4],
        })
    }
}
