//! The history of changes and what a command would do, read away from the
//! window.

use super::Reply;
use super::worker::Desk;
use crate::club::audit::{AuditCursor, AuditEntry};
use crate::club::{Command, Done, guest_twins, twins};
use crate::domain::name::fold;
use crate::domain::{Notice, PlayerId};
use crate::i18n::Lang;

/// Operations read from the file at a time.
const READ: usize = 200;

/// Operations shown at a time.
const SHOWN: usize = 100;

/// Which operations are wanted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AuditFilter {
    /// Only those about this player.
    pub player: Option<PlayerId>,
    /// Only those in whose words this stands, however it is written.
    pub text: String,
    /// The language of the words.
    pub lang: Lang,
}

/// A part of the history of changes.
#[derive(Clone, Debug)]
pub struct AuditPage {
    /// What was asked for.
    pub filter: AuditFilter,
    /// Whether it goes on from a part read before.
    pub further: bool,
    /// Newest first.
    pub entries: Vec<AuditEntry>,
    /// Where more of them are, if there may be more.
    pub more: Option<Box<AuditCursor>>,
}

impl AuditFilter {
    fn fits(&self, entry: &AuditEntry, text: &str) -> bool {
        let about = self
            .player
            .is_none_or(|player| entry.players.contains(&player));
        let says = |notice: &Notice| fold(&self.lang.say(notice)).contains(text);
        about && (text.is_empty() || says(&entry.operation) || entry.lines.iter().any(says))
    }
}

impl Desk {
    /// The next part of the history.
    pub(super) fn audit(
        &self,
        filter: AuditFilter,
        from: Option<Box<AuditCursor>>,
    ) -> Option<Reply> {
        let club = self.club.as_ref()?;
        let further = from.is_some();
        let mut cursor = from.unwrap_or_default();
        let text = fold(filter.text.trim());
        let mut entries = Vec::new();
        let mut ended = false;
        while entries.len() < SHOWN && !ended {
            match club.audit(&mut cursor, READ) {
                Ok(page) => {
                    ended = page.len() < READ;
                    entries.extend(page.into_iter().filter(|entry| filter.fits(entry, &text)));
                }
                Err(notice) => return Some(Reply::Refused(vec![notice])),
            }
        }
        Some(Reply::Audit(Box::new(AuditPage {
            filter,
            further,
            entries,
            more: (!ended).then_some(cursor),
        })))
    }

    /// What a command would do; nothing is written.
    pub(super) fn plan(&self, command: Command) -> Option<Reply> {
        let club = self.club.as_ref()?;
        let result = club.plan(std::slice::from_ref(&command));
        Some(Reply::Planned(Box::new(Planned { command, result })))
    }

    /// Who may be one person.
    pub(super) fn twins(&self) -> Option<Reply> {
        let view = self.club.as_ref()?.view();
        let (players, guests) = (twins(&view.book), guest_twins(&view.book));
        Some(Reply::Twins(view.revision, players, guests))
    }
}

/// What a command would do.
#[derive(Clone, Debug)]
pub struct Planned {
    /// The command.
    pub command: Command,
    /// The club after it, or every reason against it.
    pub result: Result<Done, Vec<Notice>>,
}
