//! Every step of a match for people: the formula with its numbers, and what
//! it means.

use crate::domain::Notice;
use crate::i18n::{Lang, fixed, signed};
use crate::rating::fibs::Match;
use crate::report::calculator::Explained;

/// The steps of a match: both chances, both paces, and both outcomes.
pub fn explained(rated: &Match, lang: Lang) -> Vec<Explained> {
    let mut steps = chances(rated, lang).to_vec();
    steps.extend([0, 1].map(|at| pace(rated, at, lang)));
    steps.extend([0, 1].map(|winner| outcome(rated, winner, lang)));
    steps
}

fn chances(rated: &Match, lang: Lang) -> [Explained; 4] {
    let [first, second] = rated.sides.map(|side| side.player.rating);
    let percent = |chance: f64| fixed(lang, 100.0 * chance, 4);
    let root = fixed(lang, rated.root, 4);
    let difference = Notice::new("fibs-explain-difference")
        .with("rating1", first)
        .with("rating2", second)
        .with("difference", rated.difference);
    let of_length = Notice::new("fibs-explain-root")
        .with("length", rated.length)
        .with("root", root.as_str());
    let underdog = Notice::new("fibs-explain-underdog")
        .with("difference", rated.difference)
        .with("root", root)
        .with("underdog", percent(rated.underdog));
    let favourite = Notice::new("fibs-explain-favourite")
        .with("underdog", percent(rated.underdog))
        .with("favourite", percent(rated.favourite));
    [
        (difference, "fibs-explain-difference-words"),
        (of_length, "fibs-explain-root-words"),
        (underdog, "fibs-explain-underdog-words"),
        (favourite, "fibs-explain-favourite-words"),
    ]
    .map(|(formula, words)| Explained::new(lang, &formula, &Notice::new(words)))
}

fn pace(rated: &Match, at: usize, lang: Lang) -> Explained {
    let side = &rated.sides[at];
    let formula = Notice::new("fibs-explain-pace")
        .with("player", at + 1)
        .with("experience", side.player.experience)
        .with("length", rated.length)
        .with("pace", fixed(lang, side.pace, 2));
    let words = Notice::new("fibs-explain-pace-words")
        .with("player", at + 1)
        .with("after", side.experience_after);
    Explained::new(lang, &formula, &words)
}

fn outcome(rated: &Match, winner: usize, lang: Lang) -> Explained {
    let changes = &rated.outcomes[winner].changes;
    // What counts is the chance of the loser.
    let symbol = if rated.favoured == Some(1 - winner) {
        "F"
    } else {
        "U"
    };
    let formula = Notice::new("fibs-explain-outcome")
        .with("winner", winner + 1)
        .with("loser", 2 - winner)
        .with("pace", fixed(lang, rated.sides[winner].pace, 2))
        .with("pace2", fixed(lang, rated.sides[1 - winner].pace, 2))
        .with("root", fixed(lang, rated.root, 4))
        .with("symbol", symbol)
        .with("chance", fixed(lang, rated.sides[1 - winner].chance, 6))
        .with("gain", signed(lang, changes[winner].change, 4))
        .with("loss", signed(lang, changes[1 - winner].change, 4));
    let words = Notice::new("fibs-explain-outcome-words")
        .with("winner", winner + 1)
        .with("loser", 2 - winner);
    Explained::new(lang, &formula, &words)
}
