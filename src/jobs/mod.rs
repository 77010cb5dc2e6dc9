//! The thread that owns the club, so that the window never waits for a disk
//! or a long calculation. Knows no egui: it is given a waker.

mod audit;
mod backup;
mod companion;
mod export;
mod messages;
mod repair;
mod results;
mod sample;
mod search;
mod stray;
mod unsaved;
mod workbook;
mod worker;

pub use audit::{AuditFilter, AuditPage, Planned};
pub use backup::BackupList;
pub use export::{Export, Exported, Exporting};
pub use messages::{How, Reply, Request};
pub use results::{ResultsRead, SessionRead};
pub use workbook::WorkbookImport;
pub use worker::Worker;
