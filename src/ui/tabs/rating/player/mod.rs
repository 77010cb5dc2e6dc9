//! The page of a player: curve, tournaments with the reasons of every change,
//! partners, and ratings changed by hand.

mod adjust;
mod better;
mod curve;
mod decisions;
mod edit;
mod evenings;
mod explain;
mod facts;
mod head;
mod partners;

use egui::{Frame, Key, Modifiers, Panel, Popup, Ui};

use serde::{Deserialize, Serialize};

use crate::domain::{Notice, PlayerId};
use crate::i18n::Lang;
use crate::ui::tabs::partners::Column as PartnerColumn;
use crate::ui::widgets::{
    ColumnHelp, Divided, Explanation, ListColumn as _, ListTable, Over, Reading, Sort,
    columns_button,
};
use crate::ui::{Action, Cx};
use adjust::AdjustForm;
use edit::EditForm;
use facts::Facts;

/// A part of the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Section {
    #[default]
    Evenings,
    Partners,
    Extremes,
    Better,
    Decisions,
}

impl Section {
    const ALL: [(Self, &'static str); 5] = [
        (Self::Evenings, "player-section-tournaments"),
        (Self::Partners, "player-section-partners"),
        (Self::Extremes, "player-section-extremes"),
        (Self::Better, "player-section-better"),
        (Self::Decisions, "player-section-decisions"),
    ];
}

/// The order of each table of the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct Orders {
    evenings: Sort<evenings::Column>,
    partners: Sort<PartnerColumn>,
    better: Sort<better::Column>,
}

/// What the page shares with those of all other players.
pub(super) struct Shared<'a> {
    /// Whether it is shown how sure the curve is.
    pub(super) doubt: &'a mut bool,
    /// The order of its tables.
    pub(super) orders: &'a mut Orders,
}

/// A form over the page.
enum Form {
    Adjust(AdjustForm),
    Edit(EditForm),
}

/// State of a player's page.
pub(super) struct PlayerPage {
    player: PlayerId,
    facts: Option<Facts>,
    section: Section,
    /// The evening explained, as an index of the facts' evenings.
    selected: Option<usize>,
    explanation: Explanation,
    evenings: ListTable,
    partners: ListTable,
    better: ListTable,
    extremes: evenings::Extremes,
    form: Over<Form>,
    /// Whether the player can be deleted, or why not; worked out with the
    /// facts.
    deletable: Option<Result<(), Notice>>,
}

impl PlayerPage {
    /// The page of a player, its newest tournament explained.
    pub(super) fn new(player: PlayerId) -> Self {
        Self {
            player,
            facts: None,
            section: Section::default(),
            selected: Some(0),
            explanation: Explanation::default(),
            evenings: ListTable::default(),
            partners: ListTable::default(),
            better: ListTable::default(),
            extremes: evenings::Extremes::default(),
            form: Over::default(),
            deletable: None,
        }
    }

    /// Whose page it is.
    pub(super) const fn player(&self) -> PlayerId {
        self.player
    }

    /// What the columns of the part that is shown mean.
    pub(super) fn columns(&self, lang: Lang) -> Vec<ColumnHelp> {
        match self.section {
            Section::Evenings | Section::Extremes => {
                ColumnHelp::of_columns(lang, evenings::Column::ALL)
            }
            Section::Partners => ColumnHelp::of_columns(lang, PartnerColumn::ALL),
            Section::Better => ColumnHelp::of_columns(lang, better::Column::ALL),
            Section::Decisions => ColumnHelp::of_headings(lang, decisions::HEADINGS),
        }
    }

    /// Draws the page; `true` when the director goes back to the list.
    pub(super) fn ui(&mut self, ui: &mut Ui, cx: &mut Cx<'_>, shared: Shared<'_>) -> bool {
        let Shared { doubt, orders } = shared;
        self.facts(cx);
        let height = ui.available_height();
        let mut back = self.escaped(ui);
        Panel::top("player-head")
            .frame(Frame::side_top_panel(ui.style()))
            .show(ui, |ui| back |= self.head(ui, cx));
        let curve = height * 0.12..=height * 0.6;
        Divided::top("player-curve", height * 0.33, curve)
            .show(ui, |ui| curve::show(ui, cx, self.facts(cx), doubt));
        let width = ui.available_width();
        let why = width * 0.2..=width * 0.7;
        Divided::right("player-explanation", width * 0.34, why).show_after(
            ui,
            &mut (&mut *self, &mut *cx),
            |ui, (page, cx)| page.sections(ui, cx, orders),
            |ui, (page, cx)| page.explanation(ui, cx),
        );
        self.show_form(ui, cx);
        back
    }

    /// The facts of the club as it is now.
    fn facts(&mut self, cx: &Cx<'_>) -> &Facts {
        let player = self.player;
        if self
            .facts
            .as_ref()
            .is_some_and(|facts| !facts.are_of(cx.view))
        {
            self.facts = None;
            self.deletable = None;
        }
        self.facts
            .get_or_insert_with(|| Facts::new(cx.view, player))
    }

    /// Whether Escape was meant for the page and not for something upon it.
    fn escaped(&self, ui: &Ui) -> bool {
        let typing = ui.ctx().egui_wants_keyboard_input();
        let asked = ui.memory(|memory| memory.top_modal_layer().is_some());
        let above = self.form.is_open() || asked || typing || Popup::is_any_open(ui.ctx());
        !above && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape))
    }

    fn explanation(&mut self, ui: &mut Ui, cx: &mut Cx<'_>) {
        let evening = self
            .facts
            .as_ref()
            .zip(self.selected)
            .and_then(|(facts, at)| facts.evenings.get(at));
        let name = cx.text_with("tourn-explain", "name", cx.view.book.name_of(self.player));
        Reading::new("player-why").show(ui, &name, |ui| match evening {
            Some(evening) => {
                explain::show(ui, cx, self.player, evening, &mut self.explanation);
            }
            None => {
                ui.label(cx.text("player-nothing-to-explain"));
            }
        });
    }

    fn sections(&mut self, ui: &mut Ui, cx: &mut Cx<'_>, orders: &mut Orders) {
        ui.horizontal_wrapped(|ui| {
            for (section, id) in Section::ALL {
                ui.selectable_value(&mut self.section, section, cx.text(id));
            }
            columns_button(ui, cx);
        });
        ui.separator();
        let Some(facts) = &self.facts else { return };
        match self.section {
            Section::Evenings => {
                let (selected, table) = (&mut self.selected, &mut self.evenings);
                evenings::table(ui, cx, facts, selected, table, &mut orders.evenings);
            }
            Section::Partners => {
                partners::table(ui, cx, facts, &mut self.partners, &mut orders.partners);
            }
            Section::Extremes => self.extremes.ui(ui, cx, facts, &mut self.selected),
            Section::Better => {
                better::table(ui, cx, facts, &mut self.better, &mut orders.better);
            }
            Section::Decisions => decisions::list(ui, cx, facts),
        }
    }

    fn show_form(&mut self, ui: &Ui, cx: &mut Cx<'_>) {
        let asked = self.form.show(ui, "player", |form, ui| match form {
            Form::Adjust(form) => form.ui(ui, cx),
            Form::Edit(form) => form.ui(ui, cx),
        });
        if let Some(command) = asked {
            cx.act(Action::Execute(command));
        }
    }
}
