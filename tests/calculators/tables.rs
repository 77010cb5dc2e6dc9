//! The tables that panes show and write.

use tandem::exchange::Table;
use tandem::exchange::read::{ChessResult, chess_games, ladder_games, matches};
use tandem::exchange::write::{CsvOptions, csv};
use tandem::i18n::Lang;
use tandem::rating::fibs::{ListMatch, Player, Rules, match_list, rate};
use tandem::rating::fide::{self, Game, Outcome, calculate};
use tandem::rating::redistribution::{LadderGame, ladder, play};
use tandem::report::calculator as report;

use crate::{event, player};

/// Through CSV and the reader, in both languages and both kinds of CSV.
fn texts(table: impl Fn(Lang) -> Table) -> Vec<String> {
    let mut texts = Vec::new();
    for lang in Lang::all() {
        let table = table(lang);
        let unknown = |text: &str| text.is_empty() || text.contains("nknown");
        assert!(!unknown(&table.title));
        assert!(
            table.columns.iter().all(|column| !unknown(&column.heading)),
            "{table:?}"
        );
        assert!(
            table
                .rows
                .iter()
                .all(|row| row.len() == table.columns.len())
        );
        for decimal_comma in [false, true] {
            let options = CsvOptions {
                decimal_comma,
                mark: decimal_comma,
            };
            texts.push(csv(&table, options));
        }
    }
    texts
}

#[test]
fn lists_come_back_from_their_own_csv() {
    let matches_played = [(1600.5, true), (1432.25, false)].map(|(rating, won)| ListMatch {
        opponent: player(rating, 250),
        length: 7,
        won,
    });
    let steps = match_list(Player::default(), &matches_played, Rules::Fibs);
    for text in texts(|lang| report::fibs::match_list(&matches_played, &steps, lang)) {
        let file = matches(&text);
        assert_eq!(file.skipped, [], "{text}");
        let read: Vec<(f64, f64, bool)> = file
            .rows
            .iter()
            .map(|row| (row.rating, row.length, row.won))
            .collect();
        assert_eq!(read, [(1600.5, 7.0, true), (1432.25, 7.0, false)], "{text}");
    }
    let mut chess = event(1900, 20, &[(1900.0, 0.0), (2400.0, 0.5), (1850.0, 1.0)]);
    chess
        .games
        .push(Game::with_outcome(Some(2000.0), Outcome::Forfeit).expect("a game"));
    chess
        .games
        .push(Game::with_outcome(Some(2010.0), Outcome::ToPlay).expect("a game"));
    chess.games.push(Game::played(None, 1.0).expect("a game"));
    let calculated = calculate(&chess);
    for text in texts(|lang| report::fide::games(&calculated, lang)) {
        let file = chess_games(&text);
        assert_eq!(file.skipped, [], "{text}");
        let read: Vec<_> = file
            .rows
            .iter()
            .map(|row| (row.opponent, row.result))
            .collect();
        let wanted = [
            (Some(1900.0), ChessResult::Points(0.0)),
            (Some(2400.0), ChessResult::Points(0.5)),
            (Some(1850.0), ChessResult::Points(1.0)),
            (Some(2000.0), ChessResult::Forfeit),
            (Some(2010.0), ChessResult::ToPlay),
            (None, ChessResult::Points(1.0)),
        ];
        assert_eq!(read, wanted, "{text}");
    }
    let played = [["Lee, Ann", "Bo Ray"], ["Bo Ray", "Zoë"]].map(|names| LadderGame {
        names: names.map(str::to_owned),
        scores: [3.0, 1.5],
    });
    let ladder = ladder(0.2, &[], &played).expect("good games");
    for text in texts(|lang| report::redistribution::ladder_games(&ladder, lang)) {
        let file = ladder_games(&text);
        assert_eq!(file.skipped, [], "{text}");
        let read: Vec<LadderGame> = file
            .rows
            .into_iter()
            .map(|row| LadderGame {
                names: row.names,
                scores: row.scores,
            })
            .collect();
        assert_eq!(read, played, "{text}");
    }
}

#[test]
fn every_table_has_words_in_both_languages() {
    let rated = rate([player(1600.0, 0), player(1500.0, 0)], 5, Rules::Fibs);
    let open = event(1900, 20, &[(1900.0, 0.0), (2400.0, 0.5)]);
    let game = play(0.2, [1000.0, 900.0], [3.0, 1.0]);
    let played = [LadderGame {
        names: ["A".to_owned(), "B".to_owned()],
        scores: [3.0, 1.0],
    }];
    let ladder = ladder(0.2, &[], &played).expect("good games");
    assert_eq!(texts(|lang| report::fibs::both(&rated, lang)).len(), 4);
    assert!(texts(|lang| report::fibs::chances(100.0, lang))[0].contains("\n13,60.2311"));
    assert!(texts(|lang| report::fide::totals(&fide::totals(&open), lang))[0].contains("\n2,"));
    assert!(
        texts(|lang| report::redistribution::game(&game, ["A", "B"], lang))[0].contains("\nB,")
    );
    let standings = texts(|lang| report::redistribution::standings(&ladder, lang));
    assert!(
        standings[0].contains("7 games short of 8"),
        "{}",
        standings[0]
    );
    assert!(
        standings[2].contains("не хватает 7 игр"),
        "{}",
        standings[2]
    );
}
