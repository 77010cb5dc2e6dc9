//! The tokens of the look: spacing, sizes and every colour, for light, dark
//! and high contrast. No other file names a number of pixels between things or a colour.

use egui::{
    Color32, FontFamily, FontId, Frame, Margin, Stroke, TextStyle, Theme, ThemePreference, Visuals,
};

use super::settings::Look;
use crate::exchange::write::FONT;

/// Between things that belong together.
pub const GAP_SMALL: f32 = 4.0;
/// Between things.
pub const GAP: f32 = 8.0;
/// Between groups of things, and around a page.
pub const GAP_LARGE: f32 = 16.0;
/// Height of a table row and of a grid cell.
pub const ROW: f32 = 26.0;
/// Text size of the body, before zoom.
pub const BODY: f32 = 15.0;

/// What is left of the colours of what cannot be used; its text can still be
/// read.
const DISABLED: f32 = 0.7;

/// Lines behind a chart, faint over every ground.
pub const GRID: Color32 = Color32::from_rgba_premultiplied(0x3a, 0x3a, 0x3a, 0x74);
/// Thickness of the ring around what has the keyboard.
pub const RING: f32 = 2.0;

/// The colours that mean something.
pub struct Palette {
    /// What the user may type: "the user works only in blue".
    pub input: Color32,
    /// A rating that rose.
    pub gain: Color32,
    /// A rating that fell.
    pub loss: Color32,
    /// Something unusual.
    pub warning: Color32,
    /// Something wrong.
    pub error: Color32,
    /// The bars of the standings, the first curve, and the main button.
    pub accent: Color32,
    /// Text on the main button.
    pub on_accent: Color32,
    /// Edges of fields and buttons.
    pub edge: Color32,
    /// Text that matters less.
    weak: Color32,
    /// The ground of what the pointer is over.
    hovered: Color32,
    /// The ground of what has the keyboard; a ring of the accent is around it.
    focused: Color32,
    /// The ground of what is chosen, and of marked text.
    chosen: Color32,
    /// Text on it that has no colour of its own.
    on_chosen: Color32,
    /// Backgrounds of the six levels, beginner first.
    pub bands: [Color32; 6],
    /// Curves, told apart by people with any colour vision as far as ten allow.
    pub series: [Color32; 10],
}

static LIGHT: Palette = Palette {
    input: Color32::from_rgb(0x12, 0x4f, 0xc4),
    gain: Color32::from_rgb(0x0a, 0x66, 0x30),
    loss: Color32::from_rgb(0xb3, 0x26, 0x1e),
    warning: Color32::from_rgb(0x7a, 0x4c, 0x00),
    error: Color32::from_rgb(0xb3, 0x26, 0x1e),
    accent: Color32::from_rgb(0x2f, 0x6f, 0xb5),
    on_accent: Color32::WHITE,
    edge: Color32::from_rgb(0xc4, 0xc8, 0xcd),
    weak: Color32::from_rgb(0x54, 0x5b, 0x63),
    hovered: Color32::from_rgb(0xe6, 0xea, 0xef),
    focused: Color32::from_rgb(0xe3, 0xee, 0xfc),
    chosen: Color32::from_rgb(0xc4, 0xde, 0xf9),
    on_chosen: Color32::from_rgb(0x0b, 0x2f, 0x57),
    bands: [
        Color32::from_rgb(0xf3, 0xf0, 0xea),
        Color32::from_rgb(0xea, 0xf1, 0xe6),
        Color32::from_rgb(0xe3, 0xef, 0xf3),
        Color32::from_rgb(0xe7, 0xe9, 0xf7),
        Color32::from_rgb(0xf1, 0xe6, 0xf5),
        Color32::from_rgb(0xf8, 0xe6, 0xea),
    ],
    series: [
        Color32::from_rgb(0x1f, 0x62, 0xb0),
        Color32::from_rgb(0xb5, 0x50, 0x0a),
        Color32::from_rgb(0x1b, 0x7a, 0x47),
        Color32::from_rgb(0xa8, 0x2a, 0x6b),
        Color32::from_rgb(0x6a, 0x51, 0xb8),
        Color32::from_rgb(0x8a, 0x6d, 0x00),
        Color32::from_rgb(0x0e, 0x7c, 0x86),
        Color32::from_rgb(0x7a, 0x3b, 0x1e),
        Color32::from_rgb(0x55, 0x5f, 0x6b),
        Color32::from_rgb(0xc2, 0x31, 0x3c),
    ],
};

static DARK: Palette = Palette {
    input: Color32::from_rgb(0x7f, 0xb3, 0xff),
    gain: Color32::from_rgb(0x6f, 0xcf, 0x8f),
    loss: Color32::from_rgb(0xff, 0x8f, 0x85),
    warning: Color32::from_rgb(0xf0, 0xb9, 0x4d),
    error: Color32::from_rgb(0xff, 0x8f, 0x85),
    accent: Color32::from_rgb(0x5b, 0x9b, 0xe0),
    on_accent: Color32::from_rgb(0x0c, 0x16, 0x22),
    edge: Color32::from_rgb(0x4a, 0x4d, 0x52),
    weak: Color32::from_rgb(0xad, 0xb2, 0xb9),
    hovered: Color32::from_rgb(0x38, 0x3c, 0x42),
    focused: Color32::from_rgb(0x22, 0x38, 0x4f),
    chosen: Color32::from_rgb(0x1d, 0x43, 0x63),
    on_chosen: Color32::from_rgb(0xe9, 0xf2, 0xfc),
    bands: [
        Color32::from_rgb(0x2a, 0x28, 0x24),
        Color32::from_rgb(0x25, 0x2d, 0x24),
        Color32::from_rgb(0x21, 0x2c, 0x31),
        Color32::from_rgb(0x25, 0x27, 0x37),
        Color32::from_rgb(0x30, 0x25, 0x35),
        Color32::from_rgb(0x37, 0x25, 0x29),
    ],
    series: [
        Color32::from_rgb(0x6f, 0xa8, 0xe8),
        Color32::from_rgb(0xf2, 0x95, 0x4e),
        Color32::from_rgb(0x62, 0xc4, 0x8c),
        Color32::from_rgb(0xe8, 0x7c, 0xb4),
        Color32::from_rgb(0xad, 0x9a, 0xf0),
        Color32::from_rgb(0xd8, 0xbd, 0x52),
        Color32::from_rgb(0x55, 0xc4, 0xcf),
        Color32::from_rgb(0xcf, 0x9a, 0x7d),
        Color32::from_rgb(0xa9, 0xb4, 0xc0),
        Color32::from_rgb(0xf0, 0x80, 0x88),
    ],
};

/// White and yellow on black.
static CONTRAST: Palette = Palette {
    input: Color32::from_rgb(0x7c, 0xd4, 0xff),
    gain: Color32::from_rgb(0x5c, 0xff, 0x92),
    loss: Color32::from_rgb(0xff, 0xa8, 0xa0),
    warning: Color32::from_rgb(0xff, 0xd2, 0x3d),
    error: Color32::from_rgb(0xff, 0xa8, 0xa0),
    accent: Color32::from_rgb(0xff, 0xe0, 0x3d),
    on_accent: Color32::BLACK,
    edge: Color32::WHITE,
    weak: Color32::from_rgb(0xdc, 0xdc, 0xdc),
    hovered: Color32::from_rgb(0x38, 0x38, 0x38),
    focused: Color32::from_rgb(0x28, 0x28, 0x28),
    chosen: Color32::from_rgb(0x00, 0x3d, 0x73),
    on_chosen: Color32::from_rgb(0xff, 0xff, 0xff),
    bands: [
        Color32::from_rgb(0x00, 0x00, 0x00),
        Color32::from_rgb(0x1c, 0x1c, 0x1c),
        Color32::from_rgb(0x00, 0x00, 0x00),
        Color32::from_rgb(0x1c, 0x1c, 0x1c),
        Color32::from_rgb(0x00, 0x00, 0x00),
        Color32::from_rgb(0x1c, 0x1c, 0x1c),
    ],
    series: [
        Color32::from_rgb(0xff, 0xe0, 0x3d),
        Color32::from_rgb(0x7c, 0xd4, 0xff),
        Color32::from_rgb(0x5c, 0xff, 0x92),
        Color32::from_rgb(0xff, 0x9a, 0xd6),
        Color32::from_rgb(0xff, 0xb0, 0x60),
        Color32::from_rgb(0xc9, 0xb8, 0xff),
        Color32::from_rgb(0x8c, 0xff, 0xf0),
        Color32::from_rgb(0xff, 0xa8, 0xa0),
        Color32::from_rgb(0xd8, 0xd8, 0xd8),
        Color32::from_rgb(0xd2, 0xff, 0x5c),
    ],
};

/// The page of the look of high contrast; no other look has it.
const CONTRAST_PAGE: Color32 = Color32::BLACK;

/// The colours of the light and the dark look.
pub fn palette(dark: bool) -> &'static Palette {
    if dark { &DARK } else { &LIGHT }
}

/// The colours of the look that is worn.
pub fn worn(visuals: &Visuals) -> &'static Palette {
    match visuals.panel_fill {
        CONTRAST_PAGE => &CONTRAST,
        _ => palette(visuals.dark_mode),
    }
}

/// Puts a look on the window. High contrast is a dark one.
pub fn wear(ctx: &egui::Context, look: Look) {
    ctx.set_theme(match look {
        Look::System => ThemePreference::System,
        Look::Light => ThemePreference::Light,
        Look::Dark | Look::Contrast => ThemePreference::Dark,
    });
    let dark = ctx.style_of(Theme::Dark);
    let worn = dark.visuals.panel_fill == CONTRAST_PAGE;
    let wanted = look == Look::Contrast;
    if worn != wanted {
        let visuals = if wanted { contrast() } else { dark_visuals() };
        ctx.style_mut_of(Theme::Dark, |style| style.visuals = visuals);
    }
}

/// The frame of a panel that leaves its page as the window was cleared.
///
/// Without a graphics card, filling the page once more is the longest part of
/// drawing a frame.
pub fn bare(panel: Frame) -> Frame {
    panel.fill(Color32::TRANSPARENT)
}

/// The frame of a panel within a page, which begins where the page does.
pub fn within(panel: Frame) -> Frame {
    panel.inner_margin(Margin::symmetric(0, (GAP_SMALL / 2.0) as i8))
}

/// Fonts, text sizes, spacing and visuals of the program.
pub fn install(ctx: &egui::Context) {
    let mut fonts = egui::FontDefinitions::default();
    // The default fonts lack ▲▼ → ✔ ⚠ ₽; DejaVu Sans has them.
    fonts.font_data.insert(
        "DejaVu Sans".to_owned(),
        std::sync::Arc::new(egui::FontData::from_static(FONT)),
    );
    for family in fonts.families.values_mut() {
        family.push("DejaVu Sans".to_owned());
    }
    ctx.set_fonts(fonts);
    // Where the system does not say, as paper is.
    ctx.options_mut(|options| options.fallback_theme = Theme::Light);
    for theme in [Theme::Light, Theme::Dark] {
        ctx.style_mut_of(theme, style);
    }
}

fn style(style: &mut egui::Style) {
    style.text_styles = [
        (TextStyle::Heading, 21.0, FontFamily::Proportional),
        (TextStyle::Body, BODY, FontFamily::Proportional),
        (TextStyle::Button, BODY, FontFamily::Proportional),
        (TextStyle::Small, 12.5, FontFamily::Proportional),
        (TextStyle::Monospace, BODY, FontFamily::Monospace),
    ]
    .into_iter()
    .map(|(name, size, family)| (name, FontId::new(size, family)))
    .collect();
    style.spacing.item_spacing = egui::vec2(GAP, GAP_SMALL + 2.0);
    style.spacing.button_padding = egui::vec2(GAP + 2.0, GAP_SMALL);
    style.spacing.interact_size.y = ROW;
    // A bar is seen before the pointer comes near: else nobody knows that there
    // is more.
    style.spacing.scroll.floating_width = GAP_SMALL;
    // It stands beside what it scrolls, and not over it.
    style.spacing.scroll.floating_allocated_width = GAP;
    style.spacing.scroll.bar_width = GAP;
    style.spacing.window_margin = Margin::same(GAP as i8);
    style.spacing.scroll.dormant_handle_opacity = 0.6;
    style.visuals = if style.visuals.dark_mode {
        dark_visuals()
    } else {
        light_visuals()
    };
}

fn light_visuals() -> Visuals {
    dressed(Visuals {
        override_text_color: Some(Color32::from_rgb(0x1d, 0x22, 0x28)),
        panel_fill: Color32::from_rgb(0xfb, 0xfb, 0xfa),
        ..Visuals::light()
    })
}

fn dark_visuals() -> Visuals {
    dressed(Visuals {
        override_text_color: Some(Color32::from_rgb(0xe4, 0xe6, 0xe9)),
        ..Visuals::dark()
    })
}

fn contrast() -> Visuals {
    let mut visuals = dressed(Visuals {
        override_text_color: Some(Color32::WHITE),
        panel_fill: CONTRAST_PAGE,
        window_fill: CONTRAST_PAGE,
        window_stroke: Stroke::new(RING, Color32::WHITE),
        extreme_bg_color: CONTRAST_PAGE,
        text_edit_bg_color: Some(CONTRAST_PAGE),
        faint_bg_color: Color32::from_rgb(0x1c, 0x1c, 0x1c),
        ..Visuals::dark()
    });
    let hovered = Stroke::new(RING, CONTRAST.accent);
    visuals.widgets.hovered.bg_stroke = hovered;
    visuals.widgets.open.bg_stroke = hovered;
    visuals.widgets.noninteractive.bg_stroke = Stroke::new(1.0, Color32::from_gray(0xa0));
    visuals
}

/// In the colours of its palette: a thin edge, so that a field is seen on a
/// page of nearly its colour; grounds on which every text can be read; and a
/// ring, which alone tells what has the keyboard from what is chosen.
fn dressed(mut visuals: Visuals) -> Visuals {
    let palette = worn(&visuals);
    visuals.disabled_alpha = DISABLED;
    visuals.weak_text_color = Some(palette.weak);
    visuals.hyperlink_color = palette.input;
    visuals.selection.bg_fill = palette.chosen;
    visuals.selection.stroke = Stroke::new(RING, palette.on_chosen);
    let widgets = &mut visuals.widgets;
    widgets.inactive.bg_stroke = Stroke::new(1.0, palette.edge);
    for (widget, ground) in [
        (&mut widgets.hovered, palette.hovered),
        (&mut widgets.open, palette.hovered),
        (&mut widgets.active, palette.focused),
    ] {
        (widget.bg_fill, widget.weak_bg_fill) = (ground, ground);
    }
    widgets.active.bg_stroke = Stroke::new(RING, palette.accent);
    visuals
}

#[cfg(test)]
mod tests;
