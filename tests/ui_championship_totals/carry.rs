//! A championship carried into the club's ratings.

use egui::Key;
use tandem::club::Command;
use tandem::club::championship::ChampionshipCommand;
use tandem::domain::PlayerId;
use tandem::i18n::{Lang, fixed};
use tandem::ui::Action;

use crate::stage::{CUP, Page, Stage, TODAY, carry_out, click, press, says, type_into};

/// Two members with a guest each, and one member in nothing but a final.
fn mixed(lang: Lang) -> Page {
    let mut stage = Stage::new(&[("Ann", 100.0), ("Ben", 200.0), ("Cas", 300.0)]);
    let pairs = [
        ("Ann", "Guest One=400", 20.0),
        ("Ben", "Guest Two=50", -20.0),
    ];
    stage.record(stage.session(1, &pairs));
    let mut last = stage.session(2, &[("Cas", "Ann", 3.0), ("Ben", "Guest Two=50", -3.0)]);
    last.is_final = true;
    stage.record(last);
    stage.shown(lang)
}

fn rating(page: &Page, player: i64) -> f64 {
    page.state().view.replay.tracks[&PlayerId(player)].rating()
}

#[test]
fn the_preview_says_who_moves_and_who_is_left_out() {
    let mut page = mixed(Lang::EN);
    let view = page.state().view.clone();
    click(&mut page, "Carry into the club…");
    assert!(says(&page, "Carry “Spring Cup” into the club"));
    let totals = &view.championships[&CUP].totals;
    let ann = totals.iter().find(|total| total.rating_in == 100.0);
    let ann = ann.expect("Ann began with 100");
    assert!(says(&page, &fixed(Lang::EN, 100.0 + ann.total, 1)));
    assert!(says(&page, "not members of the club (2): Guest "));
    assert!(says(&page, "A member without any change: Cas"));
    type_into(&mut page, "From the day", "soon");
    assert!(says(&page, "The date cannot be read"));
    type_into(&mut page, "From the day", "2026-05-21");
    type_into(&mut page, "Reason", " ");
    assert!(says(&page, "Say why"));
    press(&mut page, Key::Escape, 1);
    assert!(!says(&page, "Carry “Spring Cup”"));
    assert!(page.state().actions.is_empty());
}

#[test]
fn it_is_carried_once_and_undo_takes_it_back() {
    let mut page = mixed(Lang::EN);
    let before = [rating(&page, 1), rating(&page, 2), rating(&page, 3)];
    click(&mut page, "Carry into the club…");
    // From the date to the reason, and done: the keyboard is enough.
    press(&mut page, Key::Tab, 1);
    press(&mut page, Key::Enter, 1);
    let expected = ChampionshipCommand::Transfer {
        championship: CUP,
        date: TODAY,
        reason: "Spring Cup".to_owned(),
    };
    let expected = Action::Execute(Command::Championship(expected));
    assert_eq!(page.state().actions, [expected]);
    carry_out(&mut page);
    assert!(!says(&page, "Carry “Spring Cup”"), "the dialog has closed");
    assert!(rating(&page, 1) > before[0] && rating(&page, 2) < before[1]);
    assert_eq!(rating(&page, 3), before[2]);
    let done = "from 20 May 2026 on, for 2 players. Undo takes it back";
    assert!(says(&page, done));

    click(&mut page, "Carry into the club…");
    assert!(says(
        &page,
        "“Spring Cup” has been carried into the club already"
    ));
    assert!(!says(&page, "Carry over"));
    press(&mut page, Key::Enter, 1);
    assert!(!says(&page, "carried into the club already"));
    assert!(page.state().actions.is_empty());

    let club = &mut page.state_mut().club;
    club.undo().expect("undone");
    carry_out(&mut page);
    assert_eq!(rating(&page, 1), before[0]);
    assert!(!says(&page, done));
    click(&mut page, "Carry into the club…");
    click(&mut page, "Carry over");
    carry_out(&mut page);
    assert!(rating(&page, 1) > before[0]);
}

#[test]
fn totals_that_have_moved_since_are_told_and_the_transfer_taken_back() {
    let mut page = mixed(Lang::EN);
    let before = rating(&page, 1);
    click(&mut page, "Carry into the club…");
    click(&mut page, "Carry over");
    carry_out(&mut page);
    assert!(!says(&page, "The totals have changed since"));
    let mut params = page.state().view.book.championships[&CUP].params;
    params.jump *= 2.0;
    let championship = CUP;
    let params = Command::Championship(ChampionshipCommand::Params {
        championship,
        params,
    });
    page.state_mut().club.execute(params).expect("changed");
    carry_out(&mut page);
    assert!(says(&page, "The totals have changed since"));
    click(&mut page, "Carry into the club…");
    click(&mut page, "Take back");
    carry_out(&mut page);
    assert!(!says(&page, "The totals have changed since"));
    assert_eq!(rating(&page, 1), before);
}

#[test]
fn a_guest_is_renamed_or_becomes_somebody_who_takes_part() {
    let mut page = mixed(Lang::EN);
    click(&mut page, "Who is this guest?…");
    assert!(says(&page, "Corrects the spelling"));
    type_into(&mut page, "Is called", "Guest Won");
    assert!(says(&page, "The guest Guest One will be called Guest Won."));
    press(&mut page, Key::Enter, 1);
    carry_out(&mut page);
    assert!(says(&page, "Guest Won"));
    click(&mut page, "Who is this guest?…");
    type_into(&mut page, "Is called", "Ann");
    assert!(says(&page, "is Ann, who takes part already"));
    press(&mut page, Key::Enter, 1);
    assert!(says(&page, "both played in session 1: they are two people"));
    assert!(page.state().actions.is_empty());
    press(&mut page, Key::Escape, 1);
    assert!(!says(&page, "two people"));
}

#[test]
fn a_championship_of_guests_has_nothing_to_carry() {
    let mut stage = Stage::new(&[]);
    let pairs = [("G1=100", "G2=200", 20.0), ("G3=0", "G4=50", -20.0)];
    stage.record(stage.session(1, &pairs));
    let mut page = stage.shown(Lang::RU);
    click(&mut page, "Перенести в клуб…");
    assert!(says(&page, "ни у кого из членов клуба нет прироста"));
    press(&mut page, Key::Tab, 1);
    press(&mut page, Key::Enter, 1);
    assert!(page.state().actions.is_empty());
}
