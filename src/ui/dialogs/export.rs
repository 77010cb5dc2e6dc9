//! What to export, in which format, and where to.

use std::path::PathBuf;
use std::sync::Arc;

use egui::{ComboBox, RichText, Ui};

use super::picker::Picker;
use super::{Answer, First, Pressed, Scene, Step, buttons, from_the_right, heading, legal};
use crate::club::ClubView;
use crate::exchange::write::CsvOptions;
use crate::jobs::{Export, Exporting, Request};
use crate::report::export::{Format, Subject};
use crate::ui::theme::GAP;
use crate::ui::widgets::input;

/// The form "Export".
pub struct ExportForm {
    view: Arc<ClubView>,
    folder: PathBuf,
    offered: Vec<Subject>,
    /// `None` for the site.
    subject: Option<Subject>,
    format: Format,
    csv: CsvOptions,
    public: bool,
    path: String,
    path_typed: bool,
    picker: Picker,
}

impl ExportForm {
    /// Offers the lists of a club, and first what is on the screen.
    pub fn new(view: Arc<ClubView>, folder: PathBuf, on_screen: Option<Subject>, ru: bool) -> Self {
        let lists = [
            Subject::Standings,
            Subject::Statistic,
            Subject::History,
            Subject::Players,
            Subject::OldLayout,
        ];
        let further = on_screen.filter(|subject| !lists.contains(subject));
        let mut form = Self {
            view,
            folder,
            offered: further.into_iter().chain(lists).collect(),
            subject: on_screen.or(Some(Subject::Standings)),
            format: Format::Xlsx,
            csv: CsvOptions {
                decimal_comma: ru,
                mark: ru,
            },
            public: false,
            path: String::new(),
            path_typed: false,
            picker: Picker::default(),
        };
        form.propose();
        form
    }

    pub(super) fn ui(&mut self, ui: &mut Ui, scene: &Scene<'_>) -> Step {
        heading(ui, scene.text("export-title"));
        self.choices(ui, scene);
        self.options(ui, scene);
        if !self.is_for_clipboard() {
            self.place(ui, scene);
        }
        let ready = self.is_for_clipboard() || !self.path.trim().is_empty();
        let cancel = scene.text("dialog-cancel");
        let go = scene.text("export-go");
        match buttons(ui, scene, (&go, ready), Some(&cancel), First::Main) {
            Pressed::Main => Step::Answer(Box::new(Answer::Ask(self.request(scene)))),
            Pressed::Cancel => Step::Close,
            Pressed::Nothing => Step::Stay,
        }
    }

    fn choices(&mut self, ui: &mut Ui, scene: &Scene<'_>) {
        let before = (self.subject, self.format);
        ui.horizontal_wrapped(|ui| {
            ui.label(scene.text("export-subject"));
            let combo = ComboBox::from_id_salt("export-subject")
                .selected_text(self.name(self.subject, scene))
                .show_ui(ui, |ui| {
                    let subjects = self.offered.clone().into_iter().map(Some);
                    for subject in subjects.chain([None]) {
                        let text = self.name(subject, scene);
                        ui.selectable_value(&mut self.subject, subject, text);
                    }
                });
            combo.response.accessible_name(scene.text("export-subject"));
        });
        if let Some(subject) = self.subject {
            let formats = subject.formats();
            if !formats.contains(&self.format) {
                self.format = formats[0];
            }
            ui.horizontal_wrapped(|ui| {
                for format in formats {
                    let text = scene.text(described(format));
                    ui.radio_value(&mut self.format, format, text);
                }
            });
        } else {
            ui.weak(scene.text("export-site-what"));
        }
        ui.add_space(GAP);
        if before != (self.subject, self.format) {
            if self.path_typed {
                self.follow_format();
            } else {
                self.propose();
            }
        }
    }

    fn options(&mut self, ui: &mut Ui, scene: &Scene<'_>) {
        if self.subject.is_none() {
            return;
        }
        if self.format == Format::Csv {
            ui.checkbox(&mut self.csv.decimal_comma, scene.text("export-comma"));
            ui.checkbox(&mut self.csv.mark, scene.text("export-mark"));
        }
        ui.checkbox(&mut self.public, scene.text("export-public"));
        ui.add_space(GAP);
    }

    fn place(&mut self, ui: &mut Ui, scene: &Scene<'_>) {
        let id = match self.subject {
            Some(_) => "save-path",
            None => "export-folder",
        };
        let label = scene.text(id);
        ui.label(&label);
        from_the_right(ui, |ui| {
            if ui.button(scene.text("dialog-browse")).clicked() {
                self.browse(ui);
            }
            if input(ui, scene.palette, &label, &mut self.path, f32::INFINITY).changed() {
                self.path_typed = true;
            }
        });
        if let Some(path) = self.picker.chosen() {
            self.path = path.to_string_lossy().into_owned();
            self.path_typed = true;
        }
        if self.subject.is_some() && self.target().is_file() {
            let text = format!("⚠ {}", scene.text("save-replaces"));
            ui.label(RichText::new(text).color(scene.palette.warning));
        }
    }

    fn browse(&mut self, ui: &Ui) {
        let word = self.format.word();
        let proposed = PathBuf::from(&self.path);
        match self.subject {
            Some(_) => {
                let filter = word.to_uppercase();
                self.picker.save(ui.ctx(), &proposed, &filter, word);
            }
            None => self.picker.folder(ui.ctx(), &self.folder),
        }
    }

    /// A name typed or chosen keeps its place, but tells the format it has.
    fn follow_format(&mut self) {
        let mut path = PathBuf::from(self.path.trim());
        let ending = path.extension().and_then(|ending| ending.to_str());
        if self.subject.is_some()
            && ending.is_some_and(|ending| Format::from_word(ending).is_some())
        {
            path.set_extension(self.format.word());
            self.path = path.to_string_lossy().into_owned();
        }
    }

    /// What is written, with an ending if none was typed.
    fn target(&self) -> PathBuf {
        let mut path = self.folder.join(self.path.trim());
        if self.subject.is_some() && path.extension().is_none() {
            path.set_extension(self.format.word());
        }
        path
    }

    /// A file beside the others, named after the club and what is in it.
    fn propose(&mut self) {
        let club = legal(&self.view.book.name);
        let name = match self.subject {
            None => format!("{club} site"),
            Some(subject) => format!("{club} {}.{}", word(subject), self.format.word()),
        };
        self.path = self.folder.join(name).to_string_lossy().into_owned();
    }

    /// Whether the text goes to the clipboard and not to a file.
    fn is_for_clipboard(&self) -> bool {
        self.subject.is_some() && self.format == Format::Tsv
    }

    fn name(&self, subject: Option<Subject>, scene: &Scene<'_>) -> String {
        let Some(subject) = subject else {
            return scene.text("export-site");
        };
        let name = scene.text(subject.id());
        match subject {
            Subject::Player(id) => format!("{name}: {}", self.view.book.name_of(id)),
            Subject::Tournament(id) => match self.view.book.tournaments.get(&id) {
                Some(evening) => format!("{name}: {}", scene.lang.date(evening.date)),
                None => name,
            },
            _ => name,
        }
    }

    fn request(&self, scene: &Scene<'_>) -> Request {
        let path = self.target();
        let what = match self.subject {
            None => Exporting::Site(path),
            Some(subject) => Exporting::Part {
                subject,
                format: self.format,
                csv: self.csv,
                public: self.public,
                path,
            },
        };
        Request::Export(Box::new(Export {
            view: Arc::clone(&self.view),
            what,
            lang: scene.lang,
        }))
    }
}

/// The part of a file's name that says what is in it.
const fn word(subject: Subject) -> &'static str {
    match subject {
        Subject::Standings => "standings",
        Subject::Statistic => "statistic",
        Subject::History => "history",
        Subject::Players => "players",
        Subject::Tournament(_) | Subject::Day(_) => "tournament",
        Subject::Player(_) => "player",
        Subject::Session(..) => "session",
        Subject::Totals(_) => "championship",
        Subject::OldLayout => "workbook",
    }
}

/// The identifier of what a format is good for.
const fn described(format: Format) -> &'static str {
    match format {
        Format::Csv => "export-csv",
        Format::Xlsx => "export-xlsx",
        Format::Html => "export-html",
        Format::Pdf => "export-pdf",
        Format::Json => "export-json",
        Format::Png => "export-png",
        Format::Svg => "export-svg",
        Format::Tsv => "export-tsv",
    }
}
