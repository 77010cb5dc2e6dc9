//! An evening entered or corrected.

use std::collections::HashSet;

use super::check::{self, LARGEST_RESULT, Taken, keep, unless};
use super::command::{Evening, EveningPair, Who};
use super::roster;
use crate::domain::name::{self, fold, spellings};
use crate::domain::{Book, Change, Kind, Notice, Pair, Player, PlayerId, Tournament};
use crate::rating::percent::{Score, percents, resolve};

/// The changes that record an evening: its newcomers, those who come back
/// with the newest one, then itself. A
/// correction keeps the evening's identity and order of entry, on another day
/// too.
pub(super) fn changes(evening: &Evening, book: &Book) -> Result<Vec<Change>, Vec<Notice>> {
    let before = match evening.of {
        Some(id) => Some(
            book.tournaments
                .get(&id)
                .ok_or_else(|| vec![Notice::new("club-no-tournament")])?,
        ),
        None => None,
    };
    let mut seats = Seats::new(book, evening.kind);
    check_head(evening, &mut seats.problems);
    let fields: Vec<Vec<Pair>> = evening
        .fields
        .iter()
        .map(|pairs| pairs.iter().filter_map(|pair| seats.pair(pair)).collect())
        .collect();
    let title = keep(&mut seats.problems, check::text(&evening.title));
    let id = before.map_or_else(|| book.next_tournament(), |old| old.id);
    let after = Tournament {
        id,
        entry: before.map_or_else(|| book.next_entry(), |old| old.entry),
        date: evening.date,
        title: title.unwrap_or_default(),
        kind: evening.kind,
        scoring: evening.scoring,
        boards: evening.boards,
        fields,
    };
    // Only whole fields can be judged.
    if seats.problems.is_empty() {
        check_results(&after, book, &mut seats.problems);
    }
    let Seats {
        newcomers,
        problems,
        ..
    } = seats;
    let mut changes: Vec<_> = newcomers.into_iter().map(newcomer).collect();
    if Some(after.date) >= book.last_date() {
        let seats = after.pairs().flat_map(|pair| [pair.a, pair.b]);
        let again = seats.filter(|player| before.is_none_or(|before| !before.has(*player)));
        changes.extend(roster::come_back(again, book));
    }
    changes.push(Change::Tournament {
        id,
        before: before.cloned(),
        after: Some(after),
    });
    unless(problems, changes)
}

fn newcomer(player: Player) -> Change {
    Change::Player {
        id: player.id,
        before: None,
        after: Some(player),
    }
}

fn check_head(evening: &Evening, problems: &mut Vec<Notice>) {
    keep(problems, check::day(evening.date));
    keep(problems, check::boards(evening.boards));
    if evening.kind == Kind::Prehistory {
        problems.push(Notice::new("club-not-prehistory"));
    }
    let fields = evening.fields.len();
    if fields > 2 {
        problems.push(Notice::new("club-fields").with("fields", fields));
    }
    let least = if evening.kind == Kind::Rated { 2 } else { 1 };
    let few = evening
        .fields
        .iter()
        .map(Vec::len)
        .chain((fields == 0).then_some(0))
        .filter(|pairs| *pairs < least);
    problems.extend(few.map(|pairs| Notice::new("calc-few-pairs").with("pairs", pairs)));
}

/// A rated evening must give percents, by the coefficients of its day.
fn check_results(evening: &Tournament, book: &Book, problems: &mut Vec<Notice>) {
    if evening.kind != Kind::Rated {
        return;
    }
    let params = book.params.in_force(evening.date);
    let scoring = resolve(evening.scoring, evening.pairs().filter_map(|p| p.result));
    for pairs in &evening.fields {
        let scores: Vec<_> = pairs.iter().filter_map(Score::of).collect();
        keep(problems, percents(&scores, scoring, evening.boards, params));
    }
}

/// The players of an evening as they are seated, each once.
struct Seats<'a> {
    book: &'a Book,
    kind: Kind,
    /// The club's names; made for the first newcomer.
    taken: Option<Taken<'a>>,
    newcomers: Vec<Player>,
    seated: HashSet<PlayerId>,
    problems: Vec<Notice>,
}

impl<'a> Seats<'a> {
    fn new(book: &'a Book, kind: Kind) -> Self {
        Self {
            book,
            kind,
            taken: None,
            newcomers: Vec::new(),
            seated: HashSet::new(),
            problems: Vec::new(),
        }
    }

    /// The pair to be stored; `None` when something is wrong with its names.
    fn pair(&mut self, pair: &EveningPair) -> Option<Pair> {
        let (a, b) = (self.player(&pair.a), self.player(&pair.b));
        let (a, b) = (a?, b?);
        if a == b {
            let notice = Notice::new("calc-own-partner").with("name", self.name(a));
            self.problems.push(notice);
        }
        for player in [Some(a), (a != b).then_some(b)].into_iter().flatten() {
            if !self.seated.insert(player) {
                let notice = Notice::new("calc-player-twice").with("name", self.name(player));
                self.problems.push(notice);
            }
        }
        let wrong: Vec<_> = wrong_numbers(pair, self.kind)
            .map(|notice| notice.with("a", self.name(a)).with("b", self.name(b)))
            .collect();
        self.problems.extend(wrong);
        Some(Pair {
            a,
            b,
            result: pair.result,
            percentage: pair.percentage,
            boards: pair.boards,
        })
    }

    fn player(&mut self, who: &Who) -> Option<PlayerId> {
        match who {
            Who::Known(id) => keep(&mut self.problems, check::player(self.book, *id)).map(|p| p.id),
            Who::New { name, start } => {
                let name = keep(&mut self.problems, name::check(name))?;
                self.newcomer(name, *start)
            }
        }
    }

    /// The identity of a newcomer, the same for the same name, also where its
    /// words are swapped.
    fn newcomer(&mut self, name: String, start: f64) -> Option<PlayerId> {
        let forms = spellings(&name);
        let same = |player: &&Player| forms.contains(&fold(&player.name));
        if let Some(same) = self.newcomers.iter().find(same) {
            return Some(same.id);
        }
        let taken = self
            .taken
            .get_or_insert_with(|| Taken::by(self.book.players.values()));
        keep(&mut self.problems, taken.free(&name))?;
        let start = keep(&mut self.problems, check::rating(&name, start))?;
        let last = self.newcomers.last().map(|p| PlayerId(p.id.0 + 1));
        let id = last.unwrap_or_else(|| self.book.next_player());
        self.newcomers.push(Player::new(id, name, start));
        Some(id)
    }

    fn name(&self, id: PlayerId) -> &str {
        match self.newcomers.iter().find(|player| player.id == id) {
            Some(player) => &player.name,
            None => self.book.name_of(id),
        }
    }
}

/// What is wrong with the numbers of a pair, still without its names.
fn wrong_numbers(pair: &EveningPair, kind: Kind) -> impl Iterator<Item = Notice> {
    let result = match pair.result {
        None if kind == Kind::Rated => Some(Notice::new("calc-no-result")),
        // A result that is not a number at all is not within bounds either.
        Some(result) if !(-LARGEST_RESULT..=LARGEST_RESULT).contains(&result) => {
            Some(Notice::new("club-result").with("result", result.to_string()))
        }
        _ => None,
    };
    let percentage = pair
        .percentage
        .filter(|percent| !(0.0..=100.0).contains(percent))
        .map(|percent| Notice::new("club-percentage").with("percent", percent.to_string()));
    let boards = check::boards(pair.boards).err().map(|notice| Notice {
        id: "club-pair-boards".into(),
        ..notice
    });
    [result, percentage, boards].into_iter().flatten()
}
