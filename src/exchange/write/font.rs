//! The font of pictures and paper: bundled, so that they come out equal on
//! every computer, and measured, so that nothing is cut or overlaps.

use std::sync::LazyLock;

use ttf_parser::Face;

/// DejaVu Sans: Latin, Cyrillic, Greek and the signs of the program.
pub static FONT: &[u8] = include_bytes!("../../../assets/fonts/DejaVuSans.ttf");

/// What the font calls itself.
pub(super) const FAMILY: &str = "DejaVu Sans";

static FACE: LazyLock<Face<'static>> =
    LazyLock::new(|| Face::parse(FONT, 0).expect("the bundled font is whole"));

/// Width of a text in one line, in the unit of `size`.
pub(super) fn width(text: &str, size: f32) -> f32 {
    let advance = |c: char| {
        let glyph = FACE.glyph_index(c).unwrap_or_default();
        f32::from(FACE.glyph_hor_advance(glyph).unwrap_or(0))
    };
    text.chars().map(advance).sum::<f32>() * size / f32::from(FACE.units_per_em())
}

/// The text, its end replaced by “…” where it is wider than `room`.
pub(super) fn shortened(text: &str, size: f32, room: f32) -> String {
    if width(text, size) <= room {
        return text.to_owned();
    }
    let mut short = text.to_owned();
    while short.pop().is_some() {
        let candidate = format!("{}…", short.trim_end());
        if width(&candidate, size) <= room {
            return candidate;
        }
    }
    String::new()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_as_wide_as_its_letters() {
        let one = width("Ж", 10.0);
        assert!(one > 5.0 && one < 15.0);
        assert!((width("ЖЖ", 20.0) - 4.0 * one).abs() < 1e-3);
    }

    #[test]
    fn a_long_text_loses_its_end() {
        let text = "Константинопольский Александр";
        let room = width("Константинопольский…", 11.0);
        assert_eq!(shortened(text, 11.0, room), "Константинопольский…");
        assert_eq!(shortened("Ng", 11.0, room), "Ng");
        assert_eq!(shortened("Ng", 11.0, 1.0), "");
    }
}
