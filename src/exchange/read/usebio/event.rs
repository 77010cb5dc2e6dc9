//! An event of a USEBIO file to one tournament, or one for each session.

use super::pairs::{self, List};
use super::tree::Element;
use super::winners::Winners;
use crate::domain::name::normalise;
use crate::domain::{Notice, Scoring, day, number, tournament};
use crate::exchange::read::date::Told;
use crate::exchange::read::gather::Gathered;
use crate::exchange::read::several::united;
use crate::exchange::read::words::scoring;

/// The tournaments of an event: the event as a whole when it has results of
/// its own, or when nobody plays in two of its sessions; else each session.
///
/// # Errors
/// `usebio-event-type` for events of other than pairs, and a text that cannot
/// be read.
pub(super) fn tournaments(event: &Element) -> Result<Vec<Gathered>, Notice> {
    check_type(event)?;
    let sessions: Vec<&Element> = event
        .all("SESSION")
        .filter(|session| !lists(session).is_empty())
        .collect();
    let whole = sessions.len() < 2 || event.all("PARTICIPANTS").any(has_results);
    let lists_of_all = lists(event);
    if lists_of_all.is_empty() {
        return Ok(Vec::new());
    }
    if whole {
        let session = sessions.first().filter(|_| sessions.len() == 1).copied();
        return Ok(vec![gathered(event, session, &lists_of_all)?]);
    }
    let parts: Result<Vec<Gathered>, Notice> = sessions
        .into_iter()
        .map(|session| gathered(event, Some(session), &lists(session)))
        .collect();
    Ok(united(parts?))
}

/// Event types that are read.
const READ: [&str; 7] = [
    "",
    "PAIRS",
    "MP_PAIRS",
    "BUTLER_PAIRS",
    "CROSS_IMP",
    "CROSS_IMPS",
    "CROSS_IMP_PAIRS",
];

fn check_type(event: &Element) -> Result<(), Notice> {
    let teams = event
        .all("PARTICIPANTS")
        .any(|list| list.child("TEAM").is_some());
    let name = match event_type(event) {
        "" if teams => "TEAMS",
        told => told,
    };
    let upper = name.to_ascii_uppercase().replace(['-', ' '], "_");
    if READ.contains(&upper.as_str()) {
        return Ok(());
    }
    let kind = [
        ("INDIVIDUAL", "individual"),
        ("TEAM", "teams"),
        ("SWISS", "swiss"),
        ("KNOCK", "knockout"),
    ]
    .into_iter()
    .find(|(word, _)| upper.contains(word))
    .map_or("other", |(_, kind)| kind);
    Err(Notice::new("usebio-event-type")
        .with("type", name)
        .with("kind", kind))
}

/// The type of an event, at its own tag or at its list of pairs.
fn event_type(event: &Element) -> &str {
    let own = event.event_type.as_deref().unwrap_or_default();
    let of_list = || {
        let list = event.child("PARTICIPANTS")?;
        list.event_type.as_deref()
    };
    if own.is_empty() {
        of_list().unwrap_or_default()
    } else {
        own
    }
}

/// The lists of pairs that count: those of the element itself when they have
/// results, else those of the sessions and sections inside it.
fn lists(within: &Element) -> Vec<&Element> {
    let own: Vec<&Element> = within.all("PARTICIPANTS").filter(has_pairs).collect();
    let inner: Vec<&Element> = within
        .all("SESSION")
        .chain(within.all("SECTION"))
        .flat_map(lists)
        .collect();
    let results_inside = inner.iter().any(|list| has_results(list));
    if inner.is_empty() || own.iter().any(|list| has_results(list)) {
        own
    } else if own.is_empty() || results_inside {
        inner
    } else {
        own
    }
}

fn has_pairs(list: &&Element) -> bool {
    list.child("PAIR").is_some() || !list.wrapped_pairs().is_empty()
}

fn has_results(list: &Element) -> bool {
    let told = |pair: &Element, name| {
        let text = pair.text_of(name);
        text.map_or(true, |text| !text.is_empty())
    };
    list.all("PAIR")
        .any(|pair| told(pair, "PERCENTAGE") || told(pair, "TOTAL_SCORE"))
}

fn gathered(
    event: &Element,
    session: Option<&Element>,
    lists: &[&Element],
) -> Result<Gathered, Notice> {
    let totals = totals(event, session)?;
    let mut gathered = Gathered {
        title: title(event, session),
        day: date(event, session)?,
        boards: number::parse(told(event, session, "BOARDS_PLAYED")?).and_then(tournament::boards),
        totals,
        percents_first: !matches!(totals, Scoring::Imps | Scoring::CrossImps),
        ..Gathered::default()
    };
    let lists: Result<Vec<List<'_>>, Notice> = lists
        .iter()
        .map(|list| list_of(list, event, session))
        .collect();
    pairs::gather(&lists?, &mut gathered)?;
    Ok(gathered)
}

fn list_of<'a>(
    element: &'a Element,
    event: &Element,
    session: Option<&Element>,
) -> Result<List<'a>, Notice> {
    let section = section_of(event, element);
    let boards = section.map_or(Ok(""), |section| section.text_of("BOARDS_PLAYED"))?;
    Ok(List {
        element,
        winners: Winners::find(event, session, section)?,
        boards: number::parse(boards).and_then(tournament::boards),
    })
}

/// The section that a list stands in.
fn section_of<'a>(within: &'a Element, list: &Element) -> Option<&'a Element> {
    let holds = |section: &&Element| {
        let mut lists = section.all("PARTICIPANTS");
        lists.any(|own| std::ptr::eq(own, list))
    };
    let mut sessions = within.all("SESSION");
    within
        .all("SECTION")
        .find(holds)
        .or_else(|| sessions.find_map(|session| section_of(session, list)))
}

/// What a session says, else its event.
fn told<'a>(
    event: &'a Element,
    session: Option<&'a Element>,
    name: &'static str,
) -> Result<&'a str, Notice> {
    let of_session = session.map_or(Ok(""), |session| session.text_of(name))?;
    if of_session.is_empty() {
        event.text_of(name)
    } else {
        Ok(of_session)
    }
}

/// What the first section that says something says.
fn of_sections<'a>(within: &'a Element, name: &'static str) -> Result<&'a str, Notice> {
    for section in within.all("SECTION") {
        let text = section.text_of(name)?;
        if !text.is_empty() {
            return Ok(text);
        }
    }
    for session in within.all("SESSION") {
        let text = of_sections(session, name)?;
        if !text.is_empty() {
            return Ok(text);
        }
    }
    Ok("")
}

/// What the event and the session are called; a heading that cannot be read
/// is none.
fn title(event: &Element, session: Option<&Element>) -> Option<String> {
    let of_event = event.text_of("EVENT_DESCRIPTION");
    let of_session = session.map(|session| session.text_of("SESSION_DESCRIPTION"));
    let parts: Vec<String> = [Some(of_event), of_session]
        .into_iter()
        .flatten()
        .flatten()
        .map(normalise)
        .filter(|part| !part.is_empty())
        .collect();
    (!parts.is_empty()).then(|| parts.join(", "))
}

/// `dd/mm/yyyy`, perhaps with a time behind it.
fn date(event: &Element, session: Option<&Element>) -> Result<Told, Notice> {
    let of_session = session.map_or(Ok(""), |session| session.text_of("SESSION_DATE"))?;
    let text = match of_session {
        "" => told(event, session, "DATE")?,
        told => told,
    };
    let day = |text: &str| {
        let mut parts = text.split(|c: char| c.is_whitespace() || c == 'T');
        parts.next().and_then(day::day_first)
    };
    Ok(Told::by(text, day))
}

/// What totals are: by the type of the event, more closely by the methods.
fn totals(event: &Element, session: Option<&Element>) -> Result<Scoring, Notice> {
    let by_type = scoring::of_words(event_type(event));
    let methods = [
        told(event, session, "BOARD_SCORING_METHOD")?,
        of_sections(session.unwrap_or(event), "BOARD_SCORING_METHOD")?,
        told(event, session, "SCORING_METHOD")?,
    ];
    let mut by_method = methods
        .into_iter()
        .map(scoring::of_words)
        .filter(|scoring| *scoring != Scoring::Auto);
    Ok(match by_type {
        Scoring::Auto => by_method.next().unwrap_or_default(),
        // Version 1.0 has no type for cross-IMPs.
        Scoring::Imps if by_method.any(|method| method == Scoring::CrossImps) => Scoring::CrossImps,
        told => told,
    })
}
