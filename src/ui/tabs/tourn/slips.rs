//! Result slips: a piece of paper for each pair, with what is expected of it
//! and room for what it scores.

use super::startlist::Line;
use crate::club::Draft;
use crate::exchange::write::{self, Slip, Slips};
use crate::ui::Cx;

/// The slips of a start list, to be printed.
pub(super) fn page(cx: &Cx<'_>, draft: &Draft, lines: &[Line<'_>]) -> String {
    let evening = [draft.date.trim(), draft.title.trim()];
    let evening = evening.into_iter().filter(|part| !part.is_empty());
    let evening = evening.collect::<Vec<_>>().join(" · ");
    write::slips(&Slips {
        lang: cx.lang.code(),
        title: cx.text("tourn-slips-title"),
        slips: lines
            .iter()
            .map(|line| slip(cx, draft, line, evening.clone()))
            .collect(),
    })
}

fn slip(cx: &Cx<'_>, draft: &Draft, line: &Line<'_>, evening: String) -> Slip {
    let mut heading = cx.text_with("tourn-slip-pair", "pair", line.number);
    if draft.two_winners {
        let field = cx.text(["tourn-ns", "tourn-ew"][line.field.min(1)]);
        heading = format!("{heading} · {field}");
    }
    let ratings = line.norm.map(|norm| [norm.rating_a, norm.rating_b]);
    let mut known: Vec<[String; 2]> = (0..2)
        .map(|side| {
            let rating = ratings.map(|both| cx.number(both[side], 1));
            [line.names[side].to_owned(), rating.unwrap_or_default()]
        })
        .collect();
    if let Some(norm) = line.norm {
        let expected = cx.percent(norm.expected, 2);
        known.push([cx.text("tourn-col-norm"), expected]);
    }
    let blanks = ["tourn-slip-result", "tourn-slip-boards"];
    Slip {
        heading,
        note: evening,
        lines: known,
        blanks: blanks.map(|id| cx.text(id)).into(),
    }
}
