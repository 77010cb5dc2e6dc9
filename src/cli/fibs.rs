//! `tandem fibs`: one backgammon match.

use clap::Args;

use super::args::figure;
use super::failure::{Failure, kept};
use super::show;
use crate::domain::Notice;
use crate::exchange::{read, write};
use crate::i18n::Lang;
use crate::rating::fibs::{self, Player, Rules};
use crate::report::calculator;

#[derive(Debug, Args)]
pub(super) struct Fibs {
    /// Length of the match in points
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = length)]
    length: f64,
    /// Rating of player 1 before the match
    #[arg(long, value_name = "A", allow_negative_numbers = true, value_parser = figure)]
    rating1: f64,
    /// Rating of player 2 before the match
    #[arg(long, value_name = "B", allow_negative_numbers = true, value_parser = figure)]
    rating2: f64,
    /// Experience of player 1 before the match
    #[arg(long, value_name = "E", default_value = "0", allow_negative_numbers = true, value_parser = figure)]
    experience1: f64,
    /// Experience of player 2 before the match
    #[arg(long, value_name = "E", default_value = "0", allow_negative_numbers = true, value_parser = figure)]
    experience2: f64,
    /// Who won: 1 or 2
    #[arg(long, value_name = "1|2", allow_negative_numbers = true, value_parser = figure)]
    winner: f64,
    /// Rules of the MSN Zone: no rating falls below 100
    #[arg(long)]
    zone: bool,
    #[arg(long)]
    json: bool,
}

fn length(text: &str) -> Result<f64, String> {
    read::match_length(text).ok_or_else(|| format!("{text:?} is not a number"))
}

/// Rates the match.
pub(super) fn fibs(args: &Fibs, lang: Lang) -> Result<String, Failure> {
    let rules = if args.zone { Rules::Zone } else { Rules::Fibs };
    let mut wrong = Vec::new();
    let length = kept(fibs::check_length(args.length), &mut wrong);
    let players = [
        (args.rating1, args.experience1),
        (args.rating2, args.experience2),
    ]
    .map(|(rating, experience)| Player {
        rating: kept(fibs::check_rating(rating, rules), &mut wrong),
        experience: kept(fibs::check_experience(experience), &mut wrong),
    });
    let winner = kept(winner(args.winner), &mut wrong);
    if !wrong.is_empty() {
        return Err(wrong.into());
    }
    let rated = fibs::rate(players, length, rules);
    if args.json {
        return Ok(write::json(&calculator::fibs::Data::new(&rated, winner)));
    }
    let steps = calculator::fibs::steps(&rated, winner, rules, lang);
    let table = calculator::fibs::both(&rated, lang);
    Ok(format!(
        "{}\n{}\n",
        show::texts([table], lang),
        steps.join("\n")
    ))
}

fn winner(number: f64) -> Result<usize, Notice> {
    [1.0, 2.0]
        .into_iter()
        .position(|known| known == number)
        .ok_or_else(|| Notice::new("fibs-winner").with("winner", number))
}
