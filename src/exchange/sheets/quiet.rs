//! Work that may panic and is told in a sentence instead.

use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind, set_hook, take_hook};
use std::sync::Once;

thread_local! {
    static QUIET: Cell<bool> = const { Cell::new(false) };
}

/// What `work` gives, `None` when it panics. Its panic is not printed: to the
/// reader of a terminal it would look like a fault of this program, next to
/// the sentence that says what is wrong with the file.
pub(super) fn quietly<T>(work: impl FnOnce() -> T) -> Option<T> {
    static HOOK: Once = Once::new();
    HOOK.call_once(|| {
        let print = take_hook();
        set_hook(Box::new(move |panic| {
            if !QUIET.get() {
                print(panic);
            }
        }));
    });
    let before = QUIET.replace(true);
    let done = catch_unwind(AssertUnwindSafe(work));
    QUIET.set(before);
    done.ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_is_nothing_and_the_next_one_is_heard_again() {
        assert_eq!(quietly(|| 2), Some(2));
        assert_eq!(quietly(|| [1][usize::from(!QUIET.get())]), Some(1));
        let none: &[u8] = &[];
        assert_eq!(quietly(|| none[none.len()]), None);
        assert!(!QUIET.get());
    }
}
