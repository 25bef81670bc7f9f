//! Compiles the catalogue of messages to Rust: a module for each subject.

use std::path::Path;
use std::{env, fs, process};

use message_compiler::{GLOSSARY, LANGUAGES, Subject, rust, typescript};

/// Subjects whose texts without parameters are also constants.
const LABELS: [&str; 5] = ["deck-sheets", "infractions", "phone-pages", "printouts", "standing-columns"];
/// Subjects that are only a table of their texts.
const TABLES: [&str; 1] = ["command-help"];

fn main() {
    let catalogue = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/messages");
    let subjects = Subject::all(&catalogue).unwrap_or_else(|error| {
        println!("cargo::error={error}");
        process::exit(1);
    });
    // Every file instead of the folder, so that a change of the page's texts compiles nothing here.
    println!("cargo::rerun-if-changed=build.rs");
    for language in LANGUAGES {
        println!("cargo::rerun-if-changed={}/{language}/{GLOSSARY}.ftl", catalogue.display());
    }
    let mut code = String::new();
    for subject in subjects.iter().filter(|subject| !subject.name.starts_with(typescript::PAGE)) {
        for language in LANGUAGES {
            println!("cargo::rerun-if-changed={}/{language}/{}.ftl", catalogue.display(), subject.name);
        }
        let name = subject.name.replace('-', "_");
        code.push_str(&format!("#[doc = {:?}]\n", format!("Messages of `data/messages/en/{}.ftl`.", subject.name)));
        if TABLES.contains(&subject.name.as_str()) {
            code.push_str(&format!("pub mod {name} {{\n{}}}\n", rust::pairs(subject)));
            continue;
        }
        let labels = if LABELS.contains(&subject.name.as_str()) { rust::labels(subject) } else { String::new() };
        code.push_str(&format!("pub mod {name} {{\n{labels}{}}}\n", rust::module(subject)));
    }
    let folder = env::var_os("OUT_DIR").expect("cargo sets OUT_DIR");
    fs::write(Path::new(&folder).join("subjects.rs"), code).expect("the build folder is writable");
}
