//! The import of result files: what was understood of each, who is meant by
//! the names, and then everything in one step that can be taken back.

mod evening;
mod files;
mod foot;
mod heading;
mod pairs;
mod people;
mod reading;
mod strangers;
mod world;

use std::path::{Path, PathBuf};

use egui::{CentralPanel, ScrollArea, Ui};

use self::evening::{Evening, State};
use self::people::People;
use self::world::World;
use crate::exchange::read::TableOptions;
use crate::i18n::Lang;
use crate::jobs::ResultsRead;
use crate::ui::theme::GAP;
use crate::ui::widgets::{Divided, footed};
use crate::ui::{Action, Cx};

pub(super) use evening::{rows_of, take_over};

/// Width of the list of files at first.
const FILES: f32 = 230.0;

/// The page of an import.
#[derive(Default)]
pub(super) struct Import {
    evenings: Vec<Evening>,
    /// The one that is shown.
    at: usize,
    people: People,
    world: World,
    /// Whether it was sent to be recorded, and is not answered yet.
    sent: bool,
}

impl Import {
    /// Takes more files in; one that is in already is only shown. What must
    /// be read first is to be asked for: the paths are given back.
    pub(super) fn add(&mut self, paths: Vec<PathBuf>) -> Vec<PathBuf> {
        let mut new = Vec::new();
        for path in paths {
            let path = std::path::absolute(&path).unwrap_or(path);
            match self.place(&path) {
                Some(at) => self.at = at,
                None => {
                    self.evenings.push(Evening::waiting(path.clone()));
                    new.push(path);
                }
            }
        }
        new
    }

    /// Takes what was read of a file; of one that was taken off the list
    /// meanwhile, nothing is kept.
    pub(super) fn read(&mut self, read: ResultsRead, lang: Lang) {
        if let Some(at) = self.place(&read.path) {
            self.evenings[at].take(read, lang);
        }
    }

    /// To be called when it was refused: it can be mended and sent again.
    pub(super) fn refused(&mut self) {
        self.sent = false;
    }

    fn place(&self, path: &Path) -> Option<usize> {
        self.evenings
            .iter()
            .position(|evening| evening.path == *path)
    }

    /// Draws the page.
    pub(super) fn ui(&mut self, ui: &mut Ui, cx: &mut Cx<'_>) {
        self.people.follow(&self.evenings, cx);
        self.world.follow(cx, &self.evenings, &self.people);
        footed(
            ui,
            "import-foot",
            &mut (self, cx),
            |ui, (import, cx)| import.page(ui, cx),
            |ui, (import, cx)| {
                foot::show(ui, cx, &import.evenings, &import.world, &mut import.sent);
            },
        );
    }

    fn page(&mut self, ui: &mut Ui, cx: &mut Cx<'_>) {
        let files = Divided::left("import-files", FILES, 160.0..=480.0);
        files.show(ui, |ui| self.files(ui, cx));
        CentralPanel::default().show(ui, |ui| {
            ScrollArea::vertical()
                .auto_shrink(false)
                .show(ui, |ui| self.evening(ui, cx));
        });
    }

    fn files(&mut self, ui: &mut Ui, cx: &mut Cx<'_>) {
        if let Some(removed) = files::show(ui, cx, &self.evenings, &self.world, &mut self.at) {
            self.evenings.remove(removed);
            self.world.forget(removed);
            if removed < self.at {
                self.at -= 1;
            }
            self.at = self.at.min(self.evenings.len().saturating_sub(1));
        }
    }

    fn evening(&mut self, ui: &mut Ui, cx: &mut Cx<'_>) {
        let Some(evening) = self.evenings.get_mut(self.at) else {
            return;
        };
        ui.heading(evening.name());
        match &evening.state {
            State::Waiting => {
                ui.spinner();
            }
            State::Read(read) => {
                let wanted = reading::show(ui, cx, &evening.path, &evening.options, read);
                if let Some(options) = wanted {
                    evening.read_again(cx, options);
                }
                let meaning = self.world.of(self.at);
                if evening.has_pairs() {
                    heading::show(ui, cx, evening, meaning);
                    ui.add_space(GAP);
                    strangers::show(ui, cx, &mut self.people, &evening.draft);
                    pairs::show(ui, cx, evening, meaning, &self.people);
                }
            }
        }
    }
}

impl Evening {
    fn read_again(&mut self, cx: &mut Cx<'_>, options: TableOptions) {
        self.options = options.clone();
        cx.act(Action::ReadResults(self.path.clone(), options));
    }
}
