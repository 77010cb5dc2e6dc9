//! Texts as HTML: nothing that a director typed can become a tag.

use crate::exchange::write::escaped;

/// A reference to another page of the site, or only its text where there is
/// no page.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Link {
    /// The file.
    pub(super) to: Option<String>,
    /// What is read.
    pub(super) text: String,
}

impl Link {
    /// As HTML.
    pub(super) fn html(&self) -> String {
        let text = escaped(&self.text);
        match &self.to {
            Some(to) => format!("<a href=\"{to}\">{text}</a>"),
            None => text.into_owned(),
        }
    }
}

/// A cell of a table.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Cell {
    /// Words.
    Text(String),
    /// A number as it is read.
    Figure(String),
    /// A change with its sign.
    Change {
        /// As it is read.
        figure: String,
        /// Up, down or neither.
        sign: Sign,
    },
    /// One or more references.
    Links(Vec<Link>),
}

/// The direction of a change as it is read: a change that rounds to zero has
/// none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sign {
    /// More than before.
    Up,
    /// Less.
    Down,
    /// The same.
    None,
}

impl Cell {
    /// A change, its sign already written.
    pub(super) fn change(figure: String) -> Self {
        let sign = match figure.chars().next() {
            Some('+') => Sign::Up,
            Some('−') => Sign::Down,
            _ => Sign::None,
        };
        Self::Change { figure, sign }
    }

    /// Nothing to be read.
    pub(super) const fn empty() -> Self {
        Self::Text(String::new())
    }

    fn push(&self, tag: &str, html: &mut String) {
        let (class, content) = match self {
            Self::Text(text) => ("", escaped(text).into_owned()),
            Self::Figure(figure) => (" class=\"n\"", figure.clone()),
            Self::Change { figure, sign } => match sign {
                Sign::Up => (" class=\"n up\"", format!("▲ {figure}")),
                Sign::Down => (" class=\"n down\"", format!("▼ {figure}")),
                Sign::None => (" class=\"n\"", figure.clone()),
            },
            Self::Links(links) => {
                let links: Vec<String> = links.iter().map(Link::html).collect();
                ("", links.join(", "))
            }
        };
        let end = tag.split(' ').next().unwrap_or_default();
        html.push_str(&format!("<{tag}{class}>{content}</{end}>"));
    }
}

/// A heading of a table, and whether figures stand below it.
pub(super) type Heading = (String, bool);

/// A table with its caption. The first cell of a row that holds references
/// names the row.
pub(super) fn table(caption: &str, headings: &[Heading], rows: &[Vec<Cell>]) -> String {
    let caption = escaped(caption);
    let mut html = format!(
        "<div class=\"box\" role=\"region\" aria-label=\"{caption}\" tabindex=\"0\">\n\
         <table>\n<caption><h2>{caption}</h2></caption>\n<thead><tr>"
    );
    for (heading, figures) in headings {
        let class = if *figures { " class=\"n\"" } else { "" };
        let heading = escaped(heading);
        html.push_str(&format!("<th scope=\"col\"{class}>{heading}</th>"));
    }
    html.push_str("</tr></thead>\n<tbody>\n");
    for row in rows {
        html.push_str("<tr>");
        let name = row.iter().position(|cell| matches!(cell, Cell::Links(_)));
        for (place, cell) in row.iter().enumerate() {
            let tag = if Some(place) == name {
                "th scope=\"row\""
            } else {
                "td"
            };
            cell.push(tag, &mut html);
        }
        html.push_str("</tr>\n");
    }
    html.push_str("</tbody>\n</table>\n</div>\n");
    html
}

/// Facts with their names, in one list.
pub(super) fn facts(facts: &[(String, String)]) -> String {
    let items: String = facts
        .iter()
        .map(|(name, value)| {
            let (name, value) = (escaped(name), escaped(value));
            format!("<div><dt>{name}</dt><dd>{value}</dd></div>\n")
        })
        .collect();
    format!("<dl>\n{items}</dl>\n")
}

/// A paragraph.
pub(super) fn paragraph(text: &str) -> String {
    format!("<p>{}</p>\n", escaped(text))
}

/// A page around its content.
pub(super) struct Page<'a> {
    /// Two-letter code of the language.
    pub(super) lang: &'a str,
    /// The club, as a way home.
    pub(super) club: &'a str,
    /// The heading.
    pub(super) title: &'a str,
    /// What search engines show.
    pub(super) description: &'a str,
    /// Ways to neighbouring pages.
    pub(super) ways: &'a [Link],
    /// Below everything.
    pub(super) footer: &'a str,
}

impl Page<'_> {
    /// The whole document around `body`, which is HTML already.
    pub(super) fn html(&self, body: &str) -> String {
        let [title, club, description, footer] =
            [self.title, self.club, self.description, self.footer].map(escaped);
        let full = if self.title == self.club {
            title.clone()
        } else {
            format!("{title} – {club}").into()
        };
        let ways: String = self.ways.iter().map(|way| way.html() + "\n").collect();
        format!(
            "<!DOCTYPE html>\n<html lang=\"{lang}\">\n<head>\n<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
             <meta name=\"color-scheme\" content=\"light dark\">\n\
             <meta name=\"description\" content=\"{description}\">\n\
             <title>{full}</title>\n<link rel=\"icon\" href=\"data:,\">\n\
             <link rel=\"stylesheet\" href=\"{STYLE}\">\n</head>\n<body>\n\
             <header><nav>\n<a class=\"home\" href=\"{INDEX}\">{club}</a>\n{ways}</nav></header>\n\
             <main>\n<h1>{title}</h1>\n{body}</main>\n<footer><p>{footer}</p></footer>\n\
             </body>\n</html>\n",
            lang = self.lang,
            STYLE = super::STYLE,
            INDEX = super::INDEX,
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_cannot_become_tags() {
        let evil = "<script>\"x\"</script>' & co";
        let link = Link {
            to: Some("player-1.html".to_owned()),
            text: evil.to_owned(),
        };
        let rows = [vec![Cell::Text(evil.to_owned()), Cell::Links(vec![link])]];
        let page = Page {
            lang: "en",
            club: evil,
            title: evil,
            description: evil,
            ways: &[],
            footer: evil,
        };
        let body = table(evil, &[(evil.to_owned(), true)], &rows)
            + &facts(&[(evil.to_owned(), evil.to_owned())])
            + &paragraph(evil);
        let html = page.html(&body);
        assert!(!html.contains("<script") && !html.contains("\"x\""));
        let safe = "&lt;script&gt;&quot;x&quot;&lt;/script&gt;&apos; &amp; co";
        assert_eq!(html.matches(safe).count(), 13);
    }

    #[test]
    fn a_change_shows_where_it_goes() {
        let row = ["+1.0", "−1.0", "0.0"].map(|figure| Cell::change(figure.to_owned()));
        let html = table("", &[], &[row.to_vec()]);
        assert!(html.contains(
            "<td class=\"n up\">▲ +1.0</td><td class=\"n down\">▼ −1.0</td><td class=\"n\">0.0</td>"
        ));
    }
}
