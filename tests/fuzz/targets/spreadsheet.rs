//! Any bytes that look like a spreadsheet, and any cells in one.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tandem::exchange::read::FileKind;

fuzz_target!(|bytes: &[u8]| {
    tandem_fuzz::read(FileKind::Spreadsheet, &tandem_fuzz::packed(bytes));
});
