//! The table, the prize, the charts, and what is said where there is nothing.

use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::Queryable as _;
use tandem::i18n::{Lang, fixed, signed};
use tandem::ui::Action;

use crate::stage::{
    Page, Stage, charts, click, labels, names, press, rows, says, text, type_into, vector,
};

fn published(lang: Lang) -> Page {
    Stage::published(&vector()).shown(lang)
}

fn bare(name: &str) -> &str {
    name.trim_start_matches("(C) ").trim_start_matches("(к) ")
}

#[test]
fn the_table_stands_by_total_change_with_the_published_figures() {
    for lang in Lang::all() {
        let page = published(lang);
        let vector = vector();
        let expected = vector["expect_totals"].as_array().expect("totals");
        let rows = rows(&page);
        assert_eq!(rows.len(), expected.len());
        for ((name, figures), expected) in rows.iter().zip(expected) {
            assert_eq!(bare(name), text(&expected["name"]));
            let total = expected["total"].as_f64().expect("total");
            let mark = if total > 0.0 { "▲" } else { "▼" };
            assert_eq!(figures.len(), 6, "{figures:?}");
            assert_eq!(figures[3], format!("{mark} {}", signed(lang, total, 1)));
            let rating = expected["rating"].as_f64().expect("rating");
            assert_eq!(figures[4], fixed(lang, rating, 1), "{name}");
        }
        for label in labels(&page) {
            assert!(!label.contains("Unknown localization"), "{label}");
        }
    }
}

#[test]
fn the_prize_is_named_with_its_total() {
    let page = published(Lang::EN);
    let first = &vector()["expect_totals"][0];
    let total = signed(Lang::EN, first["total"].as_f64().expect("total"), 1);
    let prize = format!("Most Successful Player: {}, {total}", text(&first["name"]));
    assert!(says(&page, &prize), "{prize}");
    assert!(says(&page, "gets the smaller share"));
    let page = published(Lang::RU);
    assert!(says(&page, "Самый успешный игрок: "));
    assert!(says(&page, "получает меньшую долю"));
}

#[test]
fn equal_totals_share_the_prize() {
    let players = [("Ann", 100.0), ("Ben", 100.0), ("Cas", 50.0), ("Dor", 50.0)];
    let mut stage = Stage::new(&players);
    let pairs = [("Ben", "Ann", 20.0), ("Cas", "Dor", -20.0)];
    stage.record(stage.session(1, &pairs));
    let page = stage.shown(Lang::EN);
    assert!(says(&page, "Most Successful Players, equal: Ann, Ben, +"));
    assert!(!says(&page, "gets the smaller share"), "nobody is captain");
}

#[test]
fn headings_sort_and_the_search_finds() {
    let mut page = published(Lang::EN);
    let first = names(&page);
    click(&mut page, "Name");
    let by_name = names(&page);
    assert_ne!(by_name, first);
    assert!(by_name[0].starts_with("de la Cruz"), "{by_name:?}");
    click(&mut page, "Rating in");
    let number = |figures: &[String]| figures[2].replace('−', "-").parse::<f64>().expect("rating");
    let ratings: Vec<f64> = rows(&page).iter().map(|row| number(&row.1)).collect();
    assert!(
        ratings.windows(2).all(|two| two[0] >= two[1]),
        "{ratings:?}"
    );
    click(&mut page, "Place");
    assert_eq!(names(&page), first);
    type_into(&mut page, "Search", "DVORAK");
    let found = names(&page);
    assert!(!found.is_empty() && found.iter().all(|name| bare(name).starts_with("Dvořák")));
    type_into(&mut page, "Search", "qqq");
    assert!(says(&page, "Nobody has such a name"));
    click(&mut page, "Show everybody");
    assert_eq!(names(&page), first);
}

#[test]
fn the_rows_shown_are_copied() {
    let mut page = published(Lang::EN);
    click(&mut page, "Name");
    type_into(&mut page, "Search", "dvorak");
    let shown = names(&page);
    click(&mut page, "Copy table");
    let [Action::Copy(text)] = &page.state().actions[..] else {
        panic!("{:?}", page.state().actions);
    };
    let mut from = 0;
    for name in &shown {
        from += text[from..].find(bare(name)).expect("in their order");
    }
    assert!(!text.contains("Sørensen"), "only what is shown");
}

#[test]
fn the_chart_has_the_twenty_most_successful_and_marks_captains() {
    let page = published(Lang::EN);
    let chart = &charts(&page)[0];
    assert!(
        chart.starts_with("The 20 most successful players"),
        "{chart}"
    );
    let shown = names(&page);
    for (place, name) in (1..).zip(&shown[..20]) {
        assert!(
            chart.contains(&format!("{}: ", bare(name))),
            "{place} {name}"
        );
    }
    assert!(!chart.contains(&format!("{}: ", bare(&shown[20]))));
    let captains = shown.iter().filter(|name| name.starts_with("(C) ")).count();
    assert!(0 < captains && captains < shown.len());
}

#[test]
fn lines_are_chosen_by_keyboard() {
    let mut page = published(Lang::EN);
    let names: Vec<String> = names(&page).iter().map(|n| bare(n).to_owned()).collect();
    let lines = |page: &Page| charts(page)[1].clone();
    let first = "Ratings over the sessions – Spring Cup: ";
    assert_eq!(lines(&page), format!("{first}{}", names[..5].join(", ")));
    press(&mut page, Key::ArrowDown, 7);
    press(&mut page, Key::Enter, 1);
    let chosen = [&names[..5], &names[6..7]].concat().join(", ");
    assert_eq!(lines(&page), format!("{first}{chosen}"));
    press(&mut page, Key::Space, 1);
    assert_eq!(lines(&page), format!("{first}{}", names[..5].join(", ")));
    click(&mut page, "None");
    assert!(says(&page, "No line is chosen"));
    let tick = format!("Line of {}", names[8]);
    let tick = page.get_all_by_role(Role::CheckBox).find(|node| {
        use egui_kittest::kittest::NodeT as _;
        let label = node.accesskit_node().label();
        label.is_some_and(|label| label == tick)
    });
    tick.expect("a check box").click();
    page.run();
    assert_eq!(lines(&page), format!("{first}{}", names[8]));
    click(&mut page, "First 5");
    assert_eq!(lines(&page), format!("{first}{}", names[..5].join(", ")));
}

#[test]
fn a_championship_without_sessions_says_how_to_begin() {
    let page = Stage::new(&[]).shown(Lang::EN);
    assert!(says(&page, "Enter the first one, or import its results"));
    assert!(charts(&page).is_empty());
}

#[test]
fn finals_alone_rate_nobody() {
    let mut stage = Stage::new(&[("Ann", 100.0), ("Ben", 200.0), ("Cas", 50.0), ("Dor", 0.0)]);
    let mut last = stage.session(1, &[("Ann", "Ben", 20.0), ("Cas", "Dor", -20.0)]);
    last.is_final = true;
    stage.record(last);
    let page = stage.shown(Lang::EN);
    assert!(says(&page, "finals are not rated"));
    assert!(charts(&page).is_empty());
    let rows = rows(&page);
    assert_eq!(rows.len(), 4);
    assert!(rows.iter().all(|(_, figures)| figures[3] == "0.0"));
}

#[test]
fn every_heading_and_both_charts_are_seen_in_a_small_window() {
    for lang in Lang::all() {
        let mut page = published(lang);
        page.set_size(egui::vec2(1280.0, 640.0));
        page.run();
        let charts: Vec<_> = page.get_all_by_role(Role::Image).collect();
        let left = charts.iter().map(|chart| chart.rect().left());
        let left = left.fold(f32::INFINITY, f32::min);
        assert_eq!(charts.len(), 2);
        assert!(charts.iter().all(|chart| chart.rect().width() > 220.0));
        for heading in ["place", "name", "played", "in", "total", "out", "best"] {
            let heading = lang.text(&format!("totals-col-{heading}"));
            let seen = page.get_by_role_and_label(Role::Button, &heading).rect();
            assert!(seen.right() < left, "{heading}: {seen:?}, {left}");
        }
    }
}
