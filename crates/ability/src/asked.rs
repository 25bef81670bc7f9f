//! What a filter asks for, kept so that it is worked out once and not for every card.

use std::sync::atomic::{AtomicU8, Ordering};

/// How much a [`Filter`](crate::Filter) asks for, each more than the one before.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
pub enum Asks {
    /// Only what is tested first: the kind of card, its zone, whose it is, and that it is another one.
    Kind = 1,
    /// Also what many filters ask for: traits, aspects, cost, power, an arena.
    Common,
    /// Also one of the rare fields.
    Rare,
}

impl Asks {
    const ALL: [Asks; 3] = [Asks::Kind, Asks::Common, Asks::Rare];
}

/// What a filter was found to ask for. It says nothing of what the filter means: all are equal, and a copy is looked at
/// anew, as it may be changed.
#[derive(Default)]
pub struct Asked(AtomicU8);

impl Asked {
    /// What was found, or what this finds.
    #[inline]
    pub(crate) fn or(&self, look: impl FnOnce() -> Asks) -> Asks {
        // Whoever looks finds the same, so that it does not matter who is first.
        let kept = self.0.load(Ordering::Relaxed);
        Asks::ALL.into_iter().find(|asks| *asks as u8 == kept).unwrap_or_else(|| {
            let found = look();
            self.0.store(found as u8, Ordering::Relaxed);
            found
        })
    }
}

impl Clone for Asked {
    fn clone(&self) -> Self {
        Asked::default()
    }
}

impl PartialEq for Asked {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl std::fmt::Debug for Asked {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Asked")
    }
}

#[cfg(test)]
mod tests {
    use crate::{Asks, Filter, Kind};
    use model::Trait;

    #[test]
    fn a_filter_that_was_asked_and_is_changed_is_looked_at_anew() {
        let units = Filter::default();
        assert_eq!(units.asks(), Asks::Kind);
        let droids = Filter { traits: vec![Trait::Droid], ..units.clone() };
        assert_eq!(droids.asks(), Asks::Common);
        let others = Filter { not: vec![droids.clone()], ..droids.clone() };
        assert_eq!(others.asks(), Asks::Rare);
        assert_eq!(units.asks(), Asks::Kind);
    }

    #[test]
    fn filters_are_equal_whether_they_were_asked_or_not() {
        let (one, other) = (Filter::of(Kind::Card), Filter::of(Kind::Card));
        assert_eq!(one.asks(), Asks::Kind);
        assert_eq!(one, other);
        assert_eq!(format!("{one:?}"), format!("{other:?}"));
    }
}
