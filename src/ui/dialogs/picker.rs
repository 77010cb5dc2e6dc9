//! The system's own file dialog. It blocks, so it waits on a thread; on a
//! system without one it answers like Cancel, and the typed path remains.

use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, channel};

use egui::Context;

/// A file dialog that may be open.
#[derive(Default)]
pub(super) struct Picker {
    answer: Option<Receiver<Vec<PathBuf>>>,
}

impl Picker {
    /// Asks for an existing file with one of the extensions.
    pub(super) fn open(&mut self, ctx: &Context, folder: &Path, filter: &str, extensions: &[&str]) {
        let dialog = rfd::AsyncFileDialog::new()
            .set_directory(folder)
            .add_filter(filter, extensions);
        self.wait(ctx, async {
            dialog.pick_file().await.into_iter().collect()
        });
    }

    /// Asks for existing files with one of the extensions.
    pub(super) fn open_several(
        &mut self,
        ctx: &Context,
        folder: &Path,
        filter: &str,
        extensions: &[&str],
    ) {
        let dialog = rfd::AsyncFileDialog::new()
            .set_directory(folder)
            .add_filter(filter, extensions);
        self.wait(ctx, async { dialog.pick_files().await.unwrap_or_default() });
    }

    /// Asks for a file to be written.
    pub(super) fn save(&mut self, ctx: &Context, proposed: &Path, filter: &str, extension: &str) {
        let name = proposed.file_name().unwrap_or_default().to_string_lossy();
        let dialog = rfd::AsyncFileDialog::new()
            .set_directory(proposed.parent().unwrap_or(Path::new(".")))
            .set_file_name(name)
            .add_filter(filter, &[extension]);
        self.wait(ctx, async {
            dialog.save_file().await.into_iter().collect()
        });
    }

    /// Asks for a folder.
    pub(super) fn folder(&mut self, ctx: &Context, near: &Path) {
        let dialog = rfd::AsyncFileDialog::new().set_directory(near);
        self.wait(ctx, async {
            dialog.pick_folder().await.into_iter().collect()
        });
    }

    fn wait(
        &mut self,
        ctx: &Context,
        dialog: impl Future<Output = Vec<rfd::FileHandle>> + Send + 'static,
    ) {
        let (sender, receiver) = channel();
        let ctx = ctx.clone();
        std::thread::spawn(move || {
            let files = pollster::block_on(dialog);
            let paths = files.iter().map(|file| file.path().to_owned()).collect();
            // The dialog may be closed by now; then nobody asks any more.
            let _ = sender.send(paths);
            ctx.request_repaint();
        });
        self.answer = Some(receiver);
    }

    /// The path chosen, once.
    pub(super) fn chosen(&mut self) -> Option<PathBuf> {
        self.chosen_all()?.into_iter().next()
    }

    /// The paths chosen, once; `None` while there is no answer, and for
    /// Cancel.
    pub(super) fn chosen_all(&mut self) -> Option<Vec<PathBuf>> {
        let paths = self.answer.as_ref()?.try_recv().ok()?;
        self.answer = None;
        Some(paths).filter(|paths| !paths.is_empty())
    }
}
