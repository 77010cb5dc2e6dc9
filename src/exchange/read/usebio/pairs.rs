//! The pairs of a USEBIO list, and the field each plays in.

use super::tree::Element;
use crate::domain::Notice;
use crate::exchange::ResultPair;
use crate::exchange::read::block::FieldKey;
use crate::exchange::read::direction::{direction, side_of_pair};
use crate::exchange::read::figure::{boards, figure};
use crate::exchange::read::gather::Gathered;
use crate::exchange::read::names;

/// How many winners an event says it has.
pub(super) enum Winners {
    /// It does not say: two when every pair has a direction.
    Untold,
    /// One field.
    One,
    /// North–South and East–West apart; said in that line.
    Two(usize),
}

impl Winners {
    /// By `WINNER_TYPE` of the event, its sessions and sections: two when one
    /// of them says so.
    ///
    /// # Errors
    /// A text that cannot be read.
    pub(super) fn find(event: &Element) -> Result<Self, Notice> {
        let mut found = Self::Untold;
        for told in event.all("WINNER_TYPE") {
            match told.text()? {
                "2" => return Ok(Self::Two(told.line)),
                "1" => found = Self::One,
                _ => {}
            }
        }
        for inner in event.all("SESSION").chain(event.all("SECTION")) {
            match Self::find(inner)? {
                Self::Two(line) => return Ok(Self::Two(line)),
                Self::One => found = Self::One,
                Self::Untold => {}
            }
        }
        Ok(found)
    }
}

/// Gathers the pairs of lists; what is no pair is listed.
///
/// # Errors
/// `read-many-pairs`.
pub(super) fn gather(
    lists: &[&Element],
    winners: &Winners,
    gathered: &mut Gathered,
) -> Result<(), Notice> {
    for element in lists.iter().flat_map(|list| list.all("PAIR")) {
        let read = pair(element).and_then(|pair| Ok((pair, side(element)?)));
        match read {
            Ok((pair, side)) => gathered.push(pair, side.map(FieldKey::Direction))?,
            Err(reason) => gathered.skip(element.line, reason),
        }
    }
    match winners {
        Winners::Untold => gathered.part_by_direction(),
        Winners::One => gathered.one_field(),
        Winners::Two(line) => {
            let untold = gathered.pairs.iter().all(|(_, key)| key.is_none());
            if untold && !gathered.pairs.is_empty() {
                gathered.skip(*line, Notice::new("usebio-no-direction"));
            }
        }
    }
    Ok(())
}

fn side(element: &Element) -> Result<Option<usize>, Notice> {
    let told = direction(element.text_of("DIRECTION")?);
    Ok(told.or(side_of_pair(element.text_of("PAIR_NUMBER")?)))
}

fn pair(element: &Element) -> Result<ResultPair, Notice> {
    let mut players = Vec::new();
    for player in element.all("PLAYER") {
        players.extend(names::split(player.text_of("PLAYER_NAME")?, false));
    }
    let (a, b) = names::two(&players)?;
    let result = figure(element.text_of("TOTAL_SCORE")?)?;
    let percentage = figure(element.text_of("PERCENTAGE")?)?;
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
