//! The check on the club's history, in tables and words.

use serde::Serialize;

use super::{columns, titled};
use crate::club::ClubView;
use crate::domain::Notice;
use crate::exchange::table::Style;
use crate::exchange::{Cell, Table};
use crate::i18n::{Lang, fixed, signed};
use crate::rating::backtest::{Check, Group, Method, Verdict};

/// Results of a group from which on their own spread tells anything of chance
/// (chosen).
const FEWEST: usize = 5;

/// The check as scripts read it, in percent of a result; `null` where the
/// history tells nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Data {
    /// Pairs compared.
    pub pairs: usize,
    /// Mean of real less expected.
    pub bias: Option<f64>,
    /// Root of the mean squared error of the norm.
    pub rmse: Option<f64>,
    /// The same of “everybody scores 50”.
    pub rmse_fifty: Option<f64>,
    /// The same of the mean of past percents.
    pub rmse_means: Option<f64>,
    /// The same of grades in the manner of the national schemes.
    pub rmse_grades: Option<f64>,
    /// The same of the companion model.
    pub rmse_companion: Option<f64>,
    /// 95 % interval of `rmse`, lower and upper end.
    pub interval: Option<(f64, f64)>,
}

impl Data {
    /// The figures of a check, of nothing where there was nothing to check.
    pub fn new(check: Option<&Check>) -> Self {
        let rmse = |method| check.map(|check| check.rmse(method));
        Self {
            pairs: check.map_or(0, |check| check.all.pairs),
            bias: check.map(Check::bias),
            rmse: rmse(Method::Norm),
            rmse_fifty: rmse(Method::Fifty),
            rmse_means: rmse(Method::Means),
            rmse_grades: rmse(Method::Grades),
            rmse_companion: rmse(Method::Companion),
            interval: check.and_then(|check| check.interval),
        }
    }
}

/// The errors of all methods; then, by level, by new and steady pairs and by
/// norm, what was expected and what happened.
pub fn tables(view: &ClubView, check: &Check, lang: Lang) -> Vec<Table> {
    let levels = check.levels.iter();
    let levels = levels.map(|(level, group)| (Cell::Text(lang.text(level.id())), *group));
    let new = check.new_pairs.map(|group| ("backtest-new", group));
    let steady = check.steady_pairs.map(|group| ("backtest-steady", group));
    let ages = new.into_iter().chain(steady);
    let ages = ages.map(|(id, group)| (Cell::Text(lang.text(id)), group));
    let bins = check.calibration.iter().zip(1..);
    let bins = bins.map(|(group, number)| (Cell::Integer(number), *group));
    vec![
        methods(view, check, lang),
        groups(
            lang,
            ["backtest-levels", "backtest-col-level"],
            levels.collect(),
        ),
        groups(lang, ["backtest-ages", "backtest-col-age"], ages.collect()),
        groups(
            lang,
            ["backtest-calibration", "backtest-col-bin"],
            bins.collect(),
        ),
    ]
}

/// The name of a way to foretell.
pub const fn name(method: Method) -> &'static str {
    match method {
        Method::Norm => "backtest-norm",
        Method::Fifty => "backtest-fifty",
        Method::Means => "backtest-means",
        Method::Grades => "backtest-grades",
        Method::Companion => "backtest-companion",
    }
}

fn methods(view: &ClubView, check: &Check, lang: Lang) -> Table {
    let columns = columns(
        lang,
        &[
            ("backtest-col-method", Style::Plain),
            ("backtest-col-rmse", Style::Fixed(2)),
            ("backtest-col-gain", Style::Plain),
        ],
    );
    let mut table = Table::new(titled(lang, "backtest-title", view), columns);
    table.rows = Method::ALL
        .into_iter()
        .map(|method| {
            vec![
                Cell::Text(lang.text(name(method))),
                Cell::Number(check.rmse(method)),
                gain(check, method, lang),
            ]
        })
        .collect();
    table
}

/// How much worse a method is than the norm, as an interval.
fn gain(check: &Check, method: Method, lang: Lang) -> Cell {
    let other = check.gain_over(method).filter(|_| method != Method::Norm);
    other.map_or(Cell::Empty, |(low, high)| {
        let [low, high] = [low, high].map(|end| signed(lang, end, 2));
        Cell::Text(format!("{low} … {high}"))
    })
}

fn groups(lang: Lang, [title, first]: [&str; 2], groups: Vec<(Cell, Group)>) -> Table {
    let columns = columns(
        lang,
        &[
            (first, Style::Plain),
            ("backtest-col-pairs", Style::Plain),
            ("backtest-col-expected", Style::Fixed(2)),
            ("backtest-col-percent", Style::Fixed(2)),
            ("backtest-col-margin", Style::Fixed(2)),
            ("backtest-col-rmse", Style::Fixed(2)),
            ("backtest-col-fifty", Style::Fixed(2)),
        ],
    );
    let mut table = Table::new(lang.text(title), columns);
    table.rows = groups
        .into_iter()
        .map(|(name, group)| {
            vec![
                name,
                Cell::count(group.pairs),
                Cell::Number(group.expected),
                Cell::Number(group.percent),
                Cell::number((group.pairs >= FEWEST).then(|| group.margin())),
                Cell::Number(group.rmse),
                Cell::Number(group.rmse_fifty),
            ]
        })
        .collect();
    table
}

/// The figures beside the errors, and what follows, a sentence each.
pub fn sentences(check: &Check, lang: Lang) -> Vec<Notice> {
    let compared = Notice::new("backtest-compared")
        .with("pairs", check.all.pairs)
        .with("tournaments", check.tournaments)
        .with("skipped", check.warm_up);
    // A rounding of nothing has no sign.
    let bias = (check.bias() * 100.0).round() / 100.0 + 0.0;
    let bias = Notice::new("backtest-bias").with("bias", signed(lang, bias, 2));
    let interval = check.interval.map(|(low, high)| {
        Notice::new("backtest-interval")
            .with("low", fixed(lang, low, 2))
            .with("high", fixed(lang, high, 2))
    });
    let verdict = conclusion(check, lang);
    let few = check.interval.filter(|_| check.is_short());
    let few = few.map(|_| Notice::new("backtest-few"));
    let parts = [Some(compared), Some(bias), interval, Some(verdict), few];
    parts.into_iter().flatten().collect()
}

/// What follows for the club, in one sentence.
pub fn conclusion(check: &Check, lang: Lang) -> Notice {
    let gain = check.rmse(Method::Fifty) - check.rmse(Method::Norm);
    let with_gain = |id| Notice::new(id).with("gain", fixed(lang, gain.abs(), 2));
    match check.verdict() {
        Verdict::TooShort => Notice::new("backtest-too-short"),
        Verdict::Better => with_gain("backtest-better"),
        Verdict::Open => Notice::new("backtest-open"),
        Verdict::Worse => with_gain("backtest-worse"),
    }
}
