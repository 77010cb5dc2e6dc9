//! The first screen: what to do when no club is open.

use std::path::{Path, PathBuf};

use egui::{Align, Button, Id, Layout, RichText, Ui, vec2};

use super::settings::Settings;
use super::shortcut::WindowCommand;
use super::theme::{GAP, GAP_LARGE};
use super::widgets::link;
use crate::i18n::Lang;

/// What the user chose.
pub(super) enum Choice {
    /// One of the large buttons.
    Command(WindowCommand),
    /// A recent club.
    Recent(PathBuf),
}

/// Draws the screen.
pub(super) fn ui(ui: &mut Ui, lang: Lang, settings: &Settings) -> Option<Choice> {
    ui.with_layout(Layout::top_down(Align::Center), |ui| {
        ui.add_space(GAP_LARGE * 3.0);
        ui.label(RichText::new("Tandem").size(40.0).strong());
        ui.label(RichText::new(lang.text("welcome-what")).size(17.0));
        ui.add_space(GAP_LARGE * 2.0);
        let command = buttons(ui, lang);
        ui.add_space(GAP_LARGE * 2.0);
        command
            .map(Choice::Command)
            .or_else(|| recent(ui, lang, settings).map(Choice::Recent))
    })
    .inner
}

fn buttons(ui: &mut Ui, lang: Lang) -> Option<WindowCommand> {
    let rows = [
        (WindowCommand::OpenSample, "welcome-sample"),
        (WindowCommand::NewClub, "welcome-new"),
        (WindowCommand::Open, "welcome-open"),
        (WindowCommand::OldWorkbook, "welcome-old-workbook"),
    ];
    let mut chosen = None;
    for (index, (command, hint)) in rows.into_iter().enumerate() {
        let text = RichText::new(lang.text(command.text())).size(18.0);
        let mut button = Button::new(text).min_size(vec2(340.0, 44.0));
        if index == 0 {
            let accent = super::theme::worn(ui.visuals()).accent;
            button = button.stroke(egui::Stroke::new(1.5, accent));
        }
        let response = ui.add(button);
        if index == 0 && first_look(ui) {
            response.request_focus();
        }
        if response.clicked() {
            chosen = Some(command);
        }
        ui.weak(lang.text(hint));
        ui.add_space(GAP);
    }
    chosen
}

/// Whether the screen is drawn for the first time since the start: Enter then
/// takes the first button.
fn first_look(ui: &Ui) -> bool {
    let seen = Id::unique("welcome-seen");
    let before = ui.memory_mut(|memory| memory.data.get_temp::<()>(seen));
    ui.memory_mut(|memory| memory.data.insert_temp(seen, ()));
    before.is_none()
}

fn recent(ui: &mut Ui, lang: Lang, settings: &Settings) -> Option<PathBuf> {
    if settings.recent.is_empty() {
        return None;
    }
    ui.strong(lang.text("welcome-recent"));
    let mut chosen = None;
    for path in &settings.recent {
        if link(ui, file_name(path))
            .on_hover_text(path.to_string_lossy())
            .clicked()
        {
            chosen = Some(path.clone());
        }
    }
    chosen
}

/// A path as its file's name, without the ending.
pub(super) fn file_name(path: &Path) -> String {
    path.file_stem()
        .unwrap_or_default()
        .to_string_lossy()
        .into_owned()
}
