//! The first steps: a line of what to do next, above the tabs, on a club to
//! play with. A step that the user does is ticked, and the next one follows.

use std::path::{Path, PathBuf};

use egui::{Button, Frame, Label, RichText, Ui, vec2};
use serde::{Deserialize, Serialize};

use super::theme::{GAP, GAP_SMALL, ROW};
use crate::domain::Notice;
use crate::i18n::Lang;

/// What is done in a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Deed {
    /// Pairs are on the sheet, ready to be calculated.
    Pairs,
    /// A tournament was calculated.
    Calculate,
    /// It was asked why a rating changed.
    Why,
    /// The page of a player was opened.
    Player,
    /// A club of the user's own is begun.
    Own,
}

impl Deed {
    /// In the order of the steps.
    const ALL: [Self; 5] = [
        Self::Pairs,
        Self::Calculate,
        Self::Why,
        Self::Player,
        Self::Own,
    ];

    /// The identifier of what the step says.
    const fn text(self) -> &'static str {
        match self {
            Self::Pairs => "guide-pairs",
            Self::Calculate => "guide-calculate",
            Self::Why => "guide-why",
            Self::Player => "guide-rating",
            Self::Own => "guide-own",
        }
    }
}

/// How far the user is.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Guide {
    /// The club on which the steps are made; elsewhere they are not shown.
    club: PathBuf,
    /// Whether that is the sample.
    sample: bool,
    /// The step that is shown, counted from 0; `None` shows nothing.
    step: Option<usize>,
    /// Which steps the user has done.
    done: [bool; Deed::ALL.len()],
    /// Whether it was ended once: then it does not begin by itself.
    ended: bool,
}

impl Guide {
    /// Begins when the sample club is opened for the first time.
    pub(super) fn begin_once(&mut self, sample: &Path) {
        if !self.ended && self.step.is_none() {
            self.begin(sample.to_owned(), true);
        }
    }

    /// Begins at the first step on a club, which may be the sample.
    pub(super) fn begin(&mut self, club: PathBuf, sample: bool) {
        (self.club, self.sample) = (club, sample);
        self.step = Some(0);
        self.done = Default::default();
    }

    /// Takes note of what the user does. The step that it belongs to is left
    /// for the next one that is not done yet.
    pub(super) fn did(&mut self, deed: Deed) {
        let Some(step) = self.step else { return };
        let of = Deed::ALL.into_iter().position(|one| one == deed);
        let Some(of) = of.filter(|of| !self.done[*of]) else {
            return;
        };
        self.done[of] = true;
        if of == step {
            let left = (step + 1..Deed::ALL.len()).find(|next| !self.done[*next]);
            self.step = left.or(self.step);
        }
    }

    /// Ends by itself when the last step has led to another club.
    pub(super) fn opened(&mut self, club: &Path) {
        let own = Deed::ALL.len() - 1;
        if self.step == Some(own) && club != self.club {
            self.did(Deed::Own);
            self.end();
        }
    }

    fn end(&mut self) {
        self.step = None;
        self.ended = true;
    }

    /// Draws the step; where to lead when the user turned to another one.
    pub(super) fn ui(&mut self, ui: &mut Ui, lang: Lang) -> Option<Deed> {
        let step = self.step.filter(|step| *step < Deed::ALL.len())?;
        let mut turned = None;
        Frame::new().inner_margin(GAP_SMALL).show(ui, |ui| {
            ui.horizontal_top(|ui| {
                // Before the words, which are longer and shorter: a button
                // must not move away from under the pointer.
                turned = self.buttons(ui, lang, step);
                ui.add_space(GAP);
                ui.vertical(|ui| {
                    ui.label(RichText::new(self.count(lang, step)).strong());
                    ui.add(Label::new(self.words(lang, step)).wrap());
                });
            });
        });
        self.step = turned.or(self.step);
        turned.map(|step| Deed::ALL[step])
    }

    /// The buttons, in the same place in every step; the step turned to.
    fn buttons(&mut self, ui: &mut Ui, lang: Lang, step: usize) -> Option<usize> {
        let button = |ui: &mut Ui, id: &str, enabled: bool| {
            let button = Button::new(lang.text(id)).min_size(vec2(0.0, ROW));
            ui.add_enabled(enabled, button).clicked()
        };
        let back = button(ui, "guide-back", step > 0);
        let next = button(ui, "guide-next", step + 1 < Deed::ALL.len());
        if button(ui, "guide-end", true) {
            self.end();
        }
        match (back, next) {
            (true, _) => step.checked_sub(1),
            (_, true) => Some(step + 1),
            _ => None,
        }
    }

    /// `Step 2 of 5`, with a tick when it is done.
    fn count(&self, lang: Lang, step: usize) -> String {
        let id = match self.done[step] {
            true => "guide-step-done",
            false => "guide-step",
        };
        let count = Notice::new(id).with("step", step + 1);
        lang.say(&count.with("of", Deed::ALL.len()))
    }

    /// What the step says; the first one, on what it is done.
    fn words(&self, lang: Lang, step: usize) -> String {
        let words = lang.text(Deed::ALL[step].text());
        match (step, self.sample) {
            (0, true) => format!("{} {words}", lang.text("guide-sample")),
            _ => words,
        }
    }

    /// Whether a step is shown above a club.
    pub(super) fn is_shown(&self, club: &Path) -> bool {
        self.step.is_some() && self.club == club
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_done_before_its_step_is_not_asked_for_again() {
        let mut guide = Guide::default();
        guide.did(Deed::Why);
        assert_eq!(guide, Guide::default(), "nothing is shown");
        guide.begin(PathBuf::from("club"), true);
        guide.did(Deed::Calculate);
        assert_eq!(guide.step, Some(0), "the first step is still to be done");
        guide.did(Deed::Pairs);
        assert_eq!(guide.step, Some(2));
        // Whoever goes back to read is left there.
        guide.step = Some(0);
        guide.did(Deed::Pairs);
        assert_eq!(guide.step, Some(0));
    }

    #[test]
    fn the_last_step_ends_with_the_club_it_leads_to() {
        let mut guide = Guide::default();
        guide.begin(PathBuf::from("club"), true);
        guide.step = Some(4);
        guide.opened(Path::new("club"));
        assert!(guide.is_shown(Path::new("club")));
        assert!(!guide.is_shown(Path::new("other")));
        guide.step = Some(3);
        guide.opened(Path::new("other"));
        assert!(guide.step.is_some(), "only looked at");
        guide.step = Some(4);
        guide.opened(Path::new("own"));
        assert!(guide.step.is_none() && guide.ended);
    }
}
