//! What is refused: with a reason, and without a trace.

use crate::bench::{Bench, FIRST};

/// Runs a command that must be refused with that code and words, and leave
/// the club and the folder as they were.
fn refused(bench: &Bench, args: &[&str], code: i32, words: &[&str]) {
    let (club, files) = (bench.club(), bench.files());
    let said = bench.run(args).refused(code);
    for word in words {
        assert!(said.contains(word), "{args:?}: {word:?} is not in {said:?}");
    }
    assert!(
        !said.contains("panicked") && !said.contains("{ $"),
        "{said}"
    );
    assert_eq!(bench.club(), club, "{args:?}");
    assert_eq!(bench.files(), files, "{args:?}");
}

fn calculate(bench: &Bench, table: &str, options: &[&str], code: i32, words: &[&str]) {
    bench.write("table.csv", table);
    let args = ["calculate", "club", "table.csv"];
    refused(bench, &[&args[..], options].concat(), code, words);
}

const DATED: &[&str] = &["--date", "2026-03-11"];

#[test]
fn tables_with_mistakes() {
    let bench = Bench::small();
    let next = FIRST.replace("55", "56");
    calculate(&bench, &next, &[], 1, &["table.csv", "no date", "--date"]);
    calculate(&bench, &next, &["--date", "2026-02-30"], 1, &["2026-02-30"]);
    calculate(
        &bench,
        &next,
        &["--date", "2026-03-04"],
        1,
        &["--again", "already"],
    );
    calculate(&bench, FIRST, DATED, 1, &["same results", "--again"]);
    let unknown = next.replace("Bo Ray", "Bo Rey").replace("Di Fox", "Zed Ax");
    calculate(
        &bench,
        &unknown,
        DATED,
        1,
        &["line 2", "Bo Rey", "near: Bo Ray", "line 3", "Zed Ax"],
    );
    let twice = next.replace("Di Fox", "Ann Lee");
    calculate(
        &bench,
        &twice,
        DATED,
        1,
        &["line 3", "Ann Lee is named twice", "line 2"],
    );
    let alone = "player,partner,result\nAnn Lee,Bo Ray,55\n";
    calculate(&bench, alone, DATED, 1, &["table.csv"]);
    let zeros = next
        .replace("56", "0")
        .replace("50", "0")
        .replace("45", "0");
    calculate(&bench, &zeros, DATED, 1, &["0"]);
    let empty = next.replace("56", "");
    calculate(&bench, &empty, DATED, 1, &["line 2", "result is missing"]);
    let infinite = next.replace("56", "inf").replace("50", "NaN");
    calculate(
        &bench,
        &infinite,
        DATED,
        1,
        &["line 2", "inf", "line 3", "NaN"],
    );
    calculate(&bench, "nothing here", DATED, 1, &["no table"]);
    calculate(&bench, "PK\u{3}\u{4}", DATED, 1, &["workbook is damaged"]);
}

#[test]
fn options_with_mistakes() {
    let bench = Bench::small();
    let next = FIRST.replace("55", "56");
    let with = |options: &[&'static str]| [DATED, options].concat();
    calculate(
        &bench,
        &next,
        &with(&["--scoring", "chess"]),
        1,
        &["chess", "cross-imp"],
    );
    calculate(&bench, &next, &with(&["--boards", "0"]), 1, &["200"]);
    calculate(&bench, &next, &with(&["--boards", "-3"]), 1, &["200"]);
    calculate(
        &bench,
        &next,
        &with(&["--boards", "x"]),
        2,
        &["not a number"],
    );
    calculate(
        &bench,
        &next,
        &with(&["--newcomers", "x"]),
        2,
        &["not a number"],
    );
    calculate(&bench, &next, &with(&["--nonsense"]), 2, &["--nonsense"]);
    calculate(&bench, &next, &with(&["table.csv"]), 2, &["--date"]);
    refused(&bench, &["calculate", "club"], 2, &["FILE"]);
    refused(&bench, &["calculate", "club", "none.csv"], 1, &["none.csv"]);
    refused(&bench, &["--lang", "xx", "check", "club"], 2, &["--lang"]);
}

#[test]
fn all_files_or_none() {
    let bench = Bench::small();
    bench.write(
        "good.csv",
        format!("Date: 2026-03-11\n{}", FIRST.replace("55", "56")),
    );
    bench.write(
        "bad.csv",
        format!(
            "Date: 2026-03-18\n{}",
            FIRST.replace("Bo Ray", "Nobody Here")
        ),
    );
    bench.write(
        "same.csv",
        format!("Date: 2026-03-11\n{}", FIRST.replace("55", "57")),
    );
    let args = ["calculate", "club", "good.csv", "bad.csv", "same.csv"];
    refused(
        &bench,
        &args,
        1,
        &["bad.csv, line 3", "Nobody Here", "same.csv", "already"],
    );
}

#[test]
fn coefficients_are_set_all_or_none() {
    let bench = Bench::small();
    refused(
        &bench,
        &["param", "club", "K=30", "Q=1", "Z=2"],
        1,
        &["Q", "Z", "window"],
    );
    refused(
        &bench,
        &["param", "club", "K=300", "last=2.5"],
        1,
        &["K", "200", "last"],
    );
    refused(&bench, &["param", "club", "age=moons"], 1, &["weeks"]);
    let twice = ["param", "club", "K=20", "K=30", "V=1"];
    refused(&bench, &twice, 1, &["K is given twice"]);
    refused(&bench, &["param", "club", "K"], 2, &["NAME=VALUE"]);
    refused(&bench, &["param", "club", "K=much"], 2, &["not a number"]);
    refused(
        &bench,
        &["param", "club", "K=30", "--from", "soon"],
        1,
        &["soon"],
    );
    refused(
        &bench,
        &["param", "club", "--from", "start"],
        2,
        &["--from"],
    );
}

#[test]
fn people_with_mistakes() {
    let bench = Bench::small();
    bench.write("p.csv", "name,start\nNew One,x\n,5\nAnn Lee,1\nANN LEE,2\n");
    refused(
        &bench,
        &["players", "club", "p.csv"],
        1,
        &["line 2", "line 3", "line 5", "twice"],
    );
    bench.write("p.csv", "name,club\nNew One,x\n");
    refused(
        &bench,
        &["players", "club", "p.csv"],
        1,
        &["missing: start"],
    );
    for command in ["players", "history"] {
        bench.write("p.csv", "\n \n");
        refused(
            &bench,
            &[command, "club", "p.csv"],
            1,
            &["no line has a player"],
        );
    }
    bench.write("h.csv", "date,player,partner\n2025-13-01,Ann Lee,Bo Ray\n2025-01-01,Ann Lee,Who\n2025-01-02,Ann Lee,Bo Ray\n2025-01-02,Ann Lee,Di Fox\n");
    refused(
        &bench,
        &["history", "club", "h.csv"],
        1,
        &["line 2", "2025-13-01", "line 3", "Who", "line 5", "twice"],
    );
    bench.write("h.csv", "date,player,partner\n2025-01-01,Ann Lee,Bo Ray\n");
    bench.run(&["history", "club", "h.csv"]).well();
    refused(&bench, &["history", "club", "h.csv"], 1, &["already"]);
}

#[test]
fn exports_that_do_not_exist() {
    let bench = Bench::small();
    refused(
        &bench,
        &["export", "club", "wonders"],
        1,
        &["wonders", "standings"],
    );
    refused(
        &bench,
        &["export", "club", "standings", "--format", "doc"],
        1,
        &["doc", "csv, xlsx, html, pdf"],
    );
    refused(
        &bench,
        &["export", "club", "standings", "-o", "none/list.csv"],
        1,
        &["none/list.csv"],
    );
    refused(
        &bench,
        &["tournament", "club", "2020-01-01"],
        1,
        &["no tournament"],
    );
    refused(
        &bench,
        &["tournament", "club", "yesterday"],
        1,
        &["yesterday"],
    );
    refused(&bench, &["redo", "club"], 1, &[]);
    refused(&bench, &["new", "club"], 1, &["club.tandem"]);
    refused(&bench, &["wonder", "club"], 2, &[]);
}

#[cfg(unix)]
#[test]
fn an_export_never_takes_the_place_of_a_club() {
    let bench = Bench::small();
    std::os::unix::fs::symlink("club.tandem", bench.path("link.csv")).expect("a link");
    std::fs::hard_link(bench.path("club.tandem"), bench.path("hard.csv")).expect("a link");
    bench.run(&["new", "other.tandem"]).well();
    let other = std::fs::read(bench.path("other.tandem")).expect("a club");
    for target in [
        "club",
        "./club.tandem",
        "link.csv",
        "hard.csv",
        "other.tandem",
    ] {
        let args = ["export", "club", "standings", "-o", target];
        refused(&bench, &args, 1, &["is a club"]);
    }
    assert_eq!(
        std::fs::read(bench.path("other.tandem")).expect("there"),
        other
    );
}

#[cfg(unix)]
#[test]
fn a_pipe_is_no_file() {
    let bench = Bench::small();
    let made = std::process::Command::new("mkfifo")
        .arg(bench.path("pipe.csv"))
        .status();
    assert!(made.expect("mkfifo runs").success());
    let commands: [&[&str]; 4] = [
        &["read", "pipe.csv"],
        &["calculate", "club", "pipe.csv"],
        &["players", "club", "pipe.csv"],
        &["export", "club", "standings", "-o", "pipe.csv"],
    ];
    for args in commands {
        refused(&bench, args, 1, &["pipe.csv", "not an ordinary file"]);
    }
}

#[test]
fn a_mistyped_command_is_no_club() {
    let bench = Bench::small();
    refused(
        &bench,
        &["calculat"],
        2,
        &["calculat", "calculate, tournament"],
    );
}

#[test]
fn the_date_of_the_command_line_counts_and_is_checked() {
    let bench = Bench::small();
    let next = FIRST.replace("55", "56");
    let dated = format!("Date: 2026-03-18\n{next}");
    bench.write("other.csv", &dated);
    let other = [&["calculate", "club", "other.csv", "--dry-run"], DATED].concat();
    let ran = bench.run(&other);
    for day in ["18 Mar 2026", "11 Mar 2026"] {
        assert!(ran.err.contains(day), "{}", ran.err);
    }
    assert!(ran.well().contains("11 Mar 2026"));
    for day in ["11.3.2026", "2026-3-11", "2026/03/11", " 2026-03-11"] {
        calculate(&bench, &next, &["--date", day], 1, &[day, "2026-03-04"]);
    }
    bench.write("same.csv", dated);
    let args = ["calculate", "club", "same.csv", "--date", "2026-03-18"];
    bench.run(&args).well();
}

#[test]
fn lines_of_sums_are_told_and_refuse_nothing() {
    let bench = Bench::small();
    let next = FIRST.replace("55", "56");
    bench.write("sums.csv", next + "Average,,50\nTotal,,150\n");
    let ran = bench.run(&[&["calculate", "club", "sums.csv"], DATED].concat());
    for word in ["line 5", "“Average”", "line 6", "“Total”"] {
        assert!(ran.err.contains(word), "{}", ran.err);
    }
    ran.well();
}

#[test]
fn percentages_beyond_their_bounds() {
    let bench = Bench::small();
    let percent = [DATED, &["--scoring", "percent"]].concat();
    let large = FIRST.replace("55", "100.5");
    calculate(&bench, &large, &percent, 1, &["line 2", "100.5", "100 %"]);
    let negative = FIRST.replace("45", "-1");
    calculate(&bench, &negative, &percent, 1, &["line 4", "below zero"]);
}
