//! A club with a bit of everything.

use std::path::Path;

use jiff::civil::date;
use tandem::domain::{
    Adjustment, AdjustmentId, AdjustmentKind, Book, Championship, ChampionshipId,
    ChampionshipParams, Change, Entrant, EntrantId, Entry, Kind, Notice, Pair, Params, Person,
    Player, PlayerId, Scoring, Session, SessionPair, Tournament, TournamentId,
};
use tandem::store::ClubFile;

/// Makes its file: in one piece, or by operations that the journal knows.
pub(crate) fn make(path: &Path, journal: bool) {
    if !journal {
        drop(ClubFile::create_with(path, &book()).expect("created"));
        return;
    }
    let mut file = ClubFile::create(path, "Club").expect("created");
    for (id, changes) in operations() {
        file.commit(&Notice::new(id), &changes).expect("committed");
    }
}

fn book() -> Book {
    let mut book = Book {
        name: "Club".to_owned(),
        ..Book::default()
    };
    let all = operations();
    let changes = all.iter().flat_map(|(_, changes)| changes);
    changes.for_each(|change| book.apply(change));
    book
}

fn operations() -> Vec<(&'static str, Vec<Change>)> {
    let new = |id: i64, name: &str| Change::Player {
        id: PlayerId(id),
        before: None,
        after: Some(Player::new(PlayerId(id), name, 100.0 * id as f64)),
    };
    let names = ["Ann Lee", "Bob Day", "Cleo Fox", "Dan Orr", "Eve Ash"];
    let players = (1..).zip(names).map(|(id, name)| new(id, name)).collect();
    let later = Params {
        jump: 30.0,
        ..Params::default()
    };
    let sets = tandem::domain::ParamHistory::default();
    vec![
        ("op-players", players),
        (
            "op-tournament",
            vec![evening(1, 4, Scoring::Imps, "Spring")],
        ),
        (
            "op-tournament",
            vec![evening(2, 11, Scoring::Matchpoints, "")],
        ),
        ("op-adjust-set", vec![decision(1, 3), decision(2, 4)]),
        (
            "op-alias",
            vec![
                Change::Alias {
                    alias: "Lee A.".to_owned(),
                    before: None,
                    after: Some(PlayerId(1)),
                },
                Change::Distinct {
                    pair: (PlayerId(4), PlayerId(5)),
                    before: false,
                    after: true,
                },
            ],
        ),
        ("op-championship-new", vec![cup()]),
        (
            "op-params",
            vec![Change::Params {
                before: sets.clone(),
                after: sets.with_set(Some(date(2026, 3, 20)), later),
            }],
        ),
    ]
}

fn evening(id: i64, day: i8, scoring: Scoring, title: &str) -> Change {
    let pair = |a, b, result| Pair::new(PlayerId(a), PlayerId(b), Some(result));
    Change::Tournament {
        id: TournamentId(id),
        before: None,
        after: Some(Tournament {
            id: TournamentId(id),
            entry: Entry(id),
            date: date(2026, 3, day),
            title: title.to_owned(),
            kind: Kind::Rated,
            scoring,
            boards: Some(20),
            fields: vec![vec![pair(1, 2, 60.0), pair(3, 4, 40.0)]],
        }),
    }
}

fn decision(id: i64, entry: i64) -> Change {
    let kind = if id == 1 {
        AdjustmentKind::Average {
            a: PlayerId(1),
            b: PlayerId(5),
        }
    } else {
        AdjustmentKind::Add {
            player: PlayerId(2),
            change: 5.0,
        }
    };
    Change::Adjustment {
        id: AdjustmentId(id),
        before: None,
        after: Some(Adjustment {
            id: AdjustmentId(id),
            entry: Entry(entry),
            date: date(2026, 3, 12),
            kind,
            reason: "agreed".to_owned(),
        }),
    }
}

fn cup() -> Change {
    let id = ChampionshipId(1);
    let mut cup = Championship::new(id, "Cup", ChampionshipParams::of(&Params::default()));
    for (id, person) in (1..).zip([
        Person::Player(PlayerId(1)),
        Person::Guest("Gil Roe".to_owned()),
        Person::Guest("Hal Poe".to_owned()),
        Person::Player(PlayerId(2)),
    ]) {
        cup.entrants.push(Entrant {
            id: EntrantId(id),
            person,
            rating: Some(50.0),
        });
    }
    for number in [1, 2] {
        let mut session = Session::new(number);
        session.boards = Some(16);
        session.date = Some(date(2026, 3, 13));
        for (a, b, result) in [(1, 2, 9.0), (3, 4, -9.0)] {
            session.pairs.push(SessionPair {
                a: EntrantId(a),
                b: EntrantId(b),
                rating_a: None,
                rating_b: Some(10.0),
                result,
                boards: None,
            });
        }
        cup.put(session);
    }
    cup.transferred.push(AdjustmentId(2));
    Change::Championship {
        id,
        before: None,
        after: Some(cup),
    }
}
