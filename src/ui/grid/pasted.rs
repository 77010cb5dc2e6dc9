//! What became of a block from the clipboard, or of a file.

use egui::{RichText, Ui};

use crate::domain::Notice;
use crate::exchange::Skipped;
use crate::ui::Base;

/// What there is to say about lines put into a grid.
#[derive(Debug, Default)]
pub struct Pasted {
    /// What became of them.
    pub notices: Vec<Notice>,
    /// Lines that could not be used.
    pub skipped: Vec<Skipped>,
}

impl Pasted {
    /// Says it; of many unusable lines the first `most`.
    pub fn show(&self, ui: &mut Ui, base: &Base<'_>, most: usize) {
        for notice in &self.notices {
            ui.label(RichText::new(base.say(notice)).weak());
        }
        for skipped in self.skipped.iter().take(most) {
            let notice = Notice::new("tourn-paste-line")
                .with("line", skipped.line)
                .with("reason", skipped.said(|notice| base.say(notice)));
            ui.label(RichText::new(base.say(&notice)).color(base.palette.warning));
        }
        let more = self.skipped.len().saturating_sub(most);
        if more > 0 {
            let text = base.text_with("tourn-paste-more", "lines", more);
            ui.label(RichText::new(text).color(base.palette.warning));
        }
    }
}
