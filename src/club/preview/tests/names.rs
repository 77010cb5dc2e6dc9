//! Newcomers, near spellings and names of every kind.

use super::*;
use crate::club::{Column, Examiner, Named, Who};
use crate::domain::{Player, PlayerId};

fn newcomer(name: &str, start: &str) -> Draft {
    let mut draft = fine();
    draft.set_cell(0, Column::A, name);
    draft.rows[0].start_a = start.to_owned();
    draft
}

#[test]
fn a_newcomer_needs_a_starting_rating() {
    for (start, id) in [
        ("", "1: sheet-start-missing"),
        ("strong", "1: sheet-start-not-number"),
        ("inf", "1: sheet-start-not-number"),
        ("10000000", "1: sheet-start-large"),
    ] {
        let examined = look(&newcomer("Zed Young", start));
        assert_eq!(wrong(&examined), [id], "{start}");
        assert_eq!(examined.rows[0].norm, None);
        assert!(examined.rows[1].norm.is_some());
    }
    let examined = look(&newcomer(" Zed  Young", "−300,5"));
    let wanted = Who::New {
        name: "Zed Young".to_owned(),
        start: -300.5,
    };
    assert_eq!(recorded(&examined).fields[0][0].a, wanted);
    let norm = examined.rows[0].norm.expect("rated");
    assert_eq!((norm.rating_a, norm.familiarity), (-300.5, 0.0));
}

#[test]
fn near_spellings_are_offered() {
    let examined = look(&newcomer("Иваноф Петр", ""));
    let Named::Newcomer { near, .. } = &examined.rows[0].a else {
        panic!("known: {:?}", examined.rows[0].a);
    };
    assert_eq!(near.first(), Some(&PlayerId(5)));
}

#[test]
fn two_rows_of_one_newcomer_are_one_person() {
    let mut draft = newcomer("Zoë Young", "0");
    draft.set_cell(1, Column::B, "zoe young");
    draft.rows[1].start_b = "0".to_owned();
    assert_eq!(wrong(&look(&draft)), ["2: sheet-player-twice"]);
}

#[test]
fn a_spelling_of_two_players_must_be_chosen() {
    let mut book = season();
    for name in ["Zoë Young", "Zoe Young"] {
        let id = book.next_player();
        let player = Player::new(id, name, 0.0);
        book.players.insert(id, player);
    }
    let view = view(book);
    for spelling in ["ZOE YOUNG", "Young Zoe"] {
        let examined = examine(&view, &newcomer(spelling, "0"), TODAY);
        assert_eq!(wrong(&examined), ["1: sheet-name-ambiguous"], "{spelling}");
    }
    let examined = examine(&view, &newcomer("Zoe Young", ""), TODAY);
    assert_eq!(wrong(&examined), [""; 0]);
}

#[test]
fn players_are_found_in_any_spelling() {
    let examined = look(&sheet(&[
        ("иванов петр", "КОХАН", "1"),
        ("lucja nowak", "שרה\u{200f} כהן", "2"),
        ("kim 🂡 \"ace\" lee", "Иванов & сын", "3"),
    ]));
    let known = |id| Named::Known(PlayerId(id));
    assert_eq!(examined.rows[0].a, known(5));
    assert_eq!(examined.rows[1].a, known(7));
    assert_eq!(examined.rows[1].b, known(8));
    assert_eq!(examined.rows[2].a, known(9));
    assert_eq!(examined.rows[2].b, known(10));
    assert_eq!(wrong(&examined), ["1: sheet-start-missing"]);
}

#[test]
fn odd_newcomers_are_kept_as_typed() {
    let longest = "й".repeat(300);
    for name in [&longest, "🂡🂮 O'Neil \"Ace\"", "محمد علي", "D’Arc-Ёж"] {
        let examined = look(&newcomer(name, "0"));
        let Who::New { name: kept, .. } = &recorded(&examined).fields[0][0].a else {
            panic!("{name} is known");
        };
        assert_eq!(kept, name);
    }
    let longer = "й".repeat(301);
    assert_eq!(wrong(&look(&newcomer(&longer, "0"))), ["1: name-long"]);
}

#[test]
fn both_partners_in_one_cell() {
    for (a, b) in [("Ann Lee&Cy Dow", ""), ("", "Ann Lee / Cy Dow")] {
        let examined = look(&sheet(&[(a, b, "55"), ("Bo Ray", "Di Fox", "45")]));
        assert_eq!(recorded(&examined).fields[0][0].a, Who::Known(PlayerId(1)));
        assert_eq!(recorded(&examined).fields[0][0].b, Who::Known(PlayerId(3)));
    }
    for (a, b, id) in [
        ("Ann Lee & Cy Dow & Di Fox", "", "1: sheet-names-many"),
        ("Ann Lee & Cy Dow", "Di Fox", "1: sheet-names-many"),
        ("Ann Lee & Ann Lee", "", "1: sheet-own-partner"),
        ("Ann Lee &", "", "1: sheet-partner-missing"),
        ("&", "", "1: sheet-names-missing"),
    ] {
        let examined = look(&sheet(&[(a, b, "55"), ("Bo Ray", "Łucja Nowak", "45")]));
        assert_eq!(wrong(&examined), [id], "{a}");
    }
}

#[test]
fn an_examiner_forgets_with_the_club() {
    let mut examiner = Examiner::default();
    let before = club();
    let draft = newcomer("Zed Jung", "");
    let near = |examined: &Examined| match &examined.rows[0].a {
        Named::Newcomer { near, .. } => near.clone(),
        other => panic!("{other:?}"),
    };
    assert_eq!(near(&examiner.examine(&before, &draft, TODAY)), []);
    let mut book = season();
    let id = book.next_player();
    let player = Player::new(id, "Zed Young", 0.0);
    book.players.insert(id, player);
    let mut after = view(book);
    after.revision = 1;
    assert_eq!(near(&examiner.examine(&after, &draft, TODAY)), [id]);
    assert_eq!(
        examiner.examine(&after, &draft, TODAY),
        examine(&after, &draft, TODAY)
    );
}
