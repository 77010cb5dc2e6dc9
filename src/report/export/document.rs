//! A subject as titled tables and a chart, before it takes a format.

use super::{CURVES, MOST_BARS, Over, Subject, championship, charts, gone, player};
use crate::club::ClubView;
use crate::domain::{Kind, Notice};
use crate::exchange::table::Style;
use crate::exchange::write::{Bars, Content, Sheet};
use crate::exchange::{Cell, Chart, Column, Table};
use crate::i18n::Lang;
use crate::rating::CalculatedTournament;
use crate::report::championship::charts::MOST_SUCCESSFUL;
use crate::report::{history, players, sheets, standings, statistic};

/// What is written, in a language.
pub(in crate::report) struct Document {
    /// Its heading.
    pub(in crate::report) title: String,
    /// A line below it; empty where the heading says everything.
    pub(in crate::report) note: String,
    /// From the top; the only one may have the title of the document.
    pub(in crate::report) tables: Vec<Table>,
    /// A chart of it.
    pub(in crate::report) chart: Option<Chart>,
    /// The same in a workbook.
    bars: Option<Bars>,
}

/// The columns of the standings that its chart shows.
const NAME: usize = 1;
const MAIN: usize = 2;
/// The column of the totals that its chart shows, beside [`NAME`].
const TOTAL: usize = 2;

impl Document {
    pub(super) fn new(view: &ClubView, subject: Subject, lang: Lang) -> Result<Self, Notice> {
        Ok(match subject {
            Subject::Standings => {
                let chart = charts::standings(view, MOST_BARS, lang);
                Self {
                    bars: Some(Bars {
                        title: chart.title.clone(),
                        names: NAME,
                        heights: MAIN,
                        most: MOST_BARS,
                    }),
                    chart: Some(chart),
                    ..Self::of(standings(view, lang))
                }
            }
            Subject::Statistic => Self {
                chart: Some(charts::statistic(view, CURVES, Over::Dates, lang)),
                ..Self::of(statistic(view, lang))
            },
            Subject::History => Self::of(history(view, lang)),
            Subject::Players => Self::of(players(view, lang)),
            Subject::Player(id) => {
                let known = view.book.players.get(&id);
                let known = known.ok_or_else(gone)?;
                Self {
                    title: known.name.clone(),
                    note: view.book.name.clone(),
                    tables: player::tables(view, id, lang),
                    chart: Some(charts::player(view, id, lang)),
                    bars: None,
                }
            }
            Subject::Session(id, number) => {
                let table = championship::session(view, id, number, lang);
                Self {
                    note: view.book.name.clone(),
                    ..Self::of(table.ok_or_else(gone)?)
                }
            }
            Subject::Totals(id) => {
                let chart = championship::charts::successful(view, id, lang);
                let table = championship::totals(view, id, lang);
                Self {
                    note: view.book.name.clone(),
                    bars: Some(Bars {
                        title: chart.title.clone(),
                        names: NAME,
                        heights: TOTAL,
                        most: MOST_SUCCESSFUL,
                    }),
                    chart: Some(chart),
                    ..Self::of(table.ok_or_else(gone)?)
                }
            }
            Subject::Tournament(_) | Subject::Day(_) | Subject::OldLayout => {
                Self::of_evenings(view, &evenings(view, subject)?, lang)
            }
        })
    }

    fn of(table: Table) -> Self {
        Self {
            title: table.title.clone(),
            note: String::new(),
            tables: vec![table],
            chart: None,
            bars: None,
        }
    }

    fn of_evenings(view: &ClubView, evenings: &[&CalculatedTournament], lang: Lang) -> Self {
        let tables =
            |evening: &&CalculatedTournament| sheets::tournament(&view.book, evening, lang);
        let mut tables: Vec<Table> = evenings.iter().flat_map(tables).collect();
        for table in &mut tables {
            table.rows.sort_by_key(|row| place(&row[0]));
        }
        let title = match evenings {
            [one] => sheets::heading(&view.book, one, None, lang),
            _ => evenings
                .first()
                .map_or_else(String::new, |one| lang.date(one.date)),
        };
        Self {
            title,
            note: view.book.name.clone(),
            tables,
            chart: None,
            bars: None,
        }
    }

    /// The chart, with something in it.
    pub(super) fn picture(&self) -> Result<&Chart, Notice> {
        let chart = self.chart.as_ref().filter(|chart| !chart.is_empty());
        chart.ok_or_else(|| Notice::new("export-empty-chart"))
    }

    /// The tables as text, one below another with their titles if there are
    /// several.
    pub(super) fn joined(&self, written: impl Fn(&Table) -> String) -> String {
        if let [table] = &self.tables[..] {
            return written(table);
        }
        let titled = |table: &Table| {
            let title = Table::new(String::new(), vec![heading(&table.title)]);
            written(&title) + &written(table)
        };
        let parts: Vec<String> = self.tables.iter().map(titled).collect();
        parts.join("\n")
    }

    /// The tables as worksheets.
    pub(super) fn sheets(&self) -> Vec<Sheet> {
        let sheet = |table: &Table| Sheet {
            name: table.title.clone(),
            content: Content::Table(table.clone(), self.bars.clone()),
        };
        self.tables.iter().map(sheet).collect()
    }
}

fn heading(title: &str) -> Column {
    Column::new(title.to_owned(), Style::Plain)
}

/// The order of an evening on paper: best first, those without a place last.
const fn place(cell: &Cell) -> i64 {
    match cell {
        Cell::Integer(place) => *place,
        _ => i64::MAX,
    }
}

/// The evenings of a subject that is one or more.
///
/// # Errors
/// `export-gone` when there are none.
pub(super) fn evenings(
    view: &ClubView,
    subject: Subject,
) -> Result<Vec<&CalculatedTournament>, Notice> {
    let wanted = |evening: &&CalculatedTournament| match subject {
        Subject::Tournament(id) => evening.id == id,
        Subject::Day(date) => evening.date == date && evening.kind != Kind::Prehistory,
        _ => false,
    };
    let found: Vec<_> = view.replay.tournaments.iter().filter(wanted).collect();
    if found.is_empty() {
        return Err(gone());
    }
    Ok(found)
}
