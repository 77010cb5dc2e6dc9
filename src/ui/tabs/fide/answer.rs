//! The result in words, tables and curves of one language, kept while nothing
//! typed changes.

use std::collections::BTreeMap;

use super::inputs::{Field, Inputs};
use super::outlook::Outlook;
use super::read::{Reading, Task, read};
use crate::domain::Notice;
use crate::exchange::{Skipped, Table};
use crate::i18n::Lang;
use crate::rating::fide::{
    Event, Game, NotCounted, Outcome, Speed, Start, calculate, initial, needed, performance,
};
use crate::report::calculator::fide as report;
use crate::report::export::Subject;
use crate::ui::tabs::exported::pane;
use crate::ui::widgets::ShownTable;

/// What the pane says about the inputs.
pub(super) struct Answer {
    /// The sentence under each field that is wrong.
    pub(super) wrong: BTreeMap<Field, String>,
    /// Lines of the list that are wrong.
    pub(super) lines: Vec<Skipped>,
    /// The result, or what is missing for one.
    pub(super) result: Result<Rated, Vec<String>>,
}

/// A result.
pub(super) struct Rated {
    /// What was calculated, for the copied text.
    pub(super) heading: String,
    /// What the figure is.
    pub(super) caption: String,
    /// The rating, or the word for none.
    pub(super) figure: String,
    /// The rounded change, where there was a rating before.
    pub(super) change: Option<i32>,
    /// The steps, one line each.
    pub(super) steps: Vec<String>,
    /// Games that do not count, one line each.
    pub(super) remarks: Vec<String>,
    /// The games, readable as a list.
    pub(super) games: ShownTable,
    /// Which of them do not count.
    pub(super) grey: Vec<bool>,
    /// What the remaining games must bring.
    pub(super) needed: Option<String>,
    /// The totals; a first rating has none.
    pub(super) outlook: Option<Outlook>,
}

/// The last answer with what it answers.
#[derive(Default)]
pub(super) struct Kept(Option<(Inputs, Lang, i16, Answer)>);

impl Kept {
    /// What the last answer shows, to be exported.
    pub(super) fn on_screen(&self) -> Option<Subject> {
        let (_, lang, _, answer) = self.0.as_ref()?;
        answer
            .result
            .as_ref()
            .ok()
            .map(|rated| rated.subject(*lang))
    }

    /// The answer to the inputs, calculated only when they are others.
    pub(super) fn answer(&mut self, inputs: &Inputs, lang: Lang, this_year: i16) -> &Answer {
        let same = |kept: &(Inputs, Lang, i16, Answer)| {
            kept.0 == *inputs && kept.1 == lang && kept.2 == this_year
        };
        if !self.0.as_ref().is_some_and(same) {
            self.0 = None;
        }
        let new = || {
            let answer = Answer::new(inputs, lang, this_year);
            (inputs.clone(), lang, this_year, answer)
        };
        &self.0.get_or_insert_with(new).3
    }
}

impl Rated {
    fn subject(&self, lang: Lang) -> Subject {
        let result = format!("{}: {}.", self.caption, self.figure);
        let sentences = std::iter::once(&result)
            .chain(&self.steps)
            .chain(&self.remarks)
            .chain(&self.needed);
        let sentences: Vec<&str> = sentences.map(String::as_str).collect();
        let heading = [self.heading.clone(), sentences.join(" ")];
        let outlook = self.outlook.as_ref();
        let totals = outlook.map(|outlook| &outlook.table);
        let tables: Vec<&ShownTable> = std::iter::once(&self.games).chain(totals).collect();
        let chart = outlook.map(|outlook| outlook.chart(lang));
        pane("file-games", heading, &tables, chart)
    }
}

impl Answer {
    fn new(inputs: &Inputs, lang: Lang, this_year: i16) -> Self {
        let Reading {
            wrong,
            lines,
            task,
            target,
        } = read(inputs, this_year);
        let result = match task {
            Ok(Task::Event(start, event)) => Ok(rated(start, &event, target, lang)),
            Ok(Task::First(games)) => Ok(first(&games, inputs.speed, lang)),
            Err(missing) if missing.is_empty() => Err(vec![lang.text("fide-mend")]),
            Err(missing) => Err(missing.iter().map(|notice| lang.say(notice)).collect()),
        };
        Self {
            wrong: wrong
                .into_iter()
                .map(|(field, notice)| (field, lang.say(&notice)))
                .collect(),
            lines,
            result,
        }
    }
}

/// An event of a player with a rating.
fn rated(start: Start, event: &Event, target: Option<i32>, lang: Lang) -> Rated {
    let calculated = calculate(event);
    let why: Vec<Option<NotCounted>> = calculated
        .games
        .iter()
        .map(|game| game.expectation.err())
        .collect();
    let mut steps = report::steps(&calculated, lang);
    steps.extend(start.remark().map(|remark| lang.say(&remark)));
    let heading = Notice::new("fide-heading-event")
        .with("speed", lang.text(speed_name(event.speed)))
        .with("rating", event.rating);
    Rated {
        heading: lang.say(&heading),
        caption: lang.text(if event.games.iter().any(to_play) {
            "fide-caption-so-far"
        } else {
            "fide-caption-new"
        }),
        figure: rating_or_none(calculated.new, lang),
        change: Some(calculated.rounded),
        steps,
        remarks: report::not_counted(why.iter().copied(), lang),
        games: ShownTable::new(without_notes(report::games(&calculated, lang)), lang),
        grey: why.iter().map(Option::is_some).collect(),
        needed: target.map(|target| lang.say(&needed(event, target).notice())),
        outlook: Outlook::new(event, calculated.score, lang),
    }
}

/// The first rating of a player without one.
fn first(games: &[Game], speed: Speed, lang: Lang) -> Rated {
    let initial = initial(games);
    let why: Vec<Option<NotCounted>> = games.iter().map(why_not_counted).collect();
    let mut steps = report::initial_steps(&initial, lang);
    let performance = performance(games).map(|performance| report::performance(&performance));
    steps.extend(performance.map(|performance| lang.say(&performance)));
    let heading = Notice::new("fide-heading-first").with("speed", lang.text(speed_name(speed)));
    Rated {
        heading: lang.say(&heading),
        caption: lang.text("fide-caption-first"),
        figure: rating_or_none(initial.new.ok(), lang),
        change: None,
        steps,
        remarks: report::not_counted(why.iter().copied(), lang),
        games: ShownTable::new(report::game_list(games, lang), lang),
        grey: why.iter().map(Option::is_some).collect(),
        needed: None,
        outlook: None,
    }
}

/// Why a game does not count for a first rating.
fn why_not_counted(game: &Game) -> Option<NotCounted> {
    if game.outcome == Outcome::Forfeit {
        Some(NotCounted::Forfeit)
    } else if game.opponent.is_none() {
        Some(NotCounted::Unrated)
    } else {
        None
    }
}

fn to_play(game: &Game) -> bool {
    game.outcome == Outcome::ToPlay
}

fn rating_or_none(rating: Option<i32>, lang: Lang) -> String {
    rating.map_or_else(|| lang.text("fide-no-rating"), |rating| rating.to_string())
}

/// The notes stand under the steps, where they have room.
fn without_notes(mut table: Table) -> Table {
    table.columns.pop();
    for row in &mut table.rows {
        row.pop();
    }
    table
}

/// Identifier of the name of a speed.
pub(super) const fn speed_name(speed: Speed) -> &'static str {
    match speed {
        Speed::Standard => "fide-standard",
        Speed::Rapid => "fide-rapid",
        Speed::Blitz => "fide-blitz",
    }
}
