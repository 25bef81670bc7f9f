//! How many ways a game can go on: the number of leaves of the tree of legal actions to a depth, from fixed positions. A
//! change of the legal list, of a question or of what follows from an action changes a number here at once; a wanted change
//! is a change of the table with its reason in the commit.

use rules::{Action, Book, Chance, Deck, Game};
use testkit::deck;

/// A game after so many random answers, in which nobody passes or takes the initiative while there is more to do.
fn position(keys: &[&str], seed: u64, answers: u32) -> Game {
    let book = Book::embedded().expect("the data load");
    let decks: Vec<Deck> = keys.iter().map(|key| deck(&book, key)).collect();
    let mut game = Game::new(book, &decks, seed).expect("playable decks");
    let mut chance = Chance::seeded(seed);
    for _ in 0..answers {
        let options = game.legal_actions();
        assert!(!options.is_empty(), "the game is over before its position");
        let idle = |action: &Action| matches!(action, Action::Pass | Action::Take(_));
        let busy: Vec<Action> = options.iter().copied().filter(|action| !idle(action)).collect();
        let from = if busy.is_empty() { options } else { &busy };
        let action = from[chance.below(from.len() as u32) as usize];
        game.play_legal(action);
    }
    game
}

fn leaves(game: &Game, depth: u32) -> u64 {
    match (depth, game.legal_actions()) {
        (_, []) => 1,
        (0, _) => 1,
        (1, options) => options.len() as u64,
        (_, options) => options
            .iter()
            .map(|action| {
                let mut next = game.clone();
                next.play_legal(*action);
                leaves(&next, depth - 1)
            })
            .sum(),
    }
}

/// The decks, the seed, random answers before the position, and the leaves at depth 1, 2, 3 and so on.
type Row = (&'static [&'static str], u64, u32, &'static [u64]);

const TABLE: &[Row] = &[
    (&["SOR-Luke", "SOR-Vader"], 1, 0, &[2, 4, 8, 48, 240, 1440]),
    (&["SOR-Luke", "SOR-Vader"], 1, 30, &[5, 41, 209, 1028, 5628, 33361]),
    (&["SHD-Mando", "SHD-MoffGideon"], 2, 60, &[4, 8, 24, 80, 480]),
    (&["TWI-Ahsoka", "TWI-Grievous"], 3, 90, &[5, 26, 206, 1106, 6405]),
    (&["house-command-cunning", "house-vigilance-aggression"], 4, 40, &[2, 15, 71, 432, 2611]),
    (&["house-twin-1", "house-twin-2", "house-twin-3"], 5, 60, &[8, 83, 587, 2883]),
    (&["house-twin-1", "house-twin-2", "house-twin-3", "house-twin-4"], 6, 100, &[2, 10, 90, 729]),
];

#[test]
fn the_tree_of_legal_actions_has_the_known_number_of_leaves() {
    for (keys, seed, answers, known) in TABLE {
        let game = position(keys, *seed, *answers);
        let found: Vec<u64> = (1..=known.len() as u32).map(|depth| leaves(&game, depth)).collect();
        assert_eq!(found, *known, "{keys:?}, seed {seed}, after {answers} answers");
    }
}
