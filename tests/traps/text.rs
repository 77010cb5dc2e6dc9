//! Traps in tables typed as text: names and results that blanks and signs set
//! apart, as in letters.

use super::{all, pairs, read, skipped};
use tandem::domain::Scoring;
use tandem::exchange::read::{TableOptions, results};

#[test]
fn padded_separators_keep_their_pairs() {
    let padded = "1  Иванов  & Кац  60\n2  Сидоров & Цой     45\n3  Петрова & Ким     45\n";
    let expected = ["Иванов+Кац 60", "Сидоров+Цой 45", "Петрова+Ким 45"];
    assert_eq!(all(padded), expected);
    assert_eq!(all(&padded.replace('&', "/")), expected);
    assert_eq!(all(&padded.replace('&', "-")), expected);
    assert_eq!(
        all("Abe B  & Cid D  60\nEve & Fay  40\n"),
        ["Abe B+Cid D 60", "Eve+Fay 40"]
    );
    let later = "1  Eve & Fay  60\n2  Abe B  & Cid D  40\n";
    assert_eq!(all(later), ["Eve+Fay 60", "Abe B+Cid D 40"]);
    for dash in ["-", "–", "—"] {
        let text = "Иванов П.   - Кац М.     55,5\nЛи А.       - Цой Э.     44,5\n";
        let expected = ["Иванов П.+Кац М. 55.5", "Ли А.+Цой Э. 44.5"];
        assert_eq!(all(&text.replace('-', dash)), expected, "{dash}");
        for text in [
            "Abe B  -  Cid D  55\nEve F  -  Guy H  45\n",
            "Abe B\t-\tCid D\t55\nEve F\t-\tGuy H\t45\n",
        ] {
            let expected = ["Abe B+Cid D 55", "Eve F+Guy H 45"];
            assert_eq!(all(&text.replace('-', dash)), expected, "{text}");
        }
    }
}

#[test]
fn padded_separators_under_a_heading_keep_their_pairs() {
    for text in [
        "Names                    Score\nAbe B       & Cid D       55.00\nEve F       & Guy H       45.00\n",
        "Pair  Names  Score\n1     Abe B  -  Cid D   55.00\n2     Eve F  -  Guy H   45.00\n",
        "Место  Игроки            МП\n  1    Abe B  & Cid D     55\n  2    Eve F & Guy H      45\n",
        "  Abe B  &  Cid D      55\n  Eve F  &  Guy H      45\n",
        "Player 1    Club   Player 2   Score\nAbe B        -     Cid D        55\nEve F        -     Guy H        45\n",
    ] {
        assert_eq!(all(text), ["Abe B+Cid D 55", "Eve F+Guy H 45"], "{text}");
    }
}

#[test]
fn a_minus_with_a_blank_behind_it_is_a_minus() {
    for minus in ["-", "–", "—", "−"] {
        let text = format!("Abe B & Cid D +12\nEve F & Guy H {minus} 12\n");
        assert_eq!(all(&text), ["Abe B+Cid D 12", "Eve F+Guy H -12"], "{minus}");
        assert_eq!(read(&text).scoring, Scoring::Auto);
    }
    assert_eq!(
        all("Abe B & Cid D + 12\nEve F & Guy H - 12\n"),
        ["Abe B+Cid D 12", "Eve F+Guy H -12"]
    );
    let unclear = read("Abe B & Cid D - 60\nEve F & Guy H 52\nIan J & Kim L 38\n");
    assert_eq!(skipped(&unclear), [(1, "table-stray-sign")]);
}

#[test]
fn a_separator_before_the_result_is_not_of_the_name() {
    for sign in ["-", "=", "–", ":", "→"] {
        let text = format!("Abe B & Cid D {sign} 56,04%\nEve F & Guy H {sign} 43,96%\n");
        assert_eq!(
            all(&text),
            ["Abe B+Cid D 56.04", "Eve F+Guy H 43.96"],
            "{sign}"
        );
    }
    let signed = read("Pair;Result\nAbe B & Cid D -;55\nEve F & Guy H;45\n");
    assert_eq!(skipped(&signed), [(2, "table-stray-sign")]);
}

#[test]
fn the_marks_of_a_quoted_letter_are_not_of_the_name() {
    for mark in ["> ", ">", ">> ", "> > "] {
        let text = format!("{mark}Abe B & Cid D 56.04\n{mark}Eve F & Guy H 43.96\n");
        assert_eq!(
            all(&text),
            ["Abe B+Cid D 56.04", "Eve F+Guy H 43.96"],
            "{mark}"
        );
    }
}

#[test]
fn a_result_inside_a_name_is_told() {
    let slash = "Abe B/Cid D 56.04\nEve F/Guy H 43.96\n";
    assert_eq!(all(slash), ["Abe B+Cid D 56.04", "Eve F+Guy H 43.96"]);
    let brackets = read("Abe B & Cid D (56.04)\nEve F & Guy H (43.96)\n");
    let reason = "table-figure-in-name";
    assert_eq!(skipped(&brackets), [(1, reason), (2, reason)]);
    let mut book = rust_xlsxwriter::Workbook::new();
    let sheet = book.add_worksheet();
    let lines = ["Pair;Result", "Abe B&Cid D;55,5", "Eve F&Guy H;44"];
    sheet.write_column(0, 0, lines).expect("cells");
    let bytes = book.save_to_buffer().expect("bytes");
    let file = results(&bytes, &TableOptions::default()).expect("a table");
    assert_eq!(skipped(&file), [(2, reason), (3, reason)]);
}

#[test]
fn words_between_names_part_them_one_blank_from_the_result() {
    for word in ["and", "и", "+"] {
        let text = format!(
            "Spring {word} summer 2026\n1 Abe B {word} Cid D 55\n2 Eve F {word} Guy H 45\n"
        );
        let file = read(&text);
        assert_eq!(pairs(&file), ["Abe B+Cid D 55", "Eve F+Guy H 45"], "{word}");
        assert_eq!(skipped(&file), []);
    }
    let title = read("Весна и лето 26\n1 Abe B & Cid D 55\n2 Eve F & Guy H 45\n");
    assert_eq!(title.title.as_deref(), Some("Весна и лето 26"));
}

#[test]
fn a_heading_with_single_blanks_tells_what_stands_below() {
    let imps = read("Pos Names IMP\n1 Abe B & Cid D 55\n2 Eve F & Guy H 45\n");
    assert_eq!((imps.scoring, imps.title.as_deref()), (Scoring::Imps, None));
    let places = read("Место Пара МП %\n1 Abe B & Cid D 134.5 56\n2 Eve F & Guy H 105.5 44\n");
    assert_eq!(pairs(&places), ["Abe B+Cid D 56", "Eve F+Guy H 44"]);
    assert_eq!(places.fields[0][1].place.as_deref(), Some("2"));
    let fewer = read("Место Пара МП %\n1 Abe B & Cid D 134.5 56\n2 Eve F & Guy H 105.5\n");
    let lines: Vec<usize> = fewer.skipped.iter().map(|one| one.line).collect();
    assert_eq!((fewer.pairs().count(), lines), (1, vec![3]));
}

#[test]
fn a_slash_in_an_abbreviation_is_of_the_name() {
    for text in [
        "Player;Partner;Score\nJan v/d Berg;Cid D;55\n",
        "Pair;Score\nJan v/d Berg/Cid D;55\n",
        "#SCORES\nPair,Name1,Name2,Percent\n1,Jan v/d Berg,Cid D,55\n",
        "[Event \"x\"]\n[TotalScoreTable \"PairId;Names;TotalPercentage\"]\n1 \"Jan v/d Berg;Cid D\" 55\n",
        "<USEBIO><EVENT EVENT_TYPE=\"MP_PAIRS\"><PARTICIPANTS><PAIR><PERCENTAGE>55</PERCENTAGE>\
         <PLAYER><PLAYER_NAME>Jan v/d Berg</PLAYER_NAME></PLAYER>\
         <PLAYER><PLAYER_NAME>Cid D</PLAYER_NAME></PLAYER></PAIR></PARTICIPANTS></EVENT></USEBIO>",
    ] {
        assert_eq!(all(text), ["Jan v/d Berg+Cid D 55"], "{text}");
    }
}

#[test]
fn no_figure_and_no_partner_are_told_as_such() {
    let missing = read("Abe B&Cid D;n/a\nEve F&Guy H;45\n");
    assert_eq!(skipped(&missing), [(1, "table-result-not-number")]);
    for nobody in ["-", "?", "—"] {
        let two = format!("Player;Partner;Score\nAbe B;{nobody};55\nEve F;Guy H;45\n");
        let one = format!("Pair;Score\nAbe B & {nobody};55\nEve F & Guy H;45\n");
        for text in [two, one] {
            assert_eq!(skipped(&read(&text)), [(2, "table-one-name")], "{text}");
        }
    }
}

#[test]
fn a_place_has_no_punctuation() {
    let file = read("1. Abe B & Cid D 55\n2) Eve F & Guy H 45\n");
    let places: Vec<_> = file.pairs().map(|pair| pair.place.as_deref()).collect();
    assert_eq!(places, [Some("1"), Some("2")]);
}

#[test]
fn the_semicolon_of_an_entity_parts_no_cells() {
    let text = "Pair,Result\nM&#252;ller &amp; Cid D,55\nEve F &amp; Guy H,45\n";
    assert_eq!(all(text), ["Müller+Cid D 55", "Eve F+Guy H 45"]);
    let spared = "Pair\tResult\nM&#252;ller &amp; Cid D\t55\nEve F & Guy H\t45\n";
    assert_eq!(all(spared), ["Müller+Cid D 55", "Eve F+Guy H 45"]);
}
