//! Whole sheets, examined: one file a topic.

mod asking;
mod correction;
mod live;
mod mistakes;
mod names;

use super::{Examined, examine};
use crate::club::fixture::{TODAY, book, season, sheet, view};
use crate::club::{ClubView, Command, Draft, Evening};
use crate::domain::Notice;
use crate::i18n::Lang;

fn club() -> ClubView {
    view(season())
}

/// Two faultless rows of new partners.
fn fine() -> Draft {
    sheet(&[("Ann Lee", "Cy Dow", "55"), ("Bo Ray", "Di Fox", "45")])
}

fn look(draft: &Draft) -> Examined {
    examine(&club(), draft, TODAY)
}

/// Everything wrong as `row: id`, the sheet being row 0. Nothing is recorded
/// while anything is wrong, and every mistake is a sentence in each language.
fn wrong(examined: &Examined) -> Vec<String> {
    let said = |(row, notice): (Option<usize>, &Notice)| {
        for lang in Lang::all() {
            let said = lang.say(notice);
            assert!(!said.contains(&*notice.id) && !said.contains('{'), "{said}");
        }
        format!("{}: {}", row.unwrap_or(0), notice.id)
    };
    let wrong: Vec<String> = examined.mistakes().map(said).collect();
    assert_eq!(examined.command.is_none(), !wrong.is_empty(), "{wrong:?}");
    wrong
}

fn recorded(examined: &Examined) -> &Evening {
    match &examined.command {
        Some(Command::Record(evening)) => evening,
        other => panic!("not recorded: {other:?}, {:?}", wrong(examined)),
    }
}
