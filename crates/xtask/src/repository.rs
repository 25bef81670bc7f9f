//! Checks about the repository itself, which no compiler makes.

use std::fs;
use std::path::Path;

use crate::Outcome;
use crate::step::root;

/// Folders with our own files.
const OURS: [&str; 10] =
    ["crates", "src-tauri", "ui", "data", "docs", "README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", ".ci", ".cargo"];
/// Folders in them whose files are not ours, or not kept.
const NOT_KEPT: [&str; 5] = ["node_modules", "dist", "target", "gen", "icons"];
/// Left-overs that a reader of the code must not meet. Written in two parts, so that this list does not find itself.
const LEFT_OVERS: [(&str, &str); 5] =
    [("todo", "!("), ("unimplemented", "!("), ("#[ign", "ore"), ("dbg", "!("), ("<<<<<", "<< ")];

/// Fails when a file has something in it that must not be kept; names every place.
pub(crate) fn check() -> Outcome {
    let root = root();
    let mut found = Vec::new();
    for place in OURS {
        visit(&root.join(place), &mut |file, text| {
            found.extend(left_overs(file.strip_prefix(&root).unwrap_or(file), text))
        });
    }
    if found.is_empty() { Ok(()) } else { Err(format!("left over:\n{}", found.join("\n"))) }
}

fn visit(place: &Path, look: &mut impl FnMut(&Path, &str)) {
    let kept = place.file_name().and_then(|name| name.to_str()).is_none_or(|name| !NOT_KEPT.contains(&name));
    if !kept {
        return;
    }
    if let Ok(inside) = fs::read_dir(place) {
        for entry in inside.flatten() {
            visit(&entry.path(), look);
        }
    } else if let Ok(text) = fs::read_to_string(place) {
        // What cannot be read as text (a picture) has no left-overs that a reader could meet.
        look(place, &text);
    }
}

fn left_overs(file: &Path, text: &str) -> Vec<String> {
    let is_left_over = |line: &str| LEFT_OVERS.iter().any(|(first, second)| line.contains(&format!("{first}{second}")));
    let lines = text.lines().enumerate().filter(|(_, line)| is_left_over(line));
    lines.map(|(number, line)| format!("{}:{}: {}", file.display(), number + 1, line.trim())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_left_over_is_named_with_its_place() {
        let text = format!("fn pick() {{\n    {}{}\"later\")\n}}\n", LEFT_OVERS[0].0, LEFT_OVERS[0].1);
        let found = left_overs(Path::new("draft.rs"), &text);
        assert_eq!(found.len(), 1);
        assert!(found[0].starts_with("draft.rs:2: "), "{found:?}");
        assert!(left_overs(Path::new("draft.rs"), "fn pick() {}\n").is_empty());
    }
}
