//! Charts as PNG, for mails and documents.

use std::sync::Arc;

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::fontdb::Database;
use resvg::usvg::{Options, Tree};

use super::font::{FAMILY, FONT};
use super::svg::svg;
use crate::exchange::Chart;

/// Pixels of the picture for each pixel of the drawing, so that it is sharp
/// in print.
const SCALE: f32 = 2.0;

/// A chart as a PNG picture, drawn with the bundled font only, so that it is
/// the same on every computer.
pub fn png(chart: &Chart) -> Vec<u8> {
    let mut fonts = Database::new();
    fonts.load_font_data(FONT.to_vec());
    let options = Options {
        fontdb: Arc::new(fonts),
        font_family: FAMILY.to_owned(),
        ..Options::default()
    };
    let tree = Tree::from_str(&svg(chart), &options).expect("own drawings are sound");
    let size = tree.size().to_int_size().scale_by(SCALE);
    let size = size.expect("drawings have a size");
    let mut picture = Pixmap::new(size.width(), size.height()).expect("drawings have a size");
    let scale = Transform::from_scale(SCALE, SCALE);
    resvg::render(&tree, scale, &mut picture.as_mut());
    picture.encode_png().expect("memory takes every byte")
}
