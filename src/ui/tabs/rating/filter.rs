//! The bar above the standings: who is shown, as of when, how many bars.

use egui::{Button, Label, ScrollArea, Ui};

use super::Rating;
use super::list::{Filter, List};
use crate::domain::{Date, Notice};
use crate::ui::shortcut::PageCommand;
use crate::ui::theme::ROW;
use crate::ui::widgets::{SHORT_FIELD, columns_button, count, input, search, settle_date};
use crate::ui::{Action, Cx};

/// Dates shown at once in the list of tournaments.
const DATES_SHOWN: f32 = 12.0;

/// What is chosen in the bar.
pub(super) struct Choices<'a> {
    pub(super) filter: &'a mut Filter,
    /// Bars in the chart at most.
    pub(super) bars: &'a mut usize,
    /// Whether it is shown how sure the ratings are.
    pub(super) doubt: &'a mut bool,
}

pub(super) fn show(ui: &mut Ui, cx: &mut Cx<'_>, choices: Choices<'_>, list: &List) {
    let Choices {
        filter,
        bars,
        doubt,
    } = choices;
    ui.horizontal_wrapped(|ui| {
        let name = cx.text("rating-search");
        whole(ui, &name);
        search(ui, cx, &name, &mut filter.search);
        ui.separator();
        as_of(ui, cx, filter);
        ui.separator();
        let shown = Notice::new("rating-shown")
            .with("shown", list.len())
            .with("all", list.all());
        ui.weak(cx.say(&shown));
    });
    ui.horizontal_wrapped(|ui| {
        number(ui, cx, "rating-recent", &mut filter.recent, 0..=9999);
        ui.separator();
        number(ui, cx, "rating-least", &mut filter.least, 0..=9999);
        ui.separator();
        number(ui, cx, "rating-bars", bars, 1..=Rating::MOST_BARS);
        ui.separator();
        PageCommand::Doubt.toggle(ui.ctx(), doubt);
        ui.checkbox(doubt, cx.text("rating-doubt"))
            .on_hover_text(cx.text("rating-col-doubt-hint"));
        if cx.view.retired() > 0 {
            PageCommand::Retired.toggle(ui.ctx(), &mut filter.retired);
            ui.checkbox(&mut filter.retired, cx.text("rating-retired"));
        }
        if ui.button(cx.text("rating-people")).clicked() {
            cx.act(Action::People);
        }
        columns_button(ui, cx);
    });
    let since = cx.view.companion.get().filter(|_| *doubt);
    if let Some(date) = since.and_then(|companion| companion.since()) {
        ui.weak(cx.say(&Notice::new("confidence-since").with("date", date)));
    }
    if filter.day().is_err() {
        ui.colored_label(cx.palette.error, cx.text("rating-as-of-wrong"));
    }
}

/// A label that is never broken into two lines.
fn whole(ui: &mut Ui, text: &str) {
    ui.add(Label::new(text).extend());
}

fn number(
    ui: &mut Ui,
    cx: &Cx<'_>,
    id: &'static str,
    value: &mut usize,
    range: std::ops::RangeInclusive<usize>,
) {
    let name = cx.text(id);
    whole(ui, &name);
    count(ui, cx.palette, &name, value, range);
}

fn as_of(ui: &mut Ui, cx: &Cx<'_>, filter: &mut Filter) {
    let name = cx.text("rating-as-of");
    whole(ui, &name);
    let field = input(ui, cx.palette, &name, &mut filter.as_of, SHORT_FIELD)
        .on_hover_text(cx.text("rating-as-of-hint"));
    settle_date(cx.lang, &field, &mut filter.as_of);
    ui.menu_button(cx.text("rating-as-of-choose"), |ui| {
        if let Some(date) = choose_date(ui, cx) {
            filter.as_of = cx.lang.typed_date(date);
            ui.close();
        }
    });
    let now = Button::new(cx.text("rating-as-of-now"));
    let now = ui.add_enabled(!filter.as_of.is_empty(), now);
    if PageCommand::RatingsOfNow.pressed(&now) {
        filter.as_of.clear();
    }
}

/// The tournaments, newest first, to choose a day from.
fn choose_date(ui: &mut Ui, cx: &Cx<'_>) -> Option<Date> {
    let events = &cx.view.replay.tournaments;
    let mut chosen = None;
    ScrollArea::vertical()
        .max_height(ROW * DATES_SHOWN)
        .show_rows(ui, ROW, events.len(), |ui, shown| {
            for event in events.iter().rev().skip(shown.start).take(shown.len()) {
                let title = cx.view.book.tournaments.get(&event.id);
                let title = title.map_or("", |tournament| &tournament.title);
                let text = format!("{}  {title}", cx.lang.date(event.date));
                if ui.button(text.trim_end()).clicked() {
                    chosen = Some(event.date);
                }
            }
        });
    chosen
}
