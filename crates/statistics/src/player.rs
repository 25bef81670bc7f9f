//! The record of one player: results by archetype and opponent, and picks.

use std::collections::BTreeMap;

use model::CardNumber;

use crate::numbers::{Rate, Thresholds};
use crate::observation::{Archetype, Observations};

/// Matches and games of one player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct PlayerRecord {
    /// Number of matches.
    pub matches: u32,
    /// Matches that the player won.
    pub match_wins: u32,
    /// Matches that the player lost.
    pub match_losses: u32,
    /// Games with a winner.
    pub games: u32,
    /// Games that the player won.
    pub wins: u32,
}

impl PlayerRecord {
    fn add(&mut self, [own, other]: [u32; 2]) {
        self.matches += 1;
        self.match_wins += u32::from(own > other);
        self.match_losses += u32::from(own < other);
        self.games += own + other;
        self.wins += own;
    }

    fn merge(&mut self, other: &PlayerRecord) {
        self.matches += other.matches;
        self.match_wins += other.match_wins;
        self.match_losses += other.match_losses;
        self.games += other.games;
        self.wins += other.wins;
    }

    /// Returns the share of won games. Returns `None` below the threshold of games.
    pub fn win_rate(&self, thresholds: &Thresholds) -> Option<Rate> {
        Rate::of(self.wins, self.games).filter(|_| self.games >= thresholds.games)
    }
}

/// Choices of one player about one card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct PlayerPicks {
    /// Choices that offered the card.
    pub offered: u32,
    /// Choices that took it.
    pub taken: u32,
    /// Sum of the numbers of the picks that took it.
    pub taken_at: u32,
}

impl PlayerPicks {
    /// Returns the share of the choices with the card that took it. Returns `None` below the threshold of choices.
    pub fn taken_when_seen(&self, thresholds: &Thresholds) -> Option<Rate> {
        Rate::of(self.taken, self.offered).filter(|_| self.offered >= thresholds.exposures)
    }

    /// Returns the mean number of the pick that took the card. Returns `None` below the threshold, or if no pick took it.
    pub fn mean_taken_at(&self, thresholds: &Thresholds) -> Option<f64> {
        let is_enough = self.offered >= thresholds.exposures && self.taken > 0;
        is_enough.then(|| f64::from(self.taken_at) / f64::from(self.taken))
    }

    /// Returns the choices of all other players, from those of all players.
    pub fn others(&self, offered: u32, taken: u32, taken_at: u32) -> PlayerPicks {
        PlayerPicks {
            offered: offered.saturating_sub(self.offered),
            taken: taken.saturating_sub(self.taken),
            taken_at: taken_at.saturating_sub(self.taken_at),
        }
    }
}

/// Counts of one player over one or several events. Mirror matches are included: for a player they do not cancel out.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PlayerSummary {
    /// Choices in digital drafts.
    pub choices: u32,
    /// Matches against players of the same population.
    pub record: PlayerRecord,
    /// Matches of a person against bots, or of a bot against people. They are in no other number.
    pub mixed: PlayerRecord,
    /// Number of decks and their record, by archetype.
    pub archetypes: BTreeMap<Archetype, (u32, PlayerRecord)>,
    /// Record against each archetype.
    pub opponents: BTreeMap<Archetype, PlayerRecord>,
    /// Choices by card.
    pub picks: BTreeMap<CardNumber, PlayerPicks>,
}

impl PlayerSummary {
    /// Counts one player of an event, given by the salted number. Returns `None` if the player is not in the event.
    pub fn of(observations: &Observations, player: u32) -> Option<PlayerSummary> {
        let is_own = |seat: u16| observations.seat(seat).is_some_and(|seat| seat.player == player);
        if !observations.seats.iter().any(|seat| seat.player == player) {
            return None;
        }
        let mut found = PlayerSummary::default();
        for deck in observations.decks.iter().filter(|deck| is_own(deck.seat)) {
            found.archetypes.entry(deck.archetype).or_default().0 += 1;
        }
        for played in &observations.matches {
            let (Some(decks), Some(seats)) = (observations.decks_of(played), observations.seats_of(played)) else {
                continue;
            };
            let own = seats.map(|seat| seat.player == player);
            if own[0] == own[1] {
                continue;
            }
            let (side, wins) = (usize::from(own[1]), played.wins.map(u32::from));
            let wins = [wins[side], wins[1 - side]];
            if seats[0].population != seats[1].population {
                found.mixed.add(wins);
                continue;
            }
            found.record.add(wins);
            found.archetypes.entry(decks[side].archetype).or_default().1.add(wins);
            found.opponents.entry(decks[1 - side].archetype).or_default().add(wins);
        }
        for pick in observations.picks.iter().filter(|pick| is_own(pick.seat)) {
            found.choices += 1;
            let mut options = pick.options.clone();
            options.sort_unstable();
            options.dedup();
            for card in options {
                found.picks.entry(card).or_default().offered += 1;
            }
            let taken = found.picks.entry(pick.taken).or_default();
            taken.taken += 1;
            taken.taken_at += u32::from(pick.number);
        }
        Some(found)
    }

    /// Adds the counts of other events.
    pub fn merge(&mut self, other: &PlayerSummary) {
        self.choices += other.choices;
        self.record.merge(&other.record);
        self.mixed.merge(&other.mixed);
        for (archetype, (decks, record)) in &other.archetypes {
            let own = self.archetypes.entry(*archetype).or_default();
            own.0 += decks;
            own.1.merge(record);
        }
        for (archetype, record) in &other.opponents {
            self.opponents.entry(*archetype).or_default().merge(record);
        }
        for (card, picks) in &other.picks {
            let own = self.picks.entry(*card).or_default();
            own.offered += picks.offered;
            own.taken += picks.taken;
            own.taken_at += picks.taken_at;
        }
    }
}
