//! One self-contained page, to be printed or put on a site.

use std::borrow::Cow;
use std::fmt::Write as _;

use super::page::{Page, Part};
use super::svg::{chart_style, inline_svg};

const STYLE: &str = "@page{size:A4;margin:15mm}\
body{font:11pt/1.4 system-ui,sans-serif;max-width:60em;margin:2em auto;padding:0 1em;\
color-scheme:light dark}\
h1{font-size:1.4em;margin:0 0 .2em}h2{font-size:1.1em;margin:1.2em 0 .3em;break-after:avoid}\
p{margin:0 0 1em}.small{font-size:.85em;margin-top:.4em}\
figure{margin:0 0 1em;break-inside:avoid}figcaption{font-weight:600}svg{break-inside:avoid}\
table{border-collapse:collapse;width:100%}\
th,td{padding:.3em .6em;border-bottom:1px solid #8886;text-align:left;\
max-width:22em;overflow-wrap:break-word}\
th{border-bottom:2px solid #888}thead{display:table-header-group}tr{break-inside:avoid}\
.n{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}\
.wide{overflow-x:auto}\
@media print{body{margin:0;padding:0;max-width:none;color-scheme:light}.wide{overflow:visible}}";

/// The page as HTML. Nothing in it can be taken for a tag.
pub fn html(page: &Page) -> String {
    let title = escaped(&page.title);
    let colors = page.chart.as_ref().map(|_| chart_style());
    let mut text = format!(
        "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n\
         <title>{title}</title>\n<style>{STYLE}{}</style>\n</head>\n<body>\n<h1>{title}</h1>\n",
        page.lang,
        colors.unwrap_or_default(),
    );
    if !page.note.is_empty() {
        push(&mut text, format_args!("<p>{}</p>\n", escaped(&page.note)));
    }
    if let Some(chart) = &page.chart {
        let (drawn, title) = (inline_svg(chart), escaped(&chart.title));
        push(
            &mut text,
            format_args!("<figure><figcaption>{title}</figcaption>\n{drawn}</figure>\n"),
        );
    }
    for part in &page.parts {
        table(&mut text, part);
    }
    text.push_str("</body>\n</html>\n");
    text
}

fn table(text: &mut String, part: &Part) {
    if !part.heading.is_empty() {
        push(text, format_args!("<h2>{}</h2>\n", escaped(&part.heading)));
    }
    // A table wider than the window scrolls by itself.
    text.push_str("<div class=\"wide\"><table>\n<thead><tr>");
    for (heading, right) in &part.columns {
        push(
            text,
            format_args!("<th{}>{}</th>", class(*right), escaped(heading)),
        );
    }
    text.push_str("</tr></thead>\n<tbody>\n");
    for row in &part.rows {
        text.push_str("<tr>");
        for (cell, (_, right)) in row.iter().zip(&part.columns) {
            push(
                text,
                format_args!("<td{}>{}</td>", class(*right), escaped(cell)),
            );
        }
        text.push_str("</tr>\n");
    }
    text.push_str("</tbody>\n</table></div>\n");
    if !part.note.is_empty() {
        push(
            text,
            format_args!("<p class=\"small\">{}</p>\n", escaped(&part.note)),
        );
    }
}

fn push(text: &mut String, piece: std::fmt::Arguments<'_>) {
    text.write_fmt(piece)
        .expect("a string takes every character");
}

const fn class(right: bool) -> &'static str {
    if right { " class=\"n\"" } else { "" }
}

/// A text in which nothing can be taken for a tag, an entity or the end of an
/// attribute.
pub fn escaped(text: &str) -> Cow<'_, str> {
    quick_xml::escape::escape(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_cannot_become_tags() {
        let part = Part {
            heading: "<b>".to_owned(),
            columns: vec![("Name".to_owned(), false), ("%".to_owned(), true)],
            rows: vec![vec!["<script>\"x\"</script>".to_owned(), "51.2".to_owned()]],
            note: "<i>".to_owned(),
        };
        let page = Page {
            lang: "en",
            title: "A & B".to_owned(),
            parts: vec![part],
            ..Page::default()
        };
        let text = html(&page);
        assert!(text.contains("<h1>A &amp; B</h1>"));
        assert!(text.contains("&lt;script&gt;&quot;x&quot;"));
        assert!(text.contains("<td class=\"n\">51.2</td>"));
        assert!(text.contains("<h2>&lt;b&gt;</h2>"));
        assert!(text.contains("<p class=\"small\">&lt;i&gt;</p>"));
        assert!(!text.contains("<p>"));
    }
}
