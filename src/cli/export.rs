//! `tandem export`.

use std::path::Path;
use std::sync::Arc;

use super::args::Export;
use super::failure::Failure;
use super::{championship, resolve, show, site};
use crate::club::{Club, ClubView};
use crate::domain::Notice;
use crate::exchange::atomic;
use crate::exchange::write::CsvOptions;
use crate::i18n::Lang;
use crate::report;
use crate::report::export::{Format, Subject, render};

/// The words for what is exported; the last three are followed by which.
const WHAT: [&str; 9] = [
    "standings",
    "statistic",
    "history",
    "players",
    "workbook",
    site::WORD,
    "tournament",
    "player",
    "championship",
];

/// Writes a part of the club to a file or to standard output.
pub(super) fn export(args: &Export, lang: Lang) -> Result<String, Failure> {
    let Some(what) = what(args)? else {
        return site::site(args, lang);
    };
    let mut view = Club::open_read_only(&args.club)?.view();
    let subject = subject(&view, what)?;
    if args.public {
        view = Arc::new(report::public(&view, lang));
    }
    let format = format(args, &subject)?;
    let options = CsvOptions {
        decimal_comma: args.decimal_comma,
        mark: args.bom,
    };
    let bytes = render(&view, &subject, format, options, lang)?;
    match &args.output {
        Some(path) => {
            atomic::write(path, &bytes)?;
            Ok(String::new())
        }
        None => String::from_utf8(bytes).map_err(|_| needs_file(format).into()),
    }
}

/// What the words of the command line mean, before the club is read.
enum What<'a> {
    Whole(Subject),
    Tournament(&'a str),
    Player(&'a str),
    Championship(&'a str, Option<u32>),
}

/// Reads the words; none of a club's subjects is the site.
///
/// # Errors
/// An unknown word is refused; a missing or a superfluous one is wrong usage.
fn what(args: &Export) -> Result<Option<What<'_>>, Failure> {
    let (word, which) = (args.what.as_str(), args.which.as_deref());
    let usage = |id| Failure::Usage(Notice::new(id).with("word", word));
    if args.session.is_some() && word != "championship" {
        return Err(usage("export-no-session"));
    }
    let subject = match (word, which) {
        ("tournament", Some(date)) => return Ok(Some(What::Tournament(date))),
        ("player", Some(name)) => return Ok(Some(What::Player(name))),
        ("championship", Some(name)) => return Ok(Some(What::Championship(name, args.session))),
        ("tournament" | "player" | "championship", None) => return Err(usage("export-which")),
        ("standings", _) => Some(Subject::Standings),
        ("statistic", _) => Some(Subject::Statistic),
        ("history", _) => Some(Subject::History),
        ("players", _) => Some(Subject::Players),
        ("workbook", _) => Some(Subject::OldLayout),
        (site::WORD, _) => None,
        _ => {
            let unknown = Notice::new("export-what").with("word", word);
            return Err(unknown.with("known", WHAT.join(", ")).into());
        }
    };
    match which {
        None => Ok(subject.map(What::Whole)),
        Some(_) => Err(usage("export-too-much")),
    }
}

/// What is meant in this club.
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
        What::Championship(name, number) => {
            let known = championship::known(view, name)?;
            match number {
                None => Ok(Subject::Totals(known.id)),
                Some(number) if known.session(number).is_some() => {
                    Ok(Subject::Session(known.id, number))
                }
                Some(number) => {
                    let none = Notice::new("championship-no-session").with("number", number);
                    Err(none.with("championship", known.name.as_str()).into())
                }
            }
        }
    }
}

/// The format chosen, else the one that the file's ending names, else CSV;
/// the workbook has only one.
///
/// # Errors
/// A word or an ending that is no format, and a format that needs a file
/// without one.
fn format(args: &Export, subject: &Subject) -> Result<Format, Notice> {
    let known = || Format::ALL.map(Format::word).join(", ");
    let unknown = |word: &str| {
        Notice::new("export-format")
            .with("word", word)
            .with("known", known())
    };
    let format = match &args.format {
        Some(word) => Format::from_word(word).ok_or_else(|| unknown(word))?,
        None => match &args.output {
            Some(path) if path.extension().is_some() && !is_club(path) => by_ending(path)
                .ok_or_else(|| {
                    Notice::new("export-ending")
                        .with("file", path.display().to_string())
                        .with("known", known())
                })?,
            _ if *subject == Subject::OldLayout => Format::Xlsx,
            _ => Format::Csv,
        },
    };
    if args.output.is_none() && !format.is_text() {
        return Err(needs_file(format));
    }
    Ok(format)
}

/// Whether the name leads to a club, which is refused as such when it is to
/// be written over.
fn is_club(path: &Path) -> bool {
    path.extension().is_some_and(|ending| ending == "tandem") && path.exists()
}

fn by_ending(path: &Path) -> Option<Format> {
    Format::from_word(path.extension()?.to_str()?)
}

fn needs_file(format: Format) -> Notice {
    Notice::new("export-needs-file").with("format", format.word().to_uppercase())
}
