//! Bridgewebs: blocks, rankings, what stands among the scores.

use super::*;

const HEADER: &str = "Position,Pair,Name1,Name2,Percent\n";

fn file(winners: u32, blocks: &[&str]) -> String {
    let blocks: Vec<String> = blocks
        .iter()
        .map(|rows| format!("#SCORES\n{HEADER}{rows}"))
        .collect();
    format!("#VERSION,X\n#WINNERS,{winners}\n{}", blocks.concat())
}

#[test]
fn two_blocks_with_one_winner_are_sections_or_one_ranking() {
    let first = "1,1,A,B,55\n2,2,C,D,45\n";
    let sections = read(file(1, &[first, "1=,1,E,F,50\n1=,2,G,H,50\n"]));
    assert_eq!(firsts(&sections), [["A", "C"], ["E", "G"]]);
    let ranking = read(file(1, &[first, "3,3,E,F,44\n4,4,G,H,43\n"]));
    assert_eq!(firsts(&ranking), [["A", "C", "E", "G"]]);
    let three = read(file(1, &[first, "1,1,E,F,50\n", "1,1,G,H,50\n"]));
    assert_eq!(three.fields.len(), 1);
    let two = read(file(2, &[first, "1,1,E,F,52\n2,2,G,H,48\n"]));
    assert_eq!(firsts(&two), [["A", "C"], ["E", "G"]]);
}

#[test]
fn whatever_stands_among_the_scores_is_listed_unless_it_is_a_heading() {
    let text = file(
        2,
        &["North-South\n1,1,A,B,55\n2,2,C,D,45\nWithdrawn: E & F\n"],
    );
    let file = read(format!(
        "{text}#SCORES\nPosition,Pair,Percent\n1,1,52\n2,2,48\n"
    ));
    assert_eq!(firsts(&file), [["A", "C"]]);
    let lines: Vec<usize> = file.skipped.iter().map(|skipped| skipped.line).collect();
    assert_eq!(lines, [8, 11, 12]);
}

#[test]
fn numbers_of_pairs_may_tell_the_direction() {
    let rows = "1,NS1,A,B,55\n2,NS2,C,D,45\n1,EW1,E,F,52\n2,EW2,G,H,48\n";
    assert_eq!(firsts(&read(file(2, &[rows]))), [["A", "C"], ["E", "G"]]);
    assert_eq!(read(file(1, &[rows])).fields.len(), 1);
}

#[test]
fn a_heading_may_stand_above_the_tags() {
    let text = "The river club\n\n#DATE,17/09/2026\n".to_owned() + &file(1, &["1,1,A,B,55\n"]);
    assert_eq!(read(&text).date, Some(jiff::civil::date(2026, 9, 17)));
}

#[test]
fn a_header_may_stand_once_more() {
    let rows = format!("1,1,A,B,55\n2,2,C,D,45\n{HEADER}3,3,E,F,44\n");
    let file = read(file(1, &[&rows]));
    assert_eq!((file.pairs().count(), skipped(&file)), (3, vec![]));
}

#[test]
fn an_empty_place_is_listed_as_such() {
    let file = read(file(
        1,
        &["1,1,A,B,55\n2,2,Phantom,Phantom,0\n3,3,C,D,45\n"],
    ));
    assert_eq!(skipped(&file), [(6, "table-nobody")]);
}
