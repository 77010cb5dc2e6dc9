//! The live picture: what the typed values do, beside the values in force.

use egui::Ui;
use egui_plot::PlotPoint;

use super::shapes::{self, Shape};
use crate::domain::{Notice, Params, Symbol};
use crate::exchange::Chart;
use crate::i18n::Lang;
use crate::ui::tabs::exported::chart;
use crate::ui::widgets::{Axes, PlotLine, curves};
use crate::ui::{Cx, theme};

const HEIGHT: f32 = 300.0;

/// What can be pictured.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Picture {
    /// Handicap against tournaments together.
    #[default]
    Handicap,
    /// Shares of the partners against the difference of their ratings.
    Split,
    /// Percent against IMPs for several sizes of the field.
    Imps,
    /// Weight of a tournament together against its age.
    Memory,
    /// A player's change against the percent above the norm.
    Jump,
    /// The norm against the advantage in rating.
    Norm,
}

/// Identifiers of the words around one picture.
struct Words {
    tab: &'static str,
    title: &'static str,
    x: &'static str,
    y: &'static str,
    hover: &'static str,
}

macro_rules! words {
    ($word:literal) => {
        Words {
            tab: concat!("param-picture-", $word),
            title: concat!("param-title-", $word),
            x: concat!("param-x-", $word),
            y: concat!("param-y-", $word),
            hover: concat!("param-hover-", $word),
        }
    };
}

impl Picture {
    /// In the order offered.
    const ALL: [Self; 6] = [
        Self::Handicap,
        Self::Split,
        Self::Imps,
        Self::Memory,
        Self::Jump,
        Self::Norm,
    ];

    /// The picture that belongs to a coefficient. The length of the main
    /// figure has none.
    pub(super) const fn of(symbol: Symbol) -> Option<Self> {
        match symbol {
            Symbol::Jump | Symbol::Growth => Some(Self::Jump),
            Symbol::Base => Some(Self::Norm),
            Symbol::Handicap | Symbol::Learning | Symbol::Boards => Some(Self::Handicap),
            Symbol::Forget | Symbol::Age | Symbol::Window => Some(Self::Memory),
            Symbol::Split => Some(Self::Split),
            Symbol::Strength => Some(Self::Imps),
            Symbol::Last => None,
        }
    }

    const fn words(self) -> Words {
        match self {
            Self::Handicap => words!("handicap"),
            Self::Split => words!("split"),
            Self::Imps => words!("imps"),
            Self::Memory => words!("memory"),
            Self::Jump => words!("jump"),
            Self::Norm => words!("norm"),
        }
    }

    fn shapes(self, params: &Params) -> Vec<Shape> {
        match self {
            Self::Handicap => shapes::handicap(params),
            Self::Split => shapes::split(params),
            Self::Imps => shapes::imps(params),
            Self::Memory => shapes::memory(params),
            Self::Jump => shapes::jump(params),
            Self::Norm => shapes::norm(params),
        }
    }
}

/// The picture shown, and its curves as last computed.
#[derive(Default)]
pub(super) struct Pictures {
    /// Which one is shown.
    pub(super) shown: Picture,
    drawn: Option<(Picture, Params, Params, Lang)>,
    curves: Vec<PlotLine>,
}

impl Pictures {
    /// Draws the chooser and the picture.
    pub(super) fn ui(&mut self, ui: &mut Ui, cx: &Cx<'_>, applied: &Params, typed: &Params) {
        ui.horizontal_wrapped(|ui| {
            for picture in Picture::ALL {
                let words = picture.words();
                ui.selectable_value(&mut self.shown, picture, cx.text(words.tab));
            }
        });
        ui.add_space(theme::GAP_SMALL);
        self.compute(cx.lang, applied, typed);
        let words = self.shown.words();
        let axes = self.axes(typed, cx.lang);
        let (lang, unit) = (cx.lang, typed.age.word());
        curves(ui, cx, &axes, &self.curves, move |name, point| {
            lang.say(&hover(words.hover, name, point).with("unit", unit))
        });
        if applied != typed {
            ui.weak(cx.text("param-dashed"));
        }
    }

    fn axes(&self, typed: &Params, lang: Lang) -> Axes {
        let words = self.shown.words();
        Axes {
            id: words.title,
            title: lang.say(&Notice::new(words.title).with("boards", typed.boards)),
            x: lang.say(&Notice::new(words.x).with("unit", typed.age.word())),
            y: lang.text(words.y),
            height: HEIGHT,
            counts: false,
        }
    }

    /// The picture shown last, to be exported.
    pub(super) fn chart(&self, typed: &Params, lang: Lang) -> Chart {
        chart(&self.axes(typed, lang), &self.curves, lang)
    }

    fn compute(&mut self, lang: Lang, applied: &Params, typed: &Params) {
        let key = (self.shown, *applied, *typed, lang);
        if self.drawn == Some(key) {
            return;
        }
        self.drawn = Some(key);
        let new = self.shown.shapes(typed);
        let old = self.shown.shapes(applied);
        let mut curves = drawn(lang, &new, false);
        if new != old {
            curves.extend(drawn(lang, &old, true));
        }
        self.curves = curves;
    }
}

fn drawn(lang: Lang, shapes: &[Shape], dashed: bool) -> Vec<PlotLine> {
    let curve = |(series, shape): (usize, &Shape)| {
        let name = lang.say(&shape.name);
        PlotLine {
            name: if dashed {
                lang.say(&Notice::new("param-curve-now").with("name", name))
            } else {
                name
            },
            points: shape
                .points
                .iter()
                .map(|[x, y]| PlotPoint::new(*x, *y))
                .collect(),
            series,
            dashed,
        }
    };
    shapes.iter().enumerate().map(curve).collect()
}

fn hover(id: &'static str, name: &str, point: PlotPoint) -> Notice {
    let round = |value: f64| (value * 100.0).round() / 100.0;
    Notice::new(id)
        .with("name", name)
        .with("x", round(point.x))
        .with("y", round(point.y))
}
