//! The page with everybody in question.

use egui::{Grid, Label, RichText, Ui};

use super::super::Scene;
use crate::club::{ClubView, Command, GuestTwin, Twins};
use crate::domain::name::Likeness;
use crate::domain::{Notice, PlayerId};
use crate::ui::theme::{GAP, GAP_LARGE, GAP_SMALL};

/// Most pairs shown; of more, the likeliest.
const SHOWN: usize = 200;

/// Width of two names, in points.
const NAMES: f32 = 290.0;

/// What the director wants.
pub(super) enum Wish {
    /// To see what becoming one would mean: who goes, who stays.
    Merge(PlayerId, PlayerId),
    /// Something done at once.
    Do(Command),
    /// How a player came to be called so, too.
    Show(PlayerId, String),
}

pub(super) fn ui(
    ui: &mut Ui,
    scene: &Scene<'_>,
    twins: Option<&[Twins]>,
    guests: &[GuestTwin],
) -> Option<Wish> {
    let view = scene.view?;
    let mut wish = None;
    ui.strong(scene.text("people-twins"));
    match twins {
        None => {
            ui.weak(scene.text("people-looking"));
        }
        Some([]) => {
            ui.label(scene.text("people-no-twins"));
        }
        Some(found) => {
            ui.label(scene.text("people-twins-hint"));
            Grid::new("twins")
                .num_columns(4)
                .spacing([GAP_LARGE, GAP_SMALL])
                .striped(true)
                .show(ui, |ui| {
                    for pair in found.iter().take(SHOWN) {
                        wish = twin(ui, scene, view, pair).or(wish.take());
                        ui.end_row();
                    }
                });
        }
    }
    ui.add_space(GAP_LARGE);
    let guest = self::guests(ui, scene, view, guests);
    let called = called(ui, scene, view);
    let distinct = distinct(ui, scene, view);
    let retired = retired(ui, scene, view);
    wish.or(guest).or(called).or(distinct).or(retired)
}

fn twin(ui: &mut Ui, scene: &Scene<'_>, view: &ClubView, pair: &Twins) -> Option<Wish> {
    let played = |id| {
        view.replay
            .tracks
            .get(&id)
            .map_or(0, |track| track.played())
    };
    let (one, two) = (view.book.name_of(pair.a), view.book.name_of(pair.b));
    // Who played less goes.
    let (from, into) = if played(pair.a) < played(pair.b) {
        (pair.a, pair.b)
    } else {
        (pair.b, pair.a)
    };
    ui.vertical(|ui| {
        ui.set_width(NAMES);
        for (id, name) in [(pair.a, one), (pair.b, two)] {
            let said = Notice::new("people-played")
                .with("name", name)
                .with("count", played(id));
            ui.add(Label::new(scene.lang.say(&said)).truncate());
        }
    });
    ui.label(scene.text(match pair.likeness {
        Likeness::Swapped => "people-like-swapped",
        Likeness::Alphabets => "people-like-alphabets",
        Likeness::Initials => "people-like-initials",
        Likeness::Near(_) => "people-like-near",
    }));
    let named = |id| Notice::new(id).with("one", one).with("two", two);
    let merge = ui.button(scene.text("people-merge"));
    let merge = merge.accessible_name(scene.lang.say(&named("people-merge-two")));
    let apart = ui.button(scene.text("people-not-same"));
    let apart = apart.accessible_name(scene.lang.say(&named("people-not-same-two")));
    match (merge.clicked(), apart.clicked()) {
        (true, _) => Some(Wish::Merge(from, into)),
        (_, true) => Some(Wish::Do(tell_apart((pair.a, pair.b), true))),
        _ => None,
    }
}

const fn tell_apart((a, b): (PlayerId, PlayerId), distinct: bool) -> Command {
    Command::TellApart { a, b, distinct }
}

/// Guests of championships who may be players; nothing without any.
fn guests(ui: &mut Ui, scene: &Scene<'_>, view: &ClubView, guests: &[GuestTwin]) -> Option<Wish> {
    if guests.is_empty() {
        return None;
    }
    ui.strong(scene.text("people-guests"));
    let mut wish = None;
    for guest in guests.iter().take(SHOWN) {
        // The club may have changed since.
        let Some(cup) = view.book.championships.get(&guest.championship) else {
            continue;
        };
        let pair = Notice::new("people-guest")
            .with("guest", view.book.entrant_name(cup, guest.entrant))
            .with("championship", cup.name.as_str())
            .with("name", view.book.name_of(guest.player));
        let pair = scene.lang.say(&pair);
        let same = Notice::new("people-guest-same-one").with("pair", pair.clone());
        ui.horizontal(|ui| {
            let button = ui.button(scene.text("people-guest-same"));
            let button = button.accessible_name(scene.lang.say(&same));
            ui.label(pair);
            if button.clicked() {
                wish = Some(Wish::Do(guest.same()));
            }
        });
    }
    ui.add_space(GAP_LARGE);
    wish
}

/// Names that were merged or assigned by hand, with the way to what did so.
fn called(ui: &mut Ui, scene: &Scene<'_>, view: &ClubView) -> Option<Wish> {
    if view.book.aliases.is_empty() {
        return None;
    }
    ui.strong(scene.text("people-called"));
    ui.label(scene.text("people-called-hint"));
    let mut wish = None;
    for (alias, player) in view.book.aliases.iter().take(SHOWN) {
        let pair = Notice::new("people-called-one")
            .with("alias", alias.as_str())
            .with("name", view.book.name_of(*player));
        let pair = scene.lang.say(&pair);
        let show = Notice::new("people-called-show-one").with("pair", pair.clone());
        ui.horizontal(|ui| {
            let button = ui.button(scene.text("people-called-show"));
            let button = button.accessible_name(scene.lang.say(&show));
            ui.label(pair);
            if button.clicked() {
                wish = Some(Wish::Show(*player, alias.clone()));
            }
        });
    }
    ui.add_space(GAP_LARGE);
    wish
}

/// Those who were said to be two persons, with a way back.
fn distinct(ui: &mut Ui, scene: &Scene<'_>, view: &ClubView) -> Option<Wish> {
    if view.book.distinct.is_empty() {
        return None;
    }
    ui.strong(scene.text("people-distinct"));
    let mut wish = None;
    for (a, b) in &view.book.distinct {
        let pair = Notice::new("people-pair")
            .with("one", view.book.name_of(*a))
            .with("two", view.book.name_of(*b));
        let pair = scene.lang.say(&pair);
        let again = Notice::new("people-ask-again-two").with("pair", pair.clone());
        ui.horizontal(|ui| {
            let button = ui.button(scene.text("people-ask-again"));
            let button = button.accessible_name(scene.lang.say(&again));
            ui.label(pair);
            if button.clicked() {
                wish = Some(Wish::Do(tell_apart((*a, *b), false)));
            }
        });
    }
    ui.add_space(GAP);
    wish
}

/// Those who play no more, with a way back.
fn retired(ui: &mut Ui, scene: &Scene<'_>, view: &ClubView) -> Option<Wish> {
    let mut retired = view
        .book
        .players
        .values()
        .filter(|player| player.retired)
        .peekable();
    ui.strong(scene.text("people-retired"));
    if retired.peek().is_none() {
        ui.label(scene.text("people-no-retired"));
        return None;
    }
    let mut wish = None;
    for player in retired {
        let back = Notice::new("people-bring-back-one").with("name", player.name.as_str());
        ui.horizontal(|ui| {
            let button = ui.button(scene.text("people-bring-back"));
            let button = button.accessible_name(scene.lang.say(&back));
            ui.label(RichText::new(&player.name));
            if button.clicked() {
                wish = Some(Wish::Do(Command::Retire {
                    player: player.id,
                    retired: false,
                }));
            }
        });
    }
    wish
}
