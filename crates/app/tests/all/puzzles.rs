//! Puzzles in the window: begun, solved, failed, undone, and the saved progress.

use app::App;
use app::contract::{GameView, PuzzleGoal, PuzzleState, SeatKind};

use crate::desks;

fn desk(folder: &tempfile::TempDir) -> App {
    desks::open(&folder.path().join("cantina.db")).unwrap()
}

/// Lets the other player answer until the person is prompted or the phase is over.
fn others(desk: &App, mut view: GameView) -> GameView {
    while view.phase == "action"
        && view.question.as_ref().is_some_and(|question| view.seats[question.seat as usize].kind != SeatKind::Person)
    {
        view = desk.games().bot_answers(view.id, view.reader, 0).unwrap();
    }
    view
}

fn state(desk: &App, game: u32) -> PuzzleState {
    desk.games().puzzle_of_game(game).unwrap().unwrap().state
}

/// The shortest puzzle of each kind is solved by its own solution. The progress is kept, even after a restart. Puzzle
/// games are not listed among the games.
#[test]
fn a_puzzle_is_solved_by_its_solution_and_progress_is_saved() {
    let folder = tempfile::tempdir().unwrap();
    let mut solved = Vec::new();
    for goal in [PuzzleGoal::Win, PuzzleGoal::Hold] {
        let desk = desk(&folder);
        let line = desk.games().puzzles().unwrap().into_iter().find(|line| line.goal == goal).unwrap();
        assert!(!line.solved && line.own.is_some() && line.other.is_some(), "{line:?}");
        let mut view = others(&desk, desk.games().start_puzzle(&line.key).unwrap());
        assert_eq!(view.puzzle.as_deref(), Some(&*line.key));
        while !matches!(state(&desk, view.id), PuzzleState::Solved | PuzzleState::Missed) {
            let hint = desk.games().hint(view.id, view.step).unwrap().option;
            view = others(&desk, desk.games().answer_game(view.id, view.step, hint, 0).unwrap());
        }
        assert_eq!(state(&desk, view.id), PuzzleState::Solved);
        let after = desk.games().puzzle_of_game(view.id).unwrap().unwrap();
        assert!(after.number == line.number && after.next != line.key, "{after:?}");
        solved.push(line.key);
    }
    let desk = desk(&folder);
    let streak = desk.games().puzzle_streak().unwrap();
    assert_eq!((streak.days, streak.longest, streak.today), (1, 1, true));
    let kept: Vec<String> =
        desk.games().puzzles().unwrap().into_iter().filter(|line| line.solved).map(|line| line.key).collect();
    assert_eq!(kept, solved);
    assert_eq!(desk.games().list_games().unwrap(), []);
}

/// A wrong answer is reported as such; there is no solution from there until it is undone.
#[test]
fn a_wrong_answer_in_a_puzzle_is_reported_until_undone() {
    let folder = tempfile::tempdir().unwrap();
    let desk = desk(&folder);
    let view = others(&desk, desk.games().start_puzzle("d158752b").unwrap());
    assert_eq!(state(&desk, view.id), PuzzleState::Open);
    let right = desk.games().hint(view.id, view.step).unwrap();
    let pass = view.question.as_ref().unwrap().options.iter().find(|option| option.words == "pass").unwrap();
    assert_ne!(pass.index, right.option);
    let wrong = others(&desk, desk.games().answer_game(view.id, view.step, pass.index, 0).unwrap());
    let told = state(&desk, wrong.id);
    assert!(matches!(told, PuzzleState::Astray | PuzzleState::Missed), "{told:?}");
    assert_eq!(desk.games().hint(wrong.id, wrong.step).unwrap_err().code, "puzzle.astray");
    let back = desk.games().undo_answer(wrong.id, false, None).unwrap();
    assert_eq!(state(&desk, back.id), PuzzleState::Open);
    assert_eq!(desk.games().hint(back.id, back.step).unwrap(), right);
    assert_eq!(desk.games().start_puzzle("nothing").unwrap_err().code, "puzzle.unknown");
}

/// Every puzzle in the list has the facts for its picture: both bases with HP left, and the units of the attacker.
#[test]
fn every_puzzle_in_the_list_has_a_picture() {
    let folder = tempfile::tempdir().unwrap();
    let desk = desk(&folder);
    let puzzles = desk.games().puzzles().unwrap();
    assert!(puzzles.len() >= 200, "{}", puzzles.len());
    for line in puzzles {
        let [own, other] = &line.board[..] else { panic!("{line:?}") };
        assert!(own.hp > 0 && other.hp > 0 && other.hand == 0, "{line:?}");
        assert!(own.units.iter().chain(&other.units).all(|unit| unit.hp > 0), "{line:?}");
        assert!(!own.units.is_empty() || !other.units.is_empty(), "{line:?}");
    }
}
