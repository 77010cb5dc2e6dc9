//! What a director does to a club, without a window.

use std::fs;
use std::ops::ControlFlow;
use std::path::Path;
use std::time::Instant;

use tandem::club::{Club, ClubView, Column, Command, Draft, DraftRow, suggestions};
use tandem::domain::Date;
use tandem::exchange::write::CsvOptions;
use tandem::i18n::Lang;
use tandem::rating::companion::fitted;
use tandem::rating::{replay, standings};
use tandem::report::export::{Format, Subject, render};
use tandem::report::site;

use crate::club::{club, counts, evening};
use crate::figures::{milliseconds, peak_memory, tell, timed};

/// Evenings recorded one after the other, of which the slowest counts.
const RECORDED: usize = 5;

/// Writes the file.
pub(crate) fn make(size: usize, path: &Path) {
    let book = club(counts(size));
    timed("write the whole file", || {
        Club::create_with(path, &book).map(drop).expect("written");
    });
    let bytes = fs::metadata(path).expect("a file").len();
    tell("the file", bytes as f64 / f64::from(1 << 20), "MiB");
}

/// Does everything once in the order of an evening.
pub(crate) fn measure(path: &Path) {
    let mut club = timed("open", || Club::open(path).expect("opened"));
    tell("memory after opening", peak_memory(), "MiB");
    let view = club.view();
    timed("of which all ratings from the first evening on", || {
        replay(&view.book)
    });
    complete(&view);
    export(&view, path.parent().expect("a folder"));
    drop(view);
    record(&mut club);
    tell("memory after all this", peak_memory(), "MiB");
    let view = club.view();
    timed("how sure the ratings are, beside all work", || {
        fitted(&view.replay, &mut || ControlFlow::Continue(()))
    });
}

/// Completes a name after two letters, which many have.
fn complete(view: &ClubView) {
    let row = DraftRow {
        a: "ma".to_owned(),
        ..DraftRow::default()
    };
    let draft = Draft {
        rows: vec![row],
        ..Draft::default()
    };
    let found = timed("complete a name in the sheet", || {
        suggestions(view, &draft, 0, Column::A)
    });
    assert!(!found.is_empty());
}

fn export(view: &ClubView, folder: &Path) {
    let write = |name, subject, format| {
        timed(name, || {
            render(view, &subject, format, CsvOptions::default(), Lang::EN).expect("written")
        });
    };
    write("export the list as XLSX", Subject::Standings, Format::Xlsx);
    write("export the list as PDF", Subject::Standings, Format::Pdf);
    write("export the curves as PNG", Subject::Statistic, Format::Png);
    let (player, _) = view.book.players.first_key_value().expect("players");
    write(
        "export a player's page as HTML",
        Subject::Player(*player),
        Format::Html,
    );
    timed("write the site", || {
        site::write(view, &folder.join("site"), Lang::EN).expect("written");
    });
    fs::remove_dir_all(folder.join("site")).expect("removed");
}

/// Records evenings, corrects the oldest one, and takes that back.
fn record(club: &mut Club) {
    // Not a picture of the club, which nobody keeps while it changes.
    let [oldest, newest] = {
        let view = club.view();
        let evenings = &view.book.tournaments;
        let ends = [evenings.first_key_value(), evenings.last_key_value()];
        ends.map(|end| end.expect("evenings").1.clone())
    };
    let next: Date = newest.date + jiff::Span::new().days(1);
    let begun = Instant::now();
    for number in 0..RECORDED {
        let evening = evening(&newest, next, false, 1 + number);
        club.execute(Command::Record(evening)).expect("recorded");
    }
    let each = milliseconds(begun.elapsed()) / RECORDED as f64;
    tell("calculate a new evening, saved", each, "ms");
    let corrected = evening(&oldest, oldest.date, true, 99);
    timed("correct the oldest evening, saved", || {
        club.execute(Command::Record(corrected)).expect("corrected");
    });
    timed("undo that", || club.undo().expect("undone"));
    let view = club.view();
    let day = view.book.last_date().expect("evenings");
    timed("the list as of a day", || {
        standings(&view.book, &view.replay, Some(day))
    });
}
