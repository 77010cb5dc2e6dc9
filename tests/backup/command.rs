//! `tandem backup`, `tandem restore`, and the backups that other commands
//! make on their way.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;
use tandem::store::backup::Reason;

use crate::room::{CLUB, Room, add, book, refused, said, well};

#[test]
fn a_backup_is_made_also_of_a_club_open_elsewhere() {
    let room = Room::new();
    let open = room.open();
    let made = well(&room, &["backup", CLUB]);
    let made = room.path(made.trim());
    assert_eq!(room.backups()[0].path, made);
    assert_eq!(room.backups()[0].reason, Reason::ByHand);
    assert_eq!(book(&made), open.view().book);
    let json = well(&room, &["backup", CLUB, "--json"]);
    let json: Value = serde_json::from_str(&json).expect("JSON");
    let file = json["file"].as_str().expect("a file");
    assert!(room.path(file).is_file());
    assert_eq!(room.backups().len(), 2);
}

#[test]
fn a_backup_goes_where_it_is_told() {
    let room = Room::new();
    well(&room, &["backup", CLUB, "-o", "copy.tandem"]);
    assert_eq!(book(&room.path("copy.tandem")), book(&room.club()));
    // A copy may be worked in.
    well(&room, &["undo", "copy.tandem"]);
    let before = fs::read(room.path("copy.tandem")).expect("read");
    refused(&room, &["backup", CLUB, "-o", "copy.tandem"]);
    assert_eq!(fs::read(room.path("copy.tandem")).expect("read"), before);
    fs::create_dir(room.path("stick")).expect("made");
    let made = well(&room, &["backup", CLUB, "-o", "stick"]);
    assert!(made.starts_with("stick/клуб & co 20"), "{made}");
    let said = refused(&room, &["backup", CLUB, "-o", "none/copy.tandem"]);
    assert!(said.contains("none"), "{said}");
    assert!(room.backups().is_empty());
    for wrong in [["backup", "none.tandem"], ["backup", "stick"]] {
        assert!(!refused(&room, &wrong).trim().is_empty());
    }
}

#[test]
fn the_folder_chosen_in_the_window_is_used() {
    let room = Room::new();
    fs::create_dir_all(room.path("config/tandem")).expect("made");
    fs::create_dir(room.path("stick")).expect("made");
    let (club, stick) = (room.club(), room.path("stick"));
    let club = club.canonicalize().expect("there");
    let settings = serde_json::json!({ "backups": { club.to_str().expect("UTF-8"): stick } });
    let path = room.path("config/tandem/settings.json");
    fs::write(path, settings.to_string()).expect("written");
    let made = well(&room, &["backup", CLUB]);
    assert!(Path::new(made.trim()).starts_with(&stick), "{made}");
    assert!(well(&room, &["backup", CLUB, "--list"]).contains("by hand"));
}

#[test]
fn backups_are_listed_newest_first_and_damaged_ones_marked() {
    let room = Room::new();
    let none = well(&room, &["backup", CLUB, "--list"]);
    assert!(none.contains("no backups"), "{none}");
    assert_eq!(well(&room, &["backup", CLUB, "--list", "--json"]), "[]\n");
    let made = PathBuf::from(well(&room, &["backup", CLUB]).trim());
    let name = |date: &str| format!("клуб & co {date} 10-00-00 close.tandem");
    let folder = room
        .path(&made.to_string_lossy())
        .parent()
        .expect("in one")
        .to_owned();
    fs::write(folder.join(name("2020-01-02")), "damaged").expect("written");
    let json = well(&room, &["backup", CLUB, "--list", "--json"]);
    let json: Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!(json[0]["reason"], "by-hand");
    assert_eq!(json[0]["players"], 4);
    assert_eq!(json[0]["club"], "Thursday & друзья");
    assert_eq!(json[0]["last_date"], Value::Null);
    assert_eq!(json[0]["bytes"], room.bytes().len());
    assert_eq!(
        (&json[1]["sound"], &json[1]["players"]),
        (&Value::Bool(false), &Value::Null)
    );
    assert_eq!(json[1]["at"], "2020-01-02T10:00:00");
    let table = well(&room, &["backup", CLUB, "--list"]);
    let lines: Vec<_> = table.lines().collect();
    let row = |word| lines.iter().position(|line| line.contains(word));
    assert!(row("by hand") < row("damaged"), "{table}");
}

#[test]
fn restoring_says_what_came_and_what_was_kept() {
    let room = Room::new();
    let made = well(&room, &["backup", CLUB]);
    let made = made.trim();
    let then = book(&room.club());
    add(&mut room.open(), &["Late"]);
    let late = book(&room.club());
    let said = well(&room, &["restore", CLUB, made]);
    assert!(said.contains("4 players, no tournaments"), "{said}");
    assert!(
        said.contains("(5 players, no tournaments) is kept"),
        "{said}"
    );
    assert_eq!(book(&room.club()), then);
    let kept = room
        .backups()
        .into_iter()
        .find(|kept| kept.reason == Reason::Restore);
    let kept = kept.expect("kept").path;
    assert!(
        said.contains(&*kept.file_name().expect("a name").to_string_lossy()),
        "{said}"
    );
    assert_eq!(book(&kept), late);
    // By its bare name too, and when nothing stands there.
    fs::remove_file(room.club()).expect("removed");
    let name = kept
        .file_name()
        .expect("a name")
        .to_string_lossy()
        .into_owned();
    let said = well(&room, &["restore", CLUB, &name]);
    assert!(said.contains("no file to keep"), "{said}");
    assert_eq!(book(&room.club()), late);
    // And when it is damaged.
    fs::write(room.club(), "damaged").expect("written");
    let said = well(&room, &["restore", CLUB, made]);
    assert!(said.contains("unreadable"), "{said}");
    assert_eq!(book(&room.club()), then);
}

#[test]
fn a_backup_of_another_club_needs_a_word() {
    let room = Room::new();
    let other = Room::with(&["Zoe"]);
    let theirs = other
        .file()
        .back_up(&other.shelf(), Reason::ByHand)
        .expect("made");
    let path = theirs.to_str().expect("UTF-8");
    let before = room.bytes();
    let said = refused(&room, &["restore", CLUB, path]);
    assert!(said.contains("--force"), "{said}");
    assert_eq!(room.bytes(), before);
    well(&room, &["restore", CLUB, path, "--force"]);
    assert_eq!(book(&room.club()).players.len(), 1);
}

#[test]
fn what_cannot_be_restored_is_refused() {
    let room = Room::new();
    let made = well(&room, &["backup", CLUB]);
    let before = room.bytes();
    let open = room.open();
    assert!(refused(&room, &["restore", CLUB, made.trim()]).contains("open"));
    drop(open);
    fs::write(room.path("letter"), "Dear director").expect("written");
    for wrong in ["letter", "none", CLUB] {
        assert!(refused(&room, &["restore", CLUB, wrong]).contains(wrong));
    }
    assert_eq!(room.bytes(), before);
    let (code, ..) = said(&room.run(&["restore", CLUB]));
    assert_eq!(code, Some(2));
}

/// Makes a backup for that reason the only one, or none at all.
fn one_more(room: &Room, args: &[&str], reason: Option<Reason>) {
    let before = room.backups();
    well(room, args);
    let new: Vec<_> = room
        .backups()
        .into_iter()
        .filter(|backup| !before.contains(backup))
        .map(|backup| backup.reason)
        .collect();
    assert_eq!(new, Vec::from_iter(reason), "{args:?}");
}

#[test]
fn what_changes_much_is_preceded_by_a_backup() {
    let room = Room::new();
    let first = "player,partner,result\nAnn,Bo,55\nЁлкин,Di,45\n";
    fs::write(room.path("a.csv"), first).expect("written");
    for (name, date) in [("b.csv", "2026-03-04"), ("c.csv", "2026-03-11")] {
        let dated = format!("Date: {date}\n{first}");
        fs::write(room.path(name), dated).expect("written");
    }
    let single = ["calculate", CLUB, "a.csv", "--date", "2026-02-25"];
    one_more(&room, &single, None);
    let several = ["calculate", CLUB, "b.csv", "c.csv", "--again"];
    one_more(&room, &several, Some(Reason::Import));
    one_more(&room, &["undo", CLUB], None);
    one_more(&room, &["param", CLUB, "K=31"], None);
    // What is kept already needs no second backup.
    one_more(&room, &["backup", CLUB], Some(Reason::ByHand));
    let whole = ["param", CLUB, "K=30", "--from", "start"];
    one_more(&room, &whole, None);
    let whole = ["param", CLUB, "K=32", "--from", "start"];
    one_more(&room, &whole, Some(Reason::Bulk));
    let history = "date,player,partner\n2020-01-02,Ann,Di\n";
    fs::write(room.path("history.csv"), history).expect("written");
    one_more(
        &room,
        &["history", CLUB, "history.csv"],
        Some(Reason::Import),
    );
}

#[test]
fn a_workbook_into_a_club_with_players_is_preceded_by_a_backup() {
    let room = Room::new();
    let workbook =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/workbook/old_workbook.xlsx");
    let workbook = workbook.to_str().expect("UTF-8");
    one_more(
        &room,
        &["import-workbook", CLUB, workbook],
        Some(Reason::Import),
    );
    one_more(&room, &["import-workbook", "new.tandem", workbook], None);
}

#[test]
fn a_backup_that_cannot_be_made_hinders_nobody() {
    let room = Room::new();
    fs::write(room.shelf().folder(), "in the way").expect("written");
    let args = ["param", CLUB, "K=30", "--from", "start"];
    let (code, out, err) = said(&room.run(&args));
    assert_eq!(code, Some(0));
    assert!(out.contains("K=30"), "{out}");
    assert!(err.contains("No backup was made"), "{err}");
    assert_eq!(book(&room.club()).params.oldest().jump, 30.0);
}

#[test]
fn a_list_of_players_is_preceded_by_a_backup() {
    let room = Room::new();
    fs::write(room.path("p.csv"), "name,start\nEve,10\n").expect("written");
    one_more(&room, &["players", CLUB, "p.csv"], Some(Reason::Import));
    // Nothing comes in, and nothing is kept.
    one_more(&room, &["players", CLUB, "p.csv"], None);
}

/// Whatever is asked of a club that is lost, the way back is told with it.
#[test]
fn a_damaged_club_names_its_backups_and_how_to_restore_one() {
    let room = Room::new();
    let made = well(&room, &["backup", CLUB]);
    let sound = room.bytes();
    let mut cut = sound.clone();
    cut.truncate(sound.len() / 2);
    let mut headless = sound.clone();
    headless[..64].fill(0);
    for spoilt in [cut, headless] {
        fs::write(room.club(), &spoilt).expect("written");
        for args in [
            &["check", CLUB][..],
            &["undo", CLUB],
            &["export", CLUB, "standings"],
        ] {
            let said = refused(&room, args);
            let way = format!("tandem restore \"{CLUB}\" \"{}\"", made.trim());
            assert!(said.contains(&way), "{said}");
            assert!(said.contains("4 players, no tournaments"), "{said}");
            assert!(!said.contains("take a backup copy"), "{said}");
        }
        assert_eq!(room.bytes(), spoilt);
    }
    // Without any there is no way to tell of.
    fs::write(room.club(), &sound).expect("written");
    for backup in room.backups() {
        fs::remove_file(backup.path).expect("removed");
    }
    fs::write(room.club(), "damaged").expect("written");
    assert!(!refused(&room, &["undo", CLUB]).contains("tandem restore"));
}

#[test]
fn backups_that_lie_elsewhere_are_listed_with_their_folder() {
    let room = Room::new();
    let beside = well(&room, &["backup", CLUB]);
    fs::create_dir(room.path("stick")).expect("made");
    well(&room, &["backup", CLUB, "-o", "stick"]);
    let table = well(&room, &["backup", CLUB, "--list", "-o", "stick"]);
    assert!(table.contains(beside.trim()), "{table}");
    assert!(!table.contains("stick/клуб"), "{table}");
}
