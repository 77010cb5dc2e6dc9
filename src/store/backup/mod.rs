//! Backups: whole copies of the club file under names that tell when and why,
//! in a folder beside the club or in a chosen one; and the way back.
//!
//! A backup is copied page by page in one step, read again and compared before
//! it gets its name; so there is a sound one under that name or none. It is
//! marked read-only: whoever opens it to work in it is told so, instead of
//! losing the work when backups are thinned.
//!
//! | file | topic |
//! |---|---|
//! | `name` | the names of backups |
//! | `thin` | which ones may go |
//! | `shelf` | where those of a club lie |
//! | `copy` | copying a club and comparing the copy |
//! | `make` | making a backup |
//! | `look` | what is in one |
//! | `restore` | putting one in the place of the club |
//! | `fault` | why none could be made |

mod copy;
mod fault;
mod look;
mod make;
mod name;
mod restore;
mod shelf;
mod thin;

pub use look::{Contents, look};
pub(super) use make::before_migration;
pub use make::{can_hold, copy_of, of_file};
pub use name::Reason;
pub use restore::{Restored, restore};
pub use shelf::{Backup, Shelf, club_of};
