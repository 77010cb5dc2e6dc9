//! Random life: a director who does everything there is to be done, in any
//! order, sensible or not. After each step the file is sound, what was refused
//! changed nothing, and the list is the one that a fresh calculation of what
//! survived gives. At the end everything is undone to the start and redone.
//!
//! A run plays few lives, so that it stays short. For more, say how many:
//!
//! ```text
//! TANDEM_LIVES=2000 cargo test --test life
//! ```
//!
//! A life that fails is made as short as possible and printed, with every
//! command that was carried out in it. `PROPTEST_RNG_SEED` repeats a run.

mod dice;
mod laws;
mod play;
mod wishes;

use std::collections::BTreeSet;

use proptest::prelude::*;
use proptest::strategy::ValueTree as _;
use proptest::test_runner::TestRunner;

use self::play::Life;
use self::wishes::{Step, WISHES, What};

/// Lives of a usual run.
const LIVES: u32 = 10;
/// Steps of the longest life.
const STEPS: usize = 40;

fn lives() -> u32 {
    let wished = std::env::var("TANDEM_LIVES").ok();
    wished.and_then(|lives| lives.parse().ok()).unwrap_or(LIVES)
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: lives(),
        failure_persistence: None,
        max_shrink_iters: 400,
        ..ProptestConfig::default()
    })]

    #[test]
    fn nothing_is_lost_whatever_is_done(steps in prop::collection::vec(any::<Step>(), 1..STEPS)) {
        let mut life = Life::begin();
        for step in &steps {
            if let Err(wrong) = life.step(step) {
                return Err(life.told(&wrong));
            }
        }
        if let Err(wrong) = life.back_and_forth() {
            return Err(life.told(&wrong));
        }
    }
}

/// A long life in which everything is done at least once, and most of it
/// refused at least once: else the other lives would tell little.
#[test]
fn a_long_life_knows_everything() {
    let mut runner = TestRunner::deterministic();
    let mut life = Life::begin();
    for _ in 0..350 {
        let step = any::<Step>()
            .new_tree(&mut runner)
            .expect("a step")
            .current();
        if step.what == What::Restore {
            // It would lead back again and again.
            continue;
        }
        life.step(&step)
            .map_err(|wrong| life.told(&wrong))
            .expect("sound");
    }
    life.back_and_forth()
        .map_err(|wrong| life.told(&wrong))
        .expect("sound");
    let all: BTreeSet<What> = WISHES.into_iter().collect();
    let quiet = [
        What::Reopen,
        What::Backup,
        What::Drafts,
        What::Restore,
        What::Fill,
    ];
    let never: Vec<_> = all
        .difference(&life.done)
        .filter(|what| !quiet.contains(what))
        .collect();
    assert!(never.is_empty(), "never done: {never:?}");
    assert!(life.refused.len() > 12, "refused only: {:?}", life.refused);
}
