//! The club's old workbook: read from every kind of file, put into a club as
//! one step, and compared with what is calculated here.

mod columns;
mod command;
mod flaws;
mod import;
mod odd;
mod sheets;

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::path::PathBuf;

use rust_xlsxwriter::Workbook as Written;
use tandem::club::Club;
use tandem::club::workbook::{Report, Wishes};
use tandem::domain::{Notice, OldWorkbook, Progress};
use tandem::exchange::{read, sheets as files};
use tempfile::TempDir;

/// What a cell is given.
#[derive(Clone)]
enum Value {
    Text(String),
    Number(f64),
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<i32> for Value {
    fn from(number: i32) -> Self {
        Self::Number(f64::from(number))
    }
}

/// A workbook made in a test: cells by name, sheets in order.
#[derive(Clone, Default)]
struct Made(Vec<(String, Cells)>);

/// By row and column.
type Cells = BTreeMap<(u32, u16), Value>;

const NAMES: [&str; 6] = [
    "Ada Ash", "Bo Bell", "Cy Cox", "Di Dow", "Ed Ely", "Fay Fox",
];

impl Made {
    /// Six players with a rating of 100 before 2024-05-01; two evenings with
    /// results, one without before them; nothing wrong.
    fn sound() -> Self {
        let mut made = Self::default();
        for (row, (label, value)) in ["K", "W", "V", "H", "k", "%"]
            .iter()
            .zip([20., 264.533, 38., 27., 0.0029, 4.])
            .enumerate()
        {
            made.put("Param", row as u32, 0, Value::from(*label));
            made.put("Param", row as u32, 1, Value::Number(value));
        }
        made.set("Param", "F10", 0);
        let partners = [
            [2, 3, 2],
            [1, 4, 1],
            [4, 1, 4],
            [3, 2, 3],
            [6, 6, 0],
            [5, 5, 0],
        ];
        for sheet in ["Hist", "Rating", "Statistic"] {
            made.set(sheet, "B1", "Name");
            for (nth, name) in (1..).zip(NAMES) {
                made.put(sheet, nth, 0, Value::Number(f64::from(nth)));
                made.put(sheet, nth, 1, Value::from(name));
            }
        }
        for (row, partners) in (1..).zip(partners) {
            for (column, partner) in (2..).zip(partners) {
                if partner > 0 {
                    made.put("Hist", row, column, Value::from(partner));
                }
            }
            made.put("Statistic", row, 4, Value::from(100));
        }
        made.evening(
            "08.05.2024",
            &["Ada Ash&Bo Bell", "Cy Cox&Di Dow", "Ed Ely&Fay Fox"],
        );
        made.evening(
            "01.05.2024",
            &["Ada Ash&Cy Cox", "Di Dow&Bo Bell", "Fay Fox&Ed Ely"],
        );
        made
    }

    /// A sheet of results 60, 50, 40, …
    fn evening(&mut self, sheet: &str, pairs: &[&str]) {
        self.set(sheet, "C1", sheet);
        for (row, pair) in (1..).zip(pairs) {
            self.put(sheet, row, 2, Value::from(*pair));
            self.put(sheet, row, 5, Value::Number(70.0 - 10.0 * f64::from(row)));
        }
    }

    fn put(&mut self, sheet: &str, row: u32, column: u16, value: Value) {
        if !self.0.iter().any(|(name, _)| name == sheet) {
            self.0.push((sheet.to_owned(), BTreeMap::new()));
        }
        let sheet = self.0.iter_mut().find(|(name, _)| name == sheet);
        sheet.expect("just made").1.insert((row, column), value);
    }

    fn set(&mut self, sheet: &str, cell: &str, value: impl Into<Value>) -> &mut Self {
        let (row, column) = place(cell);
        self.put(sheet, row, column, value.into());
        self
    }

    fn clear(&mut self, sheet: &str, cell: &str) -> &mut Self {
        let sheet = self.0.iter_mut().find(|(name, _)| name == sheet);
        sheet.expect("there").1.remove(&place(cell));
        self
    }

    fn without(&mut self, sheet: &str) -> &mut Self {
        self.0.retain(|(name, _)| name != sheet);
        self
    }

    /// Moves the columns from a letter on to the right, as a spreadsheet does
    /// when an empty one is put in.
    fn insert_column(&mut self, sheet: &str, letter: char) -> &mut Self {
        let from = place(&format!("{letter}1")).1;
        self.move_cells(sheet, |column| Some(column + u16::from(column >= from)))
    }

    fn delete_column(&mut self, sheet: &str, letter: char) -> &mut Self {
        let from = place(&format!("{letter}1")).1;
        self.move_cells(sheet, |column| {
            (column != from).then(|| column - u16::from(column > from))
        })
    }

    fn move_cells(&mut self, sheet: &str, to: impl Fn(u16) -> Option<u16>) -> &mut Self {
        let sheet = self.0.iter_mut().find(|(name, _)| name == sheet);
        let cells = &mut sheet.expect("there").1;
        let moved = std::mem::take(cells).into_iter();
        cells.extend(moved.filter_map(|((row, column), value)| Some(((row, to(column)?), value))));
        self
    }

    fn rename(&mut self, sheet: &str, new: &str) -> &mut Self {
        let sheet = self.0.iter_mut().find(|(name, _)| name == sheet);
        sheet.expect("there").0 = new.to_owned();
        self
    }

    fn xlsx(&self) -> Vec<u8> {
        let mut book = Written::new();
        for (name, cells) in &self.0 {
            let sheet = book.add_worksheet();
            sheet.set_name(name).expect("a name");
            for ((row, column), value) in cells {
                match value {
                    Value::Text(text) => sheet.write_string(*row, *column, text),
                    Value::Number(number) => sheet.write_number(*row, *column, *number),
                }
                .expect("written");
            }
        }
        book.save_to_buffer().expect("saved")
    }
}

/// `C7` as row and column.
fn place(cell: &str) -> (u32, u16) {
    let letter = cell.as_bytes()[0];
    let row: u32 = cell[1..].parse().expect("a row");
    (row - 1, u16::from(letter - b'A'))
}

/// Work that nobody stops.
fn quietly<T>(work: impl FnOnce(&mut Progress<'_>) -> T) -> T {
    let mut listener = |_, _: &Notice| ControlFlow::Continue(());
    work(&mut Progress::new(&mut listener))
}

fn read(bytes: &[u8]) -> Result<OldWorkbook, Notice> {
    let book = files::open(bytes)?;
    quietly(|progress| read::workbook::workbook(&book, progress))
}

fn wishes() -> Wishes {
    Wishes {
        assumed: "assumed".into(),
        reason: "old workbook".into(),
        newest: None,
    }
}

/// A new club in a folder of its own.
struct Fixture {
    _folder: TempDir,
    club: Club,
    report: Report,
}

impl Fixture {
    fn of(bytes: &[u8]) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("club.tandem");
        let old = read(bytes).expect("readable");
        let made =
            quietly(|progress| Club::create_from_workbook(&path, "Club", old, &wishes(), progress));
        let (club, report) = made.expect("imported");
        Self {
            _folder: folder,
            club,
            report,
        }
    }

    /// The identifiers of what did not fit, each with its place.
    fn flaws(&self) -> Vec<(String, String)> {
        let flaws = self.report.flaws.iter();
        flaws
            .map(|flaw| {
                let place = flaw.place.map(|place| format!("!{place}"));
                let place = format!("{}{}", flaw.sheet, place.unwrap_or_default());
                (place, flaw.reason.id.to_string())
            })
            .collect()
    }
}

fn data(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("tests/data/workbook")
        .join(name)
}

fn bytes(name: &str) -> Vec<u8> {
    std::fs::read(data(name)).expect("a workbook")
}
