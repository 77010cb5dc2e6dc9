//! The colours of charts by what they mean, on light and on dark paper; the
//! window has the same.

/// What a colour is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ink {
    /// Words that matter.
    Text,
    /// Words of the axes.
    Weak,
    /// Lines of the grid.
    Grid,
    /// Bars.
    Bar,
    /// A band, the lowest first.
    Band(usize),
    /// A curve, in the order of the legend.
    Series(usize),
}

/// A colour on light and on dark paper, as `0xRRGGBB`.
type Shade = [u32; 2];

const TEXT: Shade = [0x1d2228, 0xe4e6e9];
const WEAK: Shade = [0x5a626b, 0xa3a9b1];
const GRID: Shade = [0xc4c8cd, 0x4a4d52];
const BAR: Shade = [0x2f6fb5, 0x5b9be0];
const BANDS: [Shade; 6] = [
    [0xf3f0ea, 0x2a2824],
    [0xeaf1e6, 0x252d24],
    [0xe3eff3, 0x212c31],
    [0xe7e9f7, 0x252737],
    [0xf1e6f5, 0x302535],
    [0xf8e6ea, 0x372529],
];
const SERIES: [Shade; 10] = [
    [0x1f62b0, 0x6fa8e8],
    [0xb5500a, 0xf2954e],
    [0x1b7a47, 0x62c48c],
    [0xa82a6b, 0xe87cb4],
    [0x6a51b8, 0xad9af0],
    [0x8a6d00, 0xd8bd52],
    [0x0e7c86, 0x55c4cf],
    [0x7a3b1e, 0xcf9a7d],
    [0x555f6b, 0xa9b4c0],
    [0xc2313c, 0xf08088],
];

impl Ink {
    /// Every ink there is.
    pub(super) fn all() -> impl Iterator<Item = Self> {
        let plain = [Self::Text, Self::Weak, Self::Grid, Self::Bar];
        let bands = (0..BANDS.len()).map(Self::Band);
        let series = (0..SERIES.len()).map(Self::Series);
        plain.into_iter().chain(bands).chain(series)
    }

    /// On light and dark paper; bands and curves beyond the last begin anew.
    pub(super) const fn shade(self) -> Shade {
        match self {
            Self::Text => TEXT,
            Self::Weak => WEAK,
            Self::Grid => GRID,
            Self::Bar => BAR,
            Self::Band(number) => BANDS[number % BANDS.len()],
            Self::Series(number) => SERIES[number % SERIES.len()],
        }
    }

    /// The name under which a page's style finds it.
    pub(super) fn class(self) -> String {
        match self {
            Self::Text => "ct".to_owned(),
            Self::Weak => "cw".to_owned(),
            Self::Grid => "cg".to_owned(),
            Self::Bar => "cb".to_owned(),
            Self::Band(number) => format!("cl{}", number % BANDS.len()),
            Self::Series(number) => format!("cs{}", number % SERIES.len()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::theme::palette;

    #[test]
    fn charts_on_paper_have_the_colours_of_the_window() {
        for (at, dark) in [(0, false), (1, true)] {
            let look = palette(dark);
            let same = |ink: Ink, [r, g, b, _]: [u8; 4]| {
                let window = u32::from_be_bytes([0, r, g, b]);
                assert_eq!(ink.shade()[at], window, "{ink:?}");
            };
            same(Ink::Bar, look.accent.to_array());
            same(Ink::Grid, look.edge.to_array());
            for (number, band) in look.bands.iter().enumerate() {
                same(Ink::Band(number), band.to_array());
            }
            for (number, series) in look.series.iter().enumerate() {
                same(Ink::Series(number), series.to_array());
            }
        }
    }
}
