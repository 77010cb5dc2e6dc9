//! The grammar of the command line.

use std::path::{Path, PathBuf};

use clap::{Args, Parser, Subcommand};

use super::championship::ChampionshipArgs;
use super::confidence::Confidence;
use super::fibs::Fibs;
use super::fide::Fide;
use super::redistribute::Redistribute;
use crate::domain::number;

/// Ratings for bridge clubs. Without a command: open the window.
#[derive(Debug, Parser)]
#[command(name = "tandem", version, max_term_width = 100)]
pub(super) struct Cli {
    /// Language of messages: en or ru (otherwise the system's)
    #[arg(long, global = true, value_name = "LANG")]
    pub(super) lang: Option<String>,

    #[command(subcommand)]
    pub(super) command: Option<Command>,

    /// The club to open in the window
    pub(super) club: Option<PathBuf>,
}

#[derive(Debug, Subcommand)]
pub(super) enum Command {
    /// Make a new club file
    New {
        club: PathBuf,
        /// The club's name (otherwise that of the file)
        #[arg(long, value_name = "TEXT")]
        name: Option<String>,
    },
    /// Add players or change their starting ratings (header: name,start and perhaps privacy)
    Players { club: PathBuf, file: PathBuf },
    /// Add pre-history (header: date,player,partner and perhaps number)
    History { club: PathBuf, file: PathBuf },
    /// Print the coefficients, or set them from the next tournament on
    Param(Param),
    /// Calculate tournaments from tables of results; all of them or none
    Calculate(Calculate),
    /// Print the calculated tournaments of a date
    Tournament {
        club: PathBuf,
        /// YYYY-MM-DD
        date: String,
        #[arg(long)]
        json: bool,
    },
    /// Export a list, a tournament, a player, a championship, the old workbook or the site
    Export(Export),
    /// Import the club's old Excel workbook into a new club
    ImportWorkbook {
        club: PathBuf,
        /// XLS, XLSX or ODS
        workbook: PathBuf,
        /// The day of the newest evening, if the workbook tells no day at all
        #[arg(long)]
        date: Option<String>,
        #[arg(long)]
        json: bool,
    },
    /// Take the last operation back
    Undo { club: PathBuf },
    /// Repeat the operation taken back
    Redo { club: PathBuf },
    /// Print everything that was ever done to a club, newest first, with what
    /// it changed
    Journal {
        club: PathBuf,
        /// Only what this player was in
        #[arg(long, value_name = "NAME")]
        player: Option<String>,
        #[arg(long)]
        json: bool,
    },
    /// Make a backup of a club, also while it is open elsewhere, and print its file
    Backup(Backup),
    /// Put a backup in the place of a club, which is kept as a backup itself
    Restore(Restore),
    /// Check the club file, and put it in order
    Check {
        club: PathBuf,
        /// Repair what is found, after a backup
        #[arg(long)]
        repair: bool,
    },
    /// Print what a result file contains; saves nothing
    Read {
        file: PathBuf,
        #[arg(long)]
        json: bool,
    },
    /// Record and print the sessions of a championship
    Championship(ChampionshipArgs),
    /// Check how well the expected percents foretold the club's own results
    Backtest {
        club: PathBuf,
        #[arg(long)]
        json: bool,
    },
    /// Print how sure the ratings are, or how likely A is better than B
    Confidence(Confidence),
    /// Rate a backgammon match by the rules of FIBS or the MSN Zone
    Fibs(Fibs),
    /// Rate chess games by the regulations of FIDE
    Fide(Fide),
    /// Rate a game with a score by redistribution
    Redistribute(Redistribute),
}

impl Command {
    /// The club that it works on, where backups of it may help.
    pub(super) fn club(&self) -> Option<&Path> {
        match self {
            Self::Players { club, .. }
            | Self::History { club, .. }
            | Self::Tournament { club, .. }
            | Self::ImportWorkbook { club, .. }
            | Self::Undo { club }
            | Self::Redo { club }
            | Self::Journal { club, .. }
            | Self::Check { club, .. }
            | Self::Backtest { club, .. } => Some(club),
            Self::Param(args) => Some(&args.club),
            Self::Calculate(args) => Some(&args.club),
            Self::Export(args) => Some(&args.club),
            Self::Backup(args) => Some(&args.club),
            _ => None,
        }
    }

    /// Whether it changes a club when it is carried out; `calculate` knows
    /// better by its options.
    pub(super) const fn saves(&self) -> bool {
        match self {
            Self::New { .. }
            | Self::Players { .. }
            | Self::History { .. }
            | Self::ImportWorkbook { .. }
            | Self::Undo { .. }
            | Self::Redo { .. }
            | Self::Restore(_) => true,
            Self::Backup(backup) => !backup.list,
            Self::Check { repair, .. } => *repair,
            Self::Param(param) => !param.values.is_empty(),
            Self::Championship(args) => args.saves(),
            _ => false,
        }
    }
}

#[derive(Debug, Args)]
pub(super) struct Param {
    pub(super) club: PathBuf,
    /// K base W V H forget age k S growth window last
    #[arg(value_name = "NAME=VALUE", value_parser = assignment)]
    pub(super) values: Vec<Assignment>,
    /// From a day on (YYYY-MM-DD), or from the start: the whole history
    #[arg(long, value_name = "DATE|start")]
    pub(super) from: Option<String>,
    #[arg(long)]
    pub(super) json: bool,
}

/// `NAME=VALUE`.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Assignment {
    /// The symbol, as typed.
    pub(super) name: String,
    /// The value.
    pub(super) value: Value,
}

/// The right side of an [`Assignment`].
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Value {
    /// A number.
    Number(f64),
    /// A word: the age unit has some.
    Word(String),
}

fn assignment(text: &str) -> Result<Assignment, String> {
    let (name, value) = text.split_once('=').ok_or("expected NAME=VALUE")?;
    let (name, value) = (name.trim().to_owned(), value.trim());
    let value = match number::parse(value) {
        // A lone % would be a value without its meaning: 4 % is not 4.
        Some(number) if !value.ends_with('%') => Value::Number(number),
        _ if name == "age" => Value::Word(value.to_owned()),
        _ => return Err(format!("{value:?} is not a number")),
    };
    Ok(Assignment { name, value })
}

/// A number as people type it.
pub(super) fn figure(text: &str) -> Result<f64, String> {
    number::parse(text).ok_or_else(|| format!("{text:?} is not a number"))
}

#[derive(Debug, Args)]
pub(super) struct Calculate {
    pub(super) club: PathBuf,
    /// Tables of results: CSV, TSV or text
    #[arg(required = true, value_name = "FILE")]
    pub(super) files: Vec<PathBuf>,
    /// When it was played: YYYY-MM-DD (with one file only)
    #[arg(long)]
    pub(super) date: Option<String>,
    /// auto, mp, imp, cross-imp or percent
    #[arg(long)]
    pub(super) scoring: Option<String>,
    /// Boards each pair played
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = figure)]
    pub(super) boards: Option<f64>,
    /// Take unknown names as newcomers with this starting rating
    #[arg(long, value_name = "RATING", allow_hyphen_values = true, value_parser = figure)]
    pub(super) newcomers: Option<f64>,
    /// Leave out the lines that cannot be used
    #[arg(long)]
    pub(super) skip_bad_lines: bool,
    /// Allow a second tournament on a date, and the same results again
    #[arg(long)]
    pub(super) again: bool,
    /// Show what would happen, and save nothing
    #[arg(long)]
    pub(super) dry_run: bool,
    #[arg(long)]
    pub(super) json: bool,
}

#[derive(Debug, Args)]
pub(super) struct Backup {
    pub(super) club: PathBuf,
    /// The file to make, or a folder for it (otherwise the folder of the
    /// club's backups); nothing is overwritten
    #[arg(short, value_name = "PATH")]
    pub(super) output: Option<PathBuf>,
    /// Make none; list those there are, newest first
    #[arg(long)]
    pub(super) list: bool,
    #[arg(long)]
    pub(super) json: bool,
}

#[derive(Debug, Args)]
pub(super) struct Restore {
    /// The file to be replaced; may be damaged or missing
    pub(super) club: PathBuf,
    /// The backup: its path, or its name as backup --list prints it
    pub(super) backup: PathBuf,
    /// Allow a backup of another club
    #[arg(long)]
    pub(super) force: bool,
}

#[derive(Debug, Args)]
pub(super) struct Export {
    pub(super) club: PathBuf,
    /// standings, statistic, history, players, workbook (in the old layout),
    /// site, tournament DATE, player NAME or championship NAME
    #[arg(value_name = "WHAT")]
    pub(super) what: String,
    /// Of a tournament its date (YYYY-MM-DD), of a player or a championship
    /// the name
    #[arg(value_name = "DATE|NAME")]
    pub(super) which: Option<String>,
    /// Of a championship one session by its number (otherwise the totals)
    #[arg(long, value_name = "N")]
    pub(super) session: Option<u32>,
    /// csv, xlsx, html, pdf, json, png, svg or tsv (otherwise by the ending
    /// of the file, or csv)
    #[arg(long)]
    pub(super) format: Option<String>,
    /// The file, or the folder of the site, to write (otherwise standard
    /// output; xlsx, pdf, png and the site need one)
    #[arg(short, value_name = "PATH")]
    pub(super) output: Option<PathBuf>,
    /// Name the players as they chose to appear in public, as the site does
    #[arg(long)]
    pub(super) public: bool,
    /// CSV with semicolons and decimal commas
    #[arg(long)]
    pub(super) decimal_comma: bool,
    /// CSV with a byte-order mark
    #[arg(long)]
    pub(super) bom: bool,
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory as _;

    #[test]
    fn the_grammar_is_sound() {
        Cli::command().debug_assert();
    }

    #[test]
    fn assignments_take_blanks_and_decimal_commas() {
        let number = |name: &str, value| Assignment {
            name: name.to_owned(),
            value: Value::Number(value),
        };
        assert_eq!(assignment("K=20"), Ok(number("K", 20.0)));
        assert_eq!(assignment(" forget = 0,04 "), Ok(number("forget", 0.04)));
        assert_eq!(assignment("growth=−0.5"), Ok(number("growth", -0.5)));
        for wrong in ["K", "K=", "K=x", "K=NaN", "forget=4%"] {
            assert!(assignment(wrong).is_err(), "{wrong}");
        }
    }
}
