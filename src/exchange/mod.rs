//! Bytes of files to neutral tables and back.
