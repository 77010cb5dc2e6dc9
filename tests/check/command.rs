//! `tandem check` and `tandem check --repair`.

use std::process::{Command, Output};

use super::*;

fn tandem(path: &Path, more: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_tandem"))
        .args(["--lang", "en", "check"])
        .arg(path)
        .args(more)
        .output()
        .expect("started")
}

fn texts(output: &Output) -> (Option<i32>, String, String) {
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    let code = output.status.code();
    (code, text(&output.stdout), text(&output.stderr))
}

#[test]
fn a_broken_file_is_told_repaired_and_sound() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("club.tandem");
    sample::make(&path, false);
    sql(&path, "UPDATE tournament SET date = '4 March' WHERE id = 1");
    let told = "Tournament of 4 March · Spring: the date makes no sense: “4 March”. \
        It is set to: 11 Mar 2026.\n";
    let advice = "To put right what was found, use check --repair: a backup is made first.\n";
    let (code, out, err) = texts(&tandem(&path, &[]));
    assert_eq!((code, &*out, err), (Some(1), "", format!("{told}{advice}")));
    let (code, out, err) = texts(&tandem(&path, &["--repair"]));
    assert_eq!((code, &*err), (Some(0), ""));
    let kept = out.strip_prefix(told).expect("told");
    assert!(kept.starts_with("The file as it was is kept as "), "{out}");
    assert!(kept.ends_with("repair.tandem.\nno problems\n"), "{out}");
    for more in [&[][..], &["--repair"]] {
        let expected = (Some(0), "no problems\n".to_owned(), String::new());
        assert_eq!(texts(&tandem(&path, more)), expected);
    }
}

#[test]
fn what_no_repair_helps_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("club.tandem");
    sample::make(&path, false);
    sql(
        &path,
        "PRAGMA foreign_keys = 0; DROP TABLE pair; DROP INDEX entrant_player",
    );
    let before = fs::read(&path).expect("read");
    let (code, out, err) = texts(&tandem(&path, &["--repair"]));
    assert_eq!((code, &*out), (Some(1), ""));
    assert!(err.contains("the table “pair” is missing"), "{err}");
    assert!(err.ends_with("Nothing was repaired.\n"), "{err}");
    untouched(&path, &before);
}
