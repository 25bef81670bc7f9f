//! The bundled decks play each other, and the invariants hold after every action.

use std::sync::Arc;

use rules::{CardBook, Deck, Game, Outcome, Rng};
use testkit::deck_of;

fn play(book: &Arc<CardBook>, decks: &[Deck], seed: u64) -> Outcome {
    let mut rng = Rng::seeded(seed);
    let mut game = Game::new(book.clone(), decks, seed).expect("playable decks");
    for step in 0..20_000 {
        if let Some(outcome) = game.state.outcome() {
            return outcome;
        }
        let options = game.legal_actions();
        let action = options[rng.next_below(options.len() as u32) as usize];
        game.play(action).expect("a listed action is accepted");
        assert_eq!(game.check(), Ok(()), "seed {seed}, step {step}, after {action:?}");
    }
    panic!("seed {seed} does not end");
}

/// Any two of the six starter decks of the first three sets and of the house decks. Ten house decks cover all pairs of
/// aspects of those sets; there are ten for each set from Jump to Lightspeed to Homeworlds.
#[test]
fn any_two_starter_and_house_decks_play_to_the_end() {
    let book = CardBook::embedded().expect("the embedded data load");
    let starters = decks::published_decks().iter().take(6);
    let house = decks::house_decks().iter().filter(|deck| deck.list.leaders.len() == 1);
    let all: Vec<Deck> = starters.chain(house).map(|carried| deck_of(&book, &carried.list)).collect();
    assert_eq!(all.len(), 76);
    for (at, first) in all.iter().enumerate() {
        for (other, second) in all.iter().enumerate().skip(at) {
            play(&book, &[first.clone(), second.clone()], (at * 100 + other) as u64);
        }
    }
}

/// CR 12: Twin Suns decks at tables of four and of three.
#[test]
fn twin_suns_tables_play_to_the_end() {
    let book = CardBook::embedded().expect("the embedded data load");
    let twins = decks::house_decks().iter().filter(|deck| deck.list.leaders.len() == 2);
    let twins: Vec<Deck> = twins.map(|carried| deck_of(&book, &carried.list)).collect();
    let mut winners = std::collections::BTreeSet::new();
    for seed in 0..24 {
        let players = if seed % 3 == 0 { 3 } else { 4 };
        if let Outcome::Won(seat) = play(&book, &twins[..players], seed) {
            winners.insert(seat);
        }
    }
    assert_eq!(winners.len(), 4, "every seat wins now and then");
}
