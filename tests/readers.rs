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
            let why = Lang::En.say(&read.expect_err(&name));
            assert!(why.contains(words), "{name}: {why}");
            continue;
        }
        let file = data::File::new(&read.expect(&name), Lang::En);
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
    assert!(Lang::En.say(other[0]).contains("“June”"));
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

#[test]
fn what_is_no_date_is_quoted_whatever_the_kind_of_file() {
    let pair = "<PAIR><PERCENTAGE>50</PERCENTAGE><PLAYER><PLAYER_NAME>A</PLAYER_NAME></PLAYER>\
                <PLAYER><PLAYER_NAME>B</PLAYER_NAME></PLAYER></PAIR>";
    let usebio = |day: &str| {
        format!(
            "<USEBIO><EVENT EVENT_TYPE=\"MP_PAIRS\"><DATE>{day}</DATE>\
             <PARTICIPANTS>{pair}</PARTICIPANTS></EVENT></USEBIO>"
        )
    };
    let pbn = |day: &str| {
        format!(
            "[Event \"x\"]\n[Date \"{day}\"]\n\
             [TotalScoreTable \"PairId;Names;TotalPercentage\"]\n1 \"A;B\" 50\n"
        )
    };
    let bridgewebs =
        |day: &str| format!("#DATE,{day}\n#SCORES\nPair,Name1,Name2,Percent\n1,A,B,50\n");
    let column = |day: &str| format!("Date;Pair;%\n{day};A & B;50\n{day};C & D;50\n");
    let label = |day: &str| format!("Date: {day}\nPair;%\nA & B;50\n");
    for (text, id) in [
        (usebio("31/02/2026"), "read-date-wrong"),
        (usebio("17/09/26"), "read-date-unclear"),
        (pbn("2026.13.40"), "read-date-wrong"),
        (bridgewebs("31/02/2026"), "read-date-wrong"),
        (bridgewebs("17/09/26"), "read-date-unclear"),
        (column("31.02.2026"), "read-date-wrong"),
        (label("31.02.2026"), "read-date-wrong"),
        (label("3/4/2026"), "read-date-unclear"),
    ] {
        let file = results(text.as_bytes(), &TableOptions::default()).expect(&text);
        let flaw = file.date_flaw.expect(&text);
        assert_eq!((file.date, flaw.id.as_ref()), (None, id), "{text}");
        assert!(text.contains(&flaw.args["text"].to_string()), "{flaw}");
        assert!(!file.fields.is_empty() && file.skipped.is_empty(), "{text}");
    }
    for known in [usebio("17/09/2026"), pbn("????.??.??")] {
        let file = results(known.as_bytes(), &TableOptions::default()).expect(&known);
        assert_eq!(file.date_flaw, None, "{known}");
    }
}

/// A workbook of sheets, each of a name and rows of text.
fn workbook(sheets: &[(&str, &[&[&str]])]) -> Vec<u8> {
    let mut book = rust_xlsxwriter::Workbook::new();
    for (name, rows) in sheets {
        let sheet = book.add_worksheet();
        sheet.set_name(*name).expect("a name");
        for (at, row) in (0..).zip(rows.iter()) {
            sheet.write_row(at, 0, row.iter().copied()).expect("cells");
        }
    }
    book.save_to_buffer().expect("bytes")
}

#[test]
fn sheets_of_the_two_directions_are_two_fields() {
    let north: &[&[&str]] = &[&["Pair", "%"], &["A & B", "55"], &["C & D", "45"]];
    let east: &[&[&str]] = &[&["Pair", "%"], &["E & F", "52"], &["G & H", "48"]];
    let firsts = |bytes: &[u8], options: &TableOptions| -> Vec<String> {
        let file = results(bytes, options).expect("results");
        assert!(file.skipped.is_empty(), "{:?}", file.skipped);
        let fields = file.fields.iter();
        fields.map(|field| field[0].a.clone()).collect()
    };
    for (ns, ew) in [("NS", "EW"), ("N-S", "E-W"), ("С-Ю", "З-В"), ("СЮ", "ЗВ")] {
        let any = TableOptions::default();
        assert_eq!(
            firsts(&workbook(&[(ns, north), (ew, east)]), &any),
            ["A", "E"]
        );
        assert_eq!(
            firsts(&workbook(&[(ew, east), (ns, north)]), &any),
            ["A", "E"]
        );
        let second = TableOptions {
            part: Some(1),
            ..TableOptions::default()
        };
        assert_eq!(
            firsts(&workbook(&[(ns, north), (ew, east)]), &second),
            ["E"]
        );
    }
    let other = workbook(&[("NS", north), ("March", east)]);
    let file = results(&other, &TableOptions::default()).expect("results");
    assert_eq!((file.fields.len(), file.skipped.len()), (1, 1));
}

#[test]
fn an_old_workbook_is_not_read_as_one_evening() {
    let tourn: &[&[&str]] = &[&["Pair", "%"], &["A & B", "55"], &["C & D", "45"]];
    let bytes = workbook(&[("Tourn", tourn), ("Hist", &[]), ("Rating", &[])]);
    let options = TableOptions::default();
    let refused = results(&bytes, &options).expect_err("an old workbook");
    assert_eq!(refused.id, "read-old-workbook");
    let shown = outline(&bytes, &options).expect("its sheets");
    assert_eq!((shown.part, shown.parts.len()), (None, 3));
    let chosen = TableOptions {
        part: Some(0),
        ..options
    };
    let file = results(&bytes, &chosen).expect("its evening");
    assert_eq!(file.pairs().count(), 2);
}

#[test]
fn results_with_percent_signs_are_percentages() {
    for text in [
        "Pair;Score\nA & B;54,3%\nC & D;45,7 %\n",
        "Pair;MP\nA & B;54,3%\nC & D;45,7%\n",
        "A & B;54,3%\nC & D;45,7%\nE & F;50\n",
    ] {
        for roles in [
            None,
            Some(vec![Role::Names, Role::Result(Default::default())]),
        ] {
            let options = TableOptions {
                roles,
                ..TableOptions::default()
            };
            let file = results(text.as_bytes(), &options).expect("a table");
            assert_eq!(file.scoring.word(), "percent", "{text}");
            assert_eq!(file.fields[0][0].percentage, Some(54.3));
        }
    }
}

#[test]
fn columns_chosen_by_hand_are_checked_as_others() {
    let options = TableOptions {
        roles: Some(vec![Role::Names, Role::Unknown]),
        ..TableOptions::default()
    };
    let file = results(b"A & B;abc\nC & D;E & F\n", &options).expect("a table");
    let reasons: Vec<_> = file.skipped.iter().map(|one| &*one.reason.id).collect();
    assert_eq!(reasons, ["table-not-number", "table-two-pairs"]);
    let options = TableOptions {
        roles: Some(vec![Role::Names, Role::Ignored]),
        ..TableOptions::default()
    };
    let file = results(b"A & B;abc\nC & D;E & F\n", &options).expect("a table");
    assert_eq!((file.pairs().count(), file.skipped.len()), (2, 0));
}

#[test]
fn a_name_of_megabytes_is_a_refused_line() {
    let long = "Я".repeat(500_000);
    for text in [
        format!("Pair;Score\n{long} & B;5\nC & D;6\n"),
        format!("{long} & B;5\nC & D;6\n"),
        format!("#VERSION,X\n#SCORES\nName1,Name2,Percent\n{long},B,60\nC,D,40\n"),
        format!("[TotalScoreTable \"Names;MP\"]\n\"{long};B\" 60\n\"C;D\" 40\n"),
    ] {
        let file = results(text.as_bytes(), &TableOptions::default()).expect("a table");
        assert_eq!(file.pairs().count(), 1);
        let reasons: Vec<_> = file.skipped.iter().map(|one| &*one.reason.id).collect();
        assert_eq!(reasons, ["table-long-text"]);
    }
}

#[test]
fn usebio_names_in_parts_boards_of_sections_and_handicaps() {
    let player = |name: &str| {
        format!("<PLAYER><FIRST_NAME>Ana</FIRST_NAME><LAST_NAME>{name}</LAST_NAME></PLAYER>")
    };
    let section = |boards: u32, a: &str, b: &str| {
        format!(
            "<SECTION><BOARDS_PLAYED>{boards}</BOARDS_PLAYED><PARTICIPANTS><PAIR>\
             <TOTAL_SCORE>100</TOTAL_SCORE><HANDICAP>5</HANDICAP>{}{}</PAIR>\
             </PARTICIPANTS></SECTION>",
            player(a),
            player(b)
        )
    };
    let text = format!(
        "<USEBIO><EVENT EVENT_TYPE=\"MP_PAIRS\"><WINNER_TYPE>1</WINNER_TYPE>{}{}</EVENT></USEBIO>",
        section(18, "Ng", "Fox"),
        section(21, "Day", "Roe")
    );
    let file = results(text.as_bytes(), &TableOptions::default()).expect("USEBIO");
    let told: Vec<_> = file
        .pairs()
        .map(|pair| (pair.result, pair.boards))
        .collect();
    assert_eq!(told, [(Some(100.0), Some(18)), (Some(100.0), Some(21))]);
    assert_eq!(file.fields[0][0].a, "Ana Ng");
}
