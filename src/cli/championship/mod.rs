//! `tandem championship`.

mod add;
mod pairs;

use std::path::PathBuf;

use clap::{Args, Subcommand};

use super::Answer;
use super::args::figure;
use super::failure::Failure;
use super::show::texts;
use crate::club::{Club, ClubView};
use crate::domain::name::{fold, normalise};
use crate::domain::{Championship, Notice};
use crate::exchange::write;
use crate::i18n::Lang;
use crate::report::championship::{data, session, totals};

/// `championship CLUB NAME …`.
#[derive(Debug, Args)]
pub(super) struct ChampionshipArgs {
    club: PathBuf,
    /// The championship; a new name begins one
    name: String,
    #[command(subcommand)]
    action: Action,
}

#[derive(Debug, Subcommand)]
enum Action {
    /// Record a session from a table of results (header:
    /// player,partner,rating1,rating2,imps; empty ratings are carried over)
    /// or any other file that can be read
    Add(Box<Add>),
    /// Print a calculated session
    Session {
        /// Its number
        number: u32,
        #[arg(long)]
        json: bool,
    },
    /// Print everybody's total, the most successful first
    Totals {
        #[arg(long)]
        json: bool,
    },
}

#[derive(Debug, Args)]
struct Add {
    file: PathBuf,
    /// Number of the session
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = figure)]
    number: f64,
    /// S, 10 to 16 by the rank of the session (otherwise 13)
    #[arg(long, value_name = "S", allow_negative_numbers = true, value_parser = figure)]
    strength: Option<f64>,
    /// Boards that most pairs played; IMPs need it unless the file tells
    #[arg(long, value_name = "H", allow_negative_numbers = true, value_parser = figure)]
    boards: Option<f64>,
    /// When it was played: YYYY-MM-DD
    #[arg(long)]
    date: Option<String>,
    /// imp, mp, percent or cross-imp (otherwise what the file tells, or imp)
    #[arg(long)]
    scoring: Option<String>,
    /// A final: recorded, and changes no rating
    #[arg(long = "final")]
    is_final: bool,
    /// Centre IMPs on their mean
    #[arg(long)]
    centre: bool,
    /// Replace the session of that number
    #[arg(long)]
    replace: bool,
}

impl ChampionshipArgs {
    /// Whether it changes a club when it is carried out.
    pub(super) const fn saves(&self) -> bool {
        matches!(self.action, Action::Add(_))
    }
}

/// Carries the command out.
pub(super) fn championship(args: &ChampionshipArgs, lang: Lang) -> Result<Answer, Failure> {
    match &args.action {
        Action::Add(add) => add::add(args, add, lang).map(|text| Answer {
            saved: true,
            ..Answer::from(text)
        }),
        Action::Session { number, json } => {
            let view = Club::open_read_only(&args.club)?.view();
            let text = print_session(&view, known(&view, &args.name)?, *number, *json, lang);
            text.map(Answer::from)
        }
        Action::Totals { json } => {
            let view = Club::open_read_only(&args.club)?.view();
            let text = print_totals(&view, known(&view, &args.name)?, *json, lang);
            text.map(Answer::from)
        }
    }
}

/// The championship of that name, as names are compared everywhere.
fn named<'a>(view: &'a ClubView, name: &str) -> Option<&'a Championship> {
    let (name, folded) = (normalise(name), fold(name));
    let mut exact = view.book.championships.values();
    let mut loose = view.book.championships.values();
    exact
        .find(|championship| championship.name == name)
        .or_else(|| loose.find(|championship| fold(&championship.name) == folded))
}

/// A championship that the club has and that can be calculated.
///
/// # Errors
/// `cli-no-championship`, or why it cannot be calculated.
pub(super) fn known<'a>(view: &'a ClubView, name: &str) -> Result<&'a Championship, Failure> {
    let Some(championship) = named(view, name) else {
        let names = view.book.championships.values();
        let names: Vec<&str> = names.map(|other| other.name.as_str()).collect();
        let notice = if names.is_empty() {
            Notice::new("cli-no-championships")
        } else {
            Notice::new("cli-no-championship").with("known", names.join(", "))
        };
        return Err(notice.with("name", name).into());
    };
    match view.championships.get(&championship.id) {
        Some(calculated) if !calculated.problems.is_empty() => {
            Err(calculated.problems.clone().into())
        }
        _ => Ok(championship),
    }
}

fn print_session(
    view: &ClubView,
    championship: &Championship,
    number: u32,
    json: bool,
    lang: Lang,
) -> Result<String, Failure> {
    let id = championship.id;
    let text = if json {
        data::session(view, id, number).map(|pairs| write::json(&pairs))
    } else {
        session(view, id, number, lang).map(|table| texts([table], lang))
    };
    text.ok_or_else(|| {
        Notice::new("championship-no-session")
            .with("number", number)
            .with("championship", championship.name.as_str())
            .into()
    })
}

fn print_totals(
    view: &ClubView,
    championship: &Championship,
    json: bool,
    lang: Lang,
) -> Result<String, Failure> {
    let id = championship.id;
    let text = if json {
        data::totals(view, id).map(|totals| write::json(&totals))
    } else {
        totals(view, id, lang).map(|table| texts([table], lang))
    };
    text.ok_or_else(|| Notice::new("championship-gone").into())
}
