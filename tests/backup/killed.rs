//! The program killed in the middle: whatever stands under a name is whole.

use std::fs;
use std::path::Path;
use std::process::Stdio;
use std::time::{Duration, Instant};

use tandem::club::{Club, sample};
use tandem::domain::Book;
use tandem::store::backup::Reason;

use crate::room::{Room, add, book, names};

/// How often each command is killed.
const KILLS: u32 = 50;

/// Runs a command and kills it after a share of the time it takes, up to a
/// little more than all of it; the shares spread evenly. Whether it was still
/// at work.
fn kill(room: &Room, args: &[&str], whole: Duration, round: u32) -> bool {
    let mut child = room
        .command(args)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect("starts");
    let share = 1.25 * (f64::from(round) * 0.618_033_988_75).fract();
    std::thread::sleep(whole.mul_f64(share));
    let at_work = child.try_wait().expect("asked").is_none();
    // It may end by itself at this very moment.
    let _ = child.kill();
    child.wait().expect("gone");
    at_work
}

/// The time that a command takes when nobody kills it.
fn time(room: &Room, args: &[&str]) -> Duration {
    let begun = Instant::now();
    let output = room.run(args);
    assert!(output.status.success(), "{output:?}");
    begun.elapsed()
}

/// A room with a season in it.
fn season() -> Room {
    let room = Room::empty();
    let mut club = sample::create(&room.club()).expect("made");
    add(&mut club, &["Late"]);
    drop(club);
    room
}

const CLUB: &str = "клуб & co.tandem";

/// Every backup by name is sound and holds one of these.
fn all_whole(room: &Room, allowed: &[&Book]) {
    for backup in room.backups() {
        let held = book(&backup.path);
        assert!(allowed.contains(&&held), "{}", backup.path.display());
    }
}

fn hidden(folder: &Path) -> Vec<String> {
    let mut names = names(folder);
    names.retain(|name| name.starts_with(".tandem-"));
    names
}

#[test]
fn a_killed_backup_is_whole_or_absent() {
    let room = season();
    let (bytes, held) = (room.bytes(), book(&room.club()));
    let args = ["backup", CLUB];
    let whole = time(&room, &args).min(time(&room, &args));
    let (mut killed, mut left) = (0, 0);
    for round in 0..KILLS {
        killed += u32::from(kill(&room, &args, whole, round));
        left += hidden(&room.shelf().folder()).len();
        assert_eq!(room.bytes(), bytes);
    }
    all_whole(&room, &[&held]);
    assert!(killed > KILLS / 3, "{killed} of {KILLS} were at work");
    println!(
        "{killed} killed, {} made, {left} half-made files seen",
        room.backups().len()
    );
    // The next one takes away what they left.
    time(&room, &args);
    assert_eq!(hidden(&room.shelf().folder()), Vec::<String>::new());
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
    let args = |backup: &Path| {
        let backup = backup.to_str().expect("UTF-8").to_owned();
        ["restore".to_owned(), CLUB.to_owned(), backup]
    };
    let timed = |backup| time(&room, &args(backup).each_ref().map(String::as_str));
    let whole = timed(&after).min(timed(&before));
    let (mut killed, mut changed) = (0, 0);
    let mut last = book(&room.club());
    for round in 0..KILLS {
        let args = args(if last == late { &before } else { &after });
        killed += u32::from(kill(
            &room,
            &args.each_ref().map(String::as_str),
            whole,
            round,
        ));
        let held = book(&room.club());
        assert!(held == late || held == early);
        changed += u32::from(held != last);
        last = held;
    }
    all_whole(&room, &[&late, &early]);
    assert!(killed > KILLS / 3, "{killed} of {KILLS} were at work");
    println!("{killed} killed, {changed} restored");
    time(&room, &args(&before).each_ref().map(String::as_str));
    for folder in [room.path("."), room.shelf().folder()] {
        assert_eq!(hidden(&folder), Vec::<String>::new());
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
    let args = ["undo", CLUB];
    let whole = time(&room, &args);
    let undone = book(&path);
    for round in 0..KILLS {
        fs::write(&path, &bytes).expect("written");
        // The last one may have been killed before it made the folder.
        let _ = fs::remove_dir_all(room.shelf().folder());
        kill(&room, &args, whole, round);
        // Opened as the program would: what was interrupted is taken back.
        if fs::read(&path).expect("read") == bytes {
            continue;
        }
        let kept = room.backups();
        assert!(
            kept.iter()
                .any(|kept| kept.reason == Reason::Migration && book(&kept.path) == held)
        );
        let club = Club::open(&path).expect("whole");
        let now = club.view().book.clone();
        assert!(now == held || now == undone);
        drop(club);
    }
}
