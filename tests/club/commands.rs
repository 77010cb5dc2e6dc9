//! What each command refuses.

use super::*;

const DAY: Date = date(2026, 3, 18);

fn good() -> Vec<EveningPair> {
    vec![pair(1, 2, 55.0), pair(3, 4, 45.0)]
}

fn with(change: impl FnOnce(&mut Evening)) -> Command {
    let mut evening = evening(DAY, good());
    change(&mut evening);
    Command::Record(evening)
}

fn third(pair: EveningPair) -> Command {
    with(|evening| evening.fields[0].push(pair))
}

#[test]
fn evenings_that_cannot_be() {
    let mut f = Fixture::with_history();
    let pop = |e: &mut Evening| {
        e.fields[0].pop();
    };
    for (command, id) in [
        (with(|e| e.of = Some(TournamentId(9))), "club-no-tournament"),
        (with(|e| e.date = date(1899, 12, 31)), "club-day"),
        (with(|e| e.date = date(2201, 1, 1)), "club-day"),
        (with(|e| e.kind = Kind::Prehistory), "club-not-prehistory"),
        (with(|e| e.boards = Some(0)), "club-boards"),
        (with(|e| e.title = "x".repeat(1001)), "club-text-long"),
        (with(|e| e.fields.clear()), "calc-few-pairs"),
        (with(|e| e.fields.push(vec![])), "calc-few-pairs"),
        (
            with(|e| e.fields.push(vec![pair(5, 6, 1.0)])),
            "calc-few-pairs",
        ),
        (with(pop), "calc-few-pairs"),
    ] {
        f.refused(&command, &[id]);
    }
    let fields = |name: &str| {
        let who = |n: i32| newcomer(&format!("{name} {n}"), 0.0);
        vec![
            scored(who(1), who(2), Some(1.0)),
            scored(who(3), who(4), Some(2.0)),
        ]
    };
    f.refused(
        &with(|e| e.fields.extend([fields("Kim"), fields("Roe")])),
        &["club-fields"],
    );
}

#[test]
fn pairs_that_cannot_be() {
    let mut f = Fixture::with_history();
    let number = |result: f64| third(pair(5, 6, result));
    let numbers = |percentage, boards| {
        third(EveningPair {
            percentage,
            boards,
            ..pair(5, 6, 50.0)
        })
    };
    for (command, ids) in [
        (third(pair(5, 9, 1.0)), &["club-no-player"][..]),
        (third(pair(5, 5, 1.0)), &["calc-own-partner"]),
        (third(pair(5, 1, 1.0)), &["calc-player-twice"]),
        (
            third(pair(1, 4, 1.0)),
            &["calc-player-twice", "calc-player-twice"],
        ),
        (third(scored(known(5), known(6), None)), &["calc-no-result"]),
        (number(f64::NAN), &["club-result"]),
        (number(f64::NEG_INFINITY), &["club-result"]),
        (number(1e7), &["club-result"]),
        (numbers(Some(100.5), None), &["club-percentage"]),
        (
            numbers(Some(f64::NAN), Some(201)),
            &["club-percentage", "club-pair-boards"],
        ),
        (
            third(scored(known(5), newcomer(" ", 0.0), Some(1.0))),
            &["name-empty"],
        ),
        (
            third(scored(known(5), newcomer("Eve", 1e6), Some(1.0))),
            &["club-rating"],
        ),
        (
            third(scored(known(5), newcomer("елкин  ПЕТР", 0.0), Some(1.0))),
            &["club-name-taken"],
        ),
        (
            third(scored(
                newcomer("Eve", 0.0),
                newcomer("EVE", 0.0),
                Some(1.0),
            )),
            &["calc-own-partner"],
        ),
    ] {
        f.refused(&command, ids);
    }
    let twice = with(|e| {
        e.fields.push(vec![
            scored(newcomer("Eve", 0.0), known(5), Some(1.0)),
            scored(newcomer("Eve", 5.0), known(6), Some(2.0)),
        ]);
    });
    f.refused(&twice, &["calc-player-twice"]);
}

#[test]
fn results_that_give_no_percents() {
    let mut f = Fixture::with_history();
    let results = |scoring, results: [f64; 2]| {
        with(|e| {
            e.scoring = scoring;
            for (pair, result) in e.fields[0].iter_mut().zip(results) {
                pair.result = Some(result);
            }
        })
    };
    f.refused(&results(Scoring::Auto, [0.0, 0.0]), &["calc-all-zero"]);
    f.refused(&results(Scoring::Imps, [0.0, 0.0]), &["calc-all-zero"]);
    f.refused(
        &results(Scoring::Matchpoints, [-1.0, 1.0]),
        &["calc-negative"],
    );
    f.done(results(Scoring::Auto, [-1.0, 1.0]));
    // Recorded only, an evening needs no results at all.
    f.done(with(|e| {
        e.kind = Kind::Unrated;
        e.fields[0].truncate(1);
        e.fields[0][0].result = None;
    }));
}

#[test]
fn players_that_cannot_be() {
    let mut f = Fixture::with_history();
    let players = |edits: &[PlayerEdit]| Command::Players(edits.to_vec());
    let change = |id, name: &str, start| Command::EditPlayer {
        player: PlayerId(id),
        name: name.to_owned(),
        start,
        core: None,
        privacy: Privacy::Full,
    };
    for (command, ids) in [
        (
            players(&[edit("", 0.0), edit("Eve", f64::NAN)]),
            &["name-empty", "club-rating"][..],
        ),
        (players(&[edit(&"x".repeat(301), 0.0)]), &["name-long"]),
        (players(&[edit("ann LEE", 0.0)]), &["club-name-taken"]),
        (
            players(&[edit("Eve", 0.0), edit("eve", 1.0)]),
            &["club-name-twice"],
        ),
        (players(&[edit("Eve", 100_001.0)]), &["club-rating"]),
        (change(9, "Eve", 0.0), &["club-no-player"]),
        (change(1, " ", 0.0), &["name-empty"]),
        (change(1, "Bo Ray", 0.0), &["club-name-taken"]),
        (change(1, "BO RÁY", 0.0), &["club-name-taken"]),
        (change(1, "Ann", f64::INFINITY), &["club-rating"]),
        (Command::DeletePlayer(PlayerId(9)), &["club-no-player"]),
        (
            Command::DeletePlayer(PlayerId(1)),
            &["club-player-has-history"],
        ),
    ] {
        f.refused(&command, ids);
    }
    f.done(players(&[edit("Eve", 0.0), edit(" Ann  Lee ", -5.5)]));
    let book = &f.club.view().book;
    assert_eq!(book.players.len(), 7);
    assert_eq!(book.players[&PlayerId(1)].start, -5.5);
    assert_eq!(book.players[&PlayerId(7)].name, "Eve");
    f.done(change(7, "EVE", 1.0));
    f.done(Command::DeletePlayer(PlayerId(7)));
    assert_eq!(f.club.view().book.players.len(), 6);
}

#[test]
fn decisions_that_cannot_be() {
    let mut f = Fixture::with_history();
    let adjust = |date, kind, reason: &str| Command::Adjust {
        date,
        kind,
        reason: reason.to_owned(),
    };
    let (a, b) = (PlayerId(1), PlayerId(2));
    let set = |player: i64, rating| AdjustmentKind::Set {
        player: PlayerId(player),
        rating,
    };
    for (command, ids) in [
        (
            adjust(date(1800, 1, 1), set(1, 0.0), "x"),
            &["club-day"][..],
        ),
        (adjust(DAY, set(1, 0.0), " \t"), &["club-reason"]),
        (adjust(DAY, set(1, f64::NAN), "x"), &["club-rating"]),
        (adjust(DAY, set(9, 0.0), "x"), &["club-no-player"]),
        (
            adjust(DAY, AdjustmentKind::Average { a, b: a }, "x"),
            &["club-adjust-same"],
        ),
        (
            adjust(DAY, AdjustmentKind::Reassign { a, b, rating: 2e5 }, "x"),
            &["club-rating"],
        ),
        (
            Command::DeleteAdjustment(AdjustmentId(1)),
            &["club-no-adjustment"],
        ),
        (
            Command::DeleteTournament(TournamentId(9)),
            &["club-no-tournament"],
        ),
        (Command::Name(" ".into()), &["name-empty"]),
    ] {
        f.refused(&command, ids);
    }
    f.done(adjust(DAY, AdjustmentKind::Average { a, b }, "agreed"));
    let ratings = [0, 1].map(|n| f.club.view().replay.tracks[&PlayerId(n + 1)].rating());
    assert_eq!(ratings[0], ratings[1]);
    let newest = Command::Players(vec![edit("Eve", 0.0)]);
    f.done(newest);
    f.done(adjust(DAY, set(7, 100.0), "strong elsewhere"));
    f.refused(
        &Command::DeletePlayer(PlayerId(7)),
        &["club-player-has-history"],
    );
}

#[test]
fn prehistory_that_cannot_be() {
    let mut f = Fixture::with_history();
    let prehistory = |pairs: &[(i64, i64)]| {
        let pairs = pairs.iter().map(|(a, b)| (PlayerId(*a), PlayerId(*b)));
        Command::Prehistory(vec![PrehistoryEvening {
            date: date(2025, 1, 1),
            pairs: pairs.collect(),
        }])
    };
    for (pairs, ids) in [
        (&[][..], &["club-no-pairs"][..]),
        (&[(1, 1)], &["calc-own-partner"]),
        (&[(1, 9)], &["club-no-player"]),
        (&[(1, 2), (3, 1)], &["club-player-twice-on"]),
    ] {
        f.refused(&prehistory(pairs), ids);
    }
    f.done(prehistory(&[(1, 2)]));
    let view = f.club.view();
    let first = &view.replay.tournaments[0];
    assert_eq!(
        (first.kind, first.date),
        (Kind::Prehistory, date(2025, 1, 1))
    );
}

#[test]
fn coefficients_hold_from_the_day_asked_for() {
    let params = |jump| Params {
        jump,
        ..Params::default()
    };
    let command = |jump, from| Command::Params {
        params: params(jump),
        from,
    };
    let mut empty = Fixture::empty();
    empty.done(command(25.0, ParamsFrom::NextTournament));
    assert_eq!(empty.club.view().book.params.sets().len(), 1);

    let mut f = Fixture::with_history();
    f.refused(
        &command(20.0, ParamsFrom::NextTournament),
        &["club-params-same"],
    );
    f.refused(&command(20.0, ParamsFrom::Beginning), &["club-params-same"]);
    f.refused(&command(0.0, ParamsFrom::Beginning), &["param-range"]);
    let early = ParamsFrom::Day(date(1000, 1, 1));
    f.refused(&command(30.0, early), &["club-day"]);
    let done = f.done(command(30.0, ParamsFrom::NextTournament));
    assert!(done.moved.is_empty(), "nothing was played since");
    let sets = f.club.view().book.params.sets().to_vec();
    assert_eq!(sets[1].from, Some(date(2026, 3, 12)));
    f.refused(
        &command(30.0, ParamsFrom::NextTournament),
        &["club-params-same"],
    );
    let moved = f.club.preview_params(params(40.0)).expect("allowed");
    assert_eq!(f.done(command(40.0, ParamsFrom::Beginning)).moved, moved);
    assert_eq!(moved.len(), 6);
    assert_eq!(f.club.view().book.params.sets().len(), 1);
}

#[test]
fn a_dated_set_leaves_the_others() {
    let mut f = Fixture::with_history();
    let params = |jump| Params {
        jump,
        ..Params::default()
    };
    let command = |jump, from| Command::Params {
        params: params(jump),
        from,
    };
    let (may, april) = (date(2026, 5, 1), date(2026, 4, 1));
    f.done(command(50.0, ParamsFrom::Day(may)));
    f.done(command(40.0, ParamsFrom::Day(april)));
    f.done(command(30.0, ParamsFrom::NextTournament));
    let book = f.club.view().book.clone();
    let jumps: Vec<_> = book.params.sets().iter().map(|s| s.params.jump).collect();
    assert_eq!(jumps, [20.0, 30.0, 40.0, 50.0]);
    for (from, jump) in [
        (ParamsFrom::NextTournament, 30.0),
        (ParamsFrom::Day(date(2026, 3, 1)), 20.0),
        (ParamsFrom::Day(april), 40.0),
        (ParamsFrom::Beginning, 50.0),
    ] {
        assert_eq!(from.replaced(&book).jump, jump, "{from:?}");
    }
    f.refused(
        &command(40.0, ParamsFrom::Day(april)),
        &["club-params-same"],
    );
    f.done(command(50.0, ParamsFrom::Beginning));
    assert_eq!(f.club.view().book.params.sets().len(), 1);

    let mut empty = Fixture::empty();
    empty.done(command(50.0, ParamsFrom::Day(may)));
    empty.done(command(30.0, ParamsFrom::NextTournament));
    assert_eq!(empty.club.view().book.next_params().jump, 30.0);
    assert_eq!(empty.club.view().book.params.newest().jump, 50.0);
}

#[test]
fn when_the_numbers_are_used_up_nothing_is_written() {
    let mut f = Fixture::empty();
    let connection = rusqlite::Connection::open(&f.path).expect("opened");
    let sql = "INSERT INTO player (id, name, start) VALUES (9007199254740992, 'Ann Lee', 0)";
    connection.execute_batch(sql).expect("inserted");
    drop(connection);
    f = f.reopened();
    let command = Command::Players(vec![edit("Bo Ray", 0.0)]);
    f.refused(&command, &["club-ids-used-up"]);
    f.reopened();
}
