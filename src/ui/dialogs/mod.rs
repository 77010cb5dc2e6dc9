//! Questions and forms before the window, one at a time: a queue, so that
//! none steals a click from another.

mod about;
mod backups;
mod check_file;
mod columns;
mod command_palette;
mod confirm;
mod copy;
mod export;
mod foot;
mod history;
mod long;
mod moved;
mod new_club;
mod open;
mod open_list;
mod open_results;
mod path;
mod people;
mod picker;
mod planned;
mod refused;
mod save;
mod unsaved;
mod workbook;

use std::collections::VecDeque;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use egui::{Context, Frame, Id, Key, Modal, PointerState, Ui};

use self::foot::{First, Pressed, buttons, close};
use self::path::{entered, path_field};
use self::save::legal;
use super::theme::{GAP, GAP_LARGE, Palette};
use super::widgets::{ColumnHelp, keyboard, mark_dialog};
use super::{SaveKind, Tab};
use crate::club::workbook::Report;
use crate::club::{ClubView, Command};
use crate::domain::{Notice, PlayerId};
use crate::i18n::Lang;
use crate::jobs::{Request, WorkbookImport};

pub use about::About;
pub use backups::Backups;
pub use check_file::CheckFile;
pub use command_palette::{CommandPalette, Goal};
pub use copy::SaveCopy;
pub use export::ExportForm;
pub use history::History;
pub use moved::WhoMoved;
pub use new_club::NewClub;
pub use open::OpenClub;
pub use open_list::OpenList;
pub use open_results::OpenResults;
pub use people::People;
pub use refused::NotOpened;
pub use save::SaveFile;
pub use unsaved::Leaving;
pub use workbook::{OldWorkbook, Working};

/// A question or a form.
pub enum Dialog {
    /// Yes or no before a command.
    Confirm {
        /// What is asked, one sentence each.
        questions: Vec<Notice>,
        /// What is done on yes.
        command: Command,
    },
    /// Why something was not done.
    Refused(Vec<Notice>),
    /// Why nothing reaches the club file any more. Comes unasked, so that no
    /// key meant for a sheet closes it.
    Unsaved(Notice),
    /// What becomes of what did not reach it, before the club is left.
    Leaving(Leaving),
    /// Why a club could not be opened, and what may help.
    NotOpened(NotOpened),
    /// What is wrong with the file of a club.
    CheckFile(CheckFile),
    /// The backups of a club.
    Backups(Backups),
    /// Where to save a copy of the club.
    SaveCopy(SaveCopy),
    /// Whose rating an operation moved.
    Moved(WhoMoved),
    /// Which club to open.
    Open(OpenClub),
    /// A new club.
    New(NewClub),
    /// Which file to read a calculator's list from.
    OpenList(OpenList),
    /// Which result files to import.
    OpenResults(OpenResults),
    /// Where to save something.
    Save(SaveFile),
    /// What to export.
    Export(ExportForm),
    /// Which old workbook to import.
    OldWorkbook(OldWorkbook),
    /// What came over from it.
    Imported(Box<Report>),
    /// The people of the club.
    People(Box<People>),
    /// The history of changes.
    History(Box<History>),
    /// Everything the window can do.
    Commands(CommandPalette),
    /// What the columns of the table on the screen mean.
    Columns(Vec<ColumnHelp>),
    /// The keys of the window.
    Keys,
    /// What the program is.
    About(About),
}

/// What a closed dialog asks of the app.
pub enum Answer {
    /// Something for the worker.
    Ask(Request),
    /// A file to be written.
    Write(PathBuf, String),
    /// Result files to be imported.
    ImportResults(Vec<PathBuf>),
    /// An old workbook to be imported.
    ImportWorkbook(WorkbookImport),
    /// A file to be read into the list of a calculator.
    ReadList(Tab, PathBuf),
    /// Where to save a copy of the club to be asked.
    SaveCopy,
    /// Where to save a copy of a club that is opened then to be asked.
    OpenCopy(PathBuf),
    /// The club or the window to be left, whatever is lost.
    Leave(Leaving),
    /// The backups of a club to be shown.
    Backups(PathBuf),
    /// The file of a club to be looked through.
    CheckFile(PathBuf),
    /// A club's backups to be kept in a folder; `None` is the one beside it.
    BackupFolder(PathBuf, Option<PathBuf>),
    /// A folder to be shown in the system's own window.
    ShowFolder(PathBuf),
    /// What was found in the command palette.
    Go(Goal),
    /// Something for the clipboard.
    Copy(String),
    /// The history of changes of a player, of what says that text.
    History(PlayerId, String),
}

/// What a dialog is drawn from.
pub struct Scene<'a> {
    /// The language of the window.
    pub lang: Lang,
    /// The colours.
    pub palette: &'static Palette,
    /// The club, if one is open.
    pub view: Option<&'a Arc<ClubView>>,
    /// Whether the key that calculates a sheet was pressed: it presses the
    /// main button, also from a field where Enter begins a new line.
    pub answered: bool,
}

impl Scene<'_> {
    /// The text with that identifier.
    pub fn text(&self, id: &str) -> String {
        self.lang.text(id)
    }
}

/// What a dialog wants after a frame.
pub(super) enum Step {
    /// To stay.
    Stay,
    /// To go without a trace.
    Close,
    /// To stay, and something to be done meanwhile.
    Ask(Box<Answer>),
    /// To go, and something to be done.
    Answer(Box<Answer>),
}

/// The queue of dialogs.
#[derive(Default)]
pub struct Dialogs {
    queue: VecDeque<Dialog>,
    /// Whether the first dialog was drawn before.
    shown: bool,
    /// What had the keyboard before the first of them.
    came_from: Option<Id>,
    /// Dialogs so far: fields of one must not remember the cursor, and what
    /// can be taken back, of another.
    count: u64,
}

impl Dialogs {
    /// Puts a dialog at the end of the queue.
    pub fn push(&mut self, dialog: Dialog) {
        self.queue.push_back(dialog);
    }

    /// Puts a question before what waits already.
    pub fn ask_first(&mut self, dialog: Dialog) {
        self.queue.push_front(dialog);
        self.shown = false;
    }

    /// Asks where to save a text.
    pub fn save(&mut self, folder: PathBuf, name: &str, kind: SaveKind, text: String) {
        self.push(Dialog::Save(SaveFile::new(folder, name, kind, text)));
    }

    /// The backups of a club, where they are shown.
    pub fn backups_of(&mut self, club: &Path) -> Option<&mut Backups> {
        self.queue.iter_mut().find_map(|dialog| match dialog {
            Dialog::Backups(backups) if backups.club() == club => Some(backups),
            _ => None,
        })
    }

    /// Takes away what was told of a file that can be saved again.
    pub fn saved_again(&mut self) {
        let before = self.queue.len();
        let is_over = |dialog: &Dialog| matches!(dialog, Dialog::Unsaved(_) | Dialog::Leaving(_));
        let first = self.queue.front().is_some_and(is_over);
        self.queue.retain(|dialog| !is_over(dialog));
        self.shown &= before == self.queue.len() || !first;
    }

    /// The check of a club's file, where it is shown.
    pub fn check_of(&mut self, club: &Path) -> Option<&mut CheckFile> {
        self.queue.iter_mut().find_map(|dialog| match dialog {
            Dialog::CheckFile(check) if check.club() == club => Some(check),
            _ => None,
        })
    }

    /// The people, where they are shown.
    pub fn people(&mut self) -> Option<&mut People> {
        self.queue.iter_mut().find_map(|dialog| match dialog {
            Dialog::People(people) => Some(&mut **people),
            _ => None,
        })
    }

    /// The history of changes, where it is shown.
    pub fn history(&mut self) -> Option<&mut History> {
        self.queue.iter_mut().find_map(|dialog| match dialog {
            Dialog::History(history) => Some(&mut **history),
            _ => None,
        })
    }

    /// Closes what tells of changes that an undo or a redo made untrue.
    pub fn forget_moved(&mut self) {
        if matches!(self.queue.front(), Some(Dialog::Moved(_))) {
            self.shown = false;
        }
        self.queue
            .retain(|dialog| !matches!(dialog, Dialog::Moved(_)));
    }

    /// The form of the export that is being written.
    pub fn export(&mut self) -> Option<&mut ExportForm> {
        self.queue.iter_mut().find_map(|dialog| match dialog {
            Dialog::Export(form) if form.is_writing() => Some(form),
            _ => None,
        })
    }

    /// Closes the form of an export that is written.
    pub fn exported(&mut self) {
        let is_done = |dialog: &Dialog| matches!(dialog, Dialog::Export(form) if form.is_writing());
        if self.queue.front().is_some_and(is_done) {
            self.queue.pop_front();
            self.shown = false;
        }
    }

    /// Whether a dialog is open.
    pub fn is_open(&self) -> bool {
        !self.queue.is_empty()
    }

    /// Leaves the keyboard to the page that is shown now.
    pub const fn forget_origin(&mut self) {
        self.came_from = None;
    }

    /// Draws the first dialog.
    pub fn ui(&mut self, ctx: &Context, scene: &Scene<'_>) -> Option<Answer> {
        let Some(dialog) = self.queue.front_mut() else {
            keyboard::give_back(ctx, &mut self.came_from);
            return None;
        };
        if !self.shown {
            self.count += 1;
            // The keyboard leaves what lies behind, until all are closed.
            self.came_from = self.came_from.or(keyboard::take(ctx));
            // Or the tip of what lies behind would stay, over the dialog.
            ctx.input_mut(|input| input.pointer = PointerState::default());
            self.shown = true;
        }
        let shown = Modal::new(Id::unique("dialog"))
            .frame(Frame::popup(&ctx.style_of(ctx.theme())).inner_margin(GAP_LARGE))
            .show(ctx, |ui| {
                let room = ctx.content_rect().width() - 4.0 * GAP_LARGE;
                ui.set_max_width(dialog.width().min(room));
                ui.set_min_width(420.0);
                mark_dialog(ui);
                keyboard::begin_here(ui);
                ui.push_id(self.count, |ui| dialog.ui(ui, scene)).inner
            });
        let escaped = ctx.input_mut(|input| input.consume_key(egui::Modifiers::NONE, Key::Escape));
        let stays = matches!(shown.inner, Step::Stay | Step::Ask(_));
        if escaped && stays && dialog.step_back() {
            return None;
        }
        let answer = match shown.inner {
            Step::Stay if !escaped => return None,
            Step::Ask(answer) if !escaped => return Some(*answer),
            Step::Stay | Step::Close | Step::Ask(_) => None,
            Step::Answer(answer) => Some(*answer),
        };
        self.queue.pop_front();
        self.shown = false;
        keyboard::take(ctx);
        ctx.request_repaint();
        answer
    }
}

impl Dialog {
    /// The most that it takes, in points.
    const fn width(&self) -> f32 {
        match self {
            Self::Backups(_) => 940.0,
            Self::CheckFile(_) | Self::People(_) | Self::Moved(_) => 760.0,
            Self::History(_) => 1100.0,
            _ => 640.0,
        }
    }

    /// Leads from a further page back to the one before; `false` where there
    /// is none.
    fn step_back(&mut self) -> bool {
        match self {
            Self::People(people) => people.step_back(),
            Self::History(history) => history.step_back(),
            _ => false,
        }
    }

    fn ui(&mut self, ui: &mut Ui, scene: &Scene<'_>) -> Step {
        match self {
            Self::Confirm { questions, command } => confirm::ui(ui, scene, questions, command),
            Self::Refused(notices) => refused::ui(ui, scene, notices),
            Self::Unsaved(why) => unsaved::ui(ui, scene, why),
            Self::Leaving(leaving) => leaving.ui(ui, scene),
            Self::NotOpened(not_opened) => not_opened.ui(ui, scene),
            Self::CheckFile(check) => check.ui(ui, scene),
            Self::Backups(backups) => backups.ui(ui, scene),
            Self::SaveCopy(copy) => copy.ui(ui, scene),
            Self::Moved(moved) => moved.ui(ui, scene),
            Self::Open(open) => open.ui(ui, scene),
            Self::New(new) => new.ui(ui, scene),
            Self::OpenList(open) => open.ui(ui, scene),
            Self::OpenResults(open) => open.ui(ui, scene),
            Self::Save(save) => save.ui(ui, scene),
            Self::Export(form) => form.ui(ui, scene),
            Self::OldWorkbook(form) => form.ui(ui, scene),
            Self::Imported(report) => workbook::imported(ui, scene, report),
            Self::People(people) => people.ui(ui, scene),
            Self::History(history) => history.ui(ui, scene),
            Self::Commands(palette) => palette.ui(ui, scene),
            Self::Columns(columns) => columns::ui(ui, scene, columns),
            Self::Keys => about::keys(ui, scene),
            Self::About(about) => about.ui(ui, scene),
        }
    }
}

/// The heading of a dialog.
fn heading(ui: &mut Ui, text: String) {
    ui.heading(text);
    ui.add_space(GAP);
}
