//! The tab Hist: who partnered whom, what partners know of each other, and
//! the time before the club used the program.

mod data;
mod dates;
mod grid;
mod pairs;
mod partners;
mod paste;
mod prehistory;
mod sheet;
mod two;

use egui::{CentralPanel, Panel, ScrollArea, Ui};
use serde::{Deserialize, Serialize};

use crate::domain::PlayerId;
use crate::i18n::Lang;
use crate::ui::Cx;
use crate::ui::shortcut::PageCommand;
use crate::ui::tabs::partners::Column as PartnerColumn;
use crate::ui::widgets::{ColumnHelp, Divided, Sort, columns_button};

/// Width of the partner table until it is dragged, and at least, in points.
const PARTNERS: f32 = 650.0;
const LEAST_PARTNERS: f32 = 96.0;

/// What Hist shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Page {
    /// Players × tournaments of partners.
    #[default]
    Everybody,
    /// Familiarity of any two players.
    Two,
    /// Pre-history.
    Before,
}

impl Page {
    const ALL: [(Self, PageCommand); 3] = [
        (Self::Everybody, PageCommand::Everybody),
        (Self::Two, PageCommand::AnyTwo),
        (Self::Before, PageCommand::Prehistory),
    ];
}

/// How the tables of the tab stand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Kept {
    /// Whether players stand by name; else by number.
    by_name: bool,
    /// Whether partners are shown by name; else by number.
    names: bool,
    partners: Sort<PartnerColumn>,
}

/// State of the tab Hist.
#[derive(Default)]
pub struct Hist {
    /// How its tables stand.
    pub kept: Kept,
    page: Page,
    chosen: Option<PlayerId>,
    grid: grid::Grid,
    partners: partners::Partners,
    two: two::Two,
    prehistory: prehistory::Prehistory,
}

impl Hist {
    /// What the columns of the tables that are shown mean.
    pub fn columns(&self, lang: Lang) -> Vec<ColumnHelp> {
        let partners = || ColumnHelp::of_columns(lang, partners::COLUMNS);
        match self.page {
            Page::Everybody => {
                let own = ["hist-number", "hist-player", "hist-col-date"];
                let mut columns = ColumnHelp::of_headings(lang, own);
                columns.extend(self.chosen.map(|_| partners()).unwrap_or_default());
                columns
            }
            Page::Two => ColumnHelp::of_headings(lang, two::HEADINGS),
            Page::Before => ColumnHelp::of_headings(lang, prehistory::HEADINGS),
        }
    }

    /// Draws the tab.
    pub fn ui(&mut self, ui: &mut Ui, cx: &mut Cx<'_>) {
        Panel::top("hist-pages").show(ui, |ui| {
            ui.horizontal_wrapped(|ui| {
                for (page, command) in Page::ALL {
                    let text = cx.text(command.text());
                    let label = ui.selectable_label(self.page == page, text);
                    if command.pressed(&label) {
                        self.page = page;
                    }
                }
                columns_button(ui, cx);
            });
        });
        match self.page {
            Page::Everybody => self.everybody(ui, cx),
            Page::Two => {
                CentralPanel::default().show(ui, |ui| {
                    ScrollArea::vertical()
                        .auto_shrink(false)
                        .show(ui, |ui| self.two.ui(ui, cx));
                });
            }
            Page::Before => {
                CentralPanel::default().show(ui, |ui| {
                    ScrollArea::vertical()
                        .auto_shrink(false)
                        .show(ui, |ui| self.prehistory.ui(ui, cx));
                });
            }
        }
    }

    fn everybody(&mut self, ui: &mut Ui, cx: &mut Cx<'_>) {
        let known = |id: &PlayerId| cx.view.book.players.contains_key(id);
        self.chosen = self.chosen.filter(known);
        let Some(player) = self.chosen else {
            CentralPanel::default().show(ui, |ui| self.grid(ui, cx));
            return;
        };
        let partners = Divided::right("hist-partners", PARTNERS, LEAST_PARTNERS..=f32::INFINITY);
        partners.show_after(
            ui,
            &mut (self, cx),
            |ui, (hist, cx)| hist.grid(ui, cx),
            |ui, (hist, cx)| {
                let sort = &mut hist.kept.partners;
                hist.partners.ui(ui, cx, player, &mut hist.chosen, sort);
            },
        );
    }

    fn grid(&mut self, ui: &mut Ui, cx: &mut Cx<'_>) {
        let (kept, chosen) = (&mut self.kept, &mut self.chosen);
        self.grid.ui(ui, cx, kept, chosen);
    }
}
