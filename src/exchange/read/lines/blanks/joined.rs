//! Names that blanks around their separator would set apart: `Ng Ana   & Fox`.

/// Words and signs between two names that blanks may surround.
const JOINERS: [&str; 8] = ["&", "/", "-", "–", "—", "+", "and", "и"];

/// Signs that part names wherever they stand.
const STRONG: [char; 2] = ['&', '/'];

/// The parts of a line with the names of a pair in one, as far as a separator
/// at an end of a part tells. A lone dash between two texts is such a
/// separator too, unless `dash_is_empty`.
pub(super) fn joined(parts: Vec<String>, dash_is_empty: bool) -> Vec<String> {
    let lone_dash = !dash_is_empty && parts.iter().filter(|part| has_letters(part)).count() == 2;
    let mut joined: Vec<String> = Vec::with_capacity(parts.len());
    let mut parts = parts.into_iter().peekable();
    while let Some(part) = parts.next() {
        let belongs = joined.last().is_some_and(|left| {
            if is_joiner(&part) {
                let may = STRONG.iter().any(|sign| part.contains(*sign)) || lone_dash;
                let between =
                    has_letters(left) && parts.peek().is_some_and(|next| has_letters(next));
                may && between && !is_parted(left)
            } else {
                begins_second(left, &part) || ends_first(left, &part) || ends_in_sign(left, &part)
            }
        });
        match joined.last_mut().filter(|_| belongs) {
            Some(left) => {
                left.push(' ');
                left.push_str(&part);
            }
            None => joined.push(part),
        }
    }
    joined
}

fn is_joiner(part: &str) -> bool {
    JOINERS.contains(&part)
}

fn has_letters(part: &str) -> bool {
    !is_joiner(part) && part.contains(char::is_alphabetic)
}

/// Whether a separator stands between two names already.
fn is_parted(text: &str) -> bool {
    let mut words = text.split(' ').skip(1);
    text.trim_end_matches(STRONG).contains(STRONG) || words.any(is_joiner) && !ends_in_joiner(text)
}

fn ends_in_joiner(text: &str) -> bool {
    text.ends_with(STRONG) || text.rsplit(' ').next().is_some_and(is_joiner)
}

/// `& Fox` behind a name.
fn begins_second(left: &str, part: &str) -> bool {
    let begins = part.starts_with(STRONG) || part.split(' ').next().is_some_and(is_joiner);
    begins && has_letters(left) && has_letters(part) && !is_parted(left) && !ends_in_joiner(left)
}

/// `Ng Ana &` before a name.
fn ends_first(left: &str, part: &str) -> bool {
    ends_in_joiner(left) && has_letters(left) && has_letters(part) && !is_parted(left)
}

/// `Ng Ana & Fox -` before a number.
fn ends_in_sign(left: &str, part: &str) -> bool {
    let named = left.rsplit_once(' ').filter(|(_, sign)| is_joiner(sign));
    named.is_some_and(|(names, _)| is_parted(names))
        && part.starts_with(|c: char| c.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(line: &str) -> String {
        joined(line.split('|').map(str::to_owned).collect(), false).join("|")
    }

    #[test]
    fn names_are_joined_at_their_separator() {
        for (line, whole) in [
            ("1|Ng|& Fox|60", "1|Ng & Fox|60"),
            ("1|Ng &|Fox|60", "1|Ng & Fox|60"),
            ("1|Ng|&|Fox|60", "1|Ng & Fox|60"),
            ("Ng|/ Fox|60", "Ng / Fox|60"),
            ("Ng A.|- Fox|60", "Ng A. - Fox|60"),
            ("Ng|-|Fox|60", "Ng - Fox|60"),
            ("Ng|и|Fox|60", "Ng и Fox|60"),
            ("Ng & Fox -|60", "Ng & Fox - 60"),
        ] {
            assert_eq!(of(line), whole);
        }
        for other in [
            "Ng & Fox|-|Club|60",
            "Ng & Fox|- 12",
            "Ng|-|60",
            "A|Ng|-|Fox|60",
            "Ng & Fox|- Club",
        ] {
            assert_eq!(of(other), other);
        }
        let cells = ["Ng", "-", "Fox"].map(str::to_owned).to_vec();
        assert_eq!(joined(cells.clone(), true), cells);
    }
}
