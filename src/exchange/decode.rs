//! Bytes of a text file to text, whatever program wrote it.

use std::fs::File;
use std::io::{ErrorKind, Read as _};
use std::path::Path;

use chardetng::EncodingDetector;
use encoding_rs::{
    Encoding, IBM866, ISO_8859_5, KOI8_U, UTF_8, UTF_16BE, UTF_16LE, WINDOWS_1250, WINDOWS_1251,
    WINDOWS_1252,
};

use crate::domain::Notice;

/// Largest file read, in bytes (64 MiB).
pub const MAX_BYTES: usize = 64 << 20;

/// Reads a file whole.
///
/// # Errors
/// A missing, unreadable or too large file, a folder, or what is no ordinary
/// file, as a sentence.
pub fn load(path: &Path) -> Result<Vec<u8>, Notice> {
    let named = |id| Notice::new(id).with("file", path.display().to_string());
    let failed = |error: std::io::Error| {
        let id = match error.kind() {
            ErrorKind::NotFound | ErrorKind::NotADirectory => "table-file-missing",
            ErrorKind::PermissionDenied => "table-file-forbidden",
            ErrorKind::IsADirectory => "table-file-folder",
            _ => "table-file-unreadable",
        };
        named(id).with("error", error.to_string())
    };
    // Opening a pipe would wait for its writer, perhaps for ever.
    let found = std::fs::metadata(path).map_err(failed)?;
    if !found.is_file() && !found.is_dir() {
        return Err(named("table-file-special"));
    }
    let file = File::open(path).map_err(failed)?;
    let mut bytes = Vec::new();
    file.take(MAX_BYTES as u64 + 1)
        .read_to_end(&mut bytes)
        .map_err(failed)?;
    check_size(&bytes)?;
    Ok(bytes)
}

/// How the letters of a text are written as bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Charset(&'static Encoding);

impl Charset {
    /// Unicode, as most programs write it today.
    pub const UTF_8: Self = Self(UTF_8);

    /// What programs of Western Europe write.
    pub(super) const WESTERN: Self = Self(WINDOWS_1252);

    /// What a director can choose from, the likely ones first.
    pub const OFFERED: [Self; 9] = [
        Self::UTF_8,
        Self(WINDOWS_1251),
        Self(WINDOWS_1252),
        Self(WINDOWS_1250),
        Self(KOI8_U),
        Self(IBM866),
        Self(ISO_8859_5),
        Self(UTF_16LE),
        Self(UTF_16BE),
    ];

    /// By a byte-order mark, else by a guess: UTF-8 and UTF-16, else
    /// Windows-1251 and its kin or Windows-1252, whichever the letters speak
    /// for.
    pub fn of(bytes: &[u8]) -> Self {
        let marked = Encoding::for_bom(bytes).map(|(encoding, _)| encoding);
        Self(marked.unwrap_or_else(|| guess(bytes)))
    }

    /// By a name that a file tells, such as `iso-8859-1` or `cp1251`.
    pub fn named(label: &str) -> Option<Self> {
        Encoding::for_label(label.as_bytes()).map(Self)
    }

    /// Its name in the WHATWG standard, such as `windows-1251`.
    pub fn name(self) -> &'static str {
        self.0.name()
    }

    /// Whether it is one of the old encodings of Cyrillic.
    pub(super) fn is_cyrillic(self) -> bool {
        CYRILLIC.contains(&self.0)
    }

    /// Whether two bytes make a letter.
    pub fn is_utf16(self) -> bool {
        self.0 == UTF_16LE || self.0 == UTF_16BE
    }

    /// Whether bytes can be text of it.
    pub fn reads(self, bytes: &[u8]) -> bool {
        decode_as(bytes, self).is_ok()
    }
}

/// Text from bytes, in the encoding that [`Charset::of`] recognises.
///
/// # Errors
/// `table-too-large`, or `table-not-text` for anything that is not text.
pub fn decode(bytes: &[u8]) -> Result<String, Notice> {
    check_size(bytes)?;
    decode_as(bytes, Charset::of(bytes))
}

/// Text from bytes in an encoding; a byte-order mark goes before it.
///
/// # Errors
/// As [`decode`].
pub fn decode_as(bytes: &[u8], charset: Charset) -> Result<String, Notice> {
    check_size(bytes)?;
    let (text, _, broken) = charset.0.decode(bytes);
    if broken || text.contains('\0') {
        return Err(Notice::new("table-not-text").with("encoding", charset.name()));
    }
    Ok(text.into_owned())
}

/// The beginning of a text, what cannot be read in it replaced.
pub(super) fn beginning(bytes: &[u8], most: usize) -> String {
    let start = &bytes[..bytes.len().min(most)];
    Charset::of(start).0.decode(start).0.into_owned()
}

pub(super) fn check_size(bytes: &[u8]) -> Result<(), Notice> {
    if bytes.len() > MAX_BYTES {
        return Err(Notice::new("table-too-large").with("most", MAX_BYTES >> 20));
    }
    Ok(())
}

fn guess(bytes: &[u8]) -> &'static Encoding {
    if let Some(encoding) = utf16_without_mark(bytes) {
        return encoding;
    }
    if std::str::from_utf8(bytes).is_ok() {
        return UTF_8;
    }
    let mut detector = EncodingDetector::new();
    detector.feed(bytes, true);
    let guess = detector.guess(None, false);
    let cyrillic = if CYRILLIC.contains(&guess) {
        guess
    } else if looks_cyrillic(bytes) {
        WINDOWS_1251
    } else {
        return WINDOWS_1252;
    };
    // Capitals and a few names are too little for the detector, but what a
    // wrong guess makes of them is no language.
    let rivals = [cyrillic, WINDOWS_1251, KOI8_U];
    let ranked = rivals.into_iter().rev();
    ranked
        .max_by_key(|rival| speaks(rival, bytes))
        .unwrap_or(cyrillic)
}

static CYRILLIC: [&Encoding; 4] = [WINDOWS_1251, KOI8_U, IBM866, ISO_8859_5];

/// How much of a text is looked at more closely, in bytes.
const CLOSELY: usize = 4 << 10;

/// Whether most letters beyond ASCII stand three or more together: so do those
/// of Cyrillic words, and seldom those with accents.
fn looks_cyrillic(bytes: &[u8]) -> bool {
    let start = &bytes[..bytes.len().min(CLOSELY)];
    let runs = || start.split(u8::is_ascii).map(<[u8]>::len);
    let in_words: usize = runs().filter(|run| *run >= 3).sum();
    2 * in_words > runs().sum()
}

/// The letters that make up most of any text in Russian, and Ukrainian і.
const FREQUENT: &str = "оеаинтсрвлкі";

/// How much bytes look like words in an encoding: by the frequent letters of
/// words without a capital behind a small letter, less what is drawn and not
/// written.
fn speaks(encoding: &'static Encoding, bytes: &[u8]) -> i64 {
    let start = &bytes[..bytes.len().min(CLOSELY)];
    let (text, _, _) = encoding.decode(start);
    let is_well_cased = |word: &&str| {
        let capitals: Vec<bool> = word.chars().map(char::is_uppercase).collect();
        !capitals.windows(2).any(|two| two == [false, true])
    };
    let is_frequent = |letter: &char| {
        let mut small = letter.to_lowercase();
        small.any(|small| FREQUENT.contains(small))
    };
    let words = text.split(|c: char| !c.is_alphabetic());
    let letters = words.filter(is_well_cased).flat_map(str::chars);
    let frequent = letters.filter(is_frequent).count();
    let is_drawn = |c: &char| ('\u{2320}'..='\u{25ff}').contains(c);
    let drawn = text.chars().filter(is_drawn).count();
    frequent as i64 - 3 * drawn as i64
}

/// How many times more zero bytes one side must have.
const CLEARLY: usize = 4;

/// Digits, blanks and separators have a zero byte in UTF-16, always on one
/// side; a letter with one on the other (`Ā`, `Ѐ`) is rare.
fn utf16_without_mark(bytes: &[u8]) -> Option<&'static Encoding> {
    if !bytes.contains(&0) {
        return None;
    }
    let zeros = |odd: usize| bytes.chunks_exact(2).filter(|two| two[odd] == 0).count();
    let (big, little) = (zeros(0), zeros(1));
    let fits = |encoding: &'static Encoding| {
        encoding
            .decode_without_bom_handling_and_without_replacement(bytes)
            .is_some_and(|text| !text.contains('\0'))
            .then_some(encoding)
    };
    match (big, little) {
        (0, 0) => None,
        _ if little >= CLEARLY * big => fits(UTF_16LE),
        _ if big >= CLEARLY * little => fits(UTF_16BE),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "Пара;Результат\r\nИванов Ян&Łoś Ана;12,5\r\n";

    fn utf16(text: &str, bytes: fn(u16) -> [u8; 2]) -> Vec<u8> {
        text.encode_utf16().flat_map(bytes).collect()
    }

    #[test]
    fn capitals_with_many_yo_are_windows_1251() {
        for text in [
            "ИВАНОВ ПЁТР&СЕМЁНОВ ФЁДОР;54,5\r\nКОРОЛЁВ ЛЁВА&ЁЛКИН ПЁТР;45,5\r\n",
            "Ёлкин Пётр&Королёв Фёдор;54,5\r\nЁжиков Лёва&Семёнов Артём;45,5\r\n",
        ] {
            let (bytes, _, _) = WINDOWS_1251.encode(text);
            assert_eq!(decode(&bytes).as_deref(), Ok(text));
            let (bytes, _, _) = KOI8_U.encode(text);
            assert_eq!(decode(&bytes).as_deref(), Ok(text), "KOI8");
        }
    }

    #[test]
    fn unicode_with_and_without_mark() {
        let marked = format!("\u{feff}{TEXT}");
        for text in [TEXT, &marked] {
            assert_eq!(decode(text.as_bytes()).as_deref(), Ok(TEXT));
            assert_eq!(decode(&utf16(text, u16::to_le_bytes)).as_deref(), Ok(TEXT));
            assert_eq!(decode(&utf16(text, u16::to_be_bytes)).as_deref(), Ok(TEXT));
        }
    }

    #[test]
    fn letters_with_a_zero_byte_do_not_hide_utf16() {
        let text = "Āboliņš Jānis&Ѐлкин Ян;12,5\r\nŁoś Jan&Ng Ana;3\r\n";
        assert_eq!(decode(&utf16(text, u16::to_le_bytes)).as_deref(), Ok(text));
        assert_eq!(decode(&utf16(text, u16::to_be_bytes)).as_deref(), Ok(text));
    }

    #[test]
    fn cyrillic_and_western_windows() {
        let cyrillic = "Пара;Очки\nИвановский Пётр&Сидорова Анна;12,5\n";
        let western = "Pair;Score\nMüller Zoë&Núñez José;12,5\nGärtner Noël & Sørensen Søren;3\n";
        let encoded = WINDOWS_1251.encode(cyrillic).0;
        assert_eq!(decode(&encoded).as_deref(), Ok(cyrillic));
        let encoded = WINDOWS_1252.encode(western).0;
        assert_eq!(decode(&encoded).as_deref(), Ok(western));
    }

    #[test]
    fn a_line_or_two_of_cyrillic_are_enough() {
        for text in [
            "Ёлкин Ян&Шац Юлия;54,3%\n",
            "Ng Ana&Щукин Пётр;12\n",
            "[Event \"x\"]\n[TotalScoreTable \"Names;MP\"]\n\"Зуев;Жук\" 5\n",
        ] {
            for encoding in [WINDOWS_1251, KOI8_U] {
                let bytes = encoding.encode(text).0;
                assert_eq!(decode(&bytes).as_deref(), Ok(text), "{}", encoding.name());
            }
        }
        let western = "Conceição João&Zoë Ng;5\n";
        let bytes = WINDOWS_1252.encode(western).0;
        assert_eq!(decode(&bytes).as_deref(), Ok(western));
    }

    #[test]
    fn the_director_decides_unless_there_is_a_mark() {
        let polish = "Łoś Ana";
        let encoded = WINDOWS_1250.encode(polish).0;
        let chosen = Charset::named("cp1250").expect("known");
        assert!(Charset::OFFERED.contains(&chosen));
        assert_eq!(decode_as(&encoded, chosen).as_deref(), Ok(polish));
        let marked = format!("\u{feff}{polish}");
        assert_eq!(decode_as(marked.as_bytes(), chosen).as_deref(), Ok(polish));
        assert!(!Charset::UTF_8.reads(&encoded));
    }

    #[test]
    fn what_is_not_text_is_refused() {
        assert!(decode(&[0, 1, 2, 0, 0, 0, 255]).is_err());
        assert!(decode(b"\xef\xbb\xbfa\xffb").is_err());
        let large = decode(&vec![b'x'; MAX_BYTES + 1]).expect_err("too large");
        assert_eq!(large.id, "table-too-large");
    }

    #[test]
    fn a_missing_file_and_a_folder_are_told_apart() {
        let folder = tempfile::tempdir().expect("a folder");
        let missing = load(&folder.path().join("none.csv")).expect_err("missing");
        assert_eq!(missing.id, "table-file-missing");
        let inside = load(folder.path()).expect_err("a folder");
        assert_eq!(inside.id, "table-file-folder");
        #[cfg(unix)]
        assert_eq!(
            load(Path::new("/dev/null")).expect_err("a device").id,
            "table-file-special"
        );
    }
}
