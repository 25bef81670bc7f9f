//! A demonstration event played by bots, from registration to standings.

use crate::contract::{DraftMode, DraftShape, EventAct, NewEvent, PackSource};
use crate::event::steps;
use crate::{AppError, Events};

/// Progress of the demonstration.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    /// Event created from this seed, no players yet.
    Made(u64),
    /// Players entered and seated.
    Seated,
    /// Draft finished, decks built.
    Drafted,
    /// All results of this round entered, from 1.
    Played(u32),
}

/// Plays an event of bots and returns its number. Results are drawn at random from the seed; `say` is called after each
/// step, with the event's number. `packs` replaces the boosters of `set`.
///
/// # Errors
/// Errors of the use cases and of `say`.
pub fn play(
    events: &Events,
    set: &str,
    packs: Option<PackSource>,
    shape: DraftShape,
    players: u32,
    seed: Option<u64>,
    say: impl Fn(u32, Step) -> Result<(), AppError>,
) -> Result<u32, AppError> {
    let seed = seed.unwrap_or_else(|| events.core.fresh_seed());
    let new = NewEvent {
        seed: Some(seed.to_string()),
        packs,
        shape,
        ..NewEvent::draft(&format!("Demo draft of {players} bots"), set, DraftMode::Digital, 8)
    };
    // A demonstration is reproducible from its seed, including the boosters; nothing is at stake.
    let event = events.create_with(new, seed)?;
    say(event, Step::Made(seed))?;
    events.apply_act(event, &EventAct::RegisterBots { count: players })?;
    events.apply_act(event, &EventAct::DrawSeats)?;
    say(event, Step::Seated)?;
    events.apply_act(event, &EventAct::StartDraft)?;
    say(event, Step::Drafted)?;
    let planned = events.read(event, |state, _| Ok(u32::from(steps::planned_rounds(state))))?;
    for round in 1..=planned {
        events.apply_act(event, &EventAct::pair())?;
        events.act_with_seed(event, &EventAct::RollBotResults { round }, seed ^ u64::from(round))?;
        say(event, Step::Played(round))?;
    }
    Ok(event)
}
