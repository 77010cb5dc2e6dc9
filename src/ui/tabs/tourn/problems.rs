//! Which problems are mistakes, and which only say that something is not
//! typed yet.

use super::sheet::Sheet;
use crate::domain::Notice;

/// Whether a row's problem is only that it is not finished.
pub(super) fn row_unfinished(problem: &Notice) -> bool {
    matches!(
        problem.id.as_ref(),
        "sheet-names-missing"
            | "sheet-partner-missing"
            | "sheet-result-missing"
            | "sheet-start-missing"
    )
}

/// Whether a problem of the whole sheet is only that it is not finished.
pub(super) fn sheet_unfinished(problem: &Notice) -> bool {
    matches!(
        problem.id.as_ref(),
        "sheet-no-pairs"
            | "sheet-one-pair"
            | "sheet-no-results"
            | "sheet-date-missing"
            | "sheet-field-empty"
            | "sheet-field-one-pair"
    )
}

/// Whether a problem of the whole sheet is that a field has too few pairs.
pub(super) fn is_of_field(problem: &Notice) -> bool {
    matches!(
        problem.id.as_ref(),
        "sheet-field-empty" | "sheet-field-one-pair"
    )
}

/// How many mistakes are to be mended. Until Calculate was asked for in vain,
/// what is missing in the row being typed, or to the sheet as a whole, does
/// not count.
pub(super) fn count(sheet: &Sheet) -> usize {
    let examined = &sheet.meaning.examined;
    if sheet.grid.complained {
        return examined.mistakes().count();
    }
    let busy = sheet.grid.busy_row().map(|row| row + 1);
    let mistake = |(row, problem): &(Option<usize>, &Notice)| match row {
        None => !sheet_unfinished(problem),
        Some(_) => *row != busy || !row_unfinished(problem),
    };
    examined.mistakes().filter(mistake).count()
}
