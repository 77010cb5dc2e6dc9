//! Clubs of every size, up to a federation's ten years.

use tandem::club::{Evening, EveningPair, Who};
use tandem::domain::{
    Book, Date, Entry, Kind, Pair, Player, PlayerId, Scoring, Tournament, TournamentId,
};

/// Pairs in every evening.
pub(crate) const PAIRS: usize = 20;
/// Evenings of a club of size 1; a federation's file is a thousand of it.
const EVENINGS: usize = 20;
/// Players of a club of size 1, and the fewest that fill an evening with
/// some at home.
const PLAYERS: usize = 10;
const FEWEST: usize = 60;
/// Days that the largest history covers.
const TEN_YEARS: usize = 3650;
const FIRST: Date = Date::constant(2016, 1, 3);

/// A small generator of repeatable numbers (Knuth's MMIX constants).
pub(crate) struct Luck(pub(crate) u64);

impl Luck {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % end
    }
}

/// Players and evenings of a club of that size.
pub(crate) fn counts(size: usize) -> (usize, usize) {
    ((PLAYERS * size).max(FEWEST), EVENINGS * size)
}

/// Evenings of twenty pairs, once a week or as often as ten years need; three
/// pairs of four are steady, the others meet anew.
pub(crate) fn club(counts: (usize, usize)) -> Book {
    club_with(PAIRS, counts)
}

/// The same with that many pairs in every evening.
pub(crate) fn club_with(pairs: usize, (players, evenings): (usize, usize)) -> Book {
    let mut luck = Luck(7);
    let mut book = Book {
        name: format!("{players} players"),
        ..Book::default()
    };
    for number in 0..players {
        let id = PlayerId(1 + number as i64);
        let start = luck.below(800) as f64 - 200.0;
        book.players
            .insert(id, Player::new(id, name(number), start));
    }
    let days = TEN_YEARS.min(7 * evenings);
    for number in 0..evenings {
        let id = TournamentId(1 + number as i64);
        let day = (number * days / evenings) as i64;
        let evening = Tournament {
            id,
            entry: Entry(id.0),
            date: FIRST + jiff::Span::new().days(day),
            title: String::new(),
            kind: Kind::Rated,
            scoring: Scoring::Matchpoints,
            boards: Some(27),
            fields: vec![field(&mut luck, players, pairs)],
        };
        book.tournaments.insert(id, evening);
    }
    book
}

/// A name nobody else has: numbers written in syllables, as people look.
pub(crate) fn name(number: usize) -> String {
    const SYLLABLES: [&str; 16] = [
        "ba", "dor", "fen", "gil", "ham", "jo", "kess", "lun", "mar", "nov", "pel", "rin", "sto",
        "tam", "ul", "wex",
    ];
    let syllable = |place: u32| SYLLABLES[number / 16_usize.pow(place) % 16];
    let word = |places: &[u32]| {
        let text: String = places.iter().map(|place| syllable(*place)).collect();
        let (first, rest) = text.split_at(1);
        first.to_uppercase() + rest
    };
    format!("{} {}", word(&[0, 1, 3]), word(&[2, 0]))
}

/// So many pairs of so many players.
pub(crate) fn field(luck: &mut Luck, players: usize, pairs: usize) -> Vec<Pair> {
    let mut couples: Vec<usize> = (0..players / 2).collect();
    for index in 0..pairs {
        let other = index + luck.below(couples.len() - index);
        couples.swap(index, other);
    }
    let mut seats: Vec<_> = couples[..pairs]
        .iter()
        .flat_map(|couple| [2 * couple, 2 * couple + 1])
        .collect();
    let steady = 3 * pairs / 2;
    for index in steady..seats.len() {
        let other = index + luck.below(seats.len() - index);
        seats.swap(index, other);
    }
    let pair = |seats: &[usize]| Pair {
        a: PlayerId(1 + seats[0] as i64),
        b: PlayerId(1 + seats[1] as i64),
        result: Some(180.0 + luck.below(160) as f64),
        percentage: None,
        boards: None,
    };
    seats.chunks(2).map(pair).collect()
}

/// An evening as a director hands it in: another one's pairs with other
/// results, new or in the place of that one.
pub(crate) fn evening(like: &Tournament, date: Date, replaces: bool, salt: usize) -> Evening {
    let mut luck = Luck(salt as u64);
    let mut pair = |pair: &Pair| EveningPair {
        a: Who::Known(pair.a),
        b: Who::Known(pair.b),
        result: Some(180.0 + luck.below(160) as f64),
        percentage: None,
        boards: None,
    };
    Evening {
        of: replaces.then_some(like.id),
        date,
        title: String::new(),
        kind: Kind::Rated,
        scoring: Scoring::Matchpoints,
        boards: Some(27),
        fields: like
            .fields
            .iter()
            .map(|field| field.iter().map(&mut pair).collect())
            .collect(),
    }
}
