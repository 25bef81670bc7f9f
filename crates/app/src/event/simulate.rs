//! `cantina tournament simulate`: many events with random results, how good their pairings were, and how long pairing
//! took.

use std::time::{Duration, Instant};

use serde::Serialize;
use tournament::MOST_ROUNDS;

use crate::error::{Cause, Thing};
pub use tournament::simulate::Asked;
use tournament::simulate::{Course, Figures};

use crate::AppError;

/// The most players of a simulated event.
const MOST_PLAYERS: u32 = 4096;

/// Figures of many events.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Simulation {
    /// The request as it was made.
    pub asked: Asked,
    /// The seed that all chance is drawn from.
    pub seed: u64,
    /// What happened in all of the events together.
    pub figures: Figures,
    /// The time that pairing took.
    pub pairing: PairingTime,
    /// Seconds that the whole simulation took.
    pub seconds: f64,
}

/// How long rounds took to be paired, in milliseconds.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct PairingTime {
    /// A round on average.
    pub mean_ms: f64,
    /// The round that took longest.
    pub worst_ms: f64,
}

/// Plays events one after another on one core. The same request and seed give the same figures.
///
/// # Errors
/// `simulate.players`, `simulate.rounds`, `simulate.percent` when there is nothing to play.
pub fn simulate(asked: &Asked, events: u64, seed: u64) -> Result<Simulation, AppError> {
    if asked.least_players < 2 || asked.least_players > asked.most_players || asked.most_players > MOST_PLAYERS {
        return Err(AppError::of(Cause::SimulatePlayers { most_players: MOST_PLAYERS.into() }).at(Thing::Players));
    }
    if asked.rounds.is_some_and(|rounds| rounds == 0 || rounds > MOST_ROUNDS) {
        return Err(AppError::of(Cause::SimulateRounds { most_rounds: MOST_ROUNDS.into() }).at(Thing::Rounds));
    }
    if [asked.drops, asked.draws, asked.late].into_iter().any(|percent| percent > 100) {
        return Err(AppError::of(Cause::SimulatePercent));
    }
    let start = Instant::now();
    let (mut figures, mut spent, mut worst) = (Figures::default(), Duration::ZERO, Duration::ZERO);
    for number in 0..events {
        let mut course = Course::new(asked, seed, number).map_err(AppError::from)?;
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
