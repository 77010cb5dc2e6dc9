//! The traps of PBN files, each by a file of a few lines.

use jiff::civil::date;

use super::content;
use crate::domain::{Notice, Scoring};
use crate::exchange::ResultFile;

fn read(text: &str) -> ResultFile {
    let content = content(text, None).expect("PBN");
    content.choose(None).expect("one tournament")
}

fn refused(text: &str) -> Notice {
    let read = content(text, None).and_then(|content| content.choose(None));
    read.expect_err("refused")
}

fn game(event: &str, day: &str, rows: &str) -> String {
    format!(
        "[Event \"{event}\"]\n[Date \"{day}\"]\n\
         [TotalScoreTable \"Rank;PairId;Names;NrBoards;TotalPercentage\"]\n{rows}\n"
    )
}

const ROWS: &str = "1 7 \"A ;B \" 24 ^60.5\n# 8 \"C; D\" # 39.5";

#[test]
fn marks_repeats_and_unknown_values() {
    let read = read(&game("Club  evening", "2026.03.04", ROWS));
    assert_eq!(read.title.as_deref(), Some("Club evening"));
    assert_eq!(
        (read.date, read.scoring),
        (Some(date(2026, 3, 4)), Scoring::Percent)
    );
    let pairs = &read.fields[0];
    assert_eq!(
        (pairs[0].b.as_str(), pairs[0].percentage),
        ("B", Some(60.5))
    );
    assert_eq!(pairs[1].place.as_deref(), Some("1"));
    assert_eq!((pairs[1].boards, pairs[1].line), (Some(24), 5));
    let unknown = super::tests::read(&game("?", "????.??.??", "? - \"A;B\" - 50"));
    assert_eq!((unknown.title, unknown.date), (None, None));
    let pair = &unknown.fields[0][0];
    assert_eq!((&pair.place, pair.boards), (&None, None));
}

#[test]
fn a_header_may_end_in_a_semicolon() {
    let text = game("x", "?", ROWS).replace("TotalPercentage\"", "TotalPercentage; ;\"");
    let read = read(&text);
    assert_eq!((read.pairs().count(), read.skipped.len()), (2, 0));
}

#[test]
fn rows_that_cannot_be_used_are_listed() {
    let rows = "1 1 \"A;B\" 24 60\n2 2 \"C\" 24 40\n3 3 \"E;E\" 24 40\n\
                4 4 \"G;H\" 24 ?\n5 5 I J 24 40\n6 6 \"K;L\" 24\n7 7 \"M;N\" x 40\n";
    let read = read(&game("x", "2026.02.30", rows));
    let reasons: Vec<(usize, &str)> = read
        .skipped
        .iter()
        .map(|skipped| (skipped.line, skipped.reason.id.as_ref()))
        .collect();
    assert_eq!(
        reasons,
        [
            (5, "table-one-name"),
            (6, "table-same-name"),
            (7, "table-no-result"),
            (8, "pbn-values"),
            (9, "pbn-values"),
            (10, "table-boards"),
        ]
    );
    assert_eq!((read.date, read.fields[0].len()), (None, 1));
}

#[test]
fn totals_by_the_name_of_their_column_and_the_scoring() {
    let table = |scoring: &str, column: &str, value: &str| {
        let text = format!(
            "[Scoring \"{scoring}\"]\n[TotalScoreTable \"Names;{column};Boards\"]\n\"A;B\" {value} 10"
        );
        let read = read(&text);
        (read.scoring, read.fields[0][0].result)
    };
    assert_eq!(table("?", "TotalIMP", "-12"), (Scoring::Imps, Some(-12.0)));
    assert_eq!(
        table("Cross-IMPs", "IMP", "3"),
        (Scoring::CrossImps, Some(3.0))
    );
    assert_eq!(
        table("Butler", "TotalScore", "3"),
        (Scoring::Imps, Some(3.0))
    );
    assert_eq!(
        table("IMP", "MeanIMP\\6R", "1.23"),
        (Scoring::Imps, Some(12.3))
    );
    assert_eq!(
        table("?", "TotalScoreMP", "90"),
        (Scoring::Matchpoints, Some(90.0))
    );
}

#[test]
fn two_winners_by_direction_or_pair() {
    let by_id =
        "1 NS1 \"A;B\" 24 60\n1 EW1 \"C;D\" 24 60\n2 NS2 \"E;F\" 24 40\n2 EW2 \"G;H\" 24 40";
    let fields = read(&game("x", "?", by_id)).fields;
    assert_eq!((fields.len(), fields[1][0].a.as_str()), (2, "C"));
    let by_column =
        "[TotalScoreTable \"Direction;Names;MP\"]\n\"E-W\" \"A;B\" 1\n\"N-S\" \"C;D\" 2\n";
    let fields = read(by_column).fields;
    assert_eq!((fields.len(), fields[0][0].a.as_str()), (2, "C"));
    assert_eq!(read(&game("x", "?", ROWS)).fields.len(), 1);
}

#[test]
fn several_events_are_several_tournaments() {
    let other = ROWS.replace("60.5", "61.5").replace("39.5", "38.5");
    let two = game("x", "2026.03.04", ROWS) + &game("#", "2026.03.11", &other);
    assert_eq!(refused(&two).id, "read-several");
    let read_two = content(&two, None).expect("two");
    assert_eq!(read_two.labels(), ["2026-03-04 x", "2026-03-11 x"]);
    let repeated = game("x", "2026.03.04", ROWS) + &game("#", "#", ROWS);
    assert_eq!(read(&repeated).pairs().count(), 2);
    let apart = game("x", "2026.03.04", ROWS) + &game("#", "#", "1 1 \"E;F\" 24 50");
    assert_eq!(read(&apart).pairs().count(), 3);
}

#[test]
fn deals_around_the_table_are_passed_over() {
    let deal = "[Board \"1\"]\n[Deal \"N:... ... ... ...\"]\n[Auction \"N\"]\n1NT Pass\n";
    let text = game("x", "2026.03.04", ROWS) + &deal.replace("[B", "[Event \"#\"]\n[B") + deal;
    assert_eq!(read(&text).pairs().count(), 2);
    assert_eq!(refused(deal).id, "pbn-deals");
    assert_eq!(refused("[Event \"x\"]\n").id, "pbn-no-table");
    assert_eq!(
        refused("[Event \"x\"]\n[TotalScoreTable \"Names\"]\n").id,
        "pbn-no-table"
    );
}

#[test]
fn other_competitions_are_named() {
    let teams = "[Competition \"Teams\"]\n".to_owned() + &game("x", "?", ROWS);
    let told = refused(&teams);
    assert_eq!(
        told,
        Notice::new("pbn-competition").with("competition", "Teams")
    );
    let by_column = refused("[TotalScoreTable \"Rank;TeamId;Names;MP\"]\n1 2 \"A;B\" 3");
    assert_eq!(by_column.id, "pbn-teams");
    let table = "[TotalScoreTable \"PairId;Names;TotalScore\"]\n1 \"A;B\" 5500\n2 \"C;D\" -45";
    let rubber = refused(&format!("[Scoring \"Rubber\"]\n{table}"));
    assert_eq!(rubber.id, "pbn-scoring");
    assert_eq!(
        refused("[TotalScoreTable \"Rank;MP\"]\n1 2").id,
        "pbn-no-names"
    );
}
