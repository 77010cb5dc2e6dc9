//! Slips of paper, to be cut apart and filled in by hand.

use std::fmt::Write as _;

use super::html::escaped;

/// Two slips beside each other on A4, none cut by the end of a page; dashes
/// show where to cut.
const STYLE: &str = "@page{size:A4;margin:10mm}\
body{font:11pt/1.4 system-ui,sans-serif;max-width:60em;margin:2em auto;padding:0 1em;\
color-scheme:light dark}\
h1{font-size:1.4em;margin:0 0 .6em}\
.slips{display:grid;grid-template-columns:1fr 1fr}\
section{border:1px dashed #888;padding:5mm;break-inside:avoid}\
h2{font-size:1.1em;margin:0}p{margin:0 0 .6em}\
dl{display:grid;grid-template-columns:1fr auto;gap:.2em 1em;margin:0}\
dt{overflow-wrap:anywhere}dd{margin:0;text-align:right;font-variant-numeric:tabular-nums}\
.blank dt{padding-top:1.2em}.blank dd{min-width:9em;border-bottom:1px solid #888}\
@media print{body{margin:0;padding:0;max-width:none;color-scheme:light}h1{display:none}}";

/// A sheet of slips.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Slips {
    /// Two-letter code of the language.
    pub lang: &'static str,
    /// What the file is called; it is not printed.
    pub title: String,
    /// The slips, in the order of reading.
    pub slips: Vec<Slip>,
}

/// One slip.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Slip {
    /// Whose it is.
    pub heading: String,
    /// A line below the heading; empty for none.
    pub note: String,
    /// What is known: names and figures.
    pub lines: Vec<[String; 2]>,
    /// What is to be filled in.
    pub blanks: Vec<String>,
}

/// The slips as HTML. Nothing in them can be taken for a tag.
pub fn slips(sheet: &Slips) -> String {
    let title = escaped(&sheet.title);
    let mut text = format!(
        "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n\
         <title>{title}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<h1>{title}</h1>\n\
         <div class=\"slips\">\n",
        sheet.lang,
    );
    for slip in &sheet.slips {
        one(&mut text, slip).expect("a string takes every character");
    }
    text.push_str("</div>\n</body>\n</html>\n");
    text
}

fn one(text: &mut String, slip: &Slip) -> std::fmt::Result {
    writeln!(text, "<section><h2>{}</h2>", escaped(&slip.heading))?;
    writeln!(text, "<p>{}</p>", escaped(&slip.note))?;
    text.push_str("<dl>");
    for [name, figure] in &slip.lines {
        let (name, figure) = (escaped(name), escaped(figure));
        write!(text, "<dt>{name}</dt><dd>{figure}</dd>")?;
    }
    text.push_str("</dl>\n<dl class=\"blank\">");
    for blank in &slip.blanks {
        write!(text, "<dt>{}</dt><dd></dd>", escaped(blank))?;
    }
    text.push_str("</dl></section>\n");
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slip_has_what_is_known_and_room_for_the_rest() {
        let slip = Slip {
            heading: "Pair 1".to_owned(),
            note: "A & B".to_owned(),
            lines: vec![["<Ann>".to_owned(), "−12.5".to_owned()]],
            blanks: vec!["Result".to_owned()],
        };
        let text = slips(&Slips {
            lang: "en",
            title: "Slips".to_owned(),
            slips: vec![slip.clone(), slip],
        });
        assert_eq!(text.matches("<section>").count(), 2);
        assert!(text.contains("<p>A &amp; B</p>"));
        assert!(text.contains("<dt>&lt;Ann&gt;</dt><dd>−12.5</dd>"));
        assert!(text.contains("<dt>Result</dt><dd></dd>"));
    }
}
