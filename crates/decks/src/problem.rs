//! What can be wrong with a deck.

use chrono::NaiveDate;
use model::{CardId, CardNumber, CardType};

use crate::formats::CardPool;

/// Among which cards copies are counted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CountedOver {
    /// The deck with its sideboard (CR 9.2.2B, 12.2.2).
    DeckAndSideboard,
    /// The decks of a Trilogy together (CR 9.3.2B): each deck that holds copies, from 1, and how many.
    AllDecks(Vec<(u8, u32)>),
}

/// What kind of problem it is, with the figures it speaks of. Each face has words of its own for them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ProblemCode {
    /// Not as many leaders as the format wants.
    LeaderCount {
        /// Number that the list has.
        have: u32,
        /// How many the format wants.
        need: u32,
    },
    /// Not exactly one base.
    BaseCount {
        /// Number that the list has.
        have: u32,
    },
    /// Too few cards. A base that changes the least size is named among the cards.
    TooFewCards {
        /// Number that the list has.
        have: u32,
        /// Number that the format asks for.
        need: u32,
    },
    /// The catalogue does not know the number.
    UnknownCard(CardNumber),
    /// Something that is no leader stands as leader.
    NotALeader {
        /// The type of the card that stands there.
        kind: CardType,
    },
    /// Something that is no base stands as base.
    NotABase {
        /// The type of the card that stands there.
        kind: CardType,
    },
    /// A leader, a base or a token stands among the cards.
    NotADeckCard {
        /// The type of the card that stands there.
        kind: CardType,
    },
    /// More copies than the pool holds.
    NotInPool {
        /// Copies in deck and sideboard together.
        have: u32,
        /// Copies in the pool.
        pool: u32,
    },
    /// The base is neither in the pool nor a Common base of the set.
    BaseNotAllowed,
    /// More copies of a card than the format, or the card itself, allows.
    TooManyCopies {
        /// How many there are, all printings together.
        have: u32,
        /// How many may be there.
        most: u32,
        /// Among which cards they were counted.
        over: CountedOver,
    },
    /// The sideboard is too large.
    SideboardTooLarge {
        /// How many cards it has.
        have: u32,
        /// How many it may have.
        most: u32,
    },
    /// There is a sideboard in a format that has none.
    NoSideboard {
        /// How many cards it has.
        have: u32,
        /// The format's proper name.
        format: &'static str,
    },
    /// The card is suspended.
    Suspended {
        /// The card pool whose list suspends it.
        list: CardPool,
        /// The first day of the suspension.
        since: NaiveDate,
        /// The first day after it, where that is known.
        until: Option<NaiveDate>,
    },
    /// The card's sets rotated out of the pool.
    Rotated {
        /// The card pool that the format plays with.
        pool: CardPool,
        /// The first day on which the card was no longer in it.
        on: NaiveDate,
        /// The day on which a reprint brings it back, where one does.
        returns: Option<NaiveDate>,
    },
    /// The card is not released on the day of the check.
    NotReleased {
        /// The day on which it is.
        on: NaiveDate,
    },
    /// The card is printed in no set of the pool.
    NotInCardPool {
        /// The card pool that the format plays with.
        pool: CardPool,
    },
    /// Two leaders are copies of each other.
    SameLeader,
    /// The leaders' front faces show both Heroism and Villainy.
    OpposedLeaders,
    /// Not as many decks as Trilogy wants.
    DeckCount {
        /// Number that the list has.
        have: u32,
        /// Number that the format asks for.
        need: u32,
    },
    /// Decks of a Trilogy share a leader.
    SharedLeader {
        /// The decks, from 1.
        decks: Vec<u8>,
    },
    /// Decks of a Trilogy share a base.
    SharedBase {
        /// The decks, from 1.
        decks: Vec<u8>,
    },
}

/// One thing that is wrong with a deck.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Problem {
    /// The kind of problem with its figures.
    pub what: ProblemCode,
    /// The cards that the problem is about.
    pub cards: Vec<CardId>,
    /// The names of the cards concerned, as the words use them.
    pub names: Vec<String>,
    /// The rule that is broken, for example "CR 10.3.4A".
    pub rule: &'static str,
    /// Which deck of a Trilogy, from 1; `None` where there is one deck, or where all of them are concerned.
    pub deck: Option<u8>,
}

impl Problem {
    /// The code that programs act on.
    pub fn code(&self) -> &'static str {
        match self.what {
            ProblemCode::LeaderCount { .. } => "deck.leader_count",
            ProblemCode::BaseCount { .. } => "deck.base_count",
            ProblemCode::TooFewCards { .. } => "deck.too_few_cards",
            ProblemCode::UnknownCard(_) => "deck.unknown_card",
            ProblemCode::NotALeader { .. } => "deck.not_a_leader",
            ProblemCode::NotABase { .. } => "deck.not_a_base",
            ProblemCode::NotADeckCard { .. } => "deck.not_a_deck_card",
            ProblemCode::NotInPool { .. } => "deck.not_in_pool",
            ProblemCode::BaseNotAllowed => "deck.base_not_allowed",
            ProblemCode::TooManyCopies { .. } => "deck.too_many_copies",
            ProblemCode::SideboardTooLarge { .. } => "deck.sideboard_too_large",
            ProblemCode::NoSideboard { .. } => "deck.no_sideboard",
            ProblemCode::Suspended { .. } => "deck.suspended",
            ProblemCode::Rotated { .. } => "deck.rotated",
            ProblemCode::NotReleased { .. } => "deck.not_released",
            ProblemCode::NotInCardPool { .. } => "deck.not_in_card_pool",
            ProblemCode::SameLeader => "deck.same_leader",
            ProblemCode::OpposedLeaders => "deck.opposed_leaders",
            ProblemCode::DeckCount { .. } => "deck.deck_count",
            ProblemCode::SharedLeader { .. } => "deck.shared_leader",
            ProblemCode::SharedBase { .. } => "deck.shared_base",
        }
    }
}
