//! Numbers as each language writes them.

use std::fmt::Display;

use super::Lang;

/// `number` with exactly `decimals` decimals: `1234.5` or `1234,5`. A number
/// that rounds to zero carries no sign; a minus is the true minus sign.
///
/// ```
/// use tandem::i18n::{Lang, fixed};
/// assert_eq!(fixed(Lang::RU, -12.345, 1), "−12,3");
/// assert_eq!(fixed(Lang::EN, -0.04, 1), "0.0");
/// ```
pub fn fixed(lang: Lang, number: f64, decimals: usize) -> String {
    let digits = format!("{:.decimals$}", number.abs());
    let zero = digits.bytes().all(|byte| matches!(byte, b'0' | b'.'));
    let digits = if lang.decimal_comma() {
        digits.replace('.', ",")
    } else {
        digits
    };
    if number < 0.0 && !zero {
        format!("−{digits}")
    } else {
        digits
    }
}

/// Like [`fixed`], with a plus before a positive number.
pub fn signed(lang: Lang, number: f64, decimals: usize) -> String {
    let text = fixed(lang, number, decimals);
    let zero = text.bytes().all(|byte| matches!(byte, b'0' | b'.' | b','));
    if number > 0.0 && !zero {
        format!("+{text}")
    } else {
        text
    }
}

/// A figure, as [`fixed`] or [`signed`] writes it, as so many percent; a line
/// does not break before the sign.
///
/// ```
/// use tandem::i18n::{Lang, fixed, percent};
/// assert_eq!(percent(fixed(Lang::RU, 52.5, 1)), "52,5\u{a0}%");
/// ```
pub fn percent(figure: impl Display) -> String {
    format!("{figure}\u{a0}%")
}

/// At most `decimals` decimals, without trailing zeros.
pub(super) fn plain(lang: Lang, number: f64, decimals: usize) -> String {
    let text = fixed(lang, number, decimals);
    if text.contains(['.', ',']) {
        text.trim_end_matches('0')
            .trim_end_matches(['.', ','])
            .to_owned()
    } else {
        text
    }
}
