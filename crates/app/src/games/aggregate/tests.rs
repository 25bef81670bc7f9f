use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::channel;
use std::time::Duration;

use super::*;
use crate::contract::{GameDeckRef, NewGame, SeatSetup};
use crate::streams::tests::slow_desk;
use crate::{App, ErrorCode};

/// Returns a game of two people.
fn two_people() -> NewGame {
    let seat = |key: &str| SeatSetup {
        name: String::new(),
        kind: SeatKind::Person,
        think_ms: 0,
        deck: GameDeckRef::Published { key: key.into() },
    };
    NewGame { seats: ["SOR-Luke", "SOR-Vader"].map(seat).into(), best_of: 1, seed: Some("7".into()), edition: None }
}

#[test]
fn a_game_is_shown_and_other_games_are_played_while_a_step_waits_for_the_disk() {
    let (desk, slow, _) = slow_desk();
    let [one, other] = [(); 2].map(|()| desk.games().start_game(&two_people()).unwrap());
    let (begun, has_begun) = channel();
    let (go_on, may_go_on) = channel();
    *slow.gate.lock().unwrap() = Some((begun, may_go_on));
    let (writer, game) = (Arc::clone(&desk), one.id);
    let writer = std::thread::spawn(move || writer.games().answer_game(game, 0, 0, 0).unwrap());
    has_begun.recv_timeout(Duration::from_secs(60)).unwrap();
    // The step of the first game is waiting for the disk.
    assert_eq!(desk.games().open_game(one.id, None, 0).unwrap().steps, 0);
    assert_eq!(desk.games().answer_game(other.id, 0, 0, 0).unwrap().steps, 1);
    go_on.send(()).unwrap();
    assert_eq!(writer.join().unwrap().steps, 1);
    assert_eq!(desk.games().open_game(one.id, None, 0).unwrap().steps, 1);
}

#[test]
fn many_threads_play_one_game_and_each_accepted_step_is_stored_once() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("cantina.db");
    for desk in [App::in_memory().unwrap(), App::open(&path).unwrap()] {
        let game = desk.games().start_game(&two_people()).unwrap().id;
        let accepted = AtomicU64::new(0);
        let refusals = [
            ErrorCode::PlayMovedOn,
            ErrorCode::PlayNothingToUndo,
            ErrorCode::PlayNoOption,
            // The game is over.
            ErrorCode::PlayNotYours,
        ];
        std::thread::scope(|scope| {
            for seed in 0..6 {
                let (desk, accepted, refusals) = (&desk, &accepted, &refusals);
                scope.spawn(move || {
                    let mut rng = rules::Rng::seeded(seed);
                    for _ in 0..30 {
                        let seen = desk.games().open_game(game, None, 0).unwrap();
                        let done = match rng.next_below(8) {
                            0 => desk.games().undo_answer(game, true, None),
                            _ => desk.games().answer_game(game, seen.step, rng.next_below(3), 0),
                        };
                        match done {
                            Ok(_) => drop(accepted.fetch_add(1, Ordering::SeqCst)),
                            Err(error) => assert!(refusals.contains(&error.code), "{error:?}"),
                        }
                    }
                });
            }
        });
        let stored = desk.core.journal().read(StreamId::game(game), 0).unwrap();
        assert_eq!(stored.len() as u64, accepted.load(Ordering::SeqCst));
        // The steps fold to the game that was shown.
        let shown = desk.games().open_game(game, None, 0).unwrap();
        desk.games().tables.games.forget(game);
        assert_eq!(desk.games().open_game(game, None, 0).unwrap(), shown);
    }
}

/// Players decide on the table that they see, so a step that another program took first is shown before the next one.
#[test]
fn a_game_changed_by_another_program_is_a_conflict_and_is_shown_afterwards() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("cantina.db");
    let desk = App::open(&path).unwrap();
    let game = desk.games().start_game(&two_people()).unwrap();
    let other = App::open(&path).unwrap();
    other.games().answer_game(game.id, 0, 0, 0).unwrap();
    assert_eq!(desk.games().concede_game(game.id, 0, None).unwrap_err().code, ErrorCode::StoreConflict);
    let shown = desk.games().open_game(game.id, None, 0).unwrap();
    assert_eq!((shown.steps, shown.outcome), (1, None));
    desk.games().concede_game(game.id, 0, None).unwrap();
}
