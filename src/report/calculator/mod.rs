//! The calculators of the other systems: their tables, their steps in words,
//! and what scripts read.

pub mod fibs;
pub mod fide;
pub mod redistribution;

use crate::exchange::Column;
use crate::exchange::table::Style;
use crate::i18n::Lang;

fn columns<const N: usize>(lang: Lang, columns: [(&str, Style); N]) -> Vec<Column> {
    columns
        .into_iter()
        .map(|(id, style)| Column::new(lang.text(id), style))
        .collect()
}
