//! `tandem championship … add`: a session, whole or not at all.

use super::pairs::pairs;
use super::{Add, ChampionshipArgs, named, print_session};
use crate::cli::failure::{Failure, Reasons, kept};
use crate::cli::show::{self, iso_day};
use crate::club::championship::{
    ChampionshipCommand, InChampionship, SessionEntry, check_strength,
};
use crate::club::{Club, ClubView, Command};
use crate::domain::championship::{LAST_NUMBER, STRENGTH};
use crate::domain::name::normalise;
use crate::domain::tournament::{self, MOST_BOARDS};
use crate::domain::{Championship, Date, Notice, Scoring};
use crate::exchange::ResultFile;
use crate::exchange::read::{SessionFile, TableOptions, session};
use crate::i18n::Lang;
use crate::rating::championship::CalculatedSession;

/// Records the session and prints it.
pub(super) fn add(args: &ChampionshipArgs, add: &Add, lang: Lang) -> Result<String, Failure> {
    let choice = Choice::new(add)?;
    let mut club = Club::open(&args.club)?;
    let view = club.view();
    let championship = named(&view, &args.name);
    let (entry, file) = prepare(&view, championship, args, add, &choice, lang)?;
    let number = entry.number;
    let corrected = entry.of.is_some();
    let command = ChampionshipCommand::Record(entry);
    let done = club.execute(Command::Championship(command))?;
    let championship = super::known(&done.view, &args.name)?;
    let table = print_session(&done.view, championship, number, false, lang)?;
    let said = Notice::new(if corrected {
        "cli-session-corrected"
    } else {
        "cli-session"
    });
    let said = said
        .with("number", number)
        .with("championship", championship.name.as_str());
    let mut text = format!("{table}\n{}\n", lang.say(&said));
    let calculated = done.view.championships.get(&championship.id);
    let session = calculated.and_then(|calculated| calculated.session(number));
    if session.is_some_and(CalculatedSession::is_odd) {
        text += &format!("{}\n", lang.text("championship-percents-odd"));
    }
    if file.results.fields.len() > 1 {
        text += &format!("{}\n", lang.text("cli-session-fields"));
    }
    if !file.unused.is_empty() {
        let unused = Notice::new("championship-columns-unused");
        let unused = unused.with("names", file.unused.join(", "));
        text += &format!("{}\n", lang.say(&unused));
    }
    Ok(text)
}

/// What the options say.
struct Choice {
    number: u32,
    strength: f64,
    boards: Option<u32>,
    date: Option<Date>,
    /// [`Scoring::Auto`] leaves it to the file.
    scoring: Scoring,
}

impl Choice {
    /// Checks the options' values.
    fn new(add: &Add) -> Result<Self, Vec<Notice>> {
        let mut wrong = Vec::new();
        let choice = Self {
            number: kept(number(add.number), &mut wrong),
            strength: kept(check_strength(add.strength.unwrap_or(STRENGTH)), &mut wrong),
            boards: add.boards.and_then(tournament::boards),
            date: kept(add.date.as_deref().map(iso_day).transpose(), &mut wrong),
            scoring: kept(scoring(add.scoring.as_deref()), &mut wrong),
        };
        if let Some(boards) = add.boards.filter(|_| choice.boards.is_none()) {
            let notice = Notice::new("cli-boards").with("boards", boards);
            wrong.push(notice.with("most", MOST_BOARDS));
        }
        if wrong.is_empty() {
            Ok(choice)
        } else {
            Err(wrong)
        }
    }
}

fn number(number: f64) -> Result<u32, Notice> {
    let whole = number.fract() == 0.0 && (1.0..=f64::from(LAST_NUMBER)).contains(&number);
    if whole {
        // Within the largest number, so that the conversion is exact.
        Ok(number as u32)
    } else {
        let notice = Notice::new("championship-number").with("number", number);
        Err(notice.with("most", LAST_NUMBER))
    }
}

fn scoring(word: Option<&str>) -> Result<Scoring, Notice> {
    let Some(word) = word else {
        return Ok(Scoring::Auto);
    };
    let known = Scoring::ALL.into_iter().filter(|s| *s != Scoring::Auto);
    match Scoring::from_word(word) {
        Some(scoring) if scoring != Scoring::Auto => Ok(scoring),
        _ => Err(Notice::new("cli-scoring").with("word", word).with(
            "known",
            known.map(Scoring::word).collect::<Vec<_>>().join(", "),
        )),
    }
}

/// The session to be recorded, and what was read.
///
/// # Errors
/// Every reason against the file.
fn prepare(
    view: &ClubView,
    championship: Option<&Championship>,
    args: &ChampionshipArgs,
    add: &Add,
    choice: &Choice,
    lang: Lang,
) -> Result<(SessionEntry, SessionFile), Failure> {
    let options = TableOptions {
        // A session may do without its date.
        dated: true,
        boards: choice.boards,
        ..TableOptions::default()
    };
    let session = show::readable(&add.file, lang, |bytes| session(bytes, &options))?;
    let content = &session.results;
    let mut reasons = Reasons::new(&add.file, lang);
    reasons.skipped(&content.skipped);
    let mut entry = head(championship, args, add, choice, content, &mut reasons);
    if entry.boards.is_none() && imps(entry.scoring) && !content.pairs().all(|p| p.boards.is_some())
    {
        return Err(Failure::Usage(Notice::new("cli-session-boards")));
    }
    entry.pairs = pairs(view, championship, &session, entry.scoring, &mut reasons);
    if reasons.notices.is_empty() {
        Ok((entry, session))
    } else {
        Err(reasons.notices.into())
    }
}

const fn imps(scoring: Scoring) -> bool {
    matches!(scoring, Scoring::Imps | Scoring::CrossImps)
}

/// The session without its pairs.
fn head(
    championship: Option<&Championship>,
    args: &ChampionshipArgs,
    add: &Add,
    choice: &Choice,
    content: &ResultFile,
    reasons: &mut Reasons<'_>,
) -> SessionEntry {
    let place = championship.map_or_else(
        || InChampionship::New(normalise(&args.name)),
        |championship| InChampionship::Known(championship.id),
    );
    let mut entry = SessionEntry::new(place, choice.number);
    if let (Some(given), Some(found)) = (choice.date, content.date)
        && given != found
    {
        let other = Notice::new("cli-other-date").with("given", given);
        reasons.file(&other.with("found", found));
    }
    if let (None, None, Some(flaw)) = (choice.date, content.date, &content.date_flaw) {
        reasons.file(flaw);
        reasons.file(&Notice::new("cli-give-date"));
    }
    if let Some(championship) = championship.filter(|c| c.session(choice.number).is_some()) {
        if add.replace {
            entry.of = Some(choice.number);
        } else {
            let exists = Notice::new("cli-session-exists").with("number", choice.number);
            reasons.file(&exists.with("championship", championship.name.as_str()));
        }
    }
    entry.date = choice.date.or(content.date);
    entry.title = content.title.clone().unwrap_or_default();
    entry.strength = choice.strength;
    entry.boards = choice.boards.or(content.boards);
    entry.scoring = match (choice.scoring, content.scoring) {
        (Scoring::Auto, Scoring::Auto) => Scoring::Imps,
        (Scoring::Auto, told) => told,
        (chosen, _) => chosen,
    };
    entry.centred = add.centre;
    entry.is_final = add.is_final;
    entry
}
