//! Checking the file of a club that need not be open, nor be sound, and
//! putting it in order.

use std::path::{Path, PathBuf};

use super::backup::Shelf;
use super::transact::is_sheet;
use crate::domain::Notice;
use crate::store::{Access, ClubFile};
pub use crate::store::{Finding, Remedy};

/// What was done to a file.
#[derive(Clone, Debug, PartialEq)]
pub struct Repaired {
    /// What was wrong; all of it was put right, or nothing where something is
    /// beyond repair.
    pub findings: Vec<Finding>,
    /// The backup made before; none where there was nothing to be done.
    pub backup: Option<PathBuf>,
}

impl Repaired {
    /// Whether the file is sound now.
    pub fn is_sound(&self) -> bool {
        self.findings.iter().all(Finding::is_repairable)
    }
}

/// Looks through the file of a club; nothing for a sound one.
///
/// # Errors
/// Why the file cannot be looked at; what is wrong with it is a finding.
pub fn check(club: &Path) -> Result<Vec<Finding>, Notice> {
    match ClubFile::open_unsound(club, Access::Read) {
        Ok(file) => file.check(&is_sheet),
        Err(notice) => beyond_repair(notice),
    }
}

/// Puts the file of a club in order, after a backup of it as it is.
///
/// # Errors
/// Why the file cannot be used or no backup of it be made, and what
/// [`ClubFile::repair`] says; the file then is as it was.
pub fn repair(club: &Path, shelf: &Shelf) -> Result<Repaired, Notice> {
    let untouched = |findings| Repaired {
        findings,
        backup: None,
    };
    let mut file = match ClubFile::open_unsound(club, Access::Write) {
        Ok(file) => file,
        Err(notice) => return beyond_repair(notice).map(untouched),
    };
    let findings = file.check(&is_sheet)?;
    if findings.is_empty() || !findings.iter().all(Finding::is_repairable) {
        return Ok(untouched(findings));
    }
    let backup = file.back_up_unsound(shelf)?;
    let findings = file.repair(&is_sheet)?;
    Ok(Repaired {
        findings,
        backup: Some(backup),
    })
}

/// Damage that keeps the rows from being read is a finding too.
fn beyond_repair(notice: Notice) -> Result<Vec<Finding>, Notice> {
    if notice.id != "store-damaged" {
        return Err(notice);
    }
    let reason = notice.args.get("reason").map(ToString::to_string);
    let wrong = Notice::new("repair-pages").with("reason", reason.unwrap_or_default());
    Ok(vec![Finding::of_file(wrong)])
}
