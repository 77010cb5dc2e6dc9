//! How sure a curve of ratings is: ribbons around what the results say.

use super::time::TimeAxis;
use crate::club::ClubView;
use crate::domain::{Date, Entry, PlayerId};
use crate::exchange::chart::{Edge, Ribbon};
use crate::i18n::Lang;
use crate::rating::companion::{Band, Belief};

/// How far the ribbons reach, in standard deviations, the widest first; what
/// they mean.
const RIBBONS: [(f64, &str); 2] = [(2.0, "report-chart-surely"), (1.0, "report-chart-likely")];

/// What was known after each of a player's rated tournaments, and what is known
/// now: `at` says where a moment lies, `end` where the newest tournament does.
/// Empty before it is worked out, and of one who never played.
pub fn known(
    view: &ClubView,
    player: PlayerId,
    at: impl Fn(Date, Entry) -> f64,
    end: Option<f64>,
) -> Vec<(f64, Belief)> {
    let Some(companion) = view.companion.get() else {
        return Vec::new();
    };
    let after = |band: &Band| {
        let tournament = view.book.tournaments.get(&band.tournament)?;
        Some((at(band.date, tournament.entry), band.belief))
    };
    let mut known: Vec<_> = companion.bands(player).iter().filter_map(after).collect();
    if let Some((last, _)) = known.last() {
        let now = end.filter(|end| end > last);
        known.extend(now.zip(companion.belief(player)));
    }
    known
}

/// The ribbons of a player, named for the legend.
pub(super) fn ribbons(
    view: &ClubView,
    player: PlayerId,
    time: &TimeAxis,
    lang: Lang,
) -> Vec<Ribbon> {
    let known = known(view, player, |date, entry| time.at(date, entry), time.end());
    if known.is_empty() {
        return Vec::new();
    }
    let ribbon = |(deviations, name): (f64, &str)| Ribbon {
        name: lang.text(name),
        edges: known
            .iter()
            .map(|(x, belief)| Edge {
                x: *x,
                ends: [-1.0, 1.0].map(|side| belief.mean + side * deviations * belief.sd),
            })
            .collect(),
    };
    RIBBONS.map(ribbon).into()
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use super::super::{Over, curves, player};
    use super::*;
    use crate::club::sample;
    use crate::exchange::Chart;
    use crate::exchange::chart::Plot;

    fn ribbons_of(chart: &Chart) -> Vec<Ribbon> {
        let Plot::Lines { series, .. } = &chart.plot else {
            panic!("no curves");
        };
        let all = series.iter().flat_map(|series| &series.ribbons);
        all.cloned().collect()
    }

    #[test]
    fn a_single_curve_has_one_and_two_deviations_around_what_was_known() {
        let view = ClubView::of(sample::book().expect("a sample"), PathBuf::new());
        // One who did not play last: what is known of him went on.
        let newest = view.replay.tournaments.last().expect("a season");
        let away = |line: &&crate::rating::Standing| {
            line.played > 1 && newest.pair_of(line.player).is_none()
        };
        let who = view.standings.iter().find(away).expect("somebody").player;
        assert_eq!(ribbons_of(&player(&view, who, Lang::EN)), []);
        let companion = view.sureness();
        let chart = player(&view, who, Lang::EN);
        let bands = companion.bands(who).iter().map(|band| band.belief);
        let beliefs: Vec<_> = bands.chain(companion.belief(who)).collect();
        for (ribbon, deviations) in ribbons_of(&chart).iter().zip([2.0, 1.0]) {
            let ends: Vec<_> = ribbon.edges.iter().map(|edge| edge.ends).collect();
            let wanted = beliefs.iter().map(|belief| {
                let reach = deviations * belief.sd;
                [belief.mean - reach, belief.mean + reach]
            });
            assert_eq!(ends, wanted.collect::<Vec<_>>());
        }
        let narrow = &ribbons_of(&chart)[1].edges;
        let seen = |value: &f64| chart.y.ends[0] < *value && *value < chart.y.ends[1];
        assert!(narrow.iter().flat_map(|edge| &edge.ends).all(seen));
        let best = [view.standings[0].player, who];
        let both = |players| ribbons_of(&curves(&view, players, Over::Tournaments, Lang::EN));
        assert_eq!(both(&best), []);
        assert_eq!(both(&best[1..]).len(), 2);
    }
}
