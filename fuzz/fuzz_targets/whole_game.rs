//! A whole game by bytes: two decks, a seed, and one choice per byte. Every invariant holds after every action, and a
//! game that is saved and opened again continues like the one that was not.

#![no_main]

use std::sync::Arc;

use decks::{DeckList, house_decks, published_decks};
use libfuzzer_sys::fuzz_target;
use rules::{CardBook, Deck, Game, State};

/// A game of people has some 200 answers.
const MOST_ANSWERS: usize = 600;

fuzz_target!(|bytes: &[u8]| {
    let [first, second, flags, seed, choices @ ..] = bytes else { return };
    let book = CardBook::embedded().expect("the embedded data load");
    let playable = playable(&book);
    let decks = [*first, *second].map(|at| playable[usize::from(at) % playable.len()].clone());
    let mut game = Game::new(book.clone(), &decks, u64::from(*seed)).expect("playable decks");
    game.auto = flags & 1 != 0;
    game.always = flags & 2 != 0;
    for choice in choices.iter().take(MOST_ANSWERS) {
        let options = game.legal_actions();
        if options.is_empty() {
            break;
        }
        let action = options[usize::from(*choice) % options.len()];
        game.play(action).expect("a listed action is accepted");
        assert_eq!(game.violation(), None, "after {action:?}");
        assert_eq!(game.check(), Ok(()), "after {action:?}");
    }
    assert_eq!(game.legal_actions().is_empty(), game.state.outcome().is_some());
    let saved = serde_json::to_string(&game.state).expect("a state is saved");
    let state: State = serde_json::from_str(&saved).expect("a saved state is opened");
    let mut opened = Game::resume(book, state);
    assert_eq!(opened.state.hash(), game.state.hash());
    (opened.auto, opened.always) = (game.auto, game.always);
    if let Some(action) = game.legal_actions().first().copied() {
        game.play_legal(action);
        opened.play_legal(action);
        assert_eq!(opened.state.hash(), game.state.hash(), "after {action:?}");
    }
});

/// The bundled decks whose cards are all implemented, one per leader.
fn playable(book: &Arc<CardBook>) -> Vec<Deck> {
    let all = published_decks().iter().chain(house_decks());
    let decks = all.filter(|deck| deck.list.leaders.len() == 1).filter_map(|deck| bound(book, &deck.list));
    decks.filter(|deck| deck.cards.iter().chain(&deck.leaders).all(|card| book.is_implemented(*card))).collect()
}

fn bound(book: &CardBook, list: &DeckList) -> Option<Deck> {
    let id = |number| book.catalog().by_number(number);
    let mut cards = Vec::new();
    for entry in &list.main {
        cards.extend(std::iter::repeat_n(id(entry.card)?, entry.count as usize));
    }
    let leaders = list.leaders.iter().map(|entry| id(entry.card)).collect::<Option<Vec<_>>>()?;
    Some(Deck { leaders, base: id(list.bases.first()?.card)?, cards })
}
