//! Files of scoring programs on the command line.

use crate::bench::Bench;

const USEBIO: &str = "<?xml version=\"1.0\"?>\n<USEBIO><EVENT EVENT_TYPE=\"BUTLER_PAIRS\">\n\
    <EVENT_DESCRIPTION>Spring</EVENT_DESCRIPTION><DATE>01/04/2026</DATE>\n\
    <BOARDS_PLAYED>24</BOARDS_PLAYED><PARTICIPANTS>\n\
    <PAIR><TOTAL_SCORE>12</TOTAL_SCORE><PLAYER><PLAYER_NAME>N One</PLAYER_NAME></PLAYER>\
    <PLAYER><PLAYER_NAME>N Two</PLAYER_NAME></PLAYER></PAIR>\n\
    <PAIR><TOTAL_SCORE>-12</TOTAL_SCORE><PLAYER><PLAYER_NAME>N Three</PLAYER_NAME></PLAYER>\
    <PLAYER><PLAYER_NAME>N Four</PLAYER_NAME></PLAYER></PAIR>\n\
    </PARTICIPANTS></EVENT></USEBIO>\n";

#[test]
fn date_scoring_and_boards_come_from_the_file() {
    let bench = Bench::small();
    std::fs::write(bench.path("spring.xml"), USEBIO).expect("written");
    let read = bench.run(&["read", "spring.xml", "--json"]).json();
    assert_eq!(read["date"], "2026-04-01");
    assert_eq!(
        (&read["title"], &read["scoring"]),
        (&"Spring".into(), &"imp".into())
    );
    let calculate = [
        "calculate",
        "club",
        "spring.xml",
        "--newcomers",
        "0",
        "--json",
    ];
    let evening = bench.run(&calculate).json();
    assert_eq!(evening[0]["date"], "2026-04-01");
    assert_eq!(
        (&evening[0]["scoring"], &evening[0]["boards"]),
        (&"imp".into(), &24.into())
    );
}

#[test]
fn what_cannot_be_used_stops_the_calculation() {
    let bench = Bench::small();
    let cut = USEBIO.replace("</PARTICIPANTS></EVENT></USEBIO>", "");
    std::fs::write(bench.path("cut.xml"), cut).expect("written");
    let why = bench.run(&["read", "cut.xml"]).refused(1);
    assert!(
        why.contains("not well-formed") && why.contains("line 8"),
        "{why}"
    );
    let lone = USEBIO.replace("<PLAYER><PLAYER_NAME>N Four</PLAYER_NAME></PLAYER>", "");
    std::fs::write(bench.path("lone.xml"), lone).expect("written");
    let why = bench
        .run(&["calculate", "club", "lone.xml", "--newcomers", "0"])
        .refused(1);
    assert!(why.contains("N Three"), "{why}");
}
