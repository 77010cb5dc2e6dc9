//! Workbooks read back.

use std::io::Cursor;

use calamine::{Data, Reader as _, Xlsx};
use jiff::civil::date;

use super::*;
use crate::exchange::Column;
use crate::exchange::table::Style;

fn sample() -> Table {
    let column = |heading: &str, style| Column::new(heading.to_owned(), style);
    let columns = vec![
        column("Name", Style::Plain),
        column("Main", Style::Fixed(1)),
        column("Change", Style::Signed(1)),
        column("Last", Style::Plain),
    ];
    let mut table = Table::new("Ratings: A/B".to_owned(), columns);
    let day = Cell::Date(date(2026, 3, 4));
    table.rows = vec![
        vec![
            "=1+1".into(),
            Cell::Number(0.1 + 0.2),
            Cell::Number(-1.25),
            day,
        ],
        vec![
            "Łoś \"Ж\"".into(),
            Cell::Integer(7),
            Cell::Empty,
            Cell::Date(date(1850, 1, 1)),
        ],
    ];
    table
}

fn sheet(table: Table, bars: Option<Bars>) -> Sheet {
    Sheet {
        name: table.title.clone(),
        content: Content::Table(table, bars),
    }
}

fn read(bytes: Vec<u8>) -> Xlsx<Cursor<Vec<u8>>> {
    Xlsx::new(Cursor::new(bytes)).expect("a workbook")
}

#[test]
fn numbers_dates_and_texts_come_back() {
    let bytes = xlsx("Club", &[sheet(sample(), None)]).expect("written");
    let mut book = read(bytes);
    assert_eq!(book.sheet_names(), ["Ratings  A B"]);
    let range = book.worksheet_range("Ratings  A B").expect("a sheet");
    let at = |row, column| range.get_value((row, column)).cloned().unwrap_or_default();
    assert_eq!(at(0, 0), Data::String("Name".to_owned()));
    assert_eq!(at(1, 0), Data::String("=1+1".to_owned()));
    assert_eq!(at(1, 1), Data::Float(0.1 + 0.2));
    assert_eq!(at(1, 2), Data::Float(-1.25));
    assert_eq!(at(2, 0), Data::String("Łoś \"Ж\"".to_owned()));
    assert_eq!(at(2, 2), Data::Empty);
    assert_eq!(at(2, 3), Data::String("1850-01-01".to_owned()));
    let Data::DateTime(day) = at(1, 3) else {
        panic!("{:?} is no date", at(1, 3));
    };
    assert_eq!(day.to_ymd_hms_milli(), (2026, 3, 4, 0, 0, 0, 0));
    let formulas = book.worksheet_formula("Ratings  A B").expect("a sheet");
    assert!(formulas.used_cells().next().is_none());
}

#[test]
fn a_day_as_heading_is_a_day() {
    let mut table = sample();
    table.columns[1].heading = "2026-03-04".to_owned();
    let mut book = read(xlsx("Club", &[sheet(table, None)]).expect("written"));
    let range = book.worksheet_range("Ratings  A B").expect("a sheet");
    let heading = range.get_value((0, 1)).cloned().unwrap_or_default();
    let Data::DateTime(day) = heading else {
        panic!("{heading:?}");
    };
    assert_eq!(
        day.as_f64(),
        46_085.0,
        "days since 1900, as Excel counts them"
    );
}

#[test]
fn a_chart_is_of_the_spreadsheet() {
    let bars = Bars {
        title: "Main & figures".to_owned(),
        names: 0,
        heights: 1,
        most: 40,
    };
    let bytes = xlsx("Club", &[sheet(sample(), Some(bars))]).expect("written");
    let mut files = zip::ZipArchive::new(Cursor::new(bytes)).expect("an archive");
    let file = files.by_name("xl/charts/chart1.xml").expect("a chart");
    let text = std::io::read_to_string(file).expect("text");
    assert!(text.contains("'Ratings  A B'!$B$2:$B$3"), "{text}");
    assert!(text.contains("Main &amp; figures"));
}

#[test]
fn the_same_club_gives_the_same_file() {
    let write = || xlsx("Club", &[sheet(sample(), None)]).expect("written");
    assert_eq!(write(), write());
}

#[test]
fn too_many_columns_are_refused_in_words() {
    let mut table = sample();
    table.columns = vec![table.columns[0].clone(); 20_000];
    let refused = xlsx("Club", &[sheet(table, None)]).expect_err("too wide");
    assert_eq!(refused.id, "export-xlsx-failed");
}

#[test]
fn single_cells_stand_where_they_are_put() {
    let placed = Placed {
        row: 9,
        column: 5,
        cell: Cell::Number(0.5),
        percent: true,
    };
    let sheet = Sheet {
        name: "Param".to_owned(),
        content: Content::Cells(vec![placed]),
    };
    let mut book = read(xlsx("Club", &[sheet]).expect("written"));
    let range = book.worksheet_range("Param").expect("a sheet");
    assert_eq!(range.get_value((9, 5)), Some(&Data::Float(0.5)));
}
