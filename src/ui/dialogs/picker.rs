//! The system's own file dialog. It blocks, so it waits on a thread; on a
//! system without one it answers like Cancel, and the typed path remains.

use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, channel};

use egui::Context;

/// A file dialog that may be open.
#[derive(Default)]
pub(super) struct Picker {
    answer: Option<Receiver<Option<PathBuf>>>,
}

impl Picker {
    /// Asks for an existing file with one of the extensions.
    pub(super) fn open(&mut self, ctx: &Context, folder: &Path, filter: &str, extensions: &[&str]) {
        let dialog = rfd::AsyncFileDialog::new()
            .set_directory(folder)
            .add_filter(filter, extensions);
        self.wait(ctx, dialog.pick_file());
    }

    /// Asks for a file to be written.
    pub(super) fn save(&mut self, ctx: &Context, proposed: &Path, filter: &str, extension: &str) {
        let name = proposed.file_name().unwrap_or_default().to_string_lossy();
        let dialog = rfd::AsyncFileDialog::new()
            .set_directory(proposed.parent().unwrap_or(Path::new(".")))
            .set_file_name(name)
            .add_filter(filter, &[extension]);
        self.wait(ctx, dialog.save_file());
    }

    fn wait(
        &mut self,
        ctx: &Context,
        dialog: impl Future<Output = Option<rfd::FileHandle>> + Send + 'static,
    ) {
        let (sender, receiver) = channel();
        let ctx = ctx.clone();
        std::thread::spawn(move || {
            let path = pollster::block_on(dialog).map(|file| file.path().to_owned());
            // The dialog may be closed by now; then nobody asks any more.
            let _ = sender.send(path);
            ctx.request_repaint();
        });
        self.answer = Some(receiver);
    }

    /// The path chosen, once.
    pub(super) fn chosen(&mut self) -> Option<PathBuf> {
        let path = self.answer.as_ref()?.try_recv().ok()?;
        self.answer = None;
        path
    }
}
