//! The errors of coefficients over the whole history, several at a time.

use std::ops::ControlFlow;
use std::panic::resume_unwind;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;

use super::search::MOST_TRIALS;
use super::{AXES, POINTS};
use crate::domain::{Book, Kind, ParamHistory, Params, Scoring, Symbol};
use crate::rating::backtest::Evening;
use crate::rating::{CalculatedTournament, Replay, replay};

/// Trials altogether, with those of the curves.
const MOST: u32 = MOST_TRIALS + AXES.len() as u32 * POINTS;

/// The history that is played.
struct History {
    /// The book; at every trial a copy gets other parameters.
    book: Book,
    /// The newest set of the club.
    current: Params,
    /// Pairs compared; a trial that loses some to overflow is no candidate.
    pairs: usize,
}

/// The history with who waits for it.
pub(super) struct Measure<'a> {
    history: History,
    trials: usize,
    progress: &'a mut dyn FnMut(f64) -> ControlFlow<()>,
}

impl<'a> Measure<'a> {
    /// `None` without a rated tournament.
    pub(super) fn new(
        book: &Book,
        progress: &'a mut dyn FnMut(f64) -> ControlFlow<()>,
    ) -> Option<Self> {
        let mut history = History {
            book: book.clone(),
            current: *book.next_params(),
            pairs: 0,
        };
        let evenings = history.squares(history.current);
        history.pairs = evenings.iter().map(|(pairs, _)| pairs).sum();
        (history.pairs > 0).then_some(Self {
            history,
            trials: 0,
            progress,
        })
    }

    /// The newest set of the club.
    pub(super) const fn current(&self) -> Params {
        self.history.current
    }

    /// Whether an evening was scored in IMPs against a datum.
    pub(super) fn has_datum_imps(&self) -> bool {
        let mut evenings = replay(&self.history.book).tournaments.into_iter();
        evenings.any(|evening| evening.kind == Kind::Rated && evening.scoring == Scoring::Imps)
    }

    /// The error of one set, in percent, datum IMPs measured by the current
    /// `S`.
    pub(super) fn one(&mut self, params: Params) -> ControlFlow<(), f64> {
        let errors = self.all(&[Some(params)])?;
        ControlFlow::Continue(errors[0])
    }

    /// The errors of a set with one coefficient replaced by each of some
    /// values; infinite where a value is not allowed.
    pub(super) fn along(
        &mut self,
        symbol: Symbol,
        params: &Params,
        values: &[f64],
    ) -> ControlFlow<(), Vec<f64>> {
        let with = |value: &f64| {
            let mut params = *params;
            symbol.set(&mut params, *value).ok().map(|()| params)
        };
        let sets: Vec<_> = values.iter().map(with).collect();
        self.all(&sets)
    }

    /// The squared errors of every evening under the current set and another.
    pub(super) fn beside(&self, other: Params) -> Vec<Evening<2>> {
        let history = &self.history;
        let both = history.squares(history.current).into_iter();
        both.zip(history.squares(other))
            .filter(|((pairs, _), _)| *pairs > 0)
            .map(|((pairs, before), (_, after))| Evening {
                pairs: pairs as f64,
                squares: [before, after],
            })
            .collect()
    }

    /// The errors of several sets, on all cores.
    fn all(&mut self, sets: &[Option<Params>]) -> ControlFlow<(), Vec<f64>> {
        let Self {
            history,
            trials,
            progress,
        } = self;
        let (history, begun) = (&*history, *trials);
        let (next, stop) = (AtomicUsize::new(0), AtomicBool::new(false));
        let work = |go_on: &mut dyn FnMut(usize) -> ControlFlow<()>| {
            let mut errors = Vec::new();
            while !stop.load(Ordering::Relaxed) {
                let at = next.fetch_add(1, Ordering::Relaxed);
                let Some(set) = sets.get(at) else { break };
                if go_on(at).is_break() {
                    stop.store(true, Ordering::Relaxed);
                    break;
                }
                errors.push((at, set.map_or(f64::INFINITY, |set| history.error(set))));
            }
            errors
        };
        let mut errors = thread::scope(|scope| {
            let help = || work(&mut |_| ControlFlow::Continue(()));
            let helpers: Vec<_> = (1..hands(sets.len())).map(|_| scope.spawn(help)).collect();
            let share = |at: usize| (begun + at) as f64 / f64::from(MOST);
            let mut errors = work(&mut |at| progress(share(at).min(1.0)));
            for helper in helpers {
                errors.extend(helper.join().unwrap_or_else(|panic| resume_unwind(panic)));
            }
            errors
        });
        if stop.into_inner() {
            return ControlFlow::Break(());
        }
        *trials += sets.len();
        errors.sort_by_key(|(at, _)| *at);
        ControlFlow::Continue(errors.into_iter().map(|(_, error)| error).collect())
    }
}

impl History {
    /// The error of one set, in percent.
    fn error(&self, params: Params) -> f64 {
        let evenings = self.squares(params);
        let pairs: usize = evenings.iter().map(|(pairs, _)| pairs).sum();
        let squares: f64 = evenings.iter().map(|(_, squares)| squares).sum();
        if pairs == self.pairs {
            (squares / pairs as f64).sqrt()
        } else {
            f64::INFINITY
        }
    }

    /// Pairs of every rated evening under one set, and the sum of their
    /// squared errors, those in datum IMPs measured by the current `S`.
    fn squares(&self, params: Params) -> Vec<(usize, f64)> {
        let mut book = self.book.clone();
        book.params = ParamHistory::new(params);
        let imps = self.current.strength / params.strength;
        rated(&replay(&book))
            .map(|evening| {
                errors(evening, imps).fold((0, 0.0), |(pairs, sum), error| {
                    (pairs + 1, sum + error * error)
                })
            })
            .collect()
    }
}

/// Threads for so many trials.
fn hands(trials: usize) -> usize {
    thread::available_parallelism().map_or(1, |cores| cores.get().min(trials))
}

fn rated(replay: &Replay) -> impl Iterator<Item = &CalculatedTournament> {
    let evenings = replay.tournaments.iter();
    evenings.filter(|evening| evening.kind == Kind::Rated)
}

/// The errors of all pairs of an evening, one in datum IMPs stretched by
/// `imps`.
fn errors(evening: &CalculatedTournament, imps: f64) -> impl Iterator<Item = f64> + '_ {
    let stretch = match evening.scoring {
        Scoring::Imps => imps,
        _ => 1.0,
    };
    let pairs = evening.fields.iter().flatten();
    pairs.filter_map(move |pair| Some((pair.outcome?.percent - pair.norm.expected) * stretch))
}
