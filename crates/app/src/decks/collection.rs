//! The user's card collection, and the cards it lacks for a deck.

use std::collections::BTreeMap;
use std::path::Path;

use exchange::OwnedPrinting;
use model::{CardId, CardNumber};
use store::OwnedRow;

use crate::AppError;
use crate::cards::faces;
use crate::contract::{DeckContent, MissingCard, OwnedCard};
use crate::decks::Decks;
use crate::decks::content;
use crate::error::Cause;

/// Maximum number of copies of a card.
const MOST_COPIES: u32 = 9_999;

impl Decks {
    /// Returns the collection, by number.
    ///
    /// # Errors
    /// `store.*`.
    pub fn collection(&self) -> Result<Vec<OwnedCard>, AppError> {
        let rows = self.core.store().collection()?;
        Ok(rows.into_iter().map(|row| OwnedCard { id: row.card, count: row.count, foil: row.foil }).collect())
    }

    /// Sets the number of owned copies of these cards. Returns the whole collection.
    ///
    /// # Errors
    /// `collection.unreadable`, `store.*`.
    pub fn set_owned_cards(&self, cards: &[OwnedCard]) -> Result<Vec<OwnedCard>, AppError> {
        self.core.store().set_owned(&self.rows(cards)?)?;
        self.collection()
    }

    /// Adds cards to the collection, or replaces it. Returns the whole collection.
    ///
    /// # Errors
    /// As [`Decks::set_owned_cards`].
    pub fn import_collection(&self, cards: &[OwnedCard], replace: bool) -> Result<Vec<OwnedCard>, AppError> {
        let rows = self.rows(&merged(cards.iter().cloned()))?;
        if replace {
            self.core.store().replace_collection(&rows)?;
        } else {
            self.core.store().add_owned(&rows)?;
        }
        self.collection()
    }

    /// Returns the collection as CSV for SWUDB and other sites, by set and number.
    ///
    /// # Errors
    /// `store.*`.
    pub fn collection_csv(&self) -> Result<String, AppError> {
        let mut rows: Vec<OwnedPrinting> = Vec::new();
        for row in self.core.store().collection()? {
            // Rows written with the catalogue of another version are skipped but kept.
            let Ok(card) = row.card.parse::<CardNumber>() else { continue };
            rows.extend([(row.count, false), (row.foil, true)].map(|(count, foil)| OwnedPrinting {
                card,
                count,
                foil,
            }));
        }
        Ok(exchange::write_collection(&rows))
    }

    /// Writes the collection as CSV to a file, atomically. Returns the path.
    ///
    /// # Errors
    /// `store.*`, including when the file cannot be written.
    pub fn save_collection(&self, to: &Path) -> Result<String, AppError> {
        store::write_file_atomically(to, self.collection_csv()?.as_bytes())?;
        Ok(to.display().to_string())
    }

    /// Returns the cards of a deck that the collection lacks, by cost and name. The sideboard is included, and reprints
    /// count together.
    ///
    /// # Errors
    /// `deck.unreadable`, `store.*`.
    pub fn missing_cards(&self, content: &DeckContent) -> Result<Vec<MissingCard>, AppError> {
        let list = content::read(&self.core.catalog, content)?.list;
        let oldest = |number: CardNumber| -> Option<CardId> {
            let card = self.core.catalog.by_number(number)?;
            self.core.catalog.reprints(card).next().map(|first| first.id)
        };
        let mut have: BTreeMap<CardId, u32> = BTreeMap::new();
        for row in self.core.store().collection()? {
            if let Some(card) = row.card.parse().ok().and_then(oldest) {
                *have.entry(card).or_default() += row.count + row.foil;
            }
        }
        let mut need: BTreeMap<CardId, u32> = BTreeMap::new();
        for row in list.leaders.iter().chain(&list.bases).chain(&list.main).chain(&list.sideboard) {
            if let Some(card) = oldest(row.card) {
                let copies = need.entry(card).or_default();
                *copies = copies.saturating_add(row.count);
            }
        }
        let mut missing: Vec<MissingCard> = need
            .into_iter()
            .map(|(card, need)| MissingCard {
                face: faces::face_of(&self.core.catalog, card),
                need,
                have: have.get(&card).copied().unwrap_or(0),
            })
            .filter(|row| row.have < row.need)
            .collect();
        missing.sort_by(|a, b| (a.face.cost, &a.face.name).cmp(&(b.face.cost, &b.face.name)));
        Ok(missing)
    }

    /// Converts cards to database rows, numbered by the normal printing. Unknown cards are an error.
    fn rows(&self, cards: &[OwnedCard]) -> Result<Vec<OwnedRow>, AppError> {
        cards
            .iter()
            .zip(1..)
            .map(|(card, row)| {
                let place = format!("row {row}");
                let known = card.id.parse().ok().and_then(|number| self.core.catalog.by_number(number));
                let known = known.ok_or_else(|| {
                    AppError::of(Cause::CollectionNoCard { card: (&card.id).into() }).at(place.clone())
                })?;
                if card.count > MOST_COPIES || card.foil > MOST_COPIES {
                    return Err(AppError::of(Cause::CollectionUnreadable { most_copies: MOST_COPIES.into() }).at(place));
                }
                let card_number = self.core.catalog.card(known).number.to_string();
                Ok(OwnedRow { card: card_number, count: card.count, foil: card.foil })
            })
            .collect()
    }
}

/// Sums up the rows of each card, by number.
pub(super) fn merged(cards: impl IntoIterator<Item = OwnedCard>) -> Vec<OwnedCard> {
    let mut sums: BTreeMap<String, (u32, u32)> = BTreeMap::new();
    for card in cards {
        let sum = sums.entry(card.id).or_default();
        *sum = (sum.0.saturating_add(card.count), sum.1.saturating_add(card.foil));
    }
    sums.into_iter().map(|(id, (count, foil))| OwnedCard { id, count, foil }).collect()
}
