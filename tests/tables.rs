//! Results tables in the shapes that directors have.

use tandem::domain::{Notice, Scoring};
use tandem::exchange::read::{DecimalSign, Header, Role, TableOptions, table};
use tandem::exchange::{ResultFile, ResultPair, Skipped};

fn read(text: &str) -> ResultFile {
    table(text, &TableOptions::default()).expect("a table")
}

fn skipped_lines(file: &ResultFile) -> Vec<usize> {
    file.skipped.iter().map(|skipped| skipped.line).collect()
}

#[test]
fn titles_and_a_russian_header_around_the_table() {
    let file = read(
        "Клуб «Пики», турнир памяти;;;\n;;;\nМесто;Пара;Очки;%\n\
         1;Иванов Ян & Łoś Jan;63,5;55,2%\n2;Ng Ana & Сидоров Пётр;51,5;44,8%\n\
         Среднее;;57,5;50\n\nСудья: Петров\n",
    );
    assert_eq!(skipped_lines(&file), [6]);
    assert!(
        !file.skipped[0].is_bad(),
        "a mean is listed and hinders nothing"
    );
    assert_eq!(file.scoring, Scoring::Percent);
    let pair = &file.fields[0][1];
    assert_eq!((pair.result, pair.percentage), (Some(51.5), Some(44.8)));
    assert_eq!(pair.counted(Scoring::Percent), Some(44.8));
    assert_eq!(pair.counted(Scoring::Matchpoints), Some(51.5));
    assert_eq!(pair.place.as_deref(), Some("2"));
}

#[test]
fn column_orders_separators_and_line_ends() {
    let shapes = [
        "result,partner,player\n\"54,5\",Łoś Jan,Ng Ana\n45.5,B,A\n",
        "Result;Partner;Player;\r\n54,5;Łoś Jan;Ng Ana;\r\n45,5;B;A;\r\n",
        "player\tpartner\tresult\rNg Ana\tŁoś Jan\t54,5\rA\tB\t45,5\r",
        "Ng Ana / Łoś Jan;54,5%;\nA / B;45,5%;\n",
        "1. Ng Ana & Łoś Jan   54,5\n2. A & B   45,5",
        "Фамилия Имя – Фамилия Имя;Очки\nNg Ana – Łoś Jan;54,5\nA – B;45,5",
        "Spring cup, 4 March\n\nRank  Player & Partner    %\n1     Ng Ana & Łoś Jan   54.5\n2     A & B   45.5\n\nAverage 50",
        "№;Пара;Итог\n4;Ng Ana - Łoś Jan;54,5\n7;A - B;45,5",
        "\"Ng Ana&Łoś Jan\",\"54,5\"\n\"A&B\",\"45,5\"",
        "Rating;Names;Handicap;Wynik\n900;Ng Ana & Łoś Jan;12;54,5\n100;A & B;3;45,5",
    ];
    for text in shapes {
        let file = read(text);
        let names =
            |pair: &ResultPair| (pair.a.clone(), pair.b.clone(), pair.counted(file.scoring));
        let pairs: Vec<_> = file.pairs().map(names).collect();
        let mut first = [pairs[0].0.as_str(), pairs[0].1.as_str()];
        first.sort_unstable();
        assert_eq!(first, ["Ng Ana", "Łoś Jan"], "{text}");
        assert_eq!((pairs[0].2, pairs[1].2), (Some(54.5), Some(45.5)), "{text}");
        assert_eq!((pairs.len(), skipped_lines(&file).len()), (2, 0), "{text}");
    }
}

#[test]
fn two_winners_by_column_and_by_heading() {
    let shapes = [
        "field;player;partner;result\nEW;E;F;40\nNS;A;B;60\nNS;C;D;40\nEW;G;H;60",
        "Линия;Пара;Очки\nВ-З;E & F;40\nС-Ю;A & B;60\nС-Ю;C & D;40\nВ-З;G & H;60",
        "North-South\nPair;Score\nA & B;60\nC & D;40\n\nEast-West\nPair;Score\nE & F;40\nG & H;60",
        "Section;Direction;Pair;MP\nA;NS;A & B;60\nA;EW;E & F;40\nB;NS;C & D;40\nB;EW;G & H;60",
        "NS;A & B;60\nNS;C & D;40\nEW;E & F;40\nEW;G & H;60",
    ];
    for text in shapes {
        let file = read(text);
        let first: Vec<&str> = file
            .fields
            .iter()
            .map(|field| field[0].a.as_str())
            .collect();
        assert_eq!(first, ["A", "E"], "{text}");
        assert_eq!(
            file.fields[1][1].counted(file.scoring),
            Some(60.0),
            "{text}"
        );
        assert!(file.skipped.is_empty(), "{text}: {:?}", file.skipped);
    }
    let lacking = read("field,player,partner,result\n1,A,B,60\n,C,D,40\n2,E,F,40\n2,G,H,60");
    assert_eq!(skipped_lines(&lacking), [3]);
    let sections = read("Section;Pair;Score\nA;A & B;60\nB;C & D;40");
    assert_eq!(sections.fields.len(), 1, "a section alone is no field");
}

#[test]
fn every_unusable_line_is_listed_with_its_reason() {
    let file = read(
        "player,partner,result,boards\nA,B,60,24\nC,,40,24\n,,40,24\nE,F,,24\nG,H,NaN,24\n\
         I,J,inf,24\nK,L,50,two\nM,N,54,5,24\nO & P,Q,50,24\nR,S,50,24\n",
    );
    let reasons: Vec<(usize, &str)> = file
        .skipped
        .iter()
        .map(|skipped| (skipped.line, skipped.reason.id.as_ref()))
        .collect();
    assert_eq!(
        reasons,
        [
            (3, "table-one-name"),
            (4, "table-no-names"),
            (5, "table-no-result"),
            (6, "table-result-not-number"),
            (7, "table-result-not-number"),
            (8, "table-boards"),
            (9, "table-extra-cell"),
            (10, "table-many-names"),
        ]
    );
    assert_eq!(file.fields[0].len(), 2);
}

#[test]
fn a_stray_line_inside_the_table_is_not_dropped_in_silence() {
    let file = read("A & B;60\nnote to self\nC & D;40\nsee you next week");
    assert_eq!(skipped_lines(&file), [2]);
}

#[test]
fn imps_beside_a_percent_column_stay_imps() {
    let file = read("Pair;IMP;%\nA & B;12;58\nC & D;−12;42");
    assert_eq!(file.scoring, Scoring::Imps);
    assert_eq!(file.fields[0][1].counted(file.scoring), Some(-12.0));
}

#[test]
fn a_date_is_read_only_where_it_is_called_so() {
    let labelled = read("Date: 2026-03-04\nPair;Score\nA & B;60\nC & D;40");
    assert_eq!(labelled.date, Some(jiff::civil::date(2026, 3, 4)));
    let column = read("Дата;Пара;Очки\n4.3.2026;A & B;60\n4.3.2026;C & D;40");
    assert_eq!(column.date, Some(jiff::civil::date(2026, 3, 4)));
    let free = read("Printed 2026-03-05\nPair;Score\nA & B;60\nC & D;40");
    assert_eq!(free.date, None);
    let two = table(
        "Date;Pair;Score\n2026-03-04;A & B;60\n2026-03-05;C & D;40",
        &TableOptions::default(),
    );
    assert_eq!(two.expect_err("two evenings").id, "table-two-dates");
}

#[test]
fn a_start_list_has_no_results_and_no_mistakes() {
    let file = read("Pair\tNames\n1\tA & B\n2\tC & D");
    assert_eq!(file.pairs().filter(|pair| pair.result.is_none()).count(), 2);
    assert!(file.skipped.is_empty());
}

#[test]
fn the_director_decides_over_the_reader() {
    let options = TableOptions {
        roles: Some(vec![
            Role::Names,
            Role::Result(Scoring::Imps),
            Role::Ignored,
        ]),
        ..TableOptions::default()
    };
    let file = table("A&B;1;60\nC&D;2;40", &options).expect("a table");
    assert_eq!(
        (file.scoring, file.fields[0][1].result),
        (Scoring::Imps, Some(2.0))
    );
}

#[test]
fn the_header_and_the_decimal_sign_can_be_chosen() {
    let chosen = |text: &str, header, decimal| {
        let options = TableOptions {
            header,
            decimal,
            ..TableOptions::default()
        };
        table(text, &options).expect("a table")
    };
    let unknown = "Zuerst;Dann;Wieviel\nA;B;1.234\nC;D;1.000,5";
    let comma = Some(DecimalSign::Comma);
    let file = chosen(unknown, Some(Header::Line(1)), comma);
    let results: Vec<_> = file.pairs().map(|pair| pair.result).collect();
    assert_eq!(results, [Some(1234.0), Some(1000.5)]);
    let as_data = chosen("Pair;Partner;Result\nA;B;6", Some(Header::Absent), None);
    assert_eq!(as_data.skipped[0].line, 1);
}

#[test]
fn no_table_is_a_sentence() {
    for text in ["", "\n\n", "Hello\nworld", "Pair;Result\n"] {
        let refused = table(text, &TableOptions::default());
        assert_eq!(refused, Err(Notice::new("table-nothing")), "{text:?}");
    }
}

#[test]
fn nothing_is_dropped_at_the_edges_of_a_table() {
    let shapes: [(&str, &[usize]); 11] = [
        ("player,partner,result\nŁoś Jan,,\nA,B,60\nC,D,40", &[2]),
        ("player,partner,result\nA,B,60\nC,D,40\nŁoś Jan,,", &[4]),
        (
            "player,partner,result\nA,B,60\nC,D,40\n,Łoś Jan,\n,,55",
            &[4, 5],
        ),
        ("player,partner,result\nA,B,60\nC,D,40\n\n,,55", &[5]),
        ("A;B;60\nC;D;40\nŁoś Jan;;", &[3]),
        ("Łoś Jan;;\nA;B;60\nC;D;40", &[1]),
        ("A & B;60\nC & D;40\nŁoś Jan;", &[3]),
        ("Łoś Jan;\nA & B;60\nC & D;40", &[1]),
        ("Pair;Score\nA & B;60\nC & D;40\nE & F;", &[4]),
        (
            "Place;Pair;Score\n1;A & B;60\n2;C & D;40\nИтого;Łoś Jan;55",
            &[4],
        ),
        ("Pair;Score\nnote to self\nA & B;60\nC & D;40", &[2]),
    ];
    for (text, lines) in shapes {
        let file = read(text);
        assert_eq!(skipped_lines(&file), lines, "{text}");
        assert_eq!(file.fields[0].len(), 2, "{text}");
    }
}

#[test]
fn titles_around_a_table_are_free_and_sums_hinder_nothing() {
    for (text, sums) in [
        (
            "Spring cup;;\nplayer;partner;result\nA;B;60\nC;D;40\nTotal;;100\nИтого;;",
            vec![5, 6],
        ),
        ("Spring cup\nA & B;60\nC & D;40\n\nDirector: Ng;", vec![]),
        ("Дата;2026-03-04\nA & B;60\nC & D;40\nСреднее:;50", vec![4]),
    ] {
        let file = read(text);
        assert_eq!(skipped_lines(&file), sums, "{text}");
        assert!(!file.skipped.iter().any(Skipped::is_bad), "{text}");
        assert_eq!(file.pairs().count(), 2, "{text}");
    }
}

#[test]
fn a_percent_sign_alone_makes_no_result() {
    let text = "Pair;Norm %;Result;Handicap %;Difference %\n\
                A & B;51;12;3;5\nC & D;49;−12;2;-5";
    let file = read(text);
    assert_eq!(file.scoring, Scoring::Auto);
    let results: Vec<_> = file
        .pairs()
        .map(|pair| pair.counted(file.scoring))
        .collect();
    assert_eq!(results, [Some(12.0), Some(-12.0)]);
    assert!(file.pairs().all(|pair| pair.percentage.is_none()));
}

#[test]
fn letters_of_sections_are_no_directions() {
    for heading in ["Section", "Секция"] {
        let file = read(&format!(
            "{heading};Pair;Score\nA;A & B;60\nE;C & D;40\nN;E & F;55\nС;G & H;45"
        ));
        assert_eq!(file.fields.len(), 1, "{heading}");
        assert_eq!(file.pairs().count(), 4);
    }
    let bare = read("E;A & B;60\nN;C & D;40\nE;E & F;55\nN;G & H;45");
    assert_eq!(bare.fields.len(), 1);
    let sides =
        read("Section;Pair;Score\nA NS;A & B;60\nA NS;C & D;40\nA EW;E & F;55\nA EW;G & H;45");
    assert_eq!(sides.fields.len(), 2);
    let seats = read("Direction;Pair;Score\nN;A & B;60\nN;C & D;40\nE;E & F;55\nE;G & H;45");
    assert_eq!(seats.fields.len(), 2);
}

#[test]
fn decimal_commas_without_quotes_are_not_guessed() {
    let file = read("A & B,54,5\nC & D,45,5");
    let reasons: Vec<_> = file.skipped.iter().map(|skipped| &skipped.reason).collect();
    assert_eq!(
        reasons,
        [
            &Notice::new("table-split-number").with("text", "54,5"),
            &Notice::new("table-split-number").with("text", "45,5"),
        ]
    );
    assert_eq!(read("A & B,60,24\nC & D,40,24").pairs().count(), 2);
}

#[test]
fn a_row_needs_its_date_unless_the_day_is_known() {
    let text = "Date;Pair;Score\n2026-03-04;A & B;60\n2026-02-30;C & D;40\n;E & F;50";
    let file = read(text);
    assert_eq!(skipped_lines(&file), [3, 4]);
    let options = TableOptions {
        dated: true,
        ..TableOptions::default()
    };
    let known = table(text, &options).expect("a table");
    assert_eq!(known.pairs().count(), 3);
    assert!(known.skipped.is_empty());
    let empty = read("Date;Pair;Score\n;A & B;60\n;C & D;40");
    assert_eq!((empty.date, empty.skipped.len()), (None, 0));
}
