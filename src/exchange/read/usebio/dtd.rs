//! Whether a document type declares entities of its own.

const ENTITY: &str = "<!ENTITY";

/// Whether a DTD declares an entity. What stands in its comments and
/// instructions declares none; quotes are minded, so that no sign of a
/// comment in a text hides a declaration behind it.
pub(super) fn declares_entities(dtd: &str) -> bool {
    let mut rest = dtd;
    let mut quote = None;
    while let Some(next) = rest.chars().next() {
        let passed = quote.is_none().then(|| passed_over(rest)).flatten();
        if let Some(behind) = passed {
            rest = behind;
            continue;
        }
        if rest.starts_with(ENTITY) {
            return true;
        }
        match quote {
            Some(open) if open == next => quote = None,
            None if matches!(next, '"' | '\'') => quote = Some(next),
            _ => {}
        }
        rest = &rest[next.len_utf8()..];
    }
    false
}

/// What follows a comment or an instruction that a text begins with; `None`
/// when it begins with neither, or the end is missing.
fn passed_over(text: &str) -> Option<&str> {
    let (inside, end) = match text.strip_prefix("<!--") {
        Some(inside) => (inside, "-->"),
        None => (text.strip_prefix("<?")?, "?>"),
    };
    inside.split_once(end).map(|(_, behind)| behind)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_declaration_declares() {
        for (dtd, declares) in [
            ("USEBIO SYSTEM \"usebio.dtd\"", false),
            ("USEBIO [<!-- it's no <!ENTITY x \"y\"> -->]", false),
            ("USEBIO [<?made by=\"<!ENTITY\"?><!ELEMENT A ANY>]", false),
            ("USEBIO [<!-- a --><!ENTITY x \"y\"><!-- b -->]", true),
            ("USEBIO [<!ENTITY % x SYSTEM \"y\">]", true),
            ("USEBIO SYSTEM \"<!--\" [<!ENTITY x \"y\"> <!-- -->]", true),
            ("USEBIO SYSTEM '<?' [<!ENTITY x \"y\"> <?a?>]", true),
            ("USEBIO [<!-- <!ENTITY x \"y\">]", true),
        ] {
            assert_eq!(declares_entities(dtd), declares, "{dtd}");
        }
    }
}
