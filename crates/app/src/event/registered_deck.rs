//! Registered decks from deck lists.

use catalog::Catalog;
use decks::DeckList;
use tournament::RegisteredDeck;

use crate::AppError;
use crate::decks::files;

/// Reads a deck for registration from text in any known format; `names` is the catalogue with the user's card names. A
/// list with a row that is not a card is rejected with its place.
///
/// # Errors
/// `exchange.*`.
pub(crate) fn registered_deck(
    catalog: &Catalog,
    names: &Catalog,
    slot: u8,
    list: &str,
) -> Result<RegisteredDeck, AppError> {
    Ok(registered_list(catalog, slot, &files::whole_deck(names, list.as_bytes())?))
}

/// Converts a list to a registered deck, named after the list or else its leader.
pub(crate) fn registered_list(catalog: &Catalog, slot: u8, list: &DeckList) -> RegisteredDeck {
    let first = |entries: &[decks::Entry]| entries.first().map(|entry| entry.card.to_string());
    let named = || {
        let card = list.leaders.first().and_then(|entry| catalog.by_number(entry.card));
        card.map_or_else(|| "Deck".to_owned(), |card| catalog.card(card).name.to_string())
    };
    RegisteredDeck {
        slot,
        name: list.name.clone().filter(|name| !name.trim().is_empty()).unwrap_or_else(named),
        leader: first(&list.leaders),
        base: first(&list.bases),
        list: exchange::write(catalog, list, exchange::Target::Swudb),
    }
}
