//! `tandem import-workbook`.

use std::ops::ControlFlow;
use std::path::Path;

use super::backup::Keeper;
use super::failure::Failure;
use super::show::iso_day;
use super::upkeep;
use crate::club::Club;
use crate::club::backup::Reason;
use crate::domain::{Notice, Progress};
use crate::exchange::{read, write};
use crate::i18n::Lang;
use crate::report::workbook;

/// Makes the club, or fills one without tournaments.
pub(super) fn import(
    path: &Path,
    file: &Path,
    newest: Option<&str>,
    json: bool,
    keeper: &Keeper<'_>,
    lang: Lang,
) -> Result<String, Failure> {
    let newest = newest.map(iso_day).transpose()?;
    let wishes = workbook::wishes(lang, newest);
    let mut listener = |_, _: &Notice| ControlFlow::Continue(());
    let mut progress = Progress::new(&mut listener);
    let present = path.symlink_metadata().is_ok();
    let club = present.then(|| Club::open(path)).transpose()?;
    club.as_ref().map_or(Ok(()), Club::check_fillable)?;
    let old = read::workbook::file(file, &mut progress).map_err(|reason| {
        Notice::new("cli-in-file")
            .with("file", file.display().to_string())
            .with("reason", lang.say(&reason))
    })?;
    let report = match club {
        Some(mut club) => {
            keeper.keep(&club, Reason::Import);
            club.import_workbook(old, &wishes, &mut progress)?.1
        }
        None => {
            let name = upkeep::stem(path);
            Club::create_from_workbook(path, &name, old, &wishes, &mut progress)?.1
        }
    };
    Ok(if json {
        write::json(&workbook::Data::new(&report, lang))
    } else {
        workbook::text(&report, lang)
    })
}
