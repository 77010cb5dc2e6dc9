//! Simulated clubs: how near the ratings come to the truth, and after how many
//! tournaments. Prints two tables, the same ones every time.
//!
//! `cargo run --release --example simulated [CLUBS]`

#![expect(clippy::print_stdout, reason = "the tables are what is looked for")]

mod club;
mod truth;

use tandem::rating::backtest::Method;
use tandem::rating::companion::{Settings, companion};

use crate::club::{Plan, Simulated};
use crate::truth::{After, Truth};

/// Evenings that are only learnt from.
const WARM_UP: usize = 30;
/// Tournaments of a player's own after which his rating is looked at.
const LOOKS: [usize; 9] = [1, 2, 4, 8, 12, 16, 24, 32, 64];

fn main() {
    let clubs = std::env::args().nth(1).and_then(|clubs| clubs.parse().ok());
    let mut truth = Truth::default();
    let mut looks = LOOKS.map(|played| (played, After::default()));
    for seed in 0..clubs.unwrap_or(8) {
        let club = Simulated::new(Plan::USUAL, seed);
        truth.add(&club, WARM_UP);
        let companion = companion(&club.replay, Settings::default());
        for (played, after) in &mut looks {
            after.add(&club, &companion, *played);
        }
    }
    foretelling(&truth);
    believing(&looks);
}

fn foretelling(truth: &Truth) {
    println!("Typical error of the foretold percent (RMSE), after {WARM_UP} evenings");
    for (method, name) in [
        (Method::Fifty, "everybody 50 %"),
        (Method::Means, "mean of past percents"),
        (Method::Grades, "grades, best decay"),
        (Method::Norm, "the club's norm"),
        (Method::Companion, "the companion"),
    ] {
        println!("  {name:<24}{:6.2}", truth.error(method));
    }
    println!(
        "  {:<24}{:6.2}",
        "the norm with the best K",
        truth.best_jump()
    );
    println!("  {:<24}{:6.2}", "nobody can do better", truth.floor());
    let (club, companion) = truth.correlations();
    println!(
        "Correlation with the true strengths: the club {club:.3}, the companion {companion:.3}"
    );
    println!(
        "95 % bands that hold the truth: {:.1} %\n",
        100.0 * truth.coverage()
    );
}

fn believing(looks: &[(usize, After)]) {
    println!("Rating against true strength by tournaments played: correlation, typical");
    println!("error in rating points, what ± says, and 95 % bands that hold the truth");
    println!("                        correlation            error");
    println!("  played  players     club companion     club companion     ±  95 % bands");
    for (played, after) in looks.iter().filter(|(_, after)| after.players() > 0) {
        let (club, companion) = after.correlations();
        println!(
            "  {played:>6}{:>9}{club:>9.2}{companion:>10.2}{:>9.0}{:>10.0}{:>6.0}{:>10.1} %",
            after.players(),
            after.error_club(),
            after.error_companion(),
            after.believed(),
            100.0 * after.coverage()
        );
    }
}
