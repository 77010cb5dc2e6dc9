//! The scoring, as programs name it.

use crate::domain::Scoring;

/// `MATCH_POINTS`, `Cross-IMPs`, `Butler`, `IMP`; [`Scoring::Auto`] for any
/// other word.
pub(in crate::exchange::read) fn of_words(text: &str) -> Scoring {
    let letters: String = text
        .chars()
        .filter(char::is_ascii_alphabetic)
        .map(|letter| letter.to_ascii_lowercase())
        .collect();
    let has = |words: &[&str]| words.iter().any(|word| letters.contains(word));
    if has(&["cross", "ximp", "cavendish"]) {
        Scoring::CrossImps
    } else if has(&["imp", "butler"]) {
        Scoring::Imps
    } else if has(&["matchpoint"]) || letters.starts_with("mp") {
        Scoring::Matchpoints
    } else if has(&["percent"]) {
        Scoring::Percent
    } else {
        Scoring::Auto
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_of_programs() {
        for (words, scoring) in [
            ("MATCH_POINTS", Scoring::Matchpoints),
            ("MP_PAIRS", Scoring::Matchpoints),
            ("MatchPoints", Scoring::Matchpoints),
            ("IMPS", Scoring::Imps),
            ("BUTLER_PAIRS", Scoring::Imps),
            ("X-IMP", Scoring::CrossImps),
            ("CROSS_IMP", Scoring::CrossImps),
            ("PERCENTAGE", Scoring::Percent),
            ("PAIRS", Scoring::Auto),
            ("", Scoring::Auto),
        ] {
            assert_eq!(of_words(words), scoring, "{words}");
        }
    }
}
