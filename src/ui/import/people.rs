//! The names in files that no player of the club has, and who is meant.

use std::collections::{BTreeMap, BTreeSet};

use super::evening::Evening;
use crate::club::{Draft, DraftRow, PlayerEdit, preview};
use crate::domain::name::{fold, normalise};
use crate::domain::{Notice, PlayerId};
use crate::ui::Cx;

/// Near spellings offered for one name.
const OFFERED: usize = 4;

/// Everybody whose name the club does not know, by folded name: a person is
/// answered for once, in however many files.
#[derive(Clone, Default)]
pub(super) struct People {
    /// In the order of their names. Answers stay when a file is read anew.
    pub(super) strangers: BTreeMap<String, Stranger>,
    /// The starting rating to be given to all newcomers, as typed.
    pub(super) start_of_all: String,
    read_from: Option<(u64, Vec<Vec<DraftRow>>)>,
}

/// A name that means no player of the club, and what the director says to it.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Stranger {
    /// As the files write it, normalised.
    pub(super) name: String,
    /// Players it may be a spelling of, nearest first.
    pub(super) near: Vec<PlayerId>,
    /// The player who is meant, as typed or chosen; empty for a newcomer.
    pub(super) player: String,
    /// Whether the name is to mean that player in later files too.
    pub(super) remember: bool,
    /// The newcomer's starting rating, as typed.
    pub(super) start: String,
    /// Whether the name stands on a sheet now.
    pub(super) present: bool,
}

/// What the director says to a name.
pub(super) enum Answer {
    /// A player of the club.
    Known(PlayerId),
    /// A newcomer with a starting rating, in rating points.
    New(f64),
    /// Nothing yet.
    Nothing,
    /// Nothing that can be used.
    Wrong(Notice),
}

impl Stranger {
    /// Whether nothing was said to the name yet.
    pub(super) fn is_open(&self) -> bool {
        self.player.trim().is_empty() && self.start.trim().is_empty()
    }

    /// What the director says, understood.
    pub(super) fn answer(&self, cx: &Cx<'_>) -> Answer {
        let player = self.player.trim();
        if !player.is_empty() {
            let nobody = Notice::new("import-nobody").with("name", player);
            let found = cx.view.names.find(player);
            return found.map_or(Answer::Wrong(nobody), Answer::Known);
        }
        if self.start.trim().is_empty() {
            return Answer::Nothing;
        }
        if let Some(other) = cx.view.names.find(&self.name) {
            // Two of one name are told apart by a label, not by a rating.
            let taken = Notice::new("club-name-taken").with("name", self.name.as_str());
            return Answer::Wrong(taken.with("other", cx.view.book.name_of(other)));
        }
        match preview::starting_rating(&self.name, &self.start) {
            Ok(start) => Answer::New(start),
            Err(notice) => Answer::Wrong(notice),
        }
    }
}

impl People {
    /// Looks who is unknown, when the files or the club changed; answers
    /// given already stay.
    pub(super) fn follow(&mut self, evenings: &[Evening], cx: &Cx<'_>) {
        let rows = || evenings.iter().map(|evening| &evening.draft.rows);
        let same = |(revision, read): &(u64, Vec<Vec<DraftRow>>)| {
            *revision == cx.view.revision && rows().eq(read)
        };
        if self.read_from.as_ref().is_some_and(same) {
            return;
        }
        for stranger in self.strangers.values_mut() {
            stranger.present = false;
        }
        for row in rows().flatten() {
            for name in [&row.a, &row.b].map(|name| normalise(name)) {
                if name.is_empty() || cx.view.names.find_in_file(&name).is_some() {
                    continue;
                }
                let stranger = self.strangers.entry(fold(&name));
                let stranger = stranger.or_insert_with(|| Stranger {
                    near: near(cx, &name),
                    // A name of several players can mean none of them for good.
                    remember: cx.view.names.find(&name).is_none(),
                    name: name.clone(),
                    ..Stranger::default()
                });
                // Of two spellings the one that is not in capitals alone.
                if is_capitals(&stranger.name) && !is_capitals(&name) {
                    stranger.name = name;
                }
                stranger.present = true;
            }
        }
        self.read_from = Some((cx.view.revision, rows().cloned().collect()));
    }

    /// Why a sheet cannot be recorded yet: its names that several players have,
    /// while none of them was chosen.
    pub(super) fn unclear(&self, cx: &Cx<'_>, draft: &Draft) -> Vec<Notice> {
        let names = draft.rows.iter().flat_map(|row| [&row.a, &row.b]);
        let keys: BTreeSet<String> = names.map(|name| fold(&normalise(name))).collect();
        let strangers = keys.iter().filter_map(|key| self.strangers.get(key));
        let open = strangers.filter(|one| one.present && matches!(one.answer(cx), Answer::Nothing));
        open.filter_map(|stranger| {
            let fitting = cx.view.names.fitting_in_file(&stranger.name);
            let names = fitting.iter().map(|id| cx.view.book.name_of(*id));
            let names = names.collect::<Vec<_>>().join(", ");
            let which = Notice::new("import-which").with("name", stranger.name.as_str());
            (!fitting.is_empty()).then(|| which.with("players", names))
        })
        .collect()
    }

    fn present(&self) -> impl Iterator<Item = &Stranger> {
        let strangers = self.strangers.values();
        strangers.filter(|stranger| stranger.present)
    }

    /// Who is meant by a name of a file that the club does not know.
    pub(super) fn stranger(&self, name: &str) -> Option<&Stranger> {
        let stranger = self.strangers.get(&fold(&normalise(name)));
        stranger.filter(|stranger| stranger.present)
    }

    /// A sheet on which players of the club stand under their own names.
    pub(super) fn resolved(&self, cx: &Cx<'_>, draft: &Draft) -> Draft {
        let mut draft = draft.clone();
        for row in &mut draft.rows {
            for name in [&mut row.a, &mut row.b] {
                if let Some(stranger) = self.stranger(name)
                    && let Answer::Known(player) = stranger.answer(cx)
                {
                    cx.view.book.name_of(player).clone_into(name);
                }
            }
        }
        draft
    }

    /// The newcomers whose starting ratings are known.
    pub(super) fn newcomers(&self, cx: &Cx<'_>) -> Vec<PlayerEdit> {
        self.present()
            .filter_map(|stranger| match stranger.answer(cx) {
                Answer::New(start) => Some(PlayerEdit {
                    name: stranger.name.clone(),
                    start,
                    privacy: None,
                }),
                _ => None,
            })
            .collect()
    }

    /// The names that are to mean a player in later files too.
    pub(super) fn remembered(&self, cx: &Cx<'_>) -> Vec<(String, PlayerId)> {
        self.present()
            .filter(|stranger| stranger.remember)
            .filter_map(|stranger| match stranger.answer(cx) {
                Answer::Known(player) => Some((stranger.name.clone(), player)),
                _ => None,
            })
            .collect()
    }
}

/// Whether a name is written in capitals only, as some programs do.
fn is_capitals(name: &str) -> bool {
    !name.chars().any(char::is_lowercase)
}

/// Those whom the name fits equally well, then near spellings.
fn near(cx: &Cx<'_>, name: &str) -> Vec<PlayerId> {
    let mut near = cx.view.names.fitting_in_file(name);
    for player in cx.view.names.near(name, OFFERED) {
        if !near.contains(&player) {
            near.push(player);
        }
    }
    near.truncate(OFFERED);
    near
}
