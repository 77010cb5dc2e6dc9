//! A language is a folder: the texts are read again when one appears.

fn main() {
    println!("cargo::rerun-if-changed=assets/i18n");
}
