//! What the director wishes to do, out of what there is in the club.

use jiff::civil::date;
use proptest::prelude::*;
use tandem::club::championship::{
    ChampionshipCommand, InChampionship, SessionEntry, SessionEntryPair,
};
use tandem::club::workbook::{Fill, FillEvening};
use tandem::club::{
    ClubView, Command, Evening, EveningPair, ParamsFrom, PlayerEdit, PrehistoryEvening, Who,
};
use tandem::domain::{
    AdjustmentKind, ChampionshipId, ChampionshipParams, EntrantId, Kind, Params, Person, Player,
    PlayerId, Privacy, Scoring, TournamentId,
};

use crate::dice::Dice;

/// One thing that is done.
#[derive(Clone, Debug)]
pub(crate) struct Step {
    pub(crate) what: What,
    pub(crate) numbers: Vec<u16>,
}

impl Arbitrary for Step {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;

    fn arbitrary_with((): ()) -> Self::Strategy {
        let numbers = prop::collection::vec(any::<u16>(), 10..60);
        let what = prop::sample::select(&WISHES[..]);
        (what, numbers)
            .prop_map(|(what, numbers)| Self { what, numbers })
            .boxed()
    }
}

/// Everything that can be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum What {
    Record,
    Correct,
    DeleteTournament,
    Players,
    EditPlayer,
    DeletePlayer,
    Merge,
    TellApart,
    Retire,
    Alias,
    ForgetAlias,
    Prehistory,
    Adjust,
    DeleteAdjustment,
    Params,
    Name,
    Fill,
    Several,
    TakeBack,
    RestoreTournament,
    CreateCup,
    ChangeCup,
    Session,
    DeleteSession,
    EditEntrant,
    Transfer,
    TakeTransferBack,
    Undo,
    Redo,
    Reopen,
    Backup,
    Restore,
    Drafts,
}

/// How often each is wished for.
pub(crate) const WISHES: [What; 67] = [
    What::Record,
    What::Record,
    What::Record,
    What::Record,
    What::Record,
    What::Record,
    What::Correct,
    What::Correct,
    What::Correct,
    What::DeleteTournament,
    What::Players,
    What::Players,
    What::EditPlayer,
    What::EditPlayer,
    What::DeletePlayer,
    What::Merge,
    What::Merge,
    What::Merge,
    What::TellApart,
    What::TellApart,
    What::Retire,
    What::Retire,
    What::Alias,
    What::Alias,
    What::ForgetAlias,
    What::Prehistory,
    What::Adjust,
    What::Adjust,
    What::Adjust,
    What::DeleteAdjustment,
    What::Params,
    What::Params,
    What::Name,
    What::Fill,
    What::Several,
    What::Several,
    What::TakeBack,
    What::TakeBack,
    What::RestoreTournament,
    What::CreateCup,
    What::ChangeCup,
    What::ChangeCup,
    What::Session,
    What::Session,
    What::Session,
    What::DeleteSession,
    What::DeleteSession,
    What::EditEntrant,
    What::EditEntrant,
    What::EditEntrant,
    What::Transfer,
    What::Transfer,
    What::Transfer,
    What::TakeTransferBack,
    What::TakeTransferBack,
    What::Undo,
    What::Undo,
    What::Redo,
    What::Redo,
    What::Redo,
    What::Redo,
    What::Reopen,
    What::Reopen,
    What::Backup,
    What::Backup,
    What::Restore,
    What::Drafts,
];

const NAMES: [&str; 19] = [
    "Ann Lee",
    "Ann Lee (jun.)",
    "ANN LÉE",
    "Lee Ann",
    "Bo Ray",
    "Cy Dow",
    "Ёлкин Пётр",
    "Łucja Nowak",
    " Di  Fox ",
    "Ed Poe",
    "Gus Ott",
    "Ida Vau",
    "Jo Kim",
    "Kai Lux",
    "Lea Moo",
    "Max Neu",
    "Nia Orb",
    "",
    "77",
];

/// The command for a wish; `None` for what is no command.
pub(crate) fn command(what: What, view: &ClubView, dice: &mut Dice<'_>) -> Option<Command> {
    let book = &view.book;
    let players: Vec<PlayerId> = book.players.keys().copied().collect();
    let any = |dice: &mut Dice<'_>| some_player(&players, dice);
    Some(match what {
        What::Record => Command::Record(evening(view, dice, None)),
        What::Correct => {
            let id = tournament(view, dice);
            let mut corrected = evening(view, dice, Some(id));
            if let (Some(old), true) = (book.tournaments.get(&id), dice.once_in(2)) {
                // Only another day.
                corrected = again(old, dice);
            }
            Command::Record(corrected)
        }
        What::DeleteTournament => Command::DeleteTournament(tournament(view, dice)),
        What::Players => {
            let edits = (0..=dice.below(3)).map(|_| edit(dice));
            Command::Players(edits.collect())
        }
        What::EditPlayer => edit_player(view, any(dice), dice),
        What::DeletePlayer => Command::DeletePlayer(somebody_new(&players, dice)),
        What::Merge => Command::Merge {
            from: somebody_new(&players, dice),
            into: any(dice),
        },
        What::TellApart => Command::TellApart {
            a: any(dice),
            b: any(dice),
            distinct: !dice.once_in(3),
        },
        What::Retire => Command::Retire {
            player: any(dice),
            retired: !dice.once_in(3),
        },
        What::Alias => Command::Alias {
            alias: dice
                .of(&["A. Lee", "Ray, Bo", "cy dow", "Ann Lee"])
                .unwrap_or_default()
                .to_owned(),
            player: any(dice),
        },
        What::ForgetAlias => {
            let known: Vec<String> = book.aliases.keys().cloned().collect();
            Command::ForgetAlias(dice.of(&known).unwrap_or_default())
        }
        What::Prehistory => prehistory(&players, dice),
        What::Adjust => Command::Adjust {
            date: dice.day(),
            kind: adjustment(&players, dice),
            reason: if dice.once_in(9) { "" } else { "agreed" }.to_owned(),
        },
        What::DeleteAdjustment => {
            let all: Vec<_> = book.adjustments.keys().copied().collect();
            Command::DeleteAdjustment(dice.of(&all)?)
        }
        What::Params => params(view, dice),
        What::Name => Command::Name(name(dice)),
        What::Fill => Command::Fill(Box::new(fill(dice))),
        What::CreateCup
        | What::ChangeCup
        | What::Session
        | What::DeleteSession
        | What::EditEntrant
        | What::Transfer
        | What::TakeTransferBack => Command::Championship(cup(what, view, &players, dice)?),
        _ => return None,
    })
}

fn some_player(players: &[PlayerId], dice: &mut Dice<'_>) -> PlayerId {
    if dice.once_in(40) {
        return PlayerId(999);
    }
    dice.of(players).unwrap_or(PlayerId(1))
}

/// Often somebody who met few others.
fn somebody_new(players: &[PlayerId], dice: &mut Dice<'_>) -> PlayerId {
    let newest = players.last().copied().filter(|_| dice.once_in(2));
    newest.unwrap_or_else(|| some_player(players, dice))
}

fn tournament(view: &ClubView, dice: &mut Dice<'_>) -> TournamentId {
    let all: Vec<TournamentId> = view.book.tournaments.keys().copied().collect();
    dice.of(&all).unwrap_or(TournamentId(5))
}

fn name(dice: &mut Dice<'_>) -> String {
    dice.of(&NAMES).unwrap_or_default().to_owned()
}

fn edit(dice: &mut Dice<'_>) -> PlayerEdit {
    PlayerEdit {
        name: name(dice),
        start: start(dice),
        privacy: dice
            .of(&[None, Some(Privacy::Initials), Some(Privacy::Full)])
            .flatten(),
    }
}

fn start(dice: &mut Dice<'_>) -> f64 {
    match dice.below(25) {
        0 => 1e300,
        1 => f64::NAN,
        2 => -100_000.0,
        _ => dice.number(-500, 900),
    }
}

fn edit_player(view: &ClubView, player: PlayerId, dice: &mut Dice<'_>) -> Command {
    let stranger = Player::new(player, "Nobody", 0.0);
    let old = view.book.players.get(&player).cloned().unwrap_or(stranger);
    let mut edit = (old.name, old.start, old.core, old.privacy);
    match dice.below(5) {
        0 => edit.0 = name(dice),
        1 => edit.0 = format!("{} ({})", edit.0, dice.below(3)),
        2 => edit.1 = start(dice),
        3 => edit.2 = dice.of(&[None, Some(true), Some(false)]).flatten(),
        _ => edit.3 = dice.of(&Privacy::ALL).unwrap_or_default(),
    }
    let (name, start, core, privacy) = edit;
    Command::EditPlayer {
        player,
        name,
        start,
        core,
        privacy,
    }
}

fn evening(view: &ClubView, dice: &mut Dice<'_>, of: Option<TournamentId>) -> Evening {
    let scoring = dice.of(&Scoring::ALL).unwrap_or_default();
    let two_fields = dice.once_in(5);
    let pairs = 2 + dice.below(4);
    let mut evening = Evening {
        of,
        date: if dice.once_in(30) {
            date(1800, 1, 1)
        } else {
            dice.day()
        },
        title: dice
            .of(&["", "Cup", " Open  day "])
            .unwrap_or_default()
            .to_owned(),
        kind: dice
            .of(&[Kind::Rated, Kind::Rated, Kind::Rated, Kind::Unrated])
            .unwrap_or_default(),
        scoring,
        boards: dice.of(&[Some(20), Some(27), None]).flatten(),
        fields: vec![Vec::new(); if two_fields { 2 } else { 1 }],
    };
    // Most evenings are those of the same few; so others never meet.
    let most = if dice.once_in(4) { usize::MAX } else { 8 };
    let all = view.book.players.keys().copied();
    let players: Vec<PlayerId> = all.take(most).collect();
    let mut seats: Vec<Who> = dice
        .shuffled(&players)
        .into_iter()
        .map(Who::Known)
        .collect();
    if dice.once_in(3) {
        let (name, start) = (name(dice), start(dice));
        seats.insert(0, Who::New { name, start });
    }
    if dice.once_in(15) && seats.len() > 2 {
        // Somebody at two tables.
        seats[1] = seats[2].clone();
    }
    for (number, two) in seats.chunks_exact(2).take(pairs).enumerate() {
        let field = if two_fields { number % 2 } else { 0 };
        evening.fields[field].push(EveningPair {
            a: two[0].clone(),
            b: two[1].clone(),
            result: result(scoring, dice),
            percentage: dice.once_in(12).then(|| dice.number(0, 110)),
            boards: dice.once_in(8).then(|| 18 + u32::from(dice.once_in(2))),
        });
    }
    evening
}

fn result(scoring: Scoring, dice: &mut Dice<'_>) -> Option<f64> {
    if dice.once_in(60) {
        return dice.of(&[None, Some(f64::INFINITY), Some(-1.0)]).flatten();
    }
    Some(match scoring {
        Scoring::Imps | Scoring::CrossImps => dice.number(-60, 60),
        _ => dice.number(20, 80),
    })
}

/// A recorded evening on another day.
fn again(old: &tandem::domain::Tournament, dice: &mut Dice<'_>) -> Evening {
    let pair = |pair: &tandem::domain::Pair| EveningPair {
        a: Who::Known(pair.a),
        b: Who::Known(pair.b),
        result: pair.result,
        percentage: pair.percentage,
        boards: pair.boards,
    };
    Evening {
        of: Some(old.id),
        date: dice.day(),
        title: old.title.clone(),
        kind: old.kind,
        scoring: old.scoring,
        boards: old.boards,
        fields: old
            .fields
            .iter()
            .map(|field| field.iter().map(pair).collect())
            .collect(),
    }
}

fn prehistory(players: &[PlayerId], dice: &mut Dice<'_>) -> Command {
    let evenings = (0..=dice.below(2)).map(|_| {
        let seats = dice.shuffled(players);
        let two = seats.chunks_exact(2).take(3);
        PrehistoryEvening {
            date: dice.day(),
            pairs: two.map(|two| (two[0], two[1])).collect(),
        }
    });
    Command::Prehistory(evenings.collect())
}

fn adjustment(players: &[PlayerId], dice: &mut Dice<'_>) -> AdjustmentKind {
    let (a, b) = (some_player(players, dice), some_player(players, dice));
    let rating = start(dice);
    match dice.below(4) {
        0 => AdjustmentKind::Average { a, b },
        1 => AdjustmentKind::Reassign { a, b, rating },
        2 => AdjustmentKind::Set { player: a, rating },
        _ => AdjustmentKind::Add {
            player: a,
            change: rating,
        },
    }
}

fn params(view: &ClubView, dice: &mut Dice<'_>) -> Command {
    let params = Params {
        jump: dice.of(&[0.0, 10.0, 20.0, 33.3]).unwrap_or(20.0),
        growth: dice.of(&[0.0, 0.5]).unwrap_or(0.0),
        window: dice.of(&[5, 150]).unwrap_or(150),
        last: dice.of(&[1, 4]).unwrap_or(4),
        forget: dice.of(&[0.0, 0.04, 0.5]).unwrap_or(0.04),
        ..*view.book.params.newest()
    };
    let day = dice.day();
    let all = [
        ParamsFrom::NextTournament,
        ParamsFrom::Beginning,
        ParamsFrom::Day(day),
    ];
    Command::Params {
        params,
        from: dice.of(&all).unwrap_or(ParamsFrom::Beginning),
    }
}

fn fill(dice: &mut Dice<'_>) -> Fill {
    let names = ["Old A", "Old B", "Old C", "Old D"];
    let player = |name: &str| PlayerEdit {
        name: name.to_owned(),
        start: 100.0,
        privacy: None,
    };
    let evenings = (1..=2).map(|day| FillEvening {
        date: date(2026, 2, day),
        title: String::new(),
        kind: Kind::Rated,
        pairs: vec![(0, 1, Some(dice.number(40, 60))), (2, 3, Some(50.0))],
        ratings: vec![(0, 150.0)],
        reason: "workbook".to_owned(),
    });
    Fill {
        params: Params::default(),
        players: names.map(player).to_vec(),
        evenings: evenings.collect(),
    }
}

fn cup(
    what: What,
    view: &ClubView,
    players: &[PlayerId],
    dice: &mut Dice<'_>,
) -> Option<ChampionshipCommand> {
    let all: Vec<ChampionshipId> = view.book.championships.keys().copied().collect();
    let name = |dice: &mut Dice<'_>| {
        dice.of(&["Cup", "Open", "CUP", "", "Trophy", "League"])
            .unwrap_or_default()
            .to_owned()
    };
    if what == What::CreateCup {
        return Some(ChampionshipCommand::Create { name: name(dice) });
    }
    let championship = dice.of(&all);
    if what == What::Session {
        return Some(ChampionshipCommand::Record(session(
            view,
            championship,
            players,
            dice,
        )));
    }
    let championship = championship?;
    let known = view.book.championships.get(&championship)?;
    Some(match what {
        What::ChangeCup => match dice.below(8) {
            0 => ChampionshipCommand::Delete(championship),
            1 => ChampionshipCommand::Params {
                championship,
                params: ChampionshipParams {
                    jump: dice.number(0, 40),
                    base: 100.0,
                    split: 0.01,
                },
            },
            _ => ChampionshipCommand::Rename {
                championship,
                name: name(dice),
            },
        },
        What::DeleteSession => ChampionshipCommand::DeleteSession {
            championship,
            number: one_of(known.sessions.iter().map(|one| one.number), dice).unwrap_or(9),
        },
        What::EditEntrant => ChampionshipCommand::EditEntrant {
            championship,
            entrant: one_of(known.entrants.iter().map(|one| one.id), dice).unwrap_or(EntrantId(9)),
            person: person(players, dice),
        },
        What::Transfer => ChampionshipCommand::Transfer {
            championship,
            date: dice.day(),
            reason: "cup".to_owned(),
        },
        _ => ChampionshipCommand::TakeBack(championship),
    })
}

fn one_of<T: Clone>(all: impl Iterator<Item = T>, dice: &mut Dice<'_>) -> Option<T> {
    dice.of(&all.collect::<Vec<_>>())
}

fn person(players: &[PlayerId], dice: &mut Dice<'_>) -> Person {
    if dice.once_in(3) {
        Person::Guest(name(dice))
    } else {
        Person::Player(some_player(players, dice))
    }
}

fn session(
    view: &ClubView,
    championship: Option<ChampionshipId>,
    players: &[PlayerId],
    dice: &mut Dice<'_>,
) -> SessionEntry {
    let place = match championship {
        Some(id) => InChampionship::Known(id),
        None => InChampionship::New("Series".to_owned()),
    };
    let number = u32::try_from(dice.below(4)).expect("small") + 1;
    let mut entry = SessionEntry::new(place, number);
    let known = championship.and_then(|id| view.book.championships.get(&id));
    if known.is_some_and(|cup| cup.session(number).is_some()) {
        entry.of = Some(number);
        entry.number = if dice.once_in(3) { number + 1 } else { number };
    }
    entry.date = dice.once_in(2).then(|| dice.day());
    entry.boards = Some(16);
    entry.is_final = dice.once_in(6);
    let mut people: Vec<Person> = dice
        .shuffled(players)
        .into_iter()
        .map(Person::Player)
        .collect();
    for guest in ["Guest A", "Guest B", "Ann Lee"] {
        if dice.once_in(2) {
            people.insert(0, Person::Guest(guest.to_owned()));
        }
    }
    let pairs = 2 + dice.below(3);
    for two in people.chunks_exact(2).take(pairs) {
        entry.pairs.push(SessionEntryPair {
            a: two[0].clone(),
            b: two[1].clone(),
            rating_a: dice.once_in(4).then(|| dice.number(0, 300)),
            rating_b: None,
            result: dice.number(-40, 40),
            boards: None,
        });
    }
    entry
}
