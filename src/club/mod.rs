//! Commands and queries over one open club: the only room that changes a
//! [`Book`](crate::domain::Book), and always together with its file.

pub mod check;
pub mod command;
mod decide;
pub mod draft;
mod operation;
pub mod preview;
mod record;
mod roster;
pub mod sample;
mod transact;
pub mod view;

pub use command::{Command, Evening, EveningPair, ParamsFrom, PlayerEdit, PrehistoryEvening, Who};
pub use draft::{Draft, DraftRow};
pub use preview::{Examined, ExaminedRow, Named, Question, examine};
pub use transact::Club;
pub use view::{ClubView, Done, Moved};
