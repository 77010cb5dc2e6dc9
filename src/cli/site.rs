//! `tandem export CLUB site`.

use super::args::Export;
use super::failure::Failure;
use crate::club::Club;
use crate::domain::Notice;
use crate::i18n::Lang;
use crate::report::site;

/// The word for the site among what can be exported.
pub(super) const WORD: &str = "site";

/// Writes the site into a folder.
pub(super) fn site(args: &Export, lang: Lang) -> Result<String, Failure> {
    let options = [
        ("--format", args.format.is_some()),
        ("--decimal-comma", args.decimal_comma),
        ("--bom", args.bom),
    ];
    if let Some((option, _)) = options.iter().find(|(_, given)| *given) {
        let notice = Notice::new("export-site-format").with("option", *option);
        return Err(Failure::Usage(notice));
    }
    let folder = args
        .output
        .as_ref()
        .ok_or_else(|| Notice::new("site-needs-folder"))?;
    let view = Club::open_read_only(&args.club)?.view();
    let published = site::write(&view, folder, lang)?;
    let said = Notice::new("site-done")
        .with("folder", folder.display().to_string())
        .with("written", published.written)
        .with("unchanged", published.unchanged)
        .with("removed", published.removed);
    Ok(lang.say(&said) + "\n")
}
