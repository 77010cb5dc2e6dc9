//! Suggestions for a name cell while it is typed.

use std::collections::HashSet;

use super::paste::names_in;
use super::{ClubView, Column, Draft, DraftRow, ExaminedRow, Named, partners};
use crate::domain::name::fold;
use crate::domain::{Notice, PlayerId};

/// Most suggestions at a time.
pub const MOST: usize = 8;

/// Most players offered in place of a newcomer.
const OFFERED: usize = 6;

/// A player who may be meant.
#[derive(Clone, Debug, PartialEq)]
pub struct Suggestion {
    /// Who.
    pub player: PlayerId,
    /// What the whole cell becomes when it is taken.
    pub insert: String,
    /// The current rating and what else helps to choose.
    pub description: Notice,
}

/// Who may be meant in a name cell of a row, best guess first: the usual
/// partners of the row's other player, then names with a word that begins as
/// typed, then those that contain it; players who are on the sheet already
/// come last. Case and accents are ignored. After `A &` the second partner is
/// completed. Nothing is suggested for an empty cell without a partner.
pub fn suggestions(view: &ClubView, draft: &Draft, row: usize, column: Column) -> Vec<Suggestion> {
    let Some(cell) = Cell::read(view, draft, row, column) else {
        return Vec::new();
    };
    let part = fold(cell.part);
    let present = present(view, draft, row, &cell);
    let usual: Vec<(PlayerId, usize)> = cell
        .partner
        .map(|partner| partners::usual_partners(view, partner))
        .unwrap_or_default()
        .into_iter()
        .filter(|(id, _)| view.names.folded(*id).contains(&part))
        .collect();
    let mut players: Vec<PlayerId> = usual.iter().map(|(id, _)| *id).collect();
    if !part.is_empty() {
        let enough = MOST + usual.len() + present.len() + view.retired();
        players.extend(view.names.containing(&part, enough));
    }
    let mut seen = HashSet::new();
    players.retain(|id| seen.insert(*id));
    // Stable sorts: within each group the order stays.
    let mut players = view.in_play(players);
    players.sort_by_key(|id| present.contains(id));
    players.truncate(MOST);
    let together = |id| {
        usual
            .iter()
            .find(|(usual, _)| *usual == id)
            .map(|(_, n)| *n)
    };
    players
        .into_iter()
        .map(|id| Suggestion {
            player: id,
            insert: cell.completed(view.book.name_of(id)),
            description: describe(view, id, present.contains(&id), together(id)),
        })
        .collect()
}

/// Completes two partial names of a row: both, when exactly one player fits
/// each of them, or none.
pub fn complete_pair(view: &ClubView, row: &mut DraftRow) {
    let whole = |part: &str| {
        view.names.find(part).or_else(|| {
            let part = Some(part).filter(|part| !fold(part).trim().is_empty())?;
            match view.names.containing(part, 2)[..] {
                [only] => Some(only),
                _ => None,
            }
        })
    };
    if let (Some(a), Some(b)) = (whole(&row.a), whole(&row.b))
        && a != b
    {
        row.set_cell(Column::A, view.book.name_of(a));
        row.set_cell(Column::B, view.book.name_of(b));
    }
}

/// Writes the names of a row that mean a player as the club writes them.
pub fn respell(view: &ClubView, row: &mut DraftRow) {
    for column in [Column::A, Column::B] {
        if let Some(player) = view.names.find(row.cell(column)) {
            row.set_cell(column, view.book.name_of(player));
        }
    }
}

/// Adds to the near spellings of newcomers the players of whose name a part
/// was typed.
pub fn offer_parts(view: &ClubView, draft: &Draft, rows: &mut [ExaminedRow]) {
    for (typed, row) in draft.rows.iter().zip(rows) {
        for (name, named) in [(&typed.a, &mut row.a), (&typed.b, &mut row.b)] {
            if let Named::Newcomer { near, .. } = named
                && !name.trim().is_empty()
            {
                let parts = view.names.containing(name.trim(), OFFERED);
                let further = parts.into_iter().filter(|id| !near.contains(id));
                let further: Vec<PlayerId> = further.collect();
                near.extend(further);
                near.truncate(OFFERED);
            }
        }
    }
}

/// The cell being typed in.
struct Cell<'a> {
    /// The partner typed before `&` in the same cell, as typed.
    head: Option<&'a str>,
    /// The part of a name to complete.
    part: &'a str,
    /// The row's other player, where known.
    partner: Option<PlayerId>,
}

impl<'a> Cell<'a> {
    fn read(view: &ClubView, draft: &'a Draft, row: usize, column: Column) -> Option<Self> {
        let row = draft.rows.get(row)?;
        let (text, other) = match column {
            Column::A => (row.a.as_str(), row.b.as_str()),
            Column::B => (row.b.as_str(), row.a.as_str()),
            Column::Result | Column::Boards => return None,
        };
        let (head, part) = match text.rsplit_once(['&', '/']) {
            Some((head, part)) if view.names.find(text).is_none() => (Some(head.trim()), part),
            _ => (None, text),
        };
        let partner = view.names.find(head.unwrap_or(other));
        Some(Self {
            head,
            part,
            partner,
        })
    }

    fn completed(&self, name: &str) -> String {
        self.head
            .map_or_else(|| name.to_owned(), |head| format!("{head} & {name}"))
    }
}

/// The players of all other rows, and the partner in this one.
fn present(view: &ClubView, draft: &Draft, row: usize, cell: &Cell<'_>) -> HashSet<PlayerId> {
    draft
        .rows
        .iter()
        .enumerate()
        .filter(|(index, _)| *index != row)
        .flat_map(|(_, other)| [&other.a, &other.b])
        .flat_map(|text| names_in(&view.names, text))
        .filter_map(|name| view.names.find(&name))
        .chain(cell.partner)
        .collect()
}

fn describe(view: &ClubView, id: PlayerId, present: bool, together: Option<usize>) -> Notice {
    let track = view.replay.tracks.get(&id);
    let rating = track.map_or(0.0, |track| track.rating().round());
    let notice = match together {
        _ if present => Notice::new("sheet-suggest-present"),
        Some(count) => Notice::new("sheet-suggest-partner").with("tournaments", count),
        None => Notice::new("sheet-suggest"),
    };
    notice.with("rating", rating)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::club::examine;
    use crate::club::fixture::{NAMES, TODAY, season, sheet, view};
    use crate::domain::Player;
    use crate::i18n::Lang;

    /// The numbers of the players suggested in that cell of the first row.
    fn suggested(draft: &Draft, column: Column) -> Vec<i64> {
        let suggestions = suggestions(&view(season()), draft, 0, column);
        suggestions.into_iter().map(|s| s.player.0).collect()
    }

    #[test]
    fn any_part_in_any_spelling_beginnings_first() {
        let ask = |part| suggested(&sheet(&[(part, "", "")]), Column::A);
        assert_eq!(ask("le"), [1, 9]);
        assert_eq!(ask("NOWAK"), [7]);
        assert_eq!(ask("łuc"), ask("LUC"));
        assert_eq!(ask("петр"), [5, 6]);
        assert_eq!(ask("כהן"), [8]);
        assert_eq!(ask("o"), [2, 3, 4, 7], "Bo is found by its end too");
        assert!(ask("nobody").is_empty() && ask(" ").is_empty());
    }

    #[test]
    fn the_usual_partner_comes_first() {
        let draft = sheet(&[("Ann Lee", "", "")]);
        assert_eq!(suggested(&draft, Column::B), [2, 3]);
        let draft = sheet(&[("o", "Di Fox", "")]);
        assert_eq!(suggested(&draft, Column::A)[0], 2, "her last partner");
    }

    #[test]
    fn players_on_the_sheet_come_last() {
        let draft = sheet(&[("Ann Lee", "", ""), ("Bo Ray", "x", "")]);
        assert_eq!(suggested(&draft, Column::B), [3, 2]);
        let draft = sheet(&[("", "le", ""), ("Ann Lee&x", "", "")]);
        assert_eq!(suggested(&draft, Column::B), [9, 1]);
        let draft = sheet(&[("Kim 🂡 \"Ace\" Lee", "le", "")]);
        assert_eq!(suggested(&draft, Column::B), [1, 9], "so does the partner");
    }

    #[test]
    fn after_an_ampersand_the_second_partner_is_completed() {
        let view = view(season());
        let draft = sheet(&[("Ann Lee & b", "", ""), ("иванов & с", "", "")]);
        let first = &suggestions(&view, &draft, 0, Column::A)[0];
        assert_eq!(first.insert, "Ann Lee & Bo Ray");
        let draft = sheet(&[("Иванов & сын", "", "")]);
        let whole = &suggestions(&view, &draft, 0, Column::A)[0];
        assert_eq!(whole.insert, NAMES[9], "a known name is one name");
    }

    #[test]
    fn partial_partners_are_completed_both_or_none() {
        let view = view(season());
        let completed = |a: &str, b: &str| {
            let mut row = sheet(&[(a, b, "")]).rows.remove(0);
            complete_pair(&view, &mut row);
            [row.a, row.b]
        };
        assert_eq!(completed("nowak", "fox"), [NAMES[6], NAMES[3]]);
        assert_eq!(completed("nowak", "ann lee"), [NAMES[6], NAMES[0]]);
        assert_eq!(completed("nowak", "le"), ["nowak", "le"], "two Lees");
        assert_eq!(completed("nowak", "łuc"), ["nowak", "łuc"], "one player");
        assert_eq!(completed("", "fox"), ["", "fox"]);
    }

    #[test]
    fn known_names_are_spelled_as_in_the_club() {
        let mut row = sheet(&[("ann LEE", "new one", "")]).rows.remove(0);
        respell(&view(season()), &mut row);
        assert_eq!([row.a, row.b], ["Ann Lee", "new one"]);
    }

    #[test]
    fn parts_of_names_are_offered_to_newcomers() {
        let draft = sheet(&[("le", "Bo Ray", ""), ("zzz", "", "")]);
        let view = view(season());
        let mut rows = examine(&view, &draft, TODAY).rows;
        offer_parts(&view, &draft, &mut rows);
        let near = |named: &Named| match named {
            Named::Newcomer { near, .. } => near.iter().map(|id| id.0).collect(),
            _ => Vec::new(),
        };
        assert_eq!(near(&rows[0].a), [1, 9]);
        assert_eq!(near(&rows[1].a), [0; 0]);
    }

    #[test]
    fn there_are_few_and_only_for_names() {
        let mut book = season();
        for number in 0..40 {
            let id = book.next_player();
            let player = Player::new(id, format!("Many {number}"), 0.0);
            book.players.insert(id, player);
        }
        let view = view(book);
        let rows: Vec<String> = (0..20).map(|n| format!("Many {n}")).collect();
        let mut draft = sheet(&[("many", "", "")]);
        for (row, name) in rows.iter().enumerate() {
            draft.set_cell(row + 1, Column::A, name);
        }
        let free = suggestions(&view, &draft, 0, Column::A);
        assert_eq!(free.len(), MOST);
        assert!(free.iter().all(|s| !rows.contains(&s.insert)));
        assert_eq!(suggestions(&view, &draft, 0, Column::Result), []);
        assert_eq!(suggestions(&view, &draft, 99, Column::A), []);
    }

    #[test]
    fn descriptions_are_sentences_with_ratings() {
        let view = view(season());
        let draft = sheet(&[("Łucja Nowak", "o", ""), ("Bo Ray", "Di Fox", "")]);
        let all = suggestions(&view, &draft, 0, Column::B);
        let ids: Vec<_> = all.iter().map(|s| s.description.id.as_ref()).collect();
        assert_eq!(ids[0], "sheet-suggest");
        assert_eq!(ids[1..], ["sheet-suggest-present"; 3]);
        let draft_of_new = sheet(&[("luc", "", "")]);
        let unplayed = &suggestions(&view, &draft_of_new, 0, Column::A)[0];
        assert_eq!(Lang::EN.say(&unplayed.description), "rating 500");
        let draft = sheet(&[("Ann Lee", "Bo", "")]);
        let usual = &suggestions(&view, &draft, 0, Column::B)[0];
        let said = Lang::RU.say(&usual.description);
        assert!(said.ends_with("вместе 2 турнира"), "{said}");
    }
}
