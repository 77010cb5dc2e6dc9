//! The history of changes in words, for the window and the command line.

use jiff::Timestamp;
use jiff::tz::TimeZone;

use crate::club::audit::State;
use crate::i18n::Lang;

/// When an operation was carried out, by the clock on the wall.
pub fn moment(at: Timestamp, lang: Lang) -> String {
    let local = at.to_zoned(TimeZone::system());
    format!(
        "{}, {}",
        lang.date(local.date()),
        local.strftime("%H:%M:%S")
    )
}

/// The identifier of the text for where an operation stands.
pub const fn state(state: State) -> &'static str {
    match state {
        State::Done => "history-done",
        State::Undone => "history-undone",
        State::Dropped => "history-dropped",
    }
}
