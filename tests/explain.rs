//! An explanation as a reader sees it: in both languages, and right.

use tandem::domain::{
    Book, Date, Entry, Kind, Pair, Player, PlayerId, Scoring, Tournament, TournamentId,
};
use tandem::i18n::{Lang, fixed};
use tandem::rating::percent::{Score, percents};
use tandem::rating::{explain, replay};

fn day(day: i8) -> Date {
    Date::constant(2026, 1, day)
}

fn book(scoring: Scoring, published: bool, results: [(f64, Option<u32>); 3]) -> Book {
    let mut book = Book::default();
    for (number, start) in (1..).zip([100.0, 300.0, -50.0, 20.0, 0.0, 700.0]) {
        let id = PlayerId(number);
        let player = Player::new(id, format!("Player {number}"), start);
        book.players.insert(id, player);
    }
    for number in 1..=3 {
        let pair = |(index, (result, boards)): (i64, &(f64, Option<u32>))| Pair {
            a: PlayerId(1 + 2 * index),
            b: PlayerId(2 + 2 * index),
            result: Some(*result),
            percentage: published.then_some([60.0, 50.0, 40.0][index as usize]),
            boards: *boards,
        };
        let tournament = Tournament {
            id: TournamentId(number),
            entry: Entry(number),
            date: day(number as i8),
            title: String::new(),
            kind: Kind::Rated,
            scoring,
            boards: Some(24),
            fields: vec![(0..).zip(&results).map(pair).collect()],
        };
        book.tournaments.insert(tournament.id, tournament);
    }
    book
}

fn clubs() -> Vec<Book> {
    let even = |a, b, c| [(a, None), (b, None), (c, None)];
    let uneven = [(60.0, Some(24)), (50.0, Some(20)), (40.0, Some(24))];
    vec![
        book(Scoring::Auto, false, even(70.0, 60.0, 50.0)),
        book(Scoring::Percent, false, even(60.0, 50.0, 40.0)),
        book(Scoring::Matchpoints, false, uneven),
        book(Scoring::Matchpoints, true, even(70.0, 60.0, 50.0)),
        book(Scoring::Auto, false, even(30.0, -10.0, -20.0)),
        book(Scoring::CrossImps, false, even(30.0, -10.0, -20.0)),
    ]
}

#[test]
fn every_step_has_its_words_in_both_languages() {
    for book in clubs() {
        let replay = replay(&book);
        for (tournament, player) in [(1, 1), (3, 2), (3, 5), (3, 6)] {
            let id = TournamentId(tournament);
            let steps = explain(&book, &replay, id, PlayerId(player)).expect("they played");
            assert!(steps.len() >= 11);
            for (step, lang) in steps
                .iter()
                .flat_map(|s| Lang::all().map(move |lang| (s, lang)))
            {
                for text in [lang.text(step.name), lang.say(&step.why)] {
                    assert!(!text.contains("Unknown localization"), "{text}");
                    assert!(!text.contains('{'), "{text}");
                }
                let number = |number, decimals| fixed(lang, number, decimals);
                assert!(!step.symbolic(&number).contains('{'));
                assert!(!step.numeric(&number).contains('{'));
            }
        }
    }
}

#[test]
fn every_mistake_has_its_sentence_in_both_languages() {
    let score = |result, percentage, boards| Score {
        result,
        percentage,
        boards,
    };
    let good = score(5.0, None, None);
    let params = Book::default().params.newest().to_owned();
    for scores in [
        vec![],
        vec![good],
        vec![good, score(f64::NAN, None, None)],
        vec![good, score(-1.0, None, None)],
        vec![score(1.0, Some(1.0), None), score(1.0, Some(-1.0), None)],
        vec![good, score(1.0, None, Some(0))],
        vec![score(0.0, None, None); 2],
        vec![score(1e308, None, None); 2],
    ] {
        let notice = percents(&scores, Scoring::Matchpoints, None, &params)
            .expect_err("each list has a mistake");
        for lang in Lang::all() {
            let text = lang.say(&notice);
            assert!(text.len() > 10 && !text.contains("Unknown"), "{text}");
            assert!(!text.contains('{'), "{text}");
        }
    }
}

/// The arithmetic of a line, done again from its numbers.
fn again(formula: &str, n: &dyn Fn(&str) -> f64, sum: f64) -> Option<f64> {
    let pi = 1.57075;
    Some(match formula {
        "" => return None,
        "{x}/{b}" => n("x") / n("b"),
        "100·{x}/(2·{m})" => 100.0 * n("x") / (2.0 * n("m")),
        "100·{y}/(2·{m})" => 100.0 * n("y") / (2.0 * n("m")),
        "50 + ({y} − {m})·{S}/({1.783} − ({1.57075} − atan({0.237}·{P})))" => {
            50.0 + (n("y") - n("m")) * n("S") / (1.783 - (pi - (0.237 * n("P")).atan()))
        }
        "50 + {6.48}·({y} − {m})" => 50.0 + 6.48 * (n("y") - n("m")),
        "Σ (1 − {f})^n" => sum,
        "{W}·({1.57075} − atan({H}·{T}/{V}))" => {
            n("W") * (pi - (n("H") * n("T") / n("V")).atan())
        }
        "{R1} + {R2} − {h}" => n("R1") + n("R2") - n("h"),
        "{ΣRp}/({P} − 1)" => n("ΣRp") / (n("P") - 1.0),
        "50 + ({Rp} − {Rop})/{base}" => 50.0 + (n("Rp") - n("Rop")) / n("base"),
        "({%} − {N})·{K}" => (n("%") - n("N")) * n("K"),
        "{dR}/(1 + exp({k}·({R1} − {R2})))" => {
            n("dR") / (1.0 + (n("k") * (n("R1") - n("R2"))).exp())
        }
        "{dR}/(1 + exp({k}·({R2} − {R1})))" => {
            n("dR") / (1.0 + (n("k") * (n("R2") - n("R1"))).exp())
        }
        "{R1} + {dR1} + {growth}" => n("R1") + n("dR1") + n("growth"),
        "{R2} + {dR2} + {growth}" => n("R2") + n("dR2") + n("growth"),
        other => panic!("a formula nobody has checked: {other}"),
    })
}

#[test]
fn every_line_is_what_its_numbers_give() {
    for book in clubs() {
        let replay = replay(&book);
        for (tournament, player) in [(1, 1), (3, 2), (3, 5), (3, 6)] {
            let id = TournamentId(tournament);
            let steps = explain(&book, &replay, id, PlayerId(player)).expect("they played");
            for step in &steps {
                let number = |symbol: &str| {
                    let term = step.terms.iter().find(|term| term.symbol == symbol);
                    term.expect("every symbol has its number").value
                };
                let ages = step.terms.iter().filter(|term| term.symbol == "n");
                let sum = ages.map(|age| 0.96_f64.powf(age.value)).sum();
                if let Some(value) = again(step.formula, &number, sum) {
                    assert!((value - step.value).abs() < 1e-9, "{step:?}");
                }
            }
            // The values that later lines use are those of the earlier lines.
            for (index, step) in steps.iter().enumerate() {
                for term in &step.terms {
                    for earlier in steps[..index].iter().filter(|s| s.symbol == term.symbol) {
                        assert_eq!(earlier.value, term.value, "{}", term.symbol);
                    }
                }
            }
        }
    }
}
