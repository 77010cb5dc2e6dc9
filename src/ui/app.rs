//! The program: takes the worker's replies, draws the tab, carries out what
//! was asked.

use std::path::PathBuf;
use std::sync::Arc;

use egui::{CentralPanel, Context, Panel, Ui, ViewportCommand};

use super::dialogs::{Answer, Dialog, Dialogs, NewClub, OpenClub, Scene};
use super::settings::{Look, Settings};
use super::shortcut::WindowCommand;
use super::tabs::Tabs;
use super::toast::{ToastAnswer, Toasts};
use super::{Action, Cx, Tab, menu, theme, welcome};
use crate::club::{ClubView, Command, Done};
use crate::domain::{Date, Notice, TournamentId};
use crate::exchange::atomic;
use crate::i18n::Lang;
use crate::jobs::{How, Reply, Request, Worker};

/// How the program is started.
#[derive(Clone, Debug, Default)]
pub struct Start {
    /// The club to open; otherwise the last one, otherwise Welcome.
    pub club: Option<PathBuf>,
    /// A language chosen on the command line, for this start.
    pub lang: Option<Lang>,
    /// Where settings are kept; `None` keeps none.
    pub settings: Option<PathBuf>,
    /// Where the sample club and new clubs are proposed; `None` asks the
    /// system.
    pub folder: Option<PathBuf>,
    /// Today, where it must not be the real one.
    pub today: Option<Date>,
}

/// The whole window.
pub struct App {
    start: Start,
    settings: Settings,
    saved_settings: Settings,
    worker: Worker,
    view: Option<Arc<ClubView>>,
    opening: bool,
    tabs: Tabs,
    tab: Tab,
    dialogs: Dialogs,
    toasts: Toasts,
    actions: Vec<Action>,
}

impl App {
    /// Sets the look up and begins to open the club.
    pub fn new(ctx: &Context, start: Start) -> Self {
        theme::install(ctx);
        let settings = Settings::load(start.settings.as_deref());
        ctx.set_zoom_factor(settings.zoom);
        let waker = ctx.clone();
        let worker = Worker::start(move || waker.request_repaint());
        let last = settings.recent.first().filter(|path| path.is_file());
        let club = start
            .club
            .clone()
            .or_else(|| last.filter(|_| settings.reopen).cloned());
        let opening = club.is_some();
        if let Some(path) = club {
            worker.ask(Request::Open(path));
        }
        Self {
            tab: settings.tab,
            saved_settings: settings.clone(),
            settings,
            start,
            worker,
            view: None,
            opening,
            tabs: Tabs::default(),
            dialogs: Dialogs::default(),
            toasts: Toasts::default(),
            actions: Vec::new(),
        }
    }

    /// The club that is open.
    pub fn view(&self) -> Option<&Arc<ClubView>> {
        self.view.as_ref()
    }

    /// The language of the window.
    pub fn lang(&self) -> Lang {
        self.settings
            .lang
            .or(self.start.lang)
            .unwrap_or_else(Lang::of_system)
    }

    fn today(&self) -> Date {
        self.start
            .today
            .unwrap_or_else(|| jiff::Zoned::now().date())
    }

    fn folder(&self) -> PathBuf {
        self.start
            .folder
            .clone()
            .unwrap_or_else(|| self.settings.folder())
    }

    fn reply(&mut self, ctx: &Context, reply: Reply) {
        match reply {
            Reply::Opened(view) => {
                self.opening = false;
                self.settings.opened(&view.path);
                self.tabs = Tabs::default();
                self.tab = Tab::Tourn;
                self.title(ctx, &view);
                self.view = Some(view);
            }
            Reply::Closed => {
                self.view = None;
                self.settings.reopen = false;
                ctx.send_viewport_cmd(ViewportCommand::Title("Tandem".to_owned()));
            }
            Reply::Done { done, how } => self.done(done, &how),
            Reply::ParamsPreview(moved) => self.tabs.param.show_preview(moved),
            Reply::Backtested(result) => {
                self.tabs.param.backtest_running(false);
                match result {
                    Some((errors, best)) => self.tabs.param.show_backtest(errors, best),
                    None => self.toast(&Notice::new("toast-no-backtest")),
                }
            }
            Reply::Refused(notices) => self.dialogs.push(Dialog::Refused(notices)),
            Reply::NotOpened(_, notices) => {
                self.opening = false;
                self.dialogs.push(Dialog::Refused(notices));
            }
        }
    }

    fn title(&self, ctx: &Context, view: &ClubView) {
        let title = format!("{} – Tandem", welcome::file_name(&view.path));
        ctx.send_viewport_cmd(ViewportCommand::Title(title));
    }

    /// After a change: the new view, a toast with Undo, and for a change of
    /// the past who moved.
    fn done(&mut self, done: Done, how: &How) {
        let lang = self.lang();
        let operation = lang.say(&done.operation);
        let before = self.view.replace(Arc::clone(&done.view));
        let (id, undoable) = match how {
            How::Executed(_) => ("toast-done", true),
            How::Undone => ("toast-undone", false),
            How::Redone => ("toast-redone", true),
        };
        let text = lang.say(&Notice::new(id).with("operation", operation));
        self.toasts.push(text, undoable);
        if let How::Executed(command) = how {
            if let Command::Record(evening) = command.as_ref() {
                let newest = done.view.book.tournaments.keys().next_back().copied();
                if let Some(id) = evening.of.or(newest) {
                    self.tabs.tourn.recorded(&done.view, id);
                }
            }
            if changes_the_past(command, before.as_deref()) && !done.moved.is_empty() {
                self.dialogs.push(Dialog::Moved {
                    operation: done.operation,
                    moved: done.moved,
                });
            }
        }
    }

    fn command(&mut self, ctx: &Context, command: WindowCommand) {
        match command {
            WindowCommand::NewClub => {
                let form = NewClub::new(self.folder());
                self.dialogs.push(Dialog::New(form));
            }
            WindowCommand::Open => {
                let form = OpenClub::new(self.folder(), &self.settings.recent);
                self.dialogs.push(Dialog::Open(form));
            }
            WindowCommand::OpenSample => self.open_sample(),
            WindowCommand::Close => {
                self.flush_draft();
                self.worker.ask(Request::Close);
            }
            WindowCommand::Quit => ctx.send_viewport_cmd(ViewportCommand::Close),
            WindowCommand::Undo => self.worker.ask(Request::Undo),
            WindowCommand::Redo => self.worker.ask(Request::Redo),
            WindowCommand::Keys => self.dialogs.push(Dialog::Keys),
            WindowCommand::About => self.dialogs.push(Dialog::About),
            WindowCommand::Show(tab) => self.tab = tab,
        }
    }

    /// A copy of the sample in the user's folder; a copy made before is
    /// opened again, with what was done to it.
    fn open_sample(&mut self) {
        self.flush_draft();
        let path = self
            .folder()
            .join(format!("{}.tandem", self.lang().text("sample-file")));
        self.opening = true;
        self.worker.ask(if path.exists() {
            Request::Open(path)
        } else {
            Request::CreateSample(path)
        });
    }

    fn act(&mut self, ctx: &Context, action: Action) {
        match action {
            Action::Execute(command) => self.worker.ask(Request::Execute(command)),
            Action::Confirm { questions, command } => {
                self.dialogs.push(Dialog::Confirm { questions, command });
            }
            Action::Undo => self.worker.ask(Request::Undo),
            Action::Redo => self.worker.ask(Request::Redo),
            Action::SaveDraft(draft) => self.worker.ask(Request::SaveDraft(draft)),
            Action::Show(tab) => self.tab = tab,
            Action::ShowPlayer(player) => {
                self.tabs.rating.show_player(player);
                self.tab = Tab::Rating;
            }
            Action::OpenTournament(id) => self.open_tournament(id),
            Action::PreviewParams(params) => self.worker.ask(Request::PreviewParams(params)),
            Action::Backtest => {
                self.tabs.param.backtest_running(true);
                self.worker.ask(Request::Backtest);
            }
            Action::Copy(text) => {
                ctx.copy_text(text);
                self.toast(&Notice::new("toast-copied"));
            }
            Action::Save { name, kind, text } => {
                let folder = self.folder();
                self.dialogs.save(folder, &name, kind, text);
            }
            Action::Toast(notice) => self.toast(&notice),
        }
    }

    fn open_tournament(&mut self, id: TournamentId) {
        self.tabs.tourn.open(id);
        self.tab = Tab::Tourn;
    }

    fn toast(&mut self, notice: &Notice) {
        let text = self.lang().say(notice);
        self.toasts.push(text, false);
    }

    fn answer(&mut self, answer: Answer) {
        match answer {
            Answer::Ask(request) => {
                if matches!(request, Request::Open(_) | Request::Create { .. }) {
                    self.flush_draft();
                    self.opening = true;
                }
                self.worker.ask(request);
            }
            Answer::Write(path, text) => match atomic::write(&path, text.as_bytes()) {
                Ok(()) => {
                    let path = path.to_string_lossy().into_owned();
                    self.toast(&Notice::new("toast-saved").with("path", path));
                }
                Err(notice) => self.dialogs.push(Dialog::Refused(vec![notice])),
            },
        }
    }

    fn flush_draft(&mut self) {
        if self.view.is_some()
            && let Some(draft) = self.tabs.tourn.unsaved()
        {
            self.worker.ask(Request::SaveDraft(draft));
        }
    }

    fn keep_settings(&mut self, ctx: &Context) {
        self.settings.zoom = ctx.zoom_factor();
        self.settings.tab = self.tab;
        if self.settings != self.saved_settings {
            self.saved_settings = self.settings.clone();
            self.settings.save(self.start.settings.as_deref());
        }
    }

    fn tab_ui(&mut self, ui: &mut Ui) {
        let Some(view) = self.view.clone() else {
            return self.welcome_ui(ui);
        };
        let mut cx = Cx {
            view: &view,
            lang: self.lang(),
            palette: theme::palette(ui.visuals().dark_mode),
            today: self.today(),
            actions: &mut self.actions,
        };
        self.tabs.ui(self.tab, ui, &mut cx);
    }

    fn welcome_ui(&mut self, ui: &mut Ui) {
        let lang = self.lang();
        if self.opening {
            ui.centered_and_justified(|ui| ui.label(lang.text("welcome-opening")));
            return;
        }
        if let Some(choice) = welcome::ui(ui, lang, &self.settings) {
            self.choose(ui.ctx(), choice);
        }
    }

    fn choose(&mut self, ctx: &Context, choice: welcome::Choice) {
        match choice {
            welcome::Choice::Command(command) => self.command(ctx, command),
            welcome::Choice::Recent(path) => {
                self.flush_draft();
                self.worker.ask(Request::Open(path));
            }
        }
    }

    fn overlays(&mut self, ctx: &Context) {
        let palette = theme::palette(ctx.theme() == egui::Theme::Dark);
        let lang = self.lang();
        let scene = Scene {
            lang,
            palette,
            view: self.view.as_ref(),
        };
        if let Some(answer) = self.dialogs.ui(ctx, &scene) {
            self.answer(answer);
        }
        if let Some(ToastAnswer::Undo) = self.toasts.ui(ctx, lang, palette) {
            self.worker.ask(Request::Undo);
        }
    }
}

/// Whether a command moves ratings that players have already seen.
fn changes_the_past(command: &Command, before: Option<&ClubView>) -> bool {
    match command {
        Command::Record(evening) => {
            let last = before.and_then(|view| view.book.last_date());
            evening.of.is_some() || last.is_some_and(|last| evening.date < last)
        }
        Command::DeleteTournament(_) | Command::Prehistory(_) | Command::Params { .. } => true,
        _ => false,
    }
}

impl eframe::App for App {
    fn logic(&mut self, ctx: &Context, _frame: &mut eframe::Frame) {
        let replies: Vec<Reply> = self.worker.replies().collect();
        for reply in replies {
            self.reply(ctx, reply);
        }
        if !self.dialogs.is_open() {
            for command in WindowCommand::pressed(ctx) {
                self.command(ctx, command);
            }
        }
        ctx.set_theme(match self.settings.look {
            Look::System => egui::ThemePreference::System,
            Look::Light => egui::ThemePreference::Light,
            Look::Dark => egui::ThemePreference::Dark,
        });
        self.keep_settings(ctx);
    }

    fn ui(&mut self, ui: &mut Ui, _frame: &mut eframe::Frame) {
        let ctx = ui.ctx().clone();
        let lang = self.lang();
        let view = self.view.clone();
        let chosen = Panel::top("menu")
            .show(ui, |ui| {
                menu::bar(ui, lang, &mut self.settings, view.as_deref(), self.tab)
            })
            .inner;
        if let Some(choice) = chosen {
            self.choose(&ctx, choice);
        }
        CentralPanel::default().show(ui, |ui| self.tab_ui(ui));
        for action in std::mem::take(&mut self.actions) {
            self.act(&ctx, action);
        }
        self.overlays(&ctx);
    }

    fn on_exit(&mut self, _gl: Option<&eframe::glow::Context>) {
        self.flush_draft();
        self.settings.save(self.start.settings.as_deref());
    }
}
