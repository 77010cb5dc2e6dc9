//! The traps of Bridgewebs files, each by a file of a few lines.

use super::*;
use crate::domain::Scoring;

fn read(text: &str) -> ResultFile {
    results(text, &TableOptions::default()).expect("scores")
}

fn firsts(file: &ResultFile) -> Vec<&str> {
    let fields = file.fields.iter();
    fields.map(|field| field[0].a.as_str()).collect()
}

#[test]
fn it_is_told_from_a_table_with_a_number_sign() {
    assert!(is_bridgewebs("\n#DATE,17/09/2026"));
    assert!(is_bridgewebs("\"#version\",\"x\""));
    assert!(!is_bridgewebs("#,Pair,Score\n1,A & B,60"));
    assert!(!is_bridgewebs("#Nr,Pair,Score"));
}

#[test]
fn tags_headers_and_two_winners() {
    let blocks = "#SCORES\nPosition,Names,Boards,IMPs\n1,A & B,24,12\n2,\"C & D\",24,-12\n";
    let text = format!(
        "#DATE,31/02/2026\n#TITLE,Cup, May\n#BOARDS,26\n#WINNERS,2\n{blocks}{}#BOARD,1\n1,E,F\n",
        blocks.replace("A &", "E &").replace("C &", "G &")
    );
    let file = read(&text);
    assert_eq!((file.date, file.boards), (None, Some(26)));
    let flaw = file.date_flaw.as_ref().map(|flaw| flaw.id.as_ref());
    assert_eq!(flaw, Some("read-date-wrong"));
    assert_eq!(file.title.as_deref(), Some("Cup, May"));
    assert_eq!(file.scoring, Scoring::Imps);
    assert_eq!(firsts(&file), ["A", "E"]);
    assert_eq!(file.fields[0][1].boards, Some(24));
    let three = read(&format!("{text}#SCORES\nName1,Name2,IMPs\n\nI,J,3\n"));
    assert_eq!(three.fields, file.fields);
    let skipped: Vec<_> = three
        .skipped
        .iter()
        .map(|one| one.reason.id.as_ref())
        .collect();
    assert_eq!(skipped, ["bridgewebs-many-blocks"]);
    let one = read(&text.replace("WINNERS,2", "WINNERS,1"));
    assert_eq!(firsts(&one), ["A", "E"], "each has a first place");
    let joint = text.replace("WINNERS,2", "WINNERS,1");
    let joint = joint.replace("1,E &", "3=,E &").replace("2,\"G", "3=,\"G");
    assert_eq!(firsts(&read(&joint)), ["A"]);
    let untold = read(&text.replace("#WINNERS,2\n", ""));
    assert_eq!(firsts(&untold), ["A", "E"]);
}

#[test]
fn semicolons_and_lines_that_cannot_be_used() {
    let file = read("#VERSION;X\n#SCORES;EW\nPair;Name1;Name2;Percent\n1;A;B;54,5\n2;C;;45,5");
    assert_eq!(file.fields[0][0].percentage, Some(54.5));
    assert_eq!(file.skipped[0].line, 5);
    let refused = results("#VERSION,X\n#BOARD,1", &TableOptions::default());
    assert_eq!(refused, Err(Notice::new("bridgewebs-no-scores")));
}

#[test]
fn a_column_of_pair_numbers_with_letters_is_no_name() {
    let file = read("#VERSION,X\n#SCORES\nPair,Names,Percent\nA1,A & B,54\nA2,C & D,46");
    assert_eq!(firsts(&file), ["A"]);
    assert!(file.skipped.is_empty());
}
