//! Checks of the bundled puzzles.

use std::collections::BTreeSet;

use bots::{FirstMove, Goal, Puzzle, PuzzleStatus, Puzzles, SOLVER};
use rules::{Action, CardBook, CardZone, Outcome, Phase, Seat, Visibility};

/// Only every 40th puzzle is solved here; solving all takes too long. `train solve` plays all of them.
const SAMPLE: usize = 40;
/// Limit of tried answers for each of them.
const PLENTY: u32 = 120_000;

/// All 134 attacks and 146 defences can be read, and are written unchanged.
#[test]
fn the_puzzles_are_read_and_written_unchanged() {
    let puzzles = Puzzles::embedded();
    let count = |goal| puzzles.puzzles.iter().filter(|puzzle| puzzle.goal == goal).count();
    assert_eq!((count(Goal::Win), count(Goal::Hold)), (134, 146));
    let written = puzzles.write().unwrap();
    assert_eq!(Puzzles::read(&written).as_ref(), Some(puzzles));
    assert_eq!(written, include_str!("../../../../data/puzzles/puzzles.json"));
    assert_eq!(Puzzles::read(&written[..written.len() / 2]), None);
    let keys: Vec<&str> = puzzles.puzzles.iter().flat_map(Puzzle::keys).collect();
    assert_eq!(keys.iter().collect::<BTreeSet<_>>().len(), keys.len(), "a key stands for one puzzle");
    assert!(puzzles.puzzles.iter().all(|puzzle| puzzle.keys().all(|key| puzzles.by_key(key) == Some(puzzle))));
    let positions = puzzles.puzzles.iter().map(|puzzle| serde_json::to_string(&puzzle.position).unwrap());
    assert_eq!(positions.collect::<BTreeSet<_>>().len(), puzzles.puzzles.len(), "no position is there twice");
    assert!(puzzles.puzzles.is_sorted_by_key(Puzzle::difficulty), "easy ones come first");
}

/// Every position can be set up, the solver acts in it, its stated answers are legal and few, and nothing relevant is
/// hidden (CR 1.17): the other player has no hand, and all facedown cards are the same plain card.
#[test]
fn every_puzzle_can_be_set_up_and_hides_nothing_relevant() {
    let book = CardBook::embedded().unwrap();
    for puzzle in &Puzzles::embedded().puzzles {
        let key = &puzzle.key;
        let game = puzzle.game(&book).unwrap_or_else(|error| panic!("{key}: {error}"));
        game.check().unwrap_or_else(|broken| panic!("{key}: {broken}"));
        assert_eq!(game.question().map(|question| question.player), Some(SOLVER), "{key}");
        let legal = game.legal_actions();
        assert!(puzzle.answers.iter().all(|answer| legal.contains(answer)), "{key}: {:?} in {legal:?}", puzzle.answers);
        let (few, among) = (puzzle.answers.len(), usize::from(puzzle.among));
        assert!((1..=3).contains(&few) && among >= 6 && few * 3 <= among, "{key}: {few} of {among}");
        assert!(game.state.list(Seat(1), CardZone::Hand).is_empty(), "{key}");
        let all = (0..game.state.cards().len()).map(|at| rules::CardIndex(at as u16));
        let hidden: BTreeSet<_> = all
            .filter(|card| game.visible(*card, SOLVER) == Visibility::Back)
            .map(|card| game.state.card(card).def)
            .collect();
        assert!(hidden.len() <= 1, "{key}: {hidden:?}");
        assert_eq!(puzzle.result(&game), None, "{key}");
    }
}

/// Attacking the base with everything, in any order, solves no puzzle. Puzzles of each difficulty and of each set of the
/// solver's leader are numerous, and each has a theme.
#[test]
fn no_puzzle_is_solved_by_attacking_the_base_in_any_order() {
    let book = CardBook::embedded().unwrap();
    let puzzles = &Puzzles::embedded().puzzles;
    let plain = puzzles.iter().filter(|puzzle| puzzle.is_plain_attack(&puzzle.game(&book).unwrap()));
    assert_eq!(plain.map(|puzzle| &*puzzle.key).collect::<Vec<_>>(), [""; 0]);
    for difficulty in 1..=3 {
        let count = puzzles.iter().filter(|puzzle| puzzle.difficulty() == difficulty).count();
        assert!(count >= 30, "difficulty {difficulty}: {count}");
    }
    for set in ["SOR", "SHD", "TWI", "JTL", "LOF", "SEC", "LAW", "ASH", "HMW"] {
        let own = |puzzle: &&Puzzle| puzzle.position.players[0].leaders[0].card.set.to_string() == set;
        assert!(puzzles.iter().filter(own).count() >= 20, "{set}");
    }
    let themes = |puzzle: &Puzzle| puzzle.themes(&puzzle.game(&book).unwrap());
    assert!(puzzles.iter().all(|puzzle| !themes(puzzle).is_empty()));
}

fn sample(goal: Goal) -> impl Iterator<Item = &'static Puzzle> {
    Puzzles::embedded().puzzles.iter().filter(move |puzzle| puzzle.goal == goal).step_by(SAMPLE)
}

/// The exhaustive search finds exactly the stated first answers; every other answer certainly fails.
#[test]
fn exactly_the_stated_answers_of_a_puzzle_solve_it() {
    let book = CardBook::embedded().unwrap();
    for puzzle in sample(Goal::Win).chain(sample(Goal::Hold)) {
        let game = puzzle.game(&book).unwrap();
        let mut solver = puzzle.solver(&game);
        let answers = solver.answers(&game);
        assert_eq!(answers.len(), usize::from(puzzle.among), "{}", puzzle.key);
        for action in answers {
            let found = solver.first(&game, action, PLENTY);
            let right = puzzle.answers.contains(&action);
            let as_stated =
                if right { matches!(found, FirstMove::Does { .. }) } else { matches!(found, FirstMove::Fails { .. }) };
            assert!(as_stated, "{}: {action:?} {found:?}", puzzle.key);
        }
        assert_eq!(solver.standing(&game), PuzzleStatus::Open, "{}", puzzle.key);
    }
}

/// Only the action phase counts: a position that was held is solved, although the damage for an empty deck then ends
/// the game (CR 8.6.1).
#[test]
fn a_held_position_is_solved_whatever_the_regroup_phase_brings() {
    let puzzle = Puzzles::embedded().by_key("f60cf51f").unwrap();
    let mut game = puzzle.game(&CardBook::embedded().unwrap()).unwrap();
    game.play(puzzle.answers[0]).unwrap();
    let base = game.state.player(SOLVER).base;
    let attacks = |action: &Action| matches!(action, Action::Attack { target, .. } if *target == base);
    while game.state.phase() == Phase::Action {
        assert_eq!(puzzle.result(&game), None);
        let legal = game.legal_actions();
        let action = legal.iter().copied().find(attacks).unwrap_or(Action::Pass);
        game.play(action).unwrap();
    }
    assert_eq!(game.state.outcome(), Some(Outcome::Won(Seat(1))));
    assert_eq!(puzzle.result(&game), Some(true));
}

/// Following the solution solves a puzzle whatever the other player does; another first answer fails.
#[test]
fn following_the_solution_solves_a_puzzle() {
    let book = CardBook::embedded().unwrap();
    for puzzle in sample(Goal::Win).chain(sample(Goal::Hold)) {
        let mut game = puzzle.game(&book).unwrap();
        let mut solver = puzzle.solver(&game);
        let wrong = solver.answers(&game).into_iter().find(|action| !puzzle.answers.contains(action)).unwrap();
        let mut astray = game.clone();
        astray.play(wrong).unwrap();
        assert!(
            matches!(solver.standing(&astray), PuzzleStatus::Astray | PuzzleStatus::Missed),
            "{}: {wrong:?}",
            puzzle.key
        );
        let mut answers = 0;
        while puzzle.result(&game).is_none() {
            answers += 1;
            assert!(answers < 100, "{} comes to no end", puzzle.key);
            let own = game.question().map(|question| question.player) == Some(SOLVER);
            let action = if own { solver.solution(&game) } else { solver.reply(&game) };
            let action = action.unwrap_or_else(|| panic!("{}: nothing to answer: {:?}", puzzle.key, game.question()));
            game.play(action).unwrap();
        }
        assert_eq!(solver.standing(&game), PuzzleStatus::Solved, "{}", puzzle.key);
    }
}
