//! Reading a result file for an import.

use std::path::PathBuf;

use crate::domain::Notice;
use crate::exchange::read::{self, Outline, TableOptions};
use crate::exchange::{self, ResultFile};

/// What was read of a result file.
#[derive(Clone, Debug, PartialEq)]
pub struct ResultsRead {
    /// Where it lies.
    pub path: PathBuf,
    /// How it is understood; a refusal where not even that can be told.
    pub outline: Result<Outline, Notice>,
    /// The evening in it, or why there is none.
    pub file: Result<ResultFile, Notice>,
}

impl ResultsRead {
    /// Reads a file under options.
    pub(super) fn of(path: PathBuf, options: &TableOptions) -> Self {
        match exchange::load(&path) {
            Ok(bytes) => {
                let (outline, file) = read::understood(&bytes, options);
                Self {
                    path,
                    outline,
                    file,
                }
            }
            Err(notice) => Self {
                path,
                outline: Err(notice.clone()),
                file: Err(notice),
            },
        }
    }
}
