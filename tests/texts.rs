//! Every sentence exists in every language, with the same arguments, and
//! every identifier named in the sources has a sentence.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// Message identifier → arguments it uses, over all files of a language.
fn messages(lang: &str) -> BTreeMap<String, BTreeSet<String>> {
    let mut messages: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for entry in fs::read_dir(root().join("assets/i18n").join(lang)).expect("a folder of texts") {
        let path = entry.expect("readable entry").path();
        let text = fs::read_to_string(&path).expect("readable text");
        let mut current = String::new();
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            if let Some((id, _)) = line.split_once(" =")
                && !line.starts_with([' ', '\t', '}'])
            {
                current = id.trim().to_owned();
                let new = messages.insert(current.clone(), BTreeSet::new()).is_none();
                assert!(new, "{current} stands twice ({})", path.display());
            }
            for part in line.split('$').skip(1) {
                let name: String = part
                    .chars()
                    .take_while(|c| c.is_alphanumeric() || *c == '_' || *c == '-')
                    .collect();
                messages.entry(current.clone()).or_default().insert(name);
            }
        }
    }
    messages
}

/// The texts of a language as they are written.
fn all_texts(lang: &str) -> String {
    let entries = fs::read_dir(root().join("assets/i18n").join(lang)).expect("a folder of texts");
    entries
        .map(|entry| fs::read_to_string(entry.expect("an entry").path()).expect("a text"))
        .collect()
}

/// Every source with its path, up to its unit tests.
fn sources() -> Vec<(PathBuf, String)> {
    let mut sources = Vec::new();
    read_below(&root().join("src"), &mut sources);
    assert!(sources.len() > 50, "the sources were not found");
    sources
}

fn read_below(folder: &Path, sources: &mut Vec<(PathBuf, String)>) {
    for entry in fs::read_dir(folder).expect("readable folder") {
        let path = entry.expect("readable entry").path();
        if path.file_stem().is_some_and(|name| name == "tests") {
            continue;
        }
        if path.is_dir() {
            read_below(&path, sources);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            let text = fs::read_to_string(&path).expect("readable source");
            let code = text
                .split("#[cfg(test)]\nmod tests {")
                .next()
                .unwrap_or_default();
            sources.push((path, code.to_owned()));
        }
    }
}

/// String literals that stand where only identifiers of messages do, each
/// with its file.
fn named() -> BTreeSet<(String, String)> {
    let mut ids = BTreeSet::new();
    for (path, code) in sources() {
        for start in ["Notice::new(\"", ".text(\"", "text_with(\""] {
            for part in code.split(start).skip(1) {
                let id = part.split('"').next().unwrap_or_default();
                ids.insert((id.to_owned(), path.display().to_string()));
            }
        }
    }
    ids
}

/// The folders of texts, one for each language.
fn languages() -> Vec<String> {
    let folders = fs::read_dir(root().join("assets/i18n")).expect("a folder of languages");
    folders
        .map(|folder| folder.expect("readable entry").file_name())
        .map(|name| name.into_string().expect("a code"))
        .collect()
}

#[test]
fn every_language_says_the_same_things() {
    let en = messages("en");
    assert!(en.len() > 50);
    let languages = languages();
    assert!(languages.contains(&"ru".to_owned()));
    for lang in languages {
        let other = messages(&lang);
        for (id, args) in &en {
            let own = other
                .get(id)
                .unwrap_or_else(|| panic!("{id} is missing in {lang}"));
            assert_eq!(args, own, "arguments of {id} in {lang}");
        }
        for id in other.keys() {
            assert!(en.contains_key(id), "{id} of {lang} is missing in English");
        }
    }
}

#[test]
fn every_named_text_exists() {
    let messages = messages("en");
    let ids = named();
    assert!(ids.len() > 50);
    let missing: Vec<_> = ids
        .iter()
        .filter(|(id, _)| !messages.contains_key(id))
        .collect();
    assert!(missing.is_empty(), "no text for {missing:#?}");
}

/// Beginnings of identifiers that are put together from it and a word.
const COMPOSED: [&str; 9] = [
    "param-name-",
    "param-meaning-",
    "param-more-",
    "param-origin-",
    "param-picture-",
    "param-title-",
    "param-x-",
    "param-y-",
    "param-hover-",
];

/// What is put behind the identifier of a heading for its meaning.
const HINT: &str = "-hint";

#[test]
fn every_text_is_used() {
    let code: String = sources().into_iter().map(|(_, code)| code).collect();
    let stands = |text: &str| code.contains(&format!("\"{text}\""));
    let composed = |id: &str| {
        let word = |start: &&str| id.strip_prefix(*start).is_some_and(stands);
        COMPOSED.iter().any(|start| stands(start) && word(start))
    };
    let hint = |id: &str| id.strip_suffix(HINT).is_some_and(stands);
    let texts = all_texts("en");
    let within = |id: &str| texts.contains(&format!("{{ {id} }}"));
    let unused: Vec<_> = messages("en")
        .into_keys()
        .filter(|id| !(stands(id) || composed(id) || hint(id) || within(id)))
        .collect();
    assert!(unused.is_empty(), "nobody says {unused:#?}");
}
