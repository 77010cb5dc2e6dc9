//! What the columns of a results table are.

use super::content::{self, Kind, Sample};
use super::guess;
use super::parted;
use super::totals;
use crate::domain::Scoring;
use crate::exchange::read::lines::Row;
use crate::exchange::read::words::Role;
use crate::exchange::read::words::header;
use crate::exchange::read::words::stems;

/// Where the names stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NameColumns {
    /// Both in one cell.
    One(usize),
    /// In two cells.
    Two(usize, usize),
    /// Of each player the surname and the first name, in two cells.
    Four([(usize, usize); 2]),
    /// In some cells, and it is not clear which; these are the first two.
    Unclear(usize, usize),
}

/// The columns of one block of a table.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::exchange::read) struct Columns {
    pub(super) names: NameColumns,
    /// Whether a dash between blanks parts two names.
    pub(super) dash: bool,
    pub(super) result: Option<(usize, Scoring)>,
    /// Whether the result is the mean of a board, and no total.
    pub(super) mean: bool,
    pub(super) percent: Option<usize>,
    /// Whether the percentages are written with `%`, and no heading tells
    /// what stands beside them.
    pub(super) signed_percent: bool,
    pub(super) boards: Option<usize>,
    pub(super) place: Option<usize>,
    pub(super) field: Option<usize>,
    /// Section and direction may stand apart.
    pub(super) directions: Vec<usize>,
    pub(super) section: Option<usize>,
    pub(super) date: Option<usize>,
    /// The number of the pair, in which its direction may stand.
    pub(super) number: Option<usize>,
    /// A second column of pairs, of which nobody said what it is.
    pub(super) other_pairs: bool,
    /// Whether several columns may be the result, and nobody said which is.
    pub(super) other_results: bool,
    /// Columns of the header; `None` without one.
    pub(super) width: Option<usize>,
    /// Whether no heading tells what they are.
    pub(super) guessed: bool,
    /// Columns whose content does not matter.
    pub(super) ignored: Vec<usize>,
}

impl Columns {
    /// The columns of a block by its [`roles`]. `None` when no names can be
    /// found.
    pub(in crate::exchange::read) fn find(
        heading: Option<&Row>,
        rows: &[Row],
        chosen: Option<&[Role]>,
        dash: bool,
    ) -> Option<Self> {
        let sample = Sample::of(rows);
        let roles = by_sample(heading, rows, &sample, chosen);
        let mut columns = Self::of_roles(&roles)?;
        if let NameColumns::Two(a, b) = columns.names {
            let players = roles.iter().filter(|role| **role == Role::Player).count();
            columns.names = match heading {
                // Two columns that the director chose are what he says.
                _ if chosen.is_some() && players < 3 => columns.names,
                Some(heading) => parted::by_heading(&roles, heading).unwrap_or(columns.names),
                None if players > 2 => NameColumns::Unclear(a, b),
                None => columns.names,
            };
        }
        if let (NameColumns::Two(a, b), Some(heading)) = (columns.names, heading)
            && parted::are_reversed(heading.cell(a), heading.cell(b))
        {
            columns.names = NameColumns::Two(b, a);
        }
        columns.guessed = heading.is_none();
        columns.other_results = chosen.is_none() && guess::is_result_unclear(&roles, &sample);
        if let NameColumns::One(column) = columns.names {
            columns.dash = dash || sample.is_dashed(column);
            let is_other = |at: usize| at != column && roles[at] == Role::Unknown;
            columns.other_pairs = heading.is_some()
                && (0..roles.len()).any(|at| is_other(at) && sample.kind(at) == Kind::Pair);
        }
        columns.mean = heading
            .zip(columns.result)
            .is_some_and(|(heading, (at, scoring))| {
                let cell = heading.cell(at);
                scoring != Scoring::Auto && stems::is_mean(cell) || stems::is_mean_of_board(cell)
            });
        let signed = |at: usize| heading.is_none() && sample.is_percent(at);
        columns.signed_percent = columns.percent.is_some_and(signed);
        columns.width = heading.map(|heading| heading.cells.len());
        Some(columns)
    }

    fn of_roles(roles: &[Role]) -> Option<Self> {
        let first = |wanted: Role| roles.iter().position(|role| *role == wanted);
        Some(Self {
            names: name_columns(roles)?,
            dash: false,
            result: result_column(roles),
            mean: false,
            percent: first(Role::Percent),
            signed_percent: false,
            boards: first(Role::Boards),
            place: first(Role::Place),
            field: first(Role::Field),
            directions: (0..roles.len())
                .filter(|at| roles[*at] == Role::Direction)
                .collect(),
            section: first(Role::Section),
            date: first(Role::Date),
            number: first(Role::Number),
            other_pairs: false,
            other_results: false,
            width: None,
            guessed: false,
            ignored: (0..roles.len())
                .filter(|at| roles[*at] == Role::Ignored)
                .collect(),
        })
    }
}

/// What the columns of a block hold, by its header and, where that is missing
/// or silent, by its content.
pub(in crate::exchange::read) fn roles(
    heading: Option<&Row>,
    rows: &[Row],
    chosen: Option<&[Role]>,
) -> Vec<Role> {
    by_sample(heading, rows, &Sample::of(rows), chosen)
}

fn by_sample(
    heading: Option<&Row>,
    rows: &[Row],
    sample: &Sample<'_>,
    chosen: Option<&[Role]>,
) -> Vec<Role> {
    let count = rows.iter().map(|row| row.cells.len()).max().unwrap_or(0);
    let mut roles: Vec<Role> = match (chosen, heading) {
        (Some(chosen), _) => chosen.to_vec(),
        // An unknown heading keeps its column open to guessing, an empty one too.
        (None, Some(heading)) => {
            let roles = header::roles(heading).into_iter();
            roles.map(Option::unwrap_or_default).collect()
        }
        (None, None) => Vec::new(),
    };
    roles.resize(count.max(roles.len()), Role::Unknown);
    if chosen.is_none() {
        content::correct(&mut roles, sample);
        if let Some(heading) = heading {
            name_results(&mut roles, heading, sample);
        }
        guess::complete(&mut roles, sample, heading.is_some());
        if let Some(heading) = heading {
            learn_scoring(&mut roles, heading, sample);
            totals::settle(&mut roles, heading, sample);
        }
    }
    content::mark_percents(&mut roles, sample);
    roles
}

/// Where no heading is known to be of results, the only one with a word for
/// IMPs in it is: `IMPs won;Points`.
fn name_results(roles: &mut [Role], heading: &Row, sample: &Sample<'_>) {
    if roles.iter().any(|role| role.is_result()) {
        return;
    }
    let is_open = |at: &usize| roles[*at] == Role::Unknown && sample.kind(*at) == Kind::Number;
    let open = (0..roles.len()).filter(is_open);
    let mut named = open.filter_map(|at| Some((at, stems::imps(heading.cell(at))?)));
    if let (Some((at, scoring)), None) = (named.next(), named.next()) {
        roles[at] = Role::Result(scoring);
    }
}

/// A column of results that only its numbers tell is of the scoring that a
/// word of its heading names: IMPs may have a mean of 50 as well.
fn learn_scoring(roles: &mut [Role], heading: &Row, sample: &Sample<'_>) {
    for (column, role) in roles.iter_mut().enumerate() {
        let is_open = match role {
            Role::Result(Scoring::Auto) => true,
            Role::Percent => !sample.is_percent(column),
            _ => false,
        };
        let cell = heading.cell(column);
        if is_open
            && header::role(cell).is_none()
            && let Some(scoring) = stems::imps(cell)
        {
            *role = Role::Result(scoring);
        }
    }
}

fn name_columns(roles: &[Role]) -> Option<NameColumns> {
    let with = |wanted: fn(Role) -> bool| -> Vec<usize> {
        (0..roles.len()).filter(|at| wanted(roles[*at])).collect()
    };
    let players = with(|role| role == Role::Player);
    let any = with(Role::is_name);
    match (&players[..], &any[..]) {
        ([a, b, ..], _) | (_, [a, b, ..]) => Some(NameColumns::Two(*a, *b)),
        (_, [one]) => Some(NameColumns::One(*one)),
        _ => None,
    }
}

/// A total whose scoring the heading tells goes before one without.
fn result_column(roles: &[Role]) -> Option<(usize, Scoring)> {
    let totals = || {
        roles
            .iter()
            .enumerate()
            .filter_map(|(at, role)| match role {
                Role::Result(scoring) => Some((at, *scoring)),
                _ => None,
            })
    };
    totals()
        .find(|(_, scoring)| *scoring != Scoring::Auto)
        .or_else(|| totals().next())
}
