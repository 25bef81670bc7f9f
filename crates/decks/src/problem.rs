//! Problems with the legality of a deck.

use chrono::NaiveDate;
use model::{CardId, CardNumber, CardType};

use crate::formats::CardPool;

/// The cards over which copies are counted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CopyScope {
    /// The deck with its sideboard (CR 9.2.2B, 12.2.2).
    DeckAndSideboard,
    /// All decks of a Trilogy (CR 9.3.2B): the decks that contain copies, from 1, and how many each.
    AllDecks(Vec<(u8, u32)>),
}

/// A kind of problem with its values. Each front end has messages for them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ProblemCode {
    /// The number of leaders is wrong.
    LeaderCount {
        /// Number in the list.
        have: u32,
        /// Number that the format requires.
        need: u32,
    },
    /// There is not exactly one base.
    BaseCount {
        /// Number in the list.
        have: u32,
    },
    /// There are too few cards. The problem's cards name a base that changes the minimum size.
    TooFewCards {
        /// Number in the list.
        have: u32,
        /// Number that the format requires.
        need: u32,
    },
    /// The number is not in the catalogue.
    UnknownCard(CardNumber),
    /// A card listed as a leader is not one.
    NotALeader {
        /// The type of the card.
        kind: CardType,
    },
    /// A card listed as a base is not one.
    NotABase {
        /// The type of the card.
        kind: CardType,
    },
    /// A leader, a base or a token is listed among the cards.
    NotADeckCard {
        /// The type of the card.
        kind: CardType,
    },
    /// There are more copies than in the pool.
    NotInPool {
        /// Number of copies in deck and sideboard together.
        have: u32,
        /// Number of copies in the pool.
        pool: u32,
    },
    /// The base is neither in the pool nor a Common base of the set.
    BaseNotAllowed,
    /// There are more copies of a card than the format or the card itself allows.
    TooManyCopies {
        /// Number of copies, over all printings.
        have: u32,
        /// Maximum number of copies.
        most: u32,
        /// The cards over which copies are counted.
        over: CopyScope,
    },
    /// The sideboard is too large.
    SideboardTooLarge {
        /// Number of cards in the sideboard.
        have: u32,
        /// Maximum number of cards.
        most: u32,
    },
    /// The format does not allow a sideboard.
    NoSideboard {
        /// Number of cards in the sideboard.
        have: u32,
        /// The format's display name.
        format: &'static str,
    },
    /// The card is suspended.
    Suspended {
        /// The card pool with the suspension.
        list: CardPool,
        /// The first day of the suspension.
        since: NaiveDate,
        /// The first day after the suspension, if known.
        until: Option<NaiveDate>,
    },
    /// The card's sets rotated out of the pool.
    Rotated {
        /// The card pool of the format.
        pool: CardPool,
        /// The first day that the card was not in the pool.
        on: NaiveDate,
        /// The day that a reprint brings it back, if one does.
        returns: Option<NaiveDate>,
    },
    /// The card is not released on the date of the check.
    NotReleased {
        /// The release date.
        on: NaiveDate,
    },
    /// The card is not printed in any set of the pool.
    NotInCardPool {
        /// The card pool of the format.
        pool: CardPool,
    },
    /// The two leaders are copies of the same card.
    SameLeader,
    /// The leaders' front faces show both Heroism and Villainy.
    OpposedLeaders,
    /// The number of decks for a Trilogy is wrong.
    DeckCount {
        /// Number in the list.
        have: u32,
        /// Number that the format requires.
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

/// A problem with a deck.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Problem {
    /// The kind of problem with its values.
    pub what: ProblemCode,
    /// The cards that the problem is about.
    pub cards: Vec<CardId>,
    /// The names of these cards, for messages.
    pub names: Vec<String>,
    /// The rule that is broken, such as "CR 10.3.4A".
    pub rule: &'static str,
    /// Number of the deck in a Trilogy, from 1; `None` for a single deck, or if all decks are affected.
    pub deck: Option<u8>,
}

impl Problem {
    /// Returns a stable error code for programs.
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
