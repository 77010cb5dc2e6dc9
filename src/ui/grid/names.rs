//! What the cells are called for screen readers, made once per row.

use crate::domain::Notice;
use crate::i18n::Lang;

/// Names of the cells of a grid with `N` columns that are typed into.
pub struct CellNames<const N: usize> {
    lang: Lang,
    rows: Vec<[String; N]>,
}

impl<const N: usize> Default for CellNames<N> {
    fn default() -> Self {
        Self {
            lang: Lang::default(),
            rows: Vec::new(),
        }
    }
}

impl<const N: usize> CellNames<N> {
    /// Makes the names of `rows` rows; a column's message is given `$row`.
    pub fn prepare(&mut self, lang: Lang, rows: usize, columns: [&'static str; N]) {
        if self.lang != lang {
            self.lang = lang;
            self.rows.clear();
        }
        for row in self.rows.len()..rows {
            let name = |id: &'static str| lang.say(&Notice::new(id).with("row", row + 1));
            self.rows.push(columns.map(name));
        }
    }

    /// The name of a cell of a prepared row.
    pub fn of(&self, row: usize, column: usize) -> &str {
        let names = self.rows.get(row);
        names
            .and_then(|names| names.get(column))
            .map_or("", |name| name)
    }
}
