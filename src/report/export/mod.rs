//! The one place that knows what can be written in which format.

mod document;
mod plain;
mod subject;

pub(super) use document::Document;
pub use document::fits;
pub use subject::{Pane, StandingsShown, StatisticShown, Subject};

use super::{by_name, championship, charts, data, old_layout, page, player};
use crate::club::ClubView;
use crate::domain::Notice;
use crate::exchange::write::{self, CsvOptions};
use crate::i18n::Lang;
use charts::{MOST_BARS, Over};

/// Curves in a picture of the whole club.
const CURVES: usize = 5;

/// How it is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// Comma-separated values.
    Csv,
    /// A workbook.
    Xlsx,
    /// A page for the browser.
    Html,
    /// A document for the printer.
    Pdf,
    /// For scripts.
    Json,
    /// A picture in pixels.
    Png,
    /// A picture in lines.
    Svg,
    /// For the clipboard.
    Tsv,
}

impl Format {
    /// All formats, in the order they are offered.
    pub const ALL: [Self; 8] = [
        Self::Csv,
        Self::Xlsx,
        Self::Html,
        Self::Pdf,
        Self::Json,
        Self::Png,
        Self::Svg,
        Self::Tsv,
    ];

    /// Its name and the ending of its files.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Csv => "csv",
            Self::Xlsx => "xlsx",
            Self::Html => "html",
            Self::Pdf => "pdf",
            Self::Json => "json",
            Self::Png => "png",
            Self::Svg => "svg",
            Self::Tsv => "tsv",
        }
    }

    /// The inverse of [`Format::word`], in capitals too.
    pub fn from_word(word: &str) -> Option<Self> {
        let named = |format: &Self| format.word().eq_ignore_ascii_case(word);
        Self::ALL.into_iter().find(named)
    }

    /// Whether it can be shown on a screen of text.
    pub const fn is_text(self) -> bool {
        !matches!(self, Self::Xlsx | Self::Pdf | Self::Png)
    }

    const fn shows_charts(self) -> bool {
        self.is_picture() || matches!(self, Self::Html | Self::Pdf)
    }

    const fn is_picture(self) -> bool {
        matches!(self, Self::Png | Self::Svg)
    }
}

/// A subject in a format, ready to be written to a file.
///
/// # Errors
/// `export-senseless` for a format that the subject does not have,
/// `export-empty-chart` for a picture with nothing in it, `export-gone` for a
/// tournament, player or championship that the club does not have,
/// `export-too-large`, and what the format cannot hold.
pub fn render(
    view: &ClubView,
    subject: &Subject,
    format: Format,
    csv: CsvOptions,
    lang: Lang,
) -> Result<Vec<u8>, Notice> {
    if !subject.formats().contains(&format) {
        return Err(senseless(subject, format, lang));
    }
    if *subject == Subject::OldLayout {
        return write::xlsx(&view.book.name, &old_layout::sheets(view));
    }
    if format.shows_charts() && subject.is_one_curve() {
        view.sureness();
    }
    let document = || Document::new(view, subject, lang);
    let text = match format {
        Format::Csv => document()?.joined(|table| write::csv(table, csv)),
        Format::Tsv => {
            let comma = csv.decimal_comma || lang.decimal_comma();
            document()?.joined(|table| write::tsv(table, comma))
        }
        Format::Html => write::html(&page(&document()?, lang)),
        Format::Json => json(view, subject)?,
        Format::Svg => write::svg(&document::picture(view, subject, lang)?),
        Format::Png => return Ok(write::png(&document::picture(view, subject, lang)?)),
        Format::Pdf => return write::pdf(&page(&document()?, lang)),
        Format::Xlsx => {
            let document = document()?;
            return write::xlsx(&document.heading(), &document.sheets());
        }
    };
    Ok(text.into_bytes())
}

/// What was to be written is no longer in the club.
fn gone() -> Notice {
    Notice::new("export-gone")
}

fn senseless(subject: &Subject, format: Format, lang: Lang) -> Notice {
    let formats = subject.formats().into_iter().map(Format::word);
    Notice::new("export-senseless")
        .with("what", subject.name(lang))
        .with("format", format.word().to_uppercase())
        .with("known", formats.collect::<Vec<_>>().join(", "))
}

fn json(view: &ClubView, subject: &Subject) -> Result<String, Notice> {
    Ok(match subject {
        Subject::Standings => write::json(&data::standings(&view.book, view.listed())),
        Subject::StandingsShown(shown) => {
            write::json(&data::standings(&view.book, &shown.standings(view)))
        }
        Subject::Statistic => write::json(&data::statistic(view, &by_name(&view.book))),
        Subject::StatisticShown(shown) => write::json(&data::statistic(view, &shown.rows(view))),
        Subject::History | Subject::Partners => write::json(&data::history(view)),
        Subject::Players => write::json(&data::players(view)),
        Subject::Player(player) => write::json(&player::Data::new(view, *player)),
        Subject::Session(id, number) => {
            write::json(&championship::data::session(view, *id, *number).ok_or_else(gone)?)
        }
        Subject::Totals(id) => {
            write::json(&championship::data::totals(view, *id).ok_or_else(gone)?)
        }
        Subject::Curves(id, chosen) => {
            write::json(&championship::data::ratings(view, *id, chosen).ok_or_else(gone)?)
        }
        Subject::Tournament(_) | Subject::Day(_) | Subject::OldLayout => {
            let evenings = document::evenings(view, subject)?;
            let data = evenings
                .into_iter()
                .map(|evening| data::Tournament::new(&view.book, evening));
            write::json(&data.collect::<Vec<_>>())
        }
        Subject::Pane(pane) => write::json(&plain::Pane::new(pane)),
    })
}

#[cfg(test)]
mod tests;
