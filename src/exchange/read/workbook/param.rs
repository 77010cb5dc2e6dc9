//! The sheet of coefficients.

use super::Flaws;
use crate::domain::{Notice, Params, Place, Symbol, number};
use crate::exchange::sheets::{Cell, Sheet};

/// The labels in column A, each with its coefficient. Cyrillic letters look
/// the same.
const LABELS: [(&[&str], Symbol); 6] = [
    (&["K", "К"], Symbol::Jump),
    (&["W"], Symbol::Handicap),
    (&["V"], Symbol::Learning),
    (&["H", "Н"], Symbol::Boards),
    (&["k", "к"], Symbol::Split),
    (&["%"], Symbol::Forget),
];

/// The growth: F10.
const GROWTH: Place = Place { row: 9, column: 5 };

/// From this fraction on forgetting is more than any club wants, and may be
/// meant in percent.
const DOUBTFUL: f64 = 0.2;

/// The coefficients that the sheet tells; for each of the others it is said
/// that it keeps its value.
pub(super) fn read(sheet: Option<&Sheet>, flaws: &mut Flaws) -> Vec<(Symbol, f64)> {
    let Some(sheet) = sheet else {
        flaws.missing("Param");
        return Vec::new();
    };
    let mut found: Vec<(Symbol, f64)> = Vec::new();
    for row in sheet.rows() {
        let (place, label) = &row[0];
        let Some(symbol) = (place.column == 0).then(|| symbol(label)).flatten() else {
            continue;
        };
        if found.iter().any(|(known, _)| *known == symbol) {
            let again = Notice::new("workbook-param-twice").with("name", symbol.word());
            flaws.cell(&sheet.name, *place, again);
            continue;
        }
        let place = Place {
            column: 1,
            ..*place
        };
        found.extend(value(sheet, place, symbol, flaws).map(|value| (symbol, value)));
    }
    let growth = value(sheet, GROWTH, Symbol::Growth, flaws);
    found.extend(growth.map(|growth| (Symbol::Growth, growth)));
    let sought = LABELS.iter().map(|(_, symbol)| *symbol);
    for symbol in sought.chain([Symbol::Growth]) {
        if !found.iter().any(|(known, _)| *known == symbol) {
            let kept = Notice::new("workbook-param-kept").with("name", symbol.word());
            flaws.sheet(&sheet.name, kept);
        }
    }
    found
}

fn symbol(label: &Cell) -> Option<Symbol> {
    let Cell::Text(text) = label else {
        return None;
    };
    let text = text.trim().trim_end_matches(['=', ':']).trim();
    let same = |(labels, _): &&(&[&str], Symbol)| labels.contains(&text);
    LABELS.iter().find(same).map(|(_, symbol)| *symbol)
}

/// A coefficient within its range; `None` for an empty cell too.
fn value(sheet: &Sheet, place: Place, symbol: Symbol, flaws: &mut Flaws) -> Option<f64> {
    let cell = sheet.cell(place.row, place.column);
    if cell.is_blank() {
        return None;
    }
    let number = match cell {
        Cell::Number(number) => Some(*number),
        Cell::Text(text) => number::parse(text),
        Cell::Date(_) | Cell::Empty => None,
    };
    let Some(number) = number else {
        let wrong = Notice::new("workbook-not-number").with("text", cell.to_string());
        flaws.cell(&sheet.name, place, wrong);
        return None;
    };
    let number = match symbol {
        Symbol::Forget => forgetting(number, sheet, place, flaws),
        _ => number,
    };
    match symbol.set(&mut Params::default(), number) {
        Ok(()) => Some(number),
        Err(wrong) => {
            flaws.cell(&sheet.name, place, wrong);
            None
        }
    }
}

/// The fraction that is forgotten: a cell with the format of percents holds
/// 0.04 for 4 %, one without it 4.
fn forgetting(number: f64, sheet: &Sheet, place: Place, flaws: &mut Flaws) -> f64 {
    if number >= 1.0 {
        return number / 100.0;
    }
    if number >= DOUBTFUL {
        let doubtful = Notice::new("workbook-forget-doubtful")
            .with("number", number)
            .with("percent", 100.0 * number);
        flaws.cell(&sheet.name, place, doubtful);
    }
    number
}
