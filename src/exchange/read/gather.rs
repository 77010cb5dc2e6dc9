//! What a reader has gathered of one tournament, and what becomes of it.

use std::collections::HashMap;

use super::date::Told;
use super::figure::hundredfold;
use super::quote::shorten;
use crate::domain::{Notice, Scoring};
use crate::exchange::{ResultFile, ResultPair, Skipped};

/// Most pairs read from one file; the largest evenings of clubs have 200.
pub const MAX_PAIRS: usize = 10_000;

/// That there are more pairs than are read.
pub(super) fn many_pairs() -> Notice {
    Notice::new("read-many-pairs").with("most", MAX_PAIRS)
}

/// To which field a row belongs.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum FieldKey {
    /// North–South or East–West.
    Direction(usize),
    /// By another word, folded.
    Word(String),
    /// By the table among those side by side.
    Part(usize),
}

/// One tournament as far as it is read.
#[derive(Clone, Debug, Default)]
pub(super) struct Gathered {
    pub(super) title: Option<String>,
    pub(super) day: Told,
    pub(super) boards: Option<u32>,
    /// What the totals are.
    pub(super) totals: Scoring,
    /// Whether percentages count before totals.
    pub(super) percents_first: bool,
    pub(super) pairs: Vec<(ResultPair, Option<FieldKey>)>,
    pub(super) skipped: Vec<Skipped>,
}

impl Gathered {
    pub(super) fn skip(&mut self, line: usize, reason: Notice) {
        self.skipped.push(Skipped { line, reason });
    }

    /// One more pair.
    ///
    /// # Errors
    /// `read-many-pairs` when there are [`MAX_PAIRS`] already.
    pub(super) fn push(&mut self, pair: ResultPair, key: Option<FieldKey>) -> Result<(), Notice> {
        if self.pairs.len() >= MAX_PAIRS {
            return Err(many_pairs());
        }
        self.pairs.push((pair, key));
        Ok(())
    }

    /// Two fields only when every pair has a direction, and both occur.
    pub(super) fn part_by_direction(&mut self) {
        let keys = || self.pairs.iter().map(|(_, key)| key.as_ref());
        let occurs = |side: usize| keys().any(|key| key == Some(&FieldKey::Direction(side)));
        if !(occurs(0) && occurs(1) && keys().all(|key| key.is_some())) {
            self.one_field();
        }
    }

    /// One field, whatever the directions.
    pub(super) fn one_field(&mut self) {
        self.pairs.iter_mut().for_each(|(_, key)| *key = None);
    }

    /// The scale settled, pairs without what all need listed, fields apart.
    pub(super) fn finish(mut self) -> ResultFile {
        let scoring = self.settle();
        if self.pairs.iter().any(|(_, key)| key.is_some()) {
            self.drop_pairs("table-no-field", |(_, key)| key.is_some());
        }
        self.skipped.sort_by_key(|skipped| skipped.line);
        for skipped in &mut self.skipped {
            shorten(&mut skipped.reason);
        }
        ResultFile {
            date: self.day.date,
            date_flaw: self.day.flaw,
            title: self.title,
            scoring,
            boards: self.boards,
            fields: fields(self.pairs),
            skipped: self.skipped,
        }
    }

    /// A scale that some pairs lack is none for all: the one that counts is
    /// kept, and who has none of it is listed.
    fn settle(&mut self) -> Scoring {
        if !self.has(|pair| pair.result.or(pair.percentage)) {
            return self.totals;
        }
        if self.has_empty_percentages() {
            self.pairs
                .iter_mut()
                .for_each(|(pair, _)| pair.percentage = None);
        }
        if self.counts_percentages() {
            self.drop_pairs("table-no-percentage", |(pair, _)| pair.percentage.is_some());
            self.unfold_shares();
            Scoring::Percent
        } else {
            self.drop_pairs("table-no-result", |(pair, _)| pair.result.is_some());
            self.totals
        }
    }

    /// Whether the percentages are the scale that counts: it is the one that
    /// more pairs have. Percentages that go first need only most of the
    /// pairs, since a sit-out has none.
    pub(super) fn counts_percentages(&self) -> bool {
        if self.has_empty_percentages() {
            return false;
        }
        let count = |figure: fn(&ResultPair) -> Option<f64>| {
            let pairs = self.pairs.iter();
            pairs.filter(|(pair, _)| figure(pair).is_some()).count()
        };
        let totals = count(|pair| pair.result);
        let percentages = count(|pair| pair.percentage);
        let most = percentages == totals || 2 * percentages > self.pairs.len();
        percentages > totals || self.percents_first && most
    }

    /// Whether all percentages are nought beside totals that are not: so does
    /// a program write them that has calculated none.
    fn has_empty_percentages(&self) -> bool {
        let told = |figure: Option<f64>| figure.filter(|figure| *figure != 0.0);
        !self.has(|pair| told(pair.percentage)) && self.has(|pair| told(pair.result))
    }

    /// Whether any pair has a figure.
    fn has(&self, figure: impl Fn(&ResultPair) -> Option<f64>) -> bool {
        self.pairs.iter().any(|(pair, _)| figure(pair).is_some())
    }

    /// Spreadsheets keep 54.5 % as 0.545.
    fn unfold_shares(&mut self) {
        let shares = || self.pairs.iter().filter_map(|(pair, _)| pair.percentage);
        let mean = shares().sum::<f64>() / self.pairs.len() as f64;
        if !(0.4..=0.6).contains(&mean) || shares().any(|share| !(0.0..=1.0).contains(&share)) {
            return;
        }
        for (pair, _) in &mut self.pairs {
            pair.percentage = pair.percentage.map(hundredfold);
        }
    }

    fn drop_pairs(
        &mut self,
        reason: &'static str,
        usable: impl Fn(&(ResultPair, Option<FieldKey>)) -> bool,
    ) {
        let (kept, dropped): (Vec<_>, Vec<_>) = std::mem::take(&mut self.pairs)
            .into_iter()
            .partition(usable);
        self.pairs = kept;
        for (pair, _) in dropped {
            let told = Skipped {
                line: pair.line,
                reason: Notice::new(reason),
            };
            self.skipped
                .push(told.of_pair(&format!("{} & {}", pair.a, pair.b)));
        }
    }
}

/// North–South before East–West, other fields as they come.
fn fields(pairs: Vec<(ResultPair, Option<FieldKey>)>) -> Vec<Vec<ResultPair>> {
    let mut places: HashMap<Option<FieldKey>, usize> = HashMap::new();
    let mut fields: Vec<Vec<ResultPair>> = Vec::new();
    for (pair, key) in pairs {
        let at = *places.entry(key).or_insert(fields.len());
        if at == fields.len() {
            fields.push(Vec::new());
        }
        fields[at].push(pair);
    }
    if places.get(&Some(FieldKey::Direction(1))) == Some(&0) {
        fields.reverse();
    }
    fields
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pair(name: &str, result: Option<f64>, percentage: Option<f64>) -> ResultPair {
        ResultPair {
            a: format!("{name} A"),
            b: format!("{name} B"),
            result,
            percentage,
            ..ResultPair::default()
        }
    }

    fn gathered(pairs: Vec<ResultPair>, percents_first: bool) -> Gathered {
        Gathered {
            totals: Scoring::Imps,
            percents_first,
            pairs: pairs.into_iter().map(|pair| (pair, None)).collect(),
            ..Gathered::default()
        }
    }

    #[test]
    fn the_scale_that_more_pairs_have_counts() {
        let mixed = || {
            vec![
                pair("X", Some(1.0), Some(51.0)),
                pair("Y", Some(2.0), None),
                pair("Z", None, Some(49.0)),
            ]
        };
        for (first, scoring, kept) in [
            (true, Scoring::Percent, "Z A"),
            (false, Scoring::Imps, "Y A"),
        ] {
            let file = gathered(mixed(), first).finish();
            assert_eq!(file.scoring, scoring);
            assert_eq!((file.fields[0].len(), file.skipped.len()), (2, 1));
            assert_eq!(file.fields[0][1].a, kept);
        }
    }

    #[test]
    fn percentages_of_most_pairs_go_before_totals_of_all() {
        let field = |without: usize| {
            let pairs = (0..5).map(|at| {
                let percentage = (at >= without).then_some(50.0);
                pair("X", Some(100.0), percentage)
            });
            gathered(pairs.collect(), true).finish()
        };
        let one_sat_out = field(1);
        assert_eq!(one_sat_out.scoring, Scoring::Percent);
        assert_eq!(one_sat_out.fields[0].len(), 4);
        assert_eq!(one_sat_out.skipped[0].reason.id, "table-no-percentage");
        let few = field(3);
        assert_eq!((few.scoring, few.fields[0].len()), (Scoring::Imps, 5));
    }

    #[test]
    fn percentages_that_are_all_nought_give_way_to_totals() {
        let pairs = |percentage| {
            let pair = |result| pair("X", Some(result), Some(percentage));
            vec![pair(110.0), pair(90.0)]
        };
        assert_eq!(gathered(pairs(0.0), true).finish().scoring, Scoring::Imps);
        let told = gathered(pairs(50.0), true).finish();
        assert_eq!(told.scoring, Scoring::Percent);
        let both = vec![pair("X", Some(0.0), Some(0.0))];
        assert_eq!(gathered(both, true).finish().scoring, Scoring::Percent);
    }

    #[test]
    fn shares_become_percentages() {
        let shares = vec![pair("X", None, Some(0.5365)), pair("Y", None, Some(0.4635))];
        let file = gathered(shares, true).finish();
        assert_eq!(file.fields[0][0].percentage, Some(53.65));
        let percents = vec![pair("X", None, Some(1.0)), pair("Y", None, Some(99.0))];
        let file = gathered(percents, true).finish();
        assert_eq!(file.fields[0][0].percentage, Some(1.0));
    }

    #[test]
    fn there_is_a_most_of_pairs() {
        let mut full = gathered(vec![ResultPair::default(); MAX_PAIRS], false);
        let refused = full.push(ResultPair::default(), None).expect_err("full");
        assert_eq!(refused.id, "read-many-pairs");
    }
}
