//! Prints a digest of random games, to compare the engine before and after a refactoring.
//!
//! `cargo run --release -p rules --example fingerprints -- 100000` plays that many games of two, three and four
//! players with random decks of all sets, and combines the hash of the state after every action. Equal digests mean
//! that every question, answer and consequence was the same.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use model::{CardId, CardType};
use rules::{CardBook, Deck, Game, Rng};

/// Games that share one line of output.
const GAMES_PER_LINE: u64 = 10_000;
/// Number of actions after which a game is cut off.
const MAX_ACTIONS: u32 = 20_000;

/// The playable cards by their part in a deck.
struct Pool {
    leaders: Vec<CardId>,
    bases: Vec<CardId>,
    main: Vec<CardId>,
}

impl Pool {
    fn new(book: &CardBook) -> Pool {
        let of = |kinds: &[CardType]| -> Vec<CardId> {
            let cards = book.catalog().cards().iter().filter(|card| book.is_implemented(card.id));
            cards.filter(|card| kinds.contains(&card.kind)).map(|card| card.id).collect()
        };
        Pool {
            leaders: of(&[CardType::Leader]),
            bases: of(&[CardType::Base]),
            main: of(&[CardType::Unit, CardType::Event, CardType::Upgrade]),
        }
    }

    /// Returns a deck of fifty cards, or of eighty with two leaders for Twin Suns, mostly within its aspects.
    fn deck(&self, book: &CardBook, rng: &mut Rng, twin: bool) -> Deck {
        let mut pick = |from: &[CardId]| from[rng.next_below(from.len() as u32) as usize];
        let (size, copies, leaders) = if twin { (80, 1, 2) } else { (50, 3, 1) };
        let leaders: Vec<CardId> = (0..leaders).map(|_| pick(&self.leaders)).collect();
        let base = pick(&self.bases);
        let provided = leaders.iter().fold(book.def(base).aspects, |all, leader| all.with(&book.def(*leader).aspects));
        let mut cards: Vec<CardId> = Vec::new();
        while cards.len() < size {
            let card = pick(&self.main);
            let near = book.def(card).aspects.missing_from(&provided) == 0;
            if (near || cards.len().is_multiple_of(5)) && cards.iter().filter(|one| **one == card).count() < copies {
                cards.push(card);
            }
        }
        Deck { leaders, base, cards }
    }
}

/// Plays a random game and returns the combined hash of its states.
fn fingerprint(book: &Arc<CardBook>, pool: &Pool, seed: u64) -> u64 {
    let mut rng = Rng::seeded(seed);
    let seats = 2 + (seed % 3) as usize;
    let twin = seats > 2 && seed.is_multiple_of(2);
    let decks: Vec<Deck> = (0..seats).map(|_| pool.deck(book, &mut rng, twin)).collect();
    let mut game = Game::new(Arc::clone(book), &decks, seed).expect("playable decks");
    let mut combined = game.state.hash();
    for _ in 0..MAX_ACTIONS {
        let options = game.legal_actions();
        if options.is_empty() {
            break;
        }
        let action = options[rng.next_below(options.len() as u32) as usize];
        game.play(action).expect("a listed action is accepted");
        combined = mix(combined, game.state.hash());
    }
    combined
}

/// Combines two hashes; the order matters.
fn mix(one: u64, other: u64) -> u64 {
    (one.rotate_left(5) ^ other).wrapping_mul(0x517c_c1b7_2722_0a95)
}

fn main() {
    let games: u64 = std::env::args().nth(1).and_then(|games| games.parse().ok()).unwrap_or(GAMES_PER_LINE);
    let book = CardBook::embedded().expect("the embedded data load");
    let pool = Pool::new(&book);
    let mut total = 0;
    for first in (0..games).step_by(GAMES_PER_LINE as usize) {
        let until = games.min(first + GAMES_PER_LINE);
        // The sum is the same however the games are divided among threads.
        let (next, sum) = (AtomicU64::new(first), AtomicU64::new(0));
        std::thread::scope(|scope| {
            for _ in 0..std::thread::available_parallelism().map_or(1, std::num::NonZero::get) {
                scope.spawn(|| {
                    loop {
                        let seed = next.fetch_add(1, Ordering::Relaxed);
                        if seed >= until {
                            break;
                        }
                        let print = mix(seed, fingerprint(&book, &pool, seed));
                        sum.fetch_add(print, Ordering::Relaxed);
                    }
                });
            }
        });
        total = mix(total, sum.load(Ordering::Relaxed));
        println!("{until} games: {total:016x}");
    }
}
