//! Commands and queries over one open club: the only room that changes a
//! [`Book`](crate::domain::Book), and always together with its file.

mod alias;
pub mod audit;
pub mod backup;
pub mod championship;
pub mod check;
pub mod command;
pub mod complete;
mod decide;
pub mod draft;
#[cfg(test)]
mod fixture;
mod guest;
mod merge;
mod operation;
pub mod partners;
pub mod paste;
pub mod preview;
mod record;
pub mod repair;
mod roster;
pub mod sample;
mod transact;
mod trial;
mod twins;
pub mod view;
pub mod workbook;

pub use command::{Command, Evening, EveningPair, ParamsFrom, PlayerEdit, PrehistoryEvening, Who};
pub use complete::{Suggestion, suggestions};
pub use draft::{Column, Draft, DraftRow, Drafts};
pub use guest::{GuestTwin, guest_twins};
pub use partners::{Partnership, partner_table};
pub use preview::{Examined, ExaminedRow, Examiner, Named, Question, examine, questions};
pub use transact::Club;
pub use trial::Trial;
pub use twins::{Twins, twins};
pub use view::{ClubView, Done, Moved};
