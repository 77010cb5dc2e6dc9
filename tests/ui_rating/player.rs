//! The page of a player: reasons, partners, decisions.

use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use tandem::club::Command;
use tandem::domain::{AdjustmentKind, Player, Privacy};
use tandem::i18n::{Lang, fixed};
use tandem::ui::Action;

use crate::screen::{TODAY, loser, page, rating, sample_view, says, type_into, view_of};

#[test]
fn a_click_opens_the_page_that_says_why_points_were_lost() {
    let mut harness = rating(Lang::EN);
    let view = harness.state().view.clone();
    let (player, last) = loser(&view);
    let name = view.book.name_of(player).to_owned();
    type_into(&mut harness, "Search", &name);
    harness.get_by_role_and_label(Role::Button, &name).click();
    harness.run();
    let pair = view.replay.tournaments[last]
        .pair_of(player)
        .expect("played");
    let outcome = pair.outcome.expect("calculated");
    let figure = |value: f64| fixed(Lang::EN, value, 1);
    let lost = format!("▼ {}", figure(outcome.change_a));
    for part in [
        lost.as_str(),
        &format!("scored {} %", figure(outcome.percent)),
        &format!("was {} %", figure(pair.norm.expected)),
        "Handicap",
        "Opponents",
        "Change of the pair",
        "New rating",
        &fixed(Lang::EN, outcome.new_a, 1),
    ] {
        assert!(says(&harness, part), "the page does not say {part}");
    }
}

#[test]
fn the_explained_tournament_opens() {
    let view = sample_view();
    let (player, last) = loser(&view);
    let mut harness = page(player, Lang::EN);
    harness.get_by_label("Open the tournament").click();
    harness.run();
    let id = view.replay.tournaments[last].id;
    assert_eq!(harness.state().actions, [Action::OpenTournament(id)]);
}

#[test]
fn partners_lead_to_their_own_pages() {
    let view = sample_view();
    let (player, last) = loser(&view);
    let partner = view.replay.tournaments[last]
        .pair_of(player)
        .expect("played")
        .b;
    let mut harness = page(player, Lang::EN);
    harness.get_by_label("Partners").click();
    harness.run();
    let name = view.book.name_of(partner);
    harness.get_by_role_and_label(Role::Button, name).click();
    harness.run();
    assert_eq!(harness.state().actions, [Action::ShowPlayer(partner)]);
}

#[test]
fn averaging_with_a_partner_is_asked_of_the_club() {
    let view = sample_view();
    let (a, b) = (view.standings[0].player, view.standings[1].player);
    let mut harness = page(a, Lang::EN);
    harness.get_by_label("Average with a partner…").click();
    harness.run();
    assert!(says(&harness, "Choose the partner"));
    type_into(&mut harness, "Partner", view.book.name_of(b));
    assert!(says(&harness, "Say why"));
    type_into(&mut harness, "Reason", "steady pair");
    let mean = f64::midpoint(view.standings[0].rating, view.standings[1].rating);
    assert!(says(&harness, &fixed(Lang::EN, mean, 1)));
    harness.get_by_label("OK").click();
    harness.run();
    let expected = Action::Execute(Command::Adjust {
        date: TODAY,
        kind: AdjustmentKind::Average { a, b },
        reason: "steady pair".to_owned(),
    });
    assert_eq!(harness.state().actions, [expected]);
    assert!(!says(&harness, "Say why"), "the form is closed");
}

#[test]
fn a_rating_may_be_set_below_zero() {
    let view = sample_view();
    let player = view.standings[0].player;
    let mut harness = page(player, Lang::RU);
    harness.get_by_label("Задать рейтинг…").click();
    harness.run();
    let field = format!("Новый рейтинг: {}", view.book.name_of(player));
    type_into(&mut harness, &field, "−120,5");
    type_into(&mut harness, "Причина", "ошибка при вводе");
    harness.get_by_label("OK").click();
    harness.run();
    let expected = Action::Execute(Command::Adjust {
        date: TODAY,
        kind: AdjustmentKind::Set {
            player,
            rating: -120.5,
        },
        reason: "ошибка при вводе".to_owned(),
    });
    assert_eq!(harness.state().actions, [expected]);
}

#[test]
fn a_name_of_two_is_told_apart_and_who_played_stays() {
    let view = sample_view();
    let [one, other] = [0, 1].map(|place: usize| view.standings[place].player);
    let mut harness = page(one, Lang::EN);
    let delete = harness.get_by_label("Delete the player…");
    assert!(delete.accesskit_node().is_disabled());
    harness.get_by_label("Edit the player…").click();
    harness.run();
    let hint = "add a label in parentheses";
    assert!(!says(&harness, hint));
    let name = harness.get_by_role_and_label(egui::accesskit::Role::TextInput, "Name");
    name.focus();
    harness.run();
    harness.key_press_modifiers(egui::Modifiers::COMMAND, egui::Key::A);
    harness.run();
    let typed = view.book.name_of(other).to_owned();
    harness.event(egui::Event::Text(typed));
    harness.run();
    assert!(says(&harness, hint));
}

#[test]
fn a_decision_is_listed_with_its_reason_and_may_be_deleted() {
    let view = sample_view();
    let decision = view
        .book
        .adjustments
        .values()
        .next()
        .expect("the sample has one");
    let mut harness = page(decision.players()[0], Lang::EN);
    harness.get_by_label("Changed by hand").click();
    harness.run();
    assert!(says(&harness, &decision.reason));
    harness.get_by_label("Delete…").click();
    harness.run();
    let [Action::Confirm { command, questions }] = &harness.state().actions[..] else {
        panic!("{:?}", harness.state().actions);
    };
    assert_eq!(*command, Command::DeleteAdjustment(decision.id));
    assert_eq!(questions.len(), 1);
}

#[test]
fn a_rating_set_with_the_keyboard_alone_is_then_on_the_page() {
    let view = sample_view();
    let player = view.standings[0].player;
    let mut harness = page(player, Lang::EN);
    harness.get_by_label("Set rating…").click();
    harness.run();
    let focused = harness.get_by(|node| node.is_focused());
    assert_eq!(
        focused.accesskit_node().label().as_deref(),
        Some("From the day")
    );
    let field = format!("New rating of {}", view.book.name_of(player));
    type_into(&mut harness, &field, "1777.5");
    type_into(&mut harness, "Reason", "came from another club");
    harness.key_press(egui::Key::Enter);
    harness.run();
    let [Action::Execute(command)] = &harness.state().actions[..] else {
        panic!("{:?}", harness.state().actions);
    };
    let mut book = view.book.clone();
    for change in command.changes(&book).expect("nothing is wrong with it") {
        book.apply(&change);
    }
    harness.state_mut().view = view_of(book);
    harness.run();
    assert!(says(&harness, "1777.5"), "the page shows the new rating");
}

#[test]
fn a_form_survives_a_click_beside_it_and_names_an_unreadable_date() {
    let view = sample_view();
    let mut harness = page(view.standings[0].player, Lang::EN);
    harness.get_by_label("Set rating…").click();
    harness.run();
    type_into(&mut harness, "From the day", "soon");
    assert!(says(&harness, "The date cannot be read"));
    let beside = egui::pos2(20.0, 880.0);
    harness.hover_at(beside);
    for pressed in [true, false] {
        harness.event(egui::Event::PointerButton {
            pos: beside,
            button: egui::PointerButton::Primary,
            pressed,
            modifiers: egui::Modifiers::NONE,
        });
        harness.run();
    }
    assert!(says(&harness, "The date cannot be read"));
    harness.key_press(egui::Key::Escape);
    harness.run();
    assert!(!says(&harness, "The date cannot be read"));
}

#[test]
fn a_player_is_hidden_from_the_public() {
    let view = sample_view();
    let best = view.book.players[&view.standings[0].player].clone();
    let mut harness = page(best.id, Lang::EN);
    harness.get_by_label("Edit the player…").click();
    harness.run();
    let hints = [
        "player-edit-start-hint",
        "player-edit-core-hint",
        "player-edit-privacy-hint",
    ];
    let tops = hints.map(|hint| {
        let text = Lang::EN.text(hint);
        harness.get_by_label(&text).rect().top()
    });
    assert!(tops.is_sorted(), "in the order of the fields: {tops:?}");
    harness
        .get_by_role_and_label(Role::RadioButton, "hidden")
        .click();
    harness.run();
    harness.get_by_label("OK").click();
    harness.run();
    assert_eq!(harness.state().actions, [hiding(&best)]);
}

/// What is asked when a player is to be hidden, and nothing else.
fn hiding(player: &Player) -> Action {
    Action::Execute(Command::EditPlayer {
        player: player.id,
        name: player.name.clone(),
        start: player.start,
        core: player.core,
        privacy: Privacy::Hidden,
    })
}

#[test]
fn forgetting_a_name_in_files_keeps_what_is_typed() {
    let view = sample_view();
    let best = view.book.players[&view.standings[0].player].clone();
    let mut harness = page(best.id, Lang::EN);
    let mut book = view.book.clone();
    book.aliases.insert("nickname".to_owned(), best.id);
    harness.state_mut().view = view_of(book);
    harness.get_by_label("Edit the player…").click();
    harness.run();
    harness
        .get_by_role_and_label(Role::RadioButton, "hidden")
        .click();
    harness.run();
    harness.get_by_label("Forget “nickname”").click();
    harness.run();
    let forgotten = Action::Execute(Command::ForgetAlias("nickname".to_owned()));
    assert_eq!(harness.state().actions, [forgotten]);
    harness.state_mut().actions.clear();
    harness.state_mut().view = view;
    harness.run();
    assert!(!says(&harness, "nickname"));
    harness.get_by_label("OK").click();
    harness.run();
    assert_eq!(harness.state().actions, [hiding(&best)]);
}
