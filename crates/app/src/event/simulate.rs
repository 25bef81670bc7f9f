//! `cantina tournament simulate`: many events with random results, to measure the quality and speed of pairings.

use std::time::{Duration, Instant};

use serde::Serialize;
use tournament::MOST_ROUNDS;

use crate::error::{Cause, FieldName};
pub use tournament::simulate::SimulationRequest;
use tournament::simulate::{SimulatedEvent, SimulationFigures};

use crate::AppError;

/// Maximum number of players per simulated event.
const MOST_PLAYERS: u32 = 4096;

/// Results of a simulation.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Simulation {
    /// The simulation's parameters.
    pub asked: SimulationRequest,
    /// Seed of all random numbers.
    pub seed: u64,
    /// Totals over all events.
    pub figures: SimulationFigures,
    /// Duration of pairing.
    pub pairing: PairingTime,
    /// Duration of the whole simulation, in seconds.
    pub seconds: f64,
}

/// Duration of pairing a round, in milliseconds.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct PairingTime {
    /// Mean over all rounds.
    pub mean_ms: f64,
    /// Slowest round.
    pub worst_ms: f64,
}

/// Simulates events sequentially on one core. The same parameters and seed give the same results.
///
/// # Errors
/// `simulate.players`, `simulate.rounds`, `simulate.percent` if the parameters are not playable.
pub fn simulate(asked: &SimulationRequest, events: u64, seed: u64) -> Result<Simulation, AppError> {
    if asked.least_players < 2 || asked.least_players > asked.most_players || asked.most_players > MOST_PLAYERS {
        return Err(AppError::of(Cause::SimulatePlayers { most_players: MOST_PLAYERS.into() }).at(FieldName::Players));
    }
    if asked.rounds.is_some_and(|rounds| rounds == 0 || rounds > MOST_ROUNDS) {
        return Err(AppError::of(Cause::SimulateRounds { most_rounds: MOST_ROUNDS.into() }).at(FieldName::Rounds));
    }
    if [asked.drops, asked.draws, asked.late].into_iter().any(|percent| percent > 100) {
        return Err(AppError::of(Cause::SimulatePercent));
    }
    let start = Instant::now();
    let (mut figures, mut spent, mut worst) = (SimulationFigures::default(), Duration::ZERO, Duration::ZERO);
    for number in 0..events {
        let mut course = SimulatedEvent::new(asked, seed, number).map_err(AppError::from)?;
        while course.goes_on() {
            course.prove();
            let before = Instant::now();
            course.pair().map_err(AppError::from)?;
            let took = before.elapsed();
            (spent, worst) = (spent + took, worst.max(took));
            course.play().map_err(AppError::from)?;
        }
        figures.add(&course.figures());
    }
    let milliseconds = |time: Duration| time.as_secs_f64() * 1000.0;
    let mean_ms = milliseconds(spent) / figures.rounds.max(1) as f64;
    Ok(Simulation {
        asked: asked.clone(),
        seed,
        figures,
        pairing: PairingTime { mean_ms, worst_ms: milliseconds(worst) },
        seconds: start.elapsed().as_secs_f64(),
    })
}
