//! Redistribution against published numbers.

use tandem::rating::redistribution::play;

use crate::{list, real, same, shown, vector};

#[test]
fn redistribution_vectors() {
    for case in list(&vector("redistribution.json"), "cases") {
        let ratings = ["R1", "R2"].map(|key| real(case, key));
        let scores = ["g1", "g2"].map(|key| real(case, key));
        let game = play(real(case, "phi"), ratings, scores);
        let what = case.to_string();
        same(game.pool, real(case, "B"), &what);
        same(game.shares[0], real(case, "p"), &what);
        same(game.new[0], real(case, "new1"), &what);
        same(game.new[1], real(case, "new2"), &what);
    }
}

/// Source: the examples of the article about redistribution.
#[test]
fn redistribution_published_games() {
    let new = |ratings, scores| play(0.2, ratings, scores).new.map(|it| format!("{it:.2}"));
    let even = [1000.0, 1000.0];
    assert_eq!(play(0.2, even, [3.0, 1.0]).pool, 400.0);
    assert_eq!(new(even, [3.0, 1.0]), ["1066.67", "933.33"]);
    assert_eq!(new(even, [21.0, 0.0]), ["1182.61", "817.39"]);
    assert_eq!(new([1200.0, 800.0], [0.0, 3.0]), ["1040.00", "960.00"]);
    let names = ["Ann", "Bo"];
    let won = play(0.2, [1500.0, 500.0], [2.0, 1.0]);
    assert_eq!(
        (shown(won.changes[0], 2), won.losing_winner()),
        ("-60.00".to_owned(), Some(0))
    );
    assert_eq!(won.remark(names).expect("said").id, "redis-winner-loses");
    let drawn = play(0.2, [1500.0, 500.0], [2.0, 2.0]);
    assert_eq!(shown(drawn.changes[0], 2), "-100.00");
    assert_eq!(drawn.remark(names).expect("said").id, "redis-draw-loses");
}
