//! Charts of the sample club as SVG and PNG.

use std::path::PathBuf;

use quick_xml::Reader;
use quick_xml::events::Event;
use tandem::club::{ClubView, sample};
use tandem::exchange::chart::{Axis, Bar, Chart, Plot};
use tandem::exchange::write::{chart_style, inline_svg, png, svg};
use tandem::i18n::Lang;
use tandem::report::charts::{self, Over};

fn sample_view() -> ClubView {
    ClubView::of(sample::book().expect("a sample"), PathBuf::new())
}

/// How often each element stands in a sound XML document, and its texts.
fn elements(xml: &str, name: &str) -> (usize, Vec<String>) {
    let mut reader = Reader::from_str(xml);
    let (mut count, mut texts) = (0, Vec::new());
    let mut inside = false;
    loop {
        match reader.read_event().expect("sound XML") {
            Event::Start(start) if start.name().as_ref() == name.as_bytes() => {
                count += 1;
                inside = true;
                texts.push(String::new());
            }
            Event::Empty(empty) if empty.name().as_ref() == name.as_bytes() => count += 1,
            Event::End(_) => inside = false,
            Event::Text(text) if inside => {
                let text = text.decode().expect("UTF-8");
                texts.last_mut().expect("begun").push_str(&text);
            }
            Event::GeneralRef(name) if inside => {
                let name = name.decode().expect("UTF-8");
                texts
                    .last_mut()
                    .expect("begun")
                    .push_str(&format!("&{name};"));
            }
            Event::Eof => return (count, texts),
            _ => {}
        }
    }
}

#[test]
fn every_bar_has_its_name() {
    let view = sample_view();
    let text = svg(&charts::standings(&view, 30, Lang::Ru));
    let (_, titles) = elements(&text, "title");
    assert_eq!(titles[0], "Основные показатели – Wednesday Bridge Club");
    assert_eq!(titles.len(), 31, "the chart and every bar");
    let (_, labels) = elements(&text, "text");
    for standing in &view.standings[..30] {
        let name = view.book.name_of(standing.player);
        assert!(
            labels.iter().any(|label| label == name),
            "{name} in {labels:?}"
        );
    }
    assert!(labels.iter().any(|label| label == "международный уровень"));
}

#[test]
fn every_curve_has_its_line_and_its_place_in_the_legend() {
    let view = sample_view();
    for over in [Over::Dates, Over::Tournaments] {
        let text = svg(&charts::statistic(&view, 5, over, Lang::En));
        let (_, labels) = elements(&text, "text");
        for standing in &view.standings[..5] {
            let name = view.book.name_of(standing.player);
            assert!(labels.iter().any(|label| label == name), "{name}");
        }
        let steps: usize = view.standings[..5]
            .iter()
            .map(|standing| view.replay.tracks[&standing.player].points.len())
            .sum();
        assert_eq!(elements(&text, "circle").0, steps);
    }
}

fn awkward() -> Chart {
    let bar = |label: &str, value| Bar {
        label: label.to_owned(),
        value,
        hint: label.to_owned(),
    };
    Chart {
        title: "</title><script>alert(\"1\")</script>\u{1}".to_owned(),
        y: Axis {
            ends: [-10.0, 10.0],
            ..Axis::default()
        },
        bands: Vec::new(),
        plot: Plot::Bars(vec![bar("<b> & Co", 5.0), bar("Łoś", -5.0)]),
    }
}

#[test]
fn names_cannot_become_tags() {
    for text in [svg(&awkward()), inline_svg(&awkward())] {
        assert_eq!(elements(&text, "script").0, 0);
        assert_eq!(elements(&text, "b").0, 0);
        let (_, labels) = elements(&text, "text");
        assert!(
            labels.contains(&"&lt;b&gt; &amp; Co".to_owned()),
            "{labels:?}"
        );
        assert!(!text.contains('\u{1}'));
    }
}

#[test]
fn a_chart_in_a_page_takes_its_colours_from_the_style() {
    let style = chart_style();
    let text = inline_svg(&awkward());
    assert!(text.contains("role=\"img\" aria-label=") && !text.contains("<?xml"));
    let classes = text.split("class=\"").skip(2);
    for class in classes.filter_map(|rest| rest.split('"').next()) {
        assert_eq!(
            style.matches(&format!(".chart .{class}{{")).count(),
            2,
            "{class}"
        );
    }
}

#[test]
fn a_picture_has_two_pixels_for_one() {
    let picture = png(&awkward());
    assert_eq!(picture[1..4], *b"PNG");
    let number = |at: usize| {
        let bytes = picture[at..at + 4].try_into().expect("four bytes");
        u32::from_be_bytes(bytes)
    };
    assert_eq!(number(16), 2 * 960);
    assert!(number(20) > 600);
}
