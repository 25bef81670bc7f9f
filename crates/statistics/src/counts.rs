//! Counts of one cell, which add up over events.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::sample::PlayerSample;

/// Counts that add up, with a sample of the players they come from.
pub(crate) trait Counts: Default {
    /// Adds the counts of another event.
    fn merge(&mut self, other: &Self);
    /// Returns the counts with their names, without the players.
    fn values(&self) -> Vec<(&'static str, u32)>;
    /// Returns the players.
    fn players(&self) -> &PlayerSample;
}

impl<C: Counts> Counts for Box<C> {
    fn merge(&mut self, other: &Self) {
        C::merge(self, other);
    }

    fn values(&self) -> Vec<(&'static str, u32)> {
        C::values(self)
    }

    fn players(&self) -> &PlayerSample {
        C::players(self)
    }
}

macro_rules! counts {
    ($(#[$doc:meta])* $name:ident { $($(#[$field_doc:meta])* $field:ident,)* }) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
        #[serde(deny_unknown_fields)]
        pub struct $name {
            $($(#[$field_doc])* pub $field: u32,)*
            /// Players of the cell.
            pub players: PlayerSample,
        }

        impl Counts for $name {
            fn merge(&mut self, other: &Self) {
                $(self.$field = self.$field.saturating_add(other.$field);)*
                self.players.merge(&other.players);
            }

            fn values(&self) -> Vec<(&'static str, u32)> {
                vec![$((stringify!($field), self.$field),)*]
            }

            fn players(&self) -> &PlayerSample {
                &self.players
            }
        }
    };
}

counts! {
    /// Counts of picks of one card.
    PickCounts {
        /// Packs where a player saw the card, counted once per player and round.
        packs,
        /// Sum of the last pick numbers when they saw it.
        last_seen,
        /// Choices that had the card among their options.
        offered,
        /// Choices that took it.
        taken,
        /// Sum of the numbers of the picks that took it.
        taken_at,
        /// First picks of a round that had it among their options.
        first_offered,
        /// First picks of a round that took it.
        first_taken,
    }
}

counts! {
    /// Counts of decks with one card.
    DeckCounts {
        /// Decks whose pool has the card.
        pools,
        /// Decks with it in the main deck.
        decks,
        /// Copies in main decks.
        copies,
        /// Copies in the rest of the pools.
        rest,
    }
}

counts! {
    /// Counts of games with one card in the main deck. Drawn games are not included.
    GameCounts {
        /// Games, once for each side with the card.
        games,
        /// Games that such a side won.
        wins,
        /// Decks that these sides played.
        decks,
        /// Copies in main decks, summed over games.
        copies,
        /// Copies in main decks, summed over won games.
        copy_wins,
        /// Copies in the rest of the pool, summed over games of all decks.
        rest,
    }
}

counts! {
    /// Counts of games that the rules engine played, by where the card was. Drawn games are not included.
    HandCounts {
        /// Games with the card in the opening hand.
        opening,
        /// Number of these games that were won.
        opening_wins,
        /// Games where it was drawn later.
        drawn,
        /// Number of these games that were won.
        drawn_wins,
        /// Games where it became a resource.
        resourced,
        /// Number of these games that were won.
        resourced_wins,
        /// Games where it was played.
        played,
        /// Number of these games that were won.
        played_wins,
    }
}

counts! {
    /// Record of one archetype. Mirror matches count only as such.
    RecordCounts {
        /// Number of decks.
        decks,
        /// Matches against other archetypes.
        matches,
        /// Number of these matches that were won.
        match_wins,
        /// Number of these matches that were lost.
        match_losses,
        /// Games with a winner in these matches.
        games,
        /// Number of these games that were won.
        wins,
        /// Matches against the same archetype.
        mirrors,
    }
}

counts! {
    /// Record of one archetype against another one.
    MatchupCounts {
        /// Number of matches.
        matches,
        /// Matches that the first archetype won.
        match_wins,
        /// Matches that it lost.
        match_losses,
        /// Games with a winner.
        games,
        /// Games that the first archetype won.
        wins,
    }
}

counts! {
    /// Totals of one population.
    TotalCounts {
        /// Choices in digital drafts.
        choices,
        /// Number of decks.
        decks,
        /// Number of matches.
        matches,
        /// Games with a winner.
        games,
        /// Drawn games.
        drawn,
        /// Games with a winner that the rules engine played.
        engine_games,
    }
}

impl Serialize for PlayerSample {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.numbers())
    }
}

impl<'de> Deserialize<'de> for PlayerSample {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let numbers = Vec::<u32>::deserialize(deserializer)?;
        if numbers.len() > PlayerSample::MOST || !numbers.is_sorted_by(|a, b| a < b) {
            return Err(D::Error::custom("players are at most ten different numbers in ascending order"));
        }
        Ok(numbers.into_iter().collect())
    }
}
