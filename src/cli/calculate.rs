//! `tandem calculate`: tables of results into the club, all or none.

use super::args::Calculate;
use super::backup::Keeper;
use super::evenings::{Choice, prepare};
use super::failure::{Failure, Reasons};
use super::{Answer, show};
use crate::club::{Club, ClubView, Command, Trial};
use crate::domain::Notice;
use crate::exchange::write;
use crate::i18n::Lang;
use crate::rating::CalculatedTournament;
use crate::report::{self, data};

/// Calculates the files in the order given; with `--dry-run` saves nothing.
pub(super) fn calculate(
    args: &Calculate,
    keeper: &Keeper<'_>,
    lang: Lang,
) -> Result<Answer, Failure> {
    if args.date.is_some() && args.files.len() > 1 {
        return Err(Failure::Usage(Notice::new("cli-date-for-several")));
    }
    let choice = Choice::new(args)?;
    let mut club = if args.dry_run {
        Club::open_read_only(&args.club)?
    } else {
        Club::open(&args.club)?
    };
    let before = club.view();
    let plan = plan(&before, args, &choice, lang)?;
    let view = if args.dry_run {
        club.plan(&plan.commands)?.view
    } else {
        keeper.before(&club, &plan.commands);
        club.execute_all(&plan.commands)?.view
    };
    let new: Vec<_> = new_evenings(&before, &view);
    let text = if args.json {
        let data: Vec<_> = new
            .iter()
            .map(|evening| data::Tournament::new(&view.book, evening))
            .collect();
        write::json(&data)
    } else {
        let tables = new
            .iter()
            .flat_map(|evening| report::tournament(&view.book, evening, lang));
        let id = if args.dry_run {
            "cli-not-saved"
        } else {
            "cli-calculated"
        };
        let said = lang.say(&Notice::new(id).with("count", new.len()));
        format!("{}\n{said}\n", show::texts(tables, lang))
    };
    Ok(Answer {
        text,
        notes: plan.left_out,
        saved: !args.dry_run,
    })
}

/// What is to be done.
struct Plan {
    commands: Vec<Command>,
    left_out: Vec<Notice>,
}

/// Reads each file against the club as the files before it leave it, so that
/// a newcomer of one is known to the next.
fn plan(view: &ClubView, args: &Calculate, choice: &Choice, lang: Lang) -> Result<Plan, Failure> {
    let mut trial = Trial::of(view);
    let mut plan = Plan {
        commands: Vec::new(),
        left_out: Vec::new(),
    };
    let mut refused = Vec::new();
    for file in &args.files {
        let prepared = match prepare(&trial, file, choice, lang) {
            Ok(prepared) => prepared,
            Err(Failure::Refused(reasons)) => {
                refused.extend(reasons);
                continue;
            }
            Err(usage) => return Err(usage),
        };
        let command = Command::Record(prepared.evening);
        match trial.add(&command) {
            Ok(()) => {
                plan.commands.push(command);
                plan.left_out.extend(prepared.left_out);
            }
            Err(reasons) => {
                let mut named = Reasons::new(file, lang);
                reasons.iter().for_each(|reason| named.file(reason));
                refused.extend(named.notices);
            }
        }
    }
    if refused.is_empty() {
        Ok(plan)
    } else {
        Err(refused.into())
    }
}

/// The evenings that were not there before, in the order of the files.
fn new_evenings<'a>(before: &ClubView, after: &'a ClubView) -> Vec<&'a CalculatedTournament> {
    let mut new: Vec<_> = after
        .replay
        .tournaments
        .iter()
        .filter(|evening| !before.book.tournaments.contains_key(&evening.id))
        .collect();
    new.sort_by_key(|evening| evening.id);
    new
}
