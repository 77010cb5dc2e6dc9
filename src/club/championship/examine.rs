//! A session's sheet against the championship, while it is typed: mistakes of
//! every row in words, ratings carried over, and the numbers live.

use std::collections::HashMap;

use super::manage::club_rating;
use super::record::{check_strength, recorded};
use super::{InChampionship, Roll, SessionDraft, SessionEntry, SessionEntryPair, SessionRow};
use crate::club::check::LARGEST_RESULT;
use crate::club::{ClubView, check};
use crate::domain::championship::LAST_NUMBER;
use crate::domain::name::{fold, normalise};
use crate::domain::tournament::{self, MOST_BOARDS};
use crate::domain::{Championship, Date, Notice, Person, Scoring, day, number};
use crate::rating::championship::{
    RatedPair, RatingFrom, Ratings, calculate, calculate_session, sessions_before,
    suggested_strength,
};

/// Near spellings offered for a name that nobody has.
const NEAR: usize = 3;

/// What the sheet means.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ExaminedSession {
    /// What is wrong above the grid, or with the session as a whole.
    pub problems: Vec<Notice>,
    /// One for each row of the sheet.
    pub rows: Vec<ExaminedSessionRow>,
    /// Whether percents are [beyond what can be
    /// played](crate::rating::championship::CalculatedSession::is_odd).
    pub odd: bool,
    /// `S` by the mean rating of the players whose ratings are known.
    pub suggested: Option<f64>,
    /// What is to be recorded; `None` while anything is wrong.
    pub entry: Option<SessionEntry>,
}

/// What a row means.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ExaminedSessionRow {
    /// What is wrong with it; an empty row has nothing wrong.
    pub problems: Vec<Notice>,
    /// The partner named first.
    pub a: ExaminedSeat,
    /// The partner named second.
    pub b: ExaminedSeat,
    /// Its numbers among the complete rows.
    pub pair: Option<RatedPair>,
}

/// What a name cell and its rating mean.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ExaminedSeat {
    /// Who is meant; a guest whom the championship does not know is new.
    pub person: Option<Person>,
    /// Whether the person enters the championship with this session.
    pub is_new: bool,
    /// Near spellings, for a new guest.
    pub near: Vec<String>,
    /// The rating before the session: typed, or carried over; what the empty
    /// rating cell shows.
    pub rating: Option<(f64, RatingFrom)>,
}

/// Examines a sheet by the names of its championship; `None` when that is
/// gone.
pub fn examine_session(
    view: &ClubView,
    draft: &SessionDraft,
    roll: &Roll,
) -> Option<ExaminedSession> {
    let championship = view.book.championships.get(&draft.championship)?;
    let mut desk = Desk::new(view, championship, draft, roll);
    let mut examined = ExaminedSession::default();
    let mut entry = head(draft, &mut examined.problems);
    let mut places = Vec::new();
    for (at, row) in draft.rows.iter().enumerate() {
        let (seen, pair) = desk.row(row, &entry);
        if let Some(pair) = pair {
            entry.pairs.push(pair);
            places.push(at);
        }
        examined.rows.push(seen);
    }
    let seats = examined.rows.iter().flat_map(|row| [&row.a, &row.b]);
    let ratings = seats.filter_map(|seat| seat.rating.map(|(rating, _)| rating));
    examined.suggested = suggested_strength(ratings);
    desk.calculate(&entry, &places, &mut examined);
    let sound =
        examined.problems.is_empty() && examined.rows.iter().all(|row| row.problems.is_empty());
    examined.entry = sound.then_some(entry);
    Some(examined)
}

/// What stands above the grid.
fn head(draft: &SessionDraft, problems: &mut Vec<Notice>) -> SessionEntry {
    let known = InChampionship::Known(draft.championship);
    let mut entry = SessionEntry::new(known, 0);
    entry.of = draft.of;
    entry.title.clone_from(&draft.title);
    entry.scoring = draft.scoring;
    entry.centred = draft.centred;
    entry.is_final = draft.is_final;
    let typed = |text: &str| (!text.trim().is_empty()).then(|| text.trim().to_owned());
    match draft.number.trim().parse() {
        Ok(number) => entry.number = number,
        Err(_) => {
            let text = draft.number.trim();
            let wrong = Notice::new("championship-number-typed").with("text", text);
            problems.push(wrong.with("most", LAST_NUMBER));
        }
    }
    if let Some(text) = typed(&draft.date) {
        entry.date = day::typed(&text);
        if entry.date.is_none() {
            problems.push(Notice::new("championship-date").with("text", text));
        }
    }
    match number::parse(&draft.strength) {
        // Only datum IMPs have a strength; the field of others is hidden.
        typed if draft.scoring != Scoring::Imps => {
            let possible = typed.filter(|strength| check_strength(*strength).is_ok());
            entry.strength = possible.unwrap_or(entry.strength);
        }
        Some(strength) => entry.strength = strength,
        None => problems.push(not_number(&draft.strength)),
    }
    if let Some(text) = typed(&draft.boards) {
        entry.boards = number::parse(&text).and_then(tournament::boards);
        if entry.boards.is_none() {
            problems.push(wrong_boards(&text));
        }
    }
    entry
}

fn not_number(text: &str) -> Notice {
    Notice::new("championship-not-number").with("text", text.trim())
}

fn wrong_boards(text: &str) -> Notice {
    Notice::new("championship-boards-typed")
        .with("text", text)
        .with("most", MOST_BOARDS)
}

/// What rows are judged by.
struct Desk<'a> {
    view: &'a ClubView,
    championship: &'a Championship,
    roll: &'a Roll,
    /// As the sessions before this one left them.
    ratings: Ratings,
    number: u32,
    date: Option<Date>,
    seated: HashMap<String, usize>,
    row: usize,
}

impl<'a> Desk<'a> {
    fn new(
        view: &'a ClubView,
        championship: &'a Championship,
        draft: &SessionDraft,
        roll: &'a Roll,
    ) -> Self {
        let number = draft.number.trim().parse().unwrap_or(u32::MAX);
        let mut others = championship.clone();
        others
            .sessions
            .retain(|session| Some(session.number) != draft.of);
        let before = sessions_before(&others, &view.book, number);
        Self {
            view,
            championship,
            roll,
            ratings: before.map(|(_, ratings)| ratings).unwrap_or_default(),
            number,
            date: draft.parsed_date(),
            seated: HashMap::new(),
            row: 0,
        }
    }

    fn row(
        &mut self,
        row: &SessionRow,
        entry: &SessionEntry,
    ) -> (ExaminedSessionRow, Option<SessionEntryPair>) {
        self.row += 1;
        let mut seen = ExaminedSessionRow::default();
        if row.is_empty() {
            return (seen, None);
        }
        let problems = &mut seen.problems;
        let typed_a = rating(&row.rating_a, problems);
        let typed_b = rating(&row.rating_b, problems);
        for (name, typed) in [(&row.a, typed_a), (&row.b, typed_b)] {
            let wrong = typed.and_then(|typed| check::rating(&normalise(name), typed).err());
            problems.extend(wrong);
        }
        seen.a = self.seat(&row.a, typed_a, problems);
        seen.b = self.seat(&row.b, typed_b, problems);
        let result = number::parse(&row.result);
        match result.map(|result| check::result(result, entry.scoring)) {
            Some(Ok(result)) if result.abs() > LARGEST_RESULT => {
                problems.push(
                    Notice::new("championship-result-large").with("result", row.result.trim()),
                );
            }
            Some(Ok(_)) => {}
            Some(Err(wrong)) => problems.push(wrong),
            None if row.result.trim().is_empty() => problems.push(Notice::new("table-no-result")),
            None => problems.push(not_number(&row.result)),
        }
        let boards = number::parse(&row.boards).and_then(tournament::boards);
        if boards.is_none() && !row.boards.trim().is_empty() {
            problems.push(wrong_boards(row.boards.trim()));
        }
        let persons = (seen.a.person.clone(), seen.b.person.clone());
        let pair = match (persons, result) {
            ((Some(a), Some(b)), Some(result)) if problems.is_empty() => Some(SessionEntryPair {
                a,
                b,
                rating_a: typed_a,
                rating_b: typed_b,
                result,
                boards,
            }),
            _ => None,
        };
        (seen, pair)
    }

    fn seat(&mut self, cell: &str, typed: Option<f64>, problems: &mut Vec<Notice>) -> ExaminedSeat {
        let name = normalise(cell);
        if name.is_empty() {
            problems.push(Notice::new("championship-no-name"));
            return ExaminedSeat::default();
        }
        let fitting = self.roll.fitting(&name);
        if fitting.len() > 1 {
            let notice = Notice::new("championship-ambiguous").with("name", name);
            problems.push(notice.with("names", fitting.join(", ")));
            return ExaminedSeat::default();
        }
        let known = self.roll.find(&name).cloned();
        let person = known.clone().unwrap_or(Person::Guest(name));
        let name = self.roll.name_of(&person).to_owned();
        if let Some(row) = self.seated.insert(fold(&name), self.row) {
            let twice = Notice::new("championship-twice").with("name", name.as_str());
            problems.push(twice.with("row", row));
        }
        let entrant = self.roll.entrant(&person);
        let near = match known {
            Some(_) => Vec::new(),
            None => self.near(&name),
        };
        let rating = match typed {
            Some(rating) => Some((rating, RatingFrom::Typed)),
            None => entrant
                .and_then(|id| self.ratings.of(self.championship, id))
                .or_else(|| self.in_club(&person)),
        };
        if rating.is_none() {
            problems.push(Notice::new("championship-asks-rating").with("name", name));
        }
        ExaminedSeat {
            person: Some(person),
            is_new: entrant.is_none(),
            near,
            rating,
        }
    }

    fn near(&self, name: &str) -> Vec<String> {
        let near = self.roll.near(name, NEAR).into_iter();
        near.map(str::to_owned).collect()
    }

    fn in_club(&self, person: &Person) -> Option<(f64, RatingFrom)> {
        let Person::Player(player) = person else {
            return None;
        };
        let rating = club_rating(&self.view.replay, *player, self.date)?;
        Some((rating, RatingFrom::Club))
    }

    /// The numbers of the complete rows, and what is wrong with the session
    /// as a whole or with those after it.
    fn calculate(&self, entry: &SessionEntry, places: &[usize], examined: &mut ExaminedSession) {
        let (after, problems) =
            match recorded(entry, &self.view.book, Some((&self.view.replay, self.roll))) {
                Ok(recorded) => recorded,
                Err(problems) => {
                    examined.problems.extend(problems);
                    return;
                }
            };
        // A number that is none has been told in its own words.
        let told = examined
            .problems
            .iter()
            .any(|p| p.id == "championship-number-typed");
        let mut problems = problems;
        problems.retain(|problem| !(told && problem.id == "championship-number"));
        examined.problems.extend(problems);
        let Some(session) = after.session(self.number).filter(|s| s.pairs.len() > 1) else {
            return;
        };
        match calculate_session(&after, &self.view.book, session, &self.ratings) {
            Ok(calculated) => {
                examined.odd = calculated.is_odd();
                for (at, pair) in places.iter().zip(calculated.pairs) {
                    examined.rows[*at].pair = Some(pair);
                }
                let later = calculate(&after, &self.view.book);
                examined.problems.extend(later.err().unwrap_or_default());
            }
            Err(problems) => examined.problems.extend(problems),
        }
    }
}

/// The rating typed in a cell.
fn rating(cell: &str, problems: &mut Vec<Notice>) -> Option<f64> {
    let typed = number::parse(cell);
    if typed.is_none() && !cell.trim().is_empty() {
        problems.push(not_number(cell));
    }
    typed
}
