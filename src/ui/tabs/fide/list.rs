//! The list of games.

use crate::domain::Notice;
use crate::exchange::Skipped;
use crate::exchange::read::{ChessResult, ChessRow, chess_games};
use crate::i18n::Lang;
use crate::rating::fide::{Game, Outcome};
use crate::ui::widgets::too_long;

/// The games of the list, and the lines that are none; of a list that is too
/// long nothing but that.
pub(super) fn games(text: &str) -> (Vec<Game>, Vec<Skipped>) {
    if let Some(long) = too_long(text) {
        return (Vec::new(), vec![long]);
    }
    let file = chess_games(text);
    let (mut games, mut lines) = (Vec::new(), file.skipped);
    for row in &file.rows {
        match game(row) {
            Ok(game) => games.push(game),
            Err(reason) => lines.push(Skipped {
                line: row.line,
                reason,
            }),
        }
    }
    lines.sort_by_key(|skipped| skipped.line);
    (games, lines)
}

fn game(row: &ChessRow) -> Result<Game, Notice> {
    match row.result {
        ChessResult::Points(score) => Game::played(row.opponent, score),
        ChessResult::Forfeit => Game::with_outcome(row.opponent, Outcome::Forfeit),
        ChessResult::ToPlay => Game::with_outcome(row.opponent, Outcome::ToPlay),
    }
}

/// A list from a file as one would type it; as it is where a line of it is no
/// game, so that the line can be found again.
pub(super) fn tidied(text: String, lang: Lang) -> String {
    let file = chess_games(&text);
    if !file.skipped.is_empty() {
        return text;
    }
    let line = |row: &ChessRow| {
        let opponent = match row.opponent {
            Some(rating) => rating.to_string(),
            None => lang.text("fide-unrated"),
        };
        let result = match row.result {
            ChessResult::Points(points) => lang.figures(points),
            ChessResult::Forfeit => lang.text("fide-forfeit-short"),
            ChessResult::ToPlay => String::new(),
        };
        format!("{opponent} {result}").trim_end().to_owned()
    };
    let lines: Vec<String> = file.rows.iter().map(line).collect();
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_that_is_too_long_is_not_calculated() {
        let (list, lines) = games(&"1850 1\n".repeat(5001));
        assert_eq!((list.len(), lines[0].line), (0, 5001));
    }

    #[test]
    fn a_table_from_a_file_becomes_lines_as_typed() {
        let csv = "Opponent,Result,D\n1850,1,50\n1900,forfeit,\nunrated,0.5,\n2010,,-110\n";
        let english = tidied(csv.to_owned(), Lang::EN);
        assert_eq!(english, "1850 1\n1900 forfeit\nunrated 0.5\n2010");
        let russian = tidied(english.clone(), Lang::RU);
        assert_eq!(russian, "1850 1\n1900 неявка\nб/р 0,5\n2010");
        assert_eq!(games(&russian), games(&english));
        let wrong = "1850 1\n\nletters";
        assert_eq!(tidied(wrong.to_owned(), Lang::EN), wrong);
    }
}
