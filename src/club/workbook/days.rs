//! The days of evenings that the workbook dates only in part.

use crate::domain::{Date, Flaw, Notice, OldEvening};

const WEEK: i64 = 7;

/// A day for every evening, newest first, and whether it is assumed: a week
/// before the next later one, but not before an earlier one that is known.
/// Evenings after the last known day follow it week by week. Days that do not
/// fit between the others become flaws and are not used.
///
/// # Errors
/// `workbook-no-date` when no day is known and none given for the newest.
pub(super) fn days(
    evenings: &[OldEvening],
    newest: Option<Date>,
    flaws: &mut Vec<Flaw>,
) -> Result<Vec<(Date, bool)>, Notice> {
    let mut known: Vec<Option<Date>> = evenings.iter().map(|evening| evening.date).collect();
    for nth in out_of_order(&known) {
        flaws.extend(
            known[nth]
                .take()
                .map(|date| not_believed(&evenings[nth], date)),
        );
    }
    if known.iter().all(Option::is_none)
        && let Some(first) = known.first_mut()
    {
        *first = Some(newest.ok_or_else(|| Notice::new("workbook-no-date"))?);
    }
    let Some(first) = known.iter().position(Option::is_some) else {
        return Ok(Vec::new());
    };
    let mut earlier = known.clone();
    for nth in (1..earlier.len()).rev() {
        earlier[nth - 1] = earlier[nth - 1].or(earlier[nth]);
    }
    let mut later = known[first].unwrap_or_default();
    let mut days = Vec::with_capacity(known.len());
    for (nth, known) in known.iter().enumerate() {
        let day = match (known, earlier[nth]) {
            (Some(day), _) => *day,
            (None, Some(anchor)) if nth < first => shifted(anchor, (first - nth) as i64)?,
            (None, floor) => {
                let assumed = shifted(later, -1)?;
                floor.map_or(assumed, |floor| assumed.max(floor))
            }
        };
        later = day;
        days.push((day, known.is_none()));
    }
    Ok(days)
}

/// The days, by their places, that have to go so that the most of them stay
/// and none of these is later than one before it. Of equally many those of
/// the newer evenings stay.
fn out_of_order(known: &[Option<Date>]) -> Vec<usize> {
    let dated = |(nth, date): (usize, &Option<Date>)| Some((nth, (*date)?));
    let dated: Vec<(usize, Date)> = known.iter().enumerate().filter_map(dated).collect();
    // For each day: how many stay up to it when it stays, and the one before.
    let mut chains: Vec<(usize, Option<usize>)> = Vec::with_capacity(dated.len());
    let longest = |chains: &[(usize, Option<usize>)], may_stay: &dyn Fn(usize) -> bool| {
        let candidates = (0..chains.len()).filter(|at| may_stay(*at));
        candidates.rev().max_by_key(|at| chains[*at].0)
    };
    for (_, day) in &dated {
        let before = longest(&chains, &|at| dated[at].1 >= *day);
        let length = before.map_or(0, |at| chains[at].0);
        chains.push((length + 1, before));
    }
    let mut stays = vec![false; dated.len()];
    let mut next = longest(&chains, &|_| true);
    while let Some(at) = next {
        stays[at] = true;
        next = chains[at].1;
    }
    let gone = dated.iter().zip(stays).filter(|(_, stays)| !stays);
    gone.map(|((nth, _), _)| *nth).collect()
}

fn not_believed(evening: &OldEvening, date: Date) -> Flaw {
    Flaw {
        sheet: evening.sheet.clone().unwrap_or_else(|| "Hist".to_owned()),
        place: None,
        reason: Notice::new("workbook-date-not-believed").with("date", date),
    }
}

fn shifted(day: Date, weeks: i64) -> Result<Date, Notice> {
    let span = jiff::Span::new()
        .try_days(weeks.saturating_mul(WEEK))
        .and_then(|span| day.checked_add(span));
    span.map_err(|_| Notice::new("workbook-no-date"))
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;

    use super::*;

    fn evenings(days: &[Option<i8>]) -> Vec<OldEvening> {
        let evening = |day: &Option<i8>| OldEvening {
            date: day.map(|day| date(2024, 5, day)),
            ..OldEvening::default()
        };
        days.iter().map(evening).collect()
    }

    fn found(known: &[Option<i8>]) -> Vec<(String, bool)> {
        let days = days(&evenings(known), None, &mut Vec::new()).expect("a day is known");
        let text = |(date, assumed): &(Date, bool)| (date.strftime("%m-%d").to_string(), *assumed);
        days.iter().map(text).collect()
    }

    fn row(days: &[(&str, bool)]) -> Vec<(String, bool)> {
        let own = |(day, assumed): &(&str, bool)| ((*day).to_owned(), *assumed);
        days.iter().map(own).collect()
    }

    #[test]
    fn unknown_days_are_a_week_apart() {
        let back = [("05-20", false), ("05-13", true), ("05-06", true)];
        assert_eq!(found(&[Some(20), None, None]), row(&back));
        let between = [
            ("05-20", false),
            ("05-13", true),
            ("05-10", true),
            ("05-10", false),
        ];
        assert_eq!(found(&[Some(20), None, None, Some(10)]), row(&between));
        let after = [("05-24", true), ("05-17", true), ("05-10", false)];
        assert_eq!(found(&[None, None, Some(10)]), row(&after));
    }

    #[test]
    fn a_day_that_runs_backwards_is_not_believed() {
        let days = [("05-10", false), ("05-03", true), ("05-02", false)];
        assert_eq!(found(&[Some(10), Some(20), Some(2)]), row(&days));
    }

    #[test]
    fn one_wrong_day_does_not_outweigh_the_others() {
        let known = evenings(&[Some(1), Some(20), Some(13), Some(13), Some(6)]);
        let mut flaws = Vec::new();
        let days = days(&known, None, &mut flaws).expect("days");
        let first = (date(2024, 5, 27), true);
        assert_eq!((days[0], days[4]), (first, (date(2024, 5, 6), false)));
        assert_eq!(days.iter().filter(|(_, assumed)| *assumed).count(), 1);
        let wrong = Notice::new("workbook-date-not-believed").with("date", date(2024, 5, 1));
        assert_eq!(flaws.len(), 1);
        assert_eq!(
            (flaws[0].sheet.as_str(), &flaws[0].reason),
            ("Hist", &wrong)
        );
    }

    #[test]
    fn without_any_day_the_newest_is_asked_for() {
        let none = evenings(&[None, None]);
        let refused = days(&none, None, &mut Vec::new()).expect_err("no day");
        assert_eq!(refused.id, "workbook-no-date");
        let given = days(&none, Some(date(2024, 5, 20)), &mut Vec::new()).expect("given");
        assert_eq!(given[1], (date(2024, 5, 13), true));
        assert_eq!(days(&[], None, &mut Vec::new()), Ok(Vec::new()));
    }
}
