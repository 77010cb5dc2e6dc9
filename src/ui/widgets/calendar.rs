//! A month to pick a date from, in the language of the window.

use egui::{Grid, Id, Popup, PopupCloseBehavior, Ui, vec2};
use jiff::ToSpan as _;

use crate::domain::Date;
use crate::ui::Cx;
use crate::ui::theme::ROW;

const MONTHS: [&str; 12] = [
    "tourn-month-1",
    "tourn-month-2",
    "tourn-month-3",
    "tourn-month-4",
    "tourn-month-5",
    "tourn-month-6",
    "tourn-month-7",
    "tourn-month-8",
    "tourn-month-9",
    "tourn-month-10",
    "tourn-month-11",
    "tourn-month-12",
];

/// A button that opens the month of `shown`; the day picked.
pub fn calendar_button(ui: &mut Ui, cx: &Cx<'_>, id: Id, shown: Date) -> Option<Date> {
    let name = cx.text("tourn-calendar");
    let button = ui.button("▼").on_hover_text(&name).accessible_name(name);
    if button.clicked() {
        ui.data_mut(|data| data.insert_temp(id, shown.first_of_month()));
    }
    Popup::menu(&button)
        .close_behavior(PopupCloseBehavior::CloseOnClickOutside)
        .show(|ui| {
            let month = ui.data(|data| data.get_temp(id));
            let month = month.unwrap_or(shown.first_of_month());
            let month = turn(ui, cx, month);
            ui.data_mut(|data| data.insert_temp(id, month));
            let picked = days(ui, cx, month, shown);
            if picked.is_some() {
                ui.close();
            }
            picked
        })
        .and_then(|popup| popup.inner)
}

/// The heading with a step to the neighbouring months.
fn turn(ui: &mut Ui, cx: &Cx<'_>, month: Date) -> Date {
    let step = |months: i32| month.checked_add(months.months()).unwrap_or(month);
    let mut turned = month;
    ui.horizontal(|ui| {
        let back = ui
            .button("<")
            .accessible_name(cx.text("tourn-month-before"));
        if back.clicked() {
            turned = step(-1);
        }
        let next = ui.button(">").accessible_name(cx.text("tourn-month-after"));
        if next.clicked() {
            turned = step(1);
        }
        let name = cx.text(MONTHS[month.month() as usize - 1]);
        ui.strong(format!("{name} {}", month.year()));
    });
    turned
}

fn days(ui: &mut Ui, cx: &Cx<'_>, month: Date, shown: Date) -> Option<Date> {
    let mut picked = None;
    let lead = month.weekday().to_monday_zero_offset();
    Grid::new("days").min_col_width(ROW).show(ui, |ui| {
        for day in cx.text("tourn-weekdays").split_whitespace() {
            ui.vertical_centered(|ui| ui.weak(day));
        }
        ui.end_row();
        for _ in 0..lead {
            ui.label("");
        }
        for day in 1..=month.days_in_month() {
            let Ok(date) = Date::new(month.year(), month.month(), day) else {
                continue;
            };
            let button = egui::Button::selectable(date == shown, day.to_string());
            let response = ui.add(button.min_size(vec2(ROW, ROW)));
            if response.accessible_name(cx.lang.date(date)).clicked() {
                picked = Some(date);
            }
            if date.weekday().to_monday_zero_offset() == 6 {
                ui.end_row();
            }
        }
    });
    picked
}
