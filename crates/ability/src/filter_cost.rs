//! The cost of matching a filter, cached so that it is computed once and not for every card.

use std::sync::atomic::{AtomicU8, Ordering};

/// The fields a [`Filter`](crate::Filter) uses, by rarity; each level includes the ones before.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
pub enum FilterCost {
    /// Only the fields that are tested first: kind of card, zone, side, and "another".
    Kind = 1,
    /// Common fields as well: traits, aspects, cost, power, an arena.
    Common,
    /// At least one rare field as well.
    Rare,
}

impl FilterCost {
    const ALL: [FilterCost; 3] = [FilterCost::Kind, FilterCost::Common, FilterCost::Rare];
}

/// Cached [`FilterCost`] of a filter. It has no effect on the filter's meaning: all values compare equal, and a clone
/// starts empty because the cloned filter may be changed.
#[derive(Default)]
pub struct CachedFilterCost(AtomicU8);

impl CachedFilterCost {
    /// Returns the cached value, or computes and caches it with `look`.
    #[inline]
    pub(crate) fn or(&self, look: impl FnOnce() -> FilterCost) -> FilterCost {
        // Concurrent callers compute the same value, so it does not matter which one stores it.
        let kept = self.0.load(Ordering::Relaxed);
        FilterCost::ALL.into_iter().find(|asks| *asks as u8 == kept).unwrap_or_else(|| {
            let found = look();
            self.0.store(found as u8, Ordering::Relaxed);
            found
        })
    }
}

impl Clone for CachedFilterCost {
    fn clone(&self) -> Self {
        CachedFilterCost::default()
    }
}

impl PartialEq for CachedFilterCost {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl std::fmt::Debug for CachedFilterCost {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Asked")
    }
}

#[cfg(test)]
mod tests {
    use crate::{Filter, FilterCost, Kind};
    use model::Trait;

    #[test]
    fn a_changed_copy_of_an_analysed_filter_is_analysed_again() {
        let units = Filter::default();
        assert_eq!(units.asks(), FilterCost::Kind);
        let droids = Filter { traits: vec![Trait::Droid], ..units.clone() };
        assert_eq!(droids.asks(), FilterCost::Common);
        let others = Filter { not: vec![droids.clone()], ..droids.clone() };
        assert_eq!(others.asks(), FilterCost::Rare);
        assert_eq!(units.asks(), FilterCost::Kind);
    }

    #[test]
    fn filters_are_equal_whether_analysed_or_not() {
        let (one, other) = (Filter::of(Kind::Card), Filter::of(Kind::Card));
        assert_eq!(one.asks(), FilterCost::Kind);
        assert_eq!(one, other);
        assert_eq!(format!("{one:?}"), format!("{other:?}"));
    }
}
