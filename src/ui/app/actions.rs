//! How the app carries out what tabs, menus and dialogs ask.

use egui::{Context, ViewportCommand};

use super::App;
use crate::domain::{Notice, TournamentId};
use crate::exchange::{self, atomic};
use crate::jobs::Request;
use crate::ui::dialogs::{Answer, Dialog, NewClub, OpenClub, OpenList};
use crate::ui::shortcut::WindowCommand;
use crate::ui::{Action, Tab};

impl App {
    pub(super) fn command(&mut self, ctx: &Context, command: WindowCommand) {
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
                self.flush_drafts();
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
        self.flush_drafts();
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

    pub(super) fn act(&mut self, ctx: &Context, action: Action) {
        match action {
            Action::Execute(command) => self.worker.ask(Request::Execute(command)),
            Action::Confirm { questions, command } => {
                self.dialogs.push(Dialog::Confirm { questions, command });
            }
            Action::Undo => self.worker.ask(Request::Undo),
            Action::Redo => self.worker.ask(Request::Redo),
            Action::SaveDrafts(drafts) => self.worker.ask(Request::SaveDrafts(drafts)),
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
            Action::OpenList(tab) => {
                let form = OpenList::new(tab, self.folder());
                self.dialogs.push(Dialog::OpenList(form));
            }
            Action::Toast(notice) => self.toast(&notice),
        }
    }

    fn open_tournament(&mut self, id: TournamentId) {
        self.tabs.tourn.open(id);
        self.tab = Tab::Tourn;
    }

    pub(super) fn toast(&mut self, notice: &Notice) {
        let text = self.lang().say(notice);
        self.toasts.push(text, false);
    }

    pub(super) fn answer(&mut self, answer: Answer) {
        match answer {
            Answer::Ask(request) => {
                if matches!(request, Request::Open(_) | Request::Create { .. }) {
                    self.flush_drafts();
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
            Answer::ReadList(tab, path) => {
                match exchange::load(&path).and_then(|bytes| exchange::decode(&bytes)) {
                    Ok(text) => self.calculators.load_list(tab, text),
                    Err(notice) => self.dialogs.push(Dialog::Refused(vec![notice])),
                }
            }
        }
    }
}
