//! The thread that owns the club, so that the window never waits for a disk
//! or a long calculation. Knows no egui: it is given a waker.

mod workbook;
mod worker;

pub use workbook::WorkbookImport;
pub use worker::{How, Reply, Request, Worker};
