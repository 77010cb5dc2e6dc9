//! Several matches of one player in a row.

use super::{Player, Rules, rate};

/// A match of the list, from the side of the player whose list it is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ListMatch {
    /// The opponent before the match.
    pub opponent: Player,
    /// In points, as [`check_length`](super::check_length) allows it.
    pub length: u32,
    /// Whether the player won.
    pub won: bool,
}

/// Where a match of the list leaves the player.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ListStep {
    /// The player's chance before the match, a fraction of 1.
    pub chance: f64,
    /// By the formula, in rating points.
    pub change: f64,
    /// How much of a loss the floor took away, in rating points.
    pub spared: f64,
    /// Rating and experience after the match.
    pub after: Player,
}

/// The player after each match, in order.
pub fn match_list(start: Player, matches: &[ListMatch], rules: Rules) -> Vec<ListStep> {
    let mut player = start;
    matches
        .iter()
        .map(|game| {
            let rated = rate([player, game.opponent], game.length, rules);
            let change = rated.outcomes[usize::from(!game.won)].changes[0];
            player = Player {
                rating: change.new,
                experience: rated.sides[0].experience_after,
            };
            ListStep {
                chance: rated.sides[0].chance,
                change: change.change,
                spared: change.spared,
                after: player,
            }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_match_begins_where_the_last_one_ended() {
        let game = |rating, won| ListMatch {
            opponent: Player {
                rating,
                experience: 1000,
            },
            length: 5,
            won,
        };
        let steps = match_list(
            Player::default(),
            &[game(1700.0, true), game(1400.0, false)],
            Rules::Fibs,
        );
        let second = rate(
            [steps[0].after, game(1400.0, false).opponent],
            5,
            Rules::Fibs,
        );
        assert!(steps[0].change > 0.0);
        assert_eq!(steps[1].change, second.outcomes[1].changes[0].change);
        assert_eq!(steps[1].after.rating, second.outcomes[1].changes[0].new);
        assert_eq!(steps[1].after.experience, 10);
    }
}
