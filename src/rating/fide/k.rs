//! The development coefficient `K` (8.3.3) and how it comes about.

use crate::domain::Notice;

/// Largest product of `K` and the games of a period.
const MOST_PER_PERIOD: usize = 700;
/// Highest coefficient of the regulations, and so the highest typed one.
const MOST: i32 = 40;

/// `K` as typed.
///
/// # Errors
/// `fide-k` unless it is a whole number from 1 to 40.
pub fn check_k(k: f64) -> Result<i32, Notice> {
    let inside = (1.0..=f64::from(MOST)).contains(&k);
    if inside && k.fract() == 0.0 {
        // Exact: the number is whole and fits.
        return Ok(k as i32);
    }
    Err(Notice::new("fide-k").with("k", k).with("most", MOST))
}

/// Where `K` comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KChoice {
    /// Typed, as [`check_k`] allows it.
    Typed(i32),
    /// By the regulations.
    Automatic(Facts),
}

/// What the regulations ask to find `K`. What is not known is taken as it is
/// for most players: an adult with 30 games or more who was never rated
/// higher than now.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Facts {
    /// Year of birth and year of the event.
    pub age: Option<(i32, i32)>,
    /// Rated games played before the event.
    pub games: Option<u32>,
    /// Highest rating ever published; who only knows that it once was 2400
    /// may take that.
    pub highest: Option<i32>,
}

impl Facts {
    /// Facts as typed: the year of birth with the year of the event, games
    /// played, the highest rating.
    ///
    /// # Errors
    /// Every one that is impossible: `fide-born` unless the event is 0 to 120
    /// years after the birth, `fide-games-played` unless it is a whole number
    /// from 0 to 100 000, `fide-highest` outside the range of ratings.
    pub fn new(
        age: Option<(f64, f64)>,
        games: Option<f64>,
        highest: Option<f64>,
    ) -> Result<Self, Vec<Notice>> {
        let mut wrong = Vec::new();
        let mut facts = Self::default();
        if let Some((born, year)) = age {
            match check_age(born, year) {
                Ok(age) => facts.age = Some(age),
                Err(notice) => wrong.push(notice),
            }
        }
        if let Some(games) = games {
            match check_games(games) {
                Ok(games) => facts.games = Some(games),
                Err(notice) => wrong.push(notice),
            }
        }
        if let Some(highest) = highest {
            facts.highest = super::whole_rating(highest);
            if facts.highest.is_none() {
                wrong.push(super::out_of_range("fide-highest", highest));
            }
        }
        if wrong.is_empty() {
            Ok(facts)
        } else {
            Err(wrong)
        }
    }

    /// Whether the year of the event is not after that of the 18th birthday.
    fn is_junior(&self) -> bool {
        self.age.is_some_and(|(born, year)| year - born <= 18)
    }
}

fn check_age(born: f64, year: f64) -> Result<(i32, i32), Notice> {
    let whole = born.fract() == 0.0 && year.fract() == 0.0;
    if whole && (1900.0..=2100.0).contains(&born) && (0.0..=120.0).contains(&(year - born)) {
        // Exact: both are whole and small.
        return Ok((born as i32, year as i32));
    }
    // Texts: a year has no separators.
    Err(Notice::new("fide-born")
        .with("born", born.to_string())
        .with("year", year.to_string()))
}

fn check_games(games: f64) -> Result<u32, Notice> {
    if (0.0..=100_000.0).contains(&games) && games.fract() == 0.0 {
        // Exact: the number is whole and fits.
        return Ok(games as u32);
    }
    Err(Notice::new("fide-games-played").with("games", games))
}

/// Why `K` is what it is, before the limit of a period.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KReason {
    /// It was typed.
    Typed,
    /// 10: a rating of 2400 or more was published once.
    Reached2400,
    /// 40: to the end of the year of the 18th birthday, never 2300.
    Junior,
    /// 40: fewer than 30 games.
    Newcomer,
    /// 20: everybody else.
    Usual,
    /// 20: as far as is known, for the year of birth or the games played are
    /// not told.
    Assumed,
}

/// `K` with its reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct K {
    /// What counts.
    pub value: i32,
    /// What it would be without the limit of a period.
    pub base: i32,
    /// Why the base is what it is.
    pub reason: KReason,
    /// Counted games of the period.
    pub games: usize,
}

impl K {
    /// The coefficient of a player with rating `own` in a period of so many
    /// counted games. Above 700 games it is 0, as the limit says.
    pub fn new(choice: KChoice, own: i32, games: usize) -> Self {
        let (base, reason) = match choice {
            KChoice::Typed(k) => (k, KReason::Typed),
            KChoice::Automatic(facts) => automatic(&facts, own),
        };
        let most = MOST_PER_PERIOD
            .checked_div(games)
            .and_then(|most| i32::try_from(most).ok());
        Self {
            value: most.map_or(base, |most| base.min(most)),
            base,
            reason,
            games,
        }
    }

    /// Whether the limit of a period lowered it.
    pub const fn is_limited(&self) -> bool {
        self.value < self.base
    }

    /// Why, as sentences.
    pub fn reasons(&self) -> Vec<Notice> {
        let reason = match self.reason {
            KReason::Typed => Notice::new("fide-k-typed"),
            KReason::Reached2400 => Notice::new("fide-k-2400"),
            KReason::Junior => Notice::new("fide-k-junior"),
            KReason::Newcomer => Notice::new("fide-k-newcomer"),
            KReason::Usual => Notice::new("fide-k-usual"),
            KReason::Assumed => Notice::new("fide-k-assumed"),
        };
        let mut reasons = vec![reason.with("k", self.base)];
        if self.is_limited() {
            reasons.push(
                Notice::new("fide-k-700")
                    .with("base", self.base)
                    .with("games", self.games)
                    .with("k", self.value),
            );
        }
        reasons
    }
}

fn automatic(facts: &Facts, own: i32) -> (i32, KReason) {
    let highest = facts.highest.map_or(own, |highest| highest.max(own));
    if highest >= 2400 {
        (10, KReason::Reached2400)
    } else if facts.is_junior() && highest < 2300 {
        (40, KReason::Junior)
    } else if facts.games.is_some_and(|games| games < 30) {
        (40, KReason::Newcomer)
    } else if facts.age.is_none() || facts.games.is_none() {
        (20, KReason::Assumed)
    } else {
        (20, KReason::Usual)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn k(age: Option<(i32, i32)>, games: u32, highest: i32, own: i32) -> (i32, KReason) {
        let facts = Facts {
            age,
            games: Some(games),
            highest: Some(highest),
        };
        let k = K::new(KChoice::Automatic(facts), own, 9);
        (k.value, k.reason)
    }

    #[test]
    fn the_order_of_the_regulations() {
        let young = Some((2008, 2026));
        assert_eq!(k(young, 5, 2400, 2200), (10, KReason::Reached2400));
        assert_eq!(k(None, 500, 2100, 2400), (10, KReason::Reached2400));
        assert_eq!(k(young, 500, 2299, 2200), (40, KReason::Junior));
        assert_eq!(k(young, 500, 2300, 2200), (20, KReason::Usual));
        assert_eq!(k(young, 29, 2300, 2200), (40, KReason::Newcomer));
        assert_eq!(k(Some((2007, 2026)), 500, 1900, 1900), (20, KReason::Usual));
        assert_eq!(k(None, 29, 1900, 1900), (40, KReason::Newcomer));
        assert_eq!(k(Some((1980, 2026)), 30, 1900, 1900), (20, KReason::Usual));
        assert_eq!(k(None, 30, 1900, 1900), (20, KReason::Assumed));
    }

    #[test]
    fn the_limit_of_a_period() {
        let limited = |games| K::new(KChoice::Typed(40), 1800, games).value;
        assert_eq!((limited(0), limited(17), limited(18)), (40, 40, 38));
        assert_eq!(limited(701), 0);
        let k = K::new(KChoice::Typed(40), 1800, 41);
        assert_eq!((k.value, k.is_limited()), (17, true));
        assert_eq!(k.reasons()[1].id, "fide-k-700");
    }

    #[test]
    fn impossible_facts_are_all_told() {
        let wrong = Facts::new(Some((2030.0, 2026.0)), Some(-1.0), Some(9999.0));
        let ids: Vec<_> = wrong
            .expect_err("wrong")
            .into_iter()
            .map(|n| n.id)
            .collect();
        assert_eq!(ids, ["fide-born", "fide-games-played", "fide-highest"]);
        assert_eq!(Facts::new(None, None, None), Ok(Facts::default()));
        for wrong in [0.0, 41.0, 12.5] {
            assert!(check_k(wrong).is_err(), "{wrong}");
        }
    }
}
