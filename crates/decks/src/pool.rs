//! A limited pool: the cards that one player opened or drafted.

use std::collections::BTreeMap;

use catalog::Catalog;
use model::{CardId, CardNumber, SetCode};
use thiserror::Error;

/// Errors in creating a pool from a list of numbers.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum PoolError {
    /// The set is not in the catalogue.
    #[error("the catalogue has no set {0}")]
    UnknownSet(SetCode),
    /// The number is not in the catalogue.
    #[error("the catalogue has no card {0}")]
    UnknownCard(CardNumber),
    /// There are more copies than the limit.
    #[error("a pool cannot have {count} copies of {number}")]
    TooMany {
        /// The number of the entry.
        number: CardNumber,
        /// The number of copies in the entry.
        count: u32,
    },
}

/// The cards that one player may build from, counted by identity, independent of treatment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pool {
    set: SetCode,
    cards: BTreeMap<CardId, u32>,
}

impl Pool {
    /// Limit of copies of one card, far above any real pool.
    const MOST_COPIES: u32 = 999;

    /// Creates an empty pool for a set.
    pub fn new(set: SetCode) -> Self {
        Pool { set, cards: BTreeMap::new() }
    }

    /// Creates a pool from printed numbers; every treatment counts as its plain card.
    ///
    /// # Errors
    /// [`PoolError`] for the first number or set that is not in the catalogue.
    pub fn from_numbers(
        catalog: &Catalog,
        set: SetCode,
        numbers: impl IntoIterator<Item = (CardNumber, u32)>,
    ) -> Result<Self, PoolError> {
        catalog.set(set).ok_or(PoolError::UnknownSet(set))?;
        let mut pool = Pool::new(set);
        for (number, count) in numbers {
            let card = catalog.by_number(number).ok_or(PoolError::UnknownCard(number))?;
            if count > Self::MOST_COPIES || pool.count(card) + count > Self::MOST_COPIES {
                return Err(PoolError::TooMany { number, count });
            }
            pool.add(card, count);
        }
        Ok(pool)
    }

    /// Adds copies of a card.
    pub fn add(&mut self, card: CardId, count: u32) {
        if count > 0 {
            let held = self.cards.entry(card).or_default();
            *held = held.saturating_add(count);
        }
    }

    /// Returns the set that was opened.
    pub fn set(&self) -> SetCode {
        self.set
    }

    /// Returns the cards with their counts, by id.
    pub fn cards(&self) -> impl Iterator<Item = (CardId, u32)> + '_ {
        self.cards.iter().map(|(card, count)| (*card, *count))
    }

    /// Returns the number of copies of exactly this card; reprints are separate.
    pub fn count(&self, card: CardId) -> u32 {
        self.cards.get(&card).copied().unwrap_or(0)
    }

    /// Returns the total number of cards.
    pub fn size(&self) -> u32 {
        self.cards.values().fold(0, |sum, count| sum.saturating_add(*count))
    }
}
