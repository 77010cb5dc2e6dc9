//! The commands without a window.
//!
//! Exit 0 done, 1 refused (every reason on standard error, nothing changed),
//! 2 wrong grammar. A command gathers everything it has to say and writes it
//! at the end, so that a refusal never follows half an answer.

mod args;
mod backtest;
mod backup;
mod calculate;
mod championship;
mod confidence;
mod evenings;
mod export;
mod failure;
mod fibs;
mod fide;
mod journal;
mod param;
mod people;
mod redistribute;
mod resolve;
mod show;
mod site;
mod upkeep;
mod workbook;

use std::ffi::OsString;
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{CommandFactory as _, Parser as _};

use self::args::{Cli, Command};
use self::backup::Keeper;
use self::failure::Failure;
use crate::club::backup::Folders;
use crate::domain::Notice;
use crate::i18n::Lang;

/// What remains to be done after the command line is read.
#[derive(Debug)]
pub enum Outcome {
    /// Nothing: a command was carried out or refused.
    Exit(ExitCode),
    /// The window is wanted.
    Window {
        /// The club to open in it.
        club: Option<PathBuf>,
        /// The language asked for.
        lang: Option<Lang>,
    },
}

/// Reads the command line, program name first, and carries its command out.
/// `folders` tells where clubs keep their backups; it is asked when one needs
/// to be made.
pub fn run(args: impl IntoIterator<Item = OsString>, folders: &dyn Fn() -> Folders) -> Outcome {
    let cli = match Cli::try_parse_from(args) {
        Ok(cli) => cli,
        Err(error) => {
            // Help and usage; when nobody reads them any more, nobody misses
            // the complaint either.
            let _ = error.print();
            return Outcome::Exit(ExitCode::from(if error.use_stderr() { 2 } else { 0 }));
        }
    };
    let wanted = match cli.lang.as_deref().map(language).transpose() {
        Ok(wanted) => wanted,
        Err(notice) => return Outcome::Exit(refuse(&Failure::from(notice), Lang::of_system())),
    };
    let lang = wanted.unwrap_or_else(Lang::of_system);
    let result = match (cli.command, cli.club) {
        (Some(command), None) => carry_out(command, folders, lang),
        (Some(_), Some(club)) => {
            let path = club.display().to_string();
            Err(Failure::Usage(
                Notice::new("cli-club-before-command").with("club", path),
            ))
        }
        (None, Some(club)) if is_no_command(&club) => {
            let word = club.display().to_string();
            Err(Failure::Usage(
                Notice::new("cli-no-command")
                    .with("word", word)
                    .with("known", commands()),
            ))
        }
        (None, club) => return Outcome::Window { club, lang: wanted },
    };
    Outcome::Exit(match result.and_then(|answer| print(&answer, lang)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => refuse(&failure, lang),
    })
}

/// A bare word that is no file: a mistyped command, not a club.
fn is_no_command(club: &Path) -> bool {
    let word = club.to_string_lossy();
    !word.contains(['/', '\\', '.']) && !club.exists()
}

fn commands() -> String {
    let grammar = Cli::command();
    let names: Vec<&str> = grammar
        .get_subcommands()
        .map(clap::Command::get_name)
        .collect();
    names.join(", ")
}

/// Says on standard error why something is refused.
pub fn complain(notice: &Notice, lang: Option<Lang>) -> ExitCode {
    refuse(
        &Failure::from(notice.clone()),
        lang.unwrap_or_else(Lang::of_system),
    )
}

fn language(code: &str) -> Result<Lang, Notice> {
    let codes: Vec<_> = Lang::all().map(Lang::code).collect();
    Lang::from_code(code).ok_or_else(|| {
        Notice::new("cli-language")
            .with("code", code)
            .with("known", codes.join(", "))
    })
}

/// What a command has to say.
struct Answer {
    /// For standard output.
    text: String,
    /// For standard error, though all went well.
    notes: Vec<Notice>,
    /// Whether the club is no longer what it was, answer or not.
    saved: bool,
}

impl From<String> for Answer {
    fn from(text: String) -> Self {
        Self {
            text,
            notes: Vec::new(),
            saved: false,
        }
    }
}

fn carry_out(
    command: Command,
    folders: &dyn Fn() -> Folders,
    lang: Lang,
) -> Result<Answer, Failure> {
    let keeper = Keeper::new(folders);
    let club = command.club().map(Path::to_owned);
    let mut answer = answer(command, &keeper, lang).map_err(|failure| match club {
        Some(club) => keeper.with_way_back(failure, &club, lang),
        None => failure,
    })?;
    answer.notes.extend(keeper.into_notes());
    Ok(answer)
}

fn answer(command: Command, keeper: &Keeper<'_>, lang: Lang) -> Result<Answer, Failure> {
    let saves = command.saves();
    let text = match command {
        Command::New { club, name } => upkeep::new(&club, name, lang),
        Command::Players { club, file } => people::players(&club, &file, keeper, lang),
        Command::History { club, file } => people::history(&club, &file, keeper, lang),
        Command::Param(args) => param::param(&args, keeper, lang),
        Command::Calculate(args) => return calculate::calculate(&args, keeper, lang),
        Command::Championship(args) => return championship::championship(&args, lang),
        Command::Tournament { club, date, json } => show::tournament(&club, &date, json, lang),
        Command::Export(args) => export::export(&args, lang),
        Command::ImportWorkbook {
            club,
            workbook,
            date,
            json,
        } => workbook::import(&club, &workbook, date.as_deref(), json, keeper, lang),
        Command::Undo { club } => upkeep::undo(&club, lang),
        Command::Redo { club } => upkeep::redo(&club, lang),
        Command::Journal { club, player, json } => {
            journal::journal(&club, player.as_deref(), json, lang)
        }
        Command::Backup(args) => backup::back_up(&args, keeper, lang),
        Command::Restore(args) => backup::restore(&args, keeper, lang),
        Command::Check { club, repair } => upkeep::check(&club, repair, keeper, lang),
        Command::Read { file, json } => show::read(&file, json, lang),
        Command::Backtest { club, json } => backtest::backtest(&club, json, lang),
        Command::Confidence(args) => confidence::confidence(&args, lang),
        Command::Fibs(args) => fibs::fibs(&args, lang),
        Command::Fide(args) => fide::fide(&args, lang),
        Command::Redistribute(args) => redistribute::redistribute(&args, lang),
    };
    text.map(|text| Answer {
        saved: saves,
        ..Answer::from(text)
    })
}

/// Writes the answer; a reader that closed its end has read enough.
///
/// # Errors
/// When the answer is all there was to do, and it cannot be written. What is
/// saved already is only told: nobody may take it for refused and repeat it.
fn print(answer: &Answer, lang: Lang) -> Result<(), Failure> {
    say(&answer.notes, lang);
    let mut out = std::io::stdout().lock();
    let written = out
        .write_all(answer.text.as_bytes())
        .and_then(|()| out.flush());
    match written {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => {
            let id = if answer.saved {
                "cli-output-saved"
            } else {
                "cli-output"
            };
            let notice = Notice::new(id).with("error", error.to_string());
            if !answer.saved {
                return Err(notice.into());
            }
            say(&[notice], lang);
            Ok(())
        }
        _ => Ok(()),
    }
}

fn refuse(failure: &Failure, lang: Lang) -> ExitCode {
    let (code, notices) = match failure {
        Failure::Refused(notices) => (1, notices.as_slice()),
        Failure::Usage(notice) => (2, std::slice::from_ref(notice)),
    };
    say(notices, lang);
    ExitCode::from(code)
}

fn say(notices: &[Notice], lang: Lang) {
    let mut err = std::io::stderr().lock();
    for notice in notices {
        // Without standard error there is nobody to tell.
        let _ = writeln!(err, "{}", lang.say(notice));
    }
}
