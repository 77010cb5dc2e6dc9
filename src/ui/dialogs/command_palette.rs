//! Everything the window can do, every player and every tournament, found by
//! typing a part of its name.

use egui::{Button, Key, Modifiers, RichText, ScrollArea, Ui};

use super::{Answer, Scene, Step, heading};
use crate::club::ClubView;
use crate::domain::name::fold;
use crate::domain::{PlayerId, TournamentId};
use crate::ui::Tab;
use crate::ui::shortcut::{PageCommand, Sight, WindowCommand};
use crate::ui::theme::GAP;
use crate::ui::widgets::input;

/// Most lines offered of each kind.
const MOST: usize = 12;
/// Height of the list.
const LIST: f32 = 420.0;

/// The command palette.
pub struct CommandPalette {
    search: String,
    /// What the list was made for.
    made_for: Option<String>,
    found: Vec<Entry>,
    /// The line that Enter takes.
    at: usize,
    /// What was shown when it was opened.
    tab: Tab,
    /// What could be done on that page.
    offered: Vec<PageCommand>,
}

/// A line of the list.
struct Entry {
    text: String,
    key: String,
    goal: Goal,
}

/// Where a line leads to.
#[derive(Clone, Copy)]
pub enum Goal {
    /// A command of the window.
    Command(WindowCommand),
    /// A player's page.
    Player(PlayerId),
    /// A recorded evening.
    Tournament(TournamentId),
}

impl CommandPalette {
    /// For what can be done while a tab is shown whose page offers that.
    pub fn new(tab: Tab, offered: Vec<PageCommand>) -> Self {
        Self {
            search: String::new(),
            made_for: None,
            found: Vec::new(),
            at: 0,
            tab,
            offered,
        }
    }

    pub(super) fn ui(&mut self, ui: &mut Ui, scene: &Scene<'_>) -> Step {
        heading(ui, scene.text("menu-commands"));
        // Before the field takes them.
        let (step, enter) = ui.input_mut(|input| {
            let mut pressed = |key| input.consume_key(Modifiers::NONE, key);
            let step = isize::from(pressed(Key::ArrowDown)) - isize::from(pressed(Key::ArrowUp));
            (step, pressed(Key::Enter))
        });
        let name = scene.text("commands-search");
        input(ui, scene.palette, &name, &mut self.search, f32::INFINITY).request_focus();
        if self.made_for.as_ref() != Some(&self.search) {
            let sight = Sight {
                view: scene.view.map(|view| &**view),
                tab: self.tab,
                offered: &self.offered,
            };
            self.found = found(ui, scene, sight, &self.search);
            self.made_for = Some(self.search.clone());
            self.at = 0;
        }
        let last = self.found.len().saturating_sub(1);
        self.at = self.at.saturating_add_signed(step).min(last);
        ui.add_space(GAP);
        let mut taken = self.found.get(self.at).filter(|_| enter);
        if self.found.is_empty() {
            ui.weak(scene.text("commands-nothing"));
        }
        ScrollArea::vertical().max_height(LIST).show(ui, |ui| {
            ui.set_min_width(ui.available_width());
            for (at, entry) in self.found.iter().enumerate() {
                let button = Button::selectable(at == self.at, entry.text.as_str())
                    .shortcut_text(RichText::new(entry.key.as_str()).weak())
                    .min_size(egui::vec2(ui.available_width(), 0.0));
                let button = ui.add(button);
                if at == self.at && step != 0 {
                    button.scroll_to_me(None);
                }
                if button.clicked() {
                    taken = Some(entry);
                }
            }
        });
        match taken {
            Some(entry) => Step::Answer(Box::new(Answer::Go(entry.goal))),
            None => Step::Stay,
        }
    }
}

/// What is offered for a text: commands first, those of the page before
/// those of the window, then people and evenings.
fn found(ui: &Ui, scene: &Scene<'_>, sight: Sight<'_>, search: &str) -> Vec<Entry> {
    let words: Vec<String> = fold(search).split(' ').map(str::to_owned).collect();
    let fits = |text: &str| {
        let text = fold(text);
        words.iter().all(|word| text.contains(word.as_str()))
    };
    let possible = |command: &WindowCommand| command.is_possible(sight);
    let command = |command: WindowCommand| Entry {
        text: scene.text(command.text()),
        key: command
            .key()
            .map_or_else(String::new, |key| ui.ctx().format_shortcut(&key)),
        goal: Goal::Command(command),
    };
    let mut of_page = sight.offered.to_vec();
    if !of_page.contains(&PageCommand::NewTournament) {
        of_page.push(PageCommand::NewTournament);
    }
    let of_page = of_page.into_iter().map(WindowCommand::Page);
    let commands = of_page.chain(WindowCommand::ALL).filter(possible);
    let commands = commands.map(command);
    let mut found: Vec<Entry> = commands.filter(|entry| fits(&entry.text)).collect();
    if let Some(view) = sight.view.filter(|_| !search.trim().is_empty()) {
        found.extend(players(view, search));
        found.extend(evenings(view, scene, fits));
    }
    found
}

fn players(view: &ClubView, search: &str) -> impl Iterator<Item = Entry> {
    let players = view.names.containing(search, MOST).into_iter();
    players.map(|id| Entry {
        text: view.book.name_of(id).to_owned(),
        key: format!("№ {}", id.0),
        goal: Goal::Player(id),
    })
}

/// The newest that fit.
fn evenings<'a>(
    view: &'a ClubView,
    scene: &'a Scene<'_>,
    fits: impl Fn(&str) -> bool + 'a,
) -> impl Iterator<Item = Entry> + 'a {
    let newest = view.replay.tournaments.iter().rev();
    let entry = |id: TournamentId| {
        let evening = view.book.tournaments.get(&id)?;
        let text = format!("{} {}", scene.lang.date(evening.date), evening.title);
        Some(Entry {
            text: text.trim_end().to_owned(),
            key: String::new(),
            goal: Goal::Tournament(id),
        })
    };
    let entries = newest.filter_map(move |evening| entry(evening.id));
    entries.filter(move |entry| fits(&entry.text)).take(MOST)
}
