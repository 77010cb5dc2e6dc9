//! Small clubs for the tests of this room.

use crate::domain::{
    Adjustment, AdjustmentId, AdjustmentKind, Book, Date, Kind, Pair, Player, PlayerId, Scoring,
    Tournament, TournamentId,
};

/// A pair by the numbers of its players, and its result.
pub(super) type Row = (i64, i64, f64);

/// A day of January 2026 or after it.
pub(super) fn day(number: i64) -> Date {
    jiff::civil::date(2025, 12, 31) + jiff::Span::new().days(number)
}

/// Players numbered from 1, with those starting ratings.
pub(super) fn club(starts: &[f64]) -> Book {
    let mut book = Book::default();
    for (number, start) in (1..).zip(starts) {
        let id = PlayerId(number);
        let player = Player::new(id, format!("Player {number}"), *start);
        book.players.insert(id, player);
    }
    book
}

/// Adds an evening of one field.
pub(super) fn evening(book: &mut Book, date: Date, kind: Kind, rows: &[Row]) -> TournamentId {
    let id = book.next_tournament();
    let pair = |(a, b, result): &Row| {
        Pair::new(
            PlayerId(*a),
            PlayerId(*b),
            (kind != Kind::Prehistory).then_some(*result),
        )
    };
    let tournament = Tournament {
        id,
        entry: book.next_entry(),
        date,
        title: String::new(),
        kind,
        scoring: Scoring::Auto,
        boards: None,
        fields: vec![rows.iter().map(pair).collect()],
    };
    book.tournaments.insert(id, tournament);
    id
}

/// Adds a decision.
pub(super) fn adjust(book: &mut Book, date: Date, kind: AdjustmentKind) -> AdjustmentId {
    let id = book.next_adjustment();
    let adjustment = Adjustment {
        id,
        entry: book.next_entry(),
        date,
        kind,
        reason: "agreed".to_owned(),
    };
    book.adjustments.insert(id, adjustment);
    id
}

/// A club of eight with `evenings` weekly tournaments of four pairs, partners
/// changing, results following hidden strengths.
pub(super) fn season(evenings: i64) -> Book {
    let mut book = club(&[100.0; 8]);
    for number in 0..evenings {
        let mut rows = Vec::new();
        for seat in 0..4 {
            let a = 1 + seat;
            let b = 5 + (seat + number / 3) % 4;
            let luck = ((number * 7 + seat * 5) % 11 - 5) as f64;
            rows.push((a, b, (100 + 9 * a + 4 * b) as f64 + luck));
        }
        evening(&mut book, day(1 + 7 * number), Kind::Rated, &rows);
    }
    book
}
