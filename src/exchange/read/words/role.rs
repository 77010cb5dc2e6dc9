//! What a heading says that its column holds.

use crate::domain::Scoring;

/// What a column holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Role {
    /// Not known yet.
    #[default]
    Unknown,
    /// Both names of a pair.
    Names,
    /// One name of a pair; a table has two such columns, or four when first
    /// names and surnames stand apart.
    Player,
    /// A total of that scoring; [`Scoring::Auto`] when the heading does not
    /// tell.
    Result(Scoring),
    /// A percentage.
    Percent,
    /// Boards the pair played.
    Boards,
    /// The place reached.
    Place,
    /// The number of the pair.
    Number,
    /// Which field, by any word.
    Field,
    /// North–South or East–West, perhaps with a section; a section alone
    /// makes no field.
    Direction,
    /// The section, by any letter or word; `NS` and `EW` there still tell the
    /// direction.
    Section,
    /// The date of the evening.
    Date,
    /// Of no use.
    Ignored,
}

impl Role {
    /// Whether it is about names.
    pub const fn is_name(self) -> bool {
        matches!(self, Self::Names | Self::Player)
    }

    /// Whether it is a total or a percentage.
    pub const fn is_result(self) -> bool {
        matches!(self, Self::Result(_) | Self::Percent)
    }
}
