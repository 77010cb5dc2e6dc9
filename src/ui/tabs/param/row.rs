//! One coefficient: symbol, value in blue, meaning, range, origin.

use egui::{Button, RichText, Ui};

use super::fields::{Fields, range};
use super::sets::{age_text, shown};
use super::words::{Words, words};
use crate::domain::{AgeUnit, Notice, Params, Symbol};
use crate::ui::widgets::{choices, input};
use crate::ui::{Cx, theme};

const FIELD: f32 = 110.0;

/// Draws one coefficient; whether the user turned to it in this frame.
pub(super) fn row(
    ui: &mut Ui,
    cx: &Cx<'_>,
    fields: &mut Fields,
    symbol: Symbol,
    selected: bool,
    explained: &mut Option<Symbol>,
) -> bool {
    let words = words(symbol);
    let name = field_name(cx, symbol, &words);
    let mut turned = false;
    ui.horizontal(|ui| {
        let heading = format!("{} – {}", symbol.word(), cx.text(words.name));
        turned |= ui.scope(|ui| title(ui, selected, heading)).inner;
        turned |= why(ui, cx, symbol, explained);
    });
    ui.horizontal(|ui| {
        turned |= if symbol == Symbol::Age {
            age(ui, cx, fields)
        } else {
            let response = input(ui, cx.palette, &name, fields.text(symbol), FIELD);
            response.gained_focus() || response.changed()
        };
        if symbol == Symbol::Forget {
            ui.label("%");
        }
        default(ui, cx, fields, symbol);
    });
    if let Err(notice) = fields.value(symbol) {
        ui.colored_label(cx.palette.error, cx.say(&notice));
    }
    ui.label(cx.text(words.meaning));
    if *explained == Some(symbol) {
        ui.add_space(theme::GAP_SMALL);
        ui.label(cx.text(words.more));
    }
    let about = Notice::new("param-about")
        .with("range", range(symbol))
        .with("origin", cx.text(words.origin));
    let about = if symbol == Symbol::Age {
        cx.text(words.origin)
    } else {
        cx.say(&about)
    };
    ui.label(RichText::new(about).small().weak());
    ui.add_space(theme::GAP);
    turned
}

/// The title of a coefficient, flush with the field below; the ground of the
/// chosen one reaches beyond it. Whether it was clicked.
fn title(ui: &mut Ui, selected: bool, heading: String) -> bool {
    ui.spacing_mut().button_padding.x = 0.0;
    let widgets = &mut ui.visuals_mut().widgets;
    for look in [
        &mut widgets.inactive,
        &mut widgets.hovered,
        &mut widgets.active,
    ] {
        look.expansion = theme::GAP_SMALL;
    }
    let heading = RichText::new(heading).strong();
    ui.selectable_label(selected, heading).clicked()
}

/// A "?" that shows the coefficient explained at length, and hides it again.
fn why(ui: &mut Ui, cx: &Cx<'_>, symbol: Symbol, explained: &mut Option<Symbol>) -> bool {
    let shown = *explained == Some(symbol);
    let name = cx.text_with("param-explain", "symbol", symbol.word());
    let button = ui.add(Button::new("?").selected(shown));
    let button = button.on_hover_text(&name).accessible_name(name);
    if button.clicked() {
        *explained = (!shown).then_some(symbol);
    }
    button.clicked()
}

fn field_name(cx: &Cx<'_>, symbol: Symbol, words: &Words) -> String {
    let name = Notice::new("param-field")
        .with("symbol", symbol.word())
        .with("name", cx.text(words.name));
    cx.say(&name)
}

/// The default, as a button that puts it back when something else is typed.
fn default(ui: &mut Ui, cx: &Cx<'_>, fields: &mut Fields, symbol: Symbol) {
    let usual = Params::default();
    let text = shown(cx, symbol, &usual);
    if fields.value(symbol).as_ref() == Ok(&symbol.get(&usual)) {
        ui.weak(cx.text_with("param-default", "value", text));
        return;
    }
    let name = Notice::new("param-reset-name")
        .with("symbol", symbol.word())
        .with("value", text.as_str());
    if ui
        .button(cx.text_with("param-reset", "value", text))
        .accessible_name(cx.say(&name))
        .clicked()
    {
        fields.put(symbol, symbol.get(&usual), cx.lang);
    }
}

/// The unit of age is chosen, not typed.
fn age(ui: &mut Ui, cx: &Cx<'_>, fields: &mut Fields) -> bool {
    let mut turned = false;
    let before = fields.value(Symbol::Age).ok();
    let mut chosen = before;
    let ways = [(0.0, AgeUnit::Tournaments), (1.0, AgeUnit::Weeks)];
    let ways = ways.map(|(value, unit)| (Some(value), cx.text(age_text(unit))));
    for response in choices(ui, &mut chosen, ways) {
        turned |= response.clicked() || response.gained_focus();
    }
    if let Some(value) = chosen.filter(|_| chosen != before) {
        fields.put(Symbol::Age, value, cx.lang);
    }
    turned
}
