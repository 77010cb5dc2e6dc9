//! Packed workbooks (XLSX, ODS): what they are, and how large unpacked.

use std::io::{self, Cursor, Read as _};

use zip::ZipArchive;
use zip::result::ZipError;

use super::{MAX_PARTS, MAX_UNPACKED, damaged};
use crate::domain::Notice;

/// How a packed file begins.
pub(super) const SIGNATURE: &[u8] = b"PK\x03\x04";

/// What a packed file is.
#[derive(Debug, PartialEq)]
pub(super) enum Kind {
    Xlsx,
    Ods,
}

/// The kind of a packed workbook that is not too large to be unpacked.
pub(super) fn check(bytes: &[u8]) -> Result<Kind, Notice> {
    let mut archive = ZipArchive::new(Cursor::new(bytes)).map_err(|_| damaged())?;
    if archive.len() > MAX_PARTS {
        return Err(Notice::new("sheets-limit-parts").with("most", MAX_PARTS));
    }
    let kind = kind(&mut archive)?;
    measure(&mut archive, MAX_UNPACKED)?;
    Ok(kind)
}

fn kind(archive: &mut ZipArchive<Cursor<&[u8]>>) -> Result<Kind, Notice> {
    let mut mime = String::new();
    if let Ok(part) = archive.by_name("mimetype") {
        // A longer one is of nothing known; nor is one that is no text.
        let _ = part.take(100).read_to_string(&mut mime);
    }
    if mime.starts_with("application/vnd.oasis.opendocument.spreadsheet") {
        return Ok(Kind::Ods);
    }
    let names: Vec<String> = archive
        .file_names()
        .filter_map(|name| Some(name.ok()?.to_lowercase().replace('\\', "/")))
        .collect();
    let sheets = names.iter().any(|name| name.starts_with("xl/"));
    let binary = names.iter().any(|name| name == "xl/workbook.bin");
    if sheets && !binary {
        Ok(Kind::Xlsx)
    } else {
        Err(Notice::new("sheets-not-workbook"))
    }
}

/// Inflates every part into nothing: the sizes that the file tells of itself
/// prove nothing.
fn measure(archive: &mut ZipArchive<Cursor<&[u8]>>, most: u64) -> Result<(), Notice> {
    let mut left = most;
    for part in 0..archive.len() {
        let part = match archive.by_index(part) {
            Ok(part) => part,
            Err(ZipError::UnsupportedArchive(ZipError::PASSWORD_REQUIRED)) => {
                return Err(Notice::new("sheets-password"));
            }
            // A part that cannot be unpacked here cannot be later.
            Err(_) => continue,
        };
        let mut limited = Counted::new(part.take(left + 1));
        // A part damaged half-way is as large as that half.
        let _ = io::copy(&mut limited, &mut io::sink());
        if limited.count > left {
            return Err(Notice::new("sheets-limit-size").with("most", most >> 20));
        }
        left -= limited.count;
    }
    Ok(())
}

/// A reader that knows how much was read from it.
struct Counted<R> {
    inner: R,
    count: u64,
}

impl<R> Counted<R> {
    fn new(inner: R) -> Self {
        Self { inner, count: 0 }
    }
}

impl<R: io::Read> io::Read for Counted<R> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let read = self.inner.read(into)?;
        self.count += read as u64;
        Ok(read)
    }
}

#[cfg(test)]
mod tests {
    use std::io::Write as _;

    use zip::ZipWriter;
    use zip::write::SimpleFileOptions;

    use super::*;

    #[test]
    fn parts_are_measured_together_and_not_believed() {
        let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
        for name in ["xl/a.xml", "xl/b.xml"] {
            zip.start_file(name, SimpleFileOptions::default())
                .expect("a part");
            zip.write_all(&[b' '; 700]).expect("written");
        }
        let mut bytes = zip.finish().expect("finished").into_inner();
        let measured = |bytes: &[u8], most| {
            let mut archive = ZipArchive::new(Cursor::new(bytes)).expect("an archive");
            measure(&mut archive, most).map_err(|notice| notice.id)
        };
        assert_eq!(measured(&bytes, 1400), Ok(()));
        assert_eq!(measured(&bytes, 1399), Err("sheets-limit-size".into()));
        // The sizes that the file claims of itself, all 1.
        for at in 0..bytes.len() - 4 {
            if bytes[at..at + 4] == 700_u32.to_le_bytes() {
                bytes[at..at + 4].copy_from_slice(&1_u32.to_le_bytes());
            }
        }
        assert_eq!(measured(&bytes, 1399), Err("sheets-limit-size".into()));
    }
}
