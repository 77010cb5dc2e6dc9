//! Traps in the files of scoring programs: half tables, sections, repeated
//! tables, means, and what stands around the results.

use tandem::domain::Scoring;
use tandem::exchange::ResultFile;
use tandem::exchange::read::{TableOptions, results};

fn read(text: &str) -> ResultFile {
    results(text.as_bytes(), &TableOptions::default()).expect(text)
}

fn skipped(file: &ResultFile) -> Vec<(usize, &str)> {
    let skipped = file.skipped.iter();
    skipped
        .map(|skipped| (skipped.line, &*skipped.reason.id))
        .collect()
}

/// The first names of the pairs of each field.
fn firsts(file: &ResultFile) -> Vec<Vec<&str>> {
    let fields = file.fields.iter();
    fields
        .map(|field| field.iter().map(|pair| pair.a.as_str()).collect())
        .collect()
}

mod usebio {
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
        let file = read(&event("1", &list(&half)));
        assert_eq!(firsts(&file), [vec!["A", "B"], vec!["C"]]);
        assert_eq!(
            (file.scoring, skipped(&file)),
            (Scoring::Matchpoints, vec![])
        );
        let phantom = "<PAIR><DIRECTION>EW</DIRECTION><PLAYER/></PAIR>\n".to_owned();
        let file = read(&event("1", &list(&[&half[..], &[phantom]].concat())));
        assert_eq!(firsts(&file).len(), 2);
        assert_eq!(skipped(&file), [(8, "table-no-names")]);
        let far = [total("A", "NS", 90.0), total("B", "EW", 120.0)];
        assert_eq!(firsts(&read(&event("1", &list(&far)))).len(), 2);
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
            let file = read(&event("1", &list(pairs)));
            assert_eq!(file.fields.len(), 1, "{}", pairs.concat());
        }
    }

    #[test]
    fn a_section_without_directions_leaves_one_field_of_all() {
        let a = section(&[total("A", "NS", 98.0), total("B", "EW", 102.0)]);
        let b = section(&[total("C", "", 98.0), total("D", "", 102.0)]);
        let file = read(&event("2", &(a.clone() + &b)));
        assert_eq!(firsts(&file), [["A", "B", "C", "D"]]);
        assert_eq!(skipped(&file), []);
        let alone = read(&event("2", &b));
        assert_eq!(firsts(&alone), [["C", "D"]]);
        assert_eq!(skipped(&alone), []);
        let missing = section(&[total("C", "NS", 98.0), total("D", "", 102.0)]);
        let file = read(&event("2", &(a + &missing)));
        assert_eq!(firsts(&file), [vec!["A", "C"], vec!["B"]]);
        assert_eq!(skipped(&file), [(10, "table-no-field")]);
    }

    #[test]
    fn every_section_has_its_own_winners() {
        let pairs = |first, second| [total(first, "NS", 98.0), total(second, "EW", 102.0)];
        let two = section(&pairs("C", "D"));
        let two = two.replace("<SECTION>", "<SECTION><WINNER_TYPE>2</WINNER_TYPE>");
        assert_eq!(firsts(&read(&event("1", &two))), [["C"], ["D"]]);
        let one = section(&pairs("A", "B"));
        let file = read(&event("1", &(one + &two)));
        assert_eq!(firsts(&file), [["A", "B", "C", "D"]]);
    }

    #[test]
    fn percentages_of_nought_are_none() {
        let pair = |name, total: f64| {
            let inside = format!("<TOTAL_SCORE>{total}</TOTAL_SCORE><PERCENTAGE>0.00</PERCENTAGE>");
            pair(name, "", &inside)
        };
        let file = read(&event("1", &list(&[pair("A", 110.5), pair("B", 89.5)])));
        assert_eq!(file.scoring, Scoring::Matchpoints);
        let first = &file.fields[0][0];
        assert_eq!((first.result, first.percentage), (Some(110.5), None));
    }

    #[test]
    fn a_dash_is_no_figure() {
        let inside = "<TOTAL_SCORE>-</TOTAL_SCORE><PERCENTAGE>50</PERCENTAGE>";
        let file = read(&event("1", &list(&[pair("A", "", inside)])));
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
        let file = read(&event("1", &(played + &session(8, ""))));
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
        let file = read(&text.replace("MP_PAIRS", "Cross-IMP"));
        assert_eq!((file.title, file.scoring), (None, Scoring::CrossImps));
    }

    #[test]
    fn names_in_parts_and_days_with_a_time() {
        let player = |name: &str| {
            format!("<PLAYER><FORENAME>Ana</FORENAME><SURNAME>{name}</SURNAME></PLAYER>")
        };
        let pair = format!(
            "<PAIR><PERCENTAGE>50</PERCENTAGE>{}{}</PAIR>",
            player("Ng"),
            player("Fox")
        );
        let date = "<DATE>2026-07-21T19:30:00</DATE>";
        let file = read(&event("1", &format!("{date}{}", list(&[pair]))));
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
}

mod pbn {
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
            let file = read(&table(&format!("[{tag} \"24\"]\n"), "MeanIMP", rows));
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
        let points = read(&table("", "MeanMP;Percentage", "1 \"A;B\" 6.5 54.2\n"));
        assert_eq!(
            (first(&points), points.scoring),
            ((None, None), Scoring::Percent)
        );
    }

    #[test]
    fn percentages_may_be_sums() {
        let rows = "1 \"A;B\" 1440 24\n2 \"C;D\" 720 18\n";
        let file = read(&table("", "TotalPercentage;NrBoards", rows));
        assert_eq!(file.scoring, Scoring::Matchpoints);
        assert_eq!(first(&file), (Some(1440.0), Some(24)));
        let both = read(&table(
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
        let file = read(&format!("{game}{again}{again}"));
        assert_eq!((file.pairs().count(), skipped(&file)), (2, vec![]));
        let rows = read(&format!("{game}{again}3 \"E;F\" 35\n"));
        assert_eq!((rows.pairs().count(), skipped(&rows)), (3, vec![]));
        assert_eq!(rows.date, Some(jiff::civil::date(2026, 6, 11)));
    }

    #[test]
    fn a_lasting_value_holds_until_it_is_written_once_more() {
        let deal = "[Event \"##Cup\"]\n[Date \"##2026.06.11\"]\n[Board \"1\"]\n";
        let results =
            "[Board \"2\"]\n[Event \"Final\"]\n[TotalScoreTable \"Names;MP\"]\n\"A;B\" 6\n";
        let file = read(&format!("{deal}{results}"));
        assert_eq!(file.title.as_deref(), Some("Final"));
        assert_eq!(file.date, Some(jiff::civil::date(2026, 6, 11)));
        let ended = read(&format!("{deal}[Date \"\"]\n{results}"));
        assert_eq!(ended.date, None);
    }

    #[test]
    fn a_question_mark_is_no_name() {
        let file = read(&table("", "MP", "1 \"A;B\" 6\n2 \"?;?\" 5\n3 \"C;?\" 4\n"));
        assert_eq!(
            skipped(&file),
            [(4, "table-no-names"), (5, "table-one-name")]
        );
    }

    #[test]
    fn marks_comments_and_the_end_of_a_section() {
        let rows = "1 \"A;B\" ^? \"^55\"; above average\n2 \"C;D\" ^- 45;\n*\n";
        let file = read(&table("", "MP;Percentage", rows));
        let shares: Vec<_> = file.pairs().map(|pair| pair.percentage).collect();
        assert_eq!(shares, [Some(55.0), Some(45.0)]);
        assert_eq!(skipped(&file), []);
    }

    #[test]
    fn there_is_a_most_of_tables() {
        let text = "[TotalScoreTable \"Names;MP\"]\n\"A;B\" 6\n".repeat(2_001);
        let refused = results(text.as_bytes(), &TableOptions::default());
        assert_eq!(refused.expect_err("many").id, "pbn-many-tables");
    }
}

mod bridgewebs {
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
        let sections = read(&file(1, &[first, "1=,1,E,F,50\n1=,2,G,H,50\n"]));
        assert_eq!(firsts(&sections), [["A", "C"], ["E", "G"]]);
        let ranking = read(&file(1, &[first, "3,3,E,F,44\n4,4,G,H,43\n"]));
        assert_eq!(firsts(&ranking), [["A", "C", "E", "G"]]);
        let three = read(&file(1, &[first, "1,1,E,F,50\n", "1,1,G,H,50\n"]));
        assert_eq!(three.fields.len(), 1);
        let two = read(&file(2, &[first, "1,1,E,F,52\n2,2,G,H,48\n"]));
        assert_eq!(firsts(&two), [["A", "C"], ["E", "G"]]);
    }

    #[test]
    fn whatever_stands_among_the_scores_is_listed_unless_it_is_a_heading() {
        let text = file(
            2,
            &["North-South\n1,1,A,B,55\n2,2,C,D,45\nWithdrawn: E & F\n"],
        );
        let file = read(&format!(
            "{text}#SCORES\nPosition,Pair,Percent\n1,1,52\n2,2,48\n"
        ));
        assert_eq!(firsts(&file), [["A", "C"]]);
        let lines: Vec<usize> = file.skipped.iter().map(|skipped| skipped.line).collect();
        assert_eq!(lines, [8, 11, 12]);
    }

    #[test]
    fn numbers_of_pairs_may_tell_the_direction() {
        let rows = "1,NS1,A,B,55\n2,NS2,C,D,45\n1,EW1,E,F,52\n2,EW2,G,H,48\n";
        assert_eq!(firsts(&read(&file(2, &[rows]))), [["A", "C"], ["E", "G"]]);
        assert_eq!(read(&file(1, &[rows])).fields.len(), 1);
    }

    #[test]
    fn a_heading_may_stand_above_the_tags() {
        let text = "The river club\n\n#DATE,17/09/2026\n".to_owned() + &file(1, &["1,1,A,B,55\n"]);
        assert_eq!(read(&text).date, Some(jiff::civil::date(2026, 9, 17)));
    }

    #[test]
    fn a_header_may_stand_once_more() {
        let rows = format!("1,1,A,B,55\n2,2,C,D,45\n{HEADER}3,3,E,F,44\n");
        let file = read(&file(1, &[&rows]));
        assert_eq!((file.pairs().count(), skipped(&file)), (3, vec![]));
    }

    #[test]
    fn an_empty_place_is_listed_as_such() {
        let file = read(&file(
            1,
            &["1,1,A,B,55\n2,2,Phantom,Phantom,0\n3,3,C,D,45\n"],
        ));
        assert_eq!(skipped(&file), [(6, "table-nobody")]);
    }
}
