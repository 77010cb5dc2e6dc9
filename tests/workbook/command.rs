//! `tandem import-workbook`, the real program.

use std::path::Path;
use std::process::{Command, Output};

use serde_json::Value;

use crate::{Made, data};

fn run(folder: &Path, args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_tandem"))
        .args(args)
        .current_dir(folder)
        .output()
        .expect("the program")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

#[test]
fn a_club_is_made_and_told_of() {
    let folder = tempfile::tempdir().expect("a folder");
    let sample = data("old_workbook.xls").display().to_string();
    let ran = run(
        folder.path(),
        &[
            "--lang",
            "en",
            "import-workbook",
            "c.tandem",
            &sample,
            "--json",
        ],
    );
    assert!(ran.status.success(), "{}", text(&ran.stderr));
    let told: Value = serde_json::from_slice(&ran.stdout).expect("JSON");
    assert_eq!(told["players"].as_array().map(Vec::len), Some(18));
    assert_eq!(told["prehistory"], 12);
    assert_eq!(
        told["tournaments"][0],
        serde_json::json!({"date": "2024-03-27", "pairs": 8})
    );
    assert_eq!(told["problems"], serde_json::json!([]));
    assert_eq!(told["differences"], serde_json::json!([]));
    assert_eq!(told["adjustments"], serde_json::json!([]));
    assert_eq!(told["changed_starts"], serde_json::json!([]));
    let undone = run(folder.path(), &["--lang", "en", "undo", "c.tandem"]);
    assert!(text(&undone.stdout).contains("import of the old workbook"));
    let again = run(
        folder.path(),
        &["--lang", "ru", "import-workbook", "c.tandem", &sample],
    );
    let said = text(&again.stdout);
    assert!(
        said.contains("18 игроков, 9 турниров с результатами, 12 турниров предыстории"),
        "{said}"
    );
    let third = run(
        folder.path(),
        &["--lang", "en", "import-workbook", "c.tandem", &sample],
    );
    assert_eq!(third.status.code(), Some(1));
    assert!(text(&third.stderr).contains("has tournaments already"));
}

#[test]
fn a_refused_import_leaves_no_file() {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::write(folder.path().join("none.xls"), b"not a workbook").expect("written");
    let mut made = Made::sound();
    made.without("Hist")
        .without("Rating")
        .without("Statistic")
        .without("08.05.2024")
        .without("01.05.2024");
    std::fs::write(folder.path().join("param.xlsx"), made.xlsx()).expect("written");
    for file in ["none.xls", "param.xlsx", "missing.xls"] {
        let ran = run(
            folder.path(),
            &["--lang", "en", "import-workbook", "c.tandem", file],
        );
        assert_eq!(ran.status.code(), Some(1), "{file}");
        assert!(ran.stdout.is_empty() && !ran.stderr.is_empty(), "{file}");
    }
    let left: Vec<_> = std::fs::read_dir(folder.path())
        .expect("a folder")
        .flatten()
        .collect();
    assert_eq!(left.len(), 2, "{left:?}");
}
