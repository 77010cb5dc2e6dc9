//! Two windows that close once their first frame is on the screen.

use std::path::PathBuf;

use eframe::{App, CreationContext, Frame, NativeOptions, Renderer};
use egui::{Context, Ui, ViewportBuilder, ViewportCommand};
use tandem::i18n::Lang;
use tandem::ui::{self, Start};

/// A window that closes in its second frame: the first one is drawn then.
struct Once<A> {
    shows: A,
    drawn: bool,
}

/// Shows nothing.
struct Nothing;

impl App for Nothing {
    fn ui(&mut self, _: &mut Ui, _: &mut Frame) {}
}

impl<A: App> App for Once<A> {
    fn logic(&mut self, ctx: &Context, frame: &mut Frame) {
        self.shows.logic(ctx, frame);
        match self.drawn {
            true => ctx.send_viewport_cmd(ViewportCommand::Close),
            false => ctx.request_repaint(),
        }
        self.drawn = true;
    }

    fn ui(&mut self, ui: &mut Ui, frame: &mut Frame) {
        self.shows.ui(ui, frame);
    }
}

pub(crate) fn empty() {
    run(|_| Nothing);
}

/// Tandem with a club to open.
pub(crate) fn tandem(club: PathBuf) {
    let start = Start {
        folder: club.parent().map(PathBuf::from),
        club: Some(club),
        lang: Some(Lang::EN),
        ..Start::default()
    };
    run(|cc| ui::App::new(&cc.egui_ctx, start));
}

fn run<A: App + 'static>(shows: impl FnOnce(&CreationContext<'_>) -> A) {
    let options = NativeOptions {
        viewport: ViewportBuilder::default().with_inner_size([1200.0, 740.0]),
        renderer: Renderer::Glow,
        ..Default::default()
    };
    let once = |cc: &CreationContext<'_>| -> Box<dyn App> {
        Box::new(Once {
            shows: shows(cc),
            drawn: false,
        })
    };
    eframe::run_native("Start", options, Box::new(|cc| Ok(once(cc)))).expect("a screen");
}
