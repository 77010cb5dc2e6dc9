//! Changes in words.

use super::names::Known;
use super::{championship, evening, people};
use crate::domain::{
    Adjustment, AdjustmentKind, Arg, Change, Notice, ParamHistory, ParamSet, Params, Symbol,
};

/// What changes did, each in a sentence or more.
pub(super) fn lines(changes: &[Change], names: &Known<'_>) -> Vec<Notice> {
    let mut lines = Vec::new();
    for change in changes {
        match change {
            Change::Name { before, after } => {
                lines.extend(changed("audit-club-name", before.as_str(), after.as_str()));
            }
            Change::Params { before, after } => params(&mut lines, before, after),
            Change::Player { before, after, .. } => {
                people::player(&mut lines, before.as_ref(), after.as_ref());
            }
            Change::Tournament { before, after, .. } => {
                evening::evening(&mut lines, before.as_ref(), after.as_ref(), names);
            }
            Change::Adjustment { before, after, .. } => {
                let (before, after) = (before.as_ref(), after.as_ref());
                lines.extend(adjustment(before, after, names));
            }
            Change::Championship { before, after, .. } => {
                championship::championship(&mut lines, before.as_ref(), after.as_ref(), names);
            }
            Change::Alias {
                alias,
                before,
                after,
            } => lines.extend(people::alias(alias, *before, *after, names)),
            Change::Distinct { pair, after, .. } => {
                lines.push(people::distinct(*pair, *after, names));
            }
        }
    }
    lines
}

/// A sentence about a value that was replaced by another one.
pub(super) fn changed<T: PartialEq + Into<Arg>>(
    id: &'static str,
    before: T,
    after: T,
) -> Option<Notice> {
    (before != after).then(|| Notice::new(id).with("before", before).with("after", after))
}

/// A value, or the sign for none.
pub(super) fn or_none(value: Option<impl Into<Arg>>) -> Arg {
    value.map_or_else(|| Arg::Text("–".to_owned()), Into::into)
}

fn params(lines: &mut Vec<Notice>, before: &ParamHistory, after: &ParamHistory) {
    for set in after.sets() {
        if before.sets().contains(set) {
            continue;
        }
        let old = match set.from {
            Some(day) => before.in_force(day),
            None => before.oldest(),
        };
        lines.push(since("audit-params", set));
        coefficients(lines, old, &set.params);
    }
    for set in before.sets() {
        if !after.sets().iter().any(|other| other.from == set.from) {
            lines.push(since("audit-params-gone", set));
        }
    }
}

fn since(id: &'static str, set: &ParamSet) -> Notice {
    let from = match set.from {
        Some(day) => Notice::new("audit-from").with("date", day),
        None => Notice::new("audit-from-start"),
    };
    Notice::new(id).with("from", from)
}

fn coefficients(lines: &mut Vec<Notice>, before: &Params, after: &Params) {
    for symbol in Symbol::ALL {
        let (old, new) = (symbol.get(before), symbol.get(after));
        if old == new {
            continue;
        }
        let value = |value, params: &Params| match symbol {
            Symbol::Age => Arg::Text(params.age.word().to_owned()),
            _ => Arg::from(value),
        };
        let notice = Notice::new("audit-param").with("symbol", symbol.word());
        let notice = notice.with("before", value(old, before));
        lines.push(notice.with("after", value(new, after)));
    }
}

fn adjustment(
    before: Option<&Adjustment>,
    after: Option<&Adjustment>,
    names: &Known<'_>,
) -> Vec<Notice> {
    let said = |id, one: &Adjustment| Notice::new(id).with("what", decision(one, names));
    match (before, after) {
        (None, Some(new)) => vec![said("audit-adjustment-new", new)],
        (Some(old), None) => vec![said("audit-adjustment-gone", old)],
        (Some(old), Some(new)) => {
            let (old, new) = (decision(old, names), decision(new, names));
            Vec::from_iter(changed("audit-adjustment", old, new))
        }
        (None, None) => Vec::new(),
    }
}

fn decision(adjustment: &Adjustment, names: &Known<'_>) -> Notice {
    let notice = match adjustment.kind {
        AdjustmentKind::Average { a, b } => {
            Notice::new("audit-decided-average").with("pair", names.pair(a, b))
        }
        AdjustmentKind::Reassign { a, b, rating } => Notice::new("audit-decided-reassign")
            .with("name", names.of(a))
            .with("partner", names.of(b))
            .with("rating", rating),
        AdjustmentKind::Set { player, rating } => Notice::new("audit-decided-set")
            .with("name", names.of(player))
            .with("rating", rating),
        AdjustmentKind::Add { player, change } => Notice::new("audit-decided-add")
            .with("name", names.of(player))
            .with("change", change),
    };
    notice
        .with("date", adjustment.date)
        .with("reason", adjustment.reason.as_str())
}
