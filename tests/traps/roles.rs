//! Traps in what the columns of a table are: headings in other words, rows
//! that have lost their names, days given once.

use super::{read, skipped};
use rust_xlsxwriter::{Format, Workbook};
use tandem::domain::Scoring;
use tandem::exchange::ResultFile;
use tandem::exchange::read::{TableOptions, results};

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
    assert_eq!(skipped(&read(bare)), [(1, lost), (2, lost)]);
    let bare = ";;50\nEve F;Guy H;45\nIan J;Kim L;50\n";
    assert_eq!(skipped(&read(bare)), [(1, lost)]);
}

#[test]
fn a_day_given_once_is_that_of_all_rows() {
    for (heading, rows) in [
        (
            "Date;Pair;MP",
            ["12.03.2026;Abe B&Cid D;110", ";Eve F&Guy H;90"],
        ),
        (
            "Pair;MP;Date",
            ["Abe B&Cid D;110;12.03.2026", "Eve F&Guy H;90"],
        ),
    ] {
        let file = read(format!("{heading}\n{}\n", rows.join("\n")));
        assert_eq!(
            (file.fields[0].len(), skipped(&file)),
            (2, vec![]),
            "{heading}"
        );
        assert_eq!(file.date.map(|date| date.day()), Some(12));
    }
    let two =
        "Date;Pair;MP\n12.03.2026;Abe B&Cid D;110\n;Eve F&Guy H;90\n19.03.2026;Ian J&Kim L;80\n";
    let refused = results(two.as_bytes(), &TableOptions::default()).expect_err("two evenings");
    assert_eq!(refused.id, "table-two-dates");
    let odd =
        "Date;Pair;MP\n12.03.2026;Abe B&Cid D;110\n12.03.2026;Eve F&Guy H;90\n;Ian J&Kim L;80\n";
    assert_eq!(skipped(&read(odd)), [(4, "table-no-date")]);
}

#[test]
fn the_time_of_a_cell_is_no_result() {
    let mut book = Workbook::new();
    let sheet = book.add_worksheet();
    let time = Format::new().set_num_format("h:mm");
    for (row, pair) in (0..).zip(["Abe B&Cid D", "Eve F&Guy H", "Ian J&Kim L"]) {
        sheet.write(row, 0, pair).expect("written");
        sheet.write(row, 1, 50.5).expect("written");
    }
    sheet
        .write_with_format(1, 1, 12.5 / 24.0, &time)
        .expect("written");
    let file = read(book.save_to_buffer().expect("saved"));
    assert_eq!(file.pairs().count(), 2);
    assert_eq!(skipped(&file), [(2, "table-result-not-number")]);
    assert_eq!(file.skipped[0].reason.args["text"].to_string(), "12:30");
}

/// A USEBIO event with these sections.
fn event(sections: &str) -> ResultFile {
    read(format!(
        "<USEBIO><EVENT EVENT_TYPE=\"MP_PAIRS\">{sections}</EVENT></USEBIO>"
    ))
}

fn pair(names: [&str; 2], direction: &str, percentage: u32) -> String {
    let player = |name| format!("<PLAYER><PLAYER_NAME>{name}</PLAYER_NAME></PLAYER>");
    format!(
        "<PAIR><DIRECTION>{direction}</DIRECTION><PERCENTAGE>{percentage}</PERCENTAGE>{}</PAIR>",
        names.map(player).concat()
    )
}

#[test]
fn sections_that_differ_in_their_winners_are_told() {
    let section = |winners: u32, pairs: [String; 2]| {
        let pairs = pairs.concat();
        format!(
            "<SECTION><WINNER_TYPE>{winners}</WINNER_TYPE>\n\
             <PARTICIPANTS>{pairs}</PARTICIPANTS></SECTION>"
        )
    };
    let sides = || {
        [
            pair(["Abe B", "Cid D"], "NS", 50),
            pair(["Eve F", "Guy H"], "EW", 50),
        ]
    };
    let others = || {
        [
            pair(["Ian J", "Kim L"], "", 60),
            pair(["May N", "Ora P"], "", 40),
        ]
    };
    let file = event(&(section(2, sides()) + &section(1, others())));
    assert_eq!(skipped(&file), [(3, "usebio-winners-differ")]);
    assert_eq!((file.fields.len(), file.pairs().count()), (1, 4));
    let alike = event(&(section(1, sides()) + &section(1, others())));
    assert_eq!(alike.skipped, []);
}

#[test]
fn a_team_among_pairs_is_told() {
    let pairs = pair(["Abe B", "Cid D"], "", 60) + &pair(["Eve F", "Guy H"], "", 40);
    let file = event(&format!(
        "<PARTICIPANTS>{pairs}\n<TEAM><TEAM_NAME>A</TEAM_NAME></TEAM></PARTICIPANTS>"
    ));
    assert_eq!(skipped(&file), [(2, "usebio-team")]);
    assert_eq!(file.pairs().count(), 2);
}
