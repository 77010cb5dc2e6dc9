//! A tab on a screen of its own, over the sample club.

use std::path::PathBuf;
use std::sync::Arc;

use egui::accesskit::Role;
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use tandem::club::{ClubView, sample};
use tandem::domain::{Book, Date, PlayerId};
use tandem::i18n::Lang;
use tandem::ui::tabs::rating::Rating;
use tandem::ui::tabs::statistic::Statistic;
use tandem::ui::{Action, Base, Cx, theme};

/// After the sample's season.
pub(crate) const TODAY: Date = Date::constant(2026, 12, 1);

/// A tab on a screen of its own.
pub(crate) struct Screen<T> {
    pub(crate) tab: T,
    pub(crate) view: Arc<ClubView>,
    pub(crate) actions: Vec<Action>,
}

pub(crate) type Draw<T> = fn(&mut T, &mut egui::Ui, &mut Cx<'_>);

pub(crate) fn view_of(book: Book) -> Arc<ClubView> {
    Arc::new(ClubView::of(book, PathBuf::new()))
}

pub(crate) fn sample_view() -> Arc<ClubView> {
    view_of(sample::book().expect("the sample is whole"))
}

pub(crate) fn screen<T: 'static>(
    tab: T,
    draw: Draw<T>,
    view: Arc<ClubView>,
    lang: Lang,
) -> Harness<'static, Screen<T>> {
    let screen = Screen {
        tab,
        view,
        actions: Vec::new(),
    };
    let mut harness = Harness::builder()
        .with_size([1500.0, 900.0])
        // Charts are drawn until their axes have settled.
        .with_max_steps(12)
        .with_context_setup(theme::install)
        .build_ui_state(
            move |ui, screen: &mut Screen<T>| {
                let mut cx = Cx {
                    view: &screen.view,
                    base: Base {
                        lang,
                        palette: theme::palette(false),
                        today: TODAY,
                        actions: &mut screen.actions,
                    },
                };
                draw(&mut screen.tab, ui, &mut cx);
            },
            screen,
        );
    harness.run();
    harness
}

pub(crate) fn rating(lang: Lang) -> Harness<'static, Screen<Rating>> {
    screen(Rating::default(), Rating::ui, sample_view(), lang)
}

pub(crate) fn page(player: PlayerId, lang: Lang) -> Harness<'static, Screen<Rating>> {
    let mut tab = Rating::default();
    tab.show_player(player);
    screen(tab, Rating::ui, sample_view(), lang)
}

pub(crate) fn statistic(lang: Lang) -> Harness<'static, Screen<Statistic>> {
    screen(Statistic::default(), Statistic::ui, sample_view(), lang)
}

/// The names of the club in the order in which they stand on the screen.
pub(crate) fn names_shown<T>(harness: &Harness<'_, Screen<T>>) -> Vec<String> {
    let book = &harness.state().view.book;
    let mut shown: Vec<(f32, String)> = harness
        .get_all_by_role(Role::Button)
        .filter_map(|node| {
            let label = node.accesskit_node().label()?;
            let known = book.players.values().any(|player| player.name == label);
            known.then(|| (node.rect().top(), label))
        })
        .collect();
    shown.sort_by(|a, b| a.0.total_cmp(&b.0));
    shown.into_iter().map(|(_, name)| name).collect()
}

pub(crate) fn first_names(view: &ClubView, count: usize) -> Vec<String> {
    view.standings
        .iter()
        .take(count)
        .map(|line| view.book.name_of(line.player).to_owned())
        .collect()
}

pub(crate) fn type_into<T>(harness: &mut Harness<'_, Screen<T>>, field: &str, text: &str) {
    harness
        .get_by(|node| node.role() == Role::TextInput && node.label().as_deref() == Some(field))
        .focus();
    harness.run();
    harness
        .get_by(|node| node.role() == Role::TextInput && node.label().as_deref() == Some(field))
        .type_text(text);
    harness.run();
}

pub(crate) fn says<T>(harness: &Harness<'_, Screen<T>>, part: &str) -> bool {
    harness.query_all_by_label_contains(part).next().is_some()
}

/// A player who lost points in a rated tournament, and the newest such one.
pub(crate) fn loser(view: &ClubView) -> (PlayerId, usize) {
    let last = view.replay.tournaments.len() - 1;
    let fields = &view.replay.tournaments[last].fields;
    let pair = fields
        .iter()
        .flatten()
        .find(|pair| pair.outcome.is_some_and(|outcome| outcome.change_a < -1.0))
        .expect("somebody lost in the last tournament");
    (pair.a, last)
}

pub(crate) fn labels<T>(harness: &Harness<'_, Screen<T>>) -> Vec<String> {
    harness
        .root()
        .children_recursive()
        .filter_map(|node| node.accesskit_node().label())
        .collect()
}
