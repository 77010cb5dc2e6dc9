//! Columns by their content, where no heading tells.

use super::content::{Kind, Sample};
use crate::domain::Scoring;
use crate::domain::tournament::boards;
use crate::exchange::read::words::Role;

/// Gives roles to unknown columns: names and results where they are missing;
/// without a header the others too.
pub(super) fn complete(roles: &mut [Role], sample: &Sample<'_>, headed: bool) {
    if !roles.iter().any(|role| role.is_name()) {
        guess_names(roles, sample);
    }
    if !headed && let Some(column) = unknown(roles, sample, Kind::Direction).first() {
        roles[*column] = Role::Direction;
    }
    if !roles.iter().any(|role| role.is_result()) {
        guess_results(roles, sample);
    }
}

fn unknown(roles: &[Role], sample: &Sample<'_>, wanted: Kind) -> Vec<usize> {
    (0..roles.len())
        .filter(|column| roles[*column] == Role::Unknown && sample.kind(*column) == wanted)
        .collect()
}

fn guess_names(roles: &mut [Role], sample: &Sample<'_>) {
    let texts = unknown(roles, sample, Kind::Text);
    let dashed = texts.iter().find(|column| sample.is_dashed(**column));
    if let Some(column) = unknown(roles, sample, Kind::Pair).first().or(dashed) {
        roles[*column] = Role::Names;
        return;
    }
    match players(&texts, sample)[..] {
        [] => {}
        [column] => roles[column] = Role::Names,
        // More than two: whoever reads the names tells that they are unclear.
        ref players => players
            .iter()
            .for_each(|column| roles[*column] = Role::Player),
    }
}

/// The columns of text that may hold a player each: not the letters of
/// sections, tables and countries, and of three and more only those in which
/// a name has its two words, where these are two.
fn players(texts: &[usize], sample: &Sample<'_>) -> Vec<usize> {
    let kept = |of: &[usize], keeps: &dyn Fn(usize) -> bool| -> Vec<usize> {
        of.iter().copied().filter(|at| keeps(*at)).collect()
    };
    let mut names = kept(texts, &|at| !sample.is_code(at));
    if names.is_empty() {
        names = texts.to_vec();
    }
    if names.len() > 2 {
        let worded = kept(&names, &|at| sample.is_worded(at));
        if worded.len() == 2 {
            return worded;
        }
    }
    names
}

/// Results stand right of the names; left of them only when nothing stands
/// on the right.
fn guess_results(roles: &mut [Role], sample: &Sample<'_>) {
    let Some(names) = roles.iter().rposition(|role| role.is_name()) else {
        return;
    };
    let numeric = unknown(roles, sample, Kind::Number);
    let (left, right): (Vec<usize>, Vec<usize>) =
        numeric.into_iter().partition(|column| *column < names);
    let mut pool = if right.is_empty() {
        // A text on the right may be a result that is no number; then a
        // column of places is not the result instead.
        let silent = (names + 1..roles.len()).all(|column| sample.kind(column) == Kind::Empty);
        let is_result = |column: &usize| silent || !is_place(&sample.numbers(*column));
        left.into_iter().filter(is_result).collect()
    } else {
        if let Some(place) = left
            .iter()
            .find(|column| is_place(&sample.numbers(**column)))
        {
            roles[*place] = Role::Place;
        }
        right
    };
    take(roles, &mut pool, Role::Percent, |column| {
        sample.is_percent(column)
    });
    if pool.len() > 1 {
        let columns = pool.clone();
        take_spare(roles, &mut pool, Role::Percent, |column| {
            let numbers = sample.numbers(column);
            let mut others = columns.iter().filter(|other| **other != column);
            is_fifty(&numbers)
                && (!is_whole(&numbers)
                    || others.any(|other| are_of_totals(&numbers, &sample.numbers(*other))))
        });
    }
    take_spare(roles, &mut pool, Role::Place, |column| {
        is_place(&sample.numbers(column))
    });
    take_boards(roles, &mut pool, sample);
    // A column of whole numbers may be anything, when there is another.
    let broken = pool
        .iter()
        .find(|column| !is_whole(&sample.numbers(**column)));
    let told = roles.contains(&Role::Percent) || roles.contains(&Role::Boards);
    let first = pool.first().filter(|_| told || pool.len() == 1);
    if let Some(column) = broken.or(first) {
        roles[*column] = Role::Result(Scoring::Auto);
    }
}

/// The one column that can be boards, where another one cannot and so is the
/// result.
fn take_boards(roles: &mut [Role], pool: &mut Vec<usize>, sample: &Sample<'_>) {
    let is_alike = |column: usize| is_boards(&sample.numbers(column));
    let can_be = |column: &usize| are_of_evening(&sample.numbers(*column));
    let possible: Vec<usize> = pool.iter().copied().filter(can_be).collect();
    match possible[..] {
        [one] if pool.len() > 1 || roles.contains(&Role::Percent) => {
            take(roles, pool, Role::Boards, |column| column == one);
        }
        [] => take_spare(roles, pool, Role::Boards, is_alike),
        // Of several, one in which the numbers hardly differ.
        _ => take_spare(roles, pool, Role::Boards, |column| {
            possible.contains(&column) && is_alike(column)
        }),
    }
}

/// Whether no column is the result, since several right of the names may be.
pub(super) fn is_result_unclear(roles: &[Role], sample: &Sample<'_>) -> bool {
    let names = roles.iter().rposition(|role| role.is_name());
    let open = unknown(roles, sample, Kind::Number).into_iter();
    let open = open.filter(|column| Some(*column) > names).count();
    open > 1 && !roles.iter().any(|role| role.is_result())
}

/// Gives `role` to the last column of the pool that fits, unless a column has
/// that role already.
fn take(roles: &mut [Role], pool: &mut Vec<usize>, role: Role, fits: impl Fn(usize) -> bool) {
    if roles.contains(&role) {
        return;
    }
    if let Some(at) = pool.iter().rposition(|column| fits(*column)) {
        roles[pool.remove(at)] = role;
    }
}

/// As [`take`], when another column remains to be the result.
fn take_spare(roles: &mut [Role], pool: &mut Vec<usize>, role: Role, fits: impl Fn(usize) -> bool) {
    if pool.len() > 1 || roles.contains(&Role::Percent) {
        take(roles, pool, role, fits);
    }
}

fn is_whole(numbers: &[f64]) -> bool {
    numbers.iter().all(|number| number.fract() == 0.0)
}

/// Percentages have a mean of 50.
pub(super) fn is_fifty(numbers: &[f64]) -> bool {
    let mean = numbers.iter().sum::<f64>() / numbers.len() as f64;
    (mean - 50.0).abs() <= 1.5 && numbers.iter().all(|number| (0.0..=100.0).contains(number))
}

/// Whether whole percentages are those of totals, as far as rounding allows.
fn are_of_totals(percents: &[f64], totals: &[f64]) -> bool {
    let one = totals.iter().sum::<f64>() / percents.iter().sum::<f64>();
    let differ = percents.iter().any(|percent| *percent != percents[0]);
    let mut pairs = percents.iter().zip(totals);
    differ
        && percents.len() == totals.len()
        && one > 1.0
        && pairs.all(|(percent, total)| (total / one - percent).abs() <= 0.75)
}

/// Places run from 1 upwards, with ties, to the number of rows.
fn is_place(numbers: &[f64]) -> bool {
    let mut sorted = numbers.to_vec();
    sorted.sort_by(f64::total_cmp);
    is_whole(numbers)
        && sorted.first() == Some(&1.0)
        && sorted
            .iter()
            .zip(1..)
            .all(|(place, row)| *place <= f64::from(row))
}

/// Boards are few different whole numbers.
fn is_boards(numbers: &[f64]) -> bool {
    let mut different = numbers.to_vec();
    different.sort_by(f64::total_cmp);
    different.dedup();
    different.len() <= 1 + numbers.len() / 4
        && different.into_iter().all(|number| boards(number).is_some())
}

/// How many boards an evening may have; ages and points of masters have other
/// numbers.
const BOARDS: std::ops::RangeInclusive<f64> = 10.0..=40.0;

/// Whether numbers can be the boards that pairs played in one evening: nobody
/// played much less than others did.
fn are_of_evening(numbers: &[f64]) -> bool {
    let least = numbers.iter().copied().fold(f64::INFINITY, f64::min);
    let most = numbers.iter().copied().fold(0.0, f64::max);
    let within = BOARDS.contains(&least) && BOARDS.contains(&most);
    is_whole(numbers) && within && 2.0 * most < 3.0 * least
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::exchange::Separator;
    use crate::exchange::read::lines::rows;

    fn roles(text: &str) -> Vec<Role> {
        let rows = rows(text, Separator::Semicolon);
        let count = rows.iter().map(|row| row.cells.len()).max().unwrap_or(0);
        let mut roles = vec![Role::Unknown; count];
        complete(&mut roles, &Sample::of(&rows), false);
        roles
    }

    #[test]
    fn place_pair_number_total_and_percent() {
        let text = "1;7;A&B;103,5;57,5\n2=;3;C&D;90;50\n2=;5;E&F;90;50\n4;1;G&H;76,5;42,5";
        assert_eq!(
            roles(text),
            [
                Role::Place,
                Role::Unknown,
                Role::Names,
                Role::Result(Scoring::Auto),
                Role::Percent
            ]
        );
    }

    #[test]
    fn whole_percentages_beside_their_totals() {
        let auto = Role::Result(Scoring::Auto);
        let of_totals = roles("A&B;110;55\nC&D;90;45\nE&F;101;50");
        assert_eq!(of_totals, [Role::Names, auto, Role::Percent]);
        let others = roles("A&B;60;55\nC&D;90;45\nE&F;80;50");
        assert!(!others.contains(&Role::Percent));
    }

    #[test]
    fn two_name_columns_boards_and_direction() {
        let text = "NS;A;B;24;33\nNS;C;D;24;−33\nEW;E;F;24;8\nEW;G;H;24;-8";
        assert_eq!(
            roles(text),
            [
                Role::Direction,
                Role::Player,
                Role::Player,
                Role::Boards,
                Role::Result(Scoring::Auto)
            ]
        );
    }

    #[test]
    fn results_before_the_names() {
        assert_eq!(
            roles("1;103,5;A&B\n2;96;C&D\n3;88,5;E&F"),
            [Role::Place, Role::Result(Scoring::Auto), Role::Names]
        );
    }
}
