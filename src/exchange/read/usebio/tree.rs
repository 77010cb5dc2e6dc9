//! XML to the few elements of USEBIO that tell results, within limits.

use quick_xml::Reader;
use quick_xml::errors::{Error, IllFormedError, SyntaxError};
use quick_xml::escape::resolve_predefined_entity;
use quick_xml::events::{BytesRef, BytesStart, Event};

use super::dtd::declares_entities;
use crate::domain::Notice;

/// Deepest nesting of elements; USEBIO needs 8.
pub const MAX_DEPTH: usize = 64;

/// Most elements of a file; an evening of 200 pairs has some 50,000.
pub const MAX_ELEMENTS: usize = 1_000_000;

/// Most lists of pairs; each is looked for among all sections.
pub const MAX_LISTS: usize = 1_000;

/// Longest text of an element or attribute, in bytes.
pub const MAX_TEXT: usize = 64 << 10;

/// The root of every USEBIO file.
pub(super) const ROOT: &str = "USEBIO";

/// A list of pairs.
const LIST: &str = "PARTICIPANTS";

/// Elements that tell results, in capitals or not; any other is passed over with all inside it.
const KNOWN: [&str; 27] = [
    ROOT,
    "EVENT",
    "EVENT_DESCRIPTION",
    "DATE",
    "SESSION",
    "SESSION_DATE",
    "SESSION_DESCRIPTION",
    "SECTION",
    "WINNER_TYPE",
    "BOARDS_PLAYED",
    "BOARD_SCORING_METHOD",
    "SCORING_METHOD",
    LIST,
    "TEAM",
    "PAIR",
    "PAIR_NUMBER",
    "DIRECTION",
    "PERCENTAGE",
    "TOTAL_SCORE",
    "PLACE",
    "ADJUSTMENT",
    "PLAYER",
    "PLAYER_NAME",
    "FIRST_NAME",
    "FORENAME",
    "LAST_NAME",
    "SURNAME",
];

/// An element that tells something.
#[derive(Clone, Debug, Default)]
pub(super) struct Element {
    pub(super) name: &'static str,
    /// Where it begins, counted from 1.
    pub(super) line: usize,
    /// Its attribute `EVENT_TYPE`.
    pub(super) event_type: Option<String>,
    children: Vec<Self>,
    /// Lines of the pairs inside elements of it that are passed over.
    passed_pairs: Vec<usize>,
    text: String,
    /// An entity in its text that no XML file knows by itself.
    unknown: Option<String>,
}

impl Element {
    /// The children of a name.
    pub(super) fn all<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a Self> {
        self.children.iter().filter(move |child| child.name == name)
    }

    /// The first child of a name.
    pub(super) fn child(&self, name: &str) -> Option<&Self> {
        self.children.iter().find(|child| child.name == name)
    }

    /// Lines of the pairs that stand in it, but not as its children.
    pub(super) fn wrapped_pairs(&self) -> Vec<usize> {
        let wrappers = self.children.iter().filter(|child| child.name != "PAIR");
        let inside = wrappers.flat_map(|wrapper| {
            let pairs = wrapper.all("PAIR").map(|pair| pair.line);
            pairs.chain(wrapper.wrapped_pairs()).collect::<Vec<_>>()
        });
        inside.chain(self.passed_pairs.iter().copied()).collect()
    }

    /// Its text without blanks around it.
    ///
    /// # Errors
    /// `usebio-unknown-entity`.
    pub(super) fn text(&self) -> Result<&str, Notice> {
        match &self.unknown {
            None => Ok(self.text.trim()),
            Some(entity) => {
                Err(Notice::new("usebio-unknown-entity").with("entity", entity.as_str()))
            }
        }
    }

    /// The text of the first child of a name; empty without one.
    ///
    /// # Errors
    /// As [`Element::text`].
    pub(super) fn text_of(&self, name: &str) -> Result<&str, Notice> {
        self.child(name).map_or(Ok(""), Self::text)
    }
}

/// The root of a USEBIO file.
///
/// # Errors
/// XML that is cut off, not well-formed, beyond a limit, with entity
/// declarations of its own, or with another root, each with its line.
pub(super) fn parse(text: &str) -> Result<Element, Notice> {
    let mut builder = Builder {
        reader: Reader::from_str(text),
        lines: Lines {
            text: text.as_bytes(),
            at: 0,
            line: 1,
        },
        open: Vec::new(),
        passed_over: 0,
        elements: 0,
        lists: 0,
        root: None,
    };
    while builder.step()? {}
    builder.root.ok_or_else(|| Notice::new("usebio-empty"))
}

/// The line of a position that only ever moves on.
struct Lines<'a> {
    text: &'a [u8],
    at: usize,
    line: usize,
}

impl Lines<'_> {
    fn at(&mut self, position: u64) -> usize {
        let position = usize::try_from(position).unwrap_or(usize::MAX);
        let position = position.clamp(self.at, self.text.len());
        let ends = |at: &usize| match self.text[*at] {
            b'\n' => true,
            b'\r' => self.text.get(at + 1) != Some(&b'\n'),
            _ => false,
        };
        self.line += (self.at..position).filter(ends).count();
        self.at = position;
        self.line
    }
}

struct Builder<'a> {
    reader: Reader<&'a [u8]>,
    lines: Lines<'a>,
    /// From the root inwards.
    open: Vec<Element>,
    /// How deep inside an element that is passed over.
    passed_over: usize,
    elements: usize,
    lists: usize,
    root: Option<Element>,
}

impl Builder<'_> {
    /// One piece of XML; whether there are more.
    fn step(&mut self) -> Result<bool, Notice> {
        let line = self.lines.at(self.reader.buffer_position());
        let event = self.reader.read_event().map_err(|why| self.broken(&why))?;
        match event {
            Event::Start(start) => self.open(&start, line)?,
            Event::Empty(start) => {
                self.open(&start, line)?;
                self.close();
            }
            Event::End(_) => self.close(),
            Event::Text(text) => self.text(&text, line)?,
            Event::CData(text) => self.text(&text, line)?,
            Event::GeneralRef(reference) => self.reference(&reference, line)?,
            Event::DocType(content) if declares_entities(&content) => {
                return Err(at("usebio-entities", line));
            }
            Event::Eof => return self.end(line),
            Event::DocType(_) | Event::Comment(_) | Event::Decl(_) | Event::PI(_) => {}
        }
        Ok(true)
    }

    fn open(&mut self, start: &BytesStart<'_>, line: usize) -> Result<(), Notice> {
        self.elements += 1;
        if self.elements > MAX_ELEMENTS {
            return Err(Notice::new("usebio-many-elements").with("most", MAX_ELEMENTS));
        }
        if self.open.len() + self.passed_over >= MAX_DEPTH {
            return Err(at("usebio-deep", line).with("most", MAX_DEPTH));
        }
        let event_type = event_type(start, line)?;
        let name = start.local_name();
        let known = KNOWN
            .iter()
            .find(|known| known.eq_ignore_ascii_case(name.as_ref()));
        if self.open.is_empty() {
            if self.root.is_some() {
                return Err(at("usebio-malformed", line));
            }
            if known != Some(&ROOT) {
                return Err(Notice::new("usebio-other-root").with("root", name.as_ref()));
            }
        }
        if known == Some(&LIST) {
            self.lists += 1;
            if self.lists > MAX_LISTS {
                return Err(Notice::new("usebio-many-lists").with("most", MAX_LISTS));
            }
        }
        match known {
            Some(name) if self.passed_over == 0 => self.open.push(Element {
                name,
                line,
                event_type,
                ..Element::default()
            }),
            _ => {
                self.passed_over += 1;
                if known == Some(&"PAIR")
                    && let Some(list) = self.open.last_mut()
                {
                    list.passed_pairs.push(line);
                }
            }
        }
        Ok(())
    }

    /// The reader has checked that the names fit.
    fn close(&mut self) {
        if self.passed_over > 0 {
            self.passed_over -= 1;
        } else if let Some(closed) = self.open.pop() {
            match self.open.last_mut() {
                Some(parent) => parent.children.push(closed),
                None => self.root = Some(closed),
            }
        }
    }

    fn text(&mut self, text: &str, line: usize) -> Result<(), Notice> {
        let Some(element) = self.open.last_mut() else {
            let only_blanks = text
                .chars()
                .all(|c| c.is_whitespace() || c.is_control() || c == '\u{feff}');
            return only_blanks
                .then_some(())
                .ok_or_else(|| at("usebio-malformed", line));
        };
        let length = if self.passed_over > 0 {
            0
        } else {
            element.text.len()
        };
        if length + text.len() > MAX_TEXT {
            return Err(long_text(line));
        }
        if self.passed_over == 0 {
            element.text.push_str(text);
        }
        Ok(())
    }

    /// A character by its number, or one of the five names that every XML
    /// file knows.
    fn reference(&mut self, reference: &BytesRef<'_>, line: usize) -> Result<(), Notice> {
        let by_number = reference.resolve_char_ref();
        match by_number.map_err(|_| at("usebio-malformed", line))? {
            Some(character) => self.text(character.encode_utf8(&mut [0; 4]), line),
            None => match resolve_predefined_entity(reference) {
                Some(text) => self.text(text, line),
                None => {
                    let told = self.open.last_mut().filter(|_| self.passed_over == 0);
                    if let Some(element) = told {
                        element.unknown = Some(reference.to_string());
                    }
                    Ok(())
                }
            },
        }
    }

    fn end(&self, line: usize) -> Result<bool, Notice> {
        match self.open.last() {
            None => Ok(false),
            Some(_) => Err(self.cut_off(line)),
        }
    }

    fn cut_off(&self, line: usize) -> Notice {
        match self.open.last() {
            None => at("usebio-cut-off", line),
            Some(open) => at("usebio-cut-off-inside", line)
                .with("element", open.name)
                .with("opened", open.line.to_string()),
        }
    }

    fn broken(&mut self, why: &Error) -> Notice {
        let line = self.lines.at(self.reader.error_position());
        match why {
            Error::Syntax(SyntaxError::InvalidBangMarkup) => at("usebio-malformed", line),
            Error::Syntax(_) => self.cut_off(line),
            Error::IllFormed(IllFormedError::MismatchedEndTag { expected, found }) => {
                at("usebio-mismatched", line)
                    .with("expected", expected.as_str())
                    .with("found", found.as_str())
            }
            _ => at("usebio-malformed", line),
        }
    }
}

/// The attribute `EVENT_TYPE`; all attributes are checked.
fn event_type(start: &BytesStart<'_>, line: usize) -> Result<Option<String>, Notice> {
    let mut found = None;
    for attribute in start.attributes() {
        let attribute = attribute.map_err(|_| at("usebio-malformed", line))?;
        if attribute.value.len() > MAX_TEXT {
            return Err(long_text(line));
        }
        if attribute.key.as_ref().eq_ignore_ascii_case("EVENT_TYPE") {
            found = Some(attribute.value.trim().to_owned());
        }
    }
    Ok(found)
}

fn long_text(line: usize) -> Notice {
    at("usebio-long-text", line).with("most", MAX_TEXT >> 10)
}

/// A sentence about a line; a text, so that no language groups its digits.
fn at(id: &'static str, line: usize) -> Notice {
    Notice::new(id).with("line", line.to_string())
}
