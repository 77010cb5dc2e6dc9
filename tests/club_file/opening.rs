//! What may be opened, and what is refused untouched.

use super::*;
use tandem::domain::{
    Championship, ChampionshipId, ChampionshipParams, Entrant, EntrantId, Person, Session,
    SessionPair,
};

#[test]
fn opening_makes_no_file_and_takes_no_foreign_one() {
    let folder = folder();
    let missing = folder.path().join("none.tandem");
    refused(&missing, "store-missing");
    assert!(!missing.exists());
    refused(folder.path(), "store-directory");

    let path = folder.path().join("other.tandem");
    for (content, id) in [
        (&b""[..], "store-empty"),
        (b"Ivanov & Petrov; 53,2", "store-foreign"),
        (b"SQLite format 3\0", "store-foreign"),
        (&[0; 5000], "store-foreign"),
    ] {
        fs::write(&path, content).expect("written");
        refused(&path, id);
    }
    fs::remove_file(&path).expect("removed");
    sql(&path, "CREATE TABLE player (id INTEGER, name TEXT)");
    refused(&path, "store-foreign");
    let left = fs::read_dir(folder.path()).expect("listed").count();
    assert_eq!(left, 1, "not even a lock is left beside a foreign file");
}

#[test]
fn a_newer_file_is_left_to_newer_programs() {
    let folder = folder();
    let (path, _) = sample(folder.path());
    sql(
        &path,
        "PRAGMA user_version = 5; CREATE TABLE wonder (id INTEGER)",
    );
    refused(&path, "store-newer");
    sql(&path, "PRAGMA user_version = 0");
    refused(&path, "store-damaged");
}

#[test]
fn creating_overwrites_nothing() {
    let folder = folder();
    let path = folder.path().join("c.tandem");
    fs::write(&path, "letters").expect("written");
    let notice = ClubFile::create(&path, "C").expect_err("refused");
    assert_eq!(notice.id, "store-exists");
    assert_eq!(fs::read(&path).expect("read"), b"letters");
    let nowhere = folder.path().join("no/c.tandem");
    let notice = ClubFile::create(&nowhere, "C").expect_err("refused");
    assert_eq!(notice.id, "store-no-folder");
    assert_eq!(fs::read_dir(folder.path()).expect("listed").count(), 1);
}

#[cfg(unix)]
#[test]
fn write_protection_is_respected() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = folder();
    let (path, book) = sample(folder.path());
    let before = fs::read(&path).expect("read");
    let protect = |path: &Path, mode| {
        fs::set_permissions(path, fs::Permissions::from_mode(mode)).expect("permissions");
    };
    protect(&path, 0o444);
    assert_eq!(refusal(&path, Access::Write).id, "store-read-only-file");
    let file = ClubFile::open(&path, Access::Read).expect("may be read");
    assert_eq!(file.load(), Ok(book));
    protect(&path, 0o644);
    protect(folder.path(), 0o555);
    assert_eq!(refusal(&path, Access::Write).id, "store-folder-read-only");
    ClubFile::open(&path, Access::Read).expect("may be read");
    protect(folder.path(), 0o755);
    assert_eq!(fs::read(&path).expect("read"), before);
}

/// The frozen files of earlier versions, and what each of them holds.
fn frozen(folder: &Path) -> [(&'static str, Book); 3] {
    let (_, mut first) = sample(folder);
    first.name = "Club of version 1".to_owned();
    let mut second = first.clone();
    for (id, privacy) in [(2, Privacy::Initials), (3, Privacy::Hidden)] {
        let player = second.players.get_mut(&PlayerId(id)).expect("a player");
        player.privacy = privacy;
    }
    second.aliases.insert("P. One".to_owned(), PlayerId(1));
    let mut third = second.clone();
    third.championships.insert(ChampionshipId(1), cup());
    [
        (include_str!("../data/migrations/v1.sql"), first),
        (include_str!("../data/migrations/v2.sql"), second),
        (include_str!("../data/migrations/v3.sql"), third),
    ]
}

/// The championship of version 3.
fn cup() -> Championship {
    let params = ChampionshipParams::of(&Params::default());
    let mut cup = Championship::new(ChampionshipId(1), "Cup", params);
    let guest = |name: &str| Person::Guest(name.to_owned());
    let people = [
        (guest("Anna Guest"), None),
        (guest("Bruno Gast"), None),
        (Person::Player(PlayerId(3)), Some(30.700_870_221_116_147)),
        (guest("Carl Host"), None),
    ];
    for (id, (person, rating)) in (1..).zip(people) {
        let id = EntrantId(id);
        cup.entrants.push(Entrant { id, person, rating });
    }
    let pair = |a, b, ratings: [Option<f64>; 2], result| SessionPair {
        a: EntrantId(a),
        b: EntrantId(b),
        rating_a: ratings[0],
        rating_b: ratings[1],
        result,
        boards: None,
    };
    cup.put(Session {
        strength: 14.0,
        boards: Some(16),
        pairs: vec![
            pair(1, 2, [Some(1500.0), Some(1400.25)], -2.5),
            pair(3, 4, [None, Some(1300.0)], -10.0),
        ],
        ..Session::new(2)
    });
    cup
}

/// Table, whether strict, column, type; whether required, place in the key.
type Column = ((String, i64, String, String), (i64, i64));

/// Every column of every table of a file.
fn columns(path: &Path) -> Vec<Column> {
    let sql = "SELECT t.name, t.strict, c.name, c.type, c.\"notnull\", c.pk
        FROM pragma_table_list t, pragma_table_xinfo(t.name) c ORDER BY 1, 3";
    let connection = Connection::open(path).expect("opened");
    let mut statement = connection.prepare(sql).expect("sql");
    let rows = statement.query_map([], |row| {
        let column = (row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?);
        Ok((column, (row.get(4)?, row.get(5)?)))
    });
    let rows = rows.expect("query");
    rows.map(|row| row.expect("row")).collect()
}

/// A frozen file of an earlier version is read by every later one, and
/// upgraded it has the tables of a new one.
#[test]
fn earlier_versions_are_still_read() {
    let folder = folder();
    let new = folder.path().join("new.tandem");
    ClubFile::create(&new, "New").expect("created");
    for (version, (text, expected)) in (1..).zip(frozen(folder.path())) {
        let path = folder.path().join(format!("v{version}.tandem"));
        sql(&path, text);
        let mut file = ClubFile::open(&path, Access::Write).expect("opened");
        assert_eq!(file.load().as_ref(), Ok(&expected));
        assert_eq!(file.check(&|_, _| true), Ok(Vec::new()));
        file.undo().expect("taken back");
        file.redo().expect("repeated");
        assert_eq!(file.load(), Ok(expected));
        drop(file);
        assert_eq!(columns(&path), columns(&new), "version {version}");
    }
}

/// Looking at a club of an earlier version neither needs nor makes a newer
/// file.
#[test]
fn earlier_versions_may_be_looked_at_and_stay_as_they_were() {
    let folder = folder();
    for (version, (text, expected)) in (1..).zip(frozen(folder.path())) {
        let path = folder.path().join(format!("v{version}.tandem"));
        sql(&path, text);
        let before = fs::read(&path).expect("read");
        let file = ClubFile::open(&path, Access::Read).expect("may be read");
        assert_eq!(file.load(), Ok(expected));
        assert_eq!(file.check(&|_, _| true), Ok(Vec::new()));
        assert!(file.undo_name().expect("a journal").is_some());
        drop(file);
        assert_eq!(fs::read(&path).expect("read"), before);
    }
}

/// A refusal to create leaves no file of any kind.
#[test]
fn a_refused_creation_leaves_nothing() {
    let folder = folder();
    let left = |folder: &Path| fs::read_dir(folder).expect("listed").count();
    let longest = folder.path().join("x".repeat(240));
    let too_long = folder.path().join("x".repeat(241));
    let notice = ClubFile::create(&too_long, "C").expect_err("refused");
    assert_eq!(notice.id, "store-name-long");
    assert_eq!(left(folder.path()), 0);
    let mut file = ClubFile::create(&longest, "C").expect("created");
    file.save_draft("tournament", "x")
        .expect("has room for its journal");

    // SQLite takes no path so long, though the system does.
    let mut deep = folder.path().to_owned();
    while deep.as_os_str().len() < 400 {
        deep.push("y".repeat(40));
    }
    fs::create_dir_all(&deep).expect("made");
    let path = deep.join("z".repeat(150));
    ClubFile::create(&path, "C").expect_err("refused");
    assert!(!path.exists());
}

#[cfg(unix)]
#[test]
fn nothing_is_created_in_a_protected_folder() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = folder();
    let protect = |mode| {
        fs::set_permissions(folder.path(), fs::Permissions::from_mode(mode)).expect("permissions");
    };
    protect(0o555);
    let notice = ClubFile::create(&folder.path().join("c.tandem"), "C").expect_err("refused");
    assert_eq!(notice.id, "store-folder-read-only");
    assert_eq!(fs::read_dir(folder.path()).expect("listed").count(), 0);
    protect(0o755);
}
