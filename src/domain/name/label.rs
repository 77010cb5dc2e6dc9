//! Labels by which people of one name are told apart: what stands in
//! parentheses or brackets at the end of a name.

/// A name without its label; `None` where it has none.
///
/// ```
/// use tandem::domain::name::unlabelled;
/// assert_eq!(unlabelled("Ng Ana (jun.)"), Some("Ng Ana"));
/// assert_eq!(unlabelled("Ng Ana [2]"), Some("Ng Ana"));
/// assert_eq!(unlabelled("Ng Ana"), None);
/// assert_eq!(unlabelled("(Ana)"), None);
/// ```
pub fn unlabelled(name: &str) -> Option<&str> {
    let ends = [("(", ")"), ("[", "]")];
    ends.into_iter().find_map(|(opens, closes)| {
        let (plain, label) = name.strip_suffix(closes)?.rsplit_once(opens)?;
        let told = !label.trim().is_empty() && plain.ends_with(' ');
        (told && !plain.trim().is_empty()).then(|| plain.trim_end())
    })
}

/// A name without its label, if it has one.
pub fn plain(name: &str) -> &str {
    unlabelled(name).unwrap_or(name)
}
