//! A small club for the tests of this room.

use std::path::PathBuf;

use jiff::civil::date;

use super::{ClubView, Draft, DraftRow};
use crate::domain::{Book, Date, Entry, Kind, Pair, Player, PlayerId, Scoring, Tournament};

/// The names of the players, numbered from 1.
pub(super) const NAMES: [&str; 10] = [
    "Ann Lee",
    "Bo Ray",
    "Cy Dow",
    "Di Fox",
    "Иванов Пётр",
    "Петренко Ольга",
    "Łucja Nowak",
    "שרה כהן",
    "Kim 🂡 \"Ace\" Lee",
    "Иванов & сын",
];

/// A day of the club's season.
pub(super) const TODAY: Date = date(2026, 3, 10);

/// A club of [`NAMES`] that rate −100, 0, 100 … and have played nothing.
pub(super) fn book() -> Book {
    let mut book = Book::default();
    for name in NAMES {
        let id = book.next_player();
        let player = Player::new(id, name, 100.0 * id.0 as f64 - 200.0);
        book.players.insert(id, player);
    }
    book
}

/// Adds an evening; pairs are numbers of players and a result.
pub(super) fn play(book: &mut Book, day: Date, kind: Kind, fields: &[&[(i64, i64, f64)]]) {
    let pair = |&(a, b, result): &(i64, i64, f64)| {
        Pair::new(
            PlayerId(a),
            PlayerId(b),
            (kind != Kind::Prehistory).then_some(result),
        )
    };
    let evening = Tournament {
        id: book.next_tournament(),
        entry: book.next_entry(),
        date: day,
        title: String::new(),
        kind,
        scoring: Scoring::Auto,
        boards: None,
        fields: fields
            .iter()
            .map(|field| field.iter().map(pair).collect())
            .collect(),
    };
    book.tournaments.insert(evening.id, evening);
}

/// A club with three weekly evenings before [`TODAY`].
pub(super) fn season() -> Book {
    let mut book = book();
    let evenings: [&[(i64, i64, f64)]; 3] = [
        &[(1, 2, 60.0), (3, 4, 50.0), (5, 6, 40.0)],
        &[(1, 2, 55.0), (3, 5, 52.0), (4, 6, 43.0)],
        &[(1, 3, 48.0), (2, 4, 51.0), (5, 6, 51.0)],
    ];
    for (day, pairs) in [17, 24].into_iter().zip(evenings) {
        play(&mut book, date(2026, 2, day), Kind::Rated, &[pairs]);
    }
    play(&mut book, date(2026, 3, 3), Kind::Rated, &[evenings[2]]);
    book
}

/// The picture of a club.
pub(super) fn view(book: Book) -> ClubView {
    ClubView::of(book, PathBuf::new())
}

/// A sheet of [`TODAY`] with names and results.
pub(super) fn sheet(rows: &[(&str, &str, &str)]) -> Draft {
    let row = |&(a, b, result): &(&str, &str, &str)| DraftRow {
        a: a.to_owned(),
        b: b.to_owned(),
        result: result.to_owned(),
        ..DraftRow::default()
    };
    Draft {
        date: TODAY.to_string(),
        rows: rows.iter().map(row).collect(),
        ..Draft::default()
    }
}

/// The order of entry of the club's `n`th evening.
pub(super) fn entry(book: &Book, n: i64) -> Entry {
    book.tournaments[&crate::domain::TournamentId(n)].entry
}
