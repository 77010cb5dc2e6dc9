//! Players and pre-history from the club's small tables.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::path::Path;

use super::backup::Keeper;
use super::failure::{Failure, Reasons};
use super::resolve;
use crate::club::backup::Reason;
use crate::club::{Club, ClubView, Command, PlayerEdit, PrehistoryEvening};
use crate::domain::tournament::partnership;
use crate::domain::{Date, Kind, Notice, Pair, Player, PlayerId};
use crate::exchange::read::{self, HistoryRow, PeopleFile, PlayerRow};
use crate::exchange::{decode, load};
use crate::i18n::Lang;

/// `tandem players`.
pub(super) fn players(
    path: &Path,
    file: &Path,
    keeper: &Keeper<'_>,
    lang: Lang,
) -> Result<String, Failure> {
    let table = read_table(file, lang, read::players)?;
    let mut club = Club::open(path)?;
    let view = club.view();
    let mut reasons = Reasons::new(file, lang);
    reasons.skipped(&table.skipped);
    let edits = player_edits(&view, &table.rows, &mut reasons);
    if !reasons.notices.is_empty() {
        return Err(reasons.notices.into());
    }
    let edits = changes(&view, edits);
    let count = edits.len();
    let mut added = 0;
    if count > 0 {
        keeper.keep(&club, Reason::Import);
        let done = club.execute(Command::Players(edits))?;
        added = done.view.book.players.len() - view.book.players.len();
    }
    let said = Notice::new("cli-players")
        .with("added", added)
        .with("updated", count - added);
    Ok(lang.say(&said) + "\n")
}

/// The players whom the club does not know just so yet.
fn changes(view: &ClubView, mut edits: Vec<PlayerEdit>) -> Vec<PlayerEdit> {
    let players = view.book.players.values();
    let known: HashMap<&str, &Player> = players
        .map(|player| (player.name.as_str(), player))
        .collect();
    edits.retain(|edit| {
        known.get(edit.name.as_str()).is_none_or(|player| {
            player.start != edit.start || edit.privacy.is_some_and(|p| p != player.privacy)
        })
    });
    edits
}

fn read_table<T>(
    file: &Path,
    lang: Lang,
    read: impl Fn(&str) -> Result<PeopleFile<T>, Notice>,
) -> Result<PeopleFile<T>, Failure> {
    let bytes = load(file)?;
    decode(&bytes)
        .and_then(|text| read(&text))
        .map_err(|notice| {
            let mut reasons = Reasons::new(file, lang);
            reasons.file(&notice);
            reasons.notices.into()
        })
}

/// The rows with the club's own spelling of the names it knows.
fn player_edits(view: &ClubView, rows: &[PlayerRow], reasons: &mut Reasons<'_>) -> Vec<PlayerEdit> {
    let mut lines: HashMap<String, usize> = HashMap::new();
    let mut edits = Vec::new();
    for row in rows {
        let name = match resolve::player(&view.book, &view.names, &row.name) {
            Ok(player) => view.book.name_of(player).to_owned(),
            Err(unknown) if unknown.nobody => row.name.clone(),
            Err(unknown) => {
                reasons.line(row.line, &unknown.notice);
                continue;
            }
        };
        if let Some(line) = lines.insert(name.clone(), row.line) {
            let twice = Notice::new("cli-player-twice").with("name", name.as_str());
            reasons.line(row.line, &twice.with("line", line.to_string()));
        }
        edits.push(PlayerEdit {
            name,
            start: row.start,
            privacy: row.privacy,
        });
    }
    edits
}

/// `tandem history`.
pub(super) fn history(
    path: &Path,
    file: &Path,
    keeper: &Keeper<'_>,
    lang: Lang,
) -> Result<String, Failure> {
    let table = read_table(file, lang, read::history)?;
    let mut club = Club::open(path)?;
    let view = club.view();
    let mut reasons = Reasons::new(file, lang);
    reasons.skipped(&table.skipped);
    let evenings = past_evenings(&view, &table.rows, &mut reasons);
    for evening in &evenings {
        if is_recorded(&view, evening) {
            reasons.file(&Notice::new("cli-history-again").with("date", evening.date));
        }
    }
    if !reasons.notices.is_empty() {
        return Err(reasons.notices.into());
    }
    let said = Notice::new("cli-history").with("evenings", evenings.len());
    let command = Command::Prehistory(evenings);
    keeper.before(&club, std::slice::from_ref(&command));
    club.execute(command)?;
    Ok(lang.say(&said) + "\n")
}

/// Rows of one date and number are one evening; evenings of one date stand in
/// the order in which their numbers first appear.
fn past_evenings(
    view: &ClubView,
    rows: &[HistoryRow],
    reasons: &mut Reasons<'_>,
) -> Vec<PrehistoryEvening> {
    let mut evenings: BTreeMap<(Date, usize), Past> = BTreeMap::new();
    let mut numbers: HashMap<&str, usize> = HashMap::new();
    for row in rows {
        let appeared = numbers.len();
        let number = *numbers.entry(&row.number).or_insert(appeared);
        let past = evenings.entry((row.date, number)).or_default();
        past.add(view, row, reasons);
    }
    let evening = |((date, _), past): ((Date, usize), Past)| PrehistoryEvening {
        date,
        pairs: past.pairs,
    };
    evenings.into_iter().map(evening).collect()
}

#[derive(Default)]
struct Past {
    pairs: Vec<(PlayerId, PlayerId)>,
    lines: HashMap<PlayerId, usize>,
}

impl Past {
    fn add(&mut self, view: &ClubView, row: &HistoryRow, reasons: &mut Reasons<'_>) {
        let found = [&row.a, &row.b].map(|name| resolve::player(&view.book, &view.names, name));
        for player in &found {
            match player {
                Err(unknown) => reasons.line(row.line, &unknown.notice),
                Ok(player) => {
                    if let Some(line) = self.lines.insert(*player, row.line) {
                        let twice = Notice::new("cli-player-twice")
                            .with("name", view.book.name_of(*player));
                        reasons.line(row.line, &twice.with("line", line.to_string()));
                    }
                }
            }
        }
        if let [Ok(a), Ok(b)] = found {
            self.pairs.push((a, b));
        }
    }
}

/// Whether the same pre-history stands in the club already.
fn is_recorded(view: &ClubView, evening: &PrehistoryEvening) -> bool {
    let pairs: HashSet<_> = evening
        .pairs
        .iter()
        .map(|(a, b)| partnership(*a, *b))
        .collect();
    view.book.tournaments.values().any(|recorded| {
        recorded.kind == Kind::Prehistory
            && recorded.date == evening.date
            && recorded
                .pairs()
                .map(Pair::partnership)
                .collect::<HashSet<_>>()
                == pairs
    })
}
