//! Measures operations on a large library: `cargo run --release -p store --example decks [FOLDER]`.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use store::{DeckWrite, LibraryError, NewDeck, OwnedRow, Store};

const DECKS: u32 = 2_000;
const VERSIONS: u32 = 20;

/// Returns a list of 60 rows, about 2 kB.
fn body(number: u32) -> String {
    let rows: Vec<String> =
        (0..60).map(|row| format!("{{\"id\":\"SOR_{:03}\",\"count\":3}}", (number + row) % 252)).collect();
    format!("{{\"format\":\"premier\",\"main\":[{}],\"notes\":\"\"}}", rows.join(","))
}

fn median(mut costs: Vec<Duration>) -> Duration {
    costs.sort_unstable();
    costs[costs.len() / 2]
}

/// Returns the median of 21 runs.
fn measure(mut work: impl FnMut() -> Result<usize, LibraryError>) -> Result<Duration, LibraryError> {
    let mut costs = Vec::new();
    for _ in 0..21 {
        let start = Instant::now();
        std::hint::black_box(work()?);
        costs.push(start.elapsed());
    }
    Ok(median(costs))
}

fn main() -> Result<(), LibraryError> {
    let folder = std::env::args_os().nth(1).map_or_else(std::env::temp_dir, PathBuf::from);
    let path = folder.join(format!("cantina-decks-{}.db", std::process::id()));
    let store = Store::open(&path)?;
    let at = |number: u32| format!("2026-11-21T10:{:02}:{:02}Z", number / 60 % 60, number % 60);
    let mut writes = Vec::new();
    for number in 0..DECKS {
        let tags = vec!["aggro".into(), format!("group {}", number % 9)];
        let new = NewDeck { name: format!("Deck {number}"), body: body(number), at: at(number), tags };
        let deck = store.create_deck(&new)?;
        // Every tenth deck has several versions.
        for version in (1..VERSIONS).filter(|_| number % 10 == 0) {
            let name = new.name.clone();
            let write = DeckWrite { name, body: body(number + version), at: at(number + version), label: None };
            let start = Instant::now();
            store.write_deck(deck, version, &write)?;
            writes.push(start.elapsed());
        }
    }
    let cards: Vec<OwnedRow> =
        (0..3_000).map(|card| OwnedRow { card: format!("SOR_{card:04}"), count: 3, foil: 1 }).collect();
    println!("write_deck: median {:?}", median(writes));
    println!("decks, {DECKS} of about {} bytes: {:?}", body(1).len(), measure(|| Ok(store.decks()?.len()))?);
    println!("deck: {:?}", measure(|| Ok(usize::from(store.deck(1)?.is_some())))?);
    println!("deck_versions, {VERSIONS}: {:?}", measure(|| Ok(store.deck_versions(1)?.len()))?);
    println!("replace_collection, {}: {:?}", cards.len(), measure(|| store.replace_collection(&cards).map(|()| 0))?);
    println!("collection: {:?}", measure(|| Ok(store.collection()?.len()))?);
    println!("check: {:?}", measure(|| store.check().map(|()| 0).map_err(LibraryError::from))?);
    store.close()?;
    for suffix in ["", ".lock"] {
        let _ = std::fs::remove_file(format!("{}{suffix}", path.display()));
    }
    Ok(())
}
