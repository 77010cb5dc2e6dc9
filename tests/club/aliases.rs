//! Names under which files call players, and how players appear in public.

use super::*;

fn alias(alias: &str, player: i64) -> Command {
    Command::Alias {
        alias: alias.to_owned(),
        player: PlayerId(player),
    }
}

#[test]
fn a_remembered_name_means_its_player_until_it_is_forgotten() {
    let mut f = Fixture::with_history();
    let find = |f: &Fixture, name: &str| f.club.view().names.find(name);
    assert_eq!(find(&f, "Annie"), None);
    f.done(alias("  Annié ", 1));
    assert_eq!(find(&f, "ANNIE"), Some(PlayerId(1)));
    let revision = f.club.view().revision;
    f.done(alias("ANNIE", 1));
    assert_eq!(f.club.view().revision, revision, "nothing new");
    f.done(alias("annie", 2));
    assert_eq!(find(&f, "Annie"), Some(PlayerId(2)), "corrected");
    assert_eq!(f.club.view().book.aliases.len(), 1);
    f.club.undo().expect("undone");
    f = f.reopened();
    assert_eq!(find(&f, "Annie"), Some(PlayerId(1)));
    f.done(Command::ForgetAlias("ANNIE".into()));
    assert_eq!(find(&f, "Annie"), None);
    f.refused(&Command::ForgetAlias("Annie".into()), &["club-no-alias"]);
}

#[test]
fn own_names_are_nobody_elses() {
    let mut f = Fixture::with_history();
    f.refused(&alias("ANN LEE", 2), &["club-alias-taken"]);
    f.refused(&alias("Lee Ann", 2), &["club-alias-taken"]);
    f.refused(&alias("007", 2), &["name-no-letter"]);
    f.refused(&alias(" ", 2), &["name-empty"]);
    f.refused(&alias("Annie", 9), &["club-no-player"]);
    let before = f.club.view();
    f.done(alias("lee ann", 1));
    assert!(before.book.aliases.is_empty());
    assert_eq!(f.club.view().book, before.book, "nothing to remember");
    f.done(alias("Eve", 1));
    f.done(Command::Players(vec![edit("Eve", 0.0)]));
    assert_eq!(f.club.view().names.find("eve"), Some(PlayerId(7)));
}

#[test]
fn a_deleted_player_takes_the_aliases_along_and_brings_them_back() {
    let mut f = Fixture::with_history();
    f.done(Command::Players(vec![edit("Eve", 0.0)]));
    f.done(alias("Evie", 7));
    f.done(alias("Ewa", 7));
    f.done(alias("Annie", 1));
    f.done(Command::DeletePlayer(PlayerId(7)));
    let aliases = f.club.view().book.aliases.clone();
    assert_eq!(aliases.into_keys().collect::<Vec<_>>(), ["Annie"]);
    f = f.reopened();
    f.club.undo().expect("undone");
    assert_eq!(f.club.view().names.find("Ewa"), Some(PlayerId(7)));
    assert_eq!(f.club.check(), Ok(Vec::new()));
}

#[test]
fn a_player_is_shown_as_chosen() {
    let mut f = Fixture::with_history();
    let privacy = |f: &Fixture| f.club.view().book.players[&PlayerId(1)].privacy;
    assert_eq!(privacy(&f), Privacy::Full);
    f.done(Command::EditPlayer {
        player: PlayerId(1),
        name: "Ann Lee".into(),
        start: 10.0,
        core: None,
        privacy: Privacy::Hidden,
    });
    f = f.reopened();
    assert_eq!(privacy(&f), Privacy::Hidden);
    f.done(Command::Players(vec![edit("Ann Lee", 11.0)]));
    assert_eq!(privacy(&f), Privacy::Hidden, "left as it was");
    f.done(Command::Players(vec![PlayerEdit {
        privacy: Some(Privacy::Initials),
        ..edit("Ann Lee", 11.0)
    }]));
    assert_eq!(privacy(&f), Privacy::Initials);
    f.club.undo().expect("undone");
    f.club.undo().expect("undone");
    f.club.undo().expect("undone");
    assert_eq!(privacy(&f), Privacy::Full);
}
