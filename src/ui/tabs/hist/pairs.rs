//! Typed names of partners, understood: who is meant and what is wrong.

use std::collections::HashSet;

use egui::Ui;

use crate::club::ClubView;
use crate::domain::{Notice, PlayerId};
use crate::ui::{Cx, theme};

/// Near spellings offered for an unknown name.
const NEAR: usize = 3;

/// Something wrong with a line.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Problem {
    /// What, as a sentence.
    pub(super) notice: Notice,
    /// The unknown name as typed; empty for other problems.
    pub(super) typed: String,
    /// Players with a near spelling, nearest first.
    pub(super) near: Vec<PlayerId>,
}

impl Problem {
    /// A problem other than an unknown name.
    pub(super) const fn new(notice: Notice) -> Self {
        Self {
            notice,
            typed: String::new(),
            near: Vec::new(),
        }
    }

    /// Says it and offers near spellings; the name chosen instead.
    pub(super) fn ui(&self, ui: &mut Ui, cx: &Cx<'_>) -> Option<String> {
        let mut instead = None;
        ui.horizontal_wrapped(|ui| {
            ui.colored_label(cx.palette.error, cx.say(&self.notice));
            if !self.near.is_empty() {
                ui.label(cx.text("hist-perhaps"));
            }
            for id in &self.near {
                let name = cx.view.book.name_of(*id);
                if ui.button(name).clicked() {
                    instead = Some(name.to_owned());
                }
            }
        });
        ui.add_space(theme::GAP_SMALL);
        instead
    }
}

/// One evening's partners, as far as they are known.
#[derive(Default)]
pub(super) struct Players {
    seen: HashSet<PlayerId>,
}

impl Players {
    /// Understands two typed names as the next pair of the evening.
    ///
    /// # Errors
    /// Everything that is wrong with them.
    pub(super) fn pair(
        &mut self,
        view: &ClubView,
        a: &str,
        b: &str,
    ) -> Result<(PlayerId, PlayerId), Vec<Problem>> {
        let (a, b) = match (player(view, a), player(view, b)) {
            (Ok(a), Ok(b)) => (a, b),
            (a, b) => return Err([a.err(), b.err()].into_iter().flatten().collect()),
        };
        if a == b {
            let notice = Notice::new("hist-own-partner").with("name", view.book.name_of(a));
            return Err(vec![Problem::new(notice)]);
        }
        let twice: Vec<Problem> = [a, b]
            .into_iter()
            .filter(|id| !self.seen.insert(*id))
            .map(|id| Notice::new("hist-twice").with("name", view.book.name_of(id)))
            .map(Problem::new)
            .collect();
        if twice.is_empty() {
            Ok((a, b))
        } else {
            Err(twice)
        }
    }
}

/// The player a typed name means.
pub(super) fn player(view: &ClubView, typed: &str) -> Result<PlayerId, Problem> {
    let typed = typed.trim();
    if typed.is_empty() {
        return Err(Problem::new(Notice::new("hist-partner-missing")));
    }
    view.names.find(typed).ok_or_else(|| Problem {
        notice: Notice::new("hist-unknown").with("name", typed),
        typed: typed.to_owned(),
        near: view.names.near(typed, NEAR),
    })
}
