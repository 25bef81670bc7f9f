//! Digests of several shops together.

use std::collections::{BTreeMap, BTreeSet};

use model::CardNumber;

use crate::digest::Digest;
use crate::numbers::Rate;
use crate::observation::Population;
use crate::signature::{ShopKey, TrustedShop};
use crate::summary::Summary;

/// Result of adding a digest.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Addition {
    /// The event is new.
    Added,
    /// An earlier revision was replaced.
    Replaced,
    /// The same or a later revision is already present.
    Present,
}

/// Digests by shop and event. The union is idempotent and does not depend on the order.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Digests {
    digests: BTreeMap<(String, ShopKey), Digest>,
}

impl Digests {
    /// Adds a digest. A later revision replaces an earlier one of the same shop and event.
    pub fn add(&mut self, digest: Digest) -> Addition {
        // The bytes decide only between different digests of the same revision.
        let order = |one: &Digest, other: &Digest| {
            let [first, second] = [&one.event, &other.event];
            let by_event = (first.revision, &first.journal).cmp(&(second.revision, &second.journal));
            by_event.then_with(|| one.to_bytes().cmp(&other.to_bytes()))
        };
        let key = (digest.event.event.clone(), digest.shop);
        match self.digests.get(&key) {
            Some(present) if order(present, &digest).is_ge() => Addition::Present,
            present => {
                let addition = if present.is_some() { Addition::Replaced } else { Addition::Added };
                self.digests.insert(key, digest);
                addition
            }
        }
    }

    /// Adds all digests of another collection.
    pub fn union(&mut self, other: &Digests) {
        other.digests.values().for_each(|digest| {
            self.add(digest.clone());
        });
    }

    /// Returns all digests, by event and shop.
    pub fn iter(&self) -> impl Iterator<Item = &Digest> {
        self.digests.values()
    }

    /// Adds up the digests of trusted shops. An event that several shops share counts once: its latest revision.
    pub fn pool(&self, trusted: &[TrustedShop]) -> Pool {
        self.pool_without(trusted, |_| false)
    }

    /// Adds up the digests of trusted shops as [`Digests::pool`] does, without some.
    pub fn pool_without(&self, trusted: &[TrustedShop], is_left_out: impl Fn(&Digest) -> bool) -> Pool {
        let mut shops = BTreeMap::<ShopKey, Summary>::new();
        let weight = |key: ShopKey| trusted.iter().find(|shop| shop.key == key).map_or(0, |shop| shop.weight.min(100));
        let mut digests: Vec<&Digest> =
            self.digests.values().filter(|digest| weight(digest.shop) > 0 && !is_left_out(digest)).collect();
        digests.sort_by_key(|digest| std::cmp::Reverse((digest.event.revision, digest.shop)));
        let mut seen = BTreeSet::new();
        for digest in digests {
            if seen.insert(&digest.event.event) {
                shops.entry(digest.shop).or_default().merge(&digest.summary());
            }
        }
        let shops = shops.into_iter().map(|(key, summary)| PooledShop { key, weight: weight(key), summary });
        Pool { shops: shops.collect() }
    }
}

/// Counts of one shop in a pool.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PooledShop {
    /// Public key.
    pub key: ShopKey,
    /// Weight in percent, from 1 to 100.
    pub weight: u8,
    /// Counts of its events.
    pub summary: Summary,
}

/// Counts of several shops.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pool {
    /// Shops with a weight above 0, by key.
    pub shops: Vec<PooledShop>,
}

impl Pool {
    /// Returns the counts of all shops together, whatever their weight.
    pub fn total(&self) -> Summary {
        Summary::sum(self.shops.iter().map(|shop| &shop.summary))
    }

    /// Returns the win rate of a card over all shops by weight, leaving out one of them. The interval is that of as
    /// many games of equal weight as give the same precision. Returns `None` without games.
    pub fn win_rate(&self, card: CardNumber, population: Population, leave_out: Option<ShopKey>) -> Option<Rate> {
        let (mut wins, mut copies, mut games, mut squares) = (0.0, 0.0, 0.0, 0.0);
        for shop in self.shops.iter().filter(|shop| Some(shop.key) != leave_out) {
            let cards = &shop.summary.population(population).cards;
            let Ok(place) = cards.binary_search_by_key(&card, |line| line.card) else { continue };
            let Some(counts) = cards[place].games else { continue };
            let weight = f64::from(shop.weight) / 100.0;
            wins += weight * f64::from(counts.copy_wins);
            copies += weight * f64::from(counts.copies);
            games += weight * f64::from(counts.games);
            squares += weight * weight * f64::from(counts.games);
        }
        let effective = if squares > 0.0 { games * games / squares } else { 0.0 };
        Rate::weighted(wins, copies, effective)
    }
}
