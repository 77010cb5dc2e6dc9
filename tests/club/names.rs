//! What operations are called in the journal and on the undo button.

use super::*;

const DAY: Date = date(2026, 3, 18);

#[test]
fn operations_have_names_that_people_know() {
    let mut f = Fixture::with_history();
    let commands = commands();
    assert_eq!(commands.len(), NAMES.len());
    for (command, (en, ru)) in commands.into_iter().zip(NAMES) {
        let operation = f.done(command).operation;
        assert_eq!(Lang::EN.say(&operation), en);
        assert_eq!(Lang::RU.say(&operation), ru);
        assert_eq!(f.club.view().undo.as_ref(), Some(&operation));
        f = f.reopened();
        assert_eq!(f.club.view().undo.as_ref(), Some(&operation));
    }
}

/// Commands, each possible after the ones before it.
fn commands() -> Vec<Command> {
    let with = |change: &dyn Fn(&mut Evening)| {
        let mut evening = evening(DAY, vec![pair(1, 2, 55.0), pair(3, 4, 45.0)]);
        change(&mut evening);
        Command::Record(evening)
    };
    let titled = with(&|e| e.title = " Spring  Cup ".into());
    let corrected = with(&|e| e.of = Some(TournamentId(1)));
    let rename = Command::EditPlayer {
        player: PlayerId(5),
        name: "Ёлкин Павел".into(),
        start: 10.0,
        core: Some(true),
        privacy: Privacy::Full,
    };
    let average = Command::Adjust {
        date: DAY,
        kind: AdjustmentKind::Average {
            a: PlayerId(1),
            b: PlayerId(2),
        },
        reason: "agreed".into(),
    };
    let params = Command::Params {
        params: Params {
            growth: 0.0,
            ..Params::default()
        },
        from: ParamsFrom::NextTournament,
    };
    vec![
        with(&|_| ()),
        titled,
        corrected,
        Command::DeleteTournament(TournamentId(2)),
        Command::Players(vec![edit("Eve", 0.0)]),
        Command::Players(vec![edit("Eve", 5.0), edit("Ida", 0.0)]),
        rename,
        average,
        Command::DeleteAdjustment(AdjustmentId(1)),
        params,
        Command::Alias {
            alias: " Idochka ".into(),
            player: PlayerId(8),
        },
        Command::ForgetAlias("idochka".into()),
        Command::DeletePlayer(PlayerId(8)),
        Command::Name("Клуб".into()),
    ]
}

/// What they are called, in English and in Russian.
const NAMES: [(&str, &str); 14] = [
    ("tournament of 18 Mar 2026", "турнир 18.03.2026"),
    (
        "tournament of 18 Mar 2026, Spring Cup",
        "турнир 18.03.2026, Spring Cup",
    ),
    (
        "correction of the tournament of 4 Mar 2026 → 18 Mar 2026",
        "исправление турнира 04.03.2026 → 18.03.2026",
    ),
    (
        "deletion of the tournament of 11 Mar 2026",
        "удаление турнира 11.03.2026",
    ),
    ("new player Eve", "новый игрок Eve"),
    ("list of 2 players", "список игроков (2)"),
    (
        "new name Ёлкин Павел (was Ёлкин Пётр)",
        "новое имя Ёлкин Павел (было Ёлкин Пётр)",
    ),
    (
        "ratings of Ann Lee and Bo Ray averaged on 18 Mar 2026",
        "рейтинги Ann Lee и Bo Ray усреднены 18.03.2026",
    ),
    (
        "deletion of the adjustment of 18 Mar 2026 (Ann Lee, Bo Ray)",
        "удаление поправки 18.03.2026 (Ann Lee, Bo Ray)",
    ),
    (
        "new coefficients from 19 Mar 2026",
        "новые коэффициенты с 19.03.2026",
    ),
    (
        "name in files: “Idochka” means Ida",
        "имя в файлах: «Idochka» – это Ida",
    ),
    (
        "forgetting the name in files “idochka”",
        "имя в файлах «idochka» забыто",
    ),
    ("deletion of Ida", "удаление игрока Ida"),
    ("name of the club: Клуб", "название клуба: Клуб"),
];

#[test]
fn two_newcomers_with_swapped_words_are_one_person() {
    let mut f = Fixture::with_history();
    let with = |a: Who, b: Who| {
        let pairs = vec![scored(a, b, Some(60.0)), pair(1, 2, 40.0)];
        Command::Record(evening(date(2026, 3, 18), pairs))
    };
    let own = with(newcomer("Gus Hill", 0.0), newcomer("hill gús", 0.0));
    f.refused(&own, &["calc-own-partner"]);
    let list = Command::Players(vec![edit("Gus Hill", 0.0), edit("Hill Gus", 1.0)]);
    f.refused(&list, &["club-name-twice"]);
    let number = with(newcomer("007", 0.0), newcomer("Gus Hill", 0.0));
    f.refused(&number, &["name-no-letter"]);
    f.refused(
        &Command::Players(vec![edit("\u{3164}", 0.0)]),
        &["name-empty"],
    );
}

#[test]
fn coefficients_that_make_the_history_incalculable_are_refused() {
    let mut f = Fixture::with_history();
    let params = Params {
        handicap: f64::MAX,
        ..Params::default()
    };
    let from = ParamsFrom::Beginning;
    let command = Command::Params { params, from };
    f.refused(&command, &["club-params-incalculable"]);
    assert!(f.club.preview_params(params).is_err());
}
