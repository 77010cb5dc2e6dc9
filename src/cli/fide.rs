//! `tandem fide`: an event of chess games, or a first rating.

use clap::Args;

use super::args::figure;
use super::failure::{Failure, kept};
use super::show;
use crate::domain::{Notice, number};
use crate::exchange::read::{ChessResult, chess_result, is_unrated};
use crate::exchange::write;
use crate::i18n::Lang;
use crate::rating::fide::{
    Calculated, Event, Facts, Game, KChoice, Outcome, Speed, calculate, check_k, check_rating,
    initial, totals,
};
use crate::report::calculator::fide as report;

#[derive(Debug, Args)]
pub(super) struct Fide {
    /// Own rating before the event
    #[arg(long, value_name = "R", allow_negative_numbers = true, value_parser = figure)]
    #[arg(required_unless_present = "initial")]
    rating: Option<f64>,
    /// The first rating of a player without one
    #[arg(long, conflicts_with_all = ["rating", "k", "born", "games_played", "highest"])]
    initial: bool,
    /// The development coefficient (otherwise by the regulations)
    #[arg(long, value_name = "K", allow_negative_numbers = true, value_parser = figure)]
    #[arg(conflicts_with_all = ["born", "games_played", "highest"])]
    k: Option<f64>,
    /// Year of birth
    #[arg(long, value_name = "Y", requires = "year", allow_negative_numbers = true, value_parser = figure)]
    born: Option<f64>,
    /// Year of the event
    #[arg(long, value_name = "Y", requires = "born", allow_negative_numbers = true, value_parser = figure)]
    year: Option<f64>,
    /// Rated games played before the event
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = figure)]
    games_played: Option<f64>,
    /// Highest rating ever published
    #[arg(long, value_name = "H", allow_negative_numbers = true, value_parser = figure)]
    highest: Option<f64>,
    /// standard, rapid or blitz
    #[arg(long, default_value = "standard")]
    speed: String,
    /// Opponent's rating (or unrated) and 1, 0.5, 0 or forfeit
    #[arg(long = "game", value_name = "OPPONENT:SCORE", required = true, num_args = 1.., value_parser = game)]
    games: Vec<Typed>,
    #[arg(long)]
    json: bool,
}

/// A game as typed: numbers, whatever their value.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Typed {
    opponent: Option<f64>,
    result: ChessResult,
}

fn game(text: &str) -> Result<Typed, String> {
    let (opponent, score) = text.split_once(':').ok_or("expected OPPONENT:SCORE")?;
    let rating = number::parse(opponent);
    if rating.is_none() && !is_unrated(opponent) {
        return Err(format!("{opponent:?} is not a number"));
    }
    match chess_result(score) {
        Some(result) if result != ChessResult::ToPlay => Ok(Typed {
            opponent: rating,
            result,
        }),
        _ => Err(format!("{score:?} is not a number")),
    }
}

impl Typed {
    fn checked(&self) -> Result<Game, Notice> {
        match self.result {
            ChessResult::Points(score) => Game::played(self.opponent, score),
            ChessResult::Forfeit => Game::with_outcome(self.opponent, Outcome::Forfeit),
            ChessResult::ToPlay => Game::with_outcome(self.opponent, Outcome::ToPlay),
        }
    }
}

/// Rates the event, or finds the first rating.
pub(super) fn fide(args: &Fide, lang: Lang) -> Result<String, Failure> {
    let mut wrong = Vec::new();
    let speed = kept(speed(&args.speed), &mut wrong);
    let rating = args
        .rating
        .map(|rating| kept(check_rating(rating), &mut wrong));
    let k = k_choice(args).unwrap_or_else(|notices| {
        wrong.extend(notices);
        KChoice::Automatic(Facts::default())
    });
    let mut games = Vec::new();
    for typed in &args.games {
        match typed.checked() {
            Ok(game) => games.push(game),
            Err(notice) => wrong.push(notice),
        }
    }
    if !wrong.is_empty() {
        return Err(wrong.into());
    }
    let Some(rating) = rating else {
        return Ok(first_rating(&games, args.json, lang));
    };
    let event = Event {
        rating,
        speed,
        k,
        games,
    };
    let calculated = calculate(&event);
    if args.json {
        return Ok(write::json(&report::EventData::new(&calculated, lang)));
    }
    Ok(printed(&event, &calculated, lang))
}

fn speed(word: &str) -> Result<Speed, Notice> {
    let known = Speed::ALL.map(Speed::word).join(", ");
    let unknown = || Notice::new("fide-speed").with("word", word);
    Speed::from_word(word).ok_or_else(|| unknown().with("known", known))
}

fn k_choice(args: &Fide) -> Result<KChoice, Vec<Notice>> {
    if let Some(k) = args.k {
        return check_k(k)
            .map(KChoice::Typed)
            .map_err(|notice| vec![notice]);
    }
    let facts = Facts::new(args.born.zip(args.year), args.games_played, args.highest)?;
    Ok(KChoice::Automatic(facts))
}

fn first_rating(games: &[Game], json: bool, lang: Lang) -> String {
    let initial = initial(games);
    if json {
        return write::json(&report::InitialData::new(&initial, lang));
    }
    format!("{}\n", report::initial_steps(&initial, lang).join("\n"))
}

fn printed(event: &Event, calculated: &Calculated, lang: Lang) -> String {
    format!(
        "{}\n{}\n\n{}",
        show::texts([report::games(calculated, lang)], lang),
        report::steps(calculated, lang).join("\n"),
        show::texts([report::totals(&totals(event), lang)], lang)
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_an_opponent_and_a_score() {
        let typed = |opponent, result| Ok(Typed { opponent, result });
        assert_eq!(
            game("1850:1"),
            typed(Some(1850.0), ChessResult::Points(1.0))
        );
        assert_eq!(
            game("1850:0,5"),
            typed(Some(1850.0), ChessResult::Points(0.5))
        );
        assert_eq!(
            game("1850:forfeit"),
            typed(Some(1850.0), ChessResult::Forfeit)
        );
        assert_eq!(game("unrated:½"), typed(None, ChessResult::Points(0.5)));
        assert_eq!(game("9:7"), typed(Some(9.0), ChessResult::Points(7.0)));
        for wrong in ["1850", "1850:", ":1", "x:1", "1850:x", "1850:?"] {
            assert!(game(wrong).is_err(), "{wrong}");
        }
    }
}
