//! What is written comes back, and can be taken back.

use super::*;

#[test]
fn everything_comes_back_bit_by_bit() {
    let folder = folder();
    let (path, book) = sample(folder.path());
    let file = ClubFile::open(&path, Access::Write).expect("opened");
    let loaded = file.load().expect("loaded");
    assert_eq!(loaded, book);
    assert_eq!(
        format!("{loaded:?}"),
        format!("{book:?}"),
        "to the last bit"
    );
}

#[test]
fn privacy_and_aliases_come_back_and_are_taken_back() {
    let folder = folder();
    let (path, before) = sample(folder.path());
    let mut book = before.clone();
    let hidden = Change::Player {
        id: PlayerId(1),
        before: book.players.get(&PlayerId(1)).cloned(),
        after: Some(Player {
            privacy: Privacy::Hidden,
            ..book.players[&PlayerId(1)].clone()
        }),
    };
    let alias = |alias: &str, before: Option<i64>, after: Option<i64>| Change::Alias {
        alias: alias.to_owned(),
        before: before.map(PlayerId),
        after: after.map(PlayerId),
    };
    let steps = [
        vec![
            hidden,
            alias("первый", None, Some(1)),
            alias("p. two", None, Some(2)),
        ],
        vec![
            alias("первый", Some(1), Some(3)),
            alias("p. two", Some(2), None),
        ],
    ];
    let mut file = ClubFile::open(&path, Access::Write).expect("opened");
    for changes in &steps {
        changes.iter().for_each(|change| book.apply(change));
        file.commit(&Notice::new("op-several"), changes)
            .expect("committed");
    }
    drop(file);
    let mut file = ClubFile::open(&path, Access::Write).expect("opened");
    assert_eq!(file.load(), Ok(book.clone()));
    assert_eq!(file.check(&|_, _| true), Ok(Vec::new()));
    let stale = [alias("первый", Some(1), None)];
    let refused = file.commit(&Notice::new("op-several"), &stale);
    assert_eq!(refused.expect_err("stale").id, "store-changed-elsewhere");
    let copy = folder.path().join("copy.tandem");
    let made = ClubFile::create_with(&copy, &book).expect("made");
    assert_eq!(made.load(), Ok(book));
    file.undo().expect("undone");
    file.undo().expect("undone");
    assert_eq!(file.load(), Ok(before));
}

#[test]
fn a_copy_at_rest_is_a_good_copy() {
    let folder = folder();
    let (path, book) = sample(folder.path());
    let copy = folder.path().join("copy.tandem");
    fs::copy(&path, &copy).expect("copied");
    let file = ClubFile::open(&copy, Access::Read).expect("opened");
    assert_eq!(file.load(), Ok(book));
    let beside: Vec<_> = fs::read_dir(folder.path())
        .expect("listed")
        .map(|entry| entry.expect("entry").file_name())
        .filter(|name| !name.to_string_lossy().ends_with(".tandem"))
        .collect();
    assert_eq!(beside, [".клуб & co.tandem.lock"], "no journal is left");
}

#[test]
fn undo_and_redo_survive_a_restart() {
    let folder = folder();
    let (path, end) = sample(folder.path());
    let open = || ClubFile::open(&path, Access::Write).expect("opened");
    let mut books = vec![end.clone()];
    let names = ["op-params", "op-adjust-set", "op-tournament", "op-players"];
    for name in names {
        let mut file = open();
        assert_eq!(file.undo_name(), Ok(Some(Notice::new(name))));
        let mut book = file.load().expect("loaded");
        let undone = file.undo().expect("undone");
        assert_eq!(undone.operation, Notice::new(name));
        undone.changes.iter().for_each(|change| book.apply(change));
        assert_eq!(file.load(), Ok(book.clone()));
        books.push(book);
    }
    assert_eq!(books[4].players.len(), 0);
    assert_eq!(
        open().undo().expect_err("empty").id,
        "store-nothing-to-undo"
    );
    for (back, name) in names.iter().enumerate().rev() {
        let mut file = open();
        assert_eq!(file.redo_name(), Ok(Some(Notice::new(name))));
        file.redo().expect("redone");
        assert_eq!(file.load().as_ref(), Ok(&books[back]));
    }
    assert_eq!(
        open().redo().expect_err("empty").id,
        "store-nothing-to-redo"
    );
}

#[test]
fn a_new_operation_drops_the_undone_ones_but_not_from_the_journal() {
    let folder = folder();
    let (path, _) = sample(folder.path());
    let mut file = ClubFile::open(&path, Access::Write).expect("opened");
    file.undo().expect("undone");
    file.undo().expect("undone");
    let book = file.load().expect("loaded");
    file.commit(&Notice::new("op-name"), &[player(&book, 5, "Five", 5.0)])
        .expect("committed");
    assert_eq!(file.redo_name(), Ok(None));
    assert_eq!(file.undo().expect("undone").operation.id, "op-name");
    assert_eq!(file.undo().expect("undone").operation.id, "op-tournament");
    drop(file);
    let connection = Connection::open(&path).expect("opened");
    let sql = "SELECT group_concat(state) FROM (SELECT state FROM journal ORDER BY id)";
    let states: String = connection
        .query_row(sql, [], |row| row.get(0))
        .expect("read");
    assert_eq!(states, "done,undone,dropped,dropped,undone");
}

#[test]
fn drafts_are_kept_apart_from_the_history() {
    let folder = folder();
    let (path, book) = sample(folder.path());
    let open = || ClubFile::open(&path, Access::Write).expect("opened");
    assert_eq!(open().draft("tournament"), Ok(None));
    open().save_draft("tournament", "half a na").expect("saved");
    open()
        .save_draft("tournament", "half a name")
        .expect("saved");
    assert_eq!(
        open().draft("tournament"),
        Ok(Some("half a name".to_owned()))
    );
    assert_eq!(open().undo_name(), Ok(Some(Notice::new("op-params"))));
    assert_eq!(open().load(), Ok(book));
    open().clear_draft("tournament").expect("cleared");
    assert_eq!(open().draft("tournament"), Ok(None));
}

#[test]
fn a_large_club_goes_in_at_once() {
    let folder = folder();
    let path = folder.path().join("large.tandem");
    let mut file = ClubFile::create(&path, "Large").expect("created");
    let mut book = file.load().expect("loaded");
    let mut changes: Vec<_> = (1..=10_000)
        .map(|id| player(&book, id, &format!("Player {id}"), id as f64))
        .collect();
    changes.extend((1..=150).map(|id| {
        let pairs: Vec<_> = (0..40)
            .map(|n| {
                (
                    (id * 61 + 2 * n) % 10_000 + 1,
                    (id * 61 + 2 * n + 1) % 10_000 + 1,
                    n as f64,
                )
            })
            .collect();
        evening(&book, id, &pairs)
    }));
    file.commit(&Notice::new("op-several"), &changes)
        .expect("committed");
    changes.iter().for_each(|change| book.apply(change));
    drop(file);
    let mut file = ClubFile::open(&path, Access::Write).expect("opened");
    assert_eq!(file.load().as_ref(), Ok(&book));
    file.undo().expect("undone");
    assert!(file.load().expect("loaded").players.is_empty());
}

/// A change of a random kind to a book: valid, but not always sensible.
fn random_change(book: &Book, what: u8, id: i64, number: f64) -> Vec<Change> {
    let known: Vec<i64> = book.players.keys().map(|id| id.0).collect();
    match what {
        0 => vec![Change::Name {
            before: book.name.clone(),
            after: format!("Club {number}"),
        }],
        1 if known.len() >= 4 => vec![evening(
            book,
            id,
            &[(known[0], known[1], number), (known[2], known[3], -number)],
        )],
        2 => {
            let id = TournamentId(id);
            let before = book.tournaments.get(&id).cloned();
            let delete = before.is_some();
            let change = Change::Tournament {
                id,
                before,
                after: None,
            };
            if delete { vec![change] } else { vec![] }
        }
        3 => vec![Change::Params {
            before: book.params.clone(),
            after: book.params.with_set(
                (id > 2).then(|| day(id as i16)),
                Params {
                    handicap: number.abs(),
                    ..Params::default()
                },
            ),
        }],
        _ => vec![
            player(book, id, &format!("{id} at {number}"), number),
            player(book, id + 20, &format!("{id} and 20 at {number}"), -number),
        ],
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 8, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn whatever_is_done_can_be_undone(
        steps in prop::collection::vec((0_u8..8, 1_i64..6, -1e5_f64..1e5, any::<bool>()), 1..20)
    ) {
        let folder = folder();
        let path = folder.path().join("random.tandem");
        let mut file = ClubFile::create(&path, "Random").expect("created");
        let start = file.load().expect("loaded");
        let mut book = start.clone();
        let mut done = 0;
        for (what, id, number, restart) in steps {
            if restart {
                drop(file);
                file = ClubFile::open(&path, Access::Write).expect("opened");
            }
            let changes = random_change(&book, what, id, number);
            file.commit(&Notice::new("op-several"), &changes).expect("committed");
            changes.iter().for_each(|change| book.apply(change));
            prop_assert_eq!(&file.load().expect("loaded"), &book);
            done += 1;
        }
        for _ in 0..done {
            file.undo().expect("undone");
        }
        prop_assert_eq!(&file.load().expect("loaded"), &start);
        for _ in 0..done {
            file.redo().expect("redone");
        }
        prop_assert_eq!(&file.load().expect("loaded"), &book);
    }
}
