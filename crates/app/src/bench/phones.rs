//! Duration of the requests of players' phones at a large event.

use std::path::Path;
use std::time::Instant;

use rules::Rng;
use serde::Serialize;

use super::{SEED, desk};
use crate::contract::{EventAct, PhoneTableUpdate, RoundTable, TextLanguage};
use crate::error::Cause;
use crate::event::registered_deck::registered_list;
use crate::phones::{GameRequest, GameSelector, PhoneRequest, PlayerPhoneView};
use crate::{App, AppError};

/// Largest number of measured answers of the game.
const ANSWERS: usize = 200;

/// Milliseconds of requests of players' phones in an event with 256 players, each with a registered deck. One match of
/// the open round 10 is played on phones. Medians.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct PhonesMeasured {
    /// Answering a question of the game, including the player's new view.
    pub answer_ms: f64,
    /// Answering a question if the journal is in memory.
    pub answer_in_memory_ms: f64,
    /// Loading the player's view if the journal is in memory.
    pub look_in_memory_ms: f64,
    /// Computing the live board and the two revision numbers, as the phone server does after each change.
    pub watch_ms: f64,
    /// Size of the largest whole table, as JSON, in bytes.
    pub table_bytes: usize,
    /// Size of what an answer returns of the table to a phone that has the table before it, as JSON, in bytes. Median.
    pub answer_bytes: usize,
    /// The largest of these sizes.
    pub largest_answer_bytes: usize,
}

/// Measures the requests on a database in `folder`, and in memory.
pub(super) fn measure(folder: &Path) -> Result<PhonesMeasured, AppError> {
    let on_disk = played_on_phones(&App::open(&folder.join("phones.db"))?)?;
    let in_memory = played_on_phones(&App::in_memory()?)?;
    Ok(PhonesMeasured {
        answer_ms: on_disk.answer_ms,
        answer_in_memory_ms: in_memory.answer_ms,
        look_in_memory_ms: in_memory.look_ms,
        watch_ms: on_disk.watch_ms,
        table_bytes: on_disk.table_bytes,
        answer_bytes: on_disk.answer_bytes,
        largest_answer_bytes: on_disk.largest_answer_bytes,
    })
}

/// Timings on one kind of journal.
struct Timings {
    answer_ms: f64,
    look_ms: f64,
    watch_ms: f64,
    table_bytes: usize,
    answer_bytes: usize,
    largest_answer_bytes: usize,
}

/// A phone that numbers its requests.
struct Device {
    phone: u32,
    asked: u64,
    /// Revision of its table.
    have: Option<String>,
}

impl Device {
    fn send(&mut self, desk: &App, ask: &PhoneRequest) -> Result<PlayerPhoneView, AppError> {
        self.asked += 1;
        let mut digest = [0; 32];
        digest[..8].copy_from_slice(&self.asked.to_le_bytes());
        desk.phones().handle_phone_request(self.phone, self.asked, &digest, ask, TextLanguage::English)
    }

    /// Takes an answer about the table and returns its size.
    fn take(&mut self, table: Option<PhoneTableUpdate>) -> Result<usize, AppError> {
        let table = table.ok_or_else(no_game)?;
        let (PhoneTableUpdate::Whole { revision, .. } | PhoneTableUpdate::Changes { revision, .. }) = &table;
        self.have = Some(revision.clone());
        desk::written(&table)
    }
}

/// Plays the first match of round 10 on two phones with random answers.
fn played_on_phones(desk: &App) -> Result<Timings, AppError> {
    let event = desk::played(desk)?;
    register_decks(desk, event)?;
    desk.events().act(event, &EventAct::pair())?;
    let newest = desk.events().read(event, |state, _| Ok(state.tournament.rounds().last().cloned()))?;
    let round = newest.ok_or_else(no_game)?;
    let pairing = round.pairings.iter().find(|pairing| pairing.b.is_some()).ok_or_else(no_game)?;
    let mut devices = Vec::new();
    for player in [Some(pairing.a), pairing.b].into_iter().flatten() {
        devices.push(Device { phone: desk.phones().enrol_phone(event, player.0, &[7; 32])?, asked: 0, have: None });
    }
    let game = |ask, have: &Option<String>| PhoneRequest::Game { of: GameSelector::Match, ask, have: have.clone() };
    for device in &mut devices {
        device.send(desk, &game(GameRequest::Want { number: 1, main: None }, &None))?;
    }
    let mut table_bytes = 0;
    for device in &mut devices {
        let seen = device.send(desk, &game(GameRequest::Look, &None))?;
        table_bytes = table_bytes.max(device.take(seen.table)?);
    }
    let at = RoundTable { event, round: u32::from(round.number), table: u32::from(pairing.table) };
    let id = desk.games().match_in_progress(at)?.ok_or_else(no_game)?;

    let (mut answers, mut looks, mut watches) = (Vec::new(), Vec::new(), Vec::new());
    let mut rng = Rng::seeded(SEED);
    let mut sizes = Vec::new();
    while answers.len() < ANSWERS {
        let (number, step, seat, options) = {
            let table = desk.games().live(id)?;
            let live = table.lock();
            let Some(question) = live.game.question() else { break };
            let options = live.game.options_for(Some(question.player)).len();
            (live.number() as u32, live.before.len() as u32, question.player, options)
        };
        let option = rng.next_below(options as u32);
        let device = devices.get_mut(seat.at()).ok_or_else(no_game)?;
        let answer = game(GameRequest::Answer { number, step, option }, &device.have);
        let seen = timed(&mut answers, || device.send(desk, &answer))?;
        timed(&mut watches, || watched(desk, event))?;
        timed(&mut looks, || device.send(desk, &PhoneRequest::Look))?;
        sizes.push(device.take(seen.table)?);
        // The other phone learns of the answer, and shows what changed. The whole table is asked for to know its size.
        for (at, device) in devices.iter_mut().enumerate() {
            let look = game(GameRequest::Look, if at == seat.at() { &None } else { &device.have });
            let seen = device.send(desk, &look)?;
            let size = device.take(seen.table)?;
            table_bytes = table_bytes.max(if at == seat.at() { size } else { 0 });
        }
    }
    sizes.sort_unstable();
    Ok(Timings {
        answer_ms: median_ms(answers),
        look_ms: median_ms(looks),
        watch_ms: median_ms(watches),
        table_bytes,
        answer_bytes: sizes.get(sizes.len() / 2).copied().unwrap_or_default(),
        largest_answer_bytes: sizes.last().copied().unwrap_or_default(),
    })
}

/// Registers a bundled deck for each player.
fn register_decks(desk: &App, event: u32) -> Result<(), AppError> {
    let playable = decks::published_decks().iter().filter(|deck| deck.list.leaders.len() == 1);
    let lists: Vec<String> = playable.map(|deck| registered_list(&desk.core.catalog, 1, &deck.list).list).collect();
    let players = desk.events().read(event, |state, _| {
        Ok(state.tournament.players().iter().map(|player| player.id.0).collect::<Vec<u32>>())
    })?;
    let register = |(player, list): (u32, &String)| EventAct::RegisterDeck { player, slot: 1, list: list.clone() };
    let acts: Vec<EventAct> = players.into_iter().zip(lists.iter().cycle()).map(register).collect();
    desk.events().commit(event, &acts, None, 0)
}

/// Computes what the phone server computes after each write to the database.
fn watched(desk: &App, event: u32) -> Result<(), AppError> {
    std::hint::black_box(desk.phones().watch_event(event, None)?);
    Ok(())
}

fn no_game() -> AppError {
    AppError::of(Cause::PlayNoOpenTable)
}

fn timed<T>(seconds: &mut Vec<f64>, work: impl FnOnce() -> Result<T, AppError>) -> Result<T, AppError> {
    let start = Instant::now();
    let done = work()?;
    seconds.push(start.elapsed().as_secs_f64());
    Ok(done)
}

fn median_ms(mut seconds: Vec<f64>) -> f64 {
    seconds.sort_by(f64::total_cmp);
    seconds.get(seconds.len() / 2).map_or(0.0, |median| median * 1000.0)
}
