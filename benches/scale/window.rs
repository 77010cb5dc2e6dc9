//! Frames of the window over a club: what each costs the processor up to the
//! triangles that are handed to the graphics card, and the memory of it all.

use std::path::Path;
use std::time::{Duration, Instant};

use eframe::App as _;
use egui::{
    Context, Event, Key, Modifiers, MouseWheelSource, MouseWheelUnit, RawInput, Rect, TouchPhase,
    pos2, vec2,
};
use jiff::civil::date;
use tandem::i18n::Lang;
use tandem::ui::{App, Start};

use crate::figures::{milliseconds, peak_memory, processor, tell};

/// How long all that threads work out may take.
const PATIENCE: Duration = Duration::from_secs(1800);

/// The window on a 1920 × 1080 screen.
struct Window {
    ctx: Context,
    app: App,
    frame: eframe::Frame,
    seconds: f64,
    /// What each frame since the last report cost.
    costs: Vec<Duration>,
}

/// Opens the club and goes through it as a user does.
pub(crate) fn measure(path: &Path) {
    let mut window = Window::open(path);
    tell("memory of the window", peak_memory(), "MiB");
    for (name, key) in [
        ("Param", Key::Num1),
        ("Tourn", Key::Num2),
        ("Hist", Key::Num3),
        ("Rating", Key::Num4),
        ("Statistic", Key::Num5),
        ("Championship", Key::Num6),
    ] {
        window.press(Modifiers::COMMAND, key);
        window.scroll();
        window.report(name);
    }
    window.press(Modifiers::COMMAND, Key::Num4);
    window.press(Modifiers::COMMAND, Key::F);
    window.costs.clear();
    window.type_in("mar");
    window.report("Rating, searching a name");
    window.press(Modifiers::COMMAND, Key::K);
    window.type_in("mar");
    window.report("command palette, searching");
    tell("memory of the window in the end", peak_memory(), "MiB");
}

impl Window {
    /// Waits for everything that threads bring.
    fn open(path: &Path) -> Self {
        // As the program does while the system makes its window.
        Lang::read_ahead();
        let ctx = Context::default();
        let start = Start {
            club: Some(path.to_owned()),
            lang: Some(Lang::EN),
            today: Some(date(2026, 7, 1)),
            folder: path.parent().map(Path::to_owned),
            ..Start::default()
        };
        let mut window = Self {
            app: App::new(&ctx, start),
            ctx,
            frame: eframe::Frame::_new_kittest(),
            seconds: 0.0,
            costs: Vec::new(),
        };
        let begun = Instant::now();
        let is_ready = |app: &App| {
            app.view()
                .is_some_and(|view| view.companion.get().is_some())
        };
        while !is_ready(&window.app) {
            assert!(begun.elapsed() < PATIENCE, "it does not open");
            std::thread::sleep(Duration::from_millis(20));
            window.show(Vec::new());
        }
        window.report("opening");
        // Nobody reads faster than in half a second.
        for _ in 0..30 {
            window.show(Vec::new());
        }
        window.report("after opening");
        window
    }

    /// One frame with these events.
    fn show(&mut self, events: Vec<Event>) {
        self.seconds += 1.0 / 60.0;
        let input = RawInput {
            screen_rect: Some(Rect::from_min_size(pos2(0.0, 0.0), vec2(1920.0, 1080.0))),
            time: Some(self.seconds),
            events,
            ..RawInput::default()
        };
        let before = processor();
        let (app, frame) = (&mut self.app, &mut self.frame);
        let mut output = self.ctx.run_ui(input, |ui| {
            app.logic(ui, frame);
            app.ui(ui, frame);
        });
        let triangles = self.ctx.tessellate(output.shapes, output.pixels_per_point);
        self.costs.push(processor() - before);
        assert!(!triangles.is_empty());
        // No renderer takes the glyphs here.
        output.textures_delta.clear();
    }

    /// A key, and the frames until everything has its place.
    fn press(&mut self, modifiers: Modifiers, key: Key) {
        let event = |pressed| Event::Key {
            key,
            physical_key: None,
            pressed,
            repeat: false,
            modifiers,
        };
        self.show(vec![event(true)]);
        self.show(vec![event(false)]);
        self.rest();
    }

    fn type_in(&mut self, text: &str) {
        for letter in text.chars() {
            self.show(vec![Event::Text(letter.to_string())]);
            self.rest();
        }
    }

    fn rest(&mut self) {
        for _ in 0..5 {
            self.show(Vec::new());
        }
    }

    /// Turns the wheel over the middle, down and to the right.
    fn scroll(&mut self) {
        self.show(vec![Event::PointerMoved(pos2(960.0, 640.0))]);
        for turn in 0..60 {
            let delta = match turn % 2 {
                0 => vec2(0.0, -400.0),
                _ => vec2(-200.0, 0.0),
            };
            self.show(vec![Event::MouseWheel {
                unit: MouseWheelUnit::Point,
                delta,
                phase: TouchPhase::Move,
                source: MouseWheelSource::Wheel,
                modifiers: Modifiers::NONE,
            }]);
        }
        self.rest();
    }

    /// The usual and the worst frame since the last report.
    fn report(&mut self, name: &str) {
        self.costs.sort();
        let [usual, worst] =
            [self.costs.len() / 2, self.costs.len() - 1].map(|at| milliseconds(self.costs[at]));
        tell(&format!("{name}: usual frame"), usual, "ms");
        tell(&format!("{name}: worst frame"), worst, "ms");
        self.costs.clear();
    }
}
