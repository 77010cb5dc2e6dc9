//! What the page that is shown offers. The pages say it while they are drawn,
//! so that the palette, the menu and the keys offer what their buttons do, no
//! more and no less.

use egui::{Context, Plugin, Ui};

use super::PageCommand;

/// Passes, after the one in which something was asked for, in which it may be
/// taken: a page that it leads to is drawn in the next one.
const PATIENCE: u8 = 2;

/// What is offered, and what was asked for.
#[derive(Default)]
pub(in crate::ui) struct Offers {
    /// What was asked for and not taken yet, and the passes left for that.
    asked: Option<(PageCommand, u8)>,
    /// By the page being drawn.
    drawn: Vec<PageCommand>,
    /// By the page as it was drawn last.
    last: Vec<PageCommand>,
}

impl Offers {
    /// What the page that was drawn last offers.
    pub(in crate::ui) fn of_page(ctx: &Context) -> Vec<PageCommand> {
        ctx.with_plugin(|offers: &mut Self| offers.last.clone())
            .unwrap_or_default()
    }

    /// Asks for something that the page will find when it is drawn.
    pub(in crate::ui) fn ask(ctx: &Context, command: PageCommand) {
        ctx.with_plugin(|offers: &mut Self| offers.asked = Some((command, PATIENCE)));
        ctx.request_repaint();
    }

    /// Notes what a page offers; whether it was asked for.
    pub(super) fn offer(&mut self, command: PageCommand) -> bool {
        if !self.drawn.contains(&command) {
            self.drawn.push(command);
        }
        self.asked.take_if(|(asked, _)| *asked == command).is_some()
    }
}

impl Plugin for Offers {
    fn debug_name(&self) -> &'static str {
        "offers of the page"
    }

    fn on_begin_pass(&mut self, _ui: &mut Ui) {
        self.drawn.clear();
    }

    fn on_end_pass(&mut self, _ui: &mut Ui) {
        self.last.clone_from(&self.drawn);
        self.asked = self
            .asked
            .and_then(|(command, left)| Some((command, left.checked_sub(1)?)));
    }
}
