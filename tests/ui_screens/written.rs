//! What stands on a screen in the pseudo-language that is not from the folders
//! of texts, and what of them is cut.

use std::collections::BTreeSet;

use egui::accesskit::Role;
use egui::epaint::{ClippedShape, Shape, TextShape};
use egui_kittest::kittest::{AccessKitNode, NodeT as _};
use tandem::club::ClubView;
use tandem::domain::Person;
use tandem::i18n::Lang;
use tandem::ui::theme;

use crate::screens;
use crate::window::Window;

/// Names that are the same in every language: the program's and the
/// workbook's own, systems of rating, keys, files, and months in dates.
const SAME_EVERYWHERE: &str = "Tandem tandem Param Tourn Hist Rating Statistic Championship \
    FIBS FIDE Redistribution Ctrl Shift Enter Tab Esc Backspace Delete Alt Home End F I Q Y Z standings backups xlsx CSV UTF \
    Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec";

/// The symbols of the formulas, as the articles write them.
const SYMBOLS: &str = "K W V H S A B C P E PE L D N R Ra Rp Rc U a b d e f g h k m n o p s t u w x y \
    Rop ΣRp Σ dR T exp atan base forget growth window last age φ σ Δ";

/// What marks the column by which a table is sorted; its name is without.
const SORTED: [char; 3] = [' ', '▲', '▼'];

/// Every text that a screen shows or says.
pub(crate) fn texts(window: &Window) -> BTreeSet<String> {
    let mut texts: BTreeSet<String> = painted(window)
        .map(|(_, text)| text.galley.text().to_owned())
        .collect();
    for node in window.root().children_recursive() {
        let node = node.accesskit_node();
        if node.role() == Role::TextRun {
            // A line of what its parent says whole.
            continue;
        }
        texts.extend(node.label());
        texts.extend(node.value());
        texts.extend(node.description());
        texts.extend(node.placeholder().map(str::to_owned));
    }
    texts
}

/// The texts that are neither from the folders nor of the club.
pub(crate) fn hard_coded(window: &Window) -> Vec<String> {
    let own = Own::of(window);
    let foreign = |text: &String| own.leaves_words_of(text);
    texts(window).into_iter().filter(foreign).collect()
}

/// What may stand on a screen in every language.
struct Own {
    /// Texts of the club, the longest first.
    whole: Vec<String>,
    /// Words of names, and the same everywhere.
    words: BTreeSet<String>,
}

impl Own {
    fn of(window: &Window) -> Self {
        let view = window.state().view();
        let (mut whole, mut words) = view.map(|view| club(view)).unwrap_or_default();
        let typed = [
            screens::NEWCOMER,
            screens::MEMBER,
            screens::FILE,
            screens::NO_TABLE,
            screens::NO_PAIRS,
            screens::RESPELT,
        ];
        let typed = typed.map(str::to_owned);
        whole.extend(
            typed
                .into_iter()
                .chain(Lang::all().map(|lang| lang.own_name().to_owned())),
        );
        whole.sort_by_key(|text| std::cmp::Reverse(text.len()));
        let same = [SAME_EVERYWHERE, SYMBOLS].map(str::split_whitespace);
        words.extend(same.into_iter().flatten().map(str::to_owned));
        Self { whole, words }
    }

    /// Whether a text has other words, outside of the marks.
    fn leaves_words_of(&self, text: &str) -> bool {
        let mut rest = unmarked(text);
        for data in &self.whole {
            rest = rest.replace(data.as_str(), " ");
        }
        rest.split(|c: char| !c.is_alphabetic())
            .any(|word| !word.is_empty() && !self.words.contains(word))
    }
}

/// The mark behind the name of a captain.
const CAPTAIN: &str = "★";

/// What of a text does not stand between the marks.
fn unmarked(text: &str) -> String {
    let mut depth = 0_usize;
    let mut rest = String::new();
    for letter in text.chars() {
        match letter {
            '⟦' => depth += 1,
            '⟧' => depth = depth.saturating_sub(1),
            _ if depth == 0 => rest.push(letter),
            _ => {}
        }
    }
    rest
}

/// Whole texts of the club, and words of its people's names.
fn club(view: &ClubView) -> (Vec<String>, BTreeSet<String>) {
    let book = &view.book;
    let cups = book.championships.values();
    let entrants = cups.clone().flat_map(|cup| &cup.entrants);
    let guests = entrants.filter_map(|entrant| match &entrant.person {
        Person::Guest(name) => Some(name),
        Person::Player(_) => None,
    });
    let players = book.players.values().map(|player| &player.name);
    let people: Vec<String> = players.chain(guests).cloned().collect();
    let words = people
        .iter()
        .flat_map(|name| name.split(|c: char| !c.is_alphabetic()))
        .map(str::to_owned)
        .collect();
    let titles = book
        .tournaments
        .values()
        .map(|evening| evening.title.clone());
    let folder = view.path.parent().map(|path| path.display().to_string());
    let name = view
        .path
        .file_stem()
        .map(|name| name.to_string_lossy().into_owned());
    let files = folder.into_iter().chain(name).chain([book.name.clone()]);
    let whole = people
        .iter()
        .cloned()
        .chain(titles)
        .chain(cups.map(|cup| cup.name.clone()))
        .chain(
            book.adjustments
                .values()
                .map(|decision| decision.reason.clone()),
        )
        .chain(files)
        .filter(|text| !text.is_empty())
        .collect();
    (whole, words)
}

/// The texts from the folders that do not stand on the screen whole. In a
/// language of ours none may be shortened but a name of the club. In the
/// pseudo-language headings of columns and hints in fields may, where `…` shows it and a screen reader
/// says them whole: a table cannot grow by two fifths.
pub(crate) fn cut(window: &Window) -> Vec<String> {
    let screen = window.ctx.content_rect();
    let own = Own::of(window);
    let mut said: BTreeSet<String> = BTreeSet::new();
    for node in window.root().children_recursive() {
        let node = node.accesskit_node();
        let hint = node.data().placeholder().map(str::to_owned);
        said.extend([node.label(), node.value(), hint].into_iter().flatten());
    }
    let mut cut = Vec::new();
    for (clip, text) in painted(window) {
        let words = text.galley.text();
        let marked = words.contains('⟦');
        if !marked && !own.leaves_words_of(words) {
            continue;
        }
        let place = text.visual_bounding_rect();
        let seen = clip.shrink(1.0).y_range().contains(place.center().y);
        let beside = place.left() < clip.left() - 1.0 || place.right() > clip.right() + 1.0;
        let below = clip.bottom() >= screen.bottom() && place.bottom() > screen.bottom() + 1.0;
        if text.galley.elided {
            let name = own.whole.iter().any(|data| words.contains(data.as_str()));
            let heard = || {
                let words = words.trim_end_matches(SORTED);
                // Behind what tells one table of a page from another.
                said.iter().any(|text| text.ends_with(words))
            };
            if !(name || marked && heard()) {
                cut.push(format!("shortened: {words}"));
            }
        } else if (seen && beside && !is_pushed_sideways(window, clip)) || below {
            cut.push(format!("{place:?} is outside of {clip:?}: {words}"));
        }
    }
    cut
}

/// Every text that stands on the screen with its end cut off.
pub(crate) fn shortened(window: &Window) -> Vec<String> {
    let cut = painted(window).filter(|(_, text)| text.galley.elided);
    cut.map(|(_, text)| text.galley.text().to_owned()).collect()
}

/// What has no room of its own on the page: it touches what is beside it, or
/// lies under a bar; and what has the colour of others. A page under a dialog was seen before without it.
pub(crate) fn crowded(window: &Window) -> Vec<String> {
    let mut nodes = window.root().children_recursive();
    if nodes.any(|node| node.accesskit_node().is_modal()) {
        return Vec::new();
    }
    [touching(window), under_bars(window), wrongly_blue(window)].concat()
}

/// What stands closer together on a line than `LEAST_GAP`, so that two headings
/// or figures read as one.
fn touching(window: &Window) -> Vec<String> {
    const LEAST_GAP: f32 = 7.0;
    const SAME_LINE: f32 = 3.0;
    let mut placed: Vec<(egui::Rect, &str)> = painted(window)
        .map(|(clip, text)| (text.visual_bounding_rect().intersect(clip), text))
        .map(|(place, text)| (place, text.galley.text()))
        .filter(|(place, text)| place.is_positive() && !["", CAPTAIN].contains(&text.trim()))
        .collect();
    placed.sort_by(|one, other| one.0.left().total_cmp(&other.0.left()));
    let mut touching = Vec::new();
    for (at, (left, one)) in placed.iter().enumerate() {
        let on_the_line = |(right, _): &&(egui::Rect, &str)| {
            (left.center().y - right.center().y).abs() < SAME_LINE
                && right.left() > left.left() + LEAST_GAP
        };
        let next = placed[at + 1..].iter().find(on_the_line);
        // What lies over each other is of two layers.
        if let Some((right, other)) = next
            && (-1.0..LEAST_GAP).contains(&(right.left() - left.right()))
        {
            let gap = right.left() - left.right();
            touching.push(format!("{gap} between {one:?} and {other:?} at {left:?}"));
        }
    }
    touching
}

/// What lies under a bar that scrolls.
fn under_bars(window: &Window) -> Vec<String> {
    let mut bars = Vec::new();
    for node in window.root().children_recursive() {
        let node = node.accesskit_node();
        if node.role() == Role::ScrollBar && !node.is_hidden() {
            bars.extend(node.raw_bounds());
        }
    }
    let mut under = Vec::new();
    for (clip, text) in painted(window) {
        let place = text.visual_bounding_rect().intersect(clip);
        if !place.is_positive() || text.galley.text().trim().is_empty() {
            continue;
        }
        let [left, right, top, bottom] =
            [place.left(), place.right(), place.top(), place.bottom()].map(f64::from);
        let over = |bar: &&egui::accesskit::Rect| {
            bar.height() > bar.width()
                && left < bar.x1
                && right > bar.x0 + 1.0
                && top < bar.y1
                && bottom > bar.y0
        };
        if let Some(bar) = bars.iter().find(over) {
            under.push(format!(
                "{:?} at {place:?} under {bar:?}",
                text.galley.text()
            ));
        }
    }
    under
}

/// What is blue and cannot be typed over.
fn wrongly_blue(window: &Window) -> Vec<String> {
    let blue = theme::worn(&window.ctx.global_style().visuals).input;
    let typed = |node: &AccessKitNode<'_>| {
        use Role::{Link, MultilineTextInput, SpinButton, TextInput};
        matches!(
            node.role(),
            Link | MultilineTextInput | SpinButton | TextInput
        )
    };
    let nodes = window.root().children_recursive();
    let nodes = nodes.map(|node| node.accesskit_node()).filter(typed);
    let fields: Vec<_> = nodes.filter_map(|node| node.raw_bounds()).collect();
    let wrong = |text: &TextShape| {
        let own = text
            .galley
            .job
            .sections
            .first()
            .map(|part| part.format.color);
        let color = text.override_text_color.or(own);
        let center = text.visual_bounding_rect().center();
        let center = egui::accesskit::Point::new(center.x.into(), center.y.into());
        !text.galley.text().is_empty()
            && color == Some(blue)
            && !fields.iter().any(|field| field.contains(center))
    };
    let wrong = painted(window).filter(|(_, text)| wrong(text));
    wrong
        .map(|(_, text)| format!("blue: {}", text.galley.text()))
        .collect()
}

/// Where a text begins, each time it stands on the screen.
pub(crate) fn left_edges(window: &Window, text: &str) -> Vec<f32> {
    let fits = |shape: &&TextShape| shape.galley.text() == text;
    let shapes = painted(window).map(|(_, shape)| shape).filter(fits);
    shapes
        .map(|shape| (shape.pos.x + shape.galley.rect.left()).round())
        .collect()
}

/// Whether a table lies there that is wider than its place: a bar below, at
/// its lower edge, pushes it.
fn is_pushed_sideways(window: &Window, clip: egui::Rect) -> bool {
    window.root().children_recursive().any(|node| {
        let node = node.accesskit_node();
        let bar = node.raw_bounds().filter(|_| node.role() == Role::ScrollBar);
        bar.is_some_and(|bar| {
            let [left, right, top] = [clip.left(), clip.right(), clip.top()].map(f64::from);
            let below = bar.y0 > top;
            bar.width() > bar.height() && below && bar.x0 < right && bar.x1 > left
        })
    })
}

fn painted(window: &Window) -> impl Iterator<Item = (egui::Rect, &TextShape)> {
    window.output().shapes.iter().flat_map(
        |ClippedShape {
             clip_rect, shape, ..
         }| {
            let mut texts = Vec::new();
            collect(shape, &mut texts);
            texts.into_iter().map(move |text| (*clip_rect, text))
        },
    )
}

fn collect<'a>(shape: &'a Shape, texts: &mut Vec<&'a TextShape>) {
    match shape {
        Shape::Text(text) => texts.push(text),
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| collect(shape, texts)),
        _ => {}
    }
}
