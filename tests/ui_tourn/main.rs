//! The tab Tourn from the keyboard, as a director uses it.

mod entry;
mod evening;
mod newcomers;
mod paste;
mod sheet;
mod stage;
