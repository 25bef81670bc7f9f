//! Plays random games and prints the number of games per second.
//!
//! ```text
//! playout [OPTIONS] DECK DECK [DECK [DECK]]
//! playout [OPTIONS] --play-each N
//! ```
//!
//! A deck is the key of a published deck, `random` (fifty random cards) or `twin` (two leaders and eighty different
//! cards, for Twin Suns). With `--play-each`, the decks consist of the cards played least so far.
//!
//! - `--games N`: number of games, 1,000 by default; with `--play-each`, the maximum.
//! - `--seed N`: seed of the first game, 0 by default. It increases by 1 with each game.
//! - `--sets SOR,SHD`: sets of random cards, SOR by default; with `--play-each`, all sets by default.
//! - `--load SOR,SHD`: loads only the texts of these sets, all by default.
//! - `--check`: checks the invariants after every action.
//! - `--auto-answer`: the engine answers questions without a real choice.
//! - `--hash`: prints one hash over all states of the games. A change that affects no game does not affect the hash.
//! - `--play-each N`: plays until each card was played N times (a leader deployed, a token created, a base in play).
//!   Lists the remaining cards with the number of times each was in a deck and drawn.

// Programs may read the clock.
#![allow(clippy::disallowed_methods, clippy::disallowed_types)]

mod coverage;
mod options;

use std::sync::Arc;
use std::time::Instant;

use model::{CardId, CardType, SetCode};
use options::Options;
use rules::{CardBook, Deck, Game, Rng};
use testkit::deck;

/// After this many consecutive cards that do not match the leaders, any card is taken.
const LONGEST_SEARCH: u32 = 10_000;
/// A game with more actions than this is considered endless.
const MOST_STEPS: u64 = 40_000;

/// Returns the implemented cards of these sets and types.
fn cards_of(book: &CardBook, sets: &[SetCode], kinds: &[CardType]) -> Vec<CardId> {
    let cards = sets.iter().flat_map(|set| book.catalog().cards_of(*set));
    cards.filter(|card| kinds.contains(&card.kind) && book.is_implemented(card.id)).map(|card| card.id).collect()
}

/// Returns a deck of random cards of these sets with random leaders and a random base.
fn random_deck(book: &CardBook, rng: &mut Rng, sets: &[SetCode], twin: bool) -> Deck {
    let of = |kinds: &[CardType]| cards_of(book, sets, kinds);
    let mut pick = |from: &[CardId]| from[rng.next_below(from.len() as u32) as usize];
    let all_leaders = of(&[CardType::Leader]);
    let leaders: Vec<CardId> = (0..if twin { 2 } else { 1 }).map(|_| pick(&all_leaders)).collect();
    let base = pick(&of(&[CardType::Base]));
    let all = of(&[CardType::Unit, CardType::Event, CardType::Upgrade]);
    let (size, copies) = if twin { (80, 1) } else { (50, 3) };
    let provided =
        leaders.iter().fold(book.def(base).aspects, |provided, leader| provided.with(&book.def(*leader).aspects));
    let mut cards: Vec<CardId> = Vec::new();
    let mut missed = 0;
    while cards.len() < size {
        let card = pick(&all);
        let near = book.def(card).aspects.missing_from(&provided) == 0;
        // A single set has too few cards of some aspects for eighty different ones.
        let takes = near || missed > LONGEST_SEARCH || cards.len().is_multiple_of(5);
        missed += 1;
        if takes && cards.iter().filter(|one| **one == card).count() < copies {
            cards.push(card);
            missed = 0;
        }
    }
    Deck { leaders, base, cards }
}

/// Returns a book with the texts of these sets only, to measure the cost of a larger book.
fn loaded(sets: &[SetCode]) -> Arc<CardBook> {
    let (vanilla, texts) = catalog::texts::embedded().expect("the texts load");
    let of = |number: &model::CardNumber| sets.contains(&number.set);
    let vanilla: Vec<_> = vanilla.iter().copied().filter(of).collect();
    let texts: Vec<_> = texts.iter().filter(|text| of(&text.id)).cloned().collect();
    let cards = catalog::Catalog::embedded().expect("the cards load");
    Arc::new(CardBook::of(cards, &vanilla, texts).expect("a book"))
}

/// Panics if the engine reports an invariant violation or, with `check`, if an invariant does not hold.
fn expect_sound(game: &Game, check: bool, place: &dyn Fn() -> String) {
    if let Some(violation) = game.violation() {
        panic!("{}: {violation}", place());
    }
    if check && let Err(broken) = game.check() {
        panic!("{}: {broken:?}", place());
    }
}

fn main() {
    let options = match Options::read(std::env::args().skip(1)) {
        Ok(options) => options,
        Err(problem) => {
            eprintln!("{problem}");
            std::process::exit(2);
        }
    };
    let book = match &options.load {
        Some(sets) => loaded(sets),
        None => CardBook::embedded().expect("the data load"),
    };
    match options.play_each {
        Some(times) => coverage::play_each(&book, &options, times),
        None => play(&book, &options),
    }
}

/// Plays random games with the named decks.
fn play(book: &Arc<CardBook>, options: &Options) {
    let sets = options.sets.clone().unwrap_or_else(|| vec!["SOR".parse().expect("a set code")]);
    let mut hashed = 0u64;
    let start = Instant::now();
    let (mut decisions, mut wins, mut rounds) = (0u64, [0u64; 5], 0u64);
    for seed in options.seed..options.seed + options.games {
        let mut rng = Rng::seeded(seed ^ 0x5EED);
        let decks: Vec<Deck> = options
            .decks
            .iter()
            .map(|name| match name.as_str() {
                "random" => random_deck(book, &mut rng, &sets, false),
                "twin" => random_deck(book, &mut rng, &sets, true),
                key => deck(book, key),
            })
            .collect();
        let mut game = Game::new(book.clone(), &decks, seed).expect("playable decks");
        game.auto = options.auto_answer;
        let mut steps = 0;
        while game.state.outcome().is_none() {
            let legal = game.legal_actions();
            assert!(!legal.is_empty(), "seed {seed}, step {steps}: nothing to do");
            let action = legal[rng.next_below(legal.len() as u32) as usize];
            game.play_legal(action);
            steps += 1;
            expect_sound(&game, options.check, &|| format!("seed {seed}, step {steps}, after {action:?}"));
            if options.hash {
                hashed = hashed.rotate_left(5) ^ game.state.hash();
            }
            assert!(steps < MOST_STEPS, "seed {seed} does not end: {:?}", game.question());
        }
        decisions += steps;
        rounds += u64::from(game.state.round());
        match game.state.outcome() {
            Some(rules::Outcome::Won(seat)) => wins[seat.at()] += 1,
            _ => wins[4] += 1,
        }
    }
    let seconds = start.elapsed().as_secs_f64();
    let games = options.games;
    println!(
        "{games} games, {:.0} a second, {:.0} decisions a second, {:.0} decisions and {:.1} rounds a game, wins {wins:?}",
        games as f64 / seconds,
        decisions as f64 / seconds,
        decisions as f64 / games as f64,
        rounds as f64 / games as f64,
    );
    if options.hash {
        println!("{hashed:016x}");
    }
}
