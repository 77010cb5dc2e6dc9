//! Numbers as people type them.

/// A number as typed anywhere: decimal comma or point, `-`, `−` or `–` as
/// minus, a leading `+`, blanks and a `%` around it. `None` for anything
/// else, infinities and NaN included.
///
/// ```
/// use tandem::domain::number::parse;
/// assert_eq!(parse(" −12,5 "), Some(-12.5));
/// assert_eq!(parse("53.4 %"), Some(53.4));
/// assert_eq!(parse("1,234.5"), None);
/// assert_eq!(parse("NaN"), None);
/// ```
pub fn parse(text: &str) -> Option<f64> {
    let text = text.trim().trim_end_matches('%').trim();
    let text = text.replace(['−', '–'], "-").replace(',', ".");
    let digits = text.strip_prefix(['-', '+']).unwrap_or(&text);
    let plausible = digits
        .bytes()
        .all(|byte| byte.is_ascii_digit() || byte == b'.')
        && digits.bytes().any(|byte| byte.is_ascii_digit());
    let number: f64 = if plausible {
        text.parse().ok()?
    } else {
        return None;
    };
    number.is_finite().then_some(number)
}
