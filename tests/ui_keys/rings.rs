//! What has the keyboard is seen.

use egui::{Color32, Key, Rect, Shape};
use egui_kittest::kittest::Queryable as _;
use tandem::i18n::Lang;
use tandem::ui::theme;

use crate::home::{Home, ctrl, focused, press, type_text, wait_focus};
use crate::window::{Window, click_containing, wait};

/// The rings that are drawn, and their colours.
fn rings(window: &Window) -> Vec<(Rect, Color32)> {
    fn collect(shape: &Shape, rings: &mut Vec<(Rect, Color32)>) {
        match shape {
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| collect(shape, rings)),
            Shape::Rect(rect) if rect.stroke.width >= 2.0 => {
                rings.push((rect.rect, rect.stroke.color));
            }
            _ => {}
        }
    }
    let mut rings = Vec::new();
    for clipped in &window.output().shapes {
        collect(&clipped.shape, &mut rings);
    }
    rings
}

/// The colours of the rings around what has the keyboard.
fn around_focus(window: &Window) -> Vec<Color32> {
    let node = window.get_by(|node| node.is_focused()).rect();
    let is_around = |ring: &Rect| {
        ring.center().distance(node.center()) < 6.0 && ring.width() < node.width() + 20.0
    };
    let rings = rings(window).into_iter();
    rings
        .filter(|(ring, _)| is_around(ring))
        .map(|(_, color)| color)
        .collect()
}

#[test]
fn a_change_with_the_keyboard_has_a_ring() {
    let home = Home::new();
    let mut window = home.sample(Lang::EN);
    click_containing(&mut window, "18 Nov 2026");
    wait(&mut window, "Best against the norm");
    press(&mut window, Key::ArrowDown);
    for _ in 0..10 {
        if focused(&window).starts_with("Why the rating changed") {
            break;
        }
        press(&mut window, Key::Tab);
    }
    let accent = theme::palette(false).accent;
    assert!(around_focus(&window).contains(&accent));
}

#[test]
fn a_main_button_with_the_keyboard_has_a_ring_that_is_not_of_its_ground() {
    let home = Home::new();
    let mut window = home.start(Lang::EN);
    wait(&mut window, "Open sample club");
    for (look, on_accent) in [
        ("Light theme", theme::palette(false).on_accent),
        ("Dark theme", theme::palette(true).on_accent),
        ("High contrast theme", Color32::BLACK),
    ] {
        crate::home::find(&mut window, Lang::EN, look);
        ctrl(&mut window, Key::N);
        wait_focus(&mut window, "Name of the club");
        type_text(&mut window, "Tuesday");
        for _ in 0..12 {
            if focused(&window) == "Create" {
                break;
            }
            press(&mut window, Key::Tab);
        }
        wait_focus(&mut window, "Create");
        assert!(around_focus(&window).contains(&on_accent), "{look}");
        press(&mut window, Key::Escape);
    }
}
