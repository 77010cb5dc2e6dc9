//! Chess games.

use super::{GameFile, lines, read};
use crate::domain::{Notice, number};

/// A chess game from the side of the player whose list it is.
#[derive(Clone, Debug, PartialEq)]
pub struct ChessRow {
    /// The opponent's rating as written; `None` for "unrated".
    pub opponent: Option<f64>,
    /// How it ended.
    pub result: ChessResult,
    /// Where it stands, counted from 1.
    pub line: usize,
}

/// How a chess game ended, as written.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum ChessResult {
    /// That many points, whatever their number.
    Points(f64),
    /// Decided without play.
    Forfeit,
    /// No result yet.
    ToPlay,
}

/// Chess games: opponent's rating and result, such as `1850 1`, `2100 0.5`,
/// `2000 ½`, `1900 =`, `1850 forfeit`; without a result the game is still to
/// be played. Words and small numbers before the rating are passed over.
///
/// ```
/// use tandem::exchange::read::{ChessResult, chess_games};
/// let file = chess_games("1850 1\n2000 ½\nunrated 1");
/// assert_eq!(file.rows[1].result, ChessResult::Points(0.5));
/// assert_eq!(file.rows[2].opponent, None);
/// ```
pub fn chess_games(text: &str) -> GameFile<ChessRow> {
    // A rating in brackets behind a name is a rating.
    let text = text.replace(['(', ')'], " ");
    read(&lines(&text), |row| {
        let at = opponent_at(&row.cells)
            .ok_or_else(|| Notice::new("fide-line-opponent").with("text", row.cells.join(" ")))?;
        Ok(ChessRow {
            opponent: number::parse(&row.cells[at]),
            result: result(&row.cells[at + 1..])?,
            line: row.line,
        })
    })
}

/// The result of a chess game as typed; `None` when it is none.
pub fn chess_result(text: &str) -> Option<ChessResult> {
    let text = text.trim().to_lowercase();
    Some(match text.as_str() {
        "" | "?" | "*" => ChessResult::ToPlay,
        "½" | "1/2" | "=" | "draw" | "ничья" => ChessResult::Points(0.5),
        "win" | "won" | "победа" => ChessResult::Points(1.0),
        "loss" | "lost" | "поражение" => ChessResult::Points(0.0),
        "+" | "-" | "−" | "–" | "f" | "ff" | "1f" | "0f" | "forfeit" | "неявка" => {
            ChessResult::Forfeit
        }
        other => ChessResult::Points(number::parse(other)?),
    })
}

/// Whether a word stands for an opponent without a rating.
pub fn is_unrated(text: &str) -> bool {
    matches!(
        text.trim().to_lowercase().as_str(),
        "unrated" | "unr" | "б/р" | "нет"
    )
}

/// Where the opponent's rating stands: the first number of three digits or
/// more, or a word for "unrated"; in a short line the first number.
fn opponent_at(cells: &[String]) -> Option<usize> {
    let value = |cell: &String| number::parse(cell);
    cells
        .iter()
        .position(|cell| is_unrated(cell) || value(cell).is_some_and(|number| number >= 100.0))
        .or_else(|| (cells.len() <= 2 && value(&cells[0]).is_some()).then_some(0))
}

/// The result behind the rating; a mark of forfeit may follow the points.
fn result(cells: &[String]) -> Result<ChessResult, Notice> {
    let word = cells.first().map_or("", String::as_str);
    let read =
        chess_result(word).ok_or_else(|| Notice::new("fide-line-result").with("text", word))?;
    let marked = cells.get(1).is_some_and(|mark| {
        mark.chars().any(char::is_alphabetic) && chess_result(mark) == Some(ChessResult::Forfeit)
    });
    Ok(if marked { ChessResult::Forfeit } else { read })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chess(text: &str) -> Vec<(Option<f64>, ChessResult)> {
        let file = chess_games(text);
        assert_eq!(file.skipped, [], "{text}");
        file.rows
            .into_iter()
            .map(|row| (row.opponent, row.result))
            .collect()
    }

    #[test]
    fn a_first_game_is_never_taken_for_a_heading() {
        let file = chess_games("Petrov Ivan (1850) 1-0\nSmith,2026,1\nJones,1700,1");
        assert_eq!((file.rows.len(), file.skipped.len()), (2, 1));
        let file = chess_games("Petrov Ivan (1850) 1\nSmith 2026 1");
        assert_eq!(file.rows[0].opponent, Some(1850.0));
        assert_eq!(chess_games("Opponent,Result\n1850,1").skipped, []);
    }

    #[test]
    fn chess_games_in_all_their_forms() {
        use ChessResult::{Forfeit, Points, ToPlay};
        let won = (Some(1850.0), Points(1.0));
        for text in [
            "1850 1",
            "1850,1",
            "1850;1",
            "1850\t1",
            "1850:1",
            "1850, 1",
            "3 12 Lee Ann 1850 1",
            "3,Lee Ann,1850,1,GER",
            "1850 победа",
        ] {
            assert_eq!(chess(text), [won], "{text}");
        }
        let drawn = (Some(2100.0), Points(0.5));
        for text in [
            "2100 0.5",
            "2100 0,5",
            "2100,0.5",
            "2100,0,5",
            "2100, 0,5",
            "2100;0,5",
            "2100 ½",
            "2100 1/2",
            "2100 =",
        ] {
            assert_eq!(chess(text), [drawn], "{text}");
        }
        for text in [
            "1900 forfeit",
            "1900 +",
            "1900 -",
            "1900 1F",
            "1900 1 f",
            "1900;0;неявка",
        ] {
            assert_eq!(chess(text), [(Some(1900.0), Forfeit)], "{text}");
        }
        assert_eq!(chess("1900\n1901;\n1902 ?").len(), 3);
        assert_eq!(chess("1900")[0].1, ToPlay);
        assert_eq!(chess("unrated 1"), [(None, Points(1.0))]);
        assert_eq!(chess("opponent,score\r\n1850,1\r\n\r\n"), [won]);
        assert_eq!(chess("0 1"), [(Some(0.0), Points(1.0))]);
        assert_eq!(chess("1850,0,5,,0.49"), [(Some(1850.0), Points(0.0))]);
    }

    #[test]
    fn lines_that_cannot_be_used_are_listed() {
        let file = chess_games("1850 1\nx 1\n2000 good\n\n1700 0");
        let found: Vec<(usize, &str)> = file
            .skipped
            .iter()
            .map(|skipped| (skipped.line, &*skipped.reason.id))
            .collect();
        assert_eq!(found, [(2, "fide-line-opponent"), (3, "fide-line-result")]);
        assert_eq!((file.rows.len(), file.rows[1].line), (2, 5));
        assert_eq!(chess_games("letters").skipped.len(), 1);
        assert_eq!(chess_games("x 1\n1850 1").skipped[0].line, 1);
    }
}
