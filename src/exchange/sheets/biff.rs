//! XLS workbooks, looked through before they are decoded: where their cells
//! are, how many, and which of them show percentages.

use super::compound::Compound;
use super::shares::{Shares, is_of_shares};
use super::{Area, MAX_SHEETS, damaged};
use crate::domain::{Notice, Place};

/// Records of an XLS, by the numbers of MS-XLS.
mod record {
    pub(super) const DIMENSIONS: u16 = 0x0200;
    pub(super) const SHEET: u16 = 0x0085;
    pub(super) const PASSWORD: u16 = 0x002f;
    pub(super) const BEGIN: u16 = 0x0809;
    pub(super) const END: u16 = 0x000a;
    /// The format of numbers in a kind of cells, and one of the file's own.
    pub(super) const CELL_FORMAT: u16 = 0x00e0;
    pub(super) const NUMBER_FORMAT: u16 = 0x041e;
    /// Number, packed number, formula: behind row and column stands which of
    /// the kinds of cells.
    pub(super) const NUMERIC: [u16; 3] = [0x0203, 0x027e, 0x0006];
    /// Number, label, truth value or error, string of a formula, packed
    /// number, shared text, formatted label, formula: each begins with its row
    /// and column.
    pub(super) const CELLS: [u16; 7] = [0x0203, 0x0204, 0x0205, 0x027e, 0x00fd, 0x00d6, 0x0006];
    /// Several packed numbers in a row.
    pub(super) const NUMBERS: u16 = 0x00bd;
}

/// Refuses what cannot be decoded within the limits; where percentages stand
/// in the sheets of anything else.
pub(super) fn check(bytes: &[u8]) -> Result<Vec<Shares>, Notice> {
    let compound = Compound::open(bytes).ok_or_else(damaged)?;
    if compound.has("EncryptedPackage") {
        return Err(Notice::new("sheets-password"));
    }
    let name = ["Workbook", "Book"]
        .into_iter()
        .find(|name| compound.has(name))
        .ok_or_else(|| Notice::new("sheets-not-workbook"))?;
    let stream = compound.stream(name).ok_or_else(damaged)?;
    let mut sheets = Vec::new();
    let mut formats = Formats::default();
    for (kind, data) in Records(&stream) {
        match kind {
            record::CELL_FORMAT | record::NUMBER_FORMAT | record::BEGIN => {
                formats.learn(kind, data);
            }
            record::PASSWORD if data.iter().take(2).any(|byte| *byte != 0) => {
                return Err(Notice::new("sheets-password"));
            }
            record::SHEET => sheets.extend(number(data, 0, 4)),
            record::END => break,
            _ => {}
        }
    }
    if sheets.len() > MAX_SHEETS {
        return Err(Notice::new("sheets-limit-sheets").with("most", MAX_SHEETS));
    }
    let mut area = Area::default();
    let of_shares = formats.of_shares();
    let mut shares = Vec::new();
    for start in sheets {
        let start = usize::try_from(start).map_err(|_| damaged())?;
        let records = stream.get(start..).ok_or_else(damaged)?;
        sheet(records, &mut area)?;
        shares.push(shares_of(records, &of_shares));
    }
    Ok(shares)
}

/// The formats of a workbook.
#[derive(Default)]
struct Formats {
    /// Of each kind of cells the number of its format.
    of_cells: Vec<u64>,
    /// The numbers of the file's own formats that show percentages.
    of_shares: Vec<u64>,
    /// Whether texts have two bytes a letter (BIFF8).
    is_wide: bool,
}

impl Formats {
    /// The two formats of percentages that every file has.
    const BUILT_IN: [u64; 2] = [9, 10];

    fn learn(&mut self, kind: u16, data: &[u8]) {
        match kind {
            record::BEGIN => self.is_wide = number(data, 0, 2) == Some(0x0600),
            record::CELL_FORMAT => self.of_cells.push(number(data, 2, 2).unwrap_or(0)),
            _ => {
                let text = data.get(if self.is_wide { 5 } else { 3 }..).unwrap_or(&[]);
                let letters = text.iter().filter(|byte| **byte != 0);
                let format: String = letters.map(|byte| char::from(*byte)).collect();
                let own = number(data, 0, 2).filter(|_| is_of_shares(&format));
                self.of_shares.extend(own);
            }
        }
    }

    /// Which kinds of cells show percentages.
    fn of_shares(&self) -> Vec<bool> {
        let is_share =
            |format: &u64| Self::BUILT_IN.contains(format) || self.of_shares.contains(format);
        self.of_cells.iter().map(is_share).collect()
    }
}

/// Where a sheet shows percentages; its cells come row by row.
fn shares_of(stream: &[u8], of_shares: &[bool]) -> Shares {
    let mut shares = Shares::default();
    if !of_shares.contains(&true) {
        return shares;
    }
    let mut depth = 0;
    let mut add = |data: &[u8], nth: usize, format: usize| {
        let kind = number(data, format, 2).and_then(|kind| usize::try_from(kind).ok());
        let is_share = kind.and_then(|kind| of_shares.get(kind)) == Some(&true);
        let part = |at| number(data, at, 2).and_then(|part| u32::try_from(part).ok());
        if let (true, Some(row), Some(column)) = (is_share, part(0), part(2)) {
            let column = column + nth as u32;
            let place = Place { row, column };
            shares.add(place, place);
        }
    };
    for (kind, data) in Records(stream) {
        match kind {
            record::BEGIN => depth += 1,
            record::END if depth == 1 => break,
            record::END => depth -= 1,
            record::NUMBERS => {
                // Row and first column, then of each its kind and its number.
                for nth in 0..data.len().saturating_sub(6) / 6 {
                    add(data, nth, 4 + 6 * nth);
                }
            }
            kind if record::NUMERIC.contains(&kind) => add(data, 0, 4),
            _ => {}
        }
    }
    shares
}

/// Counts the rectangle of a sheet: the one that it claims, and the one in
/// which its cells are.
fn sheet(stream: &[u8], area: &mut Area) -> Result<(), Notice> {
    let mut cells = Bounds::default();
    for (kind, data) in Records(stream) {
        match kind {
            record::DIMENSIONS => claimed(data, area)?,
            record::NUMBERS => {
                let last = data.len().checked_sub(2).and_then(|at| number(data, at, 2));
                for column in [number(data, 2, 2), last] {
                    cells.hold(number(data, 0, 2), column);
                }
            }
            kind if record::CELLS.contains(&kind) => {
                cells.hold(number(data, 0, 2), number(data, 2, 2));
            }
            // Charts within the sheet have an end of their own; what follows
            // then is counted although it is not decoded.
            _ => {}
        }
    }
    let (rows, columns) = cells.size();
    area.add(rows, columns)
}

/// The rectangle that a sheet says it needs: memory is taken for it at once.
fn claimed(data: &[u8], area: &mut Area) -> Result<(), Notice> {
    let wide = if data.len() == 10 { 2 } else { 4 };
    let part = |at, bytes| number(data, at, bytes).ok_or_else(damaged);
    let (top, bottom) = (part(0, wide)?, part(wide, wide)?);
    let (left, right) = (part(2 * wide, 2)?, part(2 * wide + 2, 2)?);
    // A sheet without cells may claim anything.
    if bottom == 0 || right == 0 {
        return Ok(());
    }
    let left = if left > 0xff || right < left { 0 } else { left };
    let rows = bottom.checked_sub(top).ok_or_else(damaged)?;
    area.add(rows, right - left)
}

/// The smallest rectangle around cells.
#[derive(Default)]
struct Bounds(Option<[u64; 4]>);

impl Bounds {
    fn hold(&mut self, row: Option<u64>, column: Option<u64>) {
        let (Some(row), Some(column)) = (row, column) else {
            return;
        };
        let [top, left, bottom, right] = self.0.unwrap_or([row, column, row, column]);
        self.0 = Some([
            top.min(row),
            left.min(column),
            bottom.max(row),
            right.max(column),
        ]);
    }

    fn size(&self) -> (u64, u64) {
        match self.0 {
            Some([top, left, bottom, right]) => (bottom - top + 1, right - left + 1),
            None => (0, 0),
        }
    }
}

/// The records of a stream with their numbers, as far as they are whole.
struct Records<'a>(&'a [u8]);

impl<'a> Iterator for Records<'a> {
    type Item = (u16, &'a [u8]);

    fn next(&mut self) -> Option<Self::Item> {
        let kind = u16::from_le_bytes([*self.0.first()?, *self.0.get(1)?]);
        let len = usize::from(u16::from_le_bytes([*self.0.get(2)?, *self.0.get(3)?]));
        let data = self.0.get(4..4 + len)?;
        self.0 = &self.0[4 + len..];
        Some((kind, data))
    }
}

/// A whole number of two or four bytes, the lowest first.
fn number(data: &[u8], at: usize, bytes: usize) -> Option<u64> {
    let bytes = data.get(at..at + bytes)?.iter().rev();
    Some(bytes.fold(0, |number, byte| number << 8 | u64::from(*byte)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn record(kind: u16, data: &[u8]) -> Vec<u8> {
        let len = u16::try_from(data.len()).expect("short");
        [&kind.to_le_bytes(), &len.to_le_bytes(), data].concat()
    }

    fn counted(records: &[Vec<u8>]) -> Result<u64, std::borrow::Cow<'static, str>> {
        let mut area = Area::default();
        let checked = sheet(&records.concat(), &mut area);
        checked.map(|()| area.0).map_err(|notice| notice.id)
    }

    #[test]
    fn far_cells_and_great_claims_are_refused() {
        let near = record(0x0203, &[9, 0, 1, 0, 0, 0]);
        let far = record(0x0203, &[0xff, 0xff, 0xff, 0xff, 0, 0]);
        assert_eq!(counted(std::slice::from_ref(&near)), Ok(1));
        assert_eq!(counted(&[near, far]), Err("sheets-limit-area".into()));
        let claim = |bottom: u32| {
            let mut data = [0; 14];
            data[4..8].copy_from_slice(&bottom.to_le_bytes());
            data[10] = 200;
            record(record::DIMENSIONS, &data)
        };
        assert_eq!(counted(&[claim(100)]), Ok(20_000));
        assert_eq!(counted(&[claim(u32::MAX)]), Err("sheets-limit-area".into()));
    }

    #[test]
    fn percentages_are_known_by_the_formats_of_their_cells() {
        let mut formats = Formats::default();
        formats.learn(record::BEGIN, &[0x00, 0x06, 5, 0]);
        let text = |format: &str| {
            let length = u8::try_from(format.len()).expect("short");
            [&[164, 0, length, 0, 0], format.as_bytes()].concat()
        };
        formats.learn(record::NUMBER_FORMAT, &text("0.0%"));
        for format in [0_u8, 10, 164] {
            formats.learn(record::CELL_FORMAT, &[0, 0, format, 0]);
        }
        let of_shares = formats.of_shares();
        assert_eq!(of_shares, [false, true, true]);
        let place = |row: u8, column: u8, kind: u8| vec![row, 0, column, 0, kind, 0];
        let number = |row, column, kind| record(0x0203, &place(row, column, kind));
        let mut several = place(3, 1, 2);
        several.extend([0; 4]);
        several.extend([0, 0, 0, 0, 0, 0]);
        several.extend([1, 0, 0, 0, 0, 0, 3, 0]);
        let sheet = [
            record(record::BEGIN, &[0, 6, 16, 0]),
            number(1, 1, 1),
            number(2, 1, 0),
            record(record::NUMBERS, &several),
            record(record::END, &[]),
            number(9, 9, 1),
        ];
        let shares = shares_of(&sheet.concat(), &of_shares);
        let has = |row, column| shares.has(Place { row, column });
        assert!(has(1, 1) && has(3, 1) && has(3, 3));
        assert!(!has(2, 1) && !has(3, 2) && !has(9, 9));
    }
}
