//! `tandem confidence`: how sure the ratings are.

use std::path::PathBuf;

use clap::Args;

use super::args::figure;
use super::failure::Failure;
use super::{resolve, show};
use crate::club::{Club, ClubView};
use crate::domain::{Notice, PlayerId};
use crate::exchange::write;
use crate::i18n::{Lang, fixed};
use crate::rating::companion::{Settings, companion, estimate_noise};
use crate::report::confidence::{between, lines, remarks, table};

#[derive(Debug, Args)]
pub(super) struct Confidence {
    club: PathBuf,
    /// How far a starting rating may be off, in rating points
    #[arg(long, value_name = "POINTS", default_value = "300", allow_negative_numbers = true, value_parser = figure)]
    s0: f64,
    /// How far a strength wanders from one tournament to the next (or in a
    /// week, where the club counts weeks), in rating points
    #[arg(long, value_name = "POINTS", default_value = "5", allow_negative_numbers = true, value_parser = figure)]
    drift: f64,
    /// The luck of an evening, in percent
    #[arg(long, value_name = "PERCENT", default_value = "6", allow_negative_numbers = true, value_parser = figure)]
    noise: f64,
    /// How likely A is better than B
    #[arg(long, num_args = 2, value_names = ["A", "B"])]
    between: Option<Vec<String>>,
    #[arg(long)]
    json: bool,
}

/// Prints everybody's rating and its uncertainty, or compares two players.
pub(super) fn confidence(args: &Confidence, lang: Lang) -> Result<String, Failure> {
    let settings = Settings {
        start_sd: args.s0,
        drift: args.drift,
        noise: args.noise,
    };
    settings.check()?;
    let view = Club::open_read_only(&args.club)?.view();
    let two = args.between.as_deref();
    let two = two.map(|names| players(&view, names)).transpose()?;
    let companion = companion(&view.replay, settings);
    let compared = two.and_then(|two| between(&view, &companion, two));
    match (compared, args.json) {
        (Some(compared), true) => Ok(write::json(&compared)),
        (Some(compared), false) => {
            let mut text = lang.say(&compared.sentence(lang)) + "\n";
            let played = |(a, b)| [a, b].iter().any(|one| !companion.bands(*one).is_empty());
            if !two.is_some_and(played) {
                text += &(lang.text("confidence-unplayed") + "\n");
            }
            Ok(text)
        }
        (None, true) => Ok(write::json(&lines(&view, &companion))),
        (None, false) if companion.entered().next().is_none() => {
            Ok(lang.text("confidence-nobody") + "\n")
        }
        (None, false) => {
            let mut text = show::texts([table(&view, &companion, lang)], lang);
            let noise = estimate_noise(&view.replay, settings);
            for remark in remarks(&view, &companion).iter().chain(&noise.map(|noise| {
                Notice::new("confidence-estimate").with("noise", fixed(lang, noise, 1))
            })) {
                text += &format!("{}\n", lang.say(remark));
            }
            Ok(text)
        }
    }
}

/// The two players to compare.
fn players(view: &ClubView, names: &[String]) -> Result<(PlayerId, PlayerId), Failure> {
    let mut wrong = Vec::new();
    let mut found = Vec::new();
    for name in names {
        match resolve::player(&view.book, &view.names, name) {
            Ok(player) => found.push(player),
            Err(unknown) => wrong.push(unknown.notice),
        }
    }
    match found.as_slice() {
        [a, b] if a == b => {
            let name = view.book.name_of(*a);
            Err(Notice::new("confidence-same").with("name", name).into())
        }
        [a, b] => Ok((*a, *b)),
        _ => Err(wrong.into()),
    }
}
