//! The history of changes, and the ways back out of its middle.

use super::*;
use tandem::club::audit::{AuditCursor, AuditEntry, State};

/// The whole history, newest first, read in pages of two.
fn history(f: &Fixture) -> Vec<AuditEntry> {
    let mut cursor = AuditCursor::default();
    let mut all = Vec::new();
    loop {
        let page = f.club.audit(&mut cursor, 2).expect("read");
        if page.is_empty() {
            return all;
        }
        all.extend(page);
    }
}

fn corrected(f: &mut Fixture, results: (f64, f64)) {
    let mut again = evening(
        date(2026, 3, 4),
        vec![pair(1, 2, results.0), pair(3, 4, results.1)],
    );
    again.of = Some(TournamentId(1));
    f.done(Command::Record(again));
}

fn english(entry: &AuditEntry) -> Vec<String> {
    entry.lines.iter().for_each(said);
    said(&entry.operation);
    entry.lines.iter().map(|line| Lang::EN.say(line)).collect()
}

#[test]
fn every_operation_is_told_with_what_it_changed() {
    let mut f = Fixture::with_history();
    corrected(&mut f, (61.5, 38.5));
    f.club.undo().expect("undone");
    let mut all = history(&f);
    let states: Vec<_> = all.iter().map(|entry| entry.state).collect();
    assert_eq!(
        states,
        [State::Undone, State::Done, State::Done, State::Done]
    );
    assert_eq!(
        english(&all[0]),
        [
            "Tournament of 4 Mar 2026:",
            "Ann Lee – Bo Ray: 60 → 61.5",
            "Cy Dow – Di Fox: 50 → 38.5",
            "Ёлкин Пётр – Łucja Nowak: left out, had 40",
        ]
    );
    assert_eq!(
        english(&all[3])[0],
        "New player Ann Lee, starting rating 10"
    );
    assert!(all[0].players.contains(&PlayerId(6)));
    f.done(Command::Name("Friday".into()));
    all = history(&f);
    assert_eq!(all[1].state, State::Dropped);
    assert_eq!(english(&all[0]), ["Name of the club: Club → Friday"]);
}

#[test]
fn all_kinds_of_changes_have_words() {
    let mut f = Fixture::with_history();
    f.done(Command::Players(vec![edit("Lee A.", 0.0)]));
    f.done(Command::TellApart {
        a: PlayerId(7),
        b: PlayerId(2),
        distinct: true,
    });
    f.done(Command::Alias {
        alias: "Annie".into(),
        player: PlayerId(7),
    });
    f.done(Command::Adjust {
        date: date(2026, 3, 19),
        kind: AdjustmentKind::Reassign {
            a: PlayerId(7),
            b: PlayerId(6),
            rating: 12.5,
        },
        reason: "agreed".into(),
    });
    f.done(Command::Merge {
        from: PlayerId(7),
        into: PlayerId(1),
    });
    f.done(Command::Retire {
        player: PlayerId(1),
        retired: true,
    });
    f.done(Command::EditPlayer {
        player: PlayerId(2),
        name: "Bo Rey".into(),
        start: 1.5,
        core: Some(false),
        privacy: Privacy::Hidden,
    });
    f.done(Command::Params {
        params: Params {
            jump: 30.0,
            age: tandem::domain::AgeUnit::Weeks,
            ..Params::default()
        },
        from: ParamsFrom::Beginning,
    });
    f.done(Command::DeleteTournament(TournamentId(1)));
    let all = history(&f);
    let texts: Vec<Vec<String>> = all.iter().map(english).collect();
    assert_eq!(
        texts[1],
        [
            "Coefficients from the beginning:",
            "K: 20 → 30",
            "age: tournaments → weeks"
        ]
    );
    assert_eq!(
        texts[2],
        [
            "Name: Bo Ray → Bo Rey",
            "Starting rating of Bo Rey: 10 → 1.5",
            "Core mark of Bo Rey: chosen by the program → no",
            "Bo Rey in public: full name → hidden",
        ]
    );
    let merged = &texts[4];
    assert!(merged.contains(&"Lee A., starting rating 0, is no longer in the club".to_owned()));
    assert!(
        merged.contains(&"Name in files “Annie”: Lee A. → Ann Lee".to_owned()),
        "{merged:?}"
    );
    assert!(
        merged.contains(&"Bo Rey and Lee A. may be the same person".to_owned()),
        "{merged:?}"
    );
}

#[test]
fn a_merge_is_taken_back_out_of_the_middle() {
    let mut f = Fixture::with_history();
    f.done(Command::Players(vec![edit("Lee A.", -3.0)]));
    let pairs = vec![pair(7, 2, 55.0), pair(3, 4, 45.0)];
    f.done(Command::Record(evening(date(2026, 3, 18), pairs)));
    let before = f.club.view();
    f.done(Command::Merge {
        from: PlayerId(7),
        into: PlayerId(1),
    });
    f.done(Command::Name("Friday".into()));
    let merged = history(&f).remove(1);
    let back = f.done(merged.take_back());
    assert_eq!(back.view.book.tournaments, before.book.tournaments);
    assert_eq!(back.view.book.players, before.book.players);
    assert_eq!(back.view.book.aliases, before.book.aliases);
    assert_eq!(back.view.book.name, "Friday");
    said(&back.operation);
    f.club.undo().expect("undone");
    // What it touched is changed: no way back, and why not.
    let mut again = evening(date(2026, 3, 18), vec![pair(1, 2, 54.0), pair(3, 4, 46.0)]);
    again.of = Some(TournamentId(3));
    f.done(Command::Record(again));
    f.refused(&merged.take_back(), &["audit-since-tournament"]);
}

#[test]
fn a_merge_tells_which_evenings_recorded_since_stay() {
    let mut f = Fixture::with_history();
    f.done(Command::Players(vec![edit("Lee A.", -3.0)]));
    let (from, into) = (PlayerId(7), PlayerId(1));
    f.done(Command::Merge { from, into });
    assert!(history(&f)[0].remains.is_empty(), "nothing recorded since");
    for (day, player) in [(18, 1), (20, 2), (25, 1)] {
        let pairs = vec![pair(player, 3, 55.0), pair(5, 4, 45.0)];
        f.done(Command::Record(evening(date(2026, 3, day), pairs)));
    }
    let all = history(&f);
    let [remains] = &all[3].remains[..] else {
        panic!("{:?}", all[3].remains);
    };
    said(remains);
    let words = Lang::EN.say(remains);
    let begin = "2 tournaments from 18 Mar 2026 to 25 Mar 2026, recorded since, stay with Ann Lee";
    assert!(words.starts_with(begin), "{words}");
    assert!(all[0].remains.is_empty(), "only a merge has two names");
}

#[test]
fn corrections_of_one_evening_are_told_apart() {
    let mut f = Fixture::with_history();
    corrected(&mut f, (61.5, 38.5));
    corrected(&mut f, (70.0, 30.0));
    let mut again = evening(date(2026, 3, 2), vec![pair(1, 2, 70.0), pair(3, 4, 30.0)]);
    again.of = Some(TournamentId(1));
    f.done(Command::Record(again));
    let all = history(&f);
    assert_ne!(english(&all[1]), english(&all[2]));
    assert_eq!(
        Lang::EN.say(&all[0].operation),
        "correction of the tournament of 4 Mar 2026 → 2 Mar 2026"
    );
}

#[test]
fn nobody_needed_is_taken_back() {
    let mut f = Fixture::with_history();
    let players = history(&f).remove(2);
    f.refused(&players.take_back(), &["audit-player-needed"; 6]);
    f.done(Command::Players(vec![edit("Guest", 1.0)]));
    f.done(Command::DeletePlayer(PlayerId(7)));
    f.done(Command::Players(vec![edit("Guest", 2.0)]));
    let deletion = history(&f).remove(1);
    f.refused(&deletion.take_back(), &["audit-since-player"]);
}

#[test]
fn a_deleted_evening_comes_back_in_its_order() {
    let mut f = Fixture::with_history();
    f.done(Command::DeleteTournament(TournamentId(2)));
    let deletion = history(&f).remove(0);
    f.done(Command::Adjust {
        date: date(2026, 3, 11),
        kind: AdjustmentKind::Set {
            player: PlayerId(1),
            rating: 1.0,
        },
        reason: "agreed".into(),
    });
    let done = f.done(deletion.take_back());
    assert_eq!(done.view.book.tournaments.len(), 2);
    assert!(
        f.reopened().club.check().expect("looked").is_empty(),
        "no two of one order"
    );
}

#[test]
fn an_earlier_version_of_an_evening_is_put_back() {
    let mut f = Fixture::with_history();
    let first = f.club.view();
    corrected(&mut f, (61.5, 38.5));
    corrected(&mut f, (70.0, 30.0));
    let all = history(&f);
    let earlier = &all[1].earlier[0];
    assert_eq!(earlier.replaces, Some(TournamentId(1)));
    let done = f.done(earlier.restore());
    assert_eq!(done.view.book, first.book);
    assert!(history(&f)[2].earlier.is_empty(), "it is so now");
    f.club.undo().expect("undone");

    f.done(Command::DeleteTournament(TournamentId(1)));
    let all = history(&f);
    assert_eq!(all[0].earlier[0].replaces, None);
    let done = f.done(all[3].earlier[0].restore());
    assert_eq!(done.view.book, first.book);
}

#[test]
fn a_number_given_out_twice_is_two_evenings() {
    let mut f = Fixture::with_history();
    f.done(Command::DeleteTournament(TournamentId(2)));
    let pairs = vec![pair(1, 5, 55.0), pair(2, 6, 45.0)];
    f.done(Command::Record(evening(date(2026, 3, 18), pairs)));
    assert!(
        f.club
            .view()
            .book
            .tournaments
            .contains_key(&TournamentId(2))
    );
    let deletion = history(&f).remove(1);
    assert_eq!(deletion.earlier[0].replaces, None);
    let done = f.done(deletion.earlier[0].restore());
    let days: Vec<_> = done
        .view
        .book
        .tournaments
        .values()
        .map(|t| t.date.day())
        .collect();
    assert_eq!(days, [4, 18, 11]);
    f.refused(&deletion.take_back(), &["audit-since-tournament"]);
    assert!(f.reopened().club.check().expect("looked").is_empty());
}

#[test]
fn an_evening_of_somebody_gone_is_not_put_back() {
    let mut f = Fixture::with_history();
    f.done(Command::Players(vec![edit("Lee A.", -3.0)]));
    let pairs = vec![pair(7, 2, 55.0), pair(3, 4, 45.0)];
    f.done(Command::Record(evening(date(2026, 3, 18), pairs)));
    f.done(Command::Merge {
        from: PlayerId(7),
        into: PlayerId(1),
    });
    let merged = history(&f).remove(0);
    assert_eq!(merged.earlier[0].gone, ["Lee A."]);
    f.refused(&merged.earlier[0].restore(), &["club-no-player"]);
}
