//! What the app does about the check on the club's own history.

use super::App;
use crate::domain::Notice;
use crate::jobs::{Reply, Request};

impl App {
    pub(super) fn search(&mut self) {
        self.tabs.param.searching(true);
        self.worker.ask(Request::Backtest);
    }

    pub(super) fn stop_search(&mut self) {
        self.tabs.param.searching(false);
        self.worker.ask(Request::StopSearch);
    }

    pub(super) fn search_reply(&mut self, reply: Reply) {
        let param = &mut self.tabs.param;
        match reply {
            Reply::Checked {
                revision,
                check: Some(check),
            } => param.show_check(*check, revision),
            Reply::Checked { check: None, .. } => {
                param.searching(false);
                self.refuse(&Notice::new("toast-no-backtest"));
            }
            Reply::Checking(done) => param.checking(done),
            Reply::Searching(done) => param.progress(done),
            Reply::Searched(best) => {
                param.searching(false);
                if let Some(best) = best {
                    param.show_best(*best);
                }
            }
            _ => {}
        }
    }
}
