//! What holds for every club at every moment.

use std::collections::{BTreeMap, HashMap};
use std::path::{Path, PathBuf};

use tandem::club::{Club, ClubView};
use tandem::domain::{
    Adjustment, AdjustmentId, AdjustmentKind, Book, Entry, EventRef, Kind, Pair, Player, PlayerId,
    Tournament, TournamentId,
};
use tandem::rating::{CalculatedTournament, Standing};

use crate::play::Outcome;

/// The players of a club that begins.
pub(crate) fn first_book() -> Book {
    let mut book = Book {
        name: "Thursday".to_owned(),
        ..Book::default()
    };
    let names = [
        "Ann Lee", "Bo Ray", "Cy Dow", "Di Fox", "Ed Poe", "Flo Ames",
    ];
    for (id, name) in (1..).zip(names) {
        let player = Player::new(PlayerId(id), name, 50.0 * id as f64);
        book.players.insert(player.id, player);
    }
    book
}

/// All laws.
pub(crate) fn hold(view: &ClubView) -> Outcome {
    for evening in &view.replay.tournaments {
        of_evening(evening)?;
    }
    places(view)?;
    as_calculated_afresh(view)
}

fn near(got: f64, wanted: f64, scale: f64, what: &str) -> Outcome {
    // What grows with the size of the numbers is rounding.
    if (got - wanted).abs() <= 1e-9 * scale.max(1.0) {
        Ok(())
    } else {
        Err(format!("{what}: {got} instead of {wanted}"))
    }
}

/// The changes of a field add up to nothing, those of partners to the
/// pair's, and its percents have the mean 50.
fn of_evening(evening: &CalculatedTournament) -> Outcome {
    if evening.kind == Kind::Prehistory || evening.problem.is_some() {
        return Ok(());
    }
    for field in &evening.fields {
        let outcomes: Vec<_> = field
            .iter()
            .filter_map(|pair| Some((pair.norm, pair.outcome?)))
            .collect();
        if outcomes.len() < field.len() {
            continue;
        }
        let scale = outcomes.iter().map(|(norm, outcome)| {
            let sizes = [
                norm.rating_a,
                norm.rating_b,
                norm.pair_rating,
                outcome.change * 100.0,
            ];
            sizes.into_iter().map(f64::abs).fold(1.0, f64::max)
        });
        let scale = 1e3 * scale.fold(1.0, f64::max);
        let sum: f64 = outcomes.iter().map(|(_, outcome)| outcome.change).sum();
        near(sum, 0.0, scale, "sum of the changes")?;
        let percents: f64 = outcomes.iter().map(|(_, outcome)| outcome.percent).sum();
        near(percents / outcomes.len() as f64, 50.0, 1e3, "mean percent")?;
        for (_, outcome) in &outcomes {
            let parts = outcome.change_a + outcome.change_b;
            near(parts, outcome.change, scale, "parts of partners")?;
            let better = outcomes
                .iter()
                .filter(|(_, other)| other.percent > outcome.percent + 1e-9);
            if better.count() + 1 > outcome.place {
                return Err(format!("place {} of {}", outcome.place, outcome.percent));
            }
        }
    }
    Ok(())
}

/// Everybody is in the list once, in order, and equal main figures share a
/// place. Who plays no more stands behind, and takes no place from others.
fn places(view: &ClubView) -> Outcome {
    if view.standings.len() != view.book.players.len() {
        return Err("somebody is missing in the list".to_owned());
    }
    let (playing, retired) = view.standings.split_at(view.listed().len());
    let plays_no_more = |line: &Standing| view.book.players[&line.player].retired;
    if playing.iter().any(plays_no_more) || !retired.iter().all(plays_no_more) {
        return Err("somebody stands at the wrong end of the list".to_owned());
    }
    if retired
        .iter()
        .any(|line| line.place.is_some() || line.place_change != 0)
    {
        return Err("somebody who plays no more has a place".to_owned());
    }
    for lines in [playing, retired] {
        if !lines.is_sorted_by(|one, other| one.main >= other.main) {
            return Err("the list is not in order".to_owned());
        }
    }
    for line in playing {
        let better = playing.iter().filter(|other| other.main > line.main);
        if line.place != Some(better.count() + 1) {
            return Err(format!("place {:?} of {}", line.place, line.main));
        }
    }
    Ok(())
}

/// The club entered anew into an empty book: players in another order, and
/// events numbered in the order in which they happened.
fn afresh(book: &Book) -> Book {
    let mut names: Vec<&Player> = book.players.values().collect();
    names.sort_by(|one, other| other.name.cmp(&one.name));
    let ids: HashMap<PlayerId, PlayerId> = names
        .iter()
        .zip(1..)
        .map(|(player, id)| (player.id, PlayerId(id)))
        .collect();
    let mut fresh = Book {
        name: book.name.clone(),
        params: book.params.clone(),
        ..Book::default()
    };
    for player in names {
        let player = Player {
            id: ids[&player.id],
            ..player.clone()
        };
        fresh.players.insert(player.id, player);
    }
    for (event, number) in book.timeline().into_iter().zip(1..) {
        match event {
            EventRef::Tournament(evening) => {
                let id = TournamentId(number);
                let pair = |pair: &Pair| Pair {
                    a: ids[&pair.a],
                    b: ids[&pair.b],
                    ..pair.clone()
                };
                let fields = evening
                    .fields
                    .iter()
                    .map(|field| field.iter().map(pair).collect());
                let evening = Tournament {
                    id,
                    entry: Entry(number),
                    fields: fields.collect(),
                    ..evening.clone()
                };
                fresh.tournaments.insert(id, evening);
            }
            EventRef::Adjustment(decision) => {
                let id = AdjustmentId(number);
                let decision = Adjustment {
                    id,
                    entry: Entry(number),
                    kind: renumbered(decision.kind, &ids),
                    ..decision.clone()
                };
                fresh.adjustments.insert(id, decision);
            }
        }
    }
    fresh
}

fn renumbered(kind: AdjustmentKind, ids: &HashMap<PlayerId, PlayerId>) -> AdjustmentKind {
    match kind {
        AdjustmentKind::Average { a, b } => AdjustmentKind::Average {
            a: ids[&a],
            b: ids[&b],
        },
        AdjustmentKind::Reassign { a, b, rating } => AdjustmentKind::Reassign {
            a: ids[&a],
            b: ids[&b],
            rating,
        },
        AdjustmentKind::Set { player, rating } => AdjustmentKind::Set {
            player: ids[&player],
            rating,
        },
        AdjustmentKind::Add { player, change } => AdjustmentKind::Add {
            player: ids[&player],
            change,
        },
    }
}

fn as_calculated_afresh(view: &ClubView) -> Outcome {
    let fresh = ClubView::of(afresh(&view.book), PathBuf::new());
    let lines: BTreeMap<&str, _> = fresh
        .standings
        .iter()
        .map(|line| (fresh.book.name_of(line.player), line))
        .collect();
    for line in &view.standings {
        let name = view.book.name_of(line.player);
        let again = lines[name];
        let scale = line.rating.abs().max(line.main.abs());
        near(line.rating, again.rating, scale, name)?;
        near(line.main, again.main, scale, name)?;
        if (line.played, line.last_played) != (again.played, again.last_played) {
            return Err(format!("{name} played {} or {}", line.played, again.played));
        }
    }
    Ok(())
}

/// The club in a new file is the same to the last bit.
pub(crate) fn file_again(view: &ClubView, path: &Path) -> Outcome {
    let again = Club::create_with(path, &view.book).expect("created").view();
    let same =
        again.book == view.book && again.standings == view.standings && again.replay == view.replay;
    if same {
        Ok(())
    } else {
        Err("in a new file it is another club".to_owned())
    }
}
