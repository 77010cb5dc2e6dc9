//! Files that other programs or bad disks changed.

use super::*;

#[test]
fn damage_is_found_wherever_it_is() {
    let folder = folder();
    let (path, _) = sample(folder.path());
    let sound = fs::read(&path).expect("read");
    let damaged = folder.path().join("damaged.tandem");
    for page in 1..sound.len() / 4096 {
        let mut bytes = sound.clone();
        bytes[page * 4096..(page + 1) * 4096].fill(0xA5);
        fs::write(&damaged, &bytes).expect("written");
        refused(&damaged, "store-damaged");
    }
    for length in [100, 4095, 4096, sound.len() - 4096, sound.len() - 1] {
        fs::write(&damaged, &sound[..length]).expect("written");
        refused(&damaged, "store-damaged");
    }
}

/// What another program does, and the table, row, column and value named.
const BAD_ROWS: &[[&str; 5]] = &[
    [
        "UPDATE tournament SET date = '4 March'",
        "tournament",
        "1",
        "date",
        "4 March",
    ],
    [
        "UPDATE tournament SET date = '20260304'",
        "tournament",
        "1",
        "date",
        "20260304",
    ],
    [
        "UPDATE tournament SET kind = 'patton'",
        "tournament",
        "1",
        "kind",
        "patton",
    ],
    [
        "UPDATE tournament SET scoring = 'x'",
        "tournament",
        "1",
        "scoring",
        "x",
    ],
    [
        "UPDATE tournament SET boards = -1",
        "tournament",
        "1",
        "boards",
        "-1",
    ],
    [
        "UPDATE pair SET result = 9e999 WHERE number = 1",
        "pair",
        "1/0/1",
        "result",
        "inf",
    ],
    [
        "PRAGMA foreign_keys = 0; UPDATE pair SET b = 9 WHERE number = 0",
        "pair",
        "1/0/0",
        "b",
        "9",
    ],
    [
        "PRAGMA foreign_keys = 0; UPDATE pair SET tournament = 7",
        "pair",
        "7/0/0",
        "tournament",
        "7",
    ],
    [
        "UPDATE adjustment SET kind = ''",
        "adjustment",
        "1",
        "kind",
        "",
    ],
    [
        "UPDATE adjustment SET rating = NULL",
        "adjustment",
        "1",
        "rating",
        "NULL",
    ],
    [
        "UPDATE tournament SET entry = 9223372036854775807",
        "tournament",
        "1",
        "entry",
        "9223372036854775807",
    ],
    [
        "UPDATE adjustment SET id = 9007199254740993",
        "adjustment",
        "9007199254740993",
        "id",
        "9007199254740993",
    ],
    [
        "PRAGMA foreign_keys = 0; UPDATE player SET id = 0 WHERE id = 4",
        "player",
        "0",
        "id",
        "0",
    ],
    [
        "UPDATE player SET start = -9e999 WHERE id = 3",
        "player",
        "3",
        "start",
        "-inf",
    ],
    [
        "UPDATE player SET privacy = 'secret' WHERE id = 1",
        "player",
        "1",
        "privacy",
        "secret",
    ],
    [
        "PRAGMA foreign_keys = 0; INSERT INTO alias VALUES ('anna', 9)",
        "alias",
        "anna",
        "player",
        "9",
    ],
    [
        "UPDATE param_set SET age = 'moons' WHERE first_day = ''",
        "param_set",
        "",
        "age",
        "moons",
    ],
    [
        "UPDATE param_set SET jump = 0 WHERE first_day > ''",
        "param_set",
        "2026-01-10",
        "jump",
        "0",
    ],
];

#[test]
fn rows_that_make_no_sense_are_named() {
    let folder = folder();
    let (path, _) = sample(folder.path());
    let sound = fs::read(&path).expect("read");
    for [text, table, row, column, value] in BAD_ROWS.iter().copied() {
        fs::write(&path, &sound).expect("written");
        sql(&path, text);
        let before = fs::read(&path).expect("read");
        let file = ClubFile::open(&path, Access::Write).expect("opened");
        let expected = Notice::new("store-bad-row")
            .with("table", table)
            .with("row", row)
            .with("column", column)
            .with("value", value);
        assert_eq!(file.load(), Err(expected), "{text}");
        drop(file);
        assert_eq!(fs::read(&path).expect("read"), before);
    }
}

#[test]
fn missing_tables_and_rows_are_damage_too() {
    let folder = folder();
    let (path, _) = sample(folder.path());
    sql(&path, "DELETE FROM club");
    let file = ClubFile::open(&path, Access::Read).expect("opened");
    assert_eq!(file.load().expect_err("refused").id, "store-damaged");
    sql(&path, "DROP TABLE adjustment");
    assert_eq!(file.load().expect_err("refused").id, "store-damaged");
    drop(file);
    sql(&path, "UPDATE journal SET changes = '[{]'");
    let mut file = ClubFile::open(&path, Access::Write).expect("opened");
    assert_eq!(file.undo().expect_err("refused").id, "store-bad-row");
}

#[test]
fn changes_by_another_program_are_noticed() {
    let folder = folder();
    let (path, book) = sample(folder.path());
    let mut file = ClubFile::open(&path, Access::Write).expect("opened");
    sql(&path, "UPDATE pair SET result = 1 WHERE number = 0");
    let changes = [
        player(&book, 9, "Nine", 0.0),
        evening(&book, 1, &[(1, 9, 3.0)]),
    ];
    let notice = file
        .commit(&Notice::new("op-tournament"), &changes)
        .expect_err("refused");
    assert_eq!(notice.id, "store-changed-elsewhere");
    let held = file.load().expect("loaded");
    assert_eq!(held.players, book.players, "nothing of it was written");
    assert_eq!(file.undo_name(), Ok(Some(Notice::new("op-params"))));
    let id = PlayerId(1);
    let unknown = Change::Player {
        id,
        before: held.players.get(&id).cloned(),
        after: None,
    };
    file.commit(&Notice::new("op-player-deleted"), &[unknown])
        .expect_err("a player with results stays");
    assert_eq!(file.load(), Ok(held));
}

#[test]
fn a_file_moved_away_is_not_written() {
    let folder = folder();
    let (path, book) = sample(folder.path());
    let mut file = ClubFile::open(&path, Access::Write).expect("opened");
    let elsewhere = folder.path().join("elsewhere.tandem");
    fs::rename(&path, &elsewhere).expect("moved");
    let before = fs::read(&elsewhere).expect("read");
    let outcome = file.commit(&Notice::new("op-players"), &[player(&book, 9, "N", 0.0)]);
    assert_eq!(outcome.expect_err("refused").id, "store-moved");
    assert_eq!(fs::read(&elsewhere).expect("read"), before);
    assert!(!path.exists());
}
