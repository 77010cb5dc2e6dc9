//! The club file: nothing is lost, nothing foreign is touched.

mod damage;
mod history;
mod opening;
mod processes;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use proptest::prelude::*;
use rusqlite::Connection;
use tandem::domain::{
    Adjustment, AdjustmentId, AdjustmentKind, Book, Change, Entry, Kind, Notice, Pair, Params,
    Player, PlayerId, Privacy, Scoring, Tournament, TournamentId,
};
use tandem::i18n::Lang;
use tandem::store::{Access, ClubFile};
use tempfile::TempDir;

fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder")
}

fn day(n: i16) -> tandem::domain::Date {
    jiff::civil::date(2026, 1, 1)
        .checked_add(jiff::Span::new().days(n))
        .expect("a day")
}

fn player(book: &Book, id: i64, name: &str, start: f64) -> Change {
    let id = PlayerId(id);
    Change::Player {
        id,
        before: book.players.get(&id).cloned(),
        after: Some(Player::new(id, name, start)),
    }
}

fn evening(book: &Book, id: i64, pairs: &[(i64, i64, f64)]) -> Change {
    let id = TournamentId(id);
    let pair = |&(a, b, result): &(i64, i64, f64)| Pair {
        a: PlayerId(a),
        b: PlayerId(b),
        result: Some(result),
        percentage: None,
        boards: Some(27),
    };
    Change::Tournament {
        id,
        before: book.tournaments.get(&id).cloned(),
        after: Some(Tournament {
            id,
            entry: Entry(id.0),
            date: day(7),
            title: "«Весна» & \"Spring\" 🂡".to_owned(),
            kind: Kind::Rated,
            scoring: Scoring::CrossImps,
            boards: None,
            fields: vec![pairs.iter().map(pair).collect()],
        }),
    }
}

/// A file with a bit of everything in it, and what it should hold.
fn sample(folder: &Path) -> (PathBuf, Book) {
    let path = folder.join("клуб & co.tandem");
    let mut file = ClubFile::create(&path, "Club").expect("created");
    let mut book = file.load().expect("loaded");
    let mut commit = |id, change: &dyn Fn(&Book) -> Vec<Change>| {
        let changes = change(&book);
        file.commit(&Notice::new(id), &changes).expect("committed");
        changes.iter().for_each(|change| book.apply(change));
    };
    commit("op-players", &|book| {
        (1..=4)
            .map(|id| player(book, id, &format!("Player {id}"), 0.1 + id as f64 / 3.0))
            .collect()
    });
    commit("op-tournament", &|book| {
        vec![evening(book, 1, &[(1, 2, -12.3), (3, 4, 12.3)])]
    });
    commit("op-adjust-set", &|_| {
        let id = AdjustmentId(1);
        let after = Some(Adjustment {
            id,
            entry: Entry(2),
            date: day(8),
            kind: AdjustmentKind::Reassign {
                a: PlayerId(1),
                b: PlayerId(2),
                rating: f64::MIN_POSITIVE,
            },
            reason: "agreed".to_owned(),
        });
        vec![Change::Adjustment {
            id,
            before: None,
            after,
        }]
    });
    commit("op-params", &|book| {
        let params = Params {
            forget: 0.1 + 0.2,
            ..Params::default()
        };
        vec![Change::Params {
            before: book.params.clone(),
            after: book.params.with_set(Some(day(9)), params),
        }]
    });
    (path, book)
}

fn refusal(path: &Path, access: Access) -> Notice {
    let notice = ClubFile::open(path, access).expect_err("refused");
    for lang in Lang::all() {
        let text = lang.say(&notice);
        assert!(!text.contains("Unknown localization"), "{text}");
        assert!(!text.contains("{$"), "{text}");
    }
    notice
}

/// Opening in either way is refused with that notice and changes no byte.
fn refused(path: &Path, id: &str) {
    let before = fs::read(path).ok();
    for access in [Access::Write, Access::Read] {
        assert_eq!(refusal(path, access).id, id);
    }
    assert_eq!(fs::read(path).ok(), before);
}

fn sql(path: &Path, text: &str) {
    let connection = Connection::open(path).expect("opened");
    connection.execute_batch(text).expect(text);
}
