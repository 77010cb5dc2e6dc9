//! The walls of the house: who may name whom, how long a file or a function
//! may be, and where `unwrap` may stand. Fails with file and line.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// Rooms by name, each with those it may name: the map in `src/lib.rs`.
fn rooms() -> BTreeMap<String, Vec<String>> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/lib.rs");
    let map = fs::read_to_string(path).expect("readable map");
    let named = |cell: &str| -> Vec<String> {
        let parts = cell.split('`').skip(1).step_by(2);
        parts.map(str::to_owned).collect()
    };
    let rooms: BTreeMap<String, Vec<String>> = map
        .lines()
        .filter_map(|line| line.strip_prefix("//! | [`")?.split_once("`]"))
        .map(|(room, rest)| (room.to_owned(), named(rest)))
        .collect();
    assert!(rooms.len() > 5, "the map was not understood");
    rooms
}

/// Crates that only one room may name.
const OWNED: [(&str, &str); 16] = [
    ("rusqlite", "store"),
    ("egui", "ui"),
    ("eframe", "ui"),
    ("egui_extras", "ui"),
    ("egui_plot", "ui"),
    ("rfd", "ui"),
    ("fluent_templates", "i18n"),
    ("calamine", "exchange"),
    ("zip", "exchange"),
    ("quick_xml", "exchange"),
    ("encoding_rs", "exchange"),
    ("chardetng", "exchange"),
    ("krilla", "exchange"),
    ("rust_xlsxwriter", "exchange"),
    ("resvg", "exchange"),
    ("nalgebra", "rating"),
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
            let code = text.split("#[cfg(test)]\nmod tests {").next();
            let code = code.filter(|_| !tests).unwrap_or_default();
            let code = code.lines().map(str::to_owned).collect();
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

impl Source {
    /// Lines of code with their numbers; comments are none.
    fn code_lines(&self) -> impl Iterator<Item = (usize, &str)> {
        let lines = (1..).zip(self.code.iter().map(String::as_str));
        lines.filter(|(_, line)| !line.trim_start().starts_with("//"))
    }

    /// A fault of a line.
    fn fault(&self, number: usize, what: &str) -> String {
        format!("{}:{number}: {what}", self.path.display())
    }
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
    let rooms = rooms();
    let mut faults = Vec::new();
    for source in sources() {
        let Some(allowed) = rooms.get(&source.room) else {
            assert!(source.room.is_empty(), "unknown room {}", source.room);
            continue;
        };
        for (number, line) in source.code_lines() {
            for room in rooms.keys().filter(|room| **room != source.room) {
                let named = line.contains(&format!("crate::{room}::"))
                    || line.contains(&format!("crate::{room};"));
                if named && !allowed.contains(room) {
                    let what = format!("{} names {room}", source.room);
                    faults.push(source.fault(number, &what));
                }
            }
            if line.contains("use crate::{") {
                let what = "name rooms one by one, so that this test sees them";
                faults.push(source.fault(number, what));
            }
        }
    }
    report(&faults);
}

#[test]
fn a_crate_with_an_owner_stays_in_its_room() {
    let mut faults = Vec::new();
    for source in sources() {
        for (number, line) in source.code_lines() {
            for (name, owner) in OWNED {
                if names(line, name) && source.room != owner {
                    faults.push(source.fault(number, &format!("only {owner} names {name}")));
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
                    faults.push(source.fault(start + 1, &format!("a function of {length} lines")));
                }
                open = None;
            }
        }
    }
    report(&faults);
}

#[test]
fn unwrap_stands_in_tests_only() {
    const NEVER: [&str; 3] = [".unwrap()", "todo!(", "unimplemented!("];
    let mut faults = Vec::new();
    for source in sources() {
        for (number, line) in source.code_lines() {
            if NEVER.iter().any(|never| line.contains(never)) {
                faults.push(source.fault(number, line.trim()));
            }
        }
    }
    report(&faults);
}
