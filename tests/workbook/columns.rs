//! Statistic and Hist whose columns do not belong together: told, and no
//! rating is set by hand.

use crate::{Fixture, Made};

/// Sound, with every column of Statistic filled: those who play win or lose
/// the same, column F is the start.
fn filled() -> Made {
    let mut made = Made::sound();
    let ratings = [
        [130, 120, 110, 100],
        [130, 120, 110, 100],
        [90, 100, 110, 100],
        [90, 100, 110, 100],
        [80, 90, 100, 100],
        [80, 90, 100, 100],
    ];
    for (row, ratings) in (2..).zip(ratings) {
        for (column, rating) in ["C", "D", "E", "F"].iter().zip(ratings) {
            made.set("Statistic", &format!("{column}{row}"), rating);
        }
    }
    made
}

fn told(change: impl FnOnce(&mut Made), place: &str, id: &str) {
    let mut made = filled();
    change(&mut made);
    let fixture = Fixture::of(&made.xlsx());
    let expected = (place.to_owned(), id.to_owned());
    assert!(
        fixture.flaws().contains(&expected),
        "{expected:?} in {:?}",
        fixture.flaws()
    );
    assert_eq!(fixture.report.adjustments, [], "{id}");
    assert!(!fixture.report.differences.is_empty(), "{id}");
}

#[test]
fn columns_that_belong_together_are_not_told() {
    let fixture = Fixture::of(&filled().xlsx());
    assert_eq!(fixture.flaws(), []);
    assert_eq!(fixture.report.adjustments.len(), 4);
}

#[test]
fn an_empty_column_of_hist() {
    let change = |made: &mut Made| {
        made.insert_column("Hist", 'C')
            .insert_column("Statistic", 'G');
        for row in 2..=7 {
            made.set("Statistic", &format!("G{row}"), 100);
        }
    };
    told(change, "Hist!C1", "workbook-column-empty");
}

#[test]
fn a_column_put_into_hist_alone_is_no_evening() {
    let mut made = filled();
    made.insert_column("Hist", 'C');
    let fixture = Fixture::of(&made.xlsx());
    let told = ("Hist!C1".to_owned(), "workbook-column-inserted".to_owned());
    assert_eq!(fixture.flaws(), [told]);
    let sound = Fixture::of(&filled().xlsx()).report;
    assert_eq!(fixture.report.differences, sound.differences);
    assert_eq!(fixture.report.adjustments, sound.adjustments);
}

#[test]
fn an_empty_column_of_statistic() {
    let change = |made: &mut Made| {
        made.insert_column("Statistic", 'C')
            .delete_column("Statistic", 'G');
    };
    told(change, "Statistic!C2", "workbook-column-empty");
}

#[test]
fn more_columns_of_statistic_than_evenings() {
    let change = |made: &mut Made| {
        made.insert_column("Statistic", 'C');
    };
    told(change, "Statistic!G2", "workbook-columns-unlike");
}

#[test]
fn fewer_columns_of_statistic_than_evenings_with_results() {
    let change = |made: &mut Made| {
        made.delete_column("Statistic", 'C')
            .delete_column("Statistic", 'C');
    };
    told(change, "Statistic!D2", "workbook-columns-unlike");
}

/// One column fewer leaves the number of columns possible; the absent give it
/// away.
#[test]
fn a_column_of_statistic_that_is_another_evening_s() {
    let change = |made: &mut Made| {
        made.delete_column("Statistic", 'E');
        // Nobody of the last pair in the newest evening either.
        for row in [6, 7] {
            made.clear("Hist", &format!("C{row}"));
        }
        made.clear("08.05.2024", "C4").clear("08.05.2024", "F4");
    };
    told(change, "Statistic!C6", "workbook-absent-moved");
}
