//! The walls of the house: who may name whom, how long a file or a function
//! may be, and where `unwrap` may stand. Fails with file and line.

use std::fs;
use std::path::{Path, PathBuf};

/// A room and the rooms it may name, as the map in `src/lib.rs` says.
const ROOMS: [(&str, &[&str]); 10] = [
    ("domain", &[]),
    ("rating", &["domain"]),
    ("store", &["domain"]),
    ("club", &["domain", "rating", "store"]),
    ("exchange", &["domain"]),
    ("i18n", &["domain"]),
    ("report", &["domain", "club", "rating", "exchange", "i18n"]),
    ("jobs", &["domain", "club", "rating", "exchange", "report"]),
    (
        "cli",
        &["domain", "club", "rating", "exchange", "report", "i18n"],
    ),
    (
        "ui",
        &[
            "domain", "club", "rating", "exchange", "report", "jobs", "i18n",
        ],
    ),
];

/// Crates that only one room may name.
const OWNED: [(&str, &str); 7] = [
    ("rusqlite", "store"),
    ("egui", "ui"),
    ("eframe", "ui"),
    ("egui_extras", "ui"),
    ("egui_plot", "ui"),
    ("rfd", "ui"),
    ("fluent_templates", "i18n"),
];

const LONGEST_FILE: usize = 400;
const LONGEST_FUNCTION: usize = 80;

struct Source {
    path: PathBuf,
    room: String,
    /// Lines up to the unit tests.
    code: Vec<String>,
    lines: usize,
}

fn sources() -> Vec<Source> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut paths = Vec::new();
    collect(&root, &mut paths);
    assert!(paths.len() > 20, "the sources were not found");
    paths
        .into_iter()
        .map(|path| {
            let text = fs::read_to_string(&path).expect("readable source");
            let inside = path.strip_prefix(&root).expect("below src");
            let room = match inside.components().count() {
                1 => String::new(),
                _ => inside
                    .iter()
                    .next()
                    .map(|c| c.to_string_lossy().into_owned())
                    .unwrap_or_default(),
            };
            // A module of unit tests in a file of its own may look around.
            let tests = path.file_name().is_some_and(|name| name == "tests.rs");
            let code = text
                .lines()
                .filter(|_| !tests)
                .take_while(|line| line.trim() != "#[cfg(test)]")
                .map(str::to_owned)
                .collect();
            Source {
                room,
                code,
                lines: text.lines().count(),
                path,
            }
        })
        .collect()
}

fn collect(folder: &Path, paths: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("readable folder") {
        let path = entry.expect("readable entry").path();
        if path.is_dir() {
            collect(&path, paths);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            paths.push(path);
        }
    }
}

fn is_comment(line: &str) -> bool {
    line.trim_start().starts_with("//")
}

/// Whether `line` names `word` as a path segment: `word::`.
fn names(line: &str, word: &str) -> bool {
    let needle = format!("{word}::");
    line.match_indices(&needle).any(|(at, _)| {
        let before = line[..at].chars().next_back();
        !before.is_some_and(|c| c.is_alphanumeric() || c == '_')
    })
}

fn report(faults: &[String]) {
    assert!(faults.is_empty(), "\n{}\n", faults.join("\n"));
}

#[test]
fn a_room_names_only_the_rooms_it_may() {
    let mut faults = Vec::new();
    for source in sources() {
        let Some((_, allowed)) = ROOMS.iter().find(|(room, _)| *room == source.room) else {
            assert!(source.room.is_empty(), "unknown room {}", source.room);
            continue;
        };
        for (index, line) in source
            .code
            .iter()
            .enumerate()
            .filter(|(_, l)| !is_comment(l))
        {
            for (room, _) in ROOMS {
                let named = line.contains(&format!("crate::{room}::"))
                    || line.contains(&format!("crate::{room};"));
                if named && room != source.room && !allowed.contains(&room) {
                    faults.push(format!(
                        "{}:{}: {} names {room}",
                        source.path.display(),
                        index + 1,
                        source.room
                    ));
                }
            }
            if line.contains("use crate::{") {
                faults.push(format!(
                    "{}:{}: name rooms one by one, so that this test sees them",
                    source.path.display(),
                    index + 1
                ));
            }
        }
    }
    report(&faults);
}

#[test]
fn a_crate_with_an_owner_stays_in_its_room() {
    let mut faults = Vec::new();
    for source in sources() {
        for (index, line) in source
            .code
            .iter()
            .enumerate()
            .filter(|(_, l)| !is_comment(l))
        {
            for (name, owner) in OWNED {
                if names(line, name) && source.room != owner {
                    faults.push(format!(
                        "{}:{}: only {owner} names {name}",
                        source.path.display(),
                        index + 1
                    ));
                }
            }
        }
    }
    report(&faults);
}

#[test]
fn files_and_functions_are_short() {
    let mut faults = Vec::new();
    for source in sources() {
        if source.lines > LONGEST_FILE {
            faults.push(format!("{}: {} lines", source.path.display(), source.lines));
        }
        let mut open: Option<(usize, String)> = None;
        for (index, line) in source.code.iter().enumerate() {
            let indent = &line[..line.len() - line.trim_start().len()];
            let starts = [
                "fn ",
                "pub fn ",
                "pub(super) fn ",
                "pub(crate) fn ",
                "const fn ",
                "pub const fn ",
                "pub(super) const fn ",
            ]
            .iter()
            .any(|start| line.trim_start().starts_with(start));
            if open.is_none() && starts && !line.trim_end().ends_with(';') {
                open = Some((index, format!("{indent}}}")));
            }
            let Some((start, end)) = &open else { continue };
            if line == end || (index == *start && line.trim_end().ends_with('}')) {
                let length = index - start + 1;
                if length > LONGEST_FUNCTION {
                    faults.push(format!(
                        "{}:{}: a function of {length} lines",
                        source.path.display(),
                        start + 1
                    ));
                }
                open = None;
            }
        }
    }
    report(&faults);
}

#[test]
fn unwrap_stands_in_tests_only() {
    let mut faults = Vec::new();
    for source in sources() {
        for (index, line) in source
            .code
            .iter()
            .enumerate()
            .filter(|(_, l)| !is_comment(l))
        {
            if line.contains(".unwrap()")
                || line.contains("todo!(")
                || line.contains("unimplemented!(")
            {
                faults.push(format!(
                    "{}:{}: {}",
                    source.path.display(),
                    index + 1,
                    line.trim()
                ));
            }
        }
    }
    report(&faults);
}
