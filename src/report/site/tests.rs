//! The whole site of the sample club.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use super::*;
use crate::club::sample;
use crate::domain::{Book, Player};

fn sample_book() -> Book {
    sample::book().expect("sound data")
}

/// Every file of the site by name.
fn site_of(book: Book, lang: Lang) -> BTreeMap<String, String> {
    let view = public(&ClubView::of(book, PathBuf::new()), lang);
    let site = Site::new(&view, lang);
    let files = site.files().into_iter();
    files
        .map(|file| (file.name(), site.content(file)))
        .collect()
}

fn choose(book: &mut Book, id: i64, name: &str, privacy: Privacy) {
    let player = book.players.get_mut(&PlayerId(id)).expect("known");
    *player = Player {
        name: name.to_owned(),
        privacy,
        ..player.clone()
    };
}

/// The values of an attribute in a page.
fn values<'a>(html: &'a str, attribute: &str) -> Vec<&'a str> {
    let start = format!(" {attribute}=\"");
    let parts = html.split(start.as_str()).skip(1);
    parts.filter_map(|part| part.split('"').next()).collect()
}

#[test]
fn every_link_resolves_and_every_page_is_reached() {
    for lang in Lang::all() {
        let mut book = sample_book();
        choose(&mut book, 2, "Xavier Quigley", Privacy::Hidden);
        let site = site_of(book, lang);
        assert!(!site.contains_key("player-2.html"));
        let mut reached = BTreeSet::from([INDEX]);
        let mut links = 0;
        for html in site.values() {
            for link in values(html, "href")
                .into_iter()
                .filter(|link| *link != "data:,")
            {
                assert!(site.contains_key(link), "{link}");
                reached.insert(link);
                links += 1;
            }
            assert!(values(html, "src").is_empty());
        }
        assert!(links > 1000, "{links}");
        let all: BTreeSet<&str> = site.keys().map(String::as_str).collect();
        assert_eq!(reached, all);
    }
}

#[test]
fn a_hidden_name_appears_nowhere() {
    let mut book = sample_book();
    let day = book.last_date().expect("a season");
    choose(&mut book, 1, "Xavier Quigley", Privacy::Hidden);
    choose(&mut book, 2, "Zebedee Quibble", Privacy::Initials);
    choose(&mut book, 3, "Zuleika Quast", Privacy::Initials);
    book.aliases.insert("quigley".to_owned(), PlayerId(1));
    // An evening whose problem names a player.
    let mut broken = book.tournaments.values().next_back().expect("one").clone();
    broken.id = book.next_tournament();
    broken.entry = book.next_entry();
    broken.date = day;
    broken.kind = Kind::Rated;
    for pair in broken.fields.iter_mut().flatten() {
        (pair.a, pair.b) = (PlayerId(1), PlayerId(2));
    }
    book.tournaments.insert(broken.id, broken);
    for lang in Lang::all() {
        let site = site_of(book.clone(), lang);
        for (file, html) in &site {
            for name in [
                "Xavier", "Quigley", "Zebedee", "Quibble", "Zuleika", "Quast",
            ] {
                assert!(
                    !html.to_lowercase().contains(&name.to_lowercase()),
                    "{name} in {file}"
                );
            }
        }
        assert!(site[INDEX].contains(&lang.text("site-hidden")));
        assert!(site["player-2.html"].contains("<h1>Z. Q.</h1>"));
        assert!(site["player-3.html"].contains("<h1>Z. Q. (2)</h1>"));
    }
}

#[test]
fn names_and_titles_cannot_become_tags() {
    let mut book = sample_book();
    book.name = "A & <b>B</b> \"Club\"".to_owned();
    choose(&mut book, 1, "<script>alert('1')</script>", Privacy::Full);
    choose(&mut book, 2, "\" onload=\"x", Privacy::Full);
    for evening in book.tournaments.values_mut() {
        evening.title = "</title></h1>{body}<img src=x>".to_owned();
    }
    let site = site_of(book, Lang::EN);
    for (file, html) in site.iter().filter(|(file, _)| file.as_str() != STYLE) {
        for bad in ["<script", "<b>", "<img", "</title></h1>", "\" onload"] {
            assert!(!html.contains(bad), "{bad} in {file}");
        }
        assert_eq!(html.matches("<h1>").count(), 1, "{file}");
    }
    assert!(site["player-1.html"].contains("<h1>&lt;script&gt;"));
}

#[test]
fn pages_are_told_to_search_engines_and_screen_readers() {
    for lang in Lang::all() {
        for (file, html) in site_of(sample_book(), lang) {
            assert!(!html.contains("Unknown localization"), "{file}");
            if file == STYLE {
                continue;
            }
            assert_eq!(
                html.matches("<meta name=\"description\" content=\"")
                    .count(),
                1
            );
            assert!(!html.contains("content=\"\""), "{file}");
            assert_eq!(values(&html, "lang"), [lang.code()]);
            let tables = html.matches("<table>").count();
            assert_eq!(html.matches("<caption>").count(), tables, "{file}");
            assert_eq!(
                html.matches("<th>").count() + html.matches("<th class").count(),
                0
            );
            assert!(
                !html.contains("<script") && !html.contains(" style="),
                "{file}"
            );
        }
    }
}

#[test]
fn two_exports_are_equal_to_the_byte() {
    let folder = tempfile::tempdir().expect("a folder");
    let view = ClubView::of(sample_book(), PathBuf::new());
    let first = write(&view, folder.path(), Lang::RU).expect("written");
    let players = view.book.players.len();
    let evenings = view.book.tournaments.values();
    let evenings = evenings.filter(|e| e.kind != Kind::Prehistory).count();
    assert_eq!(first.written, players + evenings + 3);
    let again = write(&view, folder.path(), Lang::RU).expect("written");
    assert_eq!((again.written, again.unchanged), (0, first.written));
    let read = std::fs::read_to_string(folder.path().join(INDEX)).expect("there");
    assert_eq!(read, site_of(sample_book(), Lang::RU)[INDEX]);
    // The curves of players show how sure they are.
    let best = File::Player(view.standings[0].player).name();
    let page = std::fs::read_to_string(folder.path().join(best)).expect("there");
    assert!(page.contains(&Lang::RU.text("report-chart-likely")));
}

#[test]
fn a_new_club_has_a_site_too() {
    let book = Book {
        name: "New".to_owned(),
        ..Book::default()
    };
    let site = site_of(book, Lang::EN);
    let files: Vec<&str> = site.keys().map(String::as_str).collect();
    assert_eq!(files, [INDEX, STYLE, ARCHIVE]);
    assert!(site[ARCHIVE].contains("No tournament has been played yet."));
}
