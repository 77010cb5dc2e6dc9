//! Long work that tells how far it is, and can be told to stop.

use std::ops::ControlFlow;

use super::Notice;

/// Hears how far the work is, from 0 to 1, and what is being done; says
/// whether to go on.
pub type Listener<'a> = dyn FnMut(f64, &Notice) -> ControlFlow<()> + 'a;

/// A stretch of long work.
pub struct Progress<'a> {
    listener: &'a mut Listener<'a>,
    stage: Notice,
}

impl<'a> Progress<'a> {
    /// Work about to begin.
    pub fn new(listener: &'a mut Listener<'a>) -> Self {
        Self {
            listener,
            stage: Notice::new("progress-begins"),
        }
    }

    /// Enters a stage at this fraction of the whole work.
    ///
    /// # Errors
    /// `progress-stopped` when the listener does not want to go on.
    pub fn enter(&mut self, done: f64, stage: Notice) -> Result<(), Notice> {
        self.stage = stage;
        self.reach(done)
    }

    /// Tells the fraction reached within the stage.
    ///
    /// # Errors
    /// As [`Progress::enter`].
    pub fn reach(&mut self, done: f64) -> Result<(), Notice> {
        match (self.listener)(done, &self.stage) {
            ControlFlow::Continue(()) => Ok(()),
            ControlFlow::Break(()) => Err(Notice::new("progress-stopped")),
        }
    }
}
