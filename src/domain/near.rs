//! How alike two spellings are, quickly enough to compare one with ten
//! thousand at a keystroke.

/// Similarity from which a spelling is near: high enough that namesakes of
/// one word are not offered, low enough for two slips of the pen.
const NEAR: f64 = 0.88;

/// How often each letter occurs, in classes: what two spellings have in
/// common can then never be underestimated.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Letters {
    counts: [u16; Self::CLASSES],
    all: u16,
}

impl Letters {
    /// As many as an alphabet has letters; neighbours fall into different
    /// classes.
    const CLASSES: usize = 32;

    /// The letters of a folded name.
    pub(super) fn of(folded: &str) -> Self {
        let mut letters = Self {
            counts: [0; Self::CLASSES],
            all: 0,
        };
        for c in folded.chars() {
            let count = &mut letters.counts[c as usize % Self::CLASSES];
            *count = count.saturating_add(1);
            letters.all = letters.all.saturating_add(1);
        }
        letters
    }

    /// The largest Jaro similarity that spellings with these letters can have:
    /// all common letters in place.
    fn most_alike(&self, other: &Self) -> f64 {
        let both = self.counts.iter().zip(&other.counts);
        let common: u16 = both.map(|(one, other)| *one.min(other)).sum();
        let share = |all: u16| f64::from(common) / f64::from(all.max(1));
        (share(self.all) + share(other.all) + 1.0) / 3.0
    }
}

/// A spelling to which near ones are sought.
pub(super) struct Sought {
    /// As typed, and with surname and first name swapped.
    forms: Vec<String>,
    letters: Letters,
}

impl Sought {
    /// From a folded name.
    pub(super) fn new(folded: &str) -> Self {
        let mut forms = swapped(folded);
        forms.push(folded.to_owned());
        Self {
            forms,
            letters: Letters::of(folded),
        }
    }

    /// How near a folded name comes (Jaro–Winkler, the best of the forms),
    /// from [`NEAR`] to 1; `None` when it is not near.
    pub(super) fn likeness(&self, folded: &str, letters: &Letters) -> Option<f64> {
        let jaro = self.letters.most_alike(letters);
        if winkler(jaro, 4) < NEAR {
            return None;
        }
        self.forms
            .iter()
            .filter(|form| winkler(jaro, common_start(form, folded)) >= NEAR)
            .map(|form| strsim::jaro_winkler(form, folded))
            .filter(|likeness| *likeness >= NEAR)
            .max_by(f64::total_cmp)
    }
}

/// Winkler's addition for the first letters that agree, at most four.
fn winkler(jaro: f64, common_start: usize) -> f64 {
    // A hair above, so that rounding rejects nobody.
    jaro + 0.1 * common_start as f64 * (1.0 - jaro) + 1e-9
}

fn common_start(a: &str, b: &str) -> usize {
    let both = a.chars().zip(b.chars()).take(4);
    both.take_while(|(a, b)| a == b).count()
}

/// A name of two or more words with its first word moved to the end, and with
/// its last word moved to the front: "Surname Name" against "Name Surname".
pub(super) fn swapped(folded: &str) -> Vec<String> {
    let Some((first, rest)) = folded.split_once(' ') else {
        return Vec::new();
    };
    let mut forms = vec![format!("{rest} {first}")];
    if let Some((rest, last)) = folded.rsplit_once(' ') {
        let form = format!("{last} {rest}");
        if !forms.contains(&form) {
            forms.push(form);
        }
    }
    forms
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn near(a: &str, b: &str) -> Option<f64> {
        Sought::new(a).likeness(b, &Letters::of(b))
    }

    /// The same without looking at letters first.
    fn plainly(a: &str, b: &str) -> Option<f64> {
        let straight = strsim::jaro_winkler(a, b);
        let forms = swapped(a);
        let best = forms
            .iter()
            .map(|form| strsim::jaro_winkler(form, b))
            .fold(straight, f64::max);
        (best >= NEAR).then_some(best)
    }

    #[test]
    fn slips_are_near_and_strangers_are_not() {
        assert!(near("kovalska anna", "kowalska anna").is_some());
        assert!(near("anna kowalska", "kowalska anna").is_some_and(|x| x == 1.0));
        assert_eq!(near("smith", "kowalska anna"), None);
        assert_eq!(near("", "kowalska anna"), None);
        assert!(near(&"й".repeat(300), &"й".repeat(299)).is_some());
    }

    proptest! {
        #[test]
        fn looking_at_letters_first_loses_nobody(
            a in "[a-d]{1,6}( [a-d]{1,6}){0,2}",
            b in "[a-d]{1,6}( [a-d]{1,6}){0,2}",
        ) {
            prop_assert_eq!(near(&a, &b), plainly(&a, &b));
        }
    }
}
