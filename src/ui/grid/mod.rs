//! A grid typed into as a spreadsheet is: where the keyboard is, what its
//! keys do, the cells, and the columns with their headings. The sheets of
//! evenings and of sessions are made of it.

mod cells;
mod clipboard;
mod columns;
mod cursor;
pub mod keys;
mod names;
mod pasted;
mod undo;

pub use cells::{Hint, NameCell, name_cell, number_cell, suggestion};
pub use clipboard::pasted_block;
pub use columns::{Column, Columns};
pub use cursor::Cursor;
pub use names::CellNames;
pub use pasted::Pasted;
pub use undo::take_back;

use egui::Id;

/// A step from cell to cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// Along the path on which results are entered: name, name, result, next
    /// row.
    Enter,
    /// To the right, then to the next row.
    Next,
    /// To the left, then to the row before.
    Previous,
    /// To the row above.
    Up,
    /// To the row below.
    Down,
}

/// A cell of a grid.
pub trait GridCell: Copy + PartialEq {
    /// The widget's identity on the sheet `sheet`.
    fn id(self, sheet: Id) -> Id;
}
