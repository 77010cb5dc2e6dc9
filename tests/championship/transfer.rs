//! The changes of a championship carried into the club's ratings.

use tandem::club::Command;
use tandem::club::championship::{ChampionshipCommand, is_current, transfer_preview};
use tandem::domain::{AdjustmentKind, PlayerId};

use crate::{CUP, Stage, cup, ids, on};

fn transfer() -> ChampionshipCommand {
    ChampionshipCommand::Transfer {
        championship: CUP,
        date: on(9),
        reason: "Cup".to_owned(),
    }
}

fn rating(stage: &Stage, player: i64) -> f64 {
    stage.club.view().replay.tracks[&PlayerId(player)].rating()
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
    assert_eq!(ann.change, stage.total("Ann Lee"));
    let totals = stage.totals();
    stage.execute(transfer()).expect("carried over");
    assert_eq!(rating(&stage, 1), ann.from + ann.change);
    assert_eq!(stage.totals(), totals, "the championship is as it was");
    assert_eq!(ids(stage.execute(transfer())), ["championship-transferred"]);
    assert_eq!(stage.club.check(), Ok(Vec::new()));
    stage.club.undo().expect("taken back");
    assert_eq!(rating(&stage, 1), 100.0);
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
fn what_was_won_is_added_to_whatever_the_club_says() {
    let mut stage = cup();
    stage.execute(transfer()).expect("carried over");
    let change = stage.total("Ann Lee");
    // A decision of an earlier day comes in later.
    let earlier = Command::Adjust {
        date: on(5),
        kind: AdjustmentKind::Set {
            player: PlayerId(1),
            rating: 480.0,
        },
        reason: "agreed".to_owned(),
    };
    stage.club.execute(earlier).expect("adjusted");
    assert_eq!(rating(&stage, 1), 480.0 + change);
    stage.reopen();
    assert_eq!(rating(&stage, 1), 480.0 + change);
    assert_eq!(stage.club.check(), Ok(Vec::new()));
}

#[test]
fn a_transfer_that_is_out_of_date_is_known_and_taken_back_whole() {
    let mut stage = cup();
    let back = ChampionshipCommand::TakeBack(CUP);
    assert_eq!(
        ids(stage.execute(back.clone())),
        ["championship-not-transferred"]
    );
    assert!(is_current(&stage.club.view(), CUP));
    stage.execute(transfer()).expect("carried over");
    assert!(is_current(&stage.club.view(), CUP));
    let second = [("Ann Lee", "Cas Nold", 3.0), ("Ben Moss", "Dor Opal", -3.0)];
    stage.record(2, &second).expect("recorded");
    assert!(!is_current(&stage.club.view(), CUP));
    stage.execute(back).expect("taken back");
    assert!(stage.club.view().book.adjustments.is_empty());
    assert_eq!(rating(&stage, 1), 100.0);
    stage.execute(transfer()).expect("carried over");
    assert_eq!(rating(&stage, 1), 100.0 + stage.total("Ann Lee"));
    stage.club.undo().expect("undone");
    stage.club.undo().expect("undone");
    assert!(!is_current(&stage.club.view(), CUP), "as it was before");
}

/// A decision that a transfer refers to is changed, not taken out and put
/// back: the file forbids that.
#[test]
fn who_was_carried_over_can_become_another_player() {
    let mut stage = cup();
    let eve = tandem::club::PlayerEdit {
        name: "Eve Poe".to_owned(),
        start: 0.0,
        privacy: None,
    };
    let players = Command::Players(vec![eve]);
    stage.club.execute(players).expect("added");
    stage.execute(transfer()).expect("carried over");
    let change = stage.total("Ann Lee");
    let merge = Command::Merge {
        from: PlayerId(1),
        into: PlayerId(5),
    };
    stage.club.execute(merge).expect("merged");
    assert_eq!(rating(&stage, 5), change);
    assert_eq!(stage.club.check(), Ok(Vec::new()));
    stage.club.undo().expect("undone");
    assert_eq!(rating(&stage, 1), 100.0 + change);
    stage.club.redo().expect("redone");
    stage.reopen();
    assert_eq!(rating(&stage, 5), change);
}
