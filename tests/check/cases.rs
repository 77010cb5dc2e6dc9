//! Everything that another program can do to a file. Each case of
//! `tests/data/check/cases.txt` is what was done (`>`), what is told (`!`),
//! and how the rows then differ from those of the sound file (`-`, `+`). In a
//! section `# journal` the history of changes knows everything.

use super::*;

const CASES: &str = include_str!("../data/check/cases.txt");

#[test]
fn every_damage_is_told_and_mended() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("sound.tandem");
    sample::make(&path, false);
    let mut told = Vec::new();
    for line in CASES.lines() {
        if let Some(section) = line.strip_prefix("# ") {
            fs::remove_file(&path).expect("there");
            sample::make(&path, section == "journal");
            told.push(line.to_owned());
        } else if let Some(text) = line.strip_prefix("> ") {
            told.push(line.to_owned());
            told.extend(case(text, &path));
        } else if line.is_empty() {
            told.push(String::new());
        }
    }
    let told = told.join("\n") + "\n";
    for (number, (found, wanted)) in (1..).zip(told.lines().zip(CASES.lines())) {
        assert_eq!(found, wanted, "line {number} of all:\n{told}");
    }
    assert_eq!(told, CASES);
}

fn case(text: &str, sound: &Path) -> Vec<String> {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("club.tandem");
    fs::copy(sound, &path).expect("copied");
    let sound = rows(&path);
    sql(&path, &format!("PRAGMA foreign_keys = 0; {text}"));
    let before = fs::read(&path).expect("read");
    let found = check(&path).expect(text);
    untouched(&path, &before);
    let mut lines: Vec<_> = told(&found).iter().map(|one| format!("! {one}")).collect();
    let shelf = Shelf::of(&path, None);
    let done = repair(&path, &shelf).expect(text);
    assert_eq!(done.findings, found, "{text}");
    if !done.is_sound() {
        untouched(&path, &before);
        assert_eq!((done.backup, shelf.backups()), (None, Vec::new()));
        return lines;
    }
    assert_eq!(check(&path), Ok(Vec::new()), "{text}");
    assert_eq!(Club::open(&path).expect(text).check(), Ok(Vec::new()));
    let repaired = fs::read(&path).expect("read");
    let again = repair(&path, &shelf).expect("looked at");
    assert_eq!((again.findings, again.backup), (Vec::new(), None));
    untouched(&path, &repaired);
    assert_eq!(shelf.backups().len(), usize::from(!found.is_empty()));
    lines.extend(difference(&sound, &rows(&path)));
    lines
}

/// Rows that went and came, but for the moment of the repair.
fn difference(before: &[String], after: &[String]) -> Vec<String> {
    let gone = before.iter().filter(|row| !after.contains(row));
    let come = after.iter().filter(|row| !before.contains(row));
    let come = come.filter(|row| !row.contains("op-repair"));
    // The history would fill the page, and its moments are those of the test.
    let short = |row: &String| match row.split_once("Z |") {
        Some((entry, rest)) if entry.starts_with("journal") => {
            let state = rest.rsplit(" | ").next().unwrap_or_default();
            let id = entry.split(' ').nth(1).unwrap_or_default();
            format!("journal {id} {state}")
        }
        _ => row.clone(),
    };
    let gone = gone.map(short).map(|row| format!("- {row}"));
    gone.chain(come.map(short).map(|row| format!("+ {row}")))
        .collect()
}
