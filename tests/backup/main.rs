//! Backups and the way back: whole or absent, sound, and never in the way.

mod command;
mod keeping;
mod killed;
mod restoring;
mod room;
