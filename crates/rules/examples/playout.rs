//! Plays random games and prints how many a second: `playout DECK DECK [DECK [DECK]] GAMES [SEED]`. A deck is the key of
//! a published one, `random` (fifty random cards) or `twin` (two leaders and eighty different cards, for Twin Suns).
//! `LOADED=SOR,SHD` loads the texts of these sets only, `SETS=SOR,SHD` says of which sets random cards are, `CHECK=1` looks at the invariants after every action, `AUTO=1`
//! lets the engine answer what is forced, `HASH=1` prints one number for all states and options that the games came to:
//! a change that must not change any game leaves it as it is.

// A program of its own reads the clock and its environment.
#![allow(clippy::disallowed_methods, clippy::disallowed_types)]

use std::sync::Arc;
use std::time::Instant;

use model::{CardId, CardType};
use rules::{Book, Chance, Deck, Game};
use testkit::deck;

/// After so many cards in a row that do not go with the leaders, any card is taken.
const LONGEST_SEARCH: u32 = 10_000;

/// Random cards of these sets with random leaders and a random base.
fn random_deck(book: &Book, chance: &mut Chance, sets: &[model::SetCode], twin: bool) -> Deck {
    let of = |kinds: &[CardType]| -> Vec<CardId> {
        let cards = sets.iter().flat_map(|set| book.catalog().cards_of(*set));
        cards.filter(|card| kinds.contains(&card.kind) && book.is_written(card.id)).map(|card| card.id).collect()
    };
    let mut pick = |from: &[CardId]| from[chance.below(from.len() as u32) as usize];
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
        // One set has too few cards of some aspects for eighty different ones.
        let takes = near || missed > LONGEST_SEARCH || cards.len().is_multiple_of(5);
        missed += 1;
        if takes && cards.iter().filter(|one| **one == card).count() < copies {
            cards.push(card);
            missed = 0;
        }
    }
    Deck { leaders, base, cards }
}

/// A book with the texts of these sets only: for what a larger book costs.
fn loaded(sets: &str) -> Arc<Book> {
    let (vanilla, texts) = catalog::texts::embedded().expect("the texts load");
    let of = |number: &model::CardNumber| sets.split(',').any(|set| number.set.as_str() == set);
    let vanilla: Vec<_> = vanilla.iter().copied().filter(of).collect();
    let texts: Vec<_> = texts.iter().filter(|text| of(&text.id)).cloned().collect();
    let cards = catalog::Catalog::embedded().expect("the cards load");
    Arc::new(Book::of(cards, &vanilla, texts).expect("a book"))
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let (numbers, names): (Vec<&String>, Vec<&String>) =
        arguments.iter().partition(|word| word.bytes().all(|byte| byte.is_ascii_digit()));
    let book = match std::env::var("LOADED") {
        Ok(sets) => loaded(&sets),
        Err(_) => Book::embedded().expect("the data load"),
    };
    let sets = std::env::var("SETS").unwrap_or_else(|_| "SOR".to_owned());
    let sets: Vec<model::SetCode> = sets.split(',').map(|set| set.parse().expect("a set code")).collect();
    let games: u64 = numbers[0].parse().expect("a number");
    let first: u64 = numbers.get(1).map_or(0, |seed| seed.parse().expect("a number"));
    let check = std::env::var("CHECK").is_ok();
    let hash = std::env::var("HASH").is_ok();
    let mut hashed = 0u64;
    let start = Instant::now();
    let (mut decisions, mut wins, mut rounds) = (0u64, [0u64; 5], 0u64);
    for seed in first..first + games {
        let mut chance = Chance::seeded(seed ^ 0x5EED);
        let decks: Vec<Deck> = names
            .iter()
            .map(|name| match name.as_str() {
                "random" => random_deck(&book, &mut chance, &sets, false),
                "twin" => random_deck(&book, &mut chance, &sets, true),
                key => deck(&book, key),
            })
            .collect();
        let mut game = Game::new(book.clone(), &decks, seed).expect("playable decks");
        game.auto = std::env::var("AUTO").is_ok();
        let mut steps = 0;
        while game.state.outcome.is_none() {
            let options = game.legal_actions();
            assert!(!options.is_empty(), "seed {seed}, step {steps}: nothing to do");
            let action = options[chance.below(options.len() as u32) as usize];
            game.play_legal(action);
            steps += 1;
            if let Some(fault) = game.fault() {
                panic!("seed {seed}, step {steps}: {fault} after {action:?}");
            }
            if check && let Err(broken) = game.check() {
                panic!("seed {seed}, step {steps}: {broken:?} after {action:?}");
            }
            if hash {
                hashed = hashed.rotate_left(5) ^ game.state.hash();
            }
            assert!(steps < 40_000, "seed {seed} does not end: {:?}", game.question());
        }
        decisions += steps;
        rounds += u64::from(game.state.round);
        match game.state.outcome {
            Some(rules::Outcome::Won(seat)) => wins[seat.at()] += 1,
            _ => wins[4] += 1,
        }
    }
    let seconds = start.elapsed().as_secs_f64();
    println!(
        "{games} games, {:.0} a second, {:.0} decisions a second, {:.0} decisions and {:.1} rounds a game, wins {wins:?}",
        games as f64 / seconds,
        decisions as f64 / seconds,
        decisions as f64 / games as f64,
        rounds as f64 / games as f64,
    );
    if hash {
        println!("{hashed:016x}");
    }
}
