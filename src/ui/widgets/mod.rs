//! Small pieces that look the same on every tab.

mod answer;
mod arrival;
mod autosave;
mod beside;
mod calendar;
mod cell;
mod change;
mod column_help;
mod copy;
mod count;
mod dialog;
mod doubt_band;
mod empty;
mod explanation;
mod field;
mod figure;
mod find;
mod formulas;
pub(super) mod keyboard;
mod level;
mod level_buttons;
mod list_field;
mod list_table;
mod name_picker;
mod over;
mod over_time;
mod picture;
mod plot;
mod rows;
mod scroll_keys;
mod sort;
mod table_view;

pub use answer::answer;
pub use arrival::Arrival;
pub use autosave::Autosave;
pub use beside::Beside;
pub use calendar::calendar_button;
pub use cell::{at_edge, indented, left, number_cell, place, text_cell};
pub use change::{change_label, change_rich, change_text, marked};
pub use column_help::{ColumnHelp, columns_button};
pub use copy::copy_rows;
pub use count::{NAME_FIELD, SHORT_FIELD, count, search};
pub use dialog::mark_dialog;
pub use doubt_band::DoubtBand;
pub use empty::empty_page;
pub use explanation::Explanation;
pub use field::{escaped, input, main_button, right};
pub use figure::{figure, mistake};
pub use find::TypedName;
pub use formulas::formulas;
pub use level::{
    UPRIGHT_LEVEL_ROOM, level_bands, level_names, level_room, paint_upright, reach_of_level,
    short_text,
};
pub use level_buttons::level_buttons;
pub use list_field::{ListWords, ends_before, list_field, list_from_file, too_long};
pub use list_table::{ListColumn, ListLook, ListTable};
pub use name_picker::{club_name_field, club_name_picker, name_field, name_picker};
pub use over::{Outcome, Over};
pub use over_time::{Curve, Mark, Scale, TimeAxis};
pub use picture::{Axes, PlotLine, curves, many_curves};
pub use plot::{name_plot, round_marks, still_plot};
pub use rows::{RowCursor, RowLook};
pub use sort::{Sort, SortColumn, spoken};
pub use table_view::{ShownTable, TableLook, table_view};
