//! Result files of every kind: what the samples say, and that nothing, however
//! broken, is more than a sentence.

use std::path::{Path, PathBuf};

use proptest::prelude::*;
use proptest::sample::{Index, select};
use serde_json::Value;
use tandem::exchange::read::{
    DecimalSign, FileKind, Header, Role, TableOptions, kind, outline, results, understood,
};
use tandem::exchange::{Charset, Separator, load};
use tandem::i18n::Lang;
use tandem::report::data;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/results")
}

fn sample(name: &str) -> Vec<u8> {
    load(&folder().join(name)).expect("a sample")
}

fn expectations() -> serde_json::Map<String, Value> {
    let bytes = std::fs::read(folder().join("expected.json")).expect("expectations");
    serde_json::from_slice(&bytes).expect("an object")
}

/// Whether a value is what is expected; keys that nothing is expected of are
/// free, and 33 is 33.0.
fn fits(found: &Value, expected: &Value) -> bool {
    match (found, expected) {
        (Value::Object(found), Value::Object(expected)) => expected
            .iter()
            .all(|(key, value)| found.get(key).is_some_and(|found| fits(found, value))),
        (Value::Array(found), Value::Array(expected)) => {
            found.len() == expected.len() && found.iter().zip(expected).all(|(a, b)| fits(a, b))
        }
        (Value::Number(found), Value::Number(expected)) => found.as_f64() == expected.as_f64(),
        _ => found == expected,
    }
}

#[test]
fn every_sample_gives_what_is_expected_of_it() {
    let expectations = expectations();
    assert!(expectations.len() >= 17);
    for (name, mut expected) in expectations {
        let read = results(&sample(&name), &TableOptions::default());
        if let Some(words) = expected["refused"].as_str() {
            let why = Lang::EN.say(&read.expect_err(&name));
            assert!(why.contains(words), "{name}: {why}");
            continue;
        }
        let file = data::File::new(&read.expect(&name), Lang::EN);
        let found = serde_json::to_value(&file).expect("JSON");
        let lines: Vec<usize> = file.skipped.iter().map(|skipped| skipped.line).collect();
        let expected = expected.as_object_mut().expect("an object");
        let bad_lines = expected.remove("bad_lines").unwrap_or(Value::Array(vec![]));
        assert_eq!(Value::from(lines), bad_lines, "{name}");
        let expected = Value::Object(expected.clone());
        assert!(fits(&found, &expected), "{name}: {found:#}\n{expected:#}");
    }
}

#[test]
fn a_file_opened_once_gives_its_outline_and_its_results() {
    for name in expectations().keys() {
        let (bytes, options) = (sample(name), TableOptions::default());
        let both = (outline(&bytes, &options), results(&bytes, &options));
        assert_eq!(understood(&bytes, &options), both, "{name}");
    }
}

#[test]
fn titles_and_boards_come_along() {
    let read = |name| results(&sample(name), &TableOptions::default()).expect(name);
    let howell = read("usebio_howell.xml");
    assert_eq!(howell.title.as_deref(), Some("Thursday Pairs"));
    assert_eq!(howell.boards, Some(24));
    assert_eq!(
        read("bridgewebs.csv").title.as_deref(),
        Some("Wednesday, evening")
    );
    assert_eq!(
        read("usebio_butler_latin1.xml").title.as_deref(),
        Some("Noël")
    );
    assert_eq!(read("pbn_total_score.pbn").fields[0][0].boards, Some(24));
}

#[test]
fn other_formats_are_refused_by_name() {
    for (bytes, format) in [
        (&b"<!DOCTYPE html><html>"[..], "HTML"),
        (b"%PDF-1.7", "PDF"),
        (b"SQLite format 3\0...", "Tandem/SQLite"),
    ] {
        for refused in [
            results(bytes, &TableOptions::default()).expect_err("refused"),
            outline(bytes, &TableOptions::default()).expect_err("refused"),
        ] {
            assert_eq!(refused.id, "table-other-format");
            assert_eq!(refused.args["format"].to_string(), format);
        }
    }
}

#[test]
fn the_outline_of_a_table_can_be_overruled() {
    let bytes = sample("table_semicolon_cp1251.csv");
    let seen = outline(&bytes, &TableOptions::default()).expect("an outline");
    assert_eq!(seen.kind, FileKind::Table);
    assert_eq!(seen.encoding.map(Charset::name), Some("windows-1251"));
    assert_eq!(seen.separator, Some(Separator::Semicolon));
    assert_eq!(seen.header, Some(1));
    assert_eq!(seen.roles.len(), 3);
    assert!(seen.roles.contains(&Role::Names));
    assert_eq!((seen.rows.len(), seen.rows[1].line), (11, 2));
    let options = TableOptions {
        encoding: Charset::named("koi8-u"),
        separator: Some(Separator::Comma),
        header: Some(Header::Absent),
        roles: Some(vec![Role::Ignored]),
        ..TableOptions::default()
    };
    let chosen = outline(&bytes, &options).expect("an outline");
    assert_eq!(chosen.encoding, options.encoding);
    assert_eq!((chosen.header, chosen.roles[0]), (None, Role::Ignored));
    assert_ne!(chosen.rows[0].cells, seen.rows[0].cells);
}

#[test]
fn the_outline_names_sheets_and_tournaments() {
    let sheet = outline(&sample("table_sheet.xlsx"), &TableOptions::default()).expect("a sheet");
    assert_eq!((sheet.kind, sheet.part), (FileKind::Spreadsheet, Some(0)));
    assert_eq!(sheet.parts.len(), 1);
    assert!(sheet.roles.iter().any(|role| role.is_name()));
    let options = TableOptions {
        part: Some(7),
        ..TableOptions::default()
    };
    let none = outline(&sample("table_sheet.xlsx"), &options).expect_err("no such sheet");
    assert_eq!(none.id, "read-no-part");
    let usebio = outline(&sample("usebio_howell.xml"), &TableOptions::default()).expect("one");
    assert_eq!(usebio.parts, ["2026-07-21 Thursday Pairs"]);
    assert_eq!(usebio.encoding, Some(Charset::UTF_8));
    let bridgewebs = outline(&sample("bridgewebs.csv"), &TableOptions::default()).expect("one");
    assert_eq!(bridgewebs.separator, Some(Separator::Comma));
}

#[test]
fn the_wanted_sheet_is_read() {
    use rust_xlsxwriter::{ExcelDateTime, Format, Workbook};

    let mut workbook = Workbook::new();
    let notes = workbook.add_worksheet().set_name("Notes").expect("a name");
    notes.write(0, 0, "See the next sheet").expect("written");
    for (name, first) in [("May", "A & B"), ("June", "E & F")] {
        let sheet = workbook.add_worksheet().set_name(name).expect("a name");
        let day = ExcelDateTime::from_ymd(2026, 3, 4).expect("a day");
        let format = Format::new().set_num_format("dd.mm.yyyy");
        sheet.write(0, 0, "Date").expect("written");
        sheet
            .write_with_format(0, 1, &day, &format)
            .expect("written");
        for (column, heading) in (0..).zip(["Pair", "Percent"]) {
            sheet.write(2, column, heading).expect("written");
        }
        for (row, (pair, percent)) in (3..).zip([(first, 0.1 + 0.445), ("C & D", 0.455)]) {
            sheet.write(row, 0, pair).expect("written");
            sheet.write(row, 1, percent).expect("written");
        }
    }
    let bytes = workbook.save_to_buffer().expect("a workbook");
    let read = |part| {
        let options = TableOptions {
            part,
            ..TableOptions::default()
        };
        results(&bytes, &options).expect("a table")
    };
    let first = read(None);
    assert_eq!(first.date, Some(jiff::civil::date(2026, 3, 4)));
    let pair = &first.fields[0][0];
    assert_eq!((pair.a.as_str(), pair.line), ("A", 4));
    assert_eq!(pair.percentage, Some(54.5));
    let other: Vec<_> = first.skipped.iter().map(|one| &one.reason).collect();
    assert_eq!(other.len(), 1);
    assert!(Lang::EN.say(other[0]).contains("“June”"));
    let second = read(Some(2));
    assert_eq!(second.fields[0][0].a, "E");
    assert_eq!(second.skipped, []);
}

fn options() -> impl Strategy<Value = TableOptions> {
    let encoding = select(vec![None, Some(Charset::UTF_8), Charset::named("utf-16le")]);
    let part = select(vec![None, Some(0), Some(1)]);
    let separator = select(vec![None, Some(Separator::Blanks), Some(Separator::Tab)]);
    let decimal = select(vec![
        None,
        Some(DecimalSign::Comma),
        Some(DecimalSign::Point),
    ]);
    let header = select(vec![None, Some(Header::Absent), Some(Header::Line(2))]);
    (encoding, part, separator, decimal, header).prop_map(
        |(encoding, part, separator, decimal, header)| TableOptions {
            encoding,
            part,
            separator,
            decimal,
            header,
            ..TableOptions::default()
        },
    )
}

/// Whatever is read is whole: names, figures, and lines that exist.
fn read_safely(bytes: &[u8], options: &TableOptions) {
    let _ = outline(bytes, options);
    if let Ok(file) = results(bytes, options) {
        for pair in file.pairs() {
            assert!(!pair.a.is_empty() && !pair.b.is_empty() && pair.line > 0);
            let figures = [pair.result, pair.percentage];
            assert!(figures.into_iter().flatten().all(f64::is_finite));
        }
    }
}

/// A change of a sample: cut off, a byte changed, or a piece doubled.
fn mutate(bytes: &mut Vec<u8>, at: Index, length: usize, byte: u8, how: u8) {
    if bytes.is_empty() {
        return;
    }
    let at = at.index(bytes.len());
    let end = bytes.len().min(at + length);
    match how {
        0 => bytes.truncate(at),
        1 => bytes[at] = byte,
        2 => drop(bytes.drain(at..end)),
        _ => {
            let piece = bytes[at..end].to_vec();
            bytes.splice(at..at, piece);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    #[test]
    fn no_bytes_are_more_than_a_sentence(
        start in select(vec![
            "", "<?xml version='1.0'?><USEBIO><EVENT>", "[Event \"x\"]\n[TotalScoreTable \"Names;MP\"]\n",
            "#VERSION,x\n#SCORES\n", "PK\u{3}\u{4}", "Pair;Score\n",
        ]),
        rest in proptest::collection::vec(any::<u8>(), 0..300),
        options in options(),
    ) {
        let bytes = [start.as_bytes(), &rest].concat();
        read_safely(&bytes, &options);
    }

    #[test]
    fn no_text_is_more_than_a_sentence(
        start in select(vec![
            "<USEBIO><EVENT><PARTICIPANTS><PAIR>", "[TotalScoreTable \"Names;Rank;IMP\"]\n",
            "#SCORES\nNames,IMPs\n", "",
        ]),
        rest in "([<>/&;#\\[\\]\"{}^?,\\-+%\n\r\t ]|<PAIR>|</PAIR>|#SCORES|[0-9A-Fа-я]){0,80}",
        options in options(),
    ) {
        read_safely(format!("{start}{rest}").as_bytes(), &options);
    }

    #[test]
    fn no_mutated_sample_is_more_than_a_sentence(
        name in select(expectations().keys().cloned().collect::<Vec<_>>()),
        changes in proptest::collection::vec((any::<Index>(), 1..200_usize, any::<u8>(), 0..4_u8), 1..6),
        options in options(),
    ) {
        let mut bytes = sample(&name);
        for (at, length, byte, how) in changes {
            mutate(&mut bytes, at, length, byte, how);
        }
        kind(&bytes);
        read_safely(&bytes, &options);
    }
}
