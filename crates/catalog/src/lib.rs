//! The catalogue: every card of the supported sets and its printings, embedded in the program.
//!
//! Reads and checks `data/sets.csv`, `data/cards/*.csv`, `data/printings/*.csv`, `data/incomplete/*.csv` and
//! `data/rulings.csv`, and builds a single shared [`Catalog`].
//!
//! Invariants:
//! - It contains facts only, no printed sentences.
//! - Each numbered printing belongs to exactly one card.
//! - Cards with the same name, subtitle and type share one identity.
//!
//! Start with [`Catalog::embedded`].

mod deeds;
mod files;
mod fold;
mod incomplete;
mod load;
mod names;
mod other_names;
mod query;
mod rows;
mod rulings;
pub mod texts;

pub use deeds::Deed;
pub use fold::fold_name;
pub use incomplete::IncompleteSet;
pub use other_names::OtherName;
pub use query::{Query, QueryError, QueryFault};
pub use rows::LoadError;
pub use rulings::Ruling;

use std::collections::HashMap;
use std::sync::{Arc, OnceLock};

use model::{Card, CardId, CardNumber, SetCode, Treatment};

/// A set as released.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Set {
    /// The code printed on its cards, such as `SOR`.
    pub code: SetCode,
    /// The full English name.
    pub name: Box<str>,
    /// The day it was released, as `YYYY-MM-DD`.
    pub released: Box<str>,
    /// How many numbered cards it has, plain printings only.
    pub numbered: u16,
}

/// What cards with the same name, subtitle and type share: copies are counted by it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct IdentityId(u16);

impl IdentityId {
    /// Its number: equal for reprints of one card, different for different cards.
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

/// Every card of the supported sets. Immutable once loaded.
#[derive(Debug)]
pub struct Catalog {
    sets: Vec<Set>,
    cards: Vec<Card>,
    identities: Vec<IdentityId>,
    printings: HashMap<CardNumber, Printing>,
    /// By card: its printings, in the order of [`Treatment`], then by number.
    printings_by_card: Vec<Vec<Printing>>,
    /// By identity: its cards in catalogue order.
    members: Vec<Vec<CardId>>,
    traits: Vec<Box<str>>,
    /// Sets of which only some cards are known.
    incomplete: Vec<IncompleteSet>,
    /// By number in an incomplete set: the card that it reprints.
    reprinted: HashMap<CardNumber, CardId>,
    /// By card: the official rulings on it, in their order.
    rulings: HashMap<CardId, Vec<Ruling>>,
    /// By card: what it is called in another language.
    other_names: HashMap<CardId, OtherName>,
    /// Made when a name is first looked for: most runs of the program look for none.
    names: OnceLock<names::NameIndex>,
    /// By card; made by the first search.
    haystacks: OnceLock<Vec<query::Haystack>>,
}

/// The texts of the cards of a catalogue as a search compares them.
#[derive(Debug, Default)]
pub struct CardTexts {
    /// By card.
    all: Vec<query::Words>,
}

impl CardTexts {
    /// The texts of all cards in catalogue order, in whatever languages are searched.
    pub fn new(texts: impl IntoIterator<Item = String>) -> Self {
        CardTexts { all: texts.into_iter().map(|text| query::Words::of(&text)).collect() }
    }

    fn of(&self, card: CardId) -> Option<&query::Words> {
        self.all.get(card.index())
    }
}

impl Catalog {
    /// The catalogue that the program carries. Loaded once, then shared.
    ///
    /// # Errors
    /// [`LoadError`] when the embedded data contradict themselves; a test keeps that from being released.
    pub fn embedded() -> Result<Arc<Catalog>, LoadError> {
        static ONCE: OnceLock<Result<Arc<Catalog>, LoadError>> = OnceLock::new();
        ONCE.get_or_init(|| load::embedded().map(Arc::new)).clone()
    }

    /// The same catalogue with more cards, which are in none of its sets: cards that a judge describes by hand. Their ids
    /// follow those that are there, in the order in which they come.
    pub fn with_cards(&self, more: impl IntoIterator<Item = Card>) -> Catalog {
        let (mut cards, mut numbers) = (self.cards.clone(), self.printings.clone());
        for card in more {
            let Ok(id) = u16::try_from(cards.len()).map(CardId) else { break };
            let printing = Printing { number: card.number, card: id, treatment: Treatment::Normal };
            numbers.insert(card.number, printing);
            cards.push(Card { id, ..card });
        }
        let mut catalog = load::assemble(self.sets.clone(), cards, numbers);
        catalog.incomplete.clone_from(&self.incomplete);
        catalog.reprinted.clone_from(&self.reprinted);
        catalog.rulings.clone_from(&self.rulings);
        catalog
    }

    /// The sets in order of release.
    pub fn sets(&self) -> &[Set] {
        &self.sets
    }

    /// The set with this code.
    pub fn set(&self, code: SetCode) -> Option<&Set> {
        self.sets.iter().find(|set| set.code == code)
    }

    /// The place of a set in order of release.
    pub(crate) fn release_of(&self, code: SetCode) -> usize {
        self.sets.iter().position(|set| set.code == code).unwrap_or(self.sets.len())
    }

    /// Every card, sets in order of release, numbers ascending, tokens last in their set.
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// The card with this id. `None` for an id of another catalogue that this one does not have.
    pub fn get(&self, id: CardId) -> Option<&Card> {
        self.cards.get(id.index())
    }

    /// The card with an id that this catalogue handed out.
    ///
    /// # Panics
    /// When the id comes from elsewhere; untrusted ids go through [`Catalog::get`].
    pub fn card(&self, id: CardId) -> &Card {
        &self.cards[id.index()]
    }

    /// The cards of one set, tokens included.
    pub fn cards_of(&self, set: SetCode) -> impl Iterator<Item = &Card> {
        self.cards.iter().filter(move |card| card.number.set == set)
    }

    /// The printing with this number, whatever its treatment. A reprint in an incomplete set leads to the card that it
    /// reprints.
    pub fn printing(&self, number: CardNumber) -> Option<Printing> {
        let reprint = || {
            let card = *self.reprinted.get(&number)?;
            Some(Printing { number, card, treatment: Treatment::Normal })
        };
        self.printings.get(&number).copied().or_else(reprint)
    }

    /// The card that a number leads to: a hyperspace, foil, showcase or prestige number leads to the plain card.
    pub fn by_number(&self, number: CardNumber) -> Option<CardId> {
        self.printing(number).map(|printing| printing.card)
    }

    /// The number that this card carries in this treatment, where it has one of its own.
    pub fn number_in(&self, card: CardId, treatment: Treatment) -> Option<CardNumber> {
        self.printings_of(card).find(|printing| printing.treatment == treatment).map(|printing| printing.number)
    }

    /// The numbered printings of a card: the plain one first, then in the order of [`Treatment`].
    pub fn printings_of(&self, card: CardId) -> impl Iterator<Item = Printing> + '_ {
        self.printings_by_card.get(card.index()).into_iter().flatten().copied()
    }

    /// The identity of a card: the same for all its reprints.
    pub fn identity(&self, card: CardId) -> IdentityId {
        self.identities[card.index()]
    }

    /// All cards with the identity of this one, itself among them, in catalogue order.
    pub fn reprints(&self, card: CardId) -> impl Iterator<Item = &Card> {
        self.members(self.identity(card)).iter().map(|id| self.card(*id))
    }

    /// Whether the card was printed before, under an earlier number.
    pub fn is_reprint(&self, card: CardId) -> bool {
        self.members(self.identity(card)).first().is_some_and(|first| *first != card)
    }

    /// How many numbered printings there are in the sets of the catalogue.
    pub fn printing_count(&self) -> usize {
        self.printings.len()
    }

    /// Every trait that a card carries, in alphabetical order.
    pub fn traits(&self) -> &[Box<str>] {
        &self.traits
    }

    /// The cards that a query asks for, in the order it asks for, else in catalogue order. Without the texts of the
    /// cards, which are not known here, `text:` finds none: [`Catalog::search_texts`] has them.
    pub fn search(&self, query: &Query) -> Vec<CardId> {
        self.search_texts(query, &CardTexts::default())
    }

    /// As [`Catalog::search`], with the texts of the cards.
    pub fn search_texts(&self, query: &Query, texts: &CardTexts) -> Vec<CardId> {
        let haystacks = self.haystacks.get_or_init(|| {
            let of = |card: &Card| query::Haystack::of(card, self.other_name(card.id), self.is_reprint(card.id));
            self.cards.iter().map(of).collect()
        });
        let found = self
            .cards
            .iter()
            .zip(haystacks)
            .filter(|(card, haystack)| query.matches(card, haystack, texts.of(card.id)));
        let mut found: Vec<(&Card, &query::Haystack)> = found.collect();
        query.sort(&mut found);
        found.into_iter().map(|(card, _)| card.id).collect()
    }
}
