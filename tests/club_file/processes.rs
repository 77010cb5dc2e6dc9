//! Other programs at the same file, and power cuts.

use super::*;

/// The part of the tests that runs in another process; does nothing when run
/// as a test of its own.
#[test]
fn in_another_process() {
    let Some(path) = std::env::var_os("TANDEM_TEST_CLUB") else {
        return;
    };
    let path = PathBuf::from(path);
    match std::env::var("TANDEM_TEST_ROLE").as_deref() {
        Ok("open") => assert_eq!(refusal(&path, Access::Write).id, "store-in-use"),
        Ok("write") => {
            let mut file = ClubFile::open(&path, Access::Write).expect("opened");
            for n in 100.. {
                let book = file.load().expect("loaded");
                let changes = [
                    player(&book, n, &format!("New {n}"), n as f64),
                    evening(&book, n, &[(1, n, 1.0), (2, 3, 2.0)]),
                ];
                file.commit(&Notice::new("op-tournament"), &changes)
                    .expect("committed");
            }
        }
        role => panic!("no such role: {role:?}"),
    }
}

fn child(path: &Path, role: &str) -> Command {
    let mut command = Command::new(std::env::current_exe().expect("this test"));
    command
        .args(["--exact", "in_another_process"])
        .env("TANDEM_TEST_CLUB", path)
        .env("TANDEM_TEST_ROLE", role)
        .stdout(Stdio::null());
    command
}

#[test]
fn a_second_writer_waits_outside_and_readers_do_not() {
    let folder = folder();
    let (path, book) = sample(folder.path());
    let first = ClubFile::open(&path, Access::Write).expect("opened");
    assert_eq!(refusal(&path, Access::Write).id, "store-in-use");
    #[cfg(unix)]
    {
        let link = folder.path().join("link.tandem");
        std::os::unix::fs::symlink(&path, &link).expect("linked");
        assert_eq!(refusal(&link, Access::Write).id, "store-in-use");
    }
    let mut reader = ClubFile::open(&path, Access::Read).expect("opened");
    assert_eq!(reader.load(), Ok(book));
    let notice = reader.save_draft("tournament", "x").expect_err("refused");
    assert_eq!(notice.id, "store-opened-to-read");
    drop(first);
    ClubFile::open(&path, Access::Write).expect("free again");
}

#[test]
fn another_process_cannot_write_meanwhile() {
    let folder = folder();
    let (path, _) = sample(folder.path());
    let _first = ClubFile::open(&path, Access::Write).expect("opened");
    let status = child(&path, "open").status().expect("run");
    assert!(status.success());
}

#[test]
fn a_killed_writer_leaves_whole_operations() {
    for round in 0..5 {
        let folder = folder();
        let (path, start) = sample(folder.path());
        let mut writer = child(&path, "write").spawn().expect("run");
        std::thread::sleep(std::time::Duration::from_millis(60 + 37 * round));
        writer.kill().expect("killed");
        writer.wait().expect("gone");
        let mut file = ClubFile::open(&path, Access::Write).expect("opened");
        let book = file.load().expect("loaded");
        let newcomers = book.players.len() - start.players.len();
        assert_eq!(newcomers, book.tournaments.len() - start.tournaments.len());
        for _ in 0..newcomers {
            file.undo().expect("undone");
        }
        assert_eq!(file.load(), Ok(start));
    }
}

/// What a power cut in the middle of a write leaves: pages half written, and
/// the rollback journal beside them.
#[test]
fn an_interrupted_write_is_taken_back() {
    let folder = folder();
    let (path, book) = sample(folder.path());
    let crashed = folder.path().join("crashed.tandem");
    let journal = |path: &Path| PathBuf::from(format!("{}-journal", path.display()));
    let connection = Connection::open(&path).expect("opened");
    connection
        .execute_batch(
            "PRAGMA cache_size = 1; BEGIN; UPDATE player SET name = name || '!', start = 7;
             WITH RECURSIVE n (i) AS (SELECT 100 UNION ALL SELECT i + 1 FROM n WHERE i < 9000)
             INSERT INTO player SELECT i, 'Nobody ' || i, 0, NULL, 'full', 0 FROM n",
        )
        .expect("half done");
    fs::copy(&path, &crashed).expect("copied");
    fs::copy(journal(&path), journal(&crashed)).expect("a hot journal");
    connection.execute_batch("ROLLBACK").expect("rolled back");
    assert_ne!(
        fs::read(&crashed).expect("read"),
        fs::read(&path).expect("read")
    );

    let torn = fs::read(&crashed).expect("read");
    for access in [Access::Write, Access::Read] {
        let again = folder.path().join(format!("{access:?}.tandem"));
        fs::write(&again, &torn).expect("written");
        fs::copy(journal(&crashed), journal(&again)).expect("a hot journal");
        let file = ClubFile::open(&again, access).expect("put in order");
        assert_eq!(file.load().as_ref(), Ok(&book));
        assert!(!journal(&again).exists());
    }
    // Where nothing may be written it cannot be put in order.
    let mut rights = fs::metadata(&crashed).expect("there").permissions();
    rights.set_readonly(true);
    fs::set_permissions(&crashed, rights).expect("protected");
    assert_eq!(refusal(&crashed, Access::Read).id, "store-interrupted");
    assert_eq!(fs::read(&crashed).expect("read"), torn);
    assert!(journal(&crashed).exists());
}

#[cfg(unix)]
#[test]
fn one_file_of_two_names_has_one_writer() {
    let folder = folder();
    let (path, _) = sample(folder.path());
    let other = folder.path().join("other.tandem");
    let first = ClubFile::open(&path, Access::Write).expect("opened");
    fs::hard_link(&path, &other).expect("linked");
    assert_eq!(refusal(&other, Access::Write).id, "store-in-use");
    fs::remove_file(&path).expect("removed, as by a move");
    assert_eq!(refusal(&other, Access::Write).id, "store-in-use");
    drop(first);
    ClubFile::open(&other, Access::Write).expect("free again");
}

#[cfg(unix)]
#[test]
fn a_file_replaced_while_open_is_not_written() {
    let folder = folder();
    let (path, _) = sample(folder.path());
    let mut file = ClubFile::open(&path, Access::Write).expect("opened");
    let copy = folder.path().join("copy");
    fs::copy(&path, &copy).expect("copied");
    let before = fs::read(&copy).expect("read");
    fs::rename(&copy, &path).expect("replaced");
    let outcome = file.save_draft("tournament", "x");
    assert_eq!(outcome.expect_err("refused").id, "store-moved");
    assert_eq!(fs::read(&path).expect("read"), before);
}
