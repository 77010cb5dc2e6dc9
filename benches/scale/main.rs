//! What a club's size costs: every operation of a director at four sizes, from
//! a young club to a federation's ten years (10,000 players, 20,000 evenings
//! of twenty pairs), and how each of them grows.
//!
//! `cargo bench --bench scale` prints the table of `benches/README.md`;
//! `cargo bench --bench scale -- 100` measures one size.
//!
//! Each measure runs in a process of its own, so that the memory of one does
//! not count for another. The memory is read from Linux's `/proc`.

#![expect(clippy::print_stdout, reason = "the figures are what is looked for")]

mod club;
mod director;
mod figures;
mod window;

use std::path::Path;
use std::process::Command;

use self::figures::{Figure, print};

const SIZES: [usize; 4] = [1, 10, 100, 1000];

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words[..] {
        ["make", size, path] => director::make(number(size), Path::new(path)),
        ["director", path] => director::measure(Path::new(path)),
        ["window", path] => window::measure(Path::new(path)),
        // Cargo adds `--bench`.
        [size, ..] if size.parse::<usize>().is_ok() => table(&[number(size)]),
        _ => table(&SIZES),
    }
}

fn number(word: &str) -> usize {
    word.parse().expect("a size is a number")
}

/// Measures all of them and prints a line for each figure.
fn table(sizes: &[usize]) {
    let folder = tempfile::tempdir().expect("a folder");
    let columns: Vec<Vec<Figure>> = sizes
        .iter()
        .map(|size| {
            let path = folder.path().join(format!("{size}.tandem"));
            let file = path.to_str().expect("a plain name");
            let mut figures = apart(&["make", &size.to_string(), file]);
            figures.extend(apart(&["director", file]));
            figures.extend(apart(&["window", file]));
            figures
        })
        .collect();
    print(sizes, &columns);
}

/// The figures that this program prints when it is started with those words.
fn apart(words: &[&str]) -> Vec<Figure> {
    let program = std::env::current_exe().expect("this program");
    let output = Command::new(program).args(words).output().expect("started");
    let text = String::from_utf8_lossy(&output.stdout);
    let problem = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{words:?}: {text}{problem}");
    text.lines().map(Figure::read).collect()
}
