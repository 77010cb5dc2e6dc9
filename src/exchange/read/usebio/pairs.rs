//! The pairs of a USEBIO list, and the field each plays in.

use super::fields::{self, Section};
use super::tree::Element;
use super::winners::Winners;
use crate::domain::Notice;
use crate::exchange::read::figure::{boards, figure};
use crate::exchange::read::gather::{FieldKey, Gathered};
use crate::exchange::read::names;
use crate::exchange::read::words::direction::{direction, side_of_pair};
use crate::exchange::{ResultPair, Skipped};

/// A list of pairs, and what the section around it says.
pub(super) struct List<'a> {
    pub(super) element: &'a Element,
    pub(super) winners: Winners,
    /// The boards that the section played: sections of one field may have
    /// played different numbers.
    pub(super) boards: Option<u32>,
}

/// Gathers the pairs of lists, each with the boards of its section; what is no
/// pair is listed. An `ADJUSTMENT` is part of the result that is published, and
/// is not added once more. A `HANDICAP` is never added either: the norm of a
/// pair follows from its ratings, so that what is rated is the score at the
/// table, which is what `PERCENTAGE` and `TOTAL_SCORE` tell.
///
/// # Errors
/// `read-many-pairs`.
pub(super) fn gather(lists: &[List<'_>], gathered: &mut Gathered) -> Result<(), Notice> {
    let sections: Result<Vec<Section>, Notice> =
        lists.iter().map(|list| section(list, gathered)).collect();
    let sections = sections?;
    for line in lists.iter().flat_map(|list| list.element.wrapped_pairs()) {
        gathered.skip(line, Notice::new("usebio-wrapped-pair"));
    }
    for team in lists.iter().flat_map(|list| list.element.all("TEAM")) {
        gathered.skip(team.line, Notice::new("usebio-team"));
    }
    if let Some(at) = fields::part(gathered, &sections) {
        let line = lists[at].element.line;
        gathered.skip(line, Notice::new("usebio-winners-differ"));
    }
    Ok(())
}

/// Gathers the pairs of one list.
fn section(list: &List<'_>, gathered: &mut Gathered) -> Result<Section, Notice> {
    let start = gathered.pairs.len();
    let mut seated = [0; 2];
    let mut with_boards = 0;
    for element in list.element.all("PAIR") {
        let read = pair(element).and_then(|pair| Ok((pair, side(element)?)));
        if read.as_ref().map_or_else(is_somebody, |_| true)
            && let Ok(Some(side)) = side(element)
        {
            seated[side] += 1;
        }
        match read {
            Ok((mut pair, side)) => {
                with_boards += usize::from(pair.boards.is_some());
                pair.boards = pair.boards.or(list.boards);
                gathered.push(pair, side.map(FieldKey::Direction))?;
            }
            Err(reason) => {
                let line = element.line;
                let told = Skipped { line, reason };
                gathered.skipped.push(told.of_pair(&label(element)));
            }
        }
    }
    Ok(Section {
        winners: list.winners,
        pairs: start..gathered.pairs.len(),
        seated,
        with_boards,
    })
}

/// The number of a pair and where it sat.
fn label(element: &Element) -> String {
    let parts = ["PAIR_NUMBER", "DIRECTION"].map(|name| element.text_of(name).unwrap_or_default());
    parts.join(" ").trim().to_owned()
}

/// Whether somebody sat where a pair cannot be read for that reason.
fn is_somebody(reason: &Notice) -> bool {
    !matches!(&*reason.id, "table-no-names" | "table-nobody")
}

fn side(element: &Element) -> Result<Option<usize>, Notice> {
    let told = direction(element.text_of("DIRECTION")?);
    Ok(told.or(side_of_pair(element.text_of("PAIR_NUMBER")?)))
}

/// A name, whole or else out of its two parts.
fn name(player: &Element) -> Result<String, Notice> {
    let whole = player.text_of("PLAYER_NAME")?;
    if !whole.is_empty() {
        return Ok(whole.to_owned());
    }
    let mut parts = Vec::new();
    for part in ["FIRST_NAME", "FORENAME", "LAST_NAME", "SURNAME"] {
        parts.push(player.text_of(part)?);
    }
    Ok(parts.join(" "))
}

fn pair(element: &Element) -> Result<ResultPair, Notice> {
    let mut players = Vec::new();
    for player in element.all("PLAYER") {
        players.extend(names::split_any(&name(player)?)?);
    }
    let told = |name| element.text_of(name).and_then(figure);
    let figures = told("TOTAL_SCORE").and_then(|total| Ok((total, told("PERCENTAGE")?)));
    if players.is_empty() && matches!(figures, Ok((None | Some(0.0), None | Some(0.0)))) {
        return Err(Notice::new("table-nobody"));
    }
    let (a, b) = names::two(&players)?;
    let (result, percentage) = figures?;
    if result.is_none() && percentage.is_none() {
        return Err(Notice::new("table-no-result"));
    }
    let place = element.text_of("PLACE")?;
    Ok(ResultPair {
        a,
        b,
        result,
        percentage,
        boards: boards(element.text_of("BOARDS_PLAYED")?)?,
        place: (!place.is_empty()).then(|| place.to_owned()),
        line: element.line,
    })
}
