//! Players × tournaments of partners, read once a revision.

use std::collections::HashMap;

use crate::club::ClubView;
use crate::domain::name::fold;
use crate::domain::{Date, EventRef, Kind, PlayerId, Tournament, TournamentId};

/// One column: an evening, and everybody's partner.
pub(super) struct Evening {
    pub(super) id: TournamentId,
    pub(super) date: Date,
    pub(super) title: String,
    pub(super) kind: Kind,
    partners: HashMap<PlayerId, PlayerId>,
}

impl Evening {
    fn new(tournament: &Tournament) -> Self {
        let both = |pair: &crate::domain::Pair| [(pair.a, pair.b), (pair.b, pair.a)];
        Self {
            id: tournament.id,
            date: tournament.date,
            title: tournament.title.clone(),
            kind: tournament.kind,
            partners: tournament.pairs().flat_map(both).collect(),
        }
    }

    /// The partner of a player that evening.
    pub(super) fn partner_of(&self, player: PlayerId) -> Option<PlayerId> {
        self.partners.get(&player).copied()
    }
}

/// The evenings that count for familiarity now, newest first: as many as the
/// window holds.
pub(super) fn evenings(view: &ClubView) -> Vec<Evening> {
    let counted = |event: &EventRef<'_>| match event {
        EventRef::Tournament(tournament) if tournament.kind.counts_for_familiarity() => {
            Some(Evening::new(tournament))
        }
        _ => None,
    };
    let window = view.book.next_params().window as usize;
    let timeline = view.book.timeline();
    timeline
        .iter()
        .rev()
        .filter_map(counted)
        .take(window)
        .collect()
}

/// Players whose names contain `search`, by number or by name.
pub(super) fn players(view: &ClubView, search: &str, by_name: bool) -> Vec<PlayerId> {
    let search = fold(search);
    let number = search.parse().map(PlayerId).ok();
    let mut players: Vec<(&str, PlayerId)> = view
        .book
        .players
        .keys()
        .map(|id| (view.names.folded(*id), *id))
        .filter(|(name, id)| name.contains(&search) || number == Some(*id))
        .collect();
    if by_name {
        players.sort();
    }
    players.into_iter().map(|(_, id)| id).collect()
}

/// A name that fits a narrow cell: the first word and the initials of the
/// others.
pub(super) fn short_name(name: &str) -> String {
    let mut words = name.split_whitespace();
    let mut short = words.next().unwrap_or_default().to_owned();
    for initial in words.filter_map(|word| word.chars().next()) {
        short.push(' ');
        short.push(initial);
        short.push('.');
    }
    short
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_names_keep_the_first_word() {
        assert_eq!(short_name("Kowalska Anna Maria"), "Kowalska A. M.");
        assert_eq!(short_name("Петренко"), "Петренко");
        assert_eq!(short_name(""), "");
    }
}
