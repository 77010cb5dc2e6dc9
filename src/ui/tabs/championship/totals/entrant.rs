//! The dialog that says who a guest is: another spelling, a member of the
//! club, or somebody who takes part already.

use egui::{ComboBox, Grid, Key, Ui};

use crate::club::Command;
use crate::club::championship::{ChampionshipCommand, Roll};
use crate::domain::{ChampionshipId, EntrantId, Notice, Person};
use crate::ui::Cx;
use crate::ui::theme::GAP;
use crate::ui::widgets::{NAME_FIELD, Outcome, main_button, name_field};

/// Width of the dialog.
const WIDTH: f32 = 480.0;

/// What is chosen and typed in the dialog.
pub(super) struct EntrantForm {
    championship: ChampionshipId,
    roll: Roll,
    /// All guests with their names, by name.
    guests: Vec<(EntrantId, String)>,
    /// Which of them.
    chosen: usize,
    name: String,
    refused: Vec<Notice>,
    /// Whether the field has been given the keyboard.
    opened: bool,
}

impl EntrantForm {
    /// The dialog of a championship; `None` where it has no guests.
    pub(super) fn new(cx: &Cx<'_>, id: ChampionshipId) -> Option<Self> {
        let championship = cx.view.book.championships.get(&id)?;
        let guest = |(id, person): (EntrantId, &Person)| match person {
            Person::Guest(name) => Some((id, name.clone())),
            Person::Player(_) => None,
        };
        let entrants = championship.entrants.iter();
        let entrants = entrants.map(|entrant| (entrant.id, &entrant.person));
        let mut guests: Vec<_> = entrants.filter_map(guest).collect();
        guests.sort_by(|one, other| one.1.cmp(&other.1));
        let (_, name) = guests.first()?.clone();
        Some(Self {
            championship: id,
            roll: Roll::new(&cx.view.book, Some(championship)),
            guests,
            chosen: 0,
            name,
            refused: Vec::new(),
            opened: false,
        })
    }

    /// Draws the dialog.
    pub(super) fn ui(&mut self, ui: &mut Ui, cx: &Cx<'_>) -> Outcome {
        ui.set_width(WIDTH);
        ui.heading(cx.text("totals-guest-title"));
        ui.add_space(GAP);
        ui.label(cx.text("totals-guest-what"));
        let entered = Grid::new("totals-guest")
            .num_columns(2)
            .show(ui, |ui| self.fields(ui, cx))
            .inner;
        ui.label(cx.say(&self.meaning()));
        for notice in &self.refused {
            ui.colored_label(cx.palette.error, cx.say(notice));
        }
        ui.add_space(GAP);
        ui.horizontal(|ui| {
            let ready = self.name.trim() != self.guests[self.chosen].1;
            let go = main_button(cx.palette, cx.text("totals-guest-go"));
            let go = ui.add_enabled(ready, go).clicked();
            if ready && (go || entered) {
                return self.finish(cx);
            }
            if ui.button(cx.text("totals-carry-cancel")).clicked() {
                return Outcome::Cancelled;
            }
            Outcome::Open
        })
        .inner
    }

    /// Draws the fields; `true` when Enter is pressed in the name.
    fn fields(&mut self, ui: &mut Ui, cx: &Cx<'_>) -> bool {
        let label = cx.text("totals-guest-who");
        ui.label(&label);
        let mut chosen = self.chosen;
        let list = ComboBox::from_id_salt("totals-guest-who")
            .width(NAME_FIELD)
            .selected_text(self.guests[chosen].1.as_str())
            .show_index(ui, &mut chosen, self.guests.len(), |at| {
                self.guests[at].1.as_str()
            });
        list.accessible_name(label);
        if chosen != self.chosen {
            self.chosen = chosen;
            self.name.clone_from(&self.guests[chosen].1);
            self.refused.clear();
        }
        ui.end_row();
        let label = cx.text("totals-guest-name");
        ui.label(&label);
        let (field, taken) = name_field(ui, cx, &label, "totals-guest", &mut self.name, NAME_FIELD);
        if !std::mem::replace(&mut self.opened, true) {
            field.request_focus();
        }
        if field.changed() {
            self.refused.clear();
        }
        ui.end_row();
        field.lost_focus() && !taken && ui.input(|input| input.key_pressed(Key::Enter))
    }

    /// Who is meant by the name typed.
    fn person(&self) -> Person {
        let (own, name) = &self.guests[self.chosen];
        let other = |person: &&Person| **person != Person::Guest(name.clone());
        let found = self.roll.find(&self.name).filter(other);
        let found = found.filter(|person| self.roll.entrant(person) != Some(*own));
        let typed = || Person::Guest(self.name.clone());
        found.cloned().unwrap_or_else(typed)
    }

    /// What the name typed would make of the guest, as a sentence.
    fn meaning(&self) -> Notice {
        let (_, name) = &self.guests[self.chosen];
        let person = self.person();
        let id = match (&person, self.roll.entrant(&person)) {
            (_, Some(_)) => "totals-guest-merge",
            (Person::Player(_), None) => "totals-guest-member",
            (Person::Guest(_), None) => "totals-guest-rename",
        };
        Notice::new(id)
            .with("name", name.as_str())
            .with("new", self.roll.name_of(&person))
    }

    fn finish(&mut self, cx: &Cx<'_>) -> Outcome {
        let command = Command::Championship(ChampionshipCommand::EditEntrant {
            championship: self.championship,
            entrant: self.guests[self.chosen].0,
            person: self.person(),
        });
        match command.changes(&cx.view.book) {
            Ok(_) => Outcome::Done(command),
            Err(reasons) => {
                self.refused = reasons;
                Outcome::Open
            }
        }
    }
}
