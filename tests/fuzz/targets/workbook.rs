//! Any bytes as an old workbook, and any cells as a sheet of one.
#![no_main]

use std::ops::ControlFlow;

use libfuzzer_sys::fuzz_target;
use tandem::domain::Progress;
use tandem::exchange::{read::workbook, sheets};

fuzz_target!(|bytes: &[u8]| {
    if let Ok(book) = sheets::open(&tandem_fuzz::packed(bytes)) {
        let mut listener = |_, _: &_| ControlFlow::Continue(());
        let _ = workbook::workbook(&book, &mut Progress::new(&mut listener));
    }
});
