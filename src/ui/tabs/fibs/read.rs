//! What was typed, turned into what can be rated.

use super::Inputs;
use crate::domain::Notice;
use crate::exchange::Skipped;
use crate::exchange::read::{self, MatchRow};
use crate::rating::fibs::{
    ListMatch, Match, Player, Rules, check_experience, check_length, check_rating, rate,
};
use crate::ui::widgets::{figure, too_long};

/// The fields of one player.
pub(super) struct Typed {
    pub(super) rating: Result<f64, Notice>,
    pub(super) experience: Result<u32, Notice>,
}

impl Typed {
    pub(super) fn read(rating: &str, experience: &str, rules: Rules) -> Self {
        Self {
            rating: figure(rating, read::figure, |number| check_rating(number, rules)),
            experience: figure(experience, read::figure, check_experience),
        }
    }

    pub(super) fn player(&self) -> Option<Player> {
        Some(Player {
            rating: *self.rating.as_ref().ok()?,
            experience: *self.experience.as_ref().ok()?,
        })
    }
}

/// The fields of one match.
pub(super) struct TypedMatch {
    pub(super) length: Result<u32, Notice>,
    pub(super) players: [Typed; 2],
}

impl TypedMatch {
    pub(super) fn read(inputs: &Inputs) -> Self {
        let rules = inputs.rules();
        Self {
            length: figure(&inputs.length, read::match_length, check_length),
            players: [0, 1]
                .map(|at| Typed::read(&inputs.ratings[at], &inputs.experiences[at], rules)),
        }
    }

    /// The match, when every field is right.
    pub(super) fn rated(&self, rules: Rules) -> Option<Match> {
        let [first, second] = &self.players;
        let length = *self.length.as_ref().ok()?;
        Some(rate([first.player()?, second.player()?], length, rules))
    }
}

/// The matches before the first wrong line, and all wrong lines in order:
/// behind a match that is not known, no rating is. Of a list that is too long
/// nothing but that.
pub(super) fn list(text: &str, rules: Rules) -> (Vec<ListMatch>, Vec<Skipped>) {
    if let Some(long) = too_long(text) {
        return (Vec::new(), vec![long]);
    }
    let file = read::matches(text);
    let mut wrong = file.skipped;
    let mut matches = Vec::new();
    for row in file.rows {
        match checked(&row, rules) {
            Ok(game) => matches.push((row.line, game)),
            Err(reason) => wrong.push(Skipped {
                line: row.line,
                reason,
            }),
        }
    }
    wrong.sort_by_key(|skipped| skipped.line);
    let end = wrong.first().map_or(usize::MAX, |skipped| skipped.line);
    let before = matches.into_iter().take_while(|(line, _)| *line < end);
    (before.map(|(_, game)| game).collect(), wrong)
}

fn checked(row: &MatchRow, rules: Rules) -> Result<ListMatch, Notice> {
    Ok(ListMatch {
        opponent: Player {
            rating: check_rating(row.rating, rules)?,
            experience: check_experience(row.experience)?,
        },
        length: check_length(row.length)?,
        won: row.won,
    })
}

/// A list from a file in the form in which one types it, if that loses
/// nothing; as it is otherwise.
pub(super) fn tidied(text: String) -> String {
    let file = read::matches(&text);
    let whole = file.rows.iter().all(|row| row.length.is_finite());
    if !file.skipped.is_empty() || !whole {
        return text;
    }
    let line = |row: &MatchRow| {
        let won = if row.won { '+' } else { '-' };
        format!("{} {} {} {won}\n", row.rating, row.experience, row.length)
    };
    file.rows.iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_rated_behind_a_wrong_line() {
        let text = "1600 250 7 won\n1500 0 5 lost\n1500 0 unlimited won\n1500 0 3 won\n9999 0 1 +";
        let (matches, wrong) = list(text, Rules::Fibs);
        assert_eq!(matches.len(), 2);
        let wrong: Vec<(usize, &str)> = wrong
            .iter()
            .map(|skipped| (skipped.line, &*skipped.reason.id))
            .collect();
        assert_eq!(wrong, [(3, "fibs-unlimited"), (5, "fibs-rating")]);
        assert_eq!(list("99 0 1 +", Rules::Fibs).1, []);
        assert_eq!(list("99 0 1 +", Rules::Zone).1.len(), 1);
    }

    #[test]
    fn a_file_is_shown_as_one_types_it() {
        let csv =
            "Opponent,Experience,Length,Result,Change\n1600.5,250,7,won,8.1\n1500,0,5,lost,-9";
        assert_eq!(tidied(csv.to_owned()), "1600.5 250 7 +\n1500 0 5 -\n");
        let wrong = "1600 250 7\n";
        assert_eq!(tidied(wrong.to_owned()), wrong);
    }
}
