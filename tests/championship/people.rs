//! Entrants and the players of the club: who is who, and what is carried over.

use tandem::club::championship::{
    ChampionshipCommand, InChampionship, Roll, SessionColumn, SessionDraft, examine_session,
    transfer_preview,
};
use tandem::club::{Command, PlayerEdit};
use tandem::domain::{AdjustmentKind, ChampionshipId, EntrantId, Person, PlayerId};
use tandem::rating::championship::RatingFrom;

use crate::{CUP, Stage, cup, ids, on};

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
        let seen = examine_session(&view, &draft).expect("it is there");
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
    let twice = edit(Person::Guest("ann lee".to_owned()));
    assert_eq!(ids(twice), ["championship-entrant-twice"]);
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
