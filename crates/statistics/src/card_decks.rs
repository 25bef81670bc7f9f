//! The decks with one card, by archetype.

use std::collections::BTreeMap;

use model::CardNumber;

use crate::numbers::{Rate, Thresholds};
use crate::observation::{Archetype, Observations, Population};
use crate::sample::PlayerSample;

/// Decks of one archetype with a card in the main deck.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct CardDeckRecord {
    /// Number of decks.
    pub decks: u32,
    /// Their games with a winner, mirror matches included.
    pub games: u32,
    /// Games that they won.
    pub wins: u32,
    /// Players of the decks.
    pub players: PlayerSample,
}

impl CardDeckRecord {
    /// Returns the share of won games. Returns `None` below the thresholds.
    pub fn win_rate(&self, thresholds: &Thresholds) -> Option<Rate> {
        let is_enough = self.games >= thresholds.games
            && self.decks >= thresholds.decks
            && self.players.count() >= thresholds.players;
        Rate::of(self.wins, self.games).filter(|_| is_enough)
    }
}

/// Decks with one card in the main deck, by archetype.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct CardDecks {
    /// The archetypes with such decks.
    pub archetypes: BTreeMap<Archetype, CardDeckRecord>,
}

impl CardDecks {
    /// Counts the decks of a population that have a card. Games count if both players belong to it.
    pub fn of(observations: &Observations, card: CardNumber, population: Population) -> CardDecks {
        let mut found = CardDecks::default();
        let has_card: Vec<bool> = observations
            .decks
            .iter()
            .map(|deck| {
                let seat = observations.seat(deck.seat).filter(|seat| seat.population == population);
                let Some(seat) = seat.filter(|_| deck.main.iter().any(|(one, copies)| *one == card && *copies > 0))
                else {
                    return false;
                };
                let record = found.archetypes.entry(deck.archetype).or_default();
                record.decks += 1;
                record.players.add(seat.player);
                true
            })
            .collect();
        for played in &observations.matches {
            let Some(seats) = observations.seats_of(played) else { continue };
            if seats.iter().any(|seat| seat.population != population) {
                continue;
            }
            let wins = played.wins.map(u32::from);
            for (deck, own) in played.decks.into_iter().map(usize::from).zip(wins) {
                let Some(deck) = observations.decks.get(deck).filter(|_| has_card.get(deck) == Some(&true)) else {
                    continue;
                };
                let record = found.archetypes.entry(deck.archetype).or_default();
                record.games += wins[0] + wins[1];
                record.wins += own;
            }
        }
        found
    }

    /// Adds the decks of other events.
    pub fn merge(&mut self, other: &CardDecks) {
        for (archetype, record) in &other.archetypes {
            let sum = self.archetypes.entry(*archetype).or_default();
            sum.decks += record.decks;
            sum.games += record.games;
            sum.wins += record.wins;
            sum.players.merge(&record.players);
        }
    }
}
