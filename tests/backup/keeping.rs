//! Making backups, and thinning them.

use std::fs::{self, File};
use std::path::Path;

use tandem::domain::Notice;
use tandem::i18n::Lang;
use tandem::store::backup::{self, Reason, Shelf, look};
use tandem::store::{Access, ClubFile};

#[cfg(target_os = "linux")]
use crate::disk::SmallDisk;
use crate::room::{Room, add, book, names};

/// A complaint that can be read in every language.
fn readable(notice: &Notice) {
    for lang in Lang::all() {
        let text = lang.say(notice);
        assert!(!text.contains("Unknown localization"), "{text}");
        assert!(!text.contains('{'), "{text}");
    }
}

#[test]
fn a_backup_of_a_club_at_work_is_the_club_with_its_history() {
    let room = Room::new();
    let mut file = room.file();
    file.save_draft("tournament", "half a sheet").expect("kept");
    let path = file.back_up(&room.shelf(), Reason::ByHand).expect("made");
    assert_eq!(path.parent(), Some(&*room.path("клуб & co backups")));
    assert_eq!(book(&path), file.load().expect("loaded"));
    let kept = ClubFile::open(&path, Access::Read).expect("opened");
    assert_eq!(kept.undo_name(), file.undo_name());
    assert_eq!(
        kept.draft("tournament"),
        Ok(Some("half a sheet".to_owned()))
    );
    // Work in it would be lost.
    let refused = ClubFile::open(&path, Access::Write).expect_err("read-only");
    assert_eq!(refused.id, "backup-opened");
    readable(&refused);
    assert_eq!(names(path.parent().expect("a folder")).len(), 1);

    let found = look(&path).expect("sound");
    assert_eq!((found.players, found.tournaments), (4, 0));
    assert_eq!(found.club, "Thursday & друзья");
    assert_eq!(found.bytes, fs::metadata(&path).expect("there").len());
}

#[test]
fn two_backups_of_one_second_have_two_names() {
    let room = Room::new();
    let file = room.file();
    let reasons = [
        Reason::ByHand,
        Reason::ByHand,
        Reason::Close,
        Reason::ByHand,
    ];
    let made = reasons.map(|reason| file.back_up(&room.shelf(), reason).expect("made"));
    // The last of them is the newest, whatever it is for.
    let listed = room.backups().into_iter().map(|backup| backup.path);
    assert!(listed.rev().eq(made), "{:?}", room.backups());
}

#[test]
fn only_what_changed_is_kept_again() {
    let room = Room::new();
    let shelf = room.shelf();
    let mut file = room.file();
    let kept = |file: &ClubFile| file.back_up_if_changed(&shelf, Reason::Close);
    assert!(kept(&file).expect("made").is_some());
    assert_eq!(kept(&file), Ok(None));
    file.undo().expect("undone");
    assert!(kept(&file).expect("made").is_some());
    assert_eq!(kept(&file), Ok(None));
    file.redo().expect("redone");
    assert!(kept(&file).expect("made").is_some());
    // A damaged backup is none, and one of the future tells nothing.
    let newest = &room.backups()[0];
    fs::remove_file(&newest.path).expect("removed");
    fs::write(&newest.path, "damaged").expect("written");
    let future = newest
        .path
        .with_file_name("клуб & co 2099-01-01 00-00-00 close.tandem");
    fs::write(&future, "damaged").expect("written");
    assert!(kept(&file).expect("made").is_some());
    assert_eq!(kept(&file), Ok(None));
}

#[test]
fn a_club_without_history_needs_no_backup() {
    let room = Room::empty();
    let file = ClubFile::create(&room.club(), "New").expect("created");
    assert_eq!(
        file.back_up_if_changed(&room.shelf(), Reason::Close),
        Ok(None)
    );
    assert!(room.backups().is_empty());
}

#[test]
fn where_nothing_can_be_kept_a_sentence_says_so() {
    let room = Room::new();
    let file = room.file();
    let before = room.bytes();
    let away = Shelf::of(&room.club(), Some(room.path("stick")));
    let refused = file.back_up(&away, Reason::Close).expect_err("no folder");
    assert_eq!(refused.id, "backup-no-folder");
    readable(&refused);
    fs::write(room.path("stick"), "a file").expect("written");
    let refused = file.back_up(&away, Reason::Close).expect_err("no folder");
    assert_eq!(refused.id, "backup-no-folder");
    assert_eq!(room.bytes(), before);
    assert!(!room.shelf().folder().exists());
    let refused = file.save_copy(&room.club()).expect_err("stands there");
    assert_eq!(refused.id, "store-exists");
    let refused = file
        .save_copy(&room.path("no/copy"))
        .expect_err("no folder");
    assert_eq!(refused.id, "store-no-folder");
}

#[cfg(unix)]
#[test]
fn a_folder_that_may_not_be_written_is_left_alone() {
    use std::os::unix::fs::PermissionsExt as _;
    let protect = |path: &Path, mode| {
        fs::set_permissions(path, fs::Permissions::from_mode(mode)).expect("permissions");
    };
    let room = Room::new();
    let file = room.file();
    fs::create_dir(room.path("stick")).expect("made");
    protect(&room.path("stick"), 0o555);
    let shelf = Shelf::of(&room.club(), Some(room.path("stick")));
    let refused = file.back_up(&shelf, Reason::Timer).expect_err("read-only");
    assert_eq!(refused.id, "backup-read-only");
    readable(&refused);
    assert!(names(&room.path("stick")).is_empty());
    protect(&room.path("."), 0o555);
    let refused = file
        .back_up(&room.shelf(), Reason::Timer)
        .expect_err("read-only");
    assert_eq!(refused.id, "backup-read-only");
    protect(&room.path("."), 0o755);
    protect(&room.path("stick"), 0o755);
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_keeps_nothing_by_halves() {
    let room = Room::new();
    let Some(disk) = SmallDisk::new(room.path("stick"), 64 * 1024) else {
        println!("SKIPPED: no small disk can be mounted here");
        return;
    };
    let mut club = room.open();
    let before = room.bytes();
    assert!(before.len() > 64 * 1024, "the club must not fit");
    let shelf = Shelf::of(&room.club(), Some(disk.0.clone()));
    let file = ClubFile::open(&room.club(), Access::Read).expect("opened");
    for reason in [Reason::Close, Reason::Restore] {
        let refused = file.back_up(&shelf, reason).expect_err("full");
        assert_eq!(refused.id, "backup-disk-full");
        readable(&refused);
    }
    assert!(names(&disk.0).is_empty(), "{:?}", names(&disk.0));
    assert_eq!(room.bytes(), before);
    // The work goes on.
    add(&mut club, &["Ed"]);
    // A restore that cannot keep the present file changes nothing.
    let backup = file.back_up(&room.shelf(), Reason::ByHand).expect("made");
    drop((club, file));
    let before = room.bytes();
    let refused = backup::restore(&room.club(), &backup, &shelf).expect_err("full");
    assert_eq!(refused.id, "backup-disk-full");
    assert_eq!(room.bytes(), before);
    assert!(names(&disk.0).is_empty());
}

#[cfg(target_os = "linux")]
#[test]
fn a_club_whose_disk_is_full_is_not_half_restored() {
    let room = Room::new();
    let backup = room.file().back_up(&room.shelf(), Reason::ByHand);
    let backup = backup.expect("made");
    let bytes = room.bytes();
    let size = bytes.len() as u64;
    let Some(disk) = SmallDisk::new(room.path("disk"), size + size / 2) else {
        println!("SKIPPED: no small disk can be mounted here");
        return;
    };
    let club = disk.0.join("club.tandem");
    fs::write(&club, &bytes).expect("room for one");
    let shelf = Shelf::of(&club, Some(room.path(".")));
    let refused = backup::restore(&club, &backup, &shelf).expect_err("full");
    assert_eq!(refused.id, "store-disk-full");
    assert_eq!(fs::read(&club).expect("there"), bytes);
    assert_eq!(names(&disk.0), [".club.tandem.lock", "club.tandem"]);
}

/// Copies a backup under the names of other days.
fn date(from: &Path, names: &[&str]) {
    let bytes = fs::read(from).expect("read");
    for name in names {
        fs::write(
            from.with_file_name(format!("клуб & co {name}.tandem")),
            &bytes,
        )
        .expect("written");
    }
}

#[test]
fn thinning_takes_only_sound_backups_of_this_club() {
    let room = Room::new();
    let file = room.file();
    let shelf = room.shelf();
    let first = file.back_up(&shelf, Reason::Close).expect("made");
    let folder = shelf.folder();
    let of = |name: &str| folder.join(format!("клуб & co {name}.tandem"));
    date(
        &first,
        &[
            "2020-05-31 10-00-00 close",
            "2020-05-30 10-00-00 timer",
            "2020-05-29 10-00-00 by-hand",
            "2020-04-30 10-00-00 close",
            "2020-03-31 10-00-00 close",
            "2020-03-30 10-00-00 close",
            "2099-05-31 10-00-00 close",
            "2099-05-30 10-00-00 close",
        ],
    );
    // Before a long gap nothing goes, so there is none.
    let this_year = jiff::Zoned::now().year();
    for year in 2020..=this_year {
        let months = if year == 2020 {
            &[8, 11][..]
        } else {
            &[2, 5, 8, 11]
        };
        for month in months {
            date(&first, &[&format!("{year}-{month:02}-15 10-00-00 close")]);
        }
    }
    // Unreadable ones neither go nor stand in for others.
    fs::write(of("2020-04-29 10-00-00 close"), "damaged").expect("written");
    fs::write(of("2020-03-31 12-00-00 close"), "damaged").expect("written");
    // One of another club that happens to have the same file name.
    let other = Room::with(&["Zoe"]);
    let theirs = other
        .file()
        .back_up(&other.shelf(), Reason::Close)
        .expect("made");
    fs::copy(&theirs, of("2020-04-28 10-00-00 close")).expect("copied");
    File::create(folder.join("letter.txt")).expect("made");
    let before = names(&folder);
    file.back_up(&shelf, Reason::ByHand).expect("made");
    let left = names(&folder);
    let gone: Vec<_> = before.iter().filter(|name| !left.contains(name)).collect();
    assert_eq!(
        gone,
        [
            "клуб & co 2020-03-30 10-00-00 close.tandem",
            "клуб & co 2020-05-30 10-00-00 timer.tandem",
        ]
    );
}

#[test]
fn a_chosen_folder_is_used_and_the_old_one_still_seen() {
    let room = Room::new();
    let file = room.file();
    file.back_up(&room.shelf(), Reason::Close).expect("made");
    fs::create_dir(room.path("stick")).expect("made");
    let shelf = Shelf::of(&room.club(), Some(room.path("stick")));
    let path = file.back_up(&shelf, Reason::ByHand).expect("made");
    assert_eq!(path.parent(), Some(&*room.path("stick")));
    assert_eq!(shelf.backups().len(), 2);
    assert_eq!(room.backups().len(), 1);
}

#[test]
fn a_file_of_an_older_version_is_kept_before_it_is_touched() {
    let room = Room::empty();
    let path = room.club();
    let old = rusqlite::Connection::open(&path).expect("opened");
    let v1 = include_str!("../data/migrations/v1.sql");
    old.execute_batch(v1).expect("an old file");
    drop(old);
    let held = book(&path);
    // Looking needs no backup.
    assert!(room.backups().is_empty());
    drop(room.file());
    let backups = room.backups();
    let [kept] = &backups[..] else {
        panic!("{backups:?}");
    };
    assert_eq!(kept.reason, Reason::Migration);
    assert_eq!(book(&kept.path), held);
    let version = |path: &Path| -> i64 {
        let connection = rusqlite::Connection::open(path).expect("opened");
        let version = connection.pragma_query_value(None, "user_version", |row| row.get(0));
        version.expect("a version")
    };
    assert_eq!(version(&kept.path), 1);
    assert!(version(&path) > 1);
    drop(room.file());
    assert_eq!(room.backups(), backups, "once is enough");
}

#[test]
fn an_older_file_that_cannot_be_kept_stays_as_it_is() {
    let room = Room::empty();
    let path = room.club();
    let old = rusqlite::Connection::open(&path).expect("opened");
    let v2 = include_str!("../data/migrations/v2.sql");
    old.execute_batch(v2).expect("an old file");
    drop(old);
    fs::write(room.shelf().folder(), "in the way").expect("written");
    let before = room.bytes();
    let refused = ClubFile::open(&path, Access::Write).expect_err("refused");
    assert_eq!(refused.id, "backup-no-folder");
    readable(&refused);
    assert!(Lang::EN.say(&refused).contains("earlier version"));
    assert_eq!(room.bytes(), before);
    ClubFile::open(&path, Access::Read).expect("may be looked at");
}
