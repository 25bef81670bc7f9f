//! Helpers shared by the tests.

use std::collections::BTreeMap;
use std::sync::Arc;

use catalog::{Catalog, IdentityId};
use decks::{DeckList, Entry};
use exchange::{Content, ImportResult, OwnedPrinting, UnresolvedRow};

pub(crate) fn catalog() -> Arc<Catalog> {
    Catalog::embedded().unwrap()
}

pub(crate) fn read(text: &str) -> ImportResult {
    exchange::read(&catalog(), text.as_bytes()).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

pub(crate) fn error(text: &str) -> exchange::ReadError {
    exchange::read(&catalog(), text.as_bytes()).expect_err(text)
}

/// Returns the deck of an input with one deck and no unresolved rows.
pub(crate) fn deck(text: &str) -> DeckList {
    let reading = read(text);
    assert!(reading.unresolved.is_empty(), "{:?}\n{text}", reading.unresolved);
    match reading.content {
        Content::Deck(list) => list,
        other => panic!("{other:?}\n{text}"),
    }
}

/// Returns the collection of an input with a collection and no unresolved rows.
pub(crate) fn collection(text: &str) -> Vec<OwnedPrinting> {
    let reading = read(text);
    assert!(reading.unresolved.is_empty(), "{:?}\n{text}", reading.unresolved);
    match reading.content {
        Content::Collection(owned) => owned,
        other => panic!("{other:?}\n{text}"),
    }
}

pub(crate) fn unresolved(text: &str) -> UnresolvedRow {
    let reading = read(text);
    assert_eq!(reading.unresolved.len(), 1, "{:?}\n{text}", reading.unresolved);
    reading.unresolved.into_iter().next().unwrap()
}

/// Returns rows such as "3 SOR_042, 1 SOR_001".
pub(crate) fn rows(entries: &[Entry]) -> String {
    let rows: Vec<String> = entries.iter().map(|entry| format!("{} {}", entry.count, entry.card)).collect();
    rows.join(", ")
}

/// Returns all rows of a deck by section.
pub(crate) fn all(list: &DeckList) -> String {
    [&list.leaders, &list.bases, &list.main, &list.sideboard].map(|entries| rows(entries)).join(" / ")
}

pub(crate) fn nearest(unresolved: &UnresolvedRow) -> Vec<String> {
    unresolved.nearest.iter().map(|card| catalog().card(*card).full_name()).collect()
}

/// A deck independent of printings: identities with counts, by section.
pub(crate) type IdentityCounts = [BTreeMap<IdentityId, u32>; 4];

pub(crate) fn identity_counts(list: &DeckList) -> IdentityCounts {
    [&list.leaders, &list.bases, &list.main, &list.sideboard].map(|entries| {
        let mut out = BTreeMap::new();
        for entry in entries.iter().filter(|entry| entry.count > 0) {
            let card = catalog().by_number(entry.card).unwrap_or_else(|| panic!("{}", entry.card));
            *out.entry(catalog().identity(card)).or_default() += entry.count;
        }
        out
    })
}

pub(crate) fn size(entries: &[Entry]) -> u32 {
    entries.iter().map(|entry| entry.count).sum()
}
