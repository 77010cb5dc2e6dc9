//! Traps in what the columns of a table are: headings in other words, rows
//! that have lost their names, days given once.

use tandem::domain::Scoring;
use tandem::exchange::ResultFile;
use tandem::exchange::read::{TableOptions, results};

fn read(bytes: impl AsRef<[u8]>) -> ResultFile {
    results(bytes.as_ref(), &TableOptions::default()).expect("a table")
}

/// Places of the lines that are not used, and why.
fn skipped(file: &ResultFile) -> Vec<(usize, &str)> {
    let lines = file.skipped.iter();
    lines.map(|told| (told.line, &*told.reason.id)).collect()
}

#[test]
fn the_scoring_that_a_heading_names_counts() {
    for (heading, scoring) in [
        ("IMPs (cross)", Scoring::CrossImps),
        ("Импы (кросс)", Scoring::CrossImps),
        ("Total cross IMPs", Scoring::CrossImps),
        ("Score (IMP)", Scoring::Imps),
        ("Butler IMPs", Scoring::Imps),
        ("Импы за вечер", Scoring::Imps),
        ("Club IMPs", Scoring::Imps),
        ("Сумма матчпойнтов", Scoring::Matchpoints),
    ] {
        let text = format!("Pair;{heading}\nAbe B&Cid D;55\nEve F&Guy H;45\n");
        let file = read(text);
        assert_eq!(file.scoring, scoring, "{heading}");
        assert_eq!((file.fields[0].len(), file.skipped.len()), (2, 0));
    }
    let file = read("Pair;Score 1\nAbe B&Cid D;55\nEve F&Guy H;45\n");
    assert_eq!(file.scoring, Scoring::Auto);
}

#[test]
fn boards_in_other_words_are_boards() {
    for heading in ["No of boards", "NrBoards", "Played", "Сыграно", "Кол. сдач"] {
        let text = format!("Pair;{heading};MP\nAbe B&Cid D;24;105\nEve F&Guy H;21;90\n");
        let file = read(text);
        let boards: Vec<_> = file.pairs().map(|pair| pair.boards).collect();
        assert_eq!(boards, [Some(24), Some(21)], "{heading}");
    }
}

#[test]
fn the_mean_of_a_board_is_no_total() {
    for heading in ["Пара;ИМП/сдачу", "Pair;Imps/board", "Pair;Average IMPs"] {
        let file = read(format!("{heading}\nAbe B&Cid D;0,5\nEve F&Guy H;-0,5\n"));
        let first = &file.fields[0][0];
        assert_eq!(
            (first.result, first.boards),
            (Some(0.5), Some(1)),
            "{heading}"
        );
        assert_eq!((file.scoring, skipped(&file)), (Scoring::Imps, vec![]));
    }
    let file = read("Pair;Boards;IMPs/bd\nAbe B&Cid D;24;0,5\nEve F&Guy H;21;-0,5\n");
    let totals: Vec<_> = file.pairs().map(|pair| pair.result).collect();
    assert_eq!(totals, [Some(12.0), Some(-10.5)]);
}

#[test]
fn headers_are_recognised_by_their_words() {
    let file = read("Партнёры;Рез\nAbe B&Cid D;55\nEve F&Guy H;45\n");
    assert_eq!((file.fields[0].len(), skipped(&file)), (2, vec![]));
    let rounds = "Place;Names;1;2;3;Total\n1;Abe B&Cid D;10;20;30;60\n2;Eve F&Guy H;9;8;7;24\n";
    let file = read(rounds);
    let totals: Vec<_> = file.pairs().map(|pair| pair.result).collect();
    assert_eq!(
        (totals, skipped(&file)),
        (vec![Some(60.0), Some(24.0)], vec![])
    );
}

#[test]
fn rows_that_lost_their_names_are_told_before_the_first_pair_too() {
    let pairs = "Abe B&Cid D;45\nEve F&Guy H;45\n";
    let file = read(format!("Pair;Result\n1;55\n2;50\n;44\n{pairs}"));
    let lost = "table-no-names";
    assert_eq!(skipped(&file), [(2, lost), (3, lost), (4, lost)]);
    assert_eq!(file.pairs().count(), 2);
    let placed = "Place;Pair;Result\n1;;60\n2;Abe B&Cid D;45\n3;Eve F&Guy H;45\n";
    assert_eq!(skipped(&read(placed)), [(2, lost)]);
    let two = "Place;Name 1;Name 2;Result\n1;;;60\n2;Abe B;Cid D;45\n3;Eve F;Guy H;45\n";
    assert_eq!(skipped(&read(two)), [(2, lost)]);
    let bare = "1;55\n2;50\n1;Abe B&Cid D;45\n2;Eve F&Guy H;45\n";
    assert!(read(bare).skipped.len() >= 2, "{:?}", read(bare).skipped);
}
