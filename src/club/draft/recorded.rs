//! A recorded evening, back on the sheet.

use super::{Draft, DraftRow};
use crate::domain::{Book, Kind, Pair, TournamentId};

impl Draft {
    /// The sheet of a recorded evening; its numbers are those recorded, to the
    /// last digit. `None` when the club has no such evening, and for
    /// pre-history, which has no results to correct.
    pub fn of_tournament(book: &Book, id: TournamentId) -> Option<Self> {
        let evening = book.tournaments.get(&id)?;
        if evening.kind == Kind::Prehistory {
            return None;
        }
        let rows = evening
            .fields
            .iter()
            .enumerate()
            .flat_map(|(field, pairs)| {
                pairs
                    .iter()
                    .map(move |pair| DraftRow::of_pair(book, field, pair))
            });
        Some(Self {
            of: Some(id),
            date: evening.date.to_string(),
            title: evening.title.clone(),
            scoring: evening.scoring,
            boards: evening.boards.map(|n| n.to_string()).unwrap_or_default(),
            two_winners: evening.fields.len() > 1,
            unrated: evening.kind == Kind::Unrated,
            rows: rows.collect(),
        })
    }
}

impl DraftRow {
    fn of_pair(book: &Book, field: usize, pair: &Pair) -> Self {
        Self {
            field,
            a: book.name_of(pair.a).to_owned(),
            b: book.name_of(pair.b).to_owned(),
            result: pair.result.map(text_of).unwrap_or_default(),
            percentage: pair.percentage,
            boards: pair.boards.map(|n| n.to_string()).unwrap_or_default(),
            start_a: String::new(),
            start_b: String::new(),
        }
    }
}

/// A number as it is typed: the shortest digits that mean exactly it.
fn text_of(number: f64) -> String {
    number.to_string()
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;

    use super::*;
    use crate::domain::{Entry, Player, PlayerId, Scoring, Tournament};

    fn book() -> Book {
        let mut book = Book::default();
        for (id, name) in ["Ann Lee", "Bo \"Ace\" Ray", "Cy & Co", "שרה כהן"]
            .into_iter()
            .enumerate()
        {
            let id = PlayerId(id as i64 + 1);
            let player = Player::new(id, name, 0.0);
            book.players.insert(id, player);
        }
        book
    }

    fn pair(a: i64, b: i64, result: Option<f64>) -> Pair {
        Pair::new(PlayerId(a), PlayerId(b), result)
    }

    fn evening(kind: Kind) -> Tournament {
        let mut second = pair(3, 4, Some(-1e-7));
        second.percentage = Some(47.25);
        second.boards = Some(21);
        Tournament {
            id: TournamentId(5),
            entry: Entry(1),
            date: date(2026, 3, 4),
            title: "Cup".to_owned(),
            kind,
            scoring: Scoring::Imps,
            boards: Some(24),
            fields: vec![vec![pair(1, 2, Some(0.1 + 0.2))], vec![second]],
        }
    }

    #[test]
    fn a_recorded_evening_comes_back_to_the_last_digit() {
        let mut book = book();
        book.tournaments
            .insert(TournamentId(5), evening(Kind::Rated));
        let draft = Draft::of_tournament(&book, TournamentId(5)).expect("recorded");
        assert_eq!(draft.parsed_date(), Some(date(2026, 3, 4)));
        assert_eq!((draft.boards.as_str(), draft.title.as_str()), ("24", "Cup"));
        assert!(draft.two_winners && !draft.unrated);
        let results: Vec<_> = draft
            .rows
            .iter()
            .map(|row| crate::domain::number::parse(&row.result))
            .collect();
        assert_eq!(results, [Some(0.1 + 0.2), Some(-1e-7)]);
        assert_eq!(draft.rows[1].field, 1);
        assert_eq!(draft.rows[1].a, "Cy & Co");
        assert_eq!(draft.rows[1].boards, "21");
        assert_eq!(draft.rows[1].percentage, Some(47.25));
    }

    #[test]
    fn prehistory_has_no_sheet() {
        let mut book = book();
        let prehistory = evening(Kind::Prehistory);
        book.tournaments.insert(TournamentId(5), prehistory);
        assert_eq!(Draft::of_tournament(&book, TournamentId(5)), None);
        assert_eq!(Draft::of_tournament(&book, TournamentId(6)), None);
    }
}
