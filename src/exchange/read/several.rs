//! Files that hold several tournaments, or one in several lists.

use super::gather::Gathered;
use super::quote::quote;
use crate::domain::name::fold;
use crate::domain::{Date, Notice};
use crate::exchange::{ResultFile, Skipped};

/// What stands in a file.
#[derive(Debug, Default)]
pub(super) struct Content {
    /// The tournaments that can be read.
    pub(super) tournaments: Vec<Gathered>,
    /// Those of other kinds.
    pub(super) others: Vec<Skipped>,
}

impl Content {
    /// The content; the first reason against it when no tournament is read.
    /// Beside those with pairs, one without any is no more than its lines.
    ///
    /// # Errors
    /// That reason, or `nothing`.
    pub(super) fn or(mut self, nothing: Notice) -> Result<Self, Notice> {
        if !self.tournaments.is_empty() {
            let (played, unplayed): (Vec<_>, Vec<_>) = std::mem::take(&mut self.tournaments)
                .into_iter()
                .partition(|tournament| !tournament.pairs.is_empty());
            if played.is_empty() {
                self.tournaments = unplayed;
            } else {
                self.tournaments = played;
                let lines = unplayed.into_iter().flat_map(|list| list.skipped);
                self.others.extend(lines);
            }
            return Ok(self);
        }
        self.others.truncate(1);
        Err(self.others.pop().map_or(nothing, |other| other.reason))
    }

    /// What the tournaments are called, by day and title.
    pub(super) fn labels(&self) -> Vec<String> {
        self.tournaments.iter().map(label).collect()
    }

    /// The tournament that is wanted, counted from 0; the only one when none
    /// is.
    ///
    /// # Errors
    /// `read-several` when there are several and none is wanted,
    /// `read-no-part` when there is no such one.
    pub(super) fn choose(mut self, wanted: Option<usize>) -> Result<ResultFile, Notice> {
        let count = self.tournaments.len();
        if wanted.is_none() && count > 1 {
            return Err(Notice::new("read-several")
                .with("count", count)
                .with("titles", self.labels().join("; ")));
        }
        let at = wanted.unwrap_or(0);
        if at >= count {
            return Err(no_part(at, count));
        }
        let mut chosen = self.tournaments.swap_remove(at);
        chosen.skipped.append(&mut self.others);
        Ok(chosen.finish())
    }
}

/// That there is no such tournament or sheet.
pub(super) fn no_part(at: usize, count: usize) -> Notice {
    Notice::new("read-no-part")
        .with("number", at + 1)
        .with("count", count)
}

fn label(tournament: &Gathered) -> String {
    let date = tournament.day.date.map(|date| date.to_string());
    let title = tournament.title.clone();
    let parts: Vec<String> = date.into_iter().chain(title).collect();
    quote(&parts.join(" "))
}

fn players(list: &Gathered) -> impl Iterator<Item = String> {
    let pairs = list.pairs.iter();
    pairs.flat_map(|(pair, _)| [fold(&pair.a), fold(&pair.b)])
}

/// One tournament out of several lists of its pairs, when they are of one day,
/// nobody stands in two, and all or none have fields apart; else the lists as they are, each a tournament.
pub(super) fn united(lists: Vec<Gathered>) -> Vec<Gathered> {
    let mut days: Vec<Date> = lists.iter().filter_map(|list| list.day.date).collect();
    days.dedup();
    let mut players: Vec<String> = lists.iter().flat_map(players).collect();
    let count = players.len();
    players.sort_unstable();
    players.dedup();
    let parted = |list: &Gathered| list.pairs.iter().any(|(_, key)| key.is_some());
    let all_parted = lists.iter().all(parted);
    let alike = all_parted || !lists.iter().any(parted);
    if days.len() > 1 || players.len() < count || !alike {
        return lists;
    }
    let join = |mut whole: Gathered, list: Gathered| {
        whole.title = whole.title.or(list.title);
        whole.day = whole.day.or(list.day);
        whole.boards = whole.boards.or(list.boards);
        whole.pairs.extend(list.pairs);
        whole.skipped.extend(list.skipped);
        whole
    };
    lists.into_iter().reduce(join).into_iter().collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::exchange::ResultPair;
    use crate::exchange::read::date::Told;
    use crate::exchange::read::gather::FieldKey;

    fn list(name: &str) -> Gathered {
        let pair = ResultPair {
            a: format!("{name} A"),
            b: format!("{name} B"),
            ..ResultPair::default()
        };
        Gathered {
            pairs: vec![(pair, None)],
            ..Gathered::default()
        }
    }

    #[test]
    fn lists_are_one_tournament_only_when_nobody_plays_in_two() {
        assert_eq!(united(vec![list("X"), list("Y")]).len(), 1);
        assert_eq!(united(vec![list("X"), list("x")]).len(), 2);
        let on = |name, day| Gathered {
            day: Told {
                date: Some(jiff::civil::date(2026, 3, day)),
                flaw: None,
            },
            ..list(name)
        };
        assert_eq!(united(vec![on("X", 4), on("Y", 5)]).len(), 2);
        assert_eq!(united(vec![on("X", 4), list("Y")]).len(), 1);
        let mut parted = list("Z");
        parted.pairs[0].1 = Some(FieldKey::Direction(0));
        assert_eq!(united(vec![list("X"), parted]).len(), 2);
    }

    #[test]
    fn one_of_several_must_be_named() {
        let choose = |wanted| {
            let content = Content {
                tournaments: vec![list("X"), list("Y")],
                others: Vec::new(),
            };
            let chosen = content.choose(wanted);
            chosen
                .map(|file| file.fields[0][0].a.clone())
                .map_err(|why| why.id)
        };
        assert_eq!(choose(None), Err("read-several".into()));
        assert_eq!(choose(Some(1)), Ok("Y A".to_owned()));
        assert_eq!(choose(Some(2)), Err("read-no-part".into()));
    }
}
