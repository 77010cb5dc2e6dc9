//! What can be exported.

use std::collections::HashMap;
use std::sync::Arc;

use super::Format;
use super::charts::Over;
use crate::club::ClubView;
use crate::domain::{
    Book, ChampionshipId, Date, EntrantId, Notice, Player, PlayerId, TournamentId,
};
use crate::exchange::{Chart, Table};
use crate::i18n::Lang;
use crate::rating::{self, Standing};

/// What is exported.
#[derive(Clone, Debug, PartialEq)]
pub enum Subject {
    /// The list, best first.
    Standings,
    /// The list as a screen shows it.
    StandingsShown(Arc<StandingsShown>),
    /// Ratings after every event.
    Statistic,
    /// The same as a screen shows it, with the curves chosen there.
    StatisticShown(Arc<StatisticShown>),
    /// Who partnered whom, a line a pair.
    History,
    /// The same as the sheet Hist shows it: players × evenings of partners.
    Partners,
    /// All players by name.
    Players,
    /// One evening.
    Tournament(TournamentId),
    /// All evenings of a date.
    Day(Date),
    /// A player's facts, evenings and partners.
    Player(PlayerId),
    /// A session of a championship, by number.
    Session(ChampionshipId, u32),
    /// Everybody's total in a championship.
    Totals(ChampionshipId),
    /// The ratings of chosen players over the sessions of a championship.
    Curves(ChampionshipId, Vec<EntrantId>),
    /// The club as the old workbook had it.
    OldLayout,
    /// What a pane of the window works out from what is typed into it.
    Pane(Arc<Pane>),
}

/// The list cut to what a screen shows, in its order.
#[derive(Clone, Debug, PartialEq)]
pub struct StandingsShown {
    /// The list at the end of that day; `None` is now.
    pub day: Option<Date>,
    /// Who is in it, from the top.
    pub players: Vec<PlayerId>,
    /// How sure the figures are, one standard deviation in rating points, if
    /// the screen shows it.
    pub doubts: HashMap<PlayerId, f64>,
    /// How it was cut, a few words each.
    pub cut: Vec<Notice>,
}

/// The statistic cut to what a screen shows.
#[derive(Clone, Debug, PartialEq)]
pub struct StatisticShown {
    /// Whose ratings stand in the table, from the top.
    pub players: Vec<PlayerId>,
    /// Whose curves are drawn, in the order of their colours.
    pub curves: Vec<PlayerId>,
    /// What the axis of the curves counts.
    pub over: Over,
    /// How it was cut, a few words each.
    pub cut: Vec<Notice>,
}

/// What a pane shows that belongs to no club, in a language.
#[derive(Clone, Debug, PartialEq)]
pub struct Pane {
    /// The heading, and its name among what can be exported.
    pub title: String,
    /// A line below it; empty for none.
    pub note: String,
    /// From the top.
    pub tables: Vec<Table>,
    /// The curves beside them.
    pub chart: Option<Chart>,
    /// The identifier of the part of a file's name that says what is in it.
    pub file: &'static str,
}

impl StandingsShown {
    /// The lines of the list that are shown, in the order of the screen.
    pub(super) fn standings(&self, view: &ClubView) -> Vec<Standing> {
        let standings = match self.day {
            Some(_) => rating::standings(&view.book, &view.replay, self.day),
            None => view.standings.clone(),
        };
        let line = |standing: Standing| (standing.player, standing);
        let mut lines: HashMap<PlayerId, Standing> = standings.into_iter().map(line).collect();
        let shown = self.players.iter();
        shown.filter_map(|player| lines.remove(player)).collect()
    }
}

impl StatisticShown {
    /// The players of the table that the club still has.
    pub(super) fn rows<'a>(&self, view: &'a ClubView) -> Vec<&'a Player> {
        let players = &view.book.players;
        let shown = self.players.iter();
        shown.filter_map(|player| players.get(player)).collect()
    }
}

impl Subject {
    /// The formats it can be written in, in the order they are offered.
    pub fn formats(&self) -> Vec<Format> {
        let fits = |format: &Format| match self {
            Self::OldLayout => *format == Format::Xlsx,
            Self::Standings
            | Self::StandingsShown(_)
            | Self::Statistic
            | Self::StatisticShown(_)
            | Self::Player(_)
            | Self::Totals(_)
            | Self::Curves(..) => true,
            Self::Pane(pane) => pane.chart.is_some() || !format.is_picture(),
            Self::History
            | Self::Partners
            | Self::Players
            | Self::Tournament(_)
            | Self::Day(_)
            | Self::Session(..) => !format.is_picture(),
        };
        Format::ALL.into_iter().filter(fits).collect()
    }

    /// Whether its chart is the curve of one player, which shows how sure it is.
    pub(super) fn is_one_curve(&self) -> bool {
        match self {
            Self::Player(_) => true,
            Self::StatisticShown(shown) => shown.curves.len() == 1,
            _ => false,
        }
    }

    /// Its name in a language.
    pub fn name(&self, lang: Lang) -> String {
        lang.text(match self {
            Self::Standings => "export-standings",
            Self::StandingsShown(_) => "export-standings-shown",
            Self::Statistic => "export-statistic",
            Self::StatisticShown(_) => "export-statistic-shown",
            Self::History => "export-history",
            Self::Partners => "export-partners",
            Self::Players => "export-players",
            Self::Tournament(_) | Self::Day(_) => "export-tournament",
            Self::Player(_) => "export-player",
            Self::Session(..) => "championship-export-session",
            Self::Totals(_) => "championship-export-totals",
            Self::Curves(..) => "championship-export-curves",
            Self::OldLayout => "export-old-layout",
            Self::Pane(pane) => return pane.title.clone(),
        })
    }

    /// The part of a proposed file's name that says what is in it, in a
    /// language.
    pub fn file(&self, lang: Lang) -> String {
        lang.text(match self {
            Self::Standings | Self::StandingsShown(_) => "file-standings",
            Self::Statistic | Self::StatisticShown(_) => "file-statistic",
            Self::History => "file-history",
            Self::Partners => "file-partners",
            Self::Players => "file-players",
            Self::Tournament(_) | Self::Day(_) => "file-tournament",
            Self::Player(_) => "file-player",
            Self::Session(_, number) => {
                return lang.say(&Notice::new("file-session").with("number", *number));
            }
            Self::Totals(_) => "file-totals",
            Self::Curves(..) => "file-curves",
            Self::OldLayout => "file-workbook",
            Self::Pane(pane) => pane.file,
        })
    }

    /// The part of a file's name that tells it from others of its kind: a day
    /// as `YYYY-MM-DD`, or a player's name.
    pub fn which(&self, book: &Book) -> Option<String> {
        match self {
            Self::Tournament(id) => {
                let evening = book.tournaments.get(id)?;
                Some(evening.date.to_string())
            }
            Self::Day(day) => Some(day.to_string()),
            Self::Player(id) => Some(book.name_of(*id).to_owned()),
            _ => None,
        }
    }

    /// Whose it is: a championship's, or the club's; `None` for what belongs to
    /// nobody.
    pub fn owner<'a>(&self, book: &'a Book) -> Option<&'a str> {
        match self {
            Self::Session(id, _) | Self::Totals(id) | Self::Curves(id, _) => {
                let championship = book.championships.get(id);
                championship.map(|championship| championship.name.as_str())
            }
            Self::Pane(_) => None,
            _ => Some(&book.name),
        }
    }

    /// The same without the cuts of a screen.
    pub fn whole(&self) -> Self {
        match self {
            Self::StandingsShown(_) => Self::Standings,
            Self::StatisticShown(_) => Self::Statistic,
            Self::Curves(id, _) => Self::Totals(*id),
            Self::Partners => Self::History,
            other => other.clone(),
        }
    }

    /// Whether it is about players who may not want to be named.
    pub const fn names_players(&self) -> bool {
        !matches!(self, Self::Pane(_))
    }
}
