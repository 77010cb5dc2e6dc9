//! Tables side by side: North–South on the left, East–West on the right.

use super::Header;
use super::blocks::heads;
use crate::exchange::read::lines::Row;
use crate::exchange::read::words::Role;
use crate::exchange::read::words::direction;
use crate::exchange::read::words::header;

/// The columns of one table among those that stand side by side.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::exchange::read) struct Part {
    columns: Vec<usize>,
    /// How many of them, at the start, belong to all parts.
    shared: usize,
}

impl Part {
    /// The part's cells of the rows that have any beside those of all parts.
    pub(in crate::exchange::read) fn rows(&self, rows: &[Row]) -> Vec<Row> {
        let is_own = |row: &&Row| {
            let own = self.columns.iter().skip(self.shared);
            row.is_blank() || own.map(|at| row.cell(*at)).any(|cell| !cell.is_empty())
        };
        rows.iter()
            .filter(is_own)
            .map(|row| self.row(row))
            .collect()
    }

    fn row(&self, row: &Row) -> Row {
        let cells = self.columns.iter().map(|at| row.cell(*at).to_owned());
        let mut cells: Vec<String> = cells.collect();
        while cells.last().is_some_and(String::is_empty) {
            cells.pop();
        }
        Row {
            line: row.line,
            width: self.columns.iter().filter(|at| **at < row.width).count(),
            cells,
            cut: row.cut,
            long: row.long,
        }
    }

    /// The roles of the part's columns among those of all.
    pub(in crate::exchange::read) fn roles(&self, roles: &[Role]) -> Vec<Role> {
        let role = |at: &usize| roles.get(*at).copied().unwrap_or_default();
        self.columns.iter().map(role).collect()
    }

    /// Puts the roles of the part's columns among those of all.
    pub(in crate::exchange::read) fn spread(&self, own: &[Role], roles: &mut Vec<Role>) {
        for (at, role) in self.columns.iter().zip(own) {
            roles.resize(roles.len().max(at + 1), Role::Unknown);
            roles[*at] = *role;
        }
    }
}

/// What a heading says of its column, beside the direction.
#[derive(Debug, PartialEq)]
enum Heading {
    Known(Role),
    Other(String),
}

impl Heading {
    fn of(cell: &str, role: Option<Role>) -> Self {
        if let Some(role) = role {
            return Self::Known(role);
        }
        match direction::beside_heading(cell) {
            // `NS` alone stands over the names.
            Some((_, rest)) if rest.is_empty() => Self::Known(Role::Names),
            Some((_, rest)) => Self::Other(rest),
            None => Self::Other(cell.to_lowercase()),
        }
    }

    fn is(&self, of_kind: fn(Role) -> bool) -> bool {
        matches!(self, Self::Known(role) if of_kind(*role))
    }
}

/// The tables that stand side by side under the headings; `None` when there
/// is one only. Columns before the first may belong to all: `Place;NS;%;EW;%`.
pub(in crate::exchange::read) fn parts(rows: &[Row], chosen: Option<Header>) -> Option<Vec<Part>> {
    let width = rows.iter().map(|row| row.cells.len()).max()?;
    let mut headers = rows.iter().filter(|row| heads(row, chosen));
    let first = parts_of(headers.next()?, width)?;
    let alike = headers.all(|row| parts_of(row, width).as_ref() == Some(&first));
    alike.then_some(first)
}

fn parts_of(heading: &Row, width: usize) -> Option<Vec<Part>> {
    let filled: Vec<usize> = (0..heading.cells.len())
        .filter(|at| !heading.cell(*at).is_empty())
        .collect();
    let roles = header::roles(heading);
    let headings = filled
        .iter()
        .map(|at| Heading::of(heading.cell(*at), roles[*at]));
    let headings: Vec<Heading> = headings.collect();
    let (length, count) = repetition(&headings)?;
    let shared = headings.len() - count * length;
    let part = |nth: usize| {
        let start = shared + nth * length;
        let end = filled.get(start + length).copied().unwrap_or(width);
        let columns = filled[..shared].iter().copied();
        Part {
            columns: columns.chain(filled[start]..end).collect(),
            shared,
        }
    };
    Some((0..count).map(part).collect())
}

/// How many headings are repeated at the end, and how often they stand there,
/// where each time is a table of its own.
fn repetition(headings: &[Heading]) -> Option<(usize, usize)> {
    (2..=headings.len() / 2).find_map(|length| {
        let last = &headings[headings.len() - length..];
        let mut times = headings.rchunks_exact(length);
        let count = times.by_ref().take_while(|times| *times == last).count();
        let shared = &headings[..headings.len() - count * length];
        let names = last
            .iter()
            .filter(|heading| heading.is(Role::is_name))
            .count();
        let pairs = last.contains(&Heading::Known(Role::Names)) || matches!(names, 2 | 4);
        let results = last.iter().any(|heading| heading.is(Role::is_result));
        let alone = !shared
            .iter()
            .any(|heading| heading.is(|role| role.is_name() || role.is_result()));
        (count > 1 && pairs && results && alone).then_some((length, count))
    })
}

/// The direction that the headings over the names of a table tell.
pub(super) fn told_side(heading: &Row) -> Option<usize> {
    let told = heading.filled().filter_map(direction::beside_heading);
    let is_of_names = |rest: &str| rest.is_empty() || header::role(rest).is_some_and(Role::is_name);
    let mut sides = told
        .filter(|(_, rest)| is_of_names(rest))
        .map(|(side, _)| side);
    let first = sides.next()?;
    sides.all(|side| side == first).then_some(first)
}

/// Whether places go on from part to part: then it is one list, in columns.
pub(super) fn goes_on(places: &[Vec<u32>]) -> bool {
    let all = places.iter().all(|part| !part.is_empty());
    let follow = |two: &[Vec<u32>]| {
        let last = two[0].iter().max().copied().unwrap_or_default();
        two[1].iter().all(|place| *place >= last)
    };
    all && places.windows(2).all(follow)
}

#[cfg(test)]
mod tests {
    use crate::exchange::ResultFile;
    use crate::exchange::read::{TableOptions, table};

    fn read(text: &str) -> ResultFile {
        table(text, &TableOptions::default()).expect("a table")
    }

    fn names(file: &ResultFile) -> Vec<String> {
        let field = |field: &Vec<_>| {
            let name = |pair: &crate::exchange::ResultPair| format!("{}{}", pair.a, pair.b);
            field.iter().map(name).collect::<Vec<_>>().join(" ")
        };
        file.fields.iter().map(field).collect()
    }

    #[test]
    fn two_directions_side_by_side_are_two_fields() {
        for header in [
            "Place;NS pair;%;;Place;EW pair;%",
            "NS;;;;EW\nPlace;Pair;%;;Place;Pair;%",
            "Место;С-Ю;%;;Место;В-З;%",
            "Place;Pair;%;;Place;Pair;%",
        ] {
            let text = format!("{header}\n1;A&B;55;;1;E&F;57\n2;C&D;45;;2;G&H;43\n;;;;3;I&J;40\n");
            let file = read(&text);
            assert_eq!(names(&file), ["AB CD", "EF GH IJ"], "{header}");
            assert_eq!(file.skipped, [], "{header}");
            assert_eq!(file.fields[1][2].place.as_deref(), Some("3"));
        }
        let seats = read("Pair;N;S;%;Pair;E;W;%\n1;A;B;55;1;E;F;57\n2;C;D;45;2;G;H;43\n");
        assert_eq!(names(&seats), ["AB CD", "EF GH"]);
        let swapped = read("EW pair;%;NS pair;%\nA&B;55;E&F;57\nC&D;45;G&H;43\n");
        assert_eq!(names(&swapped), ["EF GH", "AB CD"]);
    }

    #[test]
    fn places_may_belong_to_both_sides_and_names_have_columns_of_their_own() {
        let file = read("Place;NS;MP;EW;MP\n1;A&B;55;E&F;57\n2;C&D;45;;\n");
        assert_eq!(names(&file), ["AB CD", "EF"]);
        assert_eq!(
            (file.fields[1][0].place.as_deref(), file.skipped.len()),
            (Some("1"), 0)
        );
        let file = read("Name;Name;%;Name;Name;%\nA;B;55;E;F;57\nC;D;45;G;;43\n");
        assert_eq!(names(&file), ["AB CD", "EF"]);
        assert_eq!(file.skipped.len(), 1);
    }

    #[test]
    fn a_list_in_two_columns_is_one_field() {
        let file = read("Place;Pair;%;Place;Pair;%\n1;A&B;55;3;E&F;48\n2;C&D;52;4;G&H;45\n");
        assert_eq!(names(&file), ["AB CD EF GH"]);
    }
}
