//! What the app does about people and the history of changes.

use super::App;
use crate::jobs::Reply;

impl App {
    pub(super) fn people_reply(&mut self, reply: Reply) {
        match reply {
            Reply::Audit(page) => {
                if let Some(history) = self.dialogs.history() {
                    history.show(*page);
                }
            }
            Reply::Planned(planned) => {
                let Some(now) = &self.view else { return };
                if let Some(people) = self.dialogs.people() {
                    people.show_plan(&planned, now);
                }
                if let Some(history) = self.dialogs.history() {
                    history.show_plan(&planned, now);
                }
            }
            Reply::Twins(revision, twins, guests) => {
                if let Some(people) = self.dialogs.people() {
                    people.show_twins(revision, twins, guests);
                }
            }
            _ => {}
        }
    }
}
