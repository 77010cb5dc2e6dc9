//! Which backups may go: all of the last two days stay, then the last one of
//! each day for two weeks, of each week for two months, and of each month for
//! ever.
//!
//! The clock may be wrong, and must not cost a backup. Those of the future
//! stay. Before a long gap, which a club that slept leaves as well as a clock
//! that jumped, ages are counted from the last backup and not from now: what
//! was kept then stays as it was.

use jiff::ToSpan as _;
use jiff::civil::{Date, DateTime, ISOWeekDate};

use super::name::Label;

/// All are kept that are younger, in days of 24 hours.
const ALL_DAYS: i64 = 2;
/// One of each day is kept that is younger, in calendar days.
const DAILY_DAYS: i64 = 14;
/// One of each week is kept that is younger, in calendar days.
const WEEKLY_DAYS: i64 = 62;

/// No club rests longer while its clock is right, in days of 24 hours.
const LONGEST_REST_DAYS: i64 = 100;

/// Of the backups of one span the newest stays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Span {
    Day(Date),
    /// From Monday to Sunday.
    Week(i16, i8),
    Month(i16, i8),
}

/// A backup that may go, and the one that stays in its stead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Spare {
    /// Its place among the backups asked about.
    pub(super) goes: usize,
    /// The place of the other one.
    pub(super) stays: usize,
}

/// The backups of one club that may go at a moment. Those made by hand are
/// not asked about; those of the future, made while a clock was wrong, stay.
pub(super) fn spare(backups: &[Label], now: DateTime) -> Vec<Spare> {
    let mut newest_first: Vec<usize> = (0..backups.len())
        .filter(|&index| backups[index].reason.is_thinned())
        .collect();
    newest_first.sort_by_key(|&index| {
        let label = &backups[index];
        std::cmp::Reverse((label.at, label.number))
    });
    let mut spare = Vec::new();
    let mut last: Option<(Span, usize)> = None;
    let (mut counted_from, mut later) = (now, now);
    for goes in newest_first {
        let at = backups[goes].at;
        if at < later.saturating_sub((24 * LONGEST_REST_DAYS).hours()) {
            counted_from = at;
        }
        later = at.min(now);
        let Some(span) = span(at, counted_from) else {
            continue;
        };
        match last {
            Some((same, stays)) if same == span => spare.push(Spare { goes, stays }),
            _ => last = Some((span, goes)),
        }
    }
    spare
}

/// The span of which one backup is enough at a moment; none while all are
/// kept.
fn span(at: DateTime, then: DateTime) -> Option<Span> {
    if at > then.saturating_sub((24 * ALL_DAYS).hours()) {
        return None;
    }
    let day = at.date();
    // Dates of backups are far from the ends of the calendar; should one not
    // be, it is old.
    let younger = |days: i64| {
        let first = then.date().checked_sub(days.days());
        first.is_ok_and(|first| day > first)
    };
    Some(if younger(DAILY_DAYS) {
        Span::Day(day)
    } else if younger(WEEKLY_DAYS) {
        let week = ISOWeekDate::from(day);
        Span::Week(week.year(), week.week())
    } else {
        Span::Month(day.year(), day.month())
    })
}

#[cfg(test)]
mod tests {
    use jiff::civil::datetime;

    use super::*;
    use crate::store::backup::Reason;

    const NOW: DateTime = datetime(2026, 11, 30, 21, 0, 0, 0);

    fn label(text: &str) -> Label {
        let (at, word) = text.rsplit_once(' ').expect("a moment and a word");
        Label {
            at: at.parse().expect("a moment"),
            reason: Reason::ALL
                .into_iter()
                .find(|reason| reason.word() == word)
                .expect("a reason"),
            number: 1,
        }
    }

    /// The table of the rule: `+` stays, `-` goes, on a Monday evening.
    const TABLE: &str = "
        + 2031-01-01 00:00:00 close
        + 2026-11-30 21:00:01 close
        + 2026-11-30 20:59:59 close
        + 2026-11-30 20:30:00 timer
        + 2026-11-30 20:00:00 timer
        + 2026-11-29 12:00:00 close
        + 2026-11-28 21:00:01 import
        + 2026-11-28 20:59:59 close
        - 2026-11-28 20:59:58 close
        - 2026-11-28 09:00:00 import
        + 2026-11-28 08:00:00 by-hand
        + 2026-11-27 23:00:00 close
        - 2026-11-27 22:00:00 close
        + 2026-11-17 10:00:00 close
        - 2026-11-17 09:00:00 migration
        + 2026-11-16 09:00:00 close
        + 2026-11-15 09:00:00 close
        - 2026-11-15 08:00:00 close
        - 2026-11-12 09:00:00 close
        + 2026-11-12 08:00:00 unreadable
        - 2026-11-09 09:00:00 close
        + 2026-11-08 09:00:00 close
        - 2026-11-04 09:00:00 bulk
        + 2026-10-30 09:00:00 merge
        + 2026-10-04 09:00:00 restore
        - 2026-09-30 09:00:00 close
        + 2026-09-29 09:00:00 close
        - 2026-09-28 09:00:00 close
        - 2026-09-01 09:00:00 close
        + 2026-08-31 09:00:00 close
        - 2026-08-01 09:00:00 close
        + 2026-08-01 08:00:00 by-hand
        + 2025-08-31 09:00:00 close
        + 2025-08-31 08:00:00 close
        + 2025-08-28 09:00:00 close
        - 2025-08-28 08:00:00 close
        + 1970-01-01 00:10:00 close
        + 1970-01-01 00:05:00 close
        + 1969-12-31 23:59:59 close";

    /// The label of a line of the table.
    fn line(text: &str) -> Option<Label> {
        text.trim().split_once(' ').map(|(_, text)| label(text))
    }

    fn kept_of(labels: &[Label], now: DateTime) -> Vec<Label> {
        let gone = spare(labels, now);
        let stays = |&(index, _): &(usize, &Label)| gone.iter().all(|spare| spare.goes != index);
        let kept = labels.iter().enumerate().filter(stays);
        kept.map(|(_, label)| *label).collect()
    }

    #[test]
    fn the_table_of_the_rule() {
        let marks = TABLE.lines().filter_map(|text| text.trim().get(..1));
        let lines: Vec<(&str, Label)> = marks.zip(TABLE.lines().filter_map(line)).collect();
        let mut labels: Vec<Label> = lines.iter().map(|(_, label)| *label).collect();
        for _ in 0..2 {
            let kept = kept_of(&labels, NOW);
            for (mark, label) in &lines {
                assert_eq!(kept.contains(label), *mark == "+", "{label:?}");
            }
            labels.reverse();
        }
        // What is thinned is thin: doing it again takes nothing.
        let kept = kept_of(&labels, NOW);
        assert_eq!(kept_of(&kept, NOW), kept);
    }

    /// Whatever the clock shows at the next backups, nothing goes that the
    /// right time would not have taken.
    #[test]
    fn a_clock_that_jumps_takes_nothing_away() {
        let mut labels = kept_of(&TABLE.lines().filter_map(line).collect::<Vec<_>>(), NOW);
        labels.retain(|label| label.at <= NOW);
        for wrong in [
            datetime(1970, 1, 1, 2, 0, 0, 0),
            datetime(2027, 11, 30, 21, 0, 0, 0),
            datetime(2099, 1, 1, 0, 0, 0, 0),
        ] {
            let made = (0..5).map(|hour| Label {
                at: wrong.saturating_add(hour.hours()),
                ..label("2026-11-30 21:00:00 timer")
            });
            let all: Vec<Label> = labels.iter().copied().chain(made).collect();
            for now in [wrong.saturating_add(5.hours()), NOW] {
                assert_eq!(kept_of(&all, now), all, "{now}");
            }
        }
    }

    #[test]
    fn of_one_second_the_last_stays() {
        let at = datetime(2026, 9, 1, 9, 0, 0, 0);
        let made = |number| Label {
            at,
            reason: Reason::Close,
            number,
        };
        let gone = spare(&[made(2), made(10), made(1)], NOW);
        let places: Vec<_> = gone.iter().map(|spare| (spare.goes, spare.stays)).collect();
        assert_eq!(places, [(0, 1), (2, 1)]);
    }

    /// A year of an evening every day, thinned every day: something stays of
    /// every span, and the newest always does.
    #[test]
    fn a_year_grows_thin_step_by_step() {
        let mut labels = Vec::new();
        let mut now = datetime(2025, 1, 1, 20, 0, 0, 0);
        for _ in 0..730 {
            labels.push(Label {
                at: now,
                reason: Reason::Close,
                number: 1,
            });
            labels = kept_of(&labels, now);
            assert_eq!(labels.last().map(|label| label.at), Some(now));
            now = now.checked_add(1.day()).expect("a day");
        }
        let months: std::collections::BTreeSet<_> = labels
            .iter()
            .map(|label| (label.at.year(), label.at.month()))
            .collect();
        assert_eq!(months.len(), 24);
        assert!((40..60).contains(&labels.len()), "{}", labels.len());
    }
}
