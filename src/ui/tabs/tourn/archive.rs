//! The archive: all evenings of the club, newest first, with a search.

use std::collections::HashSet;

use egui::{Align2, FontId, Id, Key, Modifiers, Rect, Response, Role, ScrollArea, Sense};
use egui::{TextEdit, TextStyle, Ui, WidgetInfo, vec2};

use crate::club::ClubView;
use crate::domain::name::fold;
use crate::domain::{Kind, PlayerId, Tournament, TournamentId};
use crate::i18n::Lang;
use crate::ui::Cx;
use crate::ui::shortcut::PageCommand;
use crate::ui::theme::{GAP, GAP_SMALL, ROW};

/// Height of an evening in the list: two lines of text.
const LINE: f32 = ROW * 1.7;

/// State of the list.
#[derive(Default)]
pub(super) struct Archive {
    search: String,
    /// The evenings found, newest first.
    found: Vec<TournamentId>,
    listed: Option<(u64, Lang, String)>,
}

/// One evening as it is listed.
struct Entry {
    id: TournamentId,
    date: String,
    about: String,
    rated: bool,
}

impl Archive {
    /// Draws the search and the list; the evening that was chosen.
    pub(super) fn show(
        &mut self,
        ui: &mut Ui,
        cx: &Cx<'_>,
        selected: Option<TournamentId>,
    ) -> Option<TournamentId> {
        let name = cx.text("tourn-search");
        let edit = TextEdit::singleline(&mut self.search)
            .hint_text(name.as_str())
            .text_color(cx.palette.input)
            .desired_width(f32::INFINITY)
            .min_size(vec2(0.0, ROW));
        let field = ui.add(edit).accessible_name(name);
        if PageCommand::Search.asked(ui.ctx()) {
            field.request_focus();
        }
        self.list(cx);
        if self.found.is_empty() {
            let empty = if self.search.trim().is_empty() {
                "tourn-archive-empty"
            } else {
                "tourn-archive-nothing"
            };
            ui.weak(cx.text(empty));
            return None;
        }
        self.rows(ui, cx, selected)
    }

    /// Lists the evenings anew if the club, the language or the search
    /// changed.
    fn list(&mut self, cx: &Cx<'_>) {
        let key = (cx.view.revision, cx.lang, self.search.clone());
        if self.listed.as_ref() == Some(&key) {
            return;
        }
        let wanted = Wanted::new(cx.view, &self.search);
        let book = &cx.view.book;
        let mut found: Vec<&Tournament> = book
            .tournaments
            .values()
            .filter(|evening| wanted.fits(cx.lang, evening))
            .collect();
        found.sort_by_key(|evening| std::cmp::Reverse((evening.date, evening.entry)));
        self.found = found.into_iter().map(|evening| evening.id).collect();
        self.listed = Some(key);
    }

    fn rows(
        &self,
        ui: &mut Ui,
        cx: &Cx<'_>,
        selected: Option<TournamentId>,
    ) -> Option<TournamentId> {
        let stepped = self.step_by_key(ui);
        let mut chosen = stepped.map(|at| self.found[at]);
        let mut area = ScrollArea::vertical()
            .id_salt("tourn-archive")
            .auto_shrink(false);
        ui.spacing_mut().item_spacing.y = GAP_SMALL / 2.0;
        if let Some(at) = stepped {
            // The rows before it in sight, too.
            let above = at.saturating_sub(3) as f32;
            area = area.vertical_scroll_offset(above * (LINE + ui.spacing().item_spacing.y));
        }
        area.show_rows(ui, LINE, self.found.len(), |ui, range| {
            let evenings = self.found[range].iter();
            for evening in evenings.filter_map(|id| cx.view.book.tournaments.get(id)) {
                let entry = Entry::new(cx, evening);
                let response = entry.show(ui, selected == Some(entry.id));
                // The line cuts what is longer than the list is wide.
                let response = response.on_hover_text(&entry.about);
                if response.clicked() {
                    chosen = Some(entry.id);
                }
            }
        });
        if let Some(at) = stepped {
            let id = widget(self.found[at]);
            ui.memory_mut(|memory| memory.request_focus(id));
        }
        chosen
    }

    /// The evening that the arrow keys lead to from the one with the keyboard.
    fn step_by_key(&self, ui: &Ui) -> Option<usize> {
        let focused = ui.memory(egui::Memory::focused)?;
        let at = self.found.iter().position(|id| widget(*id) == focused)?;
        let step = ui.input_mut(|input| {
            let mut pressed = |key| input.consume_key(Modifiers::NONE, key);
            [
                (Key::ArrowDown, at + 1),
                (Key::ArrowUp, at.wrapping_sub(1)),
                (Key::PageDown, at + 10),
                (Key::PageUp, at.saturating_sub(10)),
                (Key::Home, 0),
                (Key::End, self.found.len() - 1),
            ]
            .into_iter()
            .find_map(|(key, to)| pressed(key).then_some(to))
        })?;
        ui.memory_mut(|memory| memory.move_focus(egui::FocusDirection::None));
        let last = self.found.len() - 1;
        (step != usize::MAX).then_some(step.min(last))
    }
}

/// The line of an evening, to be found by its keyboard focus.
fn widget(evening: TournamentId) -> Id {
    Id::unique(("tourn-archive", evening))
}

/// What the search asks for.
struct Wanted {
    text: String,
    players: HashSet<PlayerId>,
}

impl Wanted {
    fn new(view: &ClubView, search: &str) -> Self {
        let text = fold(search);
        let players = if text.is_empty() {
            HashSet::new()
        } else {
            let most = view.book.players.len();
            view.names.containing(&text, most).into_iter().collect()
        };
        Self { text, players }
    }

    fn fits(&self, lang: Lang, evening: &Tournament) -> bool {
        self.text.is_empty()
            || evening.date.to_string().contains(&self.text)
            || fold(&lang.date(evening.date)).contains(&self.text)
            || fold(&evening.title).contains(&self.text)
            || evening
                .pairs()
                .any(|pair| self.players.contains(&pair.a) || self.players.contains(&pair.b))
    }
}

impl Entry {
    fn new(cx: &Cx<'_>, evening: &Tournament) -> Self {
        let mut about = cx.text_with("tourn-pairs", "pairs", evening.pairs().count());
        match evening.kind {
            Kind::Rated => {}
            Kind::Unrated => about = format!("{about} · {}", cx.text("tourn-kind-unrated")),
            Kind::Prehistory => about = format!("{about} · {}", cx.text("tourn-kind-prehistory")),
        }
        if !evening.title.is_empty() {
            about = format!("{about} · {}", evening.title);
        }
        Self {
            id: evening.id,
            date: cx.lang.date(evening.date),
            about,
            rated: evening.kind == Kind::Rated,
        }
    }

    fn show(&self, ui: &mut Ui, selected: bool) -> Response {
        let size = vec2(ui.available_width(), LINE);
        let (_, rect) = ui.allocate_space(size);
        let response = ui.interact(rect, widget(self.id), Sense::click());
        let visuals = ui.style().interact_selectable(&response, selected);
        if selected || response.hovered() || response.has_focus() {
            ui.painter().rect_filled(rect, 3.0, visuals.weak_bg_fill);
        }
        if response.has_focus() {
            let stroke = ui.visuals().selection.stroke;
            ui.painter()
                .rect_stroke(rect, 3.0, stroke, egui::StrokeKind::Inside);
        }
        self.paint(ui, rect, selected);
        response.widget_info(|| {
            let label = format!("{} · {}", self.date, self.about);
            WidgetInfo::selected(Role::Button, true, selected, label)
        });
        response
    }

    fn paint(&self, ui: &Ui, rect: Rect, selected: bool) {
        let visuals = ui.visuals();
        let color = if selected {
            visuals.selection.stroke.color
        } else if self.rated {
            visuals.text_color()
        } else {
            visuals.weak_text_color()
        };
        let inner = rect.shrink2(vec2(GAP, GAP_SMALL));
        let painter = ui.painter().with_clip_rect(inner.intersect(ui.clip_rect()));
        let body: FontId = TextStyle::Body.resolve(ui.style());
        let small: FontId = TextStyle::Small.resolve(ui.style());
        let (top, bottom) = (inner.left_top(), inner.left_bottom());
        painter.text(top, Align2::LEFT_TOP, &self.date, body, color);
        painter.text(bottom, Align2::LEFT_BOTTOM, &self.about, small, color);
    }
}
