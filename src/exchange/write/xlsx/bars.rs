//! The bar chart that the workbook had beside its standings.

use rust_xlsxwriter::{
    Chart, ChartAxisLabelPosition, ChartFont, ChartFormat, ChartLine, ChartSolidFill, Color,
    Worksheet, XlsxError,
};

use crate::exchange::Table;
use crate::exchange::write::ink::Ink;

/// A chart of two columns of a table, in the order of its rows.
#[derive(Clone, Debug, PartialEq)]
pub struct Bars {
    /// Its title.
    pub title: String,
    /// The column of the names, from 0.
    pub names: usize,
    /// The column of the heights, from 0.
    pub heights: usize,
    /// So many of the first rows.
    pub most: usize,
}

const HEIGHT: u32 = 480;
/// Pixels beside the bars, and for each of them.
const BESIDE: usize = 160;
const EACH: usize = 22;
/// Few bars are not drawn narrower than the title.
const NARROWEST: usize = 640;
/// The gap between bars, in percent of their width.
const GAP: u16 = 40;

/// Puts the chart to the right of the table.
pub(super) fn add(
    page: &mut Worksheet,
    name: &str,
    table: &Table,
    bars: &Bars,
) -> Result<(), XlsxError> {
    let count = table.rows.len().min(bars.most);
    if count == 0 {
        return Ok(());
    }
    // Few: `most` bounds them.
    let last = count as u32;
    let [names, heights] = [bars.names as u16, bars.heights as u16];
    let [bar, grid] = [Ink::Bar, Ink::Grid].map(|ink| Color::RGB(ink.shade()[0]));
    let fill = ChartSolidFill::new().set_color(bar).clone();
    let mut chart = Chart::new_column();
    chart
        .add_series()
        .set_categories((name, 1, names, last, names))
        .set_values((name, 1, heights, last, heights))
        .set_name((name, 0, heights))
        .set_format(ChartFormat::new().set_solid_fill(&fill))
        .set_gap(GAP);
    chart.title().set_name(bars.title.as_str());
    chart.legend().set_hidden();
    chart
        .x_axis()
        .set_label_position(ChartAxisLabelPosition::Low)
        .set_label_interval(1)
        .set_font(ChartFont::new().set_rotation(-90));
    chart
        .y_axis()
        .set_num_format("0")
        .set_major_gridlines_line(ChartLine::new().set_color(grid));
    let width = (BESIDE + EACH * count).max(NARROWEST);
    chart.set_width(width as u32).set_height(HEIGHT);
    chart.set_alt_text(bars.title.as_str());
    page.insert_chart(1, table.columns.len() as u16 + 1, &chart)?;
    Ok(())
}
