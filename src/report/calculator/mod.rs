//! The calculators of the other systems: their tables, their steps in words,
//! and what scripts read.

pub mod fibs;
pub mod fide;
pub mod redistribution;

use crate::domain::Notice;
use crate::exchange::Column;
use crate::exchange::table::Style;
use crate::i18n::Lang;

/// A step of a calculation for people.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explained {
    /// The formula in symbols, in numbers, and its value.
    pub formula: String,
    /// What it means.
    pub words: String,
}

impl Explained {
    /// From the sentence with the formula and the one with its meaning.
    fn new(lang: Lang, formula: &Notice, words: &Notice) -> Self {
        Self {
            formula: lang.say(formula),
            words: lang.say(words),
        }
    }
}

/// A calculation as lines of text, each formula before what it means.
pub fn explained_text(steps: &[Explained]) -> String {
    let line = |step: &Explained| format!("{}\n    {}\n", step.formula, step.words);
    steps.iter().map(line).collect()
}

/// The columns of a table: the identifier of the heading of each, and how its
/// numbers look. What it means is the text called as its heading, with `-hint`
/// behind.
pub type Columns<const N: usize> = [(&'static str, Style); N];

fn columns<const N: usize>(lang: Lang, columns: Columns<N>) -> Vec<Column> {
    columns
        .into_iter()
        .map(|(id, style)| Column::new(lang.text(id), style))
        .collect()
}
