//! From what the workbook says to what the club gets.

use std::collections::{HashMap, HashSet};

use super::days::days;
use super::fill::check_empty;
use super::{FROM, Fill, FillEvening, Import, Wishes};
use super::{fit, setting};
use crate::club::check::{LARGEST_RATING, LARGEST_RESULT};
use crate::club::command::PlayerEdit;
use crate::domain::name::{NameIndex, fold, spellings};
use crate::domain::old_workbook::FIRST_COLUMN;
use crate::domain::{
    Book, Flaw, Kind, Notice, OldEvening, OldPair, OldPlayer, OldWorkbook, Pair, Params, Place,
    PlayerId, Progress, Scoring,
};
use crate::rating::percent::{Score, percents, resolve};

/// Everything that a book without evenings is to get.
pub(super) fn plan(
    mut old: OldWorkbook,
    book: &Book,
    wishes: &Wishes,
    progress: &mut Progress<'_>,
) -> Result<Import, Vec<Notice>> {
    check_empty(book).map_err(|notice| vec![notice])?;
    let stage = |progress: &mut Progress<'_>, done, notice| {
        progress.enter(done, notice).map_err(|stop| vec![stop])
    };
    stage(progress, FROM, Notice::new("workbook-stage-fill"))?;
    let params = params(&mut old, book);
    without_excess(&mut old);
    without_impossible(&mut old);
    known_names(&mut old, book);
    let days = days(&old.evenings, wishes.newest, &mut old.flaws).map_err(|notice| vec![notice])?;
    let order: Vec<usize> = (0..old.evenings.len())
        .rev()
        .filter(|nth| !old.evenings[*nth].pairs.is_empty())
        .collect();
    let kinds: Vec<Kind> = order
        .iter()
        .map(|nth| kind(*nth, &mut old, &params))
        .collect();
    let mut evenings = Vec::new();
    for (nth, kind) in order.iter().zip(&kinds) {
        let (date, assumed) = days[*nth];
        let pairs = old.evenings[*nth].pairs.iter();
        evenings.push(FillEvening {
            date,
            title: if assumed {
                wishes.assumed.clone()
            } else {
                String::new()
            },
            kind: *kind,
            pairs: pairs.map(|pair| (pair.a, pair.b, pair.result)).collect(),
            ratings: Vec::new(),
            reason: wishes.reason.clone(),
        });
    }
    let players = players(&old, book);
    let fits = fit::check(&mut old, &order, &kinds);
    let assumed = order.iter().map(|nth| days[*nth]);
    let assumed = assumed.filter(|(_, assumed)| *assumed).map(|(day, _)| day);
    let assumed = assumed.collect();
    stage(progress, 0.7, Notice::new("workbook-stage-save"))?;
    let mut fill = Fill {
        params,
        players,
        evenings,
    };
    if fits {
        setting::set_ratings(&old, &order, &mut fill, book)?;
    }
    Ok(Import {
        fill,
        old,
        order,
        assumed,
    })
}

/// The club's coefficients with those of the workbook in their place.
fn params(old: &mut OldWorkbook, book: &Book) -> Params {
    let mut params = *book.params.newest();
    for (symbol, value) in &old.params {
        if let Err(reason) = symbol.set(&mut params, *value) {
            old.flaws.push(Flaw {
                sheet: "Param".to_owned(),
                place: None,
                reason,
            });
        }
    }
    params
}

/// Leaves out ratings that no club can have.
fn without_excess(old: &mut OldWorkbook) {
    for player in &mut old.players {
        for (nth, rating) in player.ratings.iter_mut().enumerate() {
            let Some(excess) = rating.filter(|rating| rating.abs() > LARGEST_RATING) else {
                continue;
            };
            *rating = None;
            let column = u32::try_from(nth).unwrap_or(0) + FIRST_COLUMN;
            old.flaws.push(Flaw {
                sheet: "Statistic".to_owned(),
                place: player.statistic_row.map(|row| Place { row, column }),
                reason: Notice::new("club-rating")
                    .with("name", player.name.as_str())
                    .with("rating", excess)
                    .with("most", LARGEST_RATING),
            });
        }
    }
}

/// Leaves out pairs with results that no club can have; where fewer than two
/// results are left, there is nothing to calculate, and the pairs stay for
/// familiarity.
fn without_impossible(old: &mut OldWorkbook) {
    let is_excess = |pair: &OldPair| pair.result.is_some_and(|r| r.abs() > LARGEST_RESULT);
    for evening in &mut old.evenings {
        let sheet = evening.sheet.clone().unwrap_or_default();
        let excess = evening.pairs.iter().filter(|pair| is_excess(pair));
        let told = excess.clone().map(|pair| {
            let name = |nth: usize| old.players[nth].name.as_str();
            let result = pair.result.map(|result| result.to_string());
            Flaw {
                sheet: sheet.clone(),
                place: pair.place,
                reason: Notice::new("club-result")
                    .with("a", name(pair.a))
                    .with("b", name(pair.b))
                    .with("result", result.unwrap_or_default()),
            }
        });
        old.flaws.extend(told);
        let count = excess.count();
        if count > 0 && evening.pairs.len() < count + 2 {
            evening.pairs.iter_mut().for_each(|pair| pair.result = None);
            old.flaws.push(Flaw {
                sheet,
                place: None,
                reason: Notice::new("workbook-few-results"),
            });
        } else {
            evening.pairs.retain(|pair| !is_excess(pair));
        }
    }
}

/// Players whom the club has already keep their names there. Who is called as
/// in the club comes before those whom it knows by an alias.
fn known_names(old: &mut OldWorkbook, book: &Book) {
    if book.players.is_empty() {
        return;
    }
    let index = NameIndex::new(book);
    let known = old.players.iter_mut().filter_map(|player| {
        let id = index.find(&player.name)?;
        Some((id, player))
    });
    let is_own = |(id, player): &(PlayerId, &mut OldPlayer)| {
        spellings(&player.name).contains(&fold(book.name_of(*id)))
    };
    let (own, by_alias): (Vec<_>, Vec<_>) = known.partition(is_own);
    let mut taken = HashSet::new();
    for (id, player) in own.into_iter().chain(by_alias) {
        if taken.insert(id) {
            book.name_of(id).clone_into(&mut player.name);
        }
    }
}

/// Without evenings the newest rating is the only one that matters. Whose
/// rating the workbook does not tell keeps that of the club.
fn players(old: &OldWorkbook, book: &Book) -> Vec<PlayerEdit> {
    let played = old.evenings.iter().any(|evening| !evening.pairs.is_empty());
    let known: HashMap<&str, f64> = book
        .players
        .values()
        .map(|player| (player.name.as_str(), player.start))
        .collect();
    let edit = |player: &OldPlayer| {
        let newest = player.ratings.iter().flatten().next().copied();
        let told = newest.filter(|_| !played).or_else(|| player.starting());
        let kept = || known.get(player.name.as_str()).copied();
        PlayerEdit {
            name: player.name.clone(),
            start: told.or_else(kept).unwrap_or(0.0),
            privacy: None,
        }
    };
    old.players.iter().map(edit).collect()
}

/// Rated, if its results can be calculated.
fn kind(nth: usize, old: &mut OldWorkbook, params: &Params) -> Kind {
    let evening = &mut old.evenings[nth];
    if !evening.has_results() {
        return Kind::Prehistory;
    }
    match calculable(evening, params) {
        Ok(()) => Kind::Rated,
        Err(reason) => {
            old.flaws.push(Flaw {
                sheet: evening.sheet.clone().unwrap_or_default(),
                place: None,
                reason,
            });
            evening.pairs.iter_mut().for_each(|pair| pair.result = None);
            Kind::Prehistory
        }
    }
}

fn calculable(evening: &OldEvening, params: &Params) -> Result<(), Notice> {
    let results = || evening.pairs.iter().filter_map(|pair| pair.result);
    let scoring = resolve(Scoring::Auto, results());
    let nobody = PlayerId(0);
    let scores: Vec<Score> = results()
        .filter_map(|result| Score::of(&Pair::new(nobody, nobody, Some(result))))
        .collect();
    percents(&scores, scoring, None, params).map(|_| ())
}
