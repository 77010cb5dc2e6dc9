//! The tabs Rating and Statistic as a director uses them, over the sample club.

mod doubt;
mod keyboard;
mod list;
mod player;
mod screen;
mod statistic;

use egui_kittest::kittest::Queryable as _;
use tandem::domain::Book;
use tandem::i18n::{Lang, fixed};
use tandem::ui::tabs::rating::Rating;
use tandem::ui::tabs::statistic::Statistic;

use screen::{labels, loser, page, rating, sample_view, says, screen, statistic, view_of};

#[test]
fn everything_speaks_russian() {
    let harness = rating(Lang::RU);
    assert!(says(&harness, "Основной"));
    let view = harness.state().view.clone();
    assert!(says(&harness, &fixed(Lang::RU, view.standings[0].main, 1)));
    let (player, _) = loser(&view);
    let harness = page(player, Lang::RU);
    assert!(says(&harness, "Прирост пары"));
    assert!(says(&harness, "при норме пары"));
    let harness = statistic(Lang::RU);
    assert!(says(&harness, "График рейтингов: 5 игроков"));
}

#[test]
fn no_text_is_missing_in_either_language() {
    for lang in Lang::all() {
        let view = sample_view();
        let (player, _) = loser(&view);
        let mut tabs = vec![labels(&rating(lang)), labels(&statistic(lang))];
        let mut page = page(player, lang);
        tabs.push(labels(&page));
        for button in [
            "player-edit",
            "player-section-extremes",
            "player-section-partners",
        ] {
            page.get_by_label(&lang.text(button)).click();
            page.run();
            tabs.push(labels(&page));
            if button == "player-edit" {
                page.key_press(egui::Key::Escape);
                page.run();
            }
        }
        for label in tabs.iter().flatten() {
            assert!(!label.contains("Unknown localization"), "{label}");
        }
    }
}

#[test]
fn an_empty_club_says_what_to_do() {
    let view = view_of(Book::default());
    let mut harness = screen(Rating::default(), Rating::ui, view.clone(), Lang::EN);
    assert!(says(&harness, "There are no players yet"));
    harness.get_by_label("Go to Tourn").click();
    harness.run();
    assert_eq!(harness.state().actions.len(), 1);
    let harness = screen(Statistic::default(), Statistic::ui, view, Lang::EN);
    assert!(says(&harness, "No rated tournaments yet"));
}
