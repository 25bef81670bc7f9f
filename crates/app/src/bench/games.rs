//! Benchmarks of the rules engine.

use std::hint::black_box;
use std::sync::Arc;
use std::thread;
use std::time::Instant;

use model::{CardId, CardType};
use rules::{CardBook, Deck, Game, Rng};

use super::{LONG_ENOUGH, SEED};
use crate::AppError;
use crate::cards::boosters;
use crate::error::{Cause, ErrorDetail};
use crate::games;

/// Number of pairs of random decks, which are played repeatedly.
const RANDOM_PAIRS: usize = 200;

/// Results of the engine benchmarks.
pub(super) struct Engine {
    /// Random games between two published decks.
    pub starters: Rates,
    /// Games per second between two published decks, on all cores.
    pub starters_all_cores_per_s: f64,
    /// Random games between random decks.
    pub random: Rates,
    /// Games per second between random decks, on all cores.
    pub random_all_cores_per_s: f64,
    /// Nanoseconds to copy a state in mid-game, the mean of several.
    pub state_clone_ns: f64,
    /// Bytes of the largest of those states.
    pub state_bytes: usize,
}

/// Rates of games and answers.
pub(super) struct Rates {
    /// Games per second.
    pub games_per_s: f64,
    /// Questions answered per second in those games.
    pub answers_per_s: f64,
}

/// Returns the milliseconds to load the catalogue and the card texts. Both are loaded once per process, so only the
/// first call measures it.
pub(super) fn load_ms() -> Result<f64, AppError> {
    let start = Instant::now();
    black_box(games::book()?);
    Ok(start.elapsed().as_secs_f64() * 1e3)
}

pub(super) fn engine() -> Result<Engine, AppError> {
    let book = games::book()?;
    let starters = ["SOR-Luke", "SOR-Vader"].map(|key| games::deck(key, || Err(no_deck(key))));
    let [luke, vader] = starters;
    let starters = [luke?.into_cards(), vader?.into_cards()];
    let mut rng = Rng::seeded(SEED);
    let pairs = (0..RANDOM_PAIRS).map(|_| Ok([random_deck(&book, &mut rng)?, random_deck(&book, &mut rng)?]));
    let pairs = pairs.collect::<Result<Vec<_>, AppError>>()?;
    let (state_clone_ns, state_bytes) = state(&book, &starters)?;
    let starters = [starters];
    Ok(Engine {
        starters: rates(&book, &starters)?,
        starters_all_cores_per_s: games_on_all_cores(&book, &starters)?,
        random: rates(&book, &pairs)?,
        random_all_cores_per_s: games_on_all_cores(&book, &pairs)?,
        state_clone_ns,
        state_bytes,
    })
}

fn no_deck(key: &str) -> AppError {
    AppError::of(Cause::BenchNoDeckNamed { key: key.into() })
}

fn new_game(book: &Arc<CardBook>, decks: &[Deck; 2], seed: u64) -> Result<Game, AppError> {
    Game::new(book.clone(), decks, seed).map_err(|error| AppError::of(error.into()))
}

/// Plays random actions until the game ends or `most` questions are answered. Returns the number of answers.
fn play(game: &mut Game, rng: &mut Rng, most: u32) -> u32 {
    let mut answers = 0;
    while answers < most {
        let options = game.legal_actions();
        let Some(action) = options.get(rng.next_below(options.len() as u32) as usize).copied() else { break };
        game.play_legal(action);
        answers += 1;
    }
    answers
}

/// Plays the given pairs of decks in turn for [`LONG_ENOUGH`]. Every question is answered, even with only one option.
fn rates(book: &Arc<CardBook>, pairs: &[[Deck; 2]]) -> Result<Rates, AppError> {
    let mut rng = Rng::seeded(SEED);
    let (mut games, mut answers) = (0u64, 0u64);
    let start = Instant::now();
    for pair in pairs.iter().cycle() {
        if start.elapsed() >= LONG_ENOUGH {
            break;
        }
        let mut game = new_game(book, pair, games)?;
        answers += u64::from(play(&mut game, &mut rng, u32::MAX));
        if let Some(violation) = game.violation() {
            return Err(AppError::of(Cause::PlayStopped { fault: ErrorDetail::text(violation) }));
        }
        games += 1;
    }
    let seconds = start.elapsed().as_secs_f64();
    Ok(Rates { games_per_s: games as f64 / seconds, answers_per_s: answers as f64 / seconds })
}

/// Returns the games per second when all cores play at the same time.
fn games_on_all_cores(book: &Arc<CardBook>, pairs: &[[Deck; 2]]) -> Result<f64, AppError> {
    let cores = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        let players: Vec<_> = (0..cores).map(|_| scope.spawn(|| rates(book, pairs))).collect();
        let played = players.into_iter().map(|player| {
            let rates = player.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))?;
            Ok(rates.games_per_s)
        });
        played.sum()
    })
}

/// Measures copies of mid-game states: nanoseconds per copy, and bytes of the largest state.
fn state(book: &Arc<CardBook>, decks: &[Deck; 2]) -> Result<(f64, usize), AppError> {
    const GAMES: u64 = 16;
    const COPIES: u32 = 50_000;
    let mut rng = Rng::seeded(SEED);
    let (mut seconds, mut bytes) = (0.0, 0);
    for seed in 0..GAMES {
        let mut game = new_game(book, decks, seed)?;
        play(&mut game, &mut rng, 120);
        bytes = bytes.max(game.state.bytes());
        let start = Instant::now();
        for _ in 0..COPIES {
            black_box(black_box(&game.state).clone());
        }
        seconds += start.elapsed().as_secs_f64();
    }
    Ok((seconds / (GAMES as f64 * f64::from(COPIES)) * 1e9, bytes))
}

/// Builds a deck of fifty SOR cards with a random leader and base. Four of five cards have no aspect penalty; at most
/// three copies of each.
fn random_deck(book: &CardBook, rng: &mut Rng) -> Result<Deck, AppError> {
    let set = boosters::set_with_packs("SOR")?;
    let of = |kinds: &[CardType]| -> Vec<CardId> {
        let cards = book.catalog().cards_of(set);
        cards.filter(|card| kinds.contains(&card.kind) && book.is_implemented(card.id)).map(|card| card.id).collect()
    };
    let mut pick =
        |from: &[CardId]| from.get(rng.next_below(from.len() as u32) as usize).copied().ok_or_else(|| no_deck("SOR"));
    let leader = pick(&of(&[CardType::Leader]))?;
    let base = pick(&of(&[CardType::Base]))?;
    let all = of(&[CardType::Unit, CardType::Event, CardType::Upgrade]);
    let provided = book.def(leader).aspects.with(&book.def(base).aspects);
    let mut cards: Vec<CardId> = Vec::new();
    while cards.len() < 50 {
        let card = pick(&all)?;
        let near = book.def(card).aspects.missing_from(&provided) == 0;
        if (near || cards.len().is_multiple_of(5)) && cards.iter().filter(|one| **one == card).count() < 3 {
            cards.push(card);
        }
    }
    Ok(Deck { leaders: vec![leader], base, cards })
}
