//! What the targets share.

use tandem::exchange::read::{FileKind, Header, TableOptions, kind, understood};

/// Reads bytes of one kind of file as the import does, with what a director
/// may choose for it taken from the last byte.
pub fn read(expected: FileKind, bytes: &[u8]) {
    let Some((choice, bytes)) = bytes.split_last() else {
        return;
    };
    if kind(bytes) == expected {
        let _ = understood(bytes, &options(*choice));
    }
}

fn options(choice: u8) -> TableOptions {
    TableOptions {
        part: (choice & 1 != 0).then_some(usize::from(choice >> 6)),
        header: match choice >> 1 & 3 {
            1 => Some(Header::Absent),
            2 => Some(Header::Line(usize::from(choice >> 6))),
            _ => None,
        },
        dash: choice & 8 != 0,
        dated: choice & 16 != 0,
        ..TableOptions::default()
    }
}
