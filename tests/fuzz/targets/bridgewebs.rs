//! Any bytes that look like this kind of result file.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tandem::exchange::read::FileKind;

fuzz_target!(|bytes: &[u8]| tandem_fuzz::read(FileKind::Bridgewebs, bytes));
