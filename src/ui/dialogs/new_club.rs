//! A new club: its name, its file, its first players.

use std::collections::HashSet;
use std::path::PathBuf;

use egui::{RichText, ScrollArea, TextEdit, Ui};

use super::picker::Picker;
use super::{Answer, First, Pressed, Scene, Step, buttons, entered, heading, legal, path_field};
use crate::club::PlayerEdit;
use crate::domain::{Notice, name, number};
use crate::jobs::Request;
use crate::ui::theme::{GAP, GAP_SMALL};
use crate::ui::widgets::input;

/// The form "New club".
pub struct NewClub {
    folder: PathBuf,
    name: String,
    path: String,
    path_typed: bool,
    players: String,
    picker: Picker,
    /// Whether Enter asked for the club: what it lacks is said then.
    asked: bool,
}

impl NewClub {
    /// An empty form that proposes files in a folder.
    pub fn new(folder: PathBuf) -> Self {
        Self {
            folder,
            name: String::new(),
            path: String::new(),
            path_typed: false,
            players: String::new(),
            picker: Picker::default(),
            asked: false,
        }
    }

    pub(super) fn ui(&mut self, ui: &mut Ui, scene: &Scene<'_>) -> Step {
        heading(ui, scene.text("new-title"));
        let entered = self.name(ui, scene) | self.path(ui, scene);
        self.asked |= entered;
        let (players, problems) = starting_list(&self.players);
        self.players(ui, scene, players.len(), &problems);
        ui.weak(scene.text("new-params"));
        let named = !name::normalise(&self.name).is_empty() && !self.path.trim().is_empty();
        let ready = named && problems.is_empty();
        let cancel = scene.text("dialog-cancel");
        match buttons(
            ui,
            scene,
            (&scene.text("new-create"), ready),
            Some(&cancel),
            First::Field,
        )
        .or_entered(entered && ready)
        {
            Pressed::Main => Step::Answer(Box::new(Answer::Ask(Request::Create {
                path: club_path(&self.path),
                name: name::normalise(&self.name),
                players,
            }))),
            Pressed::Cancel => Step::Close,
            Pressed::Nothing => Step::Stay,
        }
    }

    /// Draws the name; whether Enter was pressed in it.
    fn name(&mut self, ui: &mut Ui, scene: &Scene<'_>) -> bool {
        let label = scene.text("new-name");
        ui.label(&label);
        let field = input(ui, scene.palette, &label, &mut self.name, f32::INFINITY);
        let entered = entered(ui, &field);
        if ui.memory(|memory| memory.focused().is_none()) {
            field.request_focus();
        }
        if self.asked && name::normalise(&self.name).is_empty() {
            let text = format!("⚠ {}", scene.text("new-name-missing"));
            ui.label(RichText::new(text).color(scene.palette.error));
        }
        if field.changed() && !self.path_typed {
            self.path = proposed(&self.folder, &self.name);
        }
        ui.add_space(GAP_SMALL);
        entered
    }

    /// The same with the path.
    fn path(&mut self, ui: &mut Ui, scene: &Scene<'_>) -> bool {
        let label = scene.text("new-path");
        let typed = path_field(ui, scene, &label, None, &mut self.path);
        if typed.browse {
            let proposed = if self.path.is_empty() {
                self.folder.join("club.tandem")
            } else {
                PathBuf::from(&self.path)
            };
            let filter = scene.text("open-filter");
            self.picker.save(ui.ctx(), &proposed, &filter, "tandem");
        }
        self.path_typed |= typed.field.changed();
        if let Some(mut path) = self.picker.chosen() {
            if path.extension().is_none() {
                path.set_extension("tandem");
            }
            self.path = path.to_string_lossy().into_owned();
            self.path_typed = true;
        }
        ui.add_space(GAP_SMALL);
        typed.entered
    }

    fn players(&mut self, ui: &mut Ui, scene: &Scene<'_>, count: usize, problems: &[Notice]) {
        let label = scene.text("new-players");
        ui.label(&label);
        ui.weak(scene.text("new-players-hint"));
        ScrollArea::vertical()
            .max_height(180.0)
            .id_salt("starting list")
            .show(ui, |ui| {
                let edit = TextEdit::multiline(&mut self.players)
                    .text_color(scene.palette.input)
                    .desired_rows(6)
                    .desired_width(f32::INFINITY);
                ui.add(edit).accessible_name(label);
            });
        for problem in problems.iter().take(4) {
            let text = format!("⚠ {}", scene.lang.say(problem));
            ui.label(RichText::new(text).color(scene.palette.error));
        }
        if problems.is_empty() && count > 0 {
            ui.weak(
                scene
                    .lang
                    .say(&Notice::new("new-players-count").with("count", count)),
            );
        }
        ui.add_space(GAP);
    }
}

/// The path typed, with the ending of club files.
fn club_path(typed: &str) -> PathBuf {
    let typed = typed.trim();
    if typed.to_lowercase().ends_with(".tandem") {
        PathBuf::from(typed)
    } else {
        PathBuf::from(format!("{typed}.tandem"))
    }
}

/// A file name made of the club's name, without what file systems forbid.
fn proposed(folder: &std::path::Path, club: &str) -> String {
    let stem: String = legal(&name::normalise(club)).chars().take(80).collect();
    let stem = stem.trim_matches([' ', '.']);
    if stem.is_empty() {
        return String::new();
    }
    let free = (1..100)
        .map(|copy| match copy {
            1 => folder.join(format!("{stem}.tandem")),
            _ => folder.join(format!("{stem} {copy}.tandem")),
        })
        .find(|path| !path.exists());
    free.unwrap_or_else(|| folder.join(format!("{stem}.tandem")))
        .to_string_lossy()
        .into_owned()
}

/// The starting list as typed or pasted: a name and a rating on each line,
/// separated by a TAB, a semicolon or the last blank.
fn starting_list(text: &str) -> (Vec<PlayerEdit>, Vec<Notice>) {
    let (mut players, mut problems) = (Vec::new(), Vec::new());
    let mut seen = HashSet::new();
    for (index, line) in text.lines().enumerate() {
        if line.trim().is_empty() {
            continue;
        }
        match player(line) {
            Some(player) if !seen.insert(name::fold(&player.name)) => problems.push(
                Notice::new("new-players-twice")
                    .with("line", index + 1)
                    .with("name", player.name),
            ),
            Some(player) => players.push(player),
            None => problems.push(
                Notice::new("new-players-line")
                    .with("line", index + 1)
                    .with("text", name::normalise(line)),
            ),
        }
    }
    (players, problems)
}

fn player(line: &str) -> Option<PlayerEdit> {
    let line = line.trim();
    let (name, rating) = line
        .rsplit_once(['\t', ';'])
        .or_else(|| line.rsplit_once(char::is_whitespace))?;
    let name = name::check(name.trim_end_matches([',', ';', '\t', ' '])).ok()?;
    let start = number::parse(rating)?;
    Some(PlayerEdit {
        name,
        start,
        privacy: None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_starting_list_in_the_usual_spellings() {
        let text = "Nowak Anna\t120\nИванов Пётр; -35,5\nLee Kim −200\n\nno rating\nnowak ANNA 3\n";
        let (players, problems) = starting_list(text);
        let read: Vec<_> = players.iter().map(|p| (p.name.as_str(), p.start)).collect();
        assert_eq!(
            read,
            [
                ("Nowak Anna", 120.0),
                ("Иванов Пётр", -35.5),
                ("Lee Kim", -200.0)
            ]
        );
        assert_eq!(problems.len(), 2);
        assert_eq!(problems[1].id, "new-players-twice");
        assert!(problems[0].to_string().contains("line: 5"));
    }

    #[test]
    fn a_proposed_file_name_is_legal_and_free() {
        let dir = tempfile::tempdir().expect("a temporary folder");
        let first = proposed(dir.path(), "Club: A/B?");
        assert!(first.ends_with("Club- A-B-.tandem"), "{first}");
        std::fs::write(&first, "").expect("writable");
        assert!(proposed(dir.path(), "Club: A/B?").ends_with("Club- A-B- 2.tandem"));
        assert_eq!(proposed(dir.path(), " . "), "");
    }
}
