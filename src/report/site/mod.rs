//! The static site of a club: an index with the standings, a page for each
//! player, each tournament and each championship. Pages need no script and no server; their
//! files are named by identities, which never change.
//!
//! Everything is drawn from the [`public()`] view, so that no page can tell
//! more of a name than its player wants.

mod archive;
mod championship;
mod html;
mod index;
mod player;
mod tournament;

use std::collections::HashMap;
use std::path::Path;

use self::html::{Cell, Heading, Link, Page, paragraph};
use super::{Growth, public};
use crate::club::ClubView;
use crate::domain::{ChampionshipId, Kind, Notice, PlayerId, Privacy, TournamentId};
use crate::exchange::Chart;
use crate::exchange::folder::{Published, publish};
use crate::exchange::write::{chart_style, inline_svg};
use crate::i18n::{Lang, fixed, signed};
use crate::rating::{CalculatedTournament, Standing};

/// The first page.
const INDEX: &str = "index.html";
/// The list of all tournaments.
const ARCHIVE: &str = "tournaments.html";
/// The look of all pages.
const STYLE: &str = "tandem.css";

const LOOK: &str = include_str!("../../../assets/site/style.css");

/// A file of the site.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum File {
    Style,
    Player(PlayerId),
    Tournament(TournamentId),
    Championship(ChampionshipId),
    Archive,
    Index,
}

impl File {
    fn name(self) -> String {
        match self {
            Self::Style => STYLE.to_owned(),
            Self::Player(id) => format!("player-{}.html", id.0),
            Self::Tournament(id) => format!("tournament-{}.html", id.0),
            Self::Championship(id) => format!("championship-{}.html", id.0),
            Self::Archive => ARCHIVE.to_owned(),
            Self::Index => INDEX.to_owned(),
        }
    }
}

/// Writes the site of a club into a folder, which is made if need be. Pages
/// of an earlier export that are no longer wanted are removed; files that
/// the program did not make are left alone.
///
/// # Errors
/// As [`publish`].
pub fn write(view: &ClubView, folder: &Path, lang: Lang) -> Result<Published, Notice> {
    // The pages of players show it.
    view.sureness();
    let view = public(view, lang);
    let site = Site::new(&view, lang);
    let files = site.files();
    let names: Vec<String> = files.iter().map(|file| file.name()).collect();
    publish(folder, &names, |place| {
        site.content(files[place]).into_bytes()
    })
}

/// A club in a language, with what several pages look up.
struct Site<'a> {
    /// The [`public()`] view.
    view: &'a ClubView,
    lang: Lang,
    /// Evenings with results, oldest first.
    evenings: Vec<&'a CalculatedTournament>,
    /// What they are called, said once: pages name them many thousand times.
    titles: Vec<String>,
    /// Their places in both.
    places: HashMap<TournamentId, usize>,
    standings: HashMap<PlayerId, &'a Standing>,
    footer: String,
}

impl<'a> Site<'a> {
    fn new(view: &'a ClubView, lang: Lang) -> Self {
        let all = view.replay.tournaments.iter();
        let evenings: Vec<_> = all.filter(|e| e.kind != Kind::Prehistory).collect();
        let places = evenings.iter().enumerate();
        Self {
            titles: evenings.iter().map(|e| title(view, e, lang)).collect(),
            places: places.map(|(place, evening)| (evening.id, place)).collect(),
            evenings,
            standings: view.standings.iter().map(|s| (s.player, s)).collect(),
            footer: lang.text("site-footer"),
            view,
            lang,
        }
    }

    /// Everything the site has, the index last.
    fn files(&self) -> Vec<File> {
        let players = self.view.book.players.values();
        let shown = players.filter(|player| player.privacy != Privacy::Hidden);
        let players = shown.map(|player| File::Player(player.id));
        let evenings = self.evenings.iter().map(|e| File::Tournament(e.id));
        let championships = self.view.book.championships.keys();
        [File::Style]
            .into_iter()
            .chain(players)
            .chain(evenings)
            .chain(championships.map(|id| File::Championship(*id)))
            .chain([File::Archive, File::Index])
            .collect()
    }

    fn content(&self, file: File) -> String {
        match file {
            File::Style => LOOK.to_owned() + &chart_style() + "\n",
            File::Player(id) => player::page(self, id),
            File::Tournament(id) => tournament::page(self, self.evenings[self.places[&id]]),
            File::Championship(id) => championship::page(self, id),
            File::Archive => archive::page(self),
            File::Index => index::page(self),
        }
    }

    /// A document of the site.
    fn document(&self, title: &str, description: &str, ways: &[Link], body: &str) -> String {
        let page = Page {
            lang: self.lang.code(),
            club: &self.view.book.name,
            title,
            description,
            ways,
            footer: &self.footer,
        };
        page.html(body)
    }

    /// A player by the public name, with a way to the page if there is one.
    fn player(&self, id: PlayerId) -> Link {
        let player = self.view.book.players.get(&id);
        let shown = player.filter(|player| player.privacy != Privacy::Hidden);
        Link {
            to: shown.map(|_| File::Player(id).name()),
            text: self.view.book.name_of(id).to_owned(),
        }
    }

    /// The way to a tournament.
    fn evening(&self, evening: &CalculatedTournament, text: &str) -> Link {
        Link {
            to: Some(File::Tournament(evening.id).name()),
            text: text.to_owned(),
        }
    }

    /// What a tournament is called.
    fn heading(&self, evening: &CalculatedTournament) -> &str {
        &self.titles[self.places[&evening.id]]
    }

    fn archive(&self) -> Link {
        Link {
            to: Some(File::Archive.name()),
            text: self.lang.text("site-tournaments"),
        }
    }

    /// Headings of a table, each with whether figures stand below it.
    fn headings(&self, columns: &[(&str, bool)]) -> Vec<Heading> {
        let heading = |(id, figures): &(&str, bool)| (self.lang.text(id), *figures);
        columns.iter().map(heading).collect()
    }

    /// What changes are about; nothing for a club without growth.
    fn growth(&self, growth: Growth) -> String {
        match growth.note(&self.view.book, self.lang) {
            note if note.is_empty() => note,
            note => paragraph(&note),
        }
    }

    fn figure(&self, number: f64, decimals: usize) -> Cell {
        Cell::Figure(fixed(self.lang, number, decimals))
    }

    fn change(&self, change: Option<f64>) -> Cell {
        change.map_or_else(Cell::empty, |change| {
            Cell::change(signed(self.lang, change, 1))
        })
    }
}

/// Date and title of a tournament.
fn title(view: &ClubView, evening: &CalculatedTournament, lang: Lang) -> String {
    let recorded = view.book.tournaments.get(&evening.id);
    let title = recorded.map_or("", |recorded| recorded.title.as_str());
    let notice = if title.is_empty() {
        Notice::new("site-tournament")
    } else {
        Notice::new("site-tournament-titled").with("title", title)
    };
    lang.say(&notice.with("date", evening.date))
}

/// A chart in a box of its own, so that it stays readable on a phone; nothing
/// where there is nothing to draw.
fn drawn(chart: &Chart) -> String {
    if chart.is_empty() {
        return String::new();
    }
    let caption = paragraph(&chart.title);
    let drawn = inline_svg(chart);
    format!("{caption}<div class=\"box\" tabindex=\"0\">{drawn}</div>\n")
}

#[cfg(test)]
mod tests;
