//! Comparison of packages: the rows and texts that one adds, changes or removes.

use std::collections::BTreeMap;

use ability::{AbilityError, CardText, Texts};
use serde::Serialize;

use crate::package::{MANIFEST, Package};

/// One difference between packages.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Change {
    /// The file, such as `cards/abc.csv`; for card texts, the folder.
    pub file: String,
    /// The row or card: the cells that identify it. Empty if the whole file is compared.
    pub row: String,
    /// The kind of difference.
    #[serde(flatten)]
    pub kind: ChangeKind,
}

/// The kind of a difference.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(tag = "change", rename_all = "lowercase")]
pub enum ChangeKind {
    /// Only the new data has it.
    Added,
    /// Only the old data has it.
    Removed,
    /// Both have it, with different content.
    Changed {
        /// The columns that differ, with the old and the new cell. Empty for texts and whole files.
        cells: Vec<(String, String, String)>,
    },
}

/// Returns the rows and texts that `new` adds to the packages in `old`, or changes there. Later packages replace rows of
/// earlier ones.
/// Rows that `new` does not have are not listed, because a package leaves them as they are.
pub fn changes(old: &[&Package], new: &Package) -> Vec<Change> {
    let mut found = compared(old, new);
    found.retain(|change| change.kind != ChangeKind::Removed);
    found
}

/// Returns all differences between two versions of a package, including rows that only the old one has.
pub fn differences(old: &Package, new: &Package) -> Vec<Change> {
    compared(&[old], new)
}

fn compared(old: &[&Package], new: &Package) -> Vec<Change> {
    let mut found = Vec::new();
    let names: std::collections::BTreeSet<&str> =
        old.iter().copied().chain([new]).flat_map(|package| package.files().map(|(name, _)| name)).collect();
    for name in names {
        if name.starts_with("abilities/") || name == MANIFEST {
            continue;
        }
        let before: Vec<&str> = old.iter().filter_map(|package| package.file(name)).collect();
        match (before.is_empty(), new.file(name), key_columns(name)) {
            (_, after, Some(columns)) => compare_rows(name, columns, &before, after.unwrap_or_default(), &mut found),
            (true, Some(_), None) => found.push(change(name, "", ChangeKind::Added)),
            (false, None, None) => found.push(change(name, "", ChangeKind::Removed)),
            (false, Some(after), None) if !before.contains(&after) => {
                found.push(change(name, "", ChangeKind::Changed { cells: Vec::new() }));
            }
            (_, _, None) => {}
        }
    }
    compare_texts(old, new, &mut found);
    found
}

fn change(file: &str, row: &str, kind: ChangeKind) -> Change {
    Change { file: file.to_owned(), row: row.to_owned(), kind }
}

/// Returns the columns that identify a row. Returns `None` for files that are compared as a whole.
fn key_columns(name: &str) -> Option<&'static [&'static str]> {
    match name {
        "sets.csv" | "incomplete/sets.csv" => Some(&["code"]),
        "incomplete/cards.csv" => Some(&["set", "number"]),
        "rulings.csv" => Some(&["card", "ruling"]),
        "exchange/misspellings.csv" | "exchange/set-aliases.csv" => Some(&["written"]),
        _ if name.ends_with(".csv") => Some(&["number"]),
        _ => None,
    }
}

/// A row: its cells by heading.
type Row = BTreeMap<String, String>;

fn rows(text: &str, columns: &[&str]) -> BTreeMap<String, Row> {
    let mut reader = csv::ReaderBuilder::new().flexible(true).from_reader(text.as_bytes());
    let headers = reader.headers().cloned().unwrap_or_default();
    let rows = reader.records().flatten().map(|record| {
        let row: Row =
            headers.iter().zip(record.iter()).map(|(name, cell)| (name.to_owned(), cell.to_owned())).collect();
        let key: Vec<&str> = columns.iter().map(|column| row.get(*column).map_or("", String::as_str)).collect();
        (key.join(" "), row)
    });
    rows.collect()
}

fn compare_rows(name: &str, columns: &[&str], before: &[&str], after: &str, found: &mut Vec<Change>) {
    let mut old = BTreeMap::new();
    for text in before {
        old.extend(rows(text, columns));
    }
    for (key, row) in rows(after, columns) {
        let Some(known) = old.remove(&key) else {
            found.push(change(name, &key, ChangeKind::Added));
            continue;
        };
        let headings: std::collections::BTreeSet<&String> = known.keys().chain(row.keys()).collect();
        let cell = |row: &Row, heading: &String| row.get(heading).cloned().unwrap_or_default();
        let cells: Vec<_> = headings
            .into_iter()
            .map(|heading| (heading.clone(), cell(&known, heading), cell(&row, heading)))
            .filter(|(_, before, after)| before != after)
            .collect();
        if !cells.is_empty() {
            found.push(change(name, &key, ChangeKind::Changed { cells }));
        }
    }
    found.extend(old.into_keys().map(|key| change(name, &key, ChangeKind::Removed)));
}

/// The text of a card, for comparison.
#[derive(PartialEq)]
enum AnyText {
    Vanilla,
    Written(Box<CardText>),
    Unknown(AbilityError),
}

fn texts(package: &Package, all: &mut BTreeMap<String, AnyText>) {
    let mut add = |texts: Texts| {
        all.extend(texts.vanilla.iter().map(|number| (number.to_string(), AnyText::Vanilla)));
        all.extend(texts.cards.into_iter().map(|text| (text.id.to_string(), AnyText::Written(Box::new(text)))));
    };
    if let Some(packed) = package.packed_texts() {
        add(Texts::unpack(packed).unwrap_or_default());
        return;
    }
    let mut unknown = Vec::new();
    for (name, text) in package.files_in("abilities") {
        // Files that cannot be read are reported when the package is checked.
        let Ok((read, not_understood)) = Texts::read_known(name, text) else { continue };
        add(read);
        unknown.extend(not_understood);
    }
    all.extend(unknown.into_iter().map(|text| (text.card.to_string(), AnyText::Unknown(text.error))));
}

fn compare_texts(old: &[&Package], new: &Package, found: &mut Vec<Change>) {
    let (mut before, mut after) = (BTreeMap::new(), BTreeMap::new());
    old.iter().for_each(|package| texts(package, &mut before));
    texts(new, &mut after);
    for (card, text) in after {
        match before.remove(&card) {
            None => found.push(change("abilities", &card, ChangeKind::Added)),
            Some(known) if known != text => {
                found.push(change("abilities", &card, ChangeKind::Changed { cells: Vec::new() }));
            }
            Some(_) => {}
        }
    }
    found.extend(before.into_keys().map(|card| change("abilities", &card, ChangeKind::Removed)));
}

#[cfg(test)]
mod tests {
    use super::*;

    fn package(files: &[(&str, &str)]) -> Package {
        let manifest = (MANIFEST, r#"(id: "abc", version: "1", date: "2026-11-28", title: "Abc")"#);
        let files = files.iter().chain([&manifest]);
        Package::from_files(files.map(|(name, text)| ((*name).to_owned(), text.as_bytes().to_vec()))).unwrap()
    }

    #[test]
    fn added_changed_and_removed_rows_are_listed_with_their_cells() {
        let old = package(&[("sets.csv", "code,name\nABC,One\nDEF,Two\n"), ("packs/abc.ron", "()")]);
        let new = package(&[("sets.csv", "code,name\nABC,First\nGHI,Three\n"), ("packs/abc.ron", "( )")]);
        let cells = vec![("name".to_owned(), "One".to_owned(), "First".to_owned())];
        let expected = [
            change("packs/abc.ron", "", ChangeKind::Changed { cells: Vec::new() }),
            change("sets.csv", "ABC", ChangeKind::Changed { cells }),
            change("sets.csv", "GHI", ChangeKind::Added),
            change("sets.csv", "DEF", ChangeKind::Removed),
        ];
        assert_eq!(differences(&old, &new), expected);
        assert_eq!(changes(&[&old], &new).len(), 3);
        assert!(differences(&old, &old).is_empty());
    }

    #[test]
    fn a_changed_text_of_a_built_in_card_is_listed() {
        let file = r#"(cards: [(id: "SOR_172", abilities: [Event([Damage(amount: 1, to: Choose())])])])"#;
        let new = package(&[("abilities/sor/aggression.ron", file)]);
        let found = changes(&[&Package::built_in()], &new);
        assert_eq!(found, [change("abilities", "SOR_172", ChangeKind::Changed { cells: Vec::new() })]);
    }
}
