//! Tournament documents of other tools. Reading and pairing never panic, the same document gives the same pairing, and
//! no player is paired twice.

#![no_main]

use std::collections::BTreeSet;

use libfuzzer_sys::fuzz_target;
use tournament::document::{pair_document, standings_document};

fuzz_target!(|bytes: &[u8]| {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let _ = standings_document(text, None);
    let Ok(paired) = pair_document(text) else { return };
    let mut seen = BTreeSet::new();
    for table in &paired.pairings {
        for player in std::iter::once(&table.a).chain(&table.b) {
            assert!(seen.insert(format!("{player:?}")), "{player:?} is paired twice");
        }
    }
    assert_eq!(pair_document(text).ok(), Some(paired));
});
