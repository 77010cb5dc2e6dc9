//! Traps in the columns and lines of results: totals behind penalties, boards
//! that no heading tells, codes beside names, labels before them.

use super::{all, pairs, read, skipped};
use tandem::domain::Scoring;
use tandem::exchange::read::{Role, TableOptions, results};

/// The lines of a text that is read, and from which no pair is taken.
fn refused(text: &str) -> Vec<(usize, String)> {
    let file = read(text);
    assert_eq!(file.pairs().count(), 0, "{text}");
    let lines = file.skipped.iter();
    lines
        .map(|one| (one.line, one.reason.id.to_string()))
        .collect()
}

#[test]
fn the_total_behind_a_penalty_counts() {
    for heading in [
        "Score;Penalty;Total",
        "Raw;Penalty;Net",
        "Score;Adj;Final",
        "MP;Penalties;Total",
        "Total;Penalty;Final score",
        "Сумма;Штраф;Итог",
        "МП;Штраф;Всего",
        "МП;Штрафы;Сумма с учётом штрафа",
    ] {
        let text = format!("Pair;{heading}\nAbe B&Cid D;120;-6;114\nEve F&Guy H;110;0;110\n");
        assert_eq!(
            all(&text),
            ["Abe B+Cid D 114", "Eve F+Guy H 110"],
            "{heading}"
        );
    }
    let imps = read("Пара;Импы;Штраф;Итого\nAbe B&Cid D;12;-6;6\nEve F&Guy H;-12;0;-12\n");
    assert_eq!(pairs(&imps), ["Abe B+Cid D 6", "Eve F+Guy H -12"]);
    assert_eq!(imps.scoring, Scoring::Imps);
    let percents = "Пара;МП;%;Штраф;Итоговый %\nAbe B&Cid D;130;54,2;-2;52,2\n\
                    Eve F&Guy H;110;45,8;0;45,8\n";
    assert_eq!(all(percents), ["Abe B+Cid D 52.2", "Eve F+Guy H 45.8"]);
}

#[test]
fn halves_of_a_sum_and_means_are_no_totals() {
    for heading in ["IMP+;IMP-;Total", "IMP+;IMP−;Net", "ИМП+;ИМП-;ИМП"] {
        let text = format!("Pair;{heading}\nAbe B&Cid D;50;38;12\nEve F&Guy H;38;50;-12\n");
        let file = read(&text);
        assert_eq!(
            pairs(&file),
            ["Abe B+Cid D 12", "Eve F+Guy H -12"],
            "{heading}"
        );
        assert_eq!(file.scoring, Scoring::Imps, "{heading}");
    }
    let halves = refused("Pair;IMP+;IMP-\nAbe B&Cid D;50;38\nEve F&Guy H;38;50\n");
    assert_eq!(halves[0], (2, "table-unclear-result".to_owned()));
    for heading in ["NS score;EW score;Total", "Очки NS;Очки EW;Сумма"] {
        let text = format!("Pair;{heading}\nAbe B&Cid D;60;52;112\nEve F&Guy H;40;48;88\n");
        assert_eq!(
            all(&text),
            ["Abe B+Cid D 112", "Eve F+Guy H 88"],
            "{heading}"
        );
    }
    let mean = "Pair;Average;Score\nAbe B&Cid D;120;130\nEve F&Guy H;120;110\n";
    assert_eq!(all(mean), ["Abe B+Cid D 130", "Eve F+Guy H 110"]);
    let rounds = "Пара;1;2;3;4;Сумма\nAbe B&Cid D;10;2;5;7;24\nEve F&Guy H;2;10;7;5;16\n";
    assert_eq!(all(rounds), ["Abe B+Cid D 24", "Eve F+Guy H 16"]);
    for heading in ["Среднее за сдачу;Сдач", "Average per board;Boards"] {
        let text = format!("Пара;{heading}\nAbe B&Cid D;1,25;24\nEve F&Guy H;-1,25;20\n");
        assert_eq!(
            all(&text),
            ["Abe B+Cid D 30", "Eve F+Guy H -25"],
            "{heading}"
        );
    }
}

#[test]
fn boards_that_no_heading_tells_are_no_results() {
    for (text, boards) in [
        ("1;Abe B&Cid D;24;130\n2;Eve F&Guy H;21;110\n", [24, 21]),
        ("1;Abe B&Cid D;130;24\n2;Eve F&Guy H;110;21\n", [24, 21]),
        ("Abe B&Cid D;130;24\nEve F&Guy H;110;24\n", [24, 24]),
        (
            "Rang;Noms;Donnes;Total\n1;Abe B&Cid D;24;130\n2;Eve F&Guy H;21;110\n",
            [24, 21],
        ),
        ("1 Abe B - Cid D 24 130\n2 Eve F - Guy H 21 110\n", [24, 21]),
        (
            "1   3   Abe B & Cid D 24    130\n2   5   Eve F & Guy H 21    110\n",
            [24, 21],
        ),
    ] {
        let file = read(text);
        assert_eq!(
            pairs(&file),
            ["Abe B+Cid D 130", "Eve F+Guy H 110"],
            "{text}"
        );
        let found: Vec<_> = file.pairs().filter_map(|pair| pair.boards).collect();
        assert_eq!(found, boards, "{text}");
    }
    let unclear = "Abe B&Cid D;24;30\nEve F&Guy H;21;24\n";
    for text in [unclear, "Abe B&Cid D;24;34\nEve F&Guy H;12;-34\n"] {
        assert_eq!(refused(text)[1], (2, "table-unclear-result".to_owned()));
    }
    let named = "№;Players;IMPs won;Баллы МБ\n1;Abe B&Cid D;25;12\n2;Eve F&Guy H;-25;9\n";
    assert_eq!(all(named), ["Abe B+Cid D 25", "Eve F+Guy H -25"]);
    let chosen = TableOptions {
        roles: Some(vec![Role::Names, Role::Boards, Role::Result(Scoring::Auto)]),
        ..TableOptions::default()
    };
    let file = results(unclear.as_bytes(), &chosen).expect("a table");
    assert_eq!(pairs(&file), ["Abe B+Cid D 30", "Eve F+Guy H 24"]);
}

#[test]
fn codes_and_towns_beside_two_names_are_no_players() {
    for text in [
        "1;A;Abe B;Cid D;55\n2;B;Eve F;Guy H;45\n",
        "A1;Abe B;Cid D;55\nB2;Eve F;Guy H;45\n",
        "1;GBR;Abe B;Cid D;55\n2;POL;Eve F;Guy H;45\n",
        "1;Москва;Abe B;Cid D;55\n2;Тверь;Eve F;Guy H;45\n",
        "Abe B;Cid D;Москва;55\nEve F;Guy H;Тверь;45\n",
        "1;33;A;Abe B;Cid D;24;55\n2;36;A;Eve F;Guy H;24;45\n",
    ] {
        assert_eq!(all(text), ["Abe B+Cid D 55", "Eve F+Guy H 45"], "{text}");
    }
    let single = refused("A;Abe B;55\nB;Eve F;45\n");
    assert_eq!(single[0], (1, "table-one-name".to_owned()));
    let unclear = refused("Abe;Cid;York;55\nEve;Guy;Hull;45\n");
    assert_eq!(unclear[0], (1, "table-unclear-names".to_owned()));
}

#[test]
fn headings_one_blank_apart_head_aligned_columns() {
    for text in [
        "Pos Pair Names         Bds Score Percent\n\
         1   3    Abe B & Cid D 24  134.5 56.04\n\
         2   5    Eve F & Guy H 24  105.5 43.96\n",
        "Rank Pair No Names         Boards MP    %\n\
         1    3       Abe B & Cid D 24     134.5 56.04\n\
         2    5       Eve F & Guy H 24     105.5 43.96\n",
        "М № Игроки        Сд МП    %\n1 3 Abe B & Cid D 24 134.5 56.04\n\
         2 5 Eve F & Guy H 24 105.5 43.96\n",
        "Pos Pair  Names                  Total  %\n\
         1   3     Abe B & Cid D          134.5  56.04\n\
         2   5     Eve F & Guy H          105.5  43.96\n",
        "Rank Pair Player 1   Player 2   MP    %\n\
         1    3    Abe B      Cid D      134.5 56.04\n\
         2    5    Eve F      Guy H      105.5 43.96\n",
        "1    3    Abe B & Cid D 24     134.5 56.04\n2    5    Eve F & Guy H 24     105.5 43.96\n",
    ] {
        assert_eq!(
            all(text),
            ["Abe B+Cid D 56.04", "Eve F+Guy H 43.96"],
            "{text}"
        );
    }
    for text in [
        "Pl. Pair               Boards IMPs\n\
         \u{20}1  Abe B & Cid D        24   +25\n\
         \u{20}2  Eve F & Guy H        21   -25\n",
        "Место Пара             Сдач Импы\n\
         \u{20}   1 Abe B & Cid D     24   25\n\
         \u{20}   2 Eve F & Guy H     21  -25\n",
        "Rank Names         VP IMP\n1    Abe B & Cid D 14 25\n2    Eve F & Guy H 6  -25\n",
        "Names             Boards IMPs\nAbe B & Cid D         24  +25\nEve F & Guy H         21  -25\n",
    ] {
        let file = read(text);
        assert_eq!(
            pairs(&file),
            ["Abe B+Cid D 25", "Eve F+Guy H -25"],
            "{text}"
        );
        assert_eq!(
            (file.scoring, skipped(&file)),
            (Scoring::Imps, vec![]),
            "{text}"
        );
    }
}

#[test]
fn a_percent_sign_goes_before_the_change_of_a_rating() {
    for text in [
        "1. Abe B - Cid D   56,04%  +70\n2. Eve F - Guy H   43,96%  -70\n",
        "1;Abe B & Cid D;56,04%;+10\n2;Eve F & Guy H;43,96%;-10\n",
        "1;Abe B & Cid D;+10;56,04%\n2;Eve F & Guy H;-10;43,96%\n",
    ] {
        assert_eq!(
            all(text),
            ["Abe B+Cid D 56.04", "Eve F+Guy H 43.96"],
            "{text}"
        );
    }
}

#[test]
fn labels_before_a_pair_are_not_of_the_name() {
    for labels in [
        ["№1 ", "№2 "],
        ["#1 ", "#2 "],
        ["Пара 1: ", "Пара 2: "],
        ["Pair 1 ", "Pair 2 "],
        ["А) ", "Б) "],
        ["[12.03 22:10] Anna: ", "[12.03 22:11] Anna: "],
        ["1-е место: ", "2-е место: "],
        ["1 место ", "2 место "],
        ["I место - ", "II место - "],
        ["• ", "• "],
        ["* ", "* "],
    ] {
        let [one, other] = labels;
        let text = format!("{one}Abe B & Cid D 56,04\n{other}Eve F & Guy H 43,96\n");
        assert_eq!(
            all(&text),
            ["Abe B+Cid D 56.04", "Eve F+Guy H 43.96"],
            "{one}"
        );
    }
    let commas = "1. Abe B - Cid D, 56.04%\n2. Eve F - Guy H, 43.96%\n";
    assert_eq!(all(commas), ["Abe B+Cid D 56.04", "Eve F+Guy H 43.96"]);
    let sides = read(
        "NS 1 Abe B & Cid D 56\nNS 2 Eve F & Guy H 44\nEW 1 Ian J & Kim L 51\nEW 2 May N & Ora P 49\n",
    );
    let sizes: Vec<usize> = sides.fields.iter().map(Vec::len).collect();
    assert_eq!((sizes, skipped(&sides)), (vec![2, 2], vec![]));
    assert_eq!(sides.fields[1][0].a, "Ian J");
}

#[test]
fn the_most_that_a_pair_can_have_is_no_result() {
    for of in [" из ", " of ", "/"] {
        let text = format!("Abe B & Cid D 134,5{of}240\nEve F & Guy H 105,5{of}240\n");
        assert_eq!(
            all(&text),
            ["Abe B+Cid D 134.5", "Eve F+Guy H 105.5"],
            "{of}"
        );
    }
    let noted = "Abe B & Cid D (56,04 %, 1 место)\nEve F & Guy H (43,96 %, 2 место)\n";
    assert_eq!(refused(noted)[0], (1, "table-figure-in-name".to_owned()));
}

#[test]
fn a_pair_of_which_one_sat_out_is_none() {
    for names in [
        "Ann B & Sit out",
        "Phantom & Ann B",
        "Пропуск",
        "Ann B / Bye",
    ] {
        let file = read(format!("Pair;Score\nAbe B & Cid D;55\n{names};12\n"));
        assert_eq!(pairs(&file), ["Abe B+Cid D 55"]);
        assert_eq!(skipped(&file), [(3, "table-nobody")], "{names}");
    }
    let columns = read("Player;Partner;Score\nAbe B;Cid D;55\nEve F;Phantom;12\n");
    assert_eq!(skipped(&columns), [(3, "table-nobody")]);
}

#[test]
fn a_direction_may_have_its_average_beside_it() {
    for [ns, ew] in [
        ["N-S (average 120)", "E-W (average 120)"],
        ["NS, average 50;;", "EW, average 50;;"],
        ["Direction N-S;Average 120;", "Direction E-W;Average 120;"],
    ] {
        let text = format!("Place;Names;%\n{ns}\n1;Abe B&Cid D;55\n{ew}\n1;Eve F&Guy H;45\n");
        let file = read(&text);
        assert_eq!((file.fields.len(), skipped(&file)), (2, vec![]), "{ns}");
    }
    let text = "Direction N-S   Average 120\n\n1  Abe B & Cid D   56\n2  Eve F & Guy H   44\n\n\
                Direction E-W   Average 120\n\n1  Ian J & Kim L   51\n2  May N & Ora P   49\n";
    assert_eq!(read(text).fields.len(), 2);
}

#[test]
fn the_results_of_a_second_day_are_no_boards() {
    let mut book = rust_xlsxwriter::Workbook::new();
    let sheet = book.add_worksheet();
    let rows = [
        ["Names", "12.03.2026", "19.03.2026"],
        ["Abe B&Cid D", "56", "50"],
        ["Eve F&Guy H", "44", "50"],
    ];
    for (at, row) in (0..).zip(rows) {
        sheet.write_row(at, 0, row).expect("cells");
    }
    let bytes = book.save_to_buffer().expect("bytes");
    let refused = results(&bytes, &TableOptions::default()).expect_err("two days");
    assert_eq!(refused.id, "table-two-dates");
    let one = "Names;12.03.2026\nAbe B&Cid D;56\nEve F&Guy H;44\n";
    assert!(read(one).date.is_some());
}

#[test]
fn quotes_and_separators_stay_out_of_the_names() {
    for text in [
        "Pair;Result\n\"Abe B & Cid D;55\nEve F & Guy H;45\n",
        "Pair;Result\n\"Abe B\" & \"Cid D\";55\nEve F & Guy H;45\n",
        "Pair;\tResult\nAbe B & Cid D;\t55\nEve F & Guy H;\t45\n",
    ] {
        assert_eq!(all(text), ["Abe B+Cid D 55", "Eve F+Guy H 45"], "{text}");
    }
    for text in [
        "\"Pair;Result\"\n\"Abe B & Cid D;55\"\n\"Eve F & Guy H;45\"\n",
        "Pair:Result\nAbe B & Cid D:55\nEve F & Guy H:45\n",
    ] {
        let reasons = refused(text);
        assert_eq!(reasons.len(), 2, "{text}");
        assert_eq!(reasons[0].1, "table-figure-in-name");
    }
    let nickname = "Ng \"Ace\" & Fox;55\nEve F & Guy H;45\n";
    assert_eq!(all(nickname)[0], "Ng \"Ace\"+Fox 55");
    let initials =
        "Surname;Initials;Surname;Initials;Result\nNg;A.B.;Fox;C.D.;60\nLi;E.;Kay;F.;40\n";
    assert_eq!(all(initials)[0], "Ng A.B.+Fox C.D. 60");
}
