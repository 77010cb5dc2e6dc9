//! Views of the club as titled tables, in a language.
