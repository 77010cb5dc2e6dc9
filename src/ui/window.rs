//! Opening the real window, and saying in words why it cannot be opened.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind, set_hook, take_hook};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use super::app::{App, Start};
use crate::domain::Notice;
use crate::i18n::Lang;

/// What a bare Debian lacks to show a window; desktops have it.
const DEBIAN_PACKAGES: &str = "libgl1 libegl1 libx11-xcb1 libxcursor1 libxi6 libxkbcommon-x11-0";

/// Shows the window until it is closed.
///
/// # Errors
/// `window-no-display` without X or Wayland; `window-failed` when the system
/// cannot show a window, with its reason and the Debian packages to install.
///
/// # Panics
/// Passes on a panic of the running program.
pub fn run(start: Start) -> Result<(), Notice> {
    if cfg!(target_os = "linux") && !has_display() {
        return Err(Notice::new("window-no-display"));
    }
    // While the system makes the window.
    thread::spawn(Lang::read_ahead);
    let running = Arc::new(AtomicBool::new(false));
    let shown = Arc::clone(&running);
    // A missing library panics inside the window system; until the window
    // stands, that is told as a sentence instead.
    let standard_hook = take_hook();
    let quiet = Arc::clone(&running);
    set_hook(Box::new(move |info| {
        if quiet.load(Ordering::Relaxed) {
            standard_hook(info);
        }
    }));
    let result = catch_unwind(AssertUnwindSafe(|| {
        eframe::run_native(
            "Tandem",
            options(),
            Box::new(move |cc| {
                shown.store(true, Ordering::Relaxed);
                Ok(Box::new(App::new(&cc.egui_ctx, start)))
            }),
        )
    }));
    match result {
        Ok(Ok(())) => Ok(()),
        Ok(Err(error)) => Err(failed(&error.to_string())),
        Err(panic) if running.load(Ordering::Relaxed) => resume_unwind(panic),
        Err(panic) => Err(failed(&message(panic.as_ref()))),
    }
}

fn has_display() -> bool {
    ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"]
        .into_iter()
        .any(|name| std::env::var_os(name).is_some_and(|value| !value.is_empty()))
}

fn failed(reason: &str) -> Notice {
    Notice::new("window-failed")
        .with("reason", short(reason))
        .with("packages", DEBIAN_PACKAGES)
}

/// The reason without the places in sources and the lists of settings that
/// the window system adds for developers.
fn short(reason: &str) -> &str {
    let reason = match reason.rsplit_once(".rs:") {
        Some((_, place)) => place.trim_start_matches(|c: char| c.is_ascii_digit() || c == ':'),
        None => reason,
    };
    let reason = reason
        .split(" matching the template")
        .next()
        .unwrap_or(reason);
    reason.trim().trim_end_matches('.')
}

fn message(panic: &(dyn Any + Send)) -> String {
    panic
        .downcast_ref::<String>()
        .cloned()
        .or_else(|| panic.downcast_ref::<&str>().map(|text| (*text).to_owned()))
        .unwrap_or_default()
}

fn options() -> eframe::NativeOptions {
    eframe::NativeOptions {
        viewport: egui::ViewportBuilder::default()
            .with_title("Tandem")
            .with_app_id("tandem")
            .with_inner_size([1200.0, 740.0])
            .with_min_inner_size([800.0, 500.0]),
        renderer: eframe::Renderer::Glow,
        ..Default::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reasons_are_told_without_sources_and_settings() {
        let os = "winit EventLoopError: os error at src/linux/mod.rs:788: No connection.";
        assert_eq!(short(os), "No connection");
        let glutin = "Found no glutin configs matching the template: Template { alpha: 8 }";
        assert_eq!(short(glutin), "Found no glutin configs");
        assert_eq!(
            short("Library x could not be loaded."),
            "Library x could not be loaded"
        );
    }
}
