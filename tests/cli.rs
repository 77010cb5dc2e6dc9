//! The program without a window: the real binary, on real files.

#[path = "cli/bench.rs"]
mod bench;
#[path = "cli/calculators.rs"]
mod calculators;
#[path = "cli/club_file.rs"]
mod club_file;
#[path = "cli/files.rs"]
mod files;
#[path = "cli/flow.rs"]
mod flow;
#[path = "cli/refusals.rs"]
mod refusals;
#[path = "cli/vectors.rs"]
mod vectors;
