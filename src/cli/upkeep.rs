//! Making a club, going back and forth in its history, checking it.

use std::path::Path;

use super::failure::Failure;
use crate::club::Club;
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

/// `tandem check`: the file, its rows, and the whole history.
pub(super) fn check(path: &Path, lang: Lang) -> Result<String, Failure> {
    let club = Club::open_read_only(path)?;
    let mut problems = club.check()?;
    problems.extend(report::problems(&club.view(), lang));
    if problems.is_empty() {
        Ok(lang.text("cli-no-problems") + "\n")
    } else {
        Err(problems.into())
    }
}
