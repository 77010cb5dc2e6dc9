//! Exports killed in the middle: what stands under a name is the whole old
//! file or the whole new one.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use crate::kill::{Victim, leftovers, put_back, time};
use crate::room::{CLUB, Room, names, well};
use crate::state::small_evening;

/// How often each command is killed.
const KILLS: u32 = 40;

/// A room whose club got another evening after `export` was run.
fn exported_before(export: &[&str]) -> Room {
    let room = Room::new();
    well(&room, export);
    fs::write(room.path("a.csv"), small_evening(58.0)).expect("written");
    let args = ["calculate", CLUB, "a.csv", "--date", "2026-12-02"];
    well(&room, &args);
    room
}

fn stays_whole(file: &str) {
    let args = ["export", CLUB, "standings", "-o", file];
    let room = exported_before(&args);
    let path = room.path(file);
    let (club, old) = (room.bytes(), fs::read(&path).expect("made"));
    let mut victim = Victim::of(&room, &args, || put_back(&path, &old));
    let new = fs::read(&path).expect("made");
    assert_ne!(old, new);
    let mut changed = 0;
    for _ in 0..KILLS {
        put_back(&path, &old);
        victim.kill();
        let held = fs::read(&path).expect("still there");
        assert!(held == old || held == new, "{file} is half made");
        changed += u32::from(held == new);
    }
    victim.enough(changed);
    time(&mut room.command(&args));
    assert_eq!(fs::read(&path).expect("made"), new);
    assert_eq!(leftovers(&room.path(".")), Vec::<String>::new());
    assert_eq!(room.bytes(), club);
}

#[test]
fn a_table() {
    stays_whole("list.csv");
}

#[test]
fn a_workbook() {
    stays_whole("list.xlsx");
}

#[test]
fn a_printed_page() {
    stays_whole("list.pdf");
}

/// The files of a folder but for half-made ones.
fn pages(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let left = leftovers(folder);
    let names = names(folder)
        .into_iter()
        .filter(|name| !left.contains(name));
    let page = |name: String| (name.clone(), fs::read(folder.join(name)).expect("read"));
    names.map(page).collect()
}

/// The list of the site's files may name more than there are, never fewer.
const LIST: &str = ".tandem-site";

#[test]
fn the_pages_of_a_site() {
    let args = ["export", CLUB, "site", "-o", "site"];
    let room = exported_before(&args);
    let folder = room.path("site");
    let old = pages(&folder);
    let again = || {
        for name in pages(&folder)
            .into_keys()
            .filter(|name| !old.contains_key(name))
        {
            fs::remove_file(folder.join(name)).expect("removed");
        }
        for (name, bytes) in &old {
            put_back(&folder.join(name), bytes);
        }
    };
    let mut victim = Victim::of(&room, &args, again);
    let new = pages(&folder);
    assert_ne!(old, new);
    let mut changed = 0;
    for _ in 0..KILLS {
        again();
        victim.kill();
        let held = pages(&folder);
        for (name, bytes) in held.iter().filter(|(name, _)| *name != LIST) {
            let whole = [old.get(name), new.get(name)].contains(&Some(bytes));
            assert!(whole, "{name} is half made");
        }
        assert!(old.keys().all(|name| held.contains_key(name)));
        let list = String::from_utf8(held[LIST].clone()).expect("UTF-8");
        assert!(
            held.keys()
                .all(|name| name == LIST || list.lines().any(|own| own == name))
        );
        changed += u32::from(held == new);
    }
    victim.enough(changed);
    time(&mut room.command(&args));
    assert_eq!(pages(&folder), new);
    assert_eq!(leftovers(&folder), Vec::<String>::new());
}
