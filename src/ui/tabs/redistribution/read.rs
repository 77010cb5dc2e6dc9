//! What was typed, turned into what can be rated.

use super::Inputs;
use crate::domain::Notice;
use crate::exchange::Skipped;
use crate::exchange::read::{self, LadderRow};
use crate::rating::redistribution::{
    Game, Ladder, LadderGame, check_phi, check_rating, check_score, ladder, play,
};
use crate::ui::widgets::{figure, too_long};

/// `φ` as typed.
pub(super) fn phi(inputs: &Inputs) -> Result<f64, Notice> {
    figure(&inputs.phi, read::figure, check_phi)
}

/// The fields of one game.
pub(super) struct TypedGame {
    pub(super) phi: Result<f64, Notice>,
    pub(super) ratings: [Result<f64, Notice>; 2],
    pub(super) scores: [Result<f64, Notice>; 2],
}

impl TypedGame {
    pub(super) fn read(inputs: &Inputs) -> Self {
        let each = |texts: &[String; 2], check: fn(f64) -> Result<f64, Notice>| {
            [0, 1].map(|at| figure(&texts[at], read::figure, check))
        };
        Self {
            phi: phi(inputs),
            ratings: each(&inputs.ratings, check_rating),
            scores: each(&inputs.scores, check_score),
        }
    }

    /// `φ` and the game, when every field is right.
    pub(super) fn game(&self) -> Option<(f64, Game)> {
        let right = |read: &Result<f64, Notice>| read.as_ref().ok().copied();
        let both =
            |[first, second]: &[Result<f64, Notice>; 2]| Some([right(first)?, right(second)?]);
        let phi = right(&self.phi)?;
        Some((phi, play(phi, both(&self.ratings)?, both(&self.scores)?)))
    }
}

/// The ladder of the games before the first wrong line, and all wrong lines
/// in order: behind a game that is not known, no rating is. Of a list that is
/// too long nothing but that.
pub(super) fn games(text: &str, phi: f64) -> (Ladder, Vec<Skipped>) {
    if let Some(long) = too_long(text) {
        return (Ladder::default(), vec![long]);
    }
    let file = read::ladder_games(text);
    let mut wrong = file.skipped;
    let game = |row: &LadderRow| LadderGame {
        names: row.names.clone(),
        scores: row.scores,
    };
    let mut games: Vec<LadderGame> = file.rows.iter().map(game).collect();
    if let Err(reasons) = ladder(phi, &[], &games) {
        // Every reason is about a game, since no players are named beforehand.
        wrong.extend(reasons.into_iter().filter_map(|(at, reason)| {
            let line = file.rows[at?].line;
            Some(Skipped { line, reason })
        }));
        wrong.sort_by_key(|skipped| skipped.line);
    }
    if let Some(first) = wrong.first() {
        let before = file.rows.iter().take_while(|row| row.line < first.line);
        games.truncate(before.count());
    }
    (ladder(phi, &[], &games).unwrap_or_default(), wrong)
}

/// A list from a file in a form that is easily mended, if that loses nothing;
/// as it is otherwise.
pub(super) fn tidied(text: String) -> String {
    let file = read::ladder_games(&text);
    let line = |row: &LadderRow| {
        let ([first, second], [score1, score2]) = (&row.names, row.scores);
        format!("{first}; {second}; {score1}; {score2}\n")
    };
    let tidy: String = file.rows.iter().map(line).collect();
    let games = |rows: &[LadderRow]| -> Vec<_> {
        rows.iter()
            .map(|row| (row.names.clone(), row.scores))
            .collect()
    };
    let again = read::ladder_games(&tidy);
    let same = games(&again.rows) == games(&file.rows);
    if file.skipped.is_empty() && same {
        tidy
    } else {
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_rated_behind_a_wrong_line() {
        let text = "Ann Bo 3:1\n\nBo Cy 2:2\nAnn ann 3:0\nCy Ann 1:0\nCy Bo 3:-1\nwho knows";
        let (ladder, wrong) = games(text, 0.2);
        assert_eq!((ladder.steps.len(), ladder.players.len()), (2, 3));
        let lines: Vec<usize> = wrong.iter().map(|skipped| skipped.line).collect();
        assert_eq!(lines, [4, 6, 7]);
        assert_eq!(games("", 0.2), (Ladder::default(), Vec::new()));
        let (ladder, wrong) = games(&"Ann Bo 3:1\n".repeat(5001), 0.2);
        assert_eq!((ladder.steps.len(), wrong[0].line), (0, 5001));
    }

    #[test]
    fn a_file_is_shown_as_one_types_it() {
        let csv = "Player 1,Player 2,Score 1,Score 2,Rating 1\n\"Lee, Ann\",Bo Ray,3,1.5,1066.7\n";
        assert_eq!(tidied(csv.to_owned()), "Lee, Ann; Bo Ray; 3; 1.5\n");
        let awkward = "\"Lee; Ann\",Bo,3,1\n";
        assert_eq!(tidied(awkward.to_owned()), awkward);
        assert_eq!(tidied("Ann Bo\n".to_owned()), "Ann Bo\n");
    }
}
