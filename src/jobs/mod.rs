//! The thread that owns the club, so that the window never waits for a disk
//! or a long calculation. Knows no egui: it is given a waker.

mod export;
mod results;
mod workbook;
mod worker;

pub use export::{Export, Exported, Exporting};
pub use results::ResultsRead;
pub use workbook::WorkbookImport;
pub use worker::{How, Reply, Request, Worker};
