//! Changes of evenings, in words.

use super::names::Known;
use super::words::{changed, or_none};
use crate::domain::{Kind, Notice, Pair, Scoring, Tournament};

/// What became of an evening.
pub(super) fn evening(
    lines: &mut Vec<Notice>,
    before: Option<&Tournament>,
    after: Option<&Tournament>,
    names: &Known<'_>,
) {
    match (before, after) {
        (None, Some(new)) => {
            lines.push(counted("audit-evening-new", new));
            let pairs = new.pairs();
            lines.extend(pairs.map(|pair| scored("audit-pair", pair, names)));
        }
        (Some(old), None) => {
            lines.push(counted("audit-evening-gone", old));
            let pairs = old.pairs();
            lines.extend(pairs.map(|pair| scored("audit-pair", pair, names)));
        }
        (Some(old), Some(new)) => {
            lines.push(Notice::new("audit-evening").with("evening", called(old)));
            head(lines, old, new);
            pairs(lines, old, new, names);
        }
        (None, None) => {}
    }
}

/// The evening by its date and title.
fn called(evening: &Tournament) -> Notice {
    let id = match evening.title.as_str() {
        "" => "audit-evening-of",
        _ => "audit-evening-titled",
    };
    Notice::new(id)
        .with("date", evening.date)
        .with("title", evening.title.as_str())
}

fn counted(id: &'static str, evening: &Tournament) -> Notice {
    Notice::new(id)
        .with("evening", called(evening))
        .with("pairs", evening.pairs().count())
}

fn head(lines: &mut Vec<Notice>, old: &Tournament, new: &Tournament) {
    lines.extend(changed("audit-date", old.date, new.date));
    let title = |evening: &Tournament| {
        or_none(Some(evening.title.as_str()).filter(|title| !title.is_empty()))
    };
    lines.extend(changed("audit-title", title(old), title(new)));
    lines.extend(changed("audit-kind", kind(old.kind), kind(new.kind)));
    let (was, is) = (scoring(old.scoring), scoring(new.scoring));
    lines.extend(changed("audit-scoring", was, is));
    let (was, is) = (or_none(old.boards), or_none(new.boards));
    lines.extend(changed("audit-boards", was, is));
    lines.extend(changed("audit-fields", old.fields.len(), new.fields.len()));
    // The order among the events of one day is not seen otherwise.
    lines.extend(changed("audit-order", old.entry.0, new.entry.0));
}

fn kind(kind: Kind) -> Notice {
    Notice::new(match kind {
        Kind::Rated => "audit-kind-rated",
        Kind::Unrated => "audit-kind-unrated",
        Kind::Prehistory => "audit-kind-prehistory",
    })
}

fn scoring(scoring: Scoring) -> Notice {
    Notice::new(match scoring {
        Scoring::Auto => "report-scoring-auto",
        Scoring::Matchpoints => "report-scoring-mp",
        Scoring::Imps => "report-scoring-imp",
        Scoring::CrossImps => "report-scoring-cross-imp",
        Scoring::Percent => "report-scoring-percent",
    })
}

/// Partners are compared with themselves; the rest by their places.
fn pairs(lines: &mut Vec<Notice>, old: &Tournament, new: &Tournament, names: &Known<'_>) {
    let partners =
        |evening: &Tournament| -> Vec<_> { evening.pairs().map(Pair::partnership).collect() };
    let (were, are) = (partners(old), partners(new));
    for pair in new.pairs() {
        let own = pair.partnership();
        if let Some(before) = old.pairs().find(|other| other.partnership() == own) {
            same_partners(lines, before, pair, names);
        }
    }
    let left: Vec<_> = old.pairs().enumerate().collect();
    let mut left: Vec<_> = left
        .into_iter()
        .filter(|(_, pair)| !are.contains(&pair.partnership()))
        .collect();
    for (place, pair) in new.pairs().enumerate() {
        if were.contains(&pair.partnership()) {
            continue;
        }
        match left.iter().position(|(other, _)| *other == place) {
            Some(at) => {
                let (_, before) = left.remove(at);
                let one = |pair: &Pair| names.pair(pair.a, pair.b);
                lines.extend(changed("audit-pair-names", one(before), one(pair)));
                same_partners(lines, before, pair, names);
            }
            None => lines.push(scored("audit-pair-new", pair, names)),
        }
    }
    lines.extend(
        left.iter()
            .map(|(_, pair)| scored("audit-pair-gone", pair, names)),
    );
}

fn same_partners(lines: &mut Vec<Notice>, old: &Pair, new: &Pair, names: &Known<'_>) {
    let of = |notice: Notice| notice.with("pair", names.pair(new.a, new.b));
    let (was, is) = (or_none(old.result), or_none(new.result));
    lines.extend(changed("audit-pair-result", was, is).map(of));
    let (was, is) = (or_none(old.percentage), or_none(new.percentage));
    lines.extend(changed("audit-pair-percentage", was, is).map(of));
    let (was, is) = (or_none(old.boards), or_none(new.boards));
    lines.extend(changed("audit-pair-boards", was, is).map(of));
}

fn scored(id: &'static str, pair: &Pair, names: &Known<'_>) -> Notice {
    Notice::new(id)
        .with("pair", names.pair(pair.a, pair.b))
        .with("result", or_none(pair.result))
}
