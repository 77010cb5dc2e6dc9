//! Chess: FIDE.

mod data;
mod steps;
mod tables;

pub use data::{EventData, GameData, InitialData};
pub use steps::{initial_steps, not_counted, performance, steps};
pub use tables::{GAME_COLUMNS, TOTAL_COLUMNS, game_list, games, totals};
