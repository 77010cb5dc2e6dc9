//! The thread that owns the club, so that the window never waits.
