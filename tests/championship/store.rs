//! Sessions recorded, corrected, taken back and carried into the club.

use tandem::club::championship::{
    ChampionshipCommand, Roll, SessionColumn, SessionDraft, examine_session, transfer_preview,
};
use tandem::club::{Command, PlayerEdit};
use tandem::domain::{ChampionshipParams, Date, Person, PlayerId};
use tandem::rating::championship::RatingFrom;

use crate::{CUP, Stage, ids};

const PLAYERS: [(&str, f64); 4] = [
    ("Ann Lee", 100.0),
    ("Ben Moss", 200.0),
    ("Cas Nold", 300.0),
    ("Dor Opal", 400.0),
];

fn cup() -> Stage {
    let mut stage = Stage::new(&PLAYERS);
    stage.begin();
    let first = [
        ("Ann Lee", "Ben Moss", 24.0),
        ("Cas Nold", "Dor Opal", -20.0),
    ];
    stage.record(1, &first).expect("recorded");
    stage
}

fn on(day: i8) -> Date {
    jiff::civil::date(2026, 5, day)
}

#[test]
fn a_rating_is_typed_or_carried_over_or_the_clubs() {
    let mut stage = cup();
    let second = [
        ("Ann Lee=500", "Guest One=50", 5.0),
        ("Dor Opal", "Ben Moss", -5.0),
    ];
    stage.record(2, &second).expect("recorded");
    let third = [
        ("Guest One", "Cas Nold", 5.0),
        ("Ann Lee", "Dor Opal", -4.0),
    ];
    stage.record(3, &third).expect("recorded");
    let view = stage.club.view();
    let calculated = &view.championships[&CUP];
    let (one, two) = (&calculated.sessions[0], &calculated.sessions[1]);
    assert_eq!(one.pairs[0].from_a, RatingFrom::Club);
    assert_eq!(one.pairs[0].norm.rating_b, 200.0);
    assert_eq!(two.pairs[0].norm.rating_a, 500.0);
    assert_eq!(two.pairs[0].from_b, RatingFrom::Typed);
    assert_eq!(two.pairs[1].from_b, RatingFrom::Session(1));
    assert_eq!(two.pairs[1].norm.rating_b, one.pairs[0].outcome.new_b);
    // Cas Nold was absent in between.
    let three = &calculated.sessions[2];
    assert_eq!(three.pairs[0].from_b, RatingFrom::Session(1));
    assert_eq!(three.pairs[1].norm.rating_a, two.pairs[0].outcome.new_a);
}

#[test]
fn everybody_without_a_rating_is_named_and_nothing_changes() {
    let mut stage = cup();
    let before = stage.club.view().book.clone();
    let pairs = [
        ("Guest One", "Guest Two", 5.0),
        ("Ann Lee", "Ben Moss", -5.0),
    ];
    let refused = stage.record(2, &pairs).expect_err("refused");
    let names: Vec<String> = refused.iter().map(|n| n.args["name"].to_string()).collect();
    assert_eq!(names, ["Guest One", "Guest Two"]);
    assert_eq!(stage.club.view().book, before);
}

#[test]
fn what_is_wrong_with_a_session_is_said_at_once() {
    let mut stage = cup();
    let mut entry = stage.session(1, &[("Ann Lee", "Ann Lee", 1.0), ("Ben Moss", "1", 2e9)]);
    entry.strength = 17.0;
    entry.boards = Some(0);
    let refused = ids(stage.execute(ChampionshipCommand::Record(entry)));
    for id in [
        "championship-session-exists",
        "championship-strength",
        "club-boards",
        "calc-own-partner",
        "name-no-letter",
    ] {
        assert!(
            refused.iter().any(|found| found == id),
            "{id} in {refused:?}"
        );
    }
    let mut entry = stage.session(
        2,
        &[("Ann Lee", "Ben Moss", 1.0), ("Cas Nold", "Dor Opal", 2.0)],
    );
    entry.boards = None;
    let refused = ids(stage.execute(ChampionshipCommand::Record(entry)));
    assert_eq!(refused, ["championship-boards"]);
}

#[test]
fn a_correction_recalculates_what_comes_after_and_undo_takes_it_back() {
    let mut stage = cup();
    let second = [("Ann Lee", "Cas Nold", 3.0), ("Ben Moss", "Dor Opal", -3.0)];
    stage.record(2, &second).expect("recorded");
    let before = stage.club.view().book.clone();
    let rating = |stage: &Stage| {
        let view = stage.club.view();
        view.championships[&CUP].sessions[1].pairs[0].norm.rating_a
    };
    let (old, totals) = (rating(&stage), stage.totals());
    let mut entry = stage.session(
        1,
        &[
            ("Ann Lee", "Ben Moss", -24.0),
            ("Cas Nold", "Dor Opal", 20.0),
        ],
    );
    entry.of = Some(1);
    stage
        .execute(ChampionshipCommand::Record(entry))
        .expect("corrected");
    assert!(rating(&stage) < old);
    // The program ends and starts again.
    stage.reopen();
    let done = stage.club.undo().expect("taken back");
    assert_eq!(done.operation.id, "op-session-corrected");
    assert_eq!(done.view.book, before);
    assert_eq!(stage.totals(), totals);
    assert_eq!(stage.club.check(), Ok(Vec::new()));
    stage.club.redo().expect("repeated");
    assert!(rating(&stage) < old);
}

#[test]
fn a_session_on_which_a_later_rating_rests_cannot_go() {
    let mut stage = cup();
    let second = [
        ("Guest One=5", "Cas Nold", 3.0),
        ("Ben Moss", "Dor Opal", -3.0),
    ];
    stage.record(2, &second).expect("recorded");
    let third = [
        ("Guest One", "Cas Nold", 3.0),
        ("Ben Moss", "Dor Opal", -3.0),
    ];
    stage.record(3, &third).expect("recorded");
    let delete = |number| ChampionshipCommand::DeleteSession {
        championship: CUP,
        number,
    };
    assert_eq!(ids(stage.execute(delete(2))), ["championship-no-rating"]);
    stage.execute(delete(3)).expect("nothing rests on it");
    stage.execute(delete(2)).expect("nothing rests on it now");
    let view = stage.club.view();
    let cup = &view.book.championships[&CUP];
    assert_eq!(cup.entrants.len(), 4, "the guest has gone");
}

#[test]
fn the_club_may_change_without_the_championship() {
    let mut stage = cup();
    let totals = stage.totals();
    let known = stage.club.view().names.find("Ann Lee").expect("known");
    let edit = |name: &str, start| Command::EditPlayer {
        player: known,
        name: name.to_owned(),
        start,
        core: None,
        privacy: Default::default(),
    };
    stage.club.execute(edit("Ann Lee", 900.0)).expect("edited");
    assert_eq!(stage.totals(), totals, "it began with what Ann had then");
    stage
        .club
        .execute(edit("Anne Leigh", 900.0))
        .expect("renamed");
    assert!(stage.total("Anne Leigh") != 0.0);
    let refused = stage.club.execute(Command::DeletePlayer(known));
    let refused = refused.map(drop);
    assert_eq!(ids(refused), ["championship-player-takes-part"]);
}

#[test]
fn a_guest_who_joins_the_club_is_the_same_person() {
    let mut stage = cup();
    let second = [
        ("Guest One=5", "Cas Nold", 3.0),
        ("Ben Moss", "Dor Opal", -3.0),
    ];
    stage.record(2, &second).expect("recorded");
    let joined = PlayerEdit {
        name: "Guest One".to_owned(),
        start: 700.0,
        privacy: None,
    };
    stage
        .club
        .execute(Command::Players(vec![joined]))
        .expect("joined");
    let third = [
        ("Guest One", "Cas Nold", 3.0),
        ("Ben Moss", "Dor Opal", -3.0),
    ];
    stage.record(3, &third).expect("recorded");
    let view = stage.club.view();
    let cup = &view.book.championships[&CUP];
    let names = cup
        .entrants
        .iter()
        .map(|e| view.book.entrant_name(cup, e.id));
    assert_eq!(names.filter(|name| *name == "Guest One").count(), 1);
    let calculated = &view.championships[&CUP].sessions[2];
    assert_eq!(calculated.pairs[0].from_a, RatingFrom::Session(2));
    let roll = Roll::new(&view.book, Some(cup));
    assert!(matches!(roll.find("one guest"), Some(Person::Player(_))));
}

#[test]
fn names_and_coefficients_are_the_championships_own() {
    let mut stage = cup();
    let name = "cup".to_owned();
    let again = stage.execute(ChampionshipCommand::Create { name });
    assert_eq!(ids(again), ["championship-name-taken"]);
    let total = stage.total("Ann Lee");
    let params = ChampionshipParams {
        jump: 40.0,
        base: 100.0,
        split: 0.0029,
    };
    let command = ChampionshipCommand::Params {
        championship: CUP,
        params,
    };
    stage.execute(command).expect("changed");
    assert!((stage.total("Ann Lee") - 2.0 * total).abs() < 1e-9);
    stage
        .execute(ChampionshipCommand::Delete(CUP))
        .expect("deleted");
    assert!(stage.club.view().book.championships.is_empty());
    stage.club.undo().expect("taken back");
    assert_eq!(stage.club.check(), Ok(Vec::new()));
    assert!((stage.total("Ann Lee") - 2.0 * total).abs() < 1e-9);
}

#[test]
fn a_championship_is_carried_into_the_club_once() {
    let mut stage = cup();
    let view = stage.club.view();
    let preview = transfer_preview(&view, CUP, on(9)).expect("allowed");
    assert_eq!(preview.len(), 4);
    let ann = preview
        .iter()
        .find(|one| one.from == 100.0)
        .expect("Ann Lee");
    assert!((ann.to - ann.from - stage.total("Ann Lee")).abs() < 1e-9);
    let transfer = || ChampionshipCommand::Transfer {
        championship: CUP,
        date: on(9),
        reason: "Cup".to_owned(),
    };
    let totals = stage.totals();
    stage.execute(transfer()).expect("carried over");
    let rating = |stage: &Stage| stage.club.view().replay.tracks[&ann.player].rating();
    assert_eq!(rating(&stage), ann.to);
    assert_eq!(stage.totals(), totals, "the championship is as it was");
    assert_eq!(ids(stage.execute(transfer())), ["championship-transferred"]);
    assert_eq!(stage.club.check(), Ok(Vec::new()));
    stage.club.undo().expect("taken back");
    assert_eq!(rating(&stage), 100.0);
    stage.execute(transfer()).expect("carried over again");
    // Taking all adjustments out by hand is taking it back too.
    let made: Vec<_> = stage.club.view().book.adjustments.keys().copied().collect();
    for id in made {
        stage
            .club
            .execute(Command::DeleteAdjustment(id))
            .expect("deleted");
    }
    stage.execute(transfer()).expect("carried over again");
}

#[test]
fn a_sheet_is_kept_and_says_what_it_means() {
    let mut stage = cup();
    let view = stage.club.view();
    let mut draft = SessionDraft::next(&view, CUP).expect("a sheet");
    assert_eq!((draft.number.as_str(), draft.boards.as_str()), ("2", "24"));
    let roll = Roll::new(&view.book, view.book.championships.get(&CUP));
    let block = "Lee Ann & ben moss\t\t\t12\nNew Guest\tCas Nold\t\t310\t−12\n\nCas Nold\tX\t\t\t1";
    assert_eq!(draft.paste_cells(&roll, 0, SessionColumn::A, block), 0);
    let seen = examine_session(&view, &draft).expect("the cup is there");
    let ids: Vec<Vec<&str>> = seen
        .rows
        .iter()
        .map(|row| row.problems.iter().map(|n| &*n.id).collect())
        .collect();
    assert_eq!(ids[0], [""; 0]);
    assert_eq!(ids[1], ["championship-asks-rating"]);
    assert_eq!(ids[2], [""; 0]);
    assert_eq!(ids[3], ["championship-twice", "championship-asks-rating"]);
    assert!(seen.entry.is_none());
    assert_eq!(seen.rows[1].b.rating, Some((310.0, RatingFrom::Typed)));
    assert!(seen.rows[1].a.is_new);
    draft.rows.truncate(2);
    draft.set_cell(1, SessionColumn::RatingA, "50");
    let seen = examine_session(&view, &draft).expect("the cup is there");
    assert_eq!(seen.problems, []);
    let pair = seen.rows[1].pair.expect("its numbers");
    assert_eq!(pair.norm.pair_rating, 360.0);
    let entry = seen.entry.expect("ready");
    // Kept, and there after a restart.
    let mut drafts = view.sessions.clone();
    drafts.keep(draft.clone());
    stage.club.save_session_drafts(&drafts).expect("kept");
    stage
        .execute(ChampionshipCommand::Record(entry))
        .expect("recorded");
    assert_eq!(stage.club.view().sessions.of(CUP), Some(&draft));
    stage.reopen();
    assert_eq!(stage.club.view().sessions.of(CUP), Some(&draft));
    assert!(stage.club.view().championships[&CUP].session(2).is_some());
}

#[test]
fn a_recorded_session_is_corrected_on_its_sheet() {
    let stage = cup();
    let view = stage.club.view();
    let mut draft = SessionDraft::recorded(&view, CUP, 1).expect("a sheet");
    let seen = examine_session(&view, &draft).expect("the cup is there");
    let entry = seen.entry.expect("it is as recorded");
    assert_eq!((entry.of, entry.pairs.len()), (Some(1), 2));
    let calculated = &view.championships[&CUP].sessions[0];
    assert_eq!(seen.rows[0].pair, Some(calculated.pairs[0]));
    assert_eq!(seen.suggested, Some(11.0));
    draft.set_cell(0, SessionColumn::Result, "many");
    let seen = examine_session(&view, &draft).expect("the cup is there");
    assert_eq!(seen.rows[0].problems[0].id, "championship-not-number");
    let roll = Roll::new(&view.book, view.book.championships.get(&CUP));
    let found = roll.suggestions("mo", 8);
    assert_eq!(found[0].person, Person::Player(PlayerId(2)));
}

#[test]
fn rows_of_another_program_are_complained_of() {
    for (sql, id) in [
        ("UPDATE session SET strength = 99", "store-bad-row"),
        ("UPDATE session SET number = 0", "store-damaged"),
        ("UPDATE session SET scoring = 'auto'", "store-bad-row"),
        (
            "UPDATE session_pair SET a = b WHERE number = 1",
            "store-bad-row",
        ),
        ("UPDATE session_pair SET boards = 0", "store-bad-row"),
        (
            "UPDATE entrant SET player = 1 WHERE id = 2",
            "store-bad-row",
        ),
        ("UPDATE championship SET jump = -1", "param-range"),
        ("UPDATE championship SET name = ' Cup'", "store-bad-row"),
        (
            "DELETE FROM session_pair WHERE number = 1",
            "store-no-pairs",
        ),
        ("INSERT INTO transfer VALUES (7, 1)", "store-bad-row"),
    ] {
        let stage = cup();
        let Stage {
            _folder,
            path,
            club,
        } = stage;
        drop(club);
        let connection = rusqlite::Connection::open(&path).expect("opened");
        connection
            .pragma_update(None, "foreign_keys", false)
            .expect("off");
        connection.execute_batch(sql).expect(sql);
        drop(connection);
        let file = tandem::store::ClubFile::open(&path, tandem::store::Access::Read);
        let problems = file.expect("opened").check().expect("looked through");
        let found = problems.iter().any(|problem| problem.id == id);
        assert!(found, "{sql}: {problems:?}");
    }
}
