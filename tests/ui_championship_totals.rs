//! The page Totals of a championship as a director uses it, over championships
//! recorded in a real club file.

#[path = "ui_championship_totals/carry.rs"]
mod carry;
#[path = "ui_championship_totals/page.rs"]
mod page;
#[path = "ui_championship_totals/stage.rs"]
mod stage;
