//! How many winners an event, a session or a section says it has.

use super::tree::Element;
use crate::domain::Notice;

/// By `WINNER_TYPE`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Winners {
    /// It does not say: two when every pair has a direction.
    Untold,
    /// One field.
    One,
    /// North–South and East–West apart.
    Two,
}

impl Winners {
    /// Of a section what it says itself, else its session, else its event,
    /// and never what another session does.
    ///
    /// # Errors
    /// A text that cannot be read.
    pub(super) fn find(
        event: &Element,
        session: Option<&Element>,
        section: Option<&Element>,
    ) -> Result<Self, Notice> {
        let of_section = section.map_or(Ok(Self::Untold), Self::own)?;
        let of_session = session.map_or(Ok(Self::Untold), Self::within)?;
        let of_event = match session {
            Some(_) => Self::own(event)?,
            None => Self::within(event)?,
        };
        Ok(of_section.or(of_session).or(of_event))
    }

    fn or(self, other: Self) -> Self {
        if self == Self::Untold { other } else { self }
    }

    /// What an element says itself, else two when something inside it does.
    fn within(element: &Element) -> Result<Self, Notice> {
        let own = Self::own(element)?;
        if own != Self::Untold {
            return Ok(own);
        }
        let inner = element.all("SESSION").chain(element.all("SECTION"));
        let told: Result<Vec<Self>, Notice> = inner.map(Self::within).collect();
        Ok(Self::of(&told?))
    }

    fn own(element: &Element) -> Result<Self, Notice> {
        let told = element.all("WINNER_TYPE").map(|told| {
            Ok(match told.text()? {
                "2" => Self::Two,
                "1" => Self::One,
                _ => Self::Untold,
            })
        });
        let told: Result<Vec<Self>, Notice> = told.collect();
        Ok(Self::of(&told?))
    }

    /// Two when one of them is two, else one when one is.
    fn of(told: &[Self]) -> Self {
        [Self::Two, Self::One]
            .into_iter()
            .find(|winners| told.contains(winners))
            .unwrap_or(Self::Untold)
    }
}
