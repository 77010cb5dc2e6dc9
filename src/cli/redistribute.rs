//! `tandem redistribute`: one game with a score.

use clap::Args;

use super::args::figure;
use super::failure::{Failure, kept};
use super::show;
use crate::exchange::write;
use crate::i18n::Lang;
use crate::rating::redistribution::{check_phi, check_rating, check_score, play};
use crate::report::calculator::redistribution as report;

#[derive(Debug, Args)]
pub(super) struct Redistribute {
    /// Part of the ratings that is shared anew, 0.01 to 1
    #[arg(long, value_name = "F", allow_negative_numbers = true, value_parser = figure)]
    phi: f64,
    /// Rating of player 1 before the game
    #[arg(long, value_name = "A", allow_negative_numbers = true, value_parser = figure)]
    rating1: f64,
    /// Rating of player 2 before the game
    #[arg(long, value_name = "B", allow_negative_numbers = true, value_parser = figure)]
    rating2: f64,
    /// Score of player 1
    #[arg(long, value_name = "G", allow_negative_numbers = true, value_parser = figure)]
    score1: f64,
    /// Score of player 2
    #[arg(long, value_name = "G", allow_negative_numbers = true, value_parser = figure)]
    score2: f64,
    #[arg(long)]
    json: bool,
}

/// Rates the game.
pub(super) fn redistribute(args: &Redistribute, lang: Lang) -> Result<String, Failure> {
    let mut wrong = Vec::new();
    let phi = kept(check_phi(args.phi), &mut wrong);
    let ratings = [args.rating1, args.rating2].map(|rating| kept(check_rating(rating), &mut wrong));
    let scores = [args.score1, args.score2].map(|score| kept(check_score(score), &mut wrong));
    if !wrong.is_empty() {
        return Err(wrong.into());
    }
    let game = play(phi, ratings, scores);
    if args.json {
        return Ok(write::json(&report::Data::new(&game)));
    }
    let names = report::numbered(lang);
    let names = [names[0].as_str(), names[1].as_str()];
    let steps = report::steps(&game, phi, names, lang);
    let table = report::game(&game, names, lang);
    Ok(format!(
        "{}\n{}\n",
        show::texts([table], lang),
        steps.join("\n")
    ))
}
