//! The log tells no secrets.

use rules::{Book, Chance, Deck, Event, Game, Place};

fn deck(book: &Book, key: &str) -> Deck {
    let list = &decks::published_decks().iter().find(|deck| deck.key == key).unwrap().list;
    let id = |number| book.catalog().by_number(number).unwrap();
    Deck {
        leaders: list.leaders.iter().map(|entry| id(entry.card)).collect(),
        base: id(list.bases[0].card),
        cards: list.main.iter().flat_map(|entry| std::iter::repeat_n(id(entry.card), entry.count as usize)).collect(),
    }
}

/// CR 4.5.2: resources lie face down; that they are exhausted and readied is public, which cards they are is not.
#[test]
fn which_resources_are_turned_is_not_said() {
    let book = Book::embedded().unwrap();
    let decks = [deck(&book, "SOR-Luke"), deck(&book, "SOR-Vader")];
    let mut turned = 0;
    for seed in 0..4 {
        let mut game = Game::new(book.clone(), &decks, seed).unwrap();
        game.log = Some(Vec::new());
        let mut chance = Chance::seeded(seed);
        while game.question().is_some() {
            let options = game.legal_actions();
            let action = options[chance.below(options.len() as u32) as usize];
            game.play(action).unwrap();
            for entry in game.log.replace(Vec::new()).unwrap() {
                if let Event::Readied { card } | Event::Exhausted { card } = entry.event {
                    turned += 1;
                    assert_ne!(game.state.card(card).place, Place::Resources, "seed {seed}: {entry:?}");
                }
            }
        }
    }
    assert!(turned > 50, "units were turned {turned} times");
}
