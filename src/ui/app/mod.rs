//! The program: takes the worker's replies, draws the tab, carries out what
//! was asked.

mod actions;
mod backups;
mod guide;
mod letters;
mod palette;
mod people;
mod place;
mod replies;
mod search;
mod warning;

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use egui::{CentralPanel, Context, Event, Frame, Key, Panel, Ui, Visuals};

use self::letters::Letters;
use super::dialogs::{Dialogs, Scene, Working};
use super::import::Import;
use super::menu::MenuKeys;
use super::settings::Settings;
use super::shortcut::{CALCULATE, Offers, Sight, WindowCommand};
use super::spoken::Spoken;
use super::tabs::{Calculators, Tabs};
use super::toast::{NextStep, Toasts};
use super::widgets::keyboard::{self, Place};
use super::{Action, Base, Cx, Tab, menu, theme, welcome};
use crate::club::ClubView;
use crate::domain::{Date, Notice};
use crate::i18n::Lang;
use crate::jobs::{Reply, Request, Worker};

/// Seconds without a change after which settings are written.
const SETTINGS_PAUSE: f64 = 0.5;

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
    calculators: Calculators,
    /// When settings not yet on disk changed last, in seconds of the window.
    settings_changed: Option<f64>,
    tab: Tab,
    /// The tab that was drawn last.
    drawn: Tab,
    /// Where the keyboard is in the menus.
    menu_keys: MenuKeys,
    /// The import under way; it is shown instead of the tabs.
    import: Option<Import>,
    /// Whether an evening was sent to be recorded, and is not answered yet.
    recording: bool,
    /// The import of an old workbook under way.
    working: Option<Working>,
    dialogs: Dialogs,
    toasts: Toasts,
    /// Why a backup that was due was not made, until it is put away or one is
    /// made by hand.
    trouble: Option<Notice>,
    /// Why nothing reaches the club file; nothing while it does.
    unsaved: Option<Notice>,
    /// What is to be told from the last time, until it is put away.
    untold: Option<Notice>,
    /// Whether the window may close though something typed goes with it.
    leaving: bool,
    /// Whether the key that calculates was pressed while a dialog was open.
    answered: bool,
    actions: Vec<Action>,
    letters: Letters,
}

impl App {
    /// Sets the look up and begins to open the club.
    pub fn new(ctx: &Context, start: Start) -> Self {
        theme::install(ctx);
        ctx.add_plugin(Offers::default());
        ctx.add_plugin(Place::default());
        ctx.add_plugin(Spoken {
            lang: start.lang.unwrap_or_default(),
        });
        let settings = Settings::load(start.settings.as_deref());
        ctx.set_zoom_factor(settings.zoom);
        settings.window.put(ctx, settings.zoom);
        let waker = ctx.clone();
        let worker = Worker::start(move || waker.request_repaint());
        worker.ask(Request::KeepBackups(settings.backups.clone()));
        let last = settings.recent.first();
        let club = start
            .club
            .clone()
            .or_else(|| last.filter(|_| settings.reopen).cloned());
        let opening = club.is_some();
        if let Some(path) = club {
            worker.ask(Request::Open(path));
        }
        let tabs = Tabs::new(settings.doubt, settings.tables);
        let mut app = Self {
            tab: settings.tab,
            drawn: settings.tab,
            calculators: Calculators::new(settings.calculators.clone()),
            settings_changed: None,
            saved_settings: settings.clone(),
            settings,
            start,
            worker,
            view: None,
            opening,
            tabs,
            menu_keys: MenuKeys::default(),
            import: None,
            recording: false,
            working: None,
            dialogs: Dialogs::default(),
            toasts: Toasts::default(),
            trouble: None,
            unsaved: None,
            untold: None,
            leaving: false,
            answered: false,
            actions: Vec::new(),
            letters: Letters::default(),
        };
        app.untold = app.settings.untold.take();
        app
    }

    /// The club that is open.
    pub fn view(&self) -> Option<&Arc<ClubView>> {
        self.view.as_ref()
    }

    /// The language of the window.
    pub fn lang(&self) -> Lang {
        self.start
            .lang
            .or(self.settings.lang)
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

    fn flush_drafts(&mut self) {
        if self.view.is_some()
            && let Some(drafts) = self.tabs.tourn.unsaved()
        {
            self.worker.ask(Request::SaveDrafts(drafts));
        }
        if self.view.is_some()
            && let Some(drafts) = self.tabs.championship.unsaved()
        {
            self.worker.ask(Request::SaveSessionDrafts(drafts));
        }
    }

    fn keep_settings(&mut self, ctx: &Context) {
        self.settings.zoom = ctx.zoom_factor();
        self.settings.window.follow(ctx);
        self.settings.tab = self.tab;
        self.settings.doubt = self.tabs.rating.doubt;
        self.settings.tables = self.tabs.tables();
        if let Some(inputs) = self.calculators.changed(&self.settings.calculators) {
            self.settings.calculators = inputs;
        }
        let now = ctx.input(|input| input.time);
        if self.settings != self.saved_settings {
            self.saved_settings = self.settings.clone();
            self.settings_changed = Some(now);
        }
        // Not at every keystroke: a disk may be slow to answer.
        match self
            .settings_changed
            .map(|since| since + SETTINGS_PAUSE - now)
        {
            Some(left) if left > 0.0 => {
                ctx.request_repaint_after(Duration::from_secs_f64(left));
            }
            Some(_) => {
                self.settings_changed = None;
                self.settings.save(self.start.settings.as_deref());
            }
            None => {}
        }
    }

    fn tab_ui(&mut self, ui: &mut Ui) {
        let view = self.view.clone();
        if view.is_none() && !self.tab.is_calculator() {
            return self.welcome_ui(ui);
        }
        let mut base = Base {
            lang: self.lang(),
            palette: theme::worn(ui.visuals()),
            today: self.today(),
            actions: &mut self.actions,
        };
        match &view {
            Some(view) if let Some(import) = &mut self.import => {
                import.ui(ui, &mut Cx { view, base });
            }
            Some(view) if !self.tab.is_calculator() => {
                self.tabs.ui(self.tab, ui, &mut Cx { view, base });
            }
            _ => self.calculators.ui(self.tab, ui, &mut base),
        }
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
            welcome::Choice::Recent(_) if self.import.is_some() => {
                self.refuse(&Notice::new("import-first"));
            }
            welcome::Choice::Recent(path) => {
                self.flush_drafts();
                self.worker.ask(Request::Open(path));
            }
        }
    }

    fn overlays(&mut self, ctx: &Context) {
        let palette = theme::worn(&ctx.style_of(ctx.theme()).visuals);
        let lang = self.lang();
        let scene = Scene {
            lang,
            palette,
            view: self.view.as_ref(),
            answered: std::mem::take(&mut self.answered),
        };
        if let Some(working) = &self.working {
            working.ui(ctx, &scene);
        } else if let Some(answer) = self.dialogs.ui(ctx, &scene) {
            self.answer(ctx, answer);
        }
        match self.toasts.ui(ctx, lang, palette) {
            Some(NextStep::Undo) => self.worker.ask(Request::Undo),
            Some(NextStep::Redo) => self.worker.ask(Request::Redo),
            Some(NextStep::ShowFolder(folder)) => self.show_folder(&folder),
            None => {}
        }
        self.close_message(ctx);
        if self.toasts.is_new() {
            ctx.request_repaint();
        }
    }
}

/// Whether the key that calculates went down: held from before, it would answer
/// the question that it led to.
fn was_pressed(events: &[Event]) -> bool {
    let is_new = |event: &Event| {
        matches!(event, Event::Key { key, pressed: true, repeat: false, modifiers, .. }
            if *key == CALCULATE.logical_key && modifiers.matches_logically(CALCULATE.modifiers))
    };
    events.iter().any(is_new)
}

/// Whether it is a key that does something wherever the keyboard is, and so is
/// not meant for a menu that is open.
fn is_shortcut(event: &Event) -> bool {
    matches!(event, Event::Key { key, pressed: true, modifiers, .. }
        if modifiers.command || *key == Key::F1)
}

impl eframe::App for App {
    fn logic(&mut self, ctx: &Context, _frame: &mut eframe::Frame) {
        if self.dialogs.is_open() {
            // Not for the sheet that lies behind the dialog.
            self.answered = ctx.input(|input| was_pressed(&input.events));
            ctx.input_mut(|input| input.consume_shortcut(&CALCULATE));
        }
        let replies: Vec<Reply> = self.worker.replies().collect();
        for reply in replies {
            self.reply(ctx, reply);
        }
        let dropped = ctx.input_mut(|input| std::mem::take(&mut input.raw.dropped_files));
        let dropped: Vec<PathBuf> = dropped.iter().map(|file| file.path().to_owned()).collect();
        if !dropped.is_empty() && !self.dialogs.is_open() && self.working.is_none() {
            self.dropped(ctx, dropped);
        }
        if !self.is_covered(ctx) {
            if ctx.input(|input| input.events.iter().any(is_shortcut)) {
                self.menu_keys.close(ctx);
            }
            for command in WindowCommand::pressed(ctx) {
                self.command(ctx, command);
            }
        }
        self.may_close(ctx);
        theme::wear(ctx, self.settings.look);
        self.keep_settings(ctx);
    }

    fn ui(&mut self, ui: &mut Ui, _frame: &mut eframe::Frame) {
        let ctx = ui.ctx().clone();
        let lang = self.lang();
        let view = self.view.clone();
        let offered = Offers::of_page(&ctx);
        let mut bar = menu::Bar {
            lang,
            covered: self.is_covered(&ctx),
            settings: &mut self.settings,
            keys: &mut self.menu_keys,
            sight: Sight {
                view: view.as_deref(),
                tab: self.tab,
                offered: &offered,
            },
            importing: self.import.is_some(),
        };
        let frame = theme::bare(Frame::side_top_panel(ui.style()));
        let chosen = Panel::top("menu").frame(frame).show(ui, |ui| bar.ui(ui));
        let chosen = chosen.inner;
        if self.settings.lang != self.saved_settings.lang {
            // Chosen in the menu: it holds from now on.
            self.start.lang = None;
        }
        if let Some(choice) = chosen {
            self.choose(&ctx, choice);
        }
        ctx.with_plugin(|spoken: &mut Spoken| spoken.lang = self.lang());
        self.warning_ui(ui);
        self.guide_ui(ui);
        self.toasts.make_room(ui);
        self.follow_tab(&ctx);
        let frame = theme::bare(Frame::central_panel(ui.style()));
        CentralPanel::default().frame(frame).show(ui, |ui| {
            if !self.opening {
                keyboard::begin_here(ui);
            }
            self.tab_ui(ui);
        });
        if !self.is_covered(&ctx) {
            self.refuse_calculation(&ctx);
        }
        for action in std::mem::take(&mut self.actions) {
            self.act(&ctx, action);
        }
        self.overlays(&ctx);
        self.letters.draw_ahead(&ctx, lang, view.as_deref());
    }

    fn clear_color(&self, visuals: &Visuals) -> [f32; 4] {
        visuals.panel_fill.to_normalized_gamma_f32()
    }

    fn on_exit(&mut self, _gl: Option<&eframe::glow::Context>) {
        self.flush_drafts();
        if let Some(inputs) = self.calculators.changed(&self.settings.calculators) {
            self.settings.calculators = inputs;
        }
        self.close_unseen();
        self.settings.save(self.start.settings.as_deref());
    }
}
