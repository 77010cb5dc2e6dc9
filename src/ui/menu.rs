//! The menu bar and the row of tabs.

use egui::{Button, MenuBar, RichText, Ui};

use super::settings::{Look, Settings};
use super::shortcut::{WindowCommand, key_text};
use super::theme::GAP_LARGE;
use super::welcome::file_name;
use super::{Tab, welcome};
use crate::club::ClubView;
use crate::domain::Notice;
use crate::i18n::Lang;

/// Draws the menus and the tabs; without a tab, none can be chosen.
pub(super) fn bar(
    ui: &mut Ui,
    lang: Lang,
    settings: &mut Settings,
    view: Option<&ClubView>,
    tab: Option<Tab>,
) -> Option<welcome::Choice> {
    let mut chosen = None;
    MenuBar::new().ui(ui, |ui| {
        ui.menu_button(lang.text("menu-file"), |ui| {
            chosen = file(ui, lang, settings, view, tab.unwrap_or_default());
        });
        ui.menu_button(lang.text("menu-edit"), |ui| {
            let undo = view.and_then(|view| view.undo.as_ref());
            let redo = view.and_then(|view| view.redo.as_ref());
            for (command, operation) in [(WindowCommand::Undo, undo), (WindowCommand::Redo, redo)] {
                if item(
                    ui,
                    &named(lang, command, operation),
                    command,
                    operation.is_some(),
                ) {
                    chosen = Some(welcome::Choice::Command(command));
                }
            }
            ui.separator();
            for command in [WindowCommand::People, WindowCommand::History] {
                let possible = command.is_possible(view, tab.unwrap_or_default());
                if item(ui, &lang.text(command.text()), command, possible) {
                    chosen = Some(welcome::Choice::Command(command));
                }
            }
        });
        ui.menu_button(lang.text("menu-view"), |ui| look(ui, lang, settings));
        ui.menu_button(lang.text("menu-tools"), |ui| {
            let command = WindowCommand::CheckFile;
            if item(ui, &lang.text(command.text()), command, view.is_some()) {
                chosen = Some(welcome::Choice::Command(command));
            }
        });
        ui.menu_button(lang.text("menu-help"), |ui| {
            for command in [
                WindowCommand::Guide,
                WindowCommand::Commands,
                WindowCommand::Columns,
                WindowCommand::Keys,
                WindowCommand::About,
            ] {
                let possible = command.is_possible(view, tab.unwrap_or_default());
                if item(ui, &lang.text(command.text()), command, possible) {
                    chosen = Some(welcome::Choice::Command(command));
                }
            }
        });
        ui.separator();
        let shown = ui.add_enabled_ui(tab.is_some(), |ui| {
            tabs(ui, lang, tab.unwrap_or_default(), view.is_some())
        });
        if let Some(command) = shown.inner {
            chosen = Some(welcome::Choice::Command(command));
        }
        if let Some(view) = view {
            club_name(ui, view);
        }
    });
    chosen
}

/// "Undo: tournament of 4 Mar 2026", or just "Undo".
fn named(lang: Lang, command: WindowCommand, operation: Option<&Notice>) -> String {
    match operation {
        Some(operation) => format!("{}: {}", lang.text(command.text()), lang.say(operation)),
        None => lang.text(command.text()),
    }
}

fn item(ui: &mut Ui, text: &str, command: WindowCommand, enabled: bool) -> bool {
    let key = command.key().map(|key| ui.ctx().format_shortcut(&key));
    let button = Button::new(text).shortcut_text(key.unwrap_or_default());
    ui.add_enabled(enabled, button).clicked()
}

fn file(
    ui: &mut Ui,
    lang: Lang,
    settings: &Settings,
    view: Option<&ClubView>,
    tab: Tab,
) -> Option<welcome::Choice> {
    let mut chosen = None;
    for command in [
        WindowCommand::NewClub,
        WindowCommand::Open,
        WindowCommand::OpenSample,
    ] {
        if item(ui, &lang.text(command.text()), command, true) {
            chosen = Some(welcome::Choice::Command(command));
        }
    }
    ui.menu_button(lang.text("menu-recent"), |ui| {
        for path in &settings.recent {
            let button = ui
                .button(file_name(path))
                .on_hover_text(path.to_string_lossy());
            if button.clicked() {
                chosen = Some(welcome::Choice::Recent(path.clone()));
            }
        }
    });
    ui.separator();
    for command in [
        WindowCommand::Import,
        WindowCommand::Export,
        WindowCommand::OldWorkbook,
        WindowCommand::Backups,
        WindowCommand::SaveCopy,
        WindowCommand::Close,
        WindowCommand::Quit,
    ] {
        if matches!(command, WindowCommand::Backups | WindowCommand::Close) {
            ui.separator();
        }
        let possible = command.is_possible(view, tab);
        if item(ui, &lang.text(command.text()), command, possible) {
            chosen = Some(welcome::Choice::Command(command));
        }
    }
    chosen
}

fn look(ui: &mut Ui, lang: Lang, settings: &mut Settings) {
    for look in [Look::System, Look::Light, Look::Dark, Look::Contrast] {
        let text = lang.text(WindowCommand::Look(look).text());
        ui.radio_value(&mut settings.look, look, text);
    }
    ui.separator();
    for language in Lang::all() {
        if ui.radio(lang == language, language.own_name()).clicked() {
            settings.lang = Some(language);
        }
    }
    ui.separator();
    zoom(ui, lang);
}

fn zoom(ui: &mut Ui, lang: Lang) {
    use egui::gui_zoom::{kb_shortcuts, zoom_in, zoom_out};
    let mut item = |id, key| {
        let key = key_text(ui.ctx(), &key);
        ui.add(Button::new(lang.text(id)).shortcut_text(key))
            .clicked()
    };
    let larger = item("menu-zoom-in", kb_shortcuts::ZOOM_IN);
    let smaller = item("menu-zoom-out", kb_shortcuts::ZOOM_OUT);
    let normal = item("menu-zoom-reset", kb_shortcuts::ZOOM_RESET);
    match (larger, smaller, normal) {
        (true, ..) => zoom_in(ui.ctx()),
        (_, true, _) => zoom_out(ui.ctx()),
        (.., true) => ui.ctx().set_zoom_factor(1.0),
        _ => {}
    }
}

/// All tabs; without a club, Welcome in the place of the club's.
fn tabs(ui: &mut Ui, lang: Lang, current: Tab, open: bool) -> Option<WindowCommand> {
    let mut chosen = None;
    if !open {
        let label = RichText::new(lang.text("menu-welcome")).strong();
        if ui
            .selectable_label(!current.is_calculator(), label)
            .clicked()
        {
            chosen = Some(WindowCommand::Show(Tab::default()));
        }
    }
    for tab in Tab::ALL {
        if !open && !tab.is_calculator() {
            continue;
        }
        let command = WindowCommand::Show(tab);
        let label = RichText::new(tab.name()).strong();
        let button = ui
            .selectable_label(tab == current, label)
            .on_hover_text(command.hint(ui.ctx(), lang));
        if button.clicked() {
            chosen = Some(command);
        }
    }
    chosen
}

fn club_name(ui: &mut Ui, view: &ClubView) {
    let layout = egui::Layout::right_to_left(egui::Align::Center);
    ui.with_layout(layout, |ui| {
        ui.add_space(GAP_LARGE);
        let name = if view.book.name.is_empty() {
            file_name(&view.path)
        } else {
            view.book.name.clone()
        };
        ui.add(egui::Label::new(RichText::new(name).weak()).truncate())
            .on_hover_text(view.path.to_string_lossy());
    });
}
