//! The rings around what has the keyboard.

// Each test that includes this room uses a part of it.
#![allow(dead_code)]

use egui::{Color32, Rect, Shape};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::window::Window;

/// The least thickness of a ring.
const THICK: f32 = 1.9;

/// The rings that are drawn, and their colours.
fn rings(window: &Window) -> Vec<(Rect, Color32)> {
    fn collect(shape: &Shape, rings: &mut Vec<(Rect, Color32)>) {
        match shape {
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| collect(shape, rings)),
            Shape::Rect(rect) if rect.stroke.width >= THICK => {
                rings.push((rect.rect, rect.stroke.color));
            }
            Shape::Circle(circle) if circle.stroke.width >= THICK => {
                rings.push((circle.visual_bounding_rect(), circle.stroke.color));
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
pub(crate) fn around_focus(window: &Window) -> Vec<Color32> {
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

/// What has the keyboard without a ring in it or around it, if that is so.
pub(crate) fn unseen(window: &Window) -> Option<String> {
    let node = window.get_by(|node| node.is_focused());
    let place = node.rect();
    let touches = |ring: &Rect| ring.intersects(place) && place.expand(10.0).contains_rect(*ring);
    let seen = rings(window).iter().any(|(ring, _)| touches(ring));
    let node = node.accesskit_node();
    let name = node.label().unwrap_or_default();
    (!seen).then(|| format!("no ring: {:?} “{name}” at {place:?}", node.role()))
}
