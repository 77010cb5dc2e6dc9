//! Tandem rates the players of a bridge club from its weekly pairs results,
//! whoever partners whom.
//!
//! # The house
//!
//! Each room is a folder; a room may name those in the last column, as
//! `tests/architecture.rs` reads them there.
//!
//! | room | what lives there | may use |
//! |---|---|---|
//! | [`domain`] | the nouns: names, players, tournaments, parameters, notices | – |
//! | [`rating`] | the mathematics, pure functions of the book | `domain` |
//! | [`store`] | SQLite: schema, migrations, journal, drafts, backups | `domain` |
//! | [`club`] | commands and queries over one open club | `domain`, `rating`, `store` |
//! | [`exchange`] | bytes to neutral tables and back | `domain` |
//! | [`i18n`] | languages, numbers, dates | `domain` |
//! | [`report`] | views as titled tables and curves, in a language | `domain`, `club`, `rating`, `exchange`, `i18n` |
//! | [`jobs`] | the thread that owns the club, so that the window never waits | `domain`, `club`, `rating`, `exchange`, `i18n`, `report` |
//! | [`cli`] | the commands without a window | `domain`, `club`, `rating`, `exchange`, `report`, `i18n` |
//! | [`ui`] | the window, the only room that knows egui | `domain`, `club`, `rating`, `exchange`, `report`, `jobs`, `i18n` |

pub mod cli;
pub mod club;
pub mod domain;
pub mod exchange;
pub mod i18n;
pub mod jobs;
pub mod rating;
pub mod report;
pub mod store;
pub mod ui;
