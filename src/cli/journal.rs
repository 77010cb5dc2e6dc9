//! `tandem journal`: everything that was ever done to a club.

use std::path::Path;

use serde::Serialize;

use super::failure::Failure;
use super::resolve;
use crate::club::Club;
use crate::club::audit::{AuditCursor, AuditEntry, State};
use crate::exchange::write;
use crate::i18n::Lang;
use crate::report::audit::{moment, state};

/// Operations read at a time.
const PAGE: usize = 200;

/// One operation, for scripts.
#[derive(Serialize)]
struct Line {
    number: i64,
    /// UTC.
    at: String,
    state: State,
    operation: String,
    changes: Vec<String>,
}

/// Newest first.
pub(super) fn journal(
    path: &Path,
    player: Option<&str>,
    json: bool,
    lang: Lang,
) -> Result<String, Failure> {
    let club = Club::open_read_only(path)?;
    let view = club.view();
    let player = player
        .map(|name| resolve::player(&view.book, &view.names, name))
        .transpose()
        .map_err(|unknown| Failure::from(unknown.notice))?;
    let mut cursor = AuditCursor::default();
    let mut entries = Vec::new();
    loop {
        let page = club.audit(&mut cursor, PAGE)?;
        if page.is_empty() {
            break;
        }
        let about = |entry: &AuditEntry| player.is_none_or(|id| entry.players.contains(&id));
        entries.extend(page.into_iter().filter(about));
    }
    if json {
        let lines: Vec<_> = entries.iter().map(|entry| line(entry, lang)).collect();
        return Ok(write::json(&lines));
    }
    if entries.is_empty() {
        let id = if player.is_some() {
            "history-none-of"
        } else {
            "history-empty"
        };
        return Ok(format!("{}\n", lang.text(id)));
    }
    Ok(entries.iter().map(|entry| text(entry, lang)).collect())
}

fn line(entry: &AuditEntry, lang: Lang) -> Line {
    Line {
        number: entry.id,
        at: entry.at.to_string(),
        state: entry.state,
        operation: lang.say(&entry.operation),
        changes: entry.lines.iter().map(|line| lang.say(line)).collect(),
    }
}

fn text(entry: &AuditEntry, lang: Lang) -> String {
    let operation = lang.sentence(&entry.operation);
    let state = lang.text(state(entry.state));
    let mut text = format!("{}  {operation} ({state})\n", moment(entry.at, lang));
    for line in &entry.lines {
        text.push_str("    ");
        text.push_str(&lang.say(line));
        text.push('\n');
    }
    text
}
