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

/// The texts in quotation marks of a piece of code.
fn literals(code: &str) -> impl Iterator<Item = &str> {
    code.split('"').skip(1).step_by(2)
}

/// Identifiers that an arm of a `match` or of an `if` answers with, each with
/// its file: they begin with the topic of some text.
fn answered(messages: &BTreeMap<String, BTreeSet<String>>) -> BTreeSet<(String, String)> {
    let topic = |id: &str| id.split('-').next().unwrap_or_default().to_owned();
    let topics: BTreeSet<String> = messages.keys().map(|id| topic(id)).collect();
    let kebab = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    let mut ids = BTreeSet::new();
    for (path, code) in sources() {
        for arm in code.split("=>").chain(code.split('{')) {
            let literal = arm.trim_start().strip_prefix('"');
            let id = literal.and_then(|rest| rest.split('"').next());
            let id = id.filter(|id| id.contains('-') && id.chars().all(kebab));
            if let Some(id) = id.filter(|id| topics.contains(&topic(id))) {
                ids.insert((id.to_owned(), path.display().to_string()));
            }
        }
    }
    ids
}

/// Headings of tables, whose meaning is called as they are with `-hint` behind.
fn headings() -> BTreeSet<String> {
    const PLACES: [(&str, &str); 4] = [
        (
            "fn columns(&self, lang: Lang) -> Vec<ColumnHelp> {",
            "\n    }\n",
        ),
        ("pub(super) const HEADINGS", "];"),
        ("_COLUMNS: Columns<", "];"),
        ("fn id(self) -> &'static str {", "\n    }\n"),
    ];
    let mut ids = BTreeSet::new();
    for (_, code) in sources() {
        let sorted = code.contains("SortColumn for");
        for (start, end) in PLACES {
            if start.starts_with("fn id") && !sorted {
                continue;
            }
            for part in code.split(start).skip(1) {
                let part = part.split(end).next().unwrap_or_default();
                ids.extend(literals(part).map(str::to_owned));
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
fn texts_have_the_signs_of_print() {
    let apostrophe = |text: &str| {
        let letters: Vec<char> = text.chars().collect();
        letters
            .windows(3)
            .any(|at| at[1] == '\'' && at[0].is_alphabetic() && at[2].is_alphabetic())
    };
    let mut typed = Vec::new();
    for lang in languages() {
        let texts = all_texts(&lang);
        let said = texts.lines().filter(|line| !line.starts_with('#'));
        let poor = said.filter(|line| line.contains("...") || apostrophe(line));
        typed.extend(poor.map(|line| format!("{lang}: {line}")));
    }
    assert!(typed.is_empty(), "… and ’ are meant in {typed:#?}");
}

/// Behind an ordinary space it would begin the next line.
#[test]
fn figures_get_their_percent_sign_in_one_place() {
    let mut pieced = Vec::new();
    for (path, code) in sources() {
        let own = path.ends_with("i18n/number.rs");
        if !own
            && ["} %", "a0}%", "\" %"]
                .iter()
                .any(|sign| code.contains(sign))
        {
            pieced.push(path);
        }
    }
    assert!(pieced.is_empty(), "i18n::percent does that: {pieced:?}");
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

fn assert_exist(messages: &BTreeMap<String, BTreeSet<String>>, ids: BTreeSet<(String, String)>) {
    let missing: Vec<_> = ids
        .iter()
        .filter(|(id, _)| !messages.contains_key(id))
        .collect();
    assert!(missing.is_empty(), "no text for {missing:#?}");
}

#[test]
fn every_named_text_exists() {
    let messages = messages("en");
    let ids = named();
    assert!(ids.len() > 50);
    assert_exist(&messages, ids);
}

#[test]
fn every_text_that_is_answered_with_exists() {
    let messages = messages("en");
    let ids = answered(&messages);
    assert!(ids.len() > 100, "only {} were found", ids.len());
    assert_exist(&messages, ids);
}

#[test]
fn every_heading_has_its_meaning() {
    let messages = messages("en");
    let headings = headings();
    assert!(headings.len() > 30, "only {headings:?} were found");
    let meaning = |id: &String| format!("{id}{HINT}");
    let missing: Vec<_> = headings
        .iter()
        .flat_map(|id| [id.clone(), meaning(id)])
        .filter(|id| !messages.contains_key(id))
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
