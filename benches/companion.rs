//! Speed of the companion: a club of sixty in its third year, for which the
//! window must not wait, and five hundred players with evenings of twenty
//! pairs. Eight times the players are seventy times the numbers: it grows with
//! their square.

#![expect(missing_docs, reason = "`criterion_group!` writes a bare function")]

use std::hint::black_box;
use std::time::Duration;

use criterion::{Criterion, criterion_group, criterion_main};
use tandem::rating::backtest::check;
use tandem::rating::companion::{Settings, companion, estimate_noise};

#[path = "../examples/simulated/club.rs"]
#[expect(dead_code, reason = "the truth is of no use to a clock")]
mod club;

use crate::club::{Plan, Simulated};

fn speed(criterion: &mut Criterion) {
    let usual = Simulated::new(Plan::USUAL, 1).replay;
    let large = Plan {
        players: 500,
        pairs: 20,
        ..Plan::USUAL
    };
    let large = Simulated::new(large, 1).replay;
    let settings = Settings::default();
    let mut group = criterion.benchmark_group("companion");
    group
        .sample_size(10)
        .measurement_time(Duration::from_secs(3));
    group.bench_function("60 players", |bench| {
        bench.iter(|| companion(black_box(&usual), settings));
    });
    group.bench_function("500 players", |bench| {
        bench.iter(|| companion(black_box(&large), settings));
    });
    group.bench_function("60 players: luck of the evenings", |bench| {
        bench.iter(|| estimate_noise(black_box(&usual), settings));
    });
    group.bench_function("60 players: check on the history", |bench| {
        bench.iter(|| check(black_box(&usual), None));
    });
    group.finish();
}

criterion_group!(benches, speed);
criterion_main!(benches);
