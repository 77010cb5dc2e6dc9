//! How a file is read, and how it could be read instead: encoding, separator,
//! decimal sign, header, columns, and which sheet or tournament of several.

use std::path::Path;

use egui::{CollapsingHeader, ComboBox, RichText, ScrollArea, Ui};
use egui_extras::{Column, TableBuilder};

use crate::domain::{Notice, Scoring};
use crate::exchange::Charset;
use crate::exchange::Separator;
use crate::exchange::read::{DecimalSign, Header, Outline, Role, TableOptions};
use crate::jobs::ResultsRead;
use crate::ui::Cx;
use crate::ui::theme::{GAP, ROW};
use crate::ui::widgets::ring;

/// Width of a column of the file.
const COLUMN: f32 = 150.0;
/// Height of the list of roles: all of them at once.
const ROLES_HEIGHT: f32 = 560.0;
/// Height of the piece of the file that is shown.
const PIECE: f32 = 220.0;

/// Draws it; gives other options when the director chose some.
pub(super) fn show(
    ui: &mut Ui,
    cx: &Cx<'_>,
    path: &Path,
    options: &TableOptions,
    read: &ResultsRead,
) -> Option<TableOptions> {
    if let Err(reason) = &read.file {
        let text = format!("⚠ {}", cx.say(reason));
        ui.label(RichText::new(text).color(cx.palette.error));
        ui.add_space(GAP);
    }
    if read
        .file
        .as_ref()
        .is_ok_and(|file| file.pairs().next().is_none())
    {
        let text = format!("⚠ {}", cx.text("import-no-pairs"));
        ui.label(RichText::new(text).color(cx.palette.error));
        ui.add_space(GAP);
    }
    let outline = read.outline.as_ref().ok()?;
    let mut wanted = options.clone();
    part(ui, cx, outline, &mut wanted);
    if !outline.rows.is_empty() {
        let how = CollapsingHeader::new(cx.say(&kind("import-read-how", outline)))
            .id_salt(path)
            .default_open(read.file.is_err())
            .show(ui, |ui| {
                ui.horizontal_wrapped(|ui| text_choices(ui, cx, outline, &mut wanted));
                columns(ui, cx, outline, &mut wanted);
            });
        ring(ui, &how.header_response);
    } else {
        ui.horizontal_wrapped(|ui| {
            ui.weak(cx.say(&kind("import-read-as", outline)));
            encoding(ui, cx, outline, &mut wanted);
        });
    }
    ui.add_space(GAP);
    (wanted != *options).then_some(wanted)
}

fn kind(id: &'static str, outline: &Outline) -> Notice {
    Notice::new(id).with("kind", outline.kind.name())
}

/// Which sheet of a workbook, or which tournament of several.
fn part(ui: &mut Ui, cx: &Cx<'_>, outline: &Outline, wanted: &mut TableOptions) {
    if outline.parts.len() < 2 {
        return;
    }
    let name = |at: usize| outline.parts.get(at).cloned().unwrap_or_default();
    let shown = outline.part.map_or_else(|| cx.text("import-choose"), name);
    ui.horizontal_wrapped(|ui| {
        ui.label(cx.text("import-part"));
        let combo = ComboBox::from_id_salt("import-part")
            .selected_text(shown)
            .show_ui(ui, |ui| {
                for at in 0..outline.parts.len() {
                    if ui
                        .selectable_label(outline.part == Some(at), name(at))
                        .clicked()
                    {
                        *wanted = TableOptions {
                            part: Some(at),
                            encoding: wanted.encoding,
                            ..TableOptions::default()
                        };
                    }
                }
            });
        combo.response.accessible_name(cx.text("import-part"));
    });
}

fn encoding(ui: &mut Ui, cx: &Cx<'_>, outline: &Outline, wanted: &mut TableOptions) {
    let Some(found) = outline.encoding else {
        return;
    };
    let known = Charset::OFFERED.map(|charset| (charset, charset.name().to_owned()));
    let found = Some(found.name().to_owned());
    choice(
        ui,
        cx,
        "import-encoding",
        found,
        &known,
        &mut wanted.encoding,
    );
}

fn text_choices(ui: &mut Ui, cx: &Cx<'_>, outline: &Outline, wanted: &mut TableOptions) {
    encoding(ui, cx, outline, wanted);
    if let Some(found) = outline.separator {
        let known = SEPARATORS.map(|(separator, id)| (separator, cx.text(id)));
        let named = known.iter().find(|(separator, _)| *separator == found);
        let found = named.map(|(_, name)| name.clone());
        choice(
            ui,
            cx,
            "import-separator",
            found,
            &known,
            &mut wanted.separator,
        );
    }
    let known = [
        (DecimalSign::Comma, cx.text("import-decimal-comma")),
        (DecimalSign::Point, cx.text("import-decimal-point")),
    ];
    choice(ui, cx, "import-decimal", None, &known, &mut wanted.decimal);
    ui.checkbox(&mut wanted.dash, cx.text("import-dash"))
        .on_hover_text(cx.text("import-dash-tip"));
    let lines = outline.rows.iter().map(|row| Header::Line(row.line));
    let known: Vec<(Header, String)> = std::iter::once(Header::Absent)
        .chain(lines)
        .map(|header| (header, header_text(cx, header)))
        .collect();
    let found = outline.header.map_or(Header::Absent, Header::Line);
    let found = Some(header_text(cx, found));
    choice(ui, cx, "import-header", found, &known, &mut wanted.header);
}

const SEPARATORS: [(Separator, &str); 5] = [
    (Separator::Tab, "import-separator-tab"),
    (Separator::Semicolon, "import-separator-semicolon"),
    (Separator::Comma, "import-separator-comma"),
    (Separator::Bar, "import-separator-bar"),
    (Separator::Blanks, "import-separator-blanks"),
];

fn header_text(cx: &Cx<'_>, header: Header) -> String {
    match header {
        Header::Absent => cx.text("import-header-absent"),
        Header::Line(line) => cx.text_with("import-header-line", "line", line),
    }
}

/// A choice that is left to the program until the director makes it; `found`
/// is what the program took.
fn choice<T: Copy + PartialEq>(
    ui: &mut Ui,
    cx: &Cx<'_>,
    id: &'static str,
    found: Option<String>,
    known: &[(T, String)],
    chosen: &mut Option<T>,
) {
    let automatic = match found {
        Some(found) => cx.text_with("import-automatic-as", "found", found),
        None => cx.text("import-automatic"),
    };
    let name = |value: T| {
        let known = known.iter().find(|(known, _)| *known == value);
        known.map_or_else(String::new, |(_, name)| name.clone())
    };
    ui.label(cx.text(id));
    let combo = ComboBox::from_id_salt(id)
        .selected_text(chosen.map_or_else(|| automatic.clone(), name))
        .show_ui(ui, |ui| {
            ui.selectable_value(chosen, None, automatic.clone());
            for (value, name) in known {
                ui.selectable_value(chosen, Some(*value), name);
            }
        });
    combo.response.accessible_name(cx.text(id));
    ui.add_space(GAP);
}

/// The first rows of the file, under what each column holds.
fn columns(ui: &mut Ui, cx: &Cx<'_>, outline: &Outline, wanted: &mut TableOptions) {
    let count = outline.roles.len();
    // What was chosen last may not be read yet.
    let known = wanted.roles.as_ref().unwrap_or(&outline.roles).clone();
    let mut roles = known.clone();
    ScrollArea::horizontal().show(ui, |ui| {
        TableBuilder::new(ui)
            .striped(true)
            .max_scroll_height(PIECE)
            .column(Column::exact(40.0))
            .columns(Column::exact(COLUMN).clip(true), count)
            .header(ROW, |mut header| {
                header.col(|_| {});
                for (at, role) in roles.iter_mut().take(count).enumerate() {
                    header.col(|ui| role_choice(ui, cx, at, role));
                }
            })
            .body(|body| {
                body.rows(ROW, outline.rows.len(), |mut row| {
                    let line = &outline.rows[row.index()];
                    row.col(|ui| {
                        ui.weak(line.line.to_string());
                    });
                    for at in 0..count {
                        row.col(|ui| {
                            let cell = line.cells.get(at).map_or("", String::as_str);
                            ui.add(egui::Label::new(cell).truncate());
                        });
                    }
                });
            });
    });
    if roles != known {
        wanted.roles = Some(roles);
    }
}

const ROLES: [(Role, &str); 15] = [
    (Role::Unknown, "import-role-unknown"),
    (Role::Names, "import-role-names"),
    (Role::Player, "import-role-player"),
    (Role::Result(Scoring::Auto), "import-role-result"),
    (Role::Result(Scoring::Matchpoints), "import-role-mp"),
    (Role::Result(Scoring::Imps), "import-role-imp"),
    (Role::Result(Scoring::CrossImps), "import-role-cross-imp"),
    (Role::Percent, "import-role-percent"),
    (Role::Boards, "import-role-boards"),
    (Role::Place, "import-role-place"),
    (Role::Number, "import-role-number"),
    (Role::Field, "import-role-field"),
    (Role::Direction, "import-role-direction"),
    (Role::Section, "import-role-section"),
    (Role::Date, "import-role-date"),
];

fn role_choice(ui: &mut Ui, cx: &Cx<'_>, at: usize, role: &mut Role) {
    let text = |role: Role| {
        let known = ROLES.iter().find(|(known, _)| *known == role);
        cx.text(known.map_or("import-role-ignored", |(_, id)| id))
    };
    let combo = ComboBox::from_id_salt(("import-role", at))
        .width(COLUMN - GAP)
        .height(ROLES_HEIGHT)
        .selected_text(text(*role))
        .show_ui(ui, |ui| {
            for (known, id) in ROLES {
                ui.selectable_value(role, known, cx.text(id));
            }
            ui.selectable_value(role, Role::Ignored, cx.text("import-role-ignored"));
        });
    let name = cx.text_with("import-role-of", "column", at + 1);
    combo.response.accessible_name(name);
}
