//! Duration of each step at the desk of a large event.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::path::Path;
use std::time::Instant;

use serde::Serialize;
use tournament::RoundKind;

use super::{SEED, median};
use crate::contract::{EventAct, EventUpdate, NewEvent, PaperSize, PenaltyName, ResultEntry};
use crate::error::{Cause, ErrorDetail};
use crate::{App, AppError};

/// Number of players in the measured event, the size used for the published figures.
const PLAYERS: u32 = 256;
/// Number of rounds in the measured event.
const ROUNDS: u32 = 9;

/// Milliseconds at the desk of an event with 256 players and 9 rounds, on a database file. Each timing includes
/// serializing the answer as JSON for the window.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct DeskMeasured {
    /// Opening the database and the event.
    pub open_ms: f64,
    /// Loading the event again.
    pub look_ms: f64,
    /// Entering the result of one table.
    pub result_ms: f64,
    /// Correcting a result of round 1, including the preview request before it.
    pub correct_ms: f64,
    /// Pairing a round of 256 players.
    pub pair_ms: f64,
    /// Undoing a round's pairing.
    pub undo_ms: f64,
    /// Starting the clock of the current round.
    pub clock_ms: f64,
    /// Computing the standings after round 5.
    pub standings_ms: f64,
    /// Loading the view of the big clock.
    pub board_ms: f64,
    /// Creating the match slips of a round as a PDF.
    pub slips_ms: f64,
    /// Size of the whole view of the event, in bytes.
    pub answer_bytes: usize,
    /// Size of the answer that the window gets after a step, in bytes, by kind of step.
    pub step_bytes: BTreeMap<&'static str, usize>,
}

/// Plays the event and measures each step. The database is created in `folder`.
pub(super) fn measure(folder: &Path) -> Result<DeskMeasured, AppError> {
    let file = folder.join("bench.db");
    let event = played(&App::open(&file)?)?;
    let start = Instant::now();
    let desk = App::open(&file)?;
    let answer_bytes = looked(&desk, event)?;
    let open_ms = start.elapsed().as_secs_f64() * 1000.0;

    let round = desk.events().event(event)?.rounds.last().map(|round| (round.number, round.tables.clone()));
    let (newest, tables) = round.unwrap_or_default();
    let mut open = tables.iter().map(|table| table.table).filter(|table| *table > 1);
    let mut next = || open.next().unwrap_or(2);
    let entered = |round, table, result| EventAct::EnterResult { round, table, result };
    let (won, lost) = (games(2, 0), games(1, 2));
    let look_ms = ms(|| looked(&desk, event).map(drop))?;
    let page = Page::open(&desk, event)?;
    let result_ms = ms(|| page.press("result", &entered(newest, next(), lost.clone())))?;
    let mut first = 0;
    let correct_ms = ms(|| {
        first += 1;
        desk.events().consequences(event, 1, first, &lost)?;
        page.press("correction", &entered(1, first, if first % 2 == 0 { won.clone() } else { lost.clone() }))
    })?;
    let clock =
        EventAct::SetRoundClock { round: newest, action: crate::contract::RoundClockAction::Start { seconds: None } };
    let mut fresh = Some(clock);
    let clock_ms = once(|| fresh.take().map_or(Ok(()), |clock| page.press("clock", &clock)))?;
    let standings_ms = ms(|| written(&desk.events().standings_after(event, 5)?).map(drop))?;
    let board_ms = ms(|| written(&desk.events().board(event)?).map(drop))?;
    let slips = crate::contract::PrintoutKind::Slips;
    let slips_ms = ms(|| desk.events().event_paper(event, slips, PaperSize::A4, None).map(drop))?;
    let pair_ms = once(|| page.press("pairing", &EventAct::pair()))?;
    let undo_ms = once(|| page.press("undo of a pairing", &EventAct::Undo))?;
    page.press("drop", &EventAct::DropPlayer { player: 7 })?;
    let infraction =
        desk.events().event(event)?.infractions.first().map(|infraction| infraction.code.clone()).unwrap_or_default();
    let penalty = Some(PenaltyName::MatchLoss);
    page.press(
        "penalty",
        &EventAct::Penalize { player: 9, infraction, penalty, round: None, note: "late".to_owned() },
    )?;
    Ok(DeskMeasured {
        open_ms,
        look_ms,
        result_ms,
        correct_ms,
        pair_ms,
        undo_ms,
        clock_ms,
        standings_ms,
        board_ms,
        slips_ms,
        answer_bytes,
        step_bytes: page.bytes.into_inner(),
    })
}

/// The window's page: it sends its revision with each step, and serializes the answers as JSON.
struct Page<'a> {
    desk: &'a App,
    event: u32,
    have: RefCell<String>,
    bytes: RefCell<BTreeMap<&'static str, usize>>,
}

impl Page<'_> {
    fn open(desk: &App, event: u32) -> Result<Page<'_>, AppError> {
        let have = RefCell::new(revision(desk.events().desk_view(event, None)?));
        Ok(Page { desk, event, have, bytes: RefCell::default() })
    }

    /// Runs one step and notes the largest answer of its kind.
    fn press(&self, kind: &'static str, act: &EventAct) -> Result<(), AppError> {
        let have = self.have.borrow().clone();
        let answer = self.desk.events().act_and_update(self.event, act, Some(&have))?;
        let size = written(&answer)?;
        let mut bytes = self.bytes.borrow_mut();
        let largest = bytes.entry(kind).or_default();
        *largest = size.max(*largest);
        self.have.replace(revision(answer));
        Ok(())
    }
}

fn revision(update: EventUpdate) -> String {
    match update {
        EventUpdate::Whole { revision, .. } | EventUpdate::Changes { revision, .. } => revision,
    }
}

fn games(a: u32, b: u32) -> ResultEntry {
    ResultEntry::Games { a, b, drawn: 0 }
}

fn ms(work: impl FnMut() -> Result<(), AppError>) -> Result<f64, AppError> {
    Ok(median(work)? * 1000.0)
}

fn once(mut work: impl FnMut() -> Result<(), AppError>) -> Result<f64, AppError> {
    let start = Instant::now();
    work()?;
    Ok(start.elapsed().as_secs_f64() * 1000.0)
}

/// Serializes an answer as JSON and returns its size in bytes.
pub(super) fn written(answer: &impl Serialize) -> Result<usize, AppError> {
    let json = serde_json::to_vec(answer)
        .map_err(|error| AppError::of(Cause::BenchJson { error: ErrorDetail::text(error) }))?;
    Ok(std::hint::black_box(json).len())
}

/// Loads the event and returns the size of the answer as JSON.
fn looked(desk: &App, event: u32) -> Result<usize, AppError> {
    written(&desk.events().event(event)?)
}

/// Creates an event, plays all its rounds and enters every result.
pub(super) fn played(desk: &App) -> Result<u32, AppError> {
    let new = NewEvent { seed: Some(SEED.to_string()), ..NewEvent::constructed("Bench") };
    let event = desk.events().create_event(new)?.summary.id;
    let names: Vec<String> = (1..=PLAYERS).map(|number| format!("Player Number {number}")).collect();
    desk.events().act(event, &EventAct::RegisterPlayers { text: names.join("\n") })?;
    desk.events().act(event, &EventAct::PlanRounds { rounds: ROUNDS + 3 })?;
    for round in 1..=ROUNDS {
        desk.events().act(event, &EventAct::pair())?;
        let open = desk.events().read(event, |state, _| {
            let paired = state.tournament.rounds().iter().filter(|paired| paired.kind == RoundKind::Swiss);
            let newest = paired.filter(|paired| u32::from(paired.number) == round);
            let open = newest.flat_map(|paired| &paired.pairings).filter(|pairing| pairing.b.is_some());
            Ok(open.map(|pairing| u32::from(pairing.table)).collect::<Vec<u32>>())
        })?;
        let result = |table: u32| {
            let (a, b) = if (table + round).is_multiple_of(3) { (1, 2) } else { (2, 0) };
            EventAct::EnterResult { round, table, result: ResultEntry::Games { a, b, drawn: 0 } }
        };
        let results: Vec<EventAct> = open.into_iter().map(result).collect();
        desk.events().commit(event, &results, None, 0)?;
    }
    Ok(event)
}
