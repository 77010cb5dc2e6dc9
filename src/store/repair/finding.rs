//! What is wrong with a club file, and what is done about it.

use crate::domain::Notice;

/// One thing that is wrong with a club file.
#[derive(Clone, Debug, PartialEq)]
pub struct Finding {
    /// What it is about: a player, a tournament, the file.
    pub about: Notice,
    /// What is wrong with it.
    pub wrong: Notice,
    /// What a repair does about it.
    pub remedy: Remedy,
}

/// What is done about a [`Finding`].
#[derive(Clone, Debug, PartialEq)]
pub enum Remedy {
    /// A repair does this.
    Repair(Notice),
    /// Nothing that would be safe, and so no repair of the whole file: what
    /// the user may do instead.
    ByHand(Notice),
}

impl Remedy {
    /// The sentence about it.
    pub const fn told(&self) -> &Notice {
        match self {
            Self::Repair(notice) | Self::ByHand(notice) => notice,
        }
    }
}

impl Finding {
    /// Whether a repair can do something about it.
    pub const fn is_repairable(&self) -> bool {
        matches!(self.remedy, Remedy::Repair(_))
    }

    /// About the file itself, which nothing but a backup can help.
    pub fn of_file(wrong: Notice) -> Self {
        Self {
            about: Notice::new("repair-about-file"),
            wrong,
            remedy: Remedy::ByHand(Notice::new("repair-restore")),
        }
    }

    /// The finding as one text: what, what is wrong, and what is done.
    pub fn told(&self) -> Notice {
        Notice::new("repair-finding")
            .with("about", self.about.clone())
            .with("wrong", self.wrong.clone())
            .with("remedy", self.remedy.told().clone())
    }
}
