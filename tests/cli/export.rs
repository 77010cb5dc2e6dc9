//! `tandem export` to files and to standard output.

use crate::bench::Bench;

fn export(bench: &Bench, more: &[&str]) -> crate::bench::Ran {
    bench.run(&[&["export", "club"], more].concat())
}

#[test]
fn a_file_is_what_its_ending_says() {
    let bench = Bench::small();
    let starts: [(&str, &[u8]); 4] = [
        ("list.xlsx", b"PK"),
        ("list.pdf", b"%PDF"),
        ("list.html", b"<!DOCTYPE"),
        ("list.csv", b"Place,Name"),
    ];
    for (file, start) in starts {
        assert_eq!(export(&bench, &["standings", "-o", file]).well(), "");
        let bytes = std::fs::read(bench.path(file)).expect("written");
        assert!(bytes.starts_with(start), "{file}");
    }
    let json = ["standings", "-o", "list.pdf", "--format", "JSON"];
    export(&bench, &json).well();
    let text = std::fs::read_to_string(bench.path("list.pdf")).expect("text");
    assert!(text.starts_with('['));
}

#[test]
fn text_goes_to_the_screen_and_the_rest_needs_a_file() {
    let bench = Bench::small();
    let svg = export(&bench, &["standings", "--format", "svg"]).well();
    assert!(svg.starts_with("<?xml") && svg.contains("Ann Lee"));
    let tsv = export(&bench, &["standings", "--format", "tsv"]).well();
    assert!(tsv.starts_with("Place\tName\t"));
    for format in ["xlsx", "pdf", "png"] {
        let refused = export(&bench, &["standings", "--format", format]).refused(1);
        assert!(refused.contains("-o"), "{refused}");
    }
    let refused = export(&bench, &["workbook"]).refused(1);
    assert!(refused.contains("-o"), "{refused}");
}

#[test]
fn one_tournament_one_player_and_the_old_workbook() {
    let bench = Bench::small();
    let text = export(&bench, &["tournament", "2026-03-04"]).well();
    assert!(text.starts_with("Place,Player,Partner,"), "{text}");
    assert_eq!(text.lines().count(), 4);
    let data = export(&bench, &["tournament", "2026-03-04", "--format", "json"]).json();
    let shown = bench
        .run(&["tournament", "club", "2026-03-04", "--json"])
        .json();
    assert_eq!(data, shown);
    let player = export(&bench, &["player", "елкин lukasz", "--format", "json"]).json();
    assert_eq!(player["name"], "Ёлкин Łukasz");
    assert_eq!(player["tournaments"][0]["kind"], "rated");
    assert_eq!(player["partners"].as_array().expect("a list").len(), 1);
    export(&bench, &["workbook", "-o", "old.xlsx"]).well();
    let old = std::fs::read(bench.path("old.xlsx")).expect("written");
    assert!(old.starts_with(b"PK"));
}

#[test]
fn what_makes_no_sense_is_said_and_nothing_is_written() {
    let bench = Bench::small();
    let refused = |args: &[&str], code, words: &str| {
        let said = export(&bench, args).refused(code);
        assert!(said.contains(words), "{said}");
    };
    let picture = ["history", "--format", "png", "-o", "x.png"];
    refused(&picture, 1, "cannot be written as PNG");
    refused(&["workbook", "--format", "csv"], 1, "possible are: xlsx");
    refused(&["tournament"], 2, "by its date");
    refused(&["standings", "2026-03-04"], 2, "needs nothing behind");
    refused(&["tournament", "2026-03-05"], 1, "no tournament");
    refused(&["tournament", "4.3.2026"], 1, "not a date");
    refused(&["player", "Nobody"], 1, "Nobody");
    refused(&["standings", "-o", "list.docx"], 1, "list.docx");
    refused(&["standings", "-o", "list.docx"], 1, "csv, xlsx, html");
    refused(&["site", "-o", "site", "--format", "pdf"], 2, "--format");
    let chosen = ["standings", "-o", "list.docx", "--format", "csv"];
    export(&bench, &chosen).well();
    refused(&["standings", "-o", "none/x.pdf"], 1, "none/x.pdf");
    std::fs::create_dir(bench.path("folder.pdf")).expect("a folder");
    refused(&["standings", "-o", "folder.pdf"], 1, "folder.pdf");
    refused(&["standings", "-o", "club.tandem"], 1, "club.tandem");
    assert!(!bench.path("x.png").exists());
    assert_eq!(bench.run(&["check", "club"]).well(), "no problems\n");
}
