//! The dated sets of coefficients.

use super::ward::{Ward, wrong};
use crate::domain::{AgeUnit, Date, Notice, ParamHistory, ParamSet, Params, Symbol};
use crate::store::cell::{self, Cells};
use crate::store::read::{PARAM_SET, column_of, first_day};

/// All sets, of which the first holds from the beginning.
pub(super) fn all(ward: &mut Ward<'_>) -> Result<(), Notice> {
    let connection = ward.connection;
    let from = ward.findings.len();
    let mut sets = Vec::new();
    let sql = "SELECT * FROM param_set ORDER BY first_day";
    cell::each(connection, PARAM_SET, sql, [], |cells| {
        sets.extend(one(ward, cells));
        Ok(())
    })?;
    let made = ParamHistory::from_sets(sets.clone()).unwrap_or_else(|wrong| {
        let about = about(None);
        let remedy = Notice::new("repair-usual-coefficients");
        ward.find(&about, wrong, remedy);
        let mut history = ParamHistory::default();
        for set in sets.iter().filter(|set| set.from.is_some()) {
            history = history.with_set(set.from, set.params);
        }
        history
    });
    let known = ward.known.params.clone();
    ward.book.params = ward.prefer(from, Some(made), known).unwrap_or_default();
    Ok(())
}

/// How a set is called in what is found.
fn about(from: Option<Date>) -> Notice {
    match from {
        Some(day) => Notice::new("repair-about-params").with("date", day),
        None => Notice::new("repair-about-first-params"),
    }
}

fn one(ward: &mut Ward<'_>, cells: &Cells<'_>) -> Option<ParamSet> {
    let from = match first_day(cells) {
        Ok(from) => from,
        Err(bad) => {
            let about = Notice::new("repair-about-some-params");
            ward.find(&about, wrong(&bad), Notice::new("repair-dropped"));
            return None;
        }
    };
    let about = about(from);
    let mut params = Params::default();
    let age = cells.parsed("age", AgeUnit::from_word);
    params.age = ward.or(
        &about,
        age,
        params.age,
        Notice::new("repair-age-tournaments"),
    );
    for symbol in Symbol::ALL.into_iter().filter(|s| *s != Symbol::Age) {
        let column = column_of(symbol);
        let read = cells.number(column).and_then(|value| {
            let checked = symbol.check(value).map(|()| value);
            checked.map_err(|_| cells.bad(column))
        });
        let usual = symbol.get(&params);
        let value = ward.or(&about, read, usual, usual);
        // Checked above, as the usual one is.
        let _ = symbol.set(&mut params, value);
    }
    Some(ParamSet { from, params })
}
