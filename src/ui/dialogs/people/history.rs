//! What two players did, beside each other.

use egui::{Label, RichText, ScrollArea, Ui};

use super::super::Scene;
use crate::club::ClubView;
use crate::domain::{Kind, Notice, PlayerId, Tournament};
use crate::i18n::fixed;
use crate::rating::{Point, Track};
use crate::ui::theme::ROW;

/// Rows seen at once.
const SEEN: f32 = 6.0;

/// Both histories, newest first.
pub(super) fn both(ui: &mut Ui, scene: &Scene<'_>, view: &ClubView, players: [PlayerId; 2]) {
    ui.columns(2, |columns| {
        for (ui, player) in columns.iter_mut().zip(players) {
            one(ui, scene, view, player);
        }
    });
}

/// Which starting rating the one person has.
pub(super) fn kept(
    ui: &mut Ui,
    scene: &Scene<'_>,
    view: &ClubView,
    from: PlayerId,
    into: PlayerId,
) {
    let start = |id| {
        view.book
            .players
            .get(&id)
            .map_or(0.0, |player| player.start)
    };
    let said = Notice::new("merge-keeps")
        .with("name", view.book.name_of(into))
        .with("start", fixed(scene.lang, start(into), 1))
        .with("gone", view.book.name_of(from))
        .with("other", fixed(scene.lang, start(from), 1));
    ui.add(Label::new(scene.lang.say(&said)).wrap());
}

fn one(ui: &mut Ui, scene: &Scene<'_>, view: &ClubView, player: PlayerId) {
    let points: &[Point] = view
        .replay
        .tracks
        .get(&player)
        .map_or(&[], |track| &track.points);
    ui.label(RichText::new(view.book.name_of(player)).strong());
    let start = view
        .book
        .players
        .get(&player)
        .map_or(0.0, |player| player.start);
    let rating = points.last().map_or(start, |point| point.rating);
    // Counted as on Rating and in the list of people.
    let played = view.replay.tracks.get(&player).map_or(0, Track::played);
    let past = |t: &&Tournament| t.kind == Kind::Prehistory && t.has(player);
    let said = Notice::new("merge-summary")
        .with("start", fixed(scene.lang, start, 1))
        .with("rating", fixed(scene.lang, rating, 1))
        .with("count", played)
        .with("past", view.book.tournaments.values().filter(past).count());
    // The columns would stretch two lines from edge to edge.
    ui.vertical(|ui| ui.add(Label::new(scene.lang.say(&said)).wrap()));
    ScrollArea::vertical()
        .id_salt(("history", player.0))
        .max_height(ROW * SEEN)
        .auto_shrink([false, true])
        .show_rows(ui, ROW, points.len(), |ui, shown| {
            for point in points.iter().rev().skip(shown.start).take(shown.len()) {
                ui.add(Label::new(line(scene, view, point)).truncate());
            }
        });
}

fn line(scene: &Scene<'_>, view: &ClubView, point: &Point) -> String {
    let notice = match point.partner {
        Some(partner) => Notice::new("merge-evening").with("partner", view.book.name_of(partner)),
        None => Notice::new("merge-decision"),
    };
    let rating = fixed(scene.lang, point.rating, 1);
    scene
        .lang
        .say(&notice.with("date", point.date).with("rating", rating))
}
