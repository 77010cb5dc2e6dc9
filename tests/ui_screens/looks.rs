//! What is in the way of what, and whether there is room for names.

use egui::{Event, Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use tandem::i18n::Lang;

use crate::screens::{Walk, press};
use crate::window::{Window, click, come_to_rest, focus, keys, wait, wait_until};
use crate::written;

/// Does something in the sample club, in a window of a size.
fn in_the_club(lang: Lang, size: [f32; 2], act: impl FnOnce(&mut Window)) {
    let mut look = |_: &str, _: &mut Window| {};
    // Its folder stays as long as the window is open.
    let mut walk = Walk::new(lang, &mut look);
    let mut window = walk.open();
    window.set_size(size.into());
    window.run_ok();
    act(&mut window);
}

fn settle(window: &mut Window) {
    for _ in 0..5 {
        window.run_ok();
    }
}

/// A tip stays as long as the pointer is known to rest on what it is about.
#[test]
fn a_dialog_forgets_the_pointer_that_rests_behind_it() {
    in_the_club(Lang::EN, [1280.0, 800.0], |window| {
        keys(window, Modifiers::COMMAND, Key::Num4);
        come_to_rest(window, "Level");
        window.get_by_label("Level").hover();
        window.step();
        let rests = |window: &Window| window.ctx.input(|input| input.pointer.has_pointer());
        wait_until(window, "the pointer", rests);
        keys(window, Modifiers::COMMAND, Key::E);
        wait(window, &Lang::EN.text("export-csv"));
        wait_until(window, "the pointer forgotten", |window| !rests(window));
    });
}

#[test]
fn names_have_the_room_there_is() {
    for size in [[1280.0, 800.0], [1920.0, 1080.0]] {
        in_the_club(Lang::RU, size, |window| {
            keys(window, Modifiers::COMMAND, Key::Num4);
            settle(window);
            assert_eq!(written::shortened(window), [""; 0], "Rating at {size:?}");
            keys(window, Modifiers::COMMAND, Key::Num3);
            click(window, "Самоцветов Борис");
            settle(window);
            assert_eq!(written::shortened(window), [""; 0], "Hist at {size:?}");
        });
    }
}

#[test]
fn headings_stand_over_what_they_head() {
    in_the_club(Lang::EN, [1280.0, 800.0], |window| {
        press(window, "11 Nov 2026");
        settle(window);
        let headings = written::left_edges(window, "Partner");
        assert_eq!(headings.len(), 2);
        for (side, name) in ["Whitlock Susan", "Penhallow George"]
            .into_iter()
            .enumerate()
        {
            assert_eq!(
                written::left_edges(window, name),
                [headings[side]],
                "{name}"
            );
        }
        keys(window, Modifiers::COMMAND, Key::Num3);
        settle(window);
        let heading = written::left_edges(window, "Player");
        assert_eq!(
            written::left_edges(window, "Larkham Henry"),
            heading,
            "Hist"
        );
    });
}

#[test]
fn what_stands_below_each_other_on_param_has_one_edge() {
    in_the_club(Lang::RU, [1280.0, 800.0], |window| {
        keys(window, Modifiers::COMMAND, Key::Num1);
        settle(window);
        let edge = |text: &str| written::left_edges(window, text);
        let heading = edge("Коэффициенты");
        assert_eq!(edge("K – величина скачков"), heading);
        assert_eq!(edge(&Lang::RU.text("param-none-changed")), heading);
        assert_eq!(edge("с самого начала"), edge("С какого дня"));
    });
}

#[test]
fn the_buttons_of_a_player_are_one_row() {
    for lang in [Lang::EN, Lang::RU] {
        in_the_club(lang, [1280.0, 800.0], |window| {
            keys(window, Modifiers::COMMAND, Key::Num4);
            press(window, "Самоцветов Борис");
            settle(window);
            let top = |id| window.get_by_label(&lang.text(id)).rect().top();
            for other in [
                "player-merge",
                "player-average",
                "player-reassign",
                "player-set",
            ] {
                assert_eq!(top(other), top("player-edit"), "{other}");
            }
        });
    }
}

#[test]
fn the_picture_of_chess_ratings_has_room() {
    for lang in [Lang::EN, Lang::RU] {
        in_the_club(lang, [1280.0, 800.0], |window| {
            keys(window, Modifiers::COMMAND, Key::Num8);
            focus(window, &lang.text("fide-field-rating"));
            window.event(Event::Text("1850".to_owned()));
            focus(window, &lang.text("fide-list"));
            let games = "1850 1\n1900 0.5\n2010 0\n1790\n";
            window.event(Event::Paste(games.to_owned()));
            settle(window);
            let title = lang.text("fide-picture-title");
            let nodes = window.get_all_by_label_contains(&title);
            let widths = nodes.map(|node| node.rect().width());
            assert!(widths.fold(0.0, f32::max) > 480.0, "{lang:?}");
        });
    }
}
