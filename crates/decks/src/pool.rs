//! A limited pool: what one player opened or drafted.

use std::collections::BTreeMap;

use catalog::Catalog;
use model::{CardId, CardNumber, SetCode};
use thiserror::Error;

/// Why a pool cannot be made from a list of numbers.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum PoolError {
    /// The set is not in the catalogue.
    #[error("the catalogue has no set {0}")]
    UnknownSet(SetCode),
    /// The number is not in the catalogue.
    #[error("the catalogue has no card {0}")]
    UnknownCard(CardNumber),
    /// More copies than any pool holds.
    #[error("{number}: {count} copies are more than a pool holds")]
    TooMany {
        /// The number that the entry names.
        number: CardNumber,
        /// The copies that were claimed.
        count: u32,
    },
}

/// The cards one player may build from, counted by identity: which treatment was opened does not matter.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pool {
    set: SetCode,
    cards: BTreeMap<CardId, u32>,
}

impl Pool {
    /// No pool of any limited format holds as many copies of one card.
    const MOST_COPIES: u32 = 999;

    /// An empty pool of a set.
    pub fn new(set: SetCode) -> Self {
        Pool { set, cards: BTreeMap::new() }
    }

    /// A pool from printed numbers; every treatment counts as its plain card.
    ///
    /// # Errors
    /// [`PoolError`] names the first number or set that the catalogue does not know.
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

    /// The set that was opened.
    pub fn set(&self) -> SetCode {
        self.set
    }

    /// The cards with their counts, by id.
    pub fn cards(&self) -> impl Iterator<Item = (CardId, u32)> + '_ {
        self.cards.iter().map(|(card, count)| (*card, *count))
    }

    /// How many copies of this very card record the pool holds.
    pub fn count(&self, card: CardId) -> u32 {
        self.cards.get(&card).copied().unwrap_or(0)
    }

    /// How many cards the pool holds altogether.
    pub fn size(&self) -> u32 {
        self.cards.values().fold(0, |sum, count| sum.saturating_add(*count))
    }
}
