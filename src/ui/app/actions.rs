//! How the app carries out what tabs, menus and dialogs ask.

use std::path::{Path, PathBuf};

use egui::{Context, ViewportCommand};

use super::App;
use crate::club::Command;
use crate::club::championship::ChampionshipCommand;
use crate::domain::{Notice, TournamentId};
use crate::exchange::read::TableOptions;
use crate::exchange::{self, atomic};
use crate::jobs::Request;
use crate::ui::dialogs::{
    About, Answer, CommandPalette, Dialog, ExportForm, History, Leaving, NewClub, OldWorkbook,
    OpenClub, OpenList, OpenResults, People, SaveCopy, Working,
};
use crate::ui::shortcut::{Offers, WindowCommand};
use crate::ui::toast::NextStep;
use crate::ui::{Action, Tab};

impl App {
    pub(super) fn command(&mut self, ctx: &Context, command: WindowCommand) {
        if self.import.is_some() && command.leaves_the_club() {
            return self.refuse(&Notice::new("import-first"));
        }
        match command {
            WindowCommand::NewClub => {
                let form = NewClub::new(self.folder());
                self.dialogs.push(Dialog::New(form));
            }
            WindowCommand::Open => {
                let form = OpenClub::new(self.folder(), &self.settings.recent);
                self.dialogs.push(Dialog::Open(form));
            }
            WindowCommand::Import => self.ask_results(),
            WindowCommand::Export => self.ask_export(),
            WindowCommand::OldWorkbook => {
                let form = OldWorkbook::new(self.folder());
                self.dialogs.push(Dialog::OldWorkbook(form));
            }
            WindowCommand::OpenSample => self.open_sample(),
            WindowCommand::Backups => {
                if let Some(club) = self.view.as_ref().map(|view| view.path.clone()) {
                    self.show_backups(club);
                }
            }
            WindowCommand::SaveCopy => self.ask_copy(),
            WindowCommand::Close if self.unsaved.is_some() => self.ask_before(Leaving::Club),
            WindowCommand::Close => self.leave(ctx, Leaving::Club),
            WindowCommand::Quit => ctx.send_viewport_cmd(ViewportCommand::Close),
            // What is behind the import is out of sight.
            WindowCommand::Undo | WindowCommand::Redo if self.import.is_some() => {
                self.refuse(&Notice::new("import-first"));
            }
            WindowCommand::Undo => self.worker.ask(Request::Undo),
            WindowCommand::Redo => self.worker.ask(Request::Redo),
            WindowCommand::People => self.dialogs.push(Dialog::People(Box::default())),
            WindowCommand::History => self.dialogs.push(Dialog::History(Box::default())),
            WindowCommand::Commands => {
                let form = CommandPalette::new(self.tab, Offers::of_page(ctx));
                self.dialogs.push(Dialog::Commands(form));
            }
            WindowCommand::Columns => self.show_columns(),
            WindowCommand::Guide if self.import.is_some() => {
                self.refuse(&Notice::new("import-first"));
            }
            WindowCommand::Guide => self.begin_guide(ctx),
            WindowCommand::CheckFile => {
                if let Some(club) = self.view.as_ref().map(|view| view.path.clone()) {
                    self.check_file(club);
                }
            }
            WindowCommand::Keys => self.dialogs.push(Dialog::Keys),
            WindowCommand::About => self.show_about(),
            // An import is finished or left before anything else is looked at.
            WindowCommand::Show(tab) if self.import.is_none() => self.tab = tab,
            WindowCommand::Show(_) => {}
            WindowCommand::Look(look) => self.settings.look = look,
            WindowCommand::Page(command) => self.page_command(ctx, command),
        }
    }

    /// Where the user's copy of the sample club is kept.
    pub(super) fn sample_path(&self) -> PathBuf {
        let name = self.lang().text("sample-file");
        self.folder().join(format!("{name}.tandem"))
    }

    /// A copy of the sample in the user's folder; a copy made before is
    /// opened again, with what was done to it.
    pub(super) fn open_sample(&mut self) {
        let path = self.sample_path();
        self.settings.guide.begin_once(&path);
        self.flush_drafts();
        self.opening = true;
        self.worker.ask(if path.exists() {
            Request::Open(path)
        } else {
            Request::CreateSample(path, self.lang())
        });
    }

    pub(super) fn act(&mut self, ctx: &Context, action: Action) {
        match action {
            // A second press before the answer is not a second evening.
            Action::Execute(command) if self.recording && records(&command) => {}
            Action::Execute(command) => {
                self.recording |= records(&command);
                self.worker.ask(Request::Execute(command));
            }
            Action::Confirm { questions, command } => {
                self.dialogs.push(Dialog::Confirm { questions, command });
            }
            Action::Undo => self.worker.ask(Request::Undo),
            Action::Redo => self.worker.ask(Request::Redo),
            Action::SaveDrafts(drafts) => self.worker.ask(Request::SaveDrafts(drafts)),
            Action::SaveSessionDrafts(drafts) => {
                self.worker.ask(Request::SaveSessionDrafts(drafts));
            }
            Action::Show(tab) => self.tab = tab,
            Action::ShowPlayer(player) => {
                self.tabs.rating.show_player(player);
                self.tab = Tab::Rating;
            }
            Action::MergePlayer(name) => {
                let form = People::merging(&name);
                self.dialogs.push(Dialog::People(Box::new(form)));
            }
            Action::History(player, text) => {
                let name = self
                    .view
                    .as_ref()
                    .map_or("", |view| view.book.name_of(player));
                let form = History::about(name, text);
                self.dialogs.push(Dialog::History(Box::new(form)));
            }
            Action::People => self.dialogs.push(Dialog::People(Box::default())),
            Action::OpenTournament(id) => self.open_tournament(id),
            Action::PreviewParams(params) => self.worker.ask(Request::PreviewParams(params)),
            Action::Backtest => self.search(),
            Action::StopSearch => self.stop_search(),
            Action::Copy(text) => {
                ctx.copy_text(text);
                self.toast(&Notice::new("toast-copied"));
            }
            Action::Save { name, kind, text } => {
                let folder = self.folder();
                self.dialogs.save(folder, &name, kind, text);
            }
            Action::ImportResults => self.ask_results(),
            Action::ReadResults(path, options) => {
                self.worker.ask(Request::ReadResults(path, options));
            }
            Action::Import(commands) => self.worker.ask(Request::ExecuteAll(commands)),
            Action::Columns => self.show_columns(),
            Action::CloseImport => self.import = None,
            Action::OpenList(tab) => {
                let form = OpenList::new(tab, self.folder());
                self.dialogs.push(Dialog::OpenList(form));
            }
            Action::Refuse(notice) => self.refuse(&notice),
        }
    }

    /// Tells what the program is and where its files lie.
    fn show_about(&mut self) {
        let club = self.view.as_ref().map(|view| view.path.clone());
        let backups = club.as_ref().map(|club| self.settings.backups.shelf(club));
        self.dialogs.push(Dialog::About(About {
            backups: backups.map(|shelf| shelf.folder().to_owned()),
            settings: self.start.settings.clone(),
            club,
        }));
    }

    /// Tells what the columns mean that the tab shows, if it shows any.
    fn show_columns(&mut self) {
        if self.import.is_some() {
            return self.refuse(&Notice::new("import-first"));
        }
        let columns = match self.view {
            _ if self.tab.is_calculator() => self.calculators.columns(self.tab, self.lang()),
            Some(_) => self.tabs.columns(self.tab, self.lang()),
            None => Vec::new(),
        };
        if columns.is_empty() {
            self.refuse(&Notice::new("page-no-columns"));
        } else {
            self.dialogs.push(Dialog::Columns(columns));
        }
    }

    fn ask_results(&mut self) {
        if self.view.is_some() {
            let form = OpenResults::new(self.folder());
            self.dialogs.push(Dialog::OpenResults(form));
        } else {
            let notice = Notice::new("import-no-club");
            self.dialogs.push(Dialog::Refused(vec![notice]));
        }
    }

    fn ask_export(&mut self) {
        let lang = self.lang();
        let on_screen = if self.tab.is_calculator() {
            self.calculators.on_screen(self.tab, lang)
        } else {
            self.tabs.on_screen(self.tab, lang)
        };
        if self.tab.is_calculator() && on_screen.is_none() {
            let notice = Notice::new("export-nothing");
            return self.dialogs.push(Dialog::Refused(vec![notice]));
        }
        if self.view.is_some() || on_screen.is_some() {
            let form = ExportForm::new(self.view.clone(), self.folder(), on_screen, lang);
            self.dialogs.push(Dialog::Export(form));
        } else {
            self.refuse(&Notice::new("page-no-club"));
        }
    }

    /// Files dropped on the window: a club is opened, a list goes into the
    /// calculator that is shown, results are imported.
    pub(super) fn dropped(&mut self, ctx: &Context, paths: Vec<PathBuf>) {
        let is_club = |path: &PathBuf| path.extension().is_some_and(|end| end == "tandem");
        let club = paths.iter().find(|path| is_club(path));
        if club.is_some() && self.import.is_some() {
            self.refuse(&Notice::new("import-first"));
        } else if let Some(club) = club {
            self.answer(ctx, Answer::Ask(Request::Open(club.clone())));
        } else if self.tab.is_calculator() && self.import.is_none() {
            for path in paths {
                self.answer(ctx, Answer::ReadList(self.tab, path));
            }
        } else {
            self.answer(ctx, Answer::ImportResults(paths));
        }
    }

    /// Reads result files and shows what is in them.
    fn import(&mut self, paths: Vec<PathBuf>) {
        if self.view.is_none() {
            let notice = Notice::new("import-no-club");
            return self.dialogs.push(Dialog::Refused(vec![notice]));
        }
        if self.tab == Tab::Championship && self.import.is_none() {
            return self.read_session(&paths);
        }
        for path in self.import.get_or_insert_default().add(paths) {
            let request = Request::ReadResults(path, TableOptions::default());
            self.worker.ask(request);
        }
    }

    /// Reads a result file into the sheet of the session that is shown.
    fn read_session(&mut self, paths: &[PathBuf]) {
        let [path] = paths else {
            return self.refuse(&Notice::new("champ-one-file"));
        };
        match self.tabs.championship.await_file() {
            Ok(()) => self.worker.ask(Request::ReadSession(path.clone())),
            Err(notice) => self.refuse(&notice),
        }
    }

    pub(super) fn open_tournament(&mut self, id: TournamentId) {
        self.tabs.tourn.open(id);
        self.tab = Tab::Tourn;
    }

    pub(super) fn toast(&mut self, notice: &Notice) {
        let text = self.lang().say(notice);
        self.toasts.push(text, None);
    }

    /// Tells why something is not done.
    pub(super) fn refuse(&mut self, why: &Notice) {
        let text = self.lang().say(why);
        self.toasts.warn(text);
    }

    /// Tells where something was saved, and offers the folder.
    pub(super) fn saved(&mut self, path: &Path) {
        let notice = Notice::new("toast-saved").with("path", path.display().to_string());
        self.saved_as(&notice, path);
    }

    /// As [`App::saved`], in other words.
    pub(super) fn saved_as(&mut self, notice: &Notice, path: &Path) {
        let folder = path.parent().map(Path::to_owned);
        let text = self.lang().say(notice);
        self.toasts.push(text, folder.map(NextStep::ShowFolder));
    }

    pub(super) fn answer(&mut self, ctx: &Context, answer: Answer) {
        match answer {
            Answer::Ask(request) => {
                if matches!(
                    request,
                    Request::Open(_) | Request::Create { .. } | Request::OpenCopy { .. }
                ) {
                    self.opening = true;
                }
                if leaves_or_keeps(&request) {
                    self.flush_drafts();
                }
                self.worker.ask(request);
            }
            Answer::Write(path, text) => match atomic::write(&path, text.as_bytes()) {
                Ok(()) => self.saved(&path),
                Err(notice) => self.dialogs.push(Dialog::Refused(vec![notice])),
            },
            Answer::ImportWorkbook(import) => {
                self.flush_drafts();
                self.working = Some(Working {
                    done: 0.0,
                    stage: None,
                    stop: import.stop.clone(),
                });
                self.worker.ask(Request::ImportWorkbook(Box::new(import)));
            }
            Answer::SaveCopy => self.ask_copy(),
            Answer::OpenCopy(club) => {
                let form = SaveCopy::to_open(&club, self.folder(), self.today());
                self.dialogs.push(Dialog::SaveCopy(form));
            }
            Answer::Leave(leaving) => self.leave(ctx, leaving),
            Answer::Backups(club) => self.show_backups(club),
            Answer::CheckFile(club) => self.check_file(club),
            Answer::BackupFolder(club, folder) => self.keep_backups_in(club, folder),
            Answer::ShowFolder(folder) => self.show_folder(&folder),
            Answer::Go(goal) => self.go(ctx, goal),
            Answer::Copy(text) => self.act(ctx, Action::Copy(text)),
            Answer::History(player, text) => self.act(ctx, Action::History(player, text)),
            Answer::ImportResults(paths) => self.import(paths),
            Answer::ReadList(tab, path) => {
                let text = exchange::load(&path).and_then(|bytes| exchange::decode(&bytes));
                let lang = self.lang();
                let loaded = text.and_then(|text| self.calculators.load_list(tab, text, lang));
                if let Err(notice) = loaded {
                    self.dialogs.push(Dialog::Refused(vec![notice]));
                }
            }
        }
    }
}

/// Whether the club is left or kept as it is, with what is being typed.
const fn leaves_or_keeps(request: &Request) -> bool {
    matches!(
        request,
        Request::Open(_)
            | Request::OpenCopy { .. }
            | Request::Create { .. }
            | Request::Restore { .. }
            | Request::BackUp
            | Request::RepairFile(_)
            | Request::SaveCopy(_)
    )
}

/// Whether a command records an evening or a session.
const fn records(command: &Command) -> bool {
    matches!(
        command,
        Command::Record(_) | Command::Championship(ChampionshipCommand::Record(_))
    )
}
