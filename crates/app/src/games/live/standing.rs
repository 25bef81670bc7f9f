//! The standing of a game and its match: wins, state and current question.

use rules::{Outcome, Seat};

use super::{FinishedMatchGame, LiveGame};
use crate::contract::{GameState, SeatKind};
use crate::games::record::GameStatus;

impl LiveGame {
    /// Returns the finished games of the match, including the current one if it is over.
    pub(crate) fn played(&self) -> Vec<FinishedMatchGame> {
        let mut played = self.before_it.clone();
        let winner = match self.game.state.outcome() {
            None => return played,
            Some(Outcome::Won(seat)) => Some(seat),
            // A shared victory has no single winner (CR 12.7.3).
            Some(Outcome::Draw | Outcome::Shared(_)) => None,
        };
        played.push(FinishedMatchGame { winner, rounds: self.game.state.round() });
        played
    }

    /// Returns the number of games won by each seat.
    pub(crate) fn wins(&self) -> Vec<u32> {
        let mut wins = vec![0; self.start.seats.len()];
        for seat in self.played().into_iter().filter_map(|game| game.winner) {
            if let Some(wins) = wins.get_mut(seat.at()) {
                *wins += 1;
            }
        }
        wins
    }

    /// Returns whether the game is in progress, between two games of a match, or over.
    pub(crate) fn state(&self) -> GameState {
        if self.game.state.outcome().is_none() {
            return GameState::Playing;
        }
        let best_of = u32::from(self.start.best_of);
        let is_decided = self.wins().into_iter().any(|wins| wins > best_of / 2);
        if is_decided || self.played().len() >= best_of as usize { GameState::Over } else { GameState::Between }
    }

    /// Returns the number of the current game in the match, from 1.
    pub(crate) fn number(&self) -> usize {
        self.before_it.len() + 1
    }

    /// Returns the loser of the current game, who decides which player starts the next one.
    pub(crate) fn chooses_next(&self) -> Option<Seat> {
        match self.game.state.outcome() {
            Some(Outcome::Won(seat)) if self.start.seats.len() == 2 => Some(Seat(1 - seat.0.min(1))),
            Some(Outcome::Won(_) | Outcome::Draw | Outcome::Shared(_)) | None => None,
        }
    }

    /// Returns the seats of people.
    pub(crate) fn people(&self) -> Vec<Seat> {
        let seats = self.start.seats.iter().zip(0u8..);
        seats.filter(|(seat, _)| seat.kind == SeatKind::Person).map(|(_, at)| Seat(at)).collect()
    }

    /// Returns the seat that must answer, and its kind.
    pub(crate) fn asked(&self) -> Option<(Seat, SeatKind)> {
        let seat = self.game.question()?.player;
        Some((seat, self.start.seats.get(seat.at())?.kind))
    }

    /// Returns the standing, for the game list.
    pub(crate) fn standing(&self) -> GameStatus {
        GameStatus { state: self.state(), wins: self.wins(), status_text: self.status_text() }
    }

    pub(super) fn status_text(&self) -> String {
        let name = |seat: Seat| self.names.get(seat.at()).cloned().unwrap_or_default();
        match (self.state(), self.asked()) {
            (GameState::Over, _) => {
                let wins = self.wins();
                let most = wins.iter().max().copied().unwrap_or(0);
                let best: Vec<usize> = (0..wins.len()).filter(|at| wins[*at] == most).collect();
                match best.as_slice() {
                    [one] if self.start.best_of > 1 => {
                        let other: u32 = wins.iter().sum::<u32>() - most;
                        format!("{} won {most}-{other}", self.names[*one])
                    }
                    [one] => format!("{} won in round {}", self.names[*one], self.game.state.round()),
                    _ => "Drawn".to_owned(),
                }
            }
            (GameState::Between, _) => format!("Game {} follows", self.number() + 1),
            (GameState::Playing, Some((seat, _))) if self.game.state.round() == 0 => {
                format!("Setting up: {}", name(seat))
            }
            (GameState::Playing, Some((seat, _))) => {
                format!("Round {}: {} decides", self.game.state.round(), name(seat))
            }
            (GameState::Playing, None) if self.game.violation().is_some() => "Stopped: an engine error".to_owned(),
            (GameState::Playing, None) => String::new(),
        }
    }
}
