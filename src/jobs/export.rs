//! Making what is exported, away from the window.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::Arc;

use super::Reply;
use super::worker::Desk;
use crate::club::ClubView;
use crate::domain::Notice;
use crate::exchange::atomic;
use crate::exchange::write::CsvOptions;
use crate::i18n::Lang;
use crate::report::export::{Format, Subject, render};
use crate::report::{public, site};

/// Something to be exported.
#[derive(Clone, Debug)]
pub struct Export {
    /// The club as it was when it was asked for.
    pub view: Arc<ClubView>,
    /// What, and where to.
    pub what: Exporting,
    /// The language of headings, numbers and dates.
    pub lang: Lang,
}

/// What is exported, and where to.
#[derive(Clone, Debug, PartialEq)]
pub enum Exporting {
    /// A part of the club.
    Part {
        /// Which part.
        subject: Subject,
        /// How it is written; a [`Format::Tsv`] goes to the clipboard.
        format: Format,
        /// Variants of CSV.
        csv: CsvOptions,
        /// Whether players appear as they chose for everything public.
        public: bool,
        /// The file.
        path: PathBuf,
    },
    /// The static site, which is public, into a folder.
    Site(PathBuf),
}

/// What became of an export.
#[derive(Clone, Debug, PartialEq)]
pub enum Exported {
    /// A file or a folder was written.
    Written(PathBuf),
    /// A text for the clipboard was made.
    Text(String),
}

impl Export {
    /// Makes it.
    ///
    /// # Errors
    /// What keeps it from being written; the file is as it was then.
    fn carry_out(self) -> Result<Exported, Notice> {
        let (subject, format, csv, of_public, path) = match self.what {
            Exporting::Site(path) => {
                site::write(&self.view, &path, self.lang)?;
                return Ok(Exported::Written(path));
            }
            Exporting::Part {
                subject,
                format,
                csv,
                public,
                path,
            } => (subject, format, csv, public, path),
        };
        let as_public = of_public.then(|| public(&self.view, self.lang));
        let view = as_public.as_ref().unwrap_or(&self.view);
        let bytes = render(view, &subject, format, csv, self.lang)?;
        if format == Format::Tsv {
            let text = String::from_utf8_lossy(&bytes).into_owned();
            return Ok(Exported::Text(text));
        }
        atomic::write(&path, &bytes)?;
        Ok(Exported::Written(path))
    }
}

impl Desk {
    /// Exports on a thread of its own: a site of a large club takes a while,
    /// and a mistake in it must not cost the club.
    pub(super) fn export(&mut self, export: Export) {
        let (outbox, wake) = (self.outbox.clone(), Arc::clone(&self.wake));
        self.exports.retain(|thread| !thread.is_finished());
        self.exports.push(std::thread::spawn(move || {
            let done = catch_unwind(AssertUnwindSafe(|| export.carry_out()));
            let reply = match done {
                Ok(Ok(exported)) => Reply::Exported(exported),
                Ok(Err(notice)) => Reply::NotExported(notice),
                Err(_) => Reply::NotExported(Notice::new("export-broke")),
            };
            // The window may be closing; nobody misses the reply then.
            let _ = outbox.send(reply);
            wake();
        }));
    }
}
