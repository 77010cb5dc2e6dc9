//! Players merged, told apart and retired.

use super::*;
use proptest::prelude::*;
use tandem::club::twins;
use tandem::domain::Book;

const MERGE: Command = Command::Merge {
    from: PlayerId(6),
    into: PlayerId(1),
};

fn merge(from: i64, into: i64) -> Command {
    Command::Merge {
        from: PlayerId(from),
        into: PlayerId(into),
    }
}

/// Ann Lee played as 1 and, on 18 March, as 7.
fn with_a_double() -> Fixture {
    let mut f = Fixture::with_history();
    f.done(Command::Players(vec![edit("Lee A.", -3.0)]));
    let pairs = vec![pair(7, 2, 55.0), pair(3, 4, 45.0)];
    f.done(Command::Record(evening(date(2026, 3, 18), pairs)));
    f
}

#[test]
fn a_double_becomes_the_player() {
    let mut f = with_a_double();
    f.done(Command::Alias {
        alias: "Annie".into(),
        player: PlayerId(7),
    });
    f.done(Command::Adjust {
        date: date(2026, 3, 19),
        kind: AdjustmentKind::Set {
            player: PlayerId(7),
            rating: 99.0,
        },
        reason: "agreed".into(),
    });
    f.done(Command::EditPlayer {
        player: PlayerId(7),
        name: "Lee A.".into(),
        start: -3.0,
        core: Some(true),
        privacy: Privacy::Initials,
    });
    let before = f.club.view();
    let done = f.done(merge(7, 1));
    let (book, names) = (&done.view.book, &done.view.names);
    assert!(!book.players.contains_key(&PlayerId(7)));
    let ann = &book.players[&PlayerId(1)];
    assert_eq!(
        (ann.name.as_str(), ann.start, ann.core),
        ("Ann Lee", 10.0, None)
    );
    assert_eq!(ann.privacy, Privacy::Initials, "the stricter one");
    for spelling in ["Lee A.", "A. Lee", "annie", "Lee Ann"] {
        assert_eq!(names.find(spelling), Some(PlayerId(1)), "{spelling}");
    }
    assert!(book.tournaments[&TournamentId(3)].has(PlayerId(1)));
    assert_eq!(done.view.replay.tracks[&PlayerId(1)].rating(), 99.0);
    assert!(done.moved.iter().all(|moved| moved.player != PlayerId(7)));

    f = f.reopened();
    assert!(f.club.check().expect("looked").is_empty());
    let undone = f.club.undo().expect("undone");
    assert_eq!(undone.view.book, before.book);
    assert_eq!(undone.view.replay, before.replay);
    let redone = f.club.redo().expect("redone");
    assert_eq!(redone.view.book, done.view.book);
}

#[test]
fn two_who_met_are_two() {
    let mut f = Fixture::with_history();
    f.refused(&merge(3, 1), &["club-merge-both-played"; 2]);
    f.refused(&merge(1, 1), &["club-merge-same"]);
    f.refused(&merge(1, 77), &["club-no-player"]);
    f.done(Command::Players(vec![edit("Guest", 0.0)]));
    f.done(Command::Adjust {
        date: date(2026, 3, 19),
        kind: AdjustmentKind::Average {
            a: PlayerId(7),
            b: PlayerId(6),
        },
        reason: "agreed".into(),
    });
    f.refused(&merge(7, 6), &["club-merge-both-adjusted"]);
}

#[test]
fn a_merge_keeps_other_names_whose_they_are() {
    let mut f = with_a_double();
    f.done(Command::Players(vec![edit("A. Lee", 0.0)]));
    f.done(Command::TellApart {
        a: PlayerId(7),
        b: PlayerId(6),
        distinct: true,
    });
    f.done(Command::TellApart {
        a: PlayerId(1),
        b: PlayerId(7),
        distinct: true,
    });
    let done = f.done(merge(7, 1));
    let named = |id| done.view.names.find(id);
    assert_eq!(
        named("Lee A."),
        Some(PlayerId(8)),
        "swapped, that is A. Lee"
    );
    assert!(done.view.book.aliases.is_empty());
    let distinct: Vec<_> = done.view.book.distinct.iter().copied().collect();
    assert_eq!(distinct, [(PlayerId(1), PlayerId(6))]);
    f.done(Command::DeletePlayer(PlayerId(8)));
    assert!(f.reopened().club.check().expect("looked").is_empty());
}

#[test]
fn like_names_are_suggested_until_they_are_told_apart() {
    let mut f = with_a_double();
    let found = |f: &Fixture| -> Vec<_> {
        let book = &f.club.view().book;
        twins(book)
            .iter()
            .map(|twins| (twins.a.0, twins.b.0))
            .collect()
    };
    assert_eq!(found(&f), [(1, 7)]);
    let (a, b) = (PlayerId(7), PlayerId(1));
    let tell = |distinct| Command::TellApart { a, b, distinct };
    f.done(tell(true));
    f = f.reopened();
    assert!(found(&f).is_empty());
    let revision = f.club.view().revision;
    assert_eq!(f.done(tell(true)).view.revision, revision, "said already");
    f.done(tell(false));
    assert_eq!(found(&f), [(1, 7)]);
}

#[test]
fn whoever_retires_comes_back_with_a_new_evening() {
    let mut f = Fixture::with_history();
    let retire = |id, retired| Command::Retire {
        player: PlayerId(id),
        retired,
    };
    for id in [1, 2, 5] {
        f.done(retire(id, true));
    }
    f.refused(&retire(77, true), &["club-no-player"]);
    let retired = |f: &Fixture| -> Vec<i64> {
        let book = &f.club.view().book;
        let retired = book.players.values().filter(|player| player.retired);
        retired.map(|player| player.id.0).collect()
    };
    // A correction of what they played, and an older evening, bring nobody.
    let mut newest = evening(date(2026, 3, 11), vec![pair(1, 3, 47.0), pair(2, 4, 53.0)]);
    newest.of = Some(TournamentId(2));
    f.done(Command::Record(newest));
    let older = evening(date(2026, 2, 1), vec![pair(1, 5, 47.0), pair(2, 4, 53.0)]);
    f.done(Command::Record(older));
    assert_eq!(retired(&f), [1, 2, 5]);
    f.done(Command::EditPlayer {
        player: PlayerId(1),
        name: "Ann Lee-Ray".into(),
        start: 10.0,
        core: None,
        privacy: Privacy::Full,
    });
    assert_eq!(retired(&f), [1, 2, 5], "another name is no return");
    let pairs = vec![pair(1, 3, 47.0), pair(4, 6, 53.0)];
    f.done(Command::Record(evening(date(2026, 3, 18), pairs)));
    assert_eq!(retired(&f), [2, 5]);
    f.club.undo().expect("undone");
    assert_eq!(retired(&f), [1, 2, 5]);
    f.done(retire(5, false));
    assert_eq!(retired(&f.reopened()), [1, 2]);
}

#[test]
fn a_taken_name_is_refused_with_the_way_out() {
    let mut f = Fixture::with_history();
    f.refused(
        &Command::Players(vec![edit("ANN lee", 0.0)]),
        &["club-name-taken"],
    );
    let done = f.done(Command::Players(vec![edit("Ann Lee (jun.)", 0.0)]));
    assert_eq!(done.view.names.fitting_in_file("Ann Lee").len(), 2);
    assert!(twins(&done.view.book).is_empty(), "told apart by the label");
}

/// Evenings of eight of whom 7 and 8 are one; never two of them in one.
fn evenings() -> impl Strategy<Value = Vec<(i8, Vec<i64>, bool, f64)>> {
    let seats = Just((1..8_i64).collect::<Vec<_>>()).prop_shuffle();
    prop::collection::vec((1..29_i8, seats, any::<bool>(), -20.0..20.0_f64), 1..6)
}

fn played(evenings: &[(i8, Vec<i64>, bool, f64)], double: bool) -> Fixture {
    let mut f = Fixture::empty();
    let names = ["A A", "B B", "C C", "D D", "E E", "F F", "G G", "H H"];
    let players = if double { 8 } else { 7 };
    let edits = names[..players].iter().map(|name| edit(name, 5.0));
    f.done(Command::Players(edits.collect()));
    for (day, seats, as_double, result) in evenings {
        let seat = |n: usize| match seats[n] {
            7 if double && *as_double => 8,
            other => other,
        };
        let pairs = [(0, 1, 1.0), (2, 3, -0.5), (4, 5, -0.5)];
        let pairs = pairs.map(|(a, b, share)| pair(seat(a), seat(b), result * share));
        let mut recorded = evening(date(2026, 5, *day), pairs.to_vec());
        recorded.scoring = Scoring::Imps;
        f.done(Command::Record(recorded));
    }
    f
}

/// Without the name that the double left behind.
fn unnamed(book: &Book) -> Book {
    Book {
        aliases: std::collections::BTreeMap::new(),
        ..book.clone()
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 12, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn merged_is_as_if_it_had_been_one_name_from_the_start(evenings in evenings()) {
        let mut doubled = played(&evenings, true);
        let one = played(&evenings, false).club.view();
        let before = doubled.club.view();
        let merged = doubled.done(merge(8, 7)).view;
        prop_assert_eq!(&unnamed(&merged.book), &one.book);
        prop_assert_eq!(&merged.replay, &one.replay);
        prop_assert_eq!(&merged.standings, &one.standings);
        let undone = doubled.club.undo().expect("undone").view;
        prop_assert_eq!(&undone.book, &before.book);
    }
}

#[test]
fn a_merge_deserves_a_backup() {
    use tandem::club::backup::{Reason, reason_before};
    assert_eq!(reason_before(&[MERGE]), Some(Reason::Merge));
}
