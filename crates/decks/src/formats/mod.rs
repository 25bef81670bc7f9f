//! The formats as dated data: what a deck holds, which sets a pool holds, what is suspended, on which day.
//!
//! [`Formats`] is read from `data/formats/*.ron` and bound to a catalogue: for each card what the validators ask about
//! it is worked out once. Invariant: no date, figure or card stands in the code.

mod bind;
mod data;

pub use data::FormatDataError;

use std::fmt;
use std::str::FromStr;
use std::sync::{Arc, OnceLock};

use catalog::Catalog;
use chrono::NaiveDate;
use model::CardId;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use data::FormatKey;

/// A card pool with its list of suspended cards (CR 9.2.2D). Trilogy is played with either (CR 9.3.2D).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CardPool {
    /// The sets with the two newest rotation symbols.
    Premier,
    /// Every card released by the day.
    Eternal,
}

/// The constructed formats of a single deck. Trilogy, with three, is checked by [`crate::check_trilogy`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ConstructedFormat {
    /// Premier: one leader, the newest rotations (CR 9.2).
    Premier,
    /// Eternal: one leader, all sets (CR 9.2).
    Eternal,
    /// Twin Suns, with two leaders and one copy of each card (CR 12).
    TwinSuns,
}

/// A word that names no format or pool.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("{word:?} is none of {known}")]
pub struct UnknownFormat {
    /// The word as it was read, at most 40 characters of it.
    pub word: String,
    /// The words that are known.
    pub known: &'static str,
}

impl UnknownFormat {
    fn new(word: &str, known: &'static str) -> Self {
        UnknownFormat { word: word.chars().take(40).collect(), known }
    }
}

impl CardPool {
    /// Both card pools, Premier first.
    pub const ALL: [CardPool; 2] = [CardPool::Premier, CardPool::Eternal];

    /// The pool as commands and files write it.
    pub fn word(self) -> &'static str {
        match self {
            CardPool::Premier => "premier",
            CardPool::Eternal => "eternal",
        }
    }

    /// The pool's proper name.
    pub fn title(self) -> &'static str {
        match self {
            CardPool::Premier => "Premier",
            CardPool::Eternal => "Eternal",
        }
    }
}

impl ConstructedFormat {
    /// All three formats, Premier first.
    pub const ALL: [ConstructedFormat; 3] =
        [ConstructedFormat::Premier, ConstructedFormat::Eternal, ConstructedFormat::TwinSuns];

    /// The format as commands and files write it.
    pub fn word(self) -> &'static str {
        match self {
            ConstructedFormat::Premier => "premier",
            ConstructedFormat::Eternal => "eternal",
            ConstructedFormat::TwinSuns => "twin-suns",
        }
    }

    /// The format's proper name.
    pub fn title(self) -> &'static str {
        match self {
            ConstructedFormat::Premier => "Premier",
            ConstructedFormat::Eternal => "Eternal",
            ConstructedFormat::TwinSuns => "Twin Suns",
        }
    }

    fn key(self) -> FormatKey {
        match self {
            ConstructedFormat::Premier => FormatKey::Premier,
            ConstructedFormat::Eternal => FormatKey::Eternal,
            ConstructedFormat::TwinSuns => FormatKey::TwinSuns,
        }
    }
}

impl fmt::Display for CardPool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl fmt::Display for ConstructedFormat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for CardPool {
    type Err = UnknownFormat;

    /// Reads the word without regard to case.
    fn from_str(word: &str) -> Result<Self, UnknownFormat> {
        let same = |pool: &CardPool| pool.word().eq_ignore_ascii_case(word.trim());
        CardPool::ALL.into_iter().find(same).ok_or_else(|| UnknownFormat::new(word, "premier, eternal"))
    }
}

impl FromStr for ConstructedFormat {
    type Err = UnknownFormat;

    /// Reads the word without regard to case.
    fn from_str(word: &str) -> Result<Self, UnknownFormat> {
        let same = |format: &ConstructedFormat| format.word().eq_ignore_ascii_case(word.trim());
        ConstructedFormat::ALL
            .into_iter()
            .find(same)
            .ok_or_else(|| UnknownFormat::new(word, "premier, eternal, twin-suns"))
    }
}

/// What a format asks of a deck on a day, before any card changes it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    /// Exactly so many leaders.
    pub leaders: u32,
    /// At least so many cards, leaders and base not counted.
    pub least_cards: u32,
    /// At most so many copies of a card, over deck and sideboard; `None`: the format sets no limit.
    pub most_copies: Option<u32>,
    /// At most so many cards in the sideboard; `None`: the format sets no limit.
    pub most_sideboard: Option<u32>,
}

/// Whether a pool holds a card on a day, by the sets that the card is printed in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Standing {
    /// The pool holds the card on that day.
    Legal,
    /// The card is released after that day.
    NotReleased {
        /// The first day on which it does.
        on: NaiveDate,
    },
    /// No longer: its sets rotated out.
    Left {
        /// The first day on which it did not.
        on: NaiveDate,
        /// The day on which a reprint brings it back, where one does.
        returns: Option<NaiveDate>,
    },
    /// Never: it is printed in none of the pool's sets.
    Never,
}

/// Days on which a card is suspended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Suspension {
    /// The first day of the suspension.
    pub since: NaiveDate,
    /// The first day on which it may be played again, where that is known.
    pub until: Option<NaiveDate>,
}

impl Suspension {
    fn holds(&self, on: NaiveDate) -> bool {
        self.since <= on && self.until.is_none_or(|until| on < until)
    }
}

/// The limits of a format from a day on; the first edition has no day.
#[derive(Debug, Clone, Copy)]
struct Edition {
    from: Option<NaiveDate>,
    limits: Limits,
}

/// One format with its editions, earliest first.
#[derive(Debug)]
struct FormatTable {
    decks: u32,
    pool: Option<CardPool>,
    suspensions: Option<CardPool>,
    editions: Vec<Edition>,
}

/// The days on which a set is in a pool.
#[derive(Debug, Clone, Copy)]
struct SetDays {
    /// The set's place in the catalogue's list, as a bit.
    bit: u32,
    from: NaiveDate,
    until: Option<NaiveDate>,
}

#[derive(Debug)]
struct PoolTable {
    sets: Vec<SetDays>,
    /// By identity, then by day.
    suspensions: Vec<(u16, Suspension)>,
}

/// What the validators ask about all printings of a card together.
#[derive(Debug, Clone, Copy)]
struct IdentityFacts {
    /// The sets that it is printed in, as bits.
    sets: u32,
    /// Whether any pool's list ever names it.
    ever_suspended: bool,
    /// Its own limit of copies.
    most_copies: Option<u32>,
    /// What it adds to the least size of a deck.
    least_cards: i32,
}

/// The formats with their dates, bound to a catalogue. Immutable once loaded.
pub struct Formats {
    formats: Vec<FormatTable>,
    pools: Vec<PoolTable>,
    /// The identity of every card, by the card's place in the catalogue.
    cards: Vec<u16>,
    identities: Vec<IdentityFacts>,
}

impl fmt::Debug for Formats {
    /// Without its tables: they name every card.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Formats").field("formats", &self.formats).finish_non_exhaustive()
    }
}

impl Formats {
    /// The formats that the program carries, for the catalogue that it carries. Loaded once, then shared.
    ///
    /// # Errors
    /// [`FormatDataError`] when the embedded data contradict themselves; a test keeps that from being released.
    pub fn embedded() -> Result<Arc<Formats>, FormatDataError> {
        static ONCE: OnceLock<Result<Arc<Formats>, FormatDataError>> = OnceLock::new();
        ONCE.get_or_init(|| {
            let catalog = Catalog::embedded().map_err(|error| FormatDataError {
                file: error.file,
                place: format!("line {}", error.line),
                what: error.what,
                remedy: "mend the card data; the formats stand on them".into(),
            })?;
            bind::bind(&catalog, &data::Texts::EMBEDDED).map(Arc::new)
        })
        .clone()
    }

    /// What a constructed format asks of a deck on a day.
    pub fn limits(&self, format: ConstructedFormat, on: NaiveDate) -> Limits {
        self.limits_of(format.key(), on)
    }

    /// What Trilogy asks of each of its decks on a day; copies are counted over all of them (CR 9.3.2B).
    pub fn trilogy_limits(&self, on: NaiveDate) -> Limits {
        self.limits_of(FormatKey::Trilogy, on)
    }

    /// How many decks Trilogy asks for (CR 9.3.1A).
    pub fn trilogy_decks(&self) -> u32 {
        self.table(FormatKey::Trilogy).decks
    }

    /// How many cards a sealed or draft deck needs at least, before its base changes that.
    pub(crate) fn limited_least(&self, format: crate::LimitedFormat) -> u32 {
        let key = match format {
            crate::LimitedFormat::Sealed => FormatKey::Sealed,
            crate::LimitedFormat::Draft => FormatKey::Draft,
        };
        self.limits_of(key, NaiveDate::MAX).least_cards
    }

    /// The pool that a constructed format plays with, and the list of suspended cards that binds it, if one does.
    pub fn pool_of(&self, format: ConstructedFormat) -> (CardPool, Option<CardPool>) {
        let table = self.table(format.key());
        // The data of a constructed format name a pool, or they are not read.
        (table.pool.unwrap_or(CardPool::Eternal), table.suspensions)
    }

    /// Whether a pool holds a card on a day: by any of its printings. Suspension is asked apart.
    pub fn standing(&self, card: CardId, pool: CardPool, on: NaiveDate) -> Standing {
        self.identity_of(card).map_or(Standing::Never, |identity| self.standing_of(identity, pool, on))
    }

    /// The suspension that holds for a card on a day, in any printing.
    pub fn suspension(&self, card: CardId, list: CardPool, on: NaiveDate) -> Option<Suspension> {
        self.suspension_of(self.identity_of(card)?, list, on)
    }

    /// Whether a deck of this format may hold the card on a day.
    pub fn is_legal(&self, card: CardId, format: ConstructedFormat, on: NaiveDate) -> bool {
        let (pool, list) = self.pool_of(format);
        let suspended = list.is_some_and(|list| self.suspension(card, list, on).is_some());
        self.standing(card, pool, on) == Standing::Legal && !suspended
    }

    /// How many copies of a card a deck of this format may hold on a day, sideboard included, whether or not the card
    /// is legal. Leaders and bases stand outside: they are counted by number.
    pub fn most_copies(&self, card: CardId, format: ConstructedFormat, on: NaiveDate) -> u32 {
        let usual = self.limits(format, on).most_copies.unwrap_or(u32::MAX);
        self.own_limit(card).unwrap_or(usual)
    }

    /// The limit of copies that a card sets itself, in place of the formats' own (CR 1.3.1); mostly none.
    pub fn own_limit(&self, card: CardId) -> Option<u32> {
        self.own_copies(self.identity_of(card)?)
    }

    /// What a card adds to the least size of a deck it is the base of; mostly 0.
    pub fn size_change(&self, base: CardId) -> i32 {
        self.identity_of(base).map_or(0, |identity| self.identities[usize::from(identity)].least_cards)
    }

    fn table(&self, key: FormatKey) -> &FormatTable {
        &self.formats[key as usize]
    }

    fn limits_of(&self, key: FormatKey, on: NaiveDate) -> Limits {
        let editions = &self.table(key).editions;
        let later = editions.partition_point(|edition| edition.from.is_none_or(|from| from <= on));
        editions[later.saturating_sub(1)].limits
    }

    pub(crate) fn identity_of(&self, card: CardId) -> Option<u16> {
        self.cards.get(card.index()).copied()
    }

    pub(crate) fn own_copies(&self, identity: u16) -> Option<u32> {
        self.identities.get(usize::from(identity)).and_then(|facts| facts.most_copies)
    }

    /// The sets of a pool on a day, as bits.
    pub(crate) fn sets_in(&self, pool: CardPool, on: NaiveDate) -> u32 {
        let held = |set: &&SetDays| set.from <= on && set.until.is_none_or(|until| on < until);
        self.pools[pool as usize].sets.iter().filter(held).fold(0, |bits, set| bits | set.bit)
    }

    pub(crate) fn printed_in(&self, identity: u16, sets: u32) -> bool {
        self.identities[usize::from(identity)].sets & sets != 0
    }

    pub(crate) fn standing_of(&self, identity: u16, pool: CardPool, on: NaiveDate) -> Standing {
        let printed = self.identities[usize::from(identity)].sets;
        let days = || self.pools[pool as usize].sets.iter().filter(|set| set.bit & printed != 0);
        if days().any(|set| set.from <= on && set.until.is_none_or(|until| on < until)) {
            return Standing::Legal;
        }
        let next = days().map(|set| set.from).filter(|from| *from > on).min();
        match days().filter_map(|set| set.until).filter(|until| *until <= on).max() {
            Some(left) => Standing::Left { on: left, returns: next },
            None => next.map_or(Standing::Never, |on| Standing::NotReleased { on }),
        }
    }

    pub(crate) fn suspension_of(&self, identity: u16, list: CardPool, on: NaiveDate) -> Option<Suspension> {
        if !self.identities[usize::from(identity)].ever_suspended {
            return None;
        }
        let all = &self.pools[list as usize].suspensions;
        all.iter().find(|(other, days)| *other == identity && days.holds(on)).map(|(_, days)| *days)
    }
}
