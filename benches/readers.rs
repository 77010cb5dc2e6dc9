//! Speed of the readers of result files, in bytes per second: an evening of
//! 200 pairs as a table, and as the files of scoring programs write it.

#![expect(missing_docs, reason = "`criterion_group!` writes a bare function")]

use std::fmt::Write as _;
use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use tandem::exchange::read::{TableOptions, results};

/// Pairs of the evening.
const PAIRS: usize = 200;

/// Boards, each with a traveller that a USEBIO file holds too.
const BOARDS: usize = 30;

/// Percentages around 50 whose digits differ.
fn percent(pair: usize) -> f64 {
    35.0 + (pair * 37 % 300) as f64 / 10.0
}

fn table() -> String {
    let mut text = "Place;Player 1;Player 2;Boards;%\n".to_owned();
    for pair in 1..=PAIRS {
        let percent = percent(pair);
        let line = format!("{pair};Núñez Анна {pair};Łoś Пётр {pair};{BOARDS};{percent:.2}\n");
        text += &line.replace('.', ",");
    }
    text
}

fn usebio() -> String {
    let mut text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<USEBIO Version=\"1.2\">\n\
                    <EVENT EVENT_TYPE=\"MP_PAIRS\">\n<DATE>04/03/2026</DATE>\n<PARTICIPANTS>\n"
        .to_owned();
    for pair in 1..=PAIRS {
        let percent = percent(pair);
        let _ = write!(
            text,
            "<PAIR>\n<PAIR_NUMBER>{pair}</PAIR_NUMBER>\n<PERCENTAGE>{percent:.2}</PERCENTAGE>\n\
             <PLAYER><PLAYER_NAME>Núñez Анна {pair}</PLAYER_NAME></PLAYER>\n\
             <PLAYER><PLAYER_NAME>Łoś Пётр {pair}</PLAYER_NAME></PLAYER>\n</PAIR>\n"
        );
    }
    text += "</PARTICIPANTS>\n";
    for board in 1..=BOARDS {
        let _ = writeln!(text, "<BOARD><BOARD_NUMBER>{board}</BOARD_NUMBER>");
        for line in 1..=PAIRS / 2 {
            let _ = writeln!(
                text,
                "<TRAVELLER_LINE><NS_PAIR_NUMBER>{line}</NS_PAIR_NUMBER>\
                 <CONTRACT>3NT</CONTRACT><SCORE>400</SCORE></TRAVELLER_LINE>"
            );
        }
        text += "</BOARD>\n";
    }
    text + "</EVENT>\n</USEBIO>\n"
}

fn pbn() -> String {
    let mut text = "% PBN 2.1\n[Event \"Club\"]\n[Date \"2026.03.04\"]\n\
                    [TotalScoreTable \"Rank\\3R;Names\\45;NrBoards\\3R;+Percentage\\5R\"]\n"
        .to_owned();
    for pair in 1..=PAIRS {
        let percent = percent(pair);
        let _ = writeln!(
            text,
            "{pair:3} \"Núñez Анна {pair}   ;Łoś Пётр {pair}   \" {BOARDS} {percent:.2}"
        );
    }
    text
}

fn bridgewebs() -> String {
    let mut text = "#VERSION,Scorer\n#DATE,04/03/2026\n#WINNERS,1\n#SCORES\n\
                    Position,Pair,Name1,Name2,Percent\n"
        .to_owned();
    for pair in 1..=PAIRS {
        let percent = percent(pair);
        let _ = writeln!(
            text,
            "{pair},{pair},\"Núñez Анна {pair}\",Łoś Пётр {pair},{percent:.2}"
        );
    }
    text
}

fn readers(c: &mut Criterion) {
    let mut group = c.benchmark_group("200 pairs");
    for (name, text) in [
        ("table", table()),
        ("USEBIO", usebio()),
        ("PBN", pbn()),
        ("Bridgewebs", bridgewebs()),
    ] {
        let options = TableOptions::default();
        let read = results(text.as_bytes(), &options).expect("a file that is read");
        assert_eq!(read.pairs().count(), PAIRS, "{name}");
        group.throughput(Throughput::Bytes(text.len() as u64));
        group.bench_function(name, |b| {
            b.iter(|| results(black_box(text.as_bytes()), &options));
        });
    }
    group.finish();
}

criterion_group!(benches, readers);
criterion_main!(benches);
