//! `tandem export`.

use std::sync::Arc;

use super::args::Export;
use super::failure::Failure;
use super::site;
use crate::club::{Club, ClubView};
use crate::domain::Notice;
use crate::exchange::write::{self, CsvOptions};
use crate::exchange::{Table, atomic};
use crate::i18n::Lang;
use crate::report::{self, data};

const LISTS: [(&str, List); 4] = [
    ("standings", List::Standings),
    ("statistic", List::Statistic),
    ("history", List::History),
    ("players", List::Players),
];

const FORMATS: [(&str, Format); 3] = [
    ("csv", Format::Csv),
    ("json", Format::Json),
    ("html", Format::Html),
];

#[derive(Clone, Copy)]
enum List {
    Standings,
    Statistic,
    History,
    Players,
}

#[derive(Clone, Copy)]
enum Format {
    Csv,
    Json,
    Html,
}

/// Writes a list to a file or to standard output.
pub(super) fn export(args: &Export, lang: Lang) -> Result<String, Failure> {
    if args.what == site::WORD {
        return site::site(args, lang);
    }
    let list = chosen("cli-export-what", &args.what, &LISTS)?;
    let format = chosen("cli-export-format", &args.format, &FORMATS)?;
    let mut view = Club::open_read_only(&args.club)?.view();
    if args.public {
        view = Arc::new(report::public(&view, lang));
    }
    let text = match format {
        Format::Json => json(&view, list),
        Format::Html => write::html(&report::page(
            &table(&view, list, lang),
            String::new(),
            lang,
        )),
        Format::Csv => {
            let options = CsvOptions {
                decimal_comma: args.decimal_comma,
                mark: args.bom,
            };
            write::csv(&table(&view, list, lang), options)
        }
    };
    match &args.output {
        None => Ok(text),
        Some(path) => {
            atomic::write(path, text.as_bytes())?;
            Ok(String::new())
        }
    }
}

fn chosen<T: Copy>(refusal: &'static str, word: &str, known: &[(&str, T)]) -> Result<T, Notice> {
    let found = known.iter().find(|(name, _)| *name == word);
    found.map(|(_, value)| *value).ok_or_else(|| {
        let names: Vec<&str> = known.iter().map(|(name, _)| *name).collect();
        Notice::new(refusal)
            .with("word", word)
            .with("known", names.join(", "))
    })
}

fn table(view: &ClubView, list: List, lang: Lang) -> Table {
    match list {
        List::Standings => report::standings(view, lang),
        List::Statistic => report::statistic(view, lang),
        List::History => report::history(view, lang),
        List::Players => report::players(view, lang),
    }
}

fn json(view: &ClubView, list: List) -> String {
    match list {
        List::Standings => write::json(&data::standings(view)),
        List::Statistic => write::json(&data::statistic(view)),
        List::History => write::json(&data::history(view)),
        List::Players => write::json(&data::players(view)),
    }
}
