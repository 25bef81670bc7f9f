//! The catalogue: every card of the supported sets and its printings, embedded in the program.
//!
//! Reads and checks the files of card data packages (docs/card-data.md) and builds a [`Catalog`] from them. The data
//! embedded in the program is one of these packages.
//!
//! Invariants:
//! - It contains facts only, no printed sentences.
//! - Each numbered printing belongs to exactly one card.
//! - Cards with the same name, subtitle and type share one identity.
//!
//! # Main types
//!
//! - [`Catalog`] has all cards. [`Catalog::shared`] returns that of the program, [`Catalog::by_number`] and
//!   [`Catalog::by_name`] find a card, and [`Catalog::nearest`] finds it despite typing errors.
//! - [`Package`] is card data under one id and version; [`load`] builds a catalogue from several, or returns every
//!   [`DataProblem`]. [`changes`] lists what one package changes.
//! - [`Query`] is a parsed search query for [`Catalog::search`]; [`QueryError`] names the term that is wrong.
//! - [`IdentityId`] is shared by all reprints of a card; [`Printing`] is one numbered printing.
//! - [`texts`] has the card texts and their coverage by set.
//!
//! # Example
//!
//! Find cards by a query, by number and by a name with a typing error:
//!
//! ```
//! use catalog::{Catalog, Query};
//!
//! let catalog = Catalog::embedded()?;
//! let query = Query::parse("set:SOR type:unit trait:rebel cost<=2 order:-power")?;
//! for id in catalog.search(&query) {
//!     let card = catalog.card(id);
//!     println!("{} {}", card.number, card.full_name());
//!     assert!(card.has_trait("Rebel"));
//! }
//! let wampa = catalog.by_number("SOR_164".parse()?).expect("a card of the set");
//! let nearest = catalog.nearest("Wompa", 1)[0];
//! assert_eq!(catalog.identity(nearest), catalog.identity(wampa));
//! assert_eq!(Query::parse("colour:red").unwrap_err().code(), "query.unknown_key");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod assemble;
mod changes;
mod effect_tags;
mod files;
mod fold;
mod incomplete;
mod load;
mod loader;
mod names;
mod other_names;
pub mod package;
mod problem;
mod query;
mod rows;
mod rulings;
mod spellings;
pub mod texts;

pub use changes::{Change, ChangeKind, changes, differences};
pub use effect_tags::EffectTag;
pub use fold::fold_name;
pub use incomplete::IncompleteSet;
pub use load::load;
pub use other_names::OtherName;
pub use package::Package;
pub use problem::DataProblem;
pub use query::{CardStatus, CardTexts, Query, QueryError, QueryErrorKind, SearchFacts, SearchFormat};
pub use rows::LoadError;
pub use rulings::Ruling;

use std::collections::HashMap;
use std::sync::{Arc, OnceLock};

use model::{Card, CardId, CardNumber, SetCode, Treatment};

/// A released set.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Set {
    /// The code printed on its cards, such as `SOR`.
    pub code: SetCode,
    /// The full English name.
    pub name: Box<str>,
    /// The release date, as `YYYY-MM-DD`.
    pub released: Box<str>,
    /// Number of numbered cards, plain printings only.
    pub numbered: u16,
}

/// The identity of cards with the same name, subtitle and type. Copies in a deck are counted by identity.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct IdentityId(u16);

impl IdentityId {
    /// Returns its number: equal for reprints of one card, different for different cards.
    pub fn number(self) -> u16 {
        self.0
    }
}

/// One numbered printing of a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Printing {
    /// The number on this printing.
    pub number: CardNumber,
    /// The card it is a printing of.
    pub card: CardId,
    /// Frame, foil and finish of this printing.
    pub treatment: Treatment,
}

/// The catalogue with the added packages of this process.
static SHARED: OnceLock<Arc<Catalog>> = OnceLock::new();

/// All cards of the supported sets. Immutable once loaded.
#[derive(Debug)]
pub struct Catalog {
    /// The packages that it was built from; later ones replaced rows of earlier ones.
    packages: Vec<Arc<Package>>,
    sets: Vec<Set>,
    cards: Vec<Card>,
    identities: Vec<IdentityId>,
    printings: HashMap<CardNumber, Printing>,
    /// Printings by card, in [`Treatment`] order, then by number.
    printings_by_card: Vec<Vec<Printing>>,
    /// Cards by identity, in catalogue order.
    members: Vec<Vec<CardId>>,
    traits: Vec<Box<str>>,
    /// Sets with a partial card list.
    incomplete: Vec<IncompleteSet>,
    /// Cards by their reprint's number in an incomplete set.
    reprinted: HashMap<CardNumber, CardId>,
    /// Official rulings by card, in order.
    rulings: HashMap<CardId, Vec<Ruling>>,
    /// Names in another language, by card.
    other_names: HashMap<CardId, OtherName>,
    /// Other spellings in deck lists.
    spellings: spellings::Spellings,
    /// The card texts; read when they are first needed. Empty for the built-in texts, which are shared.
    texts: OnceLock<Result<texts::LoadedTexts, ability::AbilityError>>,
    /// Effect tags by card number; built for the first search for them.
    effect_tags: OnceLock<std::collections::BTreeMap<CardNumber, std::collections::BTreeSet<EffectTag>>>,
    /// The cards that remove units, by card number; built for the first search for them.
    removal: OnceLock<std::collections::BTreeSet<CardNumber>>,
    /// Built for the first search by name, because most runs of the program need none.
    names: OnceLock<names::NameIndex>,
    /// Search data by card; built for the first search.
    haystacks: OnceLock<Vec<query::SearchText>>,
}

impl Catalog {
    /// Returns the built-in catalogue, without added packages. It is loaded once and shared.
    ///
    /// # Errors
    /// [`LoadError`] if the embedded data is inconsistent; a test prevents the release of such data.
    pub fn embedded() -> Result<Arc<Catalog>, LoadError> {
        static ONCE: OnceLock<Result<Arc<Catalog>, LoadError>> = OnceLock::new();
        let load = || match load(&[Package::built_in()]) {
            Ok(catalog) => Ok(Arc::new(catalog)),
            // There is at least one problem.
            Err(problems) => Err(problems.into_iter().next().map_or_else(LoadError::unknown, LoadError::from)),
        };
        ONCE.get_or_init(load).clone()
    }

    /// Returns the catalogue that this process uses: the one passed to [`Catalog::share`], or the built-in one.
    ///
    /// # Errors
    /// As [`Catalog::embedded`].
    pub fn shared() -> Result<Arc<Catalog>, LoadError> {
        match SHARED.get() {
            Some(catalog) => Ok(Arc::clone(catalog)),
            None => Catalog::embedded(),
        }
    }

    /// Makes every part of this process use a catalogue with added packages. Call it once, at start, before
    /// [`Catalog::shared`]. Returns `false` if a catalogue was already set; that one remains.
    pub fn share(catalog: Arc<Catalog>) -> bool {
        SHARED.set(catalog).is_ok()
    }

    /// Returns the packages that the catalogue was built from. Where two have the same row, that of the later one
    /// counts.
    pub fn packages(&self) -> &[Arc<Package>] {
        &self.packages
    }

    /// Returns `true` if the catalogue has no package except the built-in one.
    pub fn is_built_in(&self) -> bool {
        matches!(self.packages.as_slice(), [only] if only.packed_texts().is_some())
    }

    /// Returns a copy with additional cards that belong to no set, such as a judge's custom cards. Their ids follow the
    /// existing ones, in the given order.
    pub fn from_cards(&self, more: impl IntoIterator<Item = Card>) -> Catalog {
        let (mut cards, mut numbers) = (self.cards.clone(), self.printings.clone());
        for card in more {
            let Ok(id) = u16::try_from(cards.len()).map(CardId) else { break };
            let printing = Printing { number: card.number, card: id, treatment: Treatment::Normal };
            numbers.insert(card.number, printing);
            cards.push(Card { id, ..card });
        }
        let mut catalog = assemble::assemble(self.sets.clone(), cards, numbers);
        catalog.copy_sources(self);
        catalog
    }

    /// Copies everything that does not follow from sets, cards and printings.
    fn copy_sources(&mut self, other: &Catalog) {
        self.packages.clone_from(&other.packages);
        self.incomplete.clone_from(&other.incomplete);
        self.reprinted.clone_from(&other.reprinted);
        self.rulings.clone_from(&other.rulings);
        self.spellings.clone_from(&other.spellings);
    }

    /// Returns the sets: the built-in ones in release order, then those of added packages in release order.
    pub fn sets(&self) -> &[Set] {
        &self.sets
    }

    /// Returns the set with this code, if there is one.
    pub fn set(&self, code: SetCode) -> Option<&Set> {
        self.sets.iter().find(|set| set.code == code)
    }

    /// Returns the position of a set in release order.
    pub fn release_of(&self, code: SetCode) -> usize {
        self.sets.iter().position(|set| set.code == code).unwrap_or(self.sets.len())
    }

    /// Returns all cards: sets in release order, numbers ascending, tokens last in their set.
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// Returns the card with this id, or `None` for an unknown id.
    pub fn get(&self, id: CardId) -> Option<&Card> {
        self.cards.get(id.index())
    }

    /// Returns the card with an id from this catalogue.
    ///
    /// # Panics
    /// Panics if the id is unknown; use [`Catalog::get`] for untrusted ids.
    pub fn card(&self, id: CardId) -> &Card {
        &self.cards[id.index()]
    }

    /// Returns the cards of one set, including tokens.
    pub fn cards_of(&self, set: SetCode) -> impl Iterator<Item = &Card> {
        self.cards.iter().filter(move |card| card.number.set == set)
    }

    /// Returns the printing with this number, in any treatment, if there is one. A reprint in an incomplete set refers
    /// to the card that it reprints.
    pub fn printing(&self, number: CardNumber) -> Option<Printing> {
        let reprint = || {
            let card = *self.reprinted.get(&number)?;
            Some(Printing { number, card, treatment: Treatment::Normal })
        };
        self.printings.get(&number).copied().or_else(reprint)
    }

    /// Returns the card with this number, if there is one. Numbers of hyperspace, foil, showcase and prestige printings
    /// refer to the plain card.
    pub fn by_number(&self, number: CardNumber) -> Option<CardId> {
        self.printing(number).map(|printing| printing.card)
    }

    /// Returns the number of a card in this treatment, if it has a separate one.
    pub fn number_in(&self, card: CardId, treatment: Treatment) -> Option<CardNumber> {
        self.printings_of(card).find(|printing| printing.treatment == treatment).map(|printing| printing.number)
    }

    /// Returns the numbered printings of a card: the plain one first, then in [`Treatment`] order.
    pub fn printings_of(&self, card: CardId) -> impl Iterator<Item = Printing> + '_ {
        self.printings_by_card.get(card.index()).into_iter().flatten().copied()
    }

    /// Returns the number of a card's oldest printing, which all its reprints share.
    pub fn oldest_number(&self, card: CardId) -> CardNumber {
        let oldest = self.reprints(card).map(|card| card.id).min();
        self.card(oldest.unwrap_or(card)).number
    }

    /// Returns the identity of a card, which is the same for all its reprints.
    pub fn identity(&self, card: CardId) -> IdentityId {
        self.identities[card.index()]
    }

    /// Returns all cards with the same identity, including this one, in catalogue order.
    pub fn reprints(&self, card: CardId) -> impl Iterator<Item = &Card> {
        self.members(self.identity(card)).iter().map(|id| self.card(*id))
    }

    /// Returns `true` if the card was printed before under an earlier number.
    pub fn is_reprint(&self, card: CardId) -> bool {
        self.members(self.identity(card)).first().is_some_and(|first| *first != card)
    }

    /// Returns the number of numbered printings in the sets of the catalogue.
    pub fn printing_count(&self) -> usize {
        self.printings.len()
    }

    /// Returns all traits in alphabetical order.
    pub fn traits(&self) -> &[Box<str>] {
        &self.traits
    }

    /// Returns the cards that match a query, in the query's order or else in catalogue order. Terms that need other
    /// facts than printed ones match nothing here; use [`Catalog::search_with`].
    pub fn search(&self, query: &Query) -> Vec<CardId> {
        self.search_with(query, SearchFacts::default())
    }

    /// Like [`Catalog::search`], with card texts and the formats of cards, if given.
    pub fn search_with(&self, query: &Query, facts: SearchFacts<'_>) -> Vec<CardId> {
        let haystacks = self.haystacks.get_or_init(|| {
            let of = |card: &Card| query::SearchText::of(card, self.other_name(card.id), self.is_reprint(card.id));
            self.cards.iter().map(of).collect()
        });
        let found = self
            .cards
            .iter()
            .zip(haystacks)
            .filter(|(card, haystack)| query.matches(card, haystack, facts.of(card.id)));
        let mut found: Vec<(&Card, &query::SearchText)> = found.collect();
        query.sort(&mut found);
        found.into_iter().map(|(card, _)| card.id).collect()
    }
}
