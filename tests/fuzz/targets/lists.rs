//! Any text as a list of players, a partnership history, or a calculator's
//! list of games.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tandem::exchange::read::{chess_games, history, ladder_games, matches, players};

fuzz_target!(|text: &str| {
    let _ = players(text);
    let _ = history(text);
    let _ = chess_games(text);
    let _ = ladder_games(text);
    let _ = matches(text);
});
