//! Speed of the rating, as ratios that hold on any machine: the replay of
//! 2,000 tournaments of 20 pairs against a bare loop that does only the
//! arithmetic on prepared arrays (it must stay within 3 times), the preview of
//! 40 pairs, and the search for the best parameters.

#![expect(missing_docs, reason = "`criterion_group!` writes a bare function")]
#![expect(clippy::print_stdout, reason = "the ratio is what is looked for")]

#[path = "scale/club.rs"]
#[expect(dead_code, reason = "names and corrections are measured elsewhere")]
mod club;

use std::collections::HashMap;
use std::hint::black_box;
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use criterion::{Criterion, criterion_group, criterion_main};
use tandem::domain::params::HALF_PI;
use tandem::domain::{Book, Params, PlayerId};
use tandem::rating::{Moment, PairInput, Replay, best_params, norms, outcomes, replay};

use self::club::{PAIRS, club_with};

/// What the bare loop needs of a pair.
struct Bare {
    a: usize,
    b: usize,
    /// Ages of the meetings within the window.
    ages: Vec<u32>,
    result: f64,
}

fn prepared(book: &Book, replay: &Replay) -> Vec<Vec<Bare>> {
    let window = Params::default().window;
    let mut meetings: HashMap<(PlayerId, PlayerId), Vec<u32>> = HashMap::new();
    let mut all = Vec::new();
    for (now, tournament) in (0_u32..).zip(&replay.tournaments) {
        let bare = |pair: &tandem::rating::CalculatedPair| {
            let met = meetings.entry((pair.a.min(pair.b), pair.a.max(pair.b)));
            let met = met.or_default();
            let ages = met.iter().map(|then| now - then);
            let bare = Bare {
                a: pair.a.0 as usize - 1,
                b: pair.b.0 as usize - 1,
                ages: ages.filter(|age| *age <= window).collect(),
                result: pair.result.unwrap_or_default(),
            };
            met.push(now);
            bare
        };
        all.push(tournament.fields.iter().flatten().map(bare).collect());
    }
    assert_eq!(book.tournaments.len(), all.len());
    all
}

/// Only the arithmetic: percent, familiarity, handicap, means, change, split.
fn bare(starts: &[f64], tournaments: &[Vec<Bare>], params: &Params) -> Vec<f64> {
    let lambda = params.lambda();
    let weights: Vec<_> = (0..=params.window)
        .map(|age| (-lambda * f64::from(age)).exp())
        .collect();
    let mut ratings = starts.to_vec();
    let mut rated = Vec::new();
    for pairs in tournaments {
        rated.clear();
        rated.extend(pairs.iter().map(|pair| {
            let ages = pair.ages.iter();
            let familiarity: f64 = ages.map(|age| weights[*age as usize]).sum();
            let angle = (params.boards * familiarity / params.learning).atan();
            ratings[pair.a] + ratings[pair.b] - params.handicap * (HALF_PI - angle)
        }));
        let total: f64 = rated.iter().sum();
        let others = (pairs.len() - 1) as f64;
        let sum: f64 = pairs.iter().map(|pair| pair.result).sum();
        let twice_mean = 2.0 * sum / pairs.len() as f64;
        for (pair, own) in pairs.iter().zip(&rated) {
            let norm = (own - (total - own) / others) / params.base;
            let percent = 100.0 * pair.result / twice_mean;
            let change = (percent - 50.0 - norm) * params.jump;
            let e = (params.split * (ratings[pair.a] - ratings[pair.b])).exp();
            let part = change * e / (1.0 + e);
            ratings[pair.a] += change - part + params.growth;
            ratings[pair.b] += part + params.growth;
        }
    }
    ratings
}

/// Runs of each side of a comparison.
const RUNS: u32 = 100;

/// Lets the allocator keep what is freed: a large block given back makes it
/// raise the size from which it returns memory to the system. Fresh pages cost
/// differently on every machine, and are not what is compared.
fn keep_memory() {
    drop(black_box(vec![1_u8; 30 << 20]));
}

/// The shortest of several runs of each, in turns, so that both see the same
/// machine; what they return is dropped outside the time.
fn shortest<A, B>(mut one: impl FnMut() -> A, mut other: impl FnMut() -> B) -> [Duration; 2] {
    let mut shortest = [Duration::MAX; 2];
    for _ in 0..RUNS {
        shortest[0] = shortest[0].min(time(&mut one));
        shortest[1] = shortest[1].min(time(&mut other));
    }
    shortest
}

fn time<T>(run: &mut impl FnMut() -> T) -> Duration {
    let start = Instant::now();
    let result = black_box(run());
    let elapsed = start.elapsed();
    drop(result);
    elapsed
}

fn replay_against_bare_loop(c: &mut Criterion) {
    let book = club_with(PAIRS, (4 * PAIRS, 2000));
    let replayed = replay(&book);
    let pairs = prepared(&book, &replayed);
    let starts: Vec<_> = book.players.values().map(|player| player.start).collect();
    let params = Params::default();
    for (rating, track) in bare(&starts, &pairs, &params)
        .iter()
        .zip(replayed.tracks.values())
    {
        let difference = (rating - track.rating()).abs();
        assert!(difference < 1e-6, "both calculate the same: {difference}");
    }
    keep_memory();
    let [whole, loop_only] = shortest(
        || replay(black_box(&book)),
        || bare(black_box(&starts), &pairs, &params),
    );
    let ratio = whole.as_secs_f64() / loop_only.as_secs_f64();
    println!("replay {whole:?}, bare loop {loop_only:?}, ratio {ratio:.2} (at most 3)");
    let mut group = c.benchmark_group("2000 tournaments of 20 pairs");
    group.sample_size(20);
    group.bench_function("replay", |b| b.iter(|| replay(black_box(&book))));
    group.bench_function("bare loop", |b| {
        b.iter(|| bare(black_box(&starts), &pairs, &params));
    });
    group.finish();
}

fn preview(c: &mut Criterion) {
    let book = club_with(2 * PAIRS, (8 * PAIRS, 150));
    let replay = replay(&book);
    let date = book.last_date().expect("the club has played");
    let entry = book.next_entry();
    let last = &replay.tournaments[149].fields[0];
    let percents: Vec<_> = last
        .iter()
        .filter_map(|pair| Some(pair.outcome?.percent))
        .collect();
    let params = Params::default();
    c.bench_function("preview of 40 pairs", |b| {
        b.iter(|| {
            let moment = Moment::new(black_box(&replay), date, entry);
            let input = |pair: &tandem::rating::CalculatedPair| PairInput {
                rating_a: moment.rating(pair.a).unwrap_or(0.0),
                rating_b: moment.rating(pair.b).unwrap_or(0.0),
                familiarity: moment.familiarity(pair.a, pair.b, &params),
            };
            let inputs: Vec<_> = last.iter().map(input).collect();
            let norms = norms(&inputs, &params);
            outcomes(&norms, &percents, &params, true)
        });
    });
}

fn best(c: &mut Criterion) {
    let book = club_with(PAIRS, (4 * PAIRS, 150));
    let mut group = c.benchmark_group("150 tournaments of 20 pairs");
    group.sample_size(10);
    group.bench_function("best parameters", |b| {
        b.iter(|| best_params(black_box(&book), &mut |_| ControlFlow::Continue(())));
    });
    group.finish();
}

criterion_group!(benches, replay_against_bare_loop, preview, best);
criterion_main!(benches);
