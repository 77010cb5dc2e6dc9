//! What scripts read: structures whose JSON has the same keys in every
//! language and numbers in full precision.

use serde::Serialize;

use super::by_name;
use crate::club::ClubView;
use crate::domain::{self, Book, Date, Kind, PlayerId, Privacy, Scoring};
use crate::exchange::{ResultFile, ResultPair};
use crate::i18n::Lang;
use crate::rating::{self, CalculatedPair, CalculatedTournament};

/// A calculated evening.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Tournament {
    /// When it was played.
    pub date: Date,
    /// The director's heading.
    pub title: String,
    /// As recognised or chosen.
    pub scoring: Scoring,
    /// Boards per pair, where known.
    pub boards: Option<u32>,
    /// Pairs in the order entered.
    pub fields: Vec<Vec<Pair>>,
}

/// A pair of a calculated evening; percents, rating points.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Pair {
    /// The partner named first.
    pub a: String,
    /// The partner named second.
    pub b: String,
    /// As entered.
    pub result: Option<f64>,
    /// The pair's own boards.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub boards: Option<u32>,
    /// What it reached.
    pub percent: Option<f64>,
    /// `T`.
    pub familiarity: f64,
    /// For incomplete familiarity.
    pub handicap: f64,
    /// `Rp`.
    pub pair_rating: f64,
    /// `Rop`.
    pub opponents: f64,
    /// The norm.
    pub expected: f64,
    /// `dR`, without growth, as the next two.
    pub change: Option<f64>,
    /// The part of `a`.
    pub change_a: Option<f64>,
    /// The part of `b`.
    pub change_b: Option<f64>,
}

impl Tournament {
    /// One evening of a club.
    pub fn new(book: &Book, calculated: &CalculatedTournament) -> Self {
        let recorded = book.tournaments.get(&calculated.id);
        let pairs =
            |field: &Vec<CalculatedPair>| field.iter().map(|pair| Pair::new(book, pair)).collect();
        Self {
            date: calculated.date,
            title: recorded.map_or_else(String::new, |evening| evening.title.clone()),
            scoring: calculated.scoring,
            boards: recorded.and_then(|evening| evening.boards),
            fields: calculated.fields.iter().map(pairs).collect(),
        }
    }
}

impl Pair {
    fn new(book: &Book, pair: &CalculatedPair) -> Self {
        let outcome = pair.outcome;
        Self {
            a: book.name_of(pair.a).to_owned(),
            b: book.name_of(pair.b).to_owned(),
            result: pair.result,
            boards: pair.boards,
            percent: outcome.map(|outcome| outcome.percent),
            familiarity: pair.norm.familiarity,
            handicap: pair.norm.handicap,
            pair_rating: pair.norm.pair_rating,
            opponents: pair.norm.opponents,
            expected: pair.norm.expected,
            change: outcome.map(|outcome| outcome.change),
            change_a: outcome.map(|outcome| outcome.change_a),
            change_b: outcome.map(|outcome| outcome.change_b),
        }
    }
}

/// A line of the list.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Standing {
    /// Who.
    pub name: String,
    /// By main figure, shared by equals; none for who plays no more.
    pub place: Option<usize>,
    /// Main figure.
    pub main: f64,
    /// Current rating.
    pub rating: f64,
    /// Calculated tournaments played.
    pub played: usize,
}

/// A list in the order given.
pub(super) fn standings(book: &Book, list: &[rating::Standing]) -> Vec<Standing> {
    let line = |standing: &rating::Standing| Standing {
        name: book.name_of(standing.player).to_owned(),
        place: standing.place,
        main: standing.main,
        rating: standing.rating,
        played: standing.played,
    };
    list.iter().map(line).collect()
}

/// A player's curve.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Curve {
    /// Who.
    pub name: String,
    /// Oldest first.
    pub ratings: Vec<Rating>,
}

/// A rating after an event.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Rating {
    /// When.
    pub date: Date,
    /// In rating points.
    pub rating: f64,
}

/// The curves of players, in the order given.
pub(super) fn statistic(view: &ClubView, players: &[&domain::Player]) -> Vec<Curve> {
    let ratings = |player: PlayerId| {
        let track = view.replay.tracks.get(&player);
        let points = track.into_iter().flat_map(|track| &track.points);
        points
            .map(|point| Rating {
                date: point.date,
                rating: point.rating,
            })
            .collect()
    };
    players
        .iter()
        .map(|player| Curve {
            name: player.name.clone(),
            ratings: ratings(player.id),
        })
        .collect()
}

/// Who partnered whom on one evening.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Partnerships {
    /// When.
    pub date: Date,
    /// Whether it changed ratings.
    pub rated: bool,
    /// The names of partners.
    pub pairs: Vec<[String; 2]>,
}

/// All evenings, oldest first.
pub fn history(view: &ClubView) -> Vec<Partnerships> {
    let name = |id: PlayerId| view.book.name_of(id).to_owned();
    let evening = |evening: &CalculatedTournament| Partnerships {
        date: evening.date,
        rated: evening.kind == Kind::Rated,
        pairs: evening
            .fields
            .iter()
            .flatten()
            .map(|pair| [name(pair.a), name(pair.b)])
            .collect(),
    };
    view.replay.tournaments.iter().map(evening).collect()
}

/// A player of the club.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Player {
    /// Who.
    pub name: String,
    /// Rating before the first tournament.
    pub start: f64,
    /// Current rating.
    pub rating: Option<f64>,
    /// Calculated tournaments played.
    pub played: usize,
    /// How the player appears in everything public.
    pub privacy: Privacy,
    /// Whether the player plays no more.
    pub retired: bool,
}

/// All players by name.
pub fn players(view: &ClubView) -> Vec<Player> {
    let player = |player: &crate::domain::Player| {
        let track = view.replay.tracks.get(&player.id);
        Player {
            name: player.name.clone(),
            start: player.start,
            rating: track.map(crate::rating::Track::rating),
            played: track.map_or(0, crate::rating::Track::played),
            privacy: player.privacy,
            retired: player.retired,
        }
    };
    by_name(&view.book).into_iter().map(player).collect()
}

/// What a result file contains.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct File {
    /// `None` when the file has none.
    pub date: Option<Date>,
    /// Heading.
    pub title: Option<String>,
    /// As recognised.
    pub scoring: Scoring,
    /// Boards per pair, where known.
    pub boards: Option<u32>,
    /// Pairs in file order.
    pub fields: Vec<Vec<FilePair>>,
    /// Lines that cannot be used.
    pub skipped: Vec<SkippedLine>,
}

/// A pair of a result file.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct FilePair {
    /// The partner named first.
    pub a: String,
    /// The partner named second.
    pub b: String,
    /// What counts under the scoring.
    pub result: Option<f64>,
    /// The pair's own boards.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub boards: Option<u32>,
    /// As published.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<String>,
}

/// A line that cannot be used.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SkippedLine {
    /// Counted from 1.
    pub line: usize,
    /// Why, in the user's language.
    pub reason: String,
}

impl File {
    /// A result file, its reasons in a language.
    pub fn new(file: &ResultFile, lang: Lang) -> Self {
        let scoring = super::sheets::resolved(file);
        let pair = |pair: &ResultPair| FilePair {
            a: pair.a.clone(),
            b: pair.b.clone(),
            result: pair.counted(scoring),
            boards: pair.boards,
            place: pair.place.clone(),
        };
        let skipped = |skipped: &crate::exchange::Skipped| SkippedLine {
            line: skipped.line,
            reason: skipped.said(|notice| lang.say(notice)),
        };
        Self {
            date: file.date,
            title: file.title.clone(),
            scoring,
            boards: file.boards,
            fields: file
                .fields
                .iter()
                .map(|field| field.iter().map(pair).collect())
                .collect(),
            skipped: file.skipped.iter().map(skipped).collect(),
        }
    }
}
