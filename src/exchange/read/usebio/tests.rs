//! The traps of USEBIO files, each by a file of a few lines.

use jiff::civil::date;

use super::{charset, content};
use crate::domain::{Notice, Scoring};
use crate::exchange::{Charset, ResultFile, decode_as};

fn pair(number: u32, inside: &str) -> String {
    format!(
        "<PAIR><PAIR_NUMBER>{number}</PAIR_NUMBER>{inside}\
         <PLAYER><PLAYER_NAME>P{number} A</PLAYER_NAME></PLAYER>\
         <PLAYER><PLAYER_NAME>P{number} B</PLAYER_NAME></PLAYER></PAIR>\n"
    )
}

fn percent(number: u32, percentage: &str) -> String {
    pair(number, &format!("<PERCENTAGE>{percentage}</PERCENTAGE>"))
}

fn directed(number: u32, direction: &str) -> String {
    let inside = format!("<DIRECTION>{direction}</DIRECTION><PERCENTAGE>50</PERCENTAGE>");
    pair(number, &inside)
}

fn list(pairs: &str) -> String {
    format!("<PARTICIPANTS>\n{pairs}</PARTICIPANTS>")
}

fn event(kind: &str, inside: &str) -> String {
    format!("<EVENT EVENT_TYPE=\"{kind}\">{inside}</EVENT>")
}

fn file(inside: &str) -> String {
    format!("<?xml version=\"1.0\"?>\n<USEBIO Version=\"1.2\">{inside}</USEBIO>\n")
}

fn read(inside: &str) -> ResultFile {
    let content = content(&file(inside)).expect("USEBIO");
    content.choose(None).expect("one tournament")
}

fn refused(text: &str) -> Notice {
    let read = content(text).and_then(|content| content.choose(None));
    read.expect_err("refused")
}

fn two_pairs() -> String {
    list(&(percent(1, "60") + &percent(2, "40")))
}

#[test]
fn events_of_other_kinds_are_named() {
    for (kind, is) in [
        ("INDIVIDUAL", "individual"),
        ("SWISS_TEAMS", "teams"),
        ("SWISS_PAIRS", "swiss"),
        ("MULTIPLE", "other"),
    ] {
        let told = refused(&file(&event(kind, &two_pairs())));
        assert_eq!(told.id, "usebio-event-type");
        assert_eq!(told.args["type"].to_string(), kind);
        assert_eq!(told.args["kind"].to_string(), is);
    }
    let unnamed = "<EVENT><PARTICIPANTS><TEAM/></PARTICIPANTS></EVENT>";
    assert_eq!(refused(&file(unnamed)).args["kind"].to_string(), "teams");
    let both = event("TEAMS", "") + "\n" + &event("PAIRS", &two_pairs());
    let read = read(&both);
    assert_eq!((read.pairs().count(), read.skipped.len()), (2, 1));
}

#[test]
fn scoring_by_type_then_by_method() {
    let total = list(&pair(1, "<TOTAL_SCORE>3</TOTAL_SCORE>"));
    let scoring =
        |kind: &str, method: &str| read(&event(kind, &format!("{method}{total}"))).scoring;
    let cross = "<BOARD_SCORING_METHOD>CROSS_IMPS</BOARD_SCORING_METHOD>";
    let imps = "<SCORING_METHOD>IMPS</SCORING_METHOD>";
    let points = "<BOARD_SCORING_METHOD>MATCH_POINTS</BOARD_SCORING_METHOD>";
    assert_eq!(scoring("PAIRS", cross), Scoring::CrossImps);
    assert_eq!(scoring("PAIRS", imps), Scoring::Imps);
    assert_eq!(scoring("PAIRS", points), Scoring::Matchpoints);
    assert_eq!(scoring("PAIRS", ""), Scoring::Auto);
    assert_eq!(scoring("BUTLER_PAIRS", cross), Scoring::CrossImps);
    assert_eq!(scoring("BUTLER_PAIRS", points), Scoring::Imps);
    assert_eq!(scoring("mp_pairs", imps), Scoring::Matchpoints);
}

#[test]
fn days_are_day_first_and_never_invented() {
    let day = |text: &str| {
        read(&event(
            "PAIRS",
            &format!("<DATE>{text}</DATE>{}", two_pairs()),
        ))
        .date
    };
    assert_eq!(day("04/03/2026"), Some(date(2026, 3, 4)));
    assert_eq!(day(" 4/3/2026 19:30 "), Some(date(2026, 3, 4)));
    for impossible in ["31/02/2026", "03/04/26", "04/03/0026", "March", ""] {
        assert_eq!(day(impossible), None, "{impossible}");
    }
}

#[test]
fn two_winners_are_two_fields_over_all_sections() {
    let section = |first: u32| {
        let pairs = directed(first, "EW") + &directed(first + 1, "NS");
        format!("<SECTION>{}</SECTION>", list(&pairs))
    };
    let sections = section(1) + &section(11);
    let fields = |winners: &str| {
        let read = read(&event(
            "PAIRS",
            &format!("{winners}<SESSION>{sections}</SESSION>"),
        ));
        let names = |field: &Vec<_>| -> Vec<String> {
            let pairs: &Vec<crate::exchange::ResultPair> = field;
            pairs.iter().map(|pair| pair.a.clone()).collect()
        };
        read.fields.iter().map(names).collect::<Vec<_>>()
    };
    let apart = [["P2 A", "P12 A"], ["P1 A", "P11 A"]];
    assert_eq!(fields("<WINNER_TYPE>2</WINNER_TYPE>"), apart);
    assert_eq!(fields(""), apart);
    assert_eq!(fields("<WINNER_TYPE>1</WINNER_TYPE>").len(), 1);
}

#[test]
fn a_session_has_its_own_winners() {
    let session = |day: u32, winners: &str| {
        let pairs = directed(1, "NS") + &directed(2, "EW");
        let date = format!("<SESSION_DATE>0{day}/03/2026</SESSION_DATE>");
        format!("<SESSION>{date}{winners}{}</SESSION>", list(&pairs))
    };
    let two = "<WINNER_TYPE>2</WINNER_TYPE>";
    let one = "<WINNER_TYPE>1</WINNER_TYPE>";
    let fields = |of_event: &str, first: &str, second: &str| {
        let sessions = session(1, first) + &session(2, second);
        let text = file(&event("PAIRS", &format!("{of_event}{sessions}")));
        [0, 1].map(|at| {
            let chosen = content(&text).expect("USEBIO").choose(Some(at));
            chosen.expect("a session").fields.len()
        })
    };
    assert_eq!(fields("", one, two), [1, 2]);
    assert_eq!(fields(one, "", two), [1, 2]);
    assert_eq!(fields(two, one, ""), [1, 2]);
}

#[test]
fn two_winners_without_directions_are_one_field() {
    let winners = "<WINNER_TYPE>2</WINNER_TYPE>\n";
    let empty = list(&(directed(1, "") + &directed(2, " ")));
    let read = read(&event("PAIRS", &format!("{winners}{empty}")));
    assert_eq!((read.fields.len(), read.skipped.len()), (1, 0));
    let some = list(&(directed(1, "") + &directed(2, "NS") + &directed(3, "EW")));
    let read = super::tests::read(&event("PAIRS", &format!("{winners}{some}")));
    assert_eq!((read.fields.len(), read.skipped.len()), (2, 1));
    assert_eq!(read.skipped[0].reason.id, "table-no-field");
}

#[test]
fn pairs_that_cannot_be_used_are_listed_with_line_and_reason() {
    let player = |name: &str| format!("<PLAYER><PLAYER_NAME>{name}</PLAYER_NAME></PLAYER>");
    let with = |players: &str, figures: &str| format!("<PAIR>{players}{figures}</PAIR>\n");
    let figures = "<PERCENTAGE>50</PERCENTAGE>";
    let (a, b) = (player("X"), player("Y"));
    let pairs = [
        with(&a, figures),
        with("", figures),
        with(&(a.clone() + &player("x")), figures),
        with(&(a.clone() + &player(" ")), figures),
        with(&(a.clone() + &b), ""),
        with(&(a.clone() + &b), "<PERCENTAGE>fifty</PERCENTAGE>"),
        with(
            &(a.clone() + &b),
            &format!("{figures}<BOARDS_PLAYED>0</BOARDS_PLAYED>"),
        ),
        with(&(a.clone() + &player("Zo&eacute;")), figures),
        with(&player("V &amp; &#87;"), figures),
    ];
    let read = read(&event("PAIRS", &list(&pairs.concat())));
    let reasons: Vec<(usize, &str)> = read
        .skipped
        .iter()
        .map(|skipped| (skipped.line, skipped.reason.id.as_ref()))
        .collect();
    assert_eq!(
        reasons,
        [
            (3, "table-one-name"),
            (4, "table-no-names"),
            (5, "table-same-name"),
            (6, "table-one-name"),
            (7, "table-no-result"),
            (8, "table-result-not-number"),
            (9, "table-boards"),
            (10, "usebio-unknown-entity"),
        ]
    );
    let good = &read.fields[0][0];
    assert_eq!(
        (good.a.as_str(), good.b.as_str(), good.line),
        ("V", "W", 11)
    );
}

#[test]
fn an_adjustment_is_not_added_once_more() {
    let adjusted = |number: u32, adjustment: &str| {
        let inside = format!("<PERCENTAGE>50</PERCENTAGE>\n<ADJUSTMENT>{adjustment}</ADJUSTMENT>");
        pair(number, &inside)
    };
    let pairs = adjusted(1, "-5") + &adjusted(2, "0.00") + &adjusted(3, "");
    let read = read(&event("PAIRS", &list(&pairs)));
    assert!(read.pairs().all(|pair| pair.percentage == Some(50.0)));
    assert_eq!((read.pairs().count(), read.skipped.len()), (3, 0));
}

#[test]
fn places_boards_and_totals_beside_percentages() {
    let inside = "<TOTAL_SCORE>99,5</TOTAL_SCORE><PERCENTAGE>54.17</PERCENTAGE>\
                  <PLACE>8=</PLACE><BOARDS_PLAYED>21</BOARDS_PLAYED>";
    let boards = "<BOARDS_PLAYED>24</BOARDS_PLAYED>";
    let read = read(&event(
        "MP_PAIRS",
        &format!("{boards}{}", list(&pair(1, inside))),
    ));
    assert_eq!((read.boards, read.scoring), (Some(24), Scoring::Percent));
    let pair = &read.fields[0][0];
    assert_eq!(pair.place.as_deref(), Some("8="));
    assert_eq!(
        (pair.boards, pair.result, pair.percentage),
        (Some(21), Some(99.5), Some(54.17))
    );
}

#[test]
fn sessions_are_one_tournament_unless_somebody_plays_in_two() {
    let session =
        |day: &str, pairs: &str| format!("<SESSION><DATE>{day}</DATE>{}</SESSION>", list(pairs));
    let first = session("04/03/2026", &percent(1, "50"));
    let apart = event(
        "PAIRS",
        &(first.clone() + &session("04/03/2026", &percent(2, "50"))),
    );
    assert_eq!(read(&apart).pairs().count(), 2);
    let again = event(
        "PAIRS",
        &(first.clone() + &session("11/03/2026", &percent(1, "60"))),
    );
    assert_eq!(refused(&file(&again)).id, "read-several");
    let both = content(&file(&again)).expect("two");
    assert_eq!(both.labels(), ["2026-03-04", "2026-03-11"]);
    let second = both.choose(Some(1)).expect("the second");
    assert_eq!(second.date, Some(date(2026, 3, 11)));
    let overall = event(
        "PAIRS",
        &(two_pairs() + &first + &session("11/03/2026", &percent(1, "60"))),
    );
    assert_eq!(read(&overall).fields[0][0].percentage, Some(60.0));
}

#[test]
fn a_list_of_names_alone_gives_way_to_results_inside() {
    let names = list(&pair(1, ""));
    let session = format!("<SESSION>{}</SESSION>", two_pairs());
    let read = read(&event("PAIRS", &(names.clone() + &session)));
    assert_eq!((read.pairs().count(), read.skipped.len()), (2, 0));
    let without = super::tests::read(&event("PAIRS", &names));
    assert_eq!(without.skipped[0].reason.id, "table-no-result");
}

#[test]
fn broken_xml_is_told_with_its_line() {
    let id_and_line = |text: &str| {
        let told = refused(text);
        let line = told.args.get("line").map(ToString::to_string);
        (told.id.into_owned(), line.unwrap_or_default())
    };
    let cases = [
        ("", "usebio-empty", ""),
        ("<USEBIO>\n<EVENT>\n", "usebio-cut-off-inside", "3"),
        ("<USEBIO>\r\n<EVENT>\r\n<DA", "usebio-cut-off-inside", "3"),
        ("<USEBIO>\r<CLUB></EVENT>", "usebio-mismatched", "2"),
        ("<USEBIO>\n</USEBIO>\n<USEBIO/>", "usebio-malformed", "3"),
        ("<USEBIO/>\n\ntext", "usebio-malformed", "1"),
        ("<USEBIO>\n<EVENT a=1/></USEBIO>", "usebio-malformed", "2"),
        ("<USEBIO>\n&#0;</USEBIO>", "usebio-malformed", "2"),
        ("<USEBIO>\nA & B</USEBIO>", "usebio-malformed", "2"),
        ("<html/>", "usebio-other-root", ""),
        ("<USEBIO/>", "usebio-no-event", ""),
        ("<USEBIO><EVENT/></USEBIO>", "usebio-no-pairs", ""),
        (
            "\n<!DOCTYPE USEBIO [<!ENTITY a \"b\">]><USEBIO/>",
            "usebio-entities",
            "2",
        ),
    ];
    for (text, id, line) in cases {
        assert_eq!(
            id_and_line(text),
            (id.to_owned(), line.to_owned()),
            "{text}"
        );
    }
}

#[test]
fn a_remote_dtd_is_passed_over() {
    let body = file(&event("PAIRS", &two_pairs()));
    let dtd = "<!DOCTYPE USEBIO SYSTEM \"http://192.0.2.1/usebio.dtd\">";
    let text = body.replacen("?>", &format!("?>\n{dtd}"), 1);
    assert!(content(&text).is_ok());
}

#[test]
fn travellers_are_passed_over() {
    let board = "<BOARD><BOARD_NUMBER>1</BOARD_NUMBER><PARTICIPANTS><PAIR/></PARTICIPANTS>\
                 <TRAVELLER_LINE><PERCENTAGE>&nbsp;</PERCENTAGE></TRAVELLER_LINE></BOARD>";
    let read = read(&event("PAIRS", &format!("{board}{}{board}", two_pairs())));
    assert_eq!((read.pairs().count(), read.skipped.len()), (2, 0));
}

#[test]
fn limits_hold() {
    let deep = "<USEBIO>".to_owned() + &"<a>".repeat(super::MAX_DEPTH);
    assert_eq!(refused(&deep).id, "usebio-deep");
    let long = format!(
        "<USEBIO><x>{}</x></USEBIO>",
        "y".repeat(super::MAX_TEXT + 1)
    );
    assert_eq!(refused(&long).id, "usebio-long-text");
    let pieces = "y&amp;".repeat(super::MAX_TEXT / 2 + 1);
    let long = format!("<USEBIO><EVENT>{pieces}</EVENT></USEBIO>");
    assert_eq!(refused(&long).id, "usebio-long-text");
    let long = format!("<USEBIO a=\"{}\"/>", "y".repeat(super::MAX_TEXT + 1));
    assert_eq!(refused(&long).id, "usebio-long-text");
    let many = "<USEBIO>".to_owned() + &"<a/>".repeat(super::MAX_ELEMENTS);
    assert_eq!(refused(&many).id, "usebio-many-elements");
    let many = two_pairs().repeat(super::MAX_LISTS + 1);
    assert_eq!(
        refused(&file(&event("PAIRS", &many))).id,
        "usebio-many-lists"
    );
}

#[test]
fn the_encoding_is_the_declared_one_if_the_file_is_written_in_it() {
    let declared = |name: &str| format!("<?xml version='1.0' encoding='{name}'?>\n<USEBIO>");
    let encoded = |name: &str, text: &str, bytes: &[u8]| {
        let mut file = declared(name).into_bytes();
        file.extend(bytes);
        let read = decode_as(&file, charset(&file)).expect("text");
        assert_eq!(read, declared(name) + text, "{name}");
    };
    encoded("iso-8859-1", "Zoë", b"Zo\xeb");
    encoded("windows-1251", "Ян", b"\xdf\xed");
    encoded("ISO-8859-2", "Łoś", b"\xa3o\xb6");
    encoded("UTF-8", "Łoś", "Łoś".as_bytes());
    encoded("iso-8859-1", "Łoś", "Łoś".as_bytes());
    encoded("utf-8", "Zoë Noël", b"Zo\xeb No\xebl");
    encoded("utf-16", "Zoë", "Zoë".as_bytes());
    let utf16: Vec<u8> = declared("utf-16")
        .encode_utf16()
        .flat_map(u16::to_be_bytes)
        .collect();
    assert!(charset(&utf16).is_utf16());
    assert_eq!(charset(b"<USEBIO/>"), Charset::UTF_8);
}

#[test]
fn a_pair_inside_another_element_is_listed() {
    for wrapper in ["TEAM", "GROUP", "SECTION"] {
        let wrapped = format!("<{wrapper}>{}</{wrapper}>\n", percent(3, "50"));
        let pairs = percent(1, "60") + &wrapped + &percent(2, "40");
        let file = read(&event("PAIRS", &list(&pairs)));
        assert_eq!(file.pairs().count(), 2, "{wrapper}");
        let told = &file.skipped[0];
        assert_eq!(
            (told.line, told.reason.id.as_ref()),
            (4, "usebio-wrapped-pair")
        );
    }
}

#[test]
fn names_of_elements_need_no_capitals() {
    let small = file(&event("PAIRS", &two_pairs())).to_lowercase();
    let content = content(&small).expect("USEBIO");
    assert_eq!(content.choose(None).expect("one").pairs().count(), 2);
}
