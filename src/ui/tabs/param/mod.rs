//! The tab Param: every coefficient in blue, a live picture of what it does,
//! applying, the dated sets, and the check on the club's own history.

mod apply;
mod check;
mod fields;
mod loss;
mod picture;
mod row;
mod sets;
mod shapes;
mod table;
mod words;

use egui::{CentralPanel, Frame, Margin, ScrollArea, Ui};

use crate::club::Moved;
use crate::domain::Symbol;
use crate::i18n::Lang;
use crate::rating::Best;
use crate::rating::backtest::Check;
use crate::report::export::Subject;
use crate::ui::tabs::exported::pane;
use crate::ui::widgets::{ColumnHelp, Divided, footed};
use crate::ui::{Cx, theme};
use table::coefficients;

/// Width of the list of coefficients, in points.
const LIST: f32 = 460.0;
/// The least of it.
const LEAST_LIST: f32 = 96.0;

/// What each coefficient means, at length, and the table of the sets.
pub(super) fn columns(lang: Lang) -> Vec<ColumnHelp> {
    let about = |symbol: Symbol| {
        let words = words::words(symbol);
        let texts = [words.meaning, words.more, words.origin].map(|id| lang.text(id));
        ColumnHelp {
            heading: format!("{} – {}", symbol.word(), lang.text(words.name)),
            meaning: texts.join(" "),
        }
    };
    let sets = ColumnHelp::of_headings(lang, sets::HEADINGS);
    Symbol::ALL.into_iter().map(about).chain(sets).collect()
}

/// State of the tab Param.
#[derive(Default)]
pub struct Param {
    key: Option<(u64, Lang)>,
    fields: fields::Fields,
    loss: loss::Loss,
    selected: Option<Symbol>,
    /// The coefficient explained at length.
    explained: Option<Symbol>,
    pictures: picture::Pictures,
    preview: apply::Preview,
    sets: sets::Sets,
    check: check::Check,
}

impl Param {
    /// The answer to [`Action::PreviewParams`](crate::ui::Action::PreviewParams):
    /// whose rating would move.
    pub fn show_preview(&mut self, moved: Vec<Moved>) {
        self.preview.show(moved);
    }

    /// Whether what was asked for by
    /// [`Action::Backtest`](crate::ui::Action::Backtest) is under way.
    pub fn searching(&mut self, under_way: bool) {
        self.check.searching(under_way);
    }

    /// How far the check itself is, from 0 to 1.
    pub fn checking(&mut self, done: f64) {
        self.check.checking(done);
    }

    /// How far the search for better values after it is, from 0 to 1.
    pub fn progress(&mut self, done: f64) {
        self.check.progress(done);
    }

    /// The first answer to [`Action::Backtest`](crate::ui::Action::Backtest):
    /// the norm beside what happened, in that state of the club.
    pub fn show_check(&mut self, check: Check, revision: u64) {
        self.check.show(check, revision);
    }

    /// Its second answer: the values that would have foretold best.
    pub fn show_best(&mut self, best: Best) {
        self.check.show_best(best);
    }

    /// What is on the screen: the coefficients in force, those typed, and the
    /// picture of what they do.
    pub fn on_screen(&self, lang: Lang) -> Subject {
        let (applied, typed) = (self.fields.applied(), self.fields.typed());
        let table = coefficients(applied, &typed, lang);
        let title = lang.text("param-heading");
        let chart = self.pictures.chart(&typed, lang);
        pane(
            "file-coefficients",
            [title, String::new()],
            &[&table],
            Some(chart),
        )
    }

    /// Draws the tab.
    pub fn ui(&mut self, ui: &mut Ui, cx: &mut Cx<'_>) {
        let key = Some((cx.view.revision, cx.lang));
        if self.key != key {
            self.key = key;
            self.fields.follow(*cx.view.book.next_params(), cx.lang);
        }
        footed(
            ui,
            "param-bar",
            &mut (self, cx),
            |ui, (param, cx)| param.page(ui, cx),
            |ui, (param, cx)| {
                // As far in as the panels above it.
                let margin = Margin::symmetric(theme::GAP as i8, 0);
                let mistake = param.loss.is_mistaken();
                Frame::NONE.inner_margin(margin).show(ui, |ui| {
                    apply::bar(ui, cx, &mut param.fields, mistake, &mut param.preview);
                });
            },
        );
    }

    fn page(&mut self, ui: &mut Ui, cx: &mut Cx<'_>) {
        let list = Divided::left("param-list", LIST, LEAST_LIST..=f32::INFINITY);
        list.show(ui, |ui| self.list(ui, cx));
        CentralPanel::default().show(ui, |ui| {
            ScrollArea::vertical().show(ui, |ui| self.right(ui, cx));
        });
    }

    fn list(&mut self, ui: &mut Ui, cx: &Cx<'_>) {
        ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            ui.heading(cx.text("param-heading"));
            ui.label(cx.text("param-intro"));
            ui.add_space(theme::GAP);
            for symbol in Symbol::ALL {
                let selected = self.selected == Some(symbol);
                let (fields, explained) = (&mut self.fields, &mut self.explained);
                let mut turned = row::row(ui, cx, fields, symbol, selected, explained);
                if symbol == Symbol::Handicap {
                    turned |= self.loss.ui(ui, cx, &mut self.fields);
                }
                if turned {
                    self.turn_to(symbol);
                }
            }
        });
    }

    /// Shows the picture that belongs to a coefficient.
    fn turn_to(&mut self, symbol: Symbol) {
        self.selected = Some(symbol);
        if let Some(picture) = picture::Picture::of(symbol) {
            self.pictures.shown = picture;
        }
    }

    fn right(&mut self, ui: &mut Ui, cx: &mut Cx<'_>) {
        self.preview.ui(ui, cx, &self.fields);
        let typed = self.fields.typed();
        self.pictures.ui(ui, cx, self.fields.applied(), &typed);
        ui.add_space(theme::GAP_LARGE);
        self.check.ui(ui, cx, &mut self.fields);
        ui.add_space(theme::GAP_LARGE);
        self.sets.ui(ui, cx);
    }
}
