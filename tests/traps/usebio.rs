//! USEBIO: half tables, sections, what is left out.

use super::*;

/// A pair of a direction with further elements.
fn pair(name: &str, direction: &str, inside: &str) -> String {
    format!(
        "<PAIR><DIRECTION>{direction}</DIRECTION>{inside}\
         <PLAYER><PLAYER_NAME>{name}</PLAYER_NAME></PLAYER>\
         <PLAYER><PLAYER_NAME>{name} too</PLAYER_NAME></PLAYER></PAIR>\n"
    )
}

fn total(name: &str, direction: &str, total: f64) -> String {
    let inside = format!("<TOTAL_SCORE>{total}</TOTAL_SCORE>");
    pair(name, direction, &inside)
}

fn event(winners: &str, inside: &str) -> String {
    format!(
        "<?xml version=\"1.0\"?>\n<USEBIO>\n<EVENT EVENT_TYPE=\"MP_PAIRS\">\
         <WINNER_TYPE>{winners}</WINNER_TYPE>\n{inside}</EVENT></USEBIO>"
    )
}

fn list(pairs: &[String]) -> String {
    format!("<PARTICIPANTS>\n{}</PARTICIPANTS>", pairs.concat())
}

fn section(pairs: &[String]) -> String {
    format!("<SECTION>{}</SECTION>\n", list(pairs))
}

#[test]
fn raw_totals_of_a_half_table_are_compared_by_direction() {
    let half = [
        total("A", "NS", 90.0),
        total("B", "NS", 95.0),
        total("C", "EW", 105.0),
    ];
    let file = read(event("1", &list(&half)));
    assert_eq!(firsts(&file), [vec!["A", "B"], vec!["C"]]);
    assert_eq!(
        (file.scoring, skipped(&file)),
        (Scoring::Matchpoints, vec![])
    );
    let phantom = "<PAIR><DIRECTION>EW</DIRECTION><PLAYER/></PAIR>\n".to_owned();
    let file = read(event("1", &list(&[&half[..], &[phantom]].concat())));
    assert_eq!(firsts(&file).len(), 2);
    assert_eq!(skipped(&file), [(8, "table-nobody")]);
    let far = [total("A", "NS", 90.0), total("B", "EW", 120.0)];
    assert_eq!(firsts(&read(event("1", &list(&far)))).len(), 2);
}

#[test]
fn one_winner_stays_one_field_where_results_can_be_compared() {
    let full = [total("A", "NS", 98.0), total("B", "EW", 102.0)];
    let boards = |name, direction, boards: u32| {
        let inside =
            format!("<TOTAL_SCORE>100</TOTAL_SCORE><BOARDS_PLAYED>{boards}</BOARDS_PLAYED>");
        pair(name, direction, &inside)
    };
    let counted = [
        boards("A", "NS", 18),
        boards("B", "NS", 18),
        boards("C", "EW", 21),
    ];
    let share = |name, direction| {
        let inside = "<TOTAL_SCORE>100</TOTAL_SCORE><PERCENTAGE>50</PERCENTAGE>";
        pair(name, direction, inside)
    };
    let published = [share("A", "NS"), share("B", "NS"), share("C", "EW")];
    let unread = [
        total("A", "NS", 98.0),
        total("B", "EW", 102.0),
        pair("C", "NS", "<TOTAL_SCORE>x</TOTAL_SCORE>"),
        total("D", "EW", 100.0),
    ];
    for pairs in [&full[..], &counted, &published, &unread] {
        let file = read(event("1", &list(pairs)));
        assert_eq!(file.fields.len(), 1, "{}", pairs.concat());
    }
}

#[test]
fn a_section_without_directions_leaves_one_field_of_all() {
    let a = section(&[total("A", "NS", 98.0), total("B", "EW", 102.0)]);
    let b = section(&[total("C", "", 98.0), total("D", "", 102.0)]);
    let file = read(event("2", &(a.clone() + &b)));
    assert_eq!(firsts(&file), [["A", "B", "C", "D"]]);
    assert_eq!(skipped(&file), []);
    let alone = read(event("2", &b));
    assert_eq!(firsts(&alone), [["C", "D"]]);
    assert_eq!(skipped(&alone), []);
    let missing = section(&[total("C", "NS", 98.0), total("D", "", 102.0)]);
    let file = read(event("2", &(a + &missing)));
    assert_eq!(firsts(&file), [vec!["A", "C"], vec!["B"]]);
    assert_eq!(skipped(&file), [(10, "table-no-field")]);
}

#[test]
fn every_section_has_its_own_winners() {
    let pairs = |first, second| [total(first, "NS", 98.0), total(second, "EW", 102.0)];
    let two = section(&pairs("C", "D"));
    let two = two.replace("<SECTION>", "<SECTION><WINNER_TYPE>2</WINNER_TYPE>");
    assert_eq!(firsts(&read(event("1", &two))), [["C"], ["D"]]);
    let one = section(&pairs("A", "B"));
    let file = read(event("1", &(one + &two)));
    assert_eq!(firsts(&file), [["A", "B", "C", "D"]]);
}

#[test]
fn percentages_of_nought_are_none() {
    let pair = |name, total: f64| {
        let inside = format!("<TOTAL_SCORE>{total}</TOTAL_SCORE><PERCENTAGE>0.00</PERCENTAGE>");
        pair(name, "", &inside)
    };
    let file = read(event("1", &list(&[pair("A", 110.5), pair("B", 89.5)])));
    assert_eq!(file.scoring, Scoring::Matchpoints);
    let first = &file.fields[0][0];
    assert_eq!((first.result, first.percentage), (Some(110.5), None));
}

#[test]
fn a_pair_that_is_left_out_is_named() {
    let numbered = |name, inside: &str| {
        let number = "<PAIR_NUMBER>07</PAIR_NUMBER>";
        pair(name, "EW", &format!("{number}{inside}"))
    };
    let share = "<PERCENTAGE>50</PERCENTAGE>";
    let text = event(
        "1",
        &list(&[
            numbered("A", share),
            numbered("B", share),
            numbered("C", ""),
            numbered("D", "<TOTAL_SCORE>9</TOTAL_SCORE>"),
        ]),
    );
    let said: Vec<String> = read(&text)
        .skipped
        .iter()
        .map(|skipped| skipped.said(|notice| Lang::EN.say(notice)))
        .collect();
    assert_eq!(said[0], "Pair 07 EW: The result is missing.");
    assert!(said[1].starts_with("Pair D & D too: The percentage is missing"));
}

#[test]
fn a_dash_is_no_figure() {
    let inside = "<TOTAL_SCORE>-</TOTAL_SCORE><PERCENTAGE>50</PERCENTAGE>";
    let file = read(event("1", &list(&[pair("A", "", inside)])));
    assert_eq!(file.fields[0][0].percentage, Some(50.0));
}

#[test]
fn a_session_that_is_not_played_yet_is_no_tournament() {
    let session = |day: u32, inside: &str| {
        let pair = pair("A", "", inside);
        let date = format!("<SESSION_DATE>0{day}/07/2026</SESSION_DATE>");
        format!("<SESSION>{date}{}</SESSION>\n", list(&[pair]))
    };
    let played = session(1, "<PERCENTAGE>50</PERCENTAGE>");
    let file = read(event("1", &(played + &session(8, ""))));
    assert_eq!(file.date, Some(jiff::civil::date(2026, 7, 1)));
    assert_eq!(skipped(&file), [(8, "table-no-result")]);
}

#[test]
fn a_heading_that_cannot_be_read_is_none_and_types_may_have_dashes() {
    let text = event("1", &list(&[total("A", "", 50.0)]));
    let text = text.replace(
        "<WINNER",
        "<EVENT_DESCRIPTION>&eacute;</EVENT_DESCRIPTION><WINNER",
    );
    let file = read(text.replace("MP_PAIRS", "Cross-IMP"));
    assert_eq!((file.title, file.scoring), (None, Scoring::CrossImps));
}

#[test]
fn names_in_parts_and_days_with_a_time() {
    let player =
        |name: &str| format!("<PLAYER><FORENAME>Ana</FORENAME><SURNAME>{name}</SURNAME></PLAYER>");
    let pair = format!(
        "<PAIR><PERCENTAGE>50</PERCENTAGE>{}{}</PAIR>",
        player("Ng"),
        player("Fox")
    );
    let date = "<DATE>2026-07-21T19:30:00</DATE>";
    let file = read(event("1", &format!("{date}{}", list(&[pair]))));
    assert_eq!(file.fields[0][0].b, "Ana Fox");
    assert_eq!(file.date, Some(jiff::civil::date(2026, 7, 21)));
}

#[test]
fn a_comment_of_a_dtd_declares_no_entity() {
    let text = event("1", &list(&[total("A", "", 50.0)]));
    let with = |dtd: &str| text.replacen("?>\n", &format!("?>\n<!DOCTYPE USEBIO {dtd}>\n"), 1);
    let harmless = with("[<!ELEMENT USEBIO ANY> <!-- it's no <!ENTITY x \"y\"> ]> here -->]");
    assert_eq!(read(&harmless).pairs().count(), 1);
    let comment = text.replace("<EVENT", "<!-- <!ENTITY x \"y\"> --><EVENT");
    assert_eq!(read(&comment).pairs().count(), 1);
    let declared = with("[<!-- none --><!ENTITY x \"y\"><!-- none -->]");
    let refused = results(declared.as_bytes(), &TableOptions::default());
    assert_eq!(refused.expect_err("an entity").id, "usebio-entities");
}
