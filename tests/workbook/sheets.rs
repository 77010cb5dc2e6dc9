//! Files of every kind and in every state: read, or refused in a sentence.

use std::io::{Cursor, Write as _};

use proptest::prelude::*;
use tandem::exchange::decode::MAX_BYTES;
use tandem::exchange::sheets::{Cell, open};
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

use crate::{Made, bytes};

fn refused(bytes: &[u8]) -> String {
    open(bytes).expect_err("refused").id.into_owned()
}

fn zipped(parts: &[(&str, &str)]) -> Vec<u8> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, content) in parts {
        zip.start_file(*name, SimpleFileOptions::default())
            .expect("a part");
        zip.write_all(content.as_bytes()).expect("written");
    }
    zip.finish().expect("finished").into_inner()
}

fn ods(table: &str) -> Vec<u8> {
    let content = format!(
        "<office:document-content><office:body><office:spreadsheet>\
         <table:table table:name=\"A\">{table}</table:table>\
         </office:spreadsheet></office:body></office:document-content>"
    );
    let manifest = "<manifest:manifest></manifest:manifest>";
    zipped(&[
        ("mimetype", "application/vnd.oasis.opendocument.spreadsheet"),
        ("META-INF/manifest.xml", manifest),
        ("content.xml", &content),
    ])
}

#[test]
fn every_kind_says_the_same() {
    let books = ["xls", "xlsx", "ods"].map(|kind| {
        let book = open(&bytes(&format!("old_workbook.{kind}"))).expect("readable");
        let names: Vec<_> = book.sheets.iter().map(|sheet| sheet.name.clone()).collect();
        let hist = book.sheet("hist").expect("there").clone();
        (names, hist)
    });
    assert_eq!(books[0], books[1]);
    assert_eq!(books[1], books[2]);
    assert_eq!(books[0].1.cell(2, 1), &Cell::Text("Ковальчук Анна".into()));
    assert_eq!(books[0].1.cell(2, 2), &Cell::Number(9.0));
}

#[test]
fn a_cell_in_the_last_corner_costs_nothing() {
    let mut made = Made::sound();
    made.put("Hist", 1_048_575, 16_383, crate::Value::from("far"));
    let book = open(&made.xlsx()).expect("readable");
    let hist = book.sheet("Hist").expect("there");
    assert_eq!(hist.cell(1_048_575, 16_383), &Cell::Text("far".into()));
}

#[test]
fn what_is_no_workbook_is_refused() {
    assert_eq!(refused(b""), "sheets-not-workbook");
    assert_eq!(refused(b"A;B;12"), "sheets-not-workbook");
    assert_eq!(
        refused(&zipped(&[("word/document.xml", "")])),
        "sheets-not-workbook"
    );
    assert_eq!(refused(b"PK\x03\x04"), "sheets-damaged");
    assert_eq!(
        refused(b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"),
        "sheets-damaged"
    );
    assert_eq!(refused(&vec![0; MAX_BYTES + 1]), "table-too-large");
}

#[test]
fn repeated_cells_of_an_ods_are_counted_first() {
    let cell = "<table:table-cell table:number-columns-repeated=\"16000\" office:value-type=\"float\" office:value=\"1\"/>";
    let row =
        format!("<table:table-row table:number-rows-repeated=\"1000000\">{cell}</table:table-row>");
    assert_eq!(refused(&ods(&row)), "sheets-limit-area");
    let text = format!(
        "<table:table-row><table:table-cell table:number-columns-repeated=\"16000\" office:value-type=\"string\"><text:p>{}</text:p></table:table-cell></table:table-row>",
        "x".repeat(60_000)
    );
    assert_eq!(refused(&ods(&text)), "sheets-limit-text");
    let empty = "<table:table-row table:number-rows-repeated=\"1000000\"><table:table-cell table:number-columns-repeated=\"16384\"/></table:table-row>";
    assert_eq!(open(&ods(empty)).expect("empty").sheets.len(), 1);
}

#[test]
fn a_file_cut_anywhere_is_refused_or_read() {
    for kind in ["xls", "xlsx", "ods"] {
        let whole = bytes(&format!("old_workbook.{kind}"));
        for end in (0..whole.len()).step_by(601) {
            let _ = open(&whole[..end]);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    #[test]
    fn no_damage_makes_it_panic(
        kind in prop::sample::select(vec!["xls", "xlsx", "ods"]),
        damage in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..12),
    ) {
        let mut file = bytes(&format!("old_workbook.{kind}"));
        for (at, byte) in damage {
            let at = at.index(file.len());
            file[at] = byte;
        }
        let _ = open(&file);
    }

    #[test]
    fn nor_does_damage_to_the_tables_of_an_xls(
        damage in prop::collection::vec((0_usize..2048, prop::sample::select(vec![0_u8, 1, 2, 127, 254, 255])), 1..6),
    ) {
        let mut file = bytes("old_workbook.xls");
        let tables = file.len() - 2048;
        for (at, byte) in damage {
            // The header behind its signature, and what stands at the end.
            if (8..512).contains(&at) {
                file[at] = byte;
            }
            file[tables + at] = byte;
        }
        let _ = open(&file);
    }
}
