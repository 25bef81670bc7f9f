//! Formats as dated data: deck contents, sets in each pool, and suspensions by date.
//!
//! [`Formats`] is read from `data/formats/*.ron` and bound to a catalogue; the facts that validators need about each
//! card are computed once. Invariant: the code contains no dates, limits or cards.

mod bind;
mod data;

pub use data::FormatDataError;

use std::fmt;
use std::str::FromStr;
use std::sync::{Arc, OnceLock};

use catalog::{Catalog, DataProblem};
use chrono::NaiveDate;
use model::CardId;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use data::FormatKey;

/// A card pool with its list of suspended cards (CR 9.2.2D). Trilogy can use either (CR 9.3.2D).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CardPool {
    /// The sets with the two latest rotation symbols.
    Premier,
    /// Every card released by the date.
    Eternal,
}

/// The constructed formats with a single deck. Trilogy, with three decks, is checked by [`crate::check_trilogy`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ConstructedFormat {
    /// Premier: one leader, sets of the latest rotations (CR 9.2).
    Premier,
    /// Eternal: one leader, all sets (CR 9.2).
    Eternal,
    /// Twin Suns, with two leaders and one copy of each card (CR 12).
    TwinSuns,
}

/// A word that is not the name of a format or pool.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("{word:?} is not valid; use one of {known}")]
pub struct UnknownFormat {
    /// The word as read, at most 40 characters.
    pub word: String,
    /// The known words.
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

    /// Returns the word used in commands and files.
    pub fn word(self) -> &'static str {
        match self {
            CardPool::Premier => "premier",
            CardPool::Eternal => "eternal",
        }
    }

    /// Returns the display name.
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

    /// Returns the word used in commands and files.
    pub fn word(self) -> &'static str {
        match self {
            ConstructedFormat::Premier => "premier",
            ConstructedFormat::Eternal => "eternal",
            ConstructedFormat::TwinSuns => "twin-suns",
        }
    }

    /// Returns the display name.
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

    /// Parses the word, ignoring case.
    fn from_str(word: &str) -> Result<Self, UnknownFormat> {
        let same = |pool: &CardPool| pool.word().eq_ignore_ascii_case(word.trim());
        CardPool::ALL.into_iter().find(same).ok_or_else(|| UnknownFormat::new(word, "premier, eternal"))
    }
}

impl FromStr for ConstructedFormat {
    type Err = UnknownFormat;

    /// Parses the word, ignoring case.
    fn from_str(word: &str) -> Result<Self, UnknownFormat> {
        let same = |format: &ConstructedFormat| format.word().eq_ignore_ascii_case(word.trim());
        ConstructedFormat::ALL
            .into_iter()
            .find(same)
            .ok_or_else(|| UnknownFormat::new(word, "premier, eternal, twin-suns"))
    }
}

/// The limits of a format on a date, before any card changes them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    /// The required number of leaders.
    pub leaders: u32,
    /// Minimum number of cards, without leaders and base.
    pub least_cards: u32,
    /// Maximum number of copies of a card in deck and sideboard; `None` means no limit.
    pub most_copies: Option<u32>,
    /// Maximum number of cards in the sideboard; `None` means no limit.
    pub most_sideboard: Option<u32>,
}

/// The status of a card in a pool on a date, by the sets it is printed in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PoolStatus {
    /// The card is in the pool on that date.
    Legal,
    /// The card is released after that date.
    NotReleased {
        /// The first day that the card is in the pool.
        on: NaiveDate,
    },
    /// The card's sets have rotated out.
    Left {
        /// The first day that the card was not in the pool.
        on: NaiveDate,
        /// The day that a reprint brings it back, if one does.
        returns: Option<NaiveDate>,
    },
    /// The card is not printed in any set of the pool.
    Never,
}

/// The days that a card is suspended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Suspension {
    /// The first day of the suspension.
    pub since: NaiveDate,
    /// The first day after the suspension, if known.
    pub until: Option<NaiveDate>,
}

impl Suspension {
    fn holds(&self, on: NaiveDate) -> bool {
        self.since <= on && self.until.is_none_or(|until| on < until)
    }
}

/// The limits of a format from a date on; the first edition has no date.
#[derive(Debug, Clone, Copy)]
struct Edition {
    from: Option<NaiveDate>,
    limits: Limits,
}

/// A format with its editions, earliest first.
#[derive(Debug)]
struct FormatTable {
    decks: u32,
    pool: Option<CardPool>,
    suspensions: Option<CardPool>,
    editions: Vec<Edition>,
}

/// The days that a set is in a pool.
#[derive(Debug, Clone, Copy)]
struct SetDays {
    /// The bit of the set, by its position in the catalogue.
    bit: u64,
    from: NaiveDate,
    until: Option<NaiveDate>,
}

#[derive(Debug)]
struct PoolTable {
    sets: Vec<SetDays>,
    /// Suspensions by identity, then by date.
    suspensions: Vec<(u16, Suspension)>,
}

/// The facts about all printings of a card that the validators need.
#[derive(Debug, Clone, Copy)]
struct IdentityFacts {
    /// The sets it is printed in, as bits.
    sets: u64,
    /// `true` if it is ever suspended in any pool.
    ever_suspended: bool,
    /// The copy limit printed on the card.
    most_copies: Option<u32>,
    /// The change of the minimum deck size printed on the card.
    least_cards: i32,
}

/// The formats with their dates, bound to a catalogue. Immutable once loaded.
pub struct Formats {
    formats: Vec<FormatTable>,
    pools: Vec<PoolTable>,
    /// The identity of every card, by the card's index in the catalogue.
    cards: Vec<u16>,
    identities: Vec<IdentityFacts>,
}

impl fmt::Debug for Formats {
    /// Omits the tables, which contain every card.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Formats").field("formats", &self.formats).finish_non_exhaustive()
    }
}

/// The formats for the catalogue with the added packages of this process.
static SHARED: OnceLock<Result<Arc<Formats>, FormatDataError>> = OnceLock::new();

fn catalog_error(error: catalog::LoadError) -> FormatDataError {
    FormatDataError {
        file: error.file,
        place: format!("line {}", error.line),
        what: error.what,
        remedy: "fix the card data; the formats depend on it".into(),
    }
}

impl Formats {
    /// Returns the built-in formats for the built-in catalogue. They are loaded once and shared.
    ///
    /// # Errors
    /// [`FormatDataError`] if the embedded data is inconsistent; a test prevents the release of such data.
    pub fn embedded() -> Result<Arc<Formats>, FormatDataError> {
        static ONCE: OnceLock<Result<Arc<Formats>, FormatDataError>> = OnceLock::new();
        ONCE.get_or_init(|| Formats::first_error(&*Catalog::embedded().map_err(catalog_error)?)).clone()
    }

    /// Returns the formats for the catalogue that this process uses ([`Catalog::shared`]). They are loaded once.
    ///
    /// # Errors
    /// As [`Formats::embedded`]. Packages are checked before a process uses them.
    pub fn shared() -> Result<Arc<Formats>, FormatDataError> {
        let catalog = Catalog::shared().map_err(catalog_error)?;
        match catalog.is_built_in() {
            true => Formats::embedded(),
            false => SHARED.get_or_init(|| Formats::first_error(&catalog)).clone(),
        }
    }

    /// Sets the formats that [`Formats::shared`] returns: those of the catalogue passed to [`Catalog::share`]. Returns
    /// `false` if they were already set.
    pub fn share(formats: Arc<Formats>) -> bool {
        SHARED.set(Ok(formats)).is_ok()
    }

    /// Builds the formats from the files of a catalogue's packages.
    ///
    /// # Errors
    /// All problems of these files.
    pub fn of(catalog: &Catalog) -> Result<Formats, Vec<DataProblem>> {
        bind::bind(catalog, &data::Texts::of(catalog)).map_err(|errors| {
            let problem = |(package, error): (String, FormatDataError)| {
                let FormatDataError { file, place, what, remedy } = error;
                DataProblem::of_file(&package, &file, format!("{place}: {what}"), remedy)
            };
            errors.into_iter().map(problem).collect()
        })
    }

    fn first_error(catalog: &Catalog) -> Result<Arc<Formats>, FormatDataError> {
        let bound = bind::bind(catalog, &data::Texts::of(catalog));
        bound.map(Arc::new).map_err(|mut errors| errors.swap_remove(0).1)
    }

    /// Returns the limits of a constructed format on a date.
    pub fn limits(&self, format: ConstructedFormat, on: NaiveDate) -> Limits {
        self.limits_of(format.key(), on)
    }

    /// Returns the limits of each deck in a Trilogy on a date. Copies are counted over all decks (CR 9.3.2B).
    pub fn trilogy_limits(&self, on: NaiveDate) -> Limits {
        self.limits_of(FormatKey::Trilogy, on)
    }

    /// Returns the number of decks in a Trilogy (CR 9.3.1A).
    pub fn trilogy_decks(&self) -> u32 {
        self.table(FormatKey::Trilogy).decks
    }

    /// Returns the minimum number of cards in a sealed or draft deck, before its base changes it.
    pub(crate) fn limited_least(&self, format: crate::LimitedFormat) -> u32 {
        let key = match format {
            crate::LimitedFormat::Sealed => FormatKey::Sealed,
            crate::LimitedFormat::Draft => FormatKey::Draft,
        };
        self.limits_of(key, NaiveDate::MAX).least_cards
    }

    /// Returns the card pool of a constructed format, and its list of suspended cards, if it has one.
    pub fn pool_of(&self, format: ConstructedFormat) -> (CardPool, Option<CardPool>) {
        let table = self.table(format.key());
        // Data of a constructed format without a pool is rejected when it is loaded.
        (table.pool.unwrap_or(CardPool::Eternal), table.suspensions)
    }

    /// Returns the status of a card in a pool on a date, by any of its printings. Does not include suspensions.
    pub fn standing(&self, card: CardId, pool: CardPool, on: NaiveDate) -> PoolStatus {
        self.identity_of(card).map_or(PoolStatus::Never, |identity| self.standing_of(identity, pool, on))
    }

    /// Returns the suspension of a card on a date, if any. It applies to all printings.
    pub fn suspension(&self, card: CardId, list: CardPool, on: NaiveDate) -> Option<Suspension> {
        self.suspension_of(self.identity_of(card)?, list, on)
    }

    /// Returns `true` if a deck of this format may contain the card on a date.
    pub fn is_legal(&self, card: CardId, format: ConstructedFormat, on: NaiveDate) -> bool {
        let (pool, list) = self.pool_of(format);
        let suspended = list.is_some_and(|list| self.suspension(card, list, on).is_some());
        self.standing(card, pool, on) == PoolStatus::Legal && !suspended
    }

    /// Returns the maximum number of copies of a card in a deck on a date. This includes the sideboard, and does not
    /// depend on the legality of the card. Does not apply to leaders and bases, which have separate limits.
    pub fn most_copies(&self, card: CardId, format: ConstructedFormat, on: NaiveDate) -> u32 {
        let usual = self.limits(format, on).most_copies.unwrap_or(u32::MAX);
        self.own_limit(card).unwrap_or(usual)
    }

    /// Returns the copy limit printed on a card, which replaces the format's (CR 1.3.1). `None` for most cards.
    pub fn own_limit(&self, card: CardId) -> Option<u32> {
        self.own_copies(self.identity_of(card)?)
    }

    /// Returns the change of the minimum deck size by this base; 0 for most bases.
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

    /// Returns the sets of a pool on a date, as bits.
    pub(crate) fn sets_in(&self, pool: CardPool, on: NaiveDate) -> u64 {
        let held = |set: &&SetDays| set.from <= on && set.until.is_none_or(|until| on < until);
        self.pools[pool as usize].sets.iter().filter(held).fold(0, |bits, set| bits | set.bit)
    }

    pub(crate) fn printed_in(&self, identity: u16, sets: u64) -> bool {
        self.identities[usize::from(identity)].sets & sets != 0
    }

    pub(crate) fn standing_of(&self, identity: u16, pool: CardPool, on: NaiveDate) -> PoolStatus {
        let printed = self.identities[usize::from(identity)].sets;
        let days = || self.pools[pool as usize].sets.iter().filter(|set| set.bit & printed != 0);
        if days().any(|set| set.from <= on && set.until.is_none_or(|until| on < until)) {
            return PoolStatus::Legal;
        }
        let next = days().map(|set| set.from).filter(|from| *from > on).min();
        match days().filter_map(|set| set.until).filter(|until| *until <= on).max() {
            Some(left) => PoolStatus::Left { on: left, returns: next },
            None => next.map_or(PoolStatus::Never, |on| PoolStatus::NotReleased { on }),
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
