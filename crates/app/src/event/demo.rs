//! A demonstration event played by bots, from registration to standings.

use crate::contract::{DraftMode, EventAct, EventView, NewEvent, RoundView};
use crate::{App, AppError};

/// Progress of the demonstration.
pub enum Step<'a> {
    /// Event created, no players yet.
    Made(&'a EventView),
    /// Players entered and seated.
    Seated(&'a EventView),
    /// Draft finished, decks built.
    Drafted(&'a EventView),
    /// Round with all results entered.
    Played(&'a RoundView),
}

/// Returns the seed an event was created with, read from its log.
pub fn seed_of(event: &EventView) -> String {
    let opened = event.log.last().map_or("", |line| line.text.as_str());
    opened.rsplit(' ').next().unwrap_or_default().to_owned()
}

/// Plays an event of bots. Results are drawn at random from the seed; `say` is called after each step.
///
/// # Errors
/// Errors of the use cases and of `say`.
pub fn play(
    desk: &App,
    set: &str,
    players: u32,
    seed: Option<u64>,
    say: impl Fn(Step<'_>) -> Result<(), AppError>,
) -> Result<EventView, AppError> {
    let seed = seed.unwrap_or_else(|| desk.fresh_seed());
    let new = NewEvent {
        seed: Some(seed.to_string()),
        ..NewEvent::draft(&format!("Demo draft of {players} bots"), set, DraftMode::Digital, 8)
    };
    // A demonstration is reproducible from its seed, including the boosters; nothing is at stake.
    let event = desk.create_with(new, seed)?;
    let id = event.summary.id;
    say(Step::Made(&event))?;
    desk.act(id, &EventAct::RegisterBots { count: players })?;
    say(Step::Seated(&desk.act(id, &EventAct::DrawSeats)?))?;
    let mut event = desk.act(id, &EventAct::StartDraft)?;
    say(Step::Drafted(&event))?;
    for number in 1..=event.summary.planned_rounds {
        desk.act(id, &EventAct::pair())?;
        let results = EventAct::RollBotResults { round: number };
        event = desk.act_with_seed(id, &results, seed ^ u64::from(number))?;
        if let Some(round) = event.rounds.iter().find(|round| round.number == number) {
            say(Step::Played(round))?;
        }
    }
    Ok(event)
}
