//! The card texts of `data/abilities`.

use std::path::{Path, PathBuf};

use ability::{CardText, Texts};

fn ron_files(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files.extend(ron_files(&path));
        } else if path.extension().is_some_and(|extension| extension == "ron") {
            files.push(path);
        }
    }
    files.sort();
    files
}

/// Returns the texts of all cards, in the order of their files.
pub(crate) fn all_texts() -> Vec<CardText> {
    let read = |file: PathBuf| {
        let text = std::fs::read_to_string(&file).unwrap();
        Texts::read(&file.display().to_string(), &text).unwrap().cards
    };
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/abilities");
    ron_files(&folder).into_iter().flat_map(read).collect()
}
