//! How the columns of a table share the width of a page.

use std::ops::Range;

use crate::exchange::write::Part;
use crate::exchange::write::font::width;

/// Room on each side of a text in its cell, over the size of its type.
const PADDING: f32 = 0.5;
/// A text column takes no more than this share of the page; longer texts get
/// several lines.
const WIDEST: f32 = 0.45;

/// A table set in a size of type: its columns in groups that each fit the
/// page.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Setting {
    /// Of the font.
    pub(super) size: f32,
    /// Columns of each group of pages, from the left.
    pub(super) groups: Vec<Vec<Placed>>,
    /// How many columns are repeated in each group.
    kept: usize,
}

/// A column with its place.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Placed {
    /// Which column of the table.
    pub(super) column: usize,
    /// From the left edge of the table.
    pub(super) left: f32,
    /// With its padding.
    pub(super) width: f32,
}

impl Setting {
    /// Sets a table in that size, on as many groups of pages as it needs; the
    /// first columns, up to the first name, are repeated in each.
    pub(super) fn new(part: &Part, size: f32, room: f32) -> Self {
        let widths = widths(part, size, room);
        let named = part.columns.iter().position(|(_, right)| !right);
        let kept = named.map_or(0, |name| name + 1).min(widths.len());
        let mut groups = grouped(&widths, kept, room, usize::MAX);
        // Blocks of one size are easier to find one's way in than full ones
        // with a narrow rest.
        let even = grouped(
            &widths,
            kept,
            room,
            (widths.len() - kept).div_ceil(groups.len()),
        );
        if even.len() == groups.len() {
            groups = even;
        }
        let spare = 6.0 * padding(size);
        let place = |group: Range<usize>| place((0..kept).chain(group), &widths, room, spare);
        Self {
            size,
            groups: groups.into_iter().map(place).collect(),
            kept,
        }
    }

    /// The rows of a table that say something in a group of its columns, where
    /// it has several: who was absent all the time has no line there.
    pub(super) fn rows<'a>(
        &'a self,
        part: &'a Part,
        group: &'a [Placed],
    ) -> impl Iterator<Item = &'a Vec<String>> {
        let own = group.get(self.kept..).unwrap_or_default();
        let says = move |row: &&Vec<String>| {
            self.groups.len() == 1 || own.iter().any(|placed| !row[placed.column].is_empty())
        };
        part.rows.iter().filter(says)
    }
}

/// The columns behind the first `kept` in groups of at most `most` that fit
/// the room beside those.
fn grouped(widths: &[f32], kept: usize, room: f32, most: usize) -> Vec<Range<usize>> {
    let kept_width: f32 = widths[..kept].iter().sum();
    let mut groups: Vec<Range<usize>> = Vec::new();
    let (mut start, mut used) = (kept, kept_width);
    for (column, width) in widths.iter().enumerate().skip(kept) {
        if (used + width > room || column - start == most) && column > start {
            groups.push(start..column);
            (start, used) = (column, kept_width);
        }
        used += width;
    }
    groups.push(start..widths.len());
    groups
}

/// Room on each side of a text of that size in its cell.
pub(super) fn padding(size: f32) -> f32 {
    PADDING * size
}

/// Places columns side by side. What is left of the page is shared among
/// them, `most` to each, so that short tables are still read along their lines.
fn place(
    columns: impl Iterator<Item = usize>,
    widths: &[f32],
    room: f32,
    most: f32,
) -> Vec<Placed> {
    let columns: Vec<usize> = columns.collect();
    let used: f32 = columns.iter().map(|column| widths[*column]).sum();
    let spare = (room - used).max(0.0) / columns.len().max(1) as f32;
    let mut left = 0.0;
    let mut placed = Vec::with_capacity(columns.len());
    for column in columns {
        let width = widths[column] + spare.min(most);
        placed.push(Placed {
            column,
            left,
            width,
        });
        left += width;
    }
    placed
}

fn widths(part: &Part, size: f32, room: f32) -> Vec<f32> {
    let widest = |texts: &mut dyn Iterator<Item = &str>| {
        texts.map(|text| width(text, size)).fold(0.0, f32::max)
    };
    let column = |(at, (heading, _)): (usize, &(String, bool))| {
        let heading = widest(&mut pieces(heading));
        let cells = widest(&mut part.rows.iter().map(|row| row[at].as_str()));
        heading.max(cells).min(room * WIDEST) + 2.0 * padding(size)
    };
    part.columns.iter().enumerate().map(column).collect()
}

/// Parts of a text after which a line may end.
fn pieces(text: &str) -> impl Iterator<Item = &str> {
    text.split_inclusive([' ', '-'])
        .map(|piece| piece.trim_end_matches(' '))
}

/// A text in lines no wider than `room`: broken between words, and within
/// one that is too long for a line.
pub(super) fn wrapped(text: &str, size: f32, room: f32) -> Vec<String> {
    let mut lines = vec![String::new()];
    for piece in text.split_inclusive([' ', '-']) {
        let line = lines.last_mut().expect("one at least");
        let longer = format!("{line}{piece}");
        if width(longer.trim_end(), size) <= room {
            *line = longer;
            continue;
        }
        if !line.is_empty() {
            lines.push(String::new());
        }
        for letter in piece.chars() {
            let line = lines.last_mut().expect("one at least");
            line.push(letter);
            if width(line.trim_end(), size) > room && line.chars().count() > 1 {
                line.pop();
                lines.push(letter.to_string());
            }
        }
    }
    lines
        .iter()
        .map(|line| line.trim_end().to_owned())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(columns: usize) -> Part {
        let mut part = Part {
            columns: vec![("Имя".to_owned(), false)],
            rows: vec![vec!["Константинопольский".to_owned()]],
            ..Part::default()
        };
        for _ in 1..columns {
            part.columns.push(("2026-03-04".to_owned(), true));
            part.rows[0].push("−123,4".to_owned());
        }
        part
    }

    #[test]
    fn a_narrow_table_needs_one_group() {
        let setting = Setting::new(&table(4), 9.0, 500.0);
        assert_eq!(setting.groups.len(), 1);
        let last = setting.groups[0].last().expect("a column");
        assert!(last.left + last.width <= 500.5);
    }

    #[test]
    fn a_wide_table_repeats_its_names_and_loses_no_column() {
        let setting = Setting::new(&table(60), 8.0, 500.0);
        assert!(setting.groups.len() > 3);
        let mut seen = vec![0];
        for group in &setting.groups {
            assert_eq!(group[0].column, 0);
            seen.extend(group[1..].iter().map(|placed| placed.column));
            let last = group.last().expect("a column");
            assert!(last.left + last.width <= 500.5);
        }
        assert_eq!(seen, (0..60).collect::<Vec<_>>());
    }

    #[test]
    fn who_has_no_figures_in_a_group_has_no_line_there() {
        let mut part = table(60);
        let mut late = vec![String::new(); 60];
        (late[0], late[59]) = ("Поздний".to_owned(), "1,0".to_owned());
        part.rows.push(late);
        let setting = Setting::new(&part, 8.0, 500.0);
        let count = |group: &Vec<Placed>| setting.rows(&part, group).count();
        let counts: Vec<usize> = setting.groups.iter().map(count).collect();
        assert_eq!(counts.first(), Some(&1));
        assert_eq!(counts.last(), Some(&2));
        let narrow = Part {
            columns: part.columns[..3].to_vec(),
            rows: vec![vec![String::new(); 3]],
            ..Part::default()
        };
        let setting = Setting::new(&narrow, 8.0, 500.0);
        assert_eq!(setting.rows(&narrow, &setting.groups[0]).count(), 1);
    }

    #[test]
    fn lines_break_between_words_and_in_words_too_long() {
        let room = width("Последнее", 9.0);
        assert_eq!(
            wrapped("Последнее изменение", 9.0, room),
            ["Последнее", "изменение"]
        );
        assert_eq!(wrapped("", 9.0, room), [""]);
        let lines = wrapped(&"ж".repeat(30), 9.0, room);
        assert!(lines.len() > 2 && lines.iter().all(|line| width(line, 9.0) <= room));
        assert_eq!(lines.concat(), "ж".repeat(30));
    }
}
