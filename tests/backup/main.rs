//! Backups and the way back: whole or absent, sound, and never in the way.

mod keeping;
mod restoring;
mod room;
