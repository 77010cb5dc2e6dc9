//! What the targets share.

use std::io::{Cursor, Write};

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

/// Bytes as the cells of an XLSX or ODS, by their first byte: the packing of
/// a file would hide what is changed within it. Other bytes, as of a packed or
/// compound file, as they are.
pub fn packed(bytes: &[u8]) -> Vec<u8> {
    let parts: &[(&str, &str)] = match bytes.first() {
        Some(b'x') => &XLSX,
        Some(b'o') => &ODS,
        _ => return bytes.to_vec(),
    };
    pack(parts, &bytes[1..]).unwrap_or_default()
}

fn pack(parts: &[(&str, &str)], cells: &[u8]) -> Option<Vec<u8>> {
    let mut archive = zip::ZipWriter::new(Cursor::new(Vec::new()));
    let stored = zip::write::SimpleFileOptions::default()
        .compression_method(zip::CompressionMethod::Stored);
    for (name, text) in parts {
        archive.start_file(*name, stored).ok()?;
        let content = if text.is_empty() { cells } else { text.as_bytes() };
        archive.write_all(content).ok()?;
    }
    Some(archive.finish().ok()?.into_inner())
}

/// The parts of a workbook of one sheet named Hist; the empty one takes the
/// cells.
const XLSX: [(&str, &str); 5] = [
    (
        "[Content_Types].xml",
        r#"<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>"#,
    ),
    (
        "_rels/.rels",
        r#"<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>"#,
    ),
    (
        "xl/workbook.xml",
        r#"<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Hist" sheetId="1" r:id="rId1"/></sheets></workbook>"#,
    ),
    (
        "xl/_rels/workbook.xml.rels",
        r#"<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>"#,
    ),
    ("xl/worksheets/sheet1.xml", ""),
];

const ODS: [(&str, &str); 2] = [
    ("mimetype", "application/vnd.oasis.opendocument.spreadsheet"),
    ("content.xml", ""),
];
