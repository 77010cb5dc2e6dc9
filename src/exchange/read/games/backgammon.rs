//! Backgammon matches.

use super::{GameFile, lines, read};
use crate::domain::{Notice, number};

/// A backgammon match from the side of the player whose list it is.
#[derive(Clone, Debug, PartialEq)]
pub struct MatchRow {
    /// The opponent's rating.
    pub rating: f64,
    /// The opponent's experience.
    pub experience: f64,
    /// In points; infinite for "unlimited".
    pub length: f64,
    /// Whether the player won.
    pub won: bool,
    /// Where it stands, counted from 1.
    pub line: usize,
}

/// Backgammon matches: opponent's rating, opponent's experience, length, won
/// or lost, such as `1600 250 7 won`.
///
/// ```
/// use tandem::exchange::read::matches;
/// let file = matches("1600,250,7,won\n1500;0;unlimited;0");
/// assert!(file.rows[0].won && !file.rows[1].won);
/// assert_eq!(file.rows[1].length, f64::INFINITY);
/// ```
pub fn matches(text: &str) -> GameFile<MatchRow> {
    read(&lines(text), |row| {
        let [rating, experience, length, won] = [0, 1, 2, 3].map(|at| row.cell(at));
        if won.is_empty() {
            return Err(Notice::new("fibs-line-cells"));
        }
        let figure = |cell: &str| {
            number::parse(cell).ok_or_else(|| Notice::new("fibs-not-number").with("text", cell))
        };
        Ok(MatchRow {
            rating: figure(rating)?,
            experience: figure(experience)?,
            length: match_length(length)
                .ok_or_else(|| Notice::new("fibs-not-number").with("text", length))?,
            won: is_won(won).ok_or_else(|| Notice::new("fibs-line-won").with("text", won))?,
            line: row.line,
        })
    })
}

/// The length of a backgammon match as typed; infinite for "unlimited".
pub fn match_length(text: &str) -> Option<f64> {
    match text.trim().to_lowercase().as_str() {
        "unlimited" | "∞" | "безлимитный" | "без лимита" => {
            Some(f64::INFINITY)
        }
        text => number::parse(text),
    }
}

fn is_won(word: &str) -> Option<bool> {
    match word.to_lowercase().as_str() {
        "1" | "+" | "w" | "won" | "win" | "победа" | "выигрыш" | "в" => Some(true),
        "0" | "-" | "−" | "l" | "lost" | "loss" | "поражение" | "проигрыш" | "п" => {
            Some(false)
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn matches_in_all_their_forms() {
        for text in [
            "1600.5 250 7 won",
            "1600,5 250 7 +",
            "1600.5,250,7,1",
            "1600,5;250;7;победа;12,3",
            "rating,experience,length,result\n1600.5,250,7,won,4.1,1604.6",
        ] {
            let file = matches(text);
            assert_eq!(file.skipped, [], "{text}");
            let row = &file.rows[0];
            assert_eq!((row.rating, row.experience), (1600.5, 250.0), "{text}");
            assert_eq!((row.length, row.won), (7.0, true), "{text}");
        }
        let file = matches("1600 250 7 won\n1600 250 7\n1600 x 7 1\n1600 250 7 maybe");
        let ids: Vec<&str> = file.skipped.iter().map(|s| &*s.reason.id).collect();
        assert_eq!(ids, ["fibs-line-cells", "fibs-not-number", "fibs-line-won"]);
    }
}
