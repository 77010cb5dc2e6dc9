//! The compound files in which XLS workbooks are kept: sectors chained by a
//! table, as a disk of its own (MS-CFB).
//!
//! Read only to look at an XLS before it is decoded: a chain that runs in a
//! circle would otherwise fill the memory.

/// How a compound file begins.
pub(super) const SIGNATURE: &[u8] = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1";

const HEADER: usize = 512;
const MINI_SECTOR: usize = 64;
/// Streams shorter than this are kept in the mini stream.
const MINI_STREAM_BELOW: usize = 4096;
const DIRECTORY_ENTRY: usize = 128;
/// Numbers of sectors from here on are marks.
const FIRST_MARK: u32 = 0xffff_fffa;
const DIFAT_MARK: u32 = 0xffff_fffc;
const END_OF_CHAIN: u32 = 0xffff_fffe;

/// A compound file whose chains all end.
pub(super) struct Compound<'a> {
    sectors: Sectors<'a>,
    table: Vec<u32>,
    mini: Vec<u8>,
    mini_table: Vec<u32>,
    entries: Vec<Entry>,
}

struct Entry {
    name: String,
    start: u32,
    len: usize,
}

struct Sectors<'a> {
    bytes: &'a [u8],
    size: usize,
}

impl<'a> Sectors<'a> {
    fn count(&self) -> usize {
        self.bytes.len().div_ceil(self.size)
    }

    /// The last one may be cut short.
    fn get(&self, number: u32) -> Option<&'a [u8]> {
        let start = (number as usize).checked_mul(self.size)?;
        let rest = self.bytes.get(start..)?;
        Some(&rest[..rest.len().min(self.size)])
    }

    /// The first `len` bytes of a chain of sectors; `None` if it leaves the
    /// file or runs in a circle.
    fn chain(&self, start: u32, table: &[u32], len: usize) -> Option<Vec<u8>> {
        let mut chain = Vec::new();
        let mut number = start;
        let mut steps = 0;
        while number != END_OF_CHAIN {
            let sector = self.get(number)?;
            chain.extend_from_slice(&sector[..sector.len().min(len - chain.len())]);
            if chain.len() >= len {
                break;
            }
            steps += 1;
            if steps > self.count() {
                return None;
            }
            number = *table.get(number as usize)?;
        }
        Some(chain)
    }
}

impl<'a> Compound<'a> {
    /// Reads the tables of a compound file; `None` when they make no sense.
    pub(super) fn open(bytes: &'a [u8]) -> Option<Self> {
        let header = bytes.get(..HEADER)?;
        let size = match u16_at(header, 30)? {
            9 => 512,
            12 => 4096,
            _ => return None,
        };
        let sectors = Sectors {
            bytes: bytes.get(size..)?,
            size,
        };
        let table = allocation(header, &sectors)?;
        let directory = sectors.chain(u32_at(header, 48)?, &table, usize::MAX)?;
        let entries: Vec<Entry> = directory
            .chunks_exact(DIRECTORY_ENTRY)
            .map(|entry| Entry::read(entry, size))
            .collect::<Option<_>>()?;
        let root = entries.first()?;
        let mini_sectors = u32_at(header, 64)? as usize;
        let (mini, mini_table) = if mini_sectors > 0 {
            let mini = sectors.chain(root.start, &table, root.len)?;
            let len = mini_sectors.checked_mul(size)?;
            let numbers = sectors.chain(u32_at(header, 60)?, &table, len)?;
            (mini, numbers_of(&numbers))
        } else {
            (Vec::new(), Vec::new())
        };
        Some(Self {
            sectors,
            table,
            mini,
            mini_table,
            entries,
        })
    }

    /// Whether there is a stream or storage of that name.
    pub(super) fn has(&self, name: &str) -> bool {
        self.entries.iter().any(|entry| entry.is(name))
    }

    /// The bytes of a stream.
    pub(super) fn stream(&self, name: &str) -> Option<Vec<u8>> {
        let entry = self.entries.iter().find(|entry| entry.is(name))?;
        if entry.len < MINI_STREAM_BELOW {
            let mini = Sectors {
                bytes: &self.mini,
                size: MINI_SECTOR,
            };
            mini.chain(entry.start, &self.mini_table, entry.len)
        } else {
            self.sectors.chain(entry.start, &self.table, entry.len)
        }
    }
}

impl Entry {
    fn read(entry: &[u8], sector: usize) -> Option<Self> {
        let letters = entry[..64].chunks_exact(2).map(|two| [two[0], two[1]]);
        let name: Vec<u16> = letters
            .map(u16::from_le_bytes)
            .take_while(|unit| *unit != 0)
            .collect();
        let low = u32_at(entry, 120)? as usize;
        // Only large files use the upper half of the length.
        let high = if sector == 512 {
            0
        } else {
            u32_at(entry, 124)?
        };
        Some(Self {
            name: String::from_utf16_lossy(&name),
            start: u32_at(entry, 116)?,
            len: if high == 0 { low } else { usize::MAX },
        })
    }

    fn is(&self, name: &str) -> bool {
        self.name.eq_ignore_ascii_case(name)
    }
}

/// The table that chains the sectors; its own sectors are listed in the
/// header, and from there in a chain.
fn allocation(header: &[u8], sectors: &Sectors<'_>) -> Option<Vec<u32>> {
    let mut listed = numbers_of(&header[76..]);
    let mut next = u32_at(header, 68)?;
    let mut steps = 0;
    while next < FIRST_MARK {
        steps += 1;
        if steps > sectors.count() {
            return None;
        }
        listed.extend(numbers_of(sectors.get(next)?));
        next = listed.pop()?;
    }
    listed.retain(|number| *number < DIFAT_MARK);
    if listed.len() > sectors.count() {
        return None;
    }
    let mut table = Vec::new();
    for number in listed {
        table.extend(numbers_of(sectors.get(number)?));
    }
    Some(table)
}

fn numbers_of(bytes: &[u8]) -> Vec<u32> {
    bytes
        .chunks_exact(4)
        .map(|four| u32::from_le_bytes([four[0], four[1], four[2], four[3]]))
        .collect()
}

fn u16_at(bytes: &[u8], at: usize) -> Option<u16> {
    let two = bytes.get(at..at + 2)?;
    Some(u16::from_le_bytes([two[0], two[1]]))
}

fn u32_at(bytes: &[u8], at: usize) -> Option<u32> {
    let four = bytes.get(at..at + 4)?;
    Some(u32::from_le_bytes([four[0], four[1], four[2], four[3]]))
}
