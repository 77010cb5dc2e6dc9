//! Every screen of the window, looked at for what no single test of a tab
//! sees: texts written in the code, texts without room, and what a screen
//! reader and a keyboard find.

mod looks;
mod screens;
mod voice;
#[path = "../window/mod.rs"]
mod window;
mod written;

use screens::Walk;
use tandem::i18n::Lang;
use window::Window;

/// Collects what is wrong on each screen of a part of the window.
fn complaints(
    lang: Lang,
    walk: impl FnOnce(&mut Walk<'_>),
    wrong: fn(&mut Window) -> Vec<String>,
) -> Vec<String> {
    let mut found = Vec::new();
    let mut look = |screen: &str, window: &mut Window| {
        let wrong = wrong(window);
        found.extend(wrong.into_iter().map(|text| format!("{screen}: {text}")));
    };
    walk(&mut Walk::new(lang, &mut look));
    found
}

macro_rules! parts {
    ($check:ident, $lang:expr, $wrong:expr) => {
        mod $check {
            use super::*;
            parts!($lang, $wrong, welcome_and_menus, dialogs, tourn, hist, rating);
            parts!($lang, $wrong, statistic, param, check, championship, calculators, import);
        }
    };
    ($check:ident, $lang:expr, $wrong:expr; pages) => {
        mod $check {
            use super::*;
            parts!($lang, $wrong, tourn, hist, rating, statistic, param, check);
            parts!($lang, $wrong, championship, calculators, import);
        }
    };
    ($lang:expr, $wrong:expr, $($part:ident),*) => {$(
        #[test]
        fn $part() {
            let found = complaints($lang, |walk| walk.$part(), $wrong);
            assert!(found.is_empty(), "{found:#?}");
        }
    )*};
}

parts!(the_pseudo_language, Lang::PSEUDO, |window| {
    [written::hard_coded(window), written::cut(window)].concat()
});
parts!(english, Lang::EN, |window| {
    [written::cut(window), voice::mute(window)].concat()
});
parts!(russian, Lang::RU, |window| {
    [written::cut(window), voice::mute(window)].concat()
});
parts!(room_in_english, Lang::EN, |window| written::crowded(window); pages);
parts!(room_in_russian, Lang::RU, |window| written::crowded(window); pages);
parts!(tab_leads_everywhere, Lang::EN, voice::out_of_reach);
