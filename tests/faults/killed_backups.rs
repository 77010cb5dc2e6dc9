//! Backups, restoring and migration killed in the middle: whatever stands
//! under a name is whole.

use std::fs;
use std::path::Path;

use tandem::club::Club;
use tandem::domain::Book;
use tandem::store::backup::Reason;

use crate::kill::{Victim, leftovers, time};
use crate::room::{CLUB, Room, book};
use crate::state::season;

/// How often each command is killed.
const KILLS: u32 = 50;

/// Every backup by name is sound and holds one of these.
fn all_whole(room: &Room, allowed: &[&Book]) {
    for backup in room.backups() {
        let held = book(&backup.path);
        assert!(allowed.contains(&&held), "{}", backup.path.display());
    }
}

#[test]
fn a_killed_backup_is_whole_or_absent() {
    let room = season();
    let (bytes, held) = (room.bytes(), book(&room.club()));
    let args = ["backup", CLUB];
    let mut victim = Victim::of(&room, &args, || ());
    for _ in 0..KILLS {
        victim.kill();
        assert_eq!(room.bytes(), bytes);
    }
    all_whole(&room, &[&held]);
    victim.enough(u32::try_from(room.backups().len()).expect("few"));
    // The next one takes away what they left.
    time(&mut room.command(&args));
    assert_eq!(leftovers(&room.shelf().folder()), Vec::<String>::new());
}

#[test]
fn a_killed_restore_leaves_one_club_or_the_other() {
    let room = season();
    let late = book(&room.club());
    let file = room.file();
    let after = file.back_up(&room.shelf(), Reason::ByHand).expect("made");
    drop(file);
    room.open().undo().expect("undone");
    let early = book(&room.club());
    let file = room.file();
    let before = file.back_up(&room.shelf(), Reason::ByHand).expect("made");
    drop(file);
    let forth = ["restore", CLUB, after.to_str().expect("UTF-8")];
    let back = ["restore", CLUB, before.to_str().expect("UTF-8")];
    let mut victims = [&forth, &back].map(|args| Victim::of(&room, args, || ()));
    let mut changed = [0, 0];
    let mut last = book(&room.club());
    for _ in 0..KILLS {
        let direction = usize::from(last == late);
        victims[direction].kill();
        let held = book(&room.club());
        assert!(held == late || held == early);
        changed[direction] += u32::from(held != last);
        last = held;
    }
    all_whole(&room, &[&late, &early]);
    for (victim, changed) in victims.iter().zip(changed) {
        victim.enough(changed);
    }
    time(&mut room.command(&back));
    for folder in [room.path("."), room.shelf().folder()] {
        assert_eq!(leftovers(&folder), Vec::<String>::new());
    }
}

/// However far it came: the file is of one version or of the other, and was
/// kept before it was touched.
#[test]
fn a_killed_migration_has_kept_the_file_before() {
    let room = Room::empty();
    let path = room.club();
    let old = rusqlite::Connection::open(&path).expect("opened");
    let v1 = include_str!("../data/migrations/v1.sql");
    old.execute_batch(v1).expect("an old file");
    drop(old);
    let (bytes, held) = (room.bytes(), book(&path));
    let again = || {
        fs::write(&path, &bytes).expect("written");
        // The last one may have been killed before it made the folder.
        let _ = fs::remove_dir_all(room.shelf().folder());
    };
    let args = ["undo", CLUB];
    let mut victim = Victim::of(&room, &args, again);
    let undone = book(&path);
    let mut changed = 0;
    for _ in 0..KILLS {
        again();
        victim.kill();
        if is_untouched(&path, &bytes) {
            continue;
        }
        let kept = room.backups();
        let is_kept = |reason| reason == Reason::Migration;
        let kept = kept.iter().find(|kept| is_kept(kept.reason));
        assert_eq!(book(&kept.expect("a backup").path), held);
        // Opened as the program would: what was interrupted is taken back.
        let now = Club::open(&path).expect("whole").view().book.clone();
        assert!(now == held || now == undone);
        changed += u32::from(now == undone);
    }
    victim.enough(changed);
}

fn is_untouched(path: &Path, bytes: &[u8]) -> bool {
    fs::read(path).expect("read") == bytes
}
