//! Collects the files of the built-in card data package, so that a new set or text file needs no change elsewhere.
//!
//! Writes `files.rs` with the list of (name, text), in the form of every package (docs/card-data.md), and `texts.bin`
//! with the parsed and packed card texts. The program therefore parses no texts at startup, and an error in
//! a file fails the build. The order of the texts determines how abilities are numbered: by set, and within a set
//! leaders, bases, the aspects in printed order, neutral cards.

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use ability::Texts;

/// The prefixes of a set's text files, in order.
const PARTS: [&str; 9] =
    ["leaders", "bases", "vigilance", "command", "aggression", "cunning", "heroism", "villainy", "neutral"];

/// The files of the package that are not per set.
const SINGLE: [&str; 11] = [
    "package.ron",
    "sets.csv",
    "rulings.csv",
    "incomplete/sets.csv",
    "incomplete/cards.csv",
    "formats/deck-building.ron",
    "formats/formats.ron",
    "formats/opening-hand.csv",
    "formats/pools.ron",
    "exchange/misspellings.csv",
    "exchange/set-aliases.csv",
];

fn main() -> Result<(), String> {
    let root = PathBuf::from(std::env::var("CARGO_MANIFEST_DIR").map_err(|error| error.to_string())?);
    let data = root.join("../../data");
    let sets = read(&data.join("sets.csv"))?;
    let codes: Vec<String> =
        sets.lines().skip(1).filter_map(|line| line.split(',').next()).map(str::to_lowercase).collect();

    let mut files: Vec<String> = SINGLE.iter().map(|name| (*name).to_owned()).collect();
    for folder in ["cards", "printings"] {
        let found = names(&data.join(folder), "csv")?;
        known(&found, &codes, folder)?;
        files.extend(found.iter().map(|code| format!("{folder}/{code}.csv")));
    }
    // Booster descriptions are named after their sets; the other files in the folder are for the draft bots.
    let described = |name: &String| name.split('-').all(|code| codes.iter().any(|known| known == code));
    files.extend(names(&data.join("packs"), "ron")?.iter().filter(|name| described(name)).map(pack_file));
    files.sort();
    let mut out = String::from("pub(crate) const FILES: &[(&str, &str)] = &[\n");
    for name in &files {
        let place = format!("/../../data/{name}");
        writeln!(out, "    ({name:?}, include_str!(concat!(env!(\"CARGO_MANIFEST_DIR\"), {place:?}))),")
            .map_err(|error| error.to_string())?;
    }
    out.push_str("];\n");

    let folders = names(&data.join("abilities"), "")?;
    known(&folders, &codes, "abilities")?;
    let mut texts = Texts::default();
    for code in codes.iter().filter(|code| folders.contains(code)) {
        let mut files = names(&data.join("abilities").join(code), "ron")?;
        for file in &files {
            if part(file).is_none() {
                return Err(format!("abilities/{code}/{file}.ron begins with none of {}", PARTS.join(", ")));
            }
        }
        files.sort_by_key(|file| (part(file), file.clone()));
        for file in files {
            let name = format!("{code}/{file}.ron");
            let text = read(&data.join("abilities").join(&name))?;
            let read = Texts::read(&name, &text).map_err(|error| error.to_string())?;
            texts.vanilla.extend(read.vanilla);
            texts.cards.extend(read.cards);
        }
    }
    let packed = texts.pack().map_err(|error| error.to_string())?;

    let to = PathBuf::from(std::env::var("OUT_DIR").map_err(|error| error.to_string())?);
    write(&to.join("files.rs"), out.as_bytes())?;
    write(&to.join("texts.bin"), &packed)
}

fn write(to: &Path, bytes: &[u8]) -> Result<(), String> {
    fs::write(to, bytes).map_err(|error| format!("{}: {error}", to.display()))
}

/// Returns the position of a file among the texts of its set.
fn part(file: &str) -> Option<usize> {
    PARTS.iter().position(|part| file == *part || file.strip_prefix(part).is_some_and(|rest| rest.starts_with('-')))
}

/// Returns the file names in a folder without the extension. Returns the subfolders if the extension is empty.
fn names(folder: &Path, ending: &str) -> Result<Vec<String>, String> {
    println!("cargo::rerun-if-changed={}", folder.display());
    let wrong = |error: std::io::Error| format!("{}: {error}", folder.display());
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).map_err(wrong)? {
        let path = entry.map_err(wrong)?.path();
        if path.extension().and_then(|ending| ending.to_str()).unwrap_or_default() == ending {
            let name = path.file_stem().and_then(|name| name.to_str());
            found.push(name.ok_or_else(|| format!("{}: a name that is not valid text", path.display()))?.to_owned());
        }
    }
    found.sort();
    Ok(found)
}

fn pack_file(name: &String) -> String {
    format!("packs/{name}.ron")
}

fn known(found: &[String], codes: &[String], folder: &str) -> Result<(), String> {
    match found.iter().find(|name| !codes.contains(name)) {
        Some(name) => Err(format!("{folder}/{name} belongs to no set of sets.csv")),
        None => Ok(()),
    }
}

fn read(file: &Path) -> Result<String, String> {
    println!("cargo::rerun-if-changed={}", file.display());
    fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))
}
