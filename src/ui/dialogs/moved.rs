//! Whose rating moved by how much, after the past was changed.

use std::collections::HashMap;

use egui::{Label, RichText, Ui};
use egui_extras::{Column, TableBuilder};

use super::{Answer, Scene, Step, close, heading};
use crate::club::{ClubView, Done, Moved};
use crate::domain::{Notice, PlayerId};
use crate::i18n::{self, Lang};
use crate::rating::Standing;
use crate::ui::theme::ROW;
use crate::ui::widgets::{flush, left, marked, right};

/// The headings of the table, in its order.
const HEADINGS: [&str; 6] = [
    "moved-name",
    "moved-before",
    "moved-after",
    "moved-change",
    "moved-main",
    "moved-place",
];

/// The form "Who moved".
pub struct WhoMoved {
    operation: Notice,
    lines: Vec<MovedLine>,
}

/// A player who moved. Everything but the rating is `None` where the player
/// is not in the club, the place also for one who plays no more.
pub(super) struct MovedLine {
    name: String,
    rating: [f64; 2],
    main: [Option<f64>; 2],
    place: [Option<usize>; 2],
}

impl WhoMoved {
    /// After an operation on the club as it was before.
    pub fn new(done: &Done, before: &ClubView) -> Self {
        Self {
            operation: done.operation.clone(),
            lines: lines(done, before),
        }
    }

    pub(super) fn ui(&self, ui: &mut Ui, scene: &Scene<'_>) -> Step {
        heading(ui, scene.text("moved-title"));
        ui.label(scene.lang.sentence(&self.operation));
        let count = Notice::new("moved-count").with("count", self.lines.len());
        ui.label(scene.lang.say(&count));
        flush(ui, |ui| table(ui, scene, &self.lines, 360.0));
        if ui.button(scene.text("moved-copy")).clicked() {
            let text = copied(scene.lang, &self.lines);
            return Step::Ask(Box::new(Answer::Copy(text)));
        }
        close(ui, scene)
    }
}

/// Who moved, with the places and main figures of both clubs; also whoever is
/// in only one of them has a name.
pub(super) fn lines(done: &Done, before: &ClubView) -> Vec<MovedLine> {
    let standings = [by_player(before), by_player(&done.view)];
    let line = |moved: &Moved| {
        let both = standings
            .each_ref()
            .map(|one| one.get(&moved.player).copied());
        let name = match done.view.book.name_of(moved.player) {
            "" => before.book.name_of(moved.player),
            name => name,
        };
        MovedLine {
            name: name.to_owned(),
            rating: [moved.before, moved.after],
            main: both.map(|line| line.map(|line| line.main)),
            place: both.map(|line| line.and_then(|line| line.place)),
        }
    };
    done.moved.iter().map(line).collect()
}

fn by_player(view: &ClubView) -> HashMap<PlayerId, &Standing> {
    let all = view.standings.iter();
    all.map(|line| (line.player, line)).collect()
}

impl MovedLine {
    fn change(&self) -> f64 {
        let [before, after] = self.rating;
        after - before
    }

    /// Main figure and place, each before and after.
    fn beside(&self, lang: Lang) -> [String; 2] {
        let main = self.main.map(|main| main.map(|main| number(lang, main)));
        let place = self.place.map(|place| place.map(|place| place.to_string()));
        [main, place].map(|both| {
            let [before, after] = both.map(|one| one.unwrap_or_else(|| "–".to_owned()));
            if before == after {
                after
            } else {
                format!("{before} → {after}")
            }
        })
    }
}

fn number(lang: Lang, value: f64) -> String {
    i18n::fixed(lang, value, 1)
}

/// The table as text for a spreadsheet.
fn copied(lang: Lang, lines: &[MovedLine]) -> String {
    let headings = HEADINGS.map(|id| lang.text(id)).join("\t");
    let mut text = format!("{headings}\n");
    for line in lines {
        let [before, after] = line.rating.map(|rating| number(lang, rating));
        let change = i18n::signed(lang, line.change(), 1);
        let [main, place] = line.beside(lang);
        let name = &line.name;
        text.push_str(
            &[name, &before, &after, &change, &main, &place]
                .map(String::as_str)
                .join("\t"),
        );
        text.push('\n');
    }
    text
}

/// Who moved from which rating to which, in a table of at most that height.
pub(super) fn table(ui: &mut Ui, scene: &Scene<'_>, moved: &[MovedLine], height: f32) {
    let [name, figures @ ..] = HEADINGS;
    TableBuilder::new(ui)
        .striped(true)
        .max_scroll_height(height)
        .cell_layout(egui::Layout::left_to_right(egui::Align::Center))
        .column(Column::remainder().at_least(150.0).clip(true))
        .columns(Column::exact(76.0), 3)
        .column(Column::exact(130.0))
        .column(Column::exact(90.0))
        .header(ROW, |mut header| {
            header.col(|ui| {
                left(ui, |ui| ui.strong(scene.text(name)));
            });
            for id in figures {
                header.col(|ui| {
                    right(ui, RichText::new(scene.text(id)).strong());
                });
            }
        })
        .body(|body| {
            body.rows(ROW, moved.len(), |mut row| {
                let line = &moved[row.index()];
                row.col(|ui| {
                    left(ui, |ui| ui.add(Label::new(&line.name).truncate()));
                });
                for rating in line.rating {
                    row.col(|ui| {
                        right(ui, number(scene.lang, rating));
                    });
                }
                row.col(|ui| {
                    let (text, color) = marked(scene.lang, scene.palette, line.change(), 1);
                    let text = RichText::new(text);
                    right(ui, color.map_or(text.clone(), |color| text.color(color)));
                });
                for text in line.beside(scene.lang) {
                    row.col(|ui| {
                        right(ui, text);
                    });
                }
            });
        });
}
