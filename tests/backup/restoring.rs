//! The way back.

use std::fs;
use std::path::PathBuf;

use rusqlite::Connection;
use tandem::domain::Book;
use tandem::store::backup::{self, Reason, look, restore};
use tandem::store::{Access, ClubFile};

use crate::room::{Room, add, book, names};

/// A club with a backup of it before its last player came.
fn with_backup() -> (Room, PathBuf, Book) {
    let room = Room::new();
    let file = room.file();
    let backup = file.back_up(&room.shelf(), Reason::ByHand).expect("made");
    let then = file.load().expect("loaded");
    drop(file);
    add(&mut room.open(), &["Late"]);
    (room, backup, then)
}

/// Nothing but the club, its lock and its backups.
fn tidy(room: &Room) {
    let names = names(&room.path("."));
    let expected = [
        ".клуб & co.tandem.lock",
        "клуб & co backups",
        "клуб & co.tandem",
    ];
    assert_eq!(names, expected);
}

#[test]
fn a_backup_takes_the_place_of_the_club_which_is_kept() {
    let (room, backup, then) = with_backup();
    let late = book(&room.club());
    let done = restore(&room.club(), &backup, &room.shelf()).expect("restored");
    assert_eq!(book(&room.club()), then);
    let kept = done.kept.expect("kept");
    assert_eq!(book(&kept), late);
    assert_eq!(done.contents.players, 4);
    // Undo goes on from where the backup was.
    let mut club = room.open();
    club.undo().expect("undone");
    assert_eq!(club.view().book.players.len(), 3);
    drop(club);
    tidy(&room);
    // And back again.
    restore(&room.club(), &kept, &room.shelf()).expect("restored");
    assert_eq!(book(&room.club()), late);
}

#[test]
fn a_damaged_club_is_kept_to_the_byte() {
    let (room, backup, then) = with_backup();
    let mut bytes = room.bytes();
    let middle = bytes.len() / 2;
    bytes[middle..].fill(0xA5);
    for damaged in [
        &bytes[..],
        b"Dear director",
        &bytes[..5000],
        b"SQLite format 3\0",
    ] {
        fs::write(room.club(), damaged).expect("written");
        let done = restore(&room.club(), &backup, &room.shelf()).expect("restored");
        assert_eq!(book(&room.club()), then);
        let kept = done.kept.expect("kept");
        assert_eq!(fs::read(&kept).expect("there"), damaged);
        assert!(kept.to_string_lossy().contains(" unreadable"), "{kept:?}");
        tidy(&room);
    }
    // They are no backups to be chosen.
    let unreadable = room.backups().into_iter();
    let mut unreadable = unreadable.filter(|backup| backup.reason == Reason::Unreadable);
    let refused = look(&unreadable.next().expect("one").path).expect_err("unsound");
    assert_eq!(refused.id, "backup-unsound");
}

#[test]
fn nothing_needs_to_stand_there() {
    let (room, backup, then) = with_backup();
    fs::remove_file(room.club()).expect("removed");
    let done = restore(&room.club(), &backup, &room.shelf()).expect("restored");
    assert_eq!((book(&room.club()), done.kept), (then.clone(), None));
    fs::write(room.club(), "").expect("emptied");
    let done = restore(&room.club(), &backup, &room.shelf()).expect("restored");
    assert_eq!((book(&room.club()), done.kept), (then, None));
    tidy(&room);
}

/// A power cut in the middle of a write leaves a journal: what it would take
/// back must not be taken back in the restored file.
#[test]
fn an_interrupted_write_does_not_spoil_the_restored_file() {
    let (room, backup, then) = with_backup();
    let late = book(&room.club());
    let journal = PathBuf::from(format!("{}-journal", room.club().display()));
    for damaged in [false, true] {
        let connection = Connection::open(room.club()).expect("opened");
        connection
            .execute_batch(
                "PRAGMA cache_size = 1; BEGIN; UPDATE player SET start = 7;
                WITH RECURSIVE n (i) AS (SELECT 100 UNION ALL SELECT i + 1 FROM n WHERE i < 9000)
                INSERT INTO player SELECT i, 'Nobody ' || i, 0, NULL, 'full', 0 FROM n",
            )
            .expect("half done");
        let (mut half, hot) = (room.bytes(), fs::read(&journal).expect("a journal"));
        drop(connection);
        if damaged {
            half[..100].fill(0);
        }
        fs::write(room.club(), &half).expect("written");
        fs::write(&journal, &hot).expect("written");
        let done = restore(&room.club(), &backup, &room.shelf()).expect("restored");
        assert_eq!(book(&room.club()), then);
        let kept = done.kept.expect("kept");
        if damaged {
            assert_eq!(fs::read(&kept).expect("there"), half);
            let kept = PathBuf::from(format!("{}-journal", kept.display()));
            assert_eq!(fs::read(kept).expect("there"), hot);
        } else {
            assert_eq!(book(&kept), late);
        }
        tidy(&room);
    }
}

#[test]
fn what_cannot_be_restored_changes_nothing() {
    let (room, backup, _) = with_backup();
    let before = room.bytes();
    let shelf = room.shelf();
    let refused = |backup: &PathBuf| {
        let notice = restore(&room.club(), backup, &shelf).expect_err("refused");
        assert_eq!(room.bytes(), before);
        assert_eq!(room.backups().len(), 1);
        notice.id.into_owned()
    };
    fs::write(room.path("letter"), "Dear director").expect("written");
    assert_eq!(refused(&room.path("letter")), "backup-unsound");
    assert_eq!(refused(&room.path("none")), "store-missing");
    assert_eq!(refused(&room.path(".")), "store-directory");
    assert_eq!(refused(&room.club()), "backup-same-file");
    let open = room.open();
    assert_eq!(refused(&backup), "store-in-use");
    drop(open);
    let nowhere = restore(&room.path("no/club.tandem"), &backup, &shelf);
    assert_eq!(nowhere.expect_err("refused").id, "store-no-folder");
    #[cfg(unix)]
    {
        let device = restore(&PathBuf::from("/dev/null"), &backup, &shelf);
        assert_eq!(device.expect_err("refused").id, "store-foreign");
    }
    let folder = restore(&room.path("."), &backup, &shelf);
    assert_eq!(folder.expect_err("refused").id, "store-directory");
}

/// Whatever a bad disk made of it: refused, or whole.
#[test]
fn a_backup_with_any_byte_spoilt_is_refused_or_whole() {
    let (room, backup, _) = with_backup();
    let sound = fs::read(&backup).expect("read");
    let spoilt = room.path("spoilt.tandem");
    let mut refused = 0;
    for round in 0..60 {
        // All over the file, and the first bytes often.
        let at = if round % 3 == 0 {
            round * 2
        } else {
            round * sound.len() / 60
        };
        let mut bytes = sound.clone();
        bytes[at] ^= 0xFF;
        fs::write(&spoilt, bytes).expect("written");
        let before = room.bytes();
        if restore(&room.club(), &spoilt, &room.shelf()).is_err() {
            refused += 1;
            assert_eq!(room.bytes(), before, "byte {at}");
        } else {
            let file = ClubFile::open(&room.club(), Access::Read).expect("opened");
            file.load().expect("whole");
        }
    }
    assert!(refused > 10, "{refused} refused");
}

#[test]
fn a_backup_of_an_older_version_comes_back_as_it_was() {
    let room = Room::empty();
    let path = room.club();
    let old = Connection::open(&path).expect("opened");
    let v1 = include_str!("../data/migrations/v1.sql");
    old.execute_batch(v1).expect("an old file");
    drop(old);
    let then = book(&path);
    let backup = backup::of_file(&path, &room.shelf(), Reason::ByHand).expect("made");
    add(&mut room.open(), &["Late"]);
    restore(&path, &backup, &room.shelf()).expect("restored");
    let version: i64 = Connection::open(&path)
        .and_then(|club| club.pragma_query_value(None, "user_version", |row| row.get(0)))
        .expect("a version");
    assert_eq!((version, book(&path)), (1, then));
}

#[cfg(unix)]
#[test]
fn links_and_rights_stay() {
    use std::os::unix::fs::{PermissionsExt as _, symlink};
    let (room, backup, then) = with_backup();
    let rights = |mode| {
        fs::set_permissions(room.club(), fs::Permissions::from_mode(mode)).expect("permissions");
    };
    rights(0o444);
    let refused = restore(&room.club(), &backup, &room.shelf()).expect_err("read-only");
    assert_eq!(refused.id, "store-read-only-file");
    rights(0o600);
    symlink(room.club(), room.path("link.tandem")).expect("linked");
    restore(&room.path("link.tandem"), &backup, &room.shelf()).expect("restored");
    assert!(room.path("link.tandem").is_symlink());
    assert_eq!(book(&room.club()), then);
    let mode = fs::metadata(room.club())
        .expect("there")
        .permissions()
        .mode();
    assert_eq!(mode & 0o777, 0o600);
}

#[test]
fn copies_of_one_club_know_each_other() {
    let (room, backup, _) = with_backup();
    let other = Room::with(&["Zoe"]);
    let [club, backup, other] =
        [&room.club(), &backup, &other.club()].map(|path| look(path).expect("sound"));
    assert!(club.is_same_club(&backup) && backup.is_same_club(&club));
    assert!(!club.is_same_club(&other));
}
