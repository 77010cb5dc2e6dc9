//! The article's scale: what a rating means in words, and what a newcomer of
//! that strength starts with.

/// A class of players, weakest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// −900…−500, and everything below.
    Beginner,
    /// −500…−100.
    Inexperienced,
    /// −100…+300.
    Average,
    /// +300…+700.
    Experienced,
    /// +700…+1100.
    Expert,
    /// Above +1100.
    International,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Self; 6] = [
        Self::Beginner,
        Self::Inexperienced,
        Self::Average,
        Self::Experienced,
        Self::Expert,
        Self::International,
    ];

    /// Width of every level that has two ends, in rating points.
    pub const WIDTH: f64 = 400.0;

    /// The level of a rating. A rating on a border belongs to the upper level;
    /// only [`Level::International`] begins *above* its border.
    ///
    /// ```
    /// use tandem::domain::Level;
    /// assert_eq!(Level::of(300.0), Level::Experienced);
    /// assert_eq!(Level::of(1100.0), Level::Expert);
    /// assert_eq!(Level::of(-2000.0), Level::Beginner);
    /// ```
    pub fn of(rating: f64) -> Self {
        match rating {
            r if r > 1100.0 => Self::International,
            r if r >= 700.0 => Self::Expert,
            r if r >= 300.0 => Self::Experienced,
            r if r >= -100.0 => Self::Average,
            r if r >= -500.0 => Self::Inexperienced,
            _ => Self::Beginner,
        }
    }

    /// The lower end of its band in the article, in rating points.
    pub const fn floor(self) -> f64 {
        match self {
            Self::Beginner => -900.0,
            Self::Inexperienced => -500.0,
            Self::Average => -100.0,
            Self::Experienced => 300.0,
            Self::Expert => 700.0,
            Self::International => 1100.0,
        }
    }

    /// The upper end of its band, in rating points; the best level has none.
    pub fn ceiling(self) -> Option<f64> {
        (self != Self::International).then(|| self.floor() + Self::WIDTH)
    }

    /// The starting rating offered to a newcomer: the middle of the band. The
    /// open-ended best level is taken to be as wide as the others.
    pub const fn start(self) -> f64 {
        self.floor() + Self::WIDTH / 2.0
    }

    /// The identifier of its name.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Beginner => "level-beginner",
            Self::Inexperienced => "level-inexperienced",
            Self::Average => "level-average",
            Self::Experienced => "level-experienced",
            Self::Expert => "level-expert",
            Self::International => "level-international",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_start_is_of_its_level() {
        for level in Level::ALL {
            assert_eq!(Level::of(level.start()), level);
        }
        assert_eq!(Level::Beginner.start(), -700.0);
        assert_eq!(Level::International.start(), 1300.0);
    }

    #[test]
    fn bands_follow_one_another() {
        for two in Level::ALL.windows(2) {
            assert_eq!(two[0].ceiling(), Some(two[1].floor()));
            assert!(two[0] < two[1]);
        }
        assert_eq!(Level::International.ceiling(), None);
    }

    #[test]
    fn a_border_belongs_to_the_upper_level() {
        assert_eq!(Level::of(-500.0), Level::Inexperienced);
        assert_eq!(Level::of(-500.1), Level::Beginner);
        assert_eq!(Level::of(699.9), Level::Experienced);
        assert_eq!(Level::of(1100.1), Level::International);
    }
}
