//! PBN: means, sums, repeated tables, marks.

use super::*;

fn table(tags: &str, columns: &str, rows: &str) -> String {
    format!("[Event \"Cup\"]\n{tags}[TotalScoreTable \"Rank;Names;{columns}\"]\n{rows}")
}

fn first(file: &ResultFile) -> (Option<f64>, Option<u32>) {
    let pair = &file.fields[0][0];
    (pair.result, pair.boards)
}

#[test]
fn means_are_of_the_boards_that_are_known() {
    let rows = "1 \"A;B\" 1.27\n2 \"C;D\" -1.27\n";
    for tag in ["NrBoards", "Boards"] {
        let file = read(table(&format!("[{tag} \"24\"]\n"), "MeanIMP", rows));
        assert_eq!((first(&file), file.boards), ((Some(30.48), None), Some(24)));
        assert_eq!((file.scoring, skipped(&file)), (Scoring::Imps, vec![]));
    }
    let options = TableOptions {
        boards: Some(10),
        ..TableOptions::default()
    };
    let untold = table("", "MeanIMP", rows);
    let file = results(untold.as_bytes(), &options).expect("a table");
    assert_eq!(first(&file), (Some(12.7), None));
    assert_eq!(first(&read(&untold)), (Some(1.27), Some(1)));
    let own = table("[NrBoards \"24\"]\n", "MeanIMP;NrBoards", "1 \"A;B\" 2 7\n");
    assert_eq!(first(&read(&own)), (Some(14.0), Some(7)));
    let points = read(table("", "MeanMP;Percentage", "1 \"A;B\" 6.5 54.2\n"));
    assert_eq!(
        (first(&points), points.scoring),
        ((None, None), Scoring::Percent)
    );
}

#[test]
fn percentages_may_be_sums() {
    let rows = "1 \"A;B\" 1440 24\n2 \"C;D\" 720 18\n";
    let file = read(table("", "TotalPercentage;NrBoards", rows));
    assert_eq!(file.scoring, Scoring::Matchpoints);
    assert_eq!(first(&file), (Some(1440.0), Some(24)));
    let both = read(table(
        "",
        "TotalPercentage;MeanPercentage",
        "1 \"A;B\" 1440 60\n",
    ));
    assert_eq!(both.fields[0][0].percentage, Some(60.0));
}

#[test]
fn a_table_that_repeats_the_one_before_is_told_once() {
    let again = "\n[Event \"#\"]\n[Date \"#\"]\n[Board \"2\"]\n[TotalScoreTable \"#\"]\n";
    let game = table(
        "[Date \"2026.06.11\"]\n",
        "MP",
        "1 \"A;B\" 60\n2 \"C;D\" 40\n",
    );
    let file = read(format!("{game}{again}{again}"));
    assert_eq!((file.pairs().count(), skipped(&file)), (2, vec![]));
    let rows = read(format!("{game}{again}3 \"E;F\" 35\n"));
    assert_eq!((rows.pairs().count(), skipped(&rows)), (3, vec![]));
    assert_eq!(rows.date, Some(jiff::civil::date(2026, 6, 11)));
}

#[test]
fn a_lasting_value_holds_until_it_is_written_once_more() {
    let deal = "[Event \"##Cup\"]\n[Date \"##2026.06.11\"]\n[Board \"1\"]\n";
    let results = "[Board \"2\"]\n[Event \"Final\"]\n[TotalScoreTable \"Names;MP\"]\n\"A;B\" 6\n";
    let file = read(format!("{deal}{results}"));
    assert_eq!(file.title.as_deref(), Some("Final"));
    assert_eq!(file.date, Some(jiff::civil::date(2026, 6, 11)));
    let ended = read(format!("{deal}[Date \"\"]\n{results}"));
    assert_eq!(ended.date, None);
}

#[test]
fn a_question_mark_is_no_name() {
    let file = read(table("", "MP", "1 \"A;B\" 6\n2 \"?;?\" 5\n3 \"C;?\" 4\n"));
    assert_eq!(
        skipped(&file),
        [(4, "table-no-names"), (5, "table-one-name")]
    );
}

#[test]
fn marks_comments_and_the_end_of_a_section() {
    let rows = "1 \"A;B\" ^? \"^55\"; above average\n2 \"C;D\" ^- 45;\n*\n- Average 50\n";
    let file = read(table("", "MP;Percentage", rows));
    let shares: Vec<_> = file.pairs().map(|pair| pair.percentage).collect();
    assert_eq!(shares, [Some(55.0), Some(45.0)]);
    assert_eq!(skipped(&file), [(6, "table-sums")]);
}

#[test]
fn there_is_a_most_of_tables() {
    let text = "[TotalScoreTable \"Names;MP\"]\n\"A;B\" 6\n".repeat(2_001);
    let refused = results(text.as_bytes(), &TableOptions::default());
    assert_eq!(refused.expect_err("many").id, "pbn-many-tables");
}
