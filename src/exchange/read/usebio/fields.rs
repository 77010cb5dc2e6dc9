//! The fields that the pairs of an event make: by direction where there are
//! two winners, together where there is one.

use std::ops::{Range, RangeInclusive};

use super::winners::Winners;
use crate::domain::Scoring;
use crate::exchange::ResultPair;
use crate::exchange::read::gather::{FieldKey, Gathered};

/// A list of pairs that is gathered.
pub(super) struct Section {
    pub(super) winners: Winners,
    /// Which of all gathered pairs are of it.
    pub(super) pairs: Range<usize>,
    /// How many pairs sat in each direction, those that cannot be read too.
    pub(super) seated: [usize; 2],
    /// How many of its pairs tell their own boards.
    pub(super) with_boards: usize,
}

type Keyed = (ResultPair, Option<FieldKey>);

/// Puts every pair into its field: North–South of all sections are one and
/// East–West the other, where every section is parted so; a section without
/// any direction is not, whatever it says, and leaves one field of all. Which
/// section it is that did so although another one says it has two winners: an
/// evening has no more than two fields, and so theirs are lost.
pub(super) fn part(gathered: &mut Gathered, sections: &[Section]) -> Option<usize> {
    let all_sat = parted(&of(gathered, sections, Winners::Untold));
    let uneven = is_uneven(gathered, sections);
    let mut filled = sections.iter().filter(|section| !section.pairs.is_empty());
    let apart = filled.all(|section| match section.winners {
        Winners::Untold => all_sat,
        Winners::One => uneven,
        Winners::Two => {
            let pairs = &gathered.pairs[section.pairs.clone()];
            pairs.iter().any(|(_, key)| key.is_some())
        }
    });
    if apart {
        return None;
    }
    let is_two = |section: &Section| {
        let pairs = &gathered.pairs[section.pairs.clone()];
        let keys: Vec<_> = pairs.iter().filter_map(|(_, key)| key.as_ref()).collect();
        section.winners == Winners::Two && keys.iter().any(|key| *key != keys[0])
    };
    let one = |section: &Section| section.winners == Winners::One && !section.pairs.is_empty();
    let differs = sections.iter().any(is_two);
    let first = sections.iter().position(one).filter(|_| differs);
    gathered.one_field();
    first
}

/// The pairs of the sections that have that many winners.
fn of<'a>(gathered: &'a Gathered, sections: &[Section], winners: Winners) -> Vec<&'a Keyed> {
    let sections = sections.iter().filter(|section| section.winners == winners);
    sections
        .flat_map(|section| &gathered.pairs[section.pairs.clone()])
        .collect()
}

/// Whether every pair has a direction, and both occur.
fn parted(pairs: &[&Keyed]) -> bool {
    let occurs = |side| {
        let side = Some(FieldKey::Direction(side));
        pairs.iter().any(|(_, key)| *key == side)
    };
    occurs(0) && occurs(1) && pairs.iter().all(|(_, key)| key.is_some())
}

/// The mean of North–South, in percent of both, between which the totals of
/// the two directions can be compared: strength alone explains the rest.
const COMPARABLE: RangeInclusive<f64> = 46.0..=54.0;

/// Whether the one winner of a file can only be told by something that is not
/// in it: its pairs sat in one direction each, have no percentages but raw
/// matchpoints, tell no boards, and one direction played more of them. That
/// is so when a table lacks a pair, or when the totals themselves show it.
fn is_uneven(gathered: &Gathered, sections: &[Section]) -> bool {
    let pairs = of(gathered, sections, Winners::One);
    let totals = || pairs.iter().filter_map(|(pair, _)| pair.result);
    let matchpoints = matches!(gathered.totals, Scoring::Matchpoints | Scoring::Auto)
        && totals().all(|total| total >= 0.0);
    if !parted(&pairs) || !matchpoints || gathered.counts_percentages() {
        return false;
    }
    let mut sections = sections
        .iter()
        .filter(|section| section.winners == Winners::One);
    let told: usize = sections.clone().map(|section| section.with_boards).sum();
    if told == pairs.len() || (told > 0 && gathered.boards.is_some()) {
        return false;
    }
    let half_table = sections.any(|section| section.seated[0] != section.seated[1]);
    let mean = |side: usize| {
        let side = Some(FieldKey::Direction(side));
        let pairs = pairs.iter().filter(|(_, key)| *key == side);
        let totals: Vec<f64> = pairs.filter_map(|(pair, _)| pair.result).collect();
        totals.iter().sum::<f64>() / totals.len().max(1) as f64
    };
    let both = mean(0) + mean(1);
    half_table || (both > 0.0 && !COMPARABLE.contains(&(100.0 * mean(0) / both)))
}
