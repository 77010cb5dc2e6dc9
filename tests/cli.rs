//! The program without a window: the real binary, on real files.

#[path = "cli/backtest.rs"]
mod backtest;
#[path = "cli/bench.rs"]
mod bench;
#[path = "cli/calculators.rs"]
mod calculators;
#[path = "cli/championship.rs"]
mod championship;
#[path = "cli/club_file.rs"]
mod club_file;
#[path = "cli/confidence.rs"]
mod confidence;
#[path = "cli/export.rs"]
mod export;
#[path = "cli/files.rs"]
mod files;
#[path = "cli/flow.rs"]
mod flow;
#[path = "cli/refusals.rs"]
mod refusals;
#[path = "cli/site.rs"]
mod site;
#[path = "cli/vectors.rs"]
mod vectors;
