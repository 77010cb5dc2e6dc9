//! What a user can do to a club. Every command is turned into changes by a
//! pure function, checked whole before anything is written.

use super::championship::{self, ChampionshipCommand};
use super::check::unless;
use super::workbook::{Fill, fill};
use super::{alias, audit, decide, merge, operation, record, roster, twins};
use crate::domain::ids::LARGEST;
use crate::domain::{
    AdjustmentId, AdjustmentKind, Book, Change, Date, Kind, Notice, Params, Player, PlayerId,
    Privacy, Scoring, Tournament, TournamentId,
};

/// A request to change the club.
#[derive(Clone, Debug, PartialEq)]
pub enum Command {
    /// Records a new evening, or replaces one.
    Record(Evening),
    /// Deletes an evening; everything after it is recalculated.
    DeleteTournament(TournamentId),
    /// Adds players or updates those whose names the club has.
    Players(Vec<PlayerEdit>),
    /// Renames a player or changes the starting rating, core mark or privacy.
    EditPlayer {
        /// Who.
        player: PlayerId,
        /// The new name.
        name: String,
        /// The new starting rating.
        start: f64,
        /// Core mark; `None` leaves the choice to the program.
        core: Option<bool>,
        /// How the player appears in everything public.
        privacy: Privacy,
    },
    /// Deletes a player who took part in nothing, with all aliases.
    DeletePlayer(PlayerId),
    /// Makes two players one: everything of one of them becomes the other's.
    /// Refused where both took part in one evening, session or adjustment.
    Merge {
        /// Who goes; the name becomes an alias.
        from: PlayerId,
        /// Who stays, with name, starting rating and core mark.
        into: PlayerId,
    },
    /// Says that two players of like names are two persons, or takes that
    /// back.
    TellApart {
        /// One of them.
        a: PlayerId,
        /// The other.
        b: PlayerId,
        /// Whether they are two.
        distinct: bool,
    },
    /// Lets a player retire, or come back. Recording a newest evening with a
    /// retired player brings the player back too.
    Retire {
        /// Who.
        player: PlayerId,
        /// Whether the player retires.
        retired: bool,
    },
    /// Takes one operation of the journal back, whenever it was, if nothing
    /// that it changed was changed since.
    TakeBack {
        /// Its name.
        operation: Notice,
        /// What it changed.
        changes: Vec<Change>,
    },
    /// Puts an earlier version of an evening back.
    RestoreTournament {
        /// The evening as it was.
        evening: Box<Tournament>,
        /// The evening in whose place it comes; `None` adds it.
        replaces: Option<TournamentId>,
    },
    /// Remembers that a name in files means a player, whomever it meant
    /// before. It must be nobody else's own name, which would come first.
    Alias {
        /// The name as files write it.
        alias: String,
        /// Whom it means.
        player: PlayerId,
    },
    /// Forgets whom a name in files means.
    ForgetAlias(String),
    /// Adds evenings of which only the partnerships are known.
    Prehistory(Vec<PrehistoryEvening>),
    /// Changes ratings by hand.
    Adjust {
        /// From which day on.
        date: Date,
        /// What.
        kind: AdjustmentKind,
        /// Why.
        reason: String,
    },
    /// Takes a hand adjustment out of the history.
    DeleteAdjustment(AdjustmentId),
    /// New coefficients.
    Params {
        /// The whole set.
        params: Params,
        /// Since when.
        from: ParamsFrom,
    },
    /// Renames the club.
    Name(String),
    /// Fills a club without evenings.
    Fill(Box<Fill>),
    /// Changes a championship.
    Championship(ChampionshipCommand),
}

/// Since when new coefficients hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ParamsFrom {
    /// From the day after the last tournament; from the beginning if none.
    NextTournament,
    /// From a day on.
    Day(Date),
    /// For the whole history.
    Beginning,
}

impl ParamsFrom {
    /// The coefficients in whose place new ones come: those in force on that
    /// day; the newest where the whole history gets new ones.
    pub fn replaced(self, book: &Book) -> &Params {
        match self {
            Self::NextTournament => book.next_params(),
            Self::Day(day) => book.params.in_force(day),
            Self::Beginning => book.params.newest(),
        }
    }
}

/// An evening to be recorded.
#[derive(Clone, Debug, PartialEq)]
pub struct Evening {
    /// The evening it replaces.
    pub of: Option<TournamentId>,
    /// When it was played.
    pub date: Date,
    /// Heading, may be empty.
    pub title: String,
    /// Rated or not; never pre-history.
    pub kind: Kind,
    /// As chosen.
    pub scoring: Scoring,
    /// Boards per pair, where known.
    pub boards: Option<u32>,
    /// One or two fields.
    pub fields: Vec<Vec<EveningPair>>,
}

/// A pair to be recorded.
#[derive(Clone, Debug, PartialEq)]
pub struct EveningPair {
    /// The partner named first.
    pub a: Who,
    /// The partner named second.
    pub b: Who,
    /// Matchpoints, IMPs or a percentage.
    pub result: Option<f64>,
    /// A published percentage beside a total.
    pub percentage: Option<f64>,
    /// The pair's own boards.
    pub boards: Option<u32>,
}

/// A player of the club, or one who enters it with this evening.
#[derive(Clone, Debug, PartialEq)]
pub enum Who {
    /// A player of the club.
    Known(PlayerId),
    /// A newcomer.
    New {
        /// The name.
        name: String,
        /// Starting rating, in rating points.
        start: f64,
    },
}

/// A player added or updated by name.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayerEdit {
    /// The name; a player is updated when the club has exactly this name.
    pub name: String,
    /// Starting rating, in rating points.
    pub start: f64,
    /// How the player appears in public; `None` leaves it as it is, in full
    /// for somebody new.
    pub privacy: Option<Privacy>,
}

/// An evening known by its partnerships only.
#[derive(Clone, Debug, PartialEq)]
pub struct PrehistoryEvening {
    /// When it was played.
    pub date: Date,
    /// Who partnered whom.
    pub pairs: Vec<(PlayerId, PlayerId)>,
}

impl Command {
    /// The changes that carry the command out on a book; none when everything
    /// is so already.
    ///
    /// # Errors
    /// Every reason against it, as notices; the book is untouched.
    pub fn changes(&self, book: &Book) -> Result<Vec<Change>, Vec<Notice>> {
        let mut changes = match self {
            Self::Record(evening) => record::changes(evening, book),
            Self::DeleteTournament(id) => decide::delete_tournament(*id, book),
            Self::Players(edits) => roster::add_or_update(edits, book),
            Self::EditPlayer {
                player,
                name,
                start,
                core,
                privacy,
            } => {
                let after = Player {
                    core: *core,
                    privacy: *privacy,
                    retired: book.players.get(player).is_some_and(|p| p.retired),
                    ..Player::new(*player, name, *start)
                };
                roster::edit(after, book)
            }
            Self::DeletePlayer(id) => roster::delete(*id, book),
            Self::Merge { from, into } => merge::changes(*from, *into, book),
            Self::TellApart { a, b, distinct } => twins::tell_apart(*a, *b, *distinct, book),
            Self::Retire { player, retired } => roster::retire(*player, *retired, book),
            Self::TakeBack { changes, .. } => audit::back::changes(changes, book),
            Self::RestoreTournament { evening, replaces } => {
                audit::restore::changes(evening, *replaces, book)
            }
            Self::Alias { alias, player } => alias::remember(alias, *player, book),
            Self::ForgetAlias(alias) => alias::forget(alias, book),
            Self::Prehistory(evenings) => decide::prehistory(evenings, book),
            Self::Adjust { date, kind, reason } => decide::adjust(*date, *kind, reason, book),
            Self::DeleteAdjustment(id) => decide::delete_adjustment(*id, book),
            Self::Params { params, from } => decide::params(params, *from, book),
            Self::Name(name) => decide::rename(name, book),
            Self::Fill(fill) => fill::changes(fill, book),
            Self::Championship(command) => championship::changes(command, book),
        }?;
        changes.retain(alters);
        unless(ids_used_up(&changes).collect(), changes)
    }

    /// The name of the operation, for the journal and the undo button, asked
    /// before it is carried out.
    pub fn operation(&self, book: &Book) -> Notice {
        operation::name(self, book)
    }
}

/// No file is written that could not be read again.
fn ids_used_up(changes: &[Change]) -> impl Iterator<Item = Notice> {
    let largest = changes.iter().map(|change| match change {
        Change::Name { .. }
        | Change::Params { .. }
        | Change::Alias { .. }
        | Change::Distinct { .. } => 0,
        Change::Player { id, .. } => id.0,
        Change::Championship { id, .. } => id.0,
        Change::Tournament { id, after, .. } => {
            after.as_ref().map_or(0, |after| after.entry.0.max(id.0))
        }
        Change::Adjustment { id, after, .. } => {
            after.as_ref().map_or(0, |after| after.entry.0.max(id.0))
        }
    });
    let beyond = largest.max().filter(|id| *id > LARGEST);
    beyond.map(|_| Notice::new("club-ids-used-up")).into_iter()
}

fn alters(change: &Change) -> bool {
    match change {
        Change::Name { before, after } => before != after,
        Change::Params { before, after } => before != after,
        Change::Player { before, after, .. } => before != after,
        Change::Tournament { before, after, .. } => before != after,
        Change::Adjustment { before, after, .. } => before != after,
        Change::Championship { before, after, .. } => before != after,
        Change::Alias { before, after, .. } => before != after,
        Change::Distinct { before, after, .. } => before != after,
    }
}
