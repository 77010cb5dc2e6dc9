//! Any bytes that look like this kind of file.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tandem::exchange::read::{FileKind, TableOptions, kind, outline, results};

fuzz_target!(|bytes: &[u8]| {
    if kind(bytes) == FileKind::Bridgewebs {
        let options = TableOptions::default();
        let _ = outline(bytes, &options);
        let _ = results(bytes, &options);
    }
});
