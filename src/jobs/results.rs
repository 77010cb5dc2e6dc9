//! Reading a result file, for an import or for a session.

use std::path::{Path, PathBuf};

use crate::domain::Notice;
use crate::exchange::read::{self, Outline, SessionFile, TableOptions};
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

/// What was read of a result file for the sheet of a session.
#[derive(Clone, Debug, PartialEq)]
pub struct SessionRead {
    /// The file's name, without its folder.
    pub name: String,
    /// The session in it, or why there is none.
    pub file: Result<SessionFile, Notice>,
}

impl SessionRead {
    /// Reads a file.
    pub(super) fn of(path: &Path) -> Self {
        let name = path.file_name().unwrap_or(path.as_os_str());
        let options = TableOptions::default();
        let read = |bytes: Vec<u8>| read::session(&bytes, &options);
        Self {
            name: name.to_string_lossy().into_owned(),
            file: exchange::load(path).and_then(read),
        }
    }
}
