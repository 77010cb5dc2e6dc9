//! What everything drawn in the window is given, and where it puts its
//! wishes.

use std::ops::{Deref, DerefMut};
use std::sync::Arc;

use super::Action;
use super::theme::Palette;
use crate::club::ClubView;
use crate::domain::{Arg, Date, Notice};
use crate::i18n::{self, Lang};

/// One frame's context of a tab of the club: the club, and what [`Base`] has.
pub struct Cx<'a> {
    /// The club as it is now.
    pub view: &'a Arc<ClubView>,
    /// What does not need a club.
    pub base: Base<'a>,
}

impl<'a> Deref for Cx<'a> {
    type Target = Base<'a>;

    fn deref(&self) -> &Self::Target {
        &self.base
    }
}

impl DerefMut for Cx<'_> {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.base
    }
}

/// One frame's context of what works without a club: the calculators, and
/// the small pieces of every tab.
pub struct Base<'a> {
    /// The language of the window.
    pub lang: Lang,
    /// Colours for the current light or dark theme.
    pub palette: &'static Palette,
    /// Today, for dates proposed and questions about the future.
    pub today: Date,
    /// Wishes; carried out by the app after the frame.
    pub actions: &'a mut Vec<Action>,
}

impl Base<'_> {
    /// The text with that identifier.
    pub fn text(&self, id: &str) -> String {
        self.lang.text(id)
    }

    /// A notice as a sentence.
    pub fn say(&self, notice: &Notice) -> String {
        self.lang.say(notice)
    }

    /// A text with one argument.
    pub fn text_with(&self, id: &'static str, name: &'static str, value: impl Into<Arg>) -> String {
        self.lang.say(&Notice::new(id).with(name, value))
    }

    /// A number with fixed decimals, as the language writes it.
    pub fn number(&self, value: f64, decimals: usize) -> String {
        i18n::fixed(self.lang, value, decimals)
    }

    /// A signed number with fixed decimals.
    pub fn signed(&self, value: f64, decimals: usize) -> String {
        i18n::signed(self.lang, value, decimals)
    }

    /// A number of percent with fixed decimals.
    pub fn percent(&self, value: f64, decimals: usize) -> String {
        i18n::percent(self.number(value, decimals))
    }

    /// Asks the app for something.
    pub fn act(&mut self, action: Action) {
        self.actions.push(action);
    }
}
