//! What a club is, to be compared before and after a fault.

use std::path::Path;

use rusqlite::Connection;
use tandem::club::{Club, sample};
use tandem::domain::{Book, Notice};
use tandem::i18n::Lang;
use tandem::rating::Standing;

use crate::room::{Room, add};

/// Everything that can be seen of a club.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct State {
    book: Book,
    standings: Vec<Standing>,
    undo: Option<Notice>,
    redo: Option<Notice>,
}

impl State {
    /// Of a file that must open to be worked in, and be sound in every way.
    pub(crate) fn of(path: &Path) -> Self {
        let club = Club::open(path).expect("opens");
        assert_eq!(club.check(), Ok(Vec::new()));
        drop(club);
        let file = Connection::open(path).expect("a database");
        let pages: String = file
            .query_row("PRAGMA integrity_check", [], |row| row.get(0))
            .expect("checked");
        assert_eq!(pages, "ok");
        Self::seen(&Club::open_read_only(path).expect("opens"))
    }

    /// The players and everything that they played.
    pub(crate) const fn book(&self) -> &Book {
        &self.book
    }

    /// Of a club that is open.
    pub(crate) fn seen(club: &Club) -> Self {
        let view = club.view();
        Self {
            book: view.book.clone(),
            standings: view.standings.clone(),
            undo: view.undo.clone(),
            redo: view.redo.clone(),
        }
    }
}

/// A room with a season in it, and one player after it.
pub(crate) fn season() -> Room {
    let room = Room::empty();
    let mut club = sample::create(&room.club(), |book| book).expect("made");
    add(&mut club, &["Late"]);
    drop(club);
    room
}

/// An evening of four pairs of that season, and a result of the first.
pub(crate) fn evening(first: f64) -> String {
    let other = 110.0 - first;
    format!(
        "player,partner,result\nThornwick Alice,Wetherby Peter,{first}\n\
         Larkham Henry,Marchbank Helen,52\nСамоцветов Борис,Тихолесов Сергей,38\n\
         Leśniakowska Barbara,Late,{other}\n"
    )
}

/// An evening of the small club's four players, and a result of the first pair.
pub(crate) fn small_evening(first: f64) -> String {
    let other = 100.0 - first;
    format!("player,partner,result\nAnn,Bo,{first}\nЁлкин,Di,{other}\n")
}

/// A complaint that can be read in every language.
pub(crate) fn readable(notice: &Notice) {
    for lang in Lang::all() {
        let text = lang.say(notice);
        assert!(!text.contains("Unknown localization"), "{text}");
        assert!(!text.contains("{$"), "{text}");
    }
}
