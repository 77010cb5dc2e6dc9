//! What is in the way of what, and whether there is room for names.

use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use tandem::i18n::Lang;

use crate::screens::Walk;
use crate::window::{Window, click, come_to_rest, keys, wait, wait_until};
use crate::written;

/// Does something in the sample club, in a window of a size.
fn in_the_club(lang: Lang, size: [f32; 2], act: impl FnOnce(&mut Window)) {
    let mut look = |_: &str, _: &mut Window| {};
    let mut window = Walk::new(lang, &mut look).open();
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
