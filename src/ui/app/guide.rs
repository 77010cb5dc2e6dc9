//! What the app tells the first steps, and where they lead.

use egui::{Context, Panel, Ui};

use super::App;
use crate::ui::Tab;
use crate::ui::guide::Deed;
use crate::ui::shortcut::{Offers, PageCommand};

impl App {
    /// The first steps are made on the sample club, unless a club is open.
    pub(super) fn begin_guide(&mut self, ctx: &Context) {
        let sample = self.sample_path();
        let club = self.view.as_ref().map(|view| view.path.clone());
        let club = club.unwrap_or_else(|| sample.clone());
        let is_sample = club == sample;
        self.settings.guide.begin(club, is_sample);
        match self.view {
            Some(_) => self.lead(ctx, Deed::Pairs),
            // Which shows its sheet.
            None => self.open_sample(),
        }
    }

    /// The first steps stand above what they are about.
    pub(super) fn guide_ui(&mut self, ui: &mut Ui) {
        let club = self.view.as_ref().map(|view| view.path.as_path());
        let shown = club.is_some_and(|club| self.settings.guide.is_shown(club));
        if !shown || self.import.is_some() {
            // So that the keyboard stays where it is when they end.
            ui.skip_ahead_auto_ids(1);
            return;
        }
        self.tell_guide();
        let lang = self.lang();
        let guide = &mut self.settings.guide;
        let turned = Panel::top("guide").show(ui, |ui| guide.ui(ui, lang));
        if let Some(deed) = turned.inner {
            self.lead(ui.ctx(), deed);
        }
    }

    /// Tells what can be seen to be done; what was recorded is told when the
    /// club answers.
    fn tell_guide(&mut self) {
        let tourn = self.tab == Tab::Tourn;
        let deeds = [
            (Deed::Pairs, tourn && self.tabs.tourn.is_ready()),
            (Deed::Why, tourn && self.tabs.tourn.explains()),
            (
                Deed::Player,
                self.tab == Tab::Rating && self.tabs.rating.shows_player(),
            ),
        ];
        for (deed, is_done) in deeds {
            if is_done {
                self.settings.guide.did(deed);
            }
        }
    }

    /// Leads to where a step is done.
    fn lead(&mut self, ctx: &Context, deed: Deed) {
        match deed {
            Deed::Pairs | Deed::Calculate => {
                self.tab = Tab::Tourn;
                Offers::ask(ctx, PageCommand::NewTournament);
            }
            Deed::Why => {
                self.tab = Tab::Tourn;
                let newest = self.view.as_ref().and_then(|view| {
                    let newest = view.replay.tournaments.last()?;
                    Some(newest.id)
                });
                if let (None, Some(newest)) = (self.tabs.tourn.shown(), newest) {
                    self.tabs.tourn.open(newest);
                }
            }
            Deed::Player => self.tab = Tab::Rating,
            // From a menu, which is always there.
            Deed::Own => {}
        }
    }
}
