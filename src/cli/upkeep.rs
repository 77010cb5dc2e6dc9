//! Making a club, going back and forth in its history, checking it.

use std::path::Path;

use super::backup::Keeper;
use super::failure::Failure;
use crate::club::Club;
use crate::club::repair::{self, Finding};
use crate::domain::{Notice, name};
use crate::i18n::Lang;
use crate::report;

/// `tandem new`.
pub(super) fn new(path: &Path, name: Option<String>, lang: Lang) -> Result<String, Failure> {
    let name = name::check(&name.unwrap_or_else(|| stem(path)))?;
    let club = Club::create(path, &name)?;
    let made = Notice::new("cli-made")
        .with("club", club.view().book.name.as_str())
        .with("file", path.display().to_string());
    Ok(lang.say(&made) + "\n")
}

/// The name of a club made without one.
pub(super) fn stem(path: &Path) -> String {
    path.file_stem()
        .unwrap_or_default()
        .to_string_lossy()
        .into_owned()
}

/// `tandem undo`.
pub(super) fn undo(path: &Path, lang: Lang) -> Result<String, Failure> {
    let done = Club::open(path)?.undo()?;
    Ok(said("cli-undone", &done.operation, lang))
}

/// `tandem redo`.
pub(super) fn redo(path: &Path, lang: Lang) -> Result<String, Failure> {
    let done = Club::open(path)?.redo()?;
    Ok(said("cli-redone", &done.operation, lang))
}

fn said(id: &'static str, operation: &Notice, lang: Lang) -> String {
    lang.say(&Notice::new(id).with("operation", lang.say(operation))) + "\n"
}

/// `tandem check`: the file, its rows, and the whole history; with `--repair`
/// after what is wrong with the file was put right.
pub(super) fn check(
    path: &Path,
    repair: bool,
    keeper: &Keeper<'_>,
    lang: Lang,
) -> Result<String, Failure> {
    let mut said = Vec::new();
    let findings = if repair {
        let repaired = repair::repair(path, &keeper.shelf(path))?;
        match repaired.backup {
            Some(backup) => {
                said = told(&repaired.findings, &backup);
                Vec::new()
            }
            None => repaired.findings,
        }
    } else {
        repair::check(path)?
    };
    if !findings.is_empty() {
        let mut reasons: Vec<Notice> = findings.iter().map(Finding::told).collect();
        reasons.extend(advice(&findings, repair));
        return Err(reasons.into());
    }
    let club = Club::open_read_only(path)?;
    let problems = report::problems(&club.view(), lang);
    if !problems.is_empty() {
        said.extend(problems);
        return Err(said.into());
    }
    said.push(Notice::new("cli-no-problems"));
    Ok(said.iter().map(|notice| lang.say(notice) + "\n").collect())
}

/// What a repair did.
fn told(findings: &[Finding], backup: &Path) -> Vec<Notice> {
    let kept = Notice::new("repair-kept").with("file", backup.display().to_string());
    findings.iter().map(Finding::told).chain([kept]).collect()
}

/// What to do next about what was found.
fn advice(findings: &[Finding], tried: bool) -> Option<Notice> {
    let all = findings.iter().all(Finding::is_repairable);
    match (all, tried) {
        (true, false) => Some(Notice::new("cli-check-repair")),
        (false, true) => Some(Notice::new("repair-nothing-done")),
        _ => None,
    }
}
