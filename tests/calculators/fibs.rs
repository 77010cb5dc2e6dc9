//! FIBS and the Zone against published numbers.

use tandem::rating::fibs::{Player, Rules, chance, rate};

use crate::{list, player, real, same, shown, vector, whole};

#[test]
fn fibs_and_zone_vectors() {
    for case in list(&vector("fibs.json"), "cases") {
        let players = [("P1", "E1"), ("P2", "E2")]
            .map(|(rating, experience)| player(real(case, rating), whole(case, experience)));
        let winner = whole(case, "winner") as usize - 1;
        let rated = rate(players, whole(case, "n"), Rules::Fibs);
        let zone = rate(players, whole(case, "n"), Rules::Zone);
        let what = case.to_string();
        same(rated.favourite, real(case, "favourite"), &what);
        for (at, (change, new, floored)) in [
            ("change1", "new1", "zone_new1"),
            ("change2", "new2", "zone_new2"),
        ]
        .into_iter()
        .enumerate()
        {
            let got = rated.outcomes[winner].changes[at];
            same(got.change, real(case, change), &what);
            same(got.new, real(case, new), &what);
            let got = zone.outcomes[winner].changes[at];
            same(got.change, real(case, change), &what);
            same(got.new, real(case, floored), &what);
        }
    }
}

/// Source: the table of chances in the article about FIBS ratings.
#[test]
fn fibs_published_chances() {
    let percent = |difference, length| format!("{:.4}", 100.0 * chance(difference, length));
    assert_eq!(percent(100.0, 1), "52.8751");
    assert_eq!(percent(100.0, 13), "60.2311");
    let published = [
        (1, "58.5499"),
        (3, "64.5251"),
        (5, "68.4020"),
        (7, "71.3779"),
        (9, "73.8109"),
        (11, "75.8692"),
        (13, "77.6488"),
    ];
    for (length, wanted) in published {
        assert_eq!(percent(300.0, length), wanted, "{length}");
    }
}

/// Source: the worked examples of the article about FIBS ratings.
#[test]
fn fibs_published_changes() {
    let changes = |first, second, length, winner: usize| {
        let rated = rate([first, second], length, Rules::Fibs);
        rated.outcomes[winner].changes.map(|change| change.change)
    };
    let new = Player::default();
    assert_eq!(new, player(1500.0, 0));
    assert_eq!(
        changes(new, new, 1, 0).map(|it| shown(it, 2)),
        ["+9.98", "-9.98"]
    );
    assert_eq!(
        changes(new, new, 9, 1).map(|it| shown(it, 2)),
        ["-29.46", "+29.46"]
    );
    let (strong, weak) = (player(1600.0, 100), player(1500.0, 100));
    assert_eq!(shown(changes(strong, weak, 1, 0)[0], 4), "+7.5211");
    assert_eq!(shown(changes(strong, weak, 1, 1)[1], 4), "+8.4389");
    let (strong, weak) = (player(1550.0, 200), player(1450.0, 150));
    assert_eq!(
        changes(strong, weak, 13, 0).map(|it| shown(it, 3)),
        ["+16.461", "-19.329"]
    );
}
