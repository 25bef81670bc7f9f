//! A limited pool: the cards that one player opened or drafted.

use std::collections::{BTreeMap, BTreeSet};

use catalog::Catalog;
use model::{Card, CardId, CardNumber, SetCode};
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
    /// Sets besides `set` that boosters were opened of, in the order they were added.
    more_sets: Vec<SetCode>,
    /// Bases that every player may use besides the Common ones, as in a cube.
    bases: BTreeSet<CardId>,
    cards: BTreeMap<CardId, u32>,
}

impl Pool {
    /// Limit of copies of one card, far above any real pool.
    const MOST_COPIES: u32 = 999;

    /// Creates an empty pool for a set.
    pub fn new(set: SetCode) -> Self {
        Pool { set, more_sets: Vec::new(), bases: BTreeSet::new(), cards: BTreeMap::new() }
    }

    /// Creates an empty pool for boosters of several sets, or `None` without a set.
    pub fn of_sets(sets: impl IntoIterator<Item = SetCode>) -> Option<Self> {
        let mut sets = sets.into_iter();
        let mut pool = Pool::new(sets.next()?);
        sets.for_each(|set| pool.add_set(set));
        Some(pool)
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

    /// Adds a set, whose Common bases the player may then use too.
    pub fn add_set(&mut self, set: SetCode) {
        if self.sets().all(|known| known != set) {
            self.more_sets.push(set);
        }
    }

    /// Adds a base that the player may use although it is not among the cards.
    pub fn add_base(&mut self, base: CardId) {
        self.bases.insert(base);
    }

    /// Returns the bases that were added with [`Pool::add_base`], by id.
    pub fn provided_bases(&self) -> impl Iterator<Item = CardId> + '_ {
        self.bases.iter().copied()
    }

    /// Returns the set that was opened, the first of several.
    pub fn set(&self) -> SetCode {
        self.set
    }

    /// Returns all sets that were opened, without duplicates.
    pub fn sets(&self) -> impl Iterator<Item = SetCode> + '_ {
        [self.set].into_iter().chain(self.more_sets.iter().copied())
    }

    /// Returns the bases that the player may use besides those in the pool: the Common bases of the opened sets (CR
    /// 10.2.2C, 10.3.4C), and those that the organiser provides.
    pub fn free_bases<'a>(&'a self, catalog: &'a Catalog) -> impl Iterator<Item = &'a Card> + 'a {
        let common = self.sets().flat_map(|set| catalog.cards_of(set)).filter(|card| card.is_common_base());
        let provided = self.bases.iter().filter_map(|base| catalog.get(*base));
        common.chain(provided.filter(|base| !self.is_free_common(base)))
    }

    /// Returns `true` if a printing of a base is free to use without being in the pool.
    pub fn is_free_base(&self, base: &Card) -> bool {
        self.is_free_common(base) || self.bases.contains(&base.id)
    }

    fn is_free_common(&self, base: &Card) -> bool {
        base.is_common_base() && self.sets().any(|set| set == base.number.set)
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
