//! Letters drawn before a tab needs them.
//!
//! The first time that a letter is shown it has to be drawn, at each of the
//! places between two pixels where it may stand. A tab full of letters never
//! shown would take longer than a frame has.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use egui::{Color32, Context, TextStyle};

use crate::club::ClubView;
use crate::i18n::Lang;
use crate::ui::shortcut::WindowCommand;

/// What a frame may spend on it.
const SPARE: Duration = Duration::from_millis(1);

/// Between two frames that are drawn for this alone.
const PAUSE: Duration = Duration::from_millis(8);

/// Names of players that are drawn ahead.
const NAMES: usize = 60;

/// Figures as the tabs show them.
const FIGURES: &str =
    "0 1 2 3 4 5 6 7 8 9 12,34 56.78 +90.12 −43,21 ▲56 ▼78 ± 10 % 2026-03-04 05.06";

/// The letters of a language and of a club's names.
#[derive(Default)]
pub(super) struct Letters {
    /// The language, and the club that is open.
    of: Option<(Lang, Option<PathBuf>)>,
    /// What is still to be drawn, last first.
    left: Vec<(TextStyle, String)>,
}

impl Letters {
    /// Draws some of what is left; asks for another frame while there is more.
    pub(super) fn draw_ahead(&mut self, ctx: &Context, lang: Lang, view: Option<&ClubView>) {
        let club = view.map(|view| view.path.as_path());
        let same = |(of, known): &(Lang, Option<PathBuf>)| *of == lang && known.as_deref() == club;
        if !self.of.as_ref().is_some_and(same) {
            self.of = Some((lang, club.map(Path::to_path_buf)));
            self.left = words(lang, view);
        }
        let begun = Instant::now();
        while begun.elapsed() < SPARE
            && let Some((style, word)) = self.left.pop()
        {
            let font = style.resolve(&ctx.style_of(ctx.theme()));
            ctx.fonts_mut(|fonts| fonts.layout_no_wrap(word, font, Color32::PLACEHOLDER));
        }
        if !self.left.is_empty() {
            ctx.request_repaint_after(PAUSE);
        }
    }
}

fn words(lang: Lang, view: Option<&ClubView>) -> Vec<(TextStyle, String)> {
    let commands = WindowCommand::ALL.map(|command| lang.text(command.text()));
    let small = [FIGURES.to_owned()].into_iter().chain(commands.clone());
    let lines = view.map(ClubView::listed).unwrap_or_default();
    let names = lines.iter().take(NAMES).filter_map(|line| {
        let player = view?.book.players.get(&line.player)?;
        Some(player.name.clone())
    });
    let body = names.chain(commands).chain([FIGURES.to_owned()]);
    let small = small.map(|word| (TextStyle::Small, word));
    small
        .chain(body.map(|word| (TextStyle::Body, word)))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::{Book, Player};

    #[test]
    fn all_words_are_drawn_within_some_frames() {
        let ctx = Context::default();
        let mut letters = Letters::default();
        let mut book = Book::default();
        let id = book.next_player();
        book.players.insert(id, Player::new(id, "Żółw Ewa", 0.0));
        let view = ClubView::of(book, PathBuf::from("club.tandem"));
        for club in [None, Some(&view)] {
            let names = words(Lang::RU, club);
            let named = names.iter().any(|(_, word)| word == "Żółw Ewa");
            assert_eq!(named, club.is_some());
            for _ in 0..1000 {
                let mut output = ctx.run_ui(Default::default(), |ui| {
                    letters.draw_ahead(ui, Lang::RU, club);
                });
                output.textures_delta.clear();
            }
            let path = club.map(|view| view.path.clone());
            assert_eq!(letters.of, Some((Lang::RU, path)));
            assert!(letters.left.is_empty());
        }
    }
}
