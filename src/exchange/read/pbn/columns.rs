//! The columns of a PBN table of total scores.

use crate::domain::Scoring;
use crate::exchange::read::words::scoring;

/// What a column holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Column {
    Rank,
    PairId,
    Names,
    Direction,
    Boards,
    Percentage,
    MeanPercentage,
    /// A total; [`Scoring::Auto`] when its name does not tell of what.
    Total(Scoring),
    /// The mean of a board.
    Mean(Scoring),
    Team,
    Other,
}

/// The columns of a header such as `-Rank\3R;PairId;Names;+MP\6R`; a `;` at
/// its end begins none.
pub(super) fn columns(header: &str) -> Vec<Column> {
    let header = header.trim_end_matches(|c: char| c == ';' || c.is_whitespace());
    let mut columns: Vec<Column> = header.split(';').map(column).collect();
    // Beside a mean percentage, the other one is the sum over the boards.
    if columns.contains(&Column::MeanPercentage) {
        for column in &mut columns {
            *column = match *column {
                Column::Percentage => Column::Other,
                Column::MeanPercentage => Column::Percentage,
                other => other,
            };
        }
    }
    columns
}

/// A name between its sort mark and its width.
fn column(text: &str) -> Column {
    let name = text.split('\\').next().unwrap_or_default();
    let name: String = name
        .chars()
        .filter(|c| c.is_alphanumeric())
        .map(|c| c.to_ascii_lowercase())
        .collect();
    match name.as_str() {
        "rank" | "place" | "position" => Column::Rank,
        "pairid" | "pair" | "pairnr" | "pairnumber" => Column::PairId,
        "names" | "name" | "players" | "pairnames" | "playernames" | "name1" | "name2"
        | "player1" | "player2" | "player" | "partner" => Column::Names,
        "direction" | "dir" => Column::Direction,
        "nrboards" | "boards" | "boardsplayed" | "numberofboards" => Column::Boards,
        "teamid" | "team" => Column::Team,
        name if name.contains("percent") && name.starts_with("mean") => Column::MeanPercentage,
        name if name.contains("percent") => Column::Percentage,
        name => figures(name),
    }
}

fn figures(name: &str) -> Column {
    let mean = ["mean", "average"]
        .iter()
        .find_map(|start| name.strip_prefix(start));
    let rest = mean.unwrap_or_else(|| name.strip_prefix("total").unwrap_or(name));
    let rest = rest.strip_prefix("score").unwrap_or(rest);
    let scoring = match rest {
        "" | "result" => Scoring::Auto,
        "mp" | "mps" | "matchpoints" | "imp" | "imps" | "ximp" | "ximps" | "crossimp"
        | "crossimps" | "butler" => scoring::of_words(rest),
        _ => return Column::Other,
    };
    match mean {
        Some(_) => Column::Mean(scoring),
        None if name.is_empty() => Column::Other,
        None => Column::Total(scoring),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_vary_in_the_wild() {
        assert_eq!(
            columns("-Rank\\3R;PairId\\5R;Names\\45;NrBoards\\3R;MP\\6R;+Percentage\\5R"),
            [
                Column::Rank,
                Column::PairId,
                Column::Names,
                Column::Boards,
                Column::Total(Scoring::Matchpoints),
                Column::Percentage,
            ]
        );
        assert_eq!(
            columns("TotalScoreMP;TotalScore;TotalIMP;MeanIMP;TotalPercentage;Club;MeanScoreMP;"),
            [
                Column::Total(Scoring::Matchpoints),
                Column::Total(Scoring::Auto),
                Column::Total(Scoring::Imps),
                Column::Mean(Scoring::Imps),
                Column::Percentage,
                Column::Other,
                Column::Mean(Scoring::Matchpoints),
            ]
        );
        assert_eq!(columns("TotalVP;Masterpoints"), [Column::Other; 2]);
        assert_eq!(
            columns("TotalPercentage;MeanPercentage"),
            [Column::Other, Column::Percentage]
        );
    }
}
