//! Traps in the plain tables and spreadsheets of clubs: titles and days above
//! them, percent formats, hidden sheets, sums, several pairs in a line.

use super::{read, skipped};
use std::io::{Cursor, Write as _};

use rust_xlsxwriter::{Format, Workbook};
use tandem::domain::Scoring;
use tandem::exchange::ResultFile;
use tandem::exchange::read::{MAX_PAIRS, Role, TableOptions, outline, results};
use tandem::i18n::Lang;
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

fn counted(file: &ResultFile) -> Vec<Option<f64>> {
    let pairs = file.pairs();
    pairs.map(|pair| pair.counted(file.scoring)).collect()
}

const PAIRS: &str = "Pair;Score\nAbe B&Cid D;110\nEve F&Guy H;90\n";

#[test]
fn the_day_above_a_table_is_read_in_whatever_form() {
    for line in [
        "12.03.2026",
        "2026-03-12",
        "Date: 12 March 2026",
        "March 12, 2026",
        "Результаты турнира 12.03.2026",
        "Четверг, 12 марта 2026 г.",
        "Spring cup;12.03.2026",
        "Дата проведения: 12.03.2026",
    ] {
        let file = read(format!("{line}\n{PAIRS}"));
        let date = file.date.map(|date| date.to_string());
        assert_eq!(date.as_deref(), Some("2026-03-12"), "{line}");
        assert_eq!((file.date_flaw, skipped(&read(PAIRS)).len()), (None, 0));
    }
    let clear = read(format!("Thursday 26/03/2026\n{PAIRS}"));
    assert_eq!(clear.date.map(|date| date.day()), Some(26));
    let heading = read("Pair;12.03.2026\nAbe B&Cid D;110\nEve F&Guy H;90\n");
    assert_eq!(heading.date.map(|date| date.day()), Some(12));
}

#[test]
fn a_day_in_doubt_is_said_and_not_invented() {
    for (lines, id) in [
        ("Date: 12/03/2026", "read-date-unclear"),
        ("Thursday 12/03/2026", "read-date-unclear"),
        ("12-13 марта 2026", "read-date-unclear"),
        ("31 April 2026", "read-date-wrong"),
        ("5.03.2026 - 12.03.2026", "read-date-several"),
        ("Кубок 5.03.2026\nДата: 12.03.2026", "read-date-several"),
    ] {
        let file = read(format!("{lines}\n{PAIRS}"));
        let flaw = file.date_flaw.map(|flaw| flaw.id.into_owned());
        assert_eq!((file.date, flaw.as_deref()), (None, Some(id)), "{lines}");
        assert_eq!(file.fields[0].len(), 2);
    }
    for silent in ["Sent: 12.03.2026", "Next evening 12.03.2026", "Кубок 2026"] {
        let file = read(format!("{silent}\n{PAIRS}"));
        assert_eq!((file.date, file.date_flaw), (None, None), "{silent}");
    }
    let below = read(format!("{PAIRS}\nНапечатано 13.03.2026\n13.03.2026\n"));
    assert_eq!(below.date, None);
    let two = format!("12.03.2026\n{PAIRS}\n19.03.2026\n{PAIRS}");
    let refused = results(two.as_bytes(), &TableOptions::default()).expect_err("two evenings");
    assert_eq!(refused.id, "table-two-dates");
}

#[test]
fn dates_of_a_column_chosen_by_hand_are_those_of_the_evening() {
    let text = "12 марта 2026;Abe B&Cid D;110\n12 марта 2026;Eve F&Guy H;90\n;Ian J&Kim L;80\n";
    let score = Role::Result(Scoring::Auto);
    let options = TableOptions {
        roles: Some(vec![Role::Date, Role::Names, score]),
        ..TableOptions::default()
    };
    let file = results(text.as_bytes(), &options).expect("a table");
    assert_eq!(file.date, Some(jiff::civil::date(2026, 3, 12)));
    assert_eq!(skipped(&file), [(3, "table-no-date")]);
    let dated = TableOptions {
        dated: true,
        ..options
    };
    let file = results(text.as_bytes(), &dated).expect("a table");
    assert_eq!((file.fields[0].len(), file.skipped.len()), (3, 0));
}

#[test]
fn titles_boards_and_scoring_above_a_table() {
    let file = read(format!(
        "Турнир;Кубок весны\nСдач;24\nScoring: IMPs\n\n{PAIRS}"
    ));
    assert_eq!(file.title.as_deref(), Some("Кубок весны"));
    assert_eq!((file.boards, file.scoring), (Some(24), Scoring::Imps));
    let bare = read("12.03.2026;;\nAbe B&Cid D;110;1\nEve F&Guy H;90;2\n");
    assert_eq!((bare.date.is_some(), skipped(&bare)), (true, vec![]));
    let file = read(format!("Abe B & Cid D memorial\n{PAIRS}"));
    assert_eq!(file.title.as_deref(), Some("Abe B & Cid D memorial"));
    assert_eq!(skipped(&file), []);
}

#[test]
fn lines_of_sums_are_listed_and_do_no_harm() {
    let file = read(format!(
        "{PAIRS}NS average;100\nВсего;200\n;Средний результат;50\n"
    ));
    let lines: Vec<usize> = file.skipped.iter().map(|one| one.line).collect();
    assert_eq!(lines, [4, 5, 6]);
    assert!(file.skipped.iter().all(|one| !one.is_bad()), "{file:?}");
    let bad = read(format!("{PAIRS}Ian J;50\n"));
    assert!(bad.skipped[0].is_bad());
}

#[test]
fn shared_places_are_read_as_written() {
    for place in ["1-2", "1/2", "=1", "1="] {
        for sign in [";", "\t", "  ", " "] {
            let line = |place: &str, pair: &str| [place, pair, "54"].join(sign);
            let rows = [
                line(place, "A B & C D"),
                line(place, "E F & G H"),
                line("3", "I J & K L"),
            ];
            let file = read(rows.join("\n"));
            let pairs: Vec<_> = file
                .pairs()
                .map(|pair| (&*pair.a, pair.place.as_deref()))
                .collect();
            let expected = [
                ("A B", Some(place)),
                ("E F", Some(place)),
                ("I J", Some("3")),
            ];
            assert_eq!(pairs, expected, "{rows:?}");
        }
    }
}

#[test]
fn no_line_with_a_pair_and_a_number_is_lost() {
    let file = read("A & B  54\nC & D  46\n7  x  E & F  50\n");
    assert_eq!(file.pairs().count() + file.skipped.len(), 3, "{file:?}");
    let other = read("Pair;MP;Foo\nA & B;54;E & F\nC & D;46;G & H\n");
    assert_eq!(
        skipped(&other),
        [(2, "table-two-pairs"), (3, "table-two-pairs")]
    );
}

#[test]
fn notes_with_empty_cells_behind_them_are_no_bad_lines() {
    let file = read("Thursday Pairs;;\n1;A & B;0,55\n2;C & D;0,45\nDirector: Foo;;\n");
    assert_eq!(
        (file.title.as_deref(), skipped(&file)),
        (Some("Thursday Pairs"), vec![])
    );
    assert_eq!(counted(&file), [Some(55.0), Some(45.0)]);
}

#[test]
fn directions_stand_in_the_numbers_of_pairs() {
    let file = read("Pair;Names;%\nNS1;A & B;55\nEW1;E & F;57\nNS2;C & D;45\nEW2;G & H;43\n");
    let firsts: Vec<&str> = file.fields.iter().map(|field| &*field[0].a).collect();
    assert_eq!(firsts, ["A", "E"]);
}

#[test]
fn too_many_pairs_are_refused() {
    let pair = |at: usize| format!("A{at} & B{at};50\n");
    let text: String = (0..=MAX_PAIRS).map(pair).collect();
    let refused = results(text.as_bytes(), &TableOptions::default()).expect_err("too many");
    assert_eq!(refused.id, "read-many-pairs");
}

/// A workbook of sheets with pairs and numbers in a format.
fn workbook(sheets: &[(&str, bool, &str, [f64; 2])]) -> Vec<u8> {
    let mut book = Workbook::new();
    for (name, hidden, format, results) in sheets {
        let sheet = book.add_worksheet();
        sheet.set_name(*name).expect("a name").set_hidden(*hidden);
        sheet.set_active(!hidden);
        sheet.write_row(0, 0, ["Pair", "Result"]).expect("headings");
        for (row, (pair, result)) in (1..).zip(["A & B", "C & D"].iter().zip(results)) {
            let format = Format::new().set_num_format(*format);
            sheet.write(row, 0, *pair).expect("a pair");
            sheet
                .write_with_format(row, 1, *result, &format)
                .expect("a number");
        }
    }
    book.save_to_buffer().expect("bytes")
}

#[test]
fn cells_that_show_percentages_are_percentages() {
    for format in ["0%", "0.00%", "0.0 %;-0.0 %"] {
        let file = read(workbook(&[("Sheet1", false, format, [0.5365, 0.4635])]));
        assert_eq!(file.scoring, Scoring::Percent, "{format}");
        assert_eq!(counted(&file), [Some(53.65), Some(46.35)]);
    }
    let file = read(workbook(&[("Sheet1", false, "0.0\"%\"", [53.65, 46.35])]));
    assert_eq!(counted(&file), [Some(53.65), Some(46.35)]);
    let plain = read(workbook(&[("Sheet1", false, "0.00", [0.1 + 0.2, -12.5])]));
    assert_eq!(counted(&plain), [Some(0.1 + 0.2), Some(-12.5)]);
}

/// An ODS whose only sheet has those rows.
fn ods(rows: &str) -> Vec<u8> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    let mut part = |name: &str, text: &str| {
        zip.start_file(name, SimpleFileOptions::default())
            .expect("a part");
        zip.write_all(text.as_bytes()).expect("written");
    };
    part("mimetype", "application/vnd.oasis.opendocument.spreadsheet");
    let content = format!(
        "<office:document-content xmlns:office=\"o\" xmlns:table=\"t\" xmlns:text=\"x\">\
         <office:body><office:spreadsheet><table:table table:name=\"12.03.2026\">{rows}\
         </table:table></office:spreadsheet></office:body></office:document-content>"
    );
    part("content.xml", &content);
    part(
        "META-INF/manifest.xml",
        "<manifest:manifest xmlns:manifest=\"m\"></manifest:manifest>",
    );
    zip.finish().expect("an archive").into_inner()
}

#[test]
fn percentages_of_an_ods_and_the_day_on_its_tab() {
    let text = |text: &str| {
        format!(
            "<table:table-cell office:value-type=\"string\"><text:p>{text}</text:p></table:table-cell>"
        )
    };
    let share = |share: &str| {
        format!(
            "<table:table-cell/><table:table-cell office:value-type=\"percentage\" office:value=\"{share}\">\
             <text:p>x</text:p></table:table-cell>"
        )
    };
    let row = |cells: String| format!("<table:table-row>{cells}</table:table-row>");
    let empty =
        "<table:table-row table:number-rows-repeated=\"3\"><table:table-cell/></table:table-row>";
    let rows = [
        empty.to_owned(),
        row(text("Pair") + "<table:table-cell/>" + &text("Score")),
        row(text("A &amp; B") + &share("0.5365")),
        row(text("C &amp; D") + &share("0.4635")),
    ];
    let file = read(ods(&rows.concat()));
    assert_eq!(counted(&file), [Some(53.65), Some(46.35)]);
    assert_eq!(file.date, Some(jiff::civil::date(2026, 3, 12)));
    assert_eq!(file.fields[0][0].line, 5);
}

#[test]
fn sheets_that_are_seen_go_before_hidden_ones() {
    let bytes = workbook(&[
        ("Old", true, "0", [1.0, 2.0]),
        ("New", false, "0", [55.0, 45.0]),
    ]);
    let file = read(&bytes);
    assert_eq!(counted(&file), [Some(55.0), Some(45.0)]);
    assert_eq!(skipped(&file), [(2, "read-hidden-sheet")]);
    assert!(!file.skipped[0].is_bad());
    let seen = outline(&bytes, &TableOptions::default()).expect("an outline");
    assert_eq!(seen.part, Some(1));
}

#[test]
fn a_line_of_one_of_two_sheets_says_of_which() {
    let mut book = Workbook::new();
    for (name, pairs) in [("NS", ["A & B", "Ian"]), ("EW", ["E & F", "Kim"])] {
        let sheet = book.add_worksheet().set_name(name).expect("a name");
        sheet.write_row(0, 0, ["Pair", "Result"]).expect("headings");
        for (row, pair) in (1..).zip(pairs) {
            sheet.write(row, 0, pair).expect("a pair");
            sheet.write(row, 1, 50.0).expect("a number");
        }
    }
    let file = read(book.save_to_buffer().expect("bytes"));
    let said = |skipped: &tandem::exchange::Skipped| skipped.said(|notice| Lang::EN.say(notice));
    let reasons: Vec<String> = file.skipped.iter().map(said).collect();
    assert!(
        reasons[0].starts_with("Sheet “NS”: Only one name"),
        "{reasons:?}"
    );
    assert!(
        reasons[1].starts_with("Sheet “EW”: Only one name"),
        "{reasons:?}"
    );
}
