//! The club as everybody may see it.

use std::collections::HashSet;
use std::sync::Arc;

use crate::club::ClubView;
use crate::domain::name::NameIndex;
use crate::domain::{Book, Person, Privacy};
use crate::i18n::Lang;

/// The club with every player named as he chose, and nothing else in it that
/// could tell a name. Equal initials get numbers, so that people stay apart;
/// hidden players are all called the same.
pub fn public(view: &ClubView, lang: Lang) -> ClubView {
    let mut book = Book {
        aliases: Default::default(),
        ..view.book.clone()
    };
    link_guests(&mut book, &view.names);
    rename(&mut book, &lang.text("site-hidden"));
    ClubView {
        revision: view.revision,
        book,
        replay: Arc::clone(&view.replay),
        standings: view.standings.clone(),
        championships: view.championships.clone(),
        companion: Arc::clone(&view.companion),
        ..ClubView::default()
    }
}

/// A guest of a championship who has joined the club since appears as he chose
/// there.
fn link_guests(book: &mut Book, names: &NameIndex) {
    let championships = book.championships.values_mut();
    for entrant in championships.flat_map(|championship| &mut championship.entrants) {
        if let Person::Guest(name) = &entrant.person
            && let Some(player) = names.find(name)
        {
            entrant.person = Person::Player(player);
        }
    }
}

fn rename(book: &mut Book, hidden: &str) {
    let players = book.players.values();
    let full = players.filter(|player| player.privacy == Privacy::Full);
    let mut taken: HashSet<String> = full.map(|player| player.name.clone()).collect();
    for player in book.players.values_mut() {
        if player.privacy == Privacy::Full {
            continue;
        }
        player.name = match player.privacy.shown(&player.name) {
            Some(shown) => distinct(&shown, &mut taken),
            None => hidden.to_owned(),
        };
    }
}

/// The text, or the first free one of `text (2)`, `text (3)` and so on.
fn distinct(text: &str, taken: &mut HashSet<String>) -> String {
    let numbered = (2..).map(|number| format!("{text} ({number})"));
    let mut all = std::iter::once(text.to_owned()).chain(numbered);
    all.find(|candidate| taken.insert(candidate.clone()))
        .expect("there are more numbers than players")
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use super::*;
    use crate::domain::{Player, PlayerId};

    #[test]
    fn everybody_is_named_as_chosen() {
        let mut book = Book::default();
        for (name, privacy) in [
            ("Ng Ana", Privacy::Initials),
            ("Nowak Adam", Privacy::Initials),
            ("N. A. (2)", Privacy::Full),
            ("Łoś Jan", Privacy::Hidden),
            ("Fox Di", Privacy::Hidden),
        ] {
            let id = book.next_player();
            let player = Player {
                privacy,
                ..Player::new(id, name, 0.0)
            };
            book.players.insert(id, player);
        }
        book.aliases.insert("jan los".to_owned(), PlayerId(4));
        let view = ClubView::of(book, PathBuf::from("Łoś Jan.tandem"));
        let shown = public(&view, Lang::EN);
        let names: Vec<&str> = (1..=5).map(|id| shown.book.name_of(PlayerId(id))).collect();
        let hidden = "hidden player";
        assert_eq!(names, ["N. A.", "N. A. (3)", "N. A. (2)", hidden, hidden]);
        let all = format!("{shown:?}").to_lowercase();
        assert!(!all.contains("łoś") && !all.contains("los") && !all.contains("fox"));
        assert_eq!(shown.standings, view.standings);
    }
}
