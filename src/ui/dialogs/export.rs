//! What to export, in which format, and where to.

use std::path::PathBuf;
use std::sync::Arc;

use egui::{ComboBox, Grid, RichText, Ui};

use super::picker::Picker;
use super::{Answer, First, Pressed, Scene, Step, buttons, heading, legal, path_field};
use crate::club::ClubView;
use crate::domain::Notice;
use crate::exchange::write::CsvOptions;
use crate::i18n::Lang;
use crate::jobs::{Export, Exporting, Request};
use crate::report::export::{Format, Subject};
use crate::ui::theme::{GAP, GAP_LARGE};

/// The form "Export".
pub struct ExportForm {
    /// `None` where only what is on the screen is offered.
    view: Option<Arc<ClubView>>,
    folder: PathBuf,
    /// `None` is the site.
    offered: Vec<Option<Subject>>,
    subject: Option<Subject>,
    format: Format,
    csv: CsvOptions,
    public: bool,
    path: String,
    path_typed: bool,
    /// The file that may be replaced.
    replaced: Option<PathBuf>,
    picker: Picker,
    state: State,
}

/// Where an export is.
#[derive(Default)]
enum State {
    /// It is being chosen.
    #[default]
    Choosing,
    /// It is being written.
    Writing,
    /// It was not written, and why. What was chosen stands.
    Failed(Notice),
}

impl ExportForm {
    /// Offers what is on the screen first, then the same uncut, then the
    /// lists of the club if one is open.
    pub fn new(
        view: Option<Arc<ClubView>>,
        folder: PathBuf,
        on_screen: Option<Subject>,
        lang: Lang,
    ) -> Self {
        let offered = offered(view.is_some(), on_screen);
        let comma = lang.decimal_comma();
        let mut form = Self {
            view,
            folder,
            subject: offered.first().cloned().flatten(),
            offered,
            format: Format::Xlsx,
            csv: CsvOptions {
                decimal_comma: comma,
                mark: comma,
            },
            public: false,
            path: String::new(),
            path_typed: false,
            replaced: None,
            picker: Picker::default(),
            state: State::default(),
        };
        form.propose(lang);
        form
    }

    /// Tells why nothing was written.
    pub fn failed(&mut self, reason: Notice) {
        self.state = State::Failed(reason);
    }

    /// Whether it waits for what it asked for.
    pub(super) const fn is_writing(&self) -> bool {
        matches!(self.state, State::Writing)
    }

    pub(super) fn ui(&mut self, ui: &mut Ui, scene: &Scene<'_>) -> Step {
        heading(ui, scene.text("export-title"));
        let writing = self.is_writing();
        let entered = ui.add_enabled_ui(!writing, |ui| {
            self.choices(ui, scene);
            self.options(ui, scene);
            !self.is_for_clipboard() && self.place(ui, scene)
        });
        self.progress(ui, scene);
        let named = self.is_for_clipboard() || !self.path.trim().is_empty();
        let ready = named && !writing && !self.lacks_consent();
        let cancel = scene.text("dialog-cancel");
        let go = scene.text("export-go");
        let pressed = buttons(ui, scene, (&go, ready), Some(&cancel), First::Main);
        match pressed.or_entered(entered.inner && ready) {
            Pressed::Main => {
                self.state = State::Writing;
                Step::Ask(Box::new(Answer::Ask(self.request(scene))))
            }
            Pressed::Cancel => Step::Close,
            Pressed::Nothing => Step::Stay,
        }
    }

    fn progress(&self, ui: &mut Ui, scene: &Scene<'_>) {
        match &self.state {
            State::Choosing => {}
            State::Writing => {
                ui.horizontal(|ui| {
                    ui.spinner();
                    ui.label(scene.text("export-writing"));
                });
            }
            State::Failed(reason) => {
                let text = format!("⚠ {}", scene.lang.say(reason));
                ui.label(RichText::new(text).color(scene.palette.error));
            }
        }
    }

    fn choices(&mut self, ui: &mut Ui, scene: &Scene<'_>) {
        let before = (self.subject.clone(), self.format);
        ui.horizontal_wrapped(|ui| {
            ui.label(scene.text("export-subject"));
            let combo = ComboBox::from_id_salt("export-subject")
                .selected_text(self.name(self.subject.as_ref(), scene))
                .show_ui(ui, |ui| {
                    for subject in self.offered.clone() {
                        let text = self.name(subject.as_ref(), scene);
                        ui.selectable_value(&mut self.subject, subject, text);
                    }
                });
            combo.response.accessible_name(scene.text("export-subject"));
        });
        if let Some(subject) = &self.subject {
            let formats = subject.formats();
            if !formats.contains(&self.format) {
                self.format = formats[0];
            }
            Grid::new("export-formats")
                .spacing([GAP_LARGE, ui.spacing().item_spacing.y])
                .show(ui, |ui| {
                    for (at, format) in formats.into_iter().enumerate() {
                        let text = scene.text(described(format));
                        ui.radio_value(&mut self.format, format, text);
                        if at % 2 == 1 {
                            ui.end_row();
                        }
                    }
                });
        } else {
            ui.weak(scene.text("export-site-what"));
        }
        ui.add_space(GAP);
        if before != (self.subject.clone(), self.format) {
            if self.path_typed {
                self.follow_format();
            } else {
                self.propose(scene.lang);
            }
        }
    }

    fn options(&mut self, ui: &mut Ui, scene: &Scene<'_>) {
        let Some(subject) = &self.subject else {
            return;
        };
        let names_players = subject.names_players();
        if self.format == Format::Csv {
            ui.checkbox(&mut self.csv.decimal_comma, scene.text("export-comma"));
            ui.checkbox(&mut self.csv.mark, scene.text("export-mark"));
        }
        if names_players {
            ui.checkbox(&mut self.public, scene.text("export-public"));
        }
        ui.add_space(GAP);
    }

    /// Draws the path; whether Enter was pressed in it.
    fn place(&mut self, ui: &mut Ui, scene: &Scene<'_>) -> bool {
        let id = match self.subject {
            Some(_) => "save-path",
            None => "export-folder",
        };
        let label = scene.text(id);
        let typed = path_field(ui, scene, &label, None, &mut self.path);
        if typed.browse {
            self.browse(ui);
        }
        self.path_typed |= typed.field.changed();
        if let Some(path) = self.picker.chosen() {
            self.path = path.to_string_lossy().into_owned();
            self.path_typed = true;
        }
        if self.replaces() {
            self.consent(ui, scene);
        }
        typed.entered
    }

    /// Asks whether the file that stands in the place may go. The answer is
    /// about that file: another name is asked for anew.
    fn consent(&mut self, ui: &mut Ui, scene: &Scene<'_>) {
        let mut given = !self.lacks_consent();
        let tick = scene.text("export-replace");
        let notice = Notice::new("export-replace-first").with("tick", tick.as_str());
        let text = format!("⚠ {}", scene.lang.say(&notice));
        ui.label(RichText::new(text).color(scene.palette.warning));
        if ui.checkbox(&mut given, tick).changed() {
            self.replaced = given.then(|| self.target());
        }
    }

    /// Whether a file stands where the new one goes.
    fn replaces(&self) -> bool {
        let to_file = self.subject.is_some() && !self.is_for_clipboard();
        to_file && self.target().is_file()
    }

    fn lacks_consent(&self) -> bool {
        self.replaces() && self.replaced.as_ref() != Some(&self.target())
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

    /// A file beside the others, named after whose it is and what is in it.
    fn propose(&mut self, lang: Lang) {
        let book = self.view.as_ref().map(|view| &view.book);
        let owner = match &self.subject {
            None => book.map(|book| book.name.as_str()),
            Some(subject) => book.and_then(|book| subject.owner(book)),
        };
        // A calculation belongs to no club.
        let club = owner.map_or("Tandem".to_owned(), legal);
        let name = match &self.subject {
            None => format!("{club} {}", lang.text("file-site")),
            Some(subject) => {
                let which = book.and_then(|book| subject.which(book));
                let what = which.map_or_else(|| subject.file(lang), |which| legal(&which));
                format!("{club} {what}.{}", self.format.word())
            }
        };
        self.path = self.folder.join(name).to_string_lossy().into_owned();
    }

    /// Whether the text goes to the clipboard and not to a file.
    fn is_for_clipboard(&self) -> bool {
        self.subject.is_some() && self.format == Format::Tsv
    }

    fn name(&self, subject: Option<&Subject>, scene: &Scene<'_>) -> String {
        let Some(subject) = subject else {
            return scene.text("export-site");
        };
        let name = subject.name(scene.lang);
        let book = self.view.as_ref().map(|view| &view.book);
        let which = match subject {
            Subject::Player(id) => book.map(|book| book.name_of(*id).to_owned()),
            Subject::Tournament(id) => book
                .and_then(|book| book.tournaments.get(id))
                .map(|evening| scene.lang.date(evening.date)),
            _ => None,
        };
        match which {
            Some(which) => format!("{name}: {which}"),
            None => name,
        }
    }

    fn request(&self, scene: &Scene<'_>) -> Request {
        let path = self.target();
        let what = match &self.subject {
            None => Exporting::Site(path),
            Some(subject) => Exporting::Part {
                subject: subject.clone(),
                format: self.format,
                csv: self.csv,
                public: self.public,
                path,
            },
        };
        Request::Export(Box::new(Export {
            view: self.view.clone().unwrap_or_default(),
            what,
            lang: scene.lang,
        }))
    }
}

/// What can be chosen, in the order shown.
fn offered(open: bool, on_screen: Option<Subject>) -> Vec<Option<Subject>> {
    let whole = on_screen.as_ref().map(Subject::whole);
    let mut offered: Vec<Option<Subject>> = Vec::new();
    let lists = [
        Subject::Standings,
        Subject::Statistic,
        Subject::History,
        Subject::Players,
        Subject::OldLayout,
    ];
    let lists = lists.into_iter().map(Some).chain([None]);
    // Beside the totals stands the chart of some lines.
    let shown = match on_screen {
        Some(Subject::Curves(..)) => [whole, on_screen],
        _ => [on_screen, whole],
    };
    let shown = shown.into_iter().filter(Option::is_some);
    for subject in shown.chain(lists.filter(|_| open)) {
        if !offered.contains(&subject) {
            offered.push(subject);
        }
    }
    offered
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::Book;

    #[test]
    fn a_file_is_proposed_by_a_name_in_the_language_of_the_window() {
        let book = Book {
            name: "Friday".to_owned(),
            ..Book::default()
        };
        let view = Arc::new(ClubView::of(book, "club.tandem".into()));
        let proposed = |subject, lang| {
            let form =
                ExportForm::new(Some(Arc::clone(&view)), PathBuf::new(), Some(subject), lang);
            form.path
        };
        let standings = |lang| proposed(Subject::Standings, lang);
        assert_eq!(standings(Lang::EN), "Friday standings.xlsx");
        assert_eq!(standings(Lang::RU), "Friday рейтинг-лист.xlsx");
    }
}
