//! `tandem backtest`: how well the norm foretold the club's own results.

use std::path::Path;

use super::failure::Failure;
use super::show;
use crate::club::Club;
use crate::exchange::write;
use crate::i18n::Lang;
use crate::rating::backtest::check;
use crate::report::backtest::{Data, sentences, tables};

/// Prints the check on the club's history.
pub(super) fn backtest(path: &Path, json: bool, lang: Lang) -> Result<String, Failure> {
    let view = Club::open_read_only(path)?.view();
    let check = check(&view.replay, None);
    if json {
        return Ok(write::json(&Data::new(check.as_ref())));
    }
    let Some(check) = check else {
        return Ok(lang.text("backtest-nothing") + "\n");
    };
    let mut text = show::texts(tables(&view, &check, lang), lang) + "\n";
    for sentence in sentences(&check, lang) {
        text += &format!("{}\n", lang.say(&sentence));
    }
    Ok(text)
}
