//! Entrants and the players of the club: who is who, and what is carried over.

use tandem::club::championship::{
    ChampionshipCommand, InChampionship, Roll, SessionColumn, SessionDraft, examine_session,
    transfer_preview,
};
use tandem::club::{Command, PlayerEdit};
use tandem::domain::{AdjustmentKind, ChampionshipId, EntrantId, Person, PlayerId};
use tandem::rating::championship::RatingFrom;

use crate::{CUP, cup, ids, on};

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
    let before = totals.iter().find(|(name, _)| name == "Ann Lee");
    assert_eq!(Some(stage.total("Anne Leigh")), before.map(|one| one.1));
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
fn the_clubs_rating_is_that_before_the_day_of_the_session() {
    let mut stage = cup();
    let adjust = Command::Adjust {
        date: on(5),
        kind: AdjustmentKind::Set {
            player: PlayerId(1),
            rating: 777.0,
        },
        reason: "agreed".to_owned(),
    };
    stage.club.execute(adjust).expect("adjusted");
    let name = "Other".to_owned();
    stage
        .execute(ChampionshipCommand::Create { name })
        .expect("begun");
    for (day, rating) in [(5, 100.0), (6, 777.0)] {
        let view = stage.club.view();
        let mut draft = SessionDraft::next(&view, ChampionshipId(2)).expect("a sheet");
        draft.date = on(day).to_string();
        draft.set_cell(0, SessionColumn::A, "Ann Lee");
        let roll = Roll::new(&view.book, view.book.championships.get(&ChampionshipId(2)));
        let seen = examine_session(&view, &draft, &roll).expect("it is there");
        assert_eq!(seen.rows[0].a.rating, Some((rating, RatingFrom::Club)));
        let pairs = [("Ann Lee", "Ben Moss", 5.0), ("Cas Nold", "Dor Opal", -4.0)];
        let mut entry = stage.session(1, &pairs);
        entry.championship = InChampionship::New(format!("Of day {day}"));
        entry.date = Some(on(day));
        stage
            .execute(ChampionshipCommand::Record(entry))
            .expect("recorded");
        let view = stage.club.view();
        let last = view.championships.values().next_back().expect("recorded");
        assert_eq!(last.sessions[0].pairs[0].norm.rating_a, rating);
    }
}

#[test]
fn an_entrant_is_renamed_and_linked() {
    let mut stage = cup();
    let second = [
        ("Gest One=5", "Cas Nold", 3.0),
        ("Ben Moss", "Dor Opal", -3.0),
    ];
    stage.record(2, &second).expect("recorded");
    let entrant = EntrantId(5);
    let mut edit = |person| {
        let championship = CUP;
        stage.execute(ChampionshipCommand::EditEntrant {
            championship,
            entrant,
            person,
        })
    };
    edit(Person::Guest(" Guest  One".to_owned())).expect("renamed");
    let met = edit(Person::Guest("ben moss".to_owned()));
    assert_eq!(ids(met), ["championship-entrant-met"]);
    assert_eq!(ids(edit(Person::Player(PlayerId(9)))), ["club-no-player"]);
    let rename = ChampionshipCommand::Rename {
        championship: CUP,
        name: "Spring Cup".to_owned(),
    };
    stage.execute(rename).expect("renamed");
    let view = stage.club.view();
    let cup = &view.book.championships[&CUP];
    assert_eq!(cup.name, "Spring Cup");
    assert_eq!(view.book.entrant_name(cup, entrant), "Guest One");
    let joined = PlayerEdit {
        name: "Gary One".to_owned(),
        start: 50.0,
        privacy: None,
    };
    stage
        .club
        .execute(Command::Players(vec![joined]))
        .expect("joined");
    let link = ChampionshipCommand::EditEntrant {
        championship: CUP,
        entrant,
        person: Person::Player(PlayerId(5)),
    };
    stage.execute(link).expect("linked");
    assert!(stage.total("Gary One") != 0.0);
    stage.reopen();
    assert!(stage.total("Gary One") != 0.0);
    assert_eq!(stage.club.check(), Ok(Vec::new()));
}

#[test]
fn two_spellings_of_a_guest_become_one() {
    let mut stage = cup();
    let pairs = |guest: &'static str, other| [(guest, "Cas Nold", 3.0), (other, "Dor Opal", -3.0)];
    stage
        .record(2, &pairs("Ivo Gest=50", "Ben Moss"))
        .expect("recorded");
    stage
        .record(3, &pairs("Ivo Guest=90", "Ben Moss"))
        .expect("recorded");
    let both = stage.total("Ivo Gest") + stage.total("Ivo Guest");
    let merge = ChampionshipCommand::EditEntrant {
        championship: CUP,
        entrant: EntrantId(5),
        person: Person::Guest("ivo guest".to_owned()),
    };
    stage.execute(merge).expect("one");
    assert_eq!(stage.total("Ivo Guest"), both);
    assert_eq!(stage.totals().len(), 5);
    assert_eq!(stage.club.check(), Ok(Vec::new()));
    stage.club.undo().expect("two again");
    assert_eq!(stage.totals().len(), 6);
}

#[test]
fn a_guest_who_joins_under_the_swapped_name_stays_one_and_is_carried_over() {
    let mut stage = cup();
    let pairs = [
        ("Guest One=5", "Cas Nold", 3.0),
        ("Ben Moss", "Dor Opal", -3.0),
    ];
    stage.record(2, &pairs).expect("recorded");
    let joined = PlayerEdit {
        name: "One Guest".to_owned(),
        start: 700.0,
        privacy: None,
    };
    let joined = Command::Players(vec![joined]);
    stage.club.execute(joined).expect("joined");
    let preview = transfer_preview(&stage.club.view(), CUP, on(9)).expect("allowed");
    let change = stage.total("Guest One");
    assert!(
        preview
            .iter()
            .any(|one| one.change == change && one.from == 700.0)
    );
    let again = [("Guest One", "Cas Nold", 3.0), pairs[1]];
    stage.record(3, &again).expect("recorded");
    assert_eq!(stage.totals().len(), 5, "{:?}", stage.totals());
    let calculated = &stage.club.view().championships[&CUP].sessions[2];
    assert_eq!(calculated.pairs[0].from_a, RatingFrom::Session(2));
}

#[test]
fn whoever_is_linked_with_somebody_else_begins_with_the_rating_of_that_one() {
    let mut stage = cup();
    let before = stage.total("Ann Lee");
    let joined = PlayerEdit {
        name: "Ede Pohl".to_owned(),
        start: 900.0,
        privacy: None,
    };
    let joined = Command::Players(vec![joined]);
    stage.club.execute(joined).expect("joined");
    let link = ChampionshipCommand::EditEntrant {
        championship: CUP,
        entrant: EntrantId(1),
        person: Person::Player(PlayerId(5)),
    };
    stage.execute(link).expect("linked");
    let view = stage.club.view();
    let first = &view.championships[&CUP].sessions[0].pairs[0];
    assert_eq!(first.norm.rating_a, 900.0);
    assert!(stage.total("Ede Pohl") != before);
}

#[test]
fn no_member_takes_the_name_of_a_guest_beside_him() {
    let mut stage = cup();
    let pairs = [
        ("Guest One=5", "Cas Nold", 3.0),
        ("Ben Moss", "Dor Opal", -3.0),
    ];
    stage.record(2, &pairs).expect("recorded");
    let edit = Command::EditPlayer {
        player: PlayerId(1),
        name: "guest one".to_owned(),
        start: 100.0,
        core: None,
        privacy: Default::default(),
    };
    let refused = stage.club.execute(edit).map(drop);
    assert_eq!(ids(refused), ["championship-guest-named"]);
}
