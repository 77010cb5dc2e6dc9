//! SQLite: the club file, its schema and journal. The only room that knows rusqlite.
