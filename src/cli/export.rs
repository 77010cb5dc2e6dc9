//! `tandem export`.

use std::path::Path;
use std::sync::Arc;

use super::args::Export;
use super::failure::Failure;
use super::{resolve, show, site};
use crate::club::{Club, ClubView};
use crate::domain::Notice;
use crate::exchange::atomic;
use crate::exchange::write::CsvOptions;
use crate::i18n::Lang;
use crate::report::export::{Format, Subject, render};
use crate::report::public;

/// The words for what is exported.
const WHAT: [&str; 8] = [
    "standings",
    "statistic",
    "history",
    "players",
    "workbook",
    "tournament",
    "player",
    site::WORD,
];

/// Writes a part of the club to a file or to standard output.
pub(super) fn export(args: &Export, lang: Lang) -> Result<String, Failure> {
    if args.what == site::WORD {
        return site::site(args, lang);
    }
    let what = what(args)?;
    let mut view = Club::open_read_only(&args.club)?.view();
    let subject = subject(&view, what)?;
    if args.public {
        view = Arc::new(public(&view, lang));
    }
    let format = format(args, subject)?;
    let options = CsvOptions {
        decimal_comma: args.decimal_comma,
        mark: args.bom,
    };
    let bytes = render(&view, subject, format, options, lang)?;
    match &args.output {
        Some(path) => {
            atomic::write(path, &bytes)?;
            Ok(String::new())
        }
        None => String::from_utf8(bytes).map_err(|_| needs_file(format).into()),
    }
}

/// What the words of the command line mean, before the club is read.
#[derive(Clone, Copy)]
enum What<'a> {
    Whole(Subject),
    Tournament(&'a str),
    Player(&'a str),
}

/// Reads the words.
///
/// # Errors
/// An unknown word is refused; a missing or a superfluous one is wrong usage.
fn what(args: &Export) -> Result<What<'_>, Failure> {
    let word = args.what.as_str();
    let subject = match (word, args.which.as_deref()) {
        ("tournament", Some(date)) => return Ok(What::Tournament(date)),
        ("player", Some(name)) => return Ok(What::Player(name)),
        ("tournament" | "player", None) => {
            return Err(Failure::Usage(
                Notice::new("export-which").with("word", word),
            ));
        }
        ("standings", _) => Subject::Standings,
        ("statistic", _) => Subject::Statistic,
        ("history", _) => Subject::History,
        ("players", _) => Subject::Players,
        ("workbook", _) => Subject::OldLayout,
        _ => {
            return Err(Notice::new("export-what")
                .with("word", word)
                .with("known", WHAT.join(", "))
                .into());
        }
    };
    match args.which.as_deref() {
        None => Ok(What::Whole(subject)),
        Some(more) => Err(Failure::Usage(
            Notice::new("export-too-much")
                .with("word", word)
                .with("more", more),
        )),
    }
}

fn subject(view: &ClubView, what: What<'_>) -> Result<Subject, Failure> {
    match what {
        What::Whole(subject) => Ok(subject),
        What::Tournament(date) => {
            let date = show::iso_day(date)?;
            let mut evenings = view.replay.tournaments.iter();
            if evenings.any(|evening| evening.date == date) {
                Ok(Subject::Day(date))
            } else {
                Err(Notice::new("cli-no-tournament").with("date", date).into())
            }
        }
        What::Player(name) => resolve::player(&view.book, &view.names, name)
            .map(Subject::Player)
            .map_err(|unknown| unknown.notice.into()),
    }
}

/// The format chosen, else the one that the file's ending names, else CSV;
/// the workbook has only one.
fn format(args: &Export, subject: Subject) -> Result<Format, Notice> {
    let unknown = |word: &str| {
        let known = Format::ALL.map(Format::word).join(", ");
        Notice::new("export-format")
            .with("word", word)
            .with("known", known)
    };
    let format = match &args.format {
        Some(word) => Format::from_word(word).ok_or_else(|| unknown(word))?,
        None if subject == Subject::OldLayout => Format::Xlsx,
        None => args
            .output
            .as_deref()
            .and_then(by_ending)
            .unwrap_or(Format::Csv),
    };
    if args.output.is_none() && !format.is_text() {
        return Err(needs_file(format));
    }
    Ok(format)
}

fn by_ending(path: &Path) -> Option<Format> {
    Format::from_word(path.extension()?.to_str()?)
}

fn needs_file(format: Format) -> Notice {
    Notice::new("export-needs-file").with("format", format.word().to_uppercase())
}
