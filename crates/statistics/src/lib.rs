//! Statistics of picks, decks and cards: counts that add up, numbers with their uncertainty, a model of game results,
//! and signed digests that shops exchange.
//!
//! Invariants:
//! - Pure functions of observations; no I/O, no clock, no randomness.
//! - People and bots are counted apart, and so are games with physical cards and games of the rules engine.
//! - Counts add up: the counts of several events are the sum of theirs, in any order.
//!
//! # Main types
//!
//! - [`Observations`] are the picks, decks and matches of one event; [`Summary::of`] counts them. A [`Season`] adds
//!   up many events so that one more result costs little.
//! - [`card_numbers`] and [`archetype_numbers`] compute the numbers of a [`PopulationSummary`]. Below the
//!   [`Thresholds`] there are counts only.
//! - [`PlayerSummary`] counts one player: results, archetypes, opponents, picks. [`CardDecks`] counts the decks with
//!   one card by archetype.
//! - [`preferences`] is the strength of preference in picks, by the Plackett-Luce model.
//! - [`Model::fit`] estimates the effect of each card on winning; [`HeldOut::check`] decides whether it may be shown.
//! - [`Digest`] is the signed file of one event without names. [`Digests`] is their union, [`Pool`] its counts by shop.
//!
//! # Example
//!
//! ```
//! use statistics::{Archetype, Deck, Match, Observations, Population, Rate, Seat, Summary};
//!
//! let seats = [1, 2].map(|player| Seat { player, population: Population::People });
//! let archetype = Archetype { leader: "SOR_005".parse()?, base: None };
//! let deck = |seat| Deck { seat, archetype, main: vec![("SOR_042".parse().unwrap(), 2)], rest: Vec::new() };
//! let played = Match { decks: [0, 1], wins: [2, 1], drawn: 0, hands: Vec::new() };
//! let observations = Observations {
//!     seats: seats.to_vec(),
//!     decks: vec![deck(0), deck(1)],
//!     matches: vec![played],
//!     ..Observations::default()
//! };
//! let summary = Summary::of(&observations);
//! let card = &summary.people.cards[0];
//! let games = card.games.unwrap();
//! assert_eq!((games.games, games.wins, games.decks), (6, 3, 2));
//! assert_eq!(Rate::of(games.wins, games.games).unwrap().share, 0.5);
//! # Ok::<(), model::NumberError>(())
//! ```

mod card_decks;
mod counts;
mod digest;
mod effects;
mod held_out;
mod linear;
mod numbers;
mod observation;
mod player;
mod pool;
mod preference;
mod sample;
mod signature;
mod summary;

pub use card_decks::{CardDeckRecord, CardDecks};
pub use counts::{DeckCounts, GameCounts, HandCounts, MatchupCounts, PickCounts, RecordCounts, TotalCounts};
pub use digest::{Digest, DigestError, DigestEvent, DigestProblem, FEWEST_PLAYERS, MOST_BYTES};
pub use effects::{CardEffect, Games, MOST_MATCHES, MOST_PLAYERS, Model, Variances};
pub use held_out::{Gain, HeldOut, LogLoss};
pub use numbers::{
    ArchetypeNumbers, CardNumbers, DeckNumbers, GameNumbers, HandNumbers, PickNumbers, Rate, Thresholds,
    archetype_numbers, card_numbers, deq, pick_correction,
};
pub use observation::{
    Archetype, Copies, Deck, GameHands, HandCards, Match, Observations, Pick, Population, Seat, Stage,
};
pub use player::{PlayerPicks, PlayerRecord, PlayerSummary};
pub use pool::{Addition, Digests, Pool, PooledShop};
pub use preference::{MOST_CHOICES, Preference, preferences};
pub use sample::{PlayerSample, salted_number};
pub use signature::{ShopKey, ShopSecret, SignatureError, TrustedShop, verify};
pub use summary::{ArchetypeSummary, CardSummary, MatchupSummary, PopulationSummary, Season, SeasonEvent, Summary};
