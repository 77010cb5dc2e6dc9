//! Disks that are full or write-protected.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::disk::SmallDisk;
use crate::kill::leftovers;
use crate::room::{CLUB, Room, book, names, refused, well};
use crate::state::small_evening;

/// Everything in a folder and what it holds.
fn held(folder: &Path) -> Vec<(String, Vec<u8>)> {
    let read = |name: String| {
        (
            name.clone(),
            fs::read(folder.join(name)).unwrap_or_default(),
        )
    };
    names(folder).into_iter().map(read).collect()
}

/// The club on a disk of its own, where one can be mounted.
fn on_disk(room: &Room, bytes: u64) -> Option<SmallDisk> {
    let disk = SmallDisk::new(room.path("disk"), bytes)?;
    fs::copy(room.club(), disk.0.join("club.tandem")).expect("room for one");
    Some(disk)
}

const CLUB_THERE: &str = "disk/club.tandem";

#[test]
fn on_a_write_protected_disk_a_club_is_looked_at_and_not_touched() {
    let room = Room::new();
    fs::write(room.path("a.csv"), small_evening(58.0)).expect("written");
    let Some(disk) = on_disk(&room, 8 << 20) else {
        println!("SKIPPED: no disk can be mounted here");
        return;
    };
    fs::write(disk.0.join("list.csv"), "mine").expect("written");
    let remount = ["-o", "remount,ro"];
    let done = Command::new("mount").args(remount).arg(&disk.0).status();
    assert!(done.expect("runs").success());
    let before = held(&disk.0);
    assert_eq!(well(&room, &["check", CLUB_THERE]), "no problems\n");
    well(
        &room,
        &["export", CLUB_THERE, "standings", "-o", "here.csv"],
    );
    well(&room, &["backup", CLUB_THERE, "-o", "copy.tandem"]);
    assert_eq!(book(&room.path("copy.tandem")), book(&room.club()));
    for args in [
        &["undo", CLUB_THERE][..],
        &["calculate", CLUB_THERE, "a.csv", "--date", "2026-12-02"],
        &["restore", CLUB_THERE, "copy.tandem"],
        &["backup", CLUB_THERE],
        &["new", "disk/new.tandem"],
        &["export", CLUB_THERE, "standings", "-o", "disk/list.csv"],
        &["export", CLUB_THERE, "site", "-o", "disk/site"],
    ] {
        let said = refused(&room, args);
        assert!(said.contains("disk"), "{args:?}: {said}");
        assert!(!said.contains("os error"), "{args:?}: {said}");
    }
    assert_eq!(held(&disk.0), before);
}

#[test]
fn on_a_full_disk_everything_stays_as_it_was() {
    let room = Room::new();
    fs::write(room.path("a.csv"), small_evening(58.0)).expect("written");
    let Some(disk) = on_disk(&room, 8 << 20) else {
        println!("SKIPPED: no disk can be mounted here");
        return;
    };
    for file in ["list.csv", "list.pdf"] {
        let path = format!("disk/{file}");
        well(&room, &["export", CLUB_THERE, "standings", "-o", &path]);
    }
    well(&room, &["export", CLUB_THERE, "site", "-o", "disk/site"]);
    well(&room, &["calculate", CLUB, "a.csv", "--date", "2026-12-02"]);
    // The file of the lock is made by the first who writes.
    well(&room, &["undo", CLUB_THERE]);
    well(&room, &["redo", CLUB_THERE]);
    let rest = vec![0; 16 << 20];
    let _ = fs::write(disk.0.join("rest"), rest);
    let before = [held(&disk.0), held(&disk.0.join("site"))];
    for args in [
        &["undo", CLUB_THERE][..],
        &["calculate", CLUB_THERE, "a.csv", "--date", "2026-12-02"],
        &["backup", CLUB_THERE],
        &["new", "disk/new.tandem"],
        &["export", CLUB, "standings", "-o", "disk/list.csv"],
        &["export", CLUB, "standings", "-o", "disk/list.pdf"],
        &["export", CLUB, "site", "-o", "disk/site"],
    ] {
        let said = refused(&room, args);
        assert!(
            said.contains("full") || said.contains("no room"),
            "{args:?}: {said}"
        );
        assert_eq!(leftovers(&disk.0), Vec::<String>::new());
    }
    well(&room, &["check", CLUB_THERE]);
    let _ = fs::remove_dir(disk.0.join("club backups"));
    let mut after = [held(&disk.0), held(&disk.0.join("site"))];
    // The list of pages may name those to come.
    let list =
        |pages: &mut Vec<(String, Vec<u8>)>| pages.retain(|(name, _)| name != ".tandem-site");
    let [_, pages] = &mut after;
    list(pages);
    let mut before = before;
    list(&mut before[1]);
    assert_eq!(after, before);
    fs::remove_file(disk.0.join("rest")).expect("room again");
    well(&room, &["undo", CLUB_THERE]);
    well(&room, &["export", CLUB, "site", "-o", "disk/site"]);
}
