//! Widths and headings of the grid.

use crate::club::championship::SessionColumn;
use crate::ui::grid;

/// A column with a heading.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Heading {
    Number,
    Typed(SessionColumn),
    Percent,
    Place,
    PairRating,
    Opponents,
    Change,
    ChangeA,
    ChangeB,
    Remove,
}

impl Heading {
    /// All of them, left to right.
    pub(super) const ALL: [Self; 15] = [
        Self::Number,
        Self::Typed(SessionColumn::A),
        Self::Typed(SessionColumn::B),
        Self::Typed(SessionColumn::RatingA),
        Self::Typed(SessionColumn::RatingB),
        Self::Typed(SessionColumn::Result),
        Self::Typed(SessionColumn::Boards),
        Self::Percent,
        Self::Place,
        Self::PairRating,
        Self::Opponents,
        Self::Change,
        Self::ChangeA,
        Self::ChangeB,
        Self::Remove,
    ];
}

impl grid::Column for Heading {
    fn width(self) -> Option<f32> {
        Some(match self {
            Self::Number => 20.0,
            Self::Typed(SessionColumn::A | SessionColumn::B) => return None,
            Self::Typed(SessionColumn::RatingA | SessionColumn::RatingB) => 72.0,
            Self::Typed(SessionColumn::Result) => 52.0,
            Self::Typed(SessionColumn::Boards) => 34.0,
            Self::Percent => 46.0,
            Self::Place => 26.0,
            Self::PairRating | Self::Opponents => 56.0,
            Self::Change | Self::ChangeA | Self::ChangeB => 66.0,
            Self::Remove => 22.0,
        })
    }

    fn texts(self) -> Option<(&'static str, &'static str)> {
        Some(match self {
            Self::Number => ("champ-col-number", "champ-col-number-tip"),
            Self::Typed(SessionColumn::A) => ("champ-col-a", "champ-col-a-tip"),
            Self::Typed(SessionColumn::B) => ("champ-col-b", "champ-col-b-tip"),
            Self::Typed(SessionColumn::RatingA) => ("champ-col-rating-a", "champ-col-rating-tip"),
            Self::Typed(SessionColumn::RatingB) => ("champ-col-rating-b", "champ-col-rating-tip"),
            Self::Typed(SessionColumn::Result) => ("champ-col-result", "champ-col-result-tip"),
            Self::Typed(SessionColumn::Boards) => ("champ-col-boards", "champ-col-boards-tip"),
            Self::Percent => ("champ-col-percent", "champ-col-percent-tip"),
            Self::Place => ("champ-col-place", "champ-col-place-tip"),
            Self::PairRating => ("champ-col-pair-rating", "champ-col-pair-rating-tip"),
            Self::Opponents => ("champ-col-opponents", "champ-col-opponents-tip"),
            Self::Change => ("champ-col-change", "champ-col-change-tip"),
            Self::ChangeA => ("champ-col-change-a", "champ-col-change-a-tip"),
            Self::ChangeB => ("champ-col-change-b", "champ-col-change-b-tip"),
            Self::Remove => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_columns_fit_beside_the_list_at_1280() {
        let columns = grid::Columns::fit(Heading::ALL.to_vec(), 1000.0);
        assert!(columns.width() <= 1000.0, "{}", columns.width());
        assert!(columns.name_width() > 140.0, "{}", columns.name_width());
    }
}
