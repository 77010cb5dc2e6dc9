//! What happens to computers in clubs, done to the real program: killed,
//! without room on the disk, with a wrong clock, with files that are copied,
//! damaged or write-protected. No club is ever lost or half changed.

mod clock;
mod copied;
#[path = "../backup/disk.rs"]
mod disk;
#[cfg(target_os = "linux")]
mod disks;
mod kill;
mod killed_backups;
mod killed_changes;
mod killed_exports;
mod power;
#[path = "../backup/room.rs"]
mod room;
mod second;
mod spoilt;
mod state;
