//! Traps in the result files of clubs: days that are none, directions on
//! sheets of their own, names beyond any length.

use super::read;
use tandem::domain::Scoring;
use tandem::exchange::ResultFile;
use tandem::exchange::read::{Role, TableOptions, outline, results};

fn lines(file: &ResultFile) -> Vec<usize> {
    file.skipped.iter().map(|skipped| skipped.line).collect()
}

#[test]
fn what_is_no_date_is_quoted_whatever_the_kind_of_file() {
    let pair = "<PAIR><PERCENTAGE>50</PERCENTAGE><PLAYER><PLAYER_NAME>A</PLAYER_NAME></PLAYER>\
                <PLAYER><PLAYER_NAME>B</PLAYER_NAME></PLAYER></PAIR>";
    let usebio = |day: &str| {
        format!(
            "<USEBIO><EVENT EVENT_TYPE=\"MP_PAIRS\"><DATE>{day}</DATE>\
             <PARTICIPANTS>{pair}</PARTICIPANTS></EVENT></USEBIO>"
        )
    };
    let pbn = |day: &str| {
        format!(
            "[Event \"x\"]\n[Date \"{day}\"]\n\
             [TotalScoreTable \"PairId;Names;TotalPercentage\"]\n1 \"A;B\" 50\n"
        )
    };
    let bridgewebs =
        |day: &str| format!("#DATE,{day}\n#SCORES\nPair,Name1,Name2,Percent\n1,A,B,50\n");
    let column = |day: &str| format!("Date;Pair;%\n{day};A & B;50\n{day};C & D;50\n");
    let label = |day: &str| format!("Date: {day}\nPair;%\nA & B;50\n");
    for (text, id) in [
        (usebio("31/02/2026"), "read-date-wrong"),
        (usebio("17/09/26"), "read-date-unclear"),
        (pbn("2026.13.40"), "read-date-wrong"),
        (bridgewebs("31/02/2026"), "read-date-wrong"),
        (bridgewebs("17/09/26"), "read-date-unclear"),
        (column("31.02.2026"), "read-date-wrong"),
        (label("31.02.2026"), "read-date-wrong"),
        (label("3/4/2026"), "read-date-unclear"),
    ] {
        let file = results(text.as_bytes(), &TableOptions::default()).expect(&text);
        let flaw = file.date_flaw.expect(&text);
        assert_eq!((file.date, flaw.id.as_ref()), (None, id), "{text}");
        assert!(text.contains(&flaw.args["text"].to_string()), "{flaw}");
        assert!(!file.fields.is_empty() && file.skipped.is_empty(), "{text}");
    }
    for known in [usebio("17/09/2026"), pbn("????.??.??")] {
        let file = results(known.as_bytes(), &TableOptions::default()).expect(&known);
        assert_eq!(file.date_flaw, None, "{known}");
    }
}

/// A workbook of sheets, each of a name and rows of text.
fn workbook(sheets: &[(&str, &[&[&str]])]) -> Vec<u8> {
    let mut book = rust_xlsxwriter::Workbook::new();
    for (name, rows) in sheets {
        let sheet = book.add_worksheet();
        sheet.set_name(*name).expect("a name");
        for (at, row) in (0..).zip(rows.iter()) {
            sheet.write_row(at, 0, row.iter().copied()).expect("cells");
        }
    }
    book.save_to_buffer().expect("bytes")
}

#[test]
fn sheets_of_the_two_directions_are_two_fields() {
    let north: &[&[&str]] = &[&["Pair", "%"], &["A & B", "55"], &["C & D", "45"]];
    let east: &[&[&str]] = &[&["Pair", "%"], &["E & F", "52"], &["G & H", "48"]];
    let firsts = |bytes: &[u8], options: &TableOptions| -> Vec<String> {
        let file = results(bytes, options).expect("results");
        assert!(file.skipped.is_empty(), "{:?}", file.skipped);
        let fields = file.fields.iter();
        fields.map(|field| field[0].a.clone()).collect()
    };
    for (ns, ew) in [("NS", "EW"), ("N-S", "E-W"), ("С-Ю", "З-В"), ("СЮ", "ЗВ")] {
        let any = TableOptions::default();
        assert_eq!(
            firsts(&workbook(&[(ns, north), (ew, east)]), &any),
            ["A", "E"]
        );
        assert_eq!(
            firsts(&workbook(&[(ew, east), (ns, north)]), &any),
            ["A", "E"]
        );
        let second = TableOptions {
            part: Some(1),
            ..TableOptions::default()
        };
        assert_eq!(
            firsts(&workbook(&[(ns, north), (ew, east)]), &second),
            ["E"]
        );
    }
    let other = workbook(&[("NS", north), ("March", east)]);
    let file = results(&other, &TableOptions::default()).expect("results");
    assert_eq!((file.fields.len(), file.skipped.len()), (1, 1));
}

#[test]
fn an_old_workbook_is_not_read_as_one_evening() {
    let tourn: &[&[&str]] = &[&["Pair", "%"], &["A & B", "55"], &["C & D", "45"]];
    let bytes = workbook(&[("Tourn", tourn), ("Hist", &[]), ("Rating", &[])]);
    let options = TableOptions::default();
    let refused = results(&bytes, &options).expect_err("an old workbook");
    assert_eq!(refused.id, "read-old-workbook");
    let shown = outline(&bytes, &options).expect("its sheets");
    assert_eq!((shown.part, shown.parts.len()), (None, 3));
    let chosen = TableOptions {
        part: Some(0),
        ..options
    };
    let file = results(&bytes, &chosen).expect("its evening");
    assert_eq!(file.pairs().count(), 2);
}

#[test]
fn results_with_percent_signs_are_percentages() {
    for text in [
        "Pair;Score\nA & B;54,3%\nC & D;45,7 %\n",
        "Pair;MP\nA & B;54,3%\nC & D;45,7%\n",
        "A & B;54,3%\nC & D;45,7%\nE & F;50\n",
    ] {
        for roles in [
            None,
            Some(vec![Role::Names, Role::Result(Default::default())]),
        ] {
            let options = TableOptions {
                roles,
                ..TableOptions::default()
            };
            let file = results(text.as_bytes(), &options).expect("a table");
            assert_eq!(file.scoring.word(), "percent", "{text}");
            assert_eq!(file.fields[0][0].percentage, Some(54.3));
        }
    }
}

#[test]
fn columns_chosen_by_hand_are_checked_as_others() {
    let options = TableOptions {
        roles: Some(vec![Role::Names, Role::Unknown]),
        ..TableOptions::default()
    };
    let file = results(b"A & B;abc\nC & D;E & F\n", &options).expect("a table");
    let reasons: Vec<_> = file.skipped.iter().map(|one| &*one.reason.id).collect();
    assert_eq!(reasons, ["table-not-number", "table-two-pairs"]);
    let options = TableOptions {
        roles: Some(vec![Role::Names, Role::Ignored]),
        ..TableOptions::default()
    };
    let file = results(b"A & B;abc\nC & D;E & F\n", &options).expect("a table");
    assert_eq!((file.pairs().count(), file.skipped.len()), (2, 0));
}

#[test]
fn a_name_of_megabytes_is_a_refused_line() {
    let long = "Я".repeat(500_000);
    for text in [
        format!("Pair;Score\n{long} & B;5\nC & D;6\n"),
        format!("{long} & B;5\nC & D;6\n"),
        format!("#VERSION,X\n#SCORES\nName1,Name2,Percent\n{long},B,60\nC,D,40\n"),
        format!("[TotalScoreTable \"Names;MP\"]\n\"{long};B\" 60\n\"C;D\" 40\n"),
    ] {
        let file = results(text.as_bytes(), &TableOptions::default()).expect("a table");
        assert_eq!(file.pairs().count(), 1);
        let reasons: Vec<_> = file.skipped.iter().map(|one| &*one.reason.id).collect();
        assert_eq!(reasons, ["table-long-text"]);
    }
}

#[test]
fn usebio_names_in_parts_boards_of_sections_and_handicaps() {
    let player = |name: &str| {
        format!("<PLAYER><FIRST_NAME>Ana</FIRST_NAME><LAST_NAME>{name}</LAST_NAME></PLAYER>")
    };
    let section = |boards: u32, a: &str, b: &str| {
        format!(
            "<SECTION><BOARDS_PLAYED>{boards}</BOARDS_PLAYED><PARTICIPANTS><PAIR>\
             <TOTAL_SCORE>100</TOTAL_SCORE><HANDICAP>5</HANDICAP>{}{}</PAIR>\
             </PARTICIPANTS></SECTION>",
            player(a),
            player(b)
        )
    };
    let text = format!(
        "<USEBIO><EVENT EVENT_TYPE=\"MP_PAIRS\"><WINNER_TYPE>1</WINNER_TYPE>{}{}</EVENT></USEBIO>",
        section(18, "Ng", "Fox"),
        section(21, "Day", "Roe")
    );
    let file = results(text.as_bytes(), &TableOptions::default()).expect("USEBIO");
    let told: Vec<_> = file
        .pairs()
        .map(|pair| (pair.result, pair.boards))
        .collect();
    assert_eq!(told, [(Some(100.0), Some(18)), (Some(100.0), Some(21))]);
    assert_eq!(file.fields[0][0].a, "Ana Ng");
}

#[test]
fn one_line_with_a_single_name_leaves_the_dashed_pairs_theirs() {
    let file =
        read("Names,Score\nAbe B - Cid D,55\nEve F,50\nMax N - Oda P,45\nZed Q & Zoe R,50\n");
    assert_eq!(file.fields[0].len(), 3);
    assert_eq!(lines(&file), [3]);
}

#[test]
fn a_heading_known_by_one_word_is_no_bad_line() {
    for heading in ["Пара;Баллы", "Игроки;Рез-т", "Pair;Wholly unknown"] {
        let file = read(format!("{heading}\nAbe B&Cid D;55\nEve F&Guy H;45\n"));
        assert_eq!(
            (file.fields[0].len(), lines(&file).len()),
            (2, 0),
            "{heading}"
        );
    }
    for heading in ["North;South;Score", "Участник 1;Участник 2;Очки"] {
        let file = read(format!("{heading}\nAbe B;Cid D;55\nEve F;Guy H;45\n"));
        assert_eq!(
            (file.fields[0].len(), lines(&file).len()),
            (2, 0),
            "{heading}"
        );
    }
}

#[test]
fn one_heading_may_stand_over_two_columns_of_names() {
    for heading in ["Names;;Score", "Игроки;;Очки", "Имя;Имя партнёра;Результат"]
    {
        let file = read(format!("{heading}\nAbe B;Cid D;55\nEve F;Guy H;45\n"));
        assert_eq!(
            (&*file.fields[0][1].a, &*file.fields[0][1].b),
            ("Eve F", "Guy H"),
            "{heading}"
        );
        assert_eq!(lines(&file), [0_usize; 0], "{heading}");
    }
}

#[test]
fn directions_are_known_beside_a_section() {
    let file = read(
        "Section A North/South\nPlace;Pair;%\n1;Abe B&Cid D;55\n2;Eve F&Guy H;45\n\
         Section A East/West\nPlace;Pair;%\n1;Ian J&Kim L;57\n2;Max N&Oda P;43\n",
    );
    assert_eq!(file.fields.iter().map(Vec::len).collect::<Vec<_>>(), [2, 2]);
}

#[test]
fn a_dash_for_matchpoints_leaves_the_percentage() {
    let file = read("Names;Score;Percent\nAbe B & Cid D;-;55\nEve F & Guy H;90;45\n");
    let percents: Vec<_> = file.fields[0].iter().map(|pair| pair.percentage).collect();
    assert_eq!(percents, [Some(55.0), Some(45.0)]);
    let none = read("Names;Score\nAbe B & Cid D;-\nEve F & Guy H;90\nMax N & Oda P;80\n");
    assert_eq!(lines(&none), [2]);
}

#[test]
fn the_scoring_of_a_section_counts() {
    let pair = |total: i32, a: &str, b: &str| {
        format!(
            "<PAIR><TOTAL_SCORE>{total}</TOTAL_SCORE><PLAYER><PLAYER_NAME>{a}</PLAYER_NAME>\
             </PLAYER><PLAYER><PLAYER_NAME>{b}</PLAYER_NAME></PLAYER></PAIR>"
        )
    };
    let file = read(format!(
        "<USEBIO><EVENT EVENT_TYPE=\"PAIRS\"><SESSION><SECTION>\
         <BOARD_SCORING_METHOD>CROSS_IMPS</BOARD_SCORING_METHOD><PARTICIPANTS>{}{}\
         </PARTICIPANTS></SECTION></SESSION></EVENT></USEBIO>",
        pair(30, "Abe B", "Cid D"),
        pair(20, "Eve F", "Guy H"),
    ));
    assert_eq!(file.scoring, Scoring::CrossImps);
}
