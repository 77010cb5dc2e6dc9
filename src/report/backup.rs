//! Backups, as they are listed and described.

use std::path::Path;

use serde::Serialize;

use crate::club::backup::{Backup, Contents, Listed};
use crate::domain::{Date, Notice};
use crate::exchange::table::Style;
use crate::exchange::{Cell, Table};
use crate::i18n::{Lang, fixed};

/// When a backup was made, by the clock on the wall.
pub fn moment(backup: &Backup, lang: Lang) -> String {
    let time = backup.at.strftime("%H:%M:%S");
    format!("{}, {time}", lang.date(backup.at.date()))
}

/// Its size, in kilobytes or larger units of 1024.
pub fn size(bytes: u64, lang: Lang) -> String {
    // Beyond the digits of a number nobody looks.
    let kilobytes = bytes as f64 / 1024.0;
    if kilobytes < 1024.0 {
        lang.say(&Notice::new("backup-kilobytes").with("size", fixed(lang, kilobytes, 0)))
    } else {
        lang.say(&Notice::new("backup-megabytes").with("size", fixed(lang, kilobytes / 1024.0, 1)))
    }
}

/// The last tournament in it, or that there is none.
pub fn last(contents: &Contents, lang: Lang) -> String {
    match &contents.last {
        Some((date, title)) if title.is_empty() => lang.date(*date),
        Some((date, title)) => format!("{}, {title}", lang.date(*date)),
        None => lang.text("backup-no-tournaments"),
    }
}

/// Players, tournaments and the last of them, in one line.
pub fn contents(contents: &Contents, lang: Lang) -> String {
    lang.say(
        &Notice::new("backup-contents")
            .with("players", contents.players)
            .with("tournaments", contents.tournaments)
            .with("last", last(contents, lang)),
    )
}

/// The folder of a backup that does not lie in this one.
pub fn elsewhere<'a>(backup: &'a Backup, folder: &Path) -> Option<&'a Path> {
    backup.path.parent().filter(|lies| *lies != folder)
}

/// All backups of a club as a table; those that lie in another folder than
/// this one are named with it.
pub fn table(listed: &[Listed], folder: &Path, lang: Lang) -> Table {
    let columns = super::columns(
        lang,
        &[
            ("backup-when", Style::Plain),
            ("backup-why", Style::Plain),
            ("backup-players", Style::Plain),
            ("backup-last", Style::Plain),
            ("backup-size", Style::Plain),
            ("backup-file", Style::Plain),
        ],
    );
    let place = folder.display().to_string();
    let title = lang.say(&Notice::new("backup-list-in").with("folder", place));
    let mut table = Table::new(title, columns);
    let rows = listed.iter().map(|listed| row(listed, folder, lang));
    table.rows = rows.collect();
    table
}

fn row(listed: &Listed, folder: &Path, lang: Lang) -> Vec<Cell> {
    let backup = &listed.backup;
    let (players, last, bytes) = match &listed.found {
        Ok(found) => (
            Cell::count(found.players),
            Cell::Text(last(found, lang)),
            Cell::Text(size(found.bytes, lang)),
        ),
        Err(_) => (
            Cell::Empty,
            Cell::Text(lang.text("backup-unreadable")),
            Cell::Empty,
        ),
    };
    let name = match elsewhere(backup, folder) {
        Some(_) => backup.path.as_os_str(),
        None => backup.path.file_name().unwrap_or_default(),
    };
    vec![
        Cell::Text(moment(backup, lang)),
        Cell::Text(lang.text(backup.reason.text())),
        players,
        last,
        bytes,
        Cell::Text(name.to_string_lossy().into_owned()),
    ]
}

/// A backup, for scripts.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Data {
    /// The file.
    pub file: String,
    /// When it was made: local time, `2026-11-30T21:14:05`.
    pub at: String,
    /// The word in its name that tells why.
    pub reason: &'static str,
    /// Whether it can be restored.
    pub sound: bool,
    /// What is in it, if it is sound.
    #[serde(flatten)]
    pub contents: Option<Figures>,
}

/// What is in a backup, for scripts.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Figures {
    /// The club's name.
    pub club: String,
    /// How many players.
    pub players: usize,
    /// How many evenings with results.
    pub tournaments: usize,
    /// The day of the newest of them.
    pub last_date: Option<Date>,
    /// Its heading; may be empty.
    pub last_title: Option<String>,
    /// The length of the file.
    pub bytes: u64,
}

impl Data {
    /// The backup as it is listed.
    pub fn new(listed: &Listed) -> Self {
        let backup = &listed.backup;
        Self {
            file: backup.path.to_string_lossy().into_owned(),
            at: backup.at.to_string(),
            reason: backup.reason.word(),
            sound: listed.found.is_ok(),
            contents: listed.found.as_ref().ok().map(Figures::new),
        }
    }
}

impl Figures {
    fn new(contents: &Contents) -> Self {
        let last = contents.last.clone();
        Self {
            club: contents.club.clone(),
            players: contents.players,
            tournaments: contents.tournaments,
            last_date: contents.last.as_ref().map(|(date, _)| *date),
            last_title: last.map(|(_, title)| title),
            bytes: contents.bytes,
        }
    }
}
