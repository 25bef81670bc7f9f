//! Observations of an event: what players were offered, took, played, and how their games ended.

use model::{Aspect, CardNumber};
use serde::{Deserialize, Serialize};

/// The kind of players that a number is about. Numbers of people and of bots are never mixed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Population {
    /// Human players.
    People,
    /// Bots of the program.
    Bots,
}

/// A player of an event.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Seat {
    /// Salted number of the player, the same in all events of a shop (see [`crate::salted_number`]).
    pub player: u32,
    /// Person or bot.
    pub population: Population,
}

/// A part of a draft. Cards of different stages never compete for the same pick.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Stage {
    /// The draft of leaders.
    Leaders,
    /// The draft of all other cards.
    Cards,
}

/// One choice of a digital draft.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pick {
    /// Index of the player in [`Observations::seats`].
    pub seat: u16,
    /// Part of the draft.
    pub stage: Stage,
    /// Number of the pack round, from 1.
    pub round: u8,
    /// Number of the pick within the round, from 1.
    pub number: u8,
    /// All cards in the pack, including the taken card, with duplicates.
    pub options: Vec<CardNumber>,
    /// The card that was taken.
    pub taken: CardNumber,
}

/// The kind of a deck: its leader and the colour of its base.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Archetype {
    /// The leader.
    pub leader: CardNumber,
    /// The colour of the base. `None` if the base has no colour or is unknown.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub base: Option<Aspect>,
}

/// Copies of a card in a deck or in the rest of its pool.
pub type Copies = (CardNumber, u8);

/// A deck as played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Deck {
    /// Index of the player in [`Observations::seats`].
    pub seat: u16,
    /// Leader and colour of the base.
    pub archetype: Archetype,
    /// The main deck, each card once.
    pub main: Vec<Copies>,
    /// The rest of the pool, each card once; empty if unknown.
    pub rest: Vec<Copies>,
}

/// Cards of one side of a game, from its log. A card is listed once per list, however many copies there were.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct HandCards {
    /// In the opening hand after mulligans.
    pub opening: Vec<CardNumber>,
    /// Drawn during the game.
    pub drawn: Vec<CardNumber>,
    /// Put into play as resources.
    pub resourced: Vec<CardNumber>,
    /// Cards that were played.
    pub played: Vec<CardNumber>,
}

/// A game that the rules engine played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameHands {
    /// `Some(true)` if the first deck of the match won, `None` if no deck did.
    pub first_won: Option<bool>,
    /// Cards of the first and the second deck.
    pub sides: [HandCards; 2],
}

/// A match between two decks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Match {
    /// Indices of the decks in [`Observations::decks`].
    pub decks: [u16; 2],
    /// Games won by each of them.
    pub wins: [u8; 2],
    /// Drawn games.
    pub drawn: u8,
    /// The games that the rules engine played. Empty for games with physical cards.
    pub hands: Vec<GameHands>,
}

/// Observations of one event.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Observations {
    /// The players.
    pub seats: Vec<Seat>,
    /// The choices of digital drafts.
    pub picks: Vec<Pick>,
    /// The decks.
    pub decks: Vec<Deck>,
    /// The matches with a result. Byes, no-shows and penalties are not included.
    pub matches: Vec<Match>,
}

impl Observations {
    /// Returns the decks of a match. Returns `None` if an index is out of range.
    pub fn decks_of(&self, played: &Match) -> Option<[&Deck; 2]> {
        let [a, b] = played.decks.map(|deck| self.decks.get(usize::from(deck)));
        Some([a?, b?])
    }

    /// Returns a player. Returns `None` if the index is out of range.
    pub fn seat(&self, seat: u16) -> Option<Seat> {
        self.seats.get(usize::from(seat)).copied()
    }

    /// Returns the players of a match. Returns `None` if an index is out of range.
    pub fn seats_of(&self, played: &Match) -> Option<[Seat; 2]> {
        let [a, b] = self.decks_of(played)?;
        Some([self.seat(a.seat)?, self.seat(b.seat)?])
    }
}
