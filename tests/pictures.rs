//! Charts of the sample club as SVG and PNG.

use std::path::PathBuf;

use resvg::usvg::roxmltree::Document;
use tandem::club::{ClubView, sample};
use tandem::exchange::chart::{Axis, Bar, Chart, Plot};
use tandem::exchange::write::{chart_style, inline_svg, png, svg};
use tandem::i18n::Lang;
use tandem::report::charts::{self, Over};

fn sample_view() -> ClubView {
    ClubView::of(sample::book().expect("a sample"), PathBuf::new())
}

/// The texts of the elements of that name in a sound XML document.
fn texts(xml: &str, name: &str) -> Vec<String> {
    let document = Document::parse(xml).expect("sound XML");
    document
        .descendants()
        .filter(|node| node.tag_name().name() == name)
        .map(|node| node.text().unwrap_or_default().to_owned())
        .collect()
}

#[test]
fn every_bar_has_its_name() {
    let view = sample_view();
    let text = svg(&charts::standings(&view, 30, Lang::RU));
    let titles = texts(&text, "title");
    assert_eq!(
        titles[0],
        "Основные показатели – Wednesday Bridge Club: первые 30 из 76"
    );
    assert_eq!(titles.len(), 31, "the chart and every bar");
    let labels = texts(&text, "text");
    for standing in &view.standings[..30] {
        let name = view.book.name_of(standing.player);
        assert!(
            labels.iter().any(|label| label == name),
            "{name} in {labels:?}"
        );
    }
    assert!(labels.iter().any(|label| label == "международный"));
}

#[test]
fn every_curve_has_its_line_and_its_place_in_the_legend() {
    let view = sample_view();
    for over in [Over::Dates, Over::Tournaments] {
        let text = svg(&charts::statistic(&view, 5, over, Lang::EN));
        let labels = texts(&text, "text");
        for standing in &view.standings[..5] {
            let name = view.book.name_of(standing.player);
            assert!(labels.iter().any(|label| label == name), "{name}");
        }
        let steps: usize = view.standings[..5]
            .iter()
            .map(|standing| view.replay.tracks[&standing.player].points.len())
            .sum();
        assert_eq!(texts(&text, "circle").len(), steps);
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
        assert_eq!(texts(&text, "script").len(), 0);
        assert_eq!(texts(&text, "b").len(), 0);
        let labels = texts(&text, "text");
        assert!(labels.contains(&"<b> & Co".to_owned()), "{labels:?}");
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
