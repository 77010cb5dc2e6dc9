//! The names of a club, searched in every way.

use std::collections::HashMap;

use super::{fold, normalise, parted, unlabelled};
use crate::domain::near::{Letters, Sought, swapped};
use crate::domain::{Book, PlayerId};

/// The club's names, ready to be searched.
#[derive(Clone, Debug, Default)]
pub struct NameIndex {
    /// By folded form.
    names: Vec<Indexed>,
    /// Where each player stands in `names`.
    places: HashMap<PlayerId, usize>,
    exact: HashMap<String, Vec<PlayerId>>,
    folded: HashMap<String, Vec<PlayerId>>,
    /// By folded form.
    aliases: HashMap<String, Vec<PlayerId>>,
    /// Those whose name has a label, by the folded form of the name without
    /// it.
    labelled: HashMap<String, Vec<PlayerId>>,
}

/// A name as it is searched.
#[derive(Clone, Debug)]
struct Indexed {
    id: PlayerId,
    folded: String,
    letters: Letters,
}

impl NameIndex {
    /// An index over a club's players and their aliases.
    pub fn new(book: &Book) -> Self {
        let mut index = Self::default();
        for (alias, player) in &book.aliases {
            index.aliases.entry(fold(alias)).or_default().push(*player);
        }
        for player in book.players.values() {
            let folded = fold(&player.name);
            index
                .exact
                .entry(player.name.clone())
                .or_default()
                .push(player.id);
            index
                .folded
                .entry(folded.clone())
                .or_default()
                .push(player.id);
            if let Some(plain) = unlabelled(&player.name) {
                let others = index.labelled.entry(fold(plain)).or_default();
                others.push(player.id);
            }
            index.names.push(Indexed {
                id: player.id,
                letters: Letters::of(&folded),
                folded,
            });
        }
        index.names.sort_by(|a, b| a.folded.cmp(&b.folded));
        let places = index.names.iter().enumerate();
        index.places = places.map(|(place, name)| (name.id, place)).collect();
        index
    }

    /// Where a player's name stands among all of the club, by folded form;
    /// `None` for a stranger.
    pub fn place(&self, player: PlayerId) -> Option<usize> {
        self.places.get(&player).copied()
    }

    /// The [folded](fold) name of a player; nothing for a stranger.
    pub fn folded(&self, player: PlayerId) -> &str {
        let place = self.place(player);
        place.map_or("", |place| &self.names[place].folded)
    }

    /// The one player that a spelling means; `None` when no or more than one
    /// player [fits](NameIndex::fitting).
    pub fn find(&self, name: &str) -> Option<PlayerId> {
        match self.fitting(name)[..] {
            [only] => Some(only),
            _ => None,
        }
    }

    /// The one player that a spelling in a file means; `None` when no or more
    /// than one player [fits](NameIndex::fitting_in_file).
    pub fn find_in_file(&self, name: &str) -> Option<PlayerId> {
        match self.fitting_in_file(name)[..] {
            [only] => Some(only),
            _ => None,
        }
    }

    /// The players that a spelling fits: exactly; else ignoring case and
    /// accents; else with surname and first name swapped; else, when it is
    /// nobody's own name, by an alias, as it stands or swapped; else those of
    /// that name who are told apart by labels, if there are several. Of
    /// several none can be told to be meant.
    pub fn fitting(&self, name: &str) -> Vec<PlayerId> {
        let own = self.own(name);
        if !own.is_empty() {
            return own;
        }
        let folded = fold(name);
        let forms = swapped(&folded);
        if let Some(ids) = self.aliases.get(&folded) {
            return distinct(ids.iter());
        }
        let called = forms.iter().filter_map(|form| self.aliases.get(form));
        let called = distinct(called.flatten());
        if !called.is_empty() {
            return called;
        }
        let told_apart = self.told_apart(&folded);
        if told_apart.len() > 1 {
            told_apart
        } else {
            Vec::new()
        }
    }

    /// The players that a spelling in a file fits. Who wrote the file may not
    /// know of labels: a player's own name fits also those of that name who
    /// have a label.
    pub fn fitting_in_file(&self, name: &str) -> Vec<PlayerId> {
        let own = self.own(name);
        if own.is_empty() {
            return self.fitting(name);
        }
        let told_apart = self.told_apart(&fold(name));
        distinct(own.iter().chain(&told_apart))
    }

    /// The players whose own name it is.
    fn own(&self, name: &str) -> Vec<PlayerId> {
        let name = normalise(name);
        if let Some(ids) = self.exact.get(&name) {
            return ids.clone();
        }
        let folded = fold(&name);
        if let Some(ids) = self.folded.get(&folded) {
            return ids.clone();
        }
        let forms = swapped(&folded);
        let own = forms.iter().filter_map(|form| self.folded.get(form));
        distinct(own.flatten())
    }

    /// The players of that name, in either order, who have a label.
    fn told_apart(&self, folded: &str) -> Vec<PlayerId> {
        let mut forms = swapped(folded);
        forms.push(folded.to_owned());
        let labelled = forms.iter().filter_map(|form| self.labelled.get(form));
        distinct(labelled.flatten())
    }

    /// The names in one cell. What is as a whole the name of a player is one
    /// name; else it is parted where both sides are players; else, of more
    /// than two pieces, where one side of several pieces is a player; else
    /// as [`parted`] says.
    pub fn parted(&self, cell: &str) -> Vec<String> {
        let known = |name: &str| self.find(name).is_some();
        if known(cell) {
            return vec![normalise(cell)];
        }
        let several = |name: &str| name.contains(['&', '/']);
        let cuts = || {
            cell.match_indices(['&', '/'])
                .map(|(at, mark)| (&cell[..at], &cell[at + mark.len()..]))
        };
        let composite = |one: &str, other: &str| several(one) && known(one) && !several(other);
        let cut = cuts()
            .find(|(a, b)| known(a) && known(b))
            .or_else(|| cuts().find(|(a, b)| composite(a, b) || composite(b, a)));
        match cut {
            Some((a, b)) => [a, b]
                .map(normalise)
                .into_iter()
                .filter(|name| !name.is_empty())
                .collect(),
            None => parted(cell),
        }
    }

    /// Up to `most` players with a near spelling, nearest first.
    pub fn near(&self, name: &str, most: usize) -> Vec<PlayerId> {
        let sought = Sought::new(&fold(name));
        let mut close: Vec<(f64, PlayerId)> = self
            .names
            .iter()
            .filter_map(|other| {
                let likeness = sought.likeness(&other.folded, &other.letters)?;
                Some((likeness, other.id))
            })
            .collect();
        close.sort_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1)));
        close.into_iter().take(most).map(|(_, id)| id).collect()
    }

    /// Up to `most` players whose name contains `part`, names with a word
    /// that begins so first, otherwise in alphabetical order.
    pub fn containing(&self, part: &str, most: usize) -> Vec<PlayerId> {
        let part = fold(part);
        let (mut begin, mut inside) = (Vec::new(), Vec::new());
        for Indexed { id, folded, .. } in &self.names {
            match folded
                .match_indices(&part)
                .map(|(at, _)| at)
                .find(|at| starts_word(folded, *at))
            {
                Some(_) => begin.push(*id),
                None if folded.contains(&part) => inside.push(*id),
                None => {}
            }
            if begin.len() == most {
                break;
            }
        }
        begin.extend(inside);
        begin.truncate(most);
        begin
    }
}

fn distinct<'a>(ids: impl Iterator<Item = &'a PlayerId>) -> Vec<PlayerId> {
    let mut ids: Vec<PlayerId> = ids.copied().collect();
    ids.sort_unstable();
    ids.dedup();
    ids
}

fn starts_word(text: &str, at: usize) -> bool {
    text[..at]
        .chars()
        .next_back()
        .is_none_or(|c| !c.is_alphanumeric())
}
