//! The largest old workbook that is promised: 10,000 players and 150
//! evenings, as XLSX, from its bytes to what a club gets from it.

#![expect(missing_docs, reason = "`criterion_group!` writes a bare function")]
#![expect(clippy::print_stdout, reason = "the figures are what is looked for")]

use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use criterion::{Criterion, criterion_group, criterion_main};
use rust_xlsxwriter::Workbook;
use tandem::club::Club;
use tandem::club::workbook::Wishes;
use tandem::domain::{Notice, Progress};
use tandem::exchange::{read, sheets};

const PLAYERS: u32 = 10_000;
const EVENINGS: u16 = 150;
/// Evenings with a sheet of results, and its pairs.
const SHEETS: u16 = 20;
const PAIRS: u32 = 40;

/// Neighbours play together, everybody is rated after every evening.
fn large() -> Vec<u8> {
    let mut book = Workbook::new();
    for name in ["Hist", "Statistic", "Rating"] {
        let sheet = book.add_worksheet();
        sheet.set_name(name).expect("a name");
        sheet.write_string(0, 1, "Name").expect("written");
        for row in 1..=PLAYERS {
            sheet.write_number(row, 0, row).expect("written");
            sheet.write_string(row, 1, player(row)).expect("written");
            let columns = if name == "Rating" { 2 } else { EVENINGS };
            for column in 2..2 + columns {
                let figure = match name {
                    "Hist" if row % 2 == 1 => row + 1,
                    "Hist" => row - 1,
                    _ => row % 700,
                };
                sheet.write_number(row, column, figure).expect("written");
            }
        }
    }
    for evening in 0..SHEETS {
        let sheet = book.add_worksheet();
        let month = 1 + evening / 4;
        let day = 1 + 7 * (evening % 4);
        let name = format!("{day:02}.{month:02}.2024");
        sheet.set_name(&name).expect("a name");
        sheet.write_string(0, 2, &name).expect("written");
        for row in 1..=PAIRS {
            let pair = format!("{}&{}", player(2 * row - 1), player(2 * row));
            sheet.write_string(row, 2, pair).expect("written");
            sheet
                .write_number(row, 5, 100 + row * 7 % 31)
                .expect("written");
        }
    }
    book.save_to_buffer().expect("saved")
}

fn player(number: u32) -> String {
    format!("Surname{number} Name{}", number * 7)
}

fn import(bytes: &[u8]) -> [Duration; 3] {
    let folder = tempfile::tempdir().expect("a folder");
    let wishes = Wishes {
        assumed: "assumed".into(),
        reason: "old workbook".into(),
        newest: None,
    };
    let mut listener = |_, _: &Notice| ControlFlow::Continue(());
    let mut progress = Progress::new(&mut listener);
    let start = Instant::now();
    let book = sheets::open_watched(bytes, &mut progress).expect("readable");
    let opened = start.elapsed();
    let old = read::workbook::workbook(&book, &mut progress).expect("a workbook");
    let read = start.elapsed() - opened;
    let path = folder.path().join("club.tandem");
    let made = Club::create_from_workbook(&path, "Large", old, &wishes, &mut progress);
    let (_, report) = made.expect("imported");
    assert_eq!(report.players.len(), PLAYERS as usize);
    [opened, read, start.elapsed() - opened - read]
}

fn workbook(criterion: &mut Criterion) {
    let bytes = large();
    let [opened, read, imported] = import(&bytes);
    println!(
        "{PLAYERS} players x {EVENINGS} evenings, {} MiB: opened {opened:.2?}, read {read:.2?}, calculated and saved {imported:.2?}",
        bytes.len() >> 20
    );
    let mut group = criterion.benchmark_group("workbook");
    group.sample_size(10);
    group.bench_function("import", |bench| bench.iter(|| import(&bytes)));
    group.finish();
}

criterion_group!(benches, workbook);
criterion_main!(benches);
