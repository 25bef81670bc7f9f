//! Conversion of event deck lists between the wire types and the crate `decks`.

use crate::error::Cause;
use catalog::Catalog;
use decks::{DeckList, Entry, Pool, Problem, minimum_deck_size};
use model::{AspectIcons, CardId, CardNumber};

use crate::AppError;
use crate::contract::{CardCount, DeckCheck, DeckEntry, TextLanguage};
use crate::decks::problems;

/// Maximum number of rows and copies in a list: far above any pool.
const MOST: usize = 2000;

/// Parses a list from the deck screen.
///
/// # Errors
/// `deck.unreadable` with the row.
pub(crate) fn read(entry: &DeckEntry) -> Result<DeckList, AppError> {
    if entry.cards.len() > MOST {
        return Err(AppError::of(Cause::DeckListTooLong));
    }
    let number = |id: &str| -> Result<CardNumber, AppError> {
        id.parse().map_err(|_error: model::NumberError| AppError::of(Cause::DeckNoNumber { number: id.into() }))
    };
    let one = |id: &Option<String>| -> Result<Vec<Entry>, AppError> {
        id.iter().map(|id| Ok(Entry::new(number(id)?, 1))).collect()
    };
    let main =
        entry.cards.iter().map(|row| Ok(Entry::new(number(&row.id)?, row.count))).collect::<Result<_, AppError>>()?;
    Ok(DeckList { leaders: one(&entry.leader)?, bases: one(&entry.base)?, main, ..DeckList::default() })
}

/// Converts a list for the deck screen.
pub(crate) fn write(list: &DeckList) -> DeckEntry {
    let first = |entries: &[Entry]| entries.first().map(|entry| entry.card.to_string());
    DeckEntry {
        leader: first(&list.leaders),
        base: first(&list.bases),
        cards: list.main.iter().map(|row| CardCount { id: row.card.to_string(), count: row.count }).collect(),
    }
}

/// Returns the list with the rest of the pool as its sideboard, for export.
pub(crate) fn with_sideboard(catalog: &Catalog, list: &DeckList, pool: &Pool) -> DeckList {
    let used = |card: CardId| -> u32 {
        list.main.iter().filter(|row| catalog.by_number(row.card) == Some(card)).map(|row| row.count).sum()
    };
    let sideboard = pool
        .cards()
        .filter(|(card, _)| catalog.card(*card).kind.is_deck_card())
        .map(|(card, count)| Entry::new(catalog.card(card).number, count.saturating_sub(used(card))))
        .filter(|row| row.count > 0)
        .collect();
    DeckList { sideboard, ..list.clone() }
}

/// Returns the problems and the counters of a limited deck.
pub(crate) fn check(catalog: &Catalog, list: &DeckList, found: &[Problem], language: TextLanguage) -> DeckCheck {
    let card = |entry: &Entry| catalog.by_number(entry.card);
    let provided = list
        .leaders
        .iter()
        .chain(&list.bases)
        .filter_map(card)
        .fold(AspectIcons::default(), |all, id| all.with(&catalog.card(id).aspects));
    let mut curve = vec![0u32; 8];
    let mut off_aspect = Vec::new();
    for entry in &list.main {
        let Some(id) = card(entry) else { continue };
        let facts = catalog.card(id);
        let place = usize::from(facts.cost.unwrap_or(0)).min(curve.len() - 1);
        curve[place] = curve[place].saturating_add(entry.count);
        if facts.aspects.missing_from(&provided) > 0 {
            off_aspect.push(facts.number.to_string());
        }
    }
    DeckCheck {
        legal: found.is_empty(),
        problems: found.iter().map(|one| problems::view(catalog, one, language)).collect(),
        size: list.main.iter().fold(0, |sum, entry| sum.saturating_add(entry.count)),
        minimum: minimum_deck_size(catalog, list.bases.first().and_then(card)),
        curve,
        off_aspect,
    }
}
