//! The sample club in the language of who opens it. Its players are called the
//! same everywhere.

use crate::domain::Book;
use crate::i18n::Lang;

/// What is said in `assets/sample`, and the identifier of that text.
const WORDS: [(&str, &str); 17] = [
    ("Wednesday Bridge Club", "sample-club"),
    ("First rated evening", "sample-first"),
    ("Season opening", "sample-opening"),
    ("Summer farewell", "sample-farewell"),
    ("Autumn Mitchell", "sample-autumn"),
    ("Christmas tournament", "sample-christmas"),
    ("New Year pairs", "sample-new-year"),
    ("Spring Mitchell", "sample-spring"),
    ("Training evening: slam bidding", "sample-training"),
    ("Club anniversary", "sample-anniversary"),
    ("Club Cup, round 1", "sample-cup-1"),
    ("Club Cup, round 2", "sample-cup-2"),
    ("Club Cup, round 3", "sample-cup-3"),
    ("Club Cup, final round", "sample-cup-final"),
    (
        "They only play together, and agreed to share one rating",
        "sample-share",
    ),
    (
        "Starting rating was too low: he had played in the regional league",
        "sample-too-low",
    ),
    (
        "Steady pair; both think that Susan has carried it for a year",
        "sample-carried",
    ),
];

/// The club with its own words said in a language.
pub(super) fn translated(mut book: Book, lang: Lang) -> Book {
    let titles = book.tournaments.values_mut().map(|one| &mut one.title);
    let reasons = book.adjustments.values_mut().map(|one| &mut one.reason);
    for text in titles.chain(reasons).chain([&mut book.name]) {
        let known = WORDS.iter().find(|(english, _)| english == text);
        if let Some((_, id)) = known {
            *text = lang.text(id);
        }
    }
    book
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::club::sample;

    /// The club's name, titles and reasons.
    fn said(book: &Book) -> Vec<&str> {
        let titles = book.tournaments.values().map(|one| one.title.as_str());
        let reasons = book.adjustments.values().map(|one| one.reason.as_str());
        let name = std::iter::once(book.name.as_str());
        let all = name.chain(titles).chain(reasons);
        all.filter(|text| !text.is_empty()).collect()
    }

    #[test]
    fn everything_it_says_is_said_in_every_language() {
        let book = sample::book().expect("a sample");
        let english = translated(book.clone(), Lang::EN);
        assert_eq!(english, book);
        let russian = translated(book.clone(), Lang::RU);
        for (english, russian) in said(&book).into_iter().zip(said(&russian)) {
            assert_ne!(english, russian);
        }
    }
}
