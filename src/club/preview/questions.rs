//! What is asked before recording: unusual, but for the director to decide.

use std::collections::HashMap;

use super::Question;
use crate::club::{Evening, Who};
use crate::domain::tournament::partnership;
use crate::domain::{Book, Date, Tournament, TournamentId};

/// What to ask about an evening before it is recorded. The evening it
/// corrects is no reason to ask; neither is its date, if left as it was.
pub fn questions(book: &Book, evening: &Evening, today: Date) -> Vec<Question> {
    let mut questions = about_date(book, evening.of, evening.date, today);
    questions.extend(same_results(book, evening));
    questions
}

/// The questions that the date alone raises.
pub(super) fn about_date(
    book: &Book,
    of: Option<TournamentId>,
    date: Date,
    today: Date,
) -> Vec<Question> {
    let mut questions = Vec::new();
    let recorded = of.and_then(|id| book.tournaments.get(&id));
    if recorded.is_some_and(|evening| evening.date == date) {
        return questions;
    }
    if date > today {
        questions.push(Question::FutureDate(date));
    }
    let others = || others(book, of);
    if let Some(last) = others().map(|other| other.date).max()
        && date < last
    {
        questions.push(Question::BeforeLast { date, last });
    }
    if others().any(|other| other.date == date) {
        questions.push(Question::SecondOnDate(date));
    }
    questions
}

/// The newest other evening in which the same partners had the same results.
/// Evenings without any result are not compared: two trainings of the same
/// pairs are nothing unusual.
fn same_results(book: &Book, evening: &Evening) -> Option<Question> {
    let mut results = HashMap::new();
    for pair in evening.fields.iter().flatten() {
        let (Who::Known(a), Who::Known(b)) = (&pair.a, &pair.b) else {
            return None;
        };
        results.insert(partnership(*a, *b), pair.result);
    }
    if results.values().all(Option::is_none) {
        return None;
    }
    let same = |other: &&Tournament| {
        other.fields.iter().map(Vec::len).sum::<usize>() == results.len()
            && other
                .pairs()
                .all(|pair| results.get(&pair.partnership()) == Some(&pair.result))
    };
    others(book, evening.of)
        .filter(same)
        .map(|other| other.date)
        .max()
        .map(Question::SameResults)
}

fn others(book: &Book, of: Option<TournamentId>) -> impl Iterator<Item = &Tournament> {
    book.tournaments
        .values()
        .filter(move |other| Some(other.id) != of)
}
