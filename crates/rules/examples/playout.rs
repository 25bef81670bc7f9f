//! Plays random games of two published decks and prints how many a second: `playout DECK DECK GAMES [SEED]`.

use std::time::Instant;

use model::{CardId, CardType};
use rules::{Book, Chance, Deck, Game};

/// Fifty random cards of Spark of Rebellion with a random leader and base: at most three of each.
fn random_deck(book: &Book, chance: &mut Chance) -> Deck {
    let set = "SOR".parse().expect("a set code");
    let of = |kinds: &[CardType]| -> Vec<CardId> {
        let cards = book.catalog().cards_of(set);
        cards.filter(|card| kinds.contains(&card.kind) && book.is_written(card.id)).map(|card| card.id).collect()
    };
    let mut pick = |from: &[CardId]| from[chance.below(from.len() as u32) as usize];
    let leader = pick(&of(&[CardType::Leader]));
    let base = pick(&of(&[CardType::Base]));
    let all = of(&[CardType::Unit, CardType::Event, CardType::Upgrade]);
    let mut cards: Vec<CardId> = Vec::new();
    while cards.len() < 50 {
        let card = pick(&all);
        let near = book.def(card).aspects.missing_from(&book.def(leader).aspects.with(&book.def(base).aspects)) == 0;
        if (near || cards.len().is_multiple_of(5)) && cards.iter().filter(|one| **one == card).count() < 3 {
            cards.push(card);
        }
    }
    Deck { leaders: vec![leader], base, cards }
}

fn deck(book: &Book, key: &str) -> Deck {
    let list = &decks::published_decks().iter().find(|deck| deck.key == key).expect("a published deck").list;
    let id = |number| book.catalog().by_number(number).expect("a card");
    Deck {
        leaders: list.leaders.iter().map(|entry| id(entry.card)).collect(),
        base: id(list.bases[0].card),
        cards: list.main.iter().flat_map(|entry| std::iter::repeat_n(id(entry.card), entry.count as usize)).collect(),
    }
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let book = Book::embedded().expect("the data load");
    let named: Vec<Option<Deck>> =
        arguments[..2].iter().map(|key| (key != "random").then(|| deck(&book, key))).collect();
    let games: u64 = arguments[2].parse().expect("a number");
    let first: u64 = arguments.get(3).map_or(0, |seed| seed.parse().expect("a number"));
    let check = std::env::var("CHECK").is_ok();
    let start = Instant::now();
    let (mut decisions, mut wins, mut rounds) = (0u64, [0u64; 3], 0u64);
    for seed in first..first + games {
        let mut chance = Chance::seeded(seed ^ 0x5EED);
        let decks: Vec<Deck> =
            named.iter().map(|one| one.clone().unwrap_or_else(|| random_deck(&book, &mut chance))).collect();
        let mut game = Game::new(book.clone(), &decks, seed).expect("playable decks");
        game.auto = std::env::var("AUTO").is_ok();
        let mut steps = 0;
        while game.state.outcome.is_none() {
            let options = game.legal_actions();
            let action = options[chance.below(options.len() as u32) as usize];
            game.play_legal(action);
            steps += 1;
            if check && let Err(broken) = game.check() {
                panic!("seed {seed}, step {steps}: {broken:?} after {action:?}");
            }
            assert!(steps < 20_000, "seed {seed} does not end: {:?}", game.question());
        }
        decisions += steps;
        rounds += u64::from(game.state.round);
        match game.state.outcome {
            Some(rules::Outcome::Won(seat)) => wins[seat.at()] += 1,
            _ => wins[2] += 1,
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
}
