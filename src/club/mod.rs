//! Commands and queries over one open club: the only room that changes a
//! [`Book`](crate::domain::Book), and always together with its file.

pub mod command;
pub mod complete;
pub mod draft;
#[cfg(test)]
mod fixture;
pub mod partners;
pub mod paste;
pub mod preview;
pub mod sample;
pub mod view;

pub use command::{Command, Evening, EveningPair, ParamsFrom, PlayerEdit, PrehistoryEvening, Who};
pub use complete::{Suggestion, suggestions};
pub use draft::{Column, Draft, DraftRow};
pub use partners::{Partnership, partner_table};
pub use preview::{Examined, ExaminedRow, Examiner, Named, Question, examine, questions};
pub use view::{ClubView, Done, Moved};
