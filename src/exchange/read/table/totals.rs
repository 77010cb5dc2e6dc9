//! Which of several results under a heading counts: what stands before a
//! penalty, or is a part of a sum, is not the total.

use super::content::Sample;
use crate::domain::Scoring;
use crate::exchange::read::lines::Row;
use crate::exchange::read::words::Role;
use crate::exchange::read::words::direction;
use crate::exchange::read::words::stems;

/// Leaves of the results under a heading those that count: parts of a sum,
/// figures before a penalty and means beside totals are ignored.
pub(super) fn settle(roles: &mut [Role], heading: &Row, sample: &Sample<'_>) {
    drop_parts(roles, heading);
    drop_before_penalty(roles, heading);
    keep_highest(roles, heading, sample);
}

/// The columns that hold results, from the left.
fn results(roles: &[Role]) -> Vec<usize> {
    let all = 0..roles.len();
    all.filter(|at| roles[*at].is_result()).collect()
}

/// What a heading tells of one half of a sum, 0 or 1: IMPs that were won and
/// lost, as in `IMP+;IMP-`, or the score of one side.
fn half(cell: &str) -> Option<usize> {
    let cell = cell.trim();
    let signs = ["+", "-−–"];
    let sign = |signs: &&str| {
        let is_sign = |c: char| signs.contains(c);
        cell.ends_with(is_sign) || cell.starts_with(is_sign)
    };
    let side = || direction::beside_heading(cell).map(|(side, _)| side);
    signs.iter().position(sign).or_else(side)
}

/// Of `IMP+;IMP-;Total` only the last one counts; without it none does.
fn drop_parts(roles: &mut [Role], heading: &Row) {
    let (parts, others): (Vec<usize>, Vec<usize>) = results(roles)
        .into_iter()
        .partition(|at| half(heading.cell(*at)).is_some());
    let has = |wanted: usize| {
        let mut halves = parts.iter().map(|at| half(heading.cell(*at)));
        halves.any(|half| half == Some(wanted))
    };
    if !(has(0) && has(1)) {
        return;
    }
    let scoring = scoring_of(roles, &parts);
    for at in parts {
        // Which is the result then the director has to say.
        roles[at] = if others.is_empty() {
            Role::Unknown
        } else {
            Role::Ignored
        };
    }
    tell_scoring(roles, &others, scoring);
}

/// The scoring that one of the columns tells.
fn scoring_of(roles: &[Role], columns: &[usize]) -> Option<Scoring> {
    columns.iter().find_map(|at| match roles[*at] {
        Role::Result(scoring) if scoring != Scoring::Auto => Some(scoring),
        _ => None,
    })
}

/// A total is of the scoring of what it was made of.
fn tell_scoring(roles: &mut [Role], totals: &[usize], scoring: Option<Scoring>) {
    for at in totals {
        if let (Role::Result(Scoring::Auto), Some(scoring)) = (roles[*at], scoring) {
            roles[*at] = Role::Result(scoring);
        }
    }
}

/// Of `MP;Penalty;Total` the total counts, whatever stands before the penalty.
fn drop_before_penalty(roles: &mut [Role], heading: &Row) {
    let headings = 0..roles.len().min(heading.cells.len());
    let Some(penalty) = headings
        .rev()
        .find(|at| !roles[*at].is_result() && stems::is_penalty(heading.cell(*at)))
    else {
        return;
    };
    for (at, role) in roles.iter_mut().enumerate().skip(penalty + 1) {
        if *role == Role::Unknown && stems::is_after_penalty(heading.cell(at)) {
            *role = Role::Result(Scoring::Auto);
        }
    }
    let (before, behind): (Vec<usize>, Vec<usize>) =
        results(roles).into_iter().partition(|at| *at < penalty);
    let nets: Vec<usize> = behind
        .into_iter()
        .filter(|at| stems::rank(heading.cell(*at)) > 0)
        .collect();
    let has_total = nets.iter().any(|at| roles[*at] != Role::Percent);
    let scoring = scoring_of(roles, &before);
    for at in before {
        // Totals stay beside percentages alone, which go first.
        if has_total || !nets.is_empty() && roles[at] == Role::Percent {
            roles[at] = Role::Ignored;
        }
    }
    tell_scoring(roles, &nets, scoring);
}

/// Of several totals of one scoring the one that its heading calls so counts,
/// and a mean only where nothing else stands.
fn keep_highest(roles: &mut [Role], heading: &Row, sample: &Sample<'_>) {
    let rank = |at: usize| stems::rank(heading.cell(at));
    let all = results(roles);
    for at in &all {
        let role = roles[*at];
        let alike = all.iter().filter(|other| roles[**other] == role);
        let highest = alike.map(|other| rank(*other)).max();
        let is_total = role != Role::Percent && !sample.is_percent(*at);
        if is_total && highest > Some(rank(*at)) {
            roles[*at] = Role::Ignored;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::exchange::Separator;
    use crate::exchange::read::lines::rows;
    use crate::exchange::read::table::columns;

    #[test]
    fn one_result_is_left() {
        let imps = Role::Result(Scoring::Imps);
        let mp = Role::Result(Scoring::Matchpoints);
        let auto = Role::Result(Scoring::Auto);
        for (heading, role) in [
            ("Pair;IMP+;IMP-;Total", imps),
            ("Пара;ИМП+;ИМП−;ИМП", imps),
            ("Pair;MP;Penalty;Total", mp),
            ("Пара;Сумма;Штраф;Итог", auto),
            ("Pair;Score;Adj;Adjusted score", auto),
            ("Pair;Average;Boards;Score", auto),
            ("Pair;NS score;EW score;Total", auto),
            ("Пара;МП;Штраф;Итоговый %", Role::Percent),
        ] {
            let text = format!("{heading}\nA B & C D;60;20;40\nE F & G H;40;20;60\n");
            let rows = rows(&text, Separator::Semicolon);
            let roles = columns::roles(Some(&rows[0]), &rows[1..], None);
            assert_eq!(roles[3], role, "{heading}");
            let others = roles[..3].iter().filter(|role| role.is_result());
            assert_eq!(
                others.count(),
                usize::from(role == Role::Percent),
                "{heading}"
            );
        }
    }
}
