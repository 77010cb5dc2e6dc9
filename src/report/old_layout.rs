//! The club in the layout of the old workbook: sheets Param, Tourn, Hist,
//! Rating, Statistic, and a dated copy of Tourn for every tournament.
//!
//! The workbook knows one field a tournament, one set of coefficients and no
//! decisions: two fields become two tournaments of one date, the coefficients
//! are those in force, and a rating carries the decisions made before the
//! next tournament. Evenings without rating are left out.

use crate::club::ClubView;
use crate::domain::{Date, Entry, Kind, Player, PlayerId};
use crate::exchange::Cell;
use crate::exchange::write::{Content, Placed, Sheet};
use crate::i18n::Lang;
use crate::rating::{CalculatedField, CalculatedPair, CalculatedTournament, Score, percent};

/// Most difference, in percent, between a result read back and the percent
/// it stands for.
const SAME: f64 = 1e-9;

/// The label of forgetting. Its cell holds the fraction, shown in percent.
const PERCENT: &str = "%";

/// The first column of figures beside a name, and the first row below the
/// headings.
const FIGURES: u16 = 2;
const FIRST: u32 = 1;

/// A field of a rated tournament: what the workbook calls a tournament.
struct Step<'a> {
    evening: &'a CalculatedTournament,
    /// Which of its fields.
    number: usize,
    /// When the next tournament begins.
    next: Option<(Date, Entry)>,
}

/// The sheets of the old workbook.
pub(super) fn sheets(view: &ClubView) -> Vec<Sheet> {
    let players: Vec<&Player> = view.book.players.values().collect();
    let steps = steps(view);
    let mut sheets = vec![
        sheet("Param", param(view)),
        sheet("Tourn", Vec::new()),
        sheet("Hist", hist(view, &players, &steps)),
        sheet("Rating", rating(view, &players)),
        sheet("Statistic", statistic(view, &players, &steps)),
    ];
    let dated = steps.iter().map(|step| {
        // The workbook is Russian, whoever writes it.
        let date = Lang::RU.date(step.evening.date);
        sheet(&date, tourn(view, step, &date))
    });
    sheets.extend(dated);
    sheets
}

fn sheet(name: &str, cells: Vec<Placed>) -> Sheet {
    Sheet {
        name: name.to_owned(),
        content: Content::Cells(cells),
    }
}

fn put(row: u32, column: u16, cell: Cell) -> Placed {
    Placed {
        row,
        column,
        cell,
        percent: false,
    }
}

/// The rated tournaments, oldest first.
fn steps(view: &ClubView) -> Vec<Step<'_>> {
    let all = view.replay.tournaments.iter();
    let rated: Vec<_> = all.filter(|evening| evening.kind == Kind::Rated).collect();
    let mut steps = Vec::with_capacity(rated.len());
    for (place, evening) in rated.iter().copied().enumerate() {
        let next = rated.get(place + 1).map(|next| (next.date, next.entry));
        steps.extend((0..evening.fields.len()).map(|number| Step {
            evening,
            number,
            next,
        }));
    }
    steps
}

fn param(view: &ClubView) -> Vec<Placed> {
    let params = view.book.next_params();
    let values = [
        ("K", params.jump),
        ("W", params.handicap),
        ("V", params.learning),
        ("H", params.boards),
        ("k", params.split),
        (PERCENT, params.forget),
    ];
    let mut cells = vec![put(0, 0, "Param".into())];
    for (row, (label, value)) in (FIRST..).zip(values) {
        cells.push(put(row, 0, label.into()));
        cells.push(Placed {
            percent: label == PERCENT,
            ..put(row, 1, Cell::Number(value))
        });
    }
    // F10, with its sign beside it.
    cells.push(put(9, 4, "+".into()));
    cells.push(put(9, 5, Cell::Number(params.growth)));
    cells
}

/// Numbers and names of the players, under headings.
fn names(players: &[&Player], headings: &[&str]) -> Vec<Placed> {
    let mut cells: Vec<Placed> = (1..)
        .zip(headings)
        .map(|(column, heading)| put(0, column, (*heading).into()))
        .collect();
    for (number, player) in players.iter().enumerate() {
        let row = row_of(number);
        cells.push(put(row, 0, Cell::count(number + 1)));
        cells.push(put(row, 1, player.name.as_str().into()));
    }
    cells
}

/// The row of a player; more than a sheet holds are refused by the writer.
fn row_of(number: usize) -> u32 {
    u32::try_from(number).map_or(u32::MAX, |number| FIRST.saturating_add(number))
}

fn column_of(number: usize) -> u16 {
    u16::try_from(number).map_or(u16::MAX, |number| FIGURES.saturating_add(number))
}

/// Partners by their numbers: tournaments newest first, then the pre-history.
fn hist(view: &ClubView, players: &[&Player], steps: &[Step<'_>]) -> Vec<Placed> {
    let mut cells = names(players, &["Name"]);
    // Players are in the order of their ids.
    let number_of = |id: PlayerId| players.binary_search_by_key(&id, |player| player.id).ok();
    let all = view.replay.tournaments.iter().rev();
    let prehistory = all.filter(|evening| evening.kind == Kind::Prehistory);
    let played = steps.iter().rev().map(|step| vec![step.field()]);
    let before = prehistory.map(|evening| evening.fields.iter().collect());
    for (number, fields) in played.chain(before).enumerate() {
        for pair in fields.into_iter().flatten() {
            let Some((a, b)) = number_of(pair.a).zip(number_of(pair.b)) else {
                continue;
            };
            for (player, partner) in [(a, b), (b, a)] {
                let partner = Cell::count(partner + 1);
                cells.push(put(row_of(player), column_of(number), partner));
            }
        }
    }
    cells
}

fn rating(view: &ClubView, players: &[&Player]) -> Vec<Placed> {
    let mut cells = names(players, &["Name", "Old", "Rating"]);
    for standing in &view.standings {
        let found = players.binary_search_by_key(&standing.player, |player| player.id);
        if let Ok(number) = found {
            let row = row_of(number);
            cells.push(put(row, FIGURES, Cell::Number(standing.rating_before)));
            cells.push(put(row, FIGURES + 1, Cell::Number(standing.main)));
        }
    }
    cells
}

/// Ratings after every tournament since the player's first, newest first, and
/// the one before it.
fn statistic(view: &ClubView, players: &[&Player], steps: &[Step<'_>]) -> Vec<Placed> {
    let mut cells = names(players, &["Name"]);
    for (number, player) in players.iter().enumerate() {
        let first = steps.iter().position(|step| step.has(player.id));
        let since = first.map_or(&[][..], |first| &steps[first..]);
        let start = match since.first() {
            Some(step) => rating_before(view, player, Some(step.moment())),
            None => rating_before(view, player, None),
        };
        let ratings = since.iter().rev().map(|step| step.rating(view, player));
        for (column, rating) in ratings.chain([start]).enumerate() {
            let cell = Cell::Number(rating);
            cells.push(put(row_of(number), column_of(column), cell));
        }
    }
    cells
}

/// A player's rating before a moment, or now.
fn rating_before(view: &ClubView, player: &Player, moment: Option<(Date, Entry)>) -> f64 {
    let Some(track) = view.replay.tracks.get(&player.id) else {
        return player.start;
    };
    let points = match moment {
        Some(moment) => track.before(moment),
        None => &track.points,
    };
    points.last().map_or(track.start, |point| point.rating)
}

/// A calculated sheet: the date, numbers, pairs, results and percents.
fn tourn(view: &ClubView, step: &Step<'_>, date: &str) -> Vec<Placed> {
    let mut cells = vec![put(0, 2, date.into())];
    let results = results(view, step.field());
    for (number, (pair, result)) in step.field().iter().zip(results).enumerate() {
        let row = row_of(number);
        let [a, b] = [pair.a, pair.b].map(|id| view.book.name_of(id));
        cells.push(put(row, 1, Cell::count(number + 1)));
        cells.push(put(row, 2, Cell::Text(format!("{a}&{b}"))));
        cells.push(put(row, 5, Cell::number(result)));
        let percent = pair.outcome.map(|outcome| outcome.percent);
        cells.push(put(row, 6, Cell::number(percent)));
    }
    cells
}

/// The results as entered where the workbook would make the same percents of
/// them; else the percents themselves, which it takes as they are.
fn results(view: &ClubView, field: &CalculatedField) -> Vec<Option<f64>> {
    let entered = || field.iter().map(|pair| pair.result);
    let percents: Option<Vec<f64>> = field.iter().map(percent_of).collect();
    let Some(percents) = percents else {
        return entered().collect();
    };
    let scores: Vec<Score> = entered()
        .flatten()
        .map(|result| Score {
            result,
            percentage: None,
            boards: None,
        })
        .collect();
    let scoring = percent::recognise(scores.iter().map(|score| score.result));
    let params = view.book.next_params();
    let again = percent::percents(&scores, scoring, None, params).unwrap_or_default();
    let same = again.len() == percents.len()
        && again
            .iter()
            .zip(&percents)
            .all(|(one, other)| (one - other).abs() < SAME);
    if same {
        entered().collect()
    } else {
        percents.into_iter().map(Some).collect()
    }
}

fn percent_of(pair: &CalculatedPair) -> Option<f64> {
    pair.outcome.map(|outcome| outcome.percent)
}

impl Step<'_> {
    fn field(&self) -> &CalculatedField {
        &self.evening.fields[self.number]
    }

    fn moment(&self) -> (Date, Entry) {
        (self.evening.date, self.evening.entry)
    }

    fn has(&self, player: PlayerId) -> bool {
        self.field().iter().any(|pair| pair.has(player))
    }

    /// A player's rating after it. Who sits in a later field of the evening
    /// has not played yet.
    fn rating(&self, view: &ClubView, player: &Player) -> f64 {
        let later = &self.evening.fields[self.number + 1..];
        let waits = later.iter().flatten().any(|pair| pair.has(player.id));
        let moment = if waits {
            Some(self.moment())
        } else {
            self.next
        };
        rating_before(view, player, moment)
    }
}
