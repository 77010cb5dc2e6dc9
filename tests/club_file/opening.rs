//! What may be opened, and what is refused untouched.

use super::*;

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
        "PRAGMA user_version = 3; CREATE TABLE wonder (id INTEGER)",
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

/// A frozen file of version 1 is read by every later version, and upgraded it
/// has the tables of a new one.
#[test]
fn version_1_is_still_read() {
    let folder = folder();
    let path = folder.path().join("v1.tandem");
    sql(&path, include_str!("../data/migrations/v1.sql"));
    let (sample, mut expected) = sample(folder.path());
    let file = ClubFile::open(&path, Access::Write).expect("opened");
    expected.name = "Club of version 1".to_owned();
    assert_eq!(file.load(), Ok(expected));
    assert_eq!(file.undo_name(), Ok(Some(Notice::new("op-name"))));
    drop(file);
    let columns = |path: &Path| {
        let sql = "SELECT t.name, t.strict, c.name, c.type, c.\"notnull\", c.pk
            FROM pragma_table_list t, pragma_table_xinfo(t.name) c ORDER BY 1, 3";
        let connection = Connection::open(path).expect("opened");
        let mut statement = connection.prepare(sql).expect("sql");
        let rows = statement.query_map([], |row| {
            let column = (row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?);
            Ok((column, (row.get(4)?, row.get(5)?)))
        });
        type Column = ((String, i64, String, String), (i64, i64));
        rows.expect("query")
            .map(|row| row.expect("row"))
            .collect::<Vec<Column>>()
    };
    assert_eq!(columns(&path), columns(&sample));
}

/// Looking at a club of version 1 neither needs nor makes a newer file.
#[test]
fn version_1_may_be_looked_at_and_stays_as_it_was() {
    let folder = folder();
    let path = folder.path().join("v1.tandem");
    sql(&path, include_str!("../data/migrations/v1.sql"));
    let before = fs::read(&path).expect("read");
    let (_, mut expected) = sample(folder.path());
    expected.name = "Club of version 1".to_owned();
    let file = ClubFile::open(&path, Access::Read).expect("may be read");
    assert_eq!(file.load(), Ok(expected));
    assert_eq!(file.check(), Ok(Vec::new()));
    assert_eq!(file.undo_name(), Ok(Some(Notice::new("op-name"))));
    drop(file);
    assert_eq!(fs::read(&path).expect("read"), before);
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
