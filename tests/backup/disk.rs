//! Disks on which something goes wrong.
#![cfg(target_os = "linux")]

use std::fs;
use std::path::PathBuf;
use std::process::Command;

/// A disk of its own of few bytes; gone when dropped.
pub(crate) struct SmallDisk(pub(crate) PathBuf);

impl SmallDisk {
    /// Mounted there; none where none can be mounted.
    pub(crate) fn new(path: PathBuf, bytes: u64) -> Option<Self> {
        fs::create_dir(&path).expect("a folder");
        let size = format!("size={bytes}");
        let mount = ["-t", "tmpfs", "-o", &size, "tmpfs"];
        let done = Command::new("mount").args(mount).arg(&path).output();
        let mounted = done.is_ok_and(|done| done.status.success());
        mounted.then_some(Self(path))
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg(&self.0).status();
    }
}
