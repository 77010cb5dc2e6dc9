//! The pairs of a USEBIO list, and the field each plays in.

use super::tree::Element;
use crate::domain::Notice;
use crate::exchange::ResultPair;
use crate::exchange::read::block::FieldKey;
use crate::exchange::read::direction::{direction, side_of_pair};
use crate::exchange::read::figure::{boards, figure};
use crate::exchange::read::gather::Gathered;
use crate::exchange::read::names;

/// How many winners an event or a session says it has.
#[derive(Clone, Copy)]
pub(super) enum Winners {
    /// It does not say: two when every pair has a direction.
    Untold,
    /// One field.
    One,
    /// North–South and East–West apart; said in that line.
    Two(usize),
}

impl Winners {
    /// By `WINNER_TYPE`: of a session what it says itself, else what its
    /// event says, and never what another session does.
    ///
    /// # Errors
    /// A text that cannot be read.
    pub(super) fn find(event: &Element, session: Option<&Element>) -> Result<Self, Notice> {
        let Some(session) = session else {
            return Self::within(event);
        };
        match Self::within(session)? {
            Self::Untold => Self::own(event),
            told => Ok(told),
        }
    }

    /// What an element says itself, else two when something inside it does.
    fn within(element: &Element) -> Result<Self, Notice> {
        let own = Self::own(element)?;
        if !matches!(own, Self::Untold) {
            return Ok(own);
        }
        let inner = element.all("SESSION").chain(element.all("SECTION"));
        let told: Result<Vec<Self>, Notice> = inner.map(Self::within).collect();
        Ok(Self::of(&told?))
    }

    fn own(element: &Element) -> Result<Self, Notice> {
        let told = element.all("WINNER_TYPE").map(|told| {
            Ok(match told.text()? {
                "2" => Self::Two(told.line),
                "1" => Self::One,
                _ => Self::Untold,
            })
        });
        let told: Result<Vec<Self>, Notice> = told.collect();
        Ok(Self::of(&told?))
    }

    /// Two when one of them is two, else one when one is.
    fn of(told: &[Self]) -> Self {
        let find = |wanted: fn(&Self) -> bool| told.iter().copied().find(wanted);
        find(|told| matches!(told, Self::Two(_)))
            .or_else(|| find(|told| matches!(told, Self::One)))
            .unwrap_or(Self::Untold)
    }
}

/// Gathers the pairs of lists, each with the boards of its section; what is no
/// pair is listed. An `ADJUSTMENT` is part of the result that is published, and
/// is not added once more. A `HANDICAP` is never added either: the norm of a
/// pair follows from its ratings, so that what is rated is the score at the
/// table, which is what `PERCENTAGE` and `TOTAL_SCORE` tell.
///
/// # Errors
/// `read-many-pairs`.
pub(super) fn gather(
    lists: &[(&Element, Option<u32>)],
    winners: &Winners,
    gathered: &mut Gathered,
) -> Result<(), Notice> {
    for (list, boards) in lists {
        for element in list.all("PAIR") {
            match pair(element).and_then(|pair| Ok((pair, side(element)?))) {
                Ok((mut pair, side)) => {
                    pair.boards = pair.boards.or(*boards);
                    gathered.push(pair, side.map(FieldKey::Direction))?;
                }
                Err(reason) => gathered.skip(element.line, reason),
            }
        }
    }
    for line in lists.iter().flat_map(|(list, _)| list.wrapped_pairs()) {
        gathered.skip(line, Notice::new("usebio-wrapped-pair"));
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

/// A name, whole or else out of its two parts.
fn name(player: &Element) -> Result<String, Notice> {
    let whole = player.text_of("PLAYER_NAME")?;
    if !whole.is_empty() {
        return Ok(whole.to_owned());
    }
    let (first, last) = (player.text_of("FIRST_NAME")?, player.text_of("LAST_NAME")?);
    Ok(format!("{first} {last}"))
}

fn pair(element: &Element) -> Result<ResultPair, Notice> {
    let mut players = Vec::new();
    for player in element.all("PLAYER") {
        players.extend(names::split_any(&name(player)?)?);
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
