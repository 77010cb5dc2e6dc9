//! What can be done to a championship.

use crate::domain::{
    ChampionshipId, ChampionshipParams, Date, EntrantId, Person, Scoring, Session,
};

/// A request to change a championship.
#[derive(Clone, Debug, PartialEq)]
pub enum ChampionshipCommand {
    /// Begins a championship with the coefficients now in force in the club.
    Create {
        /// Its name.
        name: String,
    },
    /// Renames a championship.
    Rename {
        /// Which.
        championship: ChampionshipId,
        /// The new name.
        name: String,
    },
    /// Deletes a championship with all its sessions; adjustments by which it
    /// was carried into the club stay.
    Delete(ChampionshipId),
    /// New coefficients, for all its sessions.
    Params {
        /// Which.
        championship: ChampionshipId,
        /// All of them.
        params: ChampionshipParams,
    },
    /// Records a new session, or replaces one; those after it are
    /// recalculated.
    Record(SessionEntry),
    /// Deletes a session; those after it are recalculated.
    DeleteSession {
        /// Which championship.
        championship: ChampionshipId,
        /// Which session.
        number: u32,
    },
    /// Says who an entrant is: renames a guest, or links the entrant with a
    /// player of the club, or parts them. Where that person takes part
    /// already, both become one, if they never met in a session.
    EditEntrant {
        /// Which championship.
        championship: ChampionshipId,
        /// Which entrant.
        entrant: EntrantId,
        /// Who it is.
        person: Person,
    },
    /// Carries the total changes of the club's members into the club's
    /// ratings, as an adjustment for each that adds the change to whatever
    /// the rating is then. Refused a second time unless the first was taken
    /// back.
    Transfer {
        /// Which championship.
        championship: ChampionshipId,
        /// From which day on.
        date: Date,
        /// Why, naming the championship.
        reason: String,
    },
    /// Takes the adjustments of a transfer out of the club again.
    TakeBack(ChampionshipId),
}

/// The championship that a session belongs to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum InChampionship {
    /// One that the club has.
    Known(ChampionshipId),
    /// One that begins with this session, by name.
    New(String),
}

/// A session to be recorded.
#[derive(Clone, Debug, PartialEq)]
pub struct SessionEntry {
    /// Where.
    pub championship: InChampionship,
    /// The number of the session that it replaces.
    pub of: Option<u32>,
    /// Its number.
    pub number: u32,
    /// When it was played, where known.
    pub date: Option<Date>,
    /// Heading, may be empty.
    pub title: String,
    /// `S`, 10 to 16.
    pub strength: f64,
    /// `H`; IMPs need it.
    pub boards: Option<u32>,
    /// Never [`Scoring::Auto`].
    pub scoring: Scoring,
    /// Datum IMPs are centred on their mean.
    pub centred: bool,
    /// Recorded, and changes no rating.
    pub is_final: bool,
    /// In the order entered.
    pub pairs: Vec<SessionEntryPair>,
}

/// A pair to be recorded.
#[derive(Clone, Debug, PartialEq)]
pub struct SessionEntryPair {
    /// The partner named first.
    pub a: Person,
    /// The partner named second.
    pub b: Person,
    /// Rating typed for `a`; `None` carries it over.
    pub rating_a: Option<f64>,
    /// Rating typed for `b`; `None` carries it over.
    pub rating_b: Option<f64>,
    /// IMPs, matchpoints or a percentage.
    pub result: f64,
    /// The pair's own boards.
    pub boards: Option<u32>,
}

impl SessionEntry {
    /// A new session without pairs, with everything as it is by default.
    pub fn new(championship: InChampionship, number: u32) -> Self {
        let session = Session::new(number);
        Self {
            championship,
            of: None,
            number,
            date: session.date,
            title: String::new(),
            strength: session.strength,
            boards: session.boards,
            scoring: session.scoring,
            centred: session.centred,
            is_final: session.is_final,
            pairs: Vec::new(),
        }
    }
}
