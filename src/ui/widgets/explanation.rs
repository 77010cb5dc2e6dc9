//! Why a rating changed, term by term: one look for every tab.

use egui::Ui;

use crate::club::ClubView;
use crate::domain::{ChampionshipId, EntrantId, PlayerId, TournamentId};
use crate::rating::championship;
use crate::rating::{Step, explain};
use crate::ui::Cx;
use crate::ui::theme::{GAP, GAP_SMALL};

/// The steps of one explanation, kept until it is about something else.
#[derive(Default)]
pub struct Explanation {
    of: Option<(u64, About)>,
    steps: Vec<Step>,
}

/// Whose change it is about.
#[derive(Clone, Copy, PartialEq, Eq)]
enum About {
    Player(TournamentId, PlayerId),
    Entrant(ChampionshipId, u32, EntrantId),
}

impl Explanation {
    /// Works out the steps to a player's change in a tournament; none when the
    /// player did not take part.
    pub fn read(&mut self, view: &ClubView, tournament: TournamentId, player: PlayerId) {
        let of = Some((view.revision, About::Player(tournament, player)));
        if self.of != of {
            self.of = of;
            let steps = explain(&view.book, &view.replay, tournament, player);
            self.steps = steps.unwrap_or_default();
        }
    }

    /// Works out the steps to an entrant's change in a session; none when the
    /// entrant did not take part.
    pub fn read_session(
        &mut self,
        view: &ClubView,
        (id, number): (ChampionshipId, u32),
        entrant: EntrantId,
    ) {
        let of = Some((view.revision, About::Entrant(id, number, entrant)));
        if self.of != of {
            self.of = of;
            let cup = view.book.championships.get(&id);
            let calculated = view.championships.get(&id);
            let session = calculated.and_then(|calculated| calculated.session(number));
            let steps = cup.zip(session).and_then(|(cup, session)| {
                championship::explain(cup, &view.book, session, entrant)
            });
            self.steps = steps.unwrap_or_default();
        }
    }

    /// Draws the steps.
    pub fn ui(&self, ui: &mut Ui, cx: &Cx<'_>) {
        for (place, step) in (1_usize..).zip(&self.steps) {
            ui.add_space(GAP);
            show(ui, cx, place, step);
        }
    }
}

/// A step: what it is, what it means, its formula in symbols and in numbers.
fn show(ui: &mut Ui, cx: &Cx<'_>, place: usize, step: &Step) {
    let number = |value: f64, decimals: usize| cx.number(value, decimals);
    let value = number(step.value, step.decimals);
    ui.horizontal_wrapped(|ui| {
        ui.strong(format!("{place}."));
        ui.strong(cx.text(step.name));
        ui.strong(format!("{} = {value}", step.symbol));
    });
    ui.label(cx.say(&step.why));
    if !step.formula.is_empty() {
        let formula = format!(
            "{} = {} = {} = {value}",
            step.symbol,
            step.symbolic(&number),
            step.numeric(&number),
        );
        ui.label(formula);
    }
    ui.add_space(GAP_SMALL);
}
