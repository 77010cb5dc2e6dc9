//! Checking a club file and putting it in order: broken in every way that
//! SQL allows, and the whole report and the whole file afterwards compared.

mod cases;
mod command;
mod sample;

use std::fs;
use std::path::Path;

use rusqlite::Connection;
use rusqlite::types::Value;
use tandem::club::Club;
use tandem::club::backup::{Reason, Shelf};
use tandem::club::repair::{Finding, check, repair};
use tandem::domain::Notice;
use tandem::i18n::Lang;

fn sql(path: &Path, text: &str) {
    let connection = Connection::open(path).expect("opened");
    connection.execute_batch(text).expect(text);
}

/// Every row of every table of the club, one a line.
fn rows(path: &Path) -> Vec<String> {
    let connection = Connection::open(path).expect("opened");
    let names = "SELECT name FROM sqlite_schema WHERE type = 'table'
        AND name NOT LIKE 'sqlite%' ORDER BY name";
    let mut statement = connection.prepare(names).expect("sql");
    let names = statement.query_map([], |row| row.get(0)).expect("query");
    let names: Vec<String> = names.collect::<Result<_, _>>().expect("names");
    let mut lines = Vec::new();
    for name in names {
        let sql = format!("SELECT * FROM \"{name}\"");
        let mut statement = connection.prepare(&sql).expect("sql");
        let columns = statement.column_count();
        let mut rows = statement.query([]).expect("query");
        while let Some(row) = rows.next().expect("a row") {
            let cells = (0..columns).map(|at| shown(row.get(at).expect("a value")));
            let cells: Vec<String> = cells.collect();
            lines.push(format!("{name} {}", cells.join(" | ")));
        }
    }
    lines.sort();
    lines
}

fn shown(value: Value) -> String {
    match value {
        Value::Null => "NULL".to_owned(),
        Value::Integer(number) => number.to_string(),
        Value::Real(number) => number.to_string(),
        Value::Text(text) => text,
        Value::Blob(_) => "BLOB".to_owned(),
    }
}

/// Says a report in both languages, and gives the English one.
fn told(findings: &[Finding]) -> Vec<String> {
    for lang in Lang::all() {
        for finding in findings {
            let text = lang.say(&finding.told());
            assert!(!text.contains("Unknown localization"), "{text}");
            assert!(!text.contains("{$"), "{text}");
        }
    }
    let say = |finding: &Finding| Lang::EN.say(&finding.told());
    findings.iter().map(say).map(timeless).collect()
}

/// A text without the moments at which the test made the file.
fn timeless(text: String) -> String {
    let moment =
        |word: &str| word.contains('T') && word.trim_end_matches([':', '.']).ends_with('Z');
    let words = text.split(' ').map(|word| match word {
        word if moment(word) => word.replace(word.trim_end_matches([':', '.']), "NOW"),
        word => word.to_owned(),
    });
    words.collect::<Vec<_>>().join(" ")
}

/// Nothing was written since.
fn untouched(path: &Path, before: &[u8]) {
    assert_eq!(fs::read(path).expect("read"), before);
}

#[test]
fn a_sound_file_is_left_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    for journal in [false, true] {
        let path = folder.path().join(format!("{journal}.tandem"));
        sample::make(&path, journal);
        let before = fs::read(&path).expect("read");
        assert_eq!(check(&path), Ok(Vec::new()));
        let done = repair(&path, &Shelf::of(&path, None)).expect("looked at");
        assert_eq!((done.findings, done.backup), (Vec::new(), None));
        untouched(&path, &before);
    }
}

#[test]
fn what_a_repair_takes_out_is_in_the_backup() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("club.tandem");
    sample::make(&path, false);
    sql(
        &path,
        "UPDATE adjustment SET kind = 'x'; UPDATE pair SET result = 9e999",
    );
    let broken = rows(&path);
    let shelf = Shelf::of(&path, None);
    let done = repair(&path, &shelf).expect("repaired");
    let kept = done.backup.expect("a backup");
    assert_eq!(rows(&kept), broken);
    let backups: Vec<_> = shelf.backups().into_iter().map(|one| one.reason).collect();
    assert_eq!(backups, [Reason::Repair]);
    assert!(fs::metadata(&kept).expect("there").permissions().readonly());
}

#[test]
fn without_a_backup_nothing_is_repaired() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("club.tandem");
    sample::make(&path, false);
    sql(&path, "DELETE FROM club");
    let before = fs::read(&path).expect("read");
    let shelf = Shelf::of(&path, Some(folder.path().join("stick")));
    let refused = repair(&path, &shelf).expect_err("refused");
    assert_eq!(refused.id, "backup-no-folder");
    assert!(Lang::EN.say(&refused).contains("nothing was repaired"));
    untouched(&path, &before);
}

#[test]
fn undo_stops_at_a_repair_and_goes_on_from_there() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("club.tandem");
    sample::make(&path, true);
    assert!(Club::open(&path).expect("opened").view().undo.is_some());
    sql(&path, "DELETE FROM club");
    repair(&path, &Shelf::of(&path, None)).expect("repaired");
    let mut club = Club::open(&path).expect("opened");
    assert_eq!((&club.view().undo, &club.view().redo), (&None, &None));
    let refused = club.undo().expect_err("refused");
    assert_eq!(refused[0].id, "store-nothing-to-undo");
    club.execute(tandem::club::Command::Name("Other".into()))
        .expect("named");
    club.undo().expect("undone");
    assert_eq!(club.view().undo, None);
    assert_eq!(club.check(), Ok(Vec::new()));
    let newest = &club.audit(&mut tandem::club::audit::AuditCursor::default(), 9);
    let newest = newest.as_ref().expect("read");
    assert!(
        newest
            .iter()
            .any(|entry| entry.operation == Notice::new("op-repair"))
    );
}

#[test]
fn what_cannot_be_read_is_left_to_a_backup() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("club.tandem");
    sample::make(&path, true);
    let sound = fs::read(&path).expect("read");
    for page in [3, sound.len() / 4096 - 1] {
        let mut bytes = sound.clone();
        bytes[page * 4096..(page + 1) * 4096].fill(0xA5);
        fs::write(&path, &bytes).expect("written");
        let found = check(&path).expect("looked at");
        let told = told(&found);
        assert_eq!(told.len(), 1);
        assert!(told[0].starts_with("The file: parts of the file cannot be read."));
        assert!(told[0].ends_with("please restore a backup of the club."));
        let done = repair(&path, &Shelf::of(&path, None)).expect("looked at");
        assert_eq!((&done.findings, &done.backup), (&found, &None));
        assert!(!done.is_sound());
        untouched(&path, &bytes);
    }
    fs::write(&path, "no club").expect("written");
    assert_eq!(check(&path).expect_err("refused").id, "store-foreign");
}
