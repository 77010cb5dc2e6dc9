//! From what is typed to what is to be calculated, or what is wrong with it.

use std::collections::BTreeMap;

use super::inputs::{Field, Inputs};
use super::list::games;
use crate::domain::Notice;
use crate::exchange::Skipped;
use crate::exchange::read::figure;
use crate::rating::fide::{
    Event, Facts, Game, KChoice, Start, check_k, check_rating, check_target,
};

/// What is to be calculated.
#[derive(Debug, PartialEq)]
pub(super) enum Task {
    /// A rated player's event.
    Event(Start, Event),
    /// The first rating.
    First(Vec<Game>),
}

/// What the inputs say.
#[derive(Debug)]
pub(super) struct Reading {
    /// The sentence about each field that is wrong.
    pub(super) wrong: BTreeMap<Field, Notice>,
    /// Lines of the list that are wrong.
    pub(super) lines: Vec<Skipped>,
    /// `Err` tells what is missing; it is nothing where something is wrong.
    pub(super) task: Result<Task, Vec<Notice>>,
    /// The rating to be reached.
    pub(super) target: Option<i32>,
}

/// Reads all inputs that are asked for; `this_year` stands for an empty year
/// of the event.
pub(super) fn read(inputs: &Inputs, this_year: i16) -> Reading {
    let (games, lines) = games(&inputs.list);
    let mut reader = Reader {
        inputs,
        wrong: BTreeMap::new(),
        missing: Vec::new(),
    };
    let start = reader.start();
    let k = inputs.has_rating().then(|| reader.k(this_year));
    let target = if inputs.has_rating() {
        reader.read(Field::Target, check_target)
    } else {
        None
    };
    let Reader {
        wrong, mut missing, ..
    } = reader;
    if games.is_empty() && lines.is_empty() {
        missing.push(Notice::new("fide-missing-games"));
    }
    let bad = !lines.is_empty() || wrong.keys().any(|field| *field != Field::Target);
    let task = match (start, k.flatten()) {
        _ if bad => Err(Vec::new()),
        _ if !missing.is_empty() => Err(missing),
        (Some(start), Some(k)) => Ok(Task::Event(
            start,
            Event {
                rating: start.rating,
                speed: inputs.speed,
                k,
                games,
            },
        )),
        _ => Ok(Task::First(games)),
    };
    Reading {
        wrong,
        lines,
        task,
        target,
    }
}

struct Reader<'a> {
    inputs: &'a Inputs,
    wrong: BTreeMap<Field, Notice>,
    missing: Vec<Notice>,
}

impl Reader<'_> {
    /// A number that may be missing; what is wrong with it is kept.
    fn read<T>(&mut self, field: Field, check: impl FnOnce(f64) -> Result<T, Notice>) -> Option<T> {
        let text = field.of(self.inputs);
        if text.trim().is_empty() {
            return None;
        }
        match figure(text).and_then(check) {
            Ok(value) => Some(value),
            Err(notice) => {
                self.wrong.insert(field, notice);
                None
            }
        }
    }

    /// A number that must be there.
    fn needed<T>(
        &mut self,
        field: Field,
        check: impl FnOnce(f64) -> Result<T, Notice>,
        missing: &'static str,
    ) -> Option<T> {
        if field.of(self.inputs).trim().is_empty() {
            self.missing.push(Notice::new(missing));
        }
        self.read(field, check)
    }

    fn start(&mut self) -> Option<Start> {
        let mut standard = None;
        let own = if self.inputs.unrated {
            if self.inputs.asks_standard() {
                standard = self.read(Field::Standard, check_rating);
            }
            None
        } else {
            self.needed(Field::Rating, check_rating, "fide-missing-rating")
        };
        Start::new(self.inputs.speed, own, standard)
    }

    fn k(&mut self, this_year: i16) -> Option<KChoice> {
        if self.inputs.k_typed {
            let k = self.needed(Field::K, check_k, "fide-missing-k")?;
            return Some(KChoice::Typed(k));
        }
        let year = self.read(Field::Year, Ok);
        let year = year.unwrap_or_else(|| f64::from(this_year));
        let born = |born| first(Facts::new(Some((born, year)), None, None));
        let games = |games| first(Facts::new(None, Some(games), None));
        let highest = |highest| first(Facts::new(None, None, Some(highest)));
        let facts = Facts {
            // A wrong year is told once, at its own field.
            age: if self.wrong.contains_key(&Field::Year) {
                None
            } else {
                self.read(Field::Born, born).and_then(|facts| facts.age)
            },
            games: self
                .read(Field::GamesPlayed, games)
                .and_then(|facts| facts.games),
            highest: self
                .read(Field::Highest, highest)
                .and_then(|facts| facts.highest),
        };
        Some(KChoice::Automatic(facts))
    }
}

/// One fact alone has one mistake at most.
fn first(facts: Result<Facts, Vec<Notice>>) -> Result<Facts, Notice> {
    facts.map_err(|mut wrong| wrong.remove(0))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rating::fide::Speed;

    fn typed(rating: &str, list: &str) -> Inputs {
        Inputs {
            rating: rating.to_owned(),
            list: list.to_owned(),
            ..Inputs::default()
        }
    }

    #[test]
    fn a_mistake_stands_at_its_field_and_leaves_nothing_to_calculate() {
        let mut inputs = typed("0", "1850 1\n1900 2\n9999 1\nletters");
        inputs.born = "2030".to_owned();
        inputs.games_played = "many".to_owned();
        let reading = read(&inputs, 2026);
        let wrong: Vec<_> = reading
            .wrong
            .iter()
            .map(|(field, notice)| (*field, &*notice.id))
            .collect();
        let wanted = [
            (Field::Rating, "fide-rating"),
            (Field::Born, "fide-born"),
            (Field::GamesPlayed, "table-not-number"),
        ];
        assert_eq!(wrong, wanted);
        let lines: Vec<_> = reading
            .lines
            .iter()
            .map(|skipped| (skipped.line, &*skipped.reason.id))
            .collect();
        let wanted = [
            (2, "fide-score"),
            (3, "fide-opponent"),
            (4, "fide-line-opponent"),
        ];
        assert_eq!(lines, wanted);
        assert_eq!(reading.task, Err(Vec::new()));
    }

    #[test]
    fn what_is_missing_is_told_and_is_no_mistake() {
        let reading = read(&Inputs::default(), 2026);
        assert!(reading.wrong.is_empty());
        let missing = reading.task.expect_err("nothing typed");
        let ids: Vec<_> = missing.iter().map(|notice| &*notice.id).collect();
        assert_eq!(ids, ["fide-missing-rating", "fide-missing-games"]);
    }

    #[test]
    fn fields_that_are_not_asked_for_are_not_read() {
        let mut inputs = typed("x", "1850 1");
        inputs.unrated = true;
        inputs.k = "x".to_owned();
        inputs.standard = "1900".to_owned();
        assert!(matches!(read(&inputs, 2026).task, Ok(Task::First(_))));
        inputs.speed = Speed::Blitz;
        let Ok(Task::Event(start, _)) = read(&inputs, 2026).task else {
            panic!("rated on the standard rating");
        };
        assert_eq!((start.rating, start.is_standard), (1900, true));
    }

    #[test]
    fn an_empty_year_is_this_year() {
        let mut inputs = typed("1800", "1850 1");
        inputs.born = "2008".to_owned();
        let Ok(Task::Event(_, event)) = read(&inputs, 2026).task else {
            panic!("an event");
        };
        let KChoice::Automatic(facts) = event.k else {
            panic!("by the regulations");
        };
        assert_eq!(facts.age, Some((2008, 2026)));
    }
}
