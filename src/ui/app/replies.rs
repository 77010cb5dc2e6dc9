//! What the app does when the worker answers.

use std::sync::Arc;
use std::thread;

use egui::{Context, ViewportCommand};

use super::App;
use crate::club::championship::ChampionshipCommand;
use crate::club::{ClubView, Command, Done, Evening};
use crate::domain::{Notice, PlayerId};
use crate::i18n::{self, Lang};
use crate::jobs::{Exported, How, Reply, Worker};
use crate::rating::CalculatedTournament;
use crate::ui::dialogs::{Dialog, NotOpened, WhoMoved};
use crate::ui::guide::Deed;
use crate::ui::tabs::Tabs;
use crate::ui::toast::NextStep;
use crate::ui::widgets::keyboard;
use crate::ui::{Action, Tab, welcome};

impl App {
    pub(super) fn reply(&mut self, ctx: &Context, reply: Reply) {
        match reply {
            Reply::Opened(view) => self.opened(ctx, view),
            Reply::Closed => {
                self.leave_trouble(None);
                self.view = None;
                self.unsaved = None;
                self.import = None;
                self.settings.reopen = false;
                ctx.send_viewport_cmd(ViewportCommand::Title("Tandem".to_owned()));
            }
            Reply::Done { done, how } => self.done(done, &how),
            Reply::Exported(exported) => self.exported(ctx, exported),
            Reply::Progress { done, stage } => {
                if let Some(working) = &mut self.working {
                    working.done = done;
                    working.stage = Some(stage);
                }
            }
            Reply::Imported { view, report } => {
                self.working = None;
                self.opened(ctx, view);
                self.dialogs.push(Dialog::Imported(report));
            }
            Reply::ResultsRead(read) => {
                let lang = self.lang();
                if let Some(import) = &mut self.import {
                    import.read(*read, lang);
                }
            }
            Reply::SessionRead(read) => {
                let lang = self.lang();
                if let Err(notice) = self.tabs.championship.take_file(*read, lang) {
                    self.explain(vec![notice]);
                }
            }
            Reply::ParamsPreview(moved) => self.tabs.param.show_preview(moved),
            reply @ (Reply::Checking(_)
            | Reply::Checked { .. }
            | Reply::Searching(_)
            | Reply::Searched(_)) => {
                self.search_reply(reply);
            }
            Reply::Refused(notices) => self.refused(notices),
            Reply::Doubtful => {
                if let Some(path) = self.view.as_ref().map(|view| view.path.clone()) {
                    self.check_file(path);
                }
            }
            Reply::NotExported(notice) => match self.dialogs.export() {
                Some(form) => form.failed(notice),
                None => self.explain(vec![notice]),
            },
            Reply::ImportRefused(notices) => {
                self.working = None;
                self.explain(notices);
            }
            reply @ Reply::NotOpened { .. } => self.not_opened(reply),
            reply @ (Reply::Audit(_) | Reply::Planned(_) | Reply::Twins(..)) => {
                self.people_reply(reply)
            }
            Reply::Unsaved(why) => self.unsaved(why),
            Reply::Copied(path) => self.copied(path),
            reply @ (Reply::BackedUp(_)
            | Reply::BackUpRefused(_)
            | Reply::NotBackedUp(_)
            | Reply::Backups(_)
            | Reply::Restored { .. }) => self.backup_reply(ctx, reply),
            reply @ (Reply::FileChecked { .. } | Reply::FileRepaired { .. }) => {
                self.check_reply(reply);
            }
            Reply::Stopped => self.restart_worker(ctx),
        }
    }

    fn exported(&mut self, ctx: &Context, exported: Exported) {
        self.dialogs.exported();
        match exported {
            Exported::Text(text) => self.act(ctx, Action::Copy(text)),
            Exported::Written(path) => self.saved(&path),
        }
    }

    fn not_opened(&mut self, reply: Reply) {
        let Reply::NotOpened {
            path,
            notices,
            backups,
            check,
            copy,
        } = reply
        else {
            return;
        };
        self.opening = false;
        self.dialogs.push(if backups || check || copy {
            Dialog::NotOpened(NotOpened {
                path,
                notices,
                backups,
                check,
                copy,
            })
        } else {
            Dialog::Refused(notices)
        });
    }

    pub(super) fn opened(&mut self, ctx: &Context, view: Arc<ClubView>) {
        self.opening = false;
        if !self.is_covered(ctx) {
            // The sheet of the club has it from now on.
            keyboard::take(ctx);
        }
        self.leave_trouble(Some(&view.path));
        self.unsaved = None;
        self.settings.opened(&view.path);
        self.settings.guide.opened(&view.path);
        self.import = None;
        self.tabs = Tabs::new(self.settings.doubt, self.settings.tables);
        self.tab = Tab::Tourn;
        self.title(ctx, &view);
        put_away(self.view.replace(view));
    }

    fn refused(&mut self, notices: Vec<Notice>) {
        self.recording = false;
        if let Some(import) = &mut self.import {
            import.refused();
        }
        self.explain(notices);
    }

    /// What the user stopped himself is only told, not complained about.
    fn explain(&mut self, notices: Vec<Notice>) {
        match &notices[..] {
            [stopped] if stopped.id == "progress-stopped" => self.toast(stopped),
            _ => self.dialogs.push(Dialog::Refused(notices)),
        }
    }

    /// After a mistake of the program in the worker: a new one, without a
    /// club. What was calculated is in the file.
    fn restart_worker(&mut self, ctx: &Context) {
        let waker = ctx.clone();
        self.worker = Worker::start(move || waker.request_repaint());
        self.keep_backups();
        self.opening = false;
        self.working = None;
        self.recording = false;
        self.import = None;
        self.tabs = Tabs::new(self.settings.doubt, self.settings.tables);
        self.view = None;
        self.unsaved = None;
        let stopped = Notice::new("app-worker-stopped");
        self.dialogs.push(Dialog::Refused(vec![stopped]));
    }

    /// Leaves the import for the evening recorded last.
    fn imported(&mut self, view: &ClubView) {
        self.import = None;
        if let Some(id) = view.book.tournaments.keys().next_back() {
            self.tabs.tourn.open(*id);
            self.tab = Tab::Tourn;
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
        let (id, next) = match how {
            How::Executed(_) | How::ExecutedAll(_) => ("toast-done", NextStep::Undo),
            How::Undone => ("toast-undone", NextStep::Redo),
            How::Redone => ("toast-redone", NextStep::Undo),
        };
        let mut text = lang.say(&Notice::new(id).with("operation", operation));
        if let How::Executed(command) = how
            && let Command::Record(evening) = command.as_ref()
        {
            text.push_str(". ");
            let past = changes_the_past(command, before.as_deref());
            text.push_str(&lang.say(&summary(lang, &done.view, evening, past)));
        }
        if let How::ExecutedAll(commands) = how {
            let evenings = commands
                .iter()
                .filter(|command| matches!(command, Command::Record(_)));
            let new = before.as_ref().map_or(0, |before| {
                done.view
                    .book
                    .players
                    .len()
                    .saturating_sub(before.book.players.len())
            });
            let imported = Notice::new("toast-imported")
                .with("evenings", evenings.count())
                .with("players", new);
            text = lang.say(&imported);
        }
        self.toasts.push(text, Some(next));
        self.recording = false;
        if matches!(how, How::Undone | How::Redone) {
            self.dialogs.forget_moved();
        }
        if let How::ExecutedAll(commands) = how {
            self.imported(&done.view);
            let past = |command| changes_the_past(command, before.as_deref());
            if commands.iter().any(past) && !done.moved.is_empty() {
                self.tell_moved(&done, before.as_deref());
            }
        }
        if let How::Executed(command) = how {
            if let Command::Championship(ChampionshipCommand::Record(entry)) = command.as_ref() {
                self.tabs.championship.recorded(entry);
            }
            if let Command::Record(evening) = command.as_ref() {
                if evening.of.is_none() && self.settings.guide.is_shown(&done.view.path) {
                    self.settings.guide.did(Deed::Calculate);
                }
                let newest = done.view.book.tournaments.keys().next_back().copied();
                if let Some(id) = evening.of.or(newest) {
                    self.tabs.tourn.recorded(&done.view, id);
                }
            }
            if changes_the_past(command, before.as_deref()) && !done.moved.is_empty() {
                self.tell_moved(&done, before.as_deref());
            }
        }
        put_away(before);
    }

    fn tell_moved(&mut self, done: &Done, before: Option<&ClubView>) {
        if let Some(before) = before {
            self.dialogs
                .push(Dialog::Moved(WhoMoved::new(done, before)));
        }
    }
}

/// Lets go of a picture of the club that is shown no more: freeing a large one
/// takes longer than a frame.
fn put_away(view: Option<Arc<ClubView>>) {
    if let Some(view) = view {
        thread::spawn(move || drop(view));
    }
}

/// What an evening brought, in a few words: pairs, and who won most. After a
/// change of the past ratings move for other reasons than this evening.
fn summary(lang: Lang, view: &ClubView, evening: &Evening, past: bool) -> Notice {
    let pairs: usize = evening.fields.iter().map(Vec::len).sum();
    let newest = view.book.tournaments.keys().next_back();
    let calculated = newest.filter(|_| !past);
    let best = calculated.and_then(|id| largest_gain(view.replay.tournament(*id)?));
    match best {
        Some((player, gain)) => Notice::new("toast-evening-best")
            .with("pairs", pairs)
            .with("name", view.book.name_of(player))
            .with("gain", i18n::signed(lang, gain, 1)),
        None => Notice::new("toast-evening").with("pairs", pairs),
    }
}

/// Who won most in an evening, and how much: without growth, which everybody
/// gets, as the columns beside the message say it.
fn largest_gain(evening: &CalculatedTournament) -> Option<(PlayerId, f64)> {
    let pairs = evening.fields.iter().flatten();
    let parts = pairs.filter_map(|pair| {
        let outcome = pair.outcome?;
        Some([(pair.a, outcome.change_a), (pair.b, outcome.change_b)])
    });
    let best = parts.flatten().max_by(|a, b| a.1.total_cmp(&b.1));
    best.filter(|(_, gain)| *gain > 0.0)
}

/// Whether a command moves ratings that players have already seen.
fn changes_the_past(command: &Command, before: Option<&ClubView>) -> bool {
    match command {
        Command::Record(evening) => {
            let last = before.and_then(|view| view.book.last_date());
            evening.of.is_some() || last.is_some_and(|last| evening.date < last)
        }
        Command::DeleteTournament(_)
        | Command::Prehistory(_)
        | Command::Params { .. }
        | Command::Merge { .. }
        | Command::TakeBack { .. }
        | Command::RestoreTournament { .. } => true,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;

    use super::*;
    use crate::domain::{Arg, Book, Entry, Kind, Pair, Player, Scoring, Tournament};

    /// A club of four equals who played one evening.
    fn played() -> ClubView {
        let mut book = Book::default();
        for name in ["Ann Lee", "Bo Ray", "Cy Dow", "Di Fox"] {
            let id = book.next_player();
            book.players.insert(id, Player::new(id, name, 0.0));
        }
        let pair = |a, b, result| Pair::new(PlayerId(a), PlayerId(b), Some(result));
        let evening = Tournament {
            id: book.next_tournament(),
            entry: Entry(1),
            date: date(2026, 3, 4),
            title: String::new(),
            kind: Kind::Rated,
            scoring: Scoring::Percent,
            boards: None,
            fields: vec![vec![pair(1, 2, 55.2), pair(3, 4, 44.8)]],
        };
        book.tournaments.insert(evening.id, evening);
        ClubView::of(book, "club.tandem".into())
    }

    fn evening() -> Evening {
        Evening {
            of: None,
            date: date(2026, 3, 4),
            title: String::new(),
            kind: Kind::Rated,
            scoring: Scoring::Percent,
            boards: None,
            fields: Vec::new(),
        }
    }

    #[test]
    fn the_largest_change_is_told_as_the_table_beside_it_shows_it() {
        let view = played();
        let growth = view.book.next_params().growth;
        assert!(growth > 0.0, "it would be the same with it");
        let told = summary(Lang::EN, &view, &evening(), false);
        assert_eq!(told.id, "toast-evening-best");
        // Equals against equals: 5.2 % above the norm, 20/2 points each.
        assert_eq!(told.args["gain"], Arg::Text("+52.0".to_owned()));
        let told = Lang::EN.say(&told);
        assert!(told.ends_with("+52.0"), "{told}");
    }

    #[test]
    fn after_a_change_of_the_past_nobody_is_said_to_have_won_most() {
        let told = summary(Lang::EN, &played(), &evening(), true);
        assert_eq!(told.id, "toast-evening");
    }
}
