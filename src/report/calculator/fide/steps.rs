//! The calculation in words.

use crate::domain::Notice;
use crate::i18n::{Lang, fixed, signed};
use crate::rating::fide::{Calculated, Initial, NotCounted, Performance};

/// Sums, `K` with its reasons, the change, the new rating, the performance
/// and what is unusual, in words.
pub fn steps(event: &Calculated, lang: Lang) -> Vec<String> {
    let sum = signed(lang, event.sum.as_f64(), 2);
    let mut notices = vec![
        Notice::new("fide-step-sum")
            .with("score", event.score.as_f64())
            .with("games", event.counted)
            .with("expected", fixed(lang, event.expected.as_f64(), 2))
            .with("sum", sum.as_str()),
    ];
    notices.extend(event.k.reasons());
    notices.extend(within_limit(event));
    notices.push(
        Notice::new("fide-step-change")
            .with("sum", sum.as_str())
            .with("k", event.k.value)
            .with("change", signed(lang, event.change.as_f64(), 2))
            .with("rounded", signed(lang, event.rounded.into(), 0)),
    );
    notices.extend(event.reason());
    notices.extend(
        event
            .new
            .map(|rating| Notice::new("fide-step-new").with("rating", rating)),
    );
    notices.extend(event.performance.as_ref().map(performance));
    notices.extend(event.remarks());
    notices.iter().map(|notice| lang.say(notice)).collect()
}

/// The limit of a period where it is kept; where it is not, the reasons of `K`
/// say so.
fn within_limit(event: &Calculated) -> Option<Notice> {
    let kept = event.counted > 0 && !event.k.is_limited();
    kept.then(|| {
        Notice::new("fide-k-within-700")
            .with("k", event.k.value)
            .with("games", event.counted)
    })
}

/// Every game that does not count, by its place in the list from 1, with the
/// reason.
pub fn not_counted(games: impl IntoIterator<Item = Option<NotCounted>>, lang: Lang) -> Vec<String> {
    let remark = |(place, why): (usize, Option<NotCounted>)| {
        let remark = Notice::new("fide-not-counted").with("game", place);
        Some(lang.say(&remark.with("reason", lang.say(&why?.notice()))))
    };
    (1..).zip(games).filter_map(remark).collect()
}

/// The performance rating with its steps.
pub fn performance(performance: &Performance) -> Notice {
    Notice::new("fide-step-performance")
        .with("average", performance.average)
        .with("percent", performance.percent)
        .with("dp", performance.dp)
        .with("rating", performance.rating)
}

/// A first rating with its steps, in words.
pub fn initial_steps(initial: &Initial, lang: Lang) -> Vec<String> {
    let mut notices = vec![
        Notice::new("fide-step-ra").with("ra", fixed(lang, initial.ra, 2)),
        Notice::new("fide-step-percent")
            .with("score", initial.score.as_f64())
            .with("games", initial.games)
            .with("percent", initial.percent)
            .with("dp", initial.dp),
        Notice::new("fide-step-initial").with("figure", initial.figure),
    ];
    notices.extend(initial.reason());
    notices.extend(initial.remark());
    notices.extend(
        initial
            .new
            .ok()
            .map(|rating| Notice::new("fide-step-first").with("rating", rating)),
    );
    notices.iter().map(|notice| lang.say(notice)).collect()
}
