//! Commands and queries over one open club: the only room that changes a
//! [`Book`](crate::domain::Book), and always together with its file.

pub mod command;
pub mod draft;
pub mod preview;
pub mod sample;
pub mod view;

pub use command::{Command, Evening, EveningPair, ParamsFrom, PlayerEdit, PrehistoryEvening, Who};
pub use draft::{Draft, DraftRow};
pub use preview::{Examined, ExaminedRow, Named, Question, examine};
pub use view::{ClubView, Done, Moved};
