//! The bundled decks, converted for the engine.

use decks::DeckList;
use model::CardNumber;
use rules::{CardBook, Deck};

/// Returns a published deck or a house deck by its key ("SOR-Luke").
pub fn deck(book: &CardBook, key: &str) -> Deck {
    let mut shipped = decks::published_decks().iter().chain(decks::house_decks());
    let found = shipped.find(|deck| deck.key == key);
    deck_of(book, &found.unwrap_or_else(|| panic!("no bundled deck has the key {key}")).list)
}

/// Returns the main deck of a list with its leaders and its first base.
pub fn deck_of(book: &CardBook, list: &DeckList) -> Deck {
    let id = |number: CardNumber| book.catalog().by_number(number).expect("a card of the catalogue");
    Deck {
        leaders: list.leaders.iter().map(|entry| id(entry.card)).collect(),
        base: id(list.bases[0].card),
        cards: list.main.iter().flat_map(|entry| std::iter::repeat_n(id(entry.card), entry.count as usize)).collect(),
    }
}
