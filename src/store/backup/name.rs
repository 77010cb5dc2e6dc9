//! The names of backups.
//!
//! `Thursday 2026-11-30 21-14-05 close.tandem`: the club's file, when, and
//! why. The day and the hour are those of the clock on the wall, which is what
//! a director remembers; where it is put back for the winter, two backups of
//! one hour may stand in the wrong order, and nothing more. Why stands in the
//! name and nowhere else: the file then is the club and only the club, a list
//! beside it could be lost, and anybody sees it in any window of files. The
//! words are the same in every language, so that a program in another language
//! still knows its own.

use jiff::civil::DateTime;

/// Why a backup was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// The club was closed.
    Close,
    /// Half an hour of work had passed.
    Timer,
    /// Results or a workbook were about to come in.
    Import,
    /// Two players were about to become one.
    Merge,
    /// Much was about to change in one step.
    Bulk,
    /// The file was about to be brought to a newer version.
    Migration,
    /// What was wrong in the file was about to be put right.
    Repair,
    /// A backup was about to take the file's place.
    Restore,
    /// The file that a backup took the place of, which could not be read:
    /// its bytes, whatever they are.
    Unreadable,
    /// Somebody asked for it.
    ByHand,
}

impl Reason {
    /// Every reason.
    pub const ALL: [Self; 10] = [
        Self::Close,
        Self::Timer,
        Self::Import,
        Self::Merge,
        Self::Bulk,
        Self::Migration,
        Self::Repair,
        Self::Restore,
        Self::Unreadable,
        Self::ByHand,
    ];

    /// Its word in the names of files.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Close => "close",
            Self::Timer => "timer",
            Self::Import => "import",
            Self::Merge => "merge",
            Self::Bulk => "bulk",
            Self::Migration => "migration",
            Self::Repair => "repair",
            Self::Restore => "restore",
            Self::Unreadable => "unreadable",
            Self::ByHand => "by-hand",
        }
    }

    /// The identifier of its text.
    pub const fn text(self) -> &'static str {
        match self {
            Self::Close => "backup-why-close",
            Self::Timer => "backup-why-timer",
            Self::Import => "backup-why-import",
            Self::Merge => "backup-why-merge",
            Self::Bulk => "backup-why-bulk",
            Self::Migration => "backup-why-migration",
            Self::Repair => "backup-why-repair",
            Self::Restore => "backup-why-restore",
            Self::Unreadable => "backup-why-unreadable",
            Self::ByHand => "backup-why-by-hand",
        }
    }

    /// Whether it may go one day: what somebody asked for never does, nor
    /// what nobody can read, or was taken out of a file.
    pub(super) const fn is_thinned(self) -> bool {
        !matches!(self, Self::ByHand | Self::Unreadable | Self::Repair)
    }
}

/// What the name of a backup tells, beside the club.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Label {
    /// When, by the clock on the wall, to the second.
    pub(super) at: DateTime,
    /// Why.
    pub(super) reason: Reason,
    /// From 1; later ones of the same second have larger ones.
    pub(super) number: u32,
}

/// The moment, with dashes where systems allow no colons.
const MOMENT: &str = "%Y-%m-%d %H-%M-%S";
/// Its length in bytes.
const MOMENT_BYTES: usize = 19;

/// Of a club's name in front, in bytes: the whole must not pass 255.
const LONGEST_STEM: usize = 180;

const ENDING: &str = ".tandem";

impl Label {
    /// The file's name for the club whose file is called `stem`.
    pub(super) fn file_name(&self, stem: &str) -> String {
        let number = match self.number {
            1 => String::new(),
            number => format!(" ({number})"),
        };
        let at = self.at.strftime(MOMENT);
        let word = self.reason.word();
        format!("{} {at} {word}{number}{ENDING}", short(stem))
    }

    /// What a file's name tells, if it is that of a backup of the club.
    pub(super) fn read(name: &str, stem: &str) -> Option<Self> {
        let rest = name.strip_prefix(short(stem))?.strip_prefix(' ')?;
        let (at, rest) = rest.split_at_checked(MOMENT_BYTES)?;
        let rest = rest.strip_prefix(' ')?.strip_suffix(ENDING)?;
        let (word, number) = match rest.split_once(' ') {
            Some((word, number)) => (word, number.strip_prefix('(')?.strip_suffix(')')?),
            None => (rest, "1"),
        };
        let label = Self {
            at: DateTime::strptime(MOMENT, at).ok()?,
            reason: Reason::ALL.into_iter().find(|why| why.word() == word)?,
            number: number.parse().ok()?,
        };
        // However else it might be written: the program would not have.
        (label.file_name(stem) == name).then_some(label)
    }
}

fn short(stem: &str) -> &str {
    let end = stem.floor_char_boundary(LONGEST_STEM);
    stem[..end].trim_end()
}

#[cfg(test)]
mod tests {
    use jiff::civil::datetime;

    use super::*;

    #[test]
    fn names_tell_when_and_why_and_are_known_again() {
        let at = datetime(2026, 11, 30, 21, 14, 5, 0);
        for reason in Reason::ALL {
            for (stem, number) in [("Thursday", 1), ("Клуб 2026-11-30", 2), ("a (2)", 11)] {
                let label = Label { at, reason, number };
                let name = label.file_name(stem);
                assert_eq!(Label::read(&name, stem), Some(label), "{name}");
                assert_eq!(Label::read(&name, "Other"), None);
            }
        }
        let name = Label {
            at,
            reason: Reason::Close,
            number: 1,
        };
        let name = name.file_name("Thursday");
        assert_eq!(name, "Thursday 2026-11-30 21-14-05 close.tandem");
    }

    #[test]
    fn what_the_program_did_not_name_is_not_its_own() {
        for name in [
            "Thursday.tandem",
            "Thursday 2026-11-30.tandem",
            "Thursday 2026-11-30 21-14-05 close",
            "Thursday 2026-11-30 21-14-05 mine.tandem",
            "Thursday 2026-11-30 21-14-05 close (1).tandem",
            "Thursday 2026-11-30 21-14-05 close (+2).tandem",
            "Thursday 2026-11-30 21-14-05 close (2) copy.tandem",
            "Thursday 2026-13-30 21-14-05 close.tandem",
            "Thursday 2026-11-30 21-14-05 close.tandem-journal",
            "Thursday evening 2026-11-30 21-14-05 close.tandem",
        ] {
            assert_eq!(Label::read(name, "Thursday"), None, "{name}");
        }
    }

    #[test]
    fn the_longest_names_still_fit() {
        let label = Label {
            at: datetime(2026, 11, 30, 21, 14, 5, 0),
            reason: Reason::Unreadable,
            number: u32::MAX,
        };
        for stem in ["x".repeat(233), "ы".repeat(116), "x ".repeat(116)] {
            let name = label.file_name(&stem);
            assert!(name.len() <= 247, "{name}");
            assert_eq!(Label::read(&name, &stem), Some(label));
        }
    }
}
