//! Evenings in the life of a club.

use super::*;
use tandem::club::{ClubView, Draft, DraftRow, Drafts};
use tandem::domain::Book;

const DAY: Date = date(2026, 3, 18);

fn bytes(f: &Fixture) -> Vec<u8> {
    fs::read(&f.path).expect("read")
}

/// The view is the one that a fresh look at the file gives.
fn same_as_fresh(view: &ClubView) {
    let fresh = Club::open_read_only(&view.path).expect("opened").view();
    assert_eq!(fresh.book, view.book);
    assert_eq!(fresh.replay, view.replay);
    assert_eq!(fresh.standings, view.standings);
    assert_eq!((&fresh.undo, &fresh.redo), (&view.undo, &view.redo));
}

#[test]
fn an_evening_with_a_newcomer_is_recorded_and_undone_after_a_restart() {
    let mut f = Fixture::with_history();
    let before = f.club.view();
    let pairs = vec![
        scored(known(1), newcomer(" Eve  Kim ", -300.0), Some(55.0)),
        pair(2, 3, 45.0),
    ];
    let done = f.done(Command::Record(evening(DAY, pairs)));
    let eve = PlayerId(7);
    assert_eq!(done.view.book.players[&eve].name, "Eve Kim");
    assert_eq!(done.view.names.find("eve kim"), Some(eve));
    assert_eq!(done.view.revision, before.revision + 1);
    let mut movers: Vec<_> = done.moved.iter().map(|moved| moved.player.0).collect();
    movers.sort_unstable();
    assert_eq!(movers, [1, 2, 3, 7]);
    let sizes: Vec<_> = done
        .moved
        .iter()
        .map(|m| (m.after - m.before).abs())
        .collect();
    assert!(sizes.is_sorted_by(|a, b| a >= b));
    let of_eve = done.moved.iter().find(|moved| moved.player == eve);
    assert_eq!(of_eve.map(|moved| moved.before), Some(-300.0));
    same_as_fresh(&done.view);

    let mut f = f.reopened();
    let undone = f.club.undo().expect("undone");
    assert_eq!(undone.operation, done.operation);
    assert_eq!(undone.view.book, before.book);
    assert_eq!(undone.view.redo, Some(done.operation));
    same_as_fresh(&undone.view);
    let mut f = f.reopened();
    let redone = f.club.redo().expect("redone");
    assert_eq!(redone.view.book, done.view.book);
    same_as_fresh(&redone.view);
    assert_eq!(
        f.club.redo().expect_err("none")[0].id,
        "store-nothing-to-redo"
    );
}

#[test]
fn a_correction_keeps_its_place_and_moves_those_who_played_later() {
    let mut f = Fixture::with_history();
    let old = f.club.view().book.tournaments[&TournamentId(1)].clone();
    let mut corrected = evening(
        date(2026, 3, 5),
        vec![pair(1, 2, 40.0), pair(3, 4, 50.0), pair(5, 6, 60.0)],
    );
    corrected.of = Some(old.id);
    let done = f.done(Command::Record(corrected));
    let new = &done.view.book.tournaments[&old.id];
    assert_eq!((new.id, new.entry), (old.id, old.entry));
    assert_eq!(new.date, date(2026, 3, 5));
    assert_eq!(done.view.book.tournaments.len(), 2);
    assert_eq!(done.moved.len(), 6);
    same_as_fresh(&done.view);
    let deleted = f.done(Command::DeleteTournament(old.id));
    assert_eq!(deleted.view.replay.tournaments.len(), 1);
    assert_eq!(f.club.undo().expect("undone").view.book, done.view.book);
}

#[test]
fn several_commands_are_one_operation_or_none() {
    let mut f = Fixture::with_history();
    let before = f.club.view();
    let (first, then) = (date(2026, 4, 1), date(2026, 4, 8));
    let newcomers = vec![
        scored(newcomer("Eve", 0.0), known(1), Some(51.0)),
        pair(2, 3, 49.0),
    ];
    let good = Command::Record(evening(first, newcomers));
    // Eve is number 7 once the first evening is recorded.
    let follows = Command::Record(evening(then, vec![pair(7, 1, 51.0), pair(2, 3, 49.0)]));
    let bad = Command::Record(evening(then, vec![pair(7, 7, 51.0), pair(2, 3, 49.0)]));

    let file = bytes(&f);
    let commands = [good.clone(), bad];
    let notices = f.club.execute_all(&commands).expect_err("refused");
    let expected = Notice::new("calc-own-partner")
        .with("name", "Eve")
        .with("command", 2);
    assert_eq!(notices, [expected]);
    assert_eq!(bytes(&f), file);
    assert_eq!(f.club.view().book, before.book);

    let done = f.club.execute_all(&[good, follows]).expect("allowed");
    assert_eq!(Lang::EN.say(&done.operation), "2 tournaments");
    assert_eq!(Lang::RU.say(&done.operation), "2 турнира");
    assert_eq!(done.view.book.tournaments.len(), 4);
    let undone = f.club.undo().expect("undone");
    assert_eq!(undone.view.book, before.book);
    same_as_fresh(&undone.view);
}

#[test]
fn a_plan_shows_what_would_be_and_writes_nothing() {
    let mut f = Fixture::with_history();
    let file = bytes(&f);
    let before = f.club.view();
    let command = Command::Record(evening(DAY, vec![pair(1, 2, 55.0), pair(3, 4, 45.0)]));
    let planned = f
        .club
        .plan(std::slice::from_ref(&command))
        .expect("allowed");
    assert_eq!(bytes(&f), file);
    assert_eq!(f.club.view().book, before.book);
    let done = f.done(command);
    assert_eq!(done.view.replay, planned.view.replay);
    assert_eq!(done.view.undo, planned.view.undo);
    assert_eq!(
        (done.operation, done.moved),
        (planned.operation, planned.moved)
    );
}

#[test]
fn what_changes_nothing_leaves_no_trace() {
    let mut f = Fixture::with_history();
    let file = bytes(&f);
    let same = Command::Players(vec![edit("Ann Lee", 10.0)]);
    let done = f.done(same);
    assert!(done.moved.is_empty());
    f.done(Command::Name("Club".into()));
    assert_eq!(bytes(&f), file);
    assert_eq!(f.club.view().revision, 3);
}

#[test]
fn a_draft_survives_and_is_no_operation() {
    let mut f = Fixture::with_history();
    let row = DraftRow {
        a: "Ann & half a na".into(),
        ..DraftRow::default()
    };
    let draft = Draft {
        date: "4.3.".into(),
        rows: vec![row],
        ..Draft::default()
    };
    let undo = f.club.view().undo.clone();
    let drafts = Drafts {
        new: Some(draft.clone()),
        correction: Some(draft),
    };
    f.club.save_drafts(&drafts).expect("saved");
    let mut f = f.reopened();
    assert_eq!(f.club.view().drafts, drafts);
    assert_eq!(f.club.view().undo, undo);
    let done = f.done(Command::Name("Other".into()));
    assert_eq!(done.view.drafts, drafts);
    f.club.save_drafts(&Drafts::default()).expect("forgotten");
    assert_eq!(f.reopened().club.view().drafts, Drafts::default());
}

#[test]
fn a_club_opened_to_read_refuses_every_change() {
    let f = Fixture::with_history();
    let mut reader = Club::open_read_only(&f.path).expect("opened beside the writer");
    assert_eq!(reader.view().book, f.club.view().book);
    let notices = reader
        .execute(Command::Name("Mine".into()))
        .expect_err("refused");
    assert_eq!(notices, [Notice::new("store-opened-to-read")]);
    assert_eq!(reader.view().book.name, "Club");
    assert_eq!(reader.undo().expect_err("refused").len(), 1);
}

#[test]
fn a_failing_write_leaves_the_club_in_memory_as_it_was() {
    let mut f = Fixture::with_history();
    let before = f.club.view();
    // Another program changes what the next command replaces.
    let other = rusqlite::Connection::open(&f.path).expect("opened");
    other
        .execute("UPDATE club SET name = 'Elsewhere'", [])
        .expect("changed");
    let notices = f.club.execute(Command::Name("Here".into()));
    assert_eq!(
        notices.expect_err("refused")[0].id,
        "store-changed-elsewhere"
    );
    assert!(std::sync::Arc::ptr_eq(&before, &f.club.view()));
}

#[test]
fn a_club_can_be_made_with_its_history() {
    let f = Fixture::with_history();
    let copy = f.path.with_file_name("copy.tandem");
    let book: Book = f.club.view().book.clone();
    let mut club = Club::create_with(&copy, &book).expect("created");
    assert_eq!(club.view().book, book);
    assert_eq!(club.view().undo, None);
    same_as_fresh(&club.view());
    club.execute(Command::DeleteTournament(TournamentId(1)))
        .expect("a club like any other");
    assert_eq!(
        Club::create_with(&copy, &book).expect_err("refused").id,
        "store-exists"
    );
    assert_eq!(
        Club::create(&f.path.with_file_name("n.tandem"), " ")
            .expect_err("refused")
            .id,
        "name-empty"
    );
}
