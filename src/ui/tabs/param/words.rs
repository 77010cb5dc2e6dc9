//! The words about each coefficient.

use crate::domain::Symbol;

/// Identifiers of the texts about one coefficient.
pub(super) struct Words {
    /// A short name.
    pub(super) name: &'static str,
    /// What it does, in plain words.
    pub(super) meaning: &'static str,
    /// The same at length, with an example, as the article has it.
    pub(super) more: &'static str,
    /// Where the default comes from.
    pub(super) origin: &'static str,
}

macro_rules! words {
    ($($symbol:ident => $word:literal),* $(,)?) => {
        /// The texts about a coefficient.
        pub(super) const fn words(symbol: Symbol) -> Words {
            match symbol {$(
                Symbol::$symbol => Words {
                    name: concat!("param-name-", $word),
                    meaning: concat!("param-meaning-", $word),
                    more: concat!("param-more-", $word),
                    origin: concat!("param-origin-", $word),
                },
            )*}
        }
    };
}
words! {
    Jump => "jump",
    Base => "base",
    Handicap => "handicap",
    Learning => "learning",
    Boards => "boards",
    Forget => "forget",
    Age => "age",
    Split => "split",
    Strength => "strength",
    Growth => "growth",
    Window => "window",
    Last => "last",
}
