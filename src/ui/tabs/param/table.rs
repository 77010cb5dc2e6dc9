//! The coefficients as a table to be exported.

use super::fields::written;
use super::sets::age_text;
use super::words::words;
use crate::domain::{Params, Symbol};
use crate::exchange::table::Style;
use crate::exchange::{Cell, Column, Table};
use crate::i18n::{self, Lang};
use crate::ui::widgets::ShownTable;

/// Every coefficient with its value in force, its default and its meaning;
/// what is typed has a column where it differs.
pub(super) fn coefficients(applied: &Params, typed: &Params, lang: Lang) -> ShownTable {
    let mut sets = vec![("param-table-value", *applied)];
    if typed != applied {
        sets.push(("param-table-typed", *typed));
    }
    sets.push(("param-table-default", Params::default()));
    let headings = ["param-table-symbol", "param-table-name"]
        .into_iter()
        .chain(sets.iter().map(|(heading, _)| *heading))
        .chain(["param-table-meaning"]);
    let columns = headings.map(|id| Column::new(lang.text(id), Style::Plain));
    let mut table = Table::new(lang.text("param-heading"), columns.collect());
    table.rows = Symbol::ALL
        .into_iter()
        .map(|symbol| {
            let about = words(symbol);
            let values = sets.iter().map(|(_, params)| value(symbol, params, lang));
            [symbol.word().into(), Cell::Text(lang.text(about.name))]
                .into_iter()
                .chain(values)
                .chain([Cell::Text(lang.text(about.meaning))])
                .collect()
        })
        .collect();
    ShownTable::new(table, lang)
}

/// A value with its unit where it has one.
fn value(symbol: Symbol, params: &Params, lang: Lang) -> Cell {
    let value = symbol.get(params);
    match symbol {
        Symbol::Age => Cell::Text(lang.text(age_text(params.age))),
        Symbol::Forget => Cell::Text(i18n::percent(written(lang, symbol, value))),
        // Exact: whole coefficients have few digits.
        _ if value.fract() == 0.0 => Cell::Integer(value as i64),
        _ => Cell::Number(value),
    }
}
