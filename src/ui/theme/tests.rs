//! What can be read and seen in every look.

use egui::epaint::ClippedShape;
use egui::{ScrollArea, Shape};
use egui_kittest::Harness;

use super::*;

/// The least contrast of a text and its ground, by WCAG 2.1 AA.
const READABLE: f32 = 4.5;
/// The same of what is no text.
const VISIBLE: f32 = 3.0;

fn looks() -> [(&'static str, Visuals); 3] {
    [
        ("light", light_visuals()),
        ("dark", dark_visuals()),
        ("contrast", contrast()),
    ]
}

fn luminance(color: Color32) -> f32 {
    let [red, green, blue, _] = egui::Rgba::from(color).to_array();
    0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/// How much two colours differ, from 1 to 21, as WCAG 2.1 defines it.
fn contrast_of(one: Color32, other: Color32) -> f32 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

#[test]
fn every_text_can_be_read_on_every_ground() {
    for (look, visuals) in looks() {
        let colors = worn(&visuals);
        let texts = [
            ("text", visuals.text_color()),
            ("weak", visuals.weak_text_color()),
            ("link", visuals.hyperlink_color),
            ("input", colors.input),
            ("gain", colors.gain),
            ("loss", colors.loss),
            ("warning", colors.warning),
            ("error", colors.error),
        ];
        let grounds = [
            ("page", visuals.panel_fill),
            ("dialog", visuals.window_fill),
            ("field", visuals.text_edit_bg_color()),
            ("button", visuals.widgets.inactive.weak_bg_fill),
            ("hovered", visuals.widgets.hovered.bg_fill),
            ("focused", visuals.widgets.active.weak_bg_fill),
            ("chosen", visuals.selection.bg_fill),
        ];
        for (text, color) in texts {
            for (ground, fill) in grounds {
                let contrast = contrast_of(color, fill);
                assert!(
                    contrast >= READABLE,
                    "{look}: {text} on {ground}: {contrast}"
                );
            }
        }
    }
}

/// A colour laid over another.
fn over(color: Color32, ground: Color32, share: f32) -> Color32 {
    ground.lerp_to_gamma(color, share)
}

#[test]
fn what_cannot_be_used_can_be_read() {
    for (look, visuals) in looks() {
        let alpha = visuals.disabled_alpha;
        let widget = &visuals.widgets.inactive;
        let ground = over(widget.weak_bg_fill, visuals.panel_fill, alpha);
        for color in [visuals.text_color(), visuals.strong_text_color()] {
            let contrast = contrast_of(over(color, ground, alpha), ground);
            assert!(contrast >= READABLE, "{look}: {contrast}");
        }
    }
}

#[test]
fn bars_stand_beside_what_they_scroll() {
    let mut worn = egui::Style::default();
    style(&mut worn);
    let scroll = worn.spacing.scroll;
    for width in [scroll.bar_width, scroll.floating_width] {
        assert!(width <= scroll.floating_allocated_width, "{width}");
    }
}

#[test]
fn curves_and_the_ring_of_the_keyboard_are_seen() {
    for (look, visuals) in looks() {
        let colors = worn(&visuals);
        for (number, color) in colors.series.into_iter().enumerate() {
            let contrast = contrast_of(color, visuals.panel_fill);
            // Names are written in these colours too.
            assert!(contrast >= READABLE, "{look}: curve {number}: {contrast}");
        }
        let ring = visuals.widgets.active.bg_stroke.color;
        for ground in [colors.chosen, colors.focused, visuals.panel_fill] {
            let contrast = contrast_of(ring, ground);
            assert!(
                contrast >= VISIBLE,
                "{look}: ring on {ground:?}: {contrast}"
            );
        }
    }
}

#[test]
fn bars_are_seen_on_the_bands_of_all_levels() {
    for (look, visuals) in looks() {
        let colors = worn(&visuals);
        for (level, band) in colors.bands.into_iter().enumerate() {
            let contrast = contrast_of(colors.accent, band);
            assert!(contrast >= VISIBLE, "{look}: level {level}: {contrast}");
        }
        for bar in [colors.accent, colors.loss] {
            let contrast = contrast_of(bar, visuals.panel_fill);
            assert!(contrast >= VISIBLE, "{look}: {bar:?}: {contrast}");
        }
    }
}

/// Where there is more than is seen, nobody looks for it with the pointer.
#[test]
fn a_scroll_bar_is_seen_before_the_pointer_comes_near() {
    let mut window = Harness::builder()
        .with_size([300.0, 200.0])
        .with_context_setup(install)
        .build_ui(|ui| {
            ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
                for line in 0..100 {
                    ui.label(format!("{line}"));
                }
            });
        });
    window.run();
    let ground = window.ctx.style_of(window.ctx.theme()).visuals.panel_fill;
    let handle = |shape: &ClippedShape| match &shape.shape {
        Shape::Rect(rect) => {
            let upright = rect.rect.height() > 2.0 * rect.rect.width();
            let at_edge = rect.rect.left() > 270.0;
            let seen = contrast_of(ground.blend(rect.fill), ground) > 1.3;
            upright && at_edge && seen && rect.rect.width() >= GAP_SMALL
        }
        _ => false,
    };
    assert!(window.output().shapes.iter().any(handle));
}
