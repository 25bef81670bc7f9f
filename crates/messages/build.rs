//! Compiles the catalogue of messages to Rust: a module for each subject.

use std::path::Path;
use std::{env, fs, process};

use message_compiler::{Subject, rust};

/// Subjects whose texts without parameters are also constants.
const LABELS: [&str; 4] = ["deck-sheets", "infractions", "printouts", "standing-columns"];
/// Subjects that are only a table of their texts.
const TABLES: [&str; 1] = ["command-help"];

fn main() {
    let catalogue = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/messages");
    println!("cargo::rerun-if-changed={}", catalogue.display());
    let subjects = Subject::all(&catalogue).unwrap_or_else(|error| {
        println!("cargo::error={error}");
        process::exit(1);
    });
    let mut code = String::new();
    for subject in &subjects {
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
