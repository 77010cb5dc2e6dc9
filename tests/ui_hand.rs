//! The hand of the whole window: what is remembered of its tables, what their
//! columns mean, and every command by the keyboard.

mod window;

use std::path::PathBuf;

use egui::accesskit::Role;
use egui::{Event, Key, Modifiers, OutputCommand};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use jiff::civil::date;
use tandem::i18n::Lang;
use tandem::ui::shortcut::{
    CALCULATE, MARK_ALL, MENUS, PageCommand, REMOVE_ROW, REMOVE_ROW_TOO, Sight, WHY, WindowCommand,
    other_keys,
};
use tandem::ui::{App, Start, Tab};

use window::{Window, click, click_button, focus, keys, shows, wait, wait_until};

/// A user's folder: settings and clubs.
struct Home(tempfile::TempDir);

impl Home {
    fn new() -> Self {
        Self(tempfile::tempdir().expect("a temporary folder"))
    }

    fn settings(&self) -> PathBuf {
        self.0.path().join("settings.json")
    }

    fn start(&self, lang: Lang) -> Window {
        let start = Start {
            club: None,
            lang: Some(lang),
            settings: Some(self.settings()),
            folder: Some(self.0.path().to_owned()),
            today: Some(date(2026, 11, 29)),
        };
        Harness::builder()
            .with_size([1280.0, 800.0])
            .build_eframe(|cc| App::new(&cc.egui_ctx, start))
    }

    fn sample(&self, lang: Lang) -> Window {
        let mut window = self.start(lang);
        click(&mut window, &lang.text("menu-open-sample"));
        wait(&mut window, &lang.text("tourn-hint"));
        window
    }
}

/// The first player of the standings, from the top of the screen.
fn first_player(window: &Window) -> String {
    let book = &window.state().view().expect("open").book;
    let names = window.get_all_by_role(Role::Button).filter_map(|node| {
        let label = node.accesskit_node().label()?;
        let known = book.players.values().any(|player| player.name == label);
        known.then(|| (node.rect().top(), label))
    });
    let first = names.min_by(|one, other| one.0.total_cmp(&other.0));
    first.map(|(_, name)| name).unwrap_or_default()
}

#[test]
fn order_and_columns_of_tables_are_there_after_a_restart() {
    let home = Home::new();
    let mut window = home.sample(Lang::EN);
    keys(&mut window, Modifiers::COMMAND, Key::Num4);
    let best = first_player(&window);
    click_button(&mut window, "Name");
    let by_name = first_player(&window);
    assert_ne!(by_name, best);
    keys(&mut window, Modifiers::COMMAND, Key::Num5);
    click(&mut window, "Core");
    keys(&mut window, Modifiers::COMMAND, Key::Num3);
    click(&mut window, "Names of the partners");
    let settings = home.settings();
    wait_until(&mut window, "the settings", |_| {
        let text = std::fs::read_to_string(&settings).unwrap_or_default();
        text.contains("\"names\": true")
    });
    drop(window);

    let mut window = home.start(Lang::EN);
    wait(&mut window, "Start list");
    keys(&mut window, Modifiers::COMMAND, Key::Num3);
    let chosen = window.get_by_role_and_label(Role::RadioButton, "Names of the partners");
    assert_eq!(
        chosen.accesskit_node().toggled(),
        Some(egui::accesskit::Toggled::True)
    );
    keys(&mut window, Modifiers::COMMAND, Key::Num4);
    assert_eq!(first_player(&window), by_name);
    keys(&mut window, Modifiers::COMMAND, Key::Num5);
    assert!(shows(&window, "Sum of the ratings of the core"));
}

#[test]
fn the_columns_of_every_tab_are_explained_by_a_key_and_by_a_button() {
    for (lang, tab, heading, meaning) in [
        (
            Lang::EN,
            Key::Num2,
            "Norm",
            "expected to score against this field",
        ),
        (
            Lang::EN,
            Key::Num1,
            "K – size of jumps",
            "57 % is 7 % above its norm",
        ),
        (
            Lang::EN,
            Key::Num3,
            "Dates",
            "that count for familiarity now",
        ),
        (Lang::RU, Key::Num4, "Основной", "По нему упорядочен список"),
        (Lang::RU, Key::Num5, "Даты", "рейтинг остался прежним"),
    ] {
        let home = Home::new();
        let mut window = home.sample(lang);
        keys(&mut window, Modifiers::COMMAND, tab);
        keys(&mut window, Modifiers::SHIFT, Key::F1);
        wait(&mut window, meaning);
        assert!(shows(&window, heading), "{heading}");
        assert!(!shows(&window, &lang.text("keys-calculate")), "F1 alone");
        keys(&mut window, Modifiers::NONE, Key::Escape);
        assert!(!shows(&window, meaning));
        if tab != Key::Num1 {
            click_button(&mut window, &lang.text("menu-columns"));
            wait(&mut window, meaning);
        }
    }
}

#[test]
fn a_coefficient_is_explained_beside_its_name() {
    let home = Home::new();
    let mut window = home.sample(Lang::RU);
    keys(&mut window, Modifiers::COMMAND, Key::Num1);
    let explanation = "по 70 каждому; 45\u{a0}%";
    assert!(!shows(&window, explanation));
    let why = "Что такое K? Объяснение с примером";
    window.get_by_role_and_label(Role::Button, why).focus();
    window.run_ok();
    keys(&mut window, Modifiers::NONE, Key::Enter);
    assert!(shows(&window, explanation));
    keys(&mut window, Modifiers::NONE, Key::Enter);
    assert!(!shows(&window, explanation));
}

#[test]
fn every_command_is_in_the_palette_and_on_the_page_of_keys() {
    let home = Home::new();
    let mut window = home.sample(Lang::EN);
    let view = window.state().view().expect("open").clone();
    let sight = Sight {
        view: Some(&view),
        tab: Tab::Tourn,
        offered: &[
            PageCommand::NewTournament,
            PageCommand::Calculate,
            PageCommand::StartList,
            PageCommand::TwoWinners,
            PageCommand::Scoring(tandem::domain::Scoring::Imps),
        ],
    };
    let possible = |command: &WindowCommand| command.is_possible(sight);
    let commands: Vec<_> = WindowCommand::ALL.into_iter().filter(possible).collect();
    let missing = WindowCommand::ALL.len() - commands.len();
    assert!(missing <= 2, "only undo and redo have nothing to do");
    keys(&mut window, Modifiers::COMMAND, Key::K);
    let of_page = sight.offered.iter().copied().map(WindowCommand::Page);
    for command in commands.into_iter().chain(of_page) {
        let text = Lang::EN.text(command.text());
        assert!(shows(&window, &text), "{text} is in the palette");
    }
    keys(&mut window, Modifiers::NONE, Key::Escape);
    keys(&mut window, Modifiers::NONE, Key::F1);
    for (command, key) in WindowCommand::keyed() {
        let text = Lang::EN.text(command.text());
        assert!(shows(&window, &text), "{text} is on the page of keys");
        let key = window.ctx.format_shortcut(&key);
        assert!(shows(&window, &key), "{key} is on the page of keys");
    }
    for key in ["F10", "Ctrl+Delete", "Ctrl+0", "F2"] {
        assert!(shows(&window, key), "{key} is on the page of keys");
    }
    for (key, id) in other_keys(&window.ctx, Lang::EN) {
        assert!(shows(&window, &key), "{key} is on the page of keys");
        assert!(shows(&window, &Lang::EN.text(id)), "{id}");
    }
}

#[test]
fn no_two_commands_have_one_key() {
    let mut keys: Vec<_> = WindowCommand::keyed().map(|(_, key)| key).collect();
    keys.extend([CALCULATE, REMOVE_ROW, REMOVE_ROW_TOO, MARK_ALL, WHY, MENUS]);
    keys.extend([
        egui::gui_zoom::kb_shortcuts::ZOOM_IN,
        egui::gui_zoom::kb_shortcuts::ZOOM_OUT,
        egui::gui_zoom::kb_shortcuts::ZOOM_RESET,
    ]);
    let all = keys.len();
    keys.sort_by_key(|key| format!("{key:?}"));
    keys.dedup();
    assert_eq!(keys.len(), all);
}

#[test]
fn menus_and_tabs_tell_the_keys() {
    let home = Home::new();
    let mut window = home.sample(Lang::EN);
    for (menu, command) in [
        ("File", WindowCommand::Export),
        ("Edit", WindowCommand::Undo),
        ("Help", WindowCommand::Columns),
    ] {
        click_button(&mut window, menu);
        let key = command.key().expect("it has one");
        let key = window.ctx.format_shortcut(&key);
        assert!(shows(&window, &key), "{key} in {menu}");
        keys(&mut window, Modifiers::NONE, Key::Escape);
    }
    window.get_by_label("Rating").hover();
    window.run_steps(8);
    wait(&mut window, "(Ctrl+4)");
}

#[test]
fn about_tells_where_the_files_lie() {
    let home = Home::new();
    let mut window = home.sample(Lang::EN);
    click_button(&mut window, "Help");
    // The key, or none, stands behind it.
    window::click_containing(&mut window, "About Tandem");
    wait(&mut window, env!("CARGO_PKG_VERSION"));
    let club = window.state().view().expect("open").path.clone();
    for path in [&club, &home.settings()] {
        let text = path.to_string_lossy().into_owned();
        assert!(shows(&window, &text), "{text}");
    }
    window::come_to_rest(&mut window, "The club: Copy");
    window
        .get_by_role_and_label(Role::Button, "The club: Copy")
        .click();
    assert_eq!(copied(&mut window), club.to_string_lossy());
    wait(&mut window, "Copied");
}

/// What the next frame copies: it stands in the output of that frame alone.
fn copied(window: &mut Window) -> String {
    for _ in 0..3 {
        window.step();
        let mut commands = window.output().platform_output.commands.iter();
        let text = commands.find_map(|command| match command {
            OutputCommand::CopyText(text) => Some(text.clone()),
            _ => None,
        });
        if let Some(text) = text {
            return text;
        }
    }
    panic!("nothing was copied");
}

#[test]
fn result_slips_are_saved_for_every_pair() {
    let home = Home::new();
    let mut window = home.sample(Lang::RU);
    focus(&mut window, "Пара 1, партнёр 1");
    let pairs = "Thornwick Alice\tWetherby Peter\nLarkham Henry\tMarchbank Helen\n";
    window.event(Event::Paste(pairs.to_owned()));
    window.run_ok();
    click_button(&mut window, "Стартовый протокол");
    click_button(&mut window, "Сохранить бланки результатов…");
    wait(&mut window, &Lang::RU.text("save-title"));
    keys(&mut window, Modifiers::NONE, Key::Enter);
    wait(&mut window, "Сохранено");
    let files = std::fs::read_dir(home.0.path()).expect("readable");
    let slips = files
        .map(|file| file.expect("readable").path())
        .find(|path| path.extension().is_some_and(|end| end == "html"))
        .expect("a page was saved");
    let page = std::fs::read_to_string(slips).expect("readable");
    assert_eq!(page.matches("<section>").count(), 2);
    let view = window.state().view().expect("open").clone();
    let alice = view.names.find("Thornwick Alice").expect("in the sample");
    let rating = view.replay.tracks[&alice]
        .points
        .last()
        .expect("played")
        .rating;
    let rating = tandem::i18n::fixed(Lang::RU, rating, 1);
    assert!(
        page.contains(&format!("<dt>Thornwick Alice</dt><dd>{rating}</dd>")),
        "{page}"
    );
    assert!(page.contains("<dt>Норма</dt>") && page.contains("<dt>Результат</dt><dd></dd>"));
}

#[test]
fn pairs_of_a_recorded_evening_are_found_and_copied() {
    let home = Home::new();
    let mut window = home.sample(Lang::EN);
    window::click_containing(&mut window, "18 Nov 2026");
    wait(&mut window, "Best against the norm");
    let view = window.state().view().expect("open").clone();
    let evening = view.replay.tournaments.last().expect("the sample has some");
    let lowest = evening.fields[0]
        .iter()
        .max_by_key(|pair| pair.outcome.map(|outcome| outcome.place))
        .expect("somebody played");
    // The second partner leads to the pair, whose first one gets the keyboard.
    window.event(Event::Text(view.book.name_of(lowest.b).to_owned()));
    window.run_ok();
    let focused = window.get_by(|node| node.is_focused());
    let name = view.book.name_of(lowest.a);
    assert_eq!(focused.accesskit_node().label().as_deref(), Some(name));
    window.event(Event::Copy);
    let rows = copied(&mut window);
    let rows: Vec<Vec<&str>> = rows.lines().map(|row| row.split('\t').collect()).collect();
    assert_eq!(rows.len(), 2, "headings and the pair: {rows:?}");
    for player in [lowest.a, lowest.b] {
        let name = view.book.name_of(player);
        assert!(rows[1].contains(&name), "{name} in {rows:?}");
    }
    wait(&mut window, "Copied");
}

#[test]
fn long_explanations_scroll_by_the_keyboard() {
    let home = Home::new();
    let mut window = home.sample(Lang::EN);
    keys(&mut window, Modifiers::COMMAND, Key::Num1);
    keys(&mut window, Modifiers::SHIFT, Key::F1);
    let top = |window: &Window| {
        let heading = window.get_all_by_label("K – size of jumps");
        heading
            .map(|node| node.rect().top())
            .fold(f32::MAX, f32::min)
    };
    wait(&mut window, "57 % is 7 % above");
    let before = top(&window);
    keys(&mut window, Modifiers::NONE, Key::PageDown);
    window.run_steps(12);
    assert!(top(&window) < before - 100.0);
}

/// What has the keyboard, by name.
fn focused(window: &Window) -> String {
    let node = window.query_by(|node| node.is_focused());
    node.and_then(|node| node.accesskit_node().label())
        .unwrap_or_default()
}

#[test]
fn the_main_job_is_done_in_russian_without_a_mouse() {
    let home = Home::new();
    let mut window = home.start(Lang::RU);
    wait(&mut window, "Открыть учебный клуб");
    keys(&mut window, Modifiers::NONE, Key::Enter);
    wait(&mut window, &Lang::RU.text("tourn-hint"));
    let evenings = |window: &Window| {
        let view = window.state().view().expect("open");
        view.book.tournaments.len()
    };
    let before = evenings(&window);
    for _ in 0..40 {
        if focused(&window) == "Пара 1, партнёр 1" {
            break;
        }
        keys(&mut window, Modifiers::NONE, Key::Tab);
    }
    for (names, last) in [
        (["Thornwick Alice", "Wetherby Peter", "58,5"], false),
        (["Самоцветов Борис", "Тихолесов Сергей", "41,5"], true),
    ] {
        for text in names {
            window.event(Event::Text(text.to_owned()));
            window.run_ok();
            if !(last && text == "41,5") {
                keys(&mut window, Modifiers::NONE, Key::Enter);
            }
        }
    }
    keys(&mut window, Modifiers::COMMAND, Key::Enter);
    wait_until(&mut window, "another evening", |window| {
        evenings(window) == before + 1
    });
    keys(&mut window, Modifiers::COMMAND, Key::Num4);
    wait(&mut window, "Основной");
    keys(&mut window, Modifiers::COMMAND, Key::Z);
    wait_until(&mut window, "undo", |window| evenings(window) == before);
}

#[test]
fn a_dialog_gives_the_keyboard_back() {
    let home = Home::new();
    let mut window = home.sample(Lang::EN);
    focus(&mut window, "Pair 1, result");
    keys(&mut window, Modifiers::NONE, Key::F1);
    wait(&mut window, "Keyboard");
    assert_ne!(focused(&window), "Pair 1, result");
    keys(&mut window, Modifiers::NONE, Key::Escape);
    wait_until(&mut window, "the cell again", |window| {
        focused(window) == "Pair 1, result"
    });
}

#[test]
fn the_start_list_takes_the_keyboard_and_space_ticks_a_curve() {
    let home = Home::new();
    let mut window = home.sample(Lang::EN);
    focus(&mut window, "Pair 1, partner 1");
    window.event(Event::Paste("Thornwick Alice\tWetherby Peter".to_owned()));
    window.run_ok();
    click_button(&mut window, "Start list");
    wait_until(&mut window, "its first choice", |window| {
        focused(window) == "As entered"
    });
    keys(&mut window, Modifiers::COMMAND, Key::Num5);
    let first = window.state().view().expect("open").standings[0].player;
    let name = window.state().view().expect("open").book.name_of(first);
    let (name, curve) = (name.to_owned(), format!("Curve of {name}"));
    wait(&mut window, &curve);
    let ticked = |window: &Window| {
        let node = window.get_by_role_and_label(Role::CheckBox, &curve);
        node.accesskit_node().toggled() == Some(egui::accesskit::Toggled::True)
    };
    assert!(ticked(&window), "the best have curves");
    window.get_by_role_and_label(Role::Button, &name).focus();
    window.run_ok();
    keys(&mut window, Modifiers::NONE, Key::Space);
    assert!(!ticked(&window));
    assert!(shows(&window, &curve), "Statistic is still there");
}
