//! `tandem param`.

use std::collections::HashSet;

use super::args::{Assignment, Param, Value};
use super::backup::Keeper;
use super::failure::Failure;
use crate::club::{Club, Command, ParamsFrom};
use crate::domain::{AgeUnit, Notice, Params, Symbol, day};
use crate::exchange::write;
use crate::i18n::Lang;

/// Prints the coefficients, or sets them all together.
pub(super) fn param(args: &Param, keeper: &Keeper<'_>, lang: Lang) -> Result<String, Failure> {
    let from = args.from.as_deref().map(since).transpose()?;
    if args.values.is_empty() {
        if args.from.is_some() {
            return Err(Failure::Usage(Notice::new("cli-from-alone")));
        }
        let view = Club::open_read_only(&args.club)?.view();
        return Ok(printed(view.book.next_params(), args.json));
    }
    let from = from.unwrap_or(ParamsFrom::NextTournament);
    let mut club = Club::open(&args.club)?;
    let params = changed(from.replaced(&club.view().book), &args.values)?;
    let command = Command::Params { params, from };
    keeper.before(&club, std::slice::from_ref(&command));
    let done = club.execute(command)?;
    if args.json {
        return Ok(printed(&params, true));
    }
    Ok(format!(
        "{}\n{}",
        lang.sentence(&done.operation),
        printed(&params, false)
    ))
}

fn since(text: &str) -> Result<ParamsFrom, Notice> {
    if text == "start" {
        return Ok(ParamsFrom::Beginning);
    }
    let day = day::written(text).map(ParamsFrom::Day);
    day.ok_or_else(|| Notice::new("cli-date").with("text", text))
}

/// The set with the values put in.
fn changed(params: &Params, values: &[Assignment]) -> Result<Params, Failure> {
    let mut params = *params;
    let mut reasons = Vec::new();
    let mut given = HashSet::new();
    for Assignment { name, value } in values {
        let Some(symbol) = Symbol::from_word(name) else {
            let known = Symbol::ALL.map(Symbol::word).join(" ");
            reasons.push(
                Notice::new("cli-unknown-param")
                    .with("name", name.as_str())
                    .with("known", known),
            );
            continue;
        };
        if !given.insert(symbol) {
            reasons.push(Notice::new("cli-param-twice").with("name", symbol.word()));
        } else if let Err(reason) = set(symbol, value, &mut params) {
            reasons.push(reason);
        }
    }
    if reasons.is_empty() {
        Ok(params)
    } else {
        Err(reasons.into())
    }
}

fn set(symbol: Symbol, value: &Value, params: &mut Params) -> Result<(), Notice> {
    match (symbol, value) {
        (Symbol::Age, value) => {
            let unit = match value {
                Value::Word(word) => AgeUnit::from_word(word),
                Value::Number(_) => None,
            };
            params.age = unit.ok_or_else(|| Notice::new("cli-age"))?;
            Ok(())
        }
        (symbol, Value::Number(number)) => symbol.set(params, *number),
        // The grammar lets words through for the age unit alone.
        (_, Value::Word(word)) => Err(Notice::new("cli-unknown-param").with("name", word.as_str())),
    }
}

fn printed(params: &Params, json: bool) -> String {
    if json {
        return write::json(params);
    }
    let line = |symbol: Symbol| match symbol {
        Symbol::Age => format!("{}={}\n", symbol.word(), params.age.word()),
        _ => format!("{}={}\n", symbol.word(), symbol.get(params)),
    };
    Symbol::ALL.into_iter().map(line).collect()
}
