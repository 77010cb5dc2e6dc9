//! What the program remembers between starts. Reading and writing cannot
//! fail: without a settings file there are defaults, and a disk that refuses
//! to keep them costs nothing but the memory.

use std::path::{Path, PathBuf};

use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize};

use super::Tab;
use super::guide::Guide;
use super::tabs::{Tables, calculators};
use crate::club::backup::Folders;
use crate::domain::Notice;
use crate::i18n::Lang;

/// Recent clubs kept.
const RECENT: usize = 8;

/// Light, dark, or as the system is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "the words say it")]
pub enum Look {
    #[default]
    System,
    Light,
    Dark,
    /// White and yellow on black, for eyes that need it.
    Contrast,
}

/// The size of the window.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Window {
    /// Whether it fills the screen.
    pub maximized: bool,
    /// Width and height when it does not, in points of the system.
    pub size: Option<[f32; 2]>,
}

impl Default for Window {
    fn default() -> Self {
        Self {
            maximized: true,
            size: None,
        }
    }
}

/// The user's choices.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// Chosen language; `None` follows the system.
    pub lang: Option<Lang>,
    /// Light or dark.
    pub look: Look,
    /// Zoom, 1 is the normal size.
    pub zoom: f32,
    /// The window.
    pub window: Window,
    /// Clubs opened lately, the last one first; those that are gone are
    /// forgotten at the next start.
    pub recent: Vec<PathBuf>,
    /// Whether the last club is opened at the next start.
    pub reopen: bool,
    /// The tab shown last.
    pub tab: Tab,
    /// How far the first steps are.
    pub guide: Guide,
    /// What is typed into the calculators.
    pub calculators: calculators::Inputs,
    /// Where clubs keep their backups, if not beside them.
    pub backups: Folders,
    /// Whether it is shown how sure the ratings are.
    pub doubt: bool,
    /// How the tables of the tabs stand.
    #[serde(deserialize_with = "or_default")]
    pub tables: Tables,
    /// What is to be told of the backup of the club closed last.
    pub untold: Option<Notice>,
}

/// Reads what another version of the program may have written otherwise: an
/// order by a column that is gone must not cost the other settings.
fn or_default<'de, T, D>(from: D) -> Result<T, D::Error>
where
    T: DeserializeOwned + Default,
    D: Deserializer<'de>,
{
    let value = serde_json::Value::deserialize(from)?;
    Ok(serde_json::from_value(value).unwrap_or_default())
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            lang: None,
            look: Look::System,
            zoom: 1.0,
            window: Window::default(),
            recent: Vec::new(),
            reopen: false,
            tab: Tab::default(),
            guide: Guide::default(),
            calculators: calculators::Inputs::default(),
            backups: Folders::default(),
            doubt: true,
            tables: Tables::default(),
            untold: None,
        }
    }
}

impl Settings {
    /// Where the settings of this user are kept, if the system has a place.
    pub fn default_path() -> Option<PathBuf> {
        let dirs = directories::ProjectDirs::from("", "", "Tandem")?;
        Some(dirs.config_dir().join("settings.json"))
    }

    /// The settings in a file, or the defaults.
    pub fn load(path: Option<&Path>) -> Self {
        let mut settings: Self = path
            .and_then(|path| std::fs::read(path).ok())
            .and_then(|bytes| serde_json::from_slice(&bytes).ok())
            .unwrap_or_default();
        if !(0.5..=3.0).contains(&settings.zoom) {
            settings.zoom = 1.0;
        }
        let sane = |size: &[f32; 2]| size.iter().all(|side| (200.0..=20_000.0).contains(side));
        settings.window.size = settings.window.size.filter(sane);
        // Looked at once and not in every frame: a disk may be slow to answer.
        // A club that is gone and has backups can be brought back.
        let folders = &settings.backups;
        settings
            .recent
            .retain(|path| path.is_file() || folders.shelf(path).folder().is_dir());
        settings
    }

    /// Writes the settings where they can be written.
    pub fn save(&self, path: Option<&Path>) {
        let Some(path) = path else { return };
        let Ok(text) = serde_json::to_vec_pretty(self) else {
            return;
        };
        if let Some(folder) = path.parent() {
            let _ = std::fs::create_dir_all(folder);
        }
        let _ = std::fs::write(path, text);
    }

    /// Remembers a club as the one opened last.
    pub fn opened(&mut self, path: &Path) {
        let path = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
        self.recent.retain(|other| *other != path);
        self.recent.insert(0, path);
        self.recent.truncate(RECENT);
        self.reopen = true;
    }

    /// The folder proposed for club files: where the last one lies, else the
    /// user's documents, else the home folder.
    pub fn folder(&self) -> PathBuf {
        let last = self.recent.first().and_then(|path| path.parent());
        if let Some(folder) = last.filter(|folder| folder.is_dir()) {
            return folder.to_owned();
        }
        let dirs = directories::UserDirs::new();
        dirs.as_ref()
            .and_then(|dirs| dirs.document_dir().filter(|folder| folder.is_dir()))
            .or_else(|| dirs.as_ref().map(directories::UserDirs::home_dir))
            .map_or_else(|| PathBuf::from("."), Path::to_owned)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_column_that_is_gone_costs_nothing_else() {
        let dir = tempfile::tempdir().expect("a temporary folder");
        let path = dir.path().join("settings.json");
        let gone = r#"{"zoom": 1.5, "tables": {"rating": {"standings":
            {"column": "Gone", "descending": true}}}}"#;
        std::fs::write(&path, gone).expect("writable");
        let settings = Settings::load(Some(&path));
        assert_eq!((settings.zoom, settings.tables), (1.5, Tables::default()));
    }

    #[test]
    fn settings_survive_and_never_fail() {
        let dir = tempfile::tempdir().expect("a temporary folder");
        let path = dir.path().join("deeper/settings.json");
        let [a, b] = ["a.tandem", "b.tandem"].map(|name| dir.path().join(name));
        std::fs::write(&a, "").expect("writable");
        std::fs::write(&b, "").expect("writable");
        let mut settings = Settings::default();
        settings.opened(&a);
        settings.opened(&b);
        settings.opened(&a);
        settings.save(Some(&path));
        let back = Settings::load(Some(&path));
        assert_eq!(back, settings);
        assert_eq!(back.recent, [a, b.clone()]);

        std::fs::remove_file(&b).expect("there");
        assert_eq!(Settings::load(Some(&path)).recent.len(), 1);

        std::fs::write(&path, "{\"zoom\": 99}").expect("writable");
        assert_eq!(Settings::load(Some(&path)), Settings::default());
        std::fs::write(&path, "no json").expect("writable");
        assert_eq!(Settings::load(Some(&path)), Settings::default());
        assert_eq!(Settings::load(None), Settings::default());
    }
}
