//! Windows that tell when a frame of theirs is on the screen, and close.

use std::path::PathBuf;
use std::thread;

use eframe::{App, CreationContext, Frame, NativeOptions, Renderer};
use egui::{Context, Ui, ViewportBuilder, ViewportCommand, Visuals};
use tandem::i18n::Lang;
use tandem::ui::{self, Start};

/// A window that tells of the first frame it waits for when the next one
/// begins: by then it is on the screen.
struct Once<A> {
    shows: A,
    /// Whether what is shown now is waited for.
    waits_for: fn(&A) -> bool,
    drawn: bool,
}

/// Shows nothing.
struct Nothing;

impl App for Nothing {
    fn ui(&mut self, _: &mut Ui, _: &mut Frame) {}
}

impl<A: App> App for Once<A> {
    fn logic(&mut self, ctx: &Context, frame: &mut Frame) {
        if self.drawn {
            println!("drawn");
            return ctx.send_viewport_cmd(ViewportCommand::Close);
        }
        self.shows.logic(ctx, frame);
        self.drawn = (self.waits_for)(&self.shows);
        ctx.request_repaint();
    }

    fn ui(&mut self, ui: &mut Ui, frame: &mut Frame) {
        self.shows.ui(ui, frame);
    }

    fn clear_color(&self, visuals: &Visuals) -> [f32; 4] {
        self.shows.clear_color(visuals)
    }
}

pub(crate) fn empty() {
    run(|_| Nothing, |_| true);
}

/// Tandem with a club to open, up to its very first frame.
pub(crate) fn tandem(club: PathBuf) {
    thread::spawn(Lang::read_ahead);
    run(|cc| program(cc, club), |_| true);
}

/// Tandem up to the frame that shows the club.
pub(crate) fn with_club(club: PathBuf) {
    thread::spawn(Lang::read_ahead);
    run(|cc| program(cc, club), |app| app.view().is_some());
}

fn program(cc: &CreationContext<'_>, club: PathBuf) -> ui::App {
    let start = Start {
        folder: club.parent().map(PathBuf::from),
        club: Some(club),
        lang: Some(Lang::EN),
        ..Start::default()
    };
    ui::App::new(&cc.egui_ctx, start)
}

fn run<A: App + 'static>(shows: impl FnOnce(&CreationContext<'_>) -> A, waits_for: fn(&A) -> bool) {
    let options = NativeOptions {
        viewport: ViewportBuilder::default().with_inner_size([1200.0, 740.0]),
        renderer: Renderer::Glow,
        ..Default::default()
    };
    let once = |cc: &CreationContext<'_>| -> Box<dyn App> {
        Box::new(Once {
            shows: shows(cc),
            waits_for,
            drawn: false,
        })
    };
    eframe::run_native("Start", options, Box::new(|cc| Ok(once(cc)))).expect("a screen");
}
