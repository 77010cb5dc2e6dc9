//! Every step of a game for people: the formula with its numbers, and what it
//! means.

use crate::domain::Notice;
use crate::i18n::{Lang, fixed, signed};
use crate::rating::redistribution::Game;
use crate::report::calculator::Explained;

/// The steps of a game at `phi`: pool, share, and both new ratings.
pub fn explained(game: &Game, phi: f64, names: [&str; 2], lang: Lang) -> Vec<Explained> {
    let pool = Notice::new("redis-explain-pool")
        .with("phi", phi)
        .with("rating1", game.ratings[0])
        .with("rating2", game.ratings[1])
        .with("pool", fixed(lang, game.pool, 2));
    let pool_words = Notice::new("redis-explain-pool-words").with("percent", 100.0 * phi);
    let share = Notice::new("redis-explain-share")
        .with("score1", game.scores[0])
        .with("score2", game.scores[1])
        .with("share", fixed(lang, game.shares[0], 4));
    let share_words = Notice::new("redis-explain-share-words")
        .with("name", names[0])
        .with("percent1", fixed(lang, 100.0 * game.shares[0], 2))
        .with("percent2", fixed(lang, 100.0 * game.shares[1], 2));
    let mut steps = vec![
        Explained::new(lang, &pool, &pool_words),
        Explained::new(lang, &share, &share_words),
    ];
    steps.extend([0, 1].map(|at| new_rating(game, phi, at, names[at], lang)));
    steps
}

fn new_rating(game: &Game, phi: f64, at: usize, name: &str, lang: Lang) -> Explained {
    let formula = Notice::new("redis-explain-new")
        .with("player", at + 1)
        .with("kept", 1.0 - phi)
        .with("rating", game.ratings[at])
        .with("share", fixed(lang, game.shares[at], 4))
        .with("pool", fixed(lang, game.pool, 2))
        .with("new", fixed(lang, game.new[at], 4));
    let words = Notice::new("redis-explain-new-words")
        .with("name", name)
        .with("kept", fixed(lang, game.kept[at], 2))
        .with("won", fixed(lang, game.won[at], 2))
        .with("change", signed(lang, game.changes[at], 2));
    Explained::new(lang, &formula, &words)
}
