//! Charts as SVG: a file of its own, or a part of a page.
//!
//! In a page the chart follows the reader's light or dark theme: every shape
//! has a class, and [`chart_style`] gives the classes their colours. The same
//! colours for light paper stand in attributes too, for programs that know no
//! style sheets.

use std::fmt::Write as _;

use quick_xml::Writer;
use quick_xml::events::BytesText;

use super::drawing::{Anchor, Drawing, Label, Shape};
use super::font::FAMILY;
use super::ink::Ink;
use crate::exchange::Chart;

/// A chart as an SVG file on white paper, with its title.
pub fn svg(chart: &Chart) -> String {
    let mut text = String::from("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    text.push_str(&element(chart, &Drawing::of(chart, true), Paper::White));
    text.push('\n');
    text
}

/// A chart as an element of an HTML page whose style holds [`chart_style`].
/// Its title is told to screen readers and left to the page to show.
pub fn inline_svg(chart: &Chart) -> String {
    element(chart, &Drawing::of(chart, false), Paper::Page)
}

/// The part of a page's style that colours its charts, in light and in dark;
/// on paper they are always light.
pub fn chart_style() -> String {
    let mut light = String::from("svg.chart{display:block;width:100%;height:auto;margin:0 0 1em}");
    let mut dark = String::new();
    for ink in Ink::all() {
        let [on_light, on_dark] = ink.shade();
        for (style, color) in [(&mut light, on_light), (&mut dark, on_dark)] {
            let property = match ink {
                Ink::Grid => "stroke",
                Ink::Series(_) => "color",
                _ => "fill",
            };
            write!(style, ".chart .{}{{{property}:#{color:06x}}}", ink.class())
                .expect("a string takes every character");
        }
    }
    format!("{light}@media screen and (prefers-color-scheme:dark){{{dark}}}")
}

#[derive(Clone, Copy, PartialEq)]
enum Paper {
    White,
    Page,
}

type Xml = Writer<Vec<u8>>;
type Written = std::io::Result<()>;

fn element(chart: &Chart, drawing: &Drawing, paper: Paper) -> String {
    let mut xml = Writer::new(Vec::new());
    let (width, height) = (figure(drawing.width), figure(drawing.height));
    xml.create_element("svg")
        .with_attributes([
            ("xmlns", "http://www.w3.org/2000/svg"),
            ("class", "chart"),
            ("role", "img"),
            ("aria-label", clean(&chart.title).as_str()),
            ("viewBox", &format!("0 0 {width} {height}")),
            ("width", &width),
            ("height", &height),
            ("font-family", &format!("{FAMILY}, Verdana, sans-serif")),
        ])
        .write_inner_content(|xml| {
            title(xml, &chart.title)?;
            if paper == Paper::White {
                let white = [("width", "100%"), ("height", "100%"), ("fill", "#ffffff")];
                xml.create_element("rect")
                    .with_attributes(white)
                    .write_empty()?;
            }
            drawing.shapes.iter().try_for_each(|part| shape(xml, part))
        })
        .expect("memory takes every byte");
    String::from_utf8(xml.into_inner()).expect("made of texts")
}

fn shape(xml: &mut Xml, shape: &Shape) -> Written {
    match shape {
        Shape::Rect {
            at: [x, y],
            size: [width, height],
            ink,
            hint,
        } => {
            let place = [("x", *x), ("y", *y), ("width", *width), ("height", *height)];
            filled(xml, "rect", &place, *ink, hint)
        }
        Shape::Dot {
            at: [x, y],
            radius,
            ink,
            hint,
        } => {
            let place = [("cx", *x), ("cy", *y), ("r", *radius)];
            filled(xml, "circle", &place, *ink, hint)
        }
        Shape::Line { points, width, ink } => line(xml, points, *width, *ink),
        Shape::Area {
            points,
            ink,
            strength,
        } => area(xml, points, *ink, *strength),
        Shape::Text(label) => text(xml, label),
    }
}

fn filled(xml: &mut Xml, name: &str, place: &[(&str, f32)], ink: Ink, hint: &str) -> Written {
    let mut element = xml.create_element(name);
    for (key, value) in place {
        element = element.with_attribute((*key, figure(*value).as_str()));
    }
    let element = element.with_attributes(colors("fill", ink).iter().map(pair));
    if hint.is_empty() {
        element.write_empty()?;
    } else {
        element.write_inner_content(|xml| title(xml, hint))?;
    }
    Ok(())
}

fn area(xml: &mut Xml, points: &[[f32; 2]], ink: Ink, strength: f32) -> Written {
    xml.create_element("polygon")
        .with_attribute(("points", places(points).as_str()))
        .with_attribute(("fill-opacity", figure(strength).as_str()))
        .with_attributes(colors("fill", ink).iter().map(pair))
        .write_empty()?;
    Ok(())
}

fn places(points: &[[f32; 2]]) -> String {
    let places = points.iter();
    let places: Vec<String> = places
        .map(|[x, y]| format!("{},{}", figure(*x), figure(*y)))
        .collect();
    places.join(" ")
}

fn line(xml: &mut Xml, points: &[[f32; 2]], width: f32, ink: Ink) -> Written {
    xml.create_element("polyline")
        .with_attribute(("points", places(points).as_str()))
        .with_attribute(("fill", "none"))
        .with_attribute(("stroke-width", figure(width).as_str()))
        .with_attribute(("stroke-linejoin", "round"))
        .with_attributes(colors("stroke", ink).iter().map(pair))
        .write_empty()?;
    Ok(())
}

fn text(xml: &mut Xml, label: &Label) -> Written {
    let [x, y] = label.at.map(figure);
    let anchor = match label.anchor {
        Anchor::Start => "start",
        Anchor::Middle => "middle",
        Anchor::End => "end",
    };
    let mut element = xml
        .create_element("text")
        .with_attribute(("x", x.as_str()))
        .with_attribute(("y", y.as_str()))
        .with_attribute(("font-size", figure(label.size).as_str()))
        .with_attribute(("text-anchor", anchor))
        .with_attributes(colors("fill", label.ink).iter().map(pair));
    if label.upright {
        let turned = format!("rotate(-90 {x} {y})");
        element = element.with_attribute(("transform", turned.as_str()));
    }
    element.write_text_content(BytesText::new(&clean(&label.text)))?;
    Ok(())
}

/// The colour of a property twice: by class and, for programs without style
/// sheets, by attribute. A curve and its dots share one class, which sets the
/// current colour.
fn colors(property: &'static str, ink: Ink) -> Vec<(&'static str, String)> {
    let class = ("class", ink.class());
    let hex = format!("#{:06x}", ink.shade()[0]);
    match ink {
        Ink::Series(_) => vec![class, ("color", hex), (property, "currentColor".to_owned())],
        _ => vec![class, (property, hex)],
    }
}

fn pair<'a>((key, value): &'a (&'static str, String)) -> (&'a str, &'a str) {
    (key, value)
}

fn title(xml: &mut Xml, text: &str) -> Written {
    xml.create_element("title")
        .write_text_content(BytesText::new(&clean(text)))?;
    Ok(())
}

/// Without the signs that XML does not know.
fn clean(text: &str) -> String {
    text.chars().filter(|c| !c.is_control()).collect()
}

/// A length with two decimals at most.
fn figure(length: f32) -> String {
    let text = format!("{length:.2}");
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}
