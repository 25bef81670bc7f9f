//! Perft: the number of leaves of the tree of legal actions to a given depth, from fixed positions. Any change to legal
//! actions, questions or consequences changes a number here. An intended change updates the table and gives the reason
//! in the commit.

use rules::{Action, CardBook, Deck, Game, Rng};
use testkit::deck;

/// Returns a game after random answers. No player passes or takes the initiative while there are other actions.
fn position(keys: &[&str], seed: u64, answers: u32) -> Game {
    let book = CardBook::embedded().expect("the data load");
    let decks: Vec<Deck> = keys.iter().map(|key| deck(&book, key)).collect();
    let mut game = Game::new(book, &decks, seed).expect("playable decks");
    let mut rng = Rng::seeded(seed);
    for _ in 0..answers {
        let options = game.legal_actions();
        assert!(!options.is_empty(), "the game is over before its position");
        let idle = |action: &Action| matches!(action, Action::Pass | Action::Take(_));
        let busy: Vec<Action> = options.iter().copied().filter(|action| !idle(action)).collect();
        let from = if busy.is_empty() { options } else { &busy };
        let action = from[rng.next_below(from.len() as u32) as usize];
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

/// Decks, seed, number of random answers before the position, and number of leaves at depth 1, 2, 3 and so on.
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

/// One row for each set, with the decks that are sold for it.
const SETS: &[Row] = &[
    (&["SOR-Luke", "SOR-Vader"], 11, 40, &[8, 72, 633, 4048, 22704]),
    (&["SHD-Mando", "SHD-MoffGideon"], 12, 40, &[2, 10, 50, 720, 6432]),
    (&["TWI-Ahsoka", "TWI-Grievous"], 13, 40, &[7, 28, 204, 1561, 7272]),
    (&["JTL-BobaFett", "JTL-HanSolo"], 14, 40, &[2, 9, 19, 94, 320]),
    (&["LOF-Maul", "LOF-QuiGon"], 15, 40, &[4, 12, 12, 60, 330]),
    (&["SEC-Amidala", "SEC-Palpatine"], 16, 40, &[5, 36, 141, 723, 2417]),
    (&["IBH-Leia", "IBH-Vader"], 17, 40, &[4, 31, 112, 630, 3899]),
    (&["LAW-Jabba", "LAW-Leia"], 18, 40, &[3, 7, 27, 138, 1103]),
    (&["TS26-against-the-odds", "TS26-blood-brothers", "TS26-master-and-apprentice"], 19, 40, &[3, 9, 36, 150, 526]),
    (&["ASH-Luke", "ASH-Palpatine"], 20, 40, &[8, 31, 124, 626, 3738]),
    (&["HMW-Chewbacca", "HMW-Tarkin"], 21, 40, &[9, 67, 425, 2078, 12177]),
];

/// Rows for games with more players than in [`SETS`], and for TS26 with another number of players.
const TABLES: &[Row] = &[
    (&["SOR-Luke", "SOR-Vader", "SOR-Luke"], 31, 60, &[3, 5, 7, 30]),
    (&["SOR-Vader", "SOR-Luke", "SOR-Vader", "SOR-Luke"], 32, 90, &[1, 2, 9, 57]),
    (&["SHD-Mando", "SHD-MoffGideon", "SHD-Mando"], 33, 60, &[1, 5, 20, 140]),
    (&["SHD-MoffGideon", "SHD-Mando", "SHD-MoffGideon", "SHD-Mando"], 34, 90, &[5, 35, 525, 3925]),
    (&["TWI-Ahsoka", "TWI-Grievous", "TWI-Ahsoka"], 35, 60, &[6, 30, 150, 1925]),
    (&["TWI-Grievous", "TWI-Ahsoka", "TWI-Grievous", "TWI-Ahsoka"], 36, 90, &[9, 53, 361, 787]),
    (&["JTL-BobaFett", "JTL-HanSolo", "JTL-BobaFett"], 37, 60, &[7, 35, 350, 1715]),
    (&["JTL-HanSolo", "JTL-BobaFett", "JTL-HanSolo", "JTL-BobaFett"], 38, 90, &[23, 344, 1693, 8054]),
    (&["LOF-Maul", "LOF-QuiGon", "LOF-Maul"], 39, 60, &[2, 4, 28, 196]),
    (&["LOF-QuiGon", "LOF-Maul", "LOF-QuiGon", "LOF-Maul"], 40, 90, &[5, 10, 80, 550]),
    (&["SEC-Amidala", "SEC-Palpatine", "SEC-Amidala"], 41, 60, &[3, 3, 12, 80]),
    (&["SEC-Palpatine", "SEC-Amidala", "SEC-Palpatine", "SEC-Amidala"], 42, 90, &[2, 13, 64, 153]),
    (&["IBH-Leia", "IBH-Vader", "IBH-Leia"], 43, 60, &[11, 88, 405, 2011]),
    (&["IBH-Vader", "IBH-Leia", "IBH-Vader", "IBH-Leia"], 44, 90, &[1, 1, 2, 8]),
    (&["LAW-Jabba", "LAW-Leia", "LAW-Jabba"], 45, 60, &[9, 44, 98, 318]),
    (&["LAW-Leia", "LAW-Jabba", "LAW-Leia", "LAW-Jabba"], 46, 90, &[2, 18, 257, 1300]),
    (&["ASH-Luke", "ASH-Palpatine", "ASH-Luke"], 47, 60, &[2, 4, 48, 315]),
    (&["ASH-Palpatine", "ASH-Luke", "ASH-Palpatine", "ASH-Luke"], 48, 90, &[3, 69, 441, 2464]),
    (&["HMW-Chewbacca", "HMW-Tarkin", "HMW-Chewbacca"], 49, 60, &[4, 7, 45, 107]),
    (&["HMW-Tarkin", "HMW-Chewbacca", "HMW-Tarkin", "HMW-Chewbacca"], 50, 90, &[2, 6, 12, 24]),
    (&["TS26-against-the-odds", "TS26-aggressive-negotiations"], 51, 60, &[19, 94, 1069, 6448]),
    (
        &["TS26-against-the-odds", "TS26-aggressive-negotiations", "TS26-blood-brothers", "TS26-master-and-apprentice"],
        52,
        90,
        &[9, 36, 113, 376],
    ),
];

/// Every loaded set has a row for two, three and four players.
const ALL_SETS: [&str; 11] = ["SOR", "SHD", "TWI", "JTL", "LOF", "SEC", "IBH", "LAW", "TS26", "ASH", "HMW"];

/// Counts the leaves without copying a game: each path is replayed from the start.
fn leaves_replayed(row: &Row, path: &mut Vec<Action>, depth: u32) -> u64 {
    let (keys, seed, answers, _) = row;
    let mut game = position(keys, *seed, *answers);
    for action in path.iter() {
        game.play_legal(*action);
    }
    let options = game.legal_actions().to_vec();
    if options.is_empty() || depth == 0 {
        return 1;
    }
    let mut sum = 0;
    for action in options {
        path.push(action);
        sum += leaves_replayed(row, path, depth - 1);
        path.pop();
    }
    sum
}

/// Counts the leaves in one game that returns to the earlier state after each answer.
fn leaves_undone(game: &mut Game, depth: u32) -> u64 {
    let options = game.legal_actions().to_vec();
    if options.is_empty() || depth == 0 {
        return 1;
    }
    let before = game.state.clone();
    let hash = before.hash();
    let mut sum = 0;
    for action in options {
        game.play_legal(action);
        sum += leaves_undone(game, depth - 1);
        game.restore_with_handles(before.clone(), None);
        assert_eq!(game.state.hash(), hash, "the state before {action:?} is not what it was");
    }
    sum
}

#[test]
fn every_set_has_the_known_number_of_leaves() {
    let mut wrong = Vec::new();
    for (keys, seed, answers, known) in SETS.iter().chain(TABLES) {
        let game = position(keys, *seed, *answers);
        let found: Vec<u64> = (1..=known.len() as u32).map(|depth| leaves(&game, depth)).collect();
        if found != *known {
            wrong.push(format!("{keys:?}, seed {seed}, after {answers} answers: {found:?}, not {known:?}"));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    for set in ALL_SETS {
        for players in 2..=4 {
            let is_row = |(keys, ..): &Row| keys.len() == players && keys.iter().all(|key| key.contains(set));
            assert!(SETS.iter().chain(TABLES).any(is_row), "{set} has no row for {players} players");
        }
    }
}

#[test]
fn replayed_and_undone_games_have_the_same_number_of_leaves_as_copied_ones() {
    for row @ (keys, seed, answers, known) in SETS {
        for (depth, leaves) in (1..=3).zip(*known) {
            assert_eq!(leaves_replayed(row, &mut Vec::new(), depth), *leaves, "{keys:?}, replayed, depth {depth}");
            let mut game = position(keys, *seed, *answers);
            let hash = game.state.hash();
            assert_eq!(leaves_undone(&mut game, depth), *leaves, "{keys:?}, undone, depth {depth}");
            assert_eq!(game.state.hash(), hash, "{keys:?}: the position is not what it was");
        }
    }
}

#[test]
fn the_tree_of_legal_actions_has_the_known_number_of_leaves() {
    for (keys, seed, answers, known) in TABLE {
        let game = position(keys, *seed, *answers);
        let found: Vec<u64> = (1..=known.len() as u32).map(|depth| leaves(&game, depth)).collect();
        assert_eq!(found, *known, "{keys:?}, seed {seed}, after {answers} answers");
    }
}
