//! Backups and the way back: whole or absent, sound, and never in the way.

mod command;
mod disk;
mod keeping;
mod restoring;
mod room;
