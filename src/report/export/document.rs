//! A subject as titled tables and a chart, before it takes a format.

use super::{CURVES, MOST_BARS, Over, Subject, by_name, championship, charts, gone, player};
use crate::club::ClubView;
use crate::domain::{ChampionshipId, Kind, Notice, Player, PlayerId};
use crate::exchange::table::Style;
use crate::exchange::write::{Bars, Content, Sheet};
use crate::exchange::{Cell, Chart, Column, Table};
use crate::i18n::Lang;
use crate::rating::{CalculatedTournament, Standing};
use crate::report::championship::charts::MOST_SUCCESSFUL;
use crate::report::lists::{add_doubts, standings, statistic};
use crate::report::{history, partners, players, sheets};

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

/// Figures in the largest table of ratings that is made: more take the memory
/// of several windows, and nothing opens such a file.
const MOST_CELLS: usize = 10_000_000;

/// The columns of the standings that its chart shows.
const NAME: usize = 1;
const MAIN: usize = 2;
/// The column of the totals that its chart shows, beside [`NAME`].
const TOTAL: usize = 2;

/// Whether a table of the ratings of so many players after so many events can
/// be made.
///
/// # Errors
/// `export-too-large` if not.
pub fn fits(players: usize, events: usize) -> Result<(), Notice> {
    if players * events <= MOST_CELLS {
        return Ok(());
    }
    let large = Notice::new("export-too-large").with("players", players);
    Err(large.with("events", events))
}

/// The chart of a subject alone, without the tables beside it.
///
/// # Errors
/// `export-empty-chart` if nothing would be in it, and as [`Document::new`].
pub(super) fn picture(view: &ClubView, subject: &Subject, lang: Lang) -> Result<Chart, Notice> {
    let chart = match subject {
        Subject::Statistic | Subject::StatisticShown(_) => curves(view, subject, lang),
        _ => Document::new(view, subject, lang)?.chart,
    };
    let drawn = chart.filter(|chart| !chart.is_empty());
    drawn.ok_or_else(|| Notice::new("export-empty-chart"))
}

/// The curves of Statistic.
fn curves(view: &ClubView, subject: &Subject, lang: Lang) -> Option<Chart> {
    match subject {
        Subject::Statistic => Some(charts::statistic(view, CURVES, Over::Dates, lang)),
        Subject::StatisticShown(shown) => {
            Some(charts::curves(view, &shown.curves, shown.over, lang))
        }
        _ => None,
    }
}

impl Document {
    pub(super) fn new(view: &ClubView, subject: &Subject, lang: Lang) -> Result<Self, Notice> {
        Ok(match subject {
            Subject::Standings => Self::of_standings(view, view.listed(), &[], lang),
            Subject::StandingsShown(shown) => {
                let list = shown.standings(view);
                let mut document = Self::of_standings(view, &list, &shown.cut, lang);
                if !shown.doubts.is_empty() {
                    for table in &mut document.tables {
                        add_doubts(table, &list, &shown.doubts, lang);
                    }
                }
                document
            }
            Subject::Statistic => Self {
                chart: curves(view, subject, lang),
                ..Self::of_ratings(view, &by_name(&view.book), lang)?
            },
            Subject::StatisticShown(shown) => Self {
                chart: curves(view, subject, lang),
                note: said(&shown.cut, lang),
                ..Self::of_ratings(view, &shown.rows(view), lang)?
            },
            Subject::History => Self::of(history(view, lang)),
            Subject::Partners => Self::of(partners(view, lang)),
            Subject::Players => Self::of(players(view, lang)),
            Subject::Player(id) => Self::of_player(view, *id, lang)?,
            Subject::Session(id, number) => {
                let table = championship::session(view, *id, *number, lang);
                Self {
                    note: view.book.name.clone(),
                    ..Self::of(table.ok_or_else(gone)?)
                }
            }
            Subject::Totals(id) => Self::of_totals(view, *id, lang)?,
            Subject::Curves(id, chosen) => Self {
                note: view.book.name.clone(),
                chart: Some(championship::charts::curves(view, *id, chosen, lang)),
                ..Self::of(championship::ratings(view, *id, chosen, lang).ok_or_else(gone)?)
            },
            Subject::Tournament(_) | Subject::Day(_) | Subject::OldLayout => {
                Self::of_evenings(view, &evenings(view, subject)?, lang)
            }
            Subject::Pane(pane) => Self {
                title: pane.title.clone(),
                note: pane.note.clone(),
                tables: pane.tables.clone(),
                chart: pane.chart.clone(),
                bars: None,
            },
        })
    }

    /// A list in the order given, with the figures of its best players.
    fn of_standings(view: &ClubView, list: &[Standing], cut: &[Notice], lang: Lang) -> Self {
        let mut best: Vec<&Standing> = list.iter().collect();
        best.sort_by_key(|standing| standing.place.unwrap_or(usize::MAX));
        let mut chart = charts::best(view, &best, MOST_BARS, lang);
        let note = said(cut, lang);
        if !note.is_empty() {
            chart.title = format!("{} · {note}", chart.title);
        }
        let in_order = list.is_sorted_by_key(|standing| standing.place.unwrap_or(usize::MAX));
        Self {
            // A worksheet's chart takes its bars from the rows as they stand.
            bars: in_order.then(|| Bars {
                title: chart.title.clone(),
                names: NAME,
                heights: MAIN,
                most: MOST_BARS,
            }),
            chart: Some(chart),
            note,
            ..Self::of(standings(view, list, lang))
        }
    }

    /// The ratings of players after every event.
    fn of_ratings(view: &ClubView, players: &[&Player], lang: Lang) -> Result<Self, Notice> {
        let events = view.book.tournaments.len() + view.book.adjustments.len();
        fits(players.len(), events)?;
        Ok(Self::of(statistic(view, players, lang)))
    }

    fn of_player(view: &ClubView, id: PlayerId, lang: Lang) -> Result<Self, Notice> {
        let known = view.book.players.get(&id).ok_or_else(gone)?;
        Ok(Self {
            title: known.name.clone(),
            note: view.book.name.clone(),
            tables: player::tables(view, id, lang),
            chart: Some(charts::player(view, id, lang)),
            bars: None,
        })
    }

    fn of_totals(view: &ClubView, id: ChampionshipId, lang: Lang) -> Result<Self, Notice> {
        let chart = championship::charts::successful(view, id, lang);
        let table = championship::totals(view, id, lang);
        Ok(Self {
            note: view.book.name.clone(),
            bars: Some(Bars {
                title: chart.title.clone(),
                names: NAME,
                heights: TOTAL,
                most: MOST_SUCCESSFUL,
            }),
            chart: Some(chart),
            ..Self::of(table.ok_or_else(gone)?)
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

    /// The title with what stands below it, where there is one line only.
    pub(super) fn heading(&self) -> String {
        if self.note.is_empty() {
            self.title.clone()
        } else {
            format!("{} · {}", self.title, self.note)
        }
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
        let sheet = |table: &Table| {
            let name = table.title.clone();
            let mut table = table.clone();
            if name == self.title {
                // The running head of its pages.
                table.title = self.heading();
            }
            Sheet {
                name,
                content: Content::Table(table, self.bars.clone()),
            }
        };
        self.tables.iter().map(sheet).collect()
    }
}

/// How a list was cut, in one line.
fn said(cut: &[Notice], lang: Lang) -> String {
    let words: Vec<String> = cut.iter().map(|words| lang.say(words)).collect();
    words.join(" · ")
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
pub(super) fn evenings<'a>(
    view: &'a ClubView,
    subject: &Subject,
) -> Result<Vec<&'a CalculatedTournament>, Notice> {
    let wanted = |evening: &&CalculatedTournament| match subject {
        Subject::Tournament(id) => evening.id == *id,
        Subject::Day(date) => evening.date == *date && evening.kind != Kind::Prehistory,
        _ => false,
    };
    let found: Vec<_> = view.replay.tournaments.iter().filter(wanted).collect();
    if found.is_empty() {
        return Err(gone());
    }
    Ok(found)
}
