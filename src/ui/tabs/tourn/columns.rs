//! Widths and headings of the two grids of the tab: the sheet and the
//! calculated evening.

use crate::ui::grid;

/// A column with a heading.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Heading {
    Number,
    Partner,
    Field,
    Result,
    Boards,
    Percent,
    Place,
    Norm,
    Difference,
    Familiarity,
    RatingA,
    RatingB,
    Handicap,
    PairRating,
    Opponents,
    ChangeA,
    ChangeB,
    NewA,
    NewB,
    Remove,
}

impl grid::Column for Heading {
    fn width(self) -> Option<f32> {
        Some(match self {
            Self::Number => 24.0,
            Self::Partner => return None,
            Self::Field => 42.0,
            Self::Result => 58.0,
            Self::Boards => 34.0,
            Self::Percent | Self::Norm => 44.0,
            Self::Place => 26.0,
            Self::Difference | Self::Handicap => 50.0,
            Self::Familiarity => 40.0,
            Self::RatingA | Self::RatingB | Self::PairRating | Self::Opponents => 64.0,
            Self::ChangeA | Self::ChangeB => 66.0,
            Self::NewA | Self::NewB => 48.0,
            Self::Remove => 22.0,
        })
    }

    fn texts(self) -> Option<(&'static str, &'static str)> {
        Some(match self {
            Self::Number => ("tourn-col-number", "tourn-col-number-tip"),
            Self::Partner => ("tourn-col-partner", "tourn-col-partner-tip"),
            Self::Field => ("tourn-col-field", "tourn-col-field-tip"),
            Self::Result => ("tourn-col-result", "tourn-col-result-tip"),
            Self::Boards => ("tourn-col-boards", "tourn-col-boards-tip"),
            Self::Percent => ("tourn-col-percent", "tourn-col-percent-tip"),
            Self::Place => ("tourn-col-place", "tourn-col-place-tip"),
            Self::Norm => ("tourn-col-norm", "tourn-col-norm-tip"),
            Self::Difference => ("tourn-col-difference", "tourn-col-difference-tip"),
            Self::Familiarity => ("tourn-col-familiarity", "tourn-col-familiarity-tip"),
            Self::RatingA => ("tourn-col-rating-a", "tourn-col-rating-a-tip"),
            Self::RatingB => ("tourn-col-rating-b", "tourn-col-rating-b-tip"),
            Self::Handicap => ("tourn-col-handicap", "tourn-col-handicap-tip"),
            Self::PairRating => ("tourn-col-pair-rating", "tourn-col-pair-rating-tip"),
            Self::Opponents => ("tourn-col-opponents", "tourn-col-opponents-tip"),
            Self::ChangeA => ("tourn-col-change-a", "tourn-col-change-a-tip"),
            Self::ChangeB => ("tourn-col-change-b", "tourn-col-change-b-tip"),
            Self::NewA => ("tourn-col-new-a", "tourn-col-new-a-tip"),
            Self::NewB => ("tourn-col-new-b", "tourn-col-new-b-tip"),
            Self::Remove => return None,
        })
    }
}

/// The columns of the sheet.
pub(super) fn of_sheet(two_winners: bool) -> Vec<Heading> {
    let mut columns = vec![Heading::Number, Heading::Partner, Heading::Partner];
    if two_winners {
        columns.push(Heading::Field);
    }
    columns.extend([Heading::Result, Heading::Boards]);
    columns.extend([Heading::Percent, Heading::Place, Heading::Norm]);
    columns.extend([Heading::Difference, Heading::Familiarity]);
    columns.extend([Heading::ChangeA, Heading::ChangeB]);
    columns.extend([Heading::NewA, Heading::NewB, Heading::Remove]);
    columns
}

/// The columns of a calculated evening; `terms` adds those between the
/// ratings before play and the norm.
pub(super) fn of_result(two_winners: bool, terms: bool) -> Vec<Heading> {
    let mut columns = of_sheet(two_winners);
    columns.retain(|column| *column != Heading::Remove);
    if terms {
        let at = columns.iter().position(|column| *column == Heading::Norm);
        let between = [
            Heading::RatingA,
            Heading::RatingB,
            Heading::Handicap,
            Heading::PairRating,
            Heading::Opponents,
        ];
        let at = at.unwrap_or(columns.len());
        columns.splice(at..at, between);
    }
    columns
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_columns_fit_beside_the_archive_at_1200() {
        for two_winners in [false, true] {
            let columns = grid::Columns::fit(of_sheet(two_winners), 940.0);
            let (width, name) = (columns.width(), columns.name_width());
            assert!(width <= 940.0, "{two_winners} {width}");
            assert!(name >= 124.0, "names can be read: {name}");
        }
    }

    #[test]
    fn names_are_whole_where_the_terms_scroll() {
        let columns = grid::Columns::fit(of_result(false, true), 1020.0);
        assert!(columns.width() > 1020.0);
        assert!(columns.name_width() >= 180.0);
    }

    #[test]
    fn terms_stand_before_the_norm() {
        let columns = of_result(false, true);
        let norm = columns.iter().position(|c| *c == Heading::Norm);
        let opponents = columns.iter().position(|c| *c == Heading::Opponents);
        assert_eq!(norm, opponents.map(|at| at + 1));
        assert!(!columns.contains(&Heading::Remove));
    }
}
