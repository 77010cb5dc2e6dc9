//! The program: a command of the command line, or the window.

use std::process::ExitCode;

use tandem::cli::{self, Outcome};
use tandem::ui::settings::Settings;
use tandem::ui::{self, Start};

fn main() -> ExitCode {
    let folders = || Settings::load(Settings::default_path().as_deref()).backups;
    let (club, lang) = match cli::run(std::env::args_os(), &folders) {
        Outcome::Exit(code) => return code,
        Outcome::Window { club, lang } => (club, lang),
    };
    let start = Start {
        club,
        lang,
        settings: Settings::default_path(),
        ..Start::default()
    };
    match ui::run(start) {
        Ok(()) => ExitCode::SUCCESS,
        Err(notice) => cli::complain(&notice, lang),
    }
}
