//! Deck lists, collections and pools in any format. Reading never panics, what was read can be written in every format,
//! and SWUDB's format can be read again.

#![no_main]

use catalog::Catalog;
use decks::DeckList;
use exchange::{Content, Target, read, read_pool, write, write_collection};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let catalog = Catalog::embedded().expect("the embedded data load");
    let _ = read_pool(&catalog, bytes);
    let Ok(reading) = read(&catalog, bytes) else { return };
    match reading.content {
        Content::Deck(list) => again(&catalog, &list),
        Content::Decks(lists) => lists.iter().for_each(|list| again(&catalog, list)),
        Content::Collection(owned) => {
            let text = write_collection(&owned);
            let back = read(&catalog, text.as_bytes()).expect("a collection as we write it");
            assert!(matches!(back.content, Content::Collection(_)), "{text}");
        }
    }
});

/// Writes a deck in every format. The SWUDB text, which is what the program itself saves, must read again.
fn again(catalog: &Catalog, list: &DeckList) {
    for format in Target::ALL {
        let text = write(catalog, list, format);
        let back = read(catalog, text.as_bytes());
        if format == Target::Swudb {
            assert!(back.is_ok_and(|back| matches!(back.content, Content::Deck(_))), "{text}");
        }
    }
}
