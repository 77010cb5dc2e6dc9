//! Names of worksheets as spreadsheets allow them.

/// Longest name, in UTF-16 units.
const LONGEST: usize = 31;

/// The wished names without the signs that are not allowed, cut to their
/// longest, none empty and none twice whatever the case of its letters.
pub(super) fn legal<'a>(wished: impl Iterator<Item = &'a str>) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for wish in wished {
        let plain = plain(wish);
        let taken = |name: &String| {
            let lower = name.to_lowercase();
            names.iter().any(|other| other.to_lowercase() == lower)
        };
        let numbered = (2..).map(|number| {
            let mark = format!(" ({number})");
            cut(&plain, LONGEST - mark.len()) + &mark
        });
        let name = std::iter::once(cut(&plain, LONGEST))
            .chain(numbered)
            .find(|name| !taken(name));
        names.push(name.expect("the numbers do not end"));
    }
    names
}

fn plain(wish: &str) -> String {
    let allowed = |c: char| {
        if c.is_control() || "[]:*?/\\".contains(c) {
            ' '
        } else {
            c
        }
    };
    let name: String = wish.chars().map(allowed).collect();
    let name = name.trim_matches(|c: char| c == '\'' || c.is_whitespace());
    // Spreadsheets keep the name History for themselves.
    if name.is_empty() || name.eq_ignore_ascii_case("history") {
        return format!("{name}_");
    }
    name.to_owned()
}

fn cut(name: &str, longest: usize) -> String {
    let mut units = 0;
    let fits = |c: &char| {
        units += c.len_utf16();
        units <= longest
    };
    let cut: String = name.chars().take_while(fits).collect();
    cut.trim_end_matches(|c: char| c == '\'' || c.is_whitespace())
        .to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_legal_and_different() {
        let long = "Рейтинг – Клуб спортивного бриджа";
        let wished = ["a/b: [c]?", long, long, "'x'", "", "A B   C", "History"];
        let names = legal(wished.into_iter());
        assert_eq!(names[0], "a b   c");
        assert_eq!(names[1], "Рейтинг – Клуб спортивного брид");
        assert_eq!(names[2], "Рейтинг – Клуб спортивного (2)");
        assert_eq!(names[3..], ["x", "_", "A B   C (2)", "History_"]);
    }
}
