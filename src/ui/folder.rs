//! Showing a folder in the system's own window.

use std::path::Path;
use std::process::{Command, Stdio};

/// The system's word for it.
const OPEN: &str = if cfg!(windows) {
    "explorer"
} else if cfg!(target_os = "macos") {
    "open"
} else {
    "xdg-open"
};

/// Asks the system to show a folder; whether it knows how to.
pub(super) fn show(folder: &Path) -> bool {
    let mut open = Command::new(OPEN);
    open.arg(folder).stdin(Stdio::null());
    open.stdout(Stdio::null()).stderr(Stdio::null());
    match open.spawn() {
        Ok(mut window) => {
            // Somebody must hear that it has ended.
            std::thread::spawn(move || window.wait());
            true
        }
        Err(_) => false,
    }
}
