//! Changes of players and their names, in words.

use super::names::Known;
use super::words::changed;
use crate::domain::{Notice, Player, PlayerId, Privacy};

/// What became of a player.
pub(super) fn player(lines: &mut Vec<Notice>, before: Option<&Player>, after: Option<&Player>) {
    match (before, after) {
        (None, Some(new)) => lines.push(described("audit-player-new", new)),
        (Some(old), None) => lines.push(described("audit-player-gone", old)),
        (Some(old), Some(new)) => {
            let of = |notice: Notice| notice.with("name", new.name.as_str());
            let (was, is) = (old.name.as_str(), new.name.as_str());
            lines.extend(changed("audit-player-name", was, is));
            lines.extend(changed("audit-player-start", old.start, new.start).map(of));
            lines.extend(changed("audit-player-core", core(old), core(new)).map(of));
            let (was, is) = (privacy(old), privacy(new));
            lines.extend(changed("audit-player-privacy", was, is).map(of));
            if old.retired != new.retired {
                lines.push(of(Notice::new(if new.retired {
                    "audit-player-retired"
                } else {
                    "audit-player-returned"
                })));
            }
        }
        (None, None) => {}
    }
}

fn described(id: &'static str, player: &Player) -> Notice {
    Notice::new(id)
        .with("name", player.name.as_str())
        .with("start", player.start)
}

fn core(player: &Player) -> Notice {
    Notice::new(match player.core {
        None => "audit-core-auto",
        Some(true) => "audit-core-yes",
        Some(false) => "audit-core-no",
    })
}

fn privacy(player: &Player) -> Notice {
    Notice::new(match player.privacy {
        Privacy::Full => "audit-privacy-full",
        Privacy::Initials => "audit-privacy-initials",
        Privacy::Hidden => "audit-privacy-hidden",
    })
}

/// What became of a name in files.
pub(super) fn alias(
    alias: &str,
    before: Option<PlayerId>,
    after: Option<PlayerId>,
    names: &Known<'_>,
) -> Option<Notice> {
    let name = |player: Option<PlayerId>| player.map(|player| names.of(player));
    let notice = match (name(before), name(after)) {
        (None, Some(new)) => Notice::new("audit-alias-new").with("name", new),
        (Some(old), None) => Notice::new("audit-alias-gone").with("name", old),
        (Some(old), Some(new)) => changed("audit-alias", old, new)?,
        (None, None) => return None,
    };
    Some(notice.with("alias", alias))
}

/// What was said of two players.
pub(super) fn distinct((a, b): (PlayerId, PlayerId), distinct: bool, names: &Known<'_>) -> Notice {
    Notice::new(if distinct {
        "audit-distinct"
    } else {
        "audit-not-distinct"
    })
    .with("one", names.of(a))
    .with("two", names.of(b))
}
