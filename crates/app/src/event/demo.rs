//! A whole event by bots, from registration to standings.

use crate::contract::{DraftMode, EventAct, EventView, NewEvent, RoundView};
use crate::{AppError, Desk};

/// How far the event has come.
pub enum Step<'a> {
    /// The event is made and has no players yet.
    Made(&'a EventView),
    /// Players are entered and seated.
    Seated(&'a EventView),
    /// The draft is over, decks are built.
    Drafted(&'a EventView),
    /// A round has its results.
    Played(&'a RoundView),
}

/// The seed that an event was made with, as its log says.
pub fn seed_of(event: &EventView) -> String {
    let opened = event.log.last().map_or("", |line| line.text.as_str());
    opened.rsplit(' ').next().unwrap_or_default().to_owned()
}

/// Plays an event of bots; results are drawn at random from the seed. `say` hears of each step.
///
/// # Errors
/// Those of the use cases, and what `say` returns.
pub fn play(
    desk: &Desk,
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
    // A demonstration is the same for the same seed, boosters too: nobody plays for anything.
    let event = desk.create_with(new, seed)?;
    let id = event.summary.id;
    say(Step::Made(&event))?;
    desk.act(id, &EventAct::RegisterBots { count: players })?;
    say(Step::Seated(&desk.act(id, &EventAct::Seat)?))?;
    let mut event = desk.act(id, &EventAct::StartDraft)?;
    say(Step::Drafted(&event))?;
    for number in 1..=event.summary.planned_rounds {
        desk.act(id, &EventAct::pair())?;
        let results = EventAct::RollBotResults { round: number };
        event = desk.act_given(id, &results, seed ^ u64::from(number))?;
        if let Some(round) = event.rounds.iter().find(|round| round.number == number) {
            say(Step::Played(round))?;
        }
    }
    Ok(event)
}
